"""The Royals board: face-up cards keep their places, and the board says when the deck has run out."""

import random
from typing import Any

import pytest

from kingdoms.games import GAMES
from kingdoms.games.royals.events import DeckRenewed, PeriodEnded
from kingdoms.games.royals.moves import TakeHidden, TakeOpen
from kingdoms.ui.boards.royals.display import CardPlaces, paint_receding
from kingdoms.ui.boards.royals.draws import DECK, INTRIGUE_DECK
from kingdoms.ui.boards.royals.overlays.country_scores import SCORED
from kingdoms.ui.drawing.rect import Rect
from tests.ui.boards.royals.positions import offering, session_where
from tests.ui.geometry import is_inside
from tests.ui.positions import new_session

F, G, B, S = range(4)


def shown(*rows: list[int]) -> CardPlaces:
    display = CardPlaces()
    for row in rows:
        display.show(row)
    return display


@pytest.mark.parametrize(
    ("rows", "places"),
    [
        ([[F, G, B]], (0, 1, 2)),
        ([[F, G, B], [G, B]], (1, 2, 0)),
        ([[F, G, B], [G, B], [G, B, S]], (1, 2, 0)),
        ([[F, G, B], [G, B, G]], (1, 2, 0)),
        ([[F, G, B], [F, B], [B], [B, S, S]], (2, 0, 1)),
        ([[F, G, B], [G, B], [F, G, B]], (0, 1, 2)),
        ([[G, G, S], [G, S], [S], [G, S]], (0, 2, 1)),
        ([[G, G, S], [G, S], [S], [G, S], [G, G, S]], (0, 1, 2)),
    ],
    ids=["at first", "one taken", "refilled", "refilled at once", "two taken", "taken back", "one of two", "both"],
)
def test_open_cards_keep_their_places_and_new_ones_fill_gaps(rows: list[list[int]], places: tuple[int, ...]) -> None:
    assert shown(*rows).places == places


@pytest.mark.parametrize("touched", [0, 1])
def test_of_two_equal_cards_the_touched_one_leaves_its_place(touched: int) -> None:
    display = shown([F, F, G])
    display.touch(("open", touched))
    display.show([F, G])
    assert display.gone == [(touched, F)]
    assert display.places == (1 - touched, 2, touched)


def takes_the_first_of_several(state: Any) -> bool:
    step, display = state.agenda[-1], state.display
    return step[0] == "draw" and step[2] > 1 and len(set(display)) == len(display) == 3


def test_a_taken_card_leaves_a_gap_in_its_place(sit: Any) -> None:
    session = session_where(takes_the_first_of_several)
    finger = sit(session)
    board, (first, second, third) = finger.table.board, session.state.display
    before = dict(board.hits)
    finger.play(TakeOpen(first))
    assert session.state.display == [second, third]
    after = board.hits
    assert [after[("open", slot)] for slot in range(3)] == [before[("open", slot)] for slot in (1, 2, 0)]


def draws_the_last_card(state: Any) -> bool:
    step = state.agenda[-1]
    return step[0] == "draw" and step[2] > 1 and len(state.deck) == 1 and len(set(state.display)) > 1


def test_the_prompt_says_that_the_deck_ran_out_and_a_scene_says_why_the_period_ends(sit: Any) -> None:
    session = session_where(draws_the_last_card, "pb", after=30)
    finger = sit(session)
    table = finger.table
    finger.play(TakeHidden())
    assert "The deck is empty. Take a face-up card (" in table.prompt
    events: list[Any] = []
    while not any(isinstance(event, PeriodEnded) for event in events):
        count = len(session.log)
        finger.play(session.state.moves()[-1])
        events = [event for decision in session.log[count:] for event in decision.events]
    assert any(isinstance(event, DeckRenewed) for event in events)
    told = " ".join(scene.caption for scene in table.board.scenes(table.board.sight, events))
    assert told.index("The display can't be refilled") < told.index("The 1680 period ends")
    assert table.board.opened is not None
    assert table.board.opened[0] == SCORED
    assert table.prompt == "The 1680 period ends and is scored."


@pytest.mark.parametrize("seats", [3, 5])
def test_a_phone_names_every_rival_beside_the_crest(sit: Any, written: list[tuple[str, Rect]], seats: int) -> None:
    board = sit(new_session("p" + "b" * (seats - 1), game=GAMES["royals"])).table.board
    for seat in range(1, seats):
        assert is_inside(dict(written)[board.sight.seats[seat].name], board.hits["seat", seat])


def test_the_gap_left_by_one_of_several_equal_cards_cannot_be_chosen(sit: Any) -> None:
    def takes_one_of_three_alike(state: Any) -> bool:
        step, display = state.agenda[-1], state.display
        return step[0] == "draw" and step[2] == 3 and len(display) == 3 and len(set(display)) == 1

    session = session_where(takes_one_of_three_alike)
    finger = sit(session)
    board = finger.table.board
    finger.tap_thing(("open", 0))
    finger.frames(4)
    assert len(session.state.display) == 2
    lit = {thing for thing, shown in board.painting.shown.items() if thing[0] == "open" and shown.is_lit}
    assert lit == {("open", 0), ("open", 1)}
    decisions = len(session.log)
    finger.tap_thing(("open", 2))
    assert len(session.log) == decisions


@pytest.mark.parametrize(
    ("kind", "recedes"), [("DrawThree", False), ("TakeOpen", False), ("Occupy", True), ("Pay", True)]
)
def test_the_display_recedes_while_nothing_can_be_drawn(sit: Any, kind: str, recedes: bool) -> None:
    board = sit(offering(kind), (1280, 800)).table.board
    for thing in (("open", 0), DECK, INTRIGUE_DECK):
        assert (board.look_of(board.sight, thing, board.places[thing])[0] is paint_receding) == recedes


def test_the_display_recedes_while_a_turn_is_held(sit: Any) -> None:
    session, rng = new_session("ppp", 3, GAMES["royals"]), random.Random(3)
    while session.held is None:
        session.play(rng.choice(session.state.moves()))
    board = sit(session, (1280, 800)).table.board
    assert board.sight.is_held
    assert board.look_of(board.sight, DECK, board.places[DECK])[0] is paint_receding
