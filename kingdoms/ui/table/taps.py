"""Touches on a board: a tap makes a move or explains a thing; a long press shows it at reading size.

It uses only the board and what it shows, so it is the same for all games.
"""

from collections.abc import Callable, Sequence
from functools import partial

from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import _
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.enlarged import show_enlarged
from kingdoms.ui.board.sight import NOWHERE, POINTS, SEAT, SKIP, UNDO, Sight
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.sound import sound
from kingdoms.ui.system.device import vibrate
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Sheet
from kingdoms.ui.widgets.popover import Popover


class Taps:
    """Handles taps and long presses: opens what can be opened, and explains anything else in a popover."""

    def __init__(
        self,
        can_touch: Callable[[], bool],
        on_ground: Callable[[], None],
        on_explained: Callable[..., None],
        does: Callable[[Board, Thing], bool] = lambda _board, _thing: False,
        opens: Callable[[Thing], bool] = lambda _thing: False,
        is_double_tap: Callable[[], bool] = lambda: False,
        spared: Callable[[], Rect | None] = lambda: None,
    ) -> None:
        """Does nothing unless `can_touch()` is true. While `is_double_tap()` is true, only long presses count.

        `on_ground` is called for a tap that hits nothing, and `on_explained` when an explanation has closed. A tapped
        thing is explained unless `does` returns True for it; a long-pressed one is shown large unless `opens` returns
        True. Explanations keep clear of `spared()`, a rectangle of the window, if they can.
        """
        self._spared = spared
        self._can_touch, self._on_ground, self._on_explained = can_touch, on_ground, on_explained
        self._does, self._opens, self._is_double_tap = does, opens, is_double_tap
        self._popover: Popover | None = None

    @property
    def is_explaining(self) -> bool:
        """Whether an explanation is shown beside a thing."""
        return self._popover is not None

    def close(self) -> bool:
        """Closes the explanation; returns whether there was one."""
        was_explaining = self.is_explaining
        if self._popover is not None:
            self._popover.dismiss()
        return was_explaining

    def tapped(self, board: Board, thing: Thing | None) -> None:
        """Handles a tap on a thing, or on the ground."""
        is_unseen = thing is not None and board.is_in_the_air(thing)
        if self._is_double_tap() or not self._is_there_at_rest(board, thing) or is_unseen:
            # The tap was not meant for something that has only just landed.
            return
        # A finger has closed it already, but Enter has not.
        self.close()
        if thing is None:
            self._on_ground()
        elif not self._does(board, thing):
            task = _task(board, board.sight, thing) if board.sight is not None else ""
            if board.can_open(thing) and not task:
                board.open(thing)
            elif board.sight is not None:
                sound.play("tap")
                title, text = board.sight.about(thing)
                self.say(board, thing, title, "" if task else text, task or _why_not(board, board.sight, thing))

    def pressed_long(self, board: Board, thing: Thing) -> None:
        """Opens what was long-pressed, or shows it at reading size."""
        vibrate(20)
        is_there = self._is_there_at_rest(board, thing)
        sight = board.sight
        if sight is None or not is_there or self._opens(thing):
            return
        if board.large_look(sight, thing, NOWHERE) is None and board.can_open(thing):
            board.open(thing)
            return
        sheet = show_enlarged(board, sight, thing, _why_not(board, sight, thing))
        sheet.bind(on_dismiss=self._on_explained)

    def _is_there_at_rest(self, board: Board, thing: Thing | None) -> bool:
        """Lets everything land, which may end a turn; returns whether the same person still sees what was touched.

        Undo and the seats mean the same to everybody.
        """
        if not self._can_touch():
            return False
        before = board.sight
        board.flying.hurry()
        is_same = before is not None and board.sight is not None and before.viewer == board.sight.viewer
        is_for_all = thing is not None and (thing == UNDO or thing[0] == SEAT)
        return self._can_touch() and (thing is None or ((is_same or is_for_all) and thing in board.hits))

    def say(self, board: Board, thing: Thing, title: str, text: str, why_not: str = "", berth: float = 0) -> None:
        """Shows text beside a thing that can be tapped now, leaving `berth` units around it free."""
        beside = board.hits[thing].inset(-berth * theme.unit)
        ceiling = board.to_window(*board.prompt_box[:2])[1]
        self.say_at(board.part_in_window(beside), ceiling, title=title, text=text, why_not=why_not)

    def say_at(self, beside: Rect, ceiling: float, **words: str) -> None:
        """Shows text beside a rectangle of the window, below `ceiling`."""
        self.close()
        self._popover = Popover(beside, ceiling, self._spared(), **words)
        self._popover.bind(on_dismiss=self._forget_popover)
        self._popover.open()

    def _forget_popover(self, *_dismissed: object) -> None:
        self._popover = None
        self._on_explained()


