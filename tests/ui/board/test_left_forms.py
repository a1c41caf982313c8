"""A form that was left: its zones may live on for a while, but follow nothing any more."""

import gc
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.games import GAMES
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.theme import theme
from tests.ui.conftest import PHONE
from tests.ui.positions import session_where


@pytest.mark.parametrize("game", GAMES)
def test_a_zone_of_a_form_that_was_left_no_longer_follows_the_theme(sit: Any, game: str) -> None:
    finger = sit(session_where(lambda state: state.seat == 0, "pb", 5, GAMES[game]), PHONE)
    kept = [widget for widget in finger.table.board.walk() if isinstance(widget, Zone)]
    Window.size = 1280, 800
    finger.frames(5)
    gc.collect()
    theme.text_scale = 1.5
    finger.frames(3)
    assert all(zone.parent is None or zone not in finger.table.board.walk() for zone in kept)
