"""How the events of Paladins are seen: workers, coins, pieces and cards on their way, each with what the log says."""

from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.game import Event, Thing
from kingdoms.games.paladins.board import (
    ABSOLVE,
    ATTRIBUTE_KEYS,
    COMMISSION,
    DEVELOP,
    SILVER,
)
from kingdoms.games.paladins.cards import SUSPICIONS
from kingdoms.games.paladins.events import (
    Acted,
    Attacked,
    Cleared,
    Converted,
    Convicted,
    DebtDestroyed,
    DebtPaid,
    DebtTaken,
    Declined,
    Developed,
    Discarded,
    FavourTurned,
    FavourUsed,
    Gained,
    GameEnded,
    Hired,
    InquisitionBegan,
    JarPlaced,
    OptionTaken,
    OrderTurned,
    OutsidersArrived,
    Paid,
    PaladinChosen,
    PaladinHelped,
    PaladinRevealed,
    PaladinsDrawn,
    Passed,
    RoundBegan,
    RoundEnded,
    Settled,
    SuspicionDiscarded,
    SuspicionDrawn,
    SuspicionsShuffled,
    TavernsOpened,
    TavernsShuffled,
    TavernTaken,
    TaxRefilled,
    TaxTaken,
    TownsfolkArrived,
    TownsfolkHelped,
    WallBuilt,
    WorkersGained,
    WorkersKept,
)
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.pieces import Brush, Flight, Scene
from kingdoms.ui.board.scene_stage import small
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.paladins import card_scenes as cards
from kingdoms.ui.boards.paladins.actions import parts_of, standing_in
from kingdoms.ui.boards.paladins.seats import crest_of
from kingdoms.ui.boards.paladins.solo_scenes import SOLO_SCENES, pause_after, turn_to_where
from kingdoms.ui.boards.paladins.telling import (
    Counts,
    Telling,
    away,
    coins,
    lot,
    symbol_brush,
    worker_brush,
)  # fmt: skip
from kingdoms.ui.boards.paladins.tokens import NOBODY, paint_piece
from kingdoms.ui.boards.paladins.trial import INQUISITION
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

Found = list[Scene]
_STAGGER = 0.12  # of the way by which one of several workers follows the other
_GOODS = {SILVER: "silver", "provision": "provisions"}


def scenes(board: Board, sight: Sight, events: Sequence[Event]) -> Found:
    """One scene or more for everything that can be seen, in the order in which it happened."""
    before = getattr(board, "seen_before", None)
    if before is None:
        return []
    telling, found = Telling(board, sight, before), Found()
    for event in events:
        show = _SCENES.get(type(event)) or SOLO_SCENES.get(type(event))
        if show is not None:
            turn_to_where(telling, event)
            shown = [*show(telling, event), *pause_after(telling, event)]
            found += [scene._replace(page=telling.page) for scene in shown]
    return found


def _told(kind: str, sound: str = "") -> Callable[[Telling, Any], Found]:
    """An event of which there is nothing to see but what is said."""
    return lambda telling, event: [telling.scene(kind, event, sound=sound)]


# Workers.


def _workers_gained(telling: Telling, event: WorkersGained) -> Found:
    start = telling.source(event.seat)
    flights = [
        Flight(worker_brush(_shown(telling, event.seat, kind)), start, telling.hand_of(event.seat, kind), delay=delay)
        for kind, delay in _staggered(lot(event.workers))
    ]
    counts = telling.workers(event.seat, event.workers, 1)
    return [telling.scene("coin", event, tuple(flights), counts=counts, sound="marker")]


def _staggered(kinds: Sequence[int]) -> list[tuple[int, float]]:
    return [(kind, min(0.6, number * _STAGGER)) for number, kind in enumerate(kinds)]


def _shown(telling: Telling, seat: int, kind: int) -> int:
    """The worker that is seen: those of the solo opponent have no kind."""
    return NOBODY if telling.sight.view.is_opponent(seat) else kind


