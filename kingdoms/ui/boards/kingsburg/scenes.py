"""How the events of Kingsburg are seen: dice that tumble and stand, goods on their way, buildings, and the winter."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from kingdoms.core.game import Event, Thing
from kingdoms.core.language import _
from kingdoms.games.kingsburg.board import BUILDINGS, GOODS
from kingdoms.games.kingsburg.moves import (
    AidGiven,
    Announced,
    Blocked,
    BuildingLost,
    Built,
    DiceSetAside,
    EnemyTurned,
    EnvoyGiven,
    EnvoyWithdrawn,
    Fought,
    Gained,
    GameEnded,
    Helped,
    Influenced,
    KingsDie,
    Looked,
    Lost,
    PhaseBegan,
    Recruited,
    Rerolled,
    Rolled,
    Strongest,
)
from kingdoms.games.kingsburg.rules.winter import SOURCE
from kingdoms.games.kingsburg.scoring import PARTS
from kingdoms.games.kingsburg.words.names import moment_name
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.pieces import Brush, Flight, Scene, swarm
from kingdoms.ui.board.scene_stage import Stage, small
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.kingsburg.battle import ends_winter, last_battle
from kingdoms.ui.boards.kingsburg.dice import blocked, influenced, rerolled, roll, set_aside, tumble
from kingdoms.ui.boards.kingsburg.enemy import enemy_picture, paint_enemy_face
from kingdoms.ui.boards.kingsburg.estate import paint_built, picture_of
from kingdoms.ui.boards.kingsburg.look import back_of_enemy, looks
from kingdoms.ui.boards.kingsburg.tokens import WHITE, paint_symbol_of
from kingdoms.ui.boards.kingsburg.winter import KINGS_DIE, TURNED, WINTER, WinterSheet, kings_die_place
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

Counts = list[tuple[Thing, int]]
_STAMP = 0.3  # how much larger a building is before it is stamped on its plot
_OF_HELP = ("stable", "advisors")  # sources of what an advisor brings beside his own


def scenes(board: Board, sight: Sight, events: Sequence[Event]) -> list[Scene]:
    """One scene for everything that can be seen, in the order in which it happened."""
    stage = Stage(board, sight)
    before, winter, after = _around_winter(events)
    if winter:
        return [*_year(stage, before), *_at(_moment(before), _winter(stage, winter)), *_year(stage, after)]
    end = next((place for place, event in enumerate(events) if ends_winter(event)), len(events))
    return [*_year(stage, events[:end]), *_aftermath(stage, events[:end], events[end:]), *_year(stage, events[end:])]


def _around_winter(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event], Sequence[Event]]:
    """What happened before the enemy came, in the battle, and after it."""
    begin = next((place for place, event in enumerate(events) if isinstance(event, EnemyTurned)), len(events))
    end = next((place for place in range(begin, len(events)) if ends_winter(events[place])), len(events))
    return events[:begin], events[begin:end], events[end:]


def _year(stage: Stage, events: Sequence[Event]) -> list[Scene]:
    found: list[Scene] = []
    place = ""
    for show, same in groupby(events, lambda event: _SCENES.get(type(event))):
        told = list(same)
        place = _moment(told) or place
        if show is not None:
            found += _at(place, show(stage, told))
    return found


def _moment(events: Sequence[Event]) -> str:
    """The phase that began with these events; empty if none did."""
    begun = [event for event in events if isinstance(event, PhaseBegan)]
    return moment_name(begun[-1].year, begun[-1].phase) if begun else ""


def _at(place: str, found: Sequence[Scene | None]) -> list[Scene]:
    """Scenes that happen there."""
    return [scene._replace(place=place) for scene in found if scene is not None]


def _one_by_one(show: Callable[[Stage, Any], Scene | None]) -> Callable[[Stage, list[Any]], list[Scene | None]]:
    """Events of this kind are seen one after the other, each with what the log says of it unless the scene does."""

    def all_of(stage: Stage, told: list[Any]) -> list[Scene | None]:
        found = [(event, show(stage, event)) for event in told]
        return [scene._replace(caption=scene.caption or stage.told(event)) for event, scene in found if scene]

    return all_of


# Goods, tokens, soldiers and points.


def _thing_of(seat: int, what: str) -> Thing:
    """Where a seat keeps something."""
    if what in GOODS:
        return ("stock", seat, GOODS.index(what))
    return ("points" if what == "vp" else what, seat)


def _brush(what: str) -> Brush:
    return lambda painter, rect: paint_symbol_of(painter, rect, what, theme.ink)


def _purse(stage: Stage, told: Sequence[Event]) -> list[Scene | None]:
    """What a seat gets from one place at a time flies at once."""
    bundles: list[tuple[Thing, list[Event]]] = []
    helped = key = None
    for event in told:
        if isinstance(event, Helped):
            helped = event
            continue
        source = event.source
        if source == PARTS[0]:
            # The points of a building come and go with it.
            continue
        is_help = helped is not None and helped.seat == event.seat
        is_help = is_help and (source in _OF_HELP or source == f"advisor_{helped.advisor}")
        origin = ("advisor", helped.advisor) if is_help else _origin(event.seat, source)
        if not bundles or key != (event.seat, origin):
            bundles.append((origin, []))
        key = (event.seat, origin)
        bundles[-1][1].append(event)
    return [_flying(stage, origin, events) for origin, events in bundles]


def _origin(seat: int, source: str) -> Thing:
    """Where something comes from, or goes to, that no advisor gives."""
    if source == SOURCE:
        return ("enemy",)
    keys = [building.key for building in BUILDINGS]
    return ("building", seat, keys.index(source)) if source in keys else ("year",)


def _flying(stage: Stage, origin: Thing, events: Sequence[Event]) -> Scene:
    flights, counts = list[Flight](), Counts()
    for event in events:
        target = _thing_of(event.seat, event.what)
        ends = small(stage.now(origin)), small(stage.now(target))
        is_gain = isinstance(event, Gained)
        flights += swarm(_brush(event.what), event.amount, *(ends if is_gain else ends[::-1]))
        counts.append((target, event.amount if is_gain else -event.amount))
    return Scene("coin", tuple(flights), counts=tuple(counts), sound="coin", caption=stage.told(*events))


# Buildings and soldiers.


def _standing(stage: Stage, seat: int, building: int) -> Brush:
    """A building in its owner's ink."""
    crest, ruleset = stage.sight.seats[seat].crest, stage.sight.view.ruleset
    gallery.bring(picture_of(building))
    return lambda painter, rect: paint_built(painter, rect, ruleset, building, crest)


