"""A turn that ends by itself says why: no position, or no other, can be paid for, or there are no cubes left."""

from typing import Any

from kingdoms.core.state import Event
from kingdoms.games.royals.events import DrewHidden, TookOpen, TurnBegan, TurnEnded
from kingdoms.games.royals.moves import DrawThree, TakeOpen
from kingdoms.games.royals.words.why_turn_ended import why_turn_ended
from tests.games.royals.printed import CUBES, PORTRAITS, called, country, position
from tests.games.royals.table import Table, occupy, play, price, table

NOTHING = "You can't pay for any position, so your turn is over."
NOTHING_ELSE = "You can't pay for any other position, so your turn is over."
NO_CUBES = "You don't have enough cubes left, so your turn is over."
CHEAPEST = [called(number) for number in sorted(range(31), key=lambda number: PORTRAITS[number].rank.cost)]


def spent(left: int) -> Table:
    """Seat 0 has this many cubes left, an even number; it holds the cheapest positions."""
    return table(3).holds(0, *CHEAPEST[: (CUBES[3] - left) // 2])


def last_drawn(laid: Table) -> tuple[Any, list[Event]]:
    """The state after seat 0 has drawn three face-up cards of different countries, and the events of the last draw."""
    state = laid.display("FGB").turn(0)
    play(state, DrawThree(), TakeOpen(country("F")), TakeOpen(country("G")))
    return state, state.play(TakeOpen(country("B")))


def test_after_a_draw_it_says_that_no_position_can_be_paid_for() -> None:
    barons = [name for name in CHEAPEST if PORTRAITS[position(name)].rank.cost == 1]
    state, happened = last_drawn(table(3).holds(1, *barons))
    assert why_turn_ended(state, 0, happened) == NOTHING


def test_after_a_position_it_says_that_no_other_can_be_paid_for() -> None:
    name = "madrid king"
    state = table(3).hand(0, price(table(3).state, name)[0]).hand_out(0)
    assert why_turn_ended(state, 0, occupy(state, name)) == NOTHING_ELSE


def test_without_cubes_it_says_so_whether_or_not_a_position_was_occupied() -> None:
    state, happened = last_drawn(spent(0).hand(0, "FFFFGGGG"))
    assert why_turn_ended(state, 0, happened) == NO_CUBES
    laid = spent(2)
    name = CHEAPEST[-1]
    own, _pairs = price(laid.state, name)
    state = laid.hand(0, own + "FFFF").hand_out(0)
    assert why_turn_ended(state, 0, occupy(state, name, own)) == NO_CUBES


def test_a_turn_that_the_player_ended_or_that_goes_on_needs_no_reason() -> None:
    state = table(3).turn(0)
    assert why_turn_ended(state, 0, [DrewHidden(0), TurnEnded(0), TurnBegan(1)]) == NOTHING
    assert not why_turn_ended(state, 0, [TurnEnded(0), TurnBegan(1)])
    assert not why_turn_ended(state, 0, [TookOpen(1, 2), TurnEnded(1)])
    assert not why_turn_ended(state, 0, [DrewHidden(0)])
