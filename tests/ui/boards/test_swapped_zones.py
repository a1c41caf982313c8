"""Any two zones of a form can be swapped in the kv file: everything stays inside the window and within reach.

No two parts of the game itself cover each other afterwards. The prompt, the buttons and the tabs have fixed heights,
so a zone in their place may run into its neighbours; such a swap is refused only if one of them would be missing.
"""

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from kivy.factory import Factory

from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import PAGE
from kingdoms.ui.board.zone import Zone
from tests.ui.boards.forms import camel, check_no_overlap, every_page, rules_in, swapped
from tests.ui.geometry import is_inside

FORMS = {
    ("rival_kings", "Phone"): (360, 640),
    ("rival_kings", "PhoneWide"): (640, 360),
    ("rival_kings", "Tablet"): (800, 1280),
    ("rival_kings", "TabletWide"): (1280, 800),
    ("kingsburg", "Phone"): (360, 640),
    ("kingsburg", "PhoneWide"): (640, 360),
    ("kingsburg", "Tablet"): (800, 1280),
    ("kingsburg", "TabletWide"): (1280, 800),
    ("paladins", "Phone"): (360, 640),
    ("paladins", "PhoneWide"): (640, 360),
    ("paladins", "Tablet"): (1000, 1700),
    ("paladins", "TabletWide"): (1600, 1000),
    ("royals", "Phone"): (360, 640),
    ("royals", "PhoneWide"): (640, 360),
    ("royals", "Tablet"): (800, 1280),
    ("royals", "TabletWide"): (1280, 800),
}
"""The four forms of every game, each with a window size that uses it. Small tablets use the same groups of zones."""


def check_form(board: Board) -> None:
    """Checks that every zone has room, and that everything that can be chosen is on a page or can be opened from one.

    A zone may be left out only if it is optional or has nothing to show.
    """
    sight, needed, roomy, found = board.sight, set[str](), set[str](), set[Any]()
    assert sight is not None
    for zones in every_page(board):
        for part in zones:
            name = type(part).__name__
            assert is_inside(part.rect, board.rect), name
            roomy |= {name} if min(part.size) > 0 else set()
            needed |= {name} if part.is_needed and not part.is_optional else set()
        found |= {thing for thing, hit in board.hits.items() if board.rect.holds(*hit.centre)}
    assert needed <= roomy, needed - roomy
    wanted = {*sight.lit, *((PAGE, page) for page in board.forms.pages)}
    assert not [thing for thing in wanted if thing not in found and board.opener(sight, thing) not in found]


ALWAYS_APART = {"royals"}
"""The games in which even the prompt, the buttons and the tabs cover nothing, whatever they are swapped with."""

REFUSED = "has no TablePrompt in sight|has no TableButtons in sight|has pages without TableTabs"
"""The board's messages if the prompt, the buttons or the tabs would be missing from a page."""


@pytest.mark.parametrize(("key", "layout"), FORMS)
def test_any_two_zones_of_a_form_can_be_swapped(laid: Callable[..., Any], key: str, layout: str) -> None:
    board, form = laid(key, 2)(*FORMS[key, layout]), camel(key) + layout
    assert board.form == form
    names = {part.name for part in rules_in(form) if issubclass(Factory.get(part.name), Zone)}
    for first, second in combinations(sorted(names), 2):
        with swapped(form, first, second):
            refusal = ""
            try:
                board.forms.build(form)
            except ValueError as error:
                refusal = str(error)
            if refusal:
                assert re.search(REFUSED, refusal), (first, second)
                assert {first, second} & {"PhonePrompt", "TabletPrompt", "TableButtons", "TableTabs"}, (first, second)
            else:
                board.arrange()
                check_form(board)
                if key in ALWAYS_APART or all(name.startswith(camel(key)) for name in (first, second)):
                    for zones in every_page(board):
                        check_no_overlap(zones)
