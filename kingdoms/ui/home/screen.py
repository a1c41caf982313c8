"""The home screen: the latest running games first, then the covers of all games, then rules, settings and the rest."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from kingdoms.core.codec import BadSave
from kingdoms.core.words.language import You, _, sentences
from kingdoms.games import GAMES
from kingdoms.store import SavedGame, StoreTrouble
from kingdoms.ui.dates import day_played, recent_day
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import DOT, Style, height_of, size_of, unbroken
from kingdoms.ui.home.covers import COVERS, CoverShelf, GameCover
from kingdoms.ui.home.lengths import own_minutes
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.theme import Colour, pressed_shade, theme
from kingdoms.ui.widgets import InkButton, Pressable, Targets, ask

OPEN, DELETE = "open", "delete"
SHOWN = 3
"""How many running games are listed at first, so that they leave room for the covers."""
_BEFORE_READING = 0.5
"""Seconds after which the screen is visible and nothing moves."""


class HomeScreen(AppScreen):
    """The first screen, where players continue a game, start a new one, or find everything else."""

    deleted_words = StringProperty("")
    """A sentence about the most recently deleted game, for as long as it can be restored."""
    has_running = BooleanProperty(False)
    """Whether there are games to continue."""
    unlisted = NumericProperty(0)
    """How many games there are to continue, beyond those listed at first."""
    lists_all = BooleanProperty(False)
    """Whether all running games are listed, not just the latest."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._deleted = ""
        self._read_lengths = Clock.create_trigger(self._show_lengths, _BEFORE_READING)
        # The wait begins in a frame, which is drawn before the history is read, however slow the device is.
        self._after_frame = Clock.create_trigger(lambda _elapsed: self._read_lengths(), 0)
        self.shelf: CoverShelf = self.ids.shelf.__self__
        for key in GAMES:
            cover = GameCover(game=key)
            cover.bind(on_release=lambda cover: self.app.show("new_game", game=cover.game))
            self.shelf.add_widget(cover)

    def on_show(self, **_what: Any) -> None:
        """Lists the running games; once the screen is visible, the covers show how long games take here."""
        self.lists_all = False
        self._show_running()
        self._after_frame()

    def on_leave(self) -> None:
        """Drops the offer to restore a deleted game, and cancels any pending updates."""
        self.deleted_words = ""
        self._after_frame.cancel()
        self._read_lengths.cancel()

    def _show_lengths(self, _elapsed: float) -> None:
        games = self.app.store.history.latest()
        for cover in self.shelf.covers:
            cover.minutes = own_minutes(games, cover.game) or 0
        self.shelf.update()

    def update_texts(self) -> None:
        """Updates the covers, and the running games unless another screen is in front."""
        self.shelf.update()
        if self.parent is not None:
            self._show_running()

    def _show_running(self) -> None:
        running, games = self.ids.lines, self.app.store.running()
        running.clear_widgets()
        lessons = {key for key, _step in self.app.store.settings.get("lessons").values()}
        self.has_running = bool(games)
        for number, saved_game in enumerate(games if self.lists_all else games[:SHOWN]):
            line = RunningGame(saved_game=saved_game, lit=number == 0, is_lesson=saved_game.key in lessons)
            line.bind(on_release=lambda line: self.app.open_game(line.saved_game.key), on_delete=self._ask_delete)
            running.add_widget(line)
        self.unlisted = max(0, len(games) - SHOWN)

    def toggle_all(self) -> None:
        """Lists all running games, or only the latest again."""
        self.lists_all = not self.lists_all
        self._show_running()

    def _ask_delete(self, line: "RunningGame") -> None:
        saved = line.saved_game
        what = _("{game}, {progress}. Keep it in your history as unfinished, with the current score?")
        series = _("This also ends the series.") if saved.is_in_series else ""
        ask(
            _("End this game?"),
            sentences(what.format(game=_(COVERS[saved.game].title), progress=saved.progress), series),
            [
                (_("Keep in history"), "primary", partial(self._abandon, saved.key)),
                (_("Delete"), "danger", partial(self._delete, saved)),
                (_("Cancel"), "secondary", None),
            ],
        )

    def _abandon(self, key: str) -> None:
        store = self.app.store
        if self._change(lambda: store.abandon(store.open(key))):
            self.app.say(_("Kept in your history as unfinished."))

    def _delete(self, saved: SavedGame) -> None:
        if self._change(partial(self.app.store.delete, saved.key)):
            self._deleted = saved.key
            self.deleted_words = _("{game}, {progress}: deleted").format(
                game=_(COVERS[saved.game].title), progress=saved.progress
            )

    def restore(self) -> None:
        """Restores the game that was deleted last."""
        if self._change(partial(self.app.store.saves.restore, self._deleted)):
            self.deleted_words = ""

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


class MoreGames(InkButton):
    """A button that lists all running games, or only the latest again."""

    is_beside_name = BooleanProperty(False)
    """Whether it is on the same line as the name of the app."""


