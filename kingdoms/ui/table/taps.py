"""What the table answers to a touch on its board: a part is picked, a move is made, or it is told what a thing is.

Only the board and what it shows are used, so that it is the same for all games.
"""

from collections.abc import Callable, Sequence
from functools import partial

from kingdoms.core.game import Move, Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.sound import sound
from kingdoms.ui.system.device import vibrate
from kingdoms.ui.table.explain import Telling
from kingdoms.ui.table.opponents import Opponents
from kingdoms.ui.widgets import Sheet


class Answers(Telling):
    """Answers taps and long presses. Bots wait while somebody reads what is told."""

    def __init__(
        self,
        play: Callable[[Move], None],
        retell: Callable[[], None],
        can_touch: Callable[[], bool],
        open_seat: Callable[[int], bool],
        opponents: Opponents,
    ) -> None:
        """`play` gets the moves that are made, `retell` hears when others are near; only if `can_touch()`.

        `open_seat` opens what can be done about a seat that is pressed long, and tells whether there is anything. A
        tap on the ground ends the waiting for a bot.
        """
        super().__init__(can_touch, opponents.show, opponents.go_on)
        self._play, self._retell, self._open_seat = play, retell, open_seat

    def opens(self, thing: Thing) -> bool:
        """A seat is about who plays it."""
        return thing[0] == "seat" and self._open_seat(thing[1])

    def does(self, board: Board, thing: Thing) -> bool:
        """Picks a part or makes a move, if the thing stands for one."""
        if board.pick(thing):
            sound.play("tap")
            self._retell()
        elif ways := board.picking.ways(thing):
            self._take(board, thing, ways)
        else:
            return False
        return True

    def _take(self, board: Board, thing: Thing, ways: Sequence[Move]) -> None:
        """The only move that is meant is made, or proposed if parts of it were not picked; of several one is asked."""
        if len(ways) > 1:
            self._ask_which(board, ways)
        elif board.picking.is_ready(thing):
            self._choose(ways[0])
        else:
            board.propose(ways[0])
            self._retell()

    def _choose(self, move: Move) -> None:
        vibrate(10)
        self._play(move)

    def _ask_which(self, board: Board, moves: Sequence[Move]) -> None:
        sight = board.sight
        if sight is None:
            return
        sheet = Sheet(title=sight.words.which(sight.view, moves))
        for move in moves:
            looks = {"text": sight.words.label(sight.view, move), "icon": "lamp" if move == sight.advice else ""}
            sheet.add_widget(sheet.closing_button(partial(self._choose, move), **looks))
        sheet.open()
