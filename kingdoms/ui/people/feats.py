"""The feats of a game, each with a link to the game in which it was achieved, and charts that compare its players."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from kingdoms.core.words.language import _, ngettext, per_cent
from kingdoms.store.played import Played
from kingdoms.ui.charts import statistics
from kingdoms.ui.charts.bars import BarRow, Bars, ChartBar
from kingdoms.ui.charts.histogram import Histogram, Lot
from kingdoms.ui.charts.line_chart import Track
from kingdoms.ui.charts.marks import SHAPES, mark_of
from kingdoms.ui.charts.over_time import Entrant, OverTime, tracks_of
from kingdoms.ui.charts.statistics import Feat, Feats, Tally
from kingdoms.ui.dates import day_and_year, day_played
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import DOT, Style, unbroken
from kingdoms.ui.history.counting import Counting, Part
from kingdoms.ui.history.tabs import EmptyPage, HistoryTabs
from kingdoms.ui.home.covers import COVERS
from kingdoms.ui.people.person_lines import PeopleLine, StyledLine, games_and_wins
from kingdoms.ui.people.pickers import Chip, GamePicker, NameChips
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.system.long_work import Reading, Wheel
from kingdoms.ui.theme import theme

__all__ = [
    "Bars",
    "EmptyPage",
    "FeatsScreen",
    "GamePicker",
    "Histogram",
    "HistoryTabs",
    "NameChips",
    "OverTime",
    "Wheel",
]

AT_FIRST = 4
"""How many players a chart shows by default."""
OFFERED = 12
"""How many players can be chosen from: those with the most games."""


class FeatsScreen(AppScreen):
    """The feats of one game at a time."""

    nothing = StringProperty("")
    """The sentence on an empty page; empty if there is something to show."""
    is_waiting = BooleanProperty(False)
    """Whether the games are still being read for the first time."""
    games: "ListProperty[str]" = ListProperty([])
    """The keys of the games that have been played at least once."""
    game = StringProperty("")
    tracks: "ObjectProperty[Sequence[Track]]" = ObjectProperty(())
    lots: "ObjectProperty[Sequence[Lot]]" = ObjectProperty(())
    wins: "ObjectProperty[Sequence[BarRow]]" = ObjectProperty(())
    chips: "ObjectProperty[Sequence[Chip]]" = ObjectProperty(())

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.everything: list[Played] | None = None
        self.played: list[Played] = []
        """The games of the chosen kind."""
        self.tallies: list[Tally] = []
        self.entrants: dict[str, list[Entrant]] = {}
        """The players on the charts, by game."""
        self.reading, self.counting = Reading(), Counting()

    def on_show(self, game: str = "", **_what: Any) -> None:
        """Shows the feats of a game, by default the one shown last, and counts again if any games have changed."""
        is_read = self.reading.begin(self.app.store.history, partial(self._take, game))
        self.is_waiting = not is_read and self.everything is None

    def _take(self, game: str, games: list[Played]) -> None:
        """Finds out which games have been played, and counts if anything is new."""
        if games == self.everything and game in ("", self.game):
            return
        self.everything = games
        found = {played.game for played in games if not played.is_abandoned}
        self.games = [key for key in COVERS if key in found]
        wanted = game or self.game
        self.game = wanted if wanted in found else next(iter(self.games), "")
        self._count()

    def choose_game(self, key: str) -> None:
        """Shows the feats of another game."""
        if key != self.game:
            self.game = key
            self._count()

    def update_texts(self) -> None:
        """Updates all text."""
        if self.everything is not None:
            self._count()

    def _count(self) -> None:
        """Counts the games of the chosen kind."""
        self.nothing = "" if self.games else _("No games finished yet. Records are waiting to be set.")
        self.is_waiting = False
        # Nobody can be added to the charts before it is known who has played this game.
        self.tallies = []
        self.counting.begin(len(self.everything or ()), (self._look_through, self._show_feats), self._part_of_charts())

    # The parts of the page: each is counted first, perhaps by a thread, and then shown.

    def _look_through(self) -> tuple[list[Played], list[Tally], Feats]:
        game = self.game
        played = [played for played in self.everything or () if played.game == game]
        return played, statistics.tallies(played), statistics.feats(played, game)

    def _show_feats(self, found: tuple[list[Played], list[Tally], Feats]) -> None:
        self.played, self.tallies, feats = found
        known = {tally.name for tally in self.tallies}
        kept = [entrant for entrant in self.entrants.get(self.game, []) if entrant.name in known]
        self.entrants[self.game] = kept or _first_of(self.tallies)
        self._list_feats(feats)

    def _list_feats(self, feats: Feats) -> None:
        self.ids.feats.clear_widgets()
        days = {played.key: played.finished for played in self.played}
        for kind, feat in zip(FEATS, feats, strict=True):
            # One victory is not a streak yet.
            if feat is not None and (kind, feat.value) != ("streak", 1):
                line = FeatLine(kind=kind, feat=feat, day=day_and_year(day_played(days[feat.key])))
                line.bind(on_release=lambda line: self.app.show("history", key=line.feat.key))
                self.ids.feats.add_widget(line)

    # Comparing players.

    def pick(self, name: str) -> None:
        """Adds somebody to the charts, or removes them."""
        tally = next((tally for tally in self.tallies if tally.name == name), None)
        if tally is None:
            return
        entrants = self.entrants[self.game]
        without = [entrant for entrant in entrants if entrant.name != name]
        if len(without) < len(entrants):
            self.entrants[self.game] = without
        elif len(entrants) == len(SHAPES):
            self.app.say(_("There is room for at most {n}. Remove someone first.").format(n=len(SHAPES)))
        else:
            self.entrants[self.game] = [*entrants, Entrant(name, _mark_for(tally, entrants))]
        self.counting.begin(len(self.played), self._part_of_charts())

    def _part_of_charts(self) -> Part:
        return self._chart, self._show_charts

    def _chart(self) -> tuple[list[Track], list[Lot]]:
        # Another game may be chosen while a thread runs this, or before it does.
        game, games = self.game, self.played
        entrants = self.entrants.get(game, [])
        lots = [Lot(name, mark, statistics.totals(games, game, name)) for name, mark in entrants]
        return tracks_of(games, game, entrants), lots

    def _show_charts(self, found: tuple[list[Track], list[Lot]]) -> None:
        marks = dict(self.entrants[self.game])
        shown = [tally.name for tally in self.tallies[:OFFERED]]
        shown += [name for name in marks if name not in shown]
        self.chips = [Chip(name, marks.get(name)) for name in shown]
        self.tracks, self.lots = found
        self.wins = [
            BarRow(
                tally.name,
                [ChartBar(tally.rate, per_cent(tally.rate), marks[tally.name])],
                games_and_wins(tally.games, tally.wins),
            )
            for tally in sorted(self.tallies, key=lambda tally: -tally.rate)
            if tally.name in marks
        ]


def _first_of(tallies: list[Tally]) -> list[Entrant]:
    """The players with the most games, each with a mark of their own."""
    entrants: list[Entrant] = []
    for tally in tallies[:AT_FIRST]:
        entrants.append(Entrant(tally.name, _mark_for(tally, entrants)))
    return entrants


def _mark_for(tally: Tally, entrants: list[Entrant]) -> int:
    """The mark in the colour of a player's crest; if that is taken, the first free one."""
    taken = {entrant.mark for entrant in entrants}
    own = mark_of(tally.crest)
    return own if own not in taken else next(mark for mark in range(len(SHAPES)) if mark not in taken)


