"""The viewer's characters before the reveal, and everyone's after it."""

from collections import Counter
from functools import partial
from typing import Any

import pytest

from kingdoms.games.rival_kings.cards import actions
from kingdoms.games.rival_kings.moves import Choose
from kingdoms.ui.boards.rival_kings import court
from kingdoms.ui.boards.rival_kings.court import character_at
from kingdoms.ui.boards.rival_kings.pieces.characters import character_parts
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.reach import SIZES
from tests.ui.drawing.painted import Record
from tests.ui.positions import can_make, session_where

DEALT = ("hand", "character", "played")


@pytest.mark.parametrize("size", SIZES)
def test_every_character_keeps_its_place_when_one_is_chosen(sit: Any, size: tuple[int, int]) -> None:
    def places() -> dict[int, Any]:
        found = board.places.items()
        return {character_at(board.sight, thing): place.rect for thing, place in found if thing[0] in DEALT}

    session = session_where(can_make("Choose"))
    table = sit(session, size).table
    board = table.board
    before = places()
    last = max(session.state.hands[0])
    table.course.play(Choose(last))
    assert ("character", 0) in board.places
    assert len(before) == 3
    assert places() == before


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_a_robbed_character_keeps_a_face_on_a_phone(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(has_many_actions_to_steal), size).table.board
    victim = board.sight.view.agenda[-1][2]
    card = board.places[("character", victim)].rect
    parts = character_parts(card, board.sight.view.chosen[victim], can_choose_action=True)
    assert parts.portrait.height >= 0.85 * theme.touch
    assert parts.portrait.width >= 0.95 * theme.touch
    assert all(min(cell.width, cell.height) >= theme.touch - 1 for cell in parts.actions)


def has_many_actions_to_steal(state: Any) -> bool:
    """Whether one of four actions can be stolen."""
    return can_make("Steal")(state) and len(actions(state.chosen[state.agenda[-1][2]])) == 4


@pytest.mark.parametrize("size", SIZES)
def test_gold_frames_of_actions_neither_touch_each_other_nor_leave_the_card(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(can_make("Steal")), size).table.board
    gold = {key: shown.edge.inset(-theme.band) for key, shown in board.painting.shown.items() if key[0] == "action"}
    lit = [key for key in gold if key in board.sight.lit]
    assert lit
    for key in lit:
        card = board.places[("character", key[1])].rect
        assert card.x <= gold[key].x
        assert gold[key].right <= card.right
        for other in lit:
            apart = max(gold[other].x - gold[key].right, gold[key].x - gold[other].right)
            below = max(gold[other].y - gold[key].top, gold[key].y - gold[other].top)
            assert other == key or max(apart, below) >= theme.unit / 2


@pytest.mark.parametrize("kind", ["Settle", "Steal"])
def test_the_choices_among_actions_are_worked_out_once_for_each_layout(
    sit: Any, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    board = sit(session_where(can_make(kind))).table.board
    counted: Counter[str] = Counter()
    for name in ("settling", "actions_to_choose"):
        monkeypatch.setattr(court, name, partial(_counting, counted, getattr(court, name), name))
    board.painting.forget()
    board.lay_out()
    board.painting.show()
    assert counted == {"settling": 1, "actions_to_choose": 1}


def _counting(counted: Counter[str], function: Any, name: str, sight: Any) -> Any:
    counted[name] += 1
    return function(sight)


def was_robbed(state: Any) -> bool:
    """Whether a crest covers an action of the first seat's character."""
    return state.revealed and any(thief >= 0 for thief in state.covered[0])


def test_a_character_at_reading_size_shows_the_crests_on_its_actions(sit: Any) -> None:
    board = sit(session_where(was_robbed), (360, 640)).table.board
    paint, *arguments = board.large_look(board.sight, ("character", 0), Rect(0, 0, 200, 310))
    painter = Record()
    paint(painter, *arguments)
    assert "heraldry/shield" in painter.places
