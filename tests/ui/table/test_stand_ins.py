"""Handing over a seat during a game and taking it back, by touch, without anybody seeing another person's secrets."""

from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from kingdoms.core.seats import PERSON, StandIn
from kingdoms.games import GAMES
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.score.screen import help_in
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Body, IconButton, InkButton, Sheet
from tests.ui.geometry import FINGER
from tests.ui.positions import can_make, new_session, session_where
from tests.ui.table.turns.bots import Slow


def press(finger: Any, text: str) -> None:
    finger.frames(30)
    finger.tap_widget(finger.find(InkButton, text=text)[0])


def hold(finger: Any, thing: Any) -> None:
    touch = finger.down(*tap_point(finger.table.board, thing))
    finger.until(lambda: Sheet.topmost() is not None, most=500_000)
    finger.up(touch)


def players(finger: Any) -> list[str]:
    return [seat.player for seat in finger.table.session.seats]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """The bot at the table, which thinks until it is cancelled."""
    bot = Slow()
    monkeypatch.setattr("kingdoms.ui.table.turns.bots.make", lambda *_who: bot)
    return bot


@pytest.mark.parametrize("size", [(360, 640), (800, 1280), (1280, 800)])
def test_a_bot_can_stand_in_from_the_menu_and_the_person_can_return(
    sit: Any, slow: Slow, size: tuple[int, int]
) -> None:
    session = session_where(can_make("Choose"), "pb")
    finger = sit(session, size)
    for text in ("Who's playing?", "Anna: Person", "Let a knight play for Anna"):
        finger.table.open_menu() if text == "Who's playing?" else None
        press(finger, text)
    assert (players(finger)[0], finger.table.prompt) == ("knight", "Anna (Knight) is thinking…")
    assert Sheet.topmost() is None
    finger.until(lambda: slow.thread)
    finger.table.stand_ins.open_all()
    press(finger, "Anna: Knight")
    press(finger, "Anna is playing again")
    finger.until(lambda: slow.was_cancelled)
    assert (players(finger)[0], finger.table.viewer, finger.table.curtain) == (PERSON, 0, None)
    assert finger.table.board.sight.lit
    assert session.stand_ins == ()


def test_a_long_press_on_a_seat_shows_its_facts_and_can_change_its_player(sit: Any, slow: Slow) -> None:
    finger = sit(session_where(can_make("Choose"), "pbb"))
    hold(finger, ("seat", 1))
    assert Sheet.topmost().title == "Bruno: Squire"
    assert finger.find(Body, text=finger.table.sight.about(("seat", 1))[1])
    press(finger, "Change who plays this seat")
    press(finger, "Let a regent play for Bruno")
    assert players(finger) == [PERSON, "regent", "squire"]


@pytest.mark.parametrize("key", ["rival_kings", "kingsburg", "paladins"])
def test_a_seat_can_be_held_even_while_the_turn_passes_on(sit: Any, key: str) -> None:
    """Royals is left out: there, players hold their seat to look at their tokens."""

    def passes_on(state: Any) -> Any:
        for move in state.moves():
            after = state.copy()
            after.apply(move)
            if after.seat == 1 and not after.needs_curtain(1):
                return move
        return None

    session = session_where(passes_on, "ppb", game=GAMES[key])
    finger = sit(session)
    while finger.table.curtain is not None:
        finger.lift_curtain()
    theme.speed = "normal"
    finger.table.course.play(passes_on(session.state))
    finger.frames(2)
    if session.held is not None:
        finger.table.end_button.end_turn()
    hold(finger, ("seat", 1))
    assert Sheet.topmost().title == "Bruno: Person"


def test_a_bot_does_not_move_while_a_finger_rests_on_the_board(sit: Any) -> None:
    session = new_session("bbp")
    finger = sit(session, speed="normal")
    touch = finger.down(*tap_point(finger.table.board, ("supply",)))
    finger.until(lambda: finger.table.bots.has_move)
    count = len(session.log)
    finger.frames(300)
    assert len(session.log) == count
    finger.up(touch)
    finger.table.close_all()
    finger.until(lambda: len(session.log) > count, most=500_000)


