"""Cards of Paladins on their way: rows that slide, what is hired or attacked, and paladins that are revealed."""

from collections.abc import Callable, Sequence

from kingdoms.core.game import Thing
from kingdoms.games.paladins.board import ATTACK, FORTIFY
from kingdoms.games.paladins.events import (
    Attacked,
    Converted,
    Discarded,
    FavourTurned,
    Hired,
    OrderTurned,
    OutsidersArrived,
    PaladinChosen,
    PaladinHelped,
    PaladinRevealed,
    PaladinsDrawn,
    RoundEnded,
    TavernsOpened,
    TavernTaken,
    TownsfolkArrived,
    TownsfolkHelped,
    WallBuilt,
)
from kingdoms.ui.board.pieces import Brush, Flight, Scene
from kingdoms.ui.board.scene_stage import picture_brush, small
from kingdoms.ui.boards.paladins.cards import paint_paladin, paladin_picture
from kingdoms.ui.boards.paladins.realm import outsider_picture, paint_outsider
from kingdoms.ui.boards.paladins.telling import NO_CARD, Counts, Telling, away, symbol_brush
from kingdoms.ui.boards.paladins.tokens import ART
from kingdoms.ui.boards.paladins.town import paint_favour, paint_order, paint_tavern, paint_townsfolk, townsfolk_picture
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_SHAPE, theme

Found = list[Scene]
_LARGE = 3.2  # the width of a paladin that is revealed, in touches


def back(name: str) -> Brush:
    """The back of a card."""
    return picture_brush(f"{ART}/cards/{name}_back")


def townsfolk_brush(card: int) -> Brush:
    """A townsfolk on the way."""
    gallery.bring(townsfolk_picture(card))
    return lambda painter, rect: paint_townsfolk(painter, rect, card)


def outsider_brush(card: int) -> Brush:
    """An outsider on the way."""
    gallery.bring(outsider_picture(card))
    return lambda painter, rect: paint_outsider(painter, rect, card)


def card_at(telling: Telling, thing: Thing) -> Rect:
    """Where a card lies; behind a tab or a crest it is small."""
    rect = telling.now(thing)
    is_seen = telling.sees(thing)
    return rect if is_seen else rect.centred(0.7 * theme.touch, 0.7 * theme.touch * CARD_SHAPE)


# Cards that leave a row.


def _taken(telling: Telling, event: Hired | Discarded | Attacked | Converted, look: Brush, end: Rect) -> Found:
    """A card is lifted, so that its place is empty, and goes."""
    row = "townsfolk" if isinstance(event, Hired | Discarded) else "outsider"
    thing: Thing = (row, event.place)
    telling.origin = thing
    start = card_at(telling, thing)
    lifted = Scene("press", counts=telling.become(thing, NO_CARD), caption=telling.told(event))
    return [lifted, telling.scene("card", event, (Flight(look, start, end),), sound="card")]


def hired(telling: Telling, event: Hired) -> Found:
    """A townsfolk goes to the one who hires it."""
    number = len(telling.sight.view.hired[event.seat]) - 1
    place: Thing = ("hired", event.seat, number)
    found = _taken(telling, event, townsfolk_brush(event.townsfolk), card_at(telling, place))
    found[-1] = found[-1]._replace(lands=(place,))
    return found


def discarded(telling: Telling, event: Discarded) -> Found:
    """A townsfolk leaves for its reward."""
    end = away(telling.now(("townsfolk", event.place)))
    return _taken(telling, event, townsfolk_brush(event.townsfolk), end)


def attacked(telling: Telling, event: Attacked) -> Found:
    """An outsider is taken, face down."""
    look = outsider_brush(event.outsider)
    return _taken(telling, event, look, small(telling.now(("action", event.seat, ATTACK))))


def converted(telling: Telling, event: Converted) -> Found:
    """An outsider joins the one who converts it."""
    number = len(telling.sight.view.converted[event.seat]) - 1
    place: Thing = ("converted", event.seat, number)
    found = _taken(telling, event, outsider_brush(event.outsider), card_at(telling, place))
    found[-1] = found[-1]._replace(lands=(place,))
    return found


