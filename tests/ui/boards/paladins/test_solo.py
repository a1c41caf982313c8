"""The solo opponent of Paladins on the screen: its steps are shown where they happen, and can be read again."""

import random
from typing import Any

import pytest

from kingdoms.games.paladins.board import ANY, FALLBACKS, RIGHT
from kingdoms.games.paladins.solo_events import FellBack, Indicated, SchemeTurned
from kingdoms.games.paladins.words.log.solo import latest_turn, lines_of_turn
from kingdoms.ui.board.movement.flights import GLANCE, PAUSE
from kingdoms.ui.board.sight import CLOSE, END
from kingdoms.ui.boards.paladins.opponent import RESOURCES, SCHEME
from kingdoms.ui.boards.paladins.own.action_facts import action_facts
from kingdoms.ui.theme import theme
from tests.ui import positions
from tests.ui.boards.paladins.positions import GAME, OWN, REALM, TOWN, acts, sensible, session_where
from tests.ui.conftest import DESKTOP, PHONE


def play_until(finger: Any, rng: random.Random, is_wanted: Any) -> list[Any]:
    """Plays until a move causes the wanted events, and returns its events before they have been animated."""
    table = finger.table
    while True:
        table.session.held = None
        table.board.flying.finish()
        table.board.close()
        past = len(list(table.session.past))
        table.course.play(sensible(rng, table.session.state))
        events = list(table.session.past)[past:]
        if is_wanted(events):
            return events


def has_scheme(events: list[Any]) -> bool:
    return sum(isinstance(event, SchemeTurned) for event in events) == 1


@pytest.fixture
def followed(sit: Any, steady: None) -> Any:
    """A phone on which the opponent's first turn is being animated, however long a frame takes."""
    finger = sit(positions.new_session("p", 3, GAME), PHONE)
    theme.speed = "normal"
    play_until(finger, random.Random(3), has_scheme)
    return finger


def test_a_tap_skips_to_the_opponents_next_step_and_does_nothing_else(followed: Any) -> None:
    board, session = followed.table.board, followed.table.session
    age, captions = session.age, []
    while board.flying.is_moving:
        captions.append(board.caption)
        followed.tap(*board.to_window(*board.rect.centre))
    assert session.age == age
    assert not board.picking.picked
    assert board.opened is None
    assert len(captions) > 3
    assert "The opponent reveals a scheme" in " ".join(captions)
    assert board.page == board.forms.page_for(board.sight)


def test_the_button_that_skips_bots_skips_the_opponents_steps_too(followed: Any) -> None:
    board, table = followed.table.board, followed.table
    assert board.flying.is_moving
    assert board.buttons.step == "Skip ahead"
    followed.frames(1)
    age = table.session.age
    followed.tap_thing(END)
    assert not board.flying.is_moving or board.flying.is_waiting
    assert table.session.age == age
    followed.close_scene() if board.flying.is_waiting else None
    assert board.buttons.step != "Skip ahead"


def test_on_a_phone_the_pages_follow_what_the_opponent_does(followed: Any) -> None:
    board, table, rng = followed.table.board, followed.table, random.Random(5)
    pages = set()
    for _turn in range(12):
        if table.session.state.seat is None:
            break
        play_until(followed, rng, lambda events: True)
        while board.flying.is_moving and not board.flying.is_waiting:
            board.flying.step_on()
            pages.add(board.page)
        followed.close_scene() if board.flying.is_waiting else None
        board.flying.finish()
    assert {REALM, TOWN, OWN} <= pages


def test_every_step_of_the_opponent_is_followed_by_time_to_read_it(sit: Any) -> None:
    finger = sit(positions.new_session("p", 3, GAME), DESKTOP)
    theme.speed = "normal"
    events = play_until(finger, random.Random(3), lambda events: any(isinstance(event, FellBack) for event in events))
    board = finger.table.board
    scenes = board.scenes(board.sight, events)
    read = [scene.caption for scene in scenes if scene.kind in (PAUSE, GLANCE)]
    for event in latest_turn(events):
        line = GAME.words.line(event, ["Anna"])
        assert not line or line in read or getattr(event, "seat", 1) == 0, line


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_tap_on_the_scheme_lists_the_opponents_steps(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(acts, "p", 40)
    finger = sit(session, size)
    board = finger.table.board
    finger.tap_thing(SCHEME)
    assert board.opened == SCHEME
    text = ("steps", SCHEME)
    steps = board.look_of(board.sight, text, board.overlay[text])[2]
    lines = lines_of_turn(session.past, lambda event: GAME.words.line(event, session.names))
    assert [step.split(". ", 1)[1] for step in steps] == lines
    finger.tap_thing(CLOSE)
    assert board.opened is None


def test_the_opponents_sheet_has_its_five_fallbacks_and_plain_slots_and_nothing_it_does_not_own(sit: Any) -> None:
    session = session_where(acts, "p", 40)
    finger = sit(session, PHONE)
    board = finger.table.board
    finger.tap_thing(("seat", 1))
    assert all(("fallback", place) in board.hits for place in FALLBACKS)
    assert not {("silver", 1), ("provisions", 1), ("own_paladin", 1)} & set(board.hits)
    for action in RIGHT:
        facts = action_facts(session.state, 1, -1, action, False)
        assert set(facts.slots) == {ANY}
        assert not facts.price


def test_the_marker_points_at_its_target_long_enough_to_read_the_caption(sit: Any) -> None:
    finger = sit(positions.new_session("p", 3, GAME), DESKTOP)
    theme.speed = "normal"
    events = play_until(finger, random.Random(3), lambda events: any(isinstance(event, Indicated) for event in events))
    board = finger.table.board
    told = GAME.words.line(next(event for event in events if isinstance(event, Indicated)), ["Anna"])
    (scene,) = [scene for scene in board.scenes(board.sight, events) if scene.caption == told]
    assert scene.kind == PAUSE
    assert scene.arrows


@pytest.mark.parametrize("size", [(640, 360), (600, 960)])
def test_the_opponents_scheme_and_track_have_room_on_small_screens(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(acts, "p", 40), size).table.board
    assert board.hits[RESOURCES].width >= 1.9 * theme.touch
    assert all(board.hits[thing].height >= theme.touch for thing in (SCHEME, RESOURCES, ("seat", 1)))


def test_beside_you_the_opponent_keeps_its_name(sit: Any) -> None:
    sight = sit(positions.new_session("p", 3, GAME), PHONE).table.board.sight
    assert [sight.about(("seat", side))[0] for side in (0, 1)] == ["You", GAME.words.opponent()]
