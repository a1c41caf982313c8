"""The laws of the agenda: below the decision on top lies what play can have left there, and no step is lost or doubled.

The rest of a chain is what its action had laid on the agenda, less what was done from the top: so it is the beginning
of one of the full chains that actions, favours and townsfolk can begin. An inquisition may lie on top of it.
"""

from collections.abc import Iterator
from itertools import takewhile

from kingdoms.core.game import Step
from kingdoms.games.paladins.board import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    ATTRIBUTE_KEYS,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GARRISON,
    JAR_SPACES,
    JARS,
    KEPT,
    MONKS,
    MOST_CONVERTED,
    NOBODY,
    OUTPOSTS,
    PAY_DEBT,
    PRAY,
    RAISED,
    RECRUIT,
    REMOVE_SUSPICION,
    ROUNDS,
    SPACES,
    WORKSHOPS,
    Reward,
)
from kingdoms.games.paladins.cards import FAVOURS, OUTSIDERS, TOWNSFOLK, WALLS
from kingdoms.games.paladins.inquisition import questions
from kingdoms.games.paladins.rewards import called, helpers, steps_of
from kingdoms.games.paladins.rounds import opening
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.table import NONE, OPPONENT, members

_SUSPICIONS_DUE = 2
"""No card brings more criminals at once."""
Chain = list[Step]


def keeps_agenda(state: Paladins) -> bool:
    """Whether play can have led to the agenda."""
    if not state.agenda:
        has_ended = state.round == ROUNDS and state.passed == (1 << state.sides) - 1
        return has_ended and state.tax > 0 and _has_opened(state, state.seats)
    if state.round == 0:
        return _keeps_draft(state)
    below, rest = state.agenda[:2], state.agenda[2:]
    if below != [("round",), ("round_end",)] or not rest:
        return False
    if rest[0][0] == "next":
        return _has_opened(state, state.seats) and _keeps_chain(state, rest[0][1], rest[1:])
    if len(rest) == 1:
        return _has_opened(state, state.seats) and _keeps_turn(state, rest[0])
    return _keeps_opening(state, rest)


def _keeps_turn(state: Paladins, step: Step) -> bool:
    return step[0] == "turn" and not state.passed >> step[1] & 1 and state.tax > 0


# Before the first turn.


def _keeps_draft(state: Paladins) -> bool:
    """In reverse order everyone takes a townsfolk; who has one is done."""
    drafting = [("draft", side) for side in state.order() if not state.is_opponent(side)]
    left = state.agenda[2:]
    return (
        state.agenda[:2] == [("round",), ("draft_end",)]
        and left == drafting[: len(left)] != []
        and all(len(state.hired[seat]) == (("draft", seat) not in left) for seat in range(state.seats))
        and not state.taverns
        and not state.passed
        and state.tax > 0
    )


def _has_opened(state: Paladins, taken: int) -> bool:
    """Whether so many taverns are taken, and nobody chooses a paladin any more."""
    return not any(state.drawn) and len(state.taverns) == state.seats + 1 and state.taverns.count(NONE) == taken


def _keeps_opening(state: Paladins, rest: Chain) -> bool:
    """Paladins are chosen or taverns taken, in turn order; after a tavern an inquisition may come."""
    left = [step for step, laid in takewhile(lambda pair: pair[0] == pair[1], zip(opening(state), rest, strict=False))]
    if not left or not _is_untouched(state):
        return False
    chain = rest[len(left) :]
    choosing = [step[1] for step in left if step[0] == "paladin"]
    if choosing:
        return not chain and _is_choosing(state, choosing) and state.tax > 0
    waiting = sum(step[0] == "tavern" for step in left)
    return _has_opened(state, state.seats - waiting) and _keeps_visit(state, left, waiting, chain)


def _is_untouched(state: Paladins) -> bool:
    """Whether nobody has had a turn in this round."""
    standing = any(workers != NOBODY for actions in state.standing for workers in actions)
    return not state.passed and not standing and all(worker == NONE for worker in state.favour_workers)


def _is_choosing(state: Paladins, choosing: list[int]) -> bool:
    is_right = all(bool(state.drawn[seat]) == (seat in choosing) for seat in range(state.seats))
    return is_right and len(state.taverns) == state.seats + 1 and NONE not in state.taverns


def _keeps_visit(state: Paladins, left: Chain, waiting: int, chain: Chain) -> bool:
    """Whether a tavern is asked for, or the suspicion of who took the last one has led to an inquisition."""
    if not chain:
        return left[-1][0] == "tavern" and state.tax > 0
    is_opponents = state.seats == 1 and left[-1] != ("opponent_tavern",) and not waiting
    visitor = OPPONENT if is_opponents else state.order()[state.seats - waiting - 1]
    rest = _below_inquisition(state, visitor, chain)
    return rest == [] and (is_opponents or waiting < state.seats)


# The inquisition.


def _below_inquisition(state: Paladins, side: int, chain: Chain) -> Chain | None:
    """What lies below an inquisition in the middle of which something is asked; None if it is not a lawful one."""
    if ("verdict",) not in chain:
        return None
    place = chain.index(("verdict",))
    rest, asked = chain[:place], chain[place + 1 :]
    if not asked or asked[-1][0] != "conspirator" or questions(state)[: len(asked)] != asked:
        return None
    due = 0
    while rest and rest[-1] == ("suspicion", side):
        due += 1
        rest = rest[:-1]
    is_called = state.tax == 0 or due > 0
    return rest if due <= _SUSPICIONS_DUE and is_called else None


# The chain of a turn.


