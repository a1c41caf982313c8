"""The laws that hold in every position: no card is lost or doubled, and nobody has what he cannot have.

What the agenda may be has its own laws (`agenda_laws`).
"""

from collections.abc import Sequence

from kingdoms.games.paladins.agenda_laws import keeps_agenda
from kingdoms.games.paladins.board import (
    ABSOLVE,
    ACTIONS,
    ANY,
    ATTACK,
    ATTRIBUTE_KEYS,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HIGHEST,
    JARS,
    LABOURER,
    MONKS,
    MOST_CONVERTED,
    MOST_WALLS,
    NOBODY,
    OUTPOSTS,
    PALADINS_DRAWN,
    RAISED,
    RIGHT,
    STRENGTH,
    WORKSHOPS,
    spaces_in_play,
)
from kingdoms.games.paladins.cards import FAVOURS, OUTSIDERS, PALADINS
from kingdoms.games.paladins.opponent_actions import count_needed
from kingdoms.games.paladins.opponent_gains import workers
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.table import NONE, OPPONENT, members
from kingdoms.games.paladins.workers import fitting, is_lot


def is_lawful(state: Paladins) -> bool:
    """Whether a state whose parts are well formed is a position of the game as a whole."""
    return (
        _keeps_cards(state)
        and all(_keeps_paladins(state, seat) for seat in range(state.seats))
        and _keeps_pieces(state)
        and all(_keeps_side(state, side) for side in range(state.sides))
        and _keeps_favours(state)
        and _keeps_opponent(state)
        and keeps_agenda(state)
    )


# The cards.


def _keeps_cards(state: Paladins) -> bool:
    """Every card is in one place, and no Order or Favour lies there twice."""
    return (
        all(_are(cards, [*getattr(state, deck), *seen]) for deck, (cards, seen) in state.packs().items())
        and len(set(state.orders)) == len(state.orders)
        and len(set(state.favours)) == len(state.favours)
    )


def _are(cards: Sequence[int], found: Sequence[int]) -> bool:
    """Whether what was found, but for gaps, are all the cards."""
    return sorted(card for card in found if card != NONE) == sorted(cards)


def _keeps_paladins(state: Paladins, seat: int) -> bool:
    """A seat's twelve paladins: one for each round is out or in use, or three are drawn for this one."""
    deck, drawn, paladin = state.paladin_decks[seat], state.drawn[seat], state.paladins[seat]
    spent = members(state.spent[seat])
    if len(spent) != max(0, state.round - 1) or (paladin == NONE) == (state.round > 0 and not drawn):
        return False
    return len(drawn) in (0, PALADINS_DRAWN) and _are(range(len(PALADINS)), [*deck, *drawn, paladin, *spent])


# The sides.


def _keeps_pieces(state: Paladins) -> bool:
    """No space has two pieces, and only those in play have any."""
    pieces = [*state.monks, *state.outposts]
    taken = state.taken_spaces()
    return taken.bit_count() == sum(map(int.bit_count, pieces)) and not taken & ~spaces_in_play(state.seats)


def _keeps_side(state: Paladins, side: int) -> bool:
    """Nobody has more pieces than there are, and workers stand only where they fit."""
    return (
        state.count_done(side, DEVELOP) <= WORKSHOPS
        and state.count_done(side, COMMISSION) <= MONKS
        and state.count_done(side, GARRISON) <= OUTPOSTS
        and state.count_done(side, ABSOLVE) <= JARS
        and state.count_done(side, FORTIFY) <= MOST_WALLS
        and state.count_done(side, CONVERT) <= MOST_CONVERTED
        and (state.round > 0 or _has_nothing_yet(state, side))
        and _keeps_attributes(state, side)
        and all(_keeps_action(state, side, action) for action in ACTIONS)
    )


def _has_nothing_yet(state: Paladins, side: int) -> bool:
    """Whether a side is as it was before the first round, but for its first townsfolk."""
    pieces = (state.monks, state.outposts, state.jars, state.walls, state.attacked, state.converted)
    return not (
        any(part[side] for part in (*pieces, state.suspicions, state.unpaid, state.paid))
        or any(state.hands[side])
        or any(state.attributes[side])
        or any(workers != NOBODY for workers in state.standing[side])
        or (any(state.workshops[side]) and not state.is_opponent(side))
    )


def _keeps_attributes(state: Paladins, side: int) -> bool:
    """Whether each attribute has risen by what the actions on the right must have given, or still will."""
    least = [0] * len(ATTRIBUTES)
    for action in (COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK):
        least[RAISED[action]] += state.count_done(side, action)
    least[STRENGTH] += sum(OUTSIDERS[card].strength for card in state.converted[side])
    for step in state.agenda:
        match step:
            case ("attribute", seat, attribute, steps) if seat == side:
                least[attribute] -= steps
            case ("opponent_gain", token, steps) if token in ATTRIBUTE_KEYS and state.is_opponent(side):
                least[ATTRIBUTE_KEYS.index(token)] -= steps
    return all(level >= min(HIGHEST, bound) for level, bound in zip(state.attributes[side], least, strict=True))


def _keeps_action(state: Paladins, side: int, action: int) -> bool:
    """Whether the workers on an action are such as it takes; who has passed has none there."""
    standing = state.standing[side][action]
    if standing == NOBODY:
        return True
    if state.is_opponent(side):
        return action in RIGHT and standing == workers(count_needed(state, action))
    workshops = state.count_workshops(side, action) if action in RIGHT else 0
    return not state.passed >> side & 1 and is_lot(action, workshops, standing)


def _keeps_favours(state: Paladins) -> bool:
    """Workers stand on open favours alone, where they fit; those of the opponent have no kind."""
    for place, worker in enumerate(state.favour_workers):
        if worker != NONE and place >= state.count_open_favours():
            return False
        fits = state.seats == 1 if worker == ANY else worker in fitting(FAVOURS[state.favours[place]].slot)
        if worker != NONE and not fits:
            return False
    return True


# The opponent.


def _keeps_opponent(state: Paladins) -> bool:
    """In a game of several nothing of it is there; in a solo game it has workers, but no goods and no townsfolk."""
    if state.seats > 1:
        return state.track == state.fallbacks == 0 and state.markers == ()
    return (
        sorted(state.markers) == list(ATTRIBUTES)
        and not any(state.hands[OPPONENT][LABOURER + 1 :])
        and state.silver[OPPONENT] == state.provisions[OPPONENT] == 0
        and state.paladins[OPPONENT] == NONE
        and not state.hired[OPPONENT]
        and state.jars[OPPONENT] & state.jars[OPPONENT] + 1 == 0
    )
