"""The components and the set-up: what is on the table before anybody has chosen."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdoms.games.rival_kings.cards import (
    BUILDING,
    CARDS,
    CHARACTERS,
    COLOURS,
    HERBALIST,
    MONEY,
    PASS_ON,
    SETTLE,
    STEALS_FROM,
    SUBJECT,
    VALUES,
    A,
    B,
    C,
    D,
    E,
    F,
    actions,
    colour,
    is_subject,
    rank,
    symbol,
)
from kingdoms.games.rival_kings.moves import Choose
from tests.games.rival_kings.table import GAME, card, cards, character

every_shuffle = settings(max_examples=40, deadline=None, derandomize=True, database=None)
seeds = st.integers(min_value=-(2**70), max_value=2**70)


@pytest.mark.parametrize(
    ("letter", "name", "expected"),
    [
        (A, "lord_protector", (BUILDING,)),
        (A, "queen", (SUBJECT,)),
        (B, "duke", (SETTLE, SUBJECT)),
        (B, "count", (SETTLE, BUILDING)),
        (C, "courtier", (PASS_ON, MONEY)),
        (C, "priest", (PASS_ON, MONEY)),
        (D, "bursar", (MONEY, BUILDING)),
        (D, "knight", (MONEY, SUBJECT)),
        (E, "countess", (SETTLE, MONEY, SUBJECT)),
        (E, "diplomat", (SETTLE, MONEY, BUILDING)),
        (F, "trader_1", (SETTLE, MONEY, SUBJECT, BUILDING)),
        (F, "trader_2", (SETTLE, MONEY, SUBJECT, BUILDING)),
    ],
)
def test_each_character_has_its_rank_and_its_actions(letter: int, name: str, expected: tuple[str, ...]) -> None:
    assert rank(character(name)) == letter
    assert actions(character(name)) == expected


def test_there_are_twelve_characters_two_of_each_rank() -> None:
    assert Counter(rank(number) for number in range(len(CHARACTERS))) == dict.fromkeys(range(6), 2)


def test_the_first_of_a_pair_bears_the_tie_symbol() -> None:
    symbols = ["lord_protector", "duke", "courtier", "bursar", "countess", "trader_1"]
    assert [character(name) % 2 for name in symbols] == [0] * 6


def test_each_rank_steals_from_the_right_one() -> None:
    assert STEALS_FROM == {A: D, B: C, C: F, D: E, E: F}


COLOUR_GROUPS = {
    "yellow": [("gardener", "garden"), ("watchman", "castle_wall"), ("jailer", "prison"), ("court_lady", "pavilion")],
    "red": [("bishop", "cathedral"), ("scholar", "university"), ("troubadour", "tavern"), ("sailor", "harbor")],
    "blue": [("blacksmith", "forge"), ("carpenter", "carpentry"), ("market_woman", "market"), ("innkeeper", "inn")],
    "green": [("vintner", "vineyard"), ("miner", "mine"), ("herbalist", "herb_meadow"), ("farmer", "farm")],
}


@pytest.mark.parametrize("name", COLOURS)
def test_four_symbols_share_a_colour_and_a_subject_shares_its_buildings_symbol(name: str) -> None:
    for subject, building in COLOUR_GROUPS[name]:
        assert is_subject(card(subject))
        assert not is_subject(card(building))
        assert symbol(card(subject)) == symbol(card(building))
        assert COLOURS[colour(card(subject))] == COLOURS[colour(card(building))] == name


def test_known_values_and_our_own_values() -> None:
    subjects = "3 3 3 4  4 3 3 2  2 3 2 2  1 2 3 1"
    buildings = "4 4 3 4  4 4 3 3  3 2 3 2  3 2 2 2"
    assert [entry.value for entry in CARDS] == [int(value) for value in f"{subjects} {buildings}".split()]


def test_only_the_herbalist_had_another_value_under_the_first_rules() -> None:
    changed = [number for number in range(len(CARDS)) if VALUES[1][number] != VALUES[2][number]]
    assert (changed, VALUES[1][HERBALIST]) == ([HERBALIST], 2)


@every_shuffle
@given(seed=seeds)
@pytest.mark.parametrize(("seats", "supply"), [(2, 30), (3, 25), (4, 20)])
def test_money_after_the_set_up_for_every_shuffle(seats: int, supply: int, seed: int) -> None:
    state = GAME.new(seats=seats, seed=seed, options={})
    assert state.supply == supply
    assert state.coins == [5] * seats
    assert state.stacks == state.tops == [2, 2, 2, 2]


@every_shuffle
@given(seed=seeds)
def test_two_piles_of_eight_buildings_and_two_of_eight_subjects(seed: int) -> None:
    piles = GAME.new(seats=4, seed=seed, options={}).piles
    assert [len(pile) for pile in piles] == [8, 8, 8, 8]
    assert not any(is_subject(number) for number in piles[0] + piles[1])
    assert all(is_subject(number) for number in piles[2] + piles[3])
    assert max(Counter(number for pile in piles for number in pile).values()) <= 2


def test_each_card_comes_up_twice_once_or_never_in_different_shuffles() -> None:
    shuffles = [
        Counter(n for pile in GAME.new(seats=2, seed=seed, options={}).piles for n in pile) for seed in range(60)
    ]
    for number in range(len(CARDS)):
        assert {shuffle[number] for shuffle in shuffles} == {0, 1, 2}


def test_a_shuffle_favours_no_card_on_top() -> None:
    tops = Counter(GAME.new(seats=2, seed=seed, options={}).piles[0][-1] for seed in range(640))
    assert len(tops) == 16
    assert min(tops.values()) >= 15
    assert max(tops.values()) <= 75


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_marker_and_no_cards(seats: int) -> None:
    state = GAME.new(seats=seats, seed=1, options={})
    assert state.markers == [1] * seats
    assert state.subjects == state.buildings == [[] for _ in range(seats)]


@every_shuffle
@given(seed=seeds)
@pytest.mark.parametrize(("seats", "aside"), [(2, 6), (3, 3), (4, 0)])
def test_each_seat_has_three_characters_and_the_rest_are_set_aside(seats: int, aside: int, seed: int) -> None:
    state = GAME.new(seats=seats, seed=seed, options={})
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert len(state.aside) == aside
    assert sorted(state.aside + [held for hand in state.hands for held in hand]) == list(range(12))


def test_the_game_begins_with_the_first_seat_choosing_in_round_one_cycle_one() -> None:
    state = GAME.new(seats=3, seed=5, options={})
    assert (state.round, state.cycle, state.seat) == (1, 1, 0)
    assert state.moves() == [Choose(held) for held in state.hands[0]]


def test_money_is_hidden_by_default() -> None:
    assert GAME.options["open_money"] == (False, True)
    assert GAME.new(seats=2, seed=1, options={}).open_money is False
    assert GAME.new(seats=2, seed=1, options={"open_money": True}).open_money is True


def test_the_tables_built_by_these_tests_are_possible() -> None:
    from tests.games.rival_kings.invariants import check
    from tests.games.rival_kings.table import table

    builder = table(3, coins=2).subjects(0, "jailer").buildings(1, "garden", "forge").pile(0, "jailer")
    state = builder.whole_pile(1, "mine").stacks(0, 3, 1, 2).lay()
    check(state)
    assert state.piles[1] == cards("mine")
    assert state.piles[0][-1] == card("jailer")
