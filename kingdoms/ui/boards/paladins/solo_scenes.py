"""How the solo opponent of Paladins is seen: every step of it as a scene, so that it can be followed and checked.

Where the table has pages, they turn to what the opponent does; after each of its steps there is time to read.
"""

from collections.abc import Callable
from typing import Any

from kingdoms.core.game import Event, Thing
from kingdoms.games.paladins.board import FALLBACK_KEYS, LABOURER
from kingdoms.games.paladins.events import (
    Attacked,
    Converted,
    DebtTaken,
    Discarded,
    FavourUsed,
    JarPlaced,
    Settled,
    SuspicionDrawn,
    TaxTaken,
    WallBuilt,
)
from kingdoms.games.paladins.solo_events import (
    FAVOUR_CARD,
    OUTSIDER_CARD,
    TOWNSFOLK_CARD,
    FellBack,
    Indicated,
    OpponentReady,
    SchemeJoined,
    SchemesShuffled,
    SchemeTurned,
    Stepped,
    TaxReturned,
    Thwarted,
)
from kingdoms.games.paladins.table import OPPONENT
from kingdoms.ui.board.pieces import GLANCE, PAUSE, Arrow, Flight, Scene
from kingdoms.ui.board.scene_stage import small
from kingdoms.ui.boards.paladins.card_scenes import back
from kingdoms.ui.boards.paladins.layout import REALM, TOWN, WHOLE
from kingdoms.ui.boards.paladins.opponent import RESOURCES, SCHEME, paint_scheme, scheme_symbol, track_place
from kingdoms.ui.boards.paladins.telling import Telling, away, coins, symbol_brush
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

Found = list[Scene]
_ROWS = {TOWNSFOLK_CARD: "townsfolk", FAVOUR_CARD: "favour"}
_SIDE: Thing = ("seat", OPPONENT)
_IN_THE_REALM = (Settled, Attacked, Converted)
_IN_TOWN = (Discarded, FavourUsed, SuspicionDrawn, TaxTaken, TaxReturned)
"""Where the opponent's steps are seen, if they have a place on the table."""
_STEPS = (
    SchemeTurned, Thwarted, FellBack, Indicated, Settled, WallBuilt, JarPlaced, Attacked, Converted, Discarded,
    FavourUsed, SuspicionDrawn, DebtTaken,
)  # fmt: skip
"""What takes time to be read; all else that the opponent does are small parts of it."""
_LASTING = (Thwarted, FellBack, Indicated)
"""Steps whose scene stays in sight while they are read, for what it points at is seen at no other time."""


# Following it.


def _is_opponents(telling: Telling, event: Event) -> bool:
    """Whether the opponent does this, or it happens to it."""
    if not telling.sight.view.is_opponent(OPPONENT):
        return False
    return type(event) in SOLO_SCENES or getattr(event, "seat", None) == OPPONENT


def turn_to_where(telling: Telling, event: Event) -> None:
    """Where the table has pages, the one comes in sight on which the opponent does this."""
    if telling.board.form == WHOLE or not _is_opponents(telling, event):
        return
    is_outsider = isinstance(event, Indicated) and event.card == OUTSIDER_CARD
    if isinstance(event, _IN_THE_REALM) or is_outsider:
        telling.page = REALM
    elif isinstance(event, (*_IN_TOWN, Indicated)):
        telling.page = TOWN


def pause_after(telling: Telling, event: Event) -> Found:
    """Time to read what the opponent has just done."""
    if not _is_opponents(telling, event) or isinstance(event, _LASTING):
        return []
    return [telling.scene(PAUSE if isinstance(event, _STEPS) else GLANCE, event)]


# Its own events.


def _ready(telling: Telling, event: OpponentReady) -> Found:
    """Its workers for the round."""
    counts = telling.become(("hand", OPPONENT, LABOURER), event.workers)
    place = small(telling.now(_SIDE))
    flights = coins("any", event.workers, away(place), place)
    return [telling.scene("coin", event, flights, counts=counts, sound="marker")]