def test_a_tap_on_a_seat_adds_a_button_to_the_bar_for_a_stand_in(sit: Any, slow: Slow) -> None:
    finger = sit(session_where(can_make("Choose"), "pbb"))
    button = finger.find(IconButton, icon="stand_in")[0]
    assert (button.width, button.disabled) == (0, True)
    finger.tap_thing(("seat", 2))
    finger.frames(4)
    assert min(button.size) >= FINGER
    finger.tap_widget(button)
    press(finger, "Let a knight play for Clara")
    assert players(finger) == [PERSON, "squire", "knight"]
    finger.table.board.close()
    assert button.disabled


def test_a_person_takes_over_a_bots_seat_behind_a_curtain(sit: Any, slow: Slow) -> None:
    session = new_session("bp")
    finger = sit(session)
    finger.table.stand_ins.open(0)
    press(finger, "Take over Anna's seat")
    assert finger.table.curtain.who == "Anna"
    finger.lift_curtain()
    assert finger.table.viewer == 0
    assert finger.table.board.sight.lit


@pytest.mark.parametrize("has_looked", [False, True])
def test_the_history_mentions_a_person_who_has_seen_a_bots_hand(sit: Any, slow: Slow, has_looked: bool) -> None:
    session = new_session("bp")
    finger = sit(session)
    finger.table.stand_ins.let_play(0, PERSON)
    if has_looked:
        finger.lift_curtain()
    finger.table.stand_ins.let_play(0, "squire")
    assert (finger.table.viewer, session.seats) == (1, session.seated)
    assert help_in(session) == ["A person stood in for Anna for part of the game."] * has_looked


def test_somebody_who_hands_their_seat_to_a_bot_does_not_see_the_other_persons_secrets(sit: Any, slow: Slow) -> None:
    session = session_where(can_make("Choose"), "pp")
    finger = sit(session)
    finger.lift_curtain()
    finger.table.stand_ins.let_play(0, "knight")
    assert (session.persons, finger.table.viewer) == ([1], None)
    slow.may_answer.set()
    finger.until(lambda: finger.table.curtain is not None)
    assert finger.table.curtain.who == "Bruno"
    finger.lift_curtain()
    assert finger.table.viewer == 1


def test_reopening_the_game_does_not_show_the_remaining_persons_secrets(launch: Any, slow: Slow) -> None:
    finger = launch()
    finger.app.start_game(new_session("pp"))
    key = finger.table.session.key
    finger.table.stand_ins.let_play(1, "knight")
    finger = launch()
    finger.app.open_game(key)
    assert (finger.table.session.persons, finger.table.viewer) == ([0], None)
    assert finger.table.curtain.who == "Anna"


@pytest.mark.parametrize("how", ["a pause", "another screen"])
def test_returning_to_the_device_does_not_show_the_remaining_persons_secrets(sit: Any, slow: Slow, how: str) -> None:
    session = new_session("pp")
    finger = sit(session)
    finger.table.stand_ins.let_play(1, "knight")
    finger.lift_curtain()
    assert finger.table.viewer == 0
    if how == "a pause":
        finger.app.on_pause()
        finger.app.on_resume()
    else:
        finger.app.show("home")
        finger.app.show("table", session=session)
    assert (finger.table.curtain.who, finger.table.viewer) == ("Anna", None)


