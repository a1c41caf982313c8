"""How the events of Kingsburg are shown: dice, goods in flight, buildings, the king's gifts and the winter."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from kingdoms.core.state import Event, Thing
from kingdoms.core.words.language import _, enumerated, sentences
from kingdoms.games.kingsburg import events
from kingdoms.games.kingsburg.board import AID, BUILDINGS, ENVOY, GOODS, REWARD
from kingdoms.games.kingsburg.rules.winter import SOURCE
from kingdoms.games.kingsburg.scoring import EARNED, PARTS, REWARD_POINTS
from kingdoms.games.kingsburg.words.forced_passes import ForcedPass, with_forced_passes
from kingdoms.games.kingsburg.words.log import with_joined_gifts, with_named_advisors
from kingdoms.games.kingsburg.words.names import year_and_phase
from kingdoms.games.kingsburg.words.phrases import envoy_rule
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import CAPTION, GLANCE, Brush, Flight, Scene, swarm
from kingdoms.ui.board.movement.scene_stage import Stage, brush, small
from kingdoms.ui.board.sight import SEAT, Sight
from kingdoms.ui.boards.kingsburg.pieces.buildings import PLOT_ASPECT, paint_built, picture_of
from kingdoms.ui.boards.kingsburg.pieces.symbols import VP, paint_symbol_of, thing_of
from kingdoms.ui.boards.kingsburg.scenes.dice import blocked, influenced, rerolled, rolled, set_aside
from kingdoms.ui.boards.kingsburg.scenes.enemy import looks
from kingdoms.ui.boards.kingsburg.scenes.proclamations import begun, proclaimed
from kingdoms.ui.boards.kingsburg.scenes.winter import aftermath, battle, home
from kingdoms.ui.boards.kingsburg.winter.last_battle import ends_winter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

CountChanges = list[tuple[Thing, int]]
_STAMP = 0.3  # how much larger a building is before it is stamped onto its plot
_KINGS_GIFT = 2  # the side of a gift from the king when it starts, in touches; it shrinks to one
_OF_HELP = ("stable", "advisors")  # sources of gains that come with an advisor's help


def scenes(board: Board, sight: Sight, happened: Sequence[Event]) -> list[Scene]:
    """The scenes for everything that can be shown, in order."""
    stage = Stage(board, sight)
    happened = _with_reasons(sight, happened)
    before, winter, after = _around_winter(happened)
    if winter:
        return [*_year(stage, before), *_at(_newest_phase(before), battle(stage, winter)), *_year(stage, after)]
    end = next((place for place, event in enumerate(happened) if ends_winter(event)), len(happened))
    before, after = happened[:end], happened[end:]
    return [*_year(stage, before), *aftermath(stage, before, after), *_year(stage, after)]


def _with_reasons(sight: Sight, happened: Sequence[Event]) -> list[Event]:
    """The events, with the reasons for passes that people were forced to make before another phase began.

    The news that follows would replace these reasons before anybody had read them.
    """
    if not any(isinstance(event, events.Passed) for event in happened[1:]):
        return list(happened)
    last = max((place for place, event in enumerate(happened) if isinstance(event, events.PhaseBegan)), default=0)
    explained = with_forced_passes(happened, tuple(sight.past)[: -len(happened)])
    return [
        event
        for place, event in enumerate(explained)
        if not isinstance(event, ForcedPass) or (place < last and sight.seats[event.seat].is_person)
    ]


def _around_winter(happened: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event], Sequence[Event]]:
    """The events before the enemy came, in the battle, and after it."""
    begin = next(
        (place for place, event in enumerate(happened) if isinstance(event, events.EnemyTurned)), len(happened)
    )
    end = next((place for place in range(begin, len(happened)) if ends_winter(happened[place])), len(happened))
    return happened[:begin], happened[begin:end], happened[end:]


def _year(stage: Stage, happened: Sequence[Event]) -> list[Scene]:
    found: list[Scene] = []
    progress = ""
    for show, same in groupby(happened, lambda event: _SCENES.get(type(event))):
        group = list(same)
        progress = _newest_phase(group) or progress
        if show is not None:
            found += _at(progress, show(stage, group))
    return found


def _newest_phase(happened: Sequence[Event]) -> str:
    """The name of the phase that began with these events; empty if none did."""
    begun = [event for event in happened if isinstance(event, events.PhaseBegan)]
    return year_and_phase(begun[-1].year, begun[-1].phase) if begun else ""


def _at(progress: str, found: Sequence[Scene | None]) -> list[Scene]:
    """The scenes that are not None, each marked as happening at this point in the game."""
    return [scene._replace(progress=progress) for scene in found if scene is not None]


def _one_by_one(show: Callable[[Stage, Any], Scene | None]) -> Callable[[Stage, list[Any]], list[Scene | None]]:
    """Shows events of this kind one after another, captioned by the log unless the scene has its own caption."""

    def all_of(stage: Stage, happened: list[Any]) -> list[Scene | None]:
        found = [(event, show(stage, event)) for event in happened]
        return [
            scene._replace(seat=getattr(event, "seat", None), caption=scene.caption or stage.caption_of(event))
            for event, scene in found
            if scene
        ]

    return all_of


# Goods, tokens, soldiers and points.


def _brush(what: str) -> Brush:
    return brush(paint_symbol_of, what, theme.ink)


def _purse(stage: Stage, group: Sequence[Event]) -> list[Scene | None]:
    """Everything that a seat gets from one place, or loses to it, flies together; the king's reward comes first."""
    rewards = [event for event in group if isinstance(event, events.Gained) and event.source == EARNED[REWARD_POINTS]]
    bundles: list[tuple[Thing, list[Event]]] = []
    helped: events.Helped | None = None
    key: tuple[int, Thing] | None = None
    for event in with_named_advisors(group):
        if isinstance(event, events.Helped):
            helped = event
            continue
        source = event.source
        if event in rewards:
            continue
        if source == PARTS[0]:
            # The points for a building come and go with it.
            continue
        origin = _origin(event.seat, source)
        if helped is not None and helped.seat == event.seat and source in (*_OF_HELP, f"advisor_{helped.advisor}"):
            origin = ("advisor", helped.advisor)
        if not bundles or key != (event.seat, origin):
            bundles.append((origin, []))
        key = (event.seat, origin)
        bundles[-1][1].append(event)
    return [*_rewarded(stage, rewards), *(_flying(stage, origin, happened) for origin, happened in bundles)]


