"""Every overlay is laid out by a kv file: in every form all its zones are whole, and everything on it can be tapped."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from kingdoms.games import GAMES
from kingdoms.store.settings import LARGEST_TEXT
from kingdoms.ui.board.containers import UNSETTLED
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import SIZES, forms_in, names_of, offering, zone_names
from tests.ui.boards.overlays import check_overlay, overlays_at
from tests.ui.boards.positions import END, MIDDLE, OPENING, position, sight_of

KEYS = tuple(GAMES)
LEFT_OUT = {
    "PhoneWide": {
        "KingsburgSeatDice",
        "PaladinsCaption",
        "RivalKingsRevealHeading",
        "RivalKingsRevealList",
        "RivalKingsRevealNote",
    },
    "Tablet": {"RivalKingsRevealList"},
    "TabletWide": {"RivalKingsRevealList"},
}
"""The zones for which a form has no room: what they show can be seen elsewhere."""
ONLY_WHEN_ASKED = {"RivalKingsSkipOrContinue"}
"""Zones that take up room only while they offer a choice."""
DECISIONS = {"paladins": ["ChoosePaladin"]}
"""For each game, the kinds of moves that are made on an overlay and may not come up in other positions."""


@pytest.mark.parametrize("key", KEYS)
def test_every_zone_of_an_overlay_is_whole_in_every_form_and_covers_no_other(
    laid: Callable[..., Any], caplog: pytest.LogCaptureFixture, key: str
) -> None:
    wanted, built = zone_names(key, of_overlays=True), set[str]()
    seen: dict[str, set[str]] = {form: set() for form in SIZES}
    for seats in (min(GAMES[key].seats), max(GAMES[key].seats)):
        resize = laid(key, seats)
        sights = [sight_of(position(key, seats, share)) for share in (OPENING, MIDDLE, END)]
        sights += [sight_of(offering(key, kind)) for kind in DECISIONS.get(key, ())]
        for form, sizes in SIZES.items():
            for size, scale in product(sizes, (1.0, LARGEST_TEXT)):
                theme.text_scale = scale
                for sight in sights:
                    board = resize(*size, sight)
                    for overlay, opened, places in overlays_at(board, sight):
                        check_overlay(board, overlay, opened, places)
                        built |= names_of(overlay.panel.walk(restrict=True))
                        seen[form] |= names_of(zone for zone in overlay.zones if min(zone.size) > 0)
    for form in SIZES:
        assert wanted - LEFT_OUT.get(form, set()) - ONLY_WHEN_ASKED <= seen[form], form
    assert wanted | forms_in(f"overlays/{key}") <= built
    assert UNSETTLED not in caplog.text
