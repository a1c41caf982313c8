"""The home screen: the running games first, then the covers of all games, then settings, rules and the rest."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.layout import Layout

from kingdoms.core.tongue import _
from kingdoms.games import GAMES
from kingdoms.store import StoreTrouble
from kingdoms.ui.covers import COVERS, Cover, paint_emblem
from kingdoms.ui.focus import Spot
from kingdoms.ui.painter import Painter
from kingdoms.ui.rect import Rect
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.text import Style, height_of
from kingdoms.ui.theme import faint, mixed, theme
from kingdoms.ui.widgets import Pressable, ask

COVER_SHAPE = 1.25  # the height of a cover for its width, where there is a choice
SMALLEST_COVER = 4.2  # its least height, in touches
OPEN, DELETE = "open", "delete"


class HomeScreen(AppScreen):
    """Where the app begins and every game ends."""

    def on_show(self, **_what: Any) -> None:
        """Looks what games are running; the covers are always the same."""
        if not self.ids.covers.children:
            for key in GAMES:
                cover = GameCover(game=key)
                cover.bind(on_release=self._new_game)
                self.ids.covers.add_widget(cover)
        self._show_running()

    def _show_running(self) -> None:
        running = self.ids.running
        running.clear_widgets()
        for number, summary in enumerate(self.app.store.saves.summaries()):
            line = RunningGame(summary=summary, lit=number == 0)
            line.bind(on_release=partial(self._go_on, summary.key), on_delete=partial(self._ask_delete, summary))
            running.add_widget(line)

    def _new_game(self, cover: "GameCover") -> None:
        self.app.show("new_game", game=cover.game)

    def _go_on(self, key: str, _line: object) -> None:
        self.app.open_game(key)

    def _ask_delete(self, summary: Any, _line: object) -> None:
        ask(
            _("Delete this game?"),
            _("{game}, {place}: it cannot be brought back.").format(
                game=_(COVERS[summary.game].title), place=summary.place
            ),
            [(_("Delete"), "danger", partial(self._delete, summary.key)), (_("Keep"), "secondary", None)],
        )

    def _delete(self, key: str) -> None:
        try:
            self.app.store.saves.delete(key)
        except StoreTrouble as trouble:
            self.app.tell(str(trouble))
        self._show_running()


class CoverShelf(Layout):
    """Lays the covers side by side and below each other so that they fill it, whatever its shape."""

    least_height = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "children"):
            self.fbind(name, self._trigger_layout)
        self.fbind("children", self._measure)
        self.fbind("width", self._measure)
        theme.bind(on_change=self._measure)

    def do_layout(self, *_change: object) -> None:
        """Gives every cover its place."""
        covers = self.children[::-1]
        if not covers:
            return
        columns = self._columns(len(covers), self.height)
        rows = -(-len(covers) // columns)
        area = Rect(self.x, self.y, self.width, self.height)
        places = [place for row in area.rows(rows, theme.gap) for place in row.columns(columns, theme.gap)]
        for cover, place in zip(covers, places, strict=False):
            cover.pos, cover.size = place[:2], place[2:]

    def _columns(self, count: int, height: float) -> int:
        """How many stand side by side so that their shape is nearest to the one that we like."""
        return min(range(1, count + 1), key=lambda columns: (count % columns > 0, self._oddity(count, columns, height)))

    def _oddity(self, count: int, columns: int, height: float) -> float:
        rows = -(-count // columns)
        shape = max(1, height / rows) * columns / max(1, self.width)
        return max(shape / COVER_SHAPE, COVER_SHAPE / shape)

    def _measure(self, *_change: object) -> None:
        count = max(1, len(self.children))
        columns = 1 if count == 1 else 2
        self.least_height = -(-count // columns) * SMALLEST_COVER * theme.touch * theme.text_scale**0.5


class GameCover(Pressable):
    """The cover of a game, painted in its colour with its emblem; a tap leads to a new game."""

    game = StringProperty("")
    shows = (*Pressable.shows, "game")

    @property
    def cover(self) -> Cover:
        """What is known of the game before its room is opened."""
        return COVERS[self.game]

    def paint(self, painter: Painter) -> None:
        rect = self.rect.moved(0, -self.pressed * theme.hair * 2)
        tincture, ink = theme.tinctures[self.cover.tincture], theme.tincture_inks[self.cover.tincture]
        self._paint_binding(painter, rect, tincture)
        inner = rect.inset(min(rect.width, rect.height) * 0.08)
        words, picture = inner.cut_bottom(self._words_height(inner), theme.gap)
        painter.glow(picture.fitted(1).inset(picture.height * 0.1), faint(theme.glow, 0.35), picture.height * 0.2)
        paint_emblem(painter, self.cover, picture)
        self._paint_words(painter, words, ink)
        self.ring(painter, rect)

    def _paint_binding(self, painter: Painter, rect: Rect, tincture: Sequence[float]) -> None:
        painter.shadow(rect, 3 * theme.unit)
        painter.fill(rect, mixed(tincture, theme.tinctures["sable"], 0.25 + 0.1 * self.pressed), 2 * theme.corner)
        band = rect.inset(2 * theme.unit)
        painter.outline(band, theme.glow, theme.band, 1.5 * theme.corner)
        painter.outline(band.inset(theme.unit), faint(theme.glow, 0.5), theme.hair, theme.corner)

    def _is_small(self, inner: Rect) -> bool:
        return inner.height < 5 * theme.touch * theme.text_scale

    def _words_height(self, inner: Rect) -> float:
        lines = theme.title * 1.4 if not self._is_small(inner) else theme.lead * 1.4
        if not self._is_small(inner):
            lines += theme.body * 2.8 + theme.small * 1.6
        return min(lines, inner.height * 0.55)

    def _paint_words(self, painter: Painter, rect: Rect, ink: Sequence[float]) -> None:
        if self._is_small(self.rect.inset(min(self.width, self.height) * 0.08)):
            painter.text(_(self.cover.title), rect, theme.lead, ink, bold=True, lines=2)
            return
        title, rest = rect.cut_top(theme.title * 1.4)
        seats, tagline = rest.cut_bottom(theme.small * 1.6)
        painter.text(_(self.cover.title), title, theme.title, ink, bold=True)
        painter.text(_(self.cover.tagline), tagline, theme.body, ink, lines=2)
        number = _("{fewest} to {most} players").format(fewest=self.cover.seats[0], most=self.cover.seats[-1])
        painter.text(number, seats, theme.small, faint(ink, 0.85))


class RunningGame(Pressable):
    """One game that can go on: its crests, where it stands and who is to move; at its end a way to delete it."""

    summary = ObjectProperty(None)
    lit = BooleanProperty(False)
    shows = (*Pressable.shows, "summary", "lit")

    __events__ = ("on_delete",)

    def on_delete(self) -> None:
        """The player wants to be rid of it."""

    def spots(self) -> list[Spot]:
        body, bin_ = self._places()
        return [self.spot_at(OPEN, body), self.spot_at(DELETE, bin_)]

    def tapped(self, touch: MotionEvent) -> None:
        self.activate(DELETE if self._places()[1].holds(*touch.pos) else OPEN)

    def activate(self, key: object) -> None:
        self.dispatch("on_delete" if key == DELETE else "on_release")

    def paint(self, painter: Painter) -> None:
        painter.parchment(self.rect)
        if self.lit:
            painter.lit(self.rect)
        body, bin_ = self._places()
        painter.icon("delete", bin_.centred(theme.glyph, theme.glyph), theme.faded)
        crests, words = self._split(body)
        for place, crest in zip(self._crest_places(crests), self.summary.crests, strict=True):
            painter.crest(crest, place)
        self._paint_words(painter, words)
        if self.is_focused:
            painter.focus_ring(bin_ if self.focus_key == DELETE else self.rect)

    def _paint_words(self, painter: Painter, rect: Rect) -> None:
        for text, style, colour in self._lines():
            height = height_of(text, style, rect.width)
            line, rect = rect.cut_top(height)
            painter.text(text, line, style.size, colour, bold=style.bold, align="left", lines=3)

    def _lines(self) -> list[tuple[str, Style, Sequence[float]]]:
        title = _("Continue: {game}").format(game=_(COVERS[self.summary.game].title))
        mover = _("{place}, {name} to move").format(place=self.summary.place, name=self.summary.names[self.summary.actor])
        return [
            (title, Style(round(theme.lead), bold=True), theme.ink),
            (mover, Style(round(theme.small)), theme.faded),
        ]

    def _places(self) -> tuple[Rect, Rect]:
        """Where the game is opened, and where it is deleted."""
        bin_, body = self.rect.cut_right(theme.touch)
        return body, bin_

    def _split(self, body: Rect) -> tuple[Rect, Rect]:
        inner = body.inset(2 * theme.unit, 2 * theme.unit)
        return inner.cut_left(self._crests_width, 3 * theme.unit)

    @property
    def _crests_width(self) -> float:
        return theme.crest * (1 + 0.45 * (len(self.summary.crests) - 1))

    def _crest_places(self, rect: Rect) -> list[Rect]:
        middle = rect.y + (rect.height - theme.crest) / 2
        count = len(self.summary.crests)
        return [Rect(rect.x + 0.45 * theme.crest * i, middle, theme.crest, theme.crest) for i in range(count)]

    def measure(self) -> None:
        """As high as its words need."""
        _crests, words = self._split(self._places()[0])
        height = sum(height_of(text, style, max(1, words.width)) for text, style, _colour in self._lines())
        self.height = max(theme.touch, theme.crest, height) + 4 * theme.unit


class MenuButton(Pressable):
    """A symbol above its word, for the row at the foot of the home screen."""

    icon = StringProperty("")
    text = StringProperty("")
    shows = (*Pressable.shows, "icon", "text")

    def paint(self, painter: Painter) -> None:
        if self.pressed:
            painter.fill(self.rect, faint(theme.ink, 0.12 * self.pressed), theme.corner)
        word, symbol = self.rect.inset(theme.unit).cut_bottom(theme.small * 1.5)
        painter.icon(self.icon, symbol.centred(theme.glyph, theme.glyph), theme.ink)
        painter.text(self.text, word, theme.small, theme.ink)
        self.ring(painter, self.rect)
