"""The end of a game: who won, the score sheet, the series if there is one, and what to do next."""

from random import SystemRandom
from typing import Any

from kivy.clock import Clock
from kivy.properties import ObjectProperty, StringProperty

from kingdoms.core.seats import stood_in
from kingdoms.core.session import Session
from kingdoms.core.words.language import _
from kingdoms.ui.durations import is_recent
from kingdoms.ui.score.notes import notes
from kingdoms.ui.score.score_table import sheet_of_game, sheet_of_series
from kingdoms.ui.score.sources import open_sources
from kingdoms.ui.score.tie_break import tie_break_note
from kingdoms.ui.score.winner_line import standing, winner_line
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.theme import theme


class ScoreScreen(AppScreen):
    """The score sheet of a finished game."""

    session: "ObjectProperty[Session]" = ObjectProperty(None)
    headline = StringProperty("")
    notes = StringProperty("")
    series_line = StringProperty("")
    next_words = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._shown_at = 0.0
        """When the sheet was shown. A tap in the first moment was meant for the table."""

    def on_show(self, session: Session, **_what: Any) -> None:
        """Shows this game's sheet; if it was shown before, all rows appear at once."""
        is_new = session is not self.session
        self.session, self._shown_at = session, Clock.get_time()
        self.update_texts()
        self.ids.laurels.game = session.game.key
        self.ids.laurels.crests = [session.sides[winner].crest for winner in session.state.winners()]
        self.ids.game.unbind(on_full=self._celebrate)
        if is_new:
            self.ids.winners.opacity = 0
            self.ids.game.bind(on_full=self._celebrate)
            self.ids.game.fill()
        else:
            self._show_all()

    def on_leave(self) -> None:
        """Shows everything, so that nothing keeps moving behind another screen."""
        self._show_all()

    def on_back(self) -> bool:
        """Goes home, because the game is over."""
        self.app.show("home")
        return True

    def _show_all(self) -> None:
        self.ids.game.fill_at_once()
        self.ids.winners.opacity = 1

    def _celebrate(self, _table: object) -> None:
        theme.glide(self.ids.winners, "sheet", opacity=1)

    def update_texts(self) -> None:
        """Updates all text."""
        session = self.session
        self.ids.game.sheet = sheet_of_game(session)
        self.headline = winner_line(session)
        self.notes = "\n".join(filter(None, (tie_break_note(session), *help_in(session))))
        series = session.series_so_far()
        self.ids.series.sheet = sheet_of_series(series, session.seats, session.game.key)
        self.ids.series.fill_at_once()
        self.series_line = standing(series, session.names_in_sentences) if series else ""
        self.next_words = _("Next game") if series and not series.is_over() else _("Rematch")

    def open_figure(self, part: str, side: int) -> None:
        """Shows where the points of a figure come from."""
        open_sources(self.session, self.session.sides[side].name, side, part)

    def play_next(self) -> None:
        """Opens the next game of the series, which is already saved unless that failed, or starts a rematch."""
        if is_recent(self._shown_at):
            return
        key = self.app.store.next_in_series(self.session)
        if key is not None:
            self.app.open_game(key)
        else:
            self.app.start_game(self.session.next_game(SystemRandom().getrandbits(63)))

    def look_at_table(self) -> None:
        """Shows the final position instead of the sheet; going back from it returns here."""
        if not is_recent(self._shown_at):
            self.app.show_instead("table", session=self.session)


def help_in(session: Session) -> list[str]:
    """The help that players had in the game, in sentences."""
    stand_ins = sorted(stood_in([seat.player for seat in session.seated], session.stand_ins))
    return notes(session.undone, session.hints, [(session.names[seat], player) for seat, player in stand_ins])
