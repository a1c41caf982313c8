"""What each action costs a seat now, and what stands in its way; the workers are counted elsewhere."""

from collections.abc import Callable, Mapping

from kingdoms.games.paladins.board import (
    ABSOLVE,
    ABSOLVE_SILVER,
    ATTACK,
    COMMISSION,
    CONVERT,
    CONVERT_SILVER,
    DEBT_PLACES,
    DEVELOP,
    DEVELOP_SILVER,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    JAR_INFLUENCE,
    JARS,
    MONKS,
    MOST_CONVERTED,
    MOST_WALLS,
    NEEDED,
    NOBODY,
    OUTPOSTS,
    PRAY,
    PRAY_SILVER,
    PROVISION,
    PROVISIONS,
    REACH,
    RECRUIT,
    REGION_FAITH,
    REGION_STRENGTH,
    SILVER,
    STRENGTH,
    STRENGTH_FOR_SILVER,
    TOWNSFOLK_PRICES,
    WALL_INFLUENCE,
    WORKSHOPS,
    spaces_in_play,
)
from kingdoms.games.paladins.cards import PALADINS
from kingdoms.games.paladins.events import Paid
from kingdoms.games.paladins.moves import IN_SILVER, WITH_A_DEBT, WITH_NOTHING
from kingdoms.games.paladins.rules.choices import has_townsfolk
from kingdoms.games.paladins.solo_events import NO_MORE, NO_TARGET, OCCUPIED, TOO_LOW
from kingdoms.games.paladins.state import Paladins

NO_SILVER, NO_PROVISIONS = "silver", "provisions"
"""What can stand in the way of a player beside what stops the solo opponent too."""

PAID_IN_PROVISIONS = (COMMISSION, FORTIFY, GARRISON)
_PRINTED: Mapping[int, tuple[int, ...]] = {
    DEVELOP: (DEVELOP_SILVER,) * WORKSHOPS,
    COMMISSION: PROVISIONS,
    FORTIFY: PROVISIONS,
    GARRISON: PROVISIONS,
    ABSOLVE: ABSOLVE_SILVER,
    CONVERT: CONVERT_SILVER,
}
"""What each action costs the first time, the second, and so on."""


# Costs.


def cost(state: Paladins, seat: int, action: int) -> int:
    """The silver or provisions of an action whose cost is the same for every target."""
    printed = PRAY_SILVER if action == PRAY else _PRINTED[action][state.count_done(seat, action)]
    return max(0, printed - discount(state, seat, action))


def discount(state: Paladins, seat: int, action: int) -> int:
    """By how much this round's paladin makes an action cheaper."""
    paladin = state.paladins[seat]
    return PALADINS[paladin].discount if paladin >= 0 and PALADINS[paladin].action == action else 0


