"""What speaks for a move at home: what goods can pay, what buildings bring, and what is kept for later."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.game import Move
from kingdoms.core.language import N_, _
from kingdoms.games.kingsburg.board import (
    ADVISORS,
    ALCHEMIST,
    AUTUMN,
    BARRACKS,
    BUILDINGS,
    CATHEDRAL,
    COLUMNS,
    CRANE,
    EMBASSY,
    FARMS,
    GOODS,
    INN,
    MARKET,
    MERCHANTS_GUILD,
    PUBLISHED,
    SEASONS,
    SPRING,
    STABLE,
    TOWN_HALL,
    YEARS,
    column,
)
from kingdoms.games.kingsburg.bot.outlook import promised
from kingdoms.games.kingsburg.moves import (
    NOTHING,
    PLUS_TWO,
    Build,
    Decline,
    Help,
    Influence,
    Lose,
    Smuggle,
    TakeGood,
    TownHall,
    Transmute,
)
from kingdoms.games.kingsburg.rules.building import lacking, offers
from kingdoms.games.kingsburg.rules.court import ask_help
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.names import building_name, enemy_name
from kingdoms.games.kingsburg.words.phrases import amount, goods, signed

_USES = {
    INN: N_("From now on a +2 token at the end of every Summer."),
    MARKET: N_("Once a season a group of dice may count 1 more or 1 less."),
    FARMS: N_("From now on one die more in every season."),
    MERCHANTS_GUILD: N_("From now on 1 gold in every season."),
    BARRACKS: N_("From now on a soldier costs 1 good instead of 2."),
    STABLE: N_("From now on every advisor with soldiers gives 1 more."),
    CRANE: N_("From now on the dearer buildings cost 1 gold less."),
    TOWN_HALL: N_("At the end of every season a good can become a point."),
    CATHEDRAL: N_("At the end of the game every 2 goods are a point."),
}
"""What a building is good for beside its points and its strength."""

_USED_AFTER_SEASONS = (BARRACKS, TOWN_HALL, CATHEDRAL)
"""Those of them that are still of use after the last advisor has helped."""

_MANY_POINTS = 3
"""A building of so many points is built for them."""
_NEARLY = 2
"""With so few goods missing a building is worth waiting for."""


def has_more_seasons(state: Kingsburg) -> bool:
    """Whether another productive season comes after this one."""
    return state.year < YEARS or state.phase < AUTUMN


# What goods make possible.


def _lots(state: Kingsburg, move: Move) -> Sequence[Sequence[int]]:
    """The goods that a move may bring, gold, wood and stone each time; what it takes counts below 0."""
    match move:
        case Influence(advisor):
            return ADVISORS[state.ruleset][advisor].goods
        case Help() | Smuggle():
            return (move,)
        case TakeGood(good):
            return ([int(kind == good) for kind in range(len(GOODS))],)
        case Transmute(good):
            return ([-1 if kind == good else 1 for kind in range(len(GOODS))],)
        case Lose():
            return ([-lost for lost in move],)
    return ((0, 0, 0),)


def _store(state: Kingsburg, seat: int) -> list[int]:
    """The goods that the seat has, and those that its advisors at court will give without asking."""
    own = state.goods[seat]
    for advisor in others_promised(state, seat):
        lots = ADVISORS[state.ruleset][advisor].goods
        if len(lots) == 1:
            own = _sum(own, lots[0])
    return own


def others_promised(state: Kingsburg, seat: int) -> list[int]:
    """The advisors who are still to help the seat, but for the one who does it now."""
    advisors = promised(state, seat)
    return advisors[:-1] if state.agenda[-1][0] == "help" else advisors


def _sum(own: Sequence[int], more: Sequence[int]) -> list[int]:
    return [one + other for one, other in zip(own, more, strict=True)]


def _missing(state: Kingsburg, seat: int, own: Sequence[int]) -> dict[int, list[int]]:
    """What these goods lack for each building that can come next, the one with most points first."""
    following = {build.building: lacking(cost, own) for build, cost in offers(state.buildings[seat])}
    return dict(sorted(following.items(), key=lambda entry: -BUILDINGS[entry[0]].vp))


class _Step(NamedTuple):
    """What a lot of goods means for a building: how many goods were missing for it, and what is missing then."""

    lot: Sequence[int]
    building: int
    before: int
    missing: list[int]


def _steps(state: Kingsburg, seat: int, move: Move) -> list[_Step]:
    """What each lot that a move may bring means for each building that can come next."""
    own = _store(state, seat)
    before = _missing(state, seat, own)
    return [
        _Step(lot, building, sum(before[building]), lacks)
        for lot in _lots(state, move)
        for building, lacks in _missing(state, seat, _sum(own, lot)).items()
    ]


def pays_building(state: Kingsburg, seat: int, move: Move) -> str:
    """The goods are what was missing for a building; of several the one with most points."""
    paid = [step for step in _steps(state, seat, move) if step.before and not any(step.missing)]
    if not paid:
        return ""
    best = max(paid, key=lambda step: BUILDINGS[step.building].vp)
    return _("Brings {goods}: enough for the {building}.").format(
        goods=_gained(best.lot), building=building_name(best.building)
    )


def nears_building(state: Kingsburg, seat: int, move: Move) -> str:
    """The goods bring a building nearer; of several the one for which least is missing then."""
    nearer = [step for step in _steps(state, seat, move) if 0 < sum(step.missing) < step.before]
    if not nearer:
        return ""
    best = min(nearer, key=lambda step: sum(step.missing))
    return _("Brings {goods}: only {missing} missing for the {building}.").format(
        goods=_gained(best.lot), missing=goods(*best.missing), building=building_name(best.building)
    )


def _gained(lot: Sequence[int]) -> str:
    return goods(*(max(0, amount) for amount in lot))


def _has_goods(lots: Sequence[Sequence[int]]) -> bool:
    return any(map(any, lots))


def feeds_cathedral(state: Kingsburg, seat: int, move: Move) -> str:
    """With the Cathedral every pair of goods is a point."""
    is_fed = state.has(seat, CATHEDRAL) and _has_goods(_lots(state, move))
    return _("With the Cathedral every 2 goods are a point at the end.") if is_fed else ""


def feeds_town_hall(state: Kingsburg, seat: int, move: Move) -> str:
    """With the Town Hall any good can become a point."""
    is_fed = state.has(seat, TOWN_HALL) and _has_goods(_lots(state, move))
    return _("The Town Hall can make a point of a good in every season.") if is_fed else ""


def pays_soldiers(state: Kingsburg, seat: int, move: Move) -> str:
    """Goods that no building needs are still good for soldiers."""
    return _("Goods can pay for a soldier before the winter.") if state.phase in SEASONS else ""


def brings_goods(state: Kingsburg, seat: int, move: Influence) -> str:
    """The goods that an advisor gives, where there is no choice."""
    lots = _lots(state, move)
    return _("Brings {goods}.").format(goods=goods(*lots[0])) if len(lots) == 1 and any(lots[0]) else ""


def changes_good(state: Kingsburg, seat: int, move: Influence) -> str:
    """The Alchemist makes more of a good that is there, or comes from an advisor who helps before him."""
    sooner = [advisor for advisor in others_promised(state, seat) if advisor < ALCHEMIST]
    lots = [state.goods[seat], *(lot for advisor in sooner for lot in ADVISORS[state.ruleset][advisor].goods)]
    return _("One good becomes two others.") if move.advisor == ALCHEMIST and _has_goods(lots) else ""


# The estate.


def brings_most_points(state: Kingsburg, seat: int, move: Build) -> str:
    """It has many points, and nothing that can be paid has more."""
    vp = BUILDINGS[move.building].vp
    payable = [building for building, lacks in _missing(state, seat, state.goods[seat]).items() if not any(lacks)]
    if vp < _MANY_POINTS or vp < max(BUILDINGS[building].vp for building in payable):
        return ""
    return _("{points} at once: nothing else that can be paid brings more.").format(points=amount("vp", vp))


def wins_reward(state: Kingsburg, seat: int, move: Build) -> str:
    """In Spring the king's reward is next: who has most buildings gets it, all who are level too."""
    others = max(state.count_buildings(other) for other in range(state.seats) if other != seat)
    is_decisive = state.phase == SPRING and state.count_buildings(seat) + 1 == others
    return _("As many buildings as anyone: a point from the king, if it stays so.") if is_decisive else ""


