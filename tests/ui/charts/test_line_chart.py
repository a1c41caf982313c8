"""Charts: where their parts are, what a finger picks on them, and whether their marks can be distinguished."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.commands.audit.colours import contrast
from kingdoms.ui.charts import line_chart as chart_module
from kingdoms.ui.charts.bars import BarRow, Bars, ChartBar
from kingdoms.ui.charts.diagram import PLAIN
from kingdoms.ui.charts.figures import Figure, Figures
from kingdoms.ui.charts.histogram import Histogram, Lot
from kingdoms.ui.charts.line_chart import LineChart, PickedPoint, Track
from kingdoms.ui.charts.marks import SHAPES, mark_colour
from kingdoms.ui.charts.over_time import OverTime, window_for
from kingdoms.ui.charts.statistics import Point, running_average
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Choice
from tests.ui.geometry import is_inside, overlap

Show = Callable[..., Any]
DAY = 86_400_000
SIZES = [(360, 640), (800, 1280), (640, 360)]


def track(name: str, mark: int, totals: list[int], start: int = 19_000) -> Track:
    points = [
        Point((start + 7 * week) * DAY, total, f"{name} {week}", "2026-11-15T20:00:00.000+01:00")
        for week, total in enumerate(totals)
    ]
    return Track(name, mark, points, running_average(totals))


def six() -> list[Track]:
    return [track(f"Player {mark}", mark, [50 + (week * (mark + 3)) % 7 for week in range(30)]) for mark in range(6)]


def shown(show: Show, widget: Any, size: tuple[int, int] = (360, 640), scale: float = 1.0) -> Any:
    theme.text_scale = scale
    widget.size_hint = (None, None)
    widget.width = size[0] - 64
    finger = show(widget, size)
    finger.frames(3)
    return finger


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_no_text_on_a_chart_touches_another(
    show: Show, written: list[tuple[str, Rect]], size: tuple[int, int], scale: float
) -> None:
    chart = LineChart(tracks=six())
    shown(show, chart, size, scale)
    written.clear()
    chart.paint(Painter(chart.canvas))
    texts = {text for text, _rect in written}
    assert {f"Player {mark}" for mark in range(6)} <= texts
    assert all(is_inside(rect, chart.rect.inset(-1, -theme.unit)) for _text, rect in written)
    for (one, here), (other, there) in combinations(written, 2):
        slack = 0.3 * min(here.height, there.height) * min(here.width, there.width)
        assert overlap(here, there) <= slack, (one, other)


def test_a_finger_picks_the_nearest_game_and_steps_to_its_neighbours(show: Show) -> None:
    chart = LineChart(tracks=[track("Anna", 0, [40, 80, 60])])
    finger = shown(show, chart)
    opened: list[object] = []
    chart.bind(on_open=opened.append)
    x, y = chart.places[0][1]
    finger.tap(x + 5, y - 5)
    assert chart.picked.total == 80
    assert chart.step(1)
    assert chart.picked.total == 60
    assert not chart.step(1)
    chart.activate(None)
    assert opened == [chart]
    chart.tracks = [track("Bruno", 1, [10])]
    assert chart.picked is None


def test_the_arrow_keys_move_from_game_to_game_once_one_is_picked(show: Show) -> None:
    chart = LineChart(tracks=[track("Anna", 0, [40, 80, 60])])
    shown(show, chart)
    assert not chart.steer("left")
    chart.activate(None)
    assert chart.chosen == PickedPoint(0, 2)
    assert chart.steer("left")
    assert not chart.steer("up")
    assert chart.chosen == PickedPoint(0, 1)


def test_a_single_point_is_inside_the_chart(show: Show) -> None:
    chart = LineChart(tracks=[track("Anna", 0, [40])])
    shown(show, chart)
    ((x, y),) = chart.places[0]
    assert chart.x < x < chart.right
    assert chart.y < y < chart.top


def test_thousands_of_games_are_thinned_and_each_can_still_be_picked(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[float, float]] = []
    monkeypatch.setattr(chart_module, "paint_mark", lambda _painter, _mark, place, *_look: drawn.append(place))
    chart = LineChart(tracks=[track("Anna", 0, [week % 101 for week in range(4000)], start=100)])
    finger = shown(show, chart)
    drawn.clear()
    chart.paint(Painter(chart.canvas))
    assert 10 < len(drawn) < chart.width
    assert len(chart.places[0]) == 4000
    assert all(chart.rect.holds(*place) for place in chart.places[0])
    finger.tap(*chart.places[0][2000])
    assert abs(chart.chosen.point - 2000) < 50


def test_an_empty_chart_takes_no_room(show: Show) -> None:
    for widget in (LineChart(), Bars(), Histogram(), Figures()):
        shown(show, widget)
        assert widget.height == 0
        Window.remove_widget(widget)


def test_the_average_covers_more_games_if_there_are_more() -> None:
    assert [window_for(count) for count in (0, 1, 100, 200, 201, 2000, 10_000)] == [10, 10, 10, 10, 20, 100, 500]


def test_a_chart_of_years_can_be_narrowed_to_the_last_months(show: Show) -> None:
    over_time = OverTime(size_hint=(None, None), width=300)
    finger = shown(show, over_time)
    over_time.tracks = [track("Anna", 0, [50] * 100), track("Bruno", 1, [40] * 3)]
    finger.frames(3)
    (spans,) = finger.find(Choice)
    spans.activate(365)
    finger.frames(3)
    chart = over_time.ids.chart
    assert [(track.name, len(track.points)) for track in chart.tracks] == [("Anna", 53)]
    spans.activate(91)
    assert len(chart.tracks[0].points) == len(chart.tracks[0].averages) == 14
    over_time.tracks = [track("Bruno", 1, [40] * 3)]
    assert len(chart.tracks[0].points) == 3
    assert not finger.find(Choice)
    assert over_time.note.startswith("The line shows the average so far.")


def test_a_chart_needs_two_games(show: Show) -> None:
    over_time = OverTime(size_hint=(None, None), width=300)
    finger = shown(show, over_time)
    over_time.tracks = [track("Anna", 0, [50]), track("Bruno", 1, [40])]
    finger.frames(3)
    assert (over_time.ids.chart.height, over_time.note) == (0, "The chart will appear after your second game.")


def test_all_lots_are_counted_in_the_same_bins(show: Show) -> None:
    histogram = Histogram(lots=[Lot("Anna", 0, [41, 42, 77]), Lot("Everybody", PLAIN, [12, 41, 42, 77, 98])])
    shown(show, histogram)
    anna, everybody = histogram.counted()
    assert anna.edges == everybody.edges
    assert (sum(anna.counts), sum(everybody.counts)) == (3, 5)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_bars_and_figures_keep_all_their_text_inside(show: Show, written: list[tuple[str, Rect]], scale: float) -> None:
    rows = [BarRow("A rather long name of a row", [ChartBar(-3.5, "−3.5", 0), ChartBar(12, "12.0")], "123 games")]
    for widget in (
        Bars(rows=rows, legend=[(0, "Anna"), (PLAIN, "Other players")]),
        Figures(figures=[Figure("1234", "Games"), Figure("54 %", "Win rate"), Figure("8", "Longest streak")]),
        Histogram(lots=[Lot("Anna", 0, list(range(-20, 150)))]),
    ):
        shown(show, widget, scale=scale)
        written.clear()
        widget.paint(Painter(widget.canvas))
        assert written
        assert all(is_inside(rect, widget.rect.inset(-theme.unit)) for _text, rect in written)
        Window.remove_widget(widget)


@pytest.mark.parametrize("is_high", [False, True])
@pytest.mark.parametrize("mode", ["light", "dark"])
def test_every_mark_stands_out_from_the_background_and_has_its_own_shape_and_colour(mode: str, is_high: bool) -> None:
    was = theme.mode, theme.contrast
    theme.mode, theme.contrast = mode, is_high
    try:
        marks = [tuple(mark_colour(mark)) for mark in range(len(SHAPES))]
        assert all(contrast(mark, theme.panel) >= 3 for mark in marks)
        assert len(set(SHAPES)) == len(set(marks)) == 6
    finally:
        theme.mode, theme.contrast = was


def test_a_chart_that_is_moved_is_not_repainted_but_is_tapped_at_its_new_place(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[int] = []
    paint = LineChart.paint
    monkeypatch.setattr(LineChart, "paint", lambda self, painter: (painted.append(1), paint(self, painter)))
    chart = LineChart(tracks=six())
    finger = shown(show, chart)
    assert len(painted) == 1
    x, y = chart.places[0][3]
    chart.pos = chart.x + 20, chart.y + 30
    finger.frames(3)
    assert len(painted) == 1
    assert chart.places[0][3] == (x + 20, y + 30)
    finger.tap(*chart.to_window(x + 20, y + 30))
    assert chart.chosen == PickedPoint(0, 3)
    assert chart.shift == (0, 0), "the picked game and everything else are painted in their new places"
