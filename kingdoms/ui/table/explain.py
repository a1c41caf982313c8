"""What a board's screen tells of the things on it: a tap says what a thing is, a long press shows it at reading size.

Only the board and what it shows are used, so that it is the same for all games.
"""

from collections.abc import Callable

from kingdoms.core.game import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.enlarged import read
from kingdoms.ui.board.sight import POINTS, Sight
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.sound import sound
from kingdoms.ui.system.device import vibrate
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.popover import Popover


class Telling:
    """Tells, and opens what can be opened."""

    def __init__(
        self, can_touch: Callable[[], bool], on_ground: Callable[[], None], on_told: Callable[..., None]
    ) -> None:
        """Only if `can_touch()`; `on_ground` hears of a tap beside all things, `on_told` when what is told is gone."""
        self._can_touch, self._on_ground, self._on_told = can_touch, on_ground, on_told
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

    def tapped(self, board: Board, thing: Thing | None) -> None:
        """Opens or tells, unless an heir does something else."""
        is_unseen = thing is not None and board.is_in_the_air(thing)
        board.pieces.hurry()
        if is_unseen or not self._is_there(board, thing):
            # What has only just landed was not what the finger meant.
            return
        if thing is None:
            self._on_ground()
        elif not self.does(board, thing):
            if board.can_open(thing):
                board.open(thing)
            else:
                self._tell(board, thing)

    def does(self, board: Board, thing: Thing) -> bool:
        """What an heir does with a thing that was tapped; whether it did anything."""
        return False

    def opens(self, thing: Thing) -> bool:
        """What an heir opens for a thing that was pressed long; whether it did."""
        return False

    def held(self, board: Board, thing: Thing) -> None:
        """Opens what was pressed long, or shows it at reading size."""
        vibrate(20)
        board.pieces.hurry()
        sight = board.sight
        if sight is None or not self._is_there(board, thing) or self.opens(thing):
            return
        if not board.is_card(thing) and board.can_open(thing):
            board.open(thing)
            return
        title, text = sight.about(thing)
        sheet = read(board, thing, title, text, _why_not(board, sight, thing))
        sheet.bind(on_dismiss=self._on_told)

    def _is_there(self, board: Board, thing: Thing | None) -> bool:
        """Whether what was touched still lies before the same eyes: a movement's end may have ended the turn."""
        return self._can_touch() and (thing is None or thing in board.regions)

    def _tell(self, board: Board, thing: Thing) -> None:
        if board.sight is not None:
            sound.play("tap")
            title, text = board.sight.about(thing)
            self.say(board, thing, title, text, _why_not(board, board.sight, thing))

    def say(self, board: Board, thing: Thing, title: str, text: str, why: str = "", berth: float = 0) -> None:
        """Says something beside a thing that can be tapped now; `berth` units around it stay free."""
        beside = board.regions[thing].inset(-berth * theme.unit)
        x, y = board.to_window(beside.x, beside.y)
        ceiling = board.to_window(*board.prompt_box[:2])[1]
        self.say_at(Rect(x, y, beside.width, beside.height), ceiling, title=title, text=text, why=why)

    def say_at(self, beside: Rect, ceiling: float, **words: str) -> None:
        """Says something beside a place of the window, below a height of it."""
        self.put_away()
        self._popover = Popover(beside, ceiling, **words)
        self._popover.bind(on_dismiss=self._forget_popover)
        self._popover.open()

    def _forget_popover(self, *_dismissed: object) -> None:
        self._popover = None
        self._on_told()


def _why_not(board: Board, sight: Sight, thing: Thing) -> str:
    """Why the thing cannot be chosen with what is picked; empty if it can, and while nothing has to be decided."""
    is_free = thing[0] == POINTS or not sight.lit or board.picking.ways(thing)
    return "" if is_free else sight.words.why_not(sight.view, thing)
