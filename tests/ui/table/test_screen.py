"""The table: what is lit and what a tap does, the curtain, the log and the menu."""

import math
import random
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.commands.finger import tap_point
from kingdoms.core.words.language import numeral
from kingdoms.games import GAMES
from kingdoms.games.rival_kings.moves import Skip
from kingdoms.games.rival_kings.state import HIDDEN
from kingdoms.games.rival_kings.words.labels import wastes
from kingdoms.ui.board.sight import BUTTONS, CLOSE, END, SKIP
from kingdoms.ui.boards.rival_kings.pieces.characters import REVEAL
from kingdoms.ui.durations import DURATIONS
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Sheet
from kingdoms.ui.widgets.popover import Popover
from tests.ui.positions import GAME, can_make, finished, new_session, session_where
from tests.ui.touches import lit_of

DESKTOP = (1280, 800)


def is_covered(finger: Any) -> bool:
    return finger.table.curtain is not None


def popovers() -> list[Popover]:
    return [child for child in Window.children if isinstance(child, Popover)]


# Lit things, and what a tap does.


def test_exactly_the_things_of_the_legal_moves_are_lit(sit: Any) -> None:
    session = session_where(can_make("Buy"))
    finger = sit(session)
    moves = session.state.moves()
    assert {move for moves in lit_of(finger).values() for move in moves} == set(moves)
    targets = {GAME.words.target(session.state, move) for move in moves}
    # Where several actions are possible, each of them is lit too, and picks among its own moves.
    assert {thing for thing in lit_of(finger) if thing[0] != "action"} == targets


def test_a_tap_on_a_lit_thing_makes_its_only_move(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session)
    move, decisions = session.state.moves()[0], len(session.log)
    finger.tap_thing(("hand", move.character))
    assert session.log[decisions].move == move


def test_a_thing_with_several_moves_asks_which_one(sit: Any) -> None:
    session = session_where(lambda state: any(getattr(move, "blacksmith", False) for move in state.moves()))
    finger = sit(session)
    thing, moves = next((thing, moves) for thing, moves in lit_of(finger).items() if len(moves) > 1)
    count = len(session.log)
    finger.tap_thing(thing)
    assert len(session.log) == count
    sheet = Sheet.topmost()
    assert sheet is not None
    buttons = [button for button in sheet.walk() if isinstance(button, InkButton)]
    labels = {button.text for button in buttons}
    # Choices are golden here too.
    assert {button.kind for button in buttons} == {"choice"}
    assert labels == {GAME.words.label(session.state, move) for move in moves}
    finger.frames(10)
    finger.tap_widget(finger.find(InkButton, text=GAME.words.label(session.state, moves[1]))[0])
    assert session.log[count].move == moves[1]


def can_skip_at_once(state: Any) -> bool:
    """Whether something in Rival Kings can be skipped without a question, since taking it would not be free."""
    return can_make("Skip")(state) and not wastes(state, Skip())


def test_a_move_that_can_be_skipped_has_a_button_that_says_so(sit: Any) -> None:
    session = session_where(can_skip_at_once)
    finger = sit(session)
    skip = next(move for move in session.state.moves() if type(move).__name__ == "Skip")
    assert finger.table.board.sight.label(SKIP) == GAME.words.label(session.state, skip)
    decisions = len(session.log)
    finger.tap_thing(SKIP)
    assert type(session.log[decisions].move).__name__ == "Skip"


def test_an_unlit_thing_says_what_it_is_and_why_it_cannot_be_chosen(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session)
    finger.tap_thing(("supply",))
    (popover,) = popovers()
    assert popover.title == GAME.words.thing(session.state, ("supply",), session.names)[0]
    assert popover.why_not == GAME.words.why_not(session.state, ("supply",))
    assert popover.x >= 0
    assert popover.right <= Window.width
    assert popover.y >= 0
    assert popover.top <= Window.height


