"""The covers of the games: what the home screen shows of each without importing its rules."""

from typing import Any, NamedTuple

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.layout import Layout

from kingdoms.core.words.language import N_, _
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of, size_of
from kingdoms.ui.theme import mixed, theme
from kingdoms.ui.widgets import Pressable

PICTURE_SHAPE = 0.7  # the height of a cover's picture divided by its width
COVER_SHAPE = 1.2  # the preferred height of a whole cover divided by its width
_LEAST_PICTURE = 0.75  # the minimum height of a cover's picture, relative to its full height
_AIRY = 1.3  # the height of the words with space around them, relative to their own height
_SHADOW = 3  # how far the shadow of a cover spreads, in units
_EMBLEM = 0.6  # the size of an emblem relative to its roundel
_LARGE, _LARGEST = 260, 480  # the widths in dp from which a cover shows more than its title, in larger type


class Cover(NamedTuple):
    """A game's name (shortened if it is long), a line about it, its player counts, its heraldic colour and its emblem.

    Its picture is named after the game's key.
    """

    title: str
    tagline: str
    seats: range
    tincture: str
    emblem: str = "crown"


COVERS = {
    "rival_kings": Cover(
        N_("Rival Kings"),
        N_("Win land and people for the throne, and quarrel with the whole court"),
        range(2, 5),
        "purpure",
        "swords",
    ),
    "royals": Cover(
        N_("Royals"),
        N_("Lead your noble house to the courts of Europe, and hold them against intrigue"),
        range(2, 6),
        "gules",
    ),
    "kingsburg": Cover(
        N_("Kingsburg"),
        N_("Win over the king's court with your dice and defend your estate through five winters"),
        range(2, 6),
        "azure",
        "castle",
    ),
    "paladins": Cover(
        N_("Paladins"),
        N_("Gather workers and defend the West Kingdom with faith, strength and influence"),
        range(1, 5),
        "vert",
        "shield",
    ),
}


def title_of(game: str) -> str:
    """A game's short name; for a game this app does not know, its key."""
    return _(COVERS[game].title) if game in COVERS else game


def paint_emblem(painter: Painter, game: str, rect: Rect) -> None:
    """Paints a game's emblem on a roundel in its colour."""
    cover = COVERS.get(game, Cover(game, "", range(0), "sable"))
    disc = rect.fitted(1)
    painter.circle(disc.centre, disc.width / 2, theme.tinctures[cover.tincture])
    painter.ring(disc.centre, disc.width / 2, theme.ink, theme.hair)
    side = _EMBLEM * disc.width
    painter.icon(cover.emblem, disc.centred(side, side), theme.tincture_inks[cover.tincture])