def _acted(telling: Telling, event: Acted) -> Found:
    """Workers go from the hand to the slots."""
    telling.origin = ("action", event.seat, event.action)
    place: Thing = ("standing", event.seat, event.action)
    rect = telling.now(telling.origin)
    slots = _slots(telling, event.seat, event.action, rect)
    flights = [
        Flight(worker_brush(_shown(telling, event.seat, kind)), telling.hand_of(event.seat, kind), slot, delay=delay)
        for (kind, delay), slot in zip(_staggered(lot(event.workers)), slots, strict=False)
    ]
    counts = telling.workers(event.seat, event.workers, -1)
    return [telling.scene("card", event, tuple(flights), lands=(place,), counts=counts, sound="marker")]


def _slots(telling: Telling, seat: int, action: int, rect: Rect) -> list[Rect]:
    """Where workers stand on an action, if it is in sight; else where its tab or crest is."""
    if not telling.sees(("action", seat, action)):
        return [small(rect)] * 3
    covered = telling.sight.view.count_workshops(seat, action) if action >= COMMISSION else 0
    return parts_of(rect, action).slots[covered:]


def _favour_used(telling: Telling, event: FavourUsed) -> Found:
    telling.origin = ("favour", event.place)
    place: Thing = ("favour_worker", event.place)
    (kind,) = lot(event.workers)
    start, end = telling.hand_of(event.seat, kind), small(telling.now(place))
    flight = Flight(worker_brush(_shown(telling, event.seat, kind)), start, end)
    counts = telling.workers(event.seat, event.workers, -1)
    return [telling.scene("card", event, (flight,), lands=(place,), counts=counts, sound="marker")]


def _cleared(telling: Telling, event: Cleared) -> Found:
    """The workers of an action go back to the supply."""
    return [telling.scene("card", event, _leaving(telling, event.seat, [event.action]), sound="marker")]


def _passed(telling: Telling, event: Passed) -> Found:
    """All workers leave a side's board."""
    flights = _leaving(telling, event.seat, range(len(telling.before.standing[event.seat])))
    return [telling.scene("strike", event, flights, sound="turn")]


def _leaving(telling: Telling, seat: int, actions: Sequence[int]) -> tuple[Flight, ...]:
    flights = list[Flight]()
    for action in actions:
        thing: Thing = ("action", seat, action)
        if not telling.sees(thing):
            continue
        slots = parts_of(telling.now(thing), action).slots
        for kind, slot in zip(standing_in(telling.before, seat, action), slots, strict=False):
            flights += [Flight(worker_brush(kind), slot, away(slot))] if kind != NOBODY else []
    return tuple(flights)


def _workers_kept(telling: Telling, event: WorkersKept) -> Found:
    """All others go."""
    flights, counts = list[Flight](), Counts()
    for kind, kept in enumerate(event.workers):
        gone = telling.value(("hand", event.seat, kind)) - kept
        place = telling.hand_of(event.seat, kind)
        flights += [Flight(worker_brush(kind), place, away(place))] * min(1, gone)
        counts += telling.become(("hand", event.seat, kind), kept)
    return [telling.scene("card", event, tuple(flights), counts=counts, sound="marker")]


# Goods and attributes.


def _gained(telling: Telling, event: Gained) -> Found:
    if event.what in ATTRIBUTE_KEYS:
        thing: Thing = ("attribute", event.seat, ATTRIBUTE_KEYS.index(event.what))
        amount = 1
    else:
        thing, amount = (_GOODS[event.what], event.seat), event.amount
    flights = coins(event.what, amount, telling.source(event.seat), small(telling.now(thing)))
    return [telling.scene("coin", event, flights, counts=telling.change(thing, event.amount), sound="coin")]


