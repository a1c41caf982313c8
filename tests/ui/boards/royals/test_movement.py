"""The Royals board: what moves, and what is shown and counted during the movement."""

import random
from functools import cache
from typing import Any

import pytest

from kingdoms.games.royals import GAME, scoring
from kingdoms.games.royals.board import COUNTRIES, PAIRS, TITLES
from kingdoms.games.royals.events import (
    CityBonus,
    CountryBonus,
    DeckRenewed,
    Discarded,
    DiscardedIntrigue,
    DrewHidden,
    DrewIntrigue,
    IntriguesShuffled,
    LastRound,
    NobleHouse,
    Occupied,
    PeriodEnded,
    Planned,
    Refilled,
    TitleAwarded,
    TookOpen,
)
from kingdoms.games.royals.moves import Occupy
from kingdoms.games.royals.rules.periods import leaders
from kingdoms.ui.board.sight import CLOSE
from kingdoms.ui.boards.royals.overlays.country_scores import SCORED
from kingdoms.ui.boards.royals.overlays.title_scores import AWARDED
from kingdoms.ui.score.winner_line import winner_line
from kingdoms.ui.theme import theme
from tests.ui import positions
from tests.ui.boards.movement import play_with_movement
from tests.ui.boards.royals.positions import offering, plays, session_where
from tests.ui.conftest import DESKTOP, PHONE

SEEN = {  # All but payments and exiled cubes, which belong to the sentence about a position.
    Planned, TookOpen, DrewHidden, DrewIntrigue, Occupied, CityBonus, CountryBonus, Discarded, DiscardedIntrigue,
    Refilled, DeckRenewed, LastRound, PeriodEnded, TitleAwarded, IntriguesShuffled,
}  # fmt: skip


def counted(seats: int) -> list[Any]:
    """Everything on the table that shows a number to the first seat."""
    things: list[Any] = [("deck",), ("intrigue_deck",), ("discards",), ("intrigue_discards",)]
    things += [("hand", country) for country in COUNTRIES] + [("intrigue", pair) for pair in range(len(PAIRS))]
    for seat in range(seats):
        things += [(name, seat) for name in ("cards", "intrigues", "supply", "tokens")]
        things += [("title", title, seat) for title in TITLES]
    return things


def play_on(state: Any, rng: random.Random) -> Any:
    """A random move, preferably one that occupies a position."""
    moves = state.moves()
    occupying = [move for move in moves if isinstance(move, Occupy)]
    return rng.choice(occupying if occupying and rng.random() < 0.7 else moves)


@pytest.mark.parametrize(("size", "players"), [(PHONE, "pbbbb"), ((640, 360), "pb"), (DESKTOP, "pbb")])
def test_every_event_of_a_game_can_be_animated_and_numbers_change_as_things_land(
    sit: Any, size: tuple[int, int], players: str
) -> None:
    finger, rng = sit(positions.new_session(players, 11, GAME), size), random.Random(2)
    play_with_movement(finger, lambda state: play_on(state, rng), counted(len(players)), reveals_at_end=True)


def test_every_kind_of_event_has_a_scene_with_the_words_of_the_log(sit: Any) -> None:
    missing = set(SEEN)
    finger = sit(positions.new_session("pb", 11, GAME), DESKTOP)
    theme.speed = "fast"
    for seed in range(40):
        session = positions.new_session("pbb" if seed % 2 else "pb", seed, GAME)
        finger.app.show("table", session=session)
        missing -= _met(finger, session, random.Random(seed))
        if not missing:
            break
    assert missing == set()


