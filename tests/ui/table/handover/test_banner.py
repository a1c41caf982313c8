"""The banner that announces whose turn it is, and the winners at the end of a game."""

import random
from typing import Any

import pytest
from kivy.clock import Clock

from kingdoms.core.seats import NO_CREST
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.board.movement.flights import HANDOVER
from kingdoms.ui.board.sight import END, UNDO
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.durations import DURATIONS
from kingdoms.ui.score.winner_line import winner_line
from kingdoms.ui.table.handover.banner import Banner
from kingdoms.ui.table.handover.victory import Victory
from kingdoms.ui.table.status_line import latest_news
from kingdoms.ui.widgets import Sheet
from tests.ui.conftest import FRAME, TABLET
from tests.ui.positions import finished, new_session
from tests.ui.table.handover.positions import before_handover

LONG_ENOUGH = round(2 * DURATIONS["banner"] / FRAME)
"""Frames after which a banner that has just appeared is gone, with a steady clock."""


def banners(finger: Any) -> list[Banner]:
    return finger.find(Banner)


def hand_over(finger: Any) -> None:
    """Plays the first legal move, and ends the turn if it waits to be ended."""
    session = finger.table.session
    finger.table.course.play(session.state.moves()[0])
    if session.held is not None:
        finger.table.end_button.end_turn()
    finger.frames(2)


def test_another_persons_turn_is_announced(sit: Any, steady: None) -> None:
    finger = sit(before_handover(), TABLET, speed="normal")
    assert not banners(finger)
    hand_over(finger)
    finger.until(lambda: finger.table.session.actor == finger.table.viewer == 1)
    finger.frames(1)
    (banner,) = banners(finger)
    assert (banner.text, banner.crest) == ("Bruno's turn", 1)


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_it_crosses_the_table_or_stands_still_for_the_same_time(sit: Any, steady: None, speed: str) -> None:
    finger = sit(before_handover(), TABLET, speed=speed)
    hand_over(finger)
    finger.until(lambda: banners(finger))
    (banner,) = banners(finger)
    passed, since = [], Clock.get_time()
    while banners(finger):
        passed.append(banner.passed)
        finger.frames(1)
    assert passed == sorted(passed)
    assert Clock.get_time() - since == pytest.approx(DURATIONS["banner"], abs=0.3)
    assert (len(set(passed)) > 2) == (speed == "normal")


def test_a_tap_goes_through_it(sit: Any, steady: None) -> None:
    finger = sit(before_handover(), TABLET)
    hand_over(finger)
    (banner,) = banners(finger)
    board, below = finger.table.board, []
    board.bind(on_tap=lambda _board, thing: below.append(thing))
    finger.tap(*banner.to_window(*banner.center))
    assert below == [board.thing_at(*banner.center)]


def test_a_turn_after_a_bots_is_announced(sit: Any, steady: None) -> None:
    session = new_session("pbp", game=GAMES["kingsburg"])
    while session.actor != 1:
        session.play(session.state.moves()[0])
        session.end_turn()
    finger = sit(session, TABLET)
    finger.until(lambda: banners(finger), most=1_000_000)
    assert banners(finger)[0].text in ("Anna's turn", "Clara's turn")


def test_the_next_decision_of_the_same_person_is_not_announced(sit: Any, steady: None) -> None:
    session = new_session("pp", game=GAMES["paladins"])
    rng = random.Random(2)
    while session.held is None:
        session.play(rng.choice(session.state.moves()))
    finger = sit(session, TABLET)
    finger.press("u")
    finger.frames(LONG_ENOUGH)
    holder = session.actor
    finger.table.course.play(session.state.moves()[0])
    assert session.actor == holder
    assert not banners(finger)


def test_there_is_time_to_read_what_was_done_and_who_is_next(sit: Any, steady: None) -> None:
    session = before_handover()
    finger = sit(session, TABLET, speed="normal")
    table = finger.table
    table.course.play(session.state.moves()[0])
    finger.until(lambda: "Next: " in table.prompt)
    assert table.prompt == f"{latest_news(session).line} Next: Bruno."
    assert (table.viewer, table.news) == (0, "")
    assert [scene.kind for scene in table.board.flying.waiting] == [HANDOVER]
    finger.until(lambda: table.viewer == 1)
    assert table.news == latest_news(session).line


def test_a_tap_ends_the_pause_and_does_nothing_to_the_next_persons_board(sit: Any, steady: None) -> None:
    session = before_handover()
    finger = sit(session, TABLET, speed="normal")
    finger.table.course.play(session.state.moves()[0])
    finger.until(lambda: "Next: " in finger.table.prompt)
    finger.frames(LONG_ENOUGH)
    decisions = len(session.log)
    finger.tap(*finger.table.board.center)
    assert (finger.table.viewer, len(session.log)) == (1, decisions)


