"""Rows of overlapping cards: every strip is legible, the newest card shows its name, and crossing ties keep apart."""

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import pytest

from kingdoms.games.rival_kings.words import card_name
from kingdoms.games.rival_kings.words.phrases import ability_on_card, row_note, row_title
from kingdoms.ui.boards.rival_kings.pieces.bands import has_band_for_name
from kingdoms.ui.boards.rival_kings.pieces.cards import NAMED, PLAIN, WORDED_TITLED, seal_of
from kingdoms.ui.boards.rival_kings.pieces.pairs import lanes
from kingdoms.ui.boards.rival_kings.pieces.row_cards import look_of_row_card
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import zone
from tests.ui.boards.reach import SIZES
from tests.ui.conftest import PHONE, TABLET
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap
from tests.ui.positions import can_make, new_session, session_where

ROWS = ("subject", "building")


def has_long_row(state: Any) -> bool:
    return can_make("Buy")(state) and max(map(len, state.subjects[1:])) >= 6


def painted(board: Any, thing: Any) -> dict[str, Rect]:
    """The parts painted for a thing, and where they are."""
    paint, *arguments = board.look_of(board.sight, thing, board.places[thing])
    painter = Record()
    paint(painter, *arguments)
    return painter.places


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_every_strip_has_room_for_its_number_and_the_newest_card_for_its_name(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(has_long_row, after=60)
    board = sit(session, size).table.board
    for seat in range(4):
        for kind in ROWS:
            row = getattr(session.state, f"{kind}s")[seat]
            for number in range(len(row)):
                assert board.places[(kind, seat, number)].rect.height >= 1.2 * theme.tiny
            if row:
                thing = (kind, seat, len(row) - 1)
                written = {text.replace("\n", " "): place for text, place in painted(board, thing).items()}
                # Words begin at whole pixels.
                assert is_inside(written[card_name(row[-1])], board.places[thing].rect.inset(-1)), thing


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_on_a_tablet_every_seat_keeps_its_place_whoever_is_to_act(sit: Any, size: tuple[int, int]) -> None:
    board = sit(new_session("ppb"), size).table.board
    places = [
        {thing: place.rect for thing, place in board.places.items() if thing[0] in ("seat", "ground", "coins")}
        for viewer in range(2)
        if board.show(board.sight._replace(viewer=viewer, is_shared=True)) is None
    ]
    assert len(places[0]) == 3 * 3
    assert places[0] == places[1]
    across = [places[0][("ground", seat)] for seat in range(3)]
    assert [(-rect.y, rect.x) for rect in across] == sorted((-rect.y, rect.x) for rect in across)


def test_a_game_for_two_has_the_same_room_after_a_game_for_more(sit: Any) -> None:
    def panel_and_pile(finger: Any) -> list[Rect]:
        finger.frames(4)
        return [finger.table.board.places[thing].rect for thing in (("ground", 0), ("pile", 0))]

    finger = sit(new_session("pb"), (800, 1280))
    at_first = panel_and_pile(finger)
    for players in ("pbb", "pbbb"):
        finger.app.show("table", session=new_session(players))
        assert panel_and_pile(finger) != at_first
        finger.app.show("table", session=new_session("pb"))
        assert panel_and_pile(finger) == at_first


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_on_a_tablet_the_viewers_panel_has_a_border_and_markers_for_a_finger(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(can_make("Settle")), size).table.board
    panel, hit = board.places[("ground", 0)].rect, board.places[("markers", 0)].hit
    assert any(panel == part for zone in board.zones for part in zone.own_areas)
    assert min(hit.width, hit.height) >= theme.touch - 0.5
    assert is_inside(hit, panel)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_on_a_tablet_an_empty_part_of_a_panel_stands_for_its_seat(sit: Any, size: tuple[int, int]) -> None:
    board = sit(new_session("ppb"), size).table.board
    for seat in range(3):
        panel = board.places[("ground", seat)].rect
        assert board.thing_at(panel.x + theme.gap, panel.y + theme.unit) == ("seat", seat)
        assert board.thing_at(*board.places[("coins", seat)].rect.centre) == ("coins", seat)


def test_on_a_phone_the_viewers_border_is_as_wide_before_the_reveal_as_after_it(sit: Any) -> None:
    board = sit(new_session("pbb"), PHONE).table.board
    (rest,) = [each for each in board.zones if type(each).__name__ == "RivalKingsRestOfHand"]
    assert rest.own_areas == [rest.rect]


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_strips_keep_the_names_that_fit_unless_the_newest_card_needs_the_room(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(has_long_row, after=60)
    board = sit(session, size).table.board
    names = 0
    for seat in range(4):
        for kind in ROWS:
            row = getattr(session.state, f"{kind}s")[seat]
            strips = [(card, (kind, seat, number)) for number, card in enumerate(row[:-1])]
            fitting = [has_band_for_name(card, board.places[thing].rect.width) for card, thing in strips]
            named = [card_name(card) in painted(board, thing) for card, thing in strips]
            assert named == fitting or not any(named)
            names += sum(named)
    assert names


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_at_a_table_of_three_every_card_has_its_name_and_every_active_subject_its_ability(
    sit: Any, size: tuple[int, int]
) -> None:
    session = session_where(lambda state: can_make("Buy")(state) and len(state.subjects[0]) >= 3, "pbb")
    board = sit(session, size).table.board
    for seat in range(3):
        for kind in ROWS:
            row = getattr(session.state, f"{kind}s")[seat]
            for number, card in enumerate(row):
                written = painted(board, (kind, seat, number))
                assert is_inside(written[card_name(card)], board.places[(kind, seat, number)].rect.inset(-1))
        if session.state.subjects[seat]:
            active = session.state.subjects[seat][-1]
            written = painted(board, ("subject", seat, len(session.state.subjects[seat]) - 1))
            assert ability_on_card(active) in [text.replace("\n", " ") for text in written]


@pytest.mark.parametrize(("size", "count"), [((1280, 800), 5), ((800, 1280), 6)])
def test_an_ability_without_a_picture_leaves_room_for_the_seal(sit: Any, size: tuple[int, int], count: int) -> None:
    session = new_session("pbb")
    session.state.subjects[0] = [*range(count - 1), 13]
    board = sit(session, size).table.board
    thing = ("subject", 0, count - 1)
    place, written = board.places[thing], painted(board, thing)
    (words,) = [rect for text, rect in written.items() if text.replace("\n", " ") == ability_on_card(13)]
    assert not overlap(seal_of(place.rect, 13, WORDED_TITLED), words)
    assert is_inside(words, place.rect.inset(-1))


@pytest.mark.parametrize("size", [(360, 640), (800, 1280), (1280, 800)])
def test_an_empty_row_says_what_belongs_there_and_the_viewers_what_it_is_for(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(can_make("Choose")), size).table.board
    for seat in range(4):
        for kind in ("subject", "building"):
            thing = ("no_row", seat, kind)
            if thing not in board.places:
                continue
            painter = Record()
            paint, *arguments = board.zone_of[thing].look_of(board.sight, thing, board.places[thing])
            paint(painter, *arguments)
            said = [text.replace("\n", " ") for text, _rect in painter.written]
            assert said == [row_title(kind), row_note(kind)][: 2 if seat == 0 else 1]
            assert all(is_inside(rect, board.places[thing].rect) for _text, rect in painter.written)
    assert ("no_row", 0, "subject") in board.places


def test_in_a_very_shallow_row_all_strips_share_the_space(sit: Any) -> None:
    session = session_where(has_long_row, after=60)
    board = sit(session, (960, 600)).table.board
    seat = max((1, 2, 3), key=lambda seat: len(session.state.subjects[seat]))
    heights = [board.places[("subject", seat, number)].rect.height for number in range(6)]
    assert max(heights) - min(heights) < 1


def test_ties_that_cross_have_separate_lanes(launch: Callable[..., Any]) -> None:
    launch(TABLET)
    levels = [(5, 1), (4, 2), (2, 3), (8, 9)]
    ends = [(Rect(0, -20 * one, 100, 20), Rect(120, -20 * other, 100, 20)) for one, other in levels]
    found = lanes(ends)
    for one, other in combinations(range(3), 2):
        assert found[one].number != found[other].number
    assert {lane.lanes for lane in found} == {3}


@pytest.mark.parametrize("after", [0, 40, 80])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (1024, 768)])
def test_either_every_active_subject_shows_its_ability_or_none(sit: Any, size: tuple[int, int], after: int) -> None:
    session = session_where(can_make("Buy"), after=after)
    board = sit(session, size).table.board
    active = {seat: row[-1] for seat, row in enumerate(session.state.subjects) if row}
    shown = [
        ability_on_card(card) in painted(board, ("subject", seat, len(session.state.subjects[seat]) - 1))
        for seat, card in active.items()
    ]
    assert all(shown) or not any(shown)


