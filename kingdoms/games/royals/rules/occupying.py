"""Playing cards: occupying a free position or a rival's, the payment, the cubes, and the bonuses won at once."""

from kingdoms.core.state import Move
from kingdoms.games.royals import board, events, moves
from kingdoms.games.royals.payment import affordable, intrigue_payments, payments, within_intrigue
from kingdoms.games.royals.state import NONE, Royals

_OCCUPY = [moves.Occupy(position) for position in range(len(board.POSITIONS))]
_END_TURN = moves.EndTurn()
_NOTHING_PAID = (0,) * len(board.COUNTRIES)


def ask_play(state: Royals, seat: int) -> list[Move]:
    """The positions that the seat can pay for in full, if it has two cubes left, and the end of the turn."""
    ways: list[Move] = []
    if has_cubes(state, seat):
        holders, open_to_intrigue = state.holders, within_intrigue(tuple(state.intrigues[seat]))
        for position in affordable(tuple(state.hands[seat])):
            holder = holders[position]
            if holder == NONE or (holder != seat and position in open_to_intrigue):
                ways.append(_OCCUPY[position])
    ways.append(_END_TURN)
    return ways


def has_cubes(state: Royals, seat: int) -> bool:
    """Whether the seat has enough cubes left to occupy a position."""
    return state.supply[seat] >= board.CUBES_PER_POSITION


def other_positions(state: Royals) -> list[int]:
    """The positions that the seat could have chosen instead of the one it is paying for."""
    _name, seat, chosen, *paid = state.agenda[-1]
    there = state.copy()
    for country, cards in enumerate(paid):
        there.hands[seat][country] += cards
    ways = ask_play(there, seat)
    return [way.position for way in ways if isinstance(way, moves.Occupy) and way.position != chosen]


def play(state: Royals, move: Move, seat: int) -> None:
    """Stops playing cards, or asks for the country cards and then, for a rival's position, the intrigue cards."""
    if type(move) is moves.EndTurn:
        state.agenda.pop()
        return
    if state.holders[move.position] != NONE:
        state.agenda.append(("pay_intrigue", seat, move.position, *_NOTHING_PAID))
    state.agenda.append(("pay", seat, move.position))


# The payment.


def ask_payment(state: Royals, seat: int, position: int) -> list[Move]:
    """The ways to pay the country cards."""
    return payments(tuple(state.hands[seat]), position)


def pay(state: Royals, move: moves.Pay, seat: int, position: int) -> None:
    """Discards the cards, then occupies the position if it is free; otherwise the intrigue cards are paid next."""
    state.agenda.pop()
    for country, paid in enumerate(move):
        if paid:
            discard(state, seat, country, paid)
    state.emit(events.Paid, seat, *move)
    if state.holders[position] == NONE:
        occupy(state, seat, position, tuple(move))
    else:
        state.agenda[-1] = ("pay_intrigue", seat, position, *move)


def discard(state: Royals, seat: int, country: int, cards: int) -> None:
    """Discards this many cards of a country from the hand, those known to everyone first."""
    state.hands[seat][country] -= cards
    state.discards[country] += cards
    known = state.known[seat]
    known[country] = max(0, known[country] - cards)


def ask_intrigue_payment(state: Royals, seat: int, position: int, *_paid: int) -> list[Move]:
    """The ways to pay the intrigue cards."""
    return intrigue_payments(tuple(state.intrigues[seat]), position)


def pay_intrigue(state: Royals, move: moves.PayIntrigue, seat: int, position: int, *countries: int) -> None:
    """Discards the cards, exiles the rival's cube and occupies the position; their cube on the title tile stays."""
    state.agenda.pop()
    for pair, paid in enumerate(move.pairs):
        if paid:
            discard_intrigue(state, seat, pair, paid)
    state.emit(events.PaidIntrigue, seat, move.pairs)
    rival = state.holders[position]
    state.exile[board.POSITIONS[position].city][rival] += 1
    state.emit(events.Exiled, seat, position, rival)
    occupy(state, seat, position, countries, move.pairs)


def discard_intrigue(state: Royals, seat: int, pair: int, cards: int) -> None:
    """Discards this many intrigue cards of a pair from the hand."""
    state.intrigues[seat][pair] -= cards
    state.intrigue_discards[pair] += cards


def only_payment(state: Royals, seat: int, position: int) -> tuple[Move, ...]:
    """The payment for a position, country cards then intrigue cards, if there is only one way; otherwise empty."""
    ways = [ask_payment(state, seat, position)]
    if state.holders[position] != NONE:
        ways.append(ask_intrigue_payment(state, seat, position))
    return tuple(payments[0] for payments in ways) if all(len(payments) == 1 for payments in ways) else ()


# The cubes and the bonuses.


def occupy(
    state: Royals, seat: int, position: int, countries: tuple[int, ...] = _NOTHING_PAID, pairs: tuple[int, ...] = ()
) -> None:
    """Places both cubes and awards the bonuses they win; the event says which cards were paid."""
    city, title = board.POSITIONS[position]
    rival = state.holders[position]
    state.supply[seat] -= board.CUBES_PER_POSITION
    state.holders[position] = seat
    state.tiles[title][seat] += 1
    state.emit(events.Occupied, seat, position, rival, countries, pairs)
    if state.city_bonuses[city] == NONE:
        state.city_bonuses[city] = seat
        state.emit(events.CityBonus, seat, city, board.CITIES[city].bonus)
    _claim_country(state, seat, board.CITIES[city].country)
    _claim_noble_house(state, seat)


def _claim_country(state: Royals, seat: int, country: int) -> None:
    """Gives a seat with a cube in every city of a country, even in exile, the highest bonus left."""
    owners, bonuses = state.country_bonuses[country], board.COUNTRY_BONUS[state.rules][country]
    place = len(owners)
    if place == len(bonuses) or seat in owners or not has_country(state, seat, country):
        return
    state.country_bonuses[country] = (*owners, seat)
    state.emit(events.CountryBonus, seat, country, place, bonuses[place])


def has_country(state: Royals, seat: int, country: int) -> bool:
    """Whether the seat has a cube in every city of a country, even in exile."""
    return all(state.is_present(seat, city) for city in board.CITIES_OF[country])


def _claim_noble_house(state: Royals, seat: int) -> None:
    """Gives a seat with a cube on every title tile the highest noble house token left."""
    place = len(state.noble_house)
    if place == len(board.NOBLE_HOUSE[state.seats]) or seat in state.noble_house or not has_every_title(state, seat):
        return
    state.noble_house = (*state.noble_house, seat)
    state.emit(events.NobleHouse, seat, place, board.NOBLE_HOUSE[state.seats][place])


def has_every_title(state: Royals, seat: int) -> bool:
    """Whether the seat has a cube on every title tile."""
    return all(state.tiles[title][seat] for title in board.TITLES)
