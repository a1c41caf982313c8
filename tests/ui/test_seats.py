"""Seats around the table: nothing that lies on one hides what is told there."""

from collections.abc import Callable
from typing import Any

from kivy.graphics import InstructionGroup

from kingdoms.ui.boards.rival_kings_cards import COIN, MARKER
from kingdoms.ui.boards.rival_kings_court import CHARACTER_BACK
from kingdoms.ui.painter import Painter
from kingdoms.ui.rect import Rect
from kingdoms.ui.seats import STRIP, Fact, look_of_seat
from kingdoms.ui.theme import theme
from tests.ui.conftest import PHONE
from tests.ui.places import overlap
from tests.ui.positions import offers, session_where


class Record(Painter):
    """Paints, and keeps where."""

    def __init__(self) -> None:
        super().__init__(InstructionGroup())
        self.places: dict[str, Rect] = {}

    def picture(self, name: str, rect: Any, *more: Any) -> Any:
        """Keeps where a drawing is."""
        self.places[name] = Rect(*rect)
        return super().picture(name, rect, *more)

    def text(self, text: str, where: Any, *more: Any, **how: Any) -> Rect:
        """Keeps where a text is."""
        self.places[text] = super().text(text, where, *more, **how)
        return self.places[text]


def test_the_card_of_who_has_chosen_covers_neither_name_nor_numbers(launch: Callable[..., Any]) -> None:
    finger = launch(PHONE)
    finger.app.show("table", session=session_where(offers("Buy")))
    finger.frames(4)
    sight = finger.table.board.sight
    strip = Rect(0, 0, PHONE[0] / 3 - theme.gap, theme.touch)
    facts = (Fact(("coins", 1), COIN, 11), Fact(("markers", 1), MARKER, 4))
    paint, *arguments = look_of_seat(sight, 1, strip, STRIP, facts, CHARACTER_BACK)
    painter = Record()
    paint(painter, *arguments)
    card = painter.places.pop(CHARACTER_BACK)
    assert {sight.seats[1].name, "11", "4"} <= painter.places.keys()
    assert not [what for what, place in painter.places.items() if overlap(card, place)]
