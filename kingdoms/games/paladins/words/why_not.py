"""Why an unlit thing cannot be chosen now, and what picked workers can do."""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, enumerated, ngettext, within
from kingdoms.games.paladins import board
from kingdoms.games.paladins.moves import Act, UseFavour
from kingdoms.games.paladins.rules.costs import attack_cost, attackable, convertible
from kingdoms.games.paladins.rules.right_actions import first_equal
from kingdoms.games.paladins.state import NONE, Paladins
from kingdoms.games.paladins.words.lacks import closed, favour_closed, favour_lacking, lacking, lacking_besides_workers
from kingdoms.games.paladins.words.names import action_name
from kingdoms.games.paladins.words.phrases import level, silver, workers
from kingdoms.games.paladins.words.prompts import prompt
from kingdoms.games.paladins.words.proposals import follows


def why_not(state: Paladins, thing: Thing) -> str:
    """Why an unlit thing cannot be chosen now, for the player who decides.

    Empty for things that are never chosen or can be picked now, attributes when none is to be raised, and tavern cards
    that are gone.
    """
    is_raising = state.asked == "raise"
    if thing[0] not in _REASONS or (thing[0] == "attribute" and not is_raising) or _is_gone(state, thing):
        return ""
    if _is_drawn(state, thing):
        return ""
    if state.seat is None:
        return _("The game is over.")
    return _REASONS[thing[0]](state, state.seat, *thing[1:]) or _("Not now. {prompt}.").format(prompt=prompt(state))


def _is_gone(state: Paladins, thing: Thing) -> bool:
    """Whether the thing is a tavern card that is gone, which its help already says."""
    return thing[0] == "tavern" and (thing[1] >= len(state.taverns) or state.taverns[thing[1]] == NONE)


def _is_drawn(state: Paladins, thing: Thing) -> bool:
    """Whether the thing is one of the paladins to choose from now, or its button."""
    if state.seat is None or state.asked != "paladin" or thing[0] not in ("paladin", "top"):
        return False
    return thing[1] in state.drawn[state.seat]


def _you_lack(what: str) -> str:
    return _("You still need {what}.").format(what=what) if what else ""


def _first_send(state: Paladins, seat: int, *actions: int) -> str:
    """The reason for things that can be chosen only after sending workers to one of these actions.

    Actions that are impossible whatever workers are sent are left out; if all are, this says why the first one is.
    """
    barred = [_barred(state, seat, action) for action in actions]
    possible = [action for action, reason in zip(actions, barred, strict=True) if not reason]
    if not possible:
        return barred[0]
    first, *others = map(action_name, possible)
    if not others:
        return _("First send workers to {action}.").format(action=first)
    return _("First send workers to {first} or {second}.").format(first=first, second=others[0])


def _barred(state: Paladins, seat: int, action: int) -> str:
    """Why an action is impossible whatever workers are sent to it; empty if it is not."""
    if state.standing[seat][action] != board.NO_WORKERS:
        text = _("{action} already has workers: only prayer can clear them this round.")
        return text.format(action=action_name(action))
    lacks = lacking_besides_workers(state, seat, action)
    text = _("For {action} you still need {what}.")
    return closed(state, seat, action) or (text.format(action=action_name(action), what=lacks) if lacks else "")


def _equal() -> str:
    return _("Choose the other space with the same reward.")


# The player's own board.


def _action(state: Paladins, seat: int, side: int, action: int) -> str:
    if side != seat:
        return _("This is not your board.")
    match state.asked:
        case "turn":
            return closed(state, seat, action) or _you_lack(lacking(state, seat, action))
        case "develop":
            return _no_workshop(state, seat, action)
        case "clear" | "pray":
            return _not_cleared(state, seat, action)
    return ""


def _no_workshop(state: Paladins, seat: int, action: int) -> str:
    if action not in board.RIGHT:
        return _("Workshops go only on actions with three slots.")
    if state.count_workshops(seat, action) == board.WORKSHOP_SLOTS:
        return _("There are already two workshops there, which is the limit.")
    return ""


