"""The middle of the Rival Kings table: the viewer's hand, and after the reveal the court with the attacks in it."""

from kivy.properties import NumericProperty

from kingdoms.core.seats import NO_CREST
from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.cards import actions
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board.sight import NOWHERE, Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.boards.rival_kings.court import (
    Choices,
    LastCourt,
    character_at,
    choices_of,
    court_order,
    crests_on,
    done_actions,
    look_of_conflict,
    running_actions,
    standing_conflicts,
)
from kingdoms.ui.boards.rival_kings.pieces import characters
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

COURT = "court"
"""The style of characters after the reveal."""
_ASPECT = 1.9  # the greatest height of a character in the court relative to its width
_LEAST_ASPECT = 0.9  # the least height of a character in the court relative to its width
_HAND_ASPECT, _LEAST_HAND_ASPECT = 1.55, 1.1  # the greatest and the least height of one in the hand, likewise
_CARDS_IN_HAND = 3  # in the hand, characters are no wider than if there were this many
_PEOPLE = 4  # the zone is tall enough to show this many whole characters side by side


class RivalKingsHandOrCourt(Zone):
    """The viewer's hand; once characters are revealed, the court: all of them in acting order."""

    arrows = NumericProperty(0)
    """The space above the court for the arrows."""
    spacing = NumericProperty(0)
    """The space between two characters."""
    least_height = NumericProperty(0)
    """The least height it would like to have, without the arrows."""
    widest_card = NumericProperty(0)
    """The greatest width of a character."""
    narrowest_card = NumericProperty(0)
    """The least width of a character next to a wider one, so that its name is legible."""
    choices = Choices()
    """The choices at the last layout."""

    def measure(self, sight: Sight) -> None:
        """Makes it tall enough to show four whole characters side by side."""
        self.wanted_height = max(self.least_height, self.width / _PEOPLE * _ASPECT) + self.arrows

    def lay_out(self, sight: Sight) -> Places:
        """The hand, or the court with its attacks; a court kept from the last cycle cannot be tapped."""
        last = self.board.kept(LastCourt).sight
        if last is not None:
            return {thing: place._replace(hit=NOWHERE) for thing, place in self._line_up(last).items()}
        if sight.view.revealed:
            return self._line_up(sight)
        cards = _in_hand(sight)
        if not cards:
            return {}
        most = (self.width + theme.gap) / _CARDS_IN_HAND - theme.gap
        height = min(self.height, most * _HAND_ASPECT)
        width = min(height / _LEAST_HAND_ASPECT, most)
        row = self.rect.centred(len(cards) * (width + theme.gap) - theme.gap, height)
        return {thing: at(rect) for thing, rect in zip(cards, row.columns(len(cards), theme.gap), strict=True)}

    def _line_up(self, sight: Sight) -> Places:
        order = court_order(sight)
        room = self.rect.cut_top(self.arrows)[1]
        self.choices = choices_of(sight)
        places: Places = {}
        widths = self._widths(sight, order, room)
        room = room.centred(sum(widths) + self.spacing * (len(widths) - 1), room.height)
        x, height = room.x, min(room.height, max(widths) * _ASPECT)
        for thing, width in zip(order, widths, strict=True):
            places[thing] = at(Rect(x, room.top - height, width, height), COURT)
            x += width + self.spacing
            if thing[0] == "character":
                places |= self._actions(sight, thing, places[thing].rect)
        return places | standing_conflicts(sight, order)

    def _widths(self, sight: Sight, order: list[Thing], room: Rect) -> list[float]:
        """The widths of characters: equal, unless space is tight; then those with actions to tap are wider."""
        room_for_cards = room.width - self.spacing * (len(order) - 1)
        even = min(room_for_cards / len(order), room.height / _LEAST_ASPECT, self.widest_card)
        wide = characters.width_for_fingers()
        targets = [thing for thing in order if thing[-1] in self.choices.seats]
        if even >= wide or not targets:
            return _widths_for_portraits(sight, order, even, room._replace(width=room_for_cards))
        others = max(1, len(order) - len(targets))
        widest = {thing: characters.width_for_portrait(character_at(sight, thing)) for thing in targets}
        if (room_for_cards - sum(widest.values())) / others < max(theme.card_width, self.narrowest_card):
            widest = dict.fromkeys(targets, wide)
        rest = (room_for_cards - sum(widest.values())) / others
        return [widest.get(thing, rest) for thing in order]

    def _actions(self, sight: Sight, thing: Thing, card: Rect) -> Places:
        """Where the actions on a character's card are.

        A card that can be chosen is chosen wherever it is tapped, and actions too small for a finger are explained with
        it.
        """
        seat, can_choose = thing[1], thing[1] in self.choices.seats
        places: Places = {}
        for number, cell in enumerate(characters.character_parts(card, character_at(sight, thing), can_choose).actions):
            action = ("action", seat, number)
            is_apart = thing not in sight.lit and (can_choose or min(cell.width, cell.height) >= theme.touch)
            hit = cell.centred(cell.width, max(cell.height, theme.touch)) if is_apart else NOWHERE
            if action in self.choices.settling:
                hit = cell.centred(max(cell.width, theme.touch), max(cell.height, theme.touch))
            places[action] = Place(characters.tile_of(cell), hit)
        return places

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A character, an action that can be chosen, an arrow or crossed swords."""
        sight = self.board.kept(LastCourt).sight or sight
        match thing:
            case ("arrow" | "swords", *_characters):
                return look_of_conflict(sight, thing, self.places, self.arrows)
            case ("hand", character):
                return characters.paint_character, place.rect, character
            case ("played", character):
                return characters.paint_played_character, place.rect, character, sight.seats[sight.owner].crest
            case ("action", seat, number):
                if thing not in sight.lit or thing in self.choices.own or thing in self.choices.settling:
                    is_done = number in done_actions(sight, seat)
                    return (characters.paint_done, place.rect) if is_done else (characters.paint_nothing,)
                action = actions(sight.view.chosen[seat])[number]
                return characters.paint_action, place.rect, action, self._crest_on(sight, seat, number)
        return self._look_of_character(sight, thing, place)

    def edge_of(self, thing: Thing, place: Place) -> Rect:
        """Where the gold edge is: that of an action covers the border of its tile, clear of the next action's."""
        return place.rect.inset(theme.band) if thing[0] == "action" else super().edge_of(thing, place)

    def _look_of_character(self, sight: Sight, thing: Thing, place: Place) -> Look:
        character = character_at(sight, thing)
        if place.style != COURT:
            return characters.paint_chosen_character, place.rect, character, sight.seats[sight.owner].crest
        if thing[0] == "neutral":
            return characters.paint_character, place.rect, character
        seat = thing[1]
        covered = tuple(self._crest_on(sight, seat, number) for number in range(len(actions(character))))
        crest, is_acting = sight.seats[seat].crest, sight.actor == seat
        picked = tuple(number for _name, owner, number in self.board.picking.picked if owner == seat)
        marks = seat in self.choices.seats, is_acting, picked or running_actions(sight, seat)
        return characters.paint_courtier, place.rect, character, crest, covered, *marks

    def _crest_on(self, sight: Sight, seat: int, number: int) -> int:
        """The crest that covers an action of a seat's character; NO_CREST if there is none."""
        is_in_the_air = self.board.is_in_the_air(("action", seat, number))
        return NO_CREST if is_in_the_air else crests_on(sight, seat)[number]


