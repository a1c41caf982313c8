"""A form no longer in use: its zones may live on for a while, and must then keep the form alive."""

import gc
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.games import GAMES
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.theme import theme
from tests.ui.conftest import PHONE
from tests.ui.positions import session_where


@pytest.mark.parametrize("game", [game for game in GAMES if game != "rival_kings"])
def test_zones_of_an_unused_form_can_still_ask_it_for_sizes(sit: Any, game: str) -> None:
    finger = sit(session_where(lambda state: state.seat == 0, "pb", 5, GAMES[game]), PHONE)
    pages = finger.table.board.forms.pages.values()
    # Zones on pages out of sight have no parent to keep the form alive.
    kept = [zone for page in pages if page.parent is None for zone in page.walk() if isinstance(zone, Zone)]
    del pages
    Window.size = 1280, 800
    finger.frames(5)
    gc.collect()
    theme.text_scale = 1.5
    finger.frames(3)
    # They have measured themselves again by then: a zone whose form is gone would raise ReferenceError.
    assert kept
    assert all(zone.parent is not None for zone in kept)
