"""Counting in threads: whatever is requested in the meantime, nothing fails and nothing outdated is left."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from kingdoms.games import GAMES
from kingdoms.ui.charts import statistics
from kingdoms.ui.history import counting
from kingdoms.ui.people.person_lines import PerformanceLine
from tests.ui.history.entries import ANNA, BRUNO, entry, fill

Launch = Callable[..., Any]


@pytest.fixture
def finger(launch: Launch, tmp_path: Path) -> Any:
    """Anna's page, with her games counted immediately."""
    fill(tmp_path)
    finger = launch()
    finger.app.show("person", person="Anna")
    finger.frames(4)
    return finger


class Jobs:
    """Replaces the thread: jobs wait here until the test runs them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []
        monkeypatch.setattr(counting, "FEW_GAMES", 0)
        monkeypatch.setattr(counting, "run_in_pool", lambda _thread, count, show: self.waiting.append((count, show)))

    def do_next(self) -> None:
        count, show = self.waiting.pop(0)
        done: Future[Any] = Future()
        done.set_result(count())
        show(done)


def test_another_game_can_be_chosen_while_a_thread_counts_one(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    page, count, jobs = finger.app.front, statistics.categories, Jobs(monkeypatch)

    def count_slowly(*what: Any) -> list[statistics.Category]:
        found = count(*what)
        page.choose_game("royals")
        monkeypatch.setattr(statistics, "categories", count)
        return found

    monkeypatch.setattr(statistics, "categories", count_slowly)
    page.choose_game("rival_kings")
    while page.counting.is_busy:
        jobs.do_next()
    assert page.game == "royals"
    assert [row.label for row in page.rows] == [title for _part, title in GAMES["royals"].words.parts()]


def test_a_game_can_be_chosen_before_anybody_in_it_is_known(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = Jobs(monkeypatch)
    finger.app.show("feats", game="royals")
    page = finger.app.front
    jobs.do_next()
    page.choose_game("rival_kings")
    while page.counting.is_busy:
        jobs.do_next()
    assert page.game == "rival_kings"
    assert [track.name for track in page.tracks] == [lot.label for lot in page.lots] != []


def test_a_game_chosen_during_a_recount_shows_all_new_games(finger: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "FEW_GAMES", 0)
    app, page = finger.app, finger.app.front
    app.store.history.add(entry("another", "royals", "2026-11-15", [ANNA, BRUNO], [70, 10]))
    app.show("home")
    app.show("person", person="Anna")
    page.choose_game("royals")
    finger.until(lambda: not page.counting.is_busy, most=1_000_000)
    assert page.figures[0].number == "5"
    assert page.game == "royals"
    assert [point.total for point in page.tracks[0].points] == [50, 70]


def test_a_favourite_game_that_no_longer_exists_does_not_close_the_page(finger: Any) -> None:
    for number in range(3):
        chess = {**entry(f"chess-{number}", "royals", "2026-11-15", [("Dora", 1, "person")], [3]), "game": "chess"}
        finger.app.store.history.add(chess)
    finger.app.show("person", person="Dora")
    finger.frames(4)
    page = finger.app.front
    assert (page.figures[0].number, page.game, finger.find(PerformanceLine)) == ("3", "", [])
    finger.app.store.history.add(entry("one", "royals", "2026-11-15", [("Dora", 1, "person"), BRUNO], [3, 2]))
    finger.app.show("person", person="Dora")
    finger.frames(4)
    assert page.game == "royals"
