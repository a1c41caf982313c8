"""A replay: touch and keys step forward and back through a past game, seen from any seat and never changed."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.commands.finger import tap_point
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.games.kingsburg.events import Fought
from kingdoms.store import Store
from kingdoms.store.seal import seal, unseal
from kingdoms.ui.replay.pace import SPEEDS
from kingdoms.ui.score.winner_line import winner_line
from kingdoms.ui.table.log import LogLine, last_lines
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import IconButton, InkButton, InkSlider, Sheet, Toast
from kingdoms.ui.widgets.popover import Popover
from tests.store.disk import contents
from tests.store.shelf import exported, import_games
from tests.ui.geometry import FINGER
from tests.ui.positions import GAME, new_session

Launch = Callable[..., Any]
SIZES = [(360, 640), (640, 360), (1280, 800)]


def played(players: str = "pb", decisions: int = 3000, game: Any = GAME) -> Session:
    """A game of sensible decisions, played to its end or for this many decisions."""
    session = new_session(players, 3, game)
    session.key = "game"
    rng = random.Random(1)
    for _decision in range(decisions):
        session.end_turn()
        if session.is_over:
            break
        session.play(rng.choice(session.game.bot.sensible(session.state, session.state.moves())))
    session.end_turn()
    return session


def opened(launch: Launch, session: Session, size: tuple[int, int] = (360, 640)) -> Any:
    """Files this game, finished or not, and opens its replay."""
    finger = launch(size)
    theme.speed = "off"
    finger.app.store.abandon(session)
    finger.app.show("replay", key=session.key)
    finger.frames(4)
    return finger


def tap(finger: Any, icon: str) -> None:
    finger.tap_widget(finger.find(IconButton, icon=icon)[0])


def test_the_end_of_an_abandoned_game_is_announced(launch: Launch) -> None:
    finger = opened(launch, played(decisions=3))
    tap(finger, "to_end")
    assert finger.app.front.prompt == "The game was stopped here."
    assert finger.app.front.news
    tap(finger, "chevron_left")
    assert finger.app.front.prompt != "The game was stopped here."


@pytest.mark.parametrize("size", SIZES)
def test_touch_steps_forward_and_back(launch: Launch, size: tuple[int, int]) -> None:
    session = played()
    (winner,) = session.state.winners()
    finger = opened(launch, session, size)
    replay, board = finger.app.front.replay, finger.app.front.board
    assert (replay.position, finger.app.front.prompt) == (0, "The game begins.")
    for icon, position in (
        ("chevron_right", 1), ("chevron_right", 2), ("chevron_left", 1), ("to_end", len(session.log)),
        ("chevron_right", len(session.log)), ("chevron_left", len(session.log) - 1), ("to_start", 0),
        ("chevron_left", 0),
    ):  # fmt: skip
        tap(finger, icon)
        assert replay.position == position
        assert board.sight.view.fingerprint() == replay.session.state.view(0).fingerprint()
    line = finger.find(InkSlider)[0]
    touch = finger.down(*line.to_window(line.center_x, line.center_y))
    finger.frames(2)
    assert abs(replay.position - len(session.log) / 2) <= 2
    finger.drag(touch, *line.to_window(line.right, line.center_y))
    finger.up(touch)
    assert replay.position == len(session.log)
    assert (finger.app.front.prompt, finger.app.front.crest) == (winner_line(session), session.seats[winner].crest)
    buttons = [button for button in finger.find(IconButton) if not button.disabled]
    assert len(buttons) == 10
    for widget in (*buttons, line):
        left, low = widget.to_window(widget.x, widget.y)
        assert min(widget.size) >= FINGER
        assert left >= 0
        assert low >= 0
        assert left + widget.width <= size[0]
    assert board.to_window(*board.pos)[1] >= (FINGER if size != (640, 360) else 0)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_described_decision_by_decision(launch: Launch, key: str) -> None:
    session = played("pb", 60, GAMES[key])
    finger = opened(launch, session)
    screen = finger.app.front
    words = session.game.words
    # At the last decision the prompt says that the game was stopped there.
    for position, decision in enumerate(session.log[:-1], 1):
        screen.step_on()
        assert screen.replay.position == position
        happened = session.game.for_log(decision.events)
        lines = [line for event in happened if (line := words.line(event, session.names_in_sentences))]
        if screen.board.flying.is_waiting:
            assert screen.prompt == screen.board.caption
            screen.board.close()
        name = screen.board.sight.captions[decision.seat]
        assert screen.prompt == lines[0] if lines else screen.prompt.startswith(name)
        assert screen.board.sight.lit == {}
    screen.go_to(30)
    assert screen.board.sight.view.fingerprint() == screen.replay.session.state.view(screen.viewer).fingerprint()


def test_nothing_can_be_played_and_everything_is_explained(launch: Launch) -> None:
    finger = opened(launch, played("pb", 9))
    screen = finger.app.front
    tap(finger, "to_end")
    files = contents(finger.app.folder)
    for thing in list(screen.board.hits):
        finger.tap(*screen.board.to_window(*tap_point(screen.board, thing)))
        has_told = bool(finger.find(Popover)) or screen.board.opened is not None or thing[0] == "page"
        assert has_told, thing
        screen.close_all()
        screen.board.close()
    assert screen.replay.position == len(screen.replay)
    assert contents(finger.app.folder) == files


def test_keys_step_through_the_game(launch: Launch) -> None:
    finger = opened(launch, played())
    screen = finger.app.front
    for key, position in (("right", 1), ("right", 2), ("left", 1)):
        finger.press(key)
        assert screen.replay.position == position
    finger.press(" ")
    assert screen.is_playing
    finger.press("right")
    assert (screen.is_playing, screen.replay.position) == (False, 2)
    finger.press("?")
    assert finger.app.trail[-1][0] == "rules"
    finger.app.back()
    assert (finger.app.front, screen.replay.position) == (screen, 2)


def ticks_to_the_end(screen: Any) -> int:
    """Ticks until the replay stops by itself, without waiting in real time; returns the number of ticks."""
    count = 0
    while screen.is_playing:
        screen.pace.tick(0.05)
        count += 1
    return count


def test_it_plays_by_itself_at_three_speeds_and_stops_at_the_end(launch: Launch) -> None:
    finger = opened(launch, played("pb", 4))
    screen = finger.app.front
    ticks = []
    for number in range(len(SPEEDS)):
        assert SPEEDS[int(screen.speed)].icon == SPEEDS[(1 + number) % 3].icon
        screen.go_to(0)
        tap(finger, "play")
        ticks.append(ticks_to_the_end(screen))
        assert screen.replay.position == len(screen.replay) == 4
        tap(finger, SPEEDS[int(screen.speed)].icon)
    steady, quick, slow = ticks
    assert quick < steady < slow
    tap(finger, "play")
    assert screen.replay.position == 0
    tap(finger, "pause")
    assert not screen.is_playing


def runs_on(screen: Any) -> bool:
    """Lets a moment pass; returns whether the time until the next decision is running down."""
    screen.pace.tick(0.05)
    return screen.pace.left < 1


def test_reading_pauses_it(launch: Launch) -> None:
    finger = opened(launch, played())
    screen = finger.app.front
    tap(finger, "play")
    assert runs_on(screen)
    tap(finger, "log")
    assert not runs_on(screen)
    finger.app.back()
    assert runs_on(screen)
    screen.choose_eyes()
    assert not runs_on(screen)


def test_the_log_ends_at_the_current_position(launch: Launch) -> None:
    finger = opened(launch, played())
    finger.app.front.go_to(2)
    tap(finger, "log")
    finger.frames(30)
    texts = {line.text for line in finger.find(LogLine)}
    assert "You have chosen a character." in texts
    assert len(texts) < 10


def test_a_game_of_one_person_is_seen_from_their_seat(launch: Launch) -> None:
    finger = opened(launch, played("pb"))
    for _step in range(8):
        finger.app.front.step_on()
        assert finger.app.front.viewer == 0


def all_text(finger: Any) -> str:
    """The text at the top of the replay, the names on the board, and the log."""
    screen = finger.app.front
    screen.go_to(40)
    captions = screen.sight.captions
    log = [line.text for line in last_lines(screen.session, 30)]
    return "\n".join([screen.prompt, screen.news, *captions, *log])


def test_the_only_person_is_you_in_a_game_played_here_and_seen_from_their_seat(launch: Launch) -> None:
    finger = opened(launch, played("pb"))
    assert "You" in all_text(finger)
    assert "Anna" not in all_text(finger)


@pytest.mark.parametrize("whose", ["Whoever is deciding", "Bruno"])
def test_nobody_is_you_through_other_eyes(launch: Launch, whose: str) -> None:
    finger = opened(launch, played("pb"))
    for name in (whose, "Anna"):
        tap(finger, "eye")
        finger.frames(30)
        finger.tap_widget(finger.find(InkButton, text=name)[0])
        assert ("You" in all_text(finger), "Anna" in all_text(finger)) == (name == "Anna", name != "Anna")


def test_an_imported_game_names_everybody(launch: Launch, tmp_path: Path) -> None:
    finger = launch((360, 640))
    theme.speed = "off"
    friend = Store(tmp_path / "friend")
    friend.abandon(played("pb"))
    import_games(finger.app.store.history, exported(friend.history))
    finger.app.show("replay", key="game")
    finger.frames(4)
    assert "Anna" in all_text(finger)
    assert "You" not in all_text(finger)
    tap(finger, "eye")
    finger.frames(30)
    finger.tap_widget(finger.find(InkButton, text="Anna")[0])
    assert "You" not in all_text(finger)
    finger.app.front.go_to(len(finger.app.front.replay))
    assert finger.app.front.prompt in ("Anna wins", "Bruno wins")


def test_a_game_of_several_people_is_seen_from_the_seat_that_decides_or_from_a_chosen_one(launch: Launch) -> None:
    finger = opened(launch, played("pp", 30))
    screen = finger.app.front
    for decision in screen.replay.log:
        screen.step_on()
        assert screen.viewer == decision.seat
    tap(finger, "eye")
    finger.frames(30)
    finger.tap_widget(finger.find(InkButton, text="Bruno")[0])
    assert Sheet.topmost() is None
    for position in (0, 7, 20):
        screen.go_to(position)
        assert screen.viewer == 1


def is_battle(event: Any) -> bool:
    return isinstance(event, Fought)


def test_a_scene_that_must_be_seen_stays_until_it_is_closed_or_until_the_next_step(launch: Launch) -> None:
    session = played("pb", game=GAMES["kingsburg"])
    finger = opened(launch, session)
    screen = finger.app.front
    winter = next(number for number, decision in enumerate(session.log) if any(map(is_battle, decision.events)))
    screen.go_to(winter)
    screen.step_on()
    assert screen.board.flying.is_waiting
    assert screen.bar_title.startswith("Year I ·")
    assert session.game.words.progress(screen.replay.session.state).startswith("Year II ·")
    screen.step_on()
    assert (screen.replay.position, screen.board.opened) == (winter + 2, None)
    screen.go_to(winter)
    screen.toggle()
    while screen.replay.position == winter or screen.board.flying.is_waiting:
        screen.pace.tick(0.25)
    assert screen.board.opened is None


def test_the_title_fits_the_window_when_its_width_changes(launch: Launch) -> None:
    finger = opened(launch, played("pb", 12))
    screen, place = finger.app.front, finger.app.front.bar_title
    for size, title in (((1280, 800), f"Rival Kings · {place}"), ((640, 360), place), ((800, 1280), "Rival Kings · ")):
        Window.size = size
        finger.frames(3)
        assert screen.bar_title.startswith(title)
        assert screen.bar_title.endswith(place)


def test_an_imported_game_can_be_replayed_too(launch: Launch) -> None:
    finger = opened(launch, played("pb", 12))
    data = exported(finger.app.store.history, "game")
    finger = launch(folder=finger.app.folder / "friend")
    import_games(finger.app.store.history, data)
    finger.app.show("replay", key="game")
    tap(finger, "to_end")
    assert finger.app.front.replay.position == 12


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("game", "This game was saved under different rules."),
        ("none", "This game no longer exists."),
    ],
)
def test_a_game_that_cannot_be_replayed_is_reported_in_one_sentence(launch: Launch, key: str, sentence: str) -> None:
    finger = opened(launch, played("pb", 5))
    folder = finger.app.folder
    path = folder / "history" / "0001.json"
    content = unseal("history", path.read_bytes())
    content["_default"]["1"]["rules"] += 1
    path.write_bytes(seal("history", content))
    finger = launch(folder=folder)
    finger.app.show("replay", key=key)
    finger.frames(2)
    assert finger.app.trail == [("home", {})]
    assert Toast.shown().text == sentence


def test_a_game_without_decisions_has_only_its_beginning(launch: Launch) -> None:
    finger = opened(launch, played("pb", 0))
    line = finger.find(InkSlider)[0]
    for icon in ("chevron_right", "to_end", "chevron_left", "play"):
        tap(finger, icon)
    finger.tap(*line.to_window(line.right - 10, line.center_y))
    ticks_to_the_end(finger.app.front)
    assert (finger.app.front.replay.position, line.value, line.max) == (0, 0, 0)
    assert finger.app.front.prompt == "The game was stopped here."


def test_a_running_game_cannot_be_replayed(launch: Launch) -> None:
    finger = launch()
    session = played("pb", 5)
    finger.app.store.keep(session)
    finger.app.show("replay", key=session.key)
    finger.frames(2)
    assert finger.app.trail == [("home", {})]
    assert Toast.shown().text == "This game no longer exists."


def test_a_replay_starts_from_the_beginning_when_it_is_opened_again(launch: Launch) -> None:
    finger = opened(launch, played("pb", 12))
    tap(finger, "to_end")
    finger.app.back()
    assert finger.app.trail == [("home", {})]
    finger.app.show("replay", key="game")
    assert finger.app.front.replay.position == 0


def test_a_tap_on_a_bots_move_explains_it(launch: Launch) -> None:
    session = played(decisions=30)
    finger = opened(launch, session)
    number = next(number for number, decision in enumerate(session.log) if decision.seat == 1)
    for position in (number, number + 1):
        finger.app.front.go_to(position)
        finger.tap_widget(finger.app.front.ids.prompt)
        told = finger.find(Popover)
        assert [popover.title for popover in told] == ["Bruno: Squire"] * (position == number + 1)


def test_a_replay_that_is_moved_is_painted_where_it_is(launch: Launch) -> None:
    finger = opened(launch, played(decisions=3))
    screen = finger.app.front
    screen.pos_hint, screen.x = {"x": 0.1}, 36
    finger.frames(2)
    assert screen.in_window.x == 36