def _why_not(board: Board, sight: Sight, thing: Thing) -> str:
    """Why the thing cannot be chosen with what is picked; empty if it can be, or if there is nothing to decide.

    It is also empty if the thing's own text already says it. While a turn only has to be ended, the reason is why there
    is nothing else to do with the thing.
    """
    is_deciding = bool(sight.lit) or (sight.is_held and sight.viewer is not None and sight.view.seat == sight.viewer)
    if thing[0] == POINTS or not is_deciding or board.picking.ways(thing):
        return ""
    if sight.is_face_down and sight.lit.keys() == {SKIP}:
        return _("Look at your cards first.")
    why_not = _task(board, sight, thing) or sight.why_not(thing)
    return "" if why_not in sight.about(thing)[1] else why_not


def _task(board: Board, sight: Sight, thing: Thing) -> str:
    """The lesson's task, if the thing belongs to a legal move that the lesson does not ask for; otherwise empty."""
    if not sight.unasked or board.is_lit(thing):
        return ""
    picking = board.picking_class(sight._replace(lit=sight.unasked))
    return sight.task if picking.can_pick(thing) or picking.ways(thing) else ""


def is_question(board: Board, ways: Sequence[Move]) -> bool:
    """Whether a tap that stands for these moves leads to a question: which one, or whether to make it at all."""
    return len(ways) > 1 or (len(ways) == 1 and board.picking.asks_first(ways[0]))


class MoveTaps:
    """Taps that pick parts of a move, or make it."""

    def __init__(self, play: Callable[..., None], update_texts: Callable[[], None]) -> None:
        """`play` makes one or more moves; `update_texts` is called after something is picked."""
        self._play, self._update_texts = play, update_texts

    def does(self, board: Board, thing: Thing) -> bool:
        """Picks a part or makes a move if the thing stands for one; returns whether it does."""
        if board.pick(thing):
            sound.play("tap")
            self._update_texts()
        elif ways := board.picking.ways(thing):
            self._take(board, thing, ways)
        else:
            return False
        return True

    def _take(self, board: Board, thing: Thing, ways: Sequence[Move]) -> None:
        """Makes the only possible move, or proposes it if its parts should be seen first; if there are several, asks.

        A card to be read first is shown with its moves.
        """
        if board.sight is not None and (buttons := board.picking.sheet_buttons(thing, ways)):
            sheet = show_enlarged(board, board.sight, thing, "", board.picking.sheet_title(ways))
            for words, moves in buttons:
                looks = {"text": words, "icon": "lamp" if board.sight.advice in moves else ""}
                sheet.add_foot(sheet.closing_button(partial(self._choose, *moves), kind="choice", **looks))
        elif is_question(board, ways):
            self._ask_which(board, ways)
        elif board.picking.is_ready(thing) or board.picking.acts_at_once(ways[0]):
            self._choose(ways[0], *board.picking.also_makes(thing, ways[0]))
        else:
            board.propose(ways[0])
            self._update_texts()

    def _choose(self, *moves: Move) -> None:
        vibrate(10)
        self._play(*moves)

    def _ask_which(self, board: Board, moves: Sequence[Move]) -> None:
        sight = board.sight
        if sight is None:
            return
        sheet = Sheet(title=sight.words.which(sight.view, moves))
        for move in moves:
            looks = {"text": board.picking.label_of(move), "icon": "lamp" if move == sight.advice else ""}
            drawing, squares = board.picking.drawing_of(move) or (None, 0)
            button = sheet.closing_button(partial(self._choose, move), kind="choice", **looks)
            button.drawing, button.drawing_squares = drawing, squares
            sheet.add_widget(button)
        if len(moves) == 1:
            sheet.add_widget(sheet.closing_button(text=_("Not yet")))
        sheet.open()
