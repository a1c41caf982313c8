"""The sheet of a past game: when it was played and for how long, who won, the scores, and what can be done with it."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.codec import BadSave
from kingdoms.core.seats import MOVED_BY_RULES
from kingdoms.core.session import Session
from kingdoms.core.words.language import _
from kingdoms.store.played import Played, parts
from kingdoms.ui.drawing.painted import Painted
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.history import wording
from kingdoms.ui.home.covers import paint_emblem, title_of
from kingdoms.ui.score.score_table import sheet_of_series
from kingdoms.ui.score.sources import open_sources
from kingdoms.ui.score.winner_line import standing
from kingdoms.ui.screens import AppScreen


class GameSheet(BoxLayout):
    """One game. Its buttons call the screen it is part of."""

    screen: "ObjectProperty[AppScreen]" = ObjectProperty(None)
    played: "ObjectProperty[Played | None]" = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    facts = StringProperty("")
    headline = StringProperty("")
    notes = StringProperty("")
    agreed = StringProperty("")
    series_line = StringProperty("")

    _ended: Session | None = None
    """The game replayed to its end, once one of its figures has been tapped."""

    def on_played(self, *_change: object) -> None:
        """Shows another game from the top."""
        self._ended = None
        self.update_texts()
        self.ids.scroll.scroll_y = 1

    def update_texts(self) -> None:
        """Updates all text."""
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
        self.ids.laurels.game = played.game
        self.ids.laurels.crests = [seats[winner].crest for winner in played.winners]
        series = wording.series_of(played)
        seated = [seat for seat in seats if seat.player != MOVED_BY_RULES]
        self.ids.points.sheet = wording.sheet_of_played(played)
        self.ids.series.sheet = sheet_of_series(series, seated, played.game)
        for table in (self.ids.points, self.ids.series):
            table.fill_at_once()
        self.series_line = standing(series, [seat.name for seat in seats]) if series else ""

    def open_figure(self, part: str, side: int) -> None:
        """Shows the sources of a figure on the score sheet, or says that the moves do not reveal them."""
        if self.played is None:
            return
        try:
            ended = self._play_again(self.played)
        except BadSave as trouble:
            self.screen.app.say(str(trouble))
            return
        name = wording.seats_of(self.played)[side].name
        open_sources(ended, name, side, part)

    def _play_again(self, played: Played) -> Session:
        """The game as it ended; raises BadSave if its moves do not lead to the recorded scores."""
        if self._ended is None:
            ended = self.screen.app.store.replay(played.key)
            if [score.parts for score in ended.state.scores()] != parts(played):
                raise BadSave(_("The moves in this game don't produce these scores."))
            self._ended = ended
        return self._ended


class Emblem(Painted):
    """The emblem of a game."""

    game = StringProperty("")
    shows = ("game",)

    def paint(self, painter: Painter) -> None:
        """Paints the emblem on its roundel."""
        paint_emblem(painter, self.game, self.rect)
