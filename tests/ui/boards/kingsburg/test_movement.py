"""The Kingsburg board: what moves, and what is shown and counted during the movement."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import ALCHEMIST, AUTUMN, ENVOY, RECRUITING, SPRING, SUMMER
from kingdoms.games.kingsburg.events import AidGiven, EnvoyGiven, EnvoyKept, Gained, PhaseBegan, Rolled
from kingdoms.games.kingsburg.words.names import year_and_phase
from kingdoms.games.kingsburg.words.phrases import envoy_rule
from kingdoms.ui.board.movement.flights import CAPTION, GLANCE, PAUSE
from kingdoms.ui.table.turns.bots import Bots
from kingdoms.ui.theme import theme
from tests.ui import positions
from tests.ui.boards.kingsburg.positions import influences, is_one_die, offering, session_where
from tests.ui.boards.movement import play_with_movement
from tests.ui.conftest import DESKTOP, PHONE
from tests.ui.geometry import is_inside


@pytest.mark.parametrize(("size", "players"), [(PHONE, "pbbbb"), ((640, 360), "pb"), (DESKTOP, "pbbb")])
def test_every_event_of_a_game_can_be_animated_and_numbers_change_as_things_land(
    sit: Any, size: tuple[int, int], players: str
) -> None:
    finger, rng = sit(positions.new_session(players, 11, GAME), size), random.Random(2)
    seats = range(len(players))
    things = [("stock", seat, good) for seat in seats for good in range(3)]
    things += [(name, seat) for seat in seats for name in ("plus_two", "soldiers", "points")]
    play_with_movement(finger, lambda state: rng.choice(GAME.bot.sensible(state, state.moves())), things)


def test_rolling_dice_are_not_in_place_before_they_have_fallen(sit: Any) -> None:
    def ends_aid(state: Any) -> bool:
        return state.agenda[-1][0] == "aid" and sum(step[0] == "aid" for step in state.agenda) == 1

    session = session_where(ends_aid, after=0)
    finger = sit(session, DESKTOP)
    theme.speed = "normal"
    board = finger.table.board
    finger.table.course.play(session.state.moves()[0])
    assert session.state.dice[0]
    assert board.is_in_the_air(("die", 0, 0))
    board.flying.finish()
    assert not board.is_in_the_air(("die", 0, 0))


def test_the_alchemists_choice_shows_what_is_exchanged_for_what(sit: Any) -> None:
    session = offering("Transmute")
    assert session.state.agenda[-1][2] == ALCHEMIST
    board = sit(session).table.board
    _paint, _rect, tokens, *_words = board.look_of(
        board.sight, *next((thing, place) for thing, place in board.places.items() if thing[0] == "good")
    )
    assert [token.what for token in tokens][1] == "for"
    assert len(tokens) == 4


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
def test_dice_never_fly_beyond_the_table_and_their_result_is_not_announced_before_they_have_fallen(
    sit: Any, size: tuple[int, int]
) -> None:
    finger = sit(session_where(influences, "pbbbb"), size)
    board = finger.table.board
    rolls = [Rolled(seat, (1, 3, 6), (5,)) for seat in range(5)]
    scene = board.scenes(board.sight, rolls)[0]
    assert all(tumble.start.top <= board.rect.top for tumble in scene.tumbles)
    assert scene.caption not in {GAME.words.line(event, board.sight.names) for event in rolls}


def _lit_seats(board: Any) -> list[int]:
    looks = [
        (thing[1], board.look_of(board.sight, thing, place))
        for thing, place in board.places.items()
        if thing[0] == "seat"
    ]
    return [seat for seat, (_paint, _rect, standing) in looks if standing.is_acting]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_while_a_move_is_animated_the_seat_that_made_it_is_lit_and_not_the_next_one(
    sit: Any, size: tuple[int, int]
) -> None:
    session = session_where(influences, "pppp")
    finger = sit(session, size, speed="normal")
    board, actor = finger.table.board, session.actor
    move = next(move for move in session.state.moves() if is_one_die(move))
    finger.table.course.play(move)
    assert session.state.seat != actor
    assert board.caption.startswith(session.names[actor])
    assert _lit_seats(board) == [actor]
    board.flying.finish()
    finger.frames(2)
    assert _lit_seats(board) == [session.actor]


def test_no_seat_is_lit_while_everyone_rolls(sit: Any) -> None:
    finger = sit(session_where(influences, "pbbb"), DESKTOP, speed="normal")
    board = finger.table.board
    board.animate(board.scenes(board.sight, [Rolled(seat, (1, 3, 6), ()) for seat in range(4)]), lambda: None)
    assert _lit_seats(board) == []


def test_the_seat_that_gets_an_advisors_gift_is_lit(sit: Any) -> None:
    finger = sit(session_where(influences, "pbbb"), DESKTOP, speed="normal")
    board = finger.table.board
    board.animate(
        board.scenes(board.sight, [Gained(2, "gold", 1, "advisor_2"), Gained(3, "wood", 1, "advisor_3")]), list
    )
    assert _lit_seats(board) == [2]


def test_all_who_share_the_kings_reward_get_it_together_after_it_has_been_proclaimed(sit: Any) -> None:
    board = sit(session_where(influences, "pbbb"), DESKTOP, speed="normal").table.board
    rewards = [Gained(seat, "vp", 1, "reward") for seat in (1, 3)]
    sheet, pause, flying = board.scenes(board.sight, rewards)
    assert (pause.kind, pause.counts, pause.waits) == (PAUSE, (), False)
    assert len(sheet.flights) == len(pause.flights) == 1
    assert len(flying.flights) == 2
    assert flying.counts == ((("points", 1), 1), (("points", 3), 1))
    names = [board.sight.names[seat] for seat in (1, 3)]
    caption = f"The king's reward, 1 point: {names[0]} and {names[1]}."
    assert {scene.caption for scene in (sheet, pause, flying)} == {caption}


@pytest.mark.parametrize("event", [AidGiven(2), EnvoyGiven(2)])
def test_the_kings_gift_is_proclaimed_and_flies_from_the_middle_of_the_table(sit: Any, event: Any) -> None:
    board = sit(session_where(influences, "pbbb"), DESKTOP, speed="normal").table.board
    sheet, pause, flying = board.scenes(board.sight, [event])
    assert sheet.flights[0].end.centre == pytest.approx(board.room.centre)
    assert pause.kind == (CAPTION if type(event) is EnvoyGiven else PAUSE)
    assert flying.flights[0].start.centre == pytest.approx(board.room.centre)
    assert sheet.caption == pause.caption == flying.caption != ""


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
def test_the_use_of_the_envoy_is_explained_when_it_is_given(
    sit: Any, written: list[Any], size: tuple[int, int]
) -> None:
    finger = sit(session_where(influences, "pbbb"), size, speed="normal")
    board = finger.table.board
    board.animate(board.scenes(board.sight, [EnvoyGiven(2)])[1:2], list)
    finger.frames(2)
    assert any(envoy_rule(board.sight.view.ruleset) in text for text, _place in written)


def test_it_is_proclaimed_that_nobody_gets_the_envoy(sit: Any) -> None:
    board = sit(session_where(influences, "pbbb"), DESKTOP, speed="normal").table.board
    scenes = board.scenes(board.sight, [PhaseBegan(2, ENVOY), EnvoyKept()])
    assert [scene.kind for scene in scenes] == ["card", PAUSE]
    assert "Nobody gets" in scenes[-1].caption


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
@pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN, RECRUITING])
def test_a_season_begins_with_a_sheet_that_names_it(
    sit: Any, written: list[Any], size: tuple[int, int], phase: int
) -> None:
    board = sit(session_where(influences, "pbbb"), size, speed="normal").table.board
    scenes = board.scenes(board.sight, [PhaseBegan(3, phase)])
    assert [scene.kind for scene in scenes] == ["card", GLANCE]
    written.clear()
    board.animate(scenes, list)
    assert year_and_phase(3, phase) in dict(written)
    assert all(is_inside(scene.flights[0].end, board.rect) for scene in scenes)


def test_without_animations_and_pauses_no_sheet_is_shown(sit: Any) -> None:
    board = sit(session_where(influences, "pbbb"), DESKTOP, speed="off").table.board
    board.animate(board.scenes(board.sight, [PhaseBegan(3, SUMMER), AidGiven(1)]), list)
    assert not board.flying.is_moving


def test_dice_stay_in_sight_for_a_moment_after_they_have_fallen(sit: Any) -> None:
    board = sit(session_where(influences, "pbbb"), DESKTOP, speed="normal").table.board
    scenes = board.scenes(board.sight, [Rolled(seat, (1, 3, 6), ()) for seat in range(4)])
    assert [scene.kind for scene in scenes] == ["dice", GLANCE]


# Building.


def _leads_to_a_rivals_building(state: Any) -> list[Any]:
    """The first seat's passes after which the second seat can build and another seat decides next."""
    found = []
    for move in state.moves() if state.agenda[-1][0] == "build" else []:
        after = state.copy()
        after.play(move)
        if after.agenda[-1:] == [("build", 1)]:
            after.play(after.moves()[0])
            found += [move] if after.seat not in (1, None) else []
    return found


