"""A chart of points over time, with the picked game and a link to its score sheet."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from kingdoms.core.words.language import _, ngettext, numeral, sentences
from kingdoms.store.played import Played
from kingdoms.ui.charts import statistics
from kingdoms.ui.charts.line_chart import PickedPoint, Track
from kingdoms.ui.charts.scales import DAY, round_step
from kingdoms.ui.dates import day_and_year, day_played
from kingdoms.ui.drawing.text import unbroken
from kingdoms.ui.kv_files import load_kv
from kingdoms.ui.running_app import running_app
from kingdoms.ui.widgets.surfaces import Panes

ALL_YEARS, ONE_YEAR = 0, 365
"""How many days a chart looks back; 0 for all."""
_FEWEST, _MOST = 10, 20  # minimum games per average, and maximum independent averages on a line


class Entrant(NamedTuple):
    """A player on a chart, and their mark."""

    name: str
    mark: int


def tracks_of(games: Iterable[Played], game: str, entrants: Sequence[Entrant]) -> list[Track]:
    """The tracks of these people in one game, without those who have not played it."""
    found = [(entrant, statistics.points(games, entrant.name, game)) for entrant in entrants]
    window = window_for(max((len(points) for _entrant, points in found), default=0))
    return [
        Track(entrant.name, entrant.mark, points, statistics.running_average([point.total for point in points], window))
        for entrant, points in found
        if points
    ]


def window_for(count: int) -> int:
    """How many games each average covers: the more games there are, the smoother the line."""
    return round_step(max(_FEWEST, count / _MOST), 1)


def lately(tracks: Sequence[Track], days: int) -> list[Track]:
    """The last part of these tracks, starting this many days before the last game."""
    since = max((track.points[-1].when for track in tracks), default=0) - days * DAY
    cuts = [bisect_left(track.points, since, key=lambda point: point.when) for track in tracks]
    return [
        track._replace(points=track.points[cut:], averages=track.averages[cut:])
        for track, cut in zip(tracks, cuts, strict=True)
        if cut < len(track.points)
    ]


def _most_games(tracks: Sequence[Track]) -> int:
    return max((len(track.points) for track in tracks), default=0)


class OverTime(Panes):
    """The chart, a line about it, and the picked game with buttons for the previous and next one.

    If the games span more than a year, the chart can be limited to the last year or quarter.
    """

    tracks: "ObjectProperty[Sequence[Track]]" = ObjectProperty(())
    days = NumericProperty(ALL_YEARS)
    is_long = BooleanProperty(False)
    """Whether the games span more than a year."""
    charted: "ObjectProperty[Sequence[Track]]" = ObjectProperty(())
    """The part of the tracks on the chart."""
    note = StringProperty("")
    """A line about the chart."""
    picked_words = StringProperty("")
    """A description of the picked game."""

    def __init__(self, **kwargs: Any) -> None:
        load_kv("charts/over_time")
        super().__init__(**kwargs)
        self.bind(tracks=self._cut, days=self._cut)

    def _cut(self, *_change: object) -> None:
        self.is_long = lately(self.tracks, ONE_YEAR) != list(self.tracks)
        cut = lately(self.tracks, int(self.days)) if self.is_long and self.days else self.tracks
        # A single dot per player says nothing about time.
        self.charted = cut if _most_games(self.tracks) > 1 else ()

    def explain(self, tracks: Sequence[Track], is_thinned: bool) -> str:
        """Explains the dots and lines."""
        most = _most_games(tracks)
        if most < 2:
            return _("The chart will appear after your second game.") if most else ""
        window = window_for(most)
        so_far = _("The line shows the average so far.")
        recent = ngettext(
            "The line shows the average of the last {n} game.",
            "The line shows the average of the last {n} games.",
            window,
        )
        return sentences(
            recent.format(n=window) if most > window else so_far,
            _("Each dot is the average of several games.") if is_thinned else "",
            _("Tap a dot to see that game."),
        )

    def describe(self, tracks: Sequence[Track], chosen: PickedPoint | None) -> str:
        """Describes the picked game."""
        if chosen is None:
            return ""
        track = tracks[chosen.track]
        point = track.points[chosen.point]
        words = ngettext("{name}: {n} point, {day}", "{name}: {n} points, {day}", point.total)
        day = unbroken(day_and_year(day_played(point.finished)))
        return words.format(name=track.name, n=numeral(point.total), day=day)

    def open_game(self) -> None:
        """Opens the sheet of the picked game."""
        app = running_app()
        if app is not None:
            app.show("history", key=self.ids.chart.picked.key)
