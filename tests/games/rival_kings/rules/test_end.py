"""The end of the game and the score sheet."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdoms.games.rival_kings.cards import CARDS, COPIES, RULES_VERSION, SYMBOLS, VALUES, colour, is_subject
from kingdoms.games.rival_kings.events import Bought, Dealt, GameEnded, PileEnded, Refilled, TurnBegan, TurnedUp
from kingdoms.games.rival_kings.moves import Buy, Settle, Skip, Take
from tests.games.rival_kings.table import CARD_NUMBERS, Table, cards, leave, leave_until, offered, play, table, told


def last_building() -> Table:
    """Three seats; the first pile has one building left, which the first seat can afford."""
    return table(3).coins(0, 4).whole_pile(0, "garden")


def parts(state: Any, seat: int) -> list[int]:
    """A seat's perfect pairs, colour pairs, singles, coins and markers, as points."""
    return list(state.scores()[seat].parts.values())


# The end


def test_the_game_ends_after_the_cycle_in_which_a_pile_runs_out() -> None:
    state = last_building().choose("lord_protector", "trader_1", "duke")
    events = play(state, Buy(0, False))
    assert told(events, Bought)
    assert told(events, PileEnded) == [PileEnded(0)]
    assert not told(events, TurnedUp)
    assert not told(events, GameEnded)
    assert state.seat is not None
    events = leave(state)
    assert events[-1] == GameEnded()
    assert state.seat is None
    assert state.moves() == []


def test_all_remaining_turns_are_played() -> None:
    builder = last_building().coins(1, 9).coins(2, 9).markers(2, 1).pile(2, "gardener")
    state = builder.choose("lord_protector", "trader_1", "duke")
    events = play(state, Buy(0, False))
    assert state.seat == 2
    events += play(state, Settle(), Buy(2, False))
    assert state.seat == 1
    assert len(offered(state, Take)) == 4
    events += leave(state)
    assert [event.seat for event in told(events, TurnBegan)] == [2, 1]


def test_the_first_cycle_of_a_round_can_be_the_last() -> None:
    state = last_building().choose("lord_protector", "trader_1", "duke")
    assert state.cycle == 1
    events = play(state, Buy(0, False)) + leave(state)
    assert state.seat is None
    assert not told(events, Dealt)
    assert (state.round, state.cycle) == (1, 1)


def test_the_last_turn_of_a_cycle_may_end_the_game() -> None:
    state = table(3).coins(0, 4).whole_pile(0, "garden").choose("count", "queen", "lord_protector")
    leave_until(state, 0)
    events = play(state, Buy(0, False))
    assert events[-1] == GameEnded()
    assert state.seat is None


def test_nothing_can_be_bought_from_an_empty_pile() -> None:
    state = last_building().coins(2, 9).choose("lord_protector", "trader_1", "count")
    play(state, Buy(0, False))
    assert state.seat == 2
    assert {move.pile for move in offered(state, Buy)} == {1}


def test_money_in_front_of_an_empty_pile_can_still_be_taken() -> None:
    state = last_building().choose("lord_protector", "trader_1", "duke")
    play(state, Buy(0, False))
    assert state.seat == 1
    assert Take(0) in state.moves()
    play(state, Take(0))
    assert state.coins[1] == 6


def test_stacks_of_empty_piles_are_refilled_too() -> None:
    builder = table(3).coins(0, 4).whole_pile(0, "garden").stacks(0, 0, 0, 0)
    state = builder.choose("lord_protector", "bursar", "countess")
    play(state, Skip(), Buy(0, False))
    play(state, Skip(), Take(0), Skip())
    assert state.seat == 2
    assert state.stacks == [0, 0, 0, 0]
    assert told(play(state, Skip(), Take(0)), Refilled) == [Refilled((2, 2, 2, 2))]


