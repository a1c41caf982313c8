"""Measurements of the table: text sizes, truncated text, touch targets, cards, and empty space."""

from typing import Any, NamedTuple

from kivy.graphics import InstructionGroup
from kivy.metrics import dp

from kingdoms.core.state import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.map.map_view import MapView
from kingdoms.ui.board.sight import BUTTONS, CLOSE, PAGE, Places, Sight
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, TextBox, fitted
from kingdoms.ui.table.prompt import Prompt
from kingdoms.ui.table.screen import TableScreen
from kingdoms.ui.theme import theme

_CELL = 4
"""The side, in dp, of the grid squares in which empty space is measured."""
_READING_SIZE = Rect(0, 0, 400, 560)
"""The place of an enlarged card, in dp; at this size it shows everything on it."""
_PORTRAITS = frozenset({"position"})
"""The kinds of portraits: they can be enlarged, but are not cards and are named elsewhere on the page."""
_NAMED = {"royals": {"city", "country", "title"}, "paladins": {"action"}}
"""For each game, the kinds of places that have names although they cannot be enlarged."""


class Seen(NamedTuple):
    """Some text as it was painted."""

    text: str
    size: float
    """The type size, in dp."""
    is_cut: bool

    @property
    def is_figure(self) -> bool:
        """Whether it is a number, perhaps with a sign or a single letter."""
        return any(letter.isdigit() for letter in self.text) and not self.is_name

    @property
    def is_name(self) -> bool:
        """Whether it has more than one letter: a single one is only a mark."""
        return sum(letter.isalpha() for letter in self.text) > 1


class TextRecorder(Painter):
    """A painter that also records the text it paints."""

    def __init__(self) -> None:
        super().__init__(InstructionGroup())
        self.seen: list[Seen] = []

    def text(self, text: str, where: Any, size: float, *args: Any, **kwargs: Any) -> Rect:
        """Paints text and records its size and whether it is truncated."""
        bold = kwargs.get("bold", args[1] if len(args) > 1 else False)
        lines, shrink = kwargs.get("lines", 1), kwargs.get("shrink", True)
        style, shown = Style(round(size), bold, kwargs.get("italic", False)), text
        if len(where) == 4:
            _x, _y, width, height = where
            shown, style = fitted(text, style, TextBox(int(width), int(height), lines, "centre", shrink))
        if text.strip():
            is_cut = shown.split() != text.split()
            self.seen.append(Seen(text, style.size / dp(1), is_cut))
        return super().text(text, where, size, *args, **kwargs)


def texts_of(board: Board) -> list[Seen]:
    """All text on the board."""
    return [seen for shown in board.painting.shown.values() for seen in _read(shown.look)]


def _read(look: Look) -> list[Seen]:
    recorder = TextRecorder()
    function, *arguments = look
    function(recorder, *arguments)
    return recorder.seen


def text_of_prompt(prompt: Prompt) -> list[Seen]:
    """The prompt's sentence, and the news below it."""
    recorder = TextRecorder()
    prompt.paint(recorder)
    return recorder.seen


def targets_of(board: Board) -> dict[Thing, float]:
    """The shorter side, in dp, of everything that a finger has to hit; what it only asks about may be smaller."""
    return {
        thing: min(rect.width, rect.height) / dp(1)
        for thing, rect in board.hits.items()
        if board.is_lit(thing) or board.can_open(thing) or thing in {*BUTTONS, CLOSE} or thing[0] == PAGE
    }


def card_widths(board: Board) -> tuple[dict[Thing, float], dict[Thing, float]]:
    """The width, in dp, of all cards in view: those that can be tapped or are the viewer's own, and the others."""
    own: dict[Thing, float] = {}
    others: dict[Thing, float] = {}
    for thing, place in _in_sight(board).items():
        if thing[0] not in _PORTRAITS and board.large_look(_sight_of(board), thing, _READING_SIZE) is not None:
            areas = board.zone_of[thing].own_areas if board.opened is None else []
            is_mine = any(area.holds(*place.rect.centre) for area in areas)
            is_near = is_mine or board.is_lit(thing) or board.can_open(thing)
            (own if is_near else others)[thing] = place.rect.width / dp(1)
    return own, others


def names_left_out(board: Board, key: str) -> dict[str, str]:
    """The kinds of cards and places that have a name but do not show it, each with one such name."""
    sight, found = _sight_of(board), {}
    on_page = {seen.text for seen in texts_of(board)}
    for thing, place in _in_sight(board).items():
        if thing[0] not in found and place.rect.width and not _has_name(board.look_of(sight, thing, place)):
            large = board.large_look(sight, thing, _READING_SIZE)
            names = {seen.text for seen in _read(large) if seen.is_name} if large is not None else set()
            is_named_beside = thing[0] in _PORTRAITS and names <= on_page
            if (names and not is_named_beside) or thing[0] in _NAMED.get(key, ()):
                found[thing[0]] = sight.about(thing)[0]
    return found


def _sight_of(board: Board) -> Sight:
    if board.sight is None:
        raise ValueError("an empty board cannot be measured")
    return board.sight


def _in_sight(board: Board) -> Places:
    """The things in the open overlay; if there is none, everything on the table."""
    if board.opened is None:
        return board.places
    return {thing: place for thing, place in board.overlay.items() if thing != board.opened}


def _has_name(look: Look) -> bool:
    return any(seen.is_name for seen in _read(look))


def empty_share(table: TableScreen) -> float:
    """The share of the table that is empty, not counting gaps between things that belong together."""
    board = table.board
    cell = dp(_CELL)
    columns, rows = int(board.width // cell), int(board.height // cell)
    taken = bytearray(columns * rows)
    things = [place.rect for place in board.places.values()]
    maps = [zone.rect for zone in board.zones if isinstance(zone, MapView)]
    for rect in (board.prompt_box, *things, *maps):
        x, y, width, height = Rect(*rect).inset(-theme.gap)
        left, right = max(0, int((x - board.x) // cell)), min(columns, int((x + width - board.x) // cell) + 1)
        for row in range(max(0, int((y - board.y) // cell)), min(rows, int((y + height - board.y) // cell) + 1)):
            if right > left:
                taken[row * columns + left : row * columns + right] = b"\1" * (right - left)
    return 1 - sum(taken) / len(taken)