def brings_building_points(state: Kingsburg, seat: int, move: Build) -> str:
    """It has points."""
    vp = BUILDINGS[move.building].vp
    return _("Brings {points} at once.").format(points=amount("vp", vp)) if vp else ""


def brings_income(state: Kingsburg, seat: int, move: Build) -> str:
    """What it is good for from now on."""
    if move.building != EMBASSY:
        is_of_use = move.building in _USES and (has_more_seasons(state) or move.building in _USED_AFTER_SEASONS)
        return _(_USES[move.building]) if is_of_use else ""
    seasons = (YEARS - state.year) * len(SEASONS) + sum(season >= state.phase for season in SEASONS)
    return _("A point in every season: {points} more by the end.").format(points=amount("vp", seasons))


def defends(state: Kingsburg, seat: int, move: Build) -> str:
    """It adds to the strength."""
    building = BUILDINGS[move.building]
    if building.strength > 0:
        return _("Strength {n} in every battle to come.").format(n=signed(building.strength))
    if building.enemy:
        return _("Strength +1 against {enemy}.").format(enemy=enemy_name(building.enemy))
    return ""


def opens_row(state: Kingsburg, seat: int, move: Build) -> str:
    """The way is free to what stands beside it."""
    vp = BUILDINGS[move.building + 1].vp if column(move.building) < COLUMNS - 1 else 0
    if not vp or not has_more_seasons(state):
        return ""
    return _("Next in its row comes the {building}: {points}.").format(
        building=building_name(move.building + 1), points=amount("vp", vp)
    )


