"""Counting beside the frames: whatever one asks for meanwhile, nothing fails and nothing of the old is left."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingdoms.ui.charts import statistics
from kingdoms.ui.history import counting
from kingdoms.ui.people.rows import StandingLine
from tests.ui.history.entries import ANNA, BRUNO, entry, fill

Launch = Callable[..., Any]


@pytest.fixture
def finger(launch: Launch, tmp_path: Path) -> Any:
    """At the page of Anna, whose games were counted at once."""
    fill(tmp_path)
    finger = launch()
    finger.app.show("person", person="Anna")
    finger.frames(4)
    return finger


def test_a_thread_may_be_in_the_middle_of_somebody_when_another_one_is_asked_for(
    finger: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, count = finger.app.front, statistics.categories

    def count_slowly(*what: Any) -> list[statistics.Category]:
        found = count(*what)
        page.game = ""
        return found

    monkeypatch.setattr(statistics, "categories", count_slowly)
    assert page._compare()


def test_a_thread_may_begin_with_a_game_of_which_nobody_is_known_yet(finger: Any) -> None:
    finger.app.show("records", game="royals")
    page = finger.app.front
    assert page._chart()[0]
    page.game = "rival_kings"
    assert page._chart() == ([], [])


def test_who_chooses_a_game_while_all_is_counted_anew_hears_all_that_is_new(
    finger: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "AT_ONCE", 0)
    app, page = finger.app, finger.app.front
    app.store.history.add(entry("another", "royals", "2026-11-15", [ANNA, BRUNO], [70, 10]))
    app.show("home")
    app.show("person", person="Anna")
    page.choose_game("royals")
    finger.until(lambda: not page.counting.is_busy, most=1_000_000)
    assert page.figures[0].number == "5"
    assert page.game == "royals"
    assert [point.total for point in page.tracks[0].points] == [50, 70]


def test_a_game_that_there_is_no_more_does_not_close_the_page_of_whom_it_was_dear_to(finger: Any) -> None:
    for number in range(3):
        chess = {**entry(f"chess-{number}", "royals", "2026-11-15", [("Dora", 1, "person")], [3]), "game": "chess"}
        finger.app.store.history.add(chess)
    finger.app.show("person", person="Dora")
    finger.frames(4)
    page = finger.app.front
    assert (page.figures[0].number, page.game, finger.find(StandingLine)) == ("3", "", [])
    finger.app.store.history.add(entry("one", "royals", "2026-11-15", [("Dora", 1, "person"), BRUNO], [3, 2]))
    finger.app.show("person", person="Dora")
    finger.frames(4)
    assert page.game == "royals"
