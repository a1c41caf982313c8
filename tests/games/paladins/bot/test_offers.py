"""The offers that the Paladins bot plans with: everything the rules allow, and what makes each worth more."""

from typing import Any

import pytest

from kingdoms.games.paladins import bot
from kingdoms.games.paladins.board import ACTIONS, NO_WORKERS, RIGHT, ROUNDS
from kingdoms.games.paladins.bot import outlook
from kingdoms.games.paladins.bot.offers import Means, Offer, offers
from kingdoms.games.paladins.moves import Pass
from tests.games.paladins.positions import every_table, positions
from tests.games.paladins.printed import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
    favour,
    jar_field,
)
from tests.games.paladins.table import NEUTRAL, table

EVERYONE = "LLLSSMMFFCCX"
"""Workers for any action."""


def offered(state: Any) -> list[Offer]:
    """The offers that the deciding seat has the workers and goods for."""
    seat = state.seat
    look = outlook.given(bot.WEIGHTS, ROUNDS - state.round)
    means = Means(tuple(state.hands[seat]), state.silver[seat], state.provisions[seat])
    found = offers(state, seat, outlook.order_points(state), means, look)
    return [offer for offer in found if means.without(offer) is not None]


def best(where: int, **what: Any) -> Offer:
    """The best offer of an action in the third round, for a seat with these things and workers for everything."""
    laid = table(2, 3).orders("attack", "garrison", "convert").player(0, **{"hand": EVERYONE, "silver": 9, **what})
    return max((offer for offer in offered(laid.turn()) if offer.where == where), key=lambda offer: offer.gain)


@every_table
def test_whatever_the_rules_allow_is_offered_and_nothing_else(seats: int) -> None:
    """There are two exceptions: nobody plans to recruit for a debt, or to pray with nothing on the right to clear."""
    for state in positions(seats, every=7):
        if state.asked != "turn":
            continue
        moves = [move for move in state.moves() if type(move) is not Pass]
        possible = {(kind is bot.Act, place, sent) for kind, place, sent in map(bot.place_and_number, moves)}
        prays = [place for place, card in enumerate(state.favours) if card == favour("pray")]
        ignored = {(True, PRAY, 1), *((False, place, 1) for place in prays)}
        if not any(offer.where == RECRUIT for offer in offered(state)):
            ignored |= {(True, RECRUIT, 1), (True, RECRUIT, 2)}
        planned = {
            (offer.where < len(ACTIONS), offer.where % len(ACTIONS), len(offer.slots)) for offer in offered(state)
        }
        assert planned - ignored == possible - ignored
        has_done_something = any(state.standing[state.seat][action] != NO_WORKERS for action in RIGHT)
        assert ((True, PRAY, 1) in planned) == ((True, PRAY, 1) in possible and has_done_something)


@pytest.mark.parametrize(
    ("paladin", "action"), [("girard", HUNT), ("otton", TRADE), ("gerin", CONSPIRE), ("engelier", ATTACK)]
)
def test_a_paladin_who_gives_something_with_an_action_makes_it_worth_more(paladin: str, action: int) -> None:
    helped, alone = (best(action, paladin=name, levels=(0, 9, 0)) for name in (paladin, NEUTRAL))
    assert helped.gain > alone.gain + 1


@pytest.mark.parametrize(("paladin", "action"), [("anseis", FORTIFY), ("berengier", GARRISON), ("ivon", COMMISSION)])
def test_a_paladin_who_pays_for_an_action_saves_goods(paladin: str, action: int) -> None:
    helped, alone = (best(action, paladin=name, provisions=5, levels=(9, 9, 9)) for name in (paladin, NEUTRAL))
    assert helped.provisions == 0 < alone.provisions


@pytest.mark.parametrize(
    ("action", "townsfolk"), [(ATTACK, "defender 1"), (COMMISSION, "acolyte 1"), (DEVELOP, "architect 1")]
)
def test_hired_townsfolk_make_their_action_worth_more(action: int, townsfolk: str) -> None:
    given: dict[str, Any] = {"provisions": 5, "levels": (4, 9, 4)}
    assert best(action, hired=[townsfolk], **given).gain > best(action, **given).gain + 0.5


