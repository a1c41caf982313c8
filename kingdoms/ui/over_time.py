"""A chart of points over time with the game that was picked on it: what it was, and the way to its sheet."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kingdoms.core.tongue import _, ngettext, sentences
from kingdoms.store import statistics
from kingdoms.store.played import Played
from kingdoms.ui.chart import Chosen, Track
from kingdoms.ui.dates import day_and_year, day_played
from kingdoms.ui.people import unbroken
from kingdoms.ui.scales import round_step
from kingdoms.ui.seats import counted
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
    """What the chart shows."""
    told = StringProperty("")
    """The game that was picked."""

    def __init__(self, **kwargs: Any) -> None:
        load_kv("over_time")
        super().__init__(**kwargs)

    def explain(self, tracks: Sequence[Track], is_thinned: bool) -> str:
        """Says what dots and lines are."""
        most = max((len(track.points) for track in tracks), default=0)
        return sentences(
            _("The line is the average of the last {n} games.").format(n=window_for(most)) if most > 1 else "",
            _("Each dot is the average of a few games.") if is_thinned else "",
            _("Tap a point to see its game.") if most else "",
        )

    def tell(self, tracks: Sequence[Track], chosen: Chosen | None) -> str:
        """Says which game was picked."""
        if chosen is None:
            return ""
        track = tracks[chosen.track]
        point = track.points[chosen.point]
        words = ngettext("{name}: {n} point, {day}", "{name}: {n} points, {day}", point.total)
        day = unbroken(day_and_year(day_played(point.finished)))
        return words.format(name=track.name, n=counted(point.total), day=day)

    def open_game(self) -> None:
        """Shows the sheet of the game that was picked."""
        App.get_running_app().show("history", key=self.ids.chart.picked.key)
