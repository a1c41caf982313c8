"""The home screen: running games first, then the covers of all games, then rules, settings and the rest."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from kingdoms.core.codec import BadSave
from kingdoms.core.words.language import _, sentences
from kingdoms.games import GAMES
from kingdoms.store import StoreTrouble, Summary
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.home.covers import COVERS, CoverShelf, GameCover
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.theme import Colour, pressed_shade, theme
from kingdoms.ui.widgets import Pressable, Targets, ask
from kingdoms.ui.widgets.surfaces import move_to

OPEN, DELETE = "open", "delete"


class HomeScreen(AppScreen):
    """The first screen, where players continue a game, start a new one, or find everything else."""

    least_height = NumericProperty(0)
    full_height = NumericProperty(0)
    thrown_away = StringProperty("")
    """A sentence about the game that was discarded last, while it can be restored."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._thrown_away = ""
        self.shelf = CoverShelf()
        self.shelf.bind(least_height=self.setter("least_height"), full_height=self.setter("full_height"))
        for key in GAMES:
            cover = GameCover(game=key)
            cover.bind(on_release=lambda cover: self.app.show("new_game", game=cover.game))
            self.shelf.add_widget(cover)
        theme.bind(on_change=self._arrange)
        self._arrange()

    def cover_height(self, room: float) -> float:
        """The height of the covers in this much room; their full height if the page has to scroll in any case."""
        return self.full_height if room < self.least_height else min(room, self.full_height)

    def on_show(self, **_what: Any) -> None:
        """Lists the running games; the covers are always the same."""
        self._show_running()

    def on_leave(self) -> None:
        """Drops the offer to restore a discarded game."""
        self.thrown_away = ""

    def speak(self) -> None:
        """Updates the running games, unless another screen is in front."""
        if self.parent is not None:
            self._show_running()

    def _arrange(self, *_change: object) -> None:
        """Puts the covers beside everything else in a wide window, otherwise below the running games."""
        move_to(self.ids.beside if theme.wide else self.ids.below, self.shelf)

    def _show_running(self) -> None:
        running = self.ids.running
        running.clear_widgets()
        for number, summary in enumerate(self.app.store.running()):
            line = RunningGame(summary=summary, lit=number == 0)
            line.bind(on_release=lambda line: self.app.open_game(line.summary.key), on_delete=self._ask_delete)
            running.add_widget(line)

    def _ask_delete(self, line: "RunningGame") -> None:
        summary = line.summary
        what = _("{game}, {place}. Keep it in your history as unfinished, with the current score?")
        series = _("This also ends the series.") if summary.is_in_series else ""
        ask(
            _("End this game?"),
            sentences(what.format(game=_(COVERS[summary.game].title), place=summary.place), series),
            [
                (_("Keep in history"), "primary", partial(self._abandon, summary.key)),
                (_("Delete"), "danger", partial(self._throw_away, summary)),
                (_("Cancel"), "secondary", None),
            ],
        )

    def _abandon(self, key: str) -> None:
        store = self.app.store
        if self._change(lambda: store.abandon(store.open(key))):
            self.app.say(_("Kept in your history as unfinished."))

    def _throw_away(self, summary: Summary) -> None:
        if self._change(partial(self.app.store.throw_away, summary.key)):
            self._thrown_away = summary.key
            self.thrown_away = _("{game}, {place}: deleted").format(
                game=_(COVERS[summary.game].title), place=summary.place
            )

    def bring_back(self) -> None:
        """Restores the game that was discarded last."""
        if self._change(partial(self.app.store.saves.bring_back, self._thrown_away)):
            self.thrown_away = ""

    def _change(self, change: Callable[[], None]) -> bool:
        """Changes what is saved and updates the list; if that fails, informs the player and returns False."""
        try:
            change()
        except (BadSave, StoreTrouble) as trouble:
            self.app.say(str(trouble))
            return False
        finally:
            self._show_running()
        return True


class RunningGame(Targets):
    """A game that can be continued: its crests, its progress and who is to move, with a bin at the end."""

    summary: "ObjectProperty[Summary]" = ObjectProperty(None)
    lit = BooleanProperty(False)
    padding = NumericProperty(0)
    """The space around the crests and the words."""
    spacing = NumericProperty(0)
    """The space between them."""
    crest_step = NumericProperty(0)
    """The distance between crests, which overlap like shields on a wall."""
    shows = (*Pressable.shows, "summary", "lit", "padding", "spacing", "crest_step")

    __events__ = ("on_delete",)

    def on_delete(self) -> None:
        """Dispatched when the player wants to delete the game."""

    def choose(self, key: object) -> None:
        """Continues the game or deletes it."""
        self.dispatch("on_delete" if key == DELETE else "on_release")

    def measure(self) -> None:
        """Sets the height to what its words need."""
        words = self._split(self.places()[OPEN])[1]
        height = sum(height_of(text, style, max(1, words.width)) for text, style, _colour in self._lines())
        self.height = max(theme.touch, theme.crest, height) + 2 * self.padding

    def paint(self, painter: Painter) -> None:
        """Paints a sheet of vellum; the game played last is lit."""
        painter.parchment(self.rect)
        if self.lit:
            painter.lit(self.rect)
        if self.pressed:
            painter.fill(self.rect, pressed_shade(self.pressed), theme.corner)
        body, bin_ = self.places().values()
        painter.icon("delete", bin_.centred(theme.glyph, theme.glyph), theme.faded)
        crests, words = self._split(body)
        first = Rect(crests.x, crests.centre[1] - theme.crest / 2, theme.crest, theme.crest)
        for number, crest in enumerate(self.summary.crests):
            painter.crest(crest, first.moved(self.crest_step * number, 0), self.summary.game)
        self._paint_words(painter, words)
        if self.is_focused:
            painter.focus_ring(bin_ if self.focus_key == DELETE else self.rect)

    def _paint_words(self, painter: Painter, rect: Rect) -> None:
        heights = [height_of(text, style, rect.width) for text, style, _colour in self._lines()]
        rect = rect.centred(rect.width, sum(heights))
        for (text, style, colour), height in zip(self._lines(), heights, strict=True):
            line, rect = rect.cut_top(height)
            painter.text(text, line, style.size, colour, bold=style.bold, align="left", lines=4)

    def _lines(self) -> list[tuple[str, Style, Colour]]:
        summary = self.summary
        title = _("Continue: {game}").format(game=_(COVERS[summary.game].title))
        where = summary.place
        if summary.actor is not None:
            where = _("{place}, {name}'s turn").format(place=summary.place, name=summary.names[summary.actor])
        return [
            (title, Style(round(theme.body), bold=True), theme.ink),
            (where, Style(round(theme.small)), theme.faded),
        ]

    def places(self) -> dict[str, Rect]:
        """The tap targets: one to open the game and one to delete it."""
        bin_, body = self.rect.cut_right(theme.touch)
        return {OPEN: body, DELETE: bin_}

    def _split(self, body: Rect) -> tuple[Rect, Rect]:
        """The areas of the crests and of the words."""
        width = theme.crest + self.crest_step * (len(self.summary.crests) - 1)
        return body.inset(self.padding).cut_left(width, self.spacing)
