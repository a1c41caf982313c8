"""The cost of each action for a seat, and its targets; the workers it takes are in `workers`."""

from collections.abc import Mapping

from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import PALADINS
from kingdoms.games.paladins.events import Paid
from kingdoms.games.paladins.moves import IN_SILVER, WITH_A_DEBT, WITH_NOTHING
from kingdoms.games.paladins.state import HIDDEN, NONE, Paladins

PAID_IN_PROVISIONS = (board.COMMISSION, board.FORTIFY, board.GARRISON)
_PRINTED: Mapping[int, tuple[int, ...]] = {
    board.DEVELOP: (board.DEVELOP_SILVER,) * board.WORKSHOPS,
    board.COMMISSION: board.PROVISIONS,
    board.FORTIFY: board.PROVISIONS,
    board.GARRISON: board.PROVISIONS,
    board.ABSOLVE: board.ABSOLVE_SILVER,
    board.CONVERT: board.CONVERT_SILVER,
    board.PRAY: (board.PRAY_SILVER,),
}
"""The cost of each action the first time, the second time, and so on."""
_DISCOUNTS = [
    *(tuple(paladin.discount if paladin.action == action else 0 for action in board.ACTIONS) for paladin in PALADINS),
    *[(0,) * len(board.ACTIONS)] * len((HIDDEN, NONE)),
]
"""How much cheaper each paladin makes each action; the last rows are for a paladin that is hidden or not chosen yet."""


# Costs.


def cost(state: Paladins, seat: int, action: int) -> int:
    """The silver or provisions for an action that costs the same for every target."""
    return next_cost(state, seat, action, 0 if action == board.PRAY else state.count_done(seat, action))


def next_cost(state: Paladins, seat: int, action: int, done: int) -> int:
    """The cost of an action for a seat that has already done it this often."""
    printed, less = _PRINTED[action][done], _DISCOUNTS[state.paladins[seat]][action]
    return printed - less if printed > less else 0


def discount(state: Paladins, seat: int, action: int) -> int:
    """How much cheaper this round's paladin makes an action."""
    return _DISCOUNTS[state.paladins[seat]][action]


def prices(state: Paladins, seat: int, action: int) -> list[int]:
    """An action's price; if it depends on the card, the price of each card in the row."""
    if action == board.RECRUIT:
        return [board.TOWNSFOLK_PRICES[place] for place, card in enumerate(state.townsfolk) if card >= 0]
    if action == board.ATTACK:
        return [attack_cost(state, seat, place) for place, card in enumerate(state.outsiders) if card >= 0]
    return [cost(state, seat, action)]


def attack_cost(state: Paladins, seat: int, place: int) -> int:
    """The silver needed to make up for missing strength when attacking the outsider at a place."""
    missing = board.REGION_STRENGTH[place] - state.attribute(seat, board.STRENGTH)
    return max(0, -(-missing // board.STRENGTH_FOR_SILVER))


def ways_to_pay(state: Paladins, seat: int, place: int) -> list[str]:
    """How the seat can pay for the townsfolk at a place in the row."""
    price = board.TOWNSFOLK_PRICES[place]
    if price == 0 or discount(state, seat, board.RECRUIT):
        return [WITH_NOTHING]
    ways = [IN_SILVER] if state.silver[seat] >= price else []
    return [*ways, WITH_A_DEBT] if place in board.DEBT_PLACES else ways


def pay_silver(state: Paladins, seat: int, amount: int) -> None:
    """The seat pays silver to the bank."""
    if amount:
        state.silver[seat] -= amount
        state.emit(Paid, seat, board.SILVER, amount)


def pay_provisions(state: Paladins, seat: int, amount: int) -> None:
    """The seat pays provisions to the bank."""
    if amount:
        state.provisions[seat] -= amount
        state.emit(Paid, seat, board.PROVISION, amount)


def pay_for(state: Paladins, seat: int, action: int) -> None:
    """Pays for an action whose cost does not depend on its target; others are free or paid for with their target."""
    if action in _PRINTED:
        pay = pay_provisions if action in PAID_IN_PROVISIONS else pay_silver
        pay(state, seat, cost(state, seat, action))


# Targets.


def spaces_within(state: Paladins, side: int, action: int) -> int:
    """The set of free spaces that a monk or an outpost of the side can go to."""
    reach = board.REACH[action][state.attribute(side, board.NEEDED[action])]
    return reach & state.free_spaces()


def attackable(state: Paladins, seat: int) -> list[int]:
    """The places of the outsiders that the seat can attack, paying for missing strength."""
    strength = state.attribute(seat, board.STRENGTH) + board.STRENGTH_FOR_SILVER * state.silver[seat]
    return [
        place for place, card in enumerate(state.outsiders) if card >= 0 and board.REGION_STRENGTH[place] <= strength
    ]


def convertible(state: Paladins, side: int) -> list[int]:
    """The places of the outsiders that the side has enough faith to convert."""
    faith = state.attribute(side, board.FAITH)
    return [place for place, card in enumerate(state.outsiders) if card >= 0 and board.REGION_FAITH[place] <= faith]


def has_outsiders(state: Paladins) -> bool:
    """Whether the row of outsiders has any cards."""
    return max(state.outsiders) >= 0


def needed_level(state: Paladins, side: int, action: int) -> int | None:
    """The lowest level with which an action on the right could be done next; None if it has no target left."""
    if action == board.FORTIFY:
        return board.WALL_INFLUENCE[state.count_done(side, board.FORTIFY)]
    if action == board.ABSOLVE:
        return board.JAR_INFLUENCE[state.count_done(side, board.ABSOLVE)]
    needed = board.REGION_FAITH if board.NEEDED[action] == board.FAITH else board.REGION_STRENGTH
    if action in (board.ATTACK, board.CONVERT):
        return min((needed[place] for place, card in enumerate(state.outsiders) if card >= 0), default=None)
    free = state.free_spaces()
    return min((needed[space.region] for number, space in enumerate(board.SPACES) if free >> number & 1), default=None)
