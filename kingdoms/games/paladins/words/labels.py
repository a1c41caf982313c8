"""What each move does, short enough for a button, and which thing on the table one taps for it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingdoms.core.game import Move, Thing
from kingdoms.core.language import N_, _
from kingdoms.games.paladins import board, moves
from kingdoms.games.paladins.cards import FAVOURS, TAVERNS, WALLS
from kingdoms.games.paladins.rules.costs import attack_cost
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.names import action_name, outsider_name, paladin_name, region_name, townsfolk_name
from kingdoms.games.paladins.words.phrases import reward, rise, silver, workers

CONSPIRATOR = "conspirator"
KEEP = "keep"
"""Small choices that have a button: the workers to keep, beside those that are called after their steps."""

_ACCEPT = {
    board.REMOVE_SUSPICION: N_("Discard a suspicion card"),
    CONSPIRATOR: N_("Discard a suspicion card"),
    board.PAY_DEBT: N_("Pay a debt"),
    board.DESTROY_DEBT: N_("Destroy a debt"),
}

_DECLINE = {
    board.REMOVE_SUSPICION: N_("Keep the suspicion"),
    CONSPIRATOR: N_("Keep the suspicion"),
    board.PAY_DEBT: N_("Pay no debt"),
    board.DESTROY_DEBT: N_("Destroy no debt"),
    board.PRAYER: N_("Clear nothing"),
    board.FREE_RECRUIT: N_("Recruit nobody"),
}
"""By the step that asks, what may be declined."""


def label(state: Paladins, move: Move) -> str:
    """What a move does, short enough for a button."""
    return _LABELS[type(move)](state, move)


def accept_label(step: str) -> str:
    """What is done by agreeing to what a step offers."""
    return _(_ACCEPT[step])


def options(state: Paladins) -> Sequence[board.Reward]:
    """The alternatives of the wall or the favour of which one is to be chosen; none at other times."""
    if state.seat is None:
        return ()
    name, *fields = state.agenda[-1]
    if name == "wall_option":
        return WALLS[fields[1]].choice
    return FAVOURS[fields[1]].effects if name == "favour_option" else ()


def option_label(alternative: board.Reward) -> str:
    """What is chosen with one of several alternatives."""
    return _("Choose: {reward}").format(reward=reward(alternative))


# A round and its turns.


def _take_townsfolk(state: Paladins, move: moves.TakeTownsfolk) -> str:
    return _("Take the {name}").format(name=townsfolk_name(state.townsfolk[move.place]))


def _choose_paladin(state: Paladins, move: moves.ChoosePaladin) -> str:
    (bottom,) = (card for card in state.drawn[state.agenda[-1][1]] if card not in move)
    text = _("{use} now; {top} back on top, {bottom} to the bottom")
    return text.format(use=paladin_name(move.use), top=paladin_name(move.top), bottom=paladin_name(bottom))


def _take_tavern(state: Paladins, move: moves.TakeTavern) -> str:
    return _("Take {workers}").format(workers=workers(TAVERNS[state.taverns[move.place]]))


def _act(state: Paladins, move: moves.Act) -> str:
    if move.action == board.RECRUIT:
        text = (
            _("Discard a townsfolk with {workers}") if sum(move.workers) == 1 else _("Hire a townsfolk with {workers}")
        )
        return text.format(workers=workers(move.workers))
    return _("{action} with {workers}").format(action=action_name(move.action), workers=workers(move.workers))


def _use_favour(state: Paladins, move: moves.UseFavour) -> str:
    return _("King's Favour with {workers}").format(workers=workers(move.workers))


def _pass(state: Paladins, move: moves.Pass) -> str:
    return _("Pass")


def _keep(state: Paladins, move: moves.Keep) -> str:
    return _("Keep {workers}").format(workers=workers(move.workers))


# Targets.


def _develop(state: Paladins, move: moves.Develop) -> str:
    return _("Workshop for {action}").format(action=action_name(move.action))


def _recruit(state: Paladins, move: moves.Recruit) -> str:
    price = {moves.IN_SILVER: silver(board.TOWNSFOLK_PRICES[move.place]), moves.WITH_A_DEBT: _("for a debt")}
    return _recruited(state, move.place, bool(state.agenda[-1][2]), price.get(move.pays, _("for nothing")))


def _free_recruit(state: Paladins, move: moves.FreeRecruit) -> str:
    return _recruited(state, move.place, move.hires, _("for nothing"))


def _recruited(state: Paladins, place: int, hires: bool, price: str) -> str:
    text = _("Hire the {name}, {price}") if hires else _("Discard the {name}, {price}")
    return text.format(name=townsfolk_name(state.townsfolk[place]), price=price)


def _clear(state: Paladins, move: moves.Clear) -> str:
    return _("Clear {action}").format(action=action_name(move.action))


def _settle(state: Paladins, move: moves.Settle) -> str:
    region, tokens, _players = board.SPACES[move.space]
    return _("{name}: {text}").format(name=region_name(region), text=reward(tokens))


def _jar(state: Paladins, move: moves.Jar) -> str:
    return _("Jar: {reward}").format(reward=reward(board.JAR_SPACES[move.space]))


def _outsider(state: Paladins, move: moves.Outsider) -> str:
    step, seat = state.agenda[-1]
    name = outsider_name(state.outsiders[move.place])
    if step == "convert":
        return _("Convert the {name}").format(name=name)
    price = attack_cost(state, seat, move.place)
    return (_("Attack the {name}, {price}") if price else _("Attack the {name}")).format(name=name, price=silver(price))


def _option(state: Paladins, move: moves.Option) -> str:
    return option_label(options(state)[move.number])


def _raise(state: Paladins, move: moves.Raise) -> str:
    return rise(move.attribute, 1)


def _accept(state: Paladins, move: moves.Accept) -> str:
    return accept_label(state.agenda[-1][0])


def _decline(state: Paladins, move: moves.Decline) -> str:
    return _(_DECLINE[state.agenda[-1][0]])


_LABELS: Mapping[type, Callable[[Paladins, Any], str]] = {
    moves.TakeTownsfolk: _take_townsfolk,
    moves.ChoosePaladin: _choose_paladin,
    moves.TakeTavern: _take_tavern,
    moves.Act: _act,
    moves.UseFavour: _use_favour,
    moves.Pass: _pass,
    moves.Keep: _keep,
    moves.Develop: _develop,
    moves.Recruit: _recruit,
    moves.FreeRecruit: _free_recruit,
    moves.Clear: _clear,
    moves.Settle: _settle,
    moves.Jar: _jar,
    moves.Outsider: _outsider,
    moves.Option: _option,
    moves.Raise: _raise,
    moves.Accept: _accept,
    moves.Decline: _decline,
}


# Where one taps.

_ON_TABLE = {
    moves.TakeTownsfolk: "townsfolk",
    moves.Recruit: "townsfolk",
    moves.FreeRecruit: "townsfolk",
    moves.TakeTavern: "tavern",
    moves.UseFavour: "favour",
    moves.Settle: "space",
    moves.Jar: "jar",
    moves.Outsider: "outsider",
    moves.Option: "option",
}
_ON_BOARD = {moves.Act: "action", moves.Develop: "action", moves.Clear: "action", moves.Raise: "attribute"}
"""The things that moves are about, each the one that the move names first: on the table, or on one's own board."""


def target(state: Paladins, move: Move) -> Thing:
    """The thing on the table that one taps for this move."""
    kind = type(move)
    if kind in _ON_TABLE:
        return (_ON_TABLE[kind], move[0])
    if kind in _ON_BOARD:
        return (_ON_BOARD[kind], state.agenda[-1][1], move[0])
    if kind is moves.ChoosePaladin:
        return ("top", move.top)
    if kind is moves.Accept:
        return ("use", state.agenda[-1][0])
    return ("use", KEEP) if kind is moves.Keep else ("skip",)
