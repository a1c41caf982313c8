"""What speaks for townsfolk who are hired, and for outsiders who are attacked or converted."""

from collections.abc import Mapping

from kingdoms.core.language import N_, _
from kingdoms.games.paladins.board import ATTRIBUTE_KEYS, STRENGTH
from kingdoms.games.paladins.cards import (
    DEBT_PAID,
    INNOCENT_QUESTIONED,
    OUTSIDERS,
    QUESTIONED,
    SUSPECT_QUESTIONED,
    TOWNSFOLK,
)
from kingdoms.games.paladins.moves import FreeRecruit, Outsider, Recruit, TakeTownsfolk
from kingdoms.games.paladins.rules.costs import attack_cost
from kingdoms.games.paladins.scoring import outsider_points
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.names import action_name
from kingdoms.games.paladins.words.phrases import points, reward
from kingdoms.games.paladins.words.why_rewards import brings, given, open_orders

_OCCASIONS: Mapping[int, str] = {
    DEBT_PAID: N_("For every debt that is paid: {reward}."),
    SUSPECT_QUESTIONED: N_("In an inquisition, with two suspicion cards: {reward}."),
    QUESTIONED: N_("In every inquisition: {reward}."),
    INNOCENT_QUESTIONED: N_("In an inquisition, without suspicion: {reward}."),
}
"""When those townsfolk help whom no action sets off."""

Hiring = TakeTownsfolk | Recruit | FreeRecruit


def _hired(state: Paladins, move: Hiring) -> int | None:
    """The townsfolk that a move hires; none if it discards one."""
    if (isinstance(move, Recruit) and not state.agenda[-1][2]) or (isinstance(move, FreeRecruit) and not move.hires):
        return None
    return state.townsfolk[move.place]


def hires_for_order(state: Paladins, seat: int, move: Hiring) -> str:
    """The townsfolk helps with a King's Order."""
    card = _hired(state, move)
    if card is None or TOWNSFOLK[card].trigger not in open_orders(state):
        return ""
    return _("With every {action}, a King's Order: {reward}.").format(
        action=action_name(TOWNSFOLK[card].trigger), reward=reward(TOWNSFOLK[card].ongoing)
    )


def hires_for_help(state: Paladins, seat: int, move: Hiring) -> str:
    """What the townsfolk brings again and again."""
    card = _hired(state, move)
    if card is None:
        return ""
    trigger, ongoing = TOWNSFOLK[card].trigger, reward(TOWNSFOLK[card].ongoing)
    if trigger in _OCCASIONS:
        return _(_OCCASIONS[trigger]).format(reward=ongoing)
    return _("With every {action} from now on: {reward}.").format(action=action_name(trigger), reward=ongoing)


def converts_for_points(state: Paladins, seat: int, move: Outsider) -> str:
    """What the outsider is worth as things stand."""
    if state.agenda[-1][0] != "convert":
        return ""
    card = state.outsiders[move.place]
    after = state.copy()
    after.converted[seat] += (card,)
    worth = outsider_points(after, seat, card)
    return _("Worth {points} as things stand.").format(points=points(worth)) if worth > 0 else ""


def converts_for_strength(state: Paladins, seat: int, move: Outsider) -> str:
    """What the outsider adds to the strength."""
    if state.agenda[-1][0] != "convert":
        return ""
    return brings(state, seat, (ATTRIBUTE_KEYS[STRENGTH],) * OUTSIDERS[state.outsiders[move.place]].strength)


def attacks_for_nothing(state: Paladins, seat: int, move: Outsider) -> str:
    """The strength is enough by itself."""
    if state.agenda[-1][0] != "attack" or attack_cost(state, seat, move.place):
        return ""
    gained = given(state, seat, OUTSIDERS[state.outsiders[move.place]].attack)
    return _("Strong enough without silver: {reward}.").format(reward=reward(gained)) if gained else ""
