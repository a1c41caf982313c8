"""Portraits show whole faces, actions show whether they can be chosen, and what would be wasted is asked about."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from kingdoms.core.words.language import uncapitalised
from kingdoms.games.rival_kings.events import Revealed, TurnBegan
from kingdoms.games.rival_kings.moves import Skip, Steal
from kingdoms.games.rival_kings.rules.turns import uncovered
from kingdoms.games.rival_kings.words.labels import bought, price, spends, what_follows
from kingdoms.games.rival_kings.words.names import card_name
from kingdoms.ui.board.enlarged import LargeCard
from kingdoms.ui.board.sight import SKIP, UNDO
from kingdoms.ui.boards.rival_kings.court import actions_to_choose, done_actions, running_actions
from kingdoms.ui.boards.rival_kings.pieces.cards import paint_card, picture_of
from kingdoms.ui.boards.rival_kings.pieces.characters import REVEAL, paint_character, paint_done, portrait_of
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import InkButton, Sheet
from tests.ui.conftest import PHONE, TABLET
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap
from tests.ui.positions import can_make, past_of, session_where

TRADERS = (10, 11)
FACE = 0.6
"""The smallest height of a portrait, relative to its width, that shows the whole face."""


@pytest.mark.parametrize(
    ("style", "height"),
    [*(("plain", height) for height in (60, 80, 120)), *(("banded", height) for height in (80, 240))],
)
def test_a_short_card_shows_less_background_but_the_whole_face(
    launch: Callable[..., Any], style: str, height: float
) -> None:
    launch(TABLET)
    gallery.read_now(picture_of(0))
    painter = Record()
    paint_card(painter, Rect(0, 0, 200, height), 0, style)
    portrait = painter.places[picture_of(0)]
    assert portrait.height >= FACE * portrait.width
    assert is_inside(portrait, Rect(0, 0, 200, height))


@pytest.mark.parametrize("height", [50, 60, 80, 120])
def test_the_background_of_a_short_card_reaches_both_edges(launch: Callable[..., Any], height: float) -> None:
    launch(TABLET)
    gallery.read_now(picture_of(0))
    painter = Record()
    paint_card(painter, Rect(0, 0, 200, height), 0)
    parts = sorted(place for name, place in painter.pictures if name == picture_of(0))
    assert parts[0].x <= 3
    assert parts[-1].right >= 197
    assert all(next_one.x <= part.right + 0.5 for part, next_one in pairwise(parts))


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_the_newest_card_of_a_long_row_has_a_picture(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(lambda state: max(map(len, state.subjects)) == 5, after=60), size).table.board
    for seat, row in enumerate(board.sight.view.subjects):
        if row:
            place = board.places[("subject", seat, len(row) - 1)]
            gallery.read_now(picture_of(row[-1]))
            painter = Record()
            paint_card(painter, place.rect, row[-1], place.style)
            assert painter.places[picture_of(row[-1])].height >= theme.tiny, (seat, place)


@pytest.mark.parametrize("height", [110, 160, 300])
def test_a_short_character_card_shows_the_whole_face(launch: Callable[..., Any], height: float) -> None:
    launch(TABLET)
    gallery.read_now(portrait_of(0))
    painter = Record()
    paint_character(painter, Rect(0, 0, 180, height), 0)
    portrait = painter.places[portrait_of(0)]
    assert portrait.height >= FACE * portrait.width


@pytest.mark.parametrize("size", [PHONE, (640, 360), (800, 1280), (1280, 800)])
def test_the_reveal_fits_on_the_board_and_wraps_its_cards_closely(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(lambda state: state.revealed and can_make("Steal")(state))
    board = sit(session, size).table.board
    places = board.overlay_of(REVEAL).lay_out(board.sight, REVEAL, board.room)
    panel = places[REVEAL].rect
    shown = [place.rect for thing, place in places.items() if thing[0] not in ("reveal", "arrow", "swords")]
    assert is_inside(panel, board.room)
    assert all(is_inside(rect, panel) for rect in shown)
    if size != (640, 360):
        assert panel.top - max(rect.top for rect in shown) <= 2 * theme.gap
        assert min(rect.y for rect in shown) - panel.y <= 2 * theme.gap


def test_actions_to_be_stolen_are_separate_tiles(sit: Any) -> None:
    board = sit(session_where(can_make("Steal")), (1280, 800)).table.board
    lit = [thing for thing in board.sight.lit if thing[0] == "action"]
    assert lit
    rects = [board.places[thing].rect for thing in lit]
    for number, rect in enumerate(rects):
        assert not any(overlap(rect.inset(-theme.unit / 2), other) >= 1 for other in rects[:number])


def robs_a_trader(state: Any) -> bool:
    return any(type(move) is Steal and state.chosen[move.victim] in TRADERS for move in state.moves())


def test_upright_a_trader_keeps_the_whole_portrait_and_its_size_while_it_is_robbed(sit: Any) -> None:
    finger = sit(session_where(robs_a_trader, after=0), (800, 1280))
    board, session = finger.table.board, finger.table.session
    victim = next(seat for seat, character in enumerate(session.state.chosen) if character in TRADERS)
    rect = board.places[("character", victim)].rect
    painter = Record()
    paint_character(painter, rect, session.state.chosen[victim], can_choose_action=True)
    # The drawing is in the middle, small enough to show the hat; its background continues on both sides.
    portrait = painter.places[portrait_of(session.state.chosen[victim])]
    assert portrait.width >= 0.75 * rect.width
    assert portrait.centre[0] == pytest.approx(rect.centre[0])
    finger.table.course.play(session.state.moves()[0])
    assert board.places[("character", victim)].rect == rect


@pytest.mark.parametrize("size", [PHONE, (800, 1280), (1280, 800)])
def test_the_first_card_of_a_row_begins_where_its_empty_space_does(sit: Any, size: tuple[int, int]) -> None:
    has_no_subject = sit(session_where(lambda state: not state.subjects[0] and not state.buildings[0], after=0), size)
    empty = {kind: has_no_subject.table.board.places[("no_row", 0, kind)].rect for kind in ("subject", "building")}
    one_of_each = session_where(lambda state: len(state.subjects[0]) == len(state.buildings[0]) == 1, after=0)
    board = sit(one_of_each, size).table.board
    for kind, place in empty.items():
        card = board.places[(kind, 0, 0)].rect
        assert (card.x, card.top, card.height) == (place.x, place.top, place.height)
        # On a phone, the words in an empty space need more room.
        assert card.width < place.width if size == PHONE else card.width == place.width


def test_a_move_that_spends_a_card_without_choosing_it_is_made_by_the_second_tap(sit: Any) -> None:
    session = session_where(lambda state: any(spends(state, move) for move in state.moves()), after=0)
    finger = sit(session, (1280, 800))
    use = next(move for move in session.state.moves() if spends(session.state, move))
    coins = session.state.coins[0]
    thing, follows = finger.table.sight.target(use), what_follows(session.state, use)
    finger.tap_thing(thing)
    assert session.state.coins[0] == coins
    assert finger.table.prompt == f"Tap again: {uncapitalised(follows)}"
    finger.tap_thing(thing)
    assert session.state.coins[0] < coins


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
@pytest.mark.parametrize("kind", ["Buy", "Pick"])
def test_the_first_tap_on_a_card_shows_what_it_costs_and_the_second_buys_it(
    sit: Any, written: list[tuple[str, Any]], size: tuple[int, int], kind: str
) -> None:
    session = session_where(can_make(kind), after=0)
    finger = sit(session, size)
    board, coins, made = finger.table.board, session.state.coins[0], len(session.log)
    buy = next(move for move in session.state.moves() if type(move).__name__ == kind)
    thing, cost = finger.table.sight.target(buy), price(session.state, buy)
    before = board.hits[thing]
    finger.tap_thing(thing)
    assert len(session.log) == made
    assert not finger.find(Sheet)
    name = card_name(bought(session.state, buy))
    assert finger.table.prompt == f"Tap again: pay {cost} {'coin' if cost == 1 else 'coins'} for the {name}"
    assert board.hits[thing].y > before.y
    assert f"Pay {cost}" in [text for text, _place in written]
    finger.tap_thing(thing)
    assert session.log[made].move == buy
    assert session.state.coins[0] < coins


def test_another_card_can_be_chosen_instead_of_the_one_about_to_be_bought(sit: Any) -> None:
    session = session_where(lambda state: [type(move).__name__ for move in state.moves()].count("Buy") > 1, after=0)
    finger = sit(session, (1280, 800))
    first, second = [move for move in session.state.moves() if type(move).__name__ == "Buy"][:2]
    made, sight = len(session.log), finger.table.sight
    for move in (first, second, first):
        finger.tap_thing(sight.target(move))
        assert finger.table.board.picking.proposed == move
    assert len(session.log) == made


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_undo_withdraws_a_purchase_that_is_only_proposed(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(can_make("Buy"), after=0)
    finger = sit(session, size)
    board, made, asked = finger.table.board, len(session.log), finger.table.prompt
    buy = next(move for move in session.state.moves() if type(move).__name__ == "Buy")
    finger.tap_thing(finger.table.sight.target(buy))
    assert board.picking.proposed == buy
    finger.tap_thing(UNDO)
    assert board.picking.proposed is None
    assert (len(session.log), finger.table.prompt) == (made, asked)


def pays_in_two_ways(state: Any) -> bool:
    """Whether a card can be bought with or without a discount."""
    piles = [move.pile for move in state.moves() if type(move).__name__ == "Buy"]
    return len(set(piles)) < len(piles)


def test_with_two_ways_to_pay_the_player_is_asked_which(sit: Any) -> None:
    session = session_where(pays_in_two_ways, after=0)
    finger = sit(session, (1280, 800))
    buy = next(move for move in session.state.moves() if type(move).__name__ == "Buy" and move.blacksmith)
    made = len(session.log)
    finger.tap_thing(finger.table.sight.target(buy))
    finger.frames(30)
    assert finger.find(LargeCard)
    assert finger.find(Sheet, title=f"Pay for the {card_name(bought(session.state, buy))}")
    finger.tap_widget(finger.find(InkButton, text=session.game.words.label(session.state, buy))[0])
    assert session.log[made].move == buy


@pytest.mark.parametrize("kind", ["Take", "Settle", "Steal"])
def test_skipping_something_free_asks_first(sit: Any, kind: str) -> None:
    session = session_where(lambda state: can_make(kind)(state) and can_make("Skip")(state), after=0)
    finger = sit(session, (1280, 800))
    decisions = len(session.log)
    finger.tap_thing(SKIP)
    finger.frames(30)
    assert len(session.log) == decisions
    finger.tap_widget(finger.find(InkButton, text=session.game.words.label(session.state, Skip()))[-1])
    assert len(session.log) > decisions


def test_skipping_a_purchase_asks_nothing(sit: Any) -> None:
    session = session_where(lambda state: {type(move).__name__ for move in state.moves()} == {"Buy", "Skip"}, after=0)
    finger = sit(session, (1280, 800))
    decisions = len(session.log)
    finger.tap_thing(SKIP)
    assert len(session.log) > decisions


@pytest.mark.parametrize("size", [(360, 640), (800, 1280)])
def test_the_action_being_carried_out_has_a_mark_on_its_card(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(lambda state: state.agenda[-1][0] == "action"), size).table.board
    _step, seat, number = board.sight.view.agenda[-1]
    for thing in [("character", other) for other in range(4)]:
        look = board.zone_of[thing].look_of(board.sight, thing, board.places[thing])
        assert look[-1] == ((number,) if thing == ("character", seat) else ())


def test_with_equal_ranks_the_actions_to_choose_from_have_only_gold(sit: Any) -> None:
    board = sit(session_where(lambda state: state.agenda[-1][0] == "one_action"), (800, 1280)).table.board
    thing = ("character", 0)
    look = board.zone_of[thing].look_of(board.sight, thing, board.places[thing])
    assert look[-1] == ()
    lit = [action for action in actions_to_choose(board.sight) if board.is_lit(action)]
    assert lit
    for action in lit:
        tile = board.places[action].rect
        assert board.painting.shown[action].edge.inset(-theme.band) == tile, "gold covers the border of the tile"


def test_actions_that_are_over_are_behind_a_veil(sit: Any) -> None:
    is_later = session_where(lambda state: state.agenda[-1][0] == "action" and state.agenda[-1][2] > 0)
    board = sit(is_later, (800, 1280)).table.board
    _step, seat, number = board.sight.view.agenda[-1]
    done = [each for each in uncovered(board.sight.view, seat) if each < number]
    assert list(done_actions(board.sight, seat)) == done
    for each in range(number + 1):
        thing = ("action", seat, each)
        look = board.zone_of[thing].look_of(board.sight, thing, board.places[thing])
        assert (look[0] is paint_done) == (each in done)


def test_the_next_players_action_has_no_mark_until_the_turn_is_ended(sit: Any) -> None:
    board = sit(session_where(lambda state: state.agenda[-1][0] == "action"), (800, 1280)).table.board
    held = board.sight._replace(actor=1)
    assert running_actions(board.sight, 0) != () == running_actions(held, 0)
    assert done_actions(held, 1) == tuple(uncovered(held.view, 1))


def test_actions_stay_behind_a_veil_until_the_cycle_ends(sit: Any) -> None:
    session = session_where(lambda state: state.revealed and state.asked == "action", after=0)
    board = sit(session, (800, 1280)).table.board
    begun = [1, 2, 0, 3]
    past = past_of(Revealed(tuple(session.state.chosen), -1), *(TurnBegan(seat, 0) for seat in begun[:3]))
    for actor, over in ((begun[2], begun[:2]), (None, begun[:3])):
        sight = board.sight._replace(past=past, actor=actor)
        for seat in range(4):
            own = tuple(uncovered(sight.view, seat)) if seat in over else ()
            assert seat == actor or done_actions(sight, seat) == own, "the marks depend on whose turns are over"
