"""Contests: luck and seats are the same for all, and the results are summed up correctly."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from kingdoms.bots import contest
from kingdoms.bots.contest import Match, Outcome, bounds, matches, play, play_out, results, whole_rounds
from kingdoms.bots.player import RandomPlayer
from kingdoms.bots.thinking_time import BUDGET, Cancel
from kingdoms.core.state import Move
from kingdoms.games import GAMES


def test_every_seed_is_played_from_every_seat() -> None:
    plan = matches("royals", ("knight", "squire", "random"), 6, 5, {})
    assert [match.seed for match in plan] == [5, 5, 5, 6, 6, 6]
    assert [match.bots for match in plan[:3]] == [
        ("knight", "squire", "random"),
        ("squire", "random", "knight"),
        ("random", "knight", "squire"),
    ]


MIXED, ALIKE = ("regent", "knight", "knight"), ("regent", "regent", "regent")


@pytest.mark.parametrize(("bots", "games", "whole"), [(MIXED, 200, 201), (MIXED, 201, 201), (ALIKE, 200, 200)])
def test_in_whole_rounds_every_seed_is_played_equally_often(bots: tuple[str, ...], games: int, whole: int) -> None:
    assert whole_rounds(games, bots) == whole
    lucks = Counter(match.seed for match in matches("royals", bots, whole, 1, {}))
    assert len(set(lucks.values())) == 1


@pytest.mark.parametrize("bots", [ALIKE, MIXED, ("knight", "squire", "knight", "squire"), ("squire",)])
def test_no_game_is_played_twice(bots: tuple[str, ...]) -> None:
    """With the same seed, the same bots in the same seats would only repeat a game, which would then count twice."""
    plan = matches("paladins", bots, 24, 1, {})
    assert len({(match.seed, match.bots) for match in plan}) == len(plan)


class Timekeeper(RandomPlayer):
    """Records how long it may think."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        self.budget = budget
        return super().choose(view, moves, budget, cancel)


def test_everyone_may_think_as_long_as_the_match_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    (match,) = matches("rival_kings", ("random", "random"), 1, 3, {}, budget=0.25)
    asked = [Timekeeper(GAMES["rival_kings"], random.Random(seat)) for seat in range(2)]
    seats = iter(asked)
    monkeypatch.setattr(contest, "make", lambda _bot, _game, _rng: next(seats))
    play(match)
    assert [player.budget for player in asked] == [0.25, 0.25]


class Witness(RandomPlayer):
    """A player that remembers what it was shown."""

    def choose(self, view: Any, moves: Sequence[Move], budget: float, cancel: Cancel) -> Move:
        self.seen = [*getattr(self, "seen", []), view.to_json()]
        return super().choose(view, moves, budget, cancel)


def test_a_player_in_a_contest_sees_only_what_their_seat_may_know() -> None:
    game = GAMES["rival_kings"]
    witnesses = [Witness(game, random.Random(seat)) for seat in range(2)]
    start: Any = game.new(seats=2, seed=3, options={})
    play_out(start.copy(), witnesses, [BUDGET] * len(witnesses))
    assert witnesses[start.seat].seen[0] == start.view(start.seat).to_json() != start.to_json()


def test_the_same_match_ends_the_same_way() -> None:
    match = Match("rival_kings", ("knight", "squire"), 3, {"open_money": True}, budget=60.0)
    first, second = ([outcome[:2] for outcome in play(match)] for _ in range(2))
    assert first == second
    assert sum(wins for wins, _parts in first) == pytest.approx(1)


def test_a_solo_player_wins_or_loses_against_the_rules() -> None:
    (outcome,) = play(Match("paladins", ("squire",), 1, {"level": "hard"}))
    assert outcome.wins in (0, 1)
    assert sum(points for part, points in outcome.parts.items() if part != "total") == outcome.parts["total"]


@pytest.mark.parametrize("key", GAMES)
def test_an_outcome_says_how_early_in_the_order_of_turns_its_player_was(key: str) -> None:
    state = GAMES[key].new(seats=3, seed=5, options={})
    outcomes = play(Match(key, ("random",) * 3, 5, {}))
    assert [outcomes[seat].turn for seat in state.first_order()] == [0, 1, 2]


@pytest.mark.parametrize("key", ["royals", "kingsburg"])
def test_the_first_in_the_order_of_turns_is_drawn_by_lot_and_decides_first(key: str) -> None:
    games = [GAMES[key].new(seats=4, seed=seed, options={}) for seed in range(20)]
    assert {state.first_order()[0] for state in games} == {0, 1, 2, 3}
    assert all(state.first_order()[0] == state.seat for state in games)


def test_in_paladins_the_last_in_the_order_of_turns_chooses_the_first_townsfolk() -> None:
    games = [GAMES["paladins"].new(seats=4, seed=seed, options={}) for seed in range(20)]
    assert all(state.first_order()[-1] == state.seat for state in games)


def test_the_results_sum_up_all_games() -> None:
    seconds = [number / 100 for number in range(1, 101)]
    games = [Outcome(1.0, {"a": 3, "total": 3}, seconds[:50], 0), Outcome(0.5, {"a": 4, "total": 4}, seconds[50:], 1)]
    found = results(games)
    assert (found.share, found.means) == (0.75, {"a": 3.5, "total": 3.5})
    assert found.slow == pytest.approx(0.95, abs=0.02)
    assert found.least < found.share < found.most


@pytest.mark.parametrize(
    ("share", "games", "least", "most"),
    [(0.5, 100, 0.404, 0.596), (0.0, 10, 0.0, 0.278), (1.0, 10, 0.722, 1.0), (0.6, 200, 0.531, 0.665)],
)
def test_the_bounds_are_wilsons(share: float, games: int, least: float, most: float) -> None:
    assert bounds(share, games) == pytest.approx((least, most), abs=0.001)
