"""A ledger of whole games: what seats have, and every part of their score, is the sum of the events."""

import random
from collections import Counter
from typing import Any

import pytest

from kingdoms.games.kingsburg.board import AID, GOODS, PUBLISHED, RULEBOOK
from kingdoms.games.kingsburg.events import Built, Gained, Influenced, KingsDie, Lost, PhaseBegan, Recruited
from tests.games.kingsburg.table import GAME

PARTS = ["buildings", "advisors", "embassy", "town_hall", "reward", "battle", "cathedral"]


class Ledger:
    """Everything each seat must have, according to the events alone."""

    def __init__(self, seats: int) -> None:
        self.held = [Counter[str]() for _seat in range(seats)]
        self.points = [Counter[str]() for _seat in range(seats)]

    def record(self, event: Any) -> None:
        """Records one event."""
        match event:
            case Gained(seat, what, amount, source) | Lost(seat, what, amount, source):
                book, name = (self.points[seat], source) if what == "vp" else (self.held[seat], what)
                book[name] += amount if type(event) is Gained else -amount
            case Built(seat, _building, gold, wood, stone):
                self.held[seat].subtract(gold=gold, wood=wood, stone=stone)
            case Recruited(seat, goods):
                self.held[seat].subtract([GOODS[good] for good in goods])
                self.held[seat]["soldiers"] += 1
            case Influenced(seat, _advisor, _dice, plus_two, _market):
                self.held[seat]["plus_two"] -= plus_two
            case KingsDie(value):
                for held in self.held:
                    held["soldiers"] += value
            case PhaseBegan(_year, phase) if phase == AID:
                for held in self.held:
                    held["soldiers"] = 0

    def compare(self, state: Any) -> None:
        """Fails if the state differs from this ledger."""
        for seat, (held, points) in enumerate(zip(self.held, self.points, strict=True)):
            assert state.goods[seat] == [held[good] for good in GOODS]
            assert state.plus_two[seat] == held["plus_two"]
            assert state.soldiers[seat] == held["soldiers"] or state.seat is None
            score = state.scores()[seat]
            assert score.parts == {part: points[part] for part in PARTS}
            assert score.total == sum(points.values())


def played_with_a_ledger(seats: int, ruleset: str, seed: int) -> Ledger:
    """The ledger of a game between players who seldom pass, compared with the state after every move."""
    state, rng = GAME.new(seats=seats, seed=seed, options={"ruleset": ruleset}), random.Random(seed)
    ledger = Ledger(seats)
    while state.seat is not None:
        moves = state.moves()
        for event in state.play(rng.choice(moves[:-1] if rng.random() < 0.7 else moves)):
            ledger.record(event)
        ledger.compare(state)
    return ledger


@pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_that_seats_have_is_the_sum_of_the_events(seats: int, ruleset: str) -> None:
    parts = Counter[str]()
    for seed in range(8):
        for points in played_with_a_ledger(seats, ruleset, seed).points:
            parts.update({part: abs(amount) for part, amount in points.items()})
    assert all(parts[part] for part in ("buildings", "advisors", "reward", "battle"))


def test_the_parts_of_the_score_have_their_names() -> None:
    scores = GAME.new(seats=5, seed=1, options={}).scores()
    assert [list(score.parts) for score in scores] == [PARTS] * 5
    assert [score.total for score in scores] == [0] * 5
