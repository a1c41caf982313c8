"""The mark of chosen things: the same in all games, raised, in the colour of the seat and never gold."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from kivy.graphics import InstructionGroup

from kingdoms.ui.boards.kingsburg import tray
from kingdoms.ui.boards.paladins.overlays.choice import choice
from kingdoms.ui.boards.paladins.own import hand as workers
from kingdoms.ui.boards.rival_kings.pieces import characters
from kingdoms.ui.boards.royals import hand
from kingdoms.ui.boards.royals.europe.positions import paint_holders_ground
from kingdoms.ui.boards.royals.overlays import title_scores
from kingdoms.ui.boards.royals.pieces import BACK
from kingdoms.ui.charts.statistics import Feat
from kingdoms.ui.drawing.crests import tinctures_of
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.panels import paint_band, paint_chosen, raised
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.new_game.seat_sheet import CrestPicker
from kingdoms.ui.people.feats import FeatLine
from kingdoms.ui.theme import SEAT_TINCTURES, theme
from tests.ui.drawing.painted import Record

CARD = Rect(40, 40, 100, 140)
OWNER = 2
CHOSEN = {
    "card of Royals": partial(hand.paint_own_card, rect=CARD, picture=BACK, is_picked=True, owner=OWNER),
    "display of Royals": partial(paint_chosen, rect=CARD, crest=OWNER),
    "worker": partial(workers.paint_own_workers, rect=CARD, kind=1, count=3, picked=2, owner=OWNER),
    "paladin": partial(choice.paint_to_choose, rect=CARD, paladin=1, is_picked=True, owner=OWNER),
    "die": partial(tray.paint_own_die, rect=CARD, crest=OWNER, value=3, owner=OWNER, is_raised=True),
    "character": partial(characters.paint_chosen_character, rect=CARD, character=1, owner=OWNER),
}


class Colours(Painter):
    """A painter that records the colours it uses and where it draws ticks."""

    def __init__(self) -> None:
        super().__init__(InstructionGroup())
        self.used: list[list[float]] = []
        self.ticks: list[Rect] = []

    def _tint(self, colour: Any) -> Any:
        self.used.append(list(colour)[:3])
        return super()._tint(colour)

    def icon(self, name: str, rect: Any, *more: Any) -> Any:
        """Records where ticks are drawn."""
        if name == "check":
            self.ticks.append(Rect(*rect))
        return super().icon(name, rect, *more)

    @property
    def is_golden(self) -> bool:
        """Whether anything is in the colour of things that can be tapped."""
        return list(theme.gold)[:3] in self.used or list(theme.glow)[:3] in self.used


@pytest.fixture(params=["light", "dark"])
def painter(request: Any, show: Any) -> Iterator[Colours]:
    """A painter, once in each theme."""
    theme.mode = request.param
    yield Colours()
    theme.seat_tinctures = SEAT_TINCTURES


@pytest.mark.parametrize("name", CHOSEN)
def test_a_chosen_thing_has_a_tick_in_its_seats_colour_and_no_gold(painter: Colours, name: str) -> None:
    theme.seat_tinctures = tinctures_of("royals" if "Royals" in name else name)
    CHOSEN[name](painter)
    assert not painter.is_golden
    assert list(theme.seat_colours[OWNER])[:3] in painter.used
    (tick,) = painter.ticks
    # The corners of a character have marks of their own.
    assert tick.centre[0] == CARD.centre[0] if name == "character" else tick.centre[0] < CARD.centre[0]
    assert tick.centre[1] > CARD.centre[1]


def test_chosen_things_are_raised_by_the_same_amount_everywhere() -> None:
    assert raised(CARD, is_chosen=True) == CARD.moved(0, theme.lift)
    assert raised(CARD, is_chosen=False) == CARD


@pytest.mark.parametrize("game", ["kingsburg", "royals"])
def test_a_tick_can_be_read_on_every_seats_colour(painter: Colours, game: str) -> None:
    theme.seat_tinctures = tinctures_of(game)
    for crest, tincture in enumerate(theme.seat_tinctures):
        painter.used.clear()
        paint_chosen(painter, CARD, crest)
        assert painter.used[-1] == list(theme.tincture_inks[tincture])[:3]


# Other things that cannot be tapped, or whose mark does not mean that they can.


def _paint_record(painter: Painter) -> None:
    FeatLine(feat=Feat("Anna", 40, "one")).paint_picture(painter, CARD)


def _paint_picks(painter: Painter) -> None:
    CrestPicker(chosen=OWNER, size=(400, 80)).paint(painter)


def _paint_chosen_line(painter: Painter) -> None:
    FeatLine(feat=Feat("Anna", 40, "one"), chosen=True, size=(400, 80)).paint(painter)


OTHERS: dict[str, Callable[[Painter], None]] = {
    "for this round": lambda painter: choice.paint_paladin_button(
        painter, CARD, is_one_used=True, is_used=True, owner=0
    ),
    "points of a title": lambda painter: title_scores.paint_winner(
        painter, CARD, title_scores.Winner("Anna", 1, 4), 3, is_beside=True
    ),
    "record": _paint_record,
    "crest of a seat": _paint_picks,
    "chosen line": _paint_chosen_line,
}


@pytest.mark.parametrize("name", OTHERS)
def test_no_label_badge_or_record_is_gold(painter: Colours, name: str) -> None:
    OTHERS[name](painter)
    assert not painter.is_golden


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_an_edge_with_little_contrast_is_between_two_hairlines(monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    monkeypatch.setattr(theme, "mode", mode)
    ground, record = list(theme.panel), Record()
    paint_band(record, CARD, ground, theme.corner)
    assert record.outlined == [CARD, CARD, CARD.inset(theme.band)]
    record = Record()
    paint_band(record, CARD, theme.tinctures["gules"], theme.corner)
    assert record.outlined == [CARD]


def test_a_pale_seats_colour_can_be_seen_on_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "mode", "light")
    monkeypatch.setattr(theme, "seat_tinctures", tinctures_of("royals"))
    widths: list[float] = []
    monkeypatch.setattr(Record, "outline", lambda _record, _rect, _ink, width, _radius: widths.append(width))
    for tincture in ("argent", "purpure"):
        paint_holders_ground(Record(), CARD, theme.seat_tinctures.index(tincture))
    pale, bright = widths
    assert pale > bright