def _met(finger: Any, session: Any, rng: random.Random) -> set[type]:
    """Plays a game to its end and returns the kinds of events whose log line was in a scene's caption."""
    table, met = finger.table, set[type]()
    while session.state.seat is not None:
        session.held = None
        table.bots.stop()
        table.board.flying.finish()
        table.board.close()
        events = session.play(play_on(session.state, rng))
        table.refresh()
        captions = " ".join(scene.caption for scene in table.board.scenes(table.board.sight, events))
        for event in events:
            line = GAME.words.line(event, session.names)
            if line and line in captions:
                met.add(type(event))
    return met


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_token_of_the_noble_house_flies_to_its_seat(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(plays)
    board = sit(session, size).table.board
    event = NobleHouse(1, 0, 16)
    (scene,) = board.scenes(board.sight, [event])
    assert scene.caption == GAME.words.line(event, session.names)
    assert scene.counts == ((("tokens", 1), 1),)
    assert scene.flights[0].end.centre == pytest.approx(board.hits[("seat", 1)].centre)


def test_a_drawn_card_turns_over_only_for_the_person_who_draws_it(sit: Any) -> None:
    session = offering("TakeHidden")
    finger = sit(session, DESKTOP)
    theme.speed = "normal"
    board = finger.table.board
    move = next(move for move in session.state.moves() if type(move).__name__ == "TakeHidden")
    before = list(session.state.hands[0])
    finger.table.course.play(move)
    flight = board.flying.waiting[0].flights[0]
    assert flight.back is not None
    board.flying.finish()
    gained = [now - then for now, then in zip(session.state.hands[0], before, strict=True)]
    assert max(gained) == 1


def test_a_rivals_card_flies_to_their_crest_face_down(sit: Any) -> None:
    session = positions.new_session("pb", 3, GAME)
    finger = sit(session, DESKTOP)
    theme.speed = "normal"
    table = finger.table
    while session.state.seat != 1 or session.state.agenda[-1][0] != "draw":
        session.held = None
        table.bots.stop()
        table.board.flying.finish()
        table.course.play(session.state.moves()[0])
    table.board.flying.finish()
    table.course.play(next(move for move in session.state.moves() if type(move).__name__ == "TakeHidden"))
    scene = table.board.flying.waiting[0]
    assert scene.flights[0].back is None
    assert (("cards", 1), 1) in scene.counts


def test_a_cube_is_not_on_its_position_before_it_has_landed(sit: Any) -> None:
    session = session_where(lambda state: plays(state) and len(state.moves()) > 1)
    finger = sit(session, DESKTOP)
    theme.speed = "normal"
    board, table = finger.table.board, finger.table
    move = session.state.moves()[0]
    table.course.play(move)
    while session.state.seat == 0 and session.state.agenda[-1][0].startswith("pay"):
        board.flying.finish()
        table.course.play(session.state.moves()[0])
    assert session.state.holders[move.position] == 0
    assert board.is_in_the_air(("cube", move.position))
    board.flying.finish()
    assert not board.is_in_the_air(("cube", move.position))


@cache
def _way_to(kind: type, seats: int) -> tuple[int, list[Any], Any]:
    """A seed, the moves played, and the first seat's next move, which causes the first event of this kind."""
    for seed in range(100):
        rng, state, moves = random.Random(4), GAME.new(seats=seats, seed=seed, options={}), list[Any]()
        while state.seat is not None:
            seat, move = state.seat, play_on(state, rng)
            if any(isinstance(event, kind) for event in state.play(move)):
                if seat == 0:
                    return seed, moves, move
                break
            moves.append(move)
    raise LookupError("nothing like that happens in any game")


def _make_happen(kind: type, players: str, sit: Any, size: tuple[int, int]) -> Any:
    """Sits down at a game just before an event of this kind, and makes the move that causes it."""
    seed, moves, move = _way_to(kind, len(players))
    session = positions.new_session(players, seed, GAME)
    session.replay(moves)
    finger = sit(session, size, speed="fast")
    finger.table.course.play(move)
    return finger


@pytest.mark.usefixtures("steady")
@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
def test_a_period_is_scored_on_a_sheet_that_waits_to_be_closed(sit: Any, size: tuple[int, int]) -> None:
    finger = _make_happen(PeriodEnded, "pbbb", sit, size)
    board = finger.table.board
    finger.until(lambda: board.flying.is_waiting and not board.movement.hidden, most=100_000)
    assert board.opened == (SCORED, 0)
    state = finger.table.session.state
    for country in COUNTRIES:
        assert ("country_score", country) in board.overlay
        assert state.period_tokens[0][country] == leaders(state, country)
    finger.tap_thing(CLOSE)
    assert board.opened is None


@pytest.mark.usefixtures("steady")
@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_everyones_points_rise_on_the_sheet_with_every_country(sit: Any, size: tuple[int, int]) -> None:
    finger = _make_happen(PeriodEnded, "pbbb", sit, size)
    board, scored = finger.table.board, list[tuple[int, ...]]()
    while not (board.flying.is_waiting and not board.movement.hidden):
        finger.frames(1)
        if ("period_total", 0) in board.overlay:
            scored.append(tuple(_points_shown(board, seat) for seat in range(4)))
    risen = list(dict.fromkeys(scored))
    assert len(risen) > len(COUNTRIES) / 2
    assert risen[0] == (0, 0, 0, 0)
    assert risen == sorted(risen, key=sum)
    state = finger.table.session.state
    won = [token for seat in range(4) for token in state.tokens(seat) if token.part == scoring.PERIOD_PARTS[0]]
    assert sum(risen[-1]) == sum(token.points for token in won)


def _points_shown(board: Any, seat: int) -> int:
    """The points of a seat in the scoring that is shown."""
    thing = ("period_total", seat)
    return int(board.look_of(board.sight, thing, board.overlay[thing])[-1])


@pytest.mark.usefixtures("steady")
def test_at_the_end_the_titles_are_awarded_on_a_sheet(sit: Any) -> None:
    finger = _make_happen(TitleAwarded, "pb", sit, PHONE)
    board = finger.table.board
    finger.until(lambda: board.flying.is_waiting, most=100_000)
    assert board.opened == (SCORED, 2)
    finger.tap_thing(CLOSE)
    finger.until(lambda: board.flying.is_waiting, most=100_000)
    assert board.opened == (AWARDED,)
    assert {("title_score", title) for title in TITLES} <= set(board.overlay)
    finger.tap_thing(CLOSE)
    finger.until(lambda: finger.table.course.is_at_rest, most=100_000)
    assert finger.table.prompt == winner_line(finger.table.session)
