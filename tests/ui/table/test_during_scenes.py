"""The table during scenes: nothing shows or lights up what comes after them."""

from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import SPRING, WINTER
from kingdoms.games.kingsburg.words.names import year_and_phase
from kingdoms.ui.board.sight import SKIP
from kingdoms.ui.table.status_line import latest_news, what_now
from kingdoms.ui.theme import theme
from tests.ui import positions
from tests.ui.boards.kingsburg.positions import session_where


def is_last_to_recruit(state: Any) -> bool:
    return state.agenda[-1][0] == "recruit" and sum(step[0] == "recruit" for step in state.agenda) == 1


def before_winter(players: str = "pbbb") -> Session:
    """A session in which winter, and then the next year, comes when the person recruits or passes."""
    return session_where(is_last_to_recruit, players)


def let_winter_come(finger: Any) -> None:
    finger.tap_thing(SKIP)
    finger.frames(3)
    assert finger.table.board.flying.is_waiting


def tells_of_winter(finger: Any, year: int) -> bool:
    """Whether the bar names this year's winter."""
    return year_and_phase(year, WINTER) in finger.table.bar_title


def tells_of_now(finger: Any) -> bool:
    """Whether the bar names the current point of the game."""
    return GAME.words.progress(finger.table.session.state) in finger.table.bar_title


@pytest.mark.usefixtures("steady")
@pytest.mark.parametrize("speed", ["off", "fast"])
def test_while_winter_is_in_sight_nothing_shows_the_next_year(sit: Any, speed: str) -> None:
    session = before_winter()
    finger = sit(session, speed=speed)
    table, year = finger.table, session.state.year
    finger.tap_thing(SKIP)
    finger.until(lambda: table.board.flying.is_waiting, most=500_000)
    assert not tells_of_now(finger)
    assert tells_of_winter(finger, year)
    assert table.prompt == table.board.caption
    assert table.news != latest_news(session).line
    finger.close_scene()
    finger.until(lambda: not table.board.flying.is_moving, most=500_000)
    assert tells_of_now(finger)
    assert table.prompt == what_now(session, lambda: table.board.request(table.board.sight))
    assert table.news == latest_news(session).line


def test_the_old_year_is_still_shown_after_a_change_of_language(sit: Any) -> None:
    finger = sit(before_winter())
    let_winter_come(finger)
    finger.app.set("language", "hu")
    finger.frames(2)
    assert not tells_of_now(finger)
    assert finger.table.prompt == finger.table.board.caption


def test_the_old_year_is_still_shown_after_returning_to_winter(sit: Any) -> None:
    session = before_winter()
    finger = sit(session)
    year = session.state.year
    let_winter_come(finger)
    finger.app.show("home")
    finger.app.show("table", session=session)
    finger.frames(2)
    assert finger.table.board.flying.is_waiting
    assert tells_of_winter(finger, year)


def test_the_old_year_is_still_shown_to_several_people_after_a_pause(sit: Any) -> None:
    finger = sit(before_winter("ppbb"))
    while finger.table.curtain is not None:
        finger.lift_curtain()
    year = finger.table.session.state.year
    let_winter_come(finger)
    finger.table.on_pause()
    assert tells_of_winter(finger, year)


# While things move.


def goes_on(state: Any) -> Any:
    """A move after which the same seat has another choice; None if there is none."""
    for move in state.moves():
        after = state.copy()
        after.apply(move)
        if after.seat == state.seat:
            return move
    return None


def edges(finger: Any) -> set[Any]:
    """Everything that has a gold edge now."""
    finger.frames(1)
    return {key for key, shown in finger.table.board.painting.shown.items() if shown.is_lit or shown.is_near}


@pytest.mark.parametrize("key", GAMES)
def test_the_next_choices_light_up_when_everything_has_landed(sit: Any, key: str) -> None:
    session = positions.session_where(goes_on, "pbb", game=GAMES[key])
    finger = sit(session)
    assert edges(finger)
    theme.speed = "normal"
    move = goes_on(session.state)
    board = finger.table.board
    finger.table.course.play(move)
    assert board.flying.is_moving
    assert board.sight.lit
    assert edges(finger) == set()
    board.flying.hurry()
    finger.frames(2)
    assert edges(finger)


@pytest.mark.usefixtures("steady")
def test_the_news_shows_only_what_has_been_seen(sit: Any) -> None:
    def ends_aid(state: Any) -> bool:
        return state.agenda[-1][0] == "aid" and sum(step[0] == "aid" for step in state.agenda) == 1

    session = session_where(ends_aid, after=0)
    finger = sit(session)
    table, before = finger.table, latest_news(session).line
    theme.speed = "normal"
    table.course.play(session.state.moves()[0])
    told = []
    while table.board.flying.is_moving:
        told.append((table.prompt, table.news, table.bar_title))
        finger.until(lambda: (table.prompt, table.news, table.bar_title) != told[-1], most=500_000)
    captions, news, places = zip(*told, strict=True)
    assert len(told) > 1
    assert news[0] == before
    # The caption of one scene becomes the news when the next one begins.
    assert list(news[1:]) == list(captions[:-1])
    assert year_and_phase(session.state.year, SPRING) in places[-1], "dice roll in the season that has begun"
    assert tells_of_now(finger)
    assert table.news == latest_news(session).line


# Scenes that have to be seen.


def into_winter(sit: Any, players: str = "pbbb") -> Any:
    """A table at which pieces are moving, and winter comes next."""
    finger = sit(before_winter(players))
    theme.speed = "normal"
    finger.tap_thing(SKIP)
    assert finger.table.board.flying.unseen
    assert not finger.table.board.flying.is_waiting
    return finger


def test_skipping_ahead_stops_at_a_scene_and_never_dismisses_it(sit: Any) -> None:
    finger = into_winter(sit)
    for _press in range(4):
        finger.press("e")
        assert finger.table.board.flying.is_waiting
    finger.close_scene()
    assert not finger.table.board.flying.is_waiting


def test_a_scene_that_has_not_begun_cannot_be_dismissed(sit: Any) -> None:
    finger = into_winter(sit)
    board = finger.table.board
    board.close()
    assert board.flying.is_waiting
    board.close()
    assert not board.flying.is_waiting


def test_a_key_goes_on_after_a_scene(sit: Any) -> None:
    finger = into_winter(sit)
    finger.press("e")
    assert finger.table.board.flying.is_waiting
    finger.press("n")
    assert not finger.table.board.flying.is_waiting
