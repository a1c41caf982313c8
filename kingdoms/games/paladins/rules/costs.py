"""The cost of each action for a seat, its targets, and the obstacles to it; the workers it takes are in `workers`."""

from collections.abc import Callable, Mapping

from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import PALADINS
from kingdoms.games.paladins.events import Paid
from kingdoms.games.paladins.moves import IN_SILVER, WITH_A_DEBT, WITH_NOTHING
from kingdoms.games.paladins.rules.choices import has_townsfolk
from kingdoms.games.paladins.solo_events import NO_MORE, NO_TARGET, OCCUPIED, TOO_LOW
from kingdoms.games.paladins.state import HIDDEN, NONE, Paladins

NO_SILVER, NO_PROVISIONS = "silver", "provisions"
"""Obstacles that only players can face, not the solo opponent."""

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
    return _next_cost(state, seat, action, 0 if action == board.PRAY else state.count_done(seat, action))


def _next_cost(state: Paladins, seat: int, action: int, done: int) -> int:
    """The cost of an action for a seat that has already done it this often."""
    printed, less = _PRINTED[action][done], _DISCOUNTS[state.paladins[seat]][action]
    return printed - less if printed > less else 0


def discount(state: Paladins, seat: int, action: int) -> int:
    """How much cheaper this round's paladin makes an action."""
    return _DISCOUNTS[state.paladins[seat]][action]


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


# Obstacles.


def obstacle(state: Paladins, seat: int, action: int) -> str:
    """Why a seat cannot do an action, leaving aside workers in hand; empty if nothing else is in the way."""
    return OCCUPIED if state.standing[seat][action] != board.NO_WORKERS else OBSTACLES[action](state, seat)


def _of_develop(state: Paladins, seat: int) -> str:
    done = sum(state.workshops[seat])
    if done == board.WORKSHOPS:
        return NO_MORE
    return "" if state.silver[seat] >= _next_cost(state, seat, board.DEVELOP, done) else NO_SILVER


def _of_recruit(state: Paladins, seat: int) -> str:
    if not has_townsfolk(state):
        return NO_TARGET
    if discount(state, seat, board.RECRUIT):
        return ""
    silver = state.silver[seat]
    for place, card in enumerate(state.townsfolk):
        if card >= 0 and (place in board.DEBT_PLACES or board.TOWNSFOLK_PRICES[place] <= silver):
            return ""
    return NO_SILVER


def _of_pray(state: Paladins, seat: int) -> str:
    if state.standing[seat].count(board.NO_WORKERS) == len(board.ACTIONS):
        return NO_TARGET
    return "" if state.silver[seat] >= _next_cost(state, seat, board.PRAY, 0) else NO_SILVER


def _of_commission(state: Paladins, seat: int) -> str:
    return _of_settling(state, seat, board.COMMISSION, state.monks[seat].bit_count())


def _of_garrison(state: Paladins, seat: int) -> str:
    return _of_settling(state, seat, board.GARRISON, state.outposts[seat].bit_count())


def _of_settling(state: Paladins, seat: int, action: int, done: int) -> str:
    if done == len(board.PROVISIONS):
        return NO_MORE
    if state.provisions[seat] < _next_cost(state, seat, action, done):
        return NO_PROVISIONS
    return "" if spaces_within(state, seat, action) else beyond_reach(state)


def beyond_reach(state: Paladins) -> str:
    """Why no space can be settled: the free ones need a higher level, or there are none."""
    return TOO_LOW if state.free_spaces() else NO_TARGET


def _of_fortify(state: Paladins, seat: int) -> str:
    done = len(state.walls[seat])
    if done == board.MOST_WALLS:
        return NO_MORE
    if not state.wall_deck:
        return NO_TARGET
    if state.attribute(seat, board.INFLUENCE) < board.WALL_INFLUENCE[done]:
        return TOO_LOW
    return "" if state.provisions[seat] >= _next_cost(state, seat, board.FORTIFY, done) else NO_PROVISIONS


def _of_absolve(state: Paladins, seat: int) -> str:
    done = state.jars[seat].bit_count()
    if done == board.JARS:
        return NO_MORE
    if state.attribute(seat, board.INFLUENCE) < board.JAR_INFLUENCE[done]:
        return TOO_LOW
    return "" if state.silver[seat] >= _next_cost(state, seat, board.ABSOLVE, done) else NO_SILVER


def _of_attack(state: Paladins, seat: int) -> str:
    if attackable(state, seat):
        return ""
    return NO_SILVER if has_outsiders(state) else NO_TARGET


def _of_convert(state: Paladins, seat: int) -> str:
    done = len(state.converted[seat])
    if done == board.MOST_CONVERTED:
        return NO_MORE
    if state.silver[seat] < _next_cost(state, seat, board.CONVERT, done):
        return NO_SILVER
    if convertible(state, seat):
        return ""
    return TOO_LOW if has_outsiders(state) else NO_TARGET


def has_outsiders(state: Paladins) -> bool:
    """Whether the row of outsiders has any cards."""
    return max(state.outsiders) >= 0


def _of_nothing(_state: Paladins, _seat: int) -> str:
    return ""


OBSTACLES: tuple[Callable[[Paladins, int], str], ...] = (
    _of_develop,
    _of_recruit,
    _of_nothing,
    _of_nothing,
    _of_pray,
    _of_nothing,
    _of_commission,
    _of_fortify,
    _of_garrison,
    _of_absolve,
    _of_attack,
    _of_convert,
)
"""Why a seat could not do each action even if no workers stood there; Hunt, Trade and Conspire can always be done."""
