"""Conflicts: who gets markers from whom, and who goes first among equals."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdoms.games.rival_kings.cards import CHARACTERS, STEALS_FROM, rank
from kingdoms.games.rival_kings.events import Attacked, Clashed
from kingdoms.games.rival_kings.moves import NEUTRAL, Buy, PassOn, Settle, Skip, Steal, Take
from kingdoms.games.rival_kings.rules.conflicts import attackers
from kingdoms.games.rival_kings.rules.turns import acting_order
from tests.games.helpers.playing import offered, play, told
from tests.games.rival_kings.table import harmless, leave, table, turn_order

KEYS = [character.key for character in CHARACTERS]


def markers_by_the_book(chosen: list[int], neutral: int | None = None) -> list[int]:
    """The markers that each seat must get, worked out seat by seat from the rulebook."""
    ranks = [rank(number) for number in chosen]
    received = []
    for mine in ranks:
        equals = ranks.count(mine) - 1
        attacks = sum(STEALS_FROM.get(other) == mine and ranks.count(other) == 1 for other in ranks)
        from_neutral = neutral is not None and mine in (rank(neutral), STEALS_FROM.get(rank(neutral)))
        received.append(equals + attacks + from_neutral)
    return received


@pytest.mark.parametrize("first", range(12))
def test_any_two_characters(first: int) -> None:
    for second in range(12):
        if second != first:
            state = table(2).choose(KEYS[first], KEYS[second])
            assert state.markers == markers_by_the_book([first, second])


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(chosen=st.permutations(range(12)), seats=st.sampled_from((3, 4)))
def test_any_characters_with_three_and_four_players(chosen: list[int], seats: int) -> None:
    chosen = chosen[:seats]
    state = table(seats).choose(*(KEYS[number] for number in chosen))
    assert state.markers == markers_by_the_book(chosen)


def test_any_neutral_character_with_two_players() -> None:
    for first, second, neutral in permutations(range(12), 3):
        if first < second:
            state = table(2).neutrals(KEYS[neutral]).choose(KEYS[first], KEYS[second])
            assert state.markers == markers_by_the_book([first, second], neutral)


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("queen", "knight"),
        ("duke", "priest"),
        ("courtier", "trader_2"),
        ("bursar", "diplomat"),
        ("countess", "trader_1"),
    ],
)
def test_the_lower_rank_gets_a_marker_and_the_higher_none(higher: str, lower: str) -> None:
    state, events = table(2).reveal(lower, higher)
    assert state.markers == [1, 0]
    assert told(events, Attacked) == [Attacked(1, 0)]
    assert not told(events, Clashed)


@pytest.mark.parametrize("names", [("queen", "duke", "diplomat"), ("lord_protector", "count", "trader_1")])
def test_without_conflicts_nobody_gets_a_marker_and_the_highest_rank_begins(names: tuple[str, ...]) -> None:
    state, events = table(3).reveal(*names)
    assert state.markers == [0, 0, 0]
    assert not told(events, Clashed)
    assert not told(events, Attacked)
    assert turn_order(events)[0] == 0


def test_equal_ranks_both_get_a_marker() -> None:
    state, events = table(3).reveal("duke", "queen", "count")
    assert state.markers == [1, 0, 1]
    assert [{event.first, event.second} for event in told(events, Clashed)] == [{0, 2}]


def test_two_traders_get_a_marker_each_and_have_one_of_four_actions_each() -> None:
    state = (
        table(2, coins=4)
        .pile(0, "inn")
        .pile(1, "mine")
        .pile(2, "farmer")
        .pile(3, "miner")
        .choose("trader_1", "trader_2")
    )
    assert state.markers == [1, 1]
    buys = [Buy(pile, False) for pile in range(4)]
    all_four = {Settle(), *(Take(stack) for stack in range(4)), *buys, Skip()}
    for seat in (0, 1):
        assert state.seat == seat
        assert set(state.moves()) == all_four
        play(state, Settle())
    assert state.markers == [0, 0]
    assert not state.revealed


def test_equal_ranks_cannot_steal() -> None:
    state = table(3).choose("bursar", "knight", "diplomat")
    assert state.markers == [1, 1, 0]
    for _turn in range(2):
        assert state.seat in (0, 1)
        assert not offered(state, Steal)
        play(state, Skip())
    assert len(offered(state, Take)) == 4
    assert state.seat == 2


def test_courtier_priest_and_trader() -> None:
    state = table(3).choose("courtier", "priest", "trader_1")
    assert state.markers == [1, 1, 0]
    while state.seat != 2:
        assert not offered(state, Steal)
        play(state, Skip())


def test_two_traders_against_courtier_and_countess() -> None:
    state, events = table(4).reveal("trader_1", "trader_2", "courtier", "countess")
    assert state.markers == [3, 3, 0, 0]
    assert len(told(events, Attacked)) == 4


def test_a_pair_attacked_by_a_higher_rank_gets_two_markers_each() -> None:
    state = table(3).choose("countess", "knight", "diplomat")
    assert state.markers == [2, 0, 2]


def test_equal_ranks_come_first_and_victims_follow_in_rank_order_with_the_tie_symbol_first() -> None:
    _state, events = table(4).reveal("trader_2", "trader_1", "countess", "knight")
    conflicts = [event for event in events if type(event) in (Clashed, Attacked)]
    assert type(conflicts[0]) is Clashed
    assert {conflicts[0].first, conflicts[0].second} == {0, 1}
    assert conflicts[1:] == [Attacked(3, 2), Attacked(2, 1), Attacked(2, 0)]


def test_a_locked_pair_attacks_nobody_but_is_attacked() -> None:
    state = table(4).choose("queen", "bursar", "knight", "countess")
    assert state.markers == [0, 2, 2, 0]


def test_an_attacked_rank_still_attacks() -> None:
    state = table(3).choose("queen", "knight", "diplomat")
    assert state.markers == [0, 1, 1]


def test_two_pairs_clash_in_the_same_cycle() -> None:
    state, events = table(4).reveal("trader_2", "duke", "count", "trader_1")
    assert state.markers == [1, 1, 1, 1]
    assert [{event.first, event.second} for event in told(events, Clashed)] == [{1, 2}, {0, 3}]
    assert state.locked == 0b1111


def test_markers_never_run_out() -> None:
    state = table(2, markers=30).choose("trader_1", "trader_2")
    assert state.markers == [31, 31]


def test_a_neutral_character_of_equal_rank_gives_a_marker() -> None:
    state, events = table(2).neutrals("count").reveal("duke", "diplomat")
    assert state.markers == [1, 0]
    assert told(events, Clashed) == []


def test_a_neutral_character_that_attacks_gives_a_marker() -> None:
    state, events = table(2).neutrals("knight").reveal("duke", "diplomat")
    assert state.markers == [0, 1]
    assert told(events, Attacked) == [Attacked(NEUTRAL, 1)]


def test_the_neutral_character_locks_nobody() -> None:
    state = table(2).neutrals("bursar").choose("knight", "diplomat")
    assert state.markers == [1, 2]
    assert state.locked == 0
    assert {move.victim for move in offered(state, Steal)} == {1}
    play(state, Skip(), Take(0))
    assert state.seat == 1
    assert state.coins == [2, 0]


def test_the_neutral_character_is_never_locked_attacked_or_stolen_from() -> None:
    state, events = table(2).neutrals("trader_2").reveal("courtier", "countess")
    assert state.markers == [0, 0]
    assert not told(events, Attacked)
    assert not offered(state, Steal)
    events = leave(state)
    assert len(turn_order(events)) == 1


def test_players_with_e_and_f_and_a_neutral_e() -> None:
    state, events = table(2).neutrals("diplomat").reveal("countess", "trader_1")
    assert state.markers == [1, 2]
    assert state.locked == 0
    assert {(move.victim, move.action) for move in offered(state, Steal)} == {(1, 0), (1, 1), (1, 2), (1, 3)}
    assert told(events, Attacked)[0] == Attacked(0, 1)
    play(state, Steal(1, 2))
    assert set(state.moves()) == {Settle(), Skip()}
    play(state, Settle())
    assert set(state.moves()) == {*(Take(stack) for stack in range(4)), Skip()}


def test_markers_from_the_neutral_character_come_last() -> None:
    _state, events = table(2).neutrals("courtier").reveal("countess", "trader_1")
    assert told(events, Attacked) == [Attacked(0, 1), Attacked(NEUTRAL, 1)]


def test_the_neutral_character_attacks_both_players_of_a_pair() -> None:
    state = table(2).neutrals("courtier").choose("trader_1", "trader_2")
    assert state.markers == [2, 2]


def test_there_is_no_neutral_character_with_three_or_four_players() -> None:
    for seats in (3, 4):
        assert table(seats).choose(*["queen", "duke", "knight", "diplomat"][:seats]).neutral == NEUTRAL


def test_a_harmless_neutral_character_exists_for_any_two_characters() -> None:
    for first, second in permutations(range(12), 2):
        assert set(harmless([first, second])) - {first, second}


def test_in_a_pair_the_seat_with_fewer_markers_goes_first() -> None:
    state, events = table(2).markers(0, 1).reveal("trader_1", "trader_2")
    assert turn_order(events + leave(state)) == [1, 0]


def test_in_a_pair_with_equal_markers_the_tie_symbol_goes_first() -> None:
    for names, order in ((("duke", "count"), [0, 1]), (("count", "duke"), [1, 0])):
        state, events = table(2, markers=1).reveal(*names)
        assert turn_order(events + leave(state)) == order


def test_the_order_in_a_pair_includes_the_markers_of_this_cycle() -> None:
    state, events = table(2).markers(0, 1).neutrals("diplomat").reveal("trader_2", "trader_1")
    assert state.markers == [3, 2]
    assert turn_order(events + leave(state)) == [1, 0]


def test_the_order_in_a_pair_is_decided_only_when_its_rank_comes_up() -> None:
    courtier, first, second = range(3)
    state = table(3).markers(courtier, 1).choose("courtier", "trader_1", "trader_2")
    play(state, Skip(), Skip())
    events = play(state, PassOn(first))
    events += leave(state)
    assert turn_order(events) == [second, first]


def test_a_pair_in_the_middle_keeps_its_place_among_the_ranks() -> None:
    state, events = table(4).markers(1, 2).reveal("trader_1", "duke", "queen", "count")
    assert turn_order(events + leave(state)) == [2, 3, 1, 0]


def test_equal_ranks_attack_nobody_even_before_their_conflict() -> None:
    # The Gardener decides whether to exchange the Lord Protector, so no conflict has happened yet.
    state = table(4).subjects(1, "gardener").choose("count", "lord_protector", "priest", "duke")
    assert state.asked == "gardener"
    assert attackers(state, 2) == []
    state = table(3).subjects(1, "gardener").choose("count", "lord_protector", "priest")
    assert attackers(state, 2) == [0]


def test_the_acting_order_is_by_rank_then_markers_then_tie_symbol() -> None:
    state, events = table(4).markers(0, 2).markers(1, 1).reveal("lord_protector", "queen", "knight", "bursar")
    assert acting_order(state) == turn_order([*events, *leave(state.copy())]) == [1, 0, 3, 2]
