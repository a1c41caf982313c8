"""How long a game takes: as long as it took here, or else as long as its decisions usually take."""

from typing import Any

from kingdoms.core.game import DIFFICULTIES, HEAVY, LIGHT
from kingdoms.store.played import Played, played
from kingdoms.ui.home.lengths import ENOUGH, LATEST, SECONDS_PER_DECISION, own_minutes, usual_minutes
from tests.ui.history.entries import ANNA, BRUNO, SQUIRE, entry


def took(minutes: float | None, game: str = "royals", **more: Any) -> Played:
    seconds = None if minutes is None else int(60 * minutes)
    seats = more.pop("seats", [ANNA, BRUNO])
    return played(entry("key", game, "2026-11-14", seats, [50, 61], seconds=seconds, **more))


def test_harder_games_take_longer_to_decide() -> None:
    assert usual_minutes(300, LIGHT) < usual_minutes(300, HEAVY)
    assert set(SECONDS_PER_DECISION) == set(DIFFICULTIES)


def test_minutes_are_rounded_but_never_to_nothing() -> None:
    assert usual_minutes(118, LIGHT) == 15
    assert usual_minutes(1, LIGHT) == 5


def test_with_enough_games_of_their_own_players_learn_how_long_theirs_take() -> None:
    games = [took(21), took(33), took(90)]
    assert own_minutes(games[: ENOUGH - 1], "royals") is None
    assert own_minutes(games, "royals") == 35
    assert own_minutes(games, "kingsburg") is None


def test_only_timed_games_that_people_played_to_the_end_count() -> None:
    others = [took(None), took(5, abandoned=True, winners=[]), took(5, seats=[SQUIRE, SQUIRE]), took(5, "kingsburg")]
    assert own_minutes([*others, took(40), took(40)], "royals") is None
    assert own_minutes([*others, took(40), took(40), took(40)], "royals") == 40


def test_only_the_latest_games_count() -> None:
    assert own_minutes([took(30)] * LATEST + [took(120)] * 3 * LATEST, "royals") == 30
