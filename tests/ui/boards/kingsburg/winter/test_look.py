"""The Kingsburg board: somebody who looks at the enemy sees it at once if alone, otherwise while they hold the card."""

from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.core.words.language import signed
from kingdoms.games.kingsburg.board import GENERAL, QUEEN
from kingdoms.games.kingsburg.cards import ENEMIES, enemy_cards
from kingdoms.games.kingsburg.events import EnemyTurned, Helped, Looked
from kingdoms.games.kingsburg.state import HIDDEN
from kingdoms.ui.board.sight import CLOSE, END, GLIMPSE
from kingdoms.ui.boards.kingsburg.enemy import ENEMY
from kingdoms.ui.boards.kingsburg.overlays.known_enemy import KNOWN
from kingdoms.ui.boards.kingsburg.pieces.symbols import losses_of, reward_of
from kingdoms.ui.boards.kingsburg.winter.winter_table import TURNED
from kingdoms.ui.widgets import Toast
from tests.ui.boards.kingsburg.positions import influences, session_where
from tests.ui.conftest import DESKTOP, PHONE
from tests.ui.geometry import is_inside, overlap


def _looking(state: Any, seat: int = 0) -> list[Any]:
    """The moves by which a seat, by default the first, gets to look at the enemy before winter."""
    has_dice_there = any(placed.seat == seat and placed.advisor in (GENERAL, QUEEN) for placed in state.placements)
    if not has_dice_there or state.looked >> seat & 1:
        return []
    return [move for move in state.moves() if _is_look(state.copy().play(move), seat)]


def _is_look(events: Any, seat: int) -> bool:
    return Looked(seat) in events and not any(isinstance(event, EnemyTurned) for event in events)


def _is_about_to_look(state: Any) -> bool:
    return bool(_looking(state))


def _look(finger: Any, session: Session) -> None:
    if finger.table.curtain is not None:
        finger.lift_curtain()
    finger.table.course.play(_looking(session.state)[0])
    finger.frames(3)


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
@pytest.mark.parametrize("speed", ["off", "normal"])
def test_somebody_alone_who_looks_at_the_enemy_sees_it_until_they_put_it_away(
    sit: Any, size: tuple[int, int], speed: str
) -> None:
    session = session_where(_is_about_to_look, "pbbb")
    finger = sit(session, size, speed=speed)
    board = finger.table.board
    _look(finger, session)
    board.flying.hurry()
    assert board.opened == ENEMY
    assert board.flying.is_waiting
    assert board.sight.view.enemies[session.state.year - 1] != HIDDEN
    assert not board.is_in_the_air(TURNED)
    finger.tap_thing(CLOSE)
    finger.frames(3)
    assert board.opened != ENEMY


# Several people around the device.


def _after_a_look(sit: Any, size: tuple[int, int] = PHONE) -> Any:
    session = session_where(_is_about_to_look, "pppp")
    finger = sit(session, size)
    _look(finger, session)
    assert (finger.table.board.opened, finger.table.curtain, session.actor) == (None, None, 0)
    return finger


def _is_seen(finger: Any) -> bool:
    view = finger.table.sight.view
    return bool(view.enemies[view.year - 1] != HIDDEN)


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
def test_the_enemy_is_seen_as_long_as_its_card_is_held(sit: Any, size: tuple[int, int]) -> None:
    finger = _after_a_look(sit, size)
    assert not _is_seen(finger)
    touch = finger.hold_thing(GLIMPSE)
    finger.frames(30)
    assert _is_seen(finger)
    finger.up(touch)
    assert not _is_seen(finger)
    assert finger.table.board.opened is None


@pytest.mark.parametrize("size", [PHONE, (640, 360), (800, 1280), DESKTOP])
def test_a_held_card_opens_a_small_sheet_beside_it_with_what_the_enemy_takes(sit: Any, size: tuple[int, int]) -> None:
    finger = _after_a_look(sit, size)
    board = finger.table.board
    finger.hold_thing(GLIMPSE)
    finger.frames(3)
    assert board.opened == ENEMY
    sheet, card = board.overlay[ENEMY].rect, board.places[ENEMY].rect
    assert is_inside(sheet, board.rect)
    assert overlap(sheet, card) < 1
    assert sheet.width * sheet.height < board.width * board.height / 4
    assert all(is_inside(board.overlay[thing].rect, sheet) for thing in (TURNED, ("heading", ENEMY), KNOWN))


def test_a_finger_that_strays_still_holds_the_card(sit: Any) -> None:
    finger = _after_a_look(sit)
    touch = finger.hold_thing(GLIMPSE)
    finger.drag(touch, *finger.table.board.center)
    assert _is_seen(finger)
    finger.up(touch)
    assert not _is_seen(finger)


def test_a_second_finger_or_a_pause_hides_the_enemy(sit: Any) -> None:
    finger = _after_a_look(sit)
    touch = finger.hold_thing(GLIMPSE)
    finger.down(*finger.table.board.center)
    assert not _is_seen(finger)
    finger.up(touch)
    finger.hold_thing(GLIMPSE)
    finger.app.on_pause()
    assert not _is_seen(finger)


def test_a_short_tap_on_the_card_says_that_it_must_be_held(sit: Any) -> None:
    finger = _after_a_look(sit)
    finger.tap_thing(GLIMPSE)
    toast = Toast.shown()
    assert toast is not None
    assert toast.text == "Touch and hold to look."


def test_somebody_who_has_held_the_card_gets_no_message(sit: Any) -> None:
    finger = _after_a_look(sit)
    finger.glimpse()
    assert Toast.shown() is None


