"""The Paladins board: what opens what, what is counted and picked, and which cards are shown at reading size."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import _, uncapitalised
from kingdoms.games.paladins.board import REGIONS, SPACES, WORKERS, spaces_of
from kingdoms.games.paladins.moves import Act, Pass
from kingdoms.games.paladins.state import OPPONENT
from kingdoms.games.paladins.words.labels import giving_up
from kingdoms.games.paladins.words.log.recap import recap, since_turn
from kingdoms.games.paladins.words.names import paladin_name
from kingdoms.games.paladins.words.proposals import proposed
from kingdoms.games.paladins.words.why_not import picked
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import PAUSE, Brush, Scene
from kingdoms.ui.board.overlays import Overlay
from kingdoms.ui.board.sight import END, NOWHERE, PAGE, SEAT, Sight, points_of
from kingdoms.ui.boards.paladins.follow_up import obvious_answer
from kingdoms.ui.boards.paladins.opponent import SCHEME, last_scheme
from kingdoms.ui.boards.paladins.overlays.choice.paladin_card import paint_paladin
from kingdoms.ui.boards.paladins.overlays.inquisition.last_inquisition import INQUISITION
from kingdoms.ui.boards.paladins.pieces import NOBODY, paint_worker
from kingdoms.ui.boards.paladins.realm.outsiders import paint_outsider
from kingdoms.ui.boards.paladins.scenes.events import scenes
from kingdoms.ui.boards.paladins.targets import FIRST_TARGETS, has_no_effect
from kingdoms.ui.boards.paladins.town import favours, orders, taverns, townsfolk
from kingdoms.ui.boards.paladins.worker_picking import WorkerPicking
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_IN_THE_REALM = ("settle", "attack", "convert")
_IN_TOWN = ("draft", "tavern", "recruit", "free_recruit", "opponent_tavern")
"""The decisions made in the realm and in town, rather than on the viewer's board."""
_OF_A_SIDE = (
    "action", "standing", "hired", "converted", "jars", "silver", "provisions", "suspicion", "debts", "points",
    "attribute", "attributes", "levels", "hand", "own_paladin",
)  # fmt: skip
_ON_OWN_BOARD = ("action", "standing", "own_paladin", "attribute", "attributes", "levels")
"""The viewer's things that are on the table itself, so that nobody has to open an overlay to see them."""
_OVERLAYS = {
    SEAT: "PaladinsSideOverlay",
    "region": "PaladinsRegionOverlay",
    "own_paladin": "PaladinsChoiceOverlay",
    "inquisition": "PaladinsInquisitionOverlay",
    "scheme": "PaladinsTurnOverlay",
}
"""The overlay of each thing that has one, by the thing's name; the solo opponent's seat has another one."""
_RECAP_ON_PHONE = 2  # the most actions in the recap on a phone
_USUAL_CARD = 3.0  # the width of a card, in touches, beyond which its contents grow with it


