"""The Royals board: a payment is proposed, changed card by card, and made."""

import random
import re
from typing import Any

import pytest

from kingdoms.commands.finger import tap_point
from kingdoms.games.royals import GAME
from kingdoms.games.royals.board import COUNTRIES, POSITIONS
from kingdoms.games.royals.events import Occupied, Paid, PaidIntrigue
from kingdoms.games.royals.moves import EndTurn, Occupy, Pay
from kingdoms.games.royals.rules.occupying import only_payment, other_positions
from kingdoms.games.royals.rules.play import cheapest
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.help import proposed
from kingdoms.games.royals.words.names import position_within
from kingdoms.games.royals.words.why_not import paid_besides, picked
from kingdoms.ui.board.sight import SKIP
from kingdoms.ui.boards.royals import card_picking
from kingdoms.ui.boards.royals.card_picking import PAY
from kingdoms.ui.boards.royals.europe import positions as europe_positions
from kingdoms.ui.boards.royals.europe.atlas import country_room
from kingdoms.ui.boards.royals.europe.positions import paint_other_position, paint_position
from kingdoms.ui.boards.royals.hand import RoyalsHand
from kingdoms.ui.boards.royals.map import CHOSEN
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.popover import Popover
from tests.ui.boards.forms import zone
from tests.ui.boards.reach import WITH_SMALL_TABLETS
from tests.ui.boards.royals.positions import (
    cards,
    has_only_one_payment,
    paid_in_one_way,
    paid_position,
    pays,
    pays_in_many_ways,
    pays_intrigue,
    pays_intrigue_with_others,
    plays,
    session_where,
)  # fmt: skip
from tests.ui.conftest import DESKTOP, PHONE
from tests.ui.drawing.painted import Record


def picks(finger: Any, size: int = 4) -> list[int]:
    """The number of picked cards of each kind."""
    counts = [0] * size
    for _name, kind, _card in finger.table.board.picking.picked:
        counts[kind] += 1
    return counts


