"""The table of Paladins: the own board with its twelve actions, the realm, the town, and the workers in hand."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kivy.properties import NumericProperty

from kingdoms.core.game import Event, Move, Thing
from kingdoms.core.language import _
from kingdoms.games.paladins.board import SPACES, WORKERS
from kingdoms.games.paladins.moves import Act, ChoosePaladin, Keep, UseFavour
from kingdoms.games.paladins.words.names import paladin_name, side_name
from kingdoms.games.paladins.words.why_not import picked
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.pieces import PAUSE, Brush, Scene
from kingdoms.ui.board.sight import CLOSE, PAGE, SKIP, Place, Places, Sight
from kingdoms.ui.boards.paladins import layout
from kingdoms.ui.boards.paladins.cards import paint_choosing
from kingdoms.ui.boards.paladins.counts import count_of
from kingdoms.ui.boards.paladins.looks import look_of_thing, paint_large_card
from kingdoms.ui.boards.paladins.opened import lay_out_paladins, lay_out_region, lay_out_seat
from kingdoms.ui.boards.paladins.opponent import SCHEME, lay_out_turn, look_of_turn
from kingdoms.ui.boards.paladins.picking import Stacks
from kingdoms.ui.boards.paladins.realm import first_like, paint_region_title
from kingdoms.ui.boards.paladins.scenes import scenes
from kingdoms.ui.boards.paladins.seats import (
    crest_of,
    lay_out_seats,
    look_of_seat,
    paint_side_sheet,
    rooms_of,
    standing_of,
)  # fmt: skip
from kingdoms.ui.boards.paladins.tokens import paint_worker
from kingdoms.ui.boards.paladins.tray import look_in_tray, paint_leaving
from kingdoms.ui.boards.paladins.trial import INQUISITION, lay_out_trial, look_of_trial
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import BUTTON, PANEL, paint_button, paint_cross
from kingdoms.ui.drawing.rect import Rect

_IN_THE_REALM = ("settle", "attack", "convert")
_IN_TOWN = ("draft", "tavern", "recruit", "free_recruit", "opponent_tavern")
"""The decisions that are taken on another page than the own board."""
_OF_THE_REALM = ("region", "outsider")
_OF_THE_TOWN = ("townsfolk", "tavern", "favour", "favour_worker", "order", "tax", "wall_deck", "suspicion_deck")
_OF_A_SIDE = (
    "action", "standing", "hired", "converted", "jars", "silver", "provisions", "suspicion", "debts", "points",
    "attribute", "attributes", "levels", "hand", "own_paladin",
)  # fmt: skip
_CARDS = ("paladin", "own_paladin", "townsfolk", "hired", "outsider", "converted", "favour", "order", "tavern")
"""Things that can be seen at reading size."""


class PaladinsBoard(Board):
    """The table of Paladins on one canvas. `number_size` is that of the numbers beside what one owns."""

    number_size = NumericProperty(0)
    shows = (*Board.shows, "number_size")

    def __init__(self, **kwargs: Any) -> None:
        self.seen_before: Sight | None = None
        """What was shown before the last change."""
        self._is_following = False
        """Whether the steps of the solo opponent are being told."""
        super().__init__(**kwargs)

    # Where things are.

    @property
    def form(self) -> str:
        """How much of the table is in sight at a time."""
        return layout.form_of(rooms_of(self.rect).table)

    def lay_out(self, sight: Sight) -> Places:
        """Everything on the table; the room for the prompt is told on the way."""
        self.prompt_box = list(rooms_of(self.rect).prompt)
        return self.places_on(sight, self.page)

    def places_on(self, sight: Sight, page: int) -> Places:
        """Everything on the table while this page is in sight."""
        room = rooms_of(self.rect)
        return lay_out_seats(room.seats, sight) | layout.lay_out(sight, room.table, page)

    def lay_out_opened(self, sight: Sight, opened: Thing) -> Places:
        """A side's whole board, a region, the paladins to choose from, or the last inquisition."""
        room = rooms_of(self.rect).table
        match opened[0]:
            case "region":
                return lay_out_region(sight, opened, room)
            case "own_paladin":
                return lay_out_paladins(sight, opened, room)
            case "inquisition":
                return lay_out_trial(sight, room)
            case "scheme":
                return lay_out_turn(sight, room)
        return lay_out_seat(sight, opened, room)

    def can_open(self, thing: Thing) -> bool:
        """Every side, every region, and own paladins as long as there is a choice."""
        if thing[0] == "own_paladin":
            return self.sight is not None and self._is_choosing(self.sight, thing[1])
        return thing[0] in ("seat", "region") or thing in (INQUISITION, SCHEME)

    def _is_choosing(self, sight: Sight, seat: int) -> bool:
        """Whether the one who looks at the table is that seat and chooses among its paladins."""
        return seat == sight.viewer and bool(sight.view.drawn[seat]) and bool(sight.lit)

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """What is on another page, behind a crest, or too small to be tapped."""
        name, own = thing[0], layout.owner_of(sight)
        if name in _OF_THE_REALM:
            return self._page_with(layout.REALM)
        if name in ("space", "piece"):
            region: Thing = ("region", SPACES[thing[1]].region)
            return region if region in self._places else self._page_with(layout.REALM)
        if name in _OF_THE_TOWN:
            return self._page_with(layout.TOWN)
        if name in ("paladin", "top"):
            return ("own_paladin", own)
        if name == "hand" and thing[1] == own:
            return ("worker", thing[2])
        if name in ("action", "standing", "own_paladin", "attribute", "attributes", "levels") and thing[1] == own:
            return self._page_with(layout.OWN)
        return ("seat", thing[1]) if name in _OF_A_SIDE else None

    def _page_with(self, page: int) -> Thing | None:
        """The tab of a page; none where all is in sight."""
        return None if self.form == layout.WHOLE or (PAGE, page) not in self._places else (PAGE, page)

    def pages(self) -> int:
        """The own board, the realm and the town are pages on a phone."""
        return 3 if self.form == layout.PHONE else 1

    def page_of(self, sight: Sight) -> int:
        """Where the next decision is taken."""
        step = sight.view.agenda[-1][0] if sight.view.agenda else ""
        if step in _IN_TOWN:
            return layout.TOWN
        return layout.REALM if step in _IN_THE_REALM else layout.OWN

    def show(self, sight: Sight) -> None:
        """Shows the table, and remembers how it was before."""
        self.seen_before = self.sight
        super().show(sight)

    # Workers and paladins that are picked.

    def new_picking(self, lit: Mapping[Thing, Sequence[Move]]) -> Stacks:
        """Workers stand in stacks, of which several can be picked."""
        return Stacks(lit, self._parts_of, self._kind_of, self.can_stay)

    def parts_of(self, sight: Sight, move: Move) -> Sequence[Thing]:
        """Workers of the hand; before a paladin goes back on top, the one that is used."""
        if isinstance(move, Act | UseFavour | Keep):
            return [("worker", kind) for kind in WORKERS for _number in range(move.workers[kind])]
        return [("paladin", move.use)] if isinstance(move, ChoosePaladin) else ()

    def kind_of(self, sight: Sight, thing: Thing) -> Thing:
        """Of free spaces of a region with the same reward one is as good as the other."""
        if thing[0] == "space" and not sight.view.taken_spaces() >> thing[1] & 1:
            return ("space", first_like(sight.view, thing[1]))
        return thing

    def excluded_by(self, thing: Thing) -> Sequence[Thing]:
        """Only one paladin is used in a round."""
        return [part for part in self.picking.picked if part != thing] if thing[0] == "paladin" else ()

    def leads_on(self, thing: Thing) -> bool:
        """Once a paladin is picked, only who goes back on top is still to be chosen, though another can be picked."""
        return self.picking.leads_on(thing)

    def brush_of(self, sight: Sight, thing: Thing) -> Brush:
        """How a worker looks in the hand."""
        return lambda painter, rect: paint_worker(painter, rect, thing[1])

    def can_drag(self, thing: Thing) -> bool:
        """Workers are dragged to an action."""
        return thing[0] == "worker" and super().can_drag(thing)

    def note(self, sight: Sight) -> str:
        """What the workers that are picked can do, or how many are still to be kept; or who helps in this round."""
        for thing in self.picking.picked:
            if thing[0] == "paladin":
                return _("{name} for this round. Who goes back on top of the deck?").format(name=paladin_name(thing[1]))
        workers = [self.picking.picked.count(("worker", kind)) for kind in WORKERS]
        return picked(sight.view, workers) if any(workers) else ""

    # Numbers and movement.

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """What a side has of something, what lies on the table, and which card lies at a place of a row."""
        return count_of(sight, thing)

    def scenes(self, sight: Sight, events: Sequence[Event]) -> list[Scene]:
        """How these events are to be seen."""
        return scenes(self, sight, events)

    def animate(self, scenes: Sequence[Scene], on_still: Callable[[], None]) -> None:
        """What is opened for the next decision waits until all that has happened has been seen."""
        wanted, sight = self.opened, self.sight
        self._is_following = any(scene.kind == PAUSE for scene in scenes)
        if scenes and wanted is not None:
            self.close()

        def still() -> None:
            self._follow_no_more()
            on_still()
            is_same = self.sight is not None and sight is not None and self.sight.lit == sight.lit
            if wanted is not None and self.opened is None and is_same:
                self.open(wanted)

        super().animate(scenes, still)

    def drop(self) -> None:
        """What is in the air vanishes, and nobody is followed any more."""
        self._is_following = False
        super().drop()

    def _follow_no_more(self) -> None:
        """All has been told: back to where the next decision is taken."""
        if self._is_following and self.sight is not None:
            self._is_following = False
            self.turn_to(self.page_of(self.sight))

    def tapped(self, thing: Thing | None) -> None:
        """While the opponent's steps are told, a tap goes on to the next one and is meant for nothing else."""
        if self._is_following and not self.pieces.is_waiting:
            self.pieces.step_on()
        else:
            super().tapped(thing)

    # How things look.

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How a thing looks at its place."""
        rect = place.rect
        if thing == CLOSE:
            return (paint_button, rect, _("Go on")) if place.style == BUTTON else (paint_cross, rect)
        if thing == SKIP:
            return paint_leaving, rect, sight.label(SKIP)
        if place.style == PANEL:
            return self._look_of_sheet(sight, thing, rect)
        if thing[0] == "seat":
            return look_of_seat(standing_of(sight, thing[1], self.count), rect, place.style)
        if self.opened == INQUISITION and thing[0] in ("suspect", "verdict"):
            return look_of_trial(sight, thing, rect)
        if place.style == layout.CHOICE:
            return look_in_tray(sight, thing, rect, len(self.picking.picked))
        return look_of_thing(self, sight, thing, place)

    def _look_of_sheet(self, sight: Sight, thing: Thing, rect: Rect) -> Look:
        match thing:
            case ("seat", side):
                return paint_side_sheet, rect, side_name(sight.names, side), crest_of(sight, side)
            case ("region", region):
                return paint_region_title, rect, region
            case ("inquisition",):
                return look_of_trial(sight, thing, rect)
            case ("scheme",):
                return look_of_turn(sight, rect)
        return paint_choosing, rect, _("Choose a paladin for this round")

    # Cards at reading size.

    def is_card(self, thing: Thing) -> bool:
        """Whether the thing can be seen at reading size."""
        if thing[0] == "own_paladin":
            return self.sight is not None and self.sight.view.paladins[thing[1]] >= 0
        return thing[0] in _CARDS

    def paint_large(self, painter: Painter, thing: Thing, rect: Rect) -> None:
        """Any of them at reading size."""
        if self.sight is not None:
            paint_large_card(painter, self.sight.view, thing, rect)


BOARD = PaladinsBoard
