"""How the events of Paladins are shown: workers, coins, pieces and cards in flight, each captioned by the log."""

from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.state import Event, Thing
from kingdoms.games.paladins import events
from kingdoms.games.paladins.board import ABSOLVE, ATTRIBUTE_KEYS, COMMISSION, DEVELOP, SILVER
from kingdoms.games.paladins.cards import SUSPICIONS
from kingdoms.games.paladins.words.names import round_name
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import Brush, Flight, Scene
from kingdoms.ui.board.movement.scene_stage import brush, small
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.paladins.overlays.inquisition.last_inquisition import INQUISITION
from kingdoms.ui.boards.paladins.own.action_parts import action_parts
from kingdoms.ui.boards.paladins.own.actions import standing_in
from kingdoms.ui.boards.paladins.pieces import NOBODY, crest_of, paint_piece
from kingdoms.ui.boards.paladins.scenes import cards
from kingdoms.ui.boards.paladins.scenes.scene_stage import (
    CountChanges,
    PaladinsStage,
    away,
    flights_of,
    lot,
    symbol_brush,
    worker_brush,
)
from kingdoms.ui.boards.paladins.scenes.solo import SOLO_SCENES, pause_after, turn_to_where
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

Found = list[Scene]
_STAGGER = 0.12  # how much later each of several workers follows, as a share of the way
_LATEST = 0.6  # the share of the way after which even the last one has started
_DEBT = 1.6  # the size from which a debt shrinks to its place, in touches
_GOODS = {SILVER: "silver", "provision": "provisions"}


def scenes(board: Board, sight: Sight, happened: Sequence[Event]) -> list[Scene]:
    """The scenes for everything that can be shown, in order."""
    if board.seen_before is None:
        return []
    stage, found, progress = PaladinsStage(board, sight, board.seen_before), Found(), ""
    for event in happened:
        if isinstance(event, events.RoundBegan):
            progress = round_name(event.round)
        show = _SCENES.get(type(event)) or SOLO_SCENES.get(type(event))
        if show is not None:
            turn_to_where(stage, event)
            shown = [*show(stage, event), *pause_after(stage, event)]
            found += [scene._replace(page=stage.page, progress=progress) for scene in shown]
    return found


def _caption_only(kind: str, sound: str = "") -> Callable[[PaladinsStage, Any], Found]:
    """Shows only the caption of an event."""
    return lambda stage, event: [stage.scene(kind, event, sound=sound)]


# Workers.


def _workers_gained(stage: PaladinsStage, event: events.WorkersGained) -> Found:
    start = stage.source(event.seat)
    flights = [
        Flight(worker_brush(_shown(stage, event.seat, kind)), start, stage.hand_of(event.seat, kind), delay=delay)
        for kind, delay in _staggered(lot(event.workers))
    ]
    counts = stage.workers(event.seat, event.workers, 1)
    return [stage.scene("coin", event, tuple(flights), counts=counts, sound="marker")]


def _staggered(kinds: Sequence[int]) -> list[tuple[int, float]]:
    return [(kind, min(_LATEST, number * _STAGGER)) for number, kind in enumerate(kinds)]


def _shown(stage: PaladinsStage, seat: int, kind: int) -> int:
    """The kind of worker to show: NOBODY for the solo opponent, whose workers have no kind."""
    return NOBODY if stage.sight.view.is_opponent(seat) else kind


def _acted(stage: PaladinsStage, event: events.Acted) -> Found:
    """Workers go from the hand to the slots."""
    stage.origin = ("action", event.seat, event.action)
    place: Thing = ("standing", event.seat, event.action)
    rect = stage.now(stage.origin)
    slots = _slots(stage, event.seat, event.action, rect)
    flights = [
        Flight(worker_brush(_shown(stage, event.seat, kind)), stage.hand_of(event.seat, kind), slot, delay=delay)
        for (kind, delay), slot in zip(_staggered(lot(event.workers)), slots, strict=False)
    ]
    counts = stage.workers(event.seat, event.workers, -1)
    return [stage.scene("card", event, tuple(flights), lands=(place,), counts=counts, sound="marker")]


