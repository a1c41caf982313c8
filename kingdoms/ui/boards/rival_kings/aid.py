"""The player aid of Rival Kings: the meaning of the actions' symbols, and the points for everything that scores."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.cards import BUILDING, MONEY, PASS_ON, SETTLE, SUBJECT
from kingdoms.games.rival_kings.words.phrases import action_title, aid_titles, scoring_in_short
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.pieces.bands import ART
from kingdoms.ui.boards.rival_kings.pieces.cards import COIN, MARKER
from kingdoms.ui.drawing import ribbons
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.theme import faint, theme

AID: Thing = ("aid",)
_ACTIONS = (SETTLE, PASS_ON, MONEY, SUBJECT, BUILDING)
_GROUND = 0.6  # the opacity of the ground
_PICTURE, _SYMBOL = 2.0, 1.5  # the width of the space for a picture, and the side of a symbol, relative to the type
_LINES = 3  # the most lines of an item
_MARGIN = 2  # the margin around the items, in units


class _Item(NamedTuple):
    """An item of the aid: the name of a picture, which is empty for a heading, and the words."""

    picture: str
    words: str


_Lines = tuple[tuple[_Item, ...], ...]


class RivalKingsAid(Zone):
    """The player aid: a panel as tall as its items."""

    columns = NumericProperty(1)
    """How many items are side by side. Only a single column has headings."""
    first_share = NumericProperty(0)
    """The share of the width for the first column; with 0, all are equal."""

    def measure(self, sight: Sight) -> None:
        """Makes it tall enough for all items."""
        self.wanted_height = self._height(self._all())

    def lay_out(self, sight: Sight) -> Places:
        """The aid is a single thing, which cannot be tapped."""
        return {AID: Place(self.rect, NOWHERE)} if self.width and self._shown() else {}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """The items in their lines."""
        lines = self._shown()
        return _paint_aid, place.rect, lines, self._widths(lines)

    def _shown(self) -> _Lines:
        """All items or, if they do not fit, only the scoring or only the actions; nothing if not even these fit."""
        actions, scoring = self._parts()
        columns = (tuple((item,) for item in part) for part in (scoring, actions))
        return next((lines for lines in (self._all(), *columns) if self._height(lines) <= self.height + 1), ())

    def _height(self, lines: _Lines) -> float:
        heights = [_height_of(line, self._widths(lines)) for line in lines]
        return sum(heights) + theme.unit * (len(heights) - 1) + 2 * _MARGIN * theme.unit

    def _widths(self, lines: _Lines) -> tuple[float, ...]:
        """The widths of the columns."""
        columns = max(map(len, lines), default=1)
        room = float(self.width - 2 * _MARGIN * theme.unit - (columns - 1) * theme.unit)
        rest = (1 - self.first_share) / (columns - 1) if columns > 1 and self.first_share else 1 / columns
        return (room * (1 - rest * (columns - 1)), *[room * rest] * (columns - 1))

    def _all(self) -> _Lines:
        """The items that are side by side, line by line; they are read column by column."""
        parts = self._parts()
        if self.columns == 1:
            return tuple((item,) for part in parts for item in part)
        items = [item for part in parts for item in part if item.picture]
        rows = ceil(len(items) / self.columns)
        return tuple(tuple(items[row::rows]) for row in range(rows))

    def _parts(self) -> tuple[list[_Item], list[_Item]]:
        """The actions and the scoring, each below its heading."""
        actions, scoring = aid_titles()
        meanings = [_Item(action, action_title(action)) for action in _ACTIONS]
        points = [_Item(part, words) for part, words in scoring_in_short().items()]
        return [_Item("", actions), *meanings], [_Item("", scoring), *points]


def _style_of(item: _Item) -> Style:
    return Style(round(theme.small), bold=not item.picture)


def _height_of(line: Sequence[_Item], widths: Sequence[float]) -> float:
    """The height of items side by side in columns of these widths."""
    heights = [
        height_of(item.words, _style_of(item), width - (_PICTURE * theme.small if item.picture else 0))
        for item, width in zip(line, widths, strict=False)
    ]
    return max(_SYMBOL * theme.small, *heights)


def _paint_aid(painter: Painter, rect: Rect, lines: Sequence[Sequence[_Item]], widths: Sequence[float]) -> None:
    painter.fill(rect, faint(theme.panel, _GROUND), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    rest = rect.inset(_MARGIN * theme.unit)
    for items in lines:
        line, rest = rest.cut_top(_height_of(items, widths), theme.unit)
        for item, width in zip(items, widths, strict=False):
            cell, line = line.cut_left(width, theme.unit)
            _paint_item(painter, cell, item)


def _paint_item(painter: Painter, line: Rect, item: _Item) -> None:
    if item.picture:
        picture, line = line.cut_left(_PICTURE * theme.small)
        side = _SYMBOL * theme.small
        _paint_picture(painter, picture.cut_left(side)[0].centred(side, side), item.picture)
    style = _style_of(item)
    painter.text(item.words, line, style.size, bold=style.bold, align="left", lines=_LINES)


def _paint_picture(painter: Painter, rect: Rect, name: str) -> None:
    """The symbol of an action, or something that scores: a ribbon, a thread, a card, a coin or a marker."""
    match name:
        case "perfect_pairs" | "colour_pairs":
            ends = (rect.x + theme.unit, rect.centre[1], rect.right - theme.unit, rect.centre[1])
            ribbons.paint_tie(painter, ends, theme.faded, name == "perfect_pairs")
        case "singles":
            painter.icon("cards", rect, theme.faded)
        case "coins" | "markers":
            painter.picture(COIN if name == "coins" else MARKER, rect)
        case _:
            paint_symbol(painter, f"{ART}/symbols/{name}", rect, theme.ink)