def test_a_favour_for_a_debt_is_worth_more_to_those_whose_debts_are_cheap() -> None:
    def gain(**what: Any) -> float:
        laid = table(2, 3).favours(favour("scout merchant fighter")).player(0, hand="L", **what)
        return next(offer.gain for offer in offered(laid.turn()) if offer.where == len(ACTIONS))

    assert gain(converted=["viking traitor"]) > gain() + 1 > gain(unpaid=1)


def test_the_favour_of_a_free_step_is_worth_the_best_one() -> None:
    laid = table(2, 3).favours(favour("faith or strength or influence")).player(0, hand="X", levels=(1, 0, 2))
    (step,) = [offer.gain for offer in offered(laid.turn()) if offer.where == len(ACTIONS)]
    assert step == pytest.approx(outlook.given(bot.WEIGHTS, ROUNDS - 3).steps(2, 1))


def test_an_absolution_is_worth_more_with_a_debt_to_pay_or_suspicion_to_discard() -> None:
    absolution = best(ABSOLVE, levels=(0, 0, 9)).gain
    assert best(ABSOLVE, levels=(0, 0, 9), suspicion=[0]).gain > absolution
    assert best(ABSOLVE, levels=(0, 0, 9), unpaid=1).gain > absolution + 1
    pays = jar_field("pay_debt")
    used = {"levels": (0, 0, 9), "jars": [pays, pays + 1]}
    assert best(ABSOLVE, unpaid=1, **used).gain < best(ABSOLVE, **used).gain + 0.1


def test_an_absolution_is_worth_more_if_there_is_faith_to_gain() -> None:
    assert best(ABSOLVE, levels=(5, 0, 9)).gain > best(ABSOLVE, levels=(12, 0, 9)).gain + 3


def test_settling_is_worth_more_with_a_debt_to_pay() -> None:
    for action in (COMMISSION, GARRISON):
        given: dict[str, Any] = {"provisions": 9, "levels": (9, 9, 9)}
        assert best(action, unpaid=1, **given).gain > best(action, **given).gain + 0.5


def conversion(outsider: str, **what: Any) -> float:
    """The worth of converting this outsider, the only one in the row."""
    laid = table(2, 3).outsiders(outsider, "", "", "", "", "").player(0, hand="FLC", silver=9, levels=(4, 0, 0), **what)
    return next(offer.gain for offer in offered(laid.turn()) if offer.where == CONVERT)


def test_a_traitor_is_worth_more_with_every_debt() -> None:
    none, one, two = (conversion("viking traitor", unpaid=debts) for debts in range(3))
    assert two - one == pytest.approx(one - none)
    debts = outlook.given(bot.WEIGHTS, ROUNDS - 3).debts
    assert one - none == pytest.approx(debts[-3] - debts[-1])
    assert conversion("saracen mercenary", unpaid=2) == pytest.approx(conversion("saracen mercenary"))


def test_an_outsider_who_scores_is_worth_more_than_one_who_does_not() -> None:
    assert conversion("saracen mercenary") > conversion("viking traitor")


def recruited(*row: str, **what: Any) -> list[Offer]:
    """The offers to recruit from this row, with workers to hire someone."""
    laid = table(2, 3).townsfolk(*row).player(0, hand="LLF", **what).turn()
    return [offer for offer in offered(laid) if offer.where == RECRUIT]


def test_the_best_townsfolk_are_recruited_for_their_price() -> None:
    free, paid = ("", "", "", "", "defender 1"), ("defender 1", "", "", "", "")
    assert {offer.silver for offer in recruited(*free, silver=9)} == {0}
    assert {offer.silver for offer in recruited(*paid, silver=9)} == {3}
    assert {offer.silver for offer in recruited("defender 2", "", "", "", "defender 1", silver=9)} == {0}
    assert {offer.silver for offer in recruited(*paid, silver=9, paladin="roland")} == {0}
    assert recruited(*paid, silver=2) == []
    dear, cheap = recruited("", "gatekeeper 1", "", "", "abbot 2", silver=9)
    assert (dear.silver, cheap.silver) == (2, 0)
    assert {len(offer.slots) for offer in recruited(*free)} == {1, 2}


def test_hiring_is_worth_more_the_longer_the_townsfolk_help() -> None:
    def gain(round_number: int) -> float:
        laid = table(2, round_number).townsfolk("", "", "", "", "defender 1").player(0, hand="LLF")
        return max(offer.gain for offer in offered(laid.turn()) if offer.where == RECRUIT and len(offer.slots) == 2)

    assert gain(1) > gain(4) > gain(6)
