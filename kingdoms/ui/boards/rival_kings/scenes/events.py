"""How the events of Rival Kings are shown: cards, coins, markers and crests in flight."""

from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.state import Event, Thing
from kingdoms.core.words.language import _
from kingdoms.games.rival_kings import events, moves
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import HANDOVER, PAUSE, Brush, Flight, Scene, swarm
from kingdoms.ui.board.movement.scene_stage import brush, picture_brush, small
from kingdoms.ui.board.sight import SEAT, Sight
from kingdoms.ui.boards.rival_kings.court import character_at
from kingdoms.ui.boards.rival_kings.pieces.cards import COIN, MARKER, PLAIN, paint_card, picture_of
from kingdoms.ui.boards.rival_kings.pieces.characters import (
    CHARACTER_BACK,
    REVEAL,
    paint_character,
    paint_portrait,
    portrait_of,
)
from kingdoms.ui.boards.rival_kings.scenes.scene_stage import RivalKingsStage
from kingdoms.ui.drawing.rect import Rect

SUPPLY: Thing = ("supply",)
_COURT = ("character", "neutral")
_ON_OVERLAY = (events.Revealed, events.Clashed, events.Attacked, events.FendedOff)
"""The events shown on the overlay of the reveal, as long as nobody has to decide anything in between."""


def scenes(board: Board, sight: Sight, happened: Sequence[Event]) -> list[Scene]:
    """The scenes of every event that can be shown, in order; after a reveal someone has to tap "Continue".

    After a rival has done something to the viewer there is a moment to read it, since nothing asks the viewer about it.

    At the end of a cycle the table stays as it is for another moment, which is longer on a shared device, and the last
    caption says that a new cycle begins.
    """
    stage = RivalKingsStage(board, sight)
    if sight.view.revealed and any(type(event) is events.Revealed for event in happened):
        # The last choice is not shown separately: it is turned over like all others.
        happened = [event for event in happened if type(event) is not events.Chosen]
        stage.reveal = board.overlay_of(REVEAL).lay_out(sight, REVEAL, board.room)
    last = [event for event in happened if isinstance(event, _ON_OVERLAY)][-1] if stage.reveal else None
    found: list[Scene] = []
    for event in happened:
        found += _scenes_of(stage, event)
        if event is last:
            found.append(Scene("battle", opens=REVEAL, waits=True, caption=stage.caption_of(event)))
            stage.reveal = {}
        elif not stage.reveal and _is_done_to(sight.viewer, event):
            found.append(Scene(PAUSE, caption=stage.caption_of(event)))
    if not ends_cycle(happened):
        return found
    (begun,) = [event for event in happened if type(event) is events.CycleBegan]
    return [*found, *([Scene(PAUSE)] if sight.is_shared else []), Scene(HANDOVER, caption=stage.caption_of(begun))]


def _is_done_to(seat: int | None, event: Event) -> bool:
    """Whether a rival does this to the seat."""
    return seat is not None and seat in (getattr(event, "rival", None), getattr(event, "victim", None))


def ends_cycle(happened: Sequence[Event]) -> bool:
    """Whether a new cycle has begun with these events."""
    return any(type(event) is events.CycleBegan for event in happened)


def _scenes_of(stage: RivalKingsStage, event: Event) -> list[Scene]:
    """The scenes of an event, captioned by the log; no character is named before it is turned over."""
    if isinstance(event, events.Revealed):
        found, caption = _revealed(stage, event), _("The characters are revealed")
    else:
        scene = _SCENES[type(event)](stage, event) if type(event) in _SCENES else None
        found, caption = [scene] if scene is not None else [], stage.caption_of(event)
    return [scene._replace(caption=caption, opens=REVEAL if stage.reveal else None) for scene in found]


_coin, _marker, _back = picture_brush(COIN), picture_brush(MARKER), picture_brush(CHARACTER_BACK)


