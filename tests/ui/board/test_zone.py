"""A zone without room has nothing to lay out, on the table and on an overlay."""

from typing import Any

import pytest

from kingdoms.core.state import Thing
from kingdoms.ui.board.sight import Places, Sight, at
from kingdoms.ui.board.zone import Zone
from tests.ui.positions import new_session

_CARD: Thing = ("card", 0)


class _OneCard(Zone):
    """A zone with a card in it."""

    def lay_out(self, sight: Sight) -> Places:
        return {_CARD: at(self.rect)}


@pytest.mark.parametrize("is_private", [False, True])
@pytest.mark.parametrize(("size", "has_room"), [((200, 100), True), ((200, 0), False), ((0, 100), False)])
def test_a_zone_without_room_is_not_laid_out(sit: Any, size: tuple[int, int], has_room: bool, is_private: bool) -> None:
    sight = sit(new_session()).table.board.sight
    zone = _OneCard(size=size, is_private=is_private)
    assert bool(zone.lay_out_for_viewer(sight)) is has_room
