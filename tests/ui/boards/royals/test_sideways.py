"""The board of Royals on a tablet held sideways: what is narrow can still be read."""

from itertools import pairwise
from typing import Any

from kingdoms.games.royals.board import COUNTRIES, NOBLE_HOUSE
from kingdoms.ui.boards.royals.titles import NOBLE
from kingdoms.ui.theme import theme
from tests.ui.boards.royals.positions import session_where
from tests.ui.drawing.painted import Record

SIDEWAYS = (1280, 800)


def has_no_intrigue(state: Any) -> bool:
    """Whether the first seat decides, and holds nothing but country cards."""
    return state.seat == 0 and state.agenda[-1][0] == "play" and not sum(state.intrigues[0])


def test_the_countries_of_the_hand_do_not_overlap(sit: Any) -> None:
    board = sit(session_where(has_no_intrigue, after=1), SIDEWAYS).table.board
    stacks = [board.places[("hand", country)].rect for country in COUNTRIES]
    assert all(left.right <= right.x for left, right in pairwise(stacks))


def test_the_points_of_the_noble_house_are_as_high_as_figures_have_to_be(sit: Any) -> None:
    board = sit(session_where(has_no_intrigue, after=1), SIDEWAYS).table.board
    painter = Record()
    function, *rest = board.look_of(board.sight, NOBLE, board.places[NOBLE])
    function(painter, *rest)
    plates = [rect for rect in painter.outlined if rect.height < theme.touch / 2]
    assert [words for words, _rect in painter.written] == [str(points) for points in NOBLE_HOUSE[4]]
    assert len(plates) == len(NOBLE_HOUSE[4])
    assert all(plate.height >= theme.tiny for plate in plates)