def _joined(telling: Telling, event: SchemeJoined) -> Found:
    """A scheme from a favour joins the discarded ones."""
    end = small(telling.now(SCHEME))
    flight = Flight(back("scheme"), small(telling.now(("favour", event.place))), end)
    return [telling.scene("card", event, (flight,), sound="card")]


def _shuffled(telling: Telling, event: SchemesShuffled) -> Found:
    place = small(telling.now(SCHEME))
    return [telling.scene("card", event, coins("scheme", 3, away(place), place), sound="card")]


def _turned(telling: Telling, event: SchemeTurned) -> Found:
    """A scheme turns over large in the middle of the table, then lies open."""

    def look(painter: Painter, rect: Rect) -> None:
        painter.parchment(rect)
        paint_scheme(painter, rect.inset(theme.unit), event.scheme)

    telling.origin = SCHEME
    start = telling.now(SCHEME)
    large = telling.board.rect.centred(2.2 * theme.touch, 2.6 * theme.touch)
    shown = Flight(look, small(start), large, back=back("scheme"))
    rested = Flight(look, large, start)
    told = telling.told(event)
    return [
        Scene("reveal", (shown,), sound="reveal", caption=told),
        Scene("strike", (rested,), counts=telling.become(SCHEME, event.scheme), caption=told),
    ]


def _thwarted(telling: Telling, event: Thwarted) -> Found:
    """What it cannot do, crossed out."""
    place = telling.board.rect.centred(1.5 * theme.touch, 1.5 * theme.touch)

    def look(painter: Painter, rect: Rect) -> None:
        painter.parchment(rect)
        symbol_brush(scheme_symbol(event.scheme))(painter, rect.inset(theme.gap))
        painter.icon("close", rect, theme.wax)

    return [telling.scene(PAUSE, event, (Flight(look, place, place),), sound="refuse")]


def _fell_back(telling: Telling, event: FellBack) -> Found:
    """A worker goes to what it does instead."""
    key, thing = FALLBACK_KEYS[event.fallback], ("fallback", event.fallback)
    middle = telling.board.rect.centred(1.5 * theme.touch, 1.5 * theme.touch)
    place = telling.now(thing) if telling.sees(thing) else middle

    def look(painter: Painter, rect: Rect) -> None:
        painter.parchment(rect)
        symbol_brush("pass" if key == "rest" else key)(painter, rect.inset(theme.gap))

    telling.origin = SCHEME
    flights = (Flight(look, place, place), Flight(symbol_brush("any"), small(telling.now(_SIDE)), small(place)))
    counts = telling.change(("hand", OPPONENT, LABOURER), -1)
    return [telling.scene(PAUSE, event, flights, counts=counts, sound="marker")]


def _indicated(telling: Telling, event: Indicated) -> Found:
    """The resource marker points at a place of a row."""
    row: Thing = (_ROWS.get(event.card, "outsider"), event.place)
    start = track_place(telling.now(RESOURCES), event.place).centre
    return [telling.scene(PAUSE, event, arrows=(Arrow(start, telling.now(row).centre),), sound="turn")]


def _stepped(telling: Telling, event: Stepped) -> Found:
    """The resource marker moves on."""
    track = telling.now(RESOURCES)
    before = telling.value(RESOURCES)

    def look(painter: Painter, rect: Rect) -> None:
        painter.circle(rect.centre, rect.width / 2, theme.gold)

    flight = Flight(look, track_place(track, before), track_place(track, event.space))
    counts = telling.become(RESOURCES, event.space)
    return [telling.scene("coin", event, (flight,), counts=counts, sound="coin")]


def _tax_returned(telling: Telling, event: TaxReturned) -> Found:
    supply = small(telling.now(("tax",)))
    counts = telling.change(("tax",), -event.silver)
    return [telling.scene("coin", event, coins("tax", event.silver, supply, away(supply)), counts=counts, sound="coin")]


SOLO_SCENES: dict[type, Callable[[Telling, Any], Found]] = {
    OpponentReady: _ready,
    SchemeJoined: _joined,
    SchemesShuffled: _shuffled,
    SchemeTurned: _turned,
    Thwarted: _thwarted,
    FellBack: _fell_back,
    Indicated: _indicated,
    Stepped: _stepped,
    TaxReturned: _tax_returned,
}
