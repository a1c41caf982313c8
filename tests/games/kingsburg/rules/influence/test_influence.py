"""Influence: every legal group is offered as a move, exactly once.

The moves offered are compared with a slow search that tries every group of dice, every number of "+2" tokens and every
use of the Market.
"""

import random
from itertools import chain, combinations
from typing import Any, NamedTuple

import pytest

from kingdoms.games.kingsburg.board import AUTUMN, PUBLISHED, RULEBOOK, SPRING
from kingdoms.games.kingsburg.moves import Influence, Pass, SetAside
from tests.games.kingsburg.table import Table, offered, table

both_rulesets = pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])


# A slow, plain search


class Means(NamedTuple):
    """Everything a seat can influence with: its coloured and white dice, which of them are used, tokens and Market."""

    coloured: list[int]
    white: list[int]
    gone: set[int]
    tokens: int
    has_market: bool


def subsets(things: list[int]) -> list[tuple[int, ...]]:
    return list(chain.from_iterable(combinations(things, size) for size in range(len(things) + 1)))


def every_way(means: Means, closed: set[int], ruleset: str) -> set[Influence]:
    """Every legal group, found by trying them all; among those that look the same, the one with the lowest dice."""
    values = means.coloured + means.white
    free = [die for die in range(len(values)) if die not in means.gone]
    found: dict[Any, Influence] = {}
    for dice in subsets(free):
        own = [values[die] for die in dice if die < len(means.coloured)]
        white = [values[die] for die in dice if die >= len(means.coloured)]
        for plus_two in range(means.tokens + 1):
            for market in (-1, 0, 1):
                advisor = sum(own) + sum(white) + 2 * plus_two + market
                if not own or plus_two > len(dice) or not 1 <= advisor <= 18 or advisor in closed:
                    continue
                if (market and not means.has_market) or (ruleset == PUBLISHED and plus_two > 1):
                    continue
                look = (advisor, tuple(own), tuple(white), plus_two, market)
                way = Influence(advisor, dice, plus_two, market)
                found[look] = min(way, found.get(look, way))
    return set(found.values())


def size(move: Any) -> int:
    """How many dice a move uses; passing counts as more than any other move."""
    return len(move.dice) if isinstance(move, Influence) else 9


class Watcher:
    """Follows a season's influence with its own bookkeeping and checks the moves offered at every decision."""

    def __init__(self, state: Any, envoy: int | None = None, gone: dict[int, int] | None = None) -> None:
        self.state, self.envoy, self.season = state, envoy, (state.year, state.phase)
        self.means = {}
        for seat, dice in enumerate(state.dice):
            aside = {gone[seat]} if gone else set()
            market = bool(state.buildings[seat] >> 5 & 1)
            self.means[seat] = Means(dice[:3], dice[3:], aside, state.plus_two[seat], market)
        self.closed: set[int] = set()
        self.compared = 0

    def block(self, *advisors: int) -> None:
        """Closes these advisors from the start."""
        self.closed |= set(advisors)

    def compare(self) -> None:
        """Fails unless the moves offered are those the search finds."""
        seat, moves = self.state.seat, self.state.moves()
        closed = set() if seat == self.envoy else self.closed
        assert len(moves) == len(set(moves))
        assert set(moves) == {Pass(), *every_way(self.means[seat], closed, self.state.ruleset)}
        self.compared += 1

    def play(self, move: Any) -> list[Any]:
        """Makes a move and records what it uses up."""
        seat = self.state.seat
        if isinstance(move, Influence):
            means = self.means[seat]
            tokens = means.tokens - move.plus_two
            if self.state.ruleset == PUBLISHED and move.plus_two:
                tokens = 0
            market = means.has_market and not move.market
            self.means[seat] = means._replace(gone=means.gone | set(move.dice), tokens=tokens, has_market=market)
            if seat == self.envoy and move.advisor in self.closed:
                self.envoy = None
            self.closed.add(move.advisor)
        return self.state.play(move)

    def finish(self, rng: random.Random) -> int:
        """Plays out the influence at random, preferring small groups; returns how often the moves were compared."""
        while offered(self.state, Influence) and (self.state.year, self.state.phase) == self.season:
            self.compare()
            self.play(min(rng.sample(self.state.moves(), 2), key=size))
        return self.compared


