"""Whichever two zones of a form change places in the kv file, all is inside the window and within reach of a finger."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import pytest
from kivy.factory import Factory
from kivy.lang import Builder
from kivy.lang.parser import ParserRule

from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import PAGE
from kingdoms.ui.board.zone import Zone
from tests.ui.boards.forms import camel, every_page
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
"""The four forms of every game, and a window that has each; those of small tablets are made of the same groups."""


def parts_of(name: str) -> Iterator[ParserRule]:
    """Everything that the kv file puts into a form, also by way of what has a rule of its own, such as a page."""
    below = [child for selector, rule in Builder.rules if selector.key == name.lower() for child in rule.children]
    while below:
        part = below.pop()
        yield part
        below += part.children
        if not issubclass(Factory.get(part.name), Zone):
            yield from parts_of(part.name)


@contextmanager
def swapped(form: str, first: str, second: str) -> Iterator[None]:
    """Each of two names is where the other one was in a form, as if the kv file had been edited and loaded again."""
    places = [(part, part.name) for part in parts_of(form) if part.name in (first, second)]
    for part, name in places:
        part.name = second if name == first else first
    try:
        yield
    finally:
        for part, name in places:
            part.name = name


def check_form(board: Board) -> None:
    """Every zone has room in the window, and all that can be chosen is on one of the pages or behind something there.

    Zones are left out only while there is nothing in them, or if the same can be seen elsewhere.
    """
    sight, needed, roomy, found = board.sight, set[str](), set[str](), set[Any]()
    assert sight is not None
    for zones in every_page(board):
        for part in zones:
            name = type(part).__name__
            assert is_inside(part.rect, board.rect), name
            roomy |= {name} if min(part.size) > 0 else set()
            needed |= {name} if part.is_needed and not part.is_optional else set()
        found |= {thing for thing, hit in board.regions.items() if board.rect.holds(*hit.centre)}
    assert needed <= roomy, needed - roomy
    wanted = {*sight.lit, *((PAGE, page) for page in board.forms.pages)}
    assert not [thing for thing in wanted if thing not in found and board.opener(sight, thing) not in found]


REFUSED = "has no TablePrompt in sight|has pages without TableTabs"
"""What the board says when the prompt or the tabs would be on one of several pages only."""


@pytest.mark.parametrize(("key", "layout"), FORMS)
def test_any_two_zones_of_a_form_can_change_places(laid: Callable[..., Any], key: str, layout: str) -> None:
    board, form = laid(key, 2)(*FORMS[key, layout]), camel(key) + layout
    assert board.form == form
    names = {part.name for part in parts_of(form) if issubclass(Factory.get(part.name), Zone)}
    for first, second in combinations(sorted(names), 2):
        with swapped(form, first, second):
            refusal = ""
            try:
                board.forms.build(form)
            except ValueError as error:
                refusal = str(error)
            if refusal:
                assert re.search(REFUSED, refusal), (first, second)
                assert {first, second} & {"PhonePrompt", "TabletPrompt", "TableTabs"}, (first, second)
            else:
                board.arrange()
                check_form(board)