def test_the_next_touch_dismisses_the_explanation_and_works_as_usual(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session)
    finger.tap_thing(("supply",))
    character, decisions = session.state.moves()[0].character, len(session.log)
    finger.tap_thing(("hand", character))
    assert not popovers()
    assert session.log[decisions].move.character == character


def test_a_touch_on_the_skip_button_dismisses_the_explanation_and_skips(sit: Any) -> None:
    session = session_where(can_skip_at_once)
    finger = sit(session)
    finger.tap_thing(("supply",))
    assert popovers()
    decisions = len(session.log)
    finger.tap_thing(SKIP)
    assert not popovers()
    assert len(session.log) > decisions


def test_a_second_tap_right_after_a_decision_skips_nothing(
    sit: Any, steady: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_where(can_skip_at_once, "pbbb")
    finger = sit(session, speed="normal")
    monkeypatch.setitem(DURATIONS, "reaction", 0.6)
    board, decisions = finger.table.board, len(session.log)
    where = board.hits[SKIP].centre
    finger.tap(*where)
    assert len(session.log) > decisions
    moving, decided = board.flying.is_moving, len(session.log)
    finger.tap(*where)
    assert (board.flying.is_moving, len(session.log)) == (moving, decided)


def test_a_second_tap_right_after_a_turn_makes_no_move_for_the_next_person(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_where(lambda state: state.agenda[-1][0] == "influence", "pp", 1, GAMES["kingsburg"])
    finger = sit(session, speed="off")
    table, decider = finger.table, session.actor
    monkeypatch.setitem(DURATIONS, "reaction", math.inf)
    table.course.play(
        next(move for move in session.state.moves() if session.state.after(move).seat not in (decider, None))
    )
    finger.frames(3)
    assert session.actor not in (decider, None)
    decisions, picking = len(session.log), table.board.picking
    at_once = next(thing for thing in table.sight.lit if len(picking.ready.get(thing, ())) == 1)
    finger.tap_thing(at_once)
    assert len(session.log) == decisions
    monkeypatch.setitem(DURATIONS, "reaction", 0)
    finger.tap_thing(at_once)
    assert len(session.log) > decisions


def test_back_from_a_finished_table_closes_what_is_open_and_then_shows_the_score_sheet(sit: Any) -> None:
    finger = sit(finished(2))
    finger.press("l")
    finger.frames(30)
    finger.press("escape")
    assert finger.app.trail[-1][0] == "table"
    finger.press("escape")
    assert [name for name, _what in finger.app.trail] == ["home", "score"]


def test_between_table_and_score_sheet_the_way_home_gets_no_longer(sit: Any) -> None:
    finger = sit(finished(2))
    for _look in range(2):
        finger.tap_thing(END)
        finger.app.front.look_at_table()
    finger.tap_thing(END)
    finger.press("escape")
    assert finger.app.trail[-1][0] == "home"


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280), DESKTOP])
def test_an_explanation_never_covers_the_prompt(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(can_make("Choose")), size)
    board = finger.table.board
    floor = board.to_window(*board.prompt_box[:2])[1]
    for thing in list(board.hits):
        if board.can_open(thing) or board.picking.ways(thing) or thing[0] in ("page", "skip") or thing in BUTTONS:
            continue
        finger.tap_thing(thing)
        (popover,) = popovers()
        assert popover.top <= floor
        assert popover.y >= 0
        popover.dismiss()


def test_the_bar_can_be_tapped_while_an_explanation_is_over_it(sit: Any) -> None:
    finger = sit(session_where(can_make("Choose")))
    finger.tap_thing(("supply",))
    popovers()[0].pos, popovers()[0].size = (0, 0), Window.size
    finger.tap_widget(finger.find("IconButton", tooltip="Log")[0])
    assert not popovers()
    assert finger.table.log.is_out


def test_the_title_fits_the_window_when_its_width_changes(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session, DESKTOP)
    place = GAME.words.progress(session.state)
    for size in ((360, 640), (640, 360), (360, 640), (800, 1280)):
        Window.size = size
        finger.frames(3)
        assert finger.table.bar_title == (place if size == (360, 640) else f"Rival Kings · {place}")


