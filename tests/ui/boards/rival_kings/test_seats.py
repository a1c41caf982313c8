"""Seats around the table: their names, numbers and cards can be read, and their order suits the viewer."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.core.words.language import numeral
from kingdoms.games.rival_kings.cards import RANKS, rank
from kingdoms.games.rival_kings.words.names import character_name
from kingdoms.ui.board.sight import at
from kingdoms.ui.board.zones.seats import STRIP
from kingdoms.ui.boards.rival_kings.pieces.bands import symbol_of
from kingdoms.ui.boards.rival_kings.pieces.cards import COIN, MARKER
from kingdoms.ui.boards.rival_kings.pieces.characters import CHARACTER_BACK
from kingdoms.ui.boards.rival_kings.pieces.row_heading import paint_points
from kingdoms.ui.boards.rival_kings.pieces.seat_face import Fact
from kingdoms.ui.boards.rival_kings.seats import look_of_seat
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, height_of
from kingdoms.ui.theme import theme
from tests.ui.boards.reach import SIZES
from tests.ui.conftest import PHONE
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap
from tests.ui.positions import can_make, session_where


def test_a_chosen_card_covers_neither_the_name_nor_the_numbers_of_its_seat(launch: Callable[..., Any]) -> None:
    finger = launch(PHONE)
    finger.app.show("table", session=session_where(can_make("Buy")))
    finger.frames(4)
    sight = finger.table.board.sight
    strip = Rect(0, 0, PHONE[0] / 3 - theme.gap, theme.touch)
    facts = (Fact(("coins", 1), COIN, 11), Fact(("markers", 1), MARKER, 4))
    paint, *arguments = look_of_seat(sight, 1, at(strip, STRIP), facts, CHARACTER_BACK)
    painter = Record()
    paint(painter, *arguments)
    card = painter.places.pop(CHARACTER_BACK)
    assert {sight.seats[1].name, "11", "4"} <= painter.places.keys()
    assert not [what for what, place in painter.places.items() if overlap(card, place)]


@pytest.mark.parametrize("players", ["pbb", "pbbb"])
def test_on_a_small_phone_two_digit_numbers_keep_their_distance_from_the_next_picture(sit: Any, players: str) -> None:
    board = sit(session_where(can_make("Buy"), players), PHONE).table.board
    facts = (Fact(("coins", 1), COIN, 15), Fact(("markers", 1), MARKER, 10))
    strip = board.places[("seat", 1)].rect
    paint, *arguments = look_of_seat(board.sight, 1, at(strip, STRIP), facts)
    painter = Record()
    paint(painter, *arguments)
    assert painter.places[MARKER].x - painter.places["15"].right >= theme.unit
    assert painter.places["10"].right <= strip.right - theme.unit


@pytest.mark.parametrize("size", [PHONE, (640, 360), (412, 892)])
def test_on_a_phone_every_rival_shows_legible_points(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(lambda state: can_make("Buy")(state) and state.scores()[1].total <= -10)
    board = sit(session, size).table.board
    for seat in (1, 2, 3):
        paint, *arguments = board.look_of(board.sight, ("seat", seat), board.places[("seat", seat)])
        painter = Record()
        paint(painter, *arguments)
        points = numeral(session.state.scores()[seat].total)
        assert points in [text for text, _place in painter.written]
        assert painter.places[points].right <= board.places[("seat", seat)].rect.right
        assert painter.places[points].height >= height_of(points, Style(round(theme.tiny), bold=True), 100)


@pytest.mark.parametrize("size", [PHONE, (640, 360), (800, 1280), (1280, 800)])
def test_the_acting_seat_has_a_pennant_wherever_it_is(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(lambda state: can_make("Buy")(state) and state.revealed), size).table.board
    for seat in range(4):
        sight = board.sight._replace(actor=seat)
        paint, *arguments = board.look_of(sight, ("seat", seat), board.places[("seat", seat)])
        painter = Record()
        paint(painter, *arguments)
        assert painter.pennants, seat


def test_a_seat_is_called_you_if_you_play_alone(sit: Any) -> None:
    for players, own in (("pbb", "You"), ("ppb", "Anna")):
        sight = sit(session_where(can_make("Buy"), players), PHONE).table.board.sight
        assert [sight.about(("seat", seat))[0] for seat in (0, 1)] == [own, sight.names[1]]


def test_points_are_addressed_to_you_if_you_play_alone_and_have_a_real_minus_sign(sit: Any) -> None:
    def is_wanted(state: Any) -> bool:
        return can_make("Buy")(state) and state.scores()[0].total <= -2

    for players, start in (("pbb", "You have −"), ("ppb", "Anna has −")):
        heading, text = sit(session_where(is_wanted, players), PHONE).table.board.sight.about(("points", 0))
        assert heading.startswith(start)
        assert "-" not in heading + text


def test_on_a_shared_device_rivals_keep_their_order_whoever_looks(sit: Any) -> None:
    sight = sit(session_where(can_make("Buy"), "pppb"), PHONE).table.board.sight
    orders = [sight._replace(viewer=viewer, is_shared=True).rivals for viewer in (None, 0, 1, 2)]
    assert orders == [[0, 1, 2, 3], [1, 2, 3], [0, 2, 3], [0, 1, 3]]


def test_someone_who_has_the_device_to_themselves_sees_the_others_in_turn_order(sit: Any) -> None:
    sight = sit(session_where(can_make("Buy"), "pbbb"), PHONE).table.board.sight
    assert sight._replace(viewer=2, is_shared=False).rivals == [3, 0, 1]


@pytest.mark.parametrize("size", [(640, 360), (412, 892)])
def test_on_a_phone_all_cards_of_the_rivals_are_in_sight(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(
        lambda state: can_make("Buy")(state) and len(state.buildings[1]) + len(state.subjects[2]) > 5
    )
    board, state = sit(session, size).table.board, session.state
    for seat in (1, 2, 3):
        place = board.places[("seat", seat)].rect
        paint, *arguments = board.look_of(board.sight, ("seat", seat), board.places[("seat", seat)])
        painter = Record()
        paint(painter, *arguments)
        symbols = [symbol_of(card) for card in (*state.subjects[seat], *state.buildings[seat])]
        assert [name for name, _rect in painter.pictures if name in symbols] == symbols
        assert all(is_inside(rect, place) for _name, rect in painter.pictures)


def in_second_cycle(state: Any) -> bool:
    return state.asked == "choose" and state.cycle == 2


@pytest.mark.parametrize("players", ["pbb", "pppb"])
@pytest.mark.parametrize("size", SIZES)
def test_in_the_second_cycle_every_seat_shows_the_character_it_played_in_the_first(
    sit: Any, size: tuple[int, int], players: str
) -> None:
    session = session_where(in_second_cycle, players, after=0)
    finger = sit(session, size)
    if finger.table.curtain is not None:
        finger.lift_curtain()
    board, state = finger.table.board, session.state
    said = set()
    for seat in range(1, len(players)):
        paint, *arguments = board.look_of(board.sight, ("seat", seat), board.places[("seat", seat)])
        painter = Record()
        paint(painter, *arguments)
        character = state.played[seat][0]
        letter = RANKS[rank(character)]
        forms = {letter: "", f"Cycle 1: {letter}": "rank", f"Cycle 1: {character_name(character)}": "name"}
        ((letter, place),) = [found for found in painter.written if found[0] in forms]
        said.add(forms[letter])
        assert is_inside(place, board.places[("seat", seat)].rect)
        assert not any(overlap(place, other) > 1 for text, other in painter.written if text != letter)
        assert character_name(character) in board.sight.about(("seat", seat))[1]
    assert len(said) == 1
    assert said != {""} or min(size) < 600


@pytest.mark.parametrize("points", [-10, 7, 18])
@pytest.mark.parametrize("width", [30, 45, 80])
def test_points_are_never_cut_off(launch: Callable[..., Any], width: float, points: int) -> None:
    launch(PHONE)
    painter = Record()
    paint_points(painter, Rect(0, 0, width, 48), points, 2 * theme.body)
    assert numeral(points) in painter.places
