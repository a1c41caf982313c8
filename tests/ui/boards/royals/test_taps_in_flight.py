"""The Royals board: taps count while cards and cubes are still moving, and mean what was tapped."""

from operator import ge
from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from kingdoms.games.royals.board import COUNTRIES, MOST_CARDS, POSITIONS
from kingdoms.games.royals.moves import DrawThree, Occupy
from kingdoms.games.royals.rules.occupying import only_payment
from kingdoms.ui.boards.royals.card_picking import paid_position
from tests.ui.boards.royals.positions import paid_in_one_way, plays, session_where
from tests.ui.conftest import DESKTOP, PHONE

SIZES = [PHONE, (640, 360), DESKTOP]


def draws_three_of_two_countries(state: Any) -> bool:
    return (
        state.asked == "plan"
        and DrawThree() in state.moves()
        and len(set(state.display)) > 1
        and sum(state.hands[0]) < MOST_CARDS - 3
    )


def can_pay_for_two_in_a_country(state: Any) -> bool:
    return plays(state) and len(_two_in_a_country(state)) > 1


def _two_in_a_country(state: Any) -> list[int]:
    """Free positions in one country, each with a single payment, that can be paid for one after another."""
    found, spare = list[int](), state.hands[0][: len(COUNTRIES)]
    for move in paid_in_one_way(state):
        (payment, *intrigue) = only_payment(state, 0, move.position)
        is_abroad = found and POSITIONS[found[0]].country != POSITIONS[move.position].country
        if not intrigue and not is_abroad and all(map(ge, spare, payment)):
            spare = [own - paid for own, paid in zip(spare, payment, strict=True)]
            found.append(move.position)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_a_card_can_be_taken_while_the_one_before_is_flying(sit: Any, steady: None, size: tuple[int, int]) -> None:
    session = session_where(draws_three_of_two_countries)
    finger = sit(session, size, speed="normal")
    board, before = finger.table.board, list(session.state.hands[0])
    cards = session.state.display.copy()
    finger.tap_thing(("open", 0))
    finger.tap_thing(("open", 1))
    finger.frames(3)
    assert board.flying.is_moving
    # The face-up card left is the first of the row now, but still in its own place.
    finger.tap_thing(("open", 0))
    gained = [after - had for after, had in zip(session.state.hands[0][: len(COUNTRIES)], before, strict=False)]
    assert gained == [cards.count(country) for country in COUNTRIES]


@pytest.mark.parametrize("frames", [1, 5], ids=["a quick tap", "a slow tap"])
@pytest.mark.parametrize("size", SIZES)
def test_a_position_can_be_chosen_while_the_cube_for_the_one_before_is_flying(
    sit: Any, steady: None, size: tuple[int, int], frames: int
) -> None:
    session = session_where(can_pay_for_two_in_a_country, "pb")
    finger = sit(session, size, speed="normal")
    board = finger.table.board
    first, second = _two_in_a_country(session.state)[:2]
    if board.framing.has_country_tabs:
        finger.tap_thing(("country", POSITIONS[first].country))
        finger.until(lambda: not board.framing.camera.is_travelling)
    finger.play(Occupy(first))
    finger.frames(2)
    assert session.state.holders[first] == 0
    assert board.flying.is_moving
    touch = finger.down(*board.to_window(*tap_point(board, ("position", second))))
    finger.frames(frames)
    finger.up(touch)
    assert paid_position(board.picking) == ("position", second)
