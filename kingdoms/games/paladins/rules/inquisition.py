"""Tax, suspicion and the inquisition, which can interrupt anything: it is simply the next step of the agenda."""

from kingdoms.core import chance
from kingdoms.core.state import Move, Step
from kingdoms.games.paladins import events
from kingdoms.games.paladins.board import REMOVE_SUSPICION, TAX, TAX_SUPPLY
from kingdoms.games.paladins.cards import OUTSIDERS, QUESTIONED, SUSPECT_QUESTIONED, TOWNSFOLK
from kingdoms.games.paladins.moves import Accept
from kingdoms.games.paladins.rules.debts import ACCEPT_OR_DECLINE, discard_suspicion, take_debt
from kingdoms.games.paladins.rules.rewards import give
from kingdoms.games.paladins.state import Paladins

_SUSPECT = 2
"""Peddlers help a seat with at least this many suspicion cards."""


# Tax and suspicion.


def take_tax(state: Paladins, seat: int, silver: int) -> None:
    """The seat takes tax from the supply, and any shortfall from the bank."""
    state.agenda.pop()
    state.silver[seat] += silver
    drain_supply(state, seat, silver)


def drain_supply(state: Paladins, side: int, silver: int) -> None:
    """Takes this much from the tax supply, or all of it if that is less; the last coin triggers the inquisition."""
    taken = min(silver, state.tax)
    state.tax -= taken
    state.emit(events.TaxTaken, side, taken, silver - taken)
    call_inquisition(state)


def call_inquisition(state: Paladins) -> None:
    """Makes the inquisition the next step if the tax supply is empty."""
    if state.tax == 0:
        state.agenda.append(("inquisition",))


def draw_suspicion(state: Paladins, side: int) -> None:
    """Draws a suspicion card and takes its tax. If no cards are left, an inquisition comes first to free some."""
    if not state.suspicion_deck and not state.suspicion_discards:
        state.agenda.append(("inquisition",))
        return
    state.agenda.pop()
    if not state.suspicion_deck:
        state.suspicion_deck, state.suspicion_discards = state.suspicion_discards, []
        state.chance = chance.shuffle(state.chance, state.suspicion_deck)
        state.emit(events.SuspicionsShuffled)
    tax = state.suspicion_deck.pop()
    state.suspicions[side] += (tax,)
    state.emit(events.SuspicionDrawn, side, tax)
    if tax:
        give(state, side, (TAX,) * tax)


# The inquisition.


def begin_inquisition(state: Paladins) -> None:
    """Everyone is questioned in turn order, then the verdict follows."""
    state.agenda[-1] = ("verdict",)
    state.emit(events.InquisitionBegan)
    state.agenda += questions(state)


def questions(state: Paladins) -> list[Step]:
    """The steps that trigger all townsfolk with a part in the inquisition, the first step at the end."""
    return [
        ("conspirator" if TOWNSFOLK[card].trigger == QUESTIONED else "questioned", side, card)
        for side in reversed(state.order())
        for card in reversed(defenders(state, side))
    ]


def defenders(state: Paladins, side: int) -> list[int]:
    """A side's townsfolk for an inquisition: peddlers, then conspirators, then squires, each in hiring order."""
    cards = [card for card in state.hired[side] if TOWNSFOLK[card].trigger >= SUSPECT_QUESTIONED]
    return sorted(cards, key=lambda card: TOWNSFOLK[card].trigger)


def question(state: Paladins, seat: int, card: int) -> None:
    """A peddler helps a seat with at least two suspicion cards, a squire a seat with none."""
    state.agenda.pop()
    cards = len(state.suspicions[seat])
    if cards >= _SUSPECT if TOWNSFOLK[card].trigger == SUSPECT_QUESTIONED else cards == 0:
        state.emit(events.TownsfolkHelped, seat, card)
        give(state, seat, TOWNSFOLK[card].ongoing)


def ask_conspirator(state: Paladins, seat: int, card: int) -> list[Move] | None:
    """Uses a conspirator to discard a suspicion card; only a seat with a converted Thief is asked whether to."""
    if state.suspicions[seat] and has_thief(state, seat):
        return ACCEPT_OR_DECLINE
    if state.suspicions[seat]:
        _use_conspirator(state, seat, card)
    state.agenda.pop()
    return None


def has_thief(state: Paladins, seat: int) -> bool:
    """Whether the seat has converted a Thief, which scores points for suspicion cards."""
    return any(OUTSIDERS[card].key == "thief" for card in state.converted[seat])


def answer_conspirator(state: Paladins, move: Move, seat: int, card: int) -> None:
    """Uses the conspirator, or declines."""
    state.agenda.pop()
    if type(move) is Accept:
        _use_conspirator(state, seat, card)
    else:
        state.emit(events.Declined, seat, REMOVE_SUSPICION)


def _use_conspirator(state: Paladins, seat: int, card: int) -> None:
    state.emit(events.TownsfolkHelped, seat, card)
    discard_suspicion(state, seat)


def pass_verdict(state: Paladins) -> None:
    """Those with the most suspicion cards take a debt and discard half the cards, rounded down; tax is refilled."""
    state.agenda.pop()
    most = max(map(len, state.suspicions))
    if most:
        convicted = tuple(side for side in state.order() if len(state.suspicions[side]) == most)
        state.emit(events.Convicted, convicted)
        for side in convicted:
            take_debt(state, side)
            discard_suspicion(state, side, most // 2)
    missing = TAX_SUPPLY[state.seats] - state.tax
    state.tax += missing
    state.emit(events.TaxRefilled, missing)