def attack_cost(state: Paladins, seat: int, place: int) -> int:
    """The silver that hires the strength missing for an attack on the outsider at a place."""
    missing = REGION_STRENGTH[place] - state.attribute(seat, STRENGTH)
    return max(0, -(-missing // STRENGTH_FOR_SILVER))


def ways_to_pay(state: Paladins, seat: int, place: int) -> list[str]:
    """How the seat can pay for the townsfolk at a place of the row."""
    price = TOWNSFOLK_PRICES[place]
    if price == 0 or discount(state, seat, RECRUIT):
        return [WITH_NOTHING]
    ways = [IN_SILVER] if state.silver[seat] >= price else []
    return [*ways, WITH_A_DEBT] if place in DEBT_PLACES else ways


def pay_silver(state: Paladins, seat: int, amount: int) -> None:
    """Silver to the bank."""
    if amount:
        state.silver[seat] -= amount
        state.tell(Paid, seat, SILVER, amount)


def pay_provisions(state: Paladins, seat: int, amount: int) -> None:
    """Provisions to the bank."""
    if amount:
        state.provisions[seat] -= amount
        state.tell(Paid, seat, PROVISION, amount)


# Targets.


def spaces_within(state: Paladins, side: int, action: int) -> int:
    """The set of the free spaces that a monk or an outpost of the side can go to."""
    reach = REACH[action][state.attribute(side, NEEDED[action])]
    return reach & spaces_in_play(state.seats) & ~state.taken_spaces()


def attackable(state: Paladins, seat: int) -> list[int]:
    """The places of the outsiders that the seat can attack and pay for."""
    strength = state.attribute(seat, STRENGTH) + STRENGTH_FOR_SILVER * state.silver[seat]
    return [place for place, card in enumerate(state.outsiders) if card >= 0 and REGION_STRENGTH[place] <= strength]


def convertible(state: Paladins, side: int) -> list[int]:
    """The places of the outsiders that are within the side's faith."""
    faith = state.attribute(side, FAITH)
    return [place for place, card in enumerate(state.outsiders) if card >= 0 and REGION_FAITH[place] <= faith]


# What stands in the way.


def obstacle(state: Paladins, seat: int, action: int) -> str:
    """Why a seat cannot do an action, whatever its workers; nothing if it can."""
    if state.standing[seat][action] != NOBODY:
        return OCCUPIED
    check = _OBSTACLES.get(action)
    return check(state, seat) if check else ""


def _of_develop(state: Paladins, seat: int) -> str:
    if state.count_done(seat, DEVELOP) == WORKSHOPS:
        return NO_MORE
    return "" if state.silver[seat] >= cost(state, seat, DEVELOP) else NO_SILVER


def _of_recruit(state: Paladins, seat: int) -> str:
    if not has_townsfolk(state):
        return NO_TARGET
    is_payable = any(card >= 0 and ways_to_pay(state, seat, place) for place, card in enumerate(state.townsfolk))
    return "" if is_payable else NO_SILVER


def _of_pray(state: Paladins, seat: int) -> str:
    if all(workers == NOBODY for workers in state.standing[seat]):
        return NO_TARGET
    return "" if state.silver[seat] >= cost(state, seat, PRAY) else NO_SILVER


def _of_commission(state: Paladins, seat: int) -> str:
    return _of_settling(state, seat, COMMISSION, MONKS)


def _of_garrison(state: Paladins, seat: int) -> str:
    return _of_settling(state, seat, GARRISON, OUTPOSTS)


def _of_settling(state: Paladins, seat: int, action: int, pieces: int) -> str:
    if state.count_done(seat, action) == pieces:
        return NO_MORE
    if state.provisions[seat] < cost(state, seat, action):
        return NO_PROVISIONS
    return "" if spaces_within(state, seat, action) else beyond_reach(state)


def beyond_reach(state: Paladins) -> str:
    """Why no space can be settled: the free ones need more, or there are none."""
    return TOO_LOW if spaces_in_play(state.seats) & ~state.taken_spaces() else NO_TARGET


def _of_fortify(state: Paladins, seat: int) -> str:
    done = len(state.walls[seat])
    if done == MOST_WALLS:
        return NO_MORE
    if not state.wall_deck:
        return NO_TARGET
    if state.attribute(seat, INFLUENCE) < WALL_INFLUENCE[done]:
        return TOO_LOW
    return "" if state.provisions[seat] >= cost(state, seat, FORTIFY) else NO_PROVISIONS


def _of_absolve(state: Paladins, seat: int) -> str:
    done = state.jars[seat].bit_count()
    if done == JARS:
        return NO_MORE
    if state.attribute(seat, INFLUENCE) < JAR_INFLUENCE[done]:
        return TOO_LOW
    return "" if state.silver[seat] >= cost(state, seat, ABSOLVE) else NO_SILVER


def _of_attack(state: Paladins, seat: int) -> str:
    if attackable(state, seat):
        return ""
    return NO_SILVER if has_outsiders(state) else NO_TARGET


def _of_convert(state: Paladins, seat: int) -> str:
    if len(state.converted[seat]) == MOST_CONVERTED:
        return NO_MORE
    if state.silver[seat] < cost(state, seat, CONVERT):
        return NO_SILVER
    if convertible(state, seat):
        return ""
    return TOO_LOW if has_outsiders(state) else NO_TARGET


def has_outsiders(state: Paladins) -> bool:
    """Whether there is anyone in the row of outsiders."""
    return max(state.outsiders) >= 0


_OBSTACLES: Mapping[int, Callable[[Paladins, int], str]] = {
    DEVELOP: _of_develop,
    RECRUIT: _of_recruit,
    PRAY: _of_pray,
    COMMISSION: _of_commission,
    FORTIFY: _of_fortify,
    GARRISON: _of_garrison,
    ABSOLVE: _of_absolve,
    ATTACK: _of_attack,
    CONVERT: _of_convert,
}
"""Hunt, Trade and Conspire are always possible."""
