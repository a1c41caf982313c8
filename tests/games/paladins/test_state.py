"""The state: views hide decks and paladins, and events report everything that was gained."""

import random
from collections import Counter
from typing import Any

import pytest

from kingdoms.games.paladins.board import ATTRIBUTE_KEYS
from kingdoms.games.paladins.events import (
    Acted,
    Attacked,
    Converted,
    DebtDestroyed,
    DebtPaid,
    DebtTaken,
    Developed,
    FavourUsed,
    Gained,
    Hired,
    JarPlaced,
    Paid,
    Passed,
    RoundBegan,
    Settled,
    SuspicionDiscarded,
    SuspicionDrawn,
    TaxRefilled,
    TaxTaken,
    WallBuilt,
    WorkersGained,
    WorkersKept,
)
from kingdoms.games.paladins.moves import Act, Pass, UseFavour
from kingdoms.games.paladins.rules.workers import thriftiest
from kingdoms.games.paladins.solo_events import Stepped, TaxReturned
from kingdoms.games.paladins.state import HIDDEN, NONE
from tests.games.paladins.positions import every_table, finished, first, new, positions

CRIMINAL = 5


# Views


@every_table
def test_a_view_hides_only_decks_face_down_cards_paladins_and_chance(seats: int) -> None:
    decks = {"townsfolk_deck", "outsider_deck", "tavern_deck", "wall_deck", "suspicion_deck", "scheme_deck"}
    hidden = {*decks, "chance", "orders", "favours", "paladin_decks", "drawn", "paladins"}
    for state in positions(seats):
        data = state.to_json()
        for viewer in (*range(seats), None):
            view = state.view(viewer).to_json()
            assert {name for name, part in view.items() if part != data[name]} <= hidden
            assert view["chance"] == 0
            assert all(view[deck] == [HIDDEN] * len(data[deck]) for deck in decks)


def test_orders_and_favours_are_hidden_until_their_rounds() -> None:
    for state in positions(2):
        view = state.view(0)
        assert [card != HIDDEN for card in view.orders] == [state.round > place for place in range(3)]
        assert [card != HIDDEN for card in view.favours] == [state.round > place + 2 for place in range(5)]


def test_while_paladins_are_chosen_nobody_sees_a_rivals() -> None:
    state: Any = first("paladin", seats=3)
    chosen = state.seat
    state.play(state.moves()[0])
    choosing = state.seat
    assert state.view(chosen).paladins[chosen] == state.paladins[chosen]
    assert state.view(chosen).drawn[choosing] == (HIDDEN,) * 3
    assert state.view(choosing).paladins[chosen] == HIDDEN
    assert state.view(choosing).drawn[choosing] == state.drawn[choosing]
    assert state.view(chosen).moves() == state.view(None).moves() == []
    assert state.view(choosing).moves() == state.moves()
    while state.agenda[-1][0] == "paladin":
        state.play(state.moves()[0])
    assert state.view(None).paladins == state.paladins
    assert state.view(None).moves() == state.moves()


def test_owners_know_what_they_put_on_top_and_at_the_bottom() -> None:
    rng, state = random.Random(8), new(2, 8)
    bottoms: list[int] = []
    tops = [NONE]
    while state.round < 5:
        move = rng.choice(state.moves())
        if state.seat == 0 and state.agenda[-1][0] == "paladin":
            bottoms.insert(0, next(card for card in state.drawn[0] if card not in move))
            tops.append(move.top)
        state.play(move)
        view = state.view(0).paladin_decks[0]
        if bottoms:
            assert list(view[: len(bottoms)]) == bottoms
        if bottoms and not state.drawn[0]:
            assert view[-1] == tops[-1]
            assert set(view[len(bottoms) : -1]) == {HIDDEN}
        assert set(state.view(1).paladin_decks[0]) == {HIDDEN}


def test_everyone_has_secrets_from_the_first_draw_to_the_end() -> None:
    assert not any(new(4, 3).has_secrets(seat) for seat in range(4))
    assert not any(finished().has_secrets(seat) for seat in range(3))
    assert all(first("paladin", seats=4).has_secrets(seat) for seat in range(4))


# Determinizations


def test_unseen_cards_are_dealt_evenly() -> None:
    state, rng = first("paladin", seats=2), random.Random(2)
    orders: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    for _ in range(600):
        drawn = state.view(0).determinize(0, rng)
        orders[drawn.orders[2]] += 1
        tops[drawn.paladin_decks[0][-1]] += 1
    assert set(orders) == set(range(6, 12)) - {state.orders[0]}
    assert set(tops) == set(range(12)) - set(state.drawn[0])
    assert max(orders.values()) < 170
    assert max(tops.values()) < 110


# Events


