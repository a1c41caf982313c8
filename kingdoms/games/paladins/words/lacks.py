"""Phrases for what a seat lacks for an action or a favour, or why the action or favour is closed to it.

The rules decide whether something is missing; this module only says what, and how much.
"""

from kingdoms.core.words.language import N_, _, enumerated
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import FAVOURS
from kingdoms.games.paladins.rules import obstacles
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS
from kingdoms.games.paladins.rules.obstacles import missing_goods, missing_levels, missing_lots, obstacle
from kingdoms.games.paladins.rules.turns import favour_obstacle
from kingdoms.games.paladins.rules.workers import ways_to_use
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
        case obstacles.OCCUPIED:
            return _(_OCCUPIED)
        case obstacles.NO_MORE:
            return _(_NO_MORE[action])
        case obstacles.NO_TARGET:
            return _(_NO_TARGET[action])
    return ""


def lacking(state: Paladins, seat: int, action: int) -> str:
    """The things a seat lacks for an action that is open to it; empty if it lacks nothing."""
    items = [*missing_workers(state, seat, action), *_missing_means(state, seat, action)]
    return enumerated(items) if items else ""


def lacking_besides_workers(state: Paladins, seat: int, action: int) -> str:
    """The levels and goods a seat lacks for an action, whatever workers it has; empty if it lacks none."""
    items = _missing_means(state, seat, action)
    return enumerated(items) if items else ""


def _missing_means(state: Paladins, seat: int, action: int) -> list[str]:
    short = missing_levels(state, seat, action)
    items = [level(board.NEEDED[action], short)] if short else []
    short = missing_goods(state, seat, action)
    said = provisions if action in PAID_IN_PROVISIONS else silver
    return items + ([said(short)] if short else [])


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


# The King's Favours.


def favour_closed(state: Paladins, seat: int, place: int) -> str:
    """Why a face-up favour is closed to a seat; empty if it is open, or if the seat cannot pay for it anyway."""
    match favour_obstacle(state, seat, place):
        case obstacles.OCCUPIED:
            return _("This favour has already been used this round.")
        case obstacles.NO_TARGET:
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
    items += [silver(1)] if reason == obstacles.NO_SILVER else []
    items += [provisions(1)] if reason == obstacles.NO_PROVISIONS else []
    return enumerated(items) if items else ""
