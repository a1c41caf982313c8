"""A season of Kingsburg by touch: with five seats and the published edition, at normal speed, and with large text."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kingdoms.commands.finger import Finger
from kingdoms.core.session import Session
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import SPRING
from kingdoms.games.kingsburg.events import Built, Influenced, Rolled
from kingdoms.ui.drawing import text
from kingdoms.ui.drawing.text import Style, TextBox, texts
from kingdoms.ui.theme import theme
from tests.ui.boards.kingsburg.positions import KINDS, PUBLISHED, dice, influences, offering, session_where
from tests.ui.boards.reach import at_each, reach
from tests.ui.conftest import PHONE
from tests.ui.geometry import FINGER, is_inside
from tests.ui.playing.player import Player
from tests.ui.positions import NAMES, new_session


@pytest.fixture
def start(launch: Callable[..., Finger]) -> Iterator[Callable[..., Finger]]:
    """Starts a game that is saved from then on, so that it can be left and opened again."""

    def start(session: Session, scale: float = 1.0, speed: str = "off") -> Finger:
        finger = launch(PHONE)
        finger.app.set("speed", speed)
        finger.app.set("text_scale", scale)
        finger.app.start_game(session)
        finger.frames(4)
        return finger

    yield start
    theme.text_scale = 1.0


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All text that was shortened with an ellipsis, except for players' names, which have a crest beside them."""
    shortened: list[str] = []
    fitted = text.fitted

    def note(words: str, style: Style, box: TextBox) -> tuple[str, Style]:
        found = fitted(words, style, box)
        if "…" in found[0] and "…" not in words and words not in NAMES:
            shortened.append(words)
        return found

    monkeypatch.setattr(text, "fitted", note)
    return shortened


def read_all(finger: Any, cut: list[str], language: str = "en") -> None:
    """Repaints everything in this language, so that `cut` holds only the text cut off now."""
    finger.app.set("language", language)
    finger.frames(3)
    cut.clear()
    texts.forget()
    theme.dispatch("on_change")
    finger.frames(3)


def play_a_season(finger: Any, seed: int = 4) -> Session:
    """Plays to the end of the first spring."""
    player = Player(finger, random.Random(seed))
    player.play_until(lambda: player.session.state.phase > SPRING)
    happened = {type(event) for event in player.session.past}
    assert {Rolled, Influenced, Built} <= happened
    return player.session


@pytest.mark.parametrize("players", ["pbbbb", "ppbbb"])
def test_a_season_with_five_seats_and_the_published_rules(start: Any, players: str) -> None:
    session = play_a_season(start(new_session(players, 3, GAME, ruleset="published")))
    assert session.state.ruleset == "published"
    placed = {event.seat for event in session.past if isinstance(event, Influenced)}
    assert placed == set(range(5))


@pytest.mark.usefixtures("steady")
def test_a_season_in_which_everything_moves_at_normal_speed(start: Any) -> None:
    finger = start(new_session("pbb", 5, GAME), speed="normal")
    play_a_season(finger)
    assert not finger.table.board.is_in_the_air(("die", 0, 0))


def test_a_season_with_text_twice_as_large(start: Any) -> None:
    play_a_season(start(new_session("pbb", 7, GAME), 2.0))


@pytest.mark.parametrize("language", ["en", "hu"])
def test_with_text_at_double_size_nothing_is_shortened_and_everything_is_within_reach(
    sit: Any, cut: list[str], language: str
) -> None:
    for finger in at_each(sit, map(offering, [*KINDS, *PUBLISHED, "SetAside"]), PHONE, 2.0):
        read_all(finger, cut, language)
        board = finger.table.board
        for page in board.pages():
            board.turn_to(page)
            finger.frames(3)
        for thing in board.sight.lit:
            hit = reach(finger, thing)
            assert min(hit.width, hit.height) >= FINGER - 1, thing
            assert is_inside(hit, board.rect), thing
        assert cut == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_with_text_at_double_size_notes_about_picked_dice_are_not_shortened(
    sit: Any, cut: list[str], language: str
) -> None:
    finger = sit(session_where(influences), PHONE, 2.0)
    read_all(finger, cut, language)
    for die in dice(finger):
        finger.tap_thing(die)
        finger.frames(3)
        assert finger.table.prompt == finger.table.board.note(finger.table.board.sight)
    assert cut == []
