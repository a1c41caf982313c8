"""Whole games in which everything moves, for the tests of all boards."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.commands.finger import Finger
from kingdoms.core.game import Event, Move, Thing
from kingdoms.ui.theme import theme

OFTEN = 3
"""An event that has been painted this often looks the same from then on."""


def play_with_movement(
    finger: Finger, choose: Callable[[Any], Move], things: Sequence[Thing], *, reveals_at_end: bool = False
) -> None:
    """Plays the game at the table to its end. Every kind of event is painted, and after every move the numbers at
    these things are the old ones until something has landed, and the right ones once everything has.

    If the end of the game reveals something, numbers may change before anything has landed there.
    """
    theme.speed = "fast"
    table, painted = finger.table, Counter[type[Event]]()
    board, session = table.board, table.session
    while session.state.seat is not None:
        session.held = None
        table.bots.stop()
        before, past = {thing: board.count_of(board.sight, thing) for thing in things}, len(session.log)
        move = choose(session.state)
        table.play(move)
        if board.pieces.is_moving and not (reveals_at_end and session.state.seat is None):
            assert {thing: board.count(thing) for thing in things} == before, move
        kinds = {type(event) for entry in session.log[past:] for event in entry.events}
        if any(painted[kind] < OFTEN for kind in kinds):
            painted.update(kinds)
            finger.frames(1)
        board.pieces.finish()
        board.close()
        now = {thing: board.count_of(board.sight, thing) for thing in things}
        assert {thing: board.count(thing) for thing in things} == now, move