def _origin(seat: int, source: str) -> Thing:
    """Where a gain comes from, or a loss goes to, when no advisor is involved."""
    if source == SOURCE:
        return ("enemy",)
    keys = [building.key for building in BUILDINGS]
    return ("building", seat, keys.index(source)) if source in keys else ("year",)


def _flying(stage: Stage, origin: Thing, happened: Sequence[Event]) -> Scene:
    flights, counts = list[Flight](), CountChanges()
    for event in happened:
        target = thing_of(event.seat, event.what)
        ends = small(stage.now(origin)), small(stage.now(target))
        is_gain = isinstance(event, events.Gained)
        flights += swarm(_brush(event.what), event.amount, *(ends if is_gain else ends[::-1]))
        counts.append((target, event.amount if is_gain else -event.amount))
    caption, seat = stage.caption_of(*with_joined_gifts(happened)), happened[0].seat
    return Scene("coin", tuple(flights), counts=tuple(counts), sound="coin", caption=caption, seat=seat)


# Buildings and soldiers.


def _standing(stage: Stage, seat: int, building: int) -> Brush:
    """A finished building in its owner's colour."""
    crest, ruleset = stage.sight.seats[seat].crest, stage.sight.view.ruleset
    return brush(paint_built, ruleset, building, crest, picture=picture_of(building))


def _built(stage: Stage, event: events.Built) -> Scene:
    """Pays the goods, and stamps the building onto its plot."""
    place = ("token", event.seat, event.building)
    end = _plot(stage, place)
    above = end.inset(-_STAMP * end.width, -_STAMP * end.height)
    stamp = Flight(_standing(stage, event.seat, event.building), above, end)
    costs = list(zip(GOODS, (event.gold, event.wood, event.stone), strict=True))
    paid = [
        flight
        for what, amount in costs
        for flight in swarm(_brush(what), amount, small(stage.now(thing_of(event.seat, what))), small(end))
    ]
    counts = [(thing_of(event.seat, what), -amount) for what, amount in costs if amount]
    counts.append((("points", event.seat), BUILDINGS[event.building].vp))
    return Scene("building", (stamp, *paid), lands=(place,), counts=tuple(counts), sound="card")


def _plot(stage: Stage, token: Thing) -> Rect:
    """A building's place on the estate, or a small place at whatever leads there if the estate is hidden."""
    place = stage.now(token)
    is_seen = token in stage.board.places
    return place if is_seen else place.centred(theme.touch, PLOT_ASPECT * theme.touch)


def _building_lost(stage: Stage, event: events.BuildingLost) -> Scene:
    start = _plot(stage, ("building", event.seat, event.building))
    flight = Flight(_standing(stage, event.seat, event.building), start, small(stage.now(("enemy",))))
    counts = ((("points", event.seat), -BUILDINGS[event.building].vp),)
    return Scene("building", (flight,), counts=counts, sound="marker")


def _recruited(stage: Stage, event: events.Recruited) -> Scene:
    """Turns the paid goods into a soldier."""
    soldiers: Thing = ("soldiers", event.seat)
    stocks = [thing_of(event.seat, GOODS[good]) for good in event.goods]
    flights = [
        Flight(_brush(GOODS[good]), small(stage.now(stock)), small(stage.now(soldiers)))
        for good, stock in zip(event.goods, stocks, strict=True)
    ]
    counts = (*((stock, -1) for stock in stocks), (soldiers, 1))
    return Scene("coin", tuple(flights), counts=counts, sound="coin")