class CoverShelf(Layout):
    """Arranges the covers in rows and columns that fill it, whatever its shape."""

    least_height = NumericProperty(0)
    full_height = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "children"):
            self.fbind(name, self._trigger_layout)
        for name in ("width", "children", "parent"):
            self.fbind(name, self._measure)
        theme.bind(on_change=self._measure)

    @property
    def covers(self) -> "list[GameCover]":
        """The covers, last one first."""
        return [child for child in self.children if isinstance(child, GameCover)]

    def do_layout(self, *_change: object) -> None:
        """Positions all covers."""
        covers = self.covers[::-1]
        if not covers:
            return
        # The number of columns that leaves no row incomplete and gives the covers the best shape.
        count = len(covers)
        columns = min(range(1, count + 1), key=lambda columns: (count % columns > 0, self._oddity(count, columns)))
        rows = -(-len(covers) // columns)
        area = Rect(self.x, self.y, self.width, self.height)
        tallest = self._height(columns, [cover.full_height(self._width(columns)) for cover in covers])
        area = area.centred(area.width, min(area.height, tallest))
        places = [place for row in area.rows(rows, theme.gap) for place in row.columns(columns, theme.gap)]
        words = max(cover.words_height(places[0].width) for cover in covers)
        for cover, place in zip(covers, places, strict=False):
            cover.pos, cover.size, cover.room_for_words = place[:2], place[2:], words

    def _oddity(self, count: int, columns: int) -> float:
        rows = -(-count // columns)
        shape = max(1, self.height / rows) * columns / max(1, self.width)
        return max(shape / COVER_SHAPE, COVER_SHAPE / shape)

    def _measure(self, *_change: object) -> None:
        """Sets the minimum and the full height of the shelf with at most two columns."""
        if self.parent is None:
            return
        columns = min(2, max(1, len(self.covers)))
        width = self._width(columns)
        self.least_height = self._height(columns, [cover.least_height(width) for cover in self.covers])
        self.full_height = self._height(columns, [cover.full_height(width) for cover in self.covers])

    def _width(self, columns: int) -> float:
        """The width of a cover."""
        return (self.width - (columns - 1) * theme.gap) / columns

    def _height(self, columns: int, heights: list[float]) -> float:
        """The height of a shelf whose covers need these heights."""
        return -(-len(heights) // columns) * (max(heights, default=0) + theme.gap) - theme.gap


class GameCover(Pressable):
    """The cover of a game: its picture, with its name and more below; a tap starts a new game."""

    game = StringProperty("")
    room_for_words = NumericProperty(0)
    """The height of the words: the same for all covers on a shelf, so that their pictures are equally large."""
    shows = (*Pressable.shows, "game", "room_for_words")

    @property
    def cover(self) -> Cover:
        """The facts known about the game before its modules are imported."""
        return COVERS[self.game]

    def least_height(self, width: float) -> float:
        """The height that a cover of this width needs for its words and enough of its picture."""
        return self.words_height(width) + _LEAST_PICTURE * PICTURE_SHAPE * width

    def full_height(self, width: float) -> float:
        """The height at which a cover of this width shows everything with space around it."""
        return _AIRY * self.words_height(width) + PICTURE_SHAPE * width

    def paint(self, painter: Painter) -> None:
        """Paints the binding, the picture and the words; a picture narrower than the cover keeps clear of its edge."""
        rect = self.rect.moved(0, -self.pressed * theme.band)
        tincture = theme.tinctures[self.cover.tincture]
        painter.shadow(rect, _SHADOW * theme.unit)
        painter.fill(rect, mixed(tincture, [*theme.veil[:3], 1], 0.5 + 0.2 * self.pressed), theme.unit)
        picture_height = min(PICTURE_SHAPE * rect.width, rect.height - self.room_for_words)
        picture, words = rect.cut_top(max(0, picture_height))
        is_narrow = picture_height < PICTURE_SHAPE * rect.width
        self._paint_picture(painter, (picture.inset(theme.gap) if is_narrow else picture).fitted(PICTURE_SHAPE))
        painter.outline(rect, theme.glow, theme.band, theme.unit)
        self._paint_words(painter, words.inset(theme.padding, theme.gap))
        self.ring(painter, rect)

    def _paint_picture(self, painter: Painter, rect: Rect) -> None:
        """Paints the picture once it has been read: reading all of them first would delay the first frame."""
        name = f"covers/{self.game}"
        if gallery.has(name):
            gallery.unbind(on_arrival=self.repaint)
            painter.picture(name, rect)
        else:
            gallery.bind(on_arrival=self.repaint)

    def _lines(self, width: float) -> list[tuple[str, Style]]:
        """The lines below the picture, from top to bottom."""
        size = (width >= _LARGE * theme.hair) + (width >= _LARGEST * theme.hair)
        title = Style(round((theme.lead, theme.title, theme.display)[size]), bold=True)
        room = max(1, width - 2 * theme.padding)
        widest = max(size_of(word, title)[0] for word in _(self.cover.title).split())
        title = title._replace(size=int(title.size * min(1, room / widest)))
        if size == 0:
            return [(_(self.cover.title), title)]
        seats = _("{fewest} to {most} players").format(fewest=self.cover.seats[0], most=self.cover.seats[-1])
        tagline = Style(round((theme.body, theme.lead)[size - 1]))
        return [
            (_(self.cover.title), title),
            (_(self.cover.tagline), tagline),
            (seats, Style(round((theme.small, theme.body)[size - 1]), italic=True)),
        ]

    def _heights(self, width: float) -> list[float]:
        """The height of each line."""
        room = max(1, width - 2 * theme.padding)
        return [height_of(text, style, room) + theme.unit for text, style in self._lines(width)]

    def words_height(self, width: float) -> float:
        """The total height of the lines below the picture of a cover of this width."""
        return sum(self._heights(width)) + 2 * theme.gap

    def _paint_words(self, painter: Painter, rect: Rect) -> None:
        # The binding is always dark, so its letters are always silver.
        ink = theme.tinctures["argent"]
        heights = self._heights(self.width)
        rest = rect.centred(rect.width, min(rect.height, sum(heights)))
        for (text, style), height in zip(self._lines(self.width), heights, strict=True):
            line, rest = rest.cut_top(height)
            painter.text(text, line, style.size, ink, bold=style.bold, italic=style.italic, lines=4)