def _slots(stage: PaladinsStage, seat: int, action: int, rect: Rect) -> list[Rect]:
    """Where workers are on an action, if it is visible; else where its tab or crest is."""
    if not stage.sees(("action", seat, action)):
        return [small(rect)] * 3
    covered = stage.sight.view.count_workshops(seat, action)
    return action_parts(rect, action).slots[covered:]


def _favour_used(stage: PaladinsStage, event: events.FavourUsed) -> Found:
    stage.origin = ("favour", event.place)
    place: Thing = ("favour_worker", event.place)
    (kind,) = lot(event.workers)
    start, end = stage.hand_of(event.seat, kind), small(stage.now(place))
    flight = Flight(worker_brush(_shown(stage, event.seat, kind)), start, end)
    counts = stage.workers(event.seat, event.workers, -1)
    return [stage.scene("card", event, (flight,), lands=(place,), counts=counts, sound="marker")]


def _cleared(stage: PaladinsStage, event: events.Cleared) -> Found:
    """An action's workers return to the supply."""
    return [stage.scene("card", event, _leaving(stage, event.seat, [event.action]), sound="marker")]


def _passed(stage: PaladinsStage, event: events.Passed) -> Found:
    """All workers leave a side's board."""
    flights = _leaving(stage, event.seat, range(len(stage.before.standing[event.seat])))
    return [stage.scene("beat", event, flights, sound="turn")]


def _leaving(stage: PaladinsStage, seat: int, actions: Sequence[int]) -> tuple[Flight, ...]:
    flights = list[Flight]()
    for action in actions:
        thing: Thing = ("action", seat, action)
        if not stage.sees(thing):
            continue
        slots = action_parts(stage.now(thing), action).slots
        for kind, slot in zip(standing_in(stage.before, seat, action), slots, strict=False):
            flights += [Flight(worker_brush(kind), slot, away(slot))] if kind != NOBODY else []
    return tuple(flights)


def _workers_kept(stage: PaladinsStage, event: events.WorkersKept) -> Found:
    """The workers that are not kept leave the hand."""
    flights, counts = list[Flight](), CountChanges()
    for kind, kept in enumerate(event.workers):
        gone = stage.value(("hand", event.seat, kind)) - kept
        place = stage.hand_of(event.seat, kind)
        flights += [Flight(worker_brush(kind), place, away(place))] * min(1, gone)
        counts += stage.become(("hand", event.seat, kind), kept)
    return [stage.scene("card", event, tuple(flights), counts=counts, sound="marker")]


# Goods and attributes.


def _gained(stage: PaladinsStage, event: events.Gained) -> Found:
    if event.what in ATTRIBUTE_KEYS:
        thing: Thing = ("attribute", event.seat, ATTRIBUTE_KEYS.index(event.what))
        amount = 1
    else:
        thing, amount = (_GOODS[event.what], event.seat), event.amount
    flights = flights_of(event.what, amount, stage.source(event.seat), small(stage.now(thing)))
    return [stage.scene("coin", event, flights, counts=stage.change(thing, event.amount), sound="coin")]


def _paid(stage: PaladinsStage, event: events.Paid) -> Found:
    thing: Thing = (_GOODS[event.what], event.seat)
    flights = flights_of(event.what, event.amount, small(stage.now(thing)), stage.source(event.seat))
    return [stage.scene("coin", event, flights, counts=stage.change(thing, -event.amount), sound="coin")]


# Pieces.


def _developed(stage: PaladinsStage, event: events.Developed) -> Found:
    """A workshop goes to the slot it covers."""
    stage.origin = ("action", event.seat, DEVELOP)
    start = small(stage.now(stage.origin))
    number = stage.sight.view.count_workshops(event.seat, event.action) - 1
    place = stage.now(("action", event.seat, event.action))
    is_seen = stage.sees(("action", event.seat, event.action))
    end = action_parts(place, event.action).slots[max(0, number)] if is_seen else small(place)
    flight = Flight(_piece(stage, event.seat, "workshop"), start, end)
    return [stage.scene("building", event, (flight,), sound="marker")]


