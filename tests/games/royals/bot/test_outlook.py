"""The outlook of the bots in Royals: gains match the effect of occupying, and cards are worth their possible uses."""

import random
from statistics import fmean
from typing import Any

import pytest

from kingdoms.games.royals import bot
from kingdoms.games.royals.board import POSITIONS
from kingdoms.games.royals.bot.expected_score import TimeLeft, board_of, expected_scores, gains
from kingdoms.games.royals.bot.weights import WEIGHTS
from kingdoms.games.royals.moves import Occupy
from kingdoms.games.royals.rules.play import cheapest
from tests.games.royals.positions import every_table, new
from tests.games.royals.table import table

INFLUENCE = 3
"""The row of influence in the expected scores."""
SOME_TIME = TimeLeft(0.6, 0.4)


def ahead(state: Any, seat: int) -> float:
    """How far a seat's expected score is ahead of its rivals' on average.

    Rivals' bonuses are left out: when a position is occupied, rivals lose only influence and titles.
    """
    rows = expected_scores(board_of(state), SOME_TIME, WEIGHTS)
    rivals = [sum(row[INFLUENCE:]) for other, row in enumerate(rows) if other != seat]
    return sum(rows[seat]) - fmean(rivals)


def occupied(state: Any, move: Occupy) -> Any:
    """The state after a position has been occupied and paid for."""
    after = state.copy()
    after.apply(move)
    while after.agenda and after.agenda[-1][0] in ("pay", "pay_intrigue"):
        after.apply(cheapest(after))
    return after


@every_table
def test_gains_match_the_result_of_occupying(seats: int) -> None:
    state, rng, seen = new(seats, 3), random.Random(3), 0
    while state.seat is not None:
        before, gained = ahead(state, state.seat), gains(board_of(state), state.seat, SOME_TIME, WEIGHTS)
        for move in state.moves():
            if type(move) is Occupy:
                after = occupied(state, move)
                # With nothing left to decide the turn ends, and the period may end with it.
                if after.period == state.period and after.seat is not None:
                    assert ahead(after, state.seat) == pytest.approx(before + gained[move.position])
                    seen += 1
        state.apply(rng.choice(bot.sensible(state, state.moves())))
    assert seen > 50


def test_results_for_other_weights_are_not_reused() -> None:
    state = table(3).holds(0, "paris king").holds(1, "reims cardinal").hand(0, "FFFF").turn(0)
    before = bot.value(state, 0)
    for name in WEIGHTS._fields:
        bot.value(state, 0, WEIGHTS._replace(**{name: 2 * getattr(WEIGHTS, name)}))
    assert bot.value(state, 0) == before == bot.value(state, 0, WEIGHTS)


def test_the_leader_in_a_country_can_expect_more_of_it_the_later_it_is() -> None:
    state = table(3).holds(0, "paris king").holds(1, "reims cardinal").turn(0)
    leads = []
    for left in (1.0, 0.5, 0.0):
        first, second, _third = expected_scores(board_of(state), TimeLeft(left, left), WEIGHTS)
        leads.append(first[INFLUENCE] - second[INFLUENCE])
    assert leads == sorted(leads)
    assert leads[0] < leads[-1]


def on_full_board(letters: str, pairs: str = "") -> float:
    """How good this hand is for the first seat when two rivals hold every position."""
    state = table(3).hand(0, letters, pairs).turn(0)
    state.holders = [1 + place % 2 for place in range(len(POSITIONS))]
    return bot.value(state, 0)


def on_empty_board(letters: str) -> float:
    return bot.value(table(3).hand(0, letters).turn(0), 0)


def test_cards_are_worth_less_on_a_full_board_unless_intrigue_finds_a_use_for_them() -> None:
    many, few = "FFFFGGGBBB", "FG"
    assert on_empty_board(many) - on_empty_board(few) > on_full_board(many) - on_full_board(few) + 1
    assert on_full_board(many, "FG FB") - on_full_board(many) > on_full_board(few, "FG FB") - on_full_board(few) + 1