@pytest.mark.parametrize("count", [2, 4, 6])
@pytest.mark.parametrize("size", [PHONE, (640, 360)])
def test_on_a_phone_every_card_of_a_long_row_shows_its_number_and_symbol(
    sit: Any, size: tuple[int, int], count: int
) -> None:
    session = new_session("pbbb")
    session.state.subjects[0] = list(range(count))
    board = sit(session, size).table.board
    strips = [board.places[("subject", 0, number)].rect for number in range(count)]
    assert all(strip.height >= theme.tiny and strip.width >= theme.card_width for strip in strips)
    assert all(lower.top <= upper.y + 1 or lower.x >= upper.right for upper, lower in pairwise(strips))


def test_on_a_phone_three_cards_are_whole_and_side_by_side(sit: Any) -> None:
    for rows in (([13], [23, 25]), ([13, 6], [23]), ([13], [23])):
        session = new_session("pbb")
        session.state.subjects[0], session.state.buildings[0] = rows
        board = sit(session, PHONE).table.board
        own = [place for thing, place in board.places.items() if thing[0] in ROWS]
        assert [place.style for place in own] == [PLAIN] * sum(map(len, rows))
        assert not any(overlap(one.rect, other.rect) for one, other in combinations(own, 2))


def test_the_mark_of_a_chosen_strip_leaves_its_name_free(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("pbb")
    session.state.subjects[0], session.state.buildings[0] = [2, 15, 11, 6], [17, 31]
    board = sit(session, PHONE).table.board
    thing = ("subject", 0, 2)
    place = board.places[thing]
    assert place.style == NAMED
    painter, widths = Record(), list[float]()
    monkeypatch.setattr(painter, "outline", lambda _rect, _colour, width=0, radius=0: widths.append(width))
    paint, *arguments = look_of_row_card(board.sight, thing, place, is_chosen=True)
    paint(painter, *arguments)
    assert max(widths) > 0
    assert place.rect.height - 2 * max(widths) >= painter.sizes[card_name(11)]


def test_on_a_phone_the_seal_leaves_the_name_in_a_strip_free(sit: Any) -> None:
    session = new_session("pbbb")
    session.state.subjects[0] = [0, 2, 4, 5]
    board = sit(session, PHONE).table.board
    card = board.places[("subject", 0, 3)]
    name = painted(board, ("subject", 0, 3))[card_name(5)]
    assert not overlap(seal_of(card.rect, 5, card.style), name)


def test_a_fraction_of_a_column_leaves_no_seat_out(sit: Any) -> None:
    board = sit(new_session("pbbb"), TABLET).table.board
    zone(board, "RivalKingsPanels").columns = 1.5
    board.arrange()
    assert {("ground", seat) for seat in range(4)} <= board.places.keys()


def test_on_a_small_tablet_cards_are_as_wide_as_on_a_large_one(sit: Any) -> None:
    session = session_where(has_long_row, after=60)
    board = sit(session, (1024, 768)).table.board
    cards = [place.rect for thing, place in board.places.items() if thing[0] in ROWS]
    assert min(card.width for card in cards) >= theme.card_width


@pytest.mark.parametrize("players", ["pb", "pbb", "pppb"])
@pytest.mark.parametrize("size", SIZES)
def test_a_finger_reaches_the_marker_to_return(sit: Any, size: tuple[int, int], players: str) -> None:
    board = sit(session_where(can_make("Settle"), players, after=0), size).table.board
    thing = ("markers", 0)
    assert board.is_lit(thing)
    hit = board.hits[thing]
    assert min(hit.width, hit.height) >= theme.touch - 0.5
    inner = hit.inset(1)
    for x in (inner.x, inner.centre[0], inner.right):
        for y in (inner.y, inner.centre[1], inner.top):
            assert board.thing_at(x, y) == thing