def test_several_piles_may_run_out() -> None:
    builder = table(3).coins(0, 9).whole_pile(0, "garden").whole_pile(1, "mine").whole_pile(2, "watchman")
    state = builder.choose("trader_1", "duke", "count")
    leave_until(state, 0)
    events = play(state, Skip(), Buy(2, False), Buy(1, False))
    assert told(events, PileEnded) == [PileEnded(2), PileEnded(1)]
    assert state.seat is None


def test_the_game_goes_on_while_every_pile_has_a_card() -> None:
    state = table(3).coins(0, 4).whole_pile(0, "mine", "garden").choose("lord_protector", "trader_1", "duke")
    assert not told(play(state, Buy(0, False)), PileEnded)
    leave(state)
    assert state.seat == 0


# The score sheet


def test_the_rulebook_example() -> None:
    builder = table(3).subjects(0, "vintner", "gardener", "innkeeper", "sailor").coins(0, 4).markers(0, 3)
    state = builder.buildings(0, "vineyard", "garden", "forge", "prison").lay()
    assert parts(state, 0) == [11, 3, 2, 1, -6]
    assert state.scores()[0].total == 11


def test_the_parts_of_the_sheet_add_up() -> None:
    state = table(3, coins=7, markers=2).subjects(0, "vintner").buildings(0, "inn").lay()
    for score in state.scores():
        assert sum(score.parts.values()) == score.total
        assert len(score.parts) == 5


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_every_three_coins_score_one_point(coins: int, points: int) -> None:
    assert parts(table(3).coins(0, coins).lay(), 0) == [0, 0, 0, points, 0]


def test_each_marker_costs_two_points_and_totals_may_be_negative() -> None:
    state = table(3).markers(0, 4).lay()
    assert parts(state, 0) == [0, 0, 0, 0, -8]
    assert state.scores()[0].total == -8


def test_a_perfect_pair_scores_both_values() -> None:
    assert parts(table(3).subjects(0, "bishop").buildings(0, "cathedral").lay(), 0) == [8, 0, 0, 0, 0]


def test_a_colour_pair_scores_the_higher_value() -> None:
    assert parts(table(3).subjects(0, "farmer").buildings(0, "vineyard").lay(), 0) == [0, 3, 0, 0, 0]
    assert parts(table(3).subjects(0, "court_lady").buildings(0, "prison").lay(), 0) == [0, 4, 0, 0, 0]


def test_a_colour_pair_is_one_subject_and_one_building() -> None:
    assert parts(table(3).subjects(0, "farmer", "miner").lay(), 0) == [0, 0, 2, 0, 0]
    assert parts(table(3).subjects(0, "farmer").buildings(0, "garden").lay(), 0) == [0, 0, 2, 0, 0]


def test_single_cards_score_one_each() -> None:
    assert parts(table(3).subjects(0, "farmer", "bishop").buildings(0, "garden").lay(), 0) == [0, 0, 3, 0, 0]


def test_colour_pairs_are_matched_for_the_highest_total() -> None:
    state = table(3).subjects(0, "court_lady", "jailer").buildings(0, "garden", "castle_wall").lay()
    assert parts(state, 0)[1] == 8
    state = table(3).subjects(0, "court_lady", "watchman").buildings(0, "prison", "castle_wall", "garden").lay()
    assert parts(state, 0) == [7, 4, 1, 0, 0]
    state = table(3).subjects(0, "bishop", "sailor").buildings(0, "university", "tavern").lay()
    assert parts(state, 0) == [0, 8, 0, 0, 0]


def test_perfect_pairs_come_before_colour_pairs() -> None:
    state = table(3).subjects(0, "farmer", "vintner").buildings(0, "farm").lay()
    assert parts(state, 0) == [3, 0, 1, 0, 0]


def test_two_subjects_make_two_perfect_pairs_only_with_two_buildings() -> None:
    state = table(3).subjects(0, "miner", "miner").buildings(0, "mine", "mine").lay()
    assert parts(state, 0) == [8, 0, 0, 0, 0]
    state = table(3).subjects(0, "miner", "miner").buildings(0, "mine", "farm").lay()
    assert parts(state, 0) == [4, 2, 0, 0, 0]


