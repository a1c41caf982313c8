"""Phase 2, conflicts: equal ranks clash, higher ranks attack lower ones, and the neutral character attacks last.

The Watchman belongs here too: the victim may fend off one attack.
"""

from itertools import pairwise

from kingdoms.core.state import Move
from kingdoms.games.rival_kings.cards import CHARACTERS, STEALS_FROM, WATCHMAN, rank
from kingdoms.games.rival_kings.events import Attacked, Clashed, FendedOff
from kingdoms.games.rival_kings.moves import NEUTRAL, FendOff
from kingdoms.games.rival_kings.rules.actions import SKIP_MOVE, spend_ability
from kingdoms.games.rival_kings.state import NONE, RivalKings

_ATTACKED = tuple(STEALS_FROM.get(rank(character)) for character in range(len(CHARACTERS)))
"""The rank that each character attacks, or None."""


def by_rank(state: RivalKings) -> list[int]:
    """The seats in order of their characters' ranks; of two equal ranks, the one with the tie symbol comes first."""
    return sorted(range(state.seats), key=state.chosen.__getitem__)


def begin_conflicts(state: RivalKings) -> None:
    """Lets equal ranks clash; then come the attacks, victim by victim in rank order, and the neutral character last."""
    state.agenda.pop()
    for first, second in equal_ranks(state):
        state.locked |= 1 << first | 1 << second
        state.markers[first] += 1
        state.markers[second] += 1
        state.emit(Clashed, first, second)
    if state.neutral != NONE:
        state.agenda.append(("neutral",))
    state.agenda += [("attacked", victim) for victim in reversed(by_rank(state)) if attackers(state, victim)]


def equal_ranks(state: RivalKings) -> list[tuple[int, int]]:
    """The pairs of seats with characters of equal rank, in rank order, the tie symbol first."""
    order = by_rank(state)
    return [
        (first, second) for first, second in pairwise(order) if rank(state.chosen[first]) == rank(state.chosen[second])
    ]


def attackers(state: RivalKings, victim: int) -> list[int]:
    """The seats that attack the victim, in rank order; NEUTRAL last if the neutral character attacks too.

    Before the conflicts, these are the attacks that will happen unless characters are exchanged.
    """
    chosen, prey = state.chosen, rank(state.chosen[victim])
    found = [seat for seat in by_rank(state) if _ATTACKED[chosen[seat]] == prey and not _has_equal(state, seat)]
    if state.neutral != NONE and _ATTACKED[state.neutral] == prey:
        found.append(NEUTRAL)
    return found


def _has_equal(state: RivalKings, seat: int) -> bool:
    """Whether another seat's character has the same rank."""
    own = rank(state.chosen[seat])
    return sum(rank(character) == own for character in state.chosen) > 1


def ask_watchman(state: RivalKings, victim: int) -> list[Move]:
    """The attacks that the victim's Watchman may fend off, plus the option to fend off none."""
    if not state.has_unused(victim, WATCHMAN):
        return [SKIP_MOVE]
    return [*(FendOff(attacker) for attacker in attackers(state, victim)), SKIP_MOVE]


def attack(state: RivalKings, move: Move, victim: int) -> None:
    """Gives the victim a marker for each attacker except the one fended off; the neutral character attacks later."""
    state.agenda.pop()
    fended_off = move.attacker if type(move) is FendOff else None
    if fended_off is not None:
        _fend_off(state, victim, fended_off)
    for attacker in attackers(state, victim):
        if attacker not in (fended_off, NEUTRAL):
            state.markers[victim] += 1
            state.emit(Attacked, attacker, victim)


def _fend_off(state: RivalKings, victim: int, attacker: int) -> None:
    spend_ability(state, victim)
    if attacker == NEUTRAL:
        state.spared |= 1 << victim
    else:
        state.markers[attacker] += 1
    state.emit(FendedOff, victim, attacker)


def attack_by_neutral(state: RivalKings) -> None:
    """Gives a marker to each player whose rank the neutral character shares or attacks, unless they fended it off."""
    state.agenda.pop()
    for seat in by_rank(state):
        own = rank(state.chosen[seat])
        is_attacked = own in (rank(state.neutral), _ATTACKED[state.neutral])
        if is_attacked and not state.spared >> seat & 1:
            state.markers[seat] += 1
            state.emit(Attacked, NEUTRAL, seat)
