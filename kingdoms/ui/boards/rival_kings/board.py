"""The Rival Kings board: what opens what, what is counted, and which cards are shown at reading size."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from kingdoms.core.seats import NO_CREST
from kingdoms.core.state import Event, Move, Thing
from kingdoms.core.words.language import _, uncapitalised
from kingdoms.games.rival_kings.cards import actions
from kingdoms.games.rival_kings.moves import Use
from kingdoms.games.rival_kings.scoring import score
from kingdoms.games.rival_kings.words.labels import exchange, what_follows
from kingdoms.games.rival_kings.words.log import done_to, newest_after, recap
from kingdoms.games.rival_kings.words.prompts import prompt, to_do
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.overlays import Overlay
from kingdoms.ui.board.sight import GLIMPSE, POINTS, SEAT, SKIP, Sight
from kingdoms.ui.boards.rival_kings.action_picking import ActionPicking
from kingdoms.ui.boards.rival_kings.court import (
    LastCourt,
    actions_to_choose,
    character_at,
    crests_on,
    settling,
)
from kingdoms.ui.boards.rival_kings.overlays.opened_cards import cards_in_pile
from kingdoms.ui.boards.rival_kings.pieces.cards import PLAIN, paint_card
from kingdoms.ui.boards.rival_kings.pieces.characters import REVEAL, paint_character
from kingdoms.ui.boards.rival_kings.pieces.row_cards import given
from kingdoms.ui.boards.rival_kings.piles import pile_face_down, pile_to_read
from kingdoms.ui.boards.rival_kings.rest_of_hand import IN_HAND
from kingdoms.ui.boards.rival_kings.rows import rows_of
from kingdoms.ui.boards.rival_kings.scenes.events import ends_cycle, scenes
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

_CHARACTERS = ("hand", "character", "neutral", "played")
"""The names of the things that show a character."""
_RECAP_ON_PHONE = 2  # the most sentences in the recap on a phone


class RivalKingsBoard(Board):
    """The Rival Kings table."""

    key = "rival_kings"
    picking_class = ActionPicking
    scenes = scenes
    hand = frozenset({"hand"})
    undimmed = frozenset({"subject"})  # because each has an ability to read
    numbers: ClassVar = {
        "coins": lambda view, seat: view.coins[seat],
        "markers": lambda view, seat: view.markers[seat],
        "supply": lambda view: view.supply,
    }

    def count(self, thing: Thing) -> int:
        """The number to show on a thing; a seat's points include only the cards, coins and markers that have landed."""
        if thing[0] != POINTS or self.sight is None:
            return super().count(thing)
        seat = thing[1]
        subjects, buildings = (
            [card for place, card in enumerate(row) if not self.is_in_the_air((name, seat, place))]
            for name, row in rows_of(self.sight, seat)
        )
        coins, markers = self.count(("coins", seat)), self.count(("markers", seat))
        return score(subjects, buildings, coins, markers, self.sight.view.rules).total

    def show(self, sight: Sight, happened: Sequence[Event] = ()) -> None:
        """Shows the table as it is now, with everything that leads to a choice lit.

        A pile that the viewer looks through is opened even if there is nothing in it to buy. While scenes show the end
        of a cycle, its court stays on the table until the table is shown again.
        """
        court = self.kept(LastCourt)
        court.sight = None
        was_read = pile_to_read(self.sight) if self.sight is not None else None
        super().show(sight._replace(lit=_lit(sight)), happened)
        pile = pile_to_read(sight)
        if pile is not None and pile != was_read:
            self.open(("pile", pile))
        last = self.seen_before
        if last is not None and last.view.revealed and ends_cycle(happened):
            court.sight = last._replace(lit={}, actor=None)
            self.arrange()

    def request(self, sight: Sight) -> str:
        """The instruction, with the name of the rival it concerns; for a picked action, how to carry it out."""
        if not self.picking.picked:
            return prompt(sight.view, sight.names)
        ((_name, seat, number),) = self.picking.picked
        return to_do(actions(sight.view.chosen[seat])[number])

    def note(self, sight: Sight) -> str:
        """The proposed move, a request to tap a face-down pile, or a remark that it has nothing to buy."""
        if self.picking.proposed is not None:
            move = self.picking.proposed
            what = what_follows(sight.view, move) or sight.words.label(sight.view, move)
            return _("Tap again: {what}").format(what=uncapitalised(what))
        if pile_face_down(sight) is not None:
            return _("{name}: tap the pile to look through it").format(name=sight.names[sight.owner])
        if pile_to_read(sight) is None:
            return ""
        what = _("There is nothing in this pile that you can buy")
        if sight.reader is not None:
            return what
        return _("{name}: {what}").format(name=sight.names[sight.owner], what=uncapitalised(what))

    def recap(self, sight: Sight) -> str:
        """The markers passed to the viewer, and the attacks of theirs fended off, since their last decision.

        The newest thing that somebody has done since then comes last. It is empty unless the viewer has to decide.
        """
        if sight.viewer is None or sight.viewer != sight.actor:
            return ""
        done = done_to(sight.past, sight.viewer)
        if done:
            done += newest_after(sight.past, done[-1], sight.viewer)
        return recap(done[-_RECAP_ON_PHONE:] if theme.size_class == "phone" else done, sight.names)

    def ending(self, sight: Sight) -> str:
        """The label of the button that ends a turn, or goes on with it after a pile has been looked through.

        It is empty while that pile is still face down.
        """
        if pile_face_down(sight) is not None:
            return ""
        return _("Continue") if pile_to_read(sight) is not None else super().ending(sight)

    def overlay_of(self, thing: Thing) -> Overlay:
        """The reveal, a pile with what is known of it, everything a seat has, or the viewer's hand."""
        if thing == REVEAL:
            return self.overlays.named("RivalKingsRevealOverlay")
        is_held = thing[0] == IN_HAND and self.sight is not None and self.sight.is_glimpsed
        return self.overlays.named("RivalKingsGlimpsedHandOverlay" if is_held else "RivalKingsOverlay")

    def opener(self, sight: Sight, thing: Thing) -> Thing | None:
        """The seat, the rows or the hand that hide a thing; for cards to look through, their pile."""
        if thing == GLIMPSE:
            return (IN_HAND, sight.viewer)
        match thing:
            case ("pick", *_which):
                return ("pile", sight.view.agenda[-1][3])
            case ("subject" | "building", seat, _):
                return ("rows", seat) if ("rows", seat) in self.places else (SEAT, seat)
            case ("rows" | "coins" | "markers" | "character", seat) | ("action", seat, _):
                return (SEAT, seat)
            case ("hand", _):
                return (IN_HAND, sight.viewer)
        return None

    def can_open(self, thing: Thing) -> bool:
        """Whether it is a pile, the hand, overlapping rows, or a seat whose rows are not on the table."""
        if thing[0] != SEAT:
            return thing[0] in ("pile", "rows", IN_HAND)
        return ("ground", thing[1]) not in self.places

    def can_drag(self, thing: Thing) -> bool:
        """Always False: an action stays on its card."""
        return False

    def is_quiet(self, thing: Thing) -> bool:
        """Whether it is the card about to be given in an exchange: it has a mark of its own, and is not dimmed."""
        return self.sight is not None and thing == given(self.sight)

    def large_look(self, sight: Sight, thing: Thing, rect: Rect) -> Look | None:
        """How any card that the viewer knows looks at reading size; None for anything else."""
        if thing[0] in _CHARACTERS:
            character = character_at(sight, thing)
            if character < 0:
                return None
            covered = crests_on(sight, thing[1]) if thing[0] == "character" else ()
            return paint_character, rect, character, NO_CREST, covered
        card = _card_of(sight, thing)
        return (paint_card, rect, card, PLAIN, sight.view.rules) if card is not None else None


