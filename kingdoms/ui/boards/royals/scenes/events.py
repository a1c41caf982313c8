"""How the events of Royals are shown: flying cards, cubes, exile, bonuses, and overlays for scoring."""

from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.state import Event, Thing
from kingdoms.games.royals import events
from kingdoms.games.royals.board import POSITIONS
from kingdoms.games.royals.words.log import scored_in_short
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import Brush, Flight, Scene, swarm
from kingdoms.ui.board.movement.scene_stage import brush, picture_brush, small
from kingdoms.ui.board.sight import SEAT, Sight
from kingdoms.ui.boards.royals import pieces
from kingdoms.ui.boards.royals.card_picking import HAND, INTRIGUE
from kingdoms.ui.boards.royals.display import DISCARDS, INTRIGUE_DISCARDS
from kingdoms.ui.boards.royals.draws import DECK, INTRIGUE_DECK
from kingdoms.ui.boards.royals.europe.positions import cube_place
from kingdoms.ui.boards.royals.hand import card_of
from kingdoms.ui.boards.royals.overlays.country_scores import SCORED
from kingdoms.ui.boards.royals.overlays.title_scores import AWARDED
from kingdoms.ui.boards.royals.scenes.scene_stage import CountChanges, RoyalsStage
from kingdoms.ui.boards.royals.titles import NOBLE
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_STAGGER = 0.1  # how much later each card follows, as a share of the way
_LATEST = 0.6  # the share of the way after which even the last one has started
_PLANNED_APART, _PLANNED_ABOVE = 0.3, 0.4  # in cards: the spacing of cards to be drawn, and their height above a seat
_PLAN_CARDS = ((pieces.BACK, pieces.BACK, pieces.BACK), (pieces.BACK, pieces.INTRIGUE_BACK))
"""The cards drawn with each plan."""
_OF_A_PERIOD = (events.PeriodToken, events.TokenLost)


def scenes(board: Board, sight: Sight, happened: Sequence[Event]) -> list[Scene]:
    """The scenes for everything that can be shown, in order."""
    stage = RoyalsStage(board, sight, happened)
    found: list[Scene] = []
    for place, event in enumerate(happened):
        if isinstance(event, events.PeriodEnded):
            found += _period(stage, event, [later for later in happened[place:] if isinstance(later, _OF_A_PERIOD)])
        elif isinstance(event, events.TitleAwarded):
            found += _title(stage, event, is_last=not isinstance(happened[place + 1], events.TitleAwarded))
        elif isinstance(event, events.Planned) and event.seat == sight.viewer:
            continue  # They see the cards themselves.
        elif type(event) in _SCENES:
            found.append(_SCENES[type(event)](stage, event)._replace(caption=stage.caption_of(event)))
    return found


# Cards.


def _card(name: str) -> Brush:
    """A card in flight, which always shows its picture."""
    gallery.read_now(name)
    return picture_brush(name)


def _planned(stage: RoyalsStage, event: events.Planned) -> Scene:
    """Shows everyone what the seat is going to draw."""
    end = stage.card_at((SEAT, event.seat))
    pictures = _PLAN_CARDS[1 if event.intrigues else 0]
    flights = [
        Flight(
            _card(picture),
            end.moved(number * _PLANNED_APART * end.width, _PLANNED_ABOVE * end.height),
            end,
            delay=number * _STAGGER,
        )
        for number, picture in enumerate(pictures)
    ]
    return Scene("card", tuple(flights), sound="tap")


def _took_open(stage: RoyalsStage, event: events.TookOpen) -> Scene:
    card = _card(pieces.card_picture(event.country))
    flight = Flight(card, stage.open_card(event.country), stage.hand_of(event.seat, (HAND, event.country)))
    return Scene("card", (flight,), counts=stage.gained(event.seat, (HAND, event.country)), sound="card")


def _drew_hidden(stage: RoyalsStage, event: events.DrewHidden) -> Scene:
    """The player who draws sees the card turn over; the others see its back."""
    country = stage.drawn_card(event.seat)
    return _drawn(stage, event.seat, DECK, pieces.BACK, (HAND, country) if country is not None else None)


def _drew_intrigue(stage: RoyalsStage, event: events.DrewIntrigue) -> Scene:
    pair = stage.drawn_intrigue(event.seat)
    card = (INTRIGUE, pair) if pair is not None else None
    return _drawn(stage, event.seat, INTRIGUE_DECK, pieces.INTRIGUE_BACK, card)


