"""What the points on the score sheet of Kingsburg come from: the buildings that stand, and what was noted besides.

The state keeps only the sum of each part that was noted, so each is one line.
"""

from collections.abc import Callable, Mapping

from kingdoms.core.game import Source
from kingdoms.core.language import _, enumerated, ngettext
from kingdoms.games.kingsburg import board, scoring
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.names import advisor_name, building_name, enemy_name


def behind(state: Kingsburg, side: int, part: str) -> list[Source]:
    """What makes up a seat's points in a row of the score sheet."""
    if part not in scoring.EARNED:
        return _buildings(state, side)
    points = state.points[side][scoring.EARNED.index(part)]
    text, pictures = _NOTED[part](state, points)
    return [Source(text, points, pictures)] if points or (part in _GAINS_AND_LOSSES and pictures) else []


def _buildings(state: Kingsburg, seat: int) -> list[Source]:
    return [
        Source(building_name(number), building.vp, (_picture(number),))
        for number, building in enumerate(board.BUILDINGS)
        if state.has(seat, number)
    ]


# What was noted: a text for so many points, and pictures.

Noted = tuple[str, tuple[str, ...]]


def _advisors(state: Kingsburg, points: int) -> Noted:
    """All who give points, or take them."""
    court = board.ADVISORS[state.ruleset]
    some = [number for number in court if court[number].vp]
    text = _("All seasons together: {advisors}").format(advisors=enumerated([advisor_name(number) for number in some]))
    return text, tuple(f"kingsburg/advisors/{court[number].key}" for number in some)


def _embassy(state: Kingsburg, points: int) -> Noted:
    text = ngettext("{n} season with the Embassy: 1 point", "{n} seasons with the Embassy: 1 point each", points)
    return text.format(n=points), (_picture(board.EMBASSY),)


def _town_hall(state: Kingsburg, points: int) -> Noted:
    text = ngettext("{n} payment at the Town Hall: 1 point", "{n} payments at the Town Hall: 1 point each", points)
    return text.format(n=points), (_picture(board.TOWN_HALL),)


def _reward(state: Kingsburg, points: int) -> Noted:
    text = ngettext(
        "Most buildings after Spring in {n} year: 1 point",
        "Most buildings after Spring in {n} years: 1 point each",
        points,
    )
    return text.format(n=points), ("kingsburg/symbols/reward",)


def _battle(state: Kingsburg, points: int) -> Noted:
    """The enemies of the winters that have come; an abandoned game has seen only some."""
    fought = [enemy for year, enemy in enumerate(state.enemies, 1) if state.knows_enemy(None, year)]
    if not fought:
        return "", ()
    kinds = list(dict.fromkeys(ENEMIES[enemy].kind for enemy in fought))
    enemies = enumerated([enemy_name(kind) for kind in kinds])
    text = _("All winters together: {enemies}").format(enemies=enemies)
    return text, tuple(f"kingsburg/enemies/{kind}" for kind in kinds)


def _cathedral(state: Kingsburg, points: int) -> Noted:
    text = _("{n} goods for the Cathedral: 1 point for every {each}")
    words = text.format(n=points * scoring.GOODS_PER_POINT, each=scoring.GOODS_PER_POINT)
    return words, (_picture(board.CATHEDRAL),)


def _picture(building: int) -> str:
    return f"kingsburg/buildings/{board.BUILDINGS[building].key}"


_GAINS_AND_LOSSES = ("advisors", "battle")
"""A sum of 0 need not mean that there was nothing, unless there is nothing to show."""

_NOTED: Mapping[str, Callable[[Kingsburg, int], Noted]] = {
    "advisors": _advisors,
    "embassy": _embassy,
    "town_hall": _town_hall,
    "reward": _reward,
    "battle": _battle,
    "cathedral": _cathedral,
}
