"""The tavern cards of Paladins, from which everyone takes workers at the start of a round."""

from math import ceil

from kivy.properties import BoundedNumericProperty, NumericProperty

from kingdoms.core.state import Thing
from kingdoms.games.paladins.board import WORKERS
from kingdoms.games.paladins.cards import TAVERNS
from kingdoms.games.paladins.state import MOST_TAVERNS
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import paint_empty_place, paint_worker
from kingdoms.ui.boards.paladins.town.cards import are_taverns_open
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_WIDE = 2.4  # the width of a card, relative to its height, from which all workers are in one line
_WORKER = 1.9  # the greatest size of a worker, in glyphs


class PaladinsTaverns(Zone):
    """The round's tavern cards."""

    spacing = NumericProperty(0)
    columns = BoundedNumericProperty(MOST_TAVERNS, min=1)
    """The most cards side by side."""

    def measure(self, sight: Sight) -> None:
        """Marks it as needed on the table only at the start of a round, when tavern cards are taken."""
        self.is_needed = self.opened is not None or are_taverns_open(sight)
        self.lines = max(1, ceil(len(sight.view.taverns) / self.columns))

    def lay_out(self, sight: Sight) -> Places:
        """The tavern cards in lines."""
        if not self.is_needed:
            return {}
        across = ceil(len(sight.view.taverns) / self.lines)
        rows = self.rect.rows(int(self.lines), self.spacing)
        cells = [cell for row in rows for cell in row.columns(across, self.spacing)]
        return {("tavern", place): at(cells[place]) for place in range(len(sight.view.taverns))}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A card, or the empty place of one that was taken."""
        return paint_tavern, place.rect, self.board.count(thing)


def paint_tavern(painter: Painter, rect: Rect, card: int) -> None:
    """A tavern card with its four workers, or its empty place once taken."""
    if card < 0:
        paint_empty_place(painter, rect, "tavern")
        return
    painter.parchment(rect)
    workers = [kind for kind in WORKERS for _ in range(TAVERNS[card][kind])]
    inner = rect.inset(theme.unit / 2)
    lines = 1 if inner.width > _WIDE * inner.height else 2
    cells = [cell for row in inner.rows(lines) for cell in row.columns(len(workers) // lines)]
    for kind, cell in zip(workers, cells, strict=True):
        side = min(cell.width, cell.height, _WORKER * theme.glyph)
        paint_worker(painter, cell.centred(side, side), kind)
