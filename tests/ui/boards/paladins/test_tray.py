"""The Paladins board: choices in the tray say in words what they give, wherever there is room."""

from typing import Any
from unittest.mock import MagicMock

import pytest
from kivy.metrics import dp

from kingdoms.commands.audit.sizes import texts_of
from kingdoms.core.words.language import capitalised
from kingdoms.games.paladins.board import JAR_SPACES
from kingdoms.games.paladins.words.labels import options
from kingdoms.games.paladins.words.phrases import reward, short_reward
from kingdoms.ui.board.sight import Places
from kingdoms.ui.theme import TYPE
from kingdoms.ui.widgets import Sheet
from tests.ui.boards.paladins.positions import session_where

TABLETS = [(800, 1280), (1280, 800), (600, 960), (960, 600), (1600, 1000)]


def _has_many_jars(state: Any) -> bool:
    return state.agenda[-1][0] == "jar" and len(state.moves()) > 6


def _has_five_jars(state: Any) -> bool:
    return state.agenda[-1][0] == "jar" and len(state.moves()) == 5


def _chooses(state: Any) -> bool:
    return bool(state.agenda[-1][0] == "favour_option")


def _written(board: Any, places: Places) -> dict[Any, tuple[str, float]]:
    """The text on each of these things, apart from numbers, and its smallest type size."""
    found = {}
    for thing, place in places.items():
        brush, *look = board.look_of(board.sight, thing, place)
        painter = MagicMock()
        brush(painter, *look)
        words = [call.args for call in painter.text.call_args_list if not call.args[0].strip("+").isdigit()]
        found[thing] = ("".join(args[0] for args in words), min((args[2] for args in words), default=0.0))
    return found


def _least(size: tuple[int, int]) -> float:
    """The smallest type size of a choice: full size, except on a small tablet."""
    return float(dp(16 if min(size) >= 800 else 14))


@pytest.mark.parametrize("size", TABLETS)
def test_on_a_tablet_every_jar_says_what_it_gives(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(_has_many_jars), size).table.board
    jars = {thing: place for thing, place in board.places.items() if thing[0] == "jar"}
    assert len(jars) == len(board.sight.lit)
    for thing, (words, letters) in _written(board, jars).items():
        assert words.removesuffix(" (no effect now)") == capitalised(short_reward(JAR_SPACES[thing[1]]))
        assert letters >= _least(size)


@pytest.mark.parametrize("size", TABLETS)
def test_on_a_tablet_every_alternative_says_what_it_gives(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(_chooses), size).table.board
    alternatives = {thing: place for thing, place in board.places.items() if thing[0] == "option"}
    assert alternatives
    for thing, (words, letters) in _written(board, alternatives).items():
        assert words == capitalised(short_reward(options(board.sight.view)[thing[1]]))
        assert letters >= _least(size)


def test_on_a_phone_holding_a_jar_shows_what_it_gives(sit: Any) -> None:
    finger = sit(session_where(_has_many_jars))
    board = finger.table.board
    thing = next(thing for thing in board.places if thing[0] == "jar")
    board.pressed_long(thing)
    finger.frames(30)
    sheet = Sheet.topmost()
    assert sheet is not None
    assert any(reward(JAR_SPACES[thing[1]]) in getattr(widget, "text", "") for widget in sheet.walk())


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800), (360, 640)])
def test_the_words_of_all_jars_are_in_the_same_type(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(_has_many_jars), size).table.board
    jars = {thing: place for thing, place in board.places.items() if thing[0] == "jar"}
    assert len({letters for _words, letters in _written(board, jars).values()}) == 1


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800), (360, 640)])
def test_the_last_line_of_jars_is_in_the_middle(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(_has_many_jars), size).table.board
    jars = [place.rect for thing, place in board.places.items() if thing[0] == "jar"]
    lines = [[rect for rect in jars if rect.y == y] for y in {rect.y for rect in jars}]
    middles = [(min(rect.x for rect in line) + max(rect.right for rect in line)) / 2 for line in lines]
    assert middles == pytest.approx([middles[0]] * len(middles), abs=1)


def test_on_a_phone_the_numbers_of_a_jar_can_be_read(sit: Any) -> None:
    board = sit(session_where(_has_five_jars), (640, 360)).table.board
    gains = [seen for seen in texts_of(board) if seen.is_figure and seen.text.startswith("+")]
    assert gains
    assert min(seen.size for seen in gains) >= TYPE["tiny"][0]
