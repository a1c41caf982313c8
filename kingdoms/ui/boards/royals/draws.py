"""Drawing in Royals: the first two cards that are tapped show which of the two plans is meant.

The rules ask for the plan before the cards. At the table nobody announces it: a player who takes two country cards
draws three, and one who takes an intrigue card draws one of each.
"""

from collections.abc import Sequence
from itertools import takewhile

from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import _
from kingdoms.games.royals.events import DrewHidden, DrewIntrigue, TurnBegan
from kingdoms.games.royals.moves import DrawThree, DrawWithIntrigue, TakeHidden, TakeIntrigue, TakeOpen
from kingdoms.games.royals.words.names import country_name
from kingdoms.ui.board.sight import Sight

DECK: Thing = ("deck",)
INTRIGUE_DECK: Thing = ("intrigue_deck",)
COUNTRY_CARD: Thing = ("country_card",)
"""The kind of all country cards while there is a plan to choose: they are interchangeable."""
PLANS = DrawThree, DrawWithIntrigue


def is_planning(sight: Sight) -> bool:
    """Whether the viewer has not drawn anything yet, and can still choose either plan."""
    return bool(sight.lit) and bool(sight.view.agenda) and sight.view.asked == "plan"


def is_country_card(sight: Sight, thing: Thing) -> bool:
    """Whether the thing is a country card that can be taken: a face-up one, or the top of the deck."""
    return bool(sight.view.deck) if thing == DECK else thing[0] == "open" and thing[1] < len(sight.view.display)


def any_first_card(sight: Sight) -> Thing:
    """A card with which drawing three country cards can always begin."""
    return ("open", 0) if sight.view.display else DECK


def takes(sight: Sight, things: Sequence[Thing]) -> list[Move]:
    """The moves that take these cards; only one from the deck, however often it was tapped."""
    return [_take(sight, thing) for thing in dict.fromkeys(things)]


def _take(sight: Sight, thing: Thing) -> Move:
    if thing[0] == "open":
        return TakeOpen(sight.view.display[thing[1]])
    return TakeHidden() if thing == DECK else TakeIntrigue()


def place_of(sight: Sight, move: Move) -> Thing:
    """The first of the cards that a move may take."""
    return ("open", sight.view.display.index(move.country)) if isinstance(move, TakeOpen) else DECK


def has_drawn_unseen(sight: Sight) -> bool:
    """Whether a card that nobody else has seen was drawn in this turn."""
    turn = takewhile(lambda event: not isinstance(event, TurnBegan), reversed(sight.past))
    return any(isinstance(event, (DrewHidden, DrewIntrigue)) for event in turn)


def after_first() -> str:
    """A sentence on what the second card decides."""
    return _("Draw a second country card (3 in all) or an intrigue card (2 in all)")


def about_first(sight: Sight, first: Thing) -> str:
    """A sentence on the first card, and how to put it back."""
    if first == DECK:
        return _("First card: from the deck. Tap the deck again to draw the second there, or undo to put it back.")
    text = _("First card: {country}. Tap it again to put it back.")
    return text.format(country=country_name(sight.view.display[first[1]]))
