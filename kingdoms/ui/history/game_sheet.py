"""The sheet of a past game: when it was and how long it took, who won, the scores, and what to do with it."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.seats import RULES
from kingdoms.store.played import Played
from kingdoms.ui.drawing.painter import Painted, Painter
from kingdoms.ui.history import wording
from kingdoms.ui.home.covers import paint_emblem, title_of
from kingdoms.ui.score.score_table import sheet_of_series
from kingdoms.ui.score.winner_line import standing
from kingdoms.ui.screens import AppScreen


class GameSheet(BoxLayout):
    """One game. Its buttons call the screen that it is part of."""

    screen: "ObjectProperty[AppScreen]" = ObjectProperty(None)
    played: "ObjectProperty[Played | None]" = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    facts = StringProperty("")
    headline = StringProperty("")
    notes = StringProperty("")
    agreed = StringProperty("")
    series_line = StringProperty("")

    def on_played(self, *_change: object) -> None:
        """Shows another game from its top."""
        self.speak()
        self.ids.scroll.scroll_y = 1

    def speak(self) -> None:
        """Updates all texts."""
        played = self.played
        if played is None:
            return
        self.title, self.facts = title_of(played.game), wording.facts_of(played)
        self.headline = wording.winner_line_of(played)
        self.notes = "\n".join(wording.notes_on(played))
        self.agreed = "\n".join(
            filter(None, (" · ".join(wording.bots_in(played)), " · ".join(wording.agreed_in(played))))
        )
        seats = wording.seats_of(played)
        self.ids.laurels.crests = [seats[winner].crest for winner in played.winners]
        series = wording.series_of(played)
        seated = [seat for seat in seats if seat.player != RULES]
        self.ids.points.sheet = wording.sheet_of_played(played)
        self.ids.series.sheet = sheet_of_series(series, seated)
        for table in (self.ids.points, self.ids.series):
            table.fill_at_once()
        self.series_line = standing(series, [seat.name for seat in seats]) if series else ""


class Emblem(Painted):
    """The emblem of a game."""

    game = StringProperty("")
    shows = ("game",)

    def paint(self, painter: Painter) -> None:
        """The roundel."""
        paint_emblem(painter, self.game, self.rect)
