"""Phrases for what a seat lacks for an action or a favour, or why the action or favour is closed to it.

The rules decide whether something is missing; this module only says what, and how much.
"""

from itertools import combinations

from kingdoms.core.words.language import N_, _, enumerated
from kingdoms.games.paladins import board, solo_events
from kingdoms.games.paladins.cards import FAVOURS
from kingdoms.games.paladins.rules.costs import (
    NO_PROVISIONS,
    NO_SILVER,
    PAID_IN_PROVISIONS,
    attack_cost,
    cost,
    obstacle,
)
from kingdoms.games.paladins.rules.turns import favour_obstacle
from kingdoms.games.paladins.rules.workers import free_slots, packed, ways_to_act, ways_to_use
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.phrases import any_workers, level, provisions, silver, workers_of

_OCCUPIED = N_("There are already workers here: only prayer can clear them this round.")

_NO_MORE = {
    board.DEVELOP: N_("All eight workshops have been placed."),
    board.COMMISSION: N_("All seven monks have been placed."),
    board.FORTIFY: N_("All seven walls have been built."),
    board.GARRISON: N_("All seven outposts have been placed."),
    board.ABSOLVE: N_("All seven jars have been placed."),
    board.CONVERT: N_("Seven outsiders have been converted, which is the limit."),
}

_NO_TARGET = {
    board.RECRUIT: N_("No townsfolk are left in the row."),
    board.PRAY: N_("No other action has workers, so there is nothing to clear."),
    board.COMMISSION: N_("There are no free spaces on the main board."),
    board.GARRISON: N_("There are no free spaces on the main board."),
    board.FORTIFY: N_("The wall deck is empty."),
    board.ATTACK: N_("No outsiders are left in the row."),
    board.CONVERT: N_("No outsiders are left in the row."),
}


# Actions.


def closed(state: Paladins, seat: int, action: int) -> str:
    """Why an action is closed to a seat; empty if it is open, or if the seat lacks the goods or the level for it."""
    match obstacle(state, seat, action):
        case solo_events.OCCUPIED:
            return _(_OCCUPIED)
        case solo_events.NO_MORE:
            return _(_NO_MORE[action])
        case solo_events.NO_TARGET:
            return _(_NO_TARGET[action])
    return ""


def lacking(state: Paladins, seat: int, action: int) -> str:
    """The things a seat lacks for an action that is open to it; empty if it lacks nothing."""
    items = missing_workers(state, seat, action)
    short = missing_levels(state, seat, action)
    items += [level(board.NEEDED[action], short)] if short else []
    short = missing_goods(state, seat, action)
    said = provisions if action in PAID_IN_PROVISIONS else silver
    items += [said(short)] if short else []
    return enumerated(items) if items else ""


def missing_levels(state: Paladins, seat: int, action: int) -> int:
    """How many levels a seat lacks in the attribute an action needs; 0 for an attack, as strength can be bought."""
    if action not in board.NEEDED or action == board.ATTACK:
        return 0
    needed = needed_level(state, seat, action) or 0
    return max(0, needed - state.attribute(seat, board.NEEDED[action]))


def missing_goods(state: Paladins, seat: int, action: int) -> int:
    """How much silver, or how many provisions, a seat lacks for an action."""
    if action in PAID_IN_PROVISIONS:
        return max(0, cost(state, seat, action) - state.provisions[seat])
    if action in (board.DEVELOP, board.PRAY, board.ABSOLVE, board.CONVERT):
        return max(0, cost(state, seat, action) - state.silver[seat])
    is_short = obstacle(state, seat, action) == NO_SILVER
    return cheapest(state, seat, action) - state.silver[seat] if is_short else 0


def missing_workers(state: Paladins, seat: int, action: int) -> list[str]:
    """The fewest further workers that a seat needs for an action; if either of two kinds would do, both are named."""
    lots = missing_lots(state, seat, action)
    kinds = [slot for slot in board.SLOTS[action] if slot != board.ANY and any(slot in lot for lot in lots)]
    n = lots[0].count(board.ANY)
    anyone = [any_workers(n)] if n else []
    named = [workers_of(kind, 1) for kind in kinds]
    if len(kinds) > len(lots[0]) - n:
        first, second = named
        return [_("{first} or {second}").format(first=first, second=second), *anyone]
    return [*named, *anyone]


def missing_lots(state: Paladins, seat: int, action: int) -> list[tuple[int, ...]]:
    """The smallest sets of an action's slots that a seat cannot fill, preferring slots for any worker."""
    workshops = workshops_on(state, seat, action)
    asked = free_slots(action, workshops)
    asked = asked[:1] if action in board.SECOND_SLOT_MAY_STAY_FREE else asked
    lots = [lot for count in range(len(asked) + 1) for lot in combinations(asked, count)]
    enough = [lot for lot in lots if ways_to_act(action, workshops, packed(_joined(state.hands[seat], lot)))]
    least = min((len(lot), -lot.count(board.ANY)) for lot in enough)
    return [lot for lot in enough if (len(lot), -lot.count(board.ANY)) == least]


def _joined(hand: list[int], lot: tuple[int, ...]) -> list[int]:
    """A hand with workers for these slots added."""
    kinds = [board.LABOURER if slot == board.ANY else slot for slot in lot]
    return [count + kinds.count(kind) for kind, count in enumerate(hand)]


def workshops_on(state: Paladins, side: int, action: int) -> int:
    """How many slots of an action are covered by workshops."""
    return state.count_workshops(side, action) if action in board.RIGHT else 0


def cheapest(state: Paladins, seat: int, action: int) -> int:
    """The least silver that an action could cost."""
    return min(prices(state, seat, action))


def prices(state: Paladins, seat: int, action: int) -> list[int]:
    """An action's price; if it depends on the card, the price of each card in the row."""
    if action == board.RECRUIT:
        return [board.TOWNSFOLK_PRICES[place] for place, card in enumerate(state.townsfolk) if card >= 0]
    if action == board.ATTACK:
        return [attack_cost(state, seat, place) for place, card in enumerate(state.outsiders) if card >= 0]
    return [cost(state, seat, action)]


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


# The King's Favours.


def favour_closed(state: Paladins, seat: int, place: int) -> str:
    """Why a face-up favour is closed to a seat; empty if it is open, or if the seat cannot pay for it anyway."""
    match favour_obstacle(state, seat, place):
        case solo_events.OCCUPIED:
            return _("A worker is already there until the end of the round.")
        case solo_events.NO_TARGET:
            return _("It would have no effect now.")
    return ""


def _worker(slot: int) -> str:
    """The worker that a slot needs, as an amount."""
    return any_workers(1) if slot == board.ANY else workers_of(slot, 1)


def favour_lacking(state: Paladins, seat: int, place: int) -> str:
    """The things a seat lacks for a favour that is open to it; empty if it lacks nothing."""
    slot = FAVOURS[state.favours[place]].slot
    items = [] if ways_to_use(place, slot, state.hands[seat]) else [_worker(slot)]
    reason = favour_obstacle(state, seat, place)
    items += [silver(1)] if reason == NO_SILVER else []
    items += [provisions(1)] if reason == NO_PROVISIONS else []
    return enumerated(items) if items else ""
