"""The characters of Rival Kings: their cards with the actions."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from kingdoms.core.seats import NO_CREST
from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.cards import CHARACTERS, RANKS, STEALS_FROM, rank
from kingdoms.games.rival_kings.words.names import character_name
from kingdoms.ui.boards.rival_kings.pieces.bands import ART
from kingdoms.ui.boards.rival_kings.pieces.cards import (
    corner_of,
    is_whole_face,
    name_in_lines,
    paint_whole_head,
)
from kingdoms.ui.boards.rival_kings.pieces.seals import USED, crest_colours, paint_pennant, paint_seal
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_chosen, raised
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import LINE, Style, step_of_type
from kingdoms.ui.theme import PLATE, faint, mixed, theme

CHARACTER_BACK = f"{ART}/pieces/character_back"
REVEAL: Thing = ("reveal",)
"""The reveal of all characters, which has its own overlay."""
_LEAST_PORTRAIT = 0.55  # the least height of a portrait, in touches
_BESIDE_ACTIONS = 1.0  # the least width of a portrait next to the actions, in touches
_WHOLE_FACE = 1.2  # the height of a portrait, in touches, below which it is next to the actions, not above them
_READ = 0.5  # the least width of an action that cannot be tapped, in touches
_LOW_ROW = 0.62  # the height of such an action if two rows are needed, in touches
_COLUMNS = 2  # the least number of columns of actions
_TALLEST_NAME = 0.25  # the greatest share of a card's height for its name
_ACTION, _ACTION_ASPECT = 0.25, 1 / 3  # the greatest height of an action, relative to the card's height and width
_TILE_CORNER = 0.18  # the greatest corner radius of an action, as a share of its shorter side
_ACTION_SYMBOL = 0.72  # the side of its symbol, as a share of the shorter side of an action

# The corners of a portrait.
_RANK_HEIGHT, _RANK_WIDTH = 0.42, 0.3  # the greatest side of a rank, as shares of the portrait
_RANK_LETTER, _PREY_LETTER = 0.7, 0.72  # the size of a rank's letter, as a share of the height of its ground
_SMALL, _CREST = 0.8, 1.3  # the side of the other symbols and of a crest, relative to a rank
_TIE_MARGIN = 0.1  # the margin of the tie symbol, as a share of it
_PENNANT, _PENNANT_ASPECT = 0.8, 1.3  # the current player's pennant: its width relative to a rank, its shape
_PREY_WIDTH, _PREY_RIGHT, _PREY_EDGE = 1.8, 0.1, 0.12  # the robbed rank, its margin and edge, in heights
_PLAYED = 0.5  # the opacity of the veil over a played character
_PLAYED_SEAL = 0.45  # the side of the seal in the middle of it, as a share of the shorter side of the portrait
_DONE = 0.65  # the opacity of the veil over an action that is over
_TILE = 0.6  # how far the colour of an action's tile is from vellum to that of grooves
_STOLEN = 0.25  # the opacity of the symbol of a stolen action
_LEAST_NAMED = 1.5  # the least height of a small card with its name, in touches
_MASK = 0.52  # the width of the thief's mask, as a share of the total


class CharacterParts(NamedTuple):
    """The parts of a character's card."""

    portrait: Rect
    name: Rect
    actions: list[Rect]


def character_parts(rect: Rect, character: int, can_choose_action: bool) -> CharacterParts:
    """Where the parts of a character's card are.

    Actions to be tapped one by one take two rows if one row would make them too narrow. Actions that are only read take
    one row, or two low ones if their symbols would be too small, to leave more space for the portrait. If two rows of
    actions to tap leave too little height for the portrait, it goes beside them or else takes the name's place.
    """
    count = len(CHARACTERS[character].actions)
    inner = rect.inset(theme.unit / 2)
    if can_choose_action and _is_crowded(rect, character):
        if rect.width >= width_for_portrait(character):
            return _parts_beside(inner, count)
        name_height = 0.0
    else:
        name_height = _height_of(_name_of(rect, character))
    is_narrow = inner.width < count * theme.touch * (1 if can_choose_action else _READ)
    rows = 2 if count > 2 and is_narrow else 1
    height = max(theme.touch, min(rect.height * _ACTION, rect.width * _ACTION_ASPECT))
    if rows == 2 and not can_choose_action:
        height = _LOW_ROW * theme.touch
    # If there is not room for both, a finger's needs take priority over the portrait.
    least = min(_LEAST_PORTRAIT * theme.touch, max(0.0, inner.height - name_height - rows * theme.touch))
    room, rest = inner.cut_bottom(min(rows * height, inner.height - name_height - least))
    per_row = max(_COLUMNS, ceil(count / rows))
    cells = [cell for row in room.rows(rows) for cell in row.columns(per_row)][:count]
    if count == 1:
        cells = [room.centred(cells[0].width, room.height)]
    name, portrait = rest.cut_bottom(name_height)
    return CharacterParts(portrait, name, cells)


