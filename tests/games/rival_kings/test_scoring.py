"""The score sheet: the rulebook's example, the order of the categories, the best colour pairs, and the tie-break."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdoms.games import GAMES
from kingdoms.games.rival_kings import scoring
from kingdoms.games.rival_kings.cards import CARDS, COPIES, RULES_VERSION, VALUES, colour
from tests.games.rival_kings.table import cards

PARTS = ["perfect_pairs", "colour_pairs", "singles", "coins", "markers"]


def parts(subjects: list[int], buildings: list[int], coins: int = 0, markers: int = 0) -> list[int]:
    score = scoring.score(subjects, buildings, coins, markers)
    assert list(score.parts) == PARTS
    assert score.total == sum(score.parts.values())
    return list(score.parts.values())


def test_the_rulebook_example_scores_eleven() -> None:
    subjects = cards("vintner", "gardener", "innkeeper", "sailor")
    buildings = cards("vineyard", "garden", "forge", "prison")
    assert parts(subjects, buildings, coins=4, markers=3) == [4 + 7, 3, 1 + 1, 1, -6]
    assert scoring.score(subjects, buildings, 4, 3).total == 11


def test_having_nothing_scores_nothing() -> None:
    assert parts([], []) == [0, 0, 0, 0, 0]


def test_a_total_can_be_negative() -> None:
    assert scoring.score([], [], 2, 4).total == -8


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (48, 16)])
def test_every_three_coins_score_a_point(coins: int, points: int) -> None:
    assert parts([], [], coins=coins)[3] == points


def test_a_perfect_pair_scores_both_cards() -> None:
    assert parts(cards("jailer"), cards("prison")) == [6, 0, 0, 0, 0]


def test_two_subjects_make_two_perfect_pairs_only_with_two_buildings() -> None:
    assert parts(cards("miner", "miner"), cards("mine", "mine")) == [8, 0, 0, 0, 0]
    assert parts(cards("miner", "miner"), cards("mine")) == [4, 0, 1, 0, 0]


def test_the_order_of_a_row_does_not_matter() -> None:
    subjects, buildings = cards("farmer", "miner", "vintner"), cards("inn", "mine", "vineyard")
    assert parts(subjects, buildings) == parts(subjects[::-1], buildings[::-1]) == [8, 0, 2, 0, 0]


def test_a_colour_pair_scores_its_dearer_card() -> None:
    assert parts(cards("vintner"), cards("mine")) == [0, 2, 0, 0, 0]
    assert parts(cards("court_lady"), cards("prison")) == [0, 4, 0, 0, 0]


def test_two_cards_of_the_same_kind_do_not_make_a_colour_pair() -> None:
    assert parts(cards("jailer", "gardener"), []) == [0, 0, 2, 0, 0]


def test_perfect_pairs_are_scored_before_colour_pairs() -> None:
    """Farmer and Farm score 3 and leave a colour pair worth 3; two colour pairs would score only 3 + 2."""
    assert parts(cards("farmer", "miner"), cards("farm", "vineyard")) == [3, 3, 0, 0, 0]


def test_colour_pairs_are_matched_for_the_highest_total() -> None:
    """Each dear card takes a cheap partner: 4 + 4, not 4 for the two dear cards and 3 for the two cheap ones."""
    assert parts(cards("court_lady", "watchman"), cards("garden", "prison")) == [0, 8, 0, 0, 0]


def test_the_cheapest_surplus_cards_of_a_colour_stay_single() -> None:
    assert parts(cards("farmer", "herbalist", "vintner"), cards("mine")) == [0, 3, 2, 0, 0]
    assert parts(cards("scholar"), cards("tavern", "cathedral", "harbor")) == [0, 4, 2, 0, 0]


rows = st.lists(st.sampled_from([number for number in range(len(CARDS)) for _ in range(COPIES)]), max_size=9)


def best_matching(subjects: list[int], buildings: list[int]) -> int:
    """The highest total of colour pairs and singles, found by trying every assignment."""
    wide, narrow = (subjects, buildings) if len(subjects) >= len(buildings) else (buildings, subjects)
    best, values = 0, VALUES[RULES_VERSION]
    for order in permutations(wide, len(narrow)):
        pairs = [max(values[a], values[b]) for a, b in zip(order, narrow, strict=True) if colour(a) == colour(b)]
        best = max(best, sum(pairs) + len(wide) + len(narrow) - 2 * len(pairs))
    return best


@settings(deadline=None, derandomize=True, database=None)
@given(rows)
def test_no_other_matching_scores_more(row: list[int]) -> None:
    subjects = [card for card in row if card < 16]
    buildings = [card for card in row if card >= 16 and card - 16 not in subjects]
    _perfect, coloured, singles, _coins, _markers = parts(subjects, buildings)
    assert coloured + singles == best_matching(subjects, buildings)


# Scores during a game, and winners


def ended(coins: list[int], markers: list[int]) -> Any:
    state: Any = GAMES["rival_kings"].new(seats=len(coins), seed=1, options={})
    state.seat, state.agenda, state.coins, state.markers = None, [], coins, markers
    return state


def test_scores_are_available_before_the_end_too() -> None:
    state = GAMES["rival_kings"].new(seats=3, seed=1, options={})
    assert [score.total for score in state.scores()] == [5 // 3 - 2] * 3
    assert state.winners() == []


def test_the_most_points_win() -> None:
    assert ended([0, 9, 3], [0, 0, 0]).winners() == [1]


def test_ties_are_broken_by_fewer_markers() -> None:
    assert ended([6, 12], [0, 1]).winners() == [0]


def test_ties_in_points_and_markers_are_broken_by_more_coins() -> None:
    assert ended([6, 8, 7], [1, 1, 1]).winners() == [1]


def test_complete_ties_share_the_victory() -> None:
    assert ended([6, 3, 6, 6], [0, 0, 0, 1]).winners() == [0, 2]
