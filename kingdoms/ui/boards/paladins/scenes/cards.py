"""Paladins cards in motion: rows that slide, townsfolk and outsiders that leave them, and paladins being revealed."""

from collections.abc import Callable, Sequence

from kingdoms.core.state import Thing
from kingdoms.games.paladins import events
from kingdoms.games.paladins.board import ATTACK, FORTIFY, ROUNDS
from kingdoms.ui.board.movement.flights import Brush, Flight, Scene
from kingdoms.ui.board.movement.scene_stage import brush, small
from kingdoms.ui.board.sight import SEAT
from kingdoms.ui.boards.paladins.overlays.choice.paladin_card import paint_paladin
from kingdoms.ui.boards.paladins.pieces import NOBODY, outsider_picture, paladin_picture, townsfolk_picture
from kingdoms.ui.boards.paladins.realm.outsiders import paint_outsider
from kingdoms.ui.boards.paladins.scenes.scene_stage import CountChanges, PaladinsStage, away, symbol_brush
from kingdoms.ui.boards.paladins.town.cards import paint_back
from kingdoms.ui.boards.paladins.town.favours import paint_favour
from kingdoms.ui.boards.paladins.town.orders import paint_order
from kingdoms.ui.boards.paladins.town.taverns import paint_tavern
from kingdoms.ui.boards.paladins.town.townsfolk import paint_townsfolk
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import CARD_ASPECT, theme

Found = list[Scene]
_LARGE = 3.2  # the greatest width of a revealed paladin, in touches
_LARGE_HEIGHT = 0.42  # the greatest width of a revealed paladin, as a share of the table's height
_BEHIND_SEAT = 3  # how many times smaller it is at the seat it comes from
_CARD_OUT_OF_SIGHT, _CHOSEN_CARD = 0.7, 0.6  # the width of a card at a tab or crest, in touches
_DEALT_FROM = 2  # how far above its place a dealt card starts, in touches
_FACE = 1.4  # the size to which a helper's face grows, in touches


def back(name: str) -> Brush:
    """The back of a card, in its own shape even if the card's face is wider or taller."""
    return brush(paint_back, name)


def townsfolk_brush(card: int) -> Brush:
    """A townsfolk card in flight."""
    return brush(paint_townsfolk, card, picture=townsfolk_picture(card))


def outsider_brush(card: int) -> Brush:
    """An outsider in flight."""
    return brush(paint_outsider, card, picture=outsider_picture(card))


def card_at(stage: PaladinsStage, thing: Thing) -> Rect:
    """Where a card is; if it is out of sight, a small rectangle on the tab or crest that leads to it."""
    rect = stage.now(thing)
    is_seen = stage.sees(thing)
    return rect if is_seen else _small_card(rect, _CARD_OUT_OF_SIGHT)


def _small_card(rect: Rect, touches: float) -> Rect:
    return rect.centred(touches * theme.touch, touches * theme.touch * CARD_ASPECT)


# Cards that leave a row.


def _taken(
    stage: PaladinsStage,
    event: events.Hired | events.Discarded | events.Attacked | events.Converted,
    face: Brush,
    end: Rect,
) -> Found:
    """Lifts a card, leaving its place empty, and moves it away."""
    row = "townsfolk" if isinstance(event, events.Hired | events.Discarded) else "outsider"
    thing: Thing = (row, event.place)
    stage.origin = thing
    start = card_at(stage, thing)
    lifted = Scene("press", counts=stage.become(thing, NOBODY), caption=stage.caption_of(event))
    return [lifted, stage.scene("card", event, (Flight(face, start, end),), sound="card")]


def _joined(stage: PaladinsStage, event: events.Hired | events.Converted, face: Brush, place: Thing) -> Found:
    """Moves a card from its row to its place with the player whom it joins."""
    lifted, moved = _taken(stage, event, face, card_at(stage, place))
    return [lifted, moved._replace(lands=(place,))]


def hired(stage: PaladinsStage, event: events.Hired) -> Found:
    """A townsfolk card goes to the player who hires it."""
    number = len(stage.sight.view.hired[event.seat]) - 1
    return _joined(stage, event, townsfolk_brush(event.townsfolk), ("hired", event.seat, number))


def discarded(stage: PaladinsStage, event: events.Discarded) -> Found:
    """A townsfolk card leaves in exchange for its reward."""
    end = away(stage.now(("townsfolk", event.place)))
    return _taken(stage, event, townsfolk_brush(event.townsfolk), end)


