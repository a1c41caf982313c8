"""Hints: a regent's move is shown on the board with a reason. Hints are counted and never in the way."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.commands.finger import tap_point
from kingdoms.core.session import Session
from kingdoms.core.state import Move
from kingdoms.games import GAMES
from kingdoms.games.kingsburg.events import Fought
from kingdoms.ui.drawing.layers import lamp_place
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import IconButton, InkButton, Toast
from tests.ui.geometry import FINGER, overlap
from tests.ui.positions import can_make, new_session, session_where
from tests.ui.table.turns.bots import Broken, Slow, Sure
from tests.ui.touches import told

THREE_SIZES = pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)])
Advised = Callable[[Any], None]


@pytest.fixture
def advised_by(monkeypatch: pytest.MonkeyPatch) -> Advised:
    """Makes this bot answer all requests for hints."""

    def put(bot: Any) -> None:
        monkeypatch.setattr("kingdoms.ui.table.hints.make", lambda *_who: bot)

    return put


def lamp(finger: Any) -> IconButton:
    return finger.find(IconButton, icon="lamp")[0]


def ask(finger: Any) -> None:
    finger.tap_widget(lamp(finger))
    finger.until(lambda: not finger.table.hints.is_thinking)


def marked(finger: Any) -> set[Any]:
    """The things on the board that are marked with a lamp."""
    finger.frames(2)
    board = finger.table.board
    advised = [key for key, shown in board.painting.shown.items() if shown.is_advised]
    return {key[1] if key[0] == "veil" else key for key in advised}


def is_of(kind: str) -> Callable[[Any], bool]:
    return lambda move: type(move).__name__ == kind


def influence() -> Session:
    return session_where(can_make("Influence"), game=GAMES["kingsburg"])


def test_whoever_can_only_end_the_turn_is_told_so(sit: Any) -> None:
    session = new_session("pp", game=GAMES["paladins"])
    rng = random.Random(2)
    while session.held is None:
        session.play(rng.choice(session.state.moves()))
    table = sit(session).table
    assert session.held == table.viewer
    assert "end your turn" in table.hints.why_not


@THREE_SIZES
def test_a_hint_shows_the_move_on_the_board_and_one_tap_follows_it(
    sit: Any, advised_by: Advised, size: tuple[int, int]
) -> None:
    advised_by(Sure(lambda move: is_of("Influence")(move) and len(move.dice) > 1))
    session = influence()
    finger, words = sit(session, size), session.game.words
    assert min(lamp(finger).size) >= FINGER
    ask(finger)
    move = finger.table.board.sight.advice
    target = words.target(session.state, move)
    assert marked(finger) == {target, *finger.table.board.picking.parts_of(move)}
    assert finger.table.prompt == f"Hint – {words.label(session.state.view(0), move)}"
    assert finger.table.news == words.why(session.state.view(0), move)
    decisions = len(session.log)
    finger.tap_thing(target)
    assert session.log[decisions].move == move
    assert not marked(finger)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280), (1280, 800)])
def test_the_reason_for_a_hint_is_shown_once_and_a_tap_on_the_prompt_shows_it_in_full(
    sit: Any, advised_by: Advised, size: tuple[int, int], scale: float
) -> None:
    """If the reason fits below the prompt, nothing covers the board; otherwise it pops up once."""
    advised_by(Sure(is_of("Influence")))
    session = influence()
    finger = sit(session, size, scale)
    ask(finger)
    prompt, board = finger.table.ids.prompt, finger.table.board
    why = session.game.words.why(session.state.view(0), board.sight.advice)
    assert why
    assert told() == ([] if prompt.shows_all_news else [("", why)])
    finger.tap(Window.width / 2, Window.height - 5)
    assert not told()
    finger.tap(*prompt.to_window(prompt.x + 80, prompt.center_y))
    assert told() == [("", why)]
    assert marked(finger)


def test_the_why_key_shows_the_reason_for_a_hint_while_the_hint_is_in_sight(sit: Any, advised_by: Advised) -> None:
    advised_by(Sure(lambda move: is_of("Influence")(move) and len(move.dice) == 1))
    session = influence()
    finger = sit(session)
    ask(finger)
    advice = finger.table.board.sight.advice
    finger.press("w")
    assert told() == [("", session.game.words.why(session.state.view(0), advice))]
    finger.play(advice)
    finger.press("w")
    assert ("", session.game.words.why(session.state.view(0), advice)) not in told()
    assert not finger.table.hints.reason


def test_a_hint_without_a_reason_cannot_be_asked_about(
    sit: Any, advised_by: Advised, monkeypatch: pytest.MonkeyPatch
) -> None:
    advised_by(Sure(lambda move: True))
    session = session_where(can_make("Choose"))
    finger = sit(session)
    monkeypatch.setattr(session.game.words, "why", lambda *_asked: "")
    ask(finger)
    label = session.game.words.label(session.state.view(0), finger.table.board.sight.advice)
    assert finger.table.prompt == f"Hint – {label}"
    assert not told()
    assert not finger.table.ids.prompt.can_be_asked


@pytest.mark.parametrize("game", ["rival_kings", "royals", "kingsburg", "paladins"])
def test_no_lamp_is_under_the_prompt_or_the_bar(sit: Any, game: str) -> None:
    session = new_session(game=GAMES[game])
    finger = sit(session)
    board = finger.table.board
    prompt = Rect(*board.prompt_box)
    for hit in board.hits.values():
        (x, y), radius = lamp_place(hit, board.painting.ceiling_over(hit))
        lamp_there = Rect(x, y, 0, 0).centred(2 * radius, 2 * radius)
        assert lamp_there.top <= board.top
        assert hit.top > prompt.y + theme.gap or not overlap(lamp_there, prompt)


def test_a_regent_is_given_only_what_the_person_sees(sit: Any, advised_by: Advised) -> None:
    regent = Sure(lambda move: True)
    advised_by(regent)
    session = session_where(can_make("Choose"))
    finger = sit(session)
    ask(finger)
    assert [view.to_json() for view in regent.views] == [session.state.view(0).to_json()]


def test_a_real_regent_gives_a_hint(sit: Any) -> None:
    session = session_where(can_make("Settle"))
    finger = sit(session)
    finger.tap_widget(lamp(finger))
    finger.until(lambda: session.hints, most=500_000)
    assert finger.table.board.sight.advice in session.state.moves()
    assert marked(finger)


def test_a_hint_is_counted_once_and_saved_however_often_it_is_viewed(sit: Any, advised_by: Advised) -> None:
    advised_by(Sure(lambda move: True))
    session, saved = session_where(can_make("Choose")), []
    session.on_change = lambda changed: saved.append(changed.hints)
    finger = sit(session)
    for is_on in (True, False, True):
        ask(finger)
        assert (bool(marked(finger)), finger.table.hints.is_lit) == (is_on, is_on)
        assert finger.table.prompt.startswith("Hint") == is_on
    assert (session.hints, saved) == (1, [1])


@pytest.mark.parametrize("advised", ["EndTurn", "Occupy", "DrawThree", "Pay"])
def test_a_hint_that_is_put_away_leaves_nothing_behind(sit: Any, advised_by: Advised, advised: str) -> None:
    advised_by(Sure(is_of(advised)))
    finger = sit(session_where(can_make(advised), game=GAMES["royals"]))
    asked, picked = finger.table.prompt, finger.table.board.picking.picked
    ask(finger)
    assert finger.table.prompt.startswith("Hint")
    ask(finger)
    assert finger.table.prompt == asked
    assert finger.table.board.picking.picked == picked


@pytest.mark.parametrize(("game", "advised"), [("royals", "Pay"), ("kingsburg", "Influence")])
def test_a_hint_that_is_put_away_leaves_picked_what_the_player_had_picked(
    sit: Any, advised_by: Advised, game: str, advised: str
) -> None:
    advised_by(Sure(is_of(advised)))
    finger = sit(session_where(can_make(advised), game=GAMES[game]))
    board = finger.table.board
    finger.tap_thing([thing for thing in board.hits if board.picking.can_pick(thing)][-1])
    asked, picked = finger.table.prompt, board.picking.picked
    ask(finger)
    assert board.picking.picked != picked
    ask(finger)
    assert (finger.table.prompt, board.picking.picked) == (asked, picked)


def test_after_an_undo_the_hint_must_be_requested_again_and_both_count(sit: Any, advised_by: Advised) -> None:
    advised_by(Sure(lambda move: True))
    session = session_where(can_make("Choose"))
    finger = sit(session)
    ask(finger)
    finger.table.course.play(finger.table.board.sight.advice)
    finger.press("u")
    assert (marked(finger), finger.table.hints.is_lit, session.hints) == (set(), False, 1)
    ask(finger)
    assert (bool(marked(finger)), session.hints) == (True, 2)


def test_a_hint_on_another_page_or_behind_a_crest_shows_the_way_there(sit: Any, advised_by: Advised) -> None:
    advised_by(Sure(is_of("Build")))
    session = session_where(can_make("Build"), game=GAMES["kingsburg"])
    finger = sit(session)
    finger.table.board.turn_to("court")
    ask(finger)
    target = session.game.words.target(session.state, finger.table.board.sight.advice)
    opener = finger.table.board.where(target)
    assert opener is not None
    assert marked(finger) == {opener}
    finger.tap_thing(opener)
    assert marked(finger) == {target}


def test_a_hint_closes_what_would_hide_it_and_never_marks_the_cross(sit: Any, advised_by: Advised) -> None:
    advised_by(Sure(is_of("Pass")))
    session = session_where(can_make("Act"), game=GAMES["paladins"])
    finger = sit(session, (360, 640))
    board = finger.table.board
    board.open(("seat", 1))
    finger.frames(2)
    ask(finger)
    assert board.opened is None
    assert marked(finger)
    board.open(("seat", 1))
    assert not marked(finger)


def test_a_second_tap_on_the_lamp_leads_back_to_a_hint_that_an_overlay_hides(sit: Any, advised_by: Advised) -> None:
    advised_by(Sure(is_of("Receive")))
    finger = sit(session_where(can_make("Receive"), "pbb"), (360, 640))
    board = finger.table.board
    ask(finger)
    (opener,) = marked(finger)
    board.open(next(("seat", seat) for seat in (1, 2) if ("seat", seat) != opener))
    finger.frames(2)
    finger.tap_widget(lamp(finger))
    assert board.opened is None
    assert marked(finger) == {opener}


def test_if_a_tap_asks_which_move_is_meant_the_lamp_marks_the_suggested_one(sit: Any, advised_by: Advised) -> None:
    advised_by(Sure(lambda move: getattr(move, "blacksmith", False)))
    session = session_where(lambda state: any(getattr(move, "blacksmith", False) for move in state.moves()))
    finger = sit(session)
    ask(finger)
    advice = finger.table.board.sight.advice
    finger.tap_thing(session.game.words.target(session.state, advice))
    (button,) = finger.find(InkButton, icon="lamp")
    assert button.text == session.game.words.label(session.state.view(0), advice)


def test_picking_something_else_changes_the_prompt_and_the_lamp_restores_the_hint(
    sit: Any, advised_by: Advised
) -> None:
    advised_by(Sure(lambda move: is_of("Influence")(move) and len(move.dice) == 1))
    session = influence()
    finger = sit(session)
    ask(finger)
    said, advice = finger.table.prompt, finger.table.board.sight.advice
    finger.tap_thing(("die", 0, next(die for die in range(3) if die not in advice.dice)))
    assert finger.table.prompt != said
    ask(finger)
    assert finger.table.prompt == said


def test_only_a_person_who_has_to_decide_gets_a_hint(sit: Any, advised_by: Advised) -> None:
    advised_by(Sure(lambda move: True))
    session = new_session("bbbp")
    finger = sit(session, speed="normal")
    finger.tap_widget(lamp(finger))
    assert "hint" in Toast.shown().text
    assert not finger.table.hints.is_thinking
    assert session.hints == 0


def _leads_over_a_winter(state: Any) -> Move | None:
    """A move that leads through a winter to a decision by the first seat; None if there is none among the first few."""
    for move in state.moves()[:3]:
        after = state.copy()
        if any(isinstance(event, Fought) for event in after.play(move)) and after.seat == 0:
            return move
    return None


def test_asking_for_a_hint_during_a_scene_shows_the_scene_first(sit: Any, advised_by: Advised) -> None:
    advised_by(Sure(lambda move: True))
    session = session_where(_leads_over_a_winter, "pbbb", game=GAMES["kingsburg"])
    finger = sit(session, (360, 640), speed="normal")
    finger.table.course.play(_leads_over_a_winter(session.state))
    finger.frames(3)
    pieces = finger.table.board.flying
    assert len(pieces.unseen) == 1
    finger.tap_widget(lamp(finger))
    assert len(pieces.unseen) == 1, "everything up to the winter, which is now shown, has arrived"
    assert pieces.is_waiting
    assert not finger.table.hints.is_thinking
    finger.tap_widget(lamp(finger))
    finger.until(lambda: not finger.table.hints.is_thinking)
    assert finger.table.prompt.startswith("Hint")


def test_while_the_regent_thinks_the_prompt_says_so_and_a_second_tap_cancels(sit: Any, advised_by: Advised) -> None:
    regent = Slow()
    advised_by(regent)
    session = session_where(can_make("Choose"))
    finger = sit(session)
    before = finger.table.prompt
    finger.tap_widget(lamp(finger))
    assert finger.table.prompt == "A regent is thinking about it…"
    finger.until(lambda: regent.thread)
    finger.tap_widget(lamp(finger))
    finger.until(lambda: regent.was_cancelled)
    assert (finger.table.prompt, session.hints) == (before, 0)


@pytest.mark.parametrize("how", ["deciding", "leaving", "pause"])
def test_a_hint_that_is_no_longer_needed_is_cancelled(sit: Any, advised_by: Advised, how: str) -> None:
    regent = Slow()
    advised_by(regent)
    session = session_where(can_make("Choose"))
    finger = sit(session)
    finger.tap_widget(lamp(finger))
    finger.until(lambda: regent.thread)
    if how == "deciding":
        finger.tap_thing(("hand", session.state.moves()[0].character))
    elif how == "leaving":
        finger.app.show("home")
    else:
        finger.app.on_pause()
    finger.until(lambda: regent.was_cancelled)
    finger.frames(20)
    assert session.hints == 0


@pytest.mark.parametrize("players", ["pbbb", "ppbb"])
def test_after_a_pause_nothing_says_that_the_regent_is_thinking(sit: Any, advised_by: Advised, players: str) -> None:
    regent = Slow()
    advised_by(regent)
    finger = sit(session_where(can_make("Choose"), players))
    if finger.table.curtain is not None:
        finger.lift_curtain()
    before = finger.table.prompt
    finger.tap_widget(lamp(finger))
    assert finger.table.hints.is_lit
    finger.app.on_pause()
    finger.app.on_resume()
    assert (finger.table.prompt, finger.table.hints.is_lit) == (before, False)


def test_a_regent_that_fails_is_reported_and_nothing_is_counted(
    sit: Any, advised_by: Advised, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles: list[type] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, *_more: troubles.append(kind))
    advised_by(Broken())
    session = session_where(can_make("Choose"))
    finger = sit(session)
    ask(finger)
    assert "regent" in Toast.shown().text
    assert (session.hints, marked(finger)) == (0, set())
    assert troubles == [ArithmeticError]


def test_nobody_sees_another_persons_hint(sit: Any, advised_by: Advised) -> None:
    advised_by(Sure(lambda move: True))
    session = session_where(can_make("Choose"), "ppbb")
    finger = sit(session)
    finger.lift_curtain()
    ask(finger)
    assert marked(finger)
    finger.app.on_pause()
    assert finger.table.curtain is not None
    assert not told()
    assert not marked(finger)


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        *(("rival_kings", "Steal"), ("rival_kings", "Receive"), ("royals", "TakeOpen"), ("royals", "Occupy")),
        *(("royals", "Pay"), ("kingsburg", "Transmute"), ("kingsburg", "Recruit"), ("kingsburg", "Pass")),
        *(("paladins", "Act"), ("paladins", "ChoosePaladin"), ("paladins", "Settle"), ("paladins", "Keep")),
    ],
)
def test_tapping_where_the_lamp_is_makes_the_suggested_move(
    sit: Any, advised_by: Advised, game: str, kind: str
) -> None:
    advised_by(Sure(is_of(kind)))
    session = session_where(can_make(kind), game=GAMES[game])
    finger, count = sit(session), len(session.log)
    board = finger.table.board
    ask(finger)
    advice = board.sight.advice
    for _tap in range(5):
        if len(session.log) > count:
            break
        if buttons := finger.find(InkButton, icon="lamp"):
            finger.frames(30)
            finger.tap_widget(buttons[0])
            continue
        target = board.sight.target(advice)
        thing = board.where(target) or target
        assert thing in marked(finger)
        finger.tap(*board.to_window(*tap_point(board, thing)))
        finger.frames(4)
    assert session.log[count].move == advice