def points_by_trying_all(row: list[int]) -> list[int]:
    """The points for perfect pairs, colour pairs and singles of some cards, found by trying every matching."""
    subjects = sorted(number for number in row if is_subject(number))
    buildings = sorted(number for number in row if not is_subject(number))
    perfect = 0
    for number in list(subjects):
        if number + SYMBOLS in buildings:
            subjects.remove(number)
            buildings.remove(number + SYMBOLS)
            perfect += VALUES[RULES_VERSION][number] + VALUES[RULES_VERSION][number + SYMBOLS]
    colour_points, pairs = 0, 0
    for tint in range(4):
        few, many = sorted(([n for n in kind if colour(n) == tint] for kind in (subjects, buildings)), key=len)
        pairs += len(few)
        colour_points += max(
            sum(max(VALUES[RULES_VERSION][a], VALUES[RULES_VERSION][b]) for a, b in zip(few, order, strict=True))
            for order in permutations(many, len(few))
        )
    return [perfect, colour_points, len(subjects) + len(buildings) - 2 * pairs]


rows = st.lists(st.sampled_from(sorted(CARD_NUMBERS)), max_size=14).filter(
    lambda names: (
        all(names.count(name) <= COPIES for name in names)
        and all(sum(colour(n) == tint for n in cards(*names)) <= 7 for tint in range(4))
    )
)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(names=rows)
def test_any_row_scores_what_trying_every_matching_finds(names: list[str]) -> None:
    state = table(3).lay()
    state.subjects[0] = [number for number in cards(*names) if is_subject(number)]
    state.buildings[0] = [number for number in cards(*names) if not is_subject(number)]
    assert parts(state, 0)[:3] == points_by_trying_all(cards(*names))


def test_every_card_on_its_own_is_a_single() -> None:
    for name in CARD_NUMBERS:
        builder = table(3)
        lay = builder.subjects if is_subject(CARD_NUMBERS[name]) else builder.buildings
        assert parts(lay(0, name).lay(), 0) == [0, 0, 1, 0, 0]
    assert len(CARD_NUMBERS) == len(CARDS)


# The winners


def finished(coins: list[int], markers: list[int]) -> Any:
    """A finished game in which nobody has any cards, only these coins and markers."""
    state = last_building().choose("lord_protector", "trader_1", "duke")
    play(state, Buy(0, False))
    leave(state)
    state.subjects, state.buildings = [[], [], []], [[], [], []]
    state.coins, state.markers = coins, markers
    return state


def test_there_is_no_winner_before_the_end() -> None:
    state = last_building().choose("lord_protector", "trader_1", "duke")
    assert state.winners() == []
    play(state, Buy(0, False))
    assert state.winners() == []


def test_the_most_points_win() -> None:
    assert finished([9, 6, 3], [0, 0, 0]).winners() == [0]
    assert finished([3, 6, 9], [0, 0, 0]).winners() == [2]
    assert finished([9, 9, 3], [4, 3, 0]).winners() == [2]


def test_ties_are_broken_by_fewer_markers() -> None:
    assert finished([9, 3, 0], [1, 0, 2]).winners() == [1]


def test_ties_in_points_and_markers_are_broken_by_more_coins() -> None:
    assert finished([6, 8, 7], [0, 0, 0]).winners() == [1]


def test_fewer_markers_matter_before_more_coins() -> None:
    assert finished([11, 3, 0], [1, 0, 3]).winners() == [1]


def test_a_complete_tie_is_a_shared_victory() -> None:
    assert finished([7, 3, 7], [1, 3, 1]).winners() == [0, 2]
    assert finished([5, 5, 5], [1, 1, 1]).winners() == [0, 1, 2]


def test_a_negative_total_can_win() -> None:
    assert finished([0, 0, 0], [3, 1, 2]).winners() == [1]