def test_the_turn_can_be_ended_only_after_the_enemy_was_seen(sit: Any) -> None:
    finger = _after_a_look(sit)
    table = finger.table
    assert "hold the card" in table.prompt
    finger.tap_thing(GLIMPSE)
    finger.press("e")
    assert table.session.actor == 0
    assert END not in table.board.hits
    finger.glimpse()
    assert "hold the card" not in table.prompt
    finger.tap_thing(END)
    assert table.session.actor != 0


def _others_looking(state: Any) -> list[Any]:
    """The moves by which the first seat lets the second, who does not decide next, look at the enemy."""
    found = []
    for move in _looking(state, 1):
        after = state.copy()
        after.play(move)
        found += [move] if after.seat != 1 else []
    return found


@pytest.mark.parametrize("players", ["pppp", "ppbb"])
def test_somebody_who_looks_because_of_another_persons_move_is_waited_for(sit: Any, players: str) -> None:
    session = session_where(_others_looking, players)
    finger = sit(session)
    finger.table.course.play(_others_looking(session.state)[0])
    finger.frames(3)
    assert (session.actor, finger.table.viewer) == (1, 1)
    finger.glimpse()
    finger.tap_thing(END)
    assert session.held is None


def _before_anothers_help(state: Any) -> list[Any]:
    """The moves by which the first seat gets to look at the enemy, after which an advisor asks another seat."""
    found = []
    for move in _looking(state):
        after = state.copy()
        after.play(move)
        found += [move] if after.agenda[-1][0] == "help" and after.seat != 0 else []
    return found


def test_the_advisor_who_shows_the_enemy_keeps_the_pennant_until_it_has_been_seen(sit: Any) -> None:
    session = session_where(_before_anothers_help, "pppp")
    finger = sit(session, DESKTOP)
    board = finger.table.board
    finger.table.course.play(_before_anothers_help(session.state)[0])
    finger.frames(3)
    _step, other, advisor = session.state.agenda[-1]
    helps = [event.advisor for event in session.log[-1].events if isinstance(event, Helped) and event.seat == 0]
    (shower,) = {GENERAL, QUEEN} & {*helps}
    assert (session.actor, _helped(board)) == (0, {shower: 0})
    finger.glimpse()
    finger.tap_thing(END)
    finger.frames(3)
    assert session.actor == other
    assert _helped(board) == {advisor: other}


def _helped(board: Any) -> dict[int, int]:
    """The crest on each advisor's pennant."""
    courtiers = {thing[1]: place for thing, place in board.places.items() if thing[0] == "advisor"}
    looks = {number: board.look_of(board.sight, ("advisor", number), place) for number, place in courtiers.items()}
    return {number: look[-2] for number, look in looks.items() if look[-2] is not None}


def test_enter_turns_the_card_up_and_down(sit: Any) -> None:
    finger = _after_a_look(sit)
    board = finger.table.board
    finger.app.walker.focus(next(spot for spot in board.spots() if spot.key == GLIMPSE))
    for is_seen in (True, False, True):
        finger.press("enter")
        assert _is_seen(finger) == is_seen
    finger.press("e")
    assert finger.table.session.actor != 0
    assert not _is_seen(finger)


def test_a_card_to_be_held_is_lit_until_it_has_been_seen(sit: Any) -> None:
    finger = _after_a_look(sit)
    painting = finger.table.board.painting
    assert painting.shown[GLIMPSE].is_lit
    finger.glimpse()
    finger.frames(2)
    assert not painting.shown[GLIMPSE].is_lit


def _is_in_step(finger: Any) -> bool:
    """Whether the board shows the view of the person to act; also true while things move or a bot plays."""
    table = finger.table
    is_moving = table.board.flying.is_moving or table.session.is_bots_turn
    return bool(is_moving or table.sight.viewer == table.session.actor)


@pytest.mark.parametrize("players", ["pppp", "ppbb"])
def test_tapping_the_card_while_the_turn_passes_leaves_the_board_with_the_person_to_act(sit: Any, players: str) -> None:
    session = session_where(_is_about_to_look, players)
    finger = sit(session, (800, 1280), speed="normal")
    _look(finger, session)
    board = finger.table.board
    finger.until(lambda: not board.flying.is_moving)
    for _turn in range(12):
        if finger.table.handover.must_look:
            finger.glimpse()
        if session.held is not None:
            finger.table.end_button.end_turn()
        elif not session.is_bots_turn:
            finger.table.course.play(session.state.moves()[0])
        for _frame in range(40):
            if GLIMPSE in board.hits:
                finger.tap(*_point(board))
            finger.frames(1)
            assert _is_in_step(finger)
            assert not _is_seen(finger)
        board.close()


def _point(board: Any) -> tuple[float, float]:
    x, y = board.hits[GLIMPSE].centre
    return float(x), float(y)


@pytest.mark.parametrize("size", [PHONE, (640, 360), (800, 1280), DESKTOP])
def test_the_sheet_about_a_hidden_enemy_has_the_losses_and_rewards_of_all_that_may_come(
    sit: Any, written: list[Any], size: tuple[int, int]
) -> None:
    finger = sit(session_where(influences, "pbbb"), size)
    written.clear()
    finger.table.board.open(ENEMY)
    finger.frames(2)
    year = finger.table.sight.view.year
    enemies = [ENEMIES[card] for card in enemy_cards(year)]
    texts = [text for text, _place in written]
    for tokens in (tokens for enemy in enemies for tokens in (losses_of(enemy), reward_of(enemy))):
        assert {signed(token.amount) for token in tokens} <= set(texts)
    assert {"Defeat", "Victory", *(str(enemy.strength) for enemy in enemies)} <= set(texts)
