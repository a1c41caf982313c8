"""Motives: of all that may speak for a move the first that does is told."""

from typing import NamedTuple

from kingdoms.core.motives import Motives, first_motive


class Advance(NamedTuple):
    """A move of the toy below."""

    steps: int


class Rest(NamedTuple):
    """A move for which nothing speaks."""


class Walk(NamedTuple):
    """All that a motive is asked about."""

    seat: int


MOTIVES: Motives = {
    Advance: (
        lambda state, seat, move: "A long way." if move.steps > 2 else "",
        lambda state, seat, move: f"Seat {seat} goes on." if move.steps else "",
    )
}


def test_the_first_motive_that_holds_is_told() -> None:
    assert first_motive(MOTIVES, Walk(1), Advance(3)) == "A long way."
    assert first_motive(MOTIVES, Walk(1), Advance(1)) == "Seat 1 goes on."


def test_where_none_holds_nothing_is_told() -> None:
    assert first_motive(MOTIVES, Walk(1), Advance(0)) == ""
    assert first_motive(MOTIVES, Walk(1), Rest()) == ""