class PaladinsBoard(Board):
    """The Paladins table."""

    key = "paladins"
    picking: WorkerPicking
    picking_class = WorkerPicking
    undimmed = frozenset({"action"})  # because an action shows what it lacks
    below_names = frozenset({"worker", "space"})  # because followers are above the hand, and levels above the spaces
    scenes = scenes
    hand = frozenset({"worker", "silver", "provisions"})
    numbers: ClassVar = {
        "silver": lambda view, side: view.silver[side],
        "provisions": lambda view, side: view.provisions[side],
        "debts": lambda view, side: view.unpaid[side],
        "paid": lambda view, side: view.paid[side],
        "suspicion": lambda view, side: len(view.suspicions[side]),
        "points": points_of,
        "attribute": lambda view, side, attribute: view.attributes[side][attribute],
        "hand": lambda view, side, kind: view.hands[side][kind],
        "tax": lambda view: view.tax,
        "track": lambda view: view.track,
        "wall_deck": lambda view: len(view.wall_deck),
        "suspicion_deck": lambda view: len(view.suspicion_deck),
        # A card counts as a number too, so that a row shows the old one until it leaves.
        "townsfolk": lambda view, place: _card(view.townsfolk, place),
        "outsider": lambda view, place: _card(view.outsiders, place),
        "tavern": lambda view, place: _card(view.taverns, place),
        "order": lambda view, place: _card(view.orders, place),
        "favour": lambda view, place: _card(view.favours, place),
    }

    # Opening things.

    def overlay_of(self, thing: Thing) -> Overlay:
        """A side's whole board, a region, the paladins to choose from, the last inquisition or the opponent's turn."""
        is_opponent = thing[0] == SEAT and self.sight is not None and self.sight.view.is_opponent(thing[1])
        return self.overlays.named("PaladinsOpponentOverlay" if is_opponent else _OVERLAYS[thing[0]])

    def can_open(self, thing: Thing) -> bool:
        """Whether it is a side, a region, the inquisition, the opponent's scheme, or the paladins to choose from."""
        sight = self.sight
        if thing[0] != "own_paladin":
            return thing[0] in (SEAT, "region") or thing in (INQUISITION, SCHEME)
        if sight is None or thing[1] != sight.viewer:
            return False
        return bool(sight.view.drawn[thing[1]]) and bool(sight.lit)

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """The thing to tap to reach one that is on an overlay, in a stack of workers or too small to tap."""
        name, own = thing[0], sight.owner
        if name in ("space", "piece"):
            return ("region", SPACES[thing[1]].region)
        if name in ("paladin", "top"):
            return ("own_paladin", own)
        if name == "fallback":
            return (SEAT, OPPONENT)
        if name == "hand" and thing[1] == own:
            return ("worker", thing[2])
        is_on_own_board = name in _ON_OWN_BOARD and thing[1] == own
        return (SEAT, thing[1]) if name in _OF_A_SIDE and not is_on_own_board else None

    def landmark(self, sight: Sight) -> Thing:
        """The town or the realm if the next decision is made there, else the viewer's actions.

        Where the actions are always visible, it is also the side that is shown already, at first the town, because its
        favours can be used at any time. So a side gives way only to a decision made on the other, and nobody's eyes
        have to leave the piece that they have just placed.
        """
        step = _step(sight)
        if step in _IN_TOWN:
            return ("townsfolk", 0)
        if step in _IN_THE_REALM:
            return ("region", 0)
        if not self._has_actions_on_every_page(sight):
            return ("action", sight.owner, 0)
        is_in_the_realm = self.page == "realm" and self.seen_before is not None
        return ("region", 0) if is_in_the_realm else ("townsfolk", 0)

    def follow_up(self, view: Any) -> Move | None:
        """Losing suspicion or a debt, unless there is a reason not to."""
        return obvious_answer(view)

    # Picking workers and paladins.

    def is_lit(self, thing: Thing) -> bool:
        """Whether the thing is lit; targets of the chosen action are, too."""
        return super().is_lit(thing) or self.picking.is_ready(thing)

    def is_quiet(self, thing: Thing) -> bool:
        """Whether it is the button of a paladin who cannot be used or cannot go on top, before any paladin is picked.

        That happens only if some choices are ruled out, as in a lesson.
        """
        if self.sight is None or thing[0] != "top" or self.picking.picked:
            return False
        return thing not in self.sight.lit or not self.picking.can_pick(("paladin", thing[1]))

    def is_modest(self, thing: Thing) -> bool:
        """Whether a thing has only a gold edge: a space whose reward has no effect, or a region without better ones."""
        sight = self.sight
        if sight is None:
            return super().is_modest(thing)
        if thing[0] != "region":
            return has_no_effect(sight.view, thing) or super().is_modest(thing)
        spaces: list[Thing] = [("space", number) for number in spaces_of(thing[1], sight.view.seats)]
        targets = [space for space in spaces if self.is_lit(space)]
        return bool(targets) and all(has_no_effect(sight.view, space) for space in targets)

    def openers(self, sight: Sight) -> set[Thing]:
        """The things that lead to a choice, and regions where targets of the chosen action are too small to tap.

        The tab of a page with favours is not among them while there are actions to choose next to every page: nobody
        who looks around has to go back there.
        """
        found = super().openers(sight)
        if ("action", sight.owner) in {thing[:2] for thing in sight.lit} and self._has_actions_on_every_page(sight):
            found = {thing for thing in found if thing[0] != PAGE}
        if self.opened is None and self.picking.chosen_action in FIRST_TARGETS:
            found |= {("region", region) for region in REGIONS if self._opens_targets(sight, region)}
        return found

    def _has_actions_on_every_page(self, sight: Sight) -> bool:
        return self.forms.is_always_visible(sight, ("action", sight.owner, 0))

    def _opens_targets(self, sight: Sight, region: int) -> bool:
        """Whether the region contains targets of the chosen action that are too small to tap."""
        spaces: list[Thing] = [("space", number) for number in spaces_of(region, sight.view.seats)]
        return any(
            self.picking.is_ready(space) and space in self.places and self.places[space].hit is NOWHERE
            for space in spaces
        )

    def propose(self, move: Move) -> None:
        """Picks the parts of a move, and shows the targets of its action."""
        super().propose(move)
        if isinstance(move, Act) and move.action in FIRST_TARGETS and self.sight is not None:
            self.turn_to(self.forms.page_with(self.sight, FIRST_TARGETS[move.action]))

    def brush_of(self, sight: Sight, thing: Thing) -> Brush:
        """How a worker looks while it is being dragged."""
        return lambda painter, rect: paint_worker(painter, rect, thing[1])

    def can_drag(self, thing: Thing) -> bool:
        """Whether it is a worker: workers are dragged to an action."""
        return thing[0] == "worker" and super().can_drag(thing)

    def note(self, sight: Sight) -> str:
        """A note on this round's paladin, a proposed action or favour, or what the picked workers are for."""
        for thing in self.picking.picked:
            if thing[0] == "paladin":
                return _("{name} for this round. Which one goes back on top of the deck?").format(
                    name=paladin_name(thing[1])
                )
        if isinstance(self.picking.proposed, Pass):
            return _("Tap again: {what}").format(what=uncapitalised(giving_up(sight.view)))
        if self.picking.proposed is not None:
            return proposed(sight.view, sight.owner, self.picking.proposed)
        workers = [self.picking.picked.count(("worker", kind)) for kind in WORKERS]
        return picked(sight.view, workers) if any(workers) else ""

    def skip_label(self, sight: Sight) -> str:
        """Once passing is proposed, what it gives up."""
        return giving_up(sight.view) if self.picking.can_withdraw else super().skip_label(sight)

    def recap(self, sight: Sight) -> str:
        """The others' turns since the viewer last acted in this round, with what they gave.

        On a phone, only the last two of them, and what they gave only if there is just one. It is empty unless the
        viewer has to decide.
        """
        if sight.viewer is None or sight.viewer != sight.actor:
            return ""
        done = since_turn(sight.past, sight.viewer)
        if theme.size_class == "phone":
            return recap(done[-_RECAP_ON_PHONE:], sight.names, has_gains=len(done) == 1)
        return recap(done, sight.names)

    # Numbers and movement.

    def count_of(self, sight: Sight, thing: Thing) -> int:
        """A side's amount of something, an amount on the table, the card at a place, or the opponent's last scheme."""
        return last_scheme(sight) if thing == SCHEME else super().count_of(sight, thing)

    def animate(self, scenes: Sequence[Scene], on_still: Callable[[], None]) -> None:
        """Plays scenes; the next decision's overlay and page wait until everything has been shown."""
        wanted, sight = self.opened, self.sight
        self.shows_steps = any(scene.kind == PAUSE for scene in scenes)
        if scenes and wanted is not None:
            self.close()

        def still() -> None:
            if self.shows_steps and self.sight is not None:
                self.shows_steps = False
                self.turn_to(self.forms.page_for(self.sight))
            on_still()
            is_same = self.sight is not None and sight is not None and self.sight.lit == sight.lit
            if wanted is not None and self.opened is None and is_same:
                self.open(wanted)

        super().animate(scenes, still)

    def drop(self) -> None:
        """Removes everything in the air, and stops following the opponent."""
        self.shows_steps = False
        super().drop()

    def tapped(self, thing: Thing | None) -> None:
        """Goes on to the opponent's next step while its steps are shown; the `END` button hurries through them all."""
        if self.shows_steps and not self.flying.is_waiting and thing != END:
            self.flying.step_on()
        else:
            super().tapped(self._meant_by(thing))

    def _meant_by(self, thing: Thing | None) -> Thing | None:
        """The thing that a tap stands for: the viewer's whole board for the number of further followers.

        In a choice of paladins a card and its button mean the same: first whom to use, then whom to put on top.
        """
        if thing is not None and thing[0] == "followers":
            return (SEAT, thing[1])
        if thing is None or thing[0] not in ("paladin", "top"):
            return thing
        picked, paladin = self.picking.picked, ("paladin", thing[1])
        return ("top", thing[1]) if picked and paladin not in picked else paladin

    def large_look(self, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
        """How any card looks at reading size, with contents that grow with it; None for anything else."""
        view, scale = sight.view, max(1.0, rect.width / (_USUAL_CARD * theme.touch))
        match thing:
            case ("paladin", paladin):
                return paint_paladin, rect, paladin
            case ("own_paladin", side) if view.paladins[side] >= 0:
                return paint_paladin, rect, view.paladins[side]
            case ("townsfolk", place) if view.townsfolk[place] >= 0:
                card = view.townsfolk[place]
                return townsfolk.paint_townsfolk, rect, card, townsfolk.price_for(view, view.seat, place), scale
            case ("hired", side, number):
                return townsfolk.paint_townsfolk, rect, view.hired[side][number], (), scale
            case ("outsider", place) if view.outsiders[place] >= 0:
                return paint_outsider, rect, view.outsiders[place], (), scale
            case ("converted", side, number):
                return paint_outsider, rect, view.converted[side][number], (), scale
            case ("favour", place):
                return favours.paint_large_favour, rect, view.favours[place]
            case ("order", place):
                return orders.paint_large_order, rect, view.orders[place], place
            case ("tavern", place):
                return taverns.paint_tavern, rect.fitted(1), _card(view.taverns, place)
        return None


def _step(sight: Sight) -> str:
    """The name of the pending decision; empty if there is none."""
    return str(sight.view.asked) if sight.view.agenda else ""


def _card(row: Sequence[int], place: int) -> int:
    """The card at a place in a row; NOBODY if there is none."""
    return int(row[place]) if place < len(row) else NOBODY


BOARD = PaladinsBoard
