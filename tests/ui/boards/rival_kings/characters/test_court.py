"""The viewer's characters before the reveal, and everyone's after it."""

from typing import Any

import pytest

from kingdoms.games.rival_kings.cards import actions
from kingdoms.games.rival_kings.moves import Choose
from kingdoms.ui.boards.rival_kings.hand_or_court import character_at
from kingdoms.ui.boards.rival_kings.pieces.characters import character_parts
from kingdoms.ui.theme import theme
from tests.ui.boards.reach import SIZES
from tests.ui.positions import offers, session_where

DEALT = ("hand", "character", "played")


@pytest.mark.parametrize("size", SIZES)
def test_every_character_keeps_its_place_when_one_is_chosen(sit: Any, size: tuple[int, int]) -> None:
    def places() -> dict[int, Any]:
        found = board.places.items()
        return {character_at(board.sight, thing): place.rect for thing, place in found if thing[0] in DEALT}

    session = session_where(offers("Choose"))
    table = sit(session, size).table
    board = table.board
    before = places()
    last = max(session.state.hands[0])
    table.play(Choose(last))
    assert ("character", 0) in board.places
    assert len(before) == 3
    assert places() == before


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_a_robbed_character_keeps_a_face_on_a_phone(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(has_many_actions_to_steal), size).table.board
    victim = board.sight.view.agenda[-1][2]
    card = board.places[("character", victim)].rect
    parts = character_parts(card, board.sight.view.chosen[victim], is_touched=True)
    assert parts.portrait.height >= 0.85 * theme.touch
    assert parts.portrait.width >= 0.95 * theme.touch
    assert all(min(cell.width, cell.height) >= theme.touch - 1 for cell in parts.actions)


def has_many_actions_to_steal(state: Any) -> bool:
    """Whether one of four actions can be stolen."""
    return offers("Steal")(state) and len(actions(state.chosen[state.agenda[-1][2]])) == 4