def _piece(stage: PaladinsStage, seat: int, piece: str) -> Brush:
    return brush(paint_piece, piece, crest_of(stage.sight, seat))


def _settled(stage: PaladinsStage, event: events.Settled) -> Found:
    """A monk or an outpost goes to its space."""
    action: Thing = ("action", event.seat, event.action)
    place: Thing = ("piece", event.space)
    stage.origin = ("space", event.space)
    end = stage.now(place)
    end = end if stage.sees(place) else small(end)
    piece = "monk" if event.action == COMMISSION else "outpost"
    flight = Flight(_piece(stage, event.seat, piece), small(stage.now(action)), end.fitted(1))
    return [stage.scene("building", event, (flight,), lands=(place,), sound="marker")]


def _jar_placed(stage: PaladinsStage, event: events.JarPlaced) -> Found:
    stage.origin = ("action", event.seat, ABSOLVE)
    end = small(stage.now(stage.origin))
    start = stage.was(("jar", event.space)) if ("jar", event.space) in stage.board.before else end
    flight = Flight(_piece(stage, event.seat, "jar"), small(start), end)
    return [stage.scene("building", event, (flight,), sound="marker")]


# Tax, suspicion and debts.


def _tax_taken(stage: PaladinsStage, event: events.TaxTaken) -> Found:
    """Sends coins from the tax supply to the seat, including any the bank adds; the solo opponent's go to the bank."""
    supply = small(stage.now(("tax",)))
    counts = stage.change(("tax",), -event.supply)
    if stage.sight.view.is_opponent(event.seat):
        flights = flights_of("tax", event.supply, supply, away(supply))
    else:
        purse: Thing = ("silver", event.seat)
        flights = flights_of("tax", event.supply + event.bank, supply, small(stage.now(purse)))
        counts += stage.change(purse, event.supply + event.bank)
    return [stage.scene("coin", event, flights, counts=counts, sound="coin")]


def _tax_refilled(stage: PaladinsStage, event: events.TaxRefilled) -> Found:
    supply = small(stage.now(("tax",)))
    flights = flights_of("tax", event.silver, away(supply), supply)
    counts = stage.change(("tax",), event.silver)
    return [
        stage.scene("coin", event, flights, counts=counts, sound="coin", opens=INQUISITION),
        # The overlay that waits to be closed is about the inquisition, so its caption is too.
        Scene("battle", opens=INQUISITION, waits=True, caption=stage.verdict or stage.caption_of(event)),
    ]


def _suspicion_drawn(stage: PaladinsStage, event: events.SuspicionDrawn) -> Found:
    deck, own = ("suspicion_deck",), ("suspicion", event.seat)
    flight = Flight(symbol_brush("suspicion"), small(stage.now(deck)), small(stage.now(own)))
    counts = stage.change(deck, -1) + stage.change(own, 1)
    stage.origin = own
    return [stage.scene("card", event, (flight,), counts=counts, sound="card")]


def _suspicions_shuffled(stage: PaladinsStage, event: events.SuspicionsShuffled) -> Found:
    """The cards that nobody holds become the new deck."""
    given = sum(stage.value(("suspicion", side)) for side in range(stage.sight.view.sides))
    counts = stage.become(("suspicion_deck",), len(SUSPICIONS) - given)
    return [stage.scene("card", event, counts=counts, sound="card")]


def _suspicion_discarded(stage: PaladinsStage, event: events.SuspicionDiscarded) -> Found:
    own: Thing = ("suspicion", event.seat)
    place = small(stage.now(own))
    counts = stage.change(own, -event.cards)
    flights = flights_of("suspicion", event.cards, place, away(place))
    return [stage.scene("card", event, flights, counts=counts, sound="card")]


