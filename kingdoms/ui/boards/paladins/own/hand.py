"""The workers in hand in Paladins, in stacks with the picked ones in front."""

from kivy.properties import NumericProperty

from kingdoms.core.state import Thing
from kingdoms.core.words.language import numeral
from kingdoms.games.paladins.board import WORKERS
from kingdoms.games.paladins.words.labels import KEEP
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.paladins.pieces import paint_worker
from kingdoms.ui.boards.paladins.worker_picking import choices_in
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of, step_of_type
from kingdoms.ui.theme import EMPTY, PLATE, SURFACE, faint, theme

_OVERLAP, _LEAST = 0.5, 0.08  # how much of a figure is visible behind another; below the least, only one is shown
_NUMBER = 0.32  # the greatest type size of the number, as a share of the stack's height
_BADGE = 1.2  # the height of the number's ground, relative to its type size
_ABSENT = 0.2  # the opacity of the figure if there are no workers of its kind


class PaladinsHand(Zone):
    """A stack of workers of each kind, side by side."""

    spacing = NumericProperty(0)
    """The space between two stacks."""

    def measure(self, sight: Sight) -> None:
        """Marks it as needed unless there are choices that have nothing to do with workers."""
        choices = choices_in(sight)
        self.is_needed = not choices or ("use", KEEP) in choices

    def lay_out(self, sight: Sight) -> Places:
        """A stack for every kind of worker, including those that the viewer has none of."""
        cells = self.rect.columns(len(WORKERS), self.spacing)
        return {("worker", kind): at(cell) for kind, cell in zip(WORKERS, cells, strict=True)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A stack, with the picked workers."""
        kind = thing[1]
        count = self.board.count(("hand", sight.owner, kind))
        picked = min(count, self.board.picking.picked.count(thing))
        return paint_own_workers, place.rect, kind, count, picked, sight.seats[sight.owner].crest


def paint_own_workers(painter: Painter, rect: Rect, kind: int, count: int, picked: int, owner: int) -> None:
    """Workers of one kind: the picked ones raised in front, the others behind."""
    painter.fill(rect, faint(theme.panel, SURFACE if count else EMPTY), theme.corner)
    painter.outline(rect, theme.line, radius=theme.corner)
    if not count:
        paint_worker(painter, rect.inset(theme.unit), kind, _ABSENT)
        return
    words = f"{picked}/{count}" if picked else numeral(count)
    size = step_of_type(min(theme.body, rect.height * _NUMBER))
    needed = size_of(words, Style(round(size), bold=True))[0] + theme.unit
    inner = rect.inset(theme.unit / 2)
    alone = min(needed, max(0.0, inner.width - inner.height))
    _paint_figures(painter, inner.cut_right(alone)[1], kind, count, picked)
    badge = inner.cut_bottom(_BADGE * size)[0].cut_right(needed)[0]
    if picked:
        paint_chosen(painter, rect, owner)
    painter.fill(badge, faint(theme.panel, PLATE), theme.unit)
    painter.text(words, badge, size, bold=True)


def _paint_figures(painter: Painter, rect: Rect, kind: int, count: int, picked: int) -> None:
    side = min(rect.height - theme.lift, rect.width)
    step = min(side * _OVERLAP, (rect.width - side) / max(1, count - 1))
    if step < side * _LEAST:
        count, picked, step = 1, min(1, picked), 0.0
    x = rect.x + max(0.0, rect.width - side - step * (count - 1)) / 2
    for number in range(count):
        is_picked = number >= count - picked
        place = Rect(x + number * step, rect.y + (theme.lift if is_picked else 0), side, side)
        paint_worker(painter, place, kind)