def attacked(stage: PaladinsStage, event: events.Attacked) -> Found:
    """An outsider goes to the Attack action of the player who attacks it."""
    face = outsider_brush(event.outsider)
    return _taken(stage, event, face, small(stage.now(("action", event.seat, ATTACK))))


def converted(stage: PaladinsStage, event: events.Converted) -> Found:
    """An outsider joins the player who converts it."""
    number = len(stage.sight.view.converted[event.seat]) - 1
    return _joined(stage, event, outsider_brush(event.outsider), ("converted", event.seat, number))


def tavern_taken(stage: PaladinsStage, event: events.TavernTaken) -> Found:
    """A tavern card goes to the player who takes it."""
    thing: Thing = ("tavern", event.place)
    stage.origin = (SEAT, event.seat)
    end = card_at(stage, thing)
    start = stage.was(thing).centred(end.width, end.height)
    goal = stage.now((SEAT, event.seat)).centred(end.width / 2, end.height / 2)
    lifted = Scene("press", counts=stage.become(thing, NOBODY), caption=stage.caption_of(event))
    return [lifted, stage.scene("card", event, (Flight(brush(paint_tavern, event.tavern), start, goal),), sound="card")]


# Rows.


def round_ended(stage: PaladinsStage, event: events.RoundEnded) -> Found:
    """Townsfolk and outsiders leave the ends of their rows, and the solo opponent keeps no workers.

    After the last round, everything stays.
    """
    flights, counts = list[Flight](), CountChanges()
    for row, cards, card_brush in (
        ("townsfolk", event.townsfolk, townsfolk_brush),
        ("outsider", event.outsiders, outsider_brush),
    ):
        for place in range(len(stage.before.townsfolk if row == "townsfolk" else stage.before.outsiders)):
            card = stage.value((row, place))
            if card in cards:
                start = card_at(stage, (row, place))
                flights.append(Flight(card_brush(card), start, away(start)))
                counts += stage.become((row, place), NOBODY)
    opponent = stage.sight.view.sides - 1
    if stage.sight.view.is_opponent(opponent) and event.round < ROUNDS:
        counts += stage.become(("hand", opponent, 0), 0)
    return [stage.scene("beat", event, tuple(flights), counts=counts, sound="card")]


def townsfolk_arrived(stage: PaladinsStage, event: events.TownsfolkArrived) -> Found:
    """The row slides to the right, and new townsfolk arrive from the left."""
    return _slid(stage, event, "townsfolk", stage.sight.view.townsfolk, townsfolk_brush, -1)


def outsiders_arrived(stage: PaladinsStage, event: events.OutsidersArrived) -> Found:
    """The row slides to the left, and new outsiders arrive from the right."""
    return _slid(stage, event, "outsider", stage.sight.view.outsiders, outsider_brush, 1)


def _slid(
    stage: PaladinsStage,
    event: events.TownsfolkArrived | events.OutsidersArrived,
    row: str,
    cards: Sequence[int],
    card_brush: Callable[[int], Brush],
    side: int,
) -> Found:
    """Moves every card to its new place; new ones arrive face down from beside the row."""
    old = [stage.value((row, place)) for place in range(len(cards))]
    flights, lifted, laid = list[Flight](), CountChanges(), CountChanges()
    for place, card in enumerate(cards):
        if card == old[place] or card < 0:
            continue
        end = card_at(stage, (row, place))
        if card in old:
            flights.append(Flight(card_brush(card), card_at(stage, (row, old.index(card))), end))
        else:
            flights.append(Flight(card_brush(card), end.moved(side * 2 * end.width, 0), end, back=back(row)))
        lifted += stage.become((row, place), NOBODY)
    for place, card in enumerate(cards):
        laid += stage.become((row, place), card)
    caption = stage.caption_of(event)
    return [
        Scene("press", counts=lifted, caption=caption),
        Scene("reveal", tuple(flights), counts=laid, sound="card", caption=caption),
    ]


# Cards being turned over.


def order_turned(stage: PaladinsStage, event: events.OrderTurned) -> Found:
    """Turns a King's Order face up."""
    face = brush(paint_order, event.order, event.place, 0)
    return _turned(stage, event, ("order", event.place), event.order, face, "order")