def _debt(picture: str, unpaid: int, paid: int) -> Callable[[PaladinsStage, Any], Found]:
    """Shows a debt being taken, paid or destroyed; `unpaid` and `paid` are the changes in the number of each."""

    def show(stage: PaladinsStage, event: events.DebtTaken | events.DebtPaid | events.DebtDestroyed) -> Found:
        own: Thing = ("debts", event.seat)
        place = small(stage.now(own))
        large = place.centred(_DEBT * theme.touch, _DEBT * theme.touch)
        ends = (large, place) if unpaid > 0 or paid else (place, away(place))
        counts = stage.change(own, unpaid) + stage.change(("paid", event.seat), paid)
        return [stage.scene("card", event, (Flight(symbol_brush(picture), *ends),), counts=counts, sound="card")]

    return show


# The inquisition.


def _inquisition_began(stage: PaladinsStage, event: events.InquisitionBegan) -> Found:
    """Reveals everyone's suspicion."""
    sides = tuple(("suspect", side) for side in stage.sight.view.order())
    caption = stage.verdict = stage.caption_of(event)
    return [
        Scene("beat", opens=INQUISITION, sound="reveal", caption=caption),
        *(Scene("battle", lands=(suspect,), opens=INQUISITION, sound="marker", caption=caption) for suspect in sides),
    ]


def _convicted(stage: PaladinsStage, event: events.Convicted) -> Found:
    verdicts = tuple(("verdict", side) for side in event.seats)
    stage.verdict = stage.caption_of(event)
    return [stage.scene("beat", event, lands=verdicts, sound="turn", opens=INQUISITION)]


_SCENES: dict[type, Callable[[PaladinsStage, Any], Found]] = {
    events.TownsfolkArrived: cards.townsfolk_arrived,
    events.OutsidersArrived: cards.outsiders_arrived,
    events.RoundBegan: _caption_only("beat", "turn"),
    events.OrderTurned: cards.order_turned,
    events.FavourTurned: cards.favour_turned,
    events.TavernsShuffled: _caption_only("card", "card"),
    events.TavernsOpened: cards.taverns_opened,
    events.PaladinsDrawn: cards.paladins_drawn,
    events.PaladinChosen: cards.paladin_chosen,
    events.PaladinRevealed: cards.paladin_revealed,
    events.TavernTaken: cards.tavern_taken,
    events.WorkersGained: _workers_gained,
    events.Gained: _gained,
    events.Paid: _paid,
    events.Acted: _acted,
    events.FavourUsed: _favour_used,
    events.OptionTaken: _caption_only("battle"),
    events.Developed: _developed,
    events.Hired: cards.hired,
    events.Discarded: cards.discarded,
    events.Cleared: _cleared,
    events.Settled: _settled,
    events.WallBuilt: cards.wall_built,
    events.JarPlaced: _jar_placed,
    events.Attacked: cards.attacked,
    events.Converted: cards.converted,
    events.PaladinHelped: cards.paladin_helped,
    events.TownsfolkHelped: cards.townsfolk_helped,
    events.Declined: _caption_only("card"),
    events.TaxTaken: _tax_taken,
    events.SuspicionsShuffled: _suspicions_shuffled,
    events.SuspicionDrawn: _suspicion_drawn,
    events.SuspicionDiscarded: _suspicion_discarded,
    events.DebtTaken: _debt("debt", 1, 0),
    events.DebtPaid: _debt("debt_paid", -1, 1),
    events.DebtDestroyed: _debt("debt", -1, 0),
    events.InquisitionBegan: _inquisition_began,
    events.Convicted: _convicted,
    events.TaxRefilled: _tax_refilled,
    events.Passed: _passed,
    events.WorkersKept: _workers_kept,
    events.RoundEnded: cards.round_ended,
    events.GameEnded: _caption_only("beat", "turn"),
}