def _drawn(stage: RoyalsStage, seat: int, deck: Thing, back: str, card: Thing | None) -> Scene:
    start = stage.card_at(deck)
    what = "cards" if deck == DECK else "intrigues"
    counts: CountChanges = ((deck, -1),)
    if card is None:
        flight = Flight(_card(back), start, stage.card_at((SEAT, seat)))
        return Scene("card", (flight,), counts=(*counts, ((what, seat), 1)), sound="card")
    flight = Flight(_card(card_of(card)), start, stage.hand_of(seat, card), back=_card(back))
    return Scene("reveal", (flight,), counts=(*counts, *stage.gained(seat, card)), sound="card")


def _thrown_cards(event: Any) -> list[Thing]:
    """The cards that were paid or discarded, one by one."""
    match event:
        case events.Discarded():
            return [(HAND, event.country)]
        case events.DiscardedIntrigue():
            return [(INTRIGUE, event.pair)]
        case events.PaidIntrigue():
            return [(INTRIGUE, pair) for pair, count in enumerate(event.pairs) for _card in range(count)]
    return [(HAND, country) for country, count in enumerate(event[1:]) for _card in range(count)]


def _thrown(stage: RoyalsStage, event: Any) -> Scene:
    """Cards go to their discard pile one after another, while a rival's cube that will be exiled stays in place."""
    seat, cards = event.seat, _thrown_cards(event)
    pile = DISCARDS if isinstance(event, events.Paid | events.Discarded) else INTRIGUE_DISCARDS
    end = stage.card_at(pile)
    flights = [
        Flight(
            _card(card_of(card)),
            stage.picked_card(seat, card, cards[:number].count(card)),
            end,
            delay=min(_LATEST, number * _STAGGER),
        )
        for number, card in enumerate(cards)
    ]
    counts = [change for card in cards for change in stage.gained(seat, card, -1)]
    return Scene("card", (*_still_there(stage), *flights), counts=(*counts, (pile, len(cards))), sound="card")


def _still_there(stage: RoyalsStage) -> list[Flight]:
    """The cubes that will be exiled later in the same play stay where they were."""
    exiled = [event for event in stage.events if isinstance(event, events.Exiled)]
    places = [(event, cube_place(stage.now(("position", event.position)))) for event in exiled]
    return [Flight(_cube(stage, event.rival), place, place) for event, place in places]


def _refilled(stage: RoyalsStage, event: events.Refilled) -> Scene:
    """Turns up cards from the deck."""
    start, slots, back = stage.card_at(DECK), stage.slots_of(event), _card(pieces.BACK)
    flights = [
        Flight(_card(card_of((HAND, country))), start, stage.card_at(("open", slot)), back=back, delay=n * _STAGGER)
        for n, (country, slot) in enumerate(zip(event.countries, slots, strict=False))
    ]
    lands = tuple(("open", slot) for slot in slots)
    return Scene("reveal", tuple(flights), lands=lands, counts=((DECK, -len(event.countries)),), sound="card")


def _deck_renewed(stage: RoyalsStage, event: events.DeckRenewed) -> Scene:
    flights = swarm(_card(pieces.BACK), event.cards, stage.card_at(DISCARDS), stage.card_at(DECK))
    return Scene("card", flights, counts=((DECK, event.cards), (DISCARDS, -event.cards)), sound="card")


def _intrigues_shuffled(stage: RoyalsStage, event: events.IntriguesShuffled) -> Scene:
    count = stage.shuffled_intrigues()
    ends = stage.card_at(INTRIGUE_DISCARDS), stage.card_at(INTRIGUE_DECK)
    counts = ((INTRIGUE_DECK, count), (INTRIGUE_DISCARDS, -count))
    return Scene("card", swarm(_card(pieces.INTRIGUE_BACK), count, *ends), counts=counts, sound="card")


# Cubes.


def _cube(stage: RoyalsStage, seat: int) -> Brush:
    return brush(pieces.paint_cube, stage.sight.seats[seat].crest, picture=pieces.CUBE)


def _exiled(stage: RoyalsStage, event: events.Exiled) -> Scene:
    """The rival's cube leaves the position."""
    exile: Thing = ("exile", POSITIONS[event.position].city)
    start = cube_place(stage.now(("position", event.position)))
    flight = Flight(_cube(stage, event.rival), start, stage.now(exile).fitted(1))
    return Scene("building", (flight,), lands=(exile,), sound="marker")


