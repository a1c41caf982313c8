"""A chart of points over time with the game that was picked on it: what it was, and the way to its sheet."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.tongue import _, ngettext
from kingdoms.store import statistics
from kingdoms.store.played import Played
from kingdoms.ui.chart import Track
from kingdoms.ui.dates import day_and_year, day_played
from kingdoms.ui.people import unbroken
from kingdoms.ui.scales import round_step
from kingdoms.ui.stage import load_kv

_FEWEST, _MOST = 10, 20  # games that an average is taken of at least, and how many of such averages a line has


class Entrant(NamedTuple):
    """Somebody on a chart, and his mark."""

    name: str
    mark: int


def tracks_of(games: Iterable[Played], game: str, entrants: Sequence[Entrant]) -> list[Track]:
    """What a chart shows of these people in one game; who has not played it is left out."""
    found = [(entrant, statistics.points(games, entrant.name, game)) for entrant in entrants]
    window = window_for(max((len(points) for _entrant, points in found), default=0))
    return [
        Track(entrant.name, entrant.mark, points, statistics.running_average([point.total for point in points], window))
        for entrant, points in found
        if points
    ]


def window_for(count: int) -> int:
    """Of how many games an average is taken, if there are so many in all: the more there are, the calmer the line."""
    return round_step(max(_FEWEST, count / _MOST), 1)


class OverTime(BoxLayout):
    """The chart, one line about it, and below it the game that was picked with the ones before and after it."""

    tracks = ObjectProperty(())
    note = StringProperty("")
    told = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        load_kv("over_time")
        super().__init__(**kwargs)

    def on_tracks(self, *_change: object) -> None:
        """Says what the line is."""
        most = max((len(track.points) for track in self.tracks), default=0)
        average = _("The line is the average of the last {n} games.").format(n=window_for(most)) if most > 1 else ""
        self.note = " ".join(filter(None, (average, _("Tap a point to see its game.") if most else "")))

    def tell(self, *_change: object) -> None:
        """Says which game was picked."""
        chart = self.ids.chart
        point = chart.picked
        if point is None:
            self.told = ""
            return
        words = ngettext("{name}: {n} point, {day}", "{name}: {n} points, {day}", point.total)
        name = chart.tracks[chart.chosen.track].name
        day = unbroken(day_and_year(day_played(point.finished)))
        self.told = words.format(name=name, n=point.total, day=day)

    def open_game(self) -> None:
        """Shows the sheet of the game that was picked."""
        App.get_running_app().show("history", key=self.ids.chart.picked.key)
