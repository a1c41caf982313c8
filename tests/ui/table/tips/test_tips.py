"""Tips for new players on the real screens: where they are, when there are none, and who has seen which."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games import GAMES
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.tutorial.callout import Callout
from kingdoms.ui.tutorial.lessons import start_lesson
from kingdoms.ui.widgets import InkButton, Sheet
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.drawing.painted import Record
from tests.ui.geometry import overlap
from tests.ui.positions import new_session, session_where
from tests.ui.table.tips.tip_positions import session_with
from tests.ui.touches import press

Launch = Callable[..., Any]
SIDEWAYS = (640, 360)
SIZES = {"phone": PHONE, "phone sideways": SIDEWAYS, "tablet": TABLET, "tablet sideways": DESKTOP}
ROYALS = GAMES["royals"]


@pytest.fixture
def begin(launch: Launch) -> Launch:
    """Sits down at a table with tips, without animations or pauses."""

    def start(session: Session | None = None, size: tuple[int, int] = PHONE) -> Any:
        finger = launch(size, has_tips=True)
        finger.is_drawing = False
        for name in ("speed", "pauses"):
            finger.app.set(name, "off")
        if session is not None:
            sit(finger, session)
        return finger

    return start


def sit(finger: Any, session: Session) -> None:
    finger.app.show("table", session=session)
    finger.frames(6)


def royals(players: str = "pb", key: str = "1") -> Session:
    """A game of Royals in which Anna begins."""
    seeds = (seed for seed in range(99) if new_session(players, seed, ROYALS).state.seat == 0)
    session = new_session(players, next(seeds), ROYALS)
    session.key = key * 32
    return session


def said(finger: Any) -> str:
    """The words of the tip; empty if there is none."""
    return "".join(callout.text for callout in finger.find(Callout))


def key_of(finger: Any) -> str:
    """The key of the tip that is shown; empty if there is none."""
    tips = finger.table.session.game.words.tips()
    return next((tip.key for tip in tips if _(tip.text) == said(finger)), "")


def seen(finger: Any, person: str = "Anna") -> Any:
    return finger.app.store.settings.get("tips_seen").get(person, {})


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_tip_points_at_its_thing_without_covering_it(begin: Launch, game: str, size: tuple[int, int]) -> None:
    finger, tips = begin(size=size), GAMES[game].words.tips()
    for tip in tips:
        finger.app.set("tips_seen", {"Anna": {game: [[], [other.key for other in tips if other != tip]]}})
        sit(finger, session_with(game, tip))
        for language in ("en", "hu"):
            finger.app.set("language", language)
            finger.frames(4)
            (callout,) = finger.find(Callout)
            assert callout.text == _(tip.text)
            assert Rect(0, 0, *size).holds(callout.x, callout.y), tip.key
            assert Rect(0, 0, *size).holds(callout.right, callout.top), tip.key
            subject = callout.subject
            assert subject is not None, tip.key
            # Some cards are as tall as a phone is wide.
            most = subject.width * subject.height / 4 if size == SIDEWAYS else 0
            assert overlap(callout.rect, subject) <= most, tip.key
        finger.app.show("home")


def test_a_tip_comes_up_once_and_the_next_decision_has_the_next(begin: Launch) -> None:
    finger = begin(royals())
    assert key_of(finger) == "draw"
    press(finger, "Got it")
    assert said(finger) == ""
    assert seen(finger) == {"royals": [["1" * 32], ["draw"]]}
    while finger.table.session.state.agenda[-1][0] == "draw":
        finger.play(finger.table.session.state.moves()[0])
        finger.frames(4)
    assert key_of(finger) == "occupy"


def test_a_tip_disappears_with_its_decision_and_counts_as_seen(begin: Launch) -> None:
    finger = begin(royals())
    finger.table.course.play(finger.table.session.state.moves()[0])
    finger.frames(4)
    assert said(finger) == ""
    assert seen(finger)["royals"][1] == ["draw"]


def test_the_table_can_be_used_while_a_tip_is_shown(begin: Launch) -> None:
    finger = begin(royals())
    finger.play(finger.table.session.state.moves()[0])
    assert len(finger.table.session.log) == 1


def test_a_tap_on_a_tip_closes_it(begin: Launch) -> None:
    finger = begin(royals())
    (callout,) = finger.find(Callout)
    finger.tap(callout.x + callout.padding[0], callout.top - callout.padding[1])
    assert said(finger) == ""
    assert finger.table.session.log == []


def test_a_tip_can_be_closed_with_the_keyboard(begin: Launch) -> None:
    finger = begin(royals())
    finger.press("n")
    assert said(finger) == ""
    assert seen(finger)["royals"][1] == ["draw"]


def test_the_back_key_closes_a_tip_before_it_opens_the_menu(begin: Launch) -> None:
    finger = begin(royals())
    assert said(finger)
    assert finger.table.on_back()
    assert (said(finger), Sheet.topmost()) == ("", None)
    assert finger.table.on_back()
    assert Sheet.topmost() is not None


def test_the_buttons_of_a_tip_can_be_reached_with_the_keyboard(begin: Launch) -> None:
    finger = begin(royals())
    (button,) = finger.find(InkButton, text="No more tips")
    for _step in range(60):
        finger.press("tab")
        if button.is_focused:
            break
    finger.press("enter")
    assert said(finger) == ""
    assert seen(finger) is None


def test_whoever_wants_no_more_tips_gets_none_in_any_game(begin: Launch) -> None:
    finger = begin(royals())
    press(finger, "No more tips")
    for game in GAMES.values():
        sit(finger, new_session("pb", 1, game))
        finger.until(lambda: finger.table.can_decide(), most=200_000)
        assert said(finger) == ""
    assert seen(finger) is None


def test_tips_are_for_the_first_two_games_of_a_kind(begin: Launch) -> None:
    finger = begin(royals(key="1"))
    for key in "23":
        finger.app.show("home")
        sit(finger, royals(key=key))
        assert bool(said(finger)) == (key == "2")
    finger.app.show("home")
    sit(finger, new_session("pb", 1, GAMES["kingsburg"]))
    finger.until(lambda: finger.table.can_decide(), most=200_000)
    assert key_of(finger) == "aid"
    assert seen(finger)["royals"] == [["1" * 32, "2" * 32], []]


def test_a_tip_that_nobody_has_read_is_still_there_after_a_break(begin: Launch) -> None:
    finger = begin(royals())
    finger.app.show("settings")
    assert finger.find(Callout) == []
    finger.app.back()
    finger.frames(4)
    assert key_of(finger) == "draw"


def test_each_person_at_the_table_has_their_own_tips(begin: Launch) -> None:
    session = royals("pp")
    finger = begin(session)
    press(finger, "No more tips")
    while session.state.seat == 0:
        session.play(session.state.moves()[-1])
    if session.held is not None:
        session.end_turn()
    finger.table.course.go_on()
    finger.frames(4)
    assert key_of(finger) == "draw"
    assert seen(finger, "Bruno") == {"royals": [["1" * 32], []]}


def test_there_is_no_tip_behind_a_curtain_nor_before_hidden_cards_are_seen(begin: Launch) -> None:
    finger = begin(new_session("pp", 7))
    assert finger.table.curtain is not None
    assert said(finger) == ""
    finger.lift_curtain()
    finger.frames(4)
    assert key_of(finger) == "choose"


def test_there_is_no_tip_while_a_bot_decides(begin: Launch) -> None:
    session = next(session for seed in range(99) if (session := new_session("bp", seed, ROYALS)).state.seat == 0)
    finger = begin()
    finger.app.set("pauses", "long")
    sit(finger, session)
    assert session.is_bots_turn
    assert said(finger) == ""


@pytest.mark.usefixtures("steady")
def test_there_is_no_tip_while_something_is_shown(begin: Launch) -> None:
    finger = begin(royals())
    finger.app.set("speed", "normal")
    finger.table.course.play(finger.table.session.state.moves()[0])
    finger.frames(1)
    assert not finger.table.course.is_at_rest
    assert said(finger) == ""


def test_a_lesson_needs_no_tips_and_does_not_count(begin: Launch) -> None:
    finger = begin()
    start_lesson(finger.app, "royals")
    finger.frames(4)
    assert key_of(finger) == ""
    assert finger.app.store.settings.get("tips_seen") == {}


def test_tips_can_be_switched_off(begin: Launch) -> None:
    finger = begin()
    finger.app.set("tips", False)
    sit(finger, royals())
    assert said(finger) == ""
    assert finger.app.store.settings.get("tips_seen") == {}


def test_the_log_covers_a_tip(begin: Launch) -> None:
    finger = begin(royals())
    finger.press("l")
    finger.frames(4)
    above = finger.table.children
    assert above.index(finger.table.log) < above.index(finger.find(Callout)[0])


def test_very_large_text_still_fits(begin: Launch) -> None:
    for size in SIZES.values():
        finger = begin(royals(), size)
        finger.app.set("text_scale", 2.0)
        for language in ("en", "hu"):
            finger.app.set("language", language)
            finger.frames(6)
            (callout,) = finger.find(Callout)
            buttons = [button for button in callout.walk() if isinstance(button, InkButton)]
            assert all(callout.x <= button.x and button.right <= callout.right for button in buttons)
            assert buttons[0].right <= buttons[1].x


def test_where_a_tip_points_follows_the_page(begin: Launch) -> None:
    tip = next(tip for tip in ROYALS.words.tips() if tip.key == "last_round")
    others = [other.key for other in ROYALS.words.tips() if other != tip]
    finger = begin()
    finger.app.set("tips_seen", {"Anna": {"royals": [[], others]}})
    sit(finger, session_with("royals", tip))
    board = finger.table.board

    def subject() -> Rect:
        return finger.find(Callout)[0].subject

    def place(thing: Thing) -> Rect:
        return board.part_in_window(board.hits[thing])

    assert subject() == place(("page", "tiles"))
    finger.tap_thing(("page", "tiles"))
    finger.frames(4)
    (about,) = (thing for thing in board.hits if thing[0] == "title" and place(thing) == subject())
    assert about == tip.about(None, [])


def second_cycle() -> Session:
    """A game of Rival Kings in which the first player chooses a second character."""
    return session_where(lambda state: state.asked == "choose" and state.cycle == 2, after=0)


def test_a_tip_waits_while_an_overlay_hides_its_thing(begin: Launch) -> None:
    finger = begin(second_cycle(), DESKTOP)
    words = said(finger)
    assert words
    board = finger.table.board
    board.open(("pile", 1))
    finger.frames(2)
    assert said(finger) == ""
    board.close()
    finger.frames(2)
    assert said(finger) == words
    assert "rival_kings" in seen(finger)
    assert seen(finger)["rival_kings"][1] == [], "it has not been read"


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_marks_are_right_around_what_a_tip_is_about(begin: Launch, size: tuple[int, int], monkeypatch: Any) -> None:
    game, key = "rival_kings", "settle"
    (tip,) = (tip for tip in GAMES[game].words.tips() if tip.key == key)
    finger, others = begin(size=size), [other.key for other in GAMES[game].words.tips() if other.key != key]
    finger.app.set("tips_seen", {"Anna": {game: [[], others]}})
    sit(finger, session_with(game, tip))
    (callout,), board = finger.find(Callout), finger.table.board
    marked: list[Rect] = []
    monkeypatch.setattr("kingdoms.ui.tutorial.callout._mark", lambda _painter, rect: marked.append(rect))
    callout.paint(Record())
    (mark,) = marked
    thing = ("markers", 0)
    edge = board.part_in_window(board.painting.shown[thing].edge)
    assert mark.inset(theme.unit).width <= edge.width <= mark.width
    assert mark.inset(theme.unit).height <= edge.height <= mark.height