def _not_cleared(state: Paladins, seat: int, action: int) -> str:
    if state.standing[seat][action] == board.NO_WORKERS:
        return _("There are no workers there.")
    return _("Pray can't clear its own workers.") if action == board.PRAY else ""


def _worker(state: Paladins, seat: int, kind: int) -> str:
    if not state.hands[seat][kind]:
        return _("You don't have that worker.")
    if state.asked != "turn":
        return ""
    if any(isinstance(move, Act | UseFavour) and move.workers[kind] for move in state.moves()):
        return _("Choose an action that takes this worker.")
    return _("Nothing you can do now takes this worker.")


def _jar(state: Paladins, seat: int, number: int) -> str:
    if state.jars[seat] >> number & 1:
        return _("There is already a jar there.")
    if state.asked == "turn":
        return _first_send(state, seat, board.ABSOLVE)
    return _equal() if state.asked == "jar" and board.JAR_SPACES.count(board.JAR_SPACES[number]) > 1 else ""


def _attribute(state: Paladins, seat: int, side: int, attribute: int) -> str:
    return _("This is not your board.") if side != seat else _("It can't rise above {n}.").format(n=board.HIGHEST)


# Cards.


def _tavern(state: Paladins, seat: int, place: int) -> str:
    return _("Each player takes one tavern card per round.") if state.asked == "turn" else ""


def _townsfolk(state: Paladins, seat: int, place: int) -> str:
    if state.townsfolk[place] < 0:
        return _("This space is empty.")
    if state.asked == "turn":
        return _first_send(state, seat, board.RECRUIT)
    return _you_lack(silver(board.TOWNSFOLK_PRICES[place] - state.silver[seat])) if state.asked == "recruit" else ""


def _outsider(state: Paladins, seat: int, place: int) -> str:
    if state.outsiders[place] < 0:
        return _("This space is empty.")
    match state.asked:
        case "turn":
            reach = {board.ATTACK: attackable(state, seat), board.CONVERT: convertible(state, seat)}
            actions = [action for action in reach if place in reach[action]]
            return _first_send(state, seat, *actions) if actions else _out_of_reach(state, seat, place)
        case "attack":
            return _you_lack(silver(attack_cost(state, seat, place) - state.silver[seat]))
        case "convert":
            return _you_lack(level(board.FAITH, board.REGION_FAITH[place] - state.attribute(seat, board.FAITH)))
    return ""


def _out_of_reach(state: Paladins, seat: int, place: int) -> str:
    """The silver missing for an attack and the faith missing for a conversion."""
    text = _("You still need {silver} to attack, or {faith} to convert.")
    return text.format(
        silver=silver(attack_cost(state, seat, place) - state.silver[seat]),
        faith=level(board.FAITH, board.REGION_FAITH[place] - state.attribute(seat, board.FAITH)),
    )


def _favour(state: Paladins, seat: int, place: int) -> str:
    if place >= state.count_open_favours():
        return _("Revealed in round {n}.").format(n=board.FIRST_FAVOUR + place)
    if state.asked != "turn":
        return ""
    return favour_closed(state, seat, place) or _you_lack(favour_lacking(state, seat, place))


# The land.


def _space(state: Paladins, seat: int, number: int) -> str:
    if board.SPACES[number].players > state.seats:
        return _("Used only with {n} or more players.").format(n=board.SPACES[number].players)
    if state.taken_spaces() >> number & 1:
        return _("There is already a monk or an outpost there.")
    if state.asked == "turn":
        return _wait_for_piece(state, seat, number)
    return _too_far(state, seat, number) if state.asked == "settle" else ""


