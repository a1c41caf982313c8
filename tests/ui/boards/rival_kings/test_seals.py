"""The seal of an ability and the pennant of the acting character, which cannot be confused."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.ui.boards.rival_kings.pieces.cards import paint_owned
from kingdoms.ui.boards.rival_kings.pieces.characters import paint_courtier
from kingdoms.ui.boards.rival_kings.pieces.seals import READY, USED, crest_colours, paint_pennant
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.conftest import TABLET
from tests.ui.drawing.painted import Record


def test_a_pennant_has_a_light_edge_on_any_background(launch: Callable[..., Any]) -> None:
    launch(TABLET)
    painter = Record()
    paint_pennant(painter, Rect(0, 0, 20, 26), 0)
    assert painter.pennants == [theme.tinctures["argent"], crest_colours(0)[0]]


@pytest.mark.parametrize("activity", [READY, USED])
def test_an_ability_has_a_seal_and_no_pennant(launch: Callable[..., Any], activity: str) -> None:
    launch(TABLET)
    plain, painter = Record(), Record()
    paint_owned(plain, Rect(0, 0, 104, 146), 0, "plain")
    paint_owned(painter, Rect(0, 0, 104, 146), 0, "plain", activity, 0)
    assert not painter.pennants
    assert len(painter.group.children) > len(plain.group.children)


def test_the_acting_character_has_the_only_pennant_on_its_card(launch: Callable[..., Any]) -> None:
    launch(TABLET)
    painter = Record()
    paint_courtier(painter, Rect(0, 0, 170, 230), 8, 1, (), False, True, (0,))
    assert painter.pennants == [theme.tinctures["argent"], crest_colours(1)[0]]