def test_undo_in_the_pause_asks_for_the_turn_that_has_just_ended(sit: Any, steady: None) -> None:
    session = before_handover()
    finger = sit(session, TABLET, speed="normal")
    finger.table.course.play(session.state.moves()[0])
    finger.until(lambda: "Next: " in finger.table.prompt)
    finger.frames(LONG_ENOUGH)
    finger.tap_thing(UNDO)
    assert Sheet.topmost().title == "Undo Anna's last decision?"


def test_the_game_does_not_pause_if_the_board_in_front_stays(sit: Any) -> None:
    session = new_session("pbb", game=GAMES["kingsburg"])
    table = sit(session, TABLET).table
    session.play(session.state.moves()[0])
    assert table.handover.pause_to_read(session) == []


def test_a_person_playing_alone_sees_none(sit: Any) -> None:
    session = new_session("pbb", game=GAMES["kingsburg"])
    finger = sit(session, TABLET)
    finger.table.course.play(session.state.moves()[0])
    seen: list[Banner] = []
    finger.until(lambda: seen.extend(banners(finger)) or finger.table.may_decide(), most=1_000_000)
    assert {decision.seat for decision in session.log} == {0, 1, 2}
    assert not seen


def test_a_secret_choice_is_announced_by_the_curtain_alone(sit: Any) -> None:
    session = new_session("pp")
    finger = sit(session, TABLET)
    finger.lift_curtain()
    finger.play(session.state.moves()[0])
    assert finger.table.curtain.who == "Bruno"
    assert not banners(finger)


def test_it_goes_when_the_table_is_left(sit: Any, steady: None) -> None:
    finger = sit(before_handover(), TABLET)
    hand_over(finger)
    assert banners(finger)
    finger.app.show("home")
    assert finger.table.handover.banner is None


def before_the_end(over: Session) -> Session:
    """The same game before its last decision."""
    session = Session(over.game, over.seats, over.seed, {})
    session.replay([decision.move for decision in over.log][:-1])
    return session


def test_the_winners_are_announced_until_a_touch_and_the_score_sheet_waits_until_it_is_asked_for(
    sit: Any, steady: None
) -> None:
    session = before_the_end(finished(2))
    finger = sit(session, TABLET, speed="normal")
    hand_over(finger)
    finger.until(lambda: finger.find(Victory))
    assert session.is_over
    (victory,) = finger.find(Victory)
    winners = [session.seats[seat].crest for seat in session.state.winners()]
    assert (victory.text, victory.crests) == (winner_line(session), winners)
    totals = {seat.name: score.total for seat, score in zip(session.seats, session.state.scores(), strict=True)}
    places = [line.rsplit(" ", 1) for line in victory.standings.split(" · ")]
    assert {name: int(points.replace("−", "-")) for name, points in places} == totals
    finger.frames(LONG_ENOUGH)
    assert finger.find(Victory)
    assert finger.app.trail[-1][0] == "table"
    assert (finger.table.prompt, finger.table.board.buttons.step) == (winner_line(session), "Score sheet")
    finger.tap_thing(END)
    assert finger.app.trail[-1][0] == "score"
    assert finger.table.handover.banner is None


def test_after_a_shared_game_the_winners_things_are_in_front(sit: Any) -> None:
    session = finished(3)
    finger = sit(session, TABLET)
    assert session.is_shared
    assert finger.table.viewer is None
    assert finger.table.sight.owner == session.state.winners()[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_trophy_marks_the_winners_once_everything_has_been_shown(
    sit: Any, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    session = finished(3, game=GAMES[game])
    winners = {session.seats[seat].crest for seat in session.state.winners()}
    marked: set[int] = set()
    paint = Painter.crest

    def note(painter: Painter, crest: int, *where: Any) -> None:
        if painter.badge == "trophy":
            marked.add(crest)
        paint(painter, crest, *where)

    monkeypatch.setattr(Painter, "crest", note)
    finger = sit(session, TABLET)
    finger.frames(4)
    assert marked == winners
    assert [finger.table.sight.badge(seat, is_final=False) for seat in range(3)] == [""] * 3


def test_an_opponent_moved_by_the_rules_is_announced_without_a_crest(sit: Any, steady: None) -> None:
    over = finished(1, game=GAMES["paladins"], seed=1)
    assert over.state.winners() == [1]
    finger = sit(before_the_end(over), TABLET)
    hand_over(finger)
    finger.until(lambda: finger.find(Victory))
    (victory,) = finger.find(Victory)
    assert (victory.text, victory.crests) == (winner_line(over), [NO_CREST])