def test_points_are_explained_by_the_parts_of_the_score_sheet(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session)
    finger.tap_thing(("points", 0))
    (popover,) = popovers()
    for key, name in GAME.words.parts():
        assert f"{name}: {numeral(session.state.scores()[0].parts[key])}" in popover.text


def test_a_long_press_shows_a_card_at_reading_size_with_its_rule(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger, before = sit(session), len(session.log)
    touch = finger.down(*tap_point(finger.table.board, ("pile", 2)))
    finger.until(lambda: Sheet.topmost() is not None, most=500_000)
    finger.up(touch)
    sheet = Sheet.topmost()
    title, text = GAME.words.thing(session.state.view(0), ("pile", 2), session.names)
    assert sheet.title == title
    assert any(getattr(widget, "text", "") == text for widget in sheet.walk())
    assert len(session.log) == before


def test_a_finger_that_slides_off_chooses_nothing(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session)
    count = len(session.log)
    touch = finger.down(*tap_point(finger.table.board, ("hand", session.state.moves()[0].character)))
    finger.drag(touch, 180, 400)
    finger.up(touch)
    assert len(session.log) == count


# The curtain.


def test_people_hand_over_the_device_behind_a_curtain(sit: Any) -> None:
    session = new_session("pp")
    finger = sit(session)
    table = finger.table
    assert is_covered(finger)
    assert table.curtain.who == "Anna"
    assert table.viewer is None
    table.curtain.dispatch("on_lift")
    finger.frames(2)
    assert table.viewer == 0
    finger.play(session.state.moves()[0])
    assert is_covered(finger)
    assert table.curtain.who == "Bruno"


def test_nothing_secret_is_on_the_table_under_the_curtain(sit: Any) -> None:
    session = new_session("ppp")
    finger = sit(session)
    assert is_covered(finger)
    view = finger.table.board.sight.view
    assert all(card == HIDDEN for hand in view.hands for card in hand)
    assert not any(thing[0] == "hand" for thing in finger.table.board.hits)
    assert not lit_of(finger)


def test_nothing_under_the_curtain_can_be_touched(sit: Any) -> None:
    session = new_session("pp")
    finger = sit(session)
    finger.tap(*tap_point(finger.table.board, ("pile", 0)))
    finger.press("l")
    assert not popovers()
    assert finger.table.board.opened is None
    assert finger.table.log is None


def test_the_curtain_is_lifted_by_its_button(sit: Any) -> None:
    session = new_session("pp")
    finger = sit(session)
    button = next(widget for widget in finger.table.curtain.walk() if isinstance(widget, InkButton))
    finger.tap_widget(button)
    assert not is_covered(finger)
    assert finger.table.viewer == 0


def test_the_curtain_falls_on_a_pause_and_on_returning_to_the_table(sit: Any) -> None:
    session = new_session("pp")
    finger = sit(session)
    finger.table.curtain.dispatch("on_lift")
    finger.table.on_pause()
    assert is_covered(finger)
    assert finger.table.viewer is None
    finger.table.curtain.dispatch("on_lift")
    finger.app.show("home")
    finger.app.show("table", session=session)
    assert is_covered(finger)


def test_a_person_playing_alone_never_sees_the_curtain(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session)
    finger.table.on_pause()
    finger.frames(2)
    assert not is_covered(finger)
    assert finger.table.viewer == 0


def test_a_secret_choice_can_be_undone_before_the_next_person_chooses(sit: Any) -> None:
    session = new_session("pp")
    finger = sit(session)
    finger.table.curtain.dispatch("on_lift")
    finger.play(session.state.moves()[0])
    finger.frames(2)
    finger.tap_widget(finger.find(InkButton, text="Anna: choose again")[0])
    assert session.log == []
    assert finger.table.curtain.who == "Anna"


# The bar.


def test_the_log_has_every_event_with_names(sit: Any) -> None:
    session = session_where(can_make("Buy"))
    finger = sit(session)
    finger.press("l")
    assert finger.table.log.is_out
    told = [line["text"] for line in finger.table.log.lines.data]
    events = [event for decision in session.log for event in GAME.for_log(decision.events)]
    lines = ((event, GAME.words.line(event, session.names_in_sentences)) for event in events)
    headed = (line.removesuffix(".") if GAME.words.is_heading(event) else line for event, line in lines if line)
    assert told == ["The game begins.", *headed]
    finger.press("l")
    assert not finger.table.log.is_out


def test_back_closes_what_is_open_and_then_opens_the_menu(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session)
    finger.tap_thing(("pile", 0))
    assert finger.table.board.opened == ("pile", 0)
    finger.press("escape")
    assert finger.table.board.opened is None
    finger.press("escape")
    assert Sheet.topmost() is not None
    finger.press("escape")
    assert Sheet.topmost() is None


def test_the_menu_leads_home(sit: Any) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session)
    finger.press("escape")
    button = finger.find(InkButton, icon="home")[0]
    button.dispatch("on_release")
    finger.frames(2)
    assert finger.app.trail[-1][0] == "home"


