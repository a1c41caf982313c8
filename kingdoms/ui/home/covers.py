"""The covers of the games: what the home screen shows of each without importing its rules."""

from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.layout import Layout

from kingdoms.core.game import HEAVY, LIGHT, MEDIUM
from kingdoms.core.words.language import C_, N_, _
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, height_of, size_of
from kingdoms.ui.home.lengths import usual_minutes
from kingdoms.ui.theme import Colour, mixed, theme
from kingdoms.ui.widgets import Pressable
from kingdoms.ui.widgets.chips import flow

PICTURE_ASPECT = 0.7  # the height of a cover's picture divided by its width
COVER_ASPECT = 1.2  # the preferred height of a whole cover divided by its width
_LEAST_PICTURE = 0.6  # the minimum height of a cover's picture, relative to its full height
_AIRY = 1.3  # the height of the words with space around them, relative to their own height
_SHADOW = 3  # how far the shadow of a cover spreads, in units
_BINDING, _PRESSED = 0.5, 0.2  # how dark the binding is, and how much darker while it is pressed
_EMBLEM = 0.6  # the size of an emblem relative to its roundel
_LARGE, _LARGEST = 260, 480  # the widths in dp from which a cover has larger type, and room for more words
_LEAST_FACTS = 0.9  # the share of their size to which facts shrink before they go on two lines
_MOST_WORDS = 0.6  # if the words take more than this share of a cover's height, facts go on one line, however small


DIFFICULTY_NAMES = {LIGHT: C_("weight", "Light"), MEDIUM: C_("weight", "Medium"), HEAVY: C_("weight", "Heavy")}


class Cover(NamedTuple):
    """A game's name (shortened if it is long), a line about it, facts about it, its heraldic colour, and its emblem.

    The facts are those of its `Game`. The file name of its picture is the game's key.
    """

    title: str
    tagline: str
    seats: range
    decisions: int
    difficulty: str
    tincture: str
    emblem: str = "crown"


COVERS = {
    "rival_kings": Cover(
        N_("Rival Kings"),
        N_("Win land and people for the throne, and quarrel with the whole court"),
        range(2, 5),
        118,
        LIGHT,
        "purpure",
        "swords",
    ),
    "royals": Cover(
        N_("Royals"),
        N_("Lead your noble house to the courts of Europe, and hold your place there against intrigue"),
        range(2, 6),
        329,
        MEDIUM,
        "gules",
    ),
    "kingsburg": Cover(
        N_("Kingsburg"),
        N_("Win over the king's court with your dice and defend your estate through five winters"),
        range(2, 6),
        204,
        MEDIUM,
        "azure",
        "castle",
    ),
    "paladins": Cover(
        N_("Paladins"),
        N_("Gather workers and defend the West Kingdom with faith, strength and influence"),
        range(1, 5),
        306,
        HEAVY,
        "vert",
        "shield",
    ),
}


def title_of(game: str) -> str:
    """A game's short name; for a game this app does not know, its key."""
    return _(COVERS[game].title) if game in COVERS else game