def _paid(telling: Telling, event: Paid) -> Found:
    thing: Thing = (_GOODS[event.what], event.seat)
    flights = coins(event.what, event.amount, small(telling.now(thing)), telling.source(event.seat))
    return [telling.scene("coin", event, flights, counts=telling.change(thing, -event.amount), sound="coin")]


# Pieces.


def _developed(telling: Telling, event: Developed) -> Found:
    """A workshop goes to the slot that it covers."""
    telling.origin = ("action", event.seat, DEVELOP)
    start = small(telling.now(telling.origin))
    number = telling.sight.view.count_workshops(event.seat, event.action) - 1
    place = telling.now(("action", event.seat, event.action))
    is_seen = telling.sees(("action", event.seat, event.action))
    end = parts_of(place, event.action).slots[max(0, number)] if is_seen else small(place)
    flight = Flight(_piece(telling, event.seat, "workshop"), start, end)
    return [telling.scene("building", event, (flight,), sound="marker")]


def _piece(telling: Telling, seat: int, piece: str) -> Brush:
    crest = crest_of(telling.sight, seat)
    return lambda painter, rect: paint_piece(painter, rect, piece, crest)


def _settled(telling: Telling, event: Settled) -> Found:
    """A monk or an outpost goes to its space."""
    action: Thing = ("action", event.seat, event.action)
    place: Thing = ("piece", event.space)
    telling.origin = ("space", event.space)
    end = telling.now(place)
    end = end if telling.sees(place) else small(end)
    piece = "monk" if event.action == COMMISSION else "outpost"
    flight = Flight(_piece(telling, event.seat, piece), small(telling.now(action)), end.fitted(1))
    return [telling.scene("building", event, (flight,), lands=(place,), sound="marker")]


def _jar_placed(telling: Telling, event: JarPlaced) -> Found:
    telling.origin = ("action", event.seat, ABSOLVE)
    end = small(telling.now(telling.origin))
    start = telling.was(("jar", event.space)) if ("jar", event.space) in telling.board.before else end
    flight = Flight(_piece(telling, event.seat, "jar"), small(start), end)
    return [telling.scene("building", event, (flight,), sound="marker")]


# Tax, suspicion and debts.


def _tax_taken(telling: Telling, event: TaxTaken) -> Found:
    """Coins from the tax supply, and from the bank what it lacks; the solo opponent's go to the bank."""
    supply = small(telling.now(("tax",)))
    counts = telling.change(("tax",), -event.supply)
    if telling.sight.view.is_opponent(event.seat):
        flights = coins("tax", event.supply, supply, away(supply))
    else:
        purse: Thing = ("silver", event.seat)
        flights = coins("tax", event.supply + event.bank, supply, small(telling.now(purse)))
        counts += telling.change(purse, event.supply + event.bank)
    return [telling.scene("coin", event, flights, counts=counts, sound="coin")]


def _tax_refilled(telling: Telling, event: TaxRefilled) -> Found:
    supply = small(telling.now(("tax",)))
    flights = coins("tax", event.silver, away(supply), supply)
    counts = telling.change(("tax",), event.silver)
    return [
        telling.scene("coin", event, flights, counts=counts, sound="coin", opens=INQUISITION),
        # The sheet that waits to be put away is about the inquisition.
        Scene("battle", opens=INQUISITION, waits=True, caption=telling.verdict or telling.told(event)),
    ]


def _suspicion_drawn(telling: Telling, event: SuspicionDrawn) -> Found:
    deck, own = ("suspicion_deck",), ("suspicion", event.seat)
    flight = Flight(symbol_brush("suspicion"), small(telling.now(deck)), small(telling.now(own)))
    counts = telling.change(deck, -1) + telling.change(own, 1)
    telling.origin = own
    return [telling.scene("card", event, (flight,), counts=counts, sound="card")]


def _suspicions_shuffled(telling: Telling, event: SuspicionsShuffled) -> Found:
    """What nobody holds is the new deck."""
    held = sum(telling.value(("suspicion", side)) for side in range(telling.sight.view.sides))
    counts = telling.become(("suspicion_deck",), len(SUSPICIONS) - held)
    return [telling.scene("card", event, counts=counts, sound="card")]


