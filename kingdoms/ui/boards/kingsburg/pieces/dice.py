"""The dice of Kingsburg: one die in a player's colours, and small dice in a line."""

from kingdoms.games.kingsburg.board import COLOURED_DICE
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.drawing.gallery import paint_symbol
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import step_of_type
from kingdoms.ui.theme import Colour, faint, mixed, theme

DIE = "kingsburg/pieces/die"
WHITE_CREST, NOBODY = -1, -2
"""Used in place of a crest, for white dice and for neutral dice."""
UNROLLED = 0
"""The value of a die that has not been rolled yet."""
DIE_CORNER = 0.2
"""The corner radius of a die, as a share of its picture."""
_DIE_EDGE, _DIE_CHARGE = 0.03, 0.16  # the margins around a die and around the charge on it, as shares of its picture
_QUESTION = 0.86  # the size of the question mark on a die that has not been rolled, as a share of its height
_SHADE = 0.07  # how much ink is mixed into a white die
_VEIL = 0.62  # the opacity of the veil over a die that is out of play
_CHARGE = 0.2  # the opacity of the charge on a die
Values = tuple[tuple[int, bool], ...]
"""The values of dice, and whether each is white."""


def is_white(die: int) -> bool:
    """Whether the die at this index is white."""
    return die >= COLOURED_DICE


def die_colours(crest: int) -> tuple[Colour, Colour]:
    """The colours of a die and its pips."""
    tincture = {WHITE_CREST: "argent", NOBODY: "sable"}.get(crest) or ARMS[crest].tincture
    body, ink = theme.tinctures[tincture], theme.tincture_inks[tincture]
    # Pure white would be invisible on vellum.
    return (mixed(body, ink, _SHADE) if crest == WHITE_CREST else body), ink


def pips(value: int) -> str:
    """The picture of the pips on a face of a die."""
    return f"kingsburg/pieces/pips_{value}"


def paint_die(painter: Painter, rect: Rect, crest: int, value: int) -> None:
    """A die in the colours of a crest, with its charge under the pips if it is large enough."""
    body, ink = die_colours(crest)
    paint_symbol(painter, DIE, rect, body)
    if crest >= 0 and rect.width >= theme.glyph:
        painter.picture(f"heraldry/{ARMS[crest].charge}", rect.inset(rect.width * _DIE_CHARGE), faint(ink, _CHARGE))
    if value == UNROLLED:
        painter.text("?", rect, step_of_type(rect.height * _QUESTION), ink, bold=True)
    else:
        paint_symbol(painter, pips(value), rect, ink)
    if crest == WHITE_CREST:
        # On vellum a white die would have no edge.
        painter.outline(rect.inset(rect.width * _DIE_EDGE), theme.faded, theme.hair, rect.width * DIE_CORNER)


def dice_places(rect: Rect, count: int) -> list[Rect]:
    """Where small dice are: in a line, starting on the left."""
    side = min(rect.height, (rect.width + theme.hair) / max(1, count) - theme.hair)
    step = side + theme.hair
    return [Rect(rect.x + number * step, rect.centre[1] - side / 2, side, side) for number in range(count)]


def paint_aside(painter: Painter, rect: Rect, crest: int, value: int) -> None:
    """A die that is out of play this season, under a veil."""
    paint_die(painter, rect, crest, value)
    painter.fill(rect.inset(rect.width * _DIE_EDGE), faint(theme.panel, _VEIL), rect.width * DIE_CORNER)


def paint_dice(painter: Painter, rect: Rect, crest: int, dice: Values, aside: Values = ()) -> None:
    """Small dice in a line from the left, those set aside last."""
    places = dice_places(rect, len(dice) + len(aside))
    for number, ((value, is_white), place) in enumerate(zip((*dice, *aside), places, strict=True)):
        paint = paint_die if number < len(dice) else paint_aside
        paint(painter, place, WHITE_CREST if is_white else crest, value)