def _built(stage: Stage, event: Built) -> Scene:
    """Goods are paid, and the building is stamped on its plot in ink."""
    place = ("token", event.seat, event.building)
    end = _plot(stage, place)
    above = end.inset(-_STAMP * end.width, -_STAMP * end.height)
    stamp = Flight(_standing(stage, event.seat, event.building), above, end)
    costs = list(zip(GOODS, (event.gold, event.wood, event.stone), strict=True))
    paid = [
        flight
        for what, amount in costs
        for flight in swarm(_brush(what), amount, small(stage.now(_thing_of(event.seat, what))), small(end))
    ]
    counts = [(_thing_of(event.seat, what), -amount) for what, amount in costs if amount]
    counts.append((("points", event.seat), BUILDINGS[event.building].vp))
    return Scene("building", (stamp, *paid), lands=(place,), counts=tuple(counts), sound="card")


def _plot(stage: Stage, token: Thing) -> Rect:
    """A building's place on the estate, or a small one at what hides the estate."""
    place = stage.now(token)
    is_seen = token in stage.board.places
    return place if is_seen else place.centred(theme.touch, 0.9 * theme.touch)


def _building_lost(stage: Stage, event: BuildingLost) -> Scene:
    start = _plot(stage, ("building", event.seat, event.building))
    flight = Flight(_standing(stage, event.seat, event.building), start, small(stage.now(("enemy",))))
    counts = ((("points", event.seat), -BUILDINGS[event.building].vp),)
    return Scene("building", (flight,), counts=counts, sound="marker")


def _recruited(stage: Stage, event: Recruited) -> Scene:
    """Goods go, and a soldier comes."""
    soldiers: Thing = ("soldiers", event.seat)
    stocks = [_thing_of(event.seat, GOODS[good]) for good in event.goods]
    flights = [
        Flight(_brush(GOODS[good]), small(stage.now(stock)), small(stage.now(soldiers)))
        for good, stock in zip(event.goods, stocks, strict=True)
    ]
    counts = (*((stock, -1) for stock in stocks), (soldiers, 1))
    return Scene("coin", tuple(flights), counts=counts, sound="coin")


def _sent(symbol: str) -> Callable[[Stage, AidGiven | EnvoyGiven], Scene]:
    """The king sends his die or his envoy to a seat."""

    def scene(stage: Stage, event: AidGiven | EnvoyGiven) -> Scene:
        ends = small(stage.now(("year",))), small(stage.now(("seat", event.seat)))
        return Scene("card", (Flight(_brush(symbol), *ends),), sound="turn")

    return scene