def pays_much(state: Any) -> bool:
    return pays_in_many_ways(state) and sum(cheapest(state)) > 2


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
def test_the_cheapest_payment_is_proposed_and_a_tap_on_the_position_pays_it(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(pays_in_many_ways)
    finger = sit(session, size)
    proposed = cheapest(session.state)
    assert picks(finger) == list(proposed)
    assert finger.table.prompt == picked(session.state, proposed, session.names)
    before = len(session.log)
    finger.tap_thing(paid_position(session.state))
    assert session.log[before].move == proposed


@pytest.mark.parametrize("size", [PHONE, (640, 360), DESKTOP])
def test_the_button_also_pays_when_the_position_is_out_of_sight(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(pays_in_many_ways)
    finger = sit(session, size)
    board, position = finger.table.board, paid_position(session.state)
    board.framing.map.frame(country_room((POSITIONS[position[1]].country + 2) % len(COUNTRIES)))
    finger.frames(3)
    assert position not in board.hits
    before = len(session.log)
    finger.tap_thing(PAY)
    assert any(isinstance(event, Paid) for event in session.log[before].events)


def test_a_payment_can_be_changed_card_by_card_and_the_prompt_says_what_is_missing(sit: Any) -> None:
    session = session_where(pays_much)
    finger = sit(session)
    board, position = finger.table.board, paid_position(session.state)
    first = board.picking.picked[0]
    finger.tap_thing(first)
    assert first not in board.picking.picked
    assert not board.picking.is_ready(position)
    assert finger.table.prompt == picked(session.state, picks(finger), session.names) != ""
    finger.tap_thing(first)
    assert board.picking.is_ready(position)


def test_every_payment_can_be_picked_and_makes_exactly_its_move(sit: Any) -> None:
    session = session_where(pays_in_many_ways)
    finger = sit(session, DESKTOP)
    board = finger.table.board
    for move in random.Random(3).sample(session.state.moves(), 8):
        for part in board.picking.steps_to(move):
            board.pick(part)
        assert board.picking.ways(paid_position(session.state)) == [move]


def test_a_payment_other_than_the_cheapest_can_be_made_by_touch(sit: Any) -> None:
    session = session_where(pays_in_many_ways)
    finger = sit(session)
    move = next(move for move in reversed(session.state.moves()) if move != cheapest(session.state))
    before = len(session.log)
    finger.play(move)
    assert session.log[before].move == move


def test_cards_of_a_country_are_interchangeable(sit: Any) -> None:
    def has_spare_cards(state: Any) -> bool:
        return pays(state) and any(0 < n < state.hands[0][c] for c, n in enumerate(cheapest(state)))

    session = session_where(has_spare_cards)
    finger = sit(session)
    board, proposed = finger.table.board, cheapest(session.state)
    country = next(c for c, n in enumerate(proposed) if 0 < n < session.state.hands[0][c])
    finger.tap_thing(("hand", country, 0))
    finger.tap_thing(("hand", country, session.state.hands[0][country] - 1))
    assert picks(finger) == list(proposed)
    assert board.picking.is_ready(paid_position(session.state))


def test_a_position_that_is_not_fully_paid_says_what_it_costs(sit: Any) -> None:
    session = session_where(pays_in_many_ways)
    finger = sit(session, DESKTOP)
    position = paid_position(session.state)
    while finger.table.board.picking.near or finger.table.board.picking.ready:
        spare = [card for card in cards(finger) if card not in finger.table.board.picking.picked]
        if not spare:
            break
        finger.tap_thing(spare[0])
    finger.tap_thing(position)
    (popover,) = finger.find(Popover)
    assert popover.why_not == GAME.words.why_not(session.state, position) != ""


def test_dragging_a_card_to_the_position_pays(sit: Any) -> None:
    session = session_where(pays_in_many_ways)
    finger = sit(session, DESKTOP)
    board, age = finger.table.board, session.age
    card = board.picking.picked[0]
    finger.tap_thing(card)
    touch = finger.down(*board.to_window(*tap_point(board, card)))
    finger.drag(touch, *board.to_window(*board.rect.centre))
    finger.drag(touch, *board.to_window(*tap_point(board, paid_position(session.state))))
    finger.up(touch)
    assert session.age > age


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_intrigue_is_paid_in_the_same_way(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(pays_intrigue)
    finger = sit(session, size)
    proposed = cheapest(session.state)
    assert picks(finger, 6) == list(proposed.pairs)
    finger.tap_thing(PAY)
    (paid,) = [decision for decision in session.log if decision.move == proposed][-1:]
    assert any(isinstance(event, PaidIntrigue) for event in paid.events)


def test_intrigue_that_does_not_name_the_country_can_be_paid(sit: Any) -> None:
    session = session_where(pays_intrigue_with_others)
    finger = sit(session)
    move, before = session.state.moves()[-1], len(session.log)
    finger.play(move)
    assert session.log[before].move == move


def test_two_taps_on_a_position_pay_for_it(sit: Any) -> None:
    def can_choose(state: Any) -> bool:
        return plays(state) and any(_payments(state, move) > 1 for move in state.moves() if isinstance(move, Occupy))

    session = session_where(can_choose)
    finger = sit(session)
    move = next(m for m in session.state.moves() if isinstance(m, Occupy) and _payments(session.state, m) > 1)
    finger.tap_thing(("position", move.position))
    assert isinstance(session.state.moves()[0], Pay)
    finger.tap_thing(("position", move.position))
    told = [event for decision in session.log[-2:] for event in decision.events]
    is_free = session.state.holders[move.position] == 0
    assert is_free == any(isinstance(event, Occupied) for event in told)


def has_equal_payments(state: Any) -> bool:
    """Whether two positions cost exactly the same cards."""
    payments = [only_payment(state, 0, move.position) for move in paid_in_one_way(state)] if plays(state) else []
    return len(set(payments)) < len(payments)


def takes_over_in_one_way(state: Any) -> bool:
    return plays(state) and any(state.holders[move.position] != NONE for move in paid_in_one_way(state))


@pytest.mark.parametrize("way", ["position", "pay"])
@pytest.mark.parametrize("size", WITH_SMALL_TABLETS)
def test_the_only_payment_is_proposed_by_one_tap_and_made_by_the_next(
    sit: Any, size: tuple[int, int], way: str
) -> None:
    session = session_where(has_only_one_payment)
    finger = sit(session, size)
    board, age, before = finger.table.board, session.age, len(session.log)
    move = next(move for move in paid_in_one_way(session.state) if session.state.holders[move.position] == NONE)
    finger.tap_thing(("position", move.position))
    assert session.age == age
    (payment,) = only_payment(session.state, 0, move.position)
    assert picks(finger) == list(payment)
    assert set(board.picking.picked) <= set(board.hits)
    assert finger.table.prompt == proposed(session.state, move.position, session.names)
    assert {PAY, SKIP, ("position", move.position)} <= set(board.hits)
    finger.tap_thing(PAY if way == "pay" else ("position", move.position))
    assert session.log[before].move == move
    assert any(isinstance(event, Paid) for decision in session.log[before:] for event in decision.events)


def test_the_cost_of_a_takeover_is_proposed_with_its_intrigue(sit: Any) -> None:
    session = session_where(takes_over_in_one_way)
    finger = sit(session)
    move = next(move for move in paid_in_one_way(session.state) if session.state.holders[move.position] != NONE)
    finger.tap_thing(("position", move.position))
    assert {name for name, _kind, _card in finger.table.board.picking.picked} == {"hand", "intrigue"}
    finger.tap_thing(PAY)
    assert session.state.holders[move.position] == 0


def test_a_tap_on_another_position_with_the_same_cost_does_not_pay_for_the_first(sit: Any) -> None:
    session = session_where(has_equal_payments)
    finger = sit(session, DESKTOP)
    board, age = finger.table.board, session.age
    payments = [only_payment(session.state, 0, move.position) for move in paid_in_one_way(session.state)]
    one, other = (
        m for m, cost in zip(paid_in_one_way(session.state), payments, strict=True) if payments.count(cost) > 1
    )
    finger.tap_thing(("position", one.position))
    finger.tap_thing(("position", other.position))
    assert session.age == age
    assert board.picking.proposed == other


def gold(board: Any) -> set[Any]:
    """The things marked with gold, on the map and on the tabs that lead to it."""
    board.repaint()
    return {
        key
        for key, shown in board.painting.shown.items()
        if (shown.is_lit or shown.is_near) and key[0] in ("position", "city", "country", "page")
    }


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_while_a_payment_is_proposed_its_position_glows_and_the_others_keep_their_gold_edge(
    sit: Any, size: tuple[int, int]
) -> None:
    def has_another(state: Any) -> bool:
        return has_only_one_payment(state) and sum(isinstance(move, Occupy) for move in state.moves()) > 1

    finger = sit(session_where(has_another), size)
    board = finger.table.board
    position = ("position", paid_in_one_way(finger.table.session.state)[0].position)
    finger.frames(3)
    assert len(gold(board)) > 1
    finger.tap_thing(position)
    finger.frames(3)
    lit = {thing for thing in finger.table.sight.lit if thing in board.hits and thing[0] == "position"}
    assert gold(board) == lit
    assert {key for key in lit if board.painting.shown[key].is_lit} == {position}


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_the_chosen_position_is_raised_with_a_ring_and_a_tick_and_the_others_are_faint(
    sit: Any, size: tuple[int, int]
) -> None:
    finger = sit(session_where(pays_with_another_position_in_reach), size)
    board, position = finger.table.board, paid_position(finger.table.session.state)
    other = ("position", other_positions(finger.table.session.state)[0])
    mark, chosen = board.places[CHOSEN, position[1]], board.places[position]
    assert mark.rect == chosen.rect == chosen.hit.moved(0, theme.lift)
    painted = list(board.places)
    assert painted.index((CHOSEN, position[1])) > max(painted.index(thing) for thing in painted if thing[0] == "cube")
    assert board.look_of(board.sight, other, board.places[other])[0] is paint_other_position
    assert board.look_of(board.sight, position, chosen)[0] is paint_position
    finger.tap_thing(other)
    finger.frames(3)
    assert {thing for thing in board.places if thing[0] == CHOSEN} == {(CHOSEN, other[1])}
    finger.tap_thing(SKIP)
    finger.frames(3)
    assert not any(thing[0] == CHOSEN for thing in board.places)


def test_a_hint_vanishes_when_another_position_is_chosen_even_if_it_costs_the_same(sit: Any) -> None:
    session = session_where(has_equal_payments)
    finger = sit(session, DESKTOP)
    picking = finger.table.board.picking
    payments = [only_payment(session.state, 0, move.position) for move in paid_in_one_way(session.state)]
    one, other = (
        m for m, cost in zip(paid_in_one_way(session.state), payments, strict=True) if payments.count(cost) > 1
    )
    assert not picking.rules_out(one)
    finger.tap_thing(("position", one.position))
    assert picking.is_proposed(one)
    assert not picking.rules_out(one)
    finger.tap_thing(("position", other.position))
    assert picking.rules_out(one)
    assert not picking.is_proposed(one)


def test_the_prompt_of_a_payment_is_a_sentence_that_names_the_position_to_take_over(sit: Any) -> None:
    session = session_where(pays_in_many_ways)
    finger = sit(session)
    name = position_within(session.state.agenda[-1][2])
    assert session.state.holders[session.state.agenda[-1][2]] != NONE
    rival = session.names[session.state.holders[session.state.agenda[-1][2]]]
    assert re.match(rf"Pay .+ for {rival}'s {name}\.", finger.table.prompt)
    finger.tap_thing(finger.table.board.picking.picked[0])
    assert "Add " in finger.table.prompt or finger.table.prompt.startswith("Pay ")


def test_a_tap_on_a_proposed_card_withdraws_the_proposal(sit: Any) -> None:
    session = session_where(has_only_one_payment)
    finger = sit(session)
    board, age = finger.table.board, session.age
    position = ("position", paid_in_one_way(session.state)[0].position)
    finger.tap_thing(position)
    finger.tap_thing(board.picking.picked[0])
    assert board.picking.picked == ()
    assert PAY not in board.hits
    assert session.age == age
    assert not board.picking.is_ready(position)


def test_every_move_can_be_played_by_touch_after_another_was_proposed(sit: Any) -> None:
    for move in (paid_in_one_way(session_where(has_only_one_payment).state)[0], EndTurn()):
        finger = sit(session_where(has_only_one_payment))
        session = finger.table.session
        finger.tap_thing(("position", paid_in_one_way(session.state)[-1].position))
        before = len(session.log)
        finger.play(move)
        assert session.log[before].move == move


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_button_says_what_is_paid_since_a_hint_may_use_the_prompt(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(has_only_one_payment)
    finger = sit(session, size)
    board = finger.table.board
    finger.tap_thing(("position", paid_in_one_way(session.state)[0].position))
    finger.frames(2)
    words = board.look_of(board.sight, PAY, board.places[PAY])[2]
    assert words.startswith("Pay ")
    assert sum(int(part) for part in words.split() if part.isdigit()) == len(board.picking.picked)


def pays_intrigue_besides(state: Any) -> bool:
    """Whether country cards have to be chosen for a position that also costs intrigue cards, which leave no choice."""
    return pays(state) and sum(paid_besides(state)) > 0


def test_the_button_counts_the_intrigue_that_is_paid_too(sit: Any) -> None:
    session = session_where(pays_intrigue_besides)
    besides = sum(paid_besides(session.state))
    board = sit(session).table.board
    words = board.look_of(board.sight, PAY, board.places[PAY])[2]
    assert sum(int(part) for part in words.split() if part.isdigit()) == len(board.picking.picked) + besides


@pytest.mark.parametrize("size", [PHONE, (800, 1280), DESKTOP])
def test_intrigue_that_is_paid_too_is_in_sight_and_marked(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(pays_intrigue_besides)
    board = sit(session, size).table.board
    hand = next(zone for zone in board.zones if isinstance(zone, RoyalsHand))
    paid = [thing for thing in hand.places if thing[0] == "intrigue" and len(thing) > 2]
    assert len(paid) == sum(paid_besides(session.state))
    assert all(board.look_of(board.sight, thing, board.places[thing])[3] for thing in paid)
    others = [thing for thing in hand.places if thing[0] == "intrigue" and len(thing) == 2]
    left = sum(board.look_of(board.sight, thing, board.places[thing])[3] for thing in others)
    assert left + len(paid) == session.state.count_intrigues(0)


def test_cards_use_the_full_height_of_the_hand(sit: Any) -> None:
    board = sit(session_where(pays_intrigue_besides), (800, 1280)).table.board
    hand = next(zone for zone in board.zones if isinstance(zone, RoyalsHand))
    heights = {board.places[thing].rect.height for thing in hand.places}
    assert len(heights) == 1
    assert heights.pop() >= theme.card_height


def _payments(state: Any, move: Any) -> int:
    """The number of ways to pay for a position with country cards; 0 if there is no choice."""
    there = state.copy()
    there.apply(move)
    return len(there.moves()) if there.agenda and there.agenda[-1][0] == "pay" else 0


def pays_with_another_position_in_reach(state: Any) -> bool:
    return pays_in_many_ways(state) and bool(other_positions(state))


def takes_over_with_another_position_in_reach(state: Any) -> bool:
    return pays_intrigue(state) and bool(other_positions(state))


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
@pytest.mark.parametrize("is_wanted", [pays_with_another_position_in_reach, takes_over_with_another_position_in_reach])
def test_a_tap_on_another_position_while_paying_chooses_that_one_instead(
    sit: Any, size: tuple[int, int], is_wanted: Any
) -> None:
    session = session_where(is_wanted)
    finger = sit(session, size)
    board, other = finger.table.board, ("position", other_positions(session.state)[0])
    assert board.is_lit(other)
    assert board.is_modest(other)
    assert not board.is_modest(card_picking.paid_position(board.picking))
    finger.tap_thing(other)
    finger.frames(3)
    assert card_picking.paid_position(board.picking) == other


def test_only_positions_that_could_have_been_chosen_can_be_chosen_instead(sit: Any) -> None:
    session = session_where(pays_with_another_position_in_reach)
    finger = sit(session, DESKTOP)
    board, paid = finger.table.board, paid_position(session.state)
    others = other_positions(session.state)
    assert paid[1] not in others
    too_dear = next(number for number in range(len(POSITIONS)) if number not in (*others, paid[1]))
    finger.tap_thing(("position", too_dear))
    assert card_picking.paid_position(board.picking) == paid
    assert finger.find(Popover)


def leads_to_several_payments(state: Any, move: Any) -> bool:
    return isinstance(move, Occupy) and pays_in_many_ways(state.after(move))


def has_several_payments(state: Any) -> bool:
    return plays(state) and any(leads_to_several_payments(state, move) for move in state.moves())


def test_undo_after_a_payment_card_by_card_gives_up_the_position_too_and_redo_pays_again(sit: Any) -> None:
    finger = sit(session_where(has_several_payments, "pp"), (800, 1280))
    session, board = finger.table.session, finger.table.board
    before = session.moves
    finger.play(next(move for move in session.state.moves() if leads_to_several_payments(session.state, move)))
    while board.picking.is_unfinished(session.state):
        finger.play(session.state.moves()[0])
    paid = session.moves
    assert len(paid) >= len(before) + 2
    finger.table.undoing.undo_now(beyond_reveal=False)
    finger.frames(4)
    assert session.moves == before
    assert board.picking.picked == ()
    finger.table.undoing.redo()
    assert session.moves == paid


def test_undo_in_the_middle_of_a_payment_goes_back_one_step(sit: Any) -> None:
    finger = sit(session_where(has_several_payments, "pp"), (800, 1280))
    session = finger.table.session
    before = session.moves
    move = next(move for move in session.state.moves() if leads_to_several_payments(session.state, move))
    finger.play(move)
    assert session.moves == [*before, move]
    finger.table.undoing.undo_now(beyond_reveal=False)
    assert session.moves == before


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_the_mark_on_a_chosen_position_is_whole_even_at_the_upper_edge_of_the_map(
    sit: Any, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks: list[Any] = []
    monkeypatch.setattr(europe_positions, "paint_tick", lambda _painter, rect, _owner: ticks.append(rect))
    finger = sit(session_where(has_only_one_payment), size)
    board = finger.table.board
    highest = max(range(len(POSITIONS)), key=lambda number: board.places["position", number].rect.top)
    chosen = europe_positions.raised_below(board.places["position", highest].rect, zone(board, "RoyalsMap").top)
    europe_positions.paint_chosen_position(Record(), chosen, 0)
    assert ticks[0].top <= zone(board, "RoyalsMap").top
    # It is smaller rather than lower, so that the city's name, bonus and exiles stay in sight.
    assert chosen.y > board.places["position", highest].rect.y