# The king.


def _from_the_king(stage: Stage, symbol: str, thing: Thing) -> Flight:
    """A gift from the king starts in the middle of the table, where everyone is looking."""
    start = stage.board.room.centred(_KINGS_GIFT * theme.touch, _KINGS_GIFT * theme.touch)
    return Flight(_brush(symbol), start, stage.now(thing).centred(theme.touch, theme.touch))


def _rewarded(stage: Stage, happened: Sequence[events.Gained]) -> list[Scene | None]:
    """Everyone who shares the king's reward gets it at once, after it has been proclaimed."""
    if not happened:
        return []
    flights = tuple(_from_the_king(stage, VP, ("points", event.seat)) for event in happened)
    counts = tuple((thing_of(event.seat, event.what), event.amount) for event in happened)
    seats = [event.seat for event in happened]
    names = enumerated([stage.sight.names[seat] for seat in seats])
    caption = _("The king's reward, 1 point: {names}.").format(names=names)
    scene = Scene("reveal", flights, counts=counts, sound="coin", caption=caption)
    words = _("1 point: {names}.").format(names=names)
    shown = [*(sheet._replace(caption=caption) for sheet in proclaimed(stage, REWARD, words, seats)), scene]
    return [each._replace(seat=seats[0] if len(seats) == 1 else None) for each in shown]


def _given(phase: int, symbol: str) -> Callable[[Stage, list[Any]], list[Scene | None]]:
    """The king proclaims that he gives a seat a white die or his envoy, and sends it."""

    def all_of(stage: Stage, happened: list[Any]) -> list[Scene | None]:
        found: list[Scene | None] = []
        for event in happened:
            flight = _from_the_king(stage, symbol, (SEAT, event.seat))
            caption = stage.caption_of(event)
            sent = Scene("reveal", (flight,), sound="turn", caption=caption)
            sheet = proclaimed(stage, phase, caption, [event.seat])
            if phase == ENVOY:
                # The explanation of the envoy takes longer to read.
                words = sentences(caption, envoy_rule(stage.sight.view.ruleset))
                sheet = proclaimed(stage, phase, words, [event.seat], pause=CAPTION)
            found += [scene._replace(caption=caption, seat=event.seat) for scene in (*sheet, sent)]
        return found

    return all_of


def _envoy_kept(stage: Stage, happened: Sequence[events.EnvoyKept]) -> list[Scene | None]:
    """Proclaims that nobody gets the envoy."""
    return [*proclaimed(stage, ENVOY, stage.caption_of(*happened))]


def _phase_begun(stage: Stage, happened: Sequence[events.PhaseBegan]) -> list[Scene | None]:
    """Soldiers go home after a winter, and the new phase is proclaimed."""
    return [*home(stage, happened), *begun(stage, happened)]


def _envoy_withdrawn(stage: Stage, event: events.EnvoyWithdrawn) -> Scene:
    """The envoy returns to the king."""
    ends = small(stage.now((SEAT, event.seat))), small(stage.now(("year",)))
    return Scene("card", (Flight(_brush("envoy"), *ends),), sound="turn")


def _forced_passes(stage: Stage, happened: Sequence[ForcedPass]) -> list[Scene | None]:
    """A pause to read why people had to pass."""
    caption = stage.caption_of(*happened)
    return [Scene(GLANCE, caption=caption, seat=happened[0].seat if len(happened) == 1 else None)]


def _announced(stage: Stage, event: events.Announced) -> Scene:
    """Raises the envoy at the seat that has announced how to use him."""
    place = small(stage.now((SEAT, event.seat)))
    raised = place.inset(-_STAMP * place.width, -_STAMP * place.height)
    return Scene("card", (Flight(_brush("envoy"), raised, place),), sound="turn")


_SCENES: dict[type, Callable[[Stage, list[Any]], list[Scene | None]]] = {
    events.Blocked: _one_by_one(blocked),
    events.Rolled: rolled,
    events.Rerolled: _one_by_one(rerolled),
    events.Influenced: _one_by_one(influenced),
    events.Helped: _purse,
    events.Gained: _purse,
    events.Lost: _purse,
    events.Built: _one_by_one(_built),
    events.BuildingLost: _one_by_one(_building_lost),
    events.Recruited: _one_by_one(_recruited),
    events.AidGiven: _given(AID, "white_die"),
    events.EnvoyGiven: _given(ENVOY, "envoy"),
    events.EnvoyKept: _envoy_kept,
    events.PhaseBegan: _phase_begun,
    events.GameEnded: home,
    events.DiceSetAside: _one_by_one(set_aside),
    events.Looked: looks,
    events.Announced: _one_by_one(_announced),
    events.EnvoyWithdrawn: _one_by_one(_envoy_withdrawn),
    ForcedPass: _forced_passes,
}
