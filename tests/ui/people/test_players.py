"""The list of people and the page of each, by touch: what they show, and how names are changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingdoms.store.history import History
from kingdoms.ui.charts import statistics
from kingdoms.ui.charts.line_chart import LineChart
from kingdoms.ui.charts.over_time import OverTime
from kingdoms.ui.charts.statistics import Rivalry, Tally
from kingdoms.ui.drawing.text import unbroken
from kingdoms.ui.history import counting
from kingdoms.ui.history.tabs import TabStrip
from kingdoms.ui.people import person as person_screen
from kingdoms.ui.people import players as players_screen
from kingdoms.ui.people.person_lines import PerformanceLine, PersonLine, RivalLine
from kingdoms.ui.system.long_work import LongWork
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, IconButton, InkButton, Sheet, Toast, growing_list
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.drawing.painted import Record
from tests.ui.history.entries import ANNA, BRUNO, CLARA, SQUIRE, entry

Launch = Callable[..., Any]
ANNIE = ("Annie", 4, "person")


def fill(folder: Path) -> None:
    """Adds six games: Anna wins two at Kingsburg and loses one; Annie never meets her."""
    history = History(folder / "history", [])
    for game in (
        entry("first", "kingsburg", "2024-03-01", [ANNA, BRUNO], [50, 40]),
        entry("second", "kingsburg", "2025-03-01", [ANNA, BRUNO, SQUIRE], [45, 55, 20]),
        entry("third", "kingsburg", "2026-03-01", [ANNA, CLARA], [60, 30]),
        entry("royal", "royals", "2026-04-01", [ANNA, BRUNO], [80, 90]),
        entry("other", "kingsburg", "2026-05-01", [ANNIE, BRUNO], [33, 44]),
        entry("given_up", "kingsburg", "2026-06-01", [ANNA, BRUNO], [99, 1], winners=[], abandoned=True),
    ):
        history.add(game)


@pytest.fixture
def players(launch: Launch, tmp_path: Path) -> Launch:
    """Opens the list of people, without animations."""

    def start(size: tuple[int, int] = PHONE, scale: float = 1.0, *, is_empty: bool = False) -> Any:
        if not is_empty:
            fill(tmp_path)
        finger = launch(size)
        finger.app.set("speed", "off")
        finger.app.set("text_scale", scale)
        finger.app.show("players")
        finger.frames(4)
        return finger

    return start


def open_page(finger: Any, name: str) -> Any:
    line = next(line for line in finger.find(PersonLine) if line.tally.name == name)
    tap(finger, line)
    finger.frames(4)
    assert finger.app.trail[-1] == ("person", {"person": name})
    return finger.app.front


def tap(finger: Any, widget: Any) -> None:
    """Scrolls a widget of the screen into sight and taps it."""
    finger.app.front.ids.scroll.scroll_to(widget, animate=False)
    finger.frames(3)
    finger.tap_widget(widget)
    finger.frames(3)


def answer(finger: Any, words: str) -> None:
    finger.tap_widget(finger.find(InkButton, text=words)[0])
    finger.frames(4)
    finger.until(lambda: not isinstance(Sheet.topmost(), LongWork), most=1_000_000)
    finger.frames(4)


def names(finger: Any) -> list[str]:
    return statistics.people(finger.app.store.history.games())


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_people_are_listed_and_their_pages_open_by_touch(players: Launch, size: tuple[int, int]) -> None:
    finger = players(size)
    found = sorted(finger.find(PersonLine), key=lambda line: -line.top)
    assert [line.tally.name for line in found] == ["Anna", "Bruno", "Annie", "Clara"]
    assert min(line.height for line in found) >= theme.touch
    page = open_page(finger, "Anna")
    assert [figure.number for figure in page.figures] == ["4", "2", "50%", "0", "1"]
    bests = {line.game: line.performance.best for line in finger.find(PerformanceLine)}
    assert bests == {"kingsburg": 60, "royals": 80}
    assert [(line.rivalry.rival, line.rivalry.ahead) for line in reversed(page.ids.rival_lines.children)] == [
        ("Bruno", 1),
        ("Clara", 1),
        ("squire", 1),
    ]
    tap(finger, next(line for line in finger.find(RivalLine) if line.rivalry.rival == "Bruno"))
    assert page.name == "Bruno"
    finger.press("escape")
    assert finger.app.trail[-1][0] == "players"


def test_charts_and_rows_follow_the_chosen_game(players: Launch) -> None:
    finger = players()
    page = open_page(finger, "Anna")
    assert [point.total for point in page.tracks[0].points] == [50, 45, 60]
    assert [len(lot.values) for lot in page.lots] == [3, 8]
    assert page.rows[0].bars[0].text == "51.7"
    chart = finger.find(LineChart)[0]
    chart.activate(None)
    assert chart.picked.total == 60
    tap(finger, next(line for line in finger.find(PerformanceLine) if line.game == "royals"))
    assert page.title_of_game == "Royals"
    assert [point.total for point in page.tracks[0].points] == [80]
    assert chart.picked is None


def test_a_point_on_the_chart_shows_its_game_and_leads_to_its_sheet(players: Launch) -> None:
    finger = players()
    open_page(finger, "Anna")
    (over_time,) = finger.find(OverTime)
    chart = over_time.ids.chart
    finger.app.front.ids.scroll.scroll_to(chart, animate=False)
    finger.frames(3)
    finger.tap(*chart.to_window(*chart.places[0][1]))
    assert over_time.picked_words.replace("\N{NO-BREAK SPACE}", " ") == "Anna: 45 points, 1 Mar 2025"
    tap(finger, finger.find(IconButton, icon="chevron_right")[0])
    assert chart.picked.key == "third"
    tap(finger, finger.find(InkButton, text=over_time.picked_words)[0])
    assert finger.app.trail[-1] == ("history", {"key": "third"})
    finger.press("escape")
    assert finger.app.trail[-1][0] == "person"
    assert chart.picked.key == "third"
    finger.app.set("language", "hu")
    assert over_time.picked_words.startswith("Anna: 60 pont, 2026.")


def test_a_person_can_be_renamed_and_that_can_be_undone(players: Launch) -> None:
    finger = players()
    page = open_page(finger, "Clara")
    finger.tap_widget(finger.find(IconButton, icon="pencil")[0])
    finger.frames(4)
    Sheet.topmost().ids.field.text = " Clarissa "
    answer(finger, "Rename")
    assert page.name == "Clarissa"
    assert finger.find(Body, text="Clara is now called Clarissa.")
    assert names(finger) == ["Anna", "Bruno", "Annie", "Clarissa"]
    answer(finger, "Undo")
    assert page.name == "Clara"
    assert "Clarissa" not in names(finger)
    finger.press("escape")
    assert {line.tally.name for line in finger.find(PersonLine)} == {"Anna", "Bruno", "Annie", "Clara"}


def test_two_names_can_be_merged_after_a_question(players: Launch) -> None:
    finger = players()
    page = open_page(finger, "Annie")
    finger.tap_widget(finger.find(IconButton, icon="merge")[0])
    finger.frames(4)
    answer(finger, "Anna")
    assert Sheet.topmost().title == "Are Annie and Anna the same person?"
    answer(finger, "Merge")
    assert page.name == "Anna"
    assert page.career.games == 5
    answer(finger, "Undo")
    assert (page.name, page.career.games) == ("Annie", 1)


def test_renaming_to_a_name_that_exists_asks_first(players: Launch) -> None:
    finger = players()
    page = open_page(finger, "Annie")
    page.ask_name()
    Sheet.topmost().ids.field.text = "Anna"
    finger.frames(4)
    answer(finger, "Rename")
    assert Sheet.topmost().title == "Are Annie and Anna the same person?"
    answer(finger, "Cancel")
    assert page.name == "Annie"
    assert "Annie" in names(finger)


def test_people_who_sat_at_the_same_table_cannot_be_merged(players: Launch) -> None:
    finger = players()
    page = open_page(finger, "Annie")
    page.ask_other()
    assert not finger.find(InkButton, text="Bruno")
    Sheet.topmost().dismiss()
    page.rename("Bruno")
    finger.until(lambda: Toast.shown() is not None, most=1_000_000)
    assert page.name == "Annie"
    assert Toast.shown().text == "Annie and Bruno have played in the same game, so they are two people."
    assert not finger.find(InkButton, text="Undo")


def test_counts_in_a_rivalry_are_not_split_across_lines() -> None:
    line = RivalLine(rivalry=Rivalry("Dávid", is_person=True, games=241, ahead=138, behind=99, level=4))
    counts = line.words()[1].text
    assert counts == f"{unbroken('138 ahead')}, {unbroken('4 tied')}, {unbroken('99 behind')}"


@pytest.mark.parametrize(("width", "between"), [(400, " · "), (180, "\n")])
def test_counts_are_stacked_if_there_is_no_room_side_by_side(show: Launch, width: float, between: str) -> None:
    line = PersonLine(tally=Tally("Anna", 0, 105, 64, 0.6), size_hint_x=None, width=width)
    show(line)
    counts = f"{unbroken('105 games')}{between}{unbroken('64 wins')}"
    assert counts in dict(Record(line).written)


def test_the_keyboard_reaches_a_page_and_its_games(players: Launch) -> None:
    finger = players()
    strip = finger.find(TabStrip)[0]
    for _step in range(8):
        if any(line.is_focused for line in finger.find(PersonLine)):
            break
        finger.press("down")
    assert not strip.is_focused
    finger.press("enter")
    finger.frames(3)
    assert finger.app.trail[-1][0] == "person"
    finger.press("tab")
    assert any(button.is_focused for button in finger.find(IconButton))


def test_an_empty_list_says_that_nobody_has_played_yet(players: Launch) -> None:
    finger = players(is_empty=True)
    assert finger.find(Body, text="Nobody has finished a game yet. Players will appear here once they have.")
    assert not finger.find(PersonLine)
    answer(finger, "Play a game")
    assert finger.app.trail[-1][0] == "home"


def test_more_people_and_rivals_are_shown_on_request(players: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players_screen, "LISTED_AT_FIRST", 3)
    monkeypatch.setattr(person_screen, "LISTED_AT_FIRST", 2)
    finger = players()
    assert len(finger.find(PersonLine)) == 3
    tap(finger, finger.find(InkButton, text="Show more")[0])
    assert len(finger.find(PersonLine)) == 4
    assert not finger.find(InkButton, text="Show more")
    page = open_page(finger, "Anna")
    tap(finger, finger.find(InkButton, text="Show more")[0])
    assert len(page.ids.rival_lines.children) == 3


def test_a_frame_adds_few_lines_and_later_frames_add_the_rest(players: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growing_list, "IN_A_FRAME", 1)
    finger = players(is_empty=True)
    fill(finger.app.folder)
    finger.app.show("home")
    finger.app.show("players")
    assert len(finger.find(PersonLine)) == 1
    finger.frames(4)
    found = sorted(finger.find(PersonLine), key=lambda line: -line.top)
    assert [line.tally.name for line in found] == ["Anna", "Bruno", "Annie", "Clara"]


def test_slow_counts_come_in_parts_and_only_for_the_last_person_requested(
    players: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "FEW_GAMES", 0)
    finger = players(is_empty=True)
    fill(finger.app.folder)
    app = finger.app
    app.show("home")
    app.show("players")
    assert not finger.find(PersonLine)
    finger.until(lambda: len(finger.find(PersonLine)) == 4, most=1_000_000)
    app.show("person", person="Anna")
    app.show("person", person="Bruno")
    page = app.front
    assert page.figures == ()
    finger.until(lambda: page.figures, most=1_000_000)
    page.choose_game("royals")
    finger.until(lambda: not page.counting.is_busy, most=1_000_000)
    assert (page.career.games, [track.name for track in page.tracks]) == (4, ["Bruno"])
    assert [point.total for point in page.tracks[0].points] == [90]
    assert page.rows
    assert page.ids.rival_lines.children
    app.show("person", person="Clara")
    assert (page.figures, page.tracks, page.ids.rival_lines.children) == ((), (), [])


def test_large_text_and_another_language_keep_everything_in_place(players: Launch) -> None:
    finger = players(scale=2.0)
    finger.app.set("language", "hu")
    finger.frames(3)
    page = open_page(finger, "Anna")
    assert page.figures[1].words == "Győzelem"
    assert page.rows[0].bars[0].text == "51,7"
    left = page.ids.left
    for panel in left.children:
        assert panel.width <= page.width
        assert panel.height == pytest.approx(panel.minimum_height)


def test_bars_are_equally_long_whatever_the_win_rate() -> None:
    bars = []
    for rate in (0, 0.5, 1):
        line = PersonLine(tally=Tally("Anna", 0, 2, int(2 * rate), rate), size_hint_x=None, width=400)
        bars.append([])
        line.paint_bar = lambda _painter, rect, bars=bars[-1]: bars.append(rect.width)
        Record(line)
    assert bars[0]
    assert bars == [bars[0]] * 3