def _wait_for_piece(state: Paladins, seat: int, number: int) -> str:
    """Why a free space cannot be chosen yet: it waits for a piece, is out of reach, or its equal is taken first."""
    region = board.SPACES[number].region
    faith = board.REGION_FAITH[region] - state.attribute(seat, board.FAITH)
    strength = board.REGION_STRENGTH[region] - state.attribute(seat, board.STRENGTH)
    if faith > 0 and strength > 0:
        text = _("You still need {faith} for a monk, or {strength} for an outpost.")
        return text.format(faith=level(board.FAITH, faith), strength=level(board.STRENGTH, strength))
    if first_equal(state.free_spaces(), number) != number:
        return _equal()
    lacks = {board.COMMISSION: faith, board.GARRISON: strength}
    return _first_send(state, seat, *(action for action in lacks if lacks[action] <= 0))


def _too_far(state: Paladins, seat: int, number: int) -> str:
    """Why a free space cannot take the monk or outpost: its region, or an equal space that has to be chosen instead."""
    attribute = board.NEEDED[state.agenda[-1][2]]
    needed = board.REGION_FAITH if attribute == board.FAITH else board.REGION_STRENGTH
    lacks = needed[board.SPACES[number].region] - state.attribute(seat, attribute)
    return _you_lack(level(attribute, lacks)) if lacks > 0 else _equal()


# Buttons.


def _later(state: Paladins, seat: int, which: object) -> str:
    """No particular reason: something else has to be decided first."""
    return ""


def _option(state: Paladins, seat: int, number: int) -> str:
    return _("It would have no effect now.") if state.asked in ("wall_option", "favour_option") else ""


def _skip(state: Paladins, seat: int) -> str:
    return _("You can't skip this. {prompt}.").format(prompt=prompt(state))


_REASONS: Mapping[str, Callable[..., str]] = {
    "action": _action,
    "worker": _worker,
    "jar": _jar,
    "attribute": _attribute,
    "tavern": _tavern,
    "townsfolk": _townsfolk,
    "outsider": _outsider,
    "favour": _favour,
    "space": _space,
    "option": _option,
    "paladin": _later,
    "top": _later,
    "use": _later,
    "skip": _skip,
}
"""For each kind of thing that can ever be chosen, says why it cannot be chosen now; empty for no particular reason."""


# Picked workers.

_MOST_NAMED = 4  # the most actions named in a prompt of two lines


def picked(state: Paladins, counts: Sequence[int]) -> str:
    """The actions and favours that the picked workers can go to, or how many more workers to choose to keep."""
    if state.asked == "keep":
        return _kept(counts)
    if not any(counts):
        return ""
    ways = [move for move in state.moves() if isinstance(move, Act | UseFavour)]
    just = [move for move in ways if move.workers == tuple(counts)]
    if len(just) == 1 and state.seat is not None:
        return follows(state, state.seat, just[0])
    if just:
        return _("Enough for {actions}.").format(actions=enumerated(_done_by(just)))
    more = [move for move in ways if all(own <= asked for own, asked in zip(counts, move.workers, strict=True))]
    return _("Add more workers for {actions}.").format(actions=_first_of(_done_by(more)))


def _done_by(moves: Sequence[Act | UseFavour]) -> list[str]:
    """The names of what these moves do, without repetitions."""
    names = [action_name(move.action) if isinstance(move, Act) else _("King's Favour") for move in moves]
    return [within(name) for name in dict.fromkeys(names)]


def _first_of(names: Sequence[str]) -> str:
    """The names, or the first few and how many more there are."""
    if len(names) <= _MOST_NAMED:
        return enumerated(names)
    others = len(names) - _MOST_NAMED
    return enumerated([*names[:_MOST_NAMED], ngettext("{n} other", "{n} others", others).format(n=others)])


def _kept(counts: Sequence[int]) -> str:
    left = board.KEPT - sum(counts)
    if left == 0:
        return _("You keep {workers}.").format(workers=workers(counts))
    return ngettext("Choose {n} more worker.", "Choose {n} more workers.", left).format(n=left)