def tavern_taken(telling: Telling, event: TavernTaken) -> Found:
    """A tavern card goes to the one who takes it."""
    thing: Thing = ("tavern", event.place)
    telling.origin = ("seat", event.seat)

    def look(painter: Painter, rect: Rect) -> None:
        paint_tavern(painter, rect, event.tavern)

    end = card_at(telling, thing)
    start = telling.was(thing).centred(end.width, end.height)
    goal = telling.now(("seat", event.seat)).centred(end.width / 2, end.height / 2)
    lifted = Scene("press", counts=telling.become(thing, NO_CARD), caption=telling.told(event))
    return [lifted, telling.scene("card", event, (Flight(look, start, goal),), sound="card")]


# Rows.


def round_ended(telling: Telling, event: RoundEnded) -> Found:
    """Cards leave the ends of the rows, and the taverns are cleared away."""
    flights, counts = list[Flight](), Counts()
    for row, cards, brush in (
        ("townsfolk", event.townsfolk, townsfolk_brush),
        ("outsider", event.outsiders, outsider_brush),
    ):
        for place in range(len(telling.before.townsfolk if row == "townsfolk" else telling.before.outsiders)):
            card = telling.value((row, place))
            if card in cards:
                start = card_at(telling, (row, place))
                flights.append(Flight(brush(card), start, away(start)))
                counts += telling.become((row, place), NO_CARD)
    opponent = telling.sight.view.sides - 1
    if telling.sight.view.is_opponent(opponent):
        counts += telling.become(("hand", opponent, 0), 0)
    return [telling.scene("strike", event, tuple(flights), counts=counts, sound="card")]


def townsfolk_arrived(telling: Telling, event: TownsfolkArrived) -> Found:
    """The row slides to the right, and new townsfolk come from its left."""
    return _slid(telling, event, "townsfolk", telling.sight.view.townsfolk, townsfolk_brush, -1)


def outsiders_arrived(telling: Telling, event: OutsidersArrived) -> Found:
    """The row slides to the left, and new outsiders come from its right."""
    return _slid(telling, event, "outsider", telling.sight.view.outsiders, outsider_brush, 1)


def _slid(
    telling: Telling,
    event: TownsfolkArrived | OutsidersArrived,
    row: str,
    cards: Sequence[int],
    brush: Callable[[int], Brush],
    side: int,
) -> Found:
    """Every card that lies elsewhere than before moves there; new ones come face down from beside the row."""
    old = [telling.value((row, place)) for place in range(len(cards))]
    flights, lifted, laid = list[Flight](), Counts(), Counts()
    for place, card in enumerate(cards):
        if card == old[place] or card < 0:
            continue
        end = card_at(telling, (row, place))
        if card in old:
            flights.append(Flight(brush(card), card_at(telling, (row, old.index(card))), end))
        else:
            flights.append(Flight(brush(card), end.moved(side * 2 * end.width, 0), end, back=back(row)))
        lifted += telling.become((row, place), NO_CARD)
    for place, card in enumerate(cards):
        laid += telling.become((row, place), card)
    told = telling.told(event)
    return [
        Scene("press", counts=lifted, caption=told),
        Scene("reveal", tuple(flights), counts=laid, sound="card", caption=told),
    ]


# Cards that are turned over.


def order_turned(telling: Telling, event: OrderTurned) -> Found:
    """A King's Order."""

    def look(painter: Painter, rect: Rect) -> None:
        paint_order(painter, rect, event.order, event.place, 0)

    return _turned(telling, event, ("order", event.place), event.order, look, "order")


def favour_turned(telling: Telling, event: FavourTurned) -> Found:
    """A King's Favour."""

    def look(painter: Painter, rect: Rect) -> None:
        paint_favour(painter, rect, event.favour)

    return _turned(telling, event, ("favour", event.place), event.favour, look, "favour")