FEATS = ("highest", "closest", "streak")
"""The feats, in the order of `statistics.Feats`."""
_ICON = 0.55  # the size of a feat's icon relative to the disc behind it
_ICONS = {"highest": "trophy", "closest": "balance", "streak": "flame"}


def feat_title(kind: str) -> str:
    """The name of a feat."""
    titles = {"highest": _("Highest score"), "closest": _("Closest game"), "streak": _("Longest streak")}
    return titles[kind]


def feat_words(kind: str, feat: Feat) -> str:
    """A feat's holder and value."""
    if kind == "highest":
        words = ngettext("{name}, {n} point", "{name}, {n} points", feat.value)
    elif kind == "streak":
        words = ngettext("{name}, {n} win in a row", "{name}, {n} wins in a row", feat.value)
    elif feat.value:
        words = ngettext("{name}, by {n} point", "{name}, by {n} points", feat.value)
    else:
        words = _("{name}, on a tie-break")
    return words.format(name=feat.name, n=feat.value)


class FeatLine(PeopleLine):
    """A feat: its icon and name, who achieved it and when; a tap leads to the game."""

    kind = StringProperty("highest")
    feat = ObjectProperty(Feat("", 0, ""))
    day = StringProperty("")
    shows = (*PeopleLine.shows, "kind", "feat", "day")

    def words(self) -> list[StyledLine]:
        """The feat and its date, then its holder and value."""
        return [
            StyledLine(DOT.join((feat_title(self.kind), unbroken(self.day))), Style(round(theme.small)), theme.faded),
            StyledLine(feat_words(self.kind, self.feat), Style(round(theme.body), bold=True), theme.ink),
        ]

    def paint_picture(self, painter: Painter, rect: Rect) -> None:
        """Paints the feat's icon on a disc of ink."""
        painter.circle(rect.centre, rect.width / 2 - theme.unit / 2, theme.ink)
        side = _ICON * rect.width
        painter.icon(_ICONS[self.kind], rect.centred(side, side), theme.panel)
