"""The score sheet of a past game as a picture to share: always light and of the same width."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from kivy.graphics import Fbo
from kivy.metrics import Metrics

from kingdoms.core.words.language import _
from kingdoms.store.played import Played
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.png import png
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.history.wording import facts_of, sheet_of_played, winner_line_of
from kingdoms.ui.home.covers import paint_emblem, title_of
from kingdoms.ui.score.score_table import ScoreTable
from kingdoms.ui.theme import theme

WIDTH = 1080
"""The width in pixels, which is common among phone screens."""
_DENSITY = 2.0
_TITLE, _NAME = 1.5, 0.6  # the height of the line with the emblem, in crests; the game name's share of it
_WINNER, _FOOT = 1.5, 2  # the heights of the winner's line and of the foot, in letters
_APPEARANCE = {"mode": "light", "contrast": False, "text_scale": 1.0, "size_class": "tablet"}


class Pixels(NamedTuple):
    """A picture as it comes from the graphics card: red, green, blue and opacity, bottom row first."""

    width: int
    height: int
    data: bytes

    def as_png(self) -> bytes:
        """The picture as a PNG file. This takes a while, and can be done in any thread."""
        colours = bytearray(3 * self.width * self.height)
        for channel in range(3):
            colours[channel::3] = self.data[channel::4]
        return png(self.width, self.height, bytes(colours))


def paint_score(played: Played) -> Pixels:
    """Paints the score sheet below the game's name, date and winner."""
    with _as_in_print():
        return _painted(played)


def _painted(played: Played) -> Pixels:
    sheet = sheet_of_played(played)._replace(keys=())  # Nobody can tap a picture.
    table = ScoreTable(sheet=sheet, size_hint=(None, None), width=WIDTH - 2 * theme.margin)
    table.fill_at_once()
    table.measure()
    head, foot = _TITLE * theme.crest + theme.title * _WINNER + theme.margin, _FOOT * theme.small
    height = round(head + table.height + foot + 2 * theme.margin)
    page = Rect(0, 0, WIDTH, height)
    fbo = Fbo(size=(WIDTH, height))
    painter = Painter(fbo)
    painter.ground(page)
    above, rest = page.inset(theme.margin).cut_top(head)
    _paint_head(painter, above, played)
    table.pos = rest.x, rest.top - table.height
    table.paint(painter)
    painter.text(_("Kingdoms"), rest.cut_bottom(foot)[0], theme.small, theme.faded, valign="bottom")
    fbo.draw()
    return Pixels(WIDTH, height, fbo.pixels)


def _paint_head(painter: Painter, rect: Rect, played: Played) -> None:
    title, below_title = rect.cut_top(_TITLE * theme.crest)
    emblem, words = title.cut_left(_TITLE * theme.crest, theme.gap)
    paint_emblem(painter, played.game, emblem)
    above, below = words.cut_top(words.height * _NAME)
    painter.text(title_of(played.game), above, theme.title, bold=True, align="left")
    painter.text(facts_of(played), below, theme.body, theme.faded, align="left")
    painter.text(winner_line_of(played), below_title, theme.title, bold=True)


@contextmanager
def _as_in_print() -> Iterator[None]:
    """Applies the picture's appearance while it is painted; no frame is drawn in the meantime."""
    appearance = {name: getattr(theme, name) for name in _APPEARANCE}
    density, scale = Metrics.density, Metrics.fontscale
    _set(_APPEARANCE, _DENSITY, 1.0)
    try:
        yield
    finally:
        _set(appearance, density, scale)


def _set(appearance: dict[str, object], density: float, scale: float) -> None:
    Metrics.density, Metrics.fontscale = density, scale
    for name, value in appearance.items():
        setattr(theme, name, value)
