"""Choices at the Rival Kings table: what is lit for them, and the effect of a tap."""

from typing import Any

import pytest

from kingdoms.games.rival_kings.cards import SUBJECT
from kingdoms.games.rival_kings.moves import Use
from kingdoms.games.rival_kings.words.labels import exchange, only_denies
from kingdoms.ui.boards.rival_kings.court import actions_to_choose
from kingdoms.ui.widgets import Sheet
from tests.ui.boards.rival_kings.positions import offering
from tests.ui.drawing.painted import Record
from tests.ui.positions import session_where

PHONE, TABLET = (360, 640), (800, 1280)


def chooses_an_action(state: Any) -> bool:
    """Whether an action has to be chosen, and the choice includes Settle and several ways to take money."""
    if state.agenda[-1][0] != "one_action":
        return False
    kinds = [type(move).__name__ for move in state.moves()]
    return "Settle" in kinds and kinds.count("Take") > 1


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_with_equal_ranks_a_tap_on_an_action_chooses_it(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(chooses_an_action, after=0), size)
    board, session = finger.table.board, finger.table.session
    ways = actions_to_choose(board.sight)
    several = next(thing for thing, moves in ways.items() if type(moves[0]).__name__ == "Take")
    single = next(thing for thing, moves in ways.items() if type(moves[0]).__name__ == "Settle")
    assert board.is_lit(several)
    assert board.is_lit(single)
    asked = finger.table.prompt
    finger.tap_thing(several)
    assert finger.table.prompt == "Take the money in front of one pile" != asked
    assert [thing for thing in board.places if board.picking.is_ready(thing) and thing[0] == "stack"]
    shown = {thing for thing, shown in board.painting.shown.items() if shown.is_lit}
    assert shown <= {*board.sight.lit, *ways}, "something is gold that cannot be chosen"
    finger.tap_thing(several)
    assert finger.table.prompt == asked
    markers = session.state.markers[0]
    finger.tap_thing(single)
    assert session.state.markers[0] == markers - 1


def settles(state: Any) -> bool:
    """Whether the current action settles a conflict."""
    return state.agenda[-1][0] == "action" and "Settle" in [type(move).__name__ for move in state.moves()]


@pytest.mark.parametrize("size", [PHONE, (640, 360), TABLET])
def test_a_tap_on_the_current_action_settles_a_conflict(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(settles), size)
    session, action = finger.table.session, finger.table.session.state.agenda[-1]
    markers = session.state.markers[0]
    assert finger.table.board.is_lit(action)
    finger.tap_thing(action)
    assert session.state.markers[0] == markers - 1


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_the_gardener_exchanges_with_the_tapped_character(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(offering("ExchangeCharacters"), size)
    state = finger.table.session.state
    mine, theirs = state.chosen[:2]
    finger.tap_thing(("character", 1))
    assert finger.table.session.state.chosen[:2] == [theirs, mine]


def swaps_with_a_rival(state: Any) -> bool:
    """Whether the active subject offers exactly one exchange, with a rival, at the end of the turn."""
    uses = [move for move in state.moves() if type(move) is Use]
    swap = exchange(state, uses[0]) if uses and state.agenda[-1][0] == "turn_end" else None
    return swap is not None and type(swap[1]).__name__ == "Receive"


def test_both_cards_of_the_only_exchange_are_lit(sit: Any) -> None:
    finger = sit(session_where(swaps_with_a_rival, after=0), TABLET)
    board = finger.table.board
    (use,) = [move for move in board.sight.view.moves() if type(move) is Use]
    swap = exchange(board.sight.view, use)
    assert swap is not None
    for move in swap:
        assert board.picking.is_ready(board.sight.target(move))


def offers_a_useless_theft(state: Any) -> bool:
    """Whether an action can be stolen that the thief cannot carry out."""
    return any(only_denies(state, move) for move in state.moves())


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_useless_theft_asks_first(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(session_where(offers_a_useless_theft, after=0), size)
    session = finger.table.session
    theft = next(move for move in session.state.moves() if only_denies(session.state, move))
    made = len(session.log)
    finger.tap_thing(("action", theft.victim, theft.action))
    assert len(session.log) == made
    assert Sheet.topmost().title == finger.table.sight.words.which(session.state, [theft])


@pytest.mark.parametrize("kind", ["Receive", "ReceiveTop"])
@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_the_card_given_in_an_exchange_has_a_tick_until_another_one_is_received(
    sit: Any, size: tuple[int, int], kind: str
) -> None:
    finger = sit(offering(kind), size)
    board = finger.table.board
    _step, seat, of_kind, number = board.sight.view.agenda[-1]
    own = [thing for thing in board.places if thing[0] in ("subject", "building") and thing[1] == seat]
    given = ("subject" if of_kind == SUBJECT else "building", seat, number)
    assert given in own
    for thing in own:
        painter = Record()
        paint, *look = board.look_of(board.sight, thing, board.places[thing])
        paint(painter, *look)
        assert ("check" in painter.icons) == (thing == given or is_used(board, thing))


def is_used(board: Any, thing: Any) -> bool:
    """Whether a card is the active subject, and its ability has been used."""
    view = board.sight.view
    is_active = thing[0] == "subject" and thing[2] == len(view.subjects[thing[1]]) - 1
    return is_active and bool(view.used >> thing[1] & 1)