def favour_turned(stage: PaladinsStage, event: events.FavourTurned) -> Found:
    """Turns a King's Favour face up."""
    return _turned(stage, event, ("favour", event.place), event.favour, brush(paint_favour, event.favour), "favour")


def _turned(
    stage: PaladinsStage,
    event: events.OrderTurned | events.FavourTurned,
    thing: Thing,
    card: int,
    face: Brush,
    name: str,
) -> Found:
    place = card_at(stage, thing)
    flight = Flight(face, place, place, back=back(name))
    return [stage.scene("reveal", event, (flight,), counts=stage.become(thing, card), sound="reveal")]


def taverns_opened(stage: PaladinsStage, event: events.TavernsOpened) -> Found:
    """Turns the round's tavern cards face up."""
    flights, counts = list[Flight](), CountChanges()
    for place, card in enumerate(event.taverns):
        rect = card_at(stage, ("tavern", place))
        flights.append(Flight(brush(paint_tavern, card), rect, rect, back=back("tavern")))
        counts += stage.become(("tavern", place), card)
    return [stage.scene("reveal", event, tuple(flights), counts=counts, sound="card")]


def wall_built(stage: PaladinsStage, event: events.WallBuilt) -> Found:
    """A wall goes from its deck to the action."""
    stage.origin = ("action", event.seat, FORTIFY)
    start, end = small(stage.now(("wall_deck",))), small(stage.now(stage.origin))
    counts = stage.change(("wall_deck",), -1)
    return [stage.scene("card", event, (Flight(symbol_brush("wall"), start, end),), counts=counts, sound="marker")]


# Paladins, and the help of paladins and townsfolk.


def paladins_drawn(stage: PaladinsStage, event: events.PaladinsDrawn) -> Found:
    """Deals everyone their paladins, face down."""
    sides = range(stage.sight.view.seats)
    ends = [stage.now(("own_paladin", side)) for side in sides]
    places = [end.fitted(CARD_ASPECT) for end in ends]
    flights = [Flight(back("paladin"), place.moved(0, _DEALT_FROM * theme.touch), place) for place in places]
    return [Scene("card", tuple(flights), sound="card")]


def paladin_chosen(stage: PaladinsStage, event: events.PaladinChosen) -> Found:
    """A face-down card goes to the seat that chose it."""
    end = _small_card(stage.now((SEAT, event.seat)), _CHOSEN_CARD)
    start = stage.board.rect.centred(end.width * 2, end.height * 2)
    return [stage.scene("card", event, (Flight(back("paladin"), start, end),), sound="card")]


def paladin_revealed(stage: PaladinsStage, event: events.PaladinRevealed) -> Found:
    """Turns a paladin over on its way from the seat to the middle, where it is large; then it appears in its place."""
    stage.origin = ("own_paladin", event.seat)
    face = brush(paint_paladin, event.paladin, picture=paladin_picture(event.paladin))
    width = min(_LARGE * theme.touch, stage.board.rect.height * _LARGE_HEIGHT)
    middle = stage.board.rect.centred(width, width * CARD_ASPECT)
    seat = stage.now((SEAT, event.seat))
    shown = Flight(
        face, seat.centred(middle.width / _BEHIND_SEAT, middle.height / _BEHIND_SEAT), middle, back=back("paladin")
    )
    return [stage.scene("reveal", event, (shown,), lands=(stage.origin,), sound="reveal")]


def paladin_helped(stage: PaladinsStage, event: events.PaladinHelped) -> Found:
    """The round's paladin gives something."""
    stage.origin = ("own_paladin", event.seat)
    return [stage.scene("card", event, _raised(stage, paladin_picture(event.paladin)))]


def townsfolk_helped(stage: PaladinsStage, event: events.TownsfolkHelped) -> Found:
    """A hired townsfolk card gives something."""
    hired_cards = stage.sight.view.hired[event.seat]
    stage.origin = ("hired", event.seat, hired_cards.index(event.townsfolk))
    return [stage.scene("card", event, _raised(stage, townsfolk_picture(event.townsfolk)))]


def _raised(stage: PaladinsStage, picture: str) -> tuple[Flight, ...]:
    """A face grows for a moment where its card is."""
    place = small(stage.source(0))
    gallery.read_now(picture)

    def paint(painter: Painter, rect: Rect) -> None:
        painter.medallion(picture, rect, theme.ink, theme.band)

    return (Flight(paint, place, place.centred(_FACE * theme.touch, _FACE * theme.touch)),)
