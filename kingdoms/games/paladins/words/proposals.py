"""Prompts that say how to carry out a chosen action or favour, and everything that follows before the next choice."""

from collections.abc import Sequence

from kingdoms.core.state import Move
from kingdoms.core.words.language import N_, _, sentences
from kingdoms.games.paladins import board, moves
from kingdoms.games.paladins.moves import Act, UseFavour
from kingdoms.games.paladins.rules.foresight import foresee
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.consequences import (
    Clause,
    automatic,
    gains,
    goods_gained,
    inquisition,
    is_pair,
    joined,
    price_of_action,
    price_of_favour,
    price_of_target,
)
from kingdoms.games.paladins.words.names import action_name, outsider_name, townsfolk_name
from kingdoms.games.paladins.words.phrases import short_reward

_INVITATIONS = {
    board.DEVELOP: N_("Tap again to develop"),
    board.HUNT: N_("Tap again to hunt"),
    board.TRADE: N_("Tap again to trade"),
    board.PRAY: N_("Tap again to pray"),
    board.CONSPIRE: N_("Tap again to conspire"),
    board.FORTIFY: N_("Tap again to fortify"),
    board.ABSOLVE: N_("Tap again to absolve"),
    board.COMMISSION: N_("Tap a space for the monk"),
    board.GARRISON: N_("Tap a space for the outpost"),
    board.ATTACK: N_("Tap an outsider to attack"),
    board.CONVERT: N_("Tap an outsider to convert"),
}
"""How to carry out a chosen action, apart from Recruit, where it depends on the number of workers."""
_NAMED = (moves.Recruit, moves.Outsider, moves.Settle)
"""The targets that are named if there is only one to choose, because they are tapped on the table."""


def proposed(state: Paladins, seat: int, move: Act | UseFavour) -> str:
    """How to carry out the chosen action or favour, and everything that follows; the table shows its workers."""
    if isinstance(move, UseFavour):
        return _with_effects(_("Tap again to use this favour"), _effects(state, seat, move))
    answers = foresee(state, seat, move).answers
    if answers and isinstance(answers[0][1], _NAMED):
        return _with_effects(_invitation_to(*answers[0]), _effects(state, seat, move, is_named=True))
    return sentences(_with_effects(_invitation(move), _effects(state, seat, move)), _alternative(state, seat, move))


def follows(state: Paladins, seat: int, move: Act | UseFavour) -> str:
    """The action or favour that the workers of a move are enough for, with everything that follows without a choice."""
    name = _("the King's Favour") if isinstance(move, UseFavour) else action_name(move.action)
    effects = _effects(state, seat, move)
    if not effects:
        return _("Enough for {action}.").format(action=name)
    return _("Enough for {action}: you {effects}.").format(action=name, effects=joined(effects))


def is_plain(state: Paladins, seat: int, move: Act) -> bool:
    """Whether an action needs no explanation first: it costs nothing, reveals no card and risks no inquisition."""
    is_uncovering = move.action in (board.CONSPIRE, board.FORTIFY)
    return not (is_uncovering or price_of_action(state, seat, move.action) or foresee(state, seat, move).may_come)


def _with_effects(said: str, effects: Sequence[Clause]) -> str:
    """A sentence that ends with everything that follows."""
    return _("{said}: you {effects}.").format(said=said, effects=joined(effects)) if effects else f"{said}."


def _effects(state: Paladins, seat: int, move: Act | UseFavour, is_named: bool = False) -> list[Clause]:
    """The cost and the gains of a move, then whatever else follows; the first answer only costs if it `is_named`."""
    foresight = foresee(state, seat, move)
    answers = foresight.answers
    prices = [price for answer in answers for price in price_of_target(*answer)]
    end = [*(automatic(*answer) for answer in answers[is_named:]), *inquisition(foresight)]
    if isinstance(move, UseFavour):
        return [*price_of_favour(state, move), *prices, *end]
    gained = gains(state, seat, move, names_giver=not end)
    return [*price_of_action(state, seat, move.action), *prices, *gained, *end]


# The thing to tap.


def _invitation(move: Act) -> str:
    """How to carry out a chosen action."""
    if move.action == board.RECRUIT:
        return _("Tap a card to hire it") if is_pair(move.workers) else _("Tap a card to discard it for its reward")
    return _(_INVITATIONS[move.action])


def _invitation_to(state: Paladins, target: Move) -> str:
    """How to carry out a chosen action that has only one target."""
    match target:
        case moves.Recruit(place, _pays):
            text = (
                _("Tap the card to hire {name:the}") if state.agenda[-1][2] else _("Tap the card to discard {name:the}")
            )
            return text.format(name=townsfolk_name(state.townsfolk[place]))
        case moves.Outsider(place):
            text = _("Tap {name:the} to attack") if state.asked == "attack" else _("Tap {name:the} to convert")
            return text.format(name=outsider_name(state.outsiders[place]))
        case moves.Settle(space):
            return _("Tap the only space ({reward})").format(reward=short_reward(board.SPACES[space].reward))
    raise ValueError(f"{target!r} is not a target on the table")


def _alternative(state: Paladins, seat: int, move: Act) -> str:
    """The effect of one worker fewer or more; empty if there is none."""
    if move.action == board.RECRUIT:
        text = _("Put a worker back to discard a card instead.")
        return text if is_pair(move.workers) else _("Hiring takes a fighter as well.")
    if move.action in (board.HUNT, board.TRADE) and is_pair(move.workers):
        less = goods_gained(state, seat, move.action, by_two=False)
        return _("Put a worker back to gain only {gain}.").format(gain=less)
    return ""