def _widths_for_portraits(sight: Sight, order: list[Thing], even: float, room: Rect) -> list[float]:
    """Widens cards with many actions if two rows of actions would leave too little of the portrait.

    This does not depend on what can be tapped now, so that no card changes its width within a cycle.
    """
    court = [character_at(sight, thing) for thing in order]
    height = min(room.height, even * _ASPECT)
    wide = {card: characters.width_for_row(card) for card in court if not _is_whole(card, even, height)}
    if not wide or len(wide) == len(court):
        return [even] * len(court)
    others = len(court) - len(wide)
    rest = min(even, (room.width - sum(wide.values())) / others)
    least = [wide.get(card, rest) for card in court]
    for widths in (_levelled(least, room.width), least):
        sized = zip(court, widths, strict=True)
        is_legible = all(card in wide or _is_legible(card, width, height) for card, width in sized)
        if rest >= characters.width_for_fingers() and is_legible:
            return widths
    return [even] * len(court)


def _levelled(least: list[float], room: float) -> list[float]:
    """At least these widths, the narrowest widened to one and the same as far as there is room, up to the widest."""
    ordered = sorted(least)
    for count in range(len(ordered), 0, -1):
        level = (room - sum(ordered[count:])) / count
        if level >= ordered[count - 1]:
            return [max(width, min(level, ordered[-1])) for width in least]
    return least


def _is_legible(character: int, width: float, height: float) -> bool:
    """Whether a card shows a whole face, or has all its actions in one row below its portrait."""
    return width >= characters.width_for_row(character) or _is_whole(character, width, height)


def _is_whole(character: int, width: float, height: float) -> bool:
    return characters.has_whole_portrait(Rect(0, 0, width, height), character)


def _in_hand(sight: Sight) -> list[Thing]:
    """The characters dealt to the viewer this round, even chosen and played ones, so that each keeps its place.

    There are none for an onlooker, or while they are face down.
    """
    if sight.viewer is None or sight.is_face_down:
        return []
    cards: list[Thing] = [("hand", card) for card in sight.view.hands[sight.viewer]]
    if sight.view.chosen[sight.viewer] != NONE:
        cards.append(("character", sight.viewer))
    cards += [("played", card) for card in sight.view.played[sight.viewer]]
    return sorted(cards, key=lambda thing: character_at(sight, thing))