def _lit(sight: Sight) -> Mapping[Thing, Sequence[Move]]:
    """The lit things, including both copies of a card in a pile; nothing can be skipped before the pile is seen."""
    if pile_face_down(sight) is not None:
        return {thing: moves for thing, moves in sight.lit.items() if thing != SKIP}
    picks = {thing: moves for thing, moves in sight.lit.items() if thing[0] == "pick"}
    if not picks:
        single = {thing: ways for thing, ways in actions_to_choose(sight).items() if len(ways) == 1}
        return {**sight.lit, **single, **settling(sight), **_exchanged(sight)}
    copies = [thing for thing in cards_in_pile(sight, sight.view.agenda[-1][3]) if thing[:2] in picks]
    return {**sight.lit, **{thing: picks[thing[:2]] for thing in copies}}


def _exchanged(sight: Sight) -> Mapping[Thing, Sequence[Move]]:
    """The two cards of the only exchange possible at the end of a turn, each with the move; empty if there are more."""
    use = next((move for moves in sight.lit.values() for move in moves if type(move) is Use), None)
    if use is None or sight.view.asked != "turn_end":
        return {}
    return {sight.target(move): [use] for move in exchange(sight.view, use) or ()}


def _card_of(sight: Sight, thing: Thing) -> int | None:
    view = sight.view
    match thing:
        case ("pile", pile):
            return view.piles[pile][-1] if view.piles[pile] else None
        case ("subject", seat, number):
            return int(view.subjects[seat][number])
        case ("building", seat, number):
            return int(view.buildings[seat][number])
        case ("pick", card, *_copy):
            return int(card)
    return None


BOARD = RivalKingsBoard