def _card(stage: RivalKingsStage, card: int) -> Brush:
    return brush(paint_card, card, PLAIN, stage.sight.view.rules, picture=picture_of(card))


def _chosen(stage: RivalKingsStage, event: events.Chosen) -> Scene | None:
    """A face-down card goes to a rival; the viewer's own stays in the hand until the reveal."""
    if event.seat == stage.sight.viewer:
        return None
    start = small(stage.was((SEAT, event.seat)))
    end = small(stage.now((SEAT, event.seat)))
    return Scene("card", (Flight(_back, start, end),), lands=(("character", event.seat),), sound="card")


def _revealed(stage: RivalKingsStage, event: events.Revealed) -> list[Scene]:
    """Turns the characters over one by one in acting order, then shows who attacks whom."""
    found = []
    for thing, place in stage.reveal.items():
        if thing[0] in _COURT:
            character = character_at(stage.sight, thing)
            described = [other for other in stage.reveal if other == ("described", thing)]
            face = brush(paint_portrait if described else paint_character, character, picture=portrait_of(character))
            flight = Flight(face, place.rect, place.rect, back=_back)
            found.append(Scene("battle", (flight,), lands=(thing, *described), sound="reveal"))
    quarrels = tuple(thing for thing in stage.reveal if thing[0] in ("arrow", "swords"))
    if quarrels:
        found.append(Scene("beat", lands=quarrels, sound="marker"))
    return found


def _characters_exchanged(stage: RivalKingsStage, event: events.CharactersExchanged) -> Scene:
    """The cards stay in their order: their owners' crests change places."""
    own, other = small(stage.now(("character", event.seat))), small(stage.now(("character", event.rival)))
    flights = (Flight(_crest(stage, event.seat), other, own), Flight(_crest(stage, event.rival), own, other))
    return Scene("reveal", flights, sound="card")


def _crest(stage: RivalKingsStage, seat: int) -> Brush:
    crest = stage.sight.seats[seat].crest
    return lambda painter, rect: painter.crest(crest, rect)


def _clashed(stage: RivalKingsStage, event: events.Clashed) -> Scene:
    seats = (event.first, event.second)
    flights = [_one_marker(stage.now(SUPPLY), stage.now(("markers", seat))) for seat in seats]
    return Scene("beat", tuple(flights), counts=tuple((("markers", seat), 1) for seat in seats), sound="marker")


def _one_marker(start: Rect, end: Rect) -> Flight:
    return Flight(_marker, small(start), small(end))


def _attacked(stage: RivalKingsStage, event: events.Attacked) -> Scene:
    attacker: Thing = ("neutral",) if event.attacker == moves.NEUTRAL else ("character", event.attacker)
    start, victim = stage.now(attacker), stage.now(("character", event.victim))
    flight = _one_marker(start, stage.now(("markers", event.victim)))
    return Scene(
        "beat",
        (flight,),
        stage.arrows(start, victim),
        counts=((("markers", event.victim), 1),),
        sound="marker",
    )


def _fended_off(stage: RivalKingsStage, event: events.FendedOff) -> Scene:
    if event.attacker == moves.NEUTRAL:
        start, end = stage.now(("character", event.victim)), stage.now(("neutral",))
        return Scene("beat", (), stage.arrows(start, end), sound="marker")
    return _attacked(stage, events.Attacked(event.victim, event.attacker))


def _stole(stage: RivalKingsStage, event: events.Stole) -> Scene:
    thing = ("action", event.victim, event.place)
    start = small(stage.was((SEAT, event.seat)))
    flight = Flight(_crest(stage, event.seat), start, stage.now(thing).fitted(1))
    return Scene("card", (flight,), lands=(thing,), sound="marker")


def _settled(stage: RivalKingsStage, event: events.Settled) -> Scene:
    thing = ("markers", event.seat)
    return Scene("coin", (_one_marker(stage.was(thing), stage.now(SUPPLY)),), counts=((thing, -1),), sound="marker")


