"""The small seats of a phone: all alike, each with its name, points and dice, and always in the same place."""

from typing import Any

import pytest

from kingdoms.commands.audit.sizes import texts_of
from kingdoms.games.kingsburg.board import BUILDINGS, COLOURED_DICE
from kingdoms.games.kingsburg.words.names import building_name
from kingdoms.ui.board.containers import UNSETTLED
from kingdoms.ui.boards.kingsburg.pieces.building_parts import building_parts
from kingdoms.ui.boards.kingsburg.pieces.dice import dice_places
from kingdoms.ui.boards.kingsburg.seats import dice_line, facts_of, initials, shortened
from tests.ui.boards.kingsburg.positions import influences, session_where
from tests.ui.conftest import PHONE
from tests.ui.geometry import is_inside

SIDEWAYS = (640, 360)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
@pytest.mark.parametrize("players", ["pbb", "pbbb", "pbbbb"])
def test_every_seat_has_its_name_even_while_it_has_dice(sit: Any, players: str, size: tuple[int, int]) -> None:
    board = sit(session_where(_have_dice, players, after=0), size).table.board
    names = {seen.text for seen in texts_of(board)}
    for seat in range(len(players)):
        facts = facts_of(board.sight, seat, board.count, has_rolled=True)
        assert facts.dice
        assert facts.name in names


def _have_dice(state: Any) -> bool:
    """Whether no seat has placed all of its dice."""
    seats = range(len(state.dice))
    return influences(state) and all(state.spent(seat) != (1 << len(state.dice[seat])) - 1 for seat in seats)


@pytest.mark.parametrize("players", ["pbb", "pbbbb"])
def test_dice_are_at_the_foot_of_a_seat(sit: Any, players: str) -> None:
    board = sit(session_where(influences, players), PHONE).table.board
    place = board.places[("seat", 1)]
    line = dice_line(place)
    assert is_inside(line, place.rect)
    assert line.centre[1] < place.rect.centre[1]


@pytest.mark.parametrize(("players", "side"), [("pbb", 20), ("pbbb", 11), ("pbbbb", 9)])
def test_the_dice_of_a_small_seat_can_be_told_apart(sit: Any, players: str, side: int) -> None:
    board = sit(session_where(influences, players), PHONE).table.board
    assert min(dice_places(dice_line(board.places[("seat", 1)]), COLOURED_DICE)[0][2:]) >= side


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_seats_keep_their_places_whoever_decides(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(influences, "pppp")
    finger = sit(session, size)
    board = finger.table.board
    before, first = _seats(board), session.actor
    while session.actor == first:
        finger.table.course.play(session.state.moves()[0])
        finger.frames(3)
    assert finger.table.viewer != first
    assert _seats(board) == before


def _seats(board: Any) -> dict[Any, Any]:
    return {thing: rect for thing, rect in board.hits.items() if thing[0] == "seat"}


@pytest.mark.parametrize(
    ("name", "short"), [("Player 1", "P1"), ("Béla", "B"), ("Anna Kiss", "AK"), ("Player 12", "P12")]
)
def test_initials_keep_numbers_whole(name: str, short: str) -> None:
    assert initials(name) == short


@pytest.mark.parametrize(
    ("name", "letters", "short"),
    [("Béla", 4, "Béla"), ("Erzsébet", 6, "Erzsé."), ("Éva", 2, "É"), ("Anna Kiss", 6, "AK")],
)
def test_a_long_name_keeps_as_many_letters_as_fit(name: str, letters: int, short: str) -> None:
    assert shortened(name, lambda words: len(words) <= letters) == short


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_a_table_with_small_seats_comes_to_rest_at_any_text_size(
    sit: Any, caplog: pytest.LogCaptureFixture, scale: float
) -> None:
    sit(session_where(influences, "pbbb"), PHONE, scale)
    assert UNSETTLED not in caplog.text


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_every_building_on_a_rivals_sheet_has_its_name(sit: Any, written: list[Any], size: tuple[int, int]) -> None:
    finger = sit(session_where(influences, "pbbb"), size)
    written.clear()
    finger.table.board.open(("seat", 1))
    finger.frames(2)
    names = {text.replace("\n", " ") for text, _place in written}
    assert {building_name(building) for building in range(len(BUILDINGS))} <= names


def test_every_building_on_a_rivals_sheet_has_its_effect_apart_from_its_price(sit: Any) -> None:
    board = sit(session_where(influences, "pbbb"), PHONE).table.board
    board.open(("seat", 1))
    for building in range(len(BUILDINGS)):
        place = board.overlay[("building", 1, building)].rect
        parts = building_parts(place, board.sight.view.ruleset, building, is_named=True)
        assert min(parts.does.height, parts.name.height) > 0, building
        assert parts.price.top <= parts.does.y + 1, building