@pytest.mark.parametrize(
    ("players", "changes", "expected"),
    [
        *(("pb", [], [False]), ("pb", [(1, PERSON)], [False, True])),
        *(("pp", [], [True]), ("pp", [(1, "knight")], [True, True])),
    ],
)
def test_recent_apps_show_no_table_that_somebody_else_could_see(
    sit: Any, slow: Slow, monkeypatch: pytest.MonkeyPatch, players: str, changes: list[Any], expected: list[bool]
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr("kingdoms.ui.table.stand_ins.keep_out_of_recents", asked.append)
    finger = sit(new_session(players))
    for change in changes:
        finger.table.stand_ins.let_play(*change)
    assert asked == expected


def test_a_curtain_disappears_when_a_bot_stands_in_for_the_person(sit: Any, slow: Slow) -> None:
    session = session_where(can_make("Choose"), "pp")
    finger = sit(session)
    assert finger.table.curtain.who == "Anna"
    finger.press("escape")
    for text in ("Who's playing?", "Anna: Person", "Let a squire play for Anna"):
        press(finger, text)
    assert (finger.table.curtain, finger.table.viewer) == (None, None)
    finger.until(lambda: slow.thread)


def test_a_table_without_people_plays_on(sit: Any) -> None:
    session = session_where(can_make("Choose"), "pb")
    finger = sit(session)
    count = len(session.log)
    finger.table.stand_ins.let_play(0, "squire")
    finger.until(lambda: len(session.log) > count + 2, most=50_000)
    assert {decision.seat for decision in session.log[count:]} == {0, 1}


def test_a_stand_in_is_saved_at_once_and_is_still_there_after_a_restart(launch: Any, slow: Slow) -> None:
    finger = launch()
    finger.app.start_game(new_session("pb"))
    key = finger.table.session.key
    finger.table.stand_ins.let_play(0, "regent")
    finger.app.show("home")
    finger = launch()
    finger.app.open_game(key)
    assert players(finger) == ["regent", "squire"]
    assert finger.table.session.stand_ins == (StandIn(0, 0, "regent"),)


def test_the_list_of_players_shows_their_crests(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    crests: list[int] = []
    monkeypatch.setattr(Painter, "crest", lambda _painter, crest, *_where: crests.append(crest))
    session = new_session("ppb")
    finger = sit(session)
    crests.clear()
    finger.table.stand_ins.open_all()
    finger.frames(4)
    assert [seat.crest for seat in session.seats] == list(dict.fromkeys(crests))


def test_a_finished_game_offers_no_stand_ins(sit: Any) -> None:
    session = new_session("pb")
    while session.state.seat is not None:
        session.state.apply(session.state.moves()[0])
    finger = sit(session)
    finger.table.open_menu()
    assert not finger.find(InkButton, text="Who's playing?")
    assert not finger.table.stand_ins.open(0)


def test_if_everybody_was_away_the_first_to_return_lifts_the_curtain(sit: Any, slow: Slow) -> None:
    session = session_where(can_make("Choose"), "pp")
    finger = sit(session)
    for seat, player in ((0, "knight"), (1, "knight"), (0, PERSON)):
        finger.table.stand_ins.let_play(seat, player)
    assert finger.table.curtain.who == "Anna"
    assert finger.table.viewer is None


@pytest.mark.parametrize("game", GAMES)
def test_a_robot_on_the_crest_marks_a_bot_among_several_people_and_beside_a_stand_in(
    sit: Any, slow: Slow, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    badged: set[int] = set()
    paint = Painter.crest

    def note(painter: Painter, crest: int, *where: Any) -> None:
        if painter.badge == "robot":
            badged.add(crest)
        paint(painter, crest, *where)

    def seen() -> set[int]:
        badged.clear()
        finger.table.board.painting.forget()
        finger.table.board.painting.show()
        return badged

    monkeypatch.setattr(Painter, "crest", note)
    session = session_where(lambda state: state.seat == 0, "ppb", 5, GAMES[game])
    finger = sit(session)
    bot = session.seats[2].crest
    finger.table.stand_ins.let_play(1, "knight")
    if finger.table.curtain is not None:
        finger.lift_curtain()
    finger.frames(4)
    assert seen() == {session.seats[1].crest, bot}
    finger.table.stand_ins.let_play(1, PERSON)
    finger.frames(4)
    assert seen() == {bot}


def test_a_person_alone_with_bots_needs_no_robots(sit: Any) -> None:
    finger = sit(session_where(lambda state: state.seat == 0, "pbb", 5))
    assert finger.table.sight.robots == set()
    finger.table.stand_ins.let_play(0, "knight")
    assert finger.table.sight.robots == {0, 1, 2}
