"""The history by touch: the list and its filters, a game's sheet, deleting and restoring."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.seats import PERSON
from kingdoms.core.timestamps import now
from kingdoms.games import GAMES
from kingdoms.ui.charts.marks import SHAPES
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import unbroken
from kingdoms.ui.history.filters import FilterLine, FilterSheet
from kingdoms.ui.history.line import GameLine
from kingdoms.ui.history.tabs import TABS, TabStrip
from kingdoms.ui.history.wording import length_of
from kingdoms.ui.score.score_table import ScoreTable
from kingdoms.ui.score.sources import SourceLine
from kingdoms.ui.widgets import InkButton, MenuButton, Sheet, Toast
from kingdoms.ui.widgets.chips import Chips
from kingdoms.ui.widgets.long_list import SHORTEST_BAR
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.geometry import FINGER, is_inside
from tests.ui.history.entries import ANNA, LATEST_FIRST, entry, fill
from tests.ui.history.touches import choose_filter, listed, open_sheet
from tests.ui.positions import finished

Launch = Callable[..., Any]


@pytest.fixture
def history(launch: Launch, tmp_path: Path) -> Callable[..., Any]:
    """Opens the history of a few games from the home screen, by touch."""

    def start(size: tuple[int, int] = PHONE, scale: float = 1.0) -> Any:
        fill(tmp_path)
        finger = launch(size)
        finger.app.set("speed", "off")
        finger.app.set("text_scale", scale)
        finger.frames(4)
        finger.tap_widget(finger.find(MenuButton, text="History")[0])
        finger.frames(4)
        return finger

    return start


def is_shown(widget: Any) -> bool:
    return widget.get_root_window() is not None and widget.parent is not None


def test_all_games_are_listed_with_the_latest_first(history: Any) -> None:
    finger = history()
    assert listed(finger) == LATEST_FIRST
    assert finger.app.front.count == "5 games"


@pytest.mark.parametrize("size", [TABLET, DESKTOP, (640, 360)])
def test_where_there_is_room_the_sheet_is_beside_the_list(history: Any, size: tuple[int, int]) -> None:
    finger = history(size)
    screen = finger.app.front
    assert screen.sheet.played.key == "latest"
    sheet = open_sheet(finger, 1)
    assert sheet.played.key == "tied"
    assert is_shown(screen.ids.list)
    assert is_shown(sheet)
    assert [line.item.key for line in finger.find(GameLine) if line.is_open] == ["tied"]
    finger.press("escape")
    assert finger.app.trail[-1][0] == "home"


def test_on_a_phone_the_sheet_replaces_the_list_until_back(history: Any) -> None:
    finger = history()
    sheet = open_sheet(finger, 0)
    assert is_shown(sheet)
    assert not is_shown(finger.app.front.ids.list)
    finger.press("escape")
    assert is_shown(finger.app.front.ids.list)
    finger.press("escape")
    assert finger.app.trail[-1][0] == "home"


def test_a_sheet_shows_everything_known_about_a_game(history: Any) -> None:
    finger = history()
    sheet = open_sheet(finger, 0)
    assert sheet.facts.replace("\N{NO-BREAK SPACE}", " ") == "14 Nov 2026 · 20:15 · 1 h 15 min · 88 decisions"
    assert sheet.headline == "Anna wins"
    assert sheet.series_line == "Game 2 of 3"
    assert [table.sheet.winners for table in finger.find(ScoreTable)] == [(0,), []]
    finger.press("escape")
    sheet = open_sheet(finger, 1)
    assert sheet.notes.splitlines() == [
        "Ties: most goods, then most buildings.",
        "2 undos after something was revealed.",
        "1 hint used.",
    ]
    assert sheet.agreed == "Rules: Standard rules"
    finger.press("escape")
    sheet = open_sheet(finger, 2)
    assert sheet.headline == "Unfinished game"
    assert sheet.agreed == "Beatrix: Squire\nRules: Standard rules"
    assert finger.find("Laurels")[0].crests == []
    assert not sheet.ids.points.sheet.has_ranks


def test_a_tap_on_a_score_shows_its_sources(launch: Launch, tmp_path: Path) -> None:
    session = finished(2, game=GAMES["royals"])
    session.key, session.started = "0" * 32, now()
    finger = launch()
    finger.app.set("speed", "off")
    finger.app.keep(session)
    finger.app.show("history", key=session.key)
    finger.until(lambda: finger.app.front.is_reading)
    finger.frames(3)
    table = finger.app.front.sheet.ids.points
    finger.app.front.sheet.ids.scroll.scroll_to(table, animate=False)
    finger.frames(3)
    finger.tap(*table.to_window(*table.places()["cities", 1].centre))
    behind = GAMES["royals"].words.point_sources(session.state, 1, "cities", list(session.past))
    assert Sheet.topmost().title == f"Bruno · Cities: {session.state.scores()[1].parts['cities']}"
    assert sorted(line.text for line in finger.find(SourceLine)) == sorted(source.text for source in behind)


def test_scores_that_the_moves_do_not_lead_to_are_not_explained(history: Any) -> None:
    finger = history()
    open_sheet(finger, 0).open_figure("perfect_pairs", 0)
    finger.frames(2)
    assert Sheet.topmost() is None
    assert [toast.text for toast in finger.find(Toast)] == ["The moves in this game don't produce these scores."]


def test_a_duration_is_rounded_to_the_minute_as_in_a_spreadsheet() -> None:
    assert [length_of(seconds) for seconds in (5, 100, 3599, 4370)] == ["1 min", "2 min", "1 h 0 min", "1 h 13 min"]


def test_filters_take_effect_at_once_and_one_tap_clears_them(history: Any) -> None:
    finger = history()
    finger.tap_widget(finger.find(FilterLine)[0])
    choose_filter(finger, "Bruno")
    assert listed(finger) == ["tied", "abandoned", "oldest"]
    choose_filter(finger, "kingsburg")
    assert listed(finger) == ["tied", "abandoned"]
    choose_filter(finger, "2026")
    sheet = Sheet.topmost()
    assert isinstance(sheet, FilterSheet)
    assert sheet.done.text == "Show 2 games"
    finger.tap_widget(sheet.done)
    line = finger.find(FilterLine)[0]
    assert (line.count, line.filters) == ("2 games", "Kingsburg · Bruno · 2026")
    finger.tap(*line.to_window(*line.places()["clear"].centre))
    assert listed(finger) == LATEST_FIRST


@pytest.mark.parametrize(
    ("wanted", "keys"),
    [
        ({"bots": False}, ["tied", "solo", "oldest"]),
        ({"bots": True}, ["latest", "abandoned"]),
        ({"abandoned": True}, ["abandoned"]),
        ({"time": "2024"}, ["oldest"]),
        ({"game": "paladins", "player": "Anna"}, ["solo"]),
    ],
)
def test_a_screen_can_request_some_of_the_games(launch: Launch, tmp_path: Path, wanted: Any, keys: list[str]) -> None:
    fill(tmp_path)
    finger = launch()
    finger.app.show("history", **wanted)
    assert listed(finger) == keys


def test_where_no_game_matches_all_games_are_one_tap_away(history: Any) -> None:
    finger = history()
    finger.app.show("history", game="royals", bots=True)
    finger.frames(4)
    finger.tap_widget(finger.find(InkButton, text="Show all games")[0])
    assert listed(finger) == LATEST_FIRST


def test_an_empty_history_leads_to_a_game(launch: Launch) -> None:
    finger = launch()
    finger.app.show("history")
    finger.frames(4)
    finger.app.front.open_files()
    finger.frames(2)
    assert finger.find(InkButton, icon="spreadsheet")[0].text == "Export games as a spreadsheet (CSV)"
    Sheet.dismiss_all()
    finger.frames(2)
    finger.tap_widget(finger.find(InkButton, text="Play a game")[0])
    assert finger.app.trail[-1][0] == "home"


def settle(finger: Any) -> None:
    """Waits until the deletion or its undoing is done and the list has been updated."""
    finger.until(lambda: Sheet.topmost() is None, most=1_000_000)
    finger.frames(4)


def test_a_deleted_game_can_be_restored_with_one_tap(history: Any, tmp_path: Path) -> None:
    finger = history()
    open_sheet(finger, 1)
    finger.tap_widget(finger.find(MenuButton, text="Delete")[0])
    settle(finger)
    assert listed(finger) == ["latest", "abandoned", "solo", "oldest"]
    assert finger.app.front.deleted_words == f"Kingsburg, {unbroken('4 Jul 2026')}: deleted"
    undo = finger.find(InkButton, text="Undo")[0]
    assert undo.width == undo.natural_width
    finger.tap_widget(undo)
    settle(finger)
    assert listed(finger) == LATEST_FIRST
    assert finger.app.front.deleted == ""


def test_a_game_deleted_long_ago_can_be_restored_from_the_menu(history: Any) -> None:
    finger = history()
    finger.app.store.history.delete("solo")
    finger.app.show("home")
    finger.app.show("history")
    finger.app.front.open_files()
    finger.frames(4)
    finger.tap_widget(finger.find(InkButton, text="Restore the last deleted game")[0])
    settle(finger)
    assert listed(finger) == LATEST_FIRST


def test_a_replay_leads_back_to_the_sheet_it_was_opened_from(history: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    finger = history()
    open_sheet(finger, 1)
    asked: list[Any] = []
    monkeypatch.setattr(finger.app, "show", lambda name, **what: asked.append((name, what)))
    finger.tap_widget(finger.find(InkButton, text="Replay")[0])
    assert asked == [("replay", {"key": "tied"})]
    finger.app.front.on_leave()
    finger.app.front.on_show()
    assert finger.app.front.is_reading
    assert finger.app.front.sheet.played.key == "tied"


def test_a_requested_game_is_open_and_back_leaves_it(history: Any) -> None:
    finger = history()
    finger.app.show("home")
    finger.app.show("history", key="solo")
    finger.frames(3)
    assert is_shown(finger.app.front.sheet)
    assert finger.app.front.sheet.headline == "The opponent wins"
    finger.press("escape")
    assert finger.app.trail[-1][0] == "home"


def test_a_requested_game_is_in_sight_in_the_list(history: Any) -> None:
    finger = history((640, 360))
    finger.app.show("history", key="oldest")
    finger.frames(4)
    line = finger.app.front.long_list.lines[4]
    assert line.is_open
    assert is_inside(line.in_window, finger.app.front.long_list.in_window)


def test_the_keyboard_moves_through_the_list_and_opens_a_game(history: Any) -> None:
    finger = history()
    lines = finger.app.front.long_list.lines
    for _step in range(30):
        if lines[2].is_focused:
            break
        finger.press("down")
    assert lines[2].is_focused
    finger.press("enter")
    assert finger.app.front.sheet.played.key == "abandoned"


def test_tabs_replace_each_other_on_the_way_back(history: Any) -> None:
    finger = history()
    strip = finger.find(TabStrip)[0]
    for name in ("players", "feats", "games"):
        strip = finger.find(TabStrip)[0]
        finger.tap(*strip.to_window(*strip.places()[name].centre))
        finger.frames(3)
        assert [screen for screen, _what in finger.app.trail] == ["home", TABS[name].screen]


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_large_hungarian_text_stays_inside_the_window(history: Any, size: tuple[int, int]) -> None:
    finger = history(size, scale=2.0)
    finger.app.set("language", "hu")
    finger.frames(4)
    finger.app.front.open_filters()
    finger.frames(4)
    for chips in finger.find(Chips):
        assert all(rect.x >= chips.x - 1 and rect.right <= chips.right + 1 for rect in chips.places().values())
    Sheet.dismiss_all()
    open_sheet(finger, 1)
    finger.frames(3)
    window = Rect(0, 0, *size)
    for widget in finger.find(InkButton, disabled=False) + finger.find(MenuButton):
        assert is_inside(widget.in_window, window)
        assert min(widget.size) >= FINGER
    for table in finger.find(ScoreTable):
        assert is_inside(table.in_window._replace(y=0, height=0), window)


def test_unknown_crests_and_options_do_no_harm(history: Any) -> None:
    finger = history()
    strange = entry(
        *("strange", "kingsburg", "2026-11-15", [("Xénia", 77, "emperor"), ("Zoë", 78, PERSON), ANNA], [1, 2, 3]),
        options={"ruleset": "foreign", "moon": 3},
    )
    finger.app.store.history.add(strange)
    finger.app.show("history", key="strange")
    finger.frames(4)
    assert finger.app.front.sheet.agreed == "Xénia: emperor\nmoon: 3 · ruleset: foreign"
    for screen, what in (("players", {}), ("person", {"person": "Zoë"}), ("feats", {"game": "kingsburg"})):
        finger.app.show(screen, **what)
        finger.frames(4)
    assert {track.mark for track in finger.app.front.tracks} == {0, 1, len(SHAPES) - 1}
    assert Toast.shown() is None


def test_a_solo_series_has_no_column_for_the_opponent(history: Any) -> None:
    finger = history()
    series = {"goal": "games", "target": 3, "lines": [[31]]}
    finger.app.store.history.add(entry("alone", "paladins", "2026-11-15", [ANNA], [20, 44], series=series))
    finger.app.show("history", key="alone")
    finger.frames(4)
    game, together = (table.sheet for table in finger.find(ScoreTable))
    assert [len(game.seats), len(together.seats)] == [2, 1]
    assert together.rows == [("Game 1", (31,)), ("Game 2", (20,))]


def test_only_the_visible_rows_of_a_long_list_exist(history: Any) -> None:
    finger = history()
    screen = finger.app.front
    screen.long_list.items = list(screen.long_list.items) * 400
    finger.frames(3)
    assert len(screen.long_list.lines) < 12
    assert screen.long_list.vbar == pytest.approx((1 - SHORTEST_BAR, SHORTEST_BAR))
    screen.long_list.scroll_y = 0
    finger.frames(3)
    assert screen.long_list.vbar[0] == 0
    assert max(screen.long_list.lines) == 1999
    assert len(screen.long_list.lines) < 12
    assert all(line.item is screen.long_list.items[number] for number, line in screen.long_list.lines.items())