def _is_crowded(rect: Rect, character: int) -> bool:
    """Whether two rows of actions to tap leave too little height for a portrait above them."""
    is_narrow = rect.width - theme.unit < len(CHARACTERS[character].actions) * theme.touch
    rest = rect.height - theme.unit - 2 * theme.touch - _height_of(_name_of(rect, character))
    return len(CHARACTERS[character].actions) > 2 and is_narrow and rest < _WHOLE_FACE * theme.touch


def _parts_beside(inner: Rect, count: int) -> CharacterParts:
    """The portrait at full height and, to its right, the name above two rows of actions."""
    room, portrait = inner.cut_right(_COLUMNS * theme.touch)
    actions, name = room.cut_bottom(min(2 * theme.touch, room.height))
    cells = [cell for row in actions.rows(2) for cell in row.columns(_COLUMNS)][:count]
    return CharacterParts(portrait, name, cells)


def _name_of(rect: Rect, character: int) -> tuple[str, Style] | None:
    """The name in one line or two; None if it would be illegible, since the rank and the portrait stand for it."""
    found = name_in_lines(character_name(character), rect.width - 2 * theme.unit, rect.height)
    return found if _height_of(found) <= rect.height * _TALLEST_NAME else None


def _height_of(name: tuple[str, Style] | None) -> float:
    """The height of a name in its style; 0 if there is none."""
    return 0.0 if name is None else (name[0].count("\n") + 1) * LINE * name[1].size


def width_for_fingers() -> float:
    """The width of a card on which actions can be tapped side by side in two columns, with some space around them."""
    return _COLUMNS * (theme.touch + theme.unit)


def width_for_portrait(character: int) -> float:
    """The width of a card with two columns of actions to tap; if there are two rows, with the portrait next to them."""
    beside = _BESIDE_ACTIONS * theme.touch if len(CHARACTERS[character].actions) > _COLUMNS else 0
    return width_for_fingers() + beside


def width_for_row(character: int) -> float:
    """The width of a card on which all actions can be tapped side by side in one row."""
    return len(CHARACTERS[character].actions) * theme.touch + theme.unit


def has_whole_portrait(rect: Rect, character: int) -> bool:
    """Whether a portrait shows a whole face even if the actions have to be tapped."""
    portrait = character_parts(rect, character, can_choose_action=True).portrait.inset(theme.hair)
    return is_whole_face(portrait)


def portrait_of(character: int) -> str:
    """The portrait of a character."""
    return f"{ART}/characters/{CHARACTERS[character].key}"


def paint_character(
    painter: Painter,
    rect: Rect,
    character: int,
    crest: int = NO_CREST,
    covered: Sequence[int] = (),
    can_choose_action: bool = False,
    shows_prey: bool = False,
) -> None:
    """A character: portrait, rank, whom it robs, name and actions, large enough for a finger if they can be tapped.

    In the court the owner's `crest` replaces whom it robs, since the arrows show that there, unless both should be
    visible; `covered` has the crests on its actions.
    """
    painter.parchment(rect, corner_of(rect))
    parts = character_parts(rect, character, can_choose_action)
    portrait = parts.portrait.inset(theme.hair)
    paint_whole_head(painter, portrait_of(character), portrait)
    _paint_corners(painter, parts.portrait, character, crest, shows_prey or crest == NO_CREST)
    found = name_in_lines(character_name(character), parts.name.width - theme.unit, rect.height)
    if found is not None and _height_of(found) <= parts.name.height:
        name, style = found
        painter.text(name, parts.name, style.size, bold=True, lines=name.count("\n") + 1)
    painter.line((parts.name.x, parts.name.y, parts.name.right, parts.name.y), theme.line)
    for number, cell in enumerate(parts.actions):
        thief = covered[number] if number < len(covered) else NO_CREST
        paint_action(painter, tile_of(cell), CHARACTERS[character].actions[number], thief)


