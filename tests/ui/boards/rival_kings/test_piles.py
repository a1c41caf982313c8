"""Piles that are looked through: every card is seen, and nothing is offered before that."""

from collections import Counter
from typing import Any

from kingdoms.ui.board.sight import LOOK, SKIP
from tests.ui.conftest import PHONE
from tests.ui.positions import offers, session_where


def offers_a_card_twice(state: Any) -> bool:
    if not offers("Pick")(state):
        return False
    cards = Counter(state.piles[state.agenda[-1][3]])
    return any(cards[move.card] > 1 for move in state.moves() if hasattr(move, "card"))


def test_both_copies_of_a_card_are_seen_and_either_can_be_bought(sit: Any) -> None:
    session = session_where(offers_a_card_twice, after=0)
    finger = sit(session, PHONE)
    board, pile = finger.table.board, session.state.piles[session.state.agenda[-1][3]]
    assert sorted(thing[1] for thing in board.regions if thing[0] == "pick") == sorted(pile)
    second = next(thing for thing in board.sight.lit if len(thing) > 2)
    assert board.is_lit(second)
    assert board.sight.about(second) == board.sight.about(second[:2])
    assert board.large_look(board.sight, second, board.room)
    bought = len(session.log)
    finger.tap_thing(second)
    assert session.log[bought].move.card == second[1]


def test_with_others_around_the_pile_is_looked_through_before_anything_is_offered(sit: Any) -> None:
    session = session_where(offers("Pick"), "pppp", after=0)
    finger = sit(session, PHONE)
    table = finger.table
    assert SKIP not in table.board.regions
    assert table.prompt == "Anna: tap the pile to look through it"
    finger.tap_thing(LOOK)
    assert SKIP in table.board.sight.lit
    assert table.board.opened == ("pile", session.state.agenda[-1][3])