def paint_emblem(painter: Painter, game: str, rect: Rect) -> None:
    """Paints a game's emblem on a roundel in its colour."""
    cover = COVERS.get(game, Cover(game, "", range(0), 0, LIGHT, "sable"))
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
        theme.bind(on_change=self.update)

    @property
    def covers(self) -> "list[GameCover]":
        """The covers, from last to first."""
        return [child for child in self.children if isinstance(child, GameCover)]

    def height_in(self, room: float) -> float:
        """The height of the covers in this much room; their full height if the page has to scroll in any case."""
        return self.full_height if room < self.least_height else min(room, self.full_height)

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
        width, height = places[0][2:]
        self._scale_facts(width)
        if max(cover.words_height(width) for cover in covers) > _MOST_WORDS * height:
            self._scale_facts(width, least=0)
        tall = max(cover.words_height(width, has_tagline=True) for cover in covers)
        has_tagline = width >= _LARGE * theme.hair and height >= tall + PICTURE_ASPECT * width
        words = tall if has_tagline else max(cover.words_height(width) for cover in covers)
        for cover, place in zip(covers, places, strict=False):
            cover.pos, cover.size = place[:2], place[2:]
            cover.room_for_words, cover.has_tagline = words, has_tagline

    def _oddity(self, count: int, columns: int) -> float:
        rows = -(-count // columns)
        aspect = max(1, self.height / rows) * columns / max(1, self.width)
        return max(aspect / COVER_ASPECT, COVER_ASPECT / aspect)

    def _measure(self, *_change: object) -> None:
        """Sets the minimum and the full height of the shelf with at most two columns."""
        if self.parent is None:
            return
        columns = min(2, max(1, len(self.covers)))
        width = self._width(columns)
        self._scale_facts(width)
        self.least_height = self._height(columns, [cover.least_height(width) for cover in self.covers])
        self.full_height = self._height(columns, [cover.full_height(width) for cover in self.covers])

    def update(self, *_change: object) -> None:
        """Makes room for the words on the covers, since they may have changed."""
        self._measure()
        self._trigger_layout()

    def _scale_facts(self, width: float, least: float = _LEAST_FACTS) -> None:
        """Gives the facts on all covers of this width the same size, smaller if that keeps them on one line."""
        scale = min((cover.scale_to_one_line(width) for cover in self.covers), default=1)
        for cover in self.covers:
            cover.facts_scale = scale if scale >= least else 1

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
    has_tagline = BooleanProperty(False)
    """Whether there is room for the line about the game below its whole picture."""
    facts_scale = NumericProperty(1)
    """The type size of the facts relative to the usual one, the same for all covers on a shelf."""
    minutes = NumericProperty(0)
    """How long the game takes here; 0 if that is not known yet."""
    shows = (*Pressable.shows, "game", "room_for_words", "has_tagline", "facts_scale", "minutes")

    @property
    def cover(self) -> Cover:
        """The facts known about the game before its modules are imported."""
        return COVERS[self.game]

    def least_height(self, width: float) -> float:
        """The height that a cover of this width needs for its words and enough of its picture."""
        return self.words_height(width) + _LEAST_PICTURE * PICTURE_ASPECT * width

    def full_height(self, width: float) -> float:
        """The height at which a cover of this width shows everything with space around it."""
        has_tagline = width >= _LARGE * theme.hair
        return _AIRY * self.words_height(width, has_tagline) + PICTURE_ASPECT * width

    def paint(self, painter: Painter) -> None:
        """Paints the binding, the picture and the words; a picture narrower than the cover keeps clear of its edge."""
        rect = self.rect.moved(0, -self.pressed * theme.band)
        tincture = theme.tinctures[self.cover.tincture]
        painter.shadow(rect, _SHADOW * theme.unit)
        painter.fill(rect, mixed(tincture, [*theme.veil[:3], 1], _BINDING + _PRESSED * self.pressed), theme.unit)
        picture_height = min(PICTURE_ASPECT * rect.width, rect.height - self.room_for_words)
        picture, words = rect.cut_top(max(0, picture_height))
        is_narrow = picture_height < PICTURE_ASPECT * rect.width
        self._paint_picture(painter, (picture.inset(theme.unit) if is_narrow else picture).fitted(PICTURE_ASPECT))
        painter.outline(rect, theme.glow, theme.band, theme.unit)
        self._paint_words(painter, words.inset(theme.gap))
        self.ring(painter, rect)

    def _paint_picture(self, painter: Painter, rect: Rect) -> None:
        """Paints the picture once it has been read: reading all of them first would delay the first frame."""
        name = f"covers/{self.game}"
        if gallery.has(name):
            gallery.unbind(on_arrival=self.repaint)
            painter.picture(name, rect)
        else:
            gallery.bind(on_arrival=self.repaint)

    def facts(self, width: float) -> list[tuple[str, str]]:
        """The number of players, the time and the weight, each with its icon; a small cover has room for only one."""
        cover, is_small = self.cover, _step(width) == 0
        minutes = int(self.minutes) or usual_minutes(cover.decisions, cover.difficulty)
        return [
            ("people", f"{cover.seats[0]}–{cover.seats[-1]}"),
            ("" if is_small else "clock", _("{minutes} min").format(minutes=minutes)),
            ("" if is_small else "weight", _(DIFFICULTY_NAMES[cover.difficulty])),
        ]

    def words_height(self, width: float, has_tagline: bool = False) -> float:
        """The total height of the words below the picture of a cover of this width."""
        room = _room(width)
        lines = sum(height_of(text, style, room) + theme.unit for text, style in self._lines(width, has_tagline))
        style, widths = self._facts_in(width)
        rows = 1 + flow(widths, room, theme.gap)[-1][0]
        return lines + rows * LINE * style.size + theme.unit + 2 * theme.gap

    def _lines(self, width: float, has_tagline: bool) -> list[tuple[str, Style]]:
        """The lines above the facts, from top to bottom."""
        size = _step(width)
        title = Style(round((theme.subtitle, theme.title, theme.display)[size]), bold=True)
        # A small cover has room for only one line.
        parts = _(self.cover.title).split() if size else [_(self.cover.title)]
        widest = max(size_of(part, title)[0] for part in parts)
        title = title._replace(size=int(title.size * min(1, (_room(width) - theme.unit) / widest)))
        tagline = Style(round((theme.small, theme.body, theme.subtitle)[size]))
        return [(_(self.cover.title), title), *([(_(self.cover.tagline), tagline)] if has_tagline else [])]

    def scale_to_one_line(self, width: float) -> float:
        """The factor, at most 1, by which the facts have to shrink to fit one line of a cover of this width."""
        widths = self._facts_widths(width, _facts_size(width))
        return min(1, (_room(width) - (len(widths) - 1) * theme.gap) / sum(widths))

    def _facts_in(self, width: float) -> tuple[Style, list[float]]:
        """The type of the facts, and the width of each with its icon."""
        size = int(_facts_size(width) * self.facts_scale)
        return Style(size), self._facts_widths(width, size)

    def _facts_widths(self, width: float, size: int) -> list[float]:
        return [
            (LINE * size + theme.unit if icon else 0) + size_of(text, Style(size))[0] + 1
            for icon, text in self.facts(width)
        ]

    def _paint_words(self, painter: Painter, rect: Rect) -> None:
        # The binding is always dark, so its letters are always silver.
        ink = theme.tinctures["argent"]
        height = self.words_height(self.width, self.has_tagline) - 2 * theme.gap
        rest = rect.centred(_room(self.width), min(rect.height, height))
        for text, style in self._lines(self.width, self.has_tagline):
            line, rest = rest.cut_top(height_of(text, style, rest.width) + theme.unit)
            painter.text(text, line, style.size, ink, bold=style.bold, lines=4)
        self._paint_facts(painter, rest, ink)

    def _paint_facts(self, painter: Painter, rest: Rect, ink: Colour) -> None:
        """Paints the facts line by line, each line centred."""
        style, widths = self._facts_in(self.width)
        rows = [row for row, _left in flow(widths, rest.width, theme.gap)]
        facts = list(zip(rows, self.facts(self.width), widths, strict=True))
        for row in range(1 + rows[-1]):
            found = [(fact, width) for there, fact, width in facts if there == row]
            line, rest = rest.cut_top(LINE * style.size)
            line = line.centred(sum(width for _fact, width in found) + (len(found) - 1) * theme.gap, line.height)
            for (icon, text), width in found:
                place, line = line.cut_left(width, theme.gap)
                if icon:
                    symbol, place = place.cut_left(LINE * style.size, theme.unit)
                    painter.icon(icon, symbol.fitted(1), ink)
                painter.text(text, place, style.size, ink, align="left")


def _step(width: float) -> int:
    """How large the type on a cover of this width is: 0, 1 or 2."""
    return (width >= _LARGE * theme.hair) + (width >= _LARGEST * theme.hair)


def _facts_size(width: float) -> int:
    """The usual type size of the facts on a cover of this width."""
    return round((theme.tiny, theme.small, theme.body)[_step(width)])


def _room(width: float) -> float:
    """The width of the words on a cover of this width."""
    return max(1, width - 2 * (theme.gap if _step(width) == 0 else theme.padding))
