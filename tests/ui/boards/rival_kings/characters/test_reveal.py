"""The reveal: nothing is said, counted or marked before it has been seen."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.games.rival_kings.cards import STEALS_FROM, rank
from kingdoms.games.rival_kings.events import Revealed, TurnBegan
from kingdoms.games.rival_kings.words import character_name
from kingdoms.games.rival_kings.words.phrases import order_of_equals
from kingdoms.ui.board.sight import END, SKIP
from kingdoms.ui.boards.rival_kings.court import court_order
from kingdoms.ui.boards.rival_kings.pieces.characters import REVEAL, character_parts
from kingdoms.ui.boards.rival_kings.scenes.events import scenes
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import width_for
from kingdoms.ui.theme import theme
from tests.ui.boards.reach import SIZES
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap
from tests.ui.positions import new_session, past_of

NAMES = ("Ida", "Beatrix", "Dorothea", "Margaréta")
THEFT = "rival_kings/symbols/theft"


def reveal(sit: Any, size: tuple[int, int], session: Session | None = None) -> Any:
    """The table while the first card is turned over; somebody gets a marker during this reveal."""
    session = session or new_session()
    table = sit(session, size).table
    theme.speed = "normal"
    while not session.state.revealed:
        table.bots.stop()
        table.board.flying.finish()
        table.course.play(session.state.moves()[0])
    return table


@pytest.mark.parametrize("size", SIZES)
def test_no_character_is_named_before_it_is_turned_over(sit: Any, size: tuple[int, int]) -> None:
    table = reveal(sit, size)
    assert table.board.opened == REVEAL
    said = f"{table.prompt} {table.news}"
    assert said.startswith("The characters are revealed")
    assert not [card for card in table.session.state.chosen if character_name(card) in said]


def test_points_count_only_the_markers_that_have_arrived(sit: Any) -> None:
    board = reveal(sit, (800, 1280)).board
    assert [board.count(("points", seat)) for seat in range(4)] == [-1] * 4
    board.flying.finish()
    now = [score.total for score in board.sight.view.scores()]
    assert min(now) < -1
    assert [board.count(("points", seat)) for seat in range(4)] == now


def test_the_first_seat_to_act_is_not_marked_before_the_characters_have_been_seen(sit: Any) -> None:
    board = reveal(sit, (800, 1280)).board
    actor = ("seat", board.sight.actor)
    during = board.look_of(board.sight, actor, board.places[actor])
    board.flying.finish()
    board.close()
    assert board.look_of(board.sight, actor, board.places[actor]) != during


def painted(board: Any, thing: Any) -> Record:
    """The record of a thing painted on the sheet."""
    paint, *arguments = board.look_of(board.sight, thing, board.overlay[thing])
    painter = Record()
    paint(painter, *arguments)
    return painter


@pytest.mark.parametrize("size", SIZES)
def test_every_character_shows_its_owner_and_whether_it_steals(sit: Any, size: tuple[int, int]) -> None:
    table = reveal(sit, size)
    gallery.read_now(THEFT)
    court = [thing for thing in table.board.overlay if thing[0] == "character"]
    assert len(court) == 4
    for thing in court:
        character = table.session.state.chosen[thing[1]]
        places = painted(table.board, thing).places
        assert "heraldry/shield" in places
        assert (THEFT in places) == (rank(character) in STEALS_FROM)
        if THEFT in places:
            assert overlap(places[THEFT], places["heraldry/shield"]) < 1
            portrait = character_parts(table.board.overlay[thing].rect, character, can_choose_action=False).portrait
            assert places[THEFT].top <= portrait.centre[1]


def test_the_markers_are_centred_below_the_name(sit: Any) -> None:
    board = reveal(sit, (800, 1280)).board
    for seat in range(4):
        places = painted(board, ("markers", seat)).places.values()
        middle = (min(place.x for place in places) + max(place.right for place in places)) / 2
        assert abs(middle - board.overlay[("owner", seat)].rect.centre[0]) < theme.unit


def test_the_button_that_skips_is_hidden_behind_the_one_of_the_reveal(sit: Any) -> None:
    board = reveal(sit, (800, 1280)).board
    button = next(thing for thing in (END, SKIP) if thing in board.places)
    during = board.look_of(board.sight, button, board.places[button])
    assert during[0].__name__ == "_paint_no_button"


def test_on_a_phone_the_characters_are_listed_with_large_portraits_and_arrows_to_the_right(sit: Any) -> None:
    board = reveal(sit, (360, 640)).board
    board.flying.finish()
    court = [thing for thing in board.overlay if thing[0] == "character"]
    rows = [board.overlay[("row", thing)].rect for thing in court]
    assert all(upper.y > lower.top for upper, lower in pairwise(rows))
    assert min(board.overlay[thing].rect.width for thing in court) >= theme.card_width
    arrows = [thing for thing in board.overlay if thing[0] == "arrow"]
    assert arrows
    for arrow in arrows:
        assert min(x for x, _y in painted(board, arrow).points) >= rows[0].right
        assert is_inside(around_points(painted(board, arrow).points), board.overlay[REVEAL].rect)


def around_points(points: Sequence[tuple[float, float]]) -> Rect:
    """The rectangle around these points."""
    (left, right), (low, high) = ((min(axis), max(axis)) for axis in zip(*points, strict=True))
    return Rect(left, low, right - left, high - low)


def test_on_a_phone_a_character_is_described_only_once_it_is_turned_over(sit: Any) -> None:
    board = reveal(sit, (360, 640)).board
    described = [thing for thing in board.overlay if thing[0] == "described"]
    assert len(described) == 4
    assert all(map(board.is_in_the_air, described))
    board.flying.finish()
    assert not any(map(board.is_in_the_air, described))


@pytest.mark.parametrize("size", SIZES)
def test_no_arrow_flies_over_the_sheet(sit: Any, size: tuple[int, int]) -> None:
    table = reveal(sit, size)
    found = scenes(table.board, table.board.sight, table.session.log[-1].events)
    on_sheet = [scene for scene in found if scene.opens == REVEAL]
    assert on_sheet
    assert not [scene for scene in on_sheet if scene.arrows]


def test_all_names_have_the_same_size(sit: Any) -> None:
    seats = [Seat(name, crest, PERSON if crest == 0 else "squire") for crest, name in enumerate(NAMES)]
    board = reveal(sit, (360, 640), Session(GAMES["rival_kings"], seats, 7, {})).board
    heights = {place.height for seat in range(4) for place in painted(board, ("owner", seat)).places.values()}
    assert len(heights) == 1


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_the_order_of_equal_ranks_is_explained_if_there_are_any(sit: Any, size: tuple[int, int]) -> None:
    board = reveal(sit, size).board
    for character, is_explained in ((0, False), (3, True)):
        # The Count has the Duke's rank.
        chosen = [2, character, 6, 8]
        view = board.sight.view.copy()
        view.chosen = chosen
        sight = board.sight._replace(view=view)
        places = board.overlay_of(REVEAL).lay_out(sight, REVEAL, board.room)
        assert (("note",) in places) == is_explained
        if is_explained:
            look = board.overlay_of(REVEAL).look_of(sight, ("note",), places[("note",)])
            assert order_of_equals() in look
            assert not overlap(places[("note",)].rect, places[("character", 0)].rect)


@pytest.mark.parametrize("size", [(360, 640), (800, 1280), (1280, 800)])
def test_beside_the_heading_is_room_for_what_a_lesson_says(sit: Any, size: tuple[int, int]) -> None:
    board = reveal(sit, size).board
    heading, panel = (board.overlay[thing].rect for thing in (("heading", REVEAL), REVEAL))
    needed = width_for("Acting order and conflicts", theme.subtitle)
    assert heading.width == pytest.approx(min(needed, panel.width - 2 * theme.gap))
    assert heading.centre[0] == pytest.approx(panel.centre[0])


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_the_characters_are_in_acting_order(sit: Any, size: tuple[int, int]) -> None:
    board = reveal(sit, size).board
    view = board.sight.view.copy()
    # The Count has fewer markers than the Duke.
    view.chosen, view.markers = [2, 3, 6, 0], [3, 1, 0, 0]
    sight = board.sight._replace(view=view, past=past_of())
    overlay = board.overlay_of(REVEAL).lay_out(sight, REVEAL, board.room)
    order = [("character", seat) for seat in (3, 1, 0, 2)]
    assert [thing for thing in overlay if thing[0] == "character"] == order
    # Their order is fixed once they have acted, whatever markers they settle or pass on.
    view.markers = [0, 1, 0, 0]
    acted = [Revealed((2, 3, 6, 0), -1), TurnBegan(3, 0), TurnBegan(1, 3), TurnBegan(0, 2)]
    assert court_order(sight._replace(past=past_of(*acted))) == order


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_no_arrow_announces_an_attack_that_equal_ranks_prevent(sit: Any, size: tuple[int, int]) -> None:
    board = reveal(sit, size).board
    view = board.sight.view.copy()
    # The Gardener may still exchange characters, but as things stand, the Duke and the Count attack no Priest.
    view.chosen, view.locked, view.agenda = [2, 3, 5, 0], 0, [("gardener", 3)]
    overlay = board.overlay_of(REVEAL).lay_out(board.sight._replace(view=view, past=past_of()), REVEAL, board.room)
    assert [thing[0] for thing in overlay if thing[0] in ("arrow", "swords")] == ["swords"]