def _withdrawn(stage: Stage, event: EnvoyWithdrawn) -> Scene:
    """The envoy goes back to the king."""
    ends = small(stage.now(("seat", event.seat))), small(stage.now(("year",)))
    return Scene("card", (Flight(_brush("envoy"), *ends),), sound="turn")


def _announced(stage: Stage, event: Announced) -> Scene:
    """All hear what the envoy is for."""
    place = small(stage.now(("seat", event.seat)))
    raised = place.inset(-_STAMP * place.width, -_STAMP * place.height)
    return Scene("card", (Flight(_brush("envoy"), raised, place),), sound="turn")


# Winter.


def _winter(stage: Stage, told: Sequence[Event]) -> list[Scene]:
    """The enemy turns over, the king's die falls, strengths are laid out one by one, then what came of them."""
    fights = [event for event in told if isinstance(event, Fought)]
    laid_out = [
        Scene("battle", lands=(("fight", fight.seat),), sound="marker", caption=stage.told(fight)) for fight in fights
    ]
    spoils = tuple(("spoils", fight.seat) for fight in fights)
    strongest = stage.told(*(event for event in told if isinstance(event, Strongest)))
    return [
        *_attack(stage, told, [fight.seat for fight in fights]),
        *laid_out,
        Scene("battle", lands=spoils, counts=_spoils(told), sound="coin", caption=strongest),
        Scene("battle", opens=WINTER, waits=True, caption=strongest),
    ]


def _aftermath(stage: Stage, told: Sequence[Event], rest: Sequence[Event]) -> list[Scene]:
    """Where somebody had a choice in battle, all see once more at its end what came of it."""
    if not rest or last_battle(stage.sight.past) is None:
        return []
    strongest = stage.told(*(event for event in told if isinstance(event, Strongest)))
    return [Scene("battle", opens=WINTER, waits=True, caption=strongest)]


def _attack(stage: Stage, told: Sequence[Event], seats: Sequence[int]) -> list[Scene]:
    """The enemy turns over, and the king's die falls."""
    places = WinterSheet().lay_out(stage.sight, WINTER, stage.board.room)
    turned = next(event for event in told if isinstance(event, EnemyTurned))
    die = next(event for event in told if isinstance(event, KingsDie))
    card = places[TURNED].rect.fitted(1)
    gallery.bring(enemy_picture(turned.enemy))
    flip = Flight(lambda painter, rect: paint_enemy_face(painter, rect, turned.enemy), card, card, back=back_of_enemy)
    king = tumble(WHITE, die.value, kings_die_place(places[KINGS_DIE].rect), stage.board.rect)
    sent = tuple((("soldiers", seat), die.value) for seat in seats)
    return [
        Scene("reveal", (flip,), lands=(TURNED,), sound="reveal", opens=WINTER, caption=stage.told(turned)),
        Scene(
            "dice",
            tumbles=(king,),
            lands=(KINGS_DIE,),
            counts=sent,
            sound="dice",
            opens=WINTER,
            caption=_("The king's die falls."),
        ),
    ]


def _spoils(told: Sequence[Event]) -> tuple[tuple[Thing, int], ...]:
    counts: Counts = []
    for event in told:
        if isinstance(event, Gained | Lost):
            sign = 1 if isinstance(event, Gained) else -1
            counts.append((_thing_of(event.seat, event.what), sign * event.amount))
    return tuple(counts)


def _home(stage: Stage, told: Sequence[Event]) -> list[Scene | None]:
    """After winter all soldiers go home."""
    battle = last_battle(stage.sight.past)
    if battle is None or not any(map(ends_winter, told)):
        return []
    gone = tuple((("soldiers", fight.seat), -fight.soldiers - fight.die) for fight in battle.fights)
    return [Scene("coin", counts=gone)]


_SCENES: dict[type, Callable[[Stage, list[Any]], list[Scene | None]]] = {
    Blocked: _one_by_one(blocked),
    Rolled: roll,
    Rerolled: _one_by_one(rerolled),
    Influenced: _one_by_one(influenced),
    Helped: _purse,
    Gained: _purse,
    Lost: _purse,
    Built: _one_by_one(_built),
    BuildingLost: _one_by_one(_building_lost),
    Recruited: _one_by_one(_recruited),
    AidGiven: _one_by_one(_sent("white_die")),
    EnvoyGiven: _one_by_one(_sent("envoy")),
    PhaseBegan: _home,
    GameEnded: _home,
    DiceSetAside: _one_by_one(set_aside),
    Looked: looks,
    Announced: _one_by_one(_announced),
    EnvoyWithdrawn: _one_by_one(_withdrawn),
}
