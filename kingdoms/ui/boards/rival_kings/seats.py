"""The seats of Rival Kings on a phone: crest, name, numbers and cards, and a small card for those who have chosen."""

from collections.abc import Sequence

from kivy.properties import BooleanProperty, NumericProperty, OptionProperty

from kingdoms.core.state import Thing
from kingdoms.games.rival_kings.state import NONE
from kingdoms.ui.board.sight import Place, Places, Sight
from kingdoms.ui.board.zones.seats import COLUMN, STRIP, SeatsZone
from kingdoms.ui.boards.rival_kings.pieces.characters import CHARACTER_BACK
from kingdoms.ui.boards.rival_kings.pieces.row_heading import NUMBERS, PICTURES, is_seen_acting, played_before
from kingdoms.ui.boards.rival_kings.pieces.seat_face import NO_ROWS, CardRows, Fact, SeatFace, least_height, paint_seat
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.theme import theme

_LEAST_CELLS = 3  # a column has room for at least this many seats, so that a single rival's is not too tall


class RivalKingsSeats(SeatsZone):
    """The rivals; a tap on one of them shows their rows."""

    kind = OptionProperty(STRIP, options=(STRIP, COLUMN))
    has_cards = BooleanProperty(False)
    """Whether a strip has a line for the rivals' cards."""
    highest_with_cards = NumericProperty(0)
    """The greatest height of a strip with such a line."""

    def heights(self, sight: Sight) -> dict[int, float]:
        """The rivals, each with the height of a line for the name, one for the numbers and one for the cards."""
        return dict.fromkeys(sight.rivals, max(theme.touch, least_height() + theme.unit))

    def strip_height(self, sight: Sight) -> float:
        """Tall enough for cards if it has them, but not too tall when text is large."""
        if not self.has_cards:
            return super().strip_height(sight)
        return min(self.highest_with_cards, max(self.heights(sight).values(), default=0.0))

    def lay_out(self, sight: Sight) -> Places:
        """The seats, side by side or stacked."""
        if self.kind == STRIP:
            return self.side_by_side(sight.rivals)
        return self.below_each_other(dict.fromkeys(sight.rivals, self.rect.rows(_LEAST_CELLS, self.spacing)[0].height))

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        """A seat; a small face-down card shows that it has chosen."""
        seat = thing[1]
        has_chosen = not sight.view.revealed and sight.view.chosen[seat] != NONE
        card = CHARACTER_BACK if has_chosen and not self.board.is_in_the_air(("character", seat)) else ""
        shown = sight if is_seen_acting(self.board, sight, seat) else sight._replace(actor=None)
        return look_of_seat(shown, seat, place, self._facts(seat), card, self._rows(sight, seat))

    def _rows(self, sight: Sight, seat: int) -> CardRows:
        """A seat's cards that are not in the air."""
        rows = {"subject": sight.view.subjects[seat], "building": sight.view.buildings[seat]}
        return CardRows(
            *(
                tuple(card for place, card in enumerate(row) if not self.board.is_in_the_air((name, seat, place)))
                for name, row in rows.items()
            )
        )

    def _facts(self, seat: int) -> tuple[Fact, ...]:
        """The public facts about a seat."""
        things = ((name, seat) for name in NUMBERS)
        return tuple(Fact(thing, PICTURES.get(thing[0], ""), self.board.count(thing)) for thing in things)


def look_of_seat(
    sight: Sight, seat: int, place: Place, facts: Sequence[Fact], card: str = "", rows: CardRows = NO_ROWS
) -> Look:
    """How a seat looks; `card` is the picture of a small card in front of it, if any."""
    who = sight.seats[seat]
    face = SeatFace(
        sight.captions[seat], who.crest, sight.actor == seat, tuple(facts), card, rows, played_before(sight, seat)
    )
    return paint_seat, place.rect, face