def _turned(
    telling: Telling, event: OrderTurned | FavourTurned, thing: Thing, card: int, look: Brush, name: str
) -> Found:
    place = card_at(telling, thing)
    flight = Flight(look, place, place, back=back(name))
    return [telling.scene("reveal", event, (flight,), counts=telling.become(thing, card), sound="reveal")]


def taverns_opened(telling: Telling, event: TavernsOpened) -> Found:
    """The tavern cards of the round."""
    flights, counts = list[Flight](), Counts()
    for place, card in enumerate(event.taverns):
        rect = card_at(telling, ("tavern", place))
        flights.append(Flight(_tavern_brush(card), rect, rect, back=back("tavern")))
        counts += telling.become(("tavern", place), card)
    return [telling.scene("reveal", event, tuple(flights), counts=counts, sound="card")]


def _tavern_brush(card: int) -> Brush:
    return lambda painter, rect: paint_tavern(painter, rect, card)


def wall_built(telling: Telling, event: WallBuilt) -> Found:
    """A wall goes from its deck to the action."""
    telling.origin = ("action", event.seat, FORTIFY)
    start, end = small(telling.now(("wall_deck",))), small(telling.now(telling.origin))
    counts = telling.change(("wall_deck",), -1)
    return [telling.scene("card", event, (Flight(symbol_brush("wall"), start, end),), counts=counts, sound="marker")]


# Paladins and townsfolk that help.


def paladins_drawn(telling: Telling, event: PaladinsDrawn) -> Found:
    """Three cards for everyone, face down."""
    sides = range(telling.sight.view.seats)
    ends = [telling.now(("own_paladin", side)) for side in sides]
    places = [end.fitted(CARD_SHAPE) for end in ends]
    flights = [Flight(back("paladin"), place.moved(0, 2 * theme.touch), place) for place in places]
    return [Scene("card", tuple(flights), sound="card")]


def paladin_chosen(telling: Telling, event: PaladinChosen) -> Found:
    """A card face down goes to the seat that has chosen it."""
    end = telling.now(("seat", event.seat)).centred(0.6 * theme.touch, 0.6 * theme.touch * CARD_SHAPE)
    start = telling.board.rect.centred(end.width * 2, end.height * 2)
    return [telling.scene("card", event, (Flight(back("paladin"), start, end),), sound="card")]


def paladin_revealed(telling: Telling, event: PaladinRevealed) -> Found:
    """A paladin turns over large in the middle, then goes to his place."""
    telling.origin = ("own_paladin", event.seat)
    gallery.bring(paladin_picture(event.paladin))

    def look(painter: Painter, rect: Rect) -> None:
        paint_paladin(painter, rect, event.paladin)

    width = min(_LARGE * theme.touch, telling.board.rect.height * 0.42)
    middle = telling.board.rect.centred(width, width * 1.6)
    seat = telling.now(("seat", event.seat))
    shown = Flight(look, seat.centred(middle.width / 3, middle.height / 3), middle, back=back("paladin"))
    return [telling.scene("reveal", event, (shown,), lands=(telling.origin,), sound="reveal")]


def paladin_helped(telling: Telling, event: PaladinHelped) -> Found:
    """The paladin of the round gives something."""
    telling.origin = ("own_paladin", event.seat)
    return [telling.scene("card", event, _raised(telling, paladin_picture(event.paladin)))]


def townsfolk_helped(telling: Telling, event: TownsfolkHelped) -> Found:
    """A hired townsfolk gives something."""
    hired_cards = telling.sight.view.hired[event.seat]
    telling.origin = ("hired", event.seat, hired_cards.index(event.townsfolk))
    return [telling.scene("card", event, _raised(telling, townsfolk_picture(event.townsfolk)))]


def _raised(telling: Telling, picture: str) -> tuple[Flight, ...]:
    """Somebody's face grows for a moment where he lies."""
    gallery.bring(picture)
    place = small(telling.source(0))

    def look(painter: Painter, rect: Rect) -> None:
        painter.medallion(picture, rect, theme.gold, theme.band)

    return (Flight(look, place, place.centred(1.4 * theme.touch, 1.4 * theme.touch)),)
