"""The Paladins board: what moves, and what is shown and counted during the movement."""

import random
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest
from kivy.clock import Clock
from kivy.metrics import dp

from kingdoms.commands.audit.sizes import TextRecorder
from kingdoms.games.paladins.board import HUNT
from kingdoms.games.paladins.events import Convicted, InquisitionBegan, PaladinRevealed, RoundBegan
from kingdoms.ui.boards.paladins.overlays.inquisition.last_inquisition import INQUISITION, last_inquisition
from kingdoms.ui.boards.paladins.pieces import boosts_of
from kingdoms.ui.boards.paladins.scenes.cards import back, paladin_revealed
from kingdoms.ui.boards.paladins.scenes.events import scenes
from kingdoms.ui.boards.paladins.scenes.scene_stage import PaladinsStage
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_ASPECT, theme
from tests.ui import positions
from tests.ui.boards.movement import play_with_movement
from tests.ui.boards.paladins.positions import GAME, acts, best, numbers, sensible, session_where, ways_to
from tests.ui.conftest import DESKTOP, PHONE

TABLES = [(PHONE, "pbbb"), (PHONE, "p"), ((640, 360), "pb"), (DESKTOP, "pbb"), (DESKTOP, "p")]


@pytest.mark.parametrize(("size", "players"), TABLES)
def test_every_event_of_a_game_can_be_animated_and_numbers_change_as_things_land(
    sit: Any, size: tuple[int, int], players: str
) -> None:
    session = positions.new_session(players, 11, GAME)
    finger, rng = sit(session, size), random.Random(2)
    play_with_movement(finger, lambda state: sensible(rng, state), numbers(session.state))


def test_the_bar_shows_a_round_from_its_beginning(sit: Any) -> None:
    board = sit(positions.new_session("pbbb", 11, GAME), PHONE).table.board
    board.seen_before = board.sight
    (scene,) = scenes(board, board.sight, [RoundBegan(1, 0)])
    assert scene.progress == "Round 1 of 7"


def test_once_the_game_is_over_no_paladin_adds_to_the_attributes() -> None:
    assert any(boosts_of(SimpleNamespace(paladins=[0], seat=0), 0))
    assert not any(boosts_of(SimpleNamespace(paladins=[0], seat=None), 0))


@pytest.mark.parametrize("size", [PHONE, (800, 1280), DESKTOP])
def test_a_revealed_paladin_has_the_shape_of_a_card(sit: Any, size: tuple[int, int]) -> None:
    board = sit(positions.new_session("pbbb", 11, GAME), size).table.board
    (scene,) = paladin_revealed(PaladinsStage(board, board.sight, board.sight), PaladinRevealed(1, 0))
    (flight,) = scene.flights
    for place in (flight.start, flight.end):
        assert place.height == pytest.approx(CARD_ASPECT * place.width)


def test_a_card_face_down_keeps_its_shape_in_a_wide_space() -> None:
    painter = MagicMock()
    back("tavern")(painter, Rect(0, 0, 200, 100))
    places = [part for call in painter.method_calls for part in call.args if isinstance(part, Rect)]
    assert places
    assert all(place.height == pytest.approx(CARD_ASPECT * place.width) for place in places)


@pytest.fixture
def judged(sit: Any, request: Any) -> Any:
    """A table at which an inquisition has just begun, on a phone or a screen of the given size."""
    session = positions.new_session("pbbb", 3, GAME)
    finger = sit(session, getattr(request, "param", PHONE))
    theme.speed = "fast"
    table, rng = finger.table, random.Random(4)
    while not any(isinstance(event, InquisitionBegan) for event in session.past):
        session.held = None
        table.bots.stop()
        table.board.flying.finish()
        table.course.play(sensible(rng, session.state))
    table.board.flying.hurry()
    return finger


def test_an_inquisition_is_a_sheet_that_waits_until_it_is_closed(judged: Any) -> None:
    board, session = judged.table.board, judged.table.session
    assert board.flying.is_waiting
    assert board.opened == INQUISITION
    inquisition = last_inquisition(session.state, session.past)
    most = max(inquisition.suspicions)
    assert all(inquisition.suspicions[seat] == most for seat in inquisition.convicted)
    verdict = next(event for event in reversed(session.past) if isinstance(event, Convicted))
    assert judged.table.prompt == GAME.words.line(verdict, session.names)
    assert not judged.table.end_button.is_done
    judged.close_scene()
    assert not board.flying.is_waiting
    assert board.opened is None
    assert judged.table.end_button.is_done == (session.held is not None)


def test_an_inquisition_is_not_shown_in_the_old_language_after_a_switch(judged: Any) -> None:
    table, app = judged.table, judged.app
    told = table.prompt
    app.show("home")
    app.set("language", "hu")
    app.show("table", session=table.session)
    judged.frames(2)
    assert table.board.flying.is_waiting
    assert table.prompt
    assert told not in (table.prompt, table.news)


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("judged", [PHONE, (640, 360), (800, 1280), DESKTOP], indirect=True)
def test_all_text_of_an_inquisition_can_be_read(judged: Any, language: str) -> None:
    board = judged.table.board
    judged.app.set("language", language)
    judged.frames(3)
    recorder = TextRecorder()
    for thing, place in board.overlay.items():
        paint, *rest = board.look_of(board.sight, thing, place)
        paint(recorder, *rest)
    words = [seen for seen in recorder.seen if seen.is_name]
    assert len(words) > 2 * len(board.sight.seats)
    assert not [seen for seen in words if seen.size < theme.least_name / dp(1) or seen.is_cut]


def test_only_the_convicted_and_their_debts_have_the_warning_colour(judged: Any) -> None:
    board, session = judged.table.board, judged.table.session
    inquisition = last_inquisition(session.state, session.past)
    for side in range(len(board.sight.seats)):
        edges, words = list[Any](), dict[str, Any]()
        painter = MagicMock()
        painter.outline.side_effect = lambda _rect, colour, *_more, edges=edges: edges.append(tuple(colour))
        painter.text.side_effect = lambda text, *_more, colour=None, words=words, **_how: words.update({text: colour})
        for thing in (("suspect", side), ("verdict", side)):
            paint, *rest = board.look_of(board.sight, thing, board.overlay[thing])
            paint(painter, *rest)
        assert (tuple(theme.wax) in edges) == (side in inquisition.convicted)
        warned = [text for text, colour in words.items() if colour is not None and tuple(colour) == tuple(theme.wax)]
        assert warned == ["A debt"] * (side in inquisition.convicted)


def test_players_see_their_gain_on_their_own_board_before_the_next_person_gets_the_table(sit: Any) -> None:
    session = session_where(lambda state: acts(state) and bool(ways_to(state, HUNT)), "ppbb")
    finger = sit(session, DESKTOP, speed="fast")
    table, before = finger.table, session.state.provisions[0]
    table.course.play(best(session.state, HUNT))
    assert session.actor == 1
    finger.until(lambda: table.board.count(("provisions", 0)) > before)
    seen_since = Clock.get_time()
    assert table.viewer == table.sight.owner == 0
    finger.until(lambda: table.viewer == 1)
    assert Clock.get_time() - seen_since >= theme.seconds("handover") > 0
