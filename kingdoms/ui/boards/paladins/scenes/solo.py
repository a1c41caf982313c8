"""How the solo opponent of Paladins is shown: every step as a scene, so that it can be followed and checked.

If the table has pages, they turn to what the opponent does; after each of its steps there is time to read.
"""

from collections.abc import Callable
from typing import Any

from kingdoms.core.state import Event, Thing
from kingdoms.games.paladins import events, solo_events
from kingdoms.games.paladins.board import FALLBACK_KEYS, LABOURER
from kingdoms.games.paladins.state import OPPONENT
from kingdoms.ui.board.movement.flights import GLANCE, PAUSE, Arrow, Flight, Scene
from kingdoms.ui.board.movement.scene_stage import small
from kingdoms.ui.board.sight import SEAT
from kingdoms.ui.boards.paladins.opponent import RESOURCES, SCHEME, paint_scheme, scheme_symbol, track_place
from kingdoms.ui.boards.paladins.scenes.cards import back
from kingdoms.ui.boards.paladins.scenes.scene_stage import PaladinsStage, away, flights_of, symbol_brush
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

Found = list[Scene]
_SCHEME = (2.2, 2.6)  # the width and height of a scheme in the middle of the table, in touches
_SYMBOL = 1.5  # the size of the symbol for what the opponent cannot do, or does instead, in touches
_SHUFFLED = 3  # how many cards are shown when all are shuffled
_ROWS = {solo_events.TOWNSFOLK_CARD: "townsfolk", solo_events.FAVOUR_CARD: "favour"}
_SIDE: Thing = (SEAT, OPPONENT)
_IN_THE_REALM = (events.Settled, events.Attacked, events.Converted)
_IN_TOWN = (events.Discarded, events.FavourUsed, events.SuspicionDrawn, events.TaxTaken, solo_events.TaxReturned)
"""The opponent's steps that are shown in the realm and in the town, if the table has pages."""
_STEPS = (
    solo_events.SchemeTurned, solo_events.Thwarted, solo_events.FellBack, solo_events.Indicated, events.Settled,
    events.WallBuilt, events.JarPlaced, events.Attacked, events.Converted, events.Discarded, events.FavourUsed,
    events.SuspicionDrawn, events.DebtTaken,
)  # fmt: skip
"""Steps that take time to read; everything else the opponent does is a small part of one."""
_LASTING = (solo_events.Thwarted, solo_events.FellBack, solo_events.Indicated)
"""Steps whose scene stays visible while they are read, because it shows something not seen at any other time."""


# Following the opponent.


def _is_opponents(stage: PaladinsStage, event: Event) -> bool:
    """Whether the opponent does this, or it happens to the opponent."""
    if not stage.sight.view.is_opponent(OPPONENT):
        return False
    return type(event) in SOLO_SCENES or getattr(event, "seat", None) == OPPONENT


def turn_to_where(stage: PaladinsStage, event: Event) -> None:
    """Turns to the page on which the opponent does this, if the table has pages."""
    if not _is_opponents(stage, event):
        return
    is_outsider = isinstance(event, solo_events.Indicated) and event.card == solo_events.OUTSIDER_CARD
    if isinstance(event, _IN_THE_REALM) or is_outsider:
        stage.turn_to(("region", 0))
    elif isinstance(event, (*_IN_TOWN, solo_events.Indicated)):
        stage.turn_to(("townsfolk", 0))


def pause_after(stage: PaladinsStage, event: Event) -> Found:
    """Time to read what the opponent has just done, unless its own scene gives that time."""
    if not _is_opponents(stage, event) or isinstance(event, _LASTING):
        return []
    return [stage.scene(PAUSE if isinstance(event, _STEPS) else GLANCE, event)]


# The opponent's own events.


def _ready(stage: PaladinsStage, event: solo_events.OpponentReady) -> Found:
    """Gives the opponent its workers for the round."""
    counts = stage.become(("hand", OPPONENT, LABOURER), event.workers)
    place = small(stage.now(_SIDE))
    flights = flights_of("any", event.workers, away(place), place)
    return [stage.scene("coin", event, flights, counts=counts, sound="marker")]


def _joined(stage: PaladinsStage, event: solo_events.SchemeJoined) -> Found:
    """A scheme from a favour joins the discarded ones."""
    end = small(stage.now(SCHEME))
    flight = Flight(back("scheme"), small(stage.now(("favour", event.place))), end)
    return [stage.scene("card", event, (flight,), sound="card")]


