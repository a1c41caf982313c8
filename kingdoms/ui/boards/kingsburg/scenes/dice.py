"""Kingsburg dice on the move: they tumble, go to court in groups, and are set aside.

While dice tumble, nobody knows yet what they will show.
"""

from collections.abc import Sequence
from itertools import chain

from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.games.kingsburg.board import DIE_FACES, SEASONS, blocking_dice
from kingdoms.games.kingsburg.events import Blocked, DiceSetAside, Influenced, Rerolled, Rolled
from kingdoms.games.kingsburg.words.names import year_and_phase
from kingdoms.ui.board.movement.flights import GLANCE, Flight, Scene, Tumble
from kingdoms.ui.board.movement.scene_stage import Stage, brush, small
from kingdoms.ui.board.sight import SEAT
from kingdoms.ui.boards.kingsburg.pieces.dice import (
    DIE,
    NOBODY,
    WHITE_CREST,
    dice_places,
    die_colours,
    is_white,
    paint_aside,
    pips,
)
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import paint_group
from kingdoms.ui.boards.kingsburg.scenes.proclamations import rolling, sheet_of
from kingdoms.ui.boards.kingsburg.seats import dice_line
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import faint, theme

_FACES = 5  # how many faces a die shows before it comes to rest
_THROW = 3  # how far above its place a die starts to fall, relative to its side
_CORNERS = 0.21  # how far the corners of a turning die reach beyond its place on each side, as a share of it


def rolled(stage: Stage, events: Sequence[Rolled]) -> list[Scene | None]:
    """Rolls all dice at once below the season's sheet, and leaves them for a moment before anyone uses theirs."""
    tumbles, lands = list[Tumble](), list[Thing]()
    for event in events:
        values, crest = (*event.coloured, *event.white), stage.sight.seats[event.seat].crest
        for die, (value, place) in enumerate(zip(values, _dice_of(stage, event.seat, len(values)), strict=True)):
            tumbles.extend(tumble(WHITE_CREST if is_white(die) else crest, value, place, stage.board.rect))
            lands.append(("die", event.seat, die))
    caption, view = rolling(), stage.sight.view
    title = year_and_phase(view.year, view.phase)
    sheets = (sheet_of(stage, view.phase, caption, title=title),) if view.phase in SEASONS else ()
    falling = Scene("dice", sheets, tumbles=tuple(tumbles), lands=tuple(lands), sound="dice", caption=caption)
    return [falling, Scene(GLANCE, caption=caption)]


def _dice_of(stage: Stage, seat: int, count: int) -> list[Rect]:
    """Where a seat's dice land: the viewer's in the tray, those of others at their seats."""
    places = stage.board.places
    own = [places[("die", seat, die)].rect for die in range(count) if ("die", seat, die) in places]
    if len(own) == count:
        return [place.fitted(1).inset(theme.unit / 2) for place in own]
    return dice_places(dice_line(places[(SEAT, seat)]), count)


def tumble(crest: int, value: int, place: Rect, room: Rect) -> tuple[Tumble, ...]:
    """A die that falls onto its place and comes to rest with this value; it starts inside the room.

    A white die would have no edge on vellum, so a slightly larger, darker one falls along with it.
    """
    faces = tuple(pips((value + turn * 2) % DIE_FACES + 1) for turn in range(_FACES))
    has_room_above = place.top + _THROW * place.height <= room.top
    throw = _THROW * place.height if has_room_above else -_THROW * place.height
    widest = _around(place).width
    corners = _CORNERS * widest + (widest - place.width) / 2
    start = place.moved((value - (1 + DIE_FACES) / 2) * place.width / 2, throw)
    start = start._replace(x=min(max(start.x, room.x + corners), room.right - place.width - corners))
    die = Tumble(DIE, (*faces, pips(value)), die_colours(crest), start, place)
    if crest != WHITE_CREST:
        return (die,)
    edge = die._replace(colours=(theme.faded, faint(theme.faded, 0)), start=_around(start), end=_around(place))
    return edge, die


def _around(die: Rect) -> Rect:
    return die.inset(-2 * theme.hair)


def rerolled(stage: Stage, event: Rerolled) -> Scene:
    """Rerolls one die; others of its colour may have moved too, because dice are sorted by value."""
    dice = stage.sight.view.dice[event.seat]
    alike = [die for die in range(len(dice)) if is_white(die) == is_white(event.die)]
    die = next((die for die in alike if dice[die] == event.value), 0)
    places = _dice_of(stage, event.seat, len(dice))
    crest = WHITE_CREST if is_white(event.die) else stage.sight.seats[event.seat].crest
    tumbles = tumble(crest, event.value, places[die], stage.board.rect) if places else ()
    caption = _("{name:{name} rerolls|You reroll} a die.").format(name=stage.sight.names[event.seat])
    return Scene("dice", tumbles=tumbles, lands=(("die", event.seat, die),), sound="dice", caption=caption)


def blocked(stage: Stage, event: Blocked) -> Scene:
    """Neutral dice fall on the advisors they block."""
    blocking = blocking_dice((*event.three, *event.two))
    dice = [(number, value) for number, values in blocking.items() for value in values]
    room = stage.board.rect
    falling = [tumble(NOBODY, value, small(stage.now(("block", number))), room) for number, value in dice]
    tumbles = tuple(chain.from_iterable(falling))
    lands = tuple(dict.fromkeys(("block", number) for number, _value in dice))
    return Scene(
        "dice", tumbles=tumbles, lands=lands, sound="dice", caption=_("Neutral dice block some advisors this season.")
    )


def influenced(stage: Stage, event: Influenced) -> Scene:
    """A group of dice goes to court."""
    view, crest = stage.sight.view, stage.sight.seats[event.seat].crest
    placed = [
        number
        for number, placement in enumerate(view.placements)
        if (placement.seat, placement.advisor) == (event.seat, event.advisor)
    ]
    thing: Thing = ("group", placed[-1]) if placed else ("advisor", event.advisor)
    coloured = len(event.dice) - event.white
    dice = tuple((value, number >= coloured) for number, value in enumerate(event.dice))
    group = brush(paint_group, crest, dice, event.plus_two, event.market)
    end = stage.now(thing)
    flight = Flight(group, _left(stage, event.seat).centred(end.width, end.height), end)
    lands = (thing,) if placed else ()
    paid = ((("plus_two", event.seat), -event.plus_two),) if event.plus_two else ()
    return Scene("card", (flight,), lands=lands, counts=paid, sound="marker")


def _left(stage: Stage, seat: int) -> Rect:
    """Where the first of the seat's dice that left the tray was; if there is none, where the seat was."""
    board = stage.board
    gone = (rect for thing, rect in board.before.items() if thing[:2] == ("die", seat) and thing not in board.places)
    return next(gone, stage.was((SEAT, seat)))


def set_aside(stage: Stage, event: DiceSetAside) -> Scene:
    """A die goes out of play: it leaves the others for its place to one side."""
    crest = WHITE_CREST if is_white(event.die) else stage.sight.seats[event.seat].crest
    thing: Thing = ("die", event.seat, event.die)
    end = stage.now(thing)
    end = end.fitted(1) if thing in stage.board.places else small(end)
    die = brush(paint_aside, crest, event.value)
    return Scene("card", (Flight(die, stage.was(thing).centred(end.width, end.height), end),), sound="marker")
