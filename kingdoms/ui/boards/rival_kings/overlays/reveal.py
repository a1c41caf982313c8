"""The reveal in Rival Kings: all characters large in the middle of the table, and who attacks whom."""

from kingdoms.core.game import Thing
from kingdoms.core.words.language import _
from kingdoms.games.rival_kings.cards import rank
from kingdoms.games.rival_kings.words.phrases import order_of_equals
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import CLOSE, NOWHERE, Place, Places, Sight, at
from kingdoms.ui.boards.rival_kings.court import character_at, conflicts, court_order, crest_of
from kingdoms.ui.boards.rival_kings.overlays import reveal_list
from kingdoms.ui.boards.rival_kings.overlays.names import paint_owner, size_of_names
from kingdoms.ui.boards.rival_kings.pieces import attacks, characters
from kingdoms.ui.boards.rival_kings.pieces.cards import MARKER
from kingdoms.ui.boards.rival_kings.pieces.facts import paint_fact, width_of_fact
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import BUTTON, PANEL, paint_heading
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, height_of
from kingdoms.ui.theme import theme

_ASPECT = 1.9  # the greatest height of a character relative to its width
_LARGEST = 2.4  # the greatest width of a character, relative to the smallest card
_ARROWS = 8  # the height of the space for arrows above the characters, in units
_BUTTON = 3.5  # the width of the button, in touches
_NOTE_LINES = 4
_LOW = 6  # in touches: below this height, the button is next to the characters and the heading is left out
_LEAST = 2.2  # the least width of characters side by side, in touches; narrower ones are stacked in a list


class RivalKingsReveal:
    """The characters in order of rank, each above its owner's name and markers."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        """The heading, the characters with their conflicts, and the button to go on."""
        if room.height < _LOW * theme.touch:
            inner = room.inset(theme.gap)
            foot, inner = inner.cut_right(_BUTTON * theme.touch / 2, theme.gap)
            places: Places = {opened: at(room, PANEL), CLOSE: at(foot.cut_bottom(theme.touch)[0], BUTTON)}
            return places | _lay_out_characters(sight, inner)
        note = _note_height(sight, room.width - 2 * theme.gap)
        above, below = LINE * theme.subtitle + theme.unit + note, theme.touch + theme.gap
        around = above + below + 2 * theme.gap
        most = room.inset(theme.gap, around / 2)
        is_list = _is_list(sight, most)
        height = reveal_list.height_of(sight, most) if is_list else _height_of_characters(sight, most)
        panel = room.centred(room.width, height + around)
        heading, inner = panel.inset(theme.gap).cut_top(LINE * theme.subtitle, theme.unit)
        words, inner = inner.cut_top(note)
        foot, inner = inner.cut_bottom(theme.touch, theme.gap)
        places = {opened: at(panel, PANEL), CLOSE: at(foot.centred(_BUTTON * theme.touch, theme.touch), BUTTON)}
        places[("heading",)] = Place(heading, NOWHERE)
        if note:
            places[("note",)] = Place(words, NOWHERE)
        return places | (reveal_list.lay_out if is_list else _lay_out_characters)(sight, inner)

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """How the overlay looks, or something on it: a heading, a character or its back, its owner, or a conflict."""
        listed = reveal_list.look_of(self._board.overlay, sight, thing, place)
        if listed is not None:
            return listed
        match thing:
            case ("heading",):
                return paint_heading, place.rect, _("The characters are revealed")
            case ("note",):
                return _paint_note, place.rect, order_of_equals()
            case ("back", _character):
                return _paint_back, place.rect
            case ("arrow", attacker, victim):
                ends = self._ends(attacker, victim)
                return attacks.paint_arrow, *ends, _ARROWS * theme.unit, crest_of(sight, attacker)
            case ("swords", first, second):
                return attacks.paint_swords, *self._ends(first, second)
            case ("owner", seat):
                return paint_owner, place.rect, sight.captions[seat], size_of_names(sight, place.rect.width)
            case ("markers", seat):
                count = self._board.count(("markers", seat))
                width = width_of_fact(count, theme.subtitle, place.rect.height)
                return paint_fact, place.rect.centred(width, place.rect.height), MARKER, count, theme.subtitle
            case ("character" | "neutral", *_seat):
                return _paint_revealed, place.rect, character_at(sight, thing), crest_of(sight, thing)
        return _paint_panel, place.rect

    def _ends(self, *things: Thing) -> tuple[Rect, ...]:
        return tuple(self._board.overlay[thing].rect for thing in things)


def _note_height(sight: Sight, width: float) -> float:
    """The height of the note about the order of equal ranks; 0 if all ranks of players differ."""
    ranks = [rank(character) for character in sight.view.chosen]
    return height_of(order_of_equals(), Style(round(theme.small)), width) if len(set(ranks)) < len(ranks) else 0


def _character_size(sight: Sight, room: Rect) -> tuple[float, float]:
    count = len(court_order(sight))
    width = min((room.width + theme.gap) / count - theme.gap, _LARGEST * theme.card_width)
    return width, min(room.height - _ARROWS * theme.unit - 2 * _line(), width * _ASPECT)


def _line() -> float:
    """The height of the line with an owner's name, and of the one with their markers."""
    return LINE * theme.subtitle


def _height_of_characters(sight: Sight, room: Rect) -> float:
    """The height of the characters with what is above and below them."""
    return _ARROWS * theme.unit + _character_size(sight, room)[1] + 2 * _line()


def _lay_out_characters(sight: Sight, room: Rect) -> Places:
    order = court_order(sight)
    width, height = _character_size(sight, room)
    room = room.cut_top(_ARROWS * theme.unit)[1]
    row = room.centred(len(order) * (width + theme.gap) - theme.gap, height + 2 * _line())
    places: Places = {}
    for thing, column in zip(order, row.columns(len(order), theme.gap), strict=True):
        card, below = column.cut_top(height)
        places[("back", character_at(sight, thing))] = Place(card, NOWHERE)
        places[thing] = Place(card, NOWHERE)
        if thing[0] == "character":
            name, markers = below.cut_top(_line())
            places[("owner", thing[1])] = Place(name, NOWHERE)
            places[("markers", thing[1])] = Place(markers.centred(2 * _line(), _line()), NOWHERE)
    return places | conflicts(sight, order)


def _is_list(sight: Sight, room: Rect) -> bool:
    """Whether the characters would be too narrow side by side, and there is room to stack them."""
    return _character_size(sight, room)[0] < _LEAST * theme.touch and reveal_list.has_room(sight, room)


def _paint_panel(painter: Painter, rect: Rect) -> None:
    painter.parchment(rect)


def _paint_note(painter: Painter, rect: Rect, note: str) -> None:
    painter.text(note, rect, theme.small, theme.faded, lines=_NOTE_LINES)


def _paint_back(painter: Painter, rect: Rect) -> None:
    painter.picture(characters.CHARACTER_BACK, rect)


def _paint_revealed(painter: Painter, rect: Rect, character: int, crest: int) -> None:
    """A character with its owner's crest, and the rank it robs, which explains its attack."""
    characters.paint_character(painter, rect, character, crest, shows_prey=True)