class RunningGame(Targets):
    """A game that can be continued: its crests, its progress, its players and when they last played, and a bin."""

    saved_game: "ObjectProperty[SavedGame]" = ObjectProperty(None)
    lit = BooleanProperty(False)
    is_lesson = BooleanProperty(False)
    """Whether it is a guided game that is under way."""
    is_brief = BooleanProperty(False)
    """Whether there is no room to say how far the game has got."""
    has_crests = BooleanProperty(True)
    """Whether there is room for the crests."""
    padding = NumericProperty(0)
    """The space around the crests and the words."""
    spacing = NumericProperty(0)
    """The space between the crests and the words."""
    crest_step = NumericProperty(0)
    """The distance between crests, which overlap like shields on a wall."""
    shows = (
        *(*Pressable.shows, "saved_game", "lit", "is_lesson", "is_brief"),
        *("has_crests", "padding", "spacing", "crest_step"),
    )

    __events__ = ("on_delete",)

    def on_delete(self) -> None:
        """Dispatched when the player wants to delete the game."""

    def choose(self, key: object) -> None:
        """Continues the game or deletes it."""
        self.dispatch("on_delete" if key == DELETE else "on_release")

    def measure(self) -> None:
        """Sets the height to what its words need."""
        width = self._words_width
        height = sum(height_of(text, style, width) for text, style, _colour in self._lines())
        self.height = max(theme.touch, max(theme.crest, height) + 2 * self.padding)

    def paint(self, painter: Painter) -> None:
        """Paints a sheet of vellum; the most recently played game is lit."""
        painter.parchment(self.rect)
        if self.lit:
            painter.lit(self.rect)
        if self.pressed:
            painter.fill(self.rect, pressed_shade(self.pressed), theme.corner)
        body, bin_ = self.places().values()
        painter.icon("delete", bin_.centred(theme.glyph, theme.glyph), theme.faded)
        crests, words = self._split(body)
        first = Rect(crests.x, crests.centre[1] - theme.crest / 2, theme.crest, theme.crest)
        for number, crest in enumerate(self.saved_game.crests if self.has_crests else ()):
            painter.crest(crest, first.moved(self.crest_step * number, 0), self.saved_game.game)
        self._paint_words(painter, words)
        if self.is_focused:
            painter.focus_ring(bin_ if self.focus_key == DELETE else self.rect)

    def _paint_words(self, painter: Painter, rect: Rect) -> None:
        heights = [height_of(text, style, rect.width) for text, style, _colour in self._lines()]
        rect = rect.centred(rect.width, sum(heights))
        above = rect.cut_top(heights[0])[0]
        for (text, style, colour), height in zip(self._lines(), heights, strict=True):
            line, rect = rect.cut_top(height)
            painter.text(text, line, style.size, colour, bold=style.bold, align="left", lines=4)
        if self._has_day_above:
            painter.text(self._day, above, theme.small, theme.faded, align="right")

    def _lines(self) -> list[tuple[str, Style, Colour]]:
        """The title, and below it the progress and the players, on one line if there is room."""
        saved, small = self.saved_game, Style(round(theme.small))
        where = saved.progress
        if saved.actor is not None:
            name = You(_("you")) if saved.actor == saved.only_person else saved.names[saved.actor]
            where = _("{progress}, {name:{name}'s|your} turn").format(progress=saved.progress, name=name)
        who = ", ".join(saved.names) if self._has_day_above else DOT.join([", ".join(saved.names), self._day])
        below = [who] if self.is_brief else [where, who]
        if size_of(DOT.join(below), small)[0] <= self._words_width:
            below = [DOT.join(below)]
        return [
            (self._title, Style(round(theme.body), bold=True), theme.ink),
            *((line, small, theme.faded) for line in below),
        ]

    @property
    def _title(self) -> str:
        title = _(COVERS[self.saved_game.game].title)
        if self.is_lesson:
            return _("Lesson: {game}").format(game=title)
        return _("Continue: {game}").format(game=title) if self.lit else title

    @property
    def _day(self) -> str:
        return unbroken(recent_day(day_played(self.saved_game.changed), date.today()))

    @property
    def _has_day_above(self) -> bool:
        """Whether there is room for the day beside the title."""
        title = size_of(self._title, Style(round(theme.body), bold=True))[0]
        day = size_of(self._day, Style(round(theme.small)))[0]
        return title + theme.gap + day <= self._words_width

    @property
    def _words_width(self) -> float:
        return max(1, self._split(self.places()[OPEN])[1].width)

    def places(self) -> dict[str, Rect]:
        """The tap targets: one to open the game and one to delete it."""
        bin_, body = self.rect.cut_right(theme.touch)
        return {OPEN: body, DELETE: bin_}

    def _split(self, body: Rect) -> tuple[Rect, Rect]:
        """The areas of the crests and of the words."""
        if not self.has_crests:
            return body.inset(self.padding).cut_left(0, self.spacing)
        width = theme.crest + self.crest_step * (len(self.saved_game.crests) - 1)
        return body.inset(self.padding).cut_left(width, self.spacing)
