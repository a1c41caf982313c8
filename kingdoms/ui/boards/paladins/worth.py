"""The points for converted outsiders at the end of Paladins, in symbols."""

from collections.abc import Mapping

from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import BYZANTINE, FACTION_KEYS, SARACEN, VIKING
from kingdoms.games.paladins.scoring import ACTIONS_PER_VP, LEVELS_PER_VP, MERCENARY, TRAITOR
from kingdoms.ui.board.symbol_rows import AND, FOR, Amount, Amounts

_POINT = Amount("vp")


def _for_every(what: str, count: int = 1) -> Amounts:
    return Amount(what, count), Amount(FOR), _POINT


def _for_actions(action: int) -> Amounts:
    return _for_every(board.ACTION_KEYS[action], ACTIONS_PER_VP)


def _for_levels(attribute: int) -> Amounts:
    return _for_every(board.ATTRIBUTE_KEYS[attribute], LEVELS_PER_VP)


WORTH: Mapping[str, Amounts] = {
    "adventurer": _for_actions(board.COMMISSION),
    "archer": _for_actions(board.GARRISON),
    "guardian": _for_actions(board.DEVELOP),
    "hunter": _for_every("townsfolk", ACTIONS_PER_VP),
    "lookout": _for_actions(board.FORTIFY),
    "vigilante": _for_actions(board.ABSOLVE),
    "armourer": _for_levels(board.STRENGTH),
    "marauder": _for_levels(board.INFLUENCE),
    "warrior": _for_levels(board.FAITH),
    "assassin": _for_every(FACTION_KEYS[SARACEN]),
    "barbarian": _for_every(FACTION_KEYS[BYZANTINE]),
    "invader": _for_every(FACTION_KEYS[VIKING]),
    "champion": (_POINT, Amount(AND), *_for_every("order")),
    MERCENARY: (_POINT, Amount(AND), *_for_every(MERCENARY)),
    "protector": _for_every("debt_paid"),
    "thief": _for_every("suspicion"),
    TRAITOR: (Amount("debt"), Amount(FOR), Amount("vp", -1, is_signed=True)),
}
"""The symbols for an outsider's value, by its key: usually a point for every one, two or four of something.

A Traitor gives no points but makes unpaid debts cost less.
"""