def _keeps_chain(state: Paladins, side: int, chain: Chain) -> bool:
    """Whether this can be left of a turn of the side."""
    if not chain:
        return False
    has_passed = state.passed >> side & 1
    if chain == [("keep", side)]:
        return bool(has_passed) and sum(state.hands[side]) > KEPT and state.tax > 0
    rest = _below_inquisition(state, side, chain) if ("verdict",) in chain else chain
    if has_passed or rest is None or (rest is chain and (state.tax == 0 or not _can_be_asked(state, side, chain[-1]))):
        return False
    return not rest or any(full[: len(rest)] == rest for full in _full_chains(state, side))


def _can_be_asked(state: Paladins, side: int, step: Step) -> bool:
    """Whether a target can still be chosen. That there is a choice is seen when the moves are listed."""
    standing = state.standing[side]
    match step:
        case ("develop", _):
            return state.count_done(side, DEVELOP) < WORKSHOPS
        case ("recruit", _, int(hires)):
            return sum(standing[RECRUIT]) == hires + 1
        case ("clear", _):
            return standing[PRAY] != NOBODY
        case ("settle", _, action):
            pieces = MONKS if action == COMMISSION else OUTPOSTS
            return standing[action] != NOBODY and state.count_done(side, action) < pieces
        case ("jar", _):
            return standing[ABSOLVE] != NOBODY and state.count_done(side, ABSOLVE) < JARS
        case ("attack", _):
            return standing[ATTACK] != NOBODY
        case ("convert", _):
            return standing[CONVERT] != NOBODY and state.count_done(side, CONVERT) < MOST_CONVERTED
    return True


def _full_chains(state: Paladins, side: int) -> Iterator[Chain]:
    """All chains that a side can have begun, each with its last step first."""
    if state.is_opponent(side):
        yield from _opponent_chains(state)
        return
    yield from _favour_chains(state, side)
    hired = state.hired[side]
    for action in ACTIONS:
        for owned in (hired, hired[:-1]):
            after = helpers(state, side, action, owned)
            for chain in _action_chains(state, side, action):
                yield after + chain


def _action_chains(state: Paladins, side: int, action: int) -> Iterator[Chain]:
    """What an action can lay on the agenda above those who help with it."""
    yield from _targets(side, action)
    if action == RECRUIT:
        yield from _townsfolk_chains(state, side)
    elif action in (COMMISSION, GARRISON):
        pieces = state.monks if action == COMMISSION else state.outposts
        for space in members(pieces[side]):
            yield from _reward_chains(state, side, _raise(state, side, action), SPACES[space].reward)
    elif action == FORTIFY and state.walls[side] and WALLS[state.walls[side][-1]].choice:
        yield [("wall_option", side, state.walls[side][-1])]
    elif action == ABSOLVE:
        below = [*steps_of(state, side, (REMOVE_SUSPICION,)), *_raise(state, side, ABSOLVE)]
        for space in members(state.jars[side]):
            yield from _reward_chains(state, side, below, JAR_SPACES[space])
    elif action == ATTACK and state.attacked[side]:
        yield list(steps_of(state, side, OUTSIDERS[state.attacked[side][-1]].attack))


def _targets(seat: int, action: int) -> list[Chain]:
    """What an action asks first."""
    if action == RECRUIT:
        return [[("recruit", seat, hires)] for hires in range(2)]
    if action in (COMMISSION, GARRISON):
        return [[("settle", seat, action)]]
    return [[(_TARGETS[action], seat)]] if action in _TARGETS else [[]]


_TARGETS = {DEVELOP: "develop", PRAY: "clear", ABSOLVE: "jar", ATTACK: "attack", CONVERT: "convert"}


def _raise(state: Paladins, side: int, action: int) -> Chain:
    return list(steps_of(state, side, (ATTRIBUTE_KEYS[RAISED[action]],)))


def _reward_chains(state: Paladins, side: int, below: Chain, reward: Reward) -> Iterator[Chain]:
    """A reward above something else; a free townsfolk brings a reward of its own."""
    yield [*below, *steps_of(state, side, reward)]
    if reward == (FREE_RECRUIT,):
        for chain in _townsfolk_chains(state, side):
            yield below + chain


def _townsfolk_chains(state: Paladins, side: int) -> Iterator[Chain]:
    """The rewards of townsfolk that can just have been discarded or hired."""
    for card in members(state.discarded_townsfolk):
        yield list(steps_of(state, side, TOWNSFOLK[card].discard))
    if state.hired[side]:
        yield list(steps_of(state, side, TOWNSFOLK[state.hired[side][-1]].hire))


def _favour_chains(state: Paladins, side: int) -> Iterator[Chain]:
    """What the favours on which somebody stands can lay on the agenda."""
    for place, worker in enumerate(state.favour_workers):
        favour = FAVOURS[state.favours[place]]
        if worker == NONE:
            continue
        if len(favour.effects) > 1:
            yield [("favour_option", side, state.favours[place])]
        for effect in favour.effects:
            yield from _reward_chains(state, side, [], effect)
        if (FREE_DEVELOP,) in favour.effects:
            yield [*called(side, DEVELOP, state.hired[side]), ("develop", side)]


def _opponent_chains(state: Paladins) -> Iterator[Chain]:
    """The same for the opponent, of whom only an inquisition lets something wait."""
    side = OPPONENT
    yield from _townsfolk_chains(state, side)
    for action in (COMMISSION, GARRISON, ATTACK):
        yield from _action_chains(state, side, action)
    yield [("opponent_gain", "labourer", 2)]
    for token in (PAY_DEBT, REMOVE_SUSPICION):
        yield [*steps_of(state, side, (token,)), *_raise(state, side, ABSOLVE)]
    for place in range(state.count_open_favours()):
        for effect in FAVOURS[state.favours[place]].effects:
            yield from _reward_chains(state, side, [], effect)
