"""The state as data: views hide what must be hidden, and determinizations agree with them."""

import random
from collections import Counter
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.games import GAMES
from kingdoms.games.rival_kings.cards import COINS, VINTNER, is_subject
from kingdoms.games.rival_kings.moves import Choose, Look, Pick, Use
from kingdoms.games.rival_kings.state import HIDDEN, NONE
from tests.games.rival_kings.table import cards, play, table

GAME = GAMES["rival_kings"]


def positions(seats: int, every: int = 9, *, open_money: bool = False) -> list[Any]:
    """Positions from all parts of some random games."""
    found = []
    for seed in range(6):
        rng = random.Random(seed)
        state: Any = GAME.new(seats=seats, seed=seed, options={"open_money": open_money})
        for number in range(400):
            if state.seat is None:
                break
            if number % every == seed % every:
                found.append(state.copy())
            state.apply(rng.choice(state.moves()))
        found.append(state)
    return found


every_table = pytest.mark.parametrize("seats", [2, 3, 4])


# Views


def test_a_view_hides_the_rivals_hands_and_choices_until_the_reveal() -> None:
    state: Any = GAME.new(seats=3, seed=5, options={})
    state.play(state.moves()[0])
    own, other = state.view(0), state.view(1)
    assert own.hands[0] == state.hands[0]
    assert own.chosen == [state.chosen[0], NONE, NONE]
    assert own.hands[1:] == [[HIDDEN] * 3] * 2
    assert other.hands[0] == [HIDDEN] * 2
    assert other.chosen == [HIDDEN, NONE, NONE]
    state.play(state.moves()[0])
    state.play(state.moves()[0])
    assert all(state.view(seat).chosen == state.chosen for seat in (0, 1, 2, None))


@pytest.mark.parametrize(("seats", "aside"), [(2, 6), (3, 3), (4, 0)])
def test_a_view_hides_the_characters_set_aside(seats: int, aside: int) -> None:
    state: Any = GAME.new(seats=seats, seed=5, options={})
    assert state.view(0).aside == [HIDDEN] * aside


def test_a_view_shows_only_the_top_of_a_pile() -> None:
    state: Any = GAME.new(seats=4, seed=5, options={})
    for viewer in (*range(4), None):
        assert state.view(viewer).piles == [[HIDDEN] * 7 + pile[-1:] for pile in state.piles]


def test_only_a_seat_that_has_looked_through_a_pile_sees_it_from_then_on() -> None:
    state = table(2).coins(0, 9).subjects(0, "vintner").pile(2, "sailor", "farmer", "scholar").choose("knight", "duke")
    while state.seat != 0:
        state.play(state.moves()[-1])
    play(state, Use(VINTNER), Look(2), Pick(cards("farmer")[0]))
    assert state.piles[2][-2:] == cards("sailor", "scholar")
    assert state.view(0).piles[2] == state.piles[2]
    for viewer in (1, None):
        assert state.view(viewer).piles[2] == [HIDDEN] * (len(state.piles[2]) - 1) + cards("scholar")


def test_piles_with_one_card_or_none_hide_nothing() -> None:
    state = table(2).whole_pile(0, "garden").lay()
    assert state.view(1).piles[0] == cards("garden")
    state.piles[0].clear()
    assert state.view(1).piles[0] == []


def test_stacks_are_hidden_unless_they_are_empty_or_money_is_open() -> None:
    hidden = table(2).stacks(5, 0, 1, 2).lay().view(0)
    assert (hidden.stacks, hidden.tops) == ([HIDDEN, 0, HIDDEN, HIDDEN], [1, 0, 1, 2])
    assert table(2, open_money=True).stacks(5, 0, 1, 2).lay().view(0).stacks == [5, 0, 1, 2]


def test_a_view_has_no_random_seed_and_only_the_viewers_own_moves() -> None:
    state = GAME.new(seats=2, seed=5, options={})
    assert state.view(0).chance == 0
    assert state.view(0).moves() == state.moves()
    assert state.view(1).moves() == state.view(None).moves() == []


def test_a_seat_has_secrets_as_long_as_it_holds_characters() -> None:
    state = GAME.new(seats=2, seed=5, options={})
    assert state.has_secrets(0)
    ended = positions(2)[-1]
    assert ended.seat is None
    assert not ended.has_secrets(0)


# Determinizations


@every_table
def test_a_determinization_depends_only_on_the_view(seats: int) -> None:
    for state in positions(seats):
        for viewer in range(seats):
            elsewhere = state.determinize(viewer, random.Random(8))
            one = state.determinize(viewer, random.Random(9)).to_json()
            assert elsewhere.determinize(viewer, random.Random(9)).to_json() == one


def test_everything_hidden_is_redrawn() -> None:
    state: Any = GAME.new(seats=3, seed=5, options={})
    play(state, Choose(state.hands[0][0]), Choose(state.hands[1][0]))
    rng = random.Random(2)
    drawn = [state.determinize(2, rng) for _ in range(60)]
    assert len({tuple(each.hands[0]) for each in drawn}) > 20
    assert len({each.chosen[1] for each in drawn}) > 5
    assert len({tuple(each.aside) for each in drawn}) > 40
    assert len({tuple(each.piles[0]) for each in drawn}) == 60
    assert all(each.hands[2] == state.hands[2] for each in drawn)


