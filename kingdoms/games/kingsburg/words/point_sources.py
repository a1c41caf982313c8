"""The sources of the points on Kingsburg's score sheet: the buildings, and the points scored during the game.

The state keeps only the total of each part scored during the game. Which advisors and which winters gave or cost points
is found in the events; for any other part the total is enough for a single line.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.game import Source
from kingdoms.core.state import Event
from kingdoms.core.words.language import _, ngettext
from kingdoms.games.kingsburg import board, events, scoring
from kingdoms.games.kingsburg.cards import ENEMIES, year_of
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.names import advisor_name, building_name, enemy_name, outcome_name, year_name


def point_sources(state: Kingsburg, side: int, part: str, events: Sequence[Event]) -> list[Source]:
    """The sources of a seat's points in one row of the score sheet."""
    if part not in scoring.EARNED:
        return _buildings(state, side)
    if part in _TOLD:
        return _TOLD[part](side, events)
    points = state.points[side][scoring.EARNED.index(part)]
    return [_NOTED[part](points)] if points else []


def _buildings(state: Kingsburg, seat: int) -> list[Source]:
    return [
        Source(building_name(number), building.vp, (_picture(number),))
        for number, building in enumerate(board.BUILDINGS)
        if state.has(seat, number)
    ]


def _picture(building: int) -> str:
    return f"kingsburg/buildings/{board.BUILDINGS[building].key}"


# From the events.


def _advisors(seat: int, happened: Sequence[Event]) -> list[Source]:
    """Every advisor who has given the seat points or taken them."""
    points, times, helper = Counter[int](), Counter[int](), 0
    for event in happened:
        if isinstance(event, events.Helped) and event.seat == seat:
            helper = event.advisor
        elif moved := _moved(event, seat, _ADVISORS):
            points[helper] += moved
            times[helper] += 1
    return [_advisor(number, times[number], points[number]) for number in sorted(times)]


def _advisor(number: int, times: int, points: int) -> Source:
    text = advisor_name(number)
    if times > 1:
        text = ngettext("{advisor}, {n} time", "{advisor}, {n} times", times).format(advisor=text, n=times)
    return Source(text, points, (f"kingsburg/advisors/{board.ADVISORS[board.RULEBOOK][number].key}",))


def _battles(seat: int, happened: Sequence[Event]) -> list[Source]:
    """Every winter in which the seat has fought, even if the battle changed nothing."""
    points, outcomes, enemy = Counter[int](), dict[int, str](), 0
    for event in happened:
        if isinstance(event, events.EnemyTurned):
            enemy = event.enemy
        elif isinstance(event, events.Fought) and event.seat == seat:
            outcomes[enemy] = event.outcome
        else:
            points[enemy] += _moved(event, seat, _BATTLE)
    return [_winter(enemy, outcome, points[enemy]) for enemy, outcome in outcomes.items()]


def _winter(enemy: int, outcome: str, points: int) -> Source:
    kind = ENEMIES[enemy].kind
    text = _("Year {year}, {enemy}: {outcome}").format(
        year=year_name(year_of(enemy)), enemy=enemy_name(kind), outcome=outcome_name(outcome)
    )
    return Source(text, points, (f"kingsburg/enemies/{kind}",))


def _moved(event: Event, seat: int, part: str) -> int:
    """The points of this part that the seat gains through an event; negative if it loses them."""
    match event:
        case events.Gained(who, "vp", amount, source) if (who, source) == (seat, part):
            return int(amount)
        case events.Lost(who, "vp", amount, source) if (who, source) == (seat, part):
            return -int(amount)
    return 0


_ADVISORS, _BATTLE = scoring.EARNED[scoring.ADVISOR_POINTS], scoring.EARNED[scoring.BATTLE_POINTS]
_TOLD: Mapping[str, Callable[[int, Sequence[Event]], list[Source]]] = {_ADVISORS: _advisors, _BATTLE: _battles}


# From the totals.


def _embassy(points: int) -> Source:
    text = ngettext("{n} season with the Embassy: 1 point", "{n} seasons with the Embassy: 1 point each", points)
    return Source(text.format(n=points), points, (_picture(board.EMBASSY),))


def _town_hall(points: int) -> Source:
    text = ngettext("{n} payment at the Town Hall: 1 point", "{n} payments at the Town Hall: 1 point each", points)
    return Source(text.format(n=points), points, (_picture(board.TOWN_HALL),))


def _reward(points: int) -> Source:
    text = ngettext(
        "Most buildings after spring in {n} year: 1 point",
        "Most buildings after spring in {n} years: 1 point each",
        points,
    )
    return Source(text.format(n=points), points, ("kingsburg/symbols/reward",))


def _cathedral(points: int) -> Source:
    each, n = scoring.GOODS_PER_POINT, points * scoring.GOODS_PER_POINT
    text = ngettext(
        "{n} good for the Cathedral: 1 point for every {each}",
        "{n} goods for the Cathedral: 1 point for every {each}",
        n,
    )
    return Source(text.format(n=n, each=each), points, (_picture(board.CATHEDRAL),))


_NOTED: Mapping[str, Callable[[int], Source]] = {
    "embassy": _embassy,
    "town_hall": _town_hall,
    "reward": _reward,
    "cathedral": _cathedral,
}
