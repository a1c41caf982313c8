"""What each move does, short enough for a button, and which thing on the table one taps for it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingdoms.core.game import Move, Thing
from kingdoms.core.language import N_, _
from kingdoms.games.paladins.board import (
    DESTROY_DEBT,
    FREE_RECRUIT,
    JAR_SPACES,
    PAY_DEBT,
    PRAYER,
    RECRUIT,
    REMOVE_SUSPICION,
    SPACES,
    TOWNSFOLK_PRICES,
    Reward,
)
from kingdoms.games.paladins.cards import FAVOURS, TAVERNS, WALLS
from kingdoms.games.paladins.moves import (
    IN_SILVER,
    WITH_A_DEBT,
    Accept,
    Act,
    ChoosePaladin,
    Clear,
    Decline,
    Develop,
    FreeRecruit,
    Jar,
    Keep,
    Option,
    Outsider,
    Pass,
    Raise,
    Recruit,
    Settle,
    TakeTavern,
    TakeTownsfolk,
    UseFavour,
)
from kingdoms.games.paladins.rules.costs import attack_cost
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.names import action_name, outsider_name, paladin_name, region_name, townsfolk_name
from kingdoms.games.paladins.words.phrases import reward, rise, silver, workers

CONSPIRATOR = "conspirator"
KEEP = "keep"
"""Small choices that have a button: the workers to keep, beside those that are called after their steps."""

_ACCEPT = {
    REMOVE_SUSPICION: N_("Discard a suspicion card"),
    CONSPIRATOR: N_("Discard a suspicion card"),
    PAY_DEBT: N_("Pay a debt"),
    DESTROY_DEBT: N_("Destroy a debt"),
}

_DECLINE = {
    REMOVE_SUSPICION: N_("Keep the suspicion"),
    CONSPIRATOR: N_("Keep the suspicion"),
    PAY_DEBT: N_("Pay no debt"),
    DESTROY_DEBT: N_("Destroy no debt"),
    PRAYER: N_("Clear nothing"),
    FREE_RECRUIT: N_("Recruit nobody"),
}
"""By the step that asks, what may be declined."""


def label(state: Paladins, move: Move) -> str:
    """What a move does, short enough for a button."""
    return _LABELS[type(move)](state, move)


def accept_label(step: str) -> str:
    """What is done by agreeing to what a step offers."""
    return _(_ACCEPT[step])


def options(state: Paladins) -> Sequence[Reward]:
    """The alternatives of the wall or the favour of which one is to be chosen; none at other times."""
    if state.seat is None:
        return ()
    name, *fields = state.agenda[-1]
    if name == "wall_option":
        return WALLS[fields[1]].choice
    return FAVOURS[fields[1]].effects if name == "favour_option" else ()


def option_label(alternative: Reward) -> str:
    """What is chosen with one of several alternatives."""
    return _("Choose: {reward}").format(reward=reward(alternative))


# A round and its turns.


def _take_townsfolk(state: Paladins, move: TakeTownsfolk) -> str:
    return _("Take the {name}").format(name=townsfolk_name(state.townsfolk[move.place]))


def _choose_paladin(state: Paladins, move: ChoosePaladin) -> str:
    (bottom,) = (card for card in state.drawn[state.agenda[-1][1]] if card not in move)
    text = _("{use} now; {top} back on top, {bottom} to the bottom")
    return text.format(use=paladin_name(move.use), top=paladin_name(move.top), bottom=paladin_name(bottom))


def _take_tavern(state: Paladins, move: TakeTavern) -> str:
    return _("Take {workers}").format(workers=workers(TAVERNS[state.taverns[move.place]]))


def _act(state: Paladins, move: Act) -> str:
    if move.action == RECRUIT:
        text = (
            _("Discard a townsfolk with {workers}") if sum(move.workers) == 1 else _("Hire a townsfolk with {workers}")
        )
        return text.format(workers=workers(move.workers))
    return _("{action} with {workers}").format(action=action_name(move.action), workers=workers(move.workers))


def _use_favour(state: Paladins, move: UseFavour) -> str:
    return _("King's Favour with {workers}").format(workers=workers(move.workers))


def _pass(state: Paladins, move: Pass) -> str:
    return _("Pass")


def _keep(state: Paladins, move: Keep) -> str:
    return _("Keep {workers}").format(workers=workers(move.workers))


# Targets.


def _develop(state: Paladins, move: Develop) -> str:
    return _("Workshop for {action}").format(action=action_name(move.action))


def _recruit(state: Paladins, move: Recruit) -> str:
    price = {IN_SILVER: silver(TOWNSFOLK_PRICES[move.place]), WITH_A_DEBT: _("for a debt")}
    return _recruited(state, move.place, bool(state.agenda[-1][2]), price.get(move.pays, _("for nothing")))


def _free_recruit(state: Paladins, move: FreeRecruit) -> str:
    return _recruited(state, move.place, move.hires, _("for nothing"))


def _recruited(state: Paladins, place: int, hires: bool, price: str) -> str:
    text = _("Hire the {name}, {price}") if hires else _("Discard the {name}, {price}")
    return text.format(name=townsfolk_name(state.townsfolk[place]), price=price)


def _clear(state: Paladins, move: Clear) -> str:
    return _("Clear {action}").format(action=action_name(move.action))


def _settle(state: Paladins, move: Settle) -> str:
    region, tokens, _players = SPACES[move.space]
    return _("{name}: {text}").format(name=region_name(region), text=reward(tokens))


def _jar(state: Paladins, move: Jar) -> str:
    return _("Jar: {reward}").format(reward=reward(JAR_SPACES[move.space]))


def _outsider(state: Paladins, move: Outsider) -> str:
    step, seat = state.agenda[-1]
    name = outsider_name(state.outsiders[move.place])
    if step == "convert":
        return _("Convert the {name}").format(name=name)
    price = attack_cost(state, seat, move.place)
    return (_("Attack the {name}, {price}") if price else _("Attack the {name}")).format(name=name, price=silver(price))


def _option(state: Paladins, move: Option) -> str:
    return option_label(options(state)[move.number])


def _raise(state: Paladins, move: Raise) -> str:
    return rise(move.attribute, 1)


def _accept(state: Paladins, move: Accept) -> str:
    return accept_label(state.agenda[-1][0])


def _decline(state: Paladins, move: Decline) -> str:
    return _(_DECLINE[state.agenda[-1][0]])


_LABELS: Mapping[type, Callable[[Paladins, Any], str]] = {
    TakeTownsfolk: _take_townsfolk,
    ChoosePaladin: _choose_paladin,
    TakeTavern: _take_tavern,
    Act: _act,
    UseFavour: _use_favour,
    Pass: _pass,
    Keep: _keep,
    Develop: _develop,
    Recruit: _recruit,
    FreeRecruit: _free_recruit,
    Clear: _clear,
    Settle: _settle,
    Jar: _jar,
    Outsider: _outsider,
    Option: _option,
    Raise: _raise,
    Accept: _accept,
    Decline: _decline,
}


# Where one taps.

_ON_TABLE = {
    TakeTownsfolk: "townsfolk",
    Recruit: "townsfolk",
    FreeRecruit: "townsfolk",
    TakeTavern: "tavern",
    UseFavour: "favour",
    Settle: "space",
    Jar: "jar",
    Outsider: "outsider",
    Option: "option",
}
_ON_BOARD = {Act: "action", Develop: "action", Clear: "action", Raise: "attribute"}
"""The things that moves are about, each the one that the move names first: on the table, or on one's own board."""


def target(state: Paladins, move: Move) -> Thing:
    """The thing on the table that one taps for this move."""
    kind = type(move)
    if kind in _ON_TABLE:
        return (_ON_TABLE[kind], move[0])
    if kind in _ON_BOARD:
        return (_ON_BOARD[kind], state.agenda[-1][1], move[0])
    if kind is ChoosePaladin:
        return ("top", move.top)
    if kind is Accept:
        return ("use", state.agenda[-1][0])
    return ("use", KEEP) if kind is Keep else ("skip",)
