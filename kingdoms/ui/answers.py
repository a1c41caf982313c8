"""What the table answers to a touch on its board: a part is picked, a move is made, or it is told what a thing is.

Only the board and what it shows are used, so that it is the same for all games.
"""

from collections.abc import Callable, Sequence
from functools import partial

from kingdoms.core.game import Move, Thing
from kingdoms.ui.board import Board
from kingdoms.ui.device import vibrate
from kingdoms.ui.opponents import Opponents
from kingdoms.ui.popover import Popover
from kingdoms.ui.reading import read
from kingdoms.ui.rect import Rect
from kingdoms.ui.sight import POINTS
from kingdoms.ui.sound import sound
from kingdoms.ui.widgets import InkButton, Sheet


class Answers:
    """Answers taps and long presses. Bots wait while somebody reads what is told."""

    def __init__(
        self,
        play: Callable[[Move], None],
        retell: Callable[[], None],
        can_touch: Callable[[], bool],
        opponents: Opponents,
    ) -> None:
        """`play` gets the moves that are made, `retell` hears when others are near; only if `can_touch()`."""
        self._play, self._retell, self._can_touch, self._opponents = play, retell, can_touch, opponents
        self._popover: Popover | None = None

    @property
    def is_telling(self) -> bool:
        """Whether something is told beside a thing."""
        return self._popover is not None

    def put_away(self) -> bool:
        """What is told beside a thing goes; whether there was anything."""
        was_telling = self.is_telling
        if self._popover is not None:
            self._popover.dismiss()
        return was_telling

    # A tap.

    def tapped(self, board: Board, thing: Thing | None) -> None:
        """Picks, makes a move, opens or tells; a tap on the ground ends the waiting for a bot."""
        is_unseen = thing is not None and board.is_in_the_air(thing)
        board.pieces.hurry()
        if is_unseen or not self._is_there(board, thing):
            # What has only just landed was not what the finger meant.
            return
        if thing is None:
            self._opponents.show()
        elif board.pick(thing):
            sound.play("tap")
            self._retell()
        elif ways := board.picking.ways(thing):
            self._take(board, thing, ways)
        elif board.can_open(thing):
            board.open(thing)
        else:
            self._tell(board, thing)

    def _is_there(self, board: Board, thing: Thing | None) -> bool:
        """Whether what was touched still lies before the same eyes: a movement's end may have ended the turn."""
        return self._can_touch() and (thing is None or thing in board.regions)

    def _take(self, board: Board, thing: Thing, ways: Sequence[Move]) -> None:
        """The only move that is meant is made, or proposed if parts of it were not picked; of several one is asked."""
        if len(ways) > 1:
            self._ask_which(board, thing, ways)
        elif board.picking.is_ready(thing):
            self._choose(ways[0])
        else:
            board.propose(ways[0])
            self._retell()

    def _choose(self, move: Move) -> None:
        vibrate(10)
        self._play(move)

    def _ask_which(self, board: Board, thing: Thing, moves: Sequence[Move]) -> None:
        sheet = Sheet(title=board.sight.about(thing)[0])
        for move in moves:
            button = InkButton(text=board.sight.words.label(board.sight.view, move))
            button.bind(on_release=partial(self._answered, sheet, move))
            sheet.add_widget(button)
        sheet.open()

    def _answered(self, sheet: Sheet, move: Move, _button: object) -> None:
        sheet.dismiss()
        self._choose(move)

    # What a thing is.

    def _why_not(self, board: Board, thing: Thing) -> str:
        """Why the thing cannot be chosen with what is picked; empty if it can, and while nothing has to be decided."""
        is_free = thing[0] == POINTS or not board.sight.lit or board.picking.ways(thing)
        return "" if is_free else board.sight.words.why_not(board.sight.view, thing)

    def _tell(self, board: Board, thing: Thing) -> None:
        sound.play("tap")
        title, text = board.sight.about(thing)
        beside = board.regions[thing]
        x, y = board.to_window(beside.x, beside.y)
        self._popover = Popover(
            Rect(x, y, beside.width, beside.height),
            board.to_window(*board.prompt_box[:2])[1],
            title=title,
            text=text,
            why=self._why_not(board, thing),
        )
        self._popover.bind(on_dismiss=self._forget_popover)
        self._popover.open()

    def _forget_popover(self, *_dismissed: object) -> None:
        self._popover = None
        self._opponents.go_on()

    def held(self, board: Board, thing: Thing) -> None:
        """Opens what was pressed long, or shows it at reading size."""
        vibrate(20)
        board.pieces.hurry()
        if not self._is_there(board, thing):
            return
        if not board.is_card(thing) and board.can_open(thing):
            board.open(thing)
            return
        sheet = read(board, thing, *board.sight.about(thing), self._why_not(board, thing))
        sheet.bind(on_dismiss=self._opponents.go_on)