def test_the_known_total_of_the_stacks_is_split_so_that_each_has_at_least_its_top() -> None:
    state = table(2, coins=5).stacks(9, 0, 1, 6).lay()
    rng, splits = random.Random(4), set()
    for _ in range(80):
        drawn = state.view(0).determinize(0, rng)
        splits.add(tuple(drawn.stacks))
        assert sum(drawn.stacks) == 16 == COINS - drawn.supply - 10
        assert drawn.stacks[1] == 0
        assert all(total >= top for total, top in zip(drawn.stacks, state.tops, strict=True))
    assert len(splits) > 20


def test_cards_already_seen_are_not_drawn_again() -> None:
    state = table(2).subjects(0, "miner").subjects(1, "miner").buildings(1, "inn", "inn").lay()
    rng = random.Random(6)
    for _ in range(40):
        drawn = state.view(0).determinize(0, rng)
        counted = Counter(card for pile in drawn.piles for card in pile)
        assert not counted[cards("miner")[0]]
        assert not counted[cards("inn")[0]]
        assert not any(map(is_subject, drawn.piles[0] + drawn.piles[1]))


def test_a_rival_who_is_asked_what_to_pick_has_something_to_pick() -> None:
    state = table(2).coins(0, 1).subjects(0, "vintner").whole_pile(2, "farmer", "bishop").choose("knight", "duke")
    while state.seat != 0:
        state.play(state.moves()[-1])
    play(state, Use(VINTNER), Look(2))
    assert state.seat == 0
    rng = random.Random(1)
    for _ in range(20):
        drawn = state.view(1).determinize(1, rng)
        assert drawn.piles[2][0] in cards("farmer", "vintner")
        assert len(drawn.moves()) == 2


# JSON


def test_a_view_is_not_a_saved_game() -> None:
    with pytest.raises(BadSave):
        GAME.from_json(GAME.new(seats=3, seed=5, options={}).view(0).to_json())


def test_a_loaded_game_continues_with_the_same_deals() -> None:
    state = GAME.new(seats=2, seed=3, options={})
    back = GAME.from_json(state.to_json())
    for game in (state, back):
        rng = random.Random(1)
        for _ in range(60):
            game.apply(rng.choice(game.moves()))
    assert back.to_json() == state.to_json()


def first_turn() -> dict[str, Any]:
    """A Knight who may steal from a Diplomat, with the Farmer as the victim's active subject."""
    builder = table(3, coins=3, markers=1).subjects(1, "farmer").hand(0, "queen")
    data: dict[str, Any] = builder.choose("knight", "diplomat", "trader_2").to_json()
    assert data["agenda"][-1] == ["theft", 0, 1]
    return data


def changed(**parts: Any) -> dict[str, Any]:
    return {**first_turn(), **parts}


def test_the_position_damaged_below_is_sound() -> None:
    assert GAME.from_json(first_turn()).seat == 0


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": 5},
        {"seats": 2},
        {"seats": True},
        {"seats": "3"},
        {"seat": 1},
        {"seat": False},
        {"seat": None},
        {"chance": -1},
        {"chance": 1 << 64},
        {"chance": 1.0},
        {"open_money": 0},
        {"revealed": 1},
        {"round": 0},
        {"round": 10**30},
        {"cycle": 3},
        {"coins": [3, 3]},
        {"coins": [3, 9, -3]},
        {"coins": [3, 3, True]},
        {"coins": [3, 3, 3.0]},
        {"coins": [3, 3, float("nan")]},
        {"markers": [1, 1, -1]},
        {"markers": {"0": 1}},
        {"tops": [3, 2, 2, 2]},
        {"subjects": [[16], [15], []]},
        {"looked": [8, 0, 0, 0]},
        {"chosen": [7, 9, 12]},
        {"used": 8},
        {"covered": [[NONE] * 4] * 2},
        {"agenda": []},
        {"agenda": "rank"},
        {"agenda": [["rank", 4]]},
        {"agenda": [["rank", 4], ["theft", 0, 3]]},
        {"agenda": [["rank", 4], ["theft", 0, True]]},
        {"agenda": [["rank", 4], ["theft", 1, 0]]},
        {"agenda": [["rank", 4], ["theft", 0]]},
        {"agenda": [["rank", 4], ["action", 0, 2]]},
        {"agenda": [["rank", 4], ["turn_end", 0]]},
        {"agenda": [["rank", 4], ["theft", 0, 1], ["carry_out", 1, "money", True]]},
        {"agenda": [["rank", 4], ["theft", 0, 1], ["carry_out", 0, "steal", True]]},
        {"agenda": [["rank", 4], ["theft", 0, 1], ["pick", 0, "subject", 0]]},
        {"agenda": [["rank", 4], ["theft", 0, 1], ["receive", 0, "subject", 9]]},
        {"agenda": [["rank", 0], ["neutral"], ["attacked", 1]]},
        {"agenda": [["rank", 0], ["attacked", 1]]},
        {"agenda": [["juggle", 0]]},
        {"agenda": [[]]},
        {"agenda": [[["rank"], 4]]},
        {"more": 1},
    ],
    ids=str,
)
def test_damaged_data_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(BadSave, match=r"^The saved Rival Kings game is damaged and can't be read\.$"):
        GAME.from_json(changed(**damage))
