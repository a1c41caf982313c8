"""What a board shows and where: what one seat may know of a game, and the places of the things on the table."""

from collections.abc import Mapping, Reversible, Sequence
from typing import Any, NamedTuple

from kingdoms.core.game import Event, Move, Thing, Words
from kingdoms.core.language import N_, _, ngettext
from kingdoms.core.seats import Seat
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import counted

NOWHERE = Rect(0, 0, 0, 0)
"""The hit area of a thing that is seen but cannot be tapped where it is."""
CLOSE: Thing = ("close",)
"""The cross of an opened overlay."""
SKIP: Thing = ("skip",)
"""The button that leaves something undone."""
END: Thing = ("end",)
"""The button that ends the turn, or hurries opponents."""
UNDO: Thing = ("undo",)
REDO: Thing = ("redo",)
LOG: Thing = ("log",)
"""The last lines of the log."""
_BUTTONS = {UNDO: N_("Undo"), REDO: N_("Redo"), END: N_("End turn"), LOG: N_("Log")}
BUTTONS = frozenset(_BUTTONS)
LOOK: Thing = ("look",)
"""What is face down until its owner taps it."""
GLIMPSE: Thing = ("glimpse",)
"""A card that is face up only while its owner holds it."""
POINTS = "points"
"""The name of a seat's points as a thing on every board."""
PAGE = "page"
"""The name of the tabs, where a small screen has several pages: `("page", "estate")` leads to the estate."""


def points_of(view: Any, seat: int) -> int:
    """A seat's points so far."""
    return int(view.scores()[seat].total)


class Place(NamedTuple):
    """Where a thing is painted, and where it is tapped: a finger may need more room, or see only a part of it."""

    rect: Rect
    hit: Rect
    style: str = ""


Places = dict[Thing, Place]


def at(rect: Rect, style: str = "") -> Place:
    """A thing that is tapped just where it is painted."""
    return Place(rect, rect, style)


class Sight(NamedTuple):
    """What a board shows: what one seat may know of a game, who sits around it, and what may be done now."""

    view: Any
    viewer: int | None
    seats: Sequence[Seat]
    actor: int | None
    words: Words
    lit: Mapping[Thing, Sequence[Move]]
    """The things that can be chosen now, with the moves that each of them stands for."""
    past: Reversible[Event] = ()
    """All that has happened so far; not the moves, which may be secret."""
    is_face_down: bool = False
    """Whether what only the viewer may know is face down, because others can see the screen."""
    is_glimpsed: bool = False
    """Whether it is face up only while the viewer holds it."""
    is_shared: bool = False
    """Whether somebody else may pick up the device."""
    left_to_bots: frozenset[int] = frozenset()
    """The seats of people for whom a bot plays now."""
    advice: Move | None = None
    """The move that a hint proposes to the one who has to decide."""

    @property
    def decision(self) -> tuple[Any, ...]:
        """What has to be decided now, and by whom: as long as this is the same, what was picked stays picked."""
        return self.viewer, self.lit, self.view.agenda

    @property
    def secrets(self) -> set[Thing]:
        """What has to be tapped or held to see what only the viewer may know; a card to be held waits at any time."""
        return {GLIMPSE, LOOK} if self.is_face_down and self.viewer == self.actor else {GLIMPSE}

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def is_alone(self) -> bool:
        """Whether only one person plays, and nobody else has played before."""
        return not self.is_shared and sum(seat.is_person for seat in self.seats) == 1

    @property
    def captions(self) -> list[str]:
        """What each seat is called where its name stands by itself: "You" for somebody who plays alone."""
        return [_("You") if self.is_alone and seat.is_person else seat.name for seat in self.seats]

    @property
    def owner(self) -> int:
        """The seat whose things are in front: the viewer's; for an onlooker the one that acts."""
        return next((seat for seat in (self.viewer, self.actor) if seat is not None), 0)

    @property
    def rivals(self) -> list[int]:
        """The other seats in the order of the table, beginning after the viewer; for an onlooker all of them."""
        count = len(self.seats)
        if self.viewer is None:
            return list(range(count))
        return [(self.viewer + step) % count for step in range(1, count)]

    def about(self, thing: Thing) -> tuple[str, str]:
        """What a thing is: its name and what there is to know of it."""
        if thing in BUTTONS:
            return _(_BUTTONS[thing]), ""
        if thing[0] != POINTS:
            return self.words.thing(self.view, thing, self.names)
        score = self.view.scores()[thing[1]]
        parts = [_("{part}: {n}").format(part=name, n=counted(score.parts[key])) for key, name in self.words.parts()]
        name = self.names[thing[1]] if thing[1] < len(self.seats) else self.words.opponent()
        if self.is_alone and thing[1] < len(self.seats) and self.seats[thing[1]].is_person:
            title = ngettext("You have {n} point so far", "You have {n} points so far", score.total)
        else:
            title = ngettext("{name} has {n} point so far", "{name} has {n} points so far", score.total)
        return title.format(name=name, n=counted(score.total)), "\n".join(parts)

    def target(self, move: Move) -> Thing:
        """The thing that one taps for a move."""
        return self.words.target(self.view, move)

    def label(self, thing: Thing) -> str:
        """What a tap on a lit thing does, in a few words."""
        return self.words.label(self.view, self.lit[thing][0])
