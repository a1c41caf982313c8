"""The effects and the points of Kingsburg's buildings, in symbols."""

from functools import cache

from kingdoms.games.kingsburg.board import BUILDINGS, PUBLISHED, RULEBOOK
from kingdoms.ui.board.symbol_rows import FOR, OR, Amount, Amounts, width_of
from kingdoms.ui.boards.kingsburg.pieces import symbols

_STRONG = Amount(symbols.STRENGTH, 1, True)
_EFFECTS: dict[str, Amounts] = {
    "statue": (Amount(symbols.DICE), Amount(symbols.AGAIN)),
    "chapel": (Amount(symbols.DICE), Amount(symbols.AGAIN)),
    "church": (Amount("demons"), _STRONG),
    "cathedral": (Amount(symbols.ANY, 2), Amount(FOR), Amount(symbols.VP)),
    "inn": (Amount("plus_two"),),
    "market": (Amount(symbols.MARKET_HELP),),
    "farms": (Amount(symbols.WHITE_DIE), Amount(symbols.STRENGTH, -1, True)),
    "merchants_guild": (Amount("gold"),),
    "guard_tower": (_STRONG,),
    "blacksmith": (_STRONG,),
    "barracks": (Amount(symbols.ANY), Amount(FOR), Amount("soldiers")),
    "wizards_guild": (Amount(symbols.STRENGTH, 2, True),),
    "palisade": (_STRONG, Amount("zombies"), Amount(symbols.STRENGTH, 2, True)),
    "stable": (Amount("soldiers", 1, True),),
    "stone_wall": (_STRONG, Amount(symbols.DRAW)),
    "fortress": (_STRONG, Amount(symbols.VP)),
    "barricade": (Amount("goblins"), _STRONG),
    "crane": (Amount("gold", -1, True),),
    "town_hall": (Amount("plus_two"), Amount(OR), Amount(symbols.VP)),
    "embassy": (Amount(symbols.VP, 1, True),),
}
"""Each building's effect, where symbols can show it; a tap explains the rest.

A bonus after an enemy's face counts only against that enemy.
"""
_PUBLISHED_EFFECTS: dict[str, Amounts] = {
    "chapel": (Amount(symbols.LOW), Amount(symbols.AGAIN)),
    "town_hall": (Amount("plus_two"), Amount(OR), Amount(symbols.ANY), Amount(FOR), Amount(symbols.VP)),
}


def effect_symbols(ruleset: str, building: int) -> Amounts:
    """A building's effect, in symbols."""
    key = BUILDINGS[building].key
    return _PUBLISHED_EFFECTS[key] if ruleset == PUBLISHED and key in _PUBLISHED_EFFECTS else _EFFECTS[key]


def points_of(building: int) -> Amounts:
    """The points a building scores, in symbols; nothing if it scores none."""
    points = BUILDINGS[building].vp
    return (Amount(symbols.VP, points),) if points else ()


@cache
def widest_effect() -> float:
    """The greatest width of a building's effect and points under the standard rules, measured in symbols."""
    return max(
        width_of(effect_symbols(RULEBOOK, each), 1) + width_of(points_of(each), 1) for each in range(len(BUILDINGS))
    )