def test_the_rules_are_one_key_away(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_where(can_make("Choose"))
    finger = sit(session)
    shown: list[Any] = []
    monkeypatch.setattr(finger.app, "show", lambda name, **what: shown.append((name, what)))
    finger.press("?")
    assert shown == [("rules", {"game": "rival_kings", "page": "round", "setup": session.setup})]


def test_keyboard_focus_moves_over_lit_things_and_enter_chooses(sit: Any) -> None:
    session = session_where(can_make("Choose"), after=10)
    finger = sit(session, DESKTOP)
    board = finger.table.board
    finger.press("tab")
    assert board.is_focused
    assert board.focus_key in lit_of(finger)
    character, decisions = board.focus_key[1], len(session.log)
    finger.press("enter")
    assert session.log[decisions].move.character == character


# Whole games.


@pytest.mark.parametrize("size", [(360, 640), (800, 1280), (1280, 800), (640, 360)])
def test_a_whole_game_is_played_by_touch(sit: Any, size: tuple[int, int]) -> None:
    session = new_session("pbp", seed=3)
    finger = sit(session, size)
    board, rng = finger.table.board, random.Random(5)
    for _ in range(1500):
        if session.is_over:
            break
        if is_covered(finger):
            finger.tap_widget(next(w for w in finger.table.curtain.walk() if isinstance(w, InkButton)))
        elif session.held is not None:
            if session.can_undo() and rng.random() < 0.1:
                finger.press("u")
            else:
                finger.end_turn()
        elif board.opened == REVEAL:
            finger.tap_thing(CLOSE)
        elif lit_of(finger):
            finger.play(rng.choice(GAME.bot.sensible(session.state, session.state.moves())))
        else:
            finger.until(lambda: not session.is_bots_turn or is_covered(finger) or board.opened == REVEAL)
    assert session.is_over


def test_the_board_keeps_clear_of_the_system_bars(sit: Any) -> None:
    finger = sit(new_session("pb"))
    theme.insets = [6, 24, 10, 32]
    finger.frames(4)
    board = finger.table.board
    left, low = board.to_window(*board.pos)
    assert (left, low, board.width) == (6, 32, 360 - 16)
    assert low + board.height <= 640 - 24 - 48
    theme.insets = [0, 0, 0, 0]


def test_an_explanation_disappears_when_the_screen_is_turned(sit: Any) -> None:
    finger = sit(session_where(can_make("Choose")))
    finger.tap_thing(("supply",))
    assert popovers()
    Window.size = (640, 360)
    finger.frames(2)
    assert not popovers()


def test_after_the_end_a_button_leads_to_the_score_sheet(sit: Any) -> None:
    finger = sit(finished(2))
    assert finger.table.board.buttons.step == "Score sheet"
    finger.tap_thing(END)
    assert finger.app.trail[-1][0] == "score"