def laid_at_random(rng: random.Random, seats: int, ruleset: str) -> Table:
    """A table whose seats have tokens, Markets and Farms at random."""
    laid = table(seats, ruleset)
    for seat in range(seats):
        laid.plus_two(seat, rng.choice((0, 0, 1, 2, 3, 6)))
        laid.buildings(seat, *rng.choice(((), ("market",), ("farms",), ("inn",))))
    return laid


def rolls_at_random(rng: random.Random, laid: Table, aided: int | None = None) -> list[list[int]]:
    """Dice for each seat, often equal ones."""
    faces = rng.choice((range(1, 7), range(1, 4), (2, 5)))
    whites = [(seat == aided) + (laid.state.buildings[seat] >> 6 & 1) for seat in range(laid.state.seats)]
    return [[rng.choice(list(faces)) for _die in range(3 + white)] for white in whites]


@both_rulesets
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_legal_group_is_offered_exactly_once(seats: int, ruleset: str) -> None:
    rng, compared = random.Random(seats), 0
    for _season in range(40):
        laid = laid_at_random(rng, seats, ruleset)
        aided = rng.randrange(seats)
        state = laid.aid(aided).season(*rolls_at_random(rng, laid, aided), phase=SPRING)
        compared += Watcher(state).finish(rng)
    assert compared > 200


@both_rulesets
@pytest.mark.parametrize("seats", [3, 5])
def test_every_legal_group_with_the_envoy_is_offered_exactly_once(seats: int, ruleset: str) -> None:
    rng, compared = random.Random(seats), 0
    for _season in range(40):
        laid = laid_at_random(rng, seats, ruleset)
        holder = rng.randrange(seats)
        rolls = rolls_at_random(rng, laid.envoy(holder))
        state = laid.season(*rolls, phase=AUTUMN) if ruleset == PUBLISHED else laid.announce("influence", *rolls)
        compared += Watcher(state, holder).finish(rng)
    assert compared > 130


@pytest.mark.parametrize("with_envoy", [False, True])
def test_every_legal_group_of_two_players_is_offered_exactly_once(with_envoy: bool) -> None:
    rng, compared = random.Random(5), 0
    for _season in range(150):
        laid, blocking = laid_at_random(rng, 2, PUBLISHED), [rng.randint(1, 6) for _die in range(5)]
        holder = rng.randrange(2) if with_envoy else None
        if holder is not None:
            laid.envoy(holder)
        watcher = Watcher(laid.season(*rolls_at_random(rng, laid), blocking=blocking), holder)
        watcher.block(sum(blocking[:3]), blocking[3], blocking[4])
        compared += watcher.finish(rng)
    assert compared > 400


def test_every_legal_group_next_to_a_die_set_aside_is_offered_exactly_once() -> None:
    rng, compared = random.Random(6), 0
    for _season in range(150):
        laid, blocking = laid_at_random(rng, 2, RULEBOOK), [rng.randint(1, 6) for _die in range(5)]
        state = laid.season(*rolls_at_random(rng, laid), blocking=blocking)
        gone = dict.fromkeys(range(2), 0)
        while offered(state, SetAside):
            seat, move = state.seat, rng.choice(state.moves())
            gone[seat] = move.die
            state.play(move)
        watcher = Watcher(state, gone=gone)
        watcher.block(sum(blocking[:3]), blocking[3], blocking[4])
        compared += watcher.finish(rng)
    assert compared > 400


def test_the_search_itself_finds_what_it_should() -> None:
    means = Means([2, 2, 6], [3], set(), 0, False)
    assert every_way(means, set(), RULEBOOK) == {
        Influence(2, (0,), 0, 0), Influence(6, (2,), 0, 0), Influence(4, (0, 1), 0, 0), Influence(8, (0, 2), 0, 0),
        Influence(10, (0, 1, 2), 0, 0), Influence(5, (0, 3), 0, 0), Influence(9, (2, 3), 0, 0),
        Influence(7, (0, 1, 3), 0, 0), Influence(11, (0, 2, 3), 0, 0), Influence(13, (0, 1, 2, 3), 0, 0),
    }  # fmt: skip
    assert every_way(means, {2, 6, 8, 10, 4, 5, 9, 7, 11}, RULEBOOK) == {Influence(13, (0, 1, 2, 3), 0, 0)}
