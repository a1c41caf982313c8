"""A board's content and layout: one seat's view of a game, and the places of the things on the table."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from kingdoms.core.game import Words, opponent_name
from kingdoms.core.log import Past
from kingdoms.core.seats import Seat, names_in_sentences
from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import N_, _, ngettext, numeral
from kingdoms.ui.drawing.rect import Rect

NOWHERE = Rect(0, 0, 0, 0)
"""The hit area of a thing that is visible but cannot be tapped where it is."""
CLOSE: Thing = ("close",)
"""The cross or the button that closes an open overlay."""
SKIP: Thing = ("skip",)
"""The button that skips an optional step."""
END: Thing = ("end",)
"""The button that ends the turn or hurries opponents."""
UNDO: Thing = ("undo",)
REDO: Thing = ("redo",)
LOG: Thing = ("log",)
"""The last lines of the log."""
_BUTTONS = {UNDO: N_("Undo"), REDO: N_("Redo"), END: N_("End turn"), LOG: N_("Log")}
BUTTONS = frozenset(_BUTTONS)
TURN_UP: Thing = ("turn_up",)
"""Face-down cards, until their owner taps them."""
GLIMPSE: Thing = ("glimpse",)
"""A card that is face up only while its owner keeps a finger on it."""
SEAT = "seat"
"""The name of a player's seat as a thing, on every board."""
POINTS = "points"
"""The name of a seat's points as a thing, on every board."""
PAGE = "page"
"""The name of a tab as a thing, on small screens with several pages: `("page", "estate")` leads to the estate."""


def points_of(view: Any, seat: int) -> int:
    """A seat's points so far."""
    return int(view.scores()[seat].total)


class Place(NamedTuple):
    """Where a thing is painted, and where it can be tapped: a finger may need more room, or reach only part of it."""

    rect: Rect
    hit: Rect
    style: str = ""


Places = dict[Thing, Place]


def at(rect: Rect, style: str = "") -> Place:
    """A place that is tapped exactly where it is painted."""
    return Place(rect, rect, style)


class Sight(NamedTuple):
    """The content of a board: one seat's view of a game, the players, and what can be done now."""

    view: Any
    viewer: int | None
    seats: Sequence[Seat]
    actor: int | None
    words: Words
    lit: Mapping[Thing, Sequence[Move]]
    """The things that can be chosen now, each with the moves it stands for."""
    reader: int | None = None
    """The seat called "you"; None if everybody is named."""
    past: Past = Past(())
    """Everything that has happened so far, as events, because moves may be secret."""
    is_face_down: bool = False
    """Whether the viewer's secrets are face down, because others can see the screen."""
    is_glimpsed: bool = False
    """Whether the viewer is holding a card to see their secrets, which turn face down again when it is let go."""
    must_look: bool = False
    """Whether the viewer has to hold that card before the game goes on."""
    is_shared: bool = False
    """Whether someone else may pick up the device."""
    left_to_bots: frozenset[int] = frozenset()
    """The seats of people for whom a bot is playing now."""
    advice: Move | None = None
    """The move that a hint suggests to the player who has to decide."""
    is_held: bool = False
    """Whether the turn has no decisions left and only has to be ended."""
    unasked: Mapping[Thing, Sequence[Move]] = MappingProxyType({})
    """The things that could be chosen now if the lesson's step did not ask for something else, with their moves."""
    task: str = ""
    """The answer to a tap on such a thing: it says what the lesson's step asks for."""
    spoken_of: frozenset[Thing | None] = frozenset()
    """The things that the lesson's step is about, which are never dimmed."""

    @property
    def decision(self) -> tuple[Any, ...]:
        """The pending decision and who makes it: while this stays the same, picked parts stay picked."""
        return self.viewer, self.lit, self.view.agenda

    @property
    def robots(self) -> frozenset[int]:
        """The seats to be marked as played by bots: all of them, unless only one person sat down and is still here."""
        bots = frozenset(number for number, seat in enumerate(self.seats) if not seat.is_person)
        has_several = len(self.seats) - len(bots) > 1
        return bots if has_several or self.left_to_bots else frozenset()

    def badge(self, seat: int, is_final: bool) -> str:
        """The icon on a seat's crest: a trophy for a winner if everything has been shown, or else a robot for a bot."""
        if is_final and seat in self.view.winners():
            return "trophy"
        return "robot" if seat in self.robots else ""

    @property
    def secrets(self) -> set[Thing]:
        """The things to tap or hold to reveal the viewer's secrets; `GLIMPSE`, the card to hold, is always there."""
        return {GLIMPSE, TURN_UP} if self.is_face_down and self.viewer == self.actor else {GLIMPSE}

    @property
    def names(self) -> list[str]:
        """The names by seat as sentences use them: the reader is "you"."""
        return names_in_sentences(self.seats, self.reader)

    @property
    def captions(self) -> list[str]:
        """The name of each seat where it appears by itself: "You" for the reader."""
        return [_("You") if number == self.reader else seat.name for number, seat in enumerate(self.seats)]

    @property
    def owner(self) -> int:
        """The seat whose things are in front: the viewer's, or if nobody is one, that of whoever acts or wins."""
        winners = [] if self.view is None else self.view.winners()
        seats = (seat for seat in (self.viewer, self.actor, *winners) if seat is not None)
        return next((seat for seat in seats if seat < len(self.seats)), 0)

    @property
    def rivals(self) -> list[int]:
        """The other seats in table order, starting after the viewer; all of them for an onlooker.

        On a shared device the order never depends on the viewer, so that nobody moves as it is handed on.
        """
        count = len(self.seats)
        first = 0 if self.viewer is None or self.is_shared else self.viewer
        return [seat % count for seat in range(first, first + count) if seat % count != self.viewer]

    def about(self, thing: Thing) -> tuple[str, str]:
        """The name of a thing and a description of it."""
        if thing in BUTTONS:
            return _(_BUTTONS[thing]), ""
        if thing[0] == SEAT and thing[1] < len(self.seats):
            return self.captions[thing[1]], self.words.thing(self.view, thing, self.names)[1]
        if thing[0] != POINTS:
            return self.words.thing(self.view, thing, self.names)
        score = self.view.scores()[thing[1]]
        parts = [_("{part}: {n}").format(part=name, n=numeral(score.parts[key])) for key, name in self.words.parts()]
        name = self.names[thing[1]] if thing[1] < len(self.seats) else opponent_name(self.words)
        title = ngettext(
            "{name:{name} has|You have} {n} point so far", "{name:{name} has|You have} {n} points so far", score.total
        )
        return title.format(name=name, n=numeral(score.total)), "\n".join(parts)

    def why_not(self, thing: Thing) -> str:
        """Why an unlit thing cannot be chosen now; empty if no reason is needed."""
        return self.task if thing in self.unasked else self.words.why_not(self.view, thing)

    def target(self, move: Move) -> Thing:
        """The thing to tap for a move."""
        return self.words.target(self.view, move)

    def label(self, thing: Thing) -> str:
        """A few words describing the effect of a tap on a lit thing."""
        return self.words.label(self.view, self.lit[thing][0])


EMPTY = Sight(view=None, viewer=None, seats=(), actor=None, words=cast("Words", None), lit={})
"""The sight before there is a game to show."""