def saves_for_building(state: Kingsburg, seat: int, move: Move) -> str:
    """A better building than those that can be paid is nearly within reach."""
    if state.agenda[-1][0] not in ("build", "build_again", "town_hall") or not has_more_seasons(state):
        return ""
    missing = _missing(state, seat, state.goods[seat])
    payable = max((BUILDINGS[building].vp for building, lacks in missing.items() if not any(lacks)), default=0)
    for building, lacks in missing.items():
        if 0 < sum(lacks) <= _NEARLY and BUILDINGS[building].vp > payable:
            return _("The goods are saved: only {missing} missing for the {building}.").format(
                missing=goods(*lacks), building=building_name(building)
            )
    return _("The goods are saved for the seasons to come.")


def keeps_building(state: Kingsburg, seat: int, move: Move) -> str:
    """What stays is enough for a building."""
    stays = _sum(state.goods[seat], _lots(state, move)[0])
    payable = (building for building, lacks in _missing(state, seat, stays).items() if not any(lacks))
    building = next(payable, None)
    if building is None:
        return ""
    return _("What stays is enough for the {building}.").format(building=building_name(building))


def needs_no_help(state: Kingsburg, seat: int, move: Decline) -> str:
    """Nothing that the advisor would give brings a building nearer."""
    ways = [way for way in ask_help(state, *state.agenda[-1][1:]) if not isinstance(way, Decline)]
    if any(pays_building(state, seat, way) or nears_building(state, seat, way) for way in ways):
        return ""
    return _("The help would bring no building nearer.")


def keeps_near_building(state: Kingsburg, seat: int, move: Lose) -> str:
    """What stays is nearly enough for a building."""
    stays = _sum(state.goods[seat], _lots(state, move)[0])
    missing = _missing(state, seat, stays)
    if not any(stays) or not missing:
        return ""
    building = min(missing, key=lambda each: sum(missing[each]))
    return _("The {building} then needs only {missing} more.").format(
        building=building_name(building), missing=goods(*missing[building])
    )


def token_for_later(state: Kingsburg) -> str:
    """What a "+2" token is good for, as long as it is good for anything."""
    return _("A +2 token reaches more advisors in a later season.") if has_more_seasons(state) else ""


def uses_town_hall(state: Kingsburg, seat: int, move: TownHall) -> str:
    """What the Town Hall gives."""
    if move.pays == NOTHING:
        return saves_for_building(state, seat, move)
    if move.pays == PLUS_TWO and state.ruleset != PUBLISHED:
        return token_for_later(state)
    return _("Brings {points} at once.").format(points=amount("vp", 1))
