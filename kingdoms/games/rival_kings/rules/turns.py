"""Phase 3, a seat's turn: thefts, then its own actions from left to right, and an ability before or after any of them.

A turn is one step on the agenda, replaced by the next as the turn goes on; steps that an answer adds go on top of it.
"""

from kingdoms.core.state import Move, Step
from kingdoms.games.rival_kings.cards import SAILOR, STEALS_FROM, actions, rank
from kingdoms.games.rival_kings.events import Skipped, Stole, TheftWaived, TurnBegan
from kingdoms.games.rival_kings.moves import Skip, Steal, Use
from kingdoms.games.rival_kings.rules import abilities
from kingdoms.games.rival_kings.rules.actions import SKIP_MOVE, action_of, carry_out, spend_ability, targets
from kingdoms.games.rival_kings.rules.conflicts import by_rank
from kingdoms.games.rival_kings.state import MOST_ACTIONS, MOST_SEATS, NONE, RivalKings

_STEAL = [[Steal(victim, action) for action in range(MOST_ACTIONS)] for victim in range(MOST_SEATS)]


def turn_order(state: RivalKings, seat: int) -> tuple[int, int, int]:
    """A seat's place in the order of turns, for sorting: by rank, then fewer markers, then the tie symbol."""
    character = state.chosen[seat]
    return rank(character), state.markers[seat], character


def acting_order(state: RivalKings) -> list[int]:
    """The seats in the order in which all their turns would come if nobody's markers changed any more."""
    return sorted(range(state.seats), key=lambda seat: turn_order(state, seat))


def begin_turn(state: RivalKings, seat: int) -> None:
    """Begins a turn: a seat in a same-rank conflict has one action and steals nothing; any other steals first."""
    state.emit(TurnBegan, seat, state.chosen[seat])
    if state.is_locked(seat):
        state.agenda[-1] = ("one_action", seat)
    else:
        state.agenda[-1] = _theft_or_action(seat, victims(state, seat))


def victims(state: RivalKings, seat: int) -> list[int]:
    """The seats that this seat may steal from: up to two, of the same rank, the tie symbol first."""
    prey = STEALS_FROM.get(rank(state.chosen[seat]))
    return [victim for victim in by_rank(state) if rank(state.chosen[victim]) == prey]


def uncovered(state: RivalKings, seat: int) -> list[int]:
    """The places of the actions on the seat's character that no crest covers."""
    covered = state.covered[seat]
    return [index for index in range(len(actions(state.chosen[seat]))) if covered[index] == NONE]


def _theft_or_action(seat: int, robbed_next: list[int]) -> Step:
    return ("theft", seat, robbed_next[0]) if robbed_next else ("action", seat, 0)


# Thefts.


def ask_theft(state: RivalKings, seat: int, victim: int) -> list[Move]:
    """The victim's actions that can be stolen, plus the options to steal nothing or, if possible, use the ability."""
    steals = [_STEAL[victim][index] for index in uncovered(state, victim)]
    return [*steals, SKIP_MOVE, *abilities.ability_moves(state, seat)]


def theft(state: RivalKings, move: Move, seat: int, victim: int) -> None:
    """Covers the stolen action and lets the seat carry it out at once, waives the theft, or uses the seat's ability."""
    if type(move) is Use:
        abilities.use(state, seat)
        return
    robbed = victims(state, seat)
    state.agenda[-1] = _theft_or_action(seat, robbed[robbed.index(victim) + 1 :])
    if type(move) is Skip:
        state.emit(TheftWaived, seat, victim)
        return
    action = actions(state.chosen[victim])[move.action]
    state.covered[victim][move.action] = seat
    state.emit(Stole, seat, victim, move.action, action)
    state.agenda.append(("carry_out", seat, action, True))


# The seat's own actions, from left to right.


def ask_action(state: RivalKings, seat: int, index: int) -> list[Move] | None:
    """The ways to carry out the seat's action at this place; None if it is covered or there are no more."""
    own = actions(state.chosen[seat])
    if index == len(own):
        state.agenda[-1] = ("turn_end", seat)
        return None
    if state.covered[seat][index] != NONE:
        state.agenda[-1] = ("action", seat, index + 1)
        return None
    return [*targets(state, seat, own[index]), SKIP_MOVE, *abilities.ability_moves(state, seat)]


def act(state: RivalKings, move: Move, seat: int, index: int) -> None:
    """Carries out or skips the action, with no going back to it, or uses the seat's ability first."""
    if type(move) is Use:
        abilities.use(state, seat)
        return
    state.agenda[-1] = ("action", seat, index + 1)
    carry_out(state, seat, actions(state.chosen[seat])[index], move)


# The single action of a seat in a same-rank conflict.


def ways_to_act(state: RivalKings, seat: int) -> list[Move]:
    """Every way to carry out one of the uncovered actions."""
    own = actions(state.chosen[seat])
    return [way for index in uncovered(state, seat) for way in targets(state, seat, own[index])]


def ask_one_action(state: RivalKings, seat: int) -> list[Move]:
    """The ways to carry out one of the uncovered actions; the Sailor may be used here."""
    ways = ways_to_act(state, seat)
    sailor = [Use(SAILOR)] if ways and state.has_unused(seat, SAILOR) else []
    return [*ways, SKIP_MOVE, *sailor, *abilities.ability_moves(state, seat)]


def act_once(state: RivalKings, move: Move, seat: int) -> None:
    """Carries out or skips the seat's one action, after which only an ability can follow; or uses an ability first."""
    if type(move) is Use:
        if move.subject == SAILOR:
            spend_ability(state, seat)
            state.agenda.append(("twice", seat))
        else:
            abilities.use(state, seat)
        return
    state.agenda[-1] = ("turn_end", seat)
    if type(move) is Skip:
        for index in uncovered(state, seat):
            state.emit(Skipped, seat, actions(state.chosen[seat])[index])
    else:
        carry_out(state, seat, action_of(state, move), move)


def act_twice(state: RivalKings, move: Move, seat: int) -> None:
    """Carries out the Sailor's action for the first time; the second time, it may be skipped or have another target."""
    action = action_of(state, move)
    state.agenda[-2:] = [("turn_end", seat), ("carry_out", seat, action, True)]
    carry_out(state, seat, action, move)


def ask_turn_end(state: RivalKings, seat: int) -> list[Move]:
    """The moves after the last action: using the ability, if possible, or ending the turn."""
    return [*abilities.ability_moves(state, seat), SKIP_MOVE]


def end_turn(state: RivalKings, move: Move, seat: int) -> None:
    """Ends the turn, unless the seat uses its ability first."""
    if type(move) is Use:
        abilities.use(state, seat)
    else:
        state.agenda.pop()
