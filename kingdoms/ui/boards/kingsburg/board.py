"""The Kingsburg board: what things open, how dice are picked, and what the numbers on things count."""

from collections.abc import Sequence
from typing import ClassVar

from kingdoms.core.state import Event, Thing
from kingdoms.core.words.language import _, sentences, uncapitalised
from kingdoms.games.kingsburg.board import BUILDINGS, WINTER
from kingdoms.games.kingsburg.events import Built
from kingdoms.games.kingsburg.moves import Pass
from kingdoms.games.kingsburg.rules.building import price
from kingdoms.games.kingsburg.rules.winter import own_soldiers
from kingdoms.games.kingsburg.words import giving_up, line, picked, within_reach
from kingdoms.games.kingsburg.words.forced_passes import forced_just_now
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.overlays import Overlay
from kingdoms.ui.board.sight import GLIMPSE, SEAT, SKIP, Sight, points_of
from kingdoms.ui.boards.kingsburg.court import gift_of
from kingdoms.ui.boards.kingsburg.decisions import concerns_estate
from kingdoms.ui.boards.kingsburg.enemy import ENEMY, paint_enemy_card
from kingdoms.ui.boards.kingsburg.estate import next_by_row
from kingdoms.ui.boards.kingsburg.picking import KINGS_ENVOY, KingsburgPicking, group_of, makes_a_move
from kingdoms.ui.boards.kingsburg.pieces.advisors import FREE, paint_advisor
from kingdoms.ui.boards.kingsburg.pieces.buildings import PLOT_ASPECT, READ, paint_built, paint_plot
from kingdoms.ui.boards.kingsburg.scenes.enemy import NEW_ENEMY_OVERLAY, has_just_looked
from kingdoms.ui.boards.kingsburg.scenes.events import scenes
from kingdoms.ui.boards.kingsburg.winter.winter_table import LAST_WINTER
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.rect import Rect


class KingsburgBoard(Board):
    """The Kingsburg table."""

    key = "kingsburg"
    picking_class = KingsburgPicking
    scenes = scenes
    hand = frozenset({"die", "plus_two", "stock"})
    numbers: ClassVar = {
        "stock": lambda view, seat, good: view.goods[seat][good],
        "plus_two": lambda view, seat: view.plus_two[seat],
        "soldiers": own_soldiers,
        "points": points_of,
    }

    def overlay_of(self, thing: Thing) -> Overlay:
        """A seat's estate, the enemy, or the last winter."""
        if thing != ENEMY:
            return self.overlays.named("KingsburgWinterOverlay" if thing == LAST_WINTER else "KingsburgSeatOverlay")
        if self.sight is not None and self.sight.is_glimpsed:
            return self.overlays.named("KingsburgHeldEnemyOverlay")
        return self.overlays.named(NEW_ENEMY_OVERLAY if self.flying.is_moving else "KingsburgEnemyOverlay")

    def show(self, sight: Sight, happened: Sequence[Event] = ()) -> None:
        """Shows the table, with the estate on which something is being built in front of several people.

        A new viewer who has just looked at the enemy sees its card first.
        """
        sight = _with_builder(sight, happened)
        is_another = self.sight is not None and self.sight.viewer != sight.viewer
        super().show(sight, happened)
        if is_another and has_just_looked(sight):
            self.open(ENEMY)

    def open(self, thing: Thing) -> None:
        """Opens a thing's overlay; in winter, the battle in place of the enemy."""
        is_battle = thing == ENEMY and self.sight is not None and self.sight.view.phase == WINTER
        super().open(LAST_WINTER if is_battle else thing)

    def can_open(self, thing: Thing) -> bool:
        """Whether it is the enemy, the last winter or a seat."""
        return thing in (ENEMY, LAST_WINTER) or thing[0] == SEAT

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """A seat for its things, an advisor for dice at court, the enemy for its card; None for one's own buildings."""
        if thing == GLIMPSE:
            return ENEMY
        match thing:
            case ("group", number):
                return ("advisor", sight.view.placements[number].advisor)
            case ("building" | "token", seat, _) if seat == sight.owner:
                return None
            case ("building" | "token" | "die" | "stock", seat, _) | ("plus_two" | "soldiers" | "points", seat):
                return (SEAT, seat)
        return None

    def skip_label(self, sight: Sight) -> str:
        """Once passing is proposed, what it gives up."""
        return giving_up(sight.view) if isinstance(self.picking.proposed, Pass) else super().skip_label(sight)

    def landmark(self, sight: Sight) -> Thing:
        """The estate while the pending decision concerns it, otherwise the court."""
        if not concerns_estate(sight):
            return ("advisor", 1)
        # The next building of a row may also be shown below the court, so any other building is taken.
        coming = next_by_row(sight.view.buildings[sight.owner])
        return ("building", sight.owner, next(each for each in range(len(BUILDINGS)) if each not in coming))

    def note(self, sight: Sight) -> str:
        """The proposed move with what it costs, or the total of the picked dice and the advisor it reaches.

        If the total reaches nobody, also the advisors that more dice would reach.
        """
        proposed = self.picking.proposed
        if proposed is not None:
            what = giving_up(sight.view) if isinstance(proposed, Pass) else sight.words.label(sight.view, proposed)
            return _("Tap again: {what}").format(what=uncapitalised(what))
        parts = self.picking.picked
        if not parts:
            return ""
        phrase = picked(sight.view, *group_of(parts), KINGS_ENVOY in parts)
        if makes_a_move(self.picking):
            return phrase
        return sentences(phrase, within_reach([thing[1] for thing in self.picking.near if thing != SKIP]))

    def recap(self, sight: Sight) -> str:
        """Why the viewer has just had to pass, if they had to; empty once something newer has happened."""
        if sight.viewer is None:
            return ""
        return sentences(*(line(event, sight.names) for event in forced_just_now(sight.past, sight.viewer)))

    def large_look(self, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
        """Advisors, buildings and the enemy at reading size."""
        view = sight.view
        match thing:
            case ("advisor", number):
                return paint_advisor, rect, number, gift_of(sight, number), FREE
            case ("building", seat, building) if view.has(seat, building):
                return paint_built, rect.fitted(PLOT_ASPECT), view.ruleset, building, sight.seats[seat].crest
            case ("building", seat, building):
                cost = price(view.buildings[seat], building)
                return paint_plot, rect.fitted(PLOT_ASPECT), view.ruleset, building, cost, READ
            case ("enemy",):
                return paint_enemy_card, rect, view.year, view.enemies[view.year - 1]
        return None


def _with_builder(sight: Sight, happened: Sequence[Event]) -> Sight:
    """The sight with the things of the seat that has just built in front, if several people watch, or only bots play.

    A single person always sees their own estate.
    """
    builder = next((event.seat for event in happened if isinstance(event, Built)), sight.owner)
    if builder == sight.owner or not (sight.is_shared or sight.viewer is None):
        return sight
    return sight._replace(viewer=builder, lit={}, is_face_down=False)


BOARD = KingsburgBoard
