"""The Royals board on a tablet held sideways: narrow parts can still be read."""

from itertools import combinations, pairwise
from typing import Any

import pytest

from kingdoms.games.royals.board import CITIES, COUNTRIES, NOBLE_HOUSE, TITLES
from kingdoms.games.royals.words.names import title_name
from kingdoms.ui.board.sight import LOG
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.card_picking import PAY
from kingdoms.ui.boards.royals.hand import paint_own_card
from kingdoms.ui.boards.royals.pieces import card_picture
from kingdoms.ui.boards.royals.titles import NOBLE, paint_title_tile
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import theme
from tests.ui.boards.forms import zone
from tests.ui.boards.royals.positions import holds_many, plays, session_where
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap

SIDEWAYS = (1280, 800)


def has_no_intrigue(state: Any) -> bool:
    """Whether the first seat can occupy positions, and holds only country cards."""
    return state.seat == 0 and state.agenda[-1][0] == "play" and not sum(state.intrigues[0])


def test_the_countries_in_the_hand_do_not_overlap(sit: Any) -> None:
    board = sit(session_where(has_no_intrigue, after=1), SIDEWAYS).table.board
    stacks = [board.places[("hand", country)].rect for country in COUNTRIES]
    assert all(left.right <= right.x for left, right in pairwise(stacks))


def painted(board: Any, thing: Any) -> Record:
    """A record of everything painted for a thing on the table."""
    painter = Record()
    function, *rest = board.look_of(board.sight, thing, board.places[thing])
    function(painter, *rest)
    return painter


def test_the_points_of_the_noble_house_are_legible_and_do_not_touch(sit: Any) -> None:
    board = sit(session_where(has_no_intrigue, after=1), SIDEWAYS).table.board
    painter = painted(board, NOBLE)
    plates = [rect for rect in painter.outlined if rect.height < theme.touch / 2]
    assert [words for words, _rect in painter.written] == ["Noble house", *map(str, NOBLE_HOUSE[4])]
    assert len(plates) == len(NOBLE_HOUSE[4])
    assert all(plate.height >= theme.tiny for plate in plates)
    assert all(right.x - left.right >= theme.unit for left, right in pairwise(plates))


@pytest.mark.parametrize(("players", "least"), [("pb", 24), ("pbbb", 20), ("pbbbb", 19)])
def test_cubes_on_titles_have_room_in_the_rail(
    sit: Any, monkeypatch: pytest.MonkeyPatch, players: str, least: int
) -> None:
    board = sit(session_where(plays, players, after=1), SIDEWAYS).table.board
    cubes: list[Rect] = []
    monkeypatch.setattr(pieces, "paint_cube", lambda _painter, rect, _crest: cubes.append(rect))
    monkeypatch.setattr(pieces, "paint_counted_cube", lambda _painter, rect, _crest, _count: cubes.append(rect))
    for title in TITLES:
        record = Record()
        paint_title_tile(record, board.places["title", title].rect, title, tuple((n, 2) for n in range(len(players))))
        assert title_name(title) in record.places
    assert min(rect.width for rect in cubes) >= least
    assert LOG in board.hits


def test_charges_on_the_cubes_of_titles_are_large_enough_to_tell_seats_apart_upright(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = sit(session_where(plays, "pbb", after=1), (800, 1280)).table.board
    charges: list[Rect] = []

    def note(_painter: Any, name: str, rect: Rect, _colour: Any) -> None:
        if name.startswith("heraldry/"):
            charges.append(rect)

    monkeypatch.setattr(pieces, "paint_symbol", note)
    for title in TITLES:
        paint_title_tile(Record(), board.places["title", title].rect, title, ((0, 2), (1, 1), (2, 3)))
    assert len(charges) == 3 * len(TITLES)
    assert min(rect.width for rect in charges) >= 11


@pytest.mark.parametrize("players", ["pb", "pbb", "pbbb", "pbbbb"])
def test_the_log_has_room_for_six_lines(sit: Any, players: str) -> None:
    board = sit(session_where(plays, players, after=1), SIDEWAYS).table.board
    assert board.places[LOG].rect.height >= 6 * LINE * theme.small


def test_a_country_without_cards_keeps_its_place_in_the_hand_while_cards_overlap(sit: Any) -> None:
    def holds_intrigue_but_not_all_countries(state: Any) -> bool:
        return plays(state) and sum(map(bool, state.intrigues[0])) == 2 and 0 in state.hands[0][: len(COUNTRIES)]

    board = sit(session_where(holds_intrigue_but_not_all_countries, after=1), SIDEWAYS).table.board
    stacks = [board.places[("hand", country)].rect for country in COUNTRIES]
    assert all(left.x < right.x < left.right for left, right in pairwise(stacks))


def pays_with_a_full_hand(state: Any) -> bool:
    """Whether the first seat pays while it holds more cards than fit side by side."""
    return holds_many(state) and sum(state.hands[0]) + sum(state.intrigues[0]) >= 13


def test_with_a_full_hand_no_plaques_overlap_and_the_log_stays(sit: Any) -> None:
    board = sit(session_where(pays_with_a_full_hand), SIDEWAYS).table.board
    plaques = [place.rect for thing, place in board.places.items() if thing[0] == "city"]
    assert not any(overlap(one, other) for one, other in combinations(plaques, 2))
    assert PAY in board.places
    assert board.places[LOG].rect.height >= theme.touch


@pytest.mark.parametrize("size", [SIDEWAYS, (800, 1280)])
def test_a_full_hand_is_paid_from_one_row_of_piles(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(pays_with_a_full_hand), size)
    board = finger.table.board
    hand = zone(board, "RoyalsHand")
    for card in reversed(board.picking.picked):
        finger.tap_thing(card)
    thing = next(thing for thing in hand.places if thing in board.hits and board.picking.leads_on(thing))
    for count in (1, 2):
        rest = [one for one in hand.places if one[:2] == thing[:2] and one not in board.picking.picked]
        finger.tap_thing(next(one for one in rest if one in board.hits))
        assert sum(one[:2] == thing[:2] for one in board.picking.picked) == count
        places = [place for one, place in hand.places.items() if len(one) > 2]
        assert all(is_inside(place.rect, hand.rect) and place.rect.width >= theme.card_width for place in places)
        assert all(min(board.hits[one][2:]) >= theme.touch for one in hand.places if one in board.hits)
    finger.tap_thing(board.picking.picked[-1])
    assert [one[:2] for one in board.picking.picked] == [thing[:2]]


@pytest.mark.parametrize("is_picked", [False, True])
def test_the_next_pile_never_covers_the_number_of_cards_in_a_pile(sit: Any, is_picked: bool) -> None:
    sit(session_where(pays_with_a_full_hand), SIDEWAYS)
    card, record = Rect(0, 0, theme.card_width, theme.card_height), Record()
    paint_own_card(record, card, card_picture(0), is_picked, 0, 12)
    assert 0 <= record.places["12"].x <= record.places["12"].right <= theme.touch


@pytest.mark.parametrize("size", [SIDEWAYS, (800, 1280), (1366, 1024), (1024, 1366), (1920, 1080)])
def test_there_is_a_gap_between_all_plaques(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(plays), size).table.board
    plaques = [place.rect.inset(-4 * theme.hair) for thing, place in board.places.items() if thing[0] == "city"]
    assert len(plaques) == len(CITIES)
    assert not any(overlap(one, other) for one, other in combinations(plaques, 2))
