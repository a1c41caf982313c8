"""Picking: the picks leave only the moves that contain them, and decide which targets are ready and which are near."""

from typing import Any, NamedTuple

import pytest

from kingdoms.core.state import Thing
from kingdoms.ui.board.picking import Picking
from kingdoms.ui.board.sight import EMPTY

ENVOY = ("envoy",)


class Group(NamedTuple):
    """A move that reaches a number with some dice and tokens, and perhaps the envoy."""

    number: int
    dice: str
    tokens: int = 0
    envoy: bool = False


class WithEnvoy(Picking):
    """Lets the envoy stay picked for moves that do not need it."""

    def parts_of(self, move: Any) -> list[Thing]:
        parts: list[Thing] = [(die,) for die in move.dice]
        parts += [("token", number) for number in range(move.tokens)]
        return [*parts, ENVOY] if move.envoy else parts

    def kind_of(self, thing: Thing) -> Thing:
        return ("token",) if thing[0] == "token" else thing

    def can_stay(self, thing: Thing) -> bool:
        return thing == ENVOY


@pytest.fixture
def picking() -> Picking:
    moves = [Group(1, "a"), Group(3, "a", 1), Group(4, "ab"), Group(8, "ab", 2), Group(5, "c", envoy=True)]
    lit = {("advisor", move.number): [move] for move in moves}
    lit["skip",] = [Group(0, "")]
    return WithEnvoy(EMPTY._replace(lit=lit))


def pick(picking: Picking, *things: Thing) -> tuple[set[int], set[int]]:
    """The numbers that are ready and those that are near, after these taps. Moves without parts are always ready."""
    for thing in things:
        picking.toggle(thing)
    assert ("skip",) in picking.ready
    ready, near = ({thing[1] for thing in found if len(thing) > 1} for found in (picking.ready, picking.near))
    return ready, near


def test_with_nothing_picked_everything_is_near(picking: Picking) -> None:
    assert pick(picking) == (set(), {1, 3, 4, 8, 5})


def test_picks_leave_only_the_moves_that_contain_them(picking: Picking) -> None:
    assert pick(picking, ("a",)) == ({1}, {3, 4, 8})
    assert pick(picking, ("b",)) == ({4}, {8})


def test_a_second_tap_puts_a_pick_back(picking: Picking) -> None:
    before = pick(picking)
    assert pick(picking, ("a",), ("a",)) == before


def test_tokens_are_interchangeable(picking: Picking) -> None:
    assert pick(picking, ("a",), ("token", 1)) == ({3}, {8})
    assert picking.most(("token",)) == 2


def test_a_part_leads_on_only_if_some_move_has_it_and_all_picks(picking: Picking) -> None:
    pick(picking, ("a",), ("token", 0))
    assert picking.leads_on(("b",))
    assert picking.leads_on(("token", 1))
    assert not picking.leads_on(("c",))
    assert not picking.leads_on(("a",))
    pick(picking, ("b",), ("token", 1))
    assert not any(picking.leads_on(thing) for thing in [("a",), ("b",), ("c",), ("token", 0), ("token", 1)])


def test_parts_that_can_stay_are_used_only_where_they_are_needed(picking: Picking) -> None:
    assert pick(picking, ENVOY, ("a",)) == ({1}, {3, 4, 8})
    assert pick(picking, ("a",), ("c",)) == ({5}, set())
    assert pick(picking, ENVOY) == (set(), {5})


def test_the_steps_to_a_move_put_back_everything_it_does_not_contain(picking: Picking) -> None:
    pick(picking, ("c",), ("token", 1))
    assert pick(picking, *picking.steps_to(Group(8, "ab", 2))) == ({8}, set())


def test_picks_that_fit_no_move_leave_none(picking: Picking) -> None:
    assert pick(picking, ("a",), ("c",)) == (set(), set())
    assert picking.ways(("advisor", 1)) == []