def paint_chosen_character(painter: Painter, rect: Rect, character: int, owner: int) -> None:
    """The viewer's character, chosen but not revealed; the tick keeps clear of the ranks in the corners."""
    place = raised(rect, is_chosen=True)
    paint_character(painter, place, character)
    paint_chosen(painter, place, owner, corner_of(rect), is_central=True)


def paint_played_character(painter: Painter, rect: Rect, character: int, owner: int) -> None:
    """A character that its owner has played this round: behind a veil, with the ticked seal of something used."""
    paint_character(painter, rect, character)
    parts = character_parts(rect, character, can_choose_action=False)
    for part in (parts.portrait, rect._replace(height=parts.name.y - rect.y)):
        painter.fill(part.inset(theme.hair), faint(theme.ground, _PLAYED))
    side = _PLAYED_SEAL * min(parts.portrait.width, parts.portrait.height)
    paint_seal(painter, parts.portrait.centred(side, side), owner, USED)


def paint_courtier(
    painter: Painter,
    rect: Rect,
    character: int,
    crest: int,
    covered: Sequence[int],
    can_choose_action: bool,
    is_acting: bool,
    running: Sequence[int] = (),
) -> None:
    """A character in the court; the current player's has a pennant in the corner below its crest, off the face.

    The tiles of `running` actions are in the owner's colour.
    """
    paint_character(painter, rect, character, crest, covered, can_choose_action)
    parts = character_parts(rect, character, can_choose_action)
    _paint_prey_below_rank(painter, parts.portrait, character)
    for number in running:
        paint_running(painter, tile_of(parts.actions[number]), crest, CHARACTERS[character].actions[number])
    if is_acting:
        portrait = parts.portrait
        side = _rank_side(portrait)
        width = side * _PENNANT
        height = min(width * _PENNANT_ASPECT, max(0.0, portrait.height - side * _CREST))
        x = portrait.right - (side * _CREST + width) / 2
        paint_pennant(painter, Rect(x, portrait.y + theme.unit, width, height - theme.unit), crest)


def _paint_corners(painter: Painter, rect: Rect, character: int, crest: int, shows_prey: bool) -> None:
    """The rank's letter in one corner and the tie symbol below; in the other the owner's crest and the robbed rank."""
    side = _rank_side(rect)
    left = Rect(rect.x, rect.top - side, side, side).moved(theme.unit / 2, -theme.unit / 2)
    paint_rank(painter, left, character)
    small = side * _SMALL
    if character % 2 == 0:
        below = left.moved(0, -side).centred(small, small)
        painter.circle(below.centre, small / 2, faint(theme.panel, PLATE))
        paint_symbol(painter, f"{ART}/symbols/tie", below.inset(small * _TIE_MARGIN), theme.ink)
    prey = STEALS_FROM.get(rank(character))
    y = left.y + (side - small) / 2
    if crest != NO_CREST:
        shield = min(_CREST * side, rect.height)
        painter.crest(crest, Rect(rect.right - shield, rect.top - shield, shield, shield))
        # Below the crest it would cover the face.
        y = rect.y + small * _PREY_RIGHT
    if shows_prey and prey is not None:
        width = small * _PREY_WIDTH
        x = rect.right - small * _PREY_RIGHT - width
        _paint_prey(painter, Rect(x, y, width, small), prey)


def paint_rank(painter: Painter, disc: Rect, character: int) -> None:
    """A character's rank on a disc."""
    painter.circle(disc.centre, disc.width / 2, theme.panel)
    painter.ring(disc.centre, disc.width / 2, theme.ink)
    painter.text(RANKS[rank(character)], disc, step_of_type(disc.width * _RANK_LETTER), bold=True)


def paint_small_character(painter: Painter, rect: Rect, character: int) -> None:
    """The portrait and the rank, and the name on a large card."""
    painter.parchment(rect, theme.unit)
    found = _name_of(rect, character) if rect.height >= _LEAST_NAMED * theme.touch else None
    below, portrait = rect.cut_bottom(_height_of(found))
    paint_whole_head(painter, portrait_of(character), portrait.inset(theme.hair))
    if found is not None:
        name, style = found
        painter.text(name, below, style.size, bold=True, lines=name.count("\n") + 1)
    side = theme.tiny / _RANK_LETTER
    paint_rank(painter, Rect(rect.x, rect.top - side, side, side), character)


