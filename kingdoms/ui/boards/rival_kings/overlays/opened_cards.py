"""Which cards an overlay of Rival Kings shows: those of a pile, a hand, or everything in front of a seat."""

from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.state import HIDDEN
from kingdoms.ui.board.sight import Sight
from kingdoms.ui.boards.rival_kings.rest_of_hand import IN_HAND
from kingdoms.ui.boards.rival_kings.rows import rows_of


def groups_of(sight: Sight, opened: Thing) -> list[list[Thing]]:
    """The cards of a pile that the viewer knows, from the top; the viewer's hand; or everything in front of a seat."""
    name, number = opened
    if name == "pile":
        groups = [cards_in_pile(sight, number)]
    elif name == IN_HAND:
        groups = [[("hand", card) for card in sight.view.hands[number]]]
    else:
        groups = [[(kind, number, card) for card in range(len(row))] for kind, row in rows_of(sight, number)]
    return [group for group in groups if group]


def cards_in_pile(sight: Sight, pile: int) -> list[Thing]:
    """The cards of a pile that the viewer knows, from the top; a second copy of a card is a separate thing."""
    found: list[Thing] = []
    for card in reversed(sight.view.piles[pile]):
        if card != HIDDEN:
            found.append(("pick", card) if ("pick", card) not in found else ("pick", card, 1))
    return found