def _occupied(stage: RoyalsStage, event: events.Occupied) -> Scene:
    """Sends one cube to the position and one to the title tile."""
    title = POSITIONS[event.position].title
    start = small(stage.now((SEAT, event.seat)))
    cube, piece = ("cube", event.position), _cube(stage, event.seat)
    flights = (
        Flight(piece, start, stage.now(cube)),
        Flight(piece, start, small(stage.now(("title", title))), delay=2 * _STAGGER),
    )
    counts = ((("supply", event.seat), -2), (("title", title, event.seat), 1))
    return Scene("building", flights, lands=(cube,), counts=counts, sound="marker")


# Bonuses.


def _bonus(stage: RoyalsStage, event: events.CityBonus | events.CountryBonus | events.NobleHouse) -> Scene:
    """A token goes to the seat that won it."""
    origin, piece, lands = NOBLE, pieces.OF_NOBLE_HOUSE, tuple[Thing, ...]()
    if isinstance(event, events.CityBonus):
        origin, piece, lands = ("city", event.city), pieces.OF_CITY, (("bonus", event.city),)
    elif isinstance(event, events.CountryBonus):
        origin, piece, lands = ("country", event.country), pieces.OF_COUNTRY, (("country_bonus", event.country),)
    ends = _token_at(stage.now(origin)), _token_at(stage.now((SEAT, event.seat)))
    token = brush(pieces.paint_points, piece, event.points, picture=f"{pieces.ART}/pieces/{piece}")
    flight = Flight(token, *ends)
    return Scene("building", (flight,), lands=lands, counts=(stage.won(event.seat, event.points),), sound="coin")


def _token_at(rect: Rect) -> Rect:
    return rect.centred(theme.touch, theme.touch)


# Scorings.


def _period(stage: RoyalsStage, event: events.PeriodEnded, awarded: Sequence[Any]) -> list[Scene]:
    """Opens the overlay and shows the countries one after another; the overlay stays until it is dismissed."""
    overlay: Thing = (SCORED, event.period)
    found = [Scene("battle", opens=overlay, sound="turn", caption=stage.caption_of(event))]
    for country in dict.fromkeys(token.country for token in awarded):
        won = [token for token in awarded if token.country == country]
        taken = [token for token in won if isinstance(token, events.PeriodToken)]
        counts = tuple(stage.won(token.seat, token.points) for token in taken)
        line: Thing = ("country_score", country)
        caption = scored_in_short(taken, stage.sight.names) if taken else stage.caption_of(won[0])
        found.append(Scene("battle", lands=(line,), counts=counts, sound="coin", opens=overlay, caption=caption))
    return [*found, Scene("battle", opens=overlay, waits=True, caption=stage.caption_of(event))]


def _title(stage: RoyalsStage, event: events.TitleAwarded, is_last: bool) -> list[Scene]:
    """Shows who gets a title tile, on the overlay about the titles, which stays after the last one until dismissed."""
    overlay: Thing = (AWARDED,)
    counts = tuple(stage.won(seat, event.points) for seat in event.seats)
    line: Thing = ("title_score", event.title)
    caption = stage.caption_of(event)
    found = [Scene("battle", lands=(line,), counts=counts, sound="coin", opens=overlay, caption=caption)]
    return [*found, Scene("battle", opens=overlay, waits=True, caption=caption)] if is_last else found


def _last_round(stage: RoyalsStage, event: events.LastRound) -> Scene:
    """Announces the last round for slightly longer than other events, because it changes what is worth doing."""
    return Scene("beat", sound="turn")


_SCENES: dict[type, Callable[[RoyalsStage, Any], Scene]] = {
    events.Planned: _planned,
    events.TookOpen: _took_open,
    events.DrewHidden: _drew_hidden,
    events.DrewIntrigue: _drew_intrigue,
    events.IntriguesShuffled: _intrigues_shuffled,
    events.Paid: _thrown,
    events.PaidIntrigue: _thrown,
    events.Exiled: _exiled,
    events.Occupied: _occupied,
    events.CityBonus: _bonus,
    events.CountryBonus: _bonus,
    events.NobleHouse: _bonus,
    events.Discarded: _thrown,
    events.DiscardedIntrigue: _thrown,
    events.Refilled: _refilled,
    events.DeckRenewed: _deck_renewed,
    events.LastRound: _last_round,
}