def paint_rank_card(painter: Painter, rect: Rect, character: int) -> None:
    """A small face-up card with nothing but a character's rank."""
    painter.parchment(rect, theme.unit / 2)
    painter.outline(rect, theme.ink, radius=theme.unit / 2)
    painter.text(RANKS[rank(character)], rect, theme.tiny, bold=True)


def paint_portrait(painter: Painter, rect: Rect, character: int, crest: int = NO_CREST) -> None:
    """The portrait with the rank, whom it robs, and its owner's crest."""
    painter.parchment(rect, corner_of(rect))
    paint_whole_head(painter, portrait_of(character), rect.inset(theme.hair))
    _paint_corners(painter, rect, character, crest, shows_prey=True)


def paint_name_and_actions(painter: Painter, rect: Rect, character: int, size: float, tile: float) -> None:
    """A character's name, and below it the actions on square tiles; only the name if there is no room for both."""
    if rect.height < tile + LINE * theme.least_name:
        tile = 0
    below, above = rect.cut_bottom(tile)
    painter.text(character_name(character), above, size, bold=True, align="left")
    for action in CHARACTERS[character].actions if tile else ():
        cell, below = below.cut_left(tile, theme.unit)
        paint_action(painter, cell, action)


def _rank_side(portrait: Rect) -> float:
    """The diameter of the disc that shows the rank."""
    return min(portrait.height * _RANK_HEIGHT, portrait.width * _RANK_WIDTH, 2 * theme.subtitle)


def _paint_prey(painter: Painter, rect: Rect, prey: int) -> None:
    painter.fill(rect, faint(theme.panel, PLATE), rect.height / 2)
    painter.outline(rect, theme.line, radius=rect.height / 2)
    mask, letter = rect.inset(rect.height * _PREY_EDGE, 0).cut_left(rect.width * _MASK)
    paint_symbol(painter, f"{ART}/symbols/theft", mask.fitted(1), theme.wax)
    painter.text(RANKS[prey], letter, step_of_type(rect.height * _PREY_LETTER), bold=True)


def _paint_prey_below_rank(painter: Painter, portrait: Rect, character: int) -> None:
    """The robbed rank at the lower left, if there is room for it below the rank and the tie symbol."""
    side, prey = _rank_side(portrait), STEALS_FROM.get(rank(character))
    small = side * _SMALL
    if prey is not None and portrait.height >= side + 2 * small + theme.unit:
        margin = theme.unit / 2
        _paint_prey(painter, Rect(portrait.x + margin, portrait.y + margin, small * _PREY_WIDTH, small), prey)


def tile_of(cell: Rect) -> Rect:
    """The tile of an action within its cell."""
    return cell.inset(theme.unit / 2)


def paint_action(painter: Painter, tile: Rect, action: str, crest: int = NO_CREST) -> None:
    """One action as a symbol on a tile; a thief's crest covers most of it."""
    side = min(tile.width, tile.height)
    symbol = tile.centred(side * _ACTION_SYMBOL, side * _ACTION_SYMBOL)
    painter.fill(tile, mixed(theme.panel, theme.sunk, _TILE), _tile_corner(tile))
    painter.outline(tile, theme.line, radius=_tile_corner(tile))
    ink = theme.ink if crest == NO_CREST else faint(theme.ink, _STOLEN)
    paint_symbol(painter, f"{ART}/symbols/{action}", symbol, ink)
    if crest != NO_CREST:
        painter.crest(crest, tile.centred(side, side))


def paint_running(painter: Painter, tile: Rect, crest: int, action: str) -> None:
    """An action that is being carried out, on a tile in its owner's colour."""
    colour, ink = crest_colours(crest)
    side = min(tile.width, tile.height) * _ACTION_SYMBOL
    painter.fill(tile, colour, _tile_corner(tile))
    paint_symbol(painter, f"{ART}/symbols/{action}", tile.centred(side, side), ink)
    painter.outline(tile, theme.ink, theme.hair, _tile_corner(tile))


def paint_done(painter: Painter, tile: Rect) -> None:
    """A veil over an action that is done."""
    painter.fill(tile, faint(theme.panel, _DONE), _tile_corner(tile))


def _tile_corner(tile: Rect) -> float:
    """The corner radius of an action's tile: on a large tile, the same as that of the gold edge."""
    return min(theme.corner, _TILE_CORNER * min(tile.width, tile.height))


def paint_nothing(_painter: Painter) -> None:
    """Paints nothing, for things drawn as part of another one."""
