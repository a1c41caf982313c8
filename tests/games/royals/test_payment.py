"""Free positions: what each costs, and every way to pay for it with the country's cards and triples of others."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from kingdoms.core.codec import IllegalMove
from kingdoms.games.royals.events import Occupied, Paid, TurnEnded
from kingdoms.games.royals.moves import EndTurn, Occupy, Pay
from tests.games.royals.printed import CUBES, LETTERS, PORTRAITS, TITLE_NAMES, called, cards, in_play, position
from tests.games.royals.table import NONE, end_turn, occupy, offered, pay, table, told

NAMES = [called(number) for number in range(31)]


def payments(hand: list[int], wanted: int) -> set[Pay]:
    """Every payment for a position from a hand, found by trying all combinations of cards."""
    portrait = PORTRAITS[wanted]
    found = set()
    for pile in product(*(range(count + 1) for count in hand)):
        own = pile[portrait.country]
        if own <= portrait.rank.cost and sum(pile) - own == 3 * (portrait.rank.cost - own):
            found.add(Pay(*pile))
    return found


def asked(state: Any, wanted: int) -> list[Pay]:
    """The payments offered for a position; if there is only one, it is paid at once."""
    trial = state.copy()
    events = trial.play(Occupy(wanted))
    paid = [Pay(*event[1:]) for event in told(events, Paid)]
    return paid or offered(trial, Pay)


def some_hands(seats: int, rng: random.Random, count: int) -> list[str]:
    """Hands of four to fifteen cards, most of them uneven."""
    hands = []
    for number in range(count):
        favourite = rng.choice(LETTERS)
        pack = [letter for letter, there in zip(LETTERS, in_play(seats), strict=True) for _card in range(there - 1)]
        rng.shuffle(pack)
        pack.sort(key=lambda letter: letter != favourite and rng.random() < 0.7)
        hands.append("".join(pack[: 4 + number % 12]))
    return hands


# The payments offered


@pytest.mark.parametrize("name", NAMES)
def test_each_position_costs_its_titles_number_of_cards(name: str) -> None:
    wanted = position(name)
    portrait = PORTRAITS[wanted]
    own = LETTERS[portrait.country] * portrait.rank.cost
    state = table(3).hand(0, own).hand_out(0)
    assert Occupy(wanted) in state.moves()
    events = occupy(state, name, own)
    assert told(events, Paid, Occupied) == [Paid(0, *cards(own)), Occupied(0, wanted, NONE, tuple(cards(own)), ())]
    assert state.holders[wanted] == 0


@pytest.mark.parametrize("name", NAMES)
def test_one_card_too_few_is_not_enough(name: str) -> None:
    wanted = position(name)
    portrait = PORTRAITS[wanted]
    rest = [letter for letter in LETTERS if letter != LETTERS[portrait.country]]
    state = table(3).hand(0, LETTERS[portrait.country] * (portrait.rank.cost - 1) + rest[0] * 2).hand_out(0)
    assert state.seat != 0 or Occupy(wanted) not in state.moves()


@pytest.mark.parametrize("name", NAMES)
def test_a_triple_can_replace_one_missing_card(name: str) -> None:
    wanted = position(name)
    portrait = PORTRAITS[wanted]
    rest = [letter for letter in LETTERS if letter != LETTERS[portrait.country]]
    hand = LETTERS[portrait.country] * (portrait.rank.cost - 1) + "".join(rest)
    state = table(3).hand(0, hand).hand_out(0)
    assert Occupy(wanted) in state.moves()
    events = occupy(state, name, hand)
    assert told(events, Paid) == [Paid(0, *cards(hand))]
    assert state.holders[wanted] == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_payment_is_offered_exactly_once(seats: int) -> None:
    """All positions with hands of all sizes, compared with a search through all combinations of cards."""
    met = Counter[str]()
    for hand in some_hands(seats, random.Random(seats), 24):
        state = table(seats).hand(0, hand).hand_out(0)
        expected = {wanted: payments(cards(hand), wanted) for wanted in range(31)}
        possible = [wanted for wanted in range(31) if expected[wanted]]
        if not possible:
            assert state.seat == 1
            continue
        assert state.seat == 0
        assert sorted(move.position for move in offered(state, Occupy)) == possible
        assert state.moves().count(EndTurn()) == 1
        for wanted in possible:
            found = asked(state, wanted)
            assert len(found) == len(set(found))
            assert set(found) == expected[wanted]
            met["many" if len(found) > 1 else "one"] += 1
    assert min(met["many"], met["one"]) > 20


def test_payments_are_always_offered_in_the_same_order() -> None:
    moves = [table(3).hand(0, "FFFGGGBBBSSS").hand_out(0).moves() for _table in range(2)]
    assert moves[0] == moves[1]
    ways = [asked(table(3).hand(0, "FFFGGGBBBSSS").hand_out(0), position("reims countess")) for _table in range(2)]
    assert ways[0] == ways[1]


# The joker rule


def test_six_french_cards_and_six_others_pay_for_the_king_of_france() -> None:
    state = table(3).hand(0, "FFFFFFGGGBBS").hand_out(0)
    events = state.play(Occupy(position("paris king")))
    assert told(events, Paid) == [Paid(0, *cards("FFFFFFGGGBBS"))]
    assert state.holders[position("paris king")] == 0


def test_six_french_cards_and_five_others_do_not_pay_for_the_king_of_france() -> None:
    state = table(3).hand(0, "FFFFFFGGGBB").hand_out(0)
    assert Occupy(position("paris king")) not in state.moves()


def test_five_french_cards_and_ten_others_pay_for_the_king_of_france_but_four_and_eleven_do_not() -> None:
    enough = table(3).hand(0, "FFFFFGGGGGBBBBB").hand_out(0)
    assert Occupy(position("paris king")) in enough.moves()
    too_few = table(3).hand(0, "FFFFGGGGGGBBBBB").hand_out(0)
    assert Occupy(position("paris king")) not in too_few.moves()


def test_a_triple_may_be_alike_or_mixed() -> None:
    state = table(3).hand(0, "GGGBBBSSS").hand_out(0)
    triples = set(asked(state, position("bordeaux marshal")))
    assert {Pay(0, 3, 0, 0), Pay(0, 1, 1, 1), Pay(0, 2, 1, 0), Pay(0, 0, 0, 3)} <= triples
    assert len(triples) == 10


def test_a_triple_never_contains_the_countrys_own_cards() -> None:
    state = table(3).hand(0, "FFGG").hand_out(0)
    assert asked(state, position("bordeaux marshal")) == [Pay(1, 0, 0, 0)]


def test_triples_are_allowed_even_if_the_countrys_cards_would_be_enough() -> None:
    state = table(3).hand(0, "FFGGG").hand_out(0)
    assert set(asked(state, position("bordeaux marshal"))) == {Pay(1, 0, 0, 0), Pay(0, 3, 0, 0)}
    occupy(state, "bordeaux marshal", "GGG")
    assert state.hands[0][:4] == cards("FF")


def test_a_position_can_be_paid_for_with_triples_alone() -> None:
    state = table(3).hand(0, "GGGBBB").hand_out(0)
    assert asked(state, position("lyon baron")) == [Pay(0, 3, 3, 0)]


def test_nobody_can_pay_more_than_the_cost() -> None:
    state = table(3).hand(0, "FFFFFFFFFFFF").hand_out(0)
    assert asked(state, position("paris king")) == [Pay(8, 0, 0, 0)]


def test_a_payment_that_is_not_offered_is_illegal() -> None:
    state = table(3).hand(0, "FFGGG").hand_out(0)
    state.play(Occupy(position("bordeaux marshal")))
    before = state.to_json()
    for payment in (Pay(2, 0, 0, 0), Pay(0, 0, 0, 0), Pay(1, 3, 0, 0), Pay(0, 0, 3, 0)):
        with pytest.raises(IllegalMove):
            state.play(payment)
    assert state.to_json() == before


# The effects of paying


def test_paid_cards_go_to_the_country_discards() -> None:
    state = table(3).hand(0, "FFFFGGG").hand_out(0)
    before = list(state.discards)
    occupy(state, "bordeaux duke", "FFFGGG")
    assert [after - there for after, there in zip(state.discards, before, strict=True)] == cards("FFFGGG")
    assert state.hands[0][:4] == cards("F")


def test_one_cube_on_the_position_and_one_on_the_title_tile() -> None:
    state = table(3).hand(0, "GGGGG").hand_out(0)
    occupy(state, "cologne cardinal", "GGGGG")
    assert state.holders[position("cologne cardinal")] == 0
    assert list(state.tiles[TITLE_NAMES.index("cardinal")]) == [1, 0, 0]
    assert state.supply == [CUBES[3] - 2, CUBES[3], CUBES[3]]
    assert sum(map(sum, state.exile)) == 0


def test_any_number_of_positions_in_a_turn_and_both_of_a_city() -> None:
    state = table(3).hand(0, "FFFFFGGGGG").hand_out(0)
    occupy(state, "bordeaux marshal", "F")
    occupy(state, "bordeaux duke", "FFFF")
    occupy(state, "cologne baron", "GG")
    occupy(state, "munich countess", "GGG")
    held = [number for number, holder in enumerate(state.holders) if holder == 0]
    assert held == sorted(map(position, ("bordeaux duke", "bordeaux marshal", "munich countess", "cologne baron")))
    assert state.seat == 1


def test_ones_own_position_is_not_offered() -> None:
    state = table(3).holds(0, "bordeaux marshal").hand(0, "FFFFF", "FG FB FS").hand_out(0)
    assert Occupy(position("bordeaux marshal")) not in state.moves()
    assert Occupy(position("bordeaux duke")) in state.moves()


def test_playing_cards_is_optional() -> None:
    state = table(3).hand(0, "FFFFF").hand_out(0)
    assert EndTurn() in state.moves()
    events = end_turn(state)
    assert told(events, TurnEnded) == [TurnEnded(0)]
    assert state.holders == [NONE] * 31


def test_the_turn_ends_automatically_when_nothing_more_can_be_paid_for() -> None:
    state = table(3).hand(0, "FB").hand_out(0)
    events = occupy(state, "bordeaux marshal", "F")
    assert told(events, TurnEnded) == [TurnEnded(0)]
    assert state.seat == 1


def test_the_payment_cannot_be_skipped() -> None:
    state = table(3).hand(0, "FFGGG").hand_out(0)
    state.play(Occupy(position("bordeaux marshal")))
    assert {type(move) for move in state.moves()} == {Pay}
    pay(state, "F")
    assert state.holders[position("bordeaux marshal")] == 0