def _shuffled(stage: PaladinsStage, event: solo_events.SchemesShuffled) -> Found:
    place = small(stage.now(SCHEME))
    return [stage.scene("card", event, flights_of("scheme", _SHUFFLED, away(place), place), sound="card")]


def _turned(stage: PaladinsStage, event: solo_events.SchemeTurned) -> Found:
    """Turns a scheme over at a large size in the middle of the table, then moves it face up to its place."""

    def paint(painter: Painter, rect: Rect) -> None:
        painter.parchment(rect)
        paint_scheme(painter, rect.inset(theme.unit), event.scheme)

    stage.origin = SCHEME
    start = stage.now(SCHEME)
    large = stage.board.rect.centred(*(side * theme.touch for side in _SCHEME))
    shown = Flight(paint, small(start), large, back=back("scheme"))
    rested = Flight(paint, large, start)
    caption = stage.caption_of(event)
    return [
        Scene("reveal", (shown,), sound="reveal", caption=caption),
        Scene("beat", (rested,), counts=stage.become(SCHEME, event.scheme), caption=caption),
    ]


def _thwarted(stage: PaladinsStage, event: solo_events.Thwarted) -> Found:
    """Shows the scheme that the opponent cannot carry out, crossed out."""
    place = stage.board.rect.centred(_SYMBOL * theme.touch, _SYMBOL * theme.touch)

    def paint(painter: Painter, rect: Rect) -> None:
        painter.parchment(rect)
        symbol_brush(scheme_symbol(event.scheme))(painter, rect.inset(theme.gap))
        painter.icon("close", rect, theme.wax)

    return [stage.scene(PAUSE, event, (Flight(paint, place, place),), sound="refuse")]


def _fell_back(stage: PaladinsStage, event: solo_events.FellBack) -> Found:
    """A worker goes to what the opponent does instead."""
    key, thing = FALLBACK_KEYS[event.fallback], ("fallback", event.fallback)
    middle = stage.board.rect.centred(_SYMBOL * theme.touch, _SYMBOL * theme.touch)
    place = stage.now(thing) if stage.sees(thing) else middle

    def paint(painter: Painter, rect: Rect) -> None:
        painter.parchment(rect)
        symbol_brush("pass" if key == "rest" else key)(painter, rect.inset(theme.gap))

    stage.origin = SCHEME
    flights = (Flight(paint, place, place), Flight(symbol_brush("any"), small(stage.now(_SIDE)), small(place)))
    counts = stage.change(("hand", OPPONENT, LABOURER), -1)
    return [stage.scene(PAUSE, event, flights, counts=counts, sound="marker")]


def _indicated(stage: PaladinsStage, event: solo_events.Indicated) -> Found:
    """The resource marker points at a place in a row."""
    row: Thing = (_ROWS.get(event.card, "outsider"), event.place)
    start = track_place(stage.now(RESOURCES), event.place).centre
    return [stage.scene(PAUSE, event, arrows=(Arrow(start, stage.now(row).centre),), sound="turn")]


def _stepped(stage: PaladinsStage, event: solo_events.Stepped) -> Found:
    """The resource marker moves on."""
    track = stage.now(RESOURCES)
    before = stage.value(RESOURCES)

    def paint(painter: Painter, rect: Rect) -> None:
        painter.circle(rect.centre, rect.width / 2, theme.tinctures["sable"])

    flight = Flight(paint, track_place(track, before), track_place(track, event.space))
    counts = stage.become(RESOURCES, event.space)
    return [stage.scene("coin", event, (flight,), counts=counts, sound="coin")]


def _tax_returned(stage: PaladinsStage, event: solo_events.TaxReturned) -> Found:
    supply = small(stage.now(("tax",)))
    counts = stage.change(("tax",), -event.silver)
    return [
        stage.scene("coin", event, flights_of("tax", event.silver, supply, away(supply)), counts=counts, sound="coin")
    ]


SOLO_SCENES: dict[type, Callable[[PaladinsStage, Any], Found]] = {
    solo_events.OpponentReady: _ready,
    solo_events.SchemeJoined: _joined,
    solo_events.SchemesShuffled: _shuffled,
    solo_events.SchemeTurned: _turned,
    solo_events.Thwarted: _thwarted,
    solo_events.FellBack: _fell_back,
    solo_events.Indicated: _indicated,
    solo_events.Stepped: _stepped,
    solo_events.TaxReturned: _tax_returned,
}
