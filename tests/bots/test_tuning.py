"""Tuning: better weights are found and kept, worse ones are dropped early, and luck is the same for both."""

import random
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from itertools import islice
from typing import Any, NamedTuple

import pytest

from kingdoms.bots.tuning import SEEDS, Setup, Trial, Weighed, improvement, tune, vary
from kingdoms.games import GAMES


class Weights(NamedTuple):
    courage: float = 1.0
    caution: float = 2.0


class AtOnce(Executor):
    """Gives each trial a known outcome at once, in this thread, and remembers the trials."""

    def __init__(self, outcome: Callable[[Trial], float]) -> None:
        self.trials: list[Trial] = []
        self._outcome = outcome

    def map(self, _function: Any, trials: Iterable[Any], **_how: Any) -> Any:
        self.trials += trials
        return map(self._outcome, self.trials[-len(list(trials)) :])


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Setup:
    monkeypatch.setattr(GAMES["kingsburg"].bot, "WEIGHTS", Weights())
    return Setup("kingsburg", 4, {})


def luck(trial: Trial) -> float:
    return random.Random(trial.seed).gauss(0.0, 1.0)


def test_some_weights_are_varied_and_the_rest_stay() -> None:
    seen = {vary(Weights(), 4, random.Random(seed)) for seed in range(40)}
    assert Weights() not in seen
    assert any(each.courage == 1.0 for each in seen)
    assert any(each.caution == 2.0 for each in seen)
    assert all(each.courage > 0 and each.caution > 0 for each in seen)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_only_weights_that_matter_at_the_table_are_varied(seats: int) -> None:
    """Paladins has some weights for the solo game only, which replace others there."""
    before = GAMES["paladins"].bot.WEIGHTS
    varied = {
        name
        for seed in range(80)
        for name, old, new in zip(before._fields, before, vary(before, seats, random.Random(seed)), strict=True)
        if old != new
    }
    alone = {"level_pace_alone", "order_alone", "kept_alone", "opponent_alone"}
    assert varied == {*before._fields} - ({"level_pace", "order", "kept"} if seats == 1 else alone)


def test_clearly_better_weights_are_used_from_then_on(table: Setup) -> None:
    workers = AtOnce(lambda trial: trial.others.courage - trial.in_use.courage + luck(trial) / 100)
    attempts = list(islice(tune(table, 16, random.Random(1), workers), 30))
    better = [attempt.weights.courage for attempt in attempts if attempt.is_better]
    assert better == sorted(better)
    assert better[-1] > 1.5
    assert workers.trials[-1].in_use.courage == max(better[:-1] if attempts[-1].is_better else better)


def test_an_attempt_that_goes_badly_ends_after_a_quarter(table: Setup) -> None:
    workers = AtOnce(lambda trial: -1.0 + luck(trial) / 100)
    (attempt,) = islice(tune(table, 80, random.Random(1), workers), 1)
    assert not attempt.is_better
    assert 20 <= attempt.games == len(workers.trials) < 30


def test_every_seed_is_played_from_every_seat(table: Setup) -> None:
    workers = AtOnce(lambda trial: 1.0 + luck(trial) / 100)
    (attempt,) = islice(tune(table, 40, random.Random(1), workers), 1)
    assert attempt.is_better
    assert 40 <= attempt.games < 50
    seats: dict[int, list[int]] = {}
    for trial in workers.trials:
        seats.setdefault(trial.seed, []).append(trial.seat)
    assert all(taken == [0, 1, 2, 3] for taken in seats.values())
    assert max(seats) < SEEDS, "the seeds above are for measuring"


def test_weights_change_the_value_but_not_which_moves_are_sensible() -> None:
    bot = GAMES["kingsburg"].bot
    state: Any = GAMES["kingsburg"].new(seats=2, seed=3, options={})
    doubled = Weighed(bot, bot.WEIGHTS._replace(gold=bot.WEIGHTS.gold * 2))
    state.apply(state.moves()[0])
    assert doubled.value(state, 0) != bot.value(state, 0)
    assert doubled.sensible(state, state.moves()) == bot.sensible(state, state.moves())


def test_a_bot_with_the_weights_in_use_plays_on_like_the_original() -> None:
    bot = GAMES["kingsburg"].bot
    start: Any = GAMES["kingsburg"].new(seats=2, seed=3, options={})
    weighed, now = Weighed(bot, bot.WEIGHTS), start.copy()
    for decisions in range(12):
        assert weighed.is_far_enough(start, now, decisions) == bot.is_far_enough(start, now, decisions)
        assert weighed.at_first_sight(now) == bot.at_first_sight(now)
        now.apply(bot.at_first_sight(now))


@pytest.mark.parametrize(("key", "seats"), [("kingsburg", 2), ("paladins", 1)])
def test_the_same_weights_gain_nothing(key: str, seats: int) -> None:
    weights = GAMES[key].bot.WEIGHTS
    gains = [improvement(Trial(Setup(key, seats, {}), 5, seat, weights, weights)) for seat in range(seats)]
    assert sum(gains) == 0
