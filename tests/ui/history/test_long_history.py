"""A long history on its screens: the latest games come first, the others follow, and nothing blocks."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from kingdoms.store.played import Played
from kingdoms.ui.history import counting
from kingdoms.ui.history import screen as history_screen
from kingdoms.ui.history.filters import FilterLine, FilterSheet
from kingdoms.ui.history.tabs import EmptyPage
from kingdoms.ui.system.long_work import LongWork, Wheel
from kingdoms.ui.widgets import Sheet
from kingdoms.ui.widgets.chips import Chips
from tests.ui.history.entries import BRUNO, CLARA, LATEST_FIRST, entry, fill
from tests.ui.history.touches import choose_filter, listed, open_sheet

Launch = Callable[..., Any]


@pytest.fixture
def finger(launch: Launch, tmp_path: Path) -> Any:
    """The history screen with a few games."""
    fill(tmp_path)
    finger = launch()
    finger.app.set("speed", "off")
    finger.app.show("history")
    finger.frames(4)
    return finger


class Slow:
    """Delays reading all games until `finish`, as if there were a hundred thousand."""

    def __init__(self, history: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self._may_read = Event()
        self._games = history.games
        monkeypatch.setattr("kingdoms.store.history.FEW_VOLUMES", -1)
        monkeypatch.setattr(history, "games", self._read)

    def _read(self) -> list[Played]:
        self._may_read.wait()
        return self._games()

    def finish(self, finger: Any) -> None:
        self._may_read.set()
        reading = finger.app.front.reading
        finger.until(lambda: not reading.is_busy, most=1_000_000)
        finger.frames(4)


@pytest.fixture
def slow(launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The app, and the `Slow` reading of its history: at first only the three latest games are there."""
    monkeypatch.setattr(history_screen, "FIRST", 3)
    fill(tmp_path)
    finger = launch()
    finger.app.set("speed", "off")
    return finger, Slow(finger.app.store.history, monkeypatch)


def test_the_latest_games_are_listed_before_all_games_are_read(slow: Any) -> None:
    finger, reading = slow
    finger.app.show("history")
    finger.frames(4)
    assert listed(finger) == LATEST_FIRST[:3]
    assert finger.app.front.count == "Searching games"
    open_sheet(finger, 1)
    reading.finish(finger)
    assert listed(finger) == LATEST_FIRST
    assert finger.app.front.count == "5 games"
    assert finger.app.front.is_reading
    assert finger.app.front.sheet.played.key == "tied"


def test_filters_wait_for_all_games(slow: Any) -> None:
    finger, reading = slow
    finger.app.show("history")
    finger.frames(4)
    finger.tap_widget(finger.find(FilterLine)[0])
    assert isinstance(Sheet.topmost(), LongWork)
    reading.finish(finger)
    finger.until(lambda: isinstance(Sheet.topmost(), FilterSheet), most=1_000_000)
    assert "2024" in [value for chips in finger.find(Chips) for value, _word in chips.options]


def test_games_requested_by_key_or_filter_come_with_all_games(slow: Any) -> None:
    finger, reading = slow
    finger.app.show("history", key="oldest", time="2024")
    finger.frames(4)
    assert listed(finger) == []
    reading.finish(finger)
    assert listed(finger) == ["oldest"]
    assert finger.app.front.sheet.played.key == "oldest"


def test_only_the_last_visit_is_answered(slow: Any) -> None:
    finger, reading = slow
    finger.app.show("history", key="oldest")
    finger.app.show("home")
    finger.app.show("history")
    reading.finish(finger)
    assert listed(finger) == LATEST_FIRST
    assert not finger.app.front.is_reading


@pytest.mark.parametrize("name", ["history", "players", "feats"])
def test_until_the_games_are_read_no_screen_says_that_there_are_none(slow: Any, name: str) -> None:
    finger, reading = slow
    finger.app.show(name)
    finger.frames(4)
    assert not finger.find(EmptyPage)
    assert bool(finger.find(Wheel)) == (name != "history")
    reading.finish(finger)
    assert not finger.find(EmptyPage) + finger.find(Wheel)


def test_while_the_games_are_read_a_page_shows_nobody_else(slow: Any) -> None:
    finger, reading = slow
    finger.app.show("person", person="Anna")
    page = finger.app.front
    reading.finish(finger)
    assert page.figures[0].number == "4"
    finger.app.store.history.add(entry("new", "royals", "2026-11-16", [BRUNO, CLARA], [3, 2]))
    finger.app.show("person", person="Bruno")
    assert (page.name, page.figures) == ("Bruno", ())
    finger.until(lambda: page.figures, most=1_000_000)
    assert page.figures[0].number == "3"


def test_rows_added_later_do_not_move_the_visible_ones(finger: Any) -> None:
    long_list = finger.app.front.long_list
    games = [game._replace(key=f"{game.key}-{number}") for number in range(40) for game in long_list.items]
    long_list.items = games[20:60]
    finger.frames(3)
    long_list.scroll_y = 0.4
    finger.frames(3)
    before = {line.item.key: line.to_window(*line.pos)[1] for line in long_list.lines.values()}
    long_list.replace(games)
    finger.frames(3)
    after = {line.item.key: line.to_window(*line.pos)[1] for line in long_list.lines.values()}
    assert len(before.keys() & after.keys()) >= 3
    assert all(after[key] == pytest.approx(before[key], abs=1) for key in before.keys() & after.keys())


def test_at_the_top_of_the_list_newer_games_come_into_sight(finger: Any) -> None:
    long_list = finger.app.front.long_list
    games = [game._replace(key=f"{game.key}-{number}") for number in range(9) for game in long_list.items]
    long_list.items = games[5:]
    finger.frames(3)
    long_list.replace(games)
    finger.frames(3)
    assert (long_list.scroll_y, long_list.lines[0].item) == (1, games[0])


def test_many_games_are_filtered_in_a_thread(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "FEW_GAMES", 0)
    finger.app.front.open_filters()
    finger.until(lambda: isinstance(Sheet.topmost(), FilterSheet), most=1_000_000)
    sheet = Sheet.topmost()
    finger.frames(4)
    choose_filter(finger, "Bruno")
    finger.until(lambda: sheet.done.text == "Show 3 games", most=1_000_000)
    assert listed(finger) == ["tied", "abandoned", "oldest"]