@pytest.fixture
def has_built(sit: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Starts a table of these players, at which a bot in the second seat is shown building."""

    def start(players: str, size: tuple[int, int]) -> Any:
        monkeypatch.setattr(Bots, "ask", lambda *_session: None)
        session = session_where(_leads_to_a_rivals_building, players)
        session.play(_leads_to_a_rivals_building(session.state)[0])
        finger = sit(session, size, speed="normal")
        finger.table.course.play(session.state.moves()[0])
        finger.until(lambda: "builds" in finger.table.prompt, most=10_000)
        return finger

    return start


def _estates(board: Any) -> set[int]:
    """The seats whose buildings are on the table."""
    return {thing[1] for thing in board.places if thing[0] == "building"}


@pytest.mark.parametrize("size", [(800, 1280), DESKTOP])
def test_several_people_see_a_building_on_its_builders_estate(has_built: Any, size: tuple[int, int]) -> None:
    finger = has_built("pbpp", size)
    board, session = finger.table.board, finger.table.session
    assert board.sight.owner == 1
    assert _estates(board) == {1}
    board.flying.finish()
    finger.frames(2)
    assert board.sight.owner == session.actor != 1
    assert _estates(board) == {session.actor}


def test_a_single_person_keeps_their_own_estate_while_a_bot_builds(has_built: Any) -> None:
    board = has_built("pbbb", (800, 1280)).table.board
    assert board.sight.owner == 0
    assert _estates(board) == {0}