class Ledger:
    """Everyone's belongings according to the events of a game."""

    def __init__(self, state: Any) -> None:
        self.has: list[Counter[str]] = [Counter({"silver": 3, "provision": 1}) for _ in range(state.seats)]
        self.has += [Counter() for _ in range(state.sides - state.seats)]
        for side in range(state.sides):
            self.has[side]["workshops"] = sum(state.workshops[side])
        self.hands: list[Counter[int]] = [Counter() for _ in range(state.sides)]
        self.tax = state.tax
        self.track = 0

    def note(self, event: Any) -> None:
        for side, what, amount in changes(event):
            self.has[side][what] += amount
        self._count_workers(event)
        match event:
            case TaxTaken(_, silver, _) | TaxReturned(silver):
                self.tax -= silver
            case TaxRefilled(silver):
                self.tax += silver
            case Stepped(space):
                self.track = space

    def _count_workers(self, event: Any) -> None:
        match event:
            case WorkersGained(side, workers):
                self.hands[side].update(dict(enumerate(workers)))
            case Acted() | FavourUsed():
                self.hands[event.seat].subtract(dict(enumerate(event.workers)))
            case WorkersKept(side, workers):
                self.hands[side] = Counter(dict(enumerate(workers)))


def changes(event: Any) -> list[tuple[int, str, int]]:
    """The changes an event makes: side, thing and amount."""
    match event:
        case Gained(side, what, amount):
            return [(side, what, amount)]
        case Paid(side, what, amount):
            return [(side, what, -amount)]
        case TaxTaken(side, supply, bank):
            return [(side, "silver", supply + bank)]
        case SuspicionDiscarded(side, cards):
            return [(side, "suspicions", -cards)]
        case DebtPaid(side):
            return [(side, "unpaid", -1), (side, "paid", 1)]
        case DebtDestroyed(side):
            return [(side, "unpaid", -1)]
        case _ if type(event) in _COUNTED:
            return [(event.seat, _COUNTED[type(event)], 1)]
    return []


_COUNTED = {
    SuspicionDrawn: "suspicions",
    DebtTaken: "unpaid",
    Developed: "workshops",
    Hired: "hired",
    WallBuilt: "walls",
    JarPlaced: "jars",
    Settled: "settled",
    Attacked: "attacked",
    Converted: "converted",
}


def belongings(state: Any, side: int) -> dict[str, int]:
    """A side's belongings according to the state, under the names that `changes` uses."""
    return {
        "unpaid": state.unpaid[side],
        "paid": state.paid[side],
        "suspicions": len(state.suspicions[side]),
        "workshops": sum(state.workshops[side]),
        "hired": len(state.hired[side]),
        "walls": len(state.walls[side]),
        "jars": state.jars[side].bit_count(),
        "settled": state.monks[side].bit_count() + state.outposts[side].bit_count(),
        "attacked": len(state.attacked[side]),
        "converted": len(state.converted[side]),
        **{key: state.attributes[side][number] for number, key in enumerate(ATTRIBUTE_KEYS)},
    }


@every_table
def test_events_report_everything_that_anyone_gains_and_loses(seats: int) -> None:
    for seed in range(8):
        rng, state = random.Random(seed), new(seats, seed, "medium")
        ledger = Ledger(state)
        while state.seat is not None:
            for event in state.play(rng.choice(state.moves())):
                ledger.note(event)
            for side in range(state.sides):
                has = belongings(state, side)
                assert {key: ledger.has[side][key] for key in has} == has
                if side < seats:
                    goods = (ledger.has[side]["silver"], ledger.has[side]["provision"])
                    assert goods == (state.silver[side], state.provisions[side])
                    assert [ledger.hands[side][kind] for kind in range(6)] == state.hands[side]
            assert (ledger.tax, ledger.track) == (state.tax, state.track)


@every_table
def test_there_are_seven_rounds_and_everyone_passes_once_in_each(seats: int) -> None:
    rng, state = random.Random(seats), new(seats, seats)
    starts, passed = [], []
    while state.seat is not None:
        for event in state.play(rng.choice(state.moves())):
            if type(event) is RoundBegan:
                starts.append((event.round, event.start))
            elif type(event) is Passed:
                passed.append(event.seat)
    first_start = starts[0][1]
    assert starts == [(number, (first_start + number - 1) % seats) for number in range(1, 8)]
    assert Counter(passed) == dict.fromkeys(range(state.sides), 7)


def test_the_start_player_is_random() -> None:
    assert {new(4, seed).start for seed in range(40)} == set(range(4))


# Proposals on screen


@every_table
def test_the_thriftiest_way_has_the_fewest_criminals(seats: int) -> None:
    for state in positions(seats):
        ways: dict[tuple[Any, int], list[Any]] = {}
        for move in state.moves():
            if type(move) in (Act, UseFavour):
                ways.setdefault((type(move), move[0]), []).append(move)
        for moves in ways.values():
            proposed = thriftiest(moves, state.hands[state.seat])
            assert proposed.workers[CRIMINAL] == min(move.workers[CRIMINAL] for move in moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_without_workers_passes_unasked(seats: int) -> None:
    for seed in range(5):
        rng, state = random.Random(seed), new(seats, seed)
        while state.seat is not None:
            if Pass() in state.moves():
                assert any(state.hands[state.seat])
            state.apply(rng.choice(state.moves()))
