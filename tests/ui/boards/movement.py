"""Whole games with animations, for the tests of all boards."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.commands.finger import Finger
from kingdoms.core.state import Event, Move, Thing
from kingdoms.ui.theme import theme

OFTEN = 3
"""Once events of a kind have been painted this often, nothing new is expected of them."""


def play_with_movement(
    finger: Finger, choose: Callable[[Any], Move], things: Sequence[Thing], *, reveals_at_end: bool = False
) -> None:
    """Plays the game at the table to its end, and checks the numbers of these things after every move.

    They must be unchanged while anything is moving, and right once everything has landed. Every kind of event is
    painted a few times. With `reveals_at_end`, numbers may change earlier in the last move.
    """
    theme.speed = "fast"
    table, painted = finger.table, Counter[type[Event]]()
    board, session = table.board, table.session
    while session.state.seat is not None:
        session.held = None
        table.bots.stop()
        before, past = {thing: board.count_of(board.sight, thing) for thing in things}, len(session.log)
        move = choose(session.state)
        table.course.play(move)
        if board.flying.is_moving and not (reveals_at_end and session.state.seat is None):
            assert {thing: board.count(thing) for thing in things} == before, move
        kinds = {type(event) for decision in session.log[past:] for event in decision.events}
        if any(painted[kind] < OFTEN for kind in kinds):
            painted.update(kinds)
            finger.frames(1)
        board.flying.finish()
        board.close()
        now = {thing: board.count_of(board.sight, thing) for thing in things}
        assert {thing: board.count(thing) for thing in things} == now, move
