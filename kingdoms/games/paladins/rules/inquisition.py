"""Tax, suspicion and the inquisition, which comes in the middle of anything: it is just the next step of the agenda."""

from kingdoms.core import chance
from kingdoms.core.game import Move, Step
from kingdoms.games.paladins import events
from kingdoms.games.paladins.board import REMOVE_SUSPICION, TAX, TAX_SUPPLY
from kingdoms.games.paladins.cards import OUTSIDERS, QUESTIONED, SUSPECT_QUESTIONED, TOWNSFOLK
from kingdoms.games.paladins.moves import Accept
from kingdoms.games.paladins.rules.debts import ACCEPT_OR_DECLINE, discard_suspicion, take_debt
from kingdoms.games.paladins.rules.rewards import give
from kingdoms.games.paladins.state import Paladins

_SUSPECT = 2
"""The number of suspicion cards from which peddlers help."""


# Tax and suspicion.


def take_tax(state: Paladins, seat: int, silver: int) -> None:
    """Tax from its supply, and what that lacks from the bank."""
    state.agenda.pop()
    state.silver[seat] += silver
    drain_supply(state, seat, silver)


def drain_supply(state: Paladins, side: int, silver: int) -> None:
    """This much leaves the tax supply, or all of it if that is less; the last coin calls the inquisition."""
    taken = min(silver, state.tax)
    state.tax -= taken
    state.emit(events.TaxTaken, side, taken, silver - taken)
    call_inquisition(state)


def call_inquisition(state: Paladins) -> None:
    """The inquisition is next if the tax supply is empty."""
    if state.tax == 0:
        state.agenda.append(("inquisition",))


def draw_suspicion(state: Paladins, side: int) -> None:
    """A suspicion card, then its tax. If there is none at all, the inquisition comes first and brings some."""
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
    """In turn order everyone is questioned, then comes the verdict."""
    state.agenda[-1] = ("verdict",)
    state.emit(events.InquisitionBegan)
    state.agenda += questions(state)


def questions(state: Paladins) -> list[Step]:
    """The steps in which all townsfolk for an inquisition are called, the first last."""
    return [
        ("conspirator" if TOWNSFOLK[card].trigger == QUESTIONED else "questioned", side, card)
        for side in reversed(state.order())
        for card in reversed(defenders(state, side))
    ]


def defenders(state: Paladins, side: int) -> list[int]:
    """A side's townsfolk for an inquisition: peddlers, then conspirators, then squires, each in the order of hiring."""
    cards = [card for card in state.hired[side] if TOWNSFOLK[card].trigger >= SUSPECT_QUESTIONED]
    return sorted(cards, key=lambda card: TOWNSFOLK[card].trigger)


def question(state: Paladins, seat: int, card: int) -> None:
    """A peddler helps who has two suspicion cards or more, a squire who has none."""
    state.agenda.pop()
    cards = len(state.suspicions[seat])
    if cards >= _SUSPECT if TOWNSFOLK[card].trigger == SUSPECT_QUESTIONED else cards == 0:
        state.emit(events.TownsfolkHelped, seat, card)
        give(state, seat, TOWNSFOLK[card].ongoing)


def ask_conspirator(state: Paladins, seat: int, card: int) -> list[Move] | None:
    """A conspirator discards a suspicion card; only a seat with a converted Thief is asked whether to use it."""
    if state.suspicions[seat] and has_thief(state, seat):
        return ACCEPT_OR_DECLINE
    if state.suspicions[seat]:
        _use_conspirator(state, seat, card)
    state.agenda.pop()
    return None


def has_thief(state: Paladins, seat: int) -> bool:
    """Whether the seat has converted a Thief, for whom suspicion is worth points."""
    return any(OUTSIDERS[card].key == "thief" for card in state.converted[seat])


def answer_conspirator(state: Paladins, move: Move, seat: int, card: int) -> None:
    """The conspirator is used, or not."""
    state.agenda.pop()
    if type(move) is Accept:
        _use_conspirator(state, seat, card)
    else:
        state.emit(events.Declined, seat, REMOVE_SUSPICION)


def _use_conspirator(state: Paladins, seat: int, card: int) -> None:
    state.emit(events.TownsfolkHelped, seat, card)
    discard_suspicion(state, seat)


def pass_verdict(state: Paladins) -> None:
    """All with the most suspicion take a debt and discard half of it, rounded down; the tax supply is refilled."""
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