def _suspicion_discarded(telling: Telling, event: SuspicionDiscarded) -> Found:
    own: Thing = ("suspicion", event.seat)
    place = small(telling.now(own))
    counts = telling.change(own, -event.cards)
    flights = coins("suspicion", event.cards, place, away(place))
    return [telling.scene("card", event, flights, counts=counts, sound="card")]


def _debt(picture: str, unpaid: int, paid: int) -> Callable[[Telling, Any], Found]:
    """A debt is taken, paid or destroyed."""

    def show(telling: Telling, event: DebtTaken | DebtPaid | DebtDestroyed) -> Found:
        own: Thing = ("debts", event.seat)
        place = small(telling.now(own))
        large = place.centred(1.6 * theme.touch, 1.6 * theme.touch)
        ends = (large, place) if unpaid > 0 or paid else (place, away(place))
        counts = telling.change(own, unpaid) + telling.change(("paid", event.seat), paid)
        return [telling.scene("card", event, (Flight(symbol_brush(picture), *ends),), counts=counts, sound="card")]

    return show


# The inquisition.


def _inquisition_began(telling: Telling, event: InquisitionBegan) -> Found:
    """Everyone's suspicion is laid open."""
    sides = tuple(("suspect", side) for side in telling.sight.view.order())
    told = telling.verdict = telling.told(event)
    return [
        Scene("strike", opens=INQUISITION, sound="reveal", caption=told),
        *(Scene("battle", lands=(suspect,), opens=INQUISITION, sound="marker", caption=told) for suspect in sides),
    ]


def _convicted(telling: Telling, event: Convicted) -> Found:
    verdicts = tuple(("verdict", side) for side in event.seats)
    telling.verdict = telling.told(event)
    return [telling.scene("strike", event, lands=verdicts, sound="turn", opens=INQUISITION)]


_SCENES: dict[type, Callable[[Telling, Any], Found]] = {
    TownsfolkArrived: cards.townsfolk_arrived,
    OutsidersArrived: cards.outsiders_arrived,
    RoundBegan: _told("strike", "turn"),
    OrderTurned: cards.order_turned,
    FavourTurned: cards.favour_turned,
    TavernsShuffled: _told("card", "card"),
    TavernsOpened: cards.taverns_opened,
    PaladinsDrawn: cards.paladins_drawn,
    PaladinChosen: cards.paladin_chosen,
    PaladinRevealed: cards.paladin_revealed,
    TavernTaken: cards.tavern_taken,
    WorkersGained: _workers_gained,
    Gained: _gained,
    Paid: _paid,
    Acted: _acted,
    FavourUsed: _favour_used,
    OptionTaken: _told("battle"),
    Developed: _developed,
    Hired: cards.hired,
    Discarded: cards.discarded,
    Cleared: _cleared,
    Settled: _settled,
    WallBuilt: cards.wall_built,
    JarPlaced: _jar_placed,
    Attacked: cards.attacked,
    Converted: cards.converted,
    PaladinHelped: cards.paladin_helped,
    TownsfolkHelped: cards.townsfolk_helped,
    Declined: _told("card"),
    TaxTaken: _tax_taken,
    SuspicionsShuffled: _suspicions_shuffled,
    SuspicionDrawn: _suspicion_drawn,
    SuspicionDiscarded: _suspicion_discarded,
    DebtTaken: _debt("debt", 1, 0),
    DebtPaid: _debt("debt_paid", -1, 1),
    DebtDestroyed: _debt("debt", -1, 0),
    InquisitionBegan: _inquisition_began,
    Convicted: _convicted,
    TaxRefilled: _tax_refilled,
    Passed: _passed,
    WorkersKept: _workers_kept,
    RoundEnded: cards.round_ended,
    GameEnded: _told("strike", "turn"),
}