def _passed_on(stage: RivalKingsStage, event: events.PassedOn) -> Scene:
    own, rival = ("markers", event.seat), ("markers", event.rival)
    flight = _one_marker(stage.was(own), stage.now(rival))
    return Scene("coin", (flight,), counts=((own, -1), (rival, 1)), sound="marker")


def _refilled(stage: RivalKingsStage, event: events.Refilled) -> Scene:
    flights = [
        flight
        for stack, amount in enumerate(event.amounts)
        for flight in swarm(_coin, amount, small(stage.was(SUPPLY)), small(stage.now(("stack", stack))))
    ]
    return Scene("coin", tuple(flights), counts=((SUPPLY, -sum(event.amounts)),), sound="coin")


def _took(stage: RivalKingsStage, event: events.Took) -> Scene:
    coins = ("coins", event.seat)
    flights = swarm(_coin, event.amount, small(stage.was(("stack", event.stack))), small(stage.now(coins)))
    return Scene("coin", flights, counts=((coins, event.amount),), sound="coin")


def _gained(stage: RivalKingsStage, event: events.Gained) -> Scene:
    coins = ("coins", event.seat)
    flights = swarm(_coin, event.coins, small(stage.was(SUPPLY)), small(stage.now(coins)))
    return Scene("coin", flights, counts=((coins, event.coins), (SUPPLY, -event.coins)), sound="coin")


def _bought(stage: RivalKingsStage, event: events.Bought) -> Scene:
    """The card goes to its buyer, and the coins to its pile."""
    pile, coins = ("pile", event.pile), ("coins", event.seat)
    place = stage.newest_card(event.seat, event.card)
    card = Flight(_card(stage, event.card), stage.was(pile), _end_of_card(stage, place, stage.was(pile)))
    paid = swarm(_coin, event.price, small(stage.was(coins)), small(stage.now(("stack", event.pile))))
    return Scene("card", (card, *paid), lands=(place,), counts=((coins, -event.price),), sound="card")


def _end_of_card(stage: RivalKingsStage, place: Thing, like: Rect) -> Rect:
    """Where a card ends up: its place in its row or, if the row is hidden, a half-size card there."""
    if place in stage.board.hits:
        return stage.now(place)
    return stage.now(place).centred(like.width / 2, like.height / 2)


def _exchanged(stage: RivalKingsStage, event: events.Exchanged) -> Scene:
    mine, yours = stage.newest_card(event.seat, event.received), stage.newest_card(event.rival, event.given)
    start, end = stage.now(mine), stage.now(yours)
    flights = (Flight(_card(stage, event.received), end, start), Flight(_card(stage, event.given), start, end))
    return Scene("card", flights, lands=(mine, yours), sound="card")


def _swapped(stage: RivalKingsStage, event: events.Swapped) -> Scene:
    place, pile = stage.newest_card(event.seat, event.received), ("pile", event.pile)
    end = _end_of_card(stage, place, stage.now(pile))
    flights = (
        Flight(_card(stage, event.received), stage.was(pile), end),
        Flight(_card(stage, event.given), end, stage.now(pile)),
    )
    return Scene("card", flights, lands=(place, pile), sound="card")


def _pile_ended(_stage: RivalKingsStage, _event: events.PileEnded) -> Scene:
    """Time to read that this cycle is the last."""
    return Scene(PAUSE)


_SCENES: dict[type, Callable[[RivalKingsStage, Any], Scene | None]] = {
    events.Chosen: _chosen,
    events.CharactersExchanged: _characters_exchanged,
    events.Clashed: _clashed,
    events.Attacked: _attacked,
    events.FendedOff: _fended_off,
    events.Stole: _stole,
    events.Settled: _settled,
    events.PassedOn: _passed_on,
    events.Refilled: _refilled,
    events.Took: _took,
    events.Gained: _gained,
    events.Bought: _bought,
    events.Exchanged: _exchanged,
    events.Swapped: _swapped,
    events.PileEnded: _pile_ended,
}
