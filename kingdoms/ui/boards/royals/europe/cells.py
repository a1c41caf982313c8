"""The width of the portrait cells on the Royals map: what a finger and the name of a city need."""

from kingdoms.ui.theme import theme

_CELL, CELL_LETTERS = 1.0, 4.1  # the least width of a portrait cell: in touches, and in type sizes of a city's name
_CELL_NAMED = 1.17  # the least width with the smallest type allowed, in touches
_CELL_IN_ROWS = 1.08  # the same for plaques in rows, in touches
_LARGEST = 2.1  # the greatest width of a portrait cell, in touches
SMALL_CELL = 0.98  # the width of a portrait cell, in touches, below which it is too small for a finger
_NEARLY = 0.99  # the share of the greatest width from which a cell counts as large
ROUND = 0.12  # the corner radius of a plaque and of a holder's colour, relative to their height


def least_cell() -> float:
    """The width of a portrait cell that a finger needs."""
    return float(max(_CELL * theme.touch, CELL_LETTERS * theme.small))


def narrowest_cell() -> float:
    """The width of a portrait cell at which its city's name is just readable, however large other text is."""
    return float(_CELL_NAMED * theme.touch)


def least_in_rows() -> float:
    """The least width of a portrait cell on plaques in rows."""
    return float(_CELL_IN_ROWS * theme.touch)


def is_large(cell: float) -> bool:
    """Whether a portrait cell has its greatest width: then large letters fit on the land itself."""
    return cell > _NEARLY * largest_cell()


def largest_cell() -> float:
    """The greatest width of a portrait cell."""
    return float(_LARGEST * theme.touch)


def is_small(cell: float) -> bool:
    """Whether a portrait cell is too narrow for a finger."""
    return cell < SMALL_CELL * theme.touch
