"""Rows of symbols: the numbers and signs beside them."""

from typing import Any

import pytest

from kingdoms.ui.board.symbol_rows import AND, FOR, ONE_KIND, OR, Amount, Amounts, paint_tokens, width_of
from kingdoms.ui.drawing.rect import Rect


class Scribe:
    """A stand-in for a painter that records what is written and drawn."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.ends: list[float] = []
        """Where numbers end."""
        self.drawn: list[str] = []

    def text(self, words: str, place: Any, *_rest: Any, **_more: Any) -> None:
        self.written.append(words)
        self.ends.append(place[0])

    def line(self, *_rest: Any) -> None:
        self.drawn.append(OR)

    def icon(self, name: str, *_rest: Any) -> None:
        self.drawn.append(name)


def painted(tokens: Amounts) -> Scribe:
    scribe: Any = Scribe()
    paint_tokens(scribe, Rect(0, 0, 400, 40), tokens, 20, lambda _painter, _rect, what, _ink: scribe.drawn.append(what))
    return scribe


@pytest.mark.parametrize(
    ("token", "number"),
    [
        (Amount("gold", 3), "3"),
        (Amount("gold", 1, is_signed=True), "+1"),
        (Amount("gold", -2, is_signed=True), "−2"),
        (Amount("gold", 4, is_least=True), "≥4"),
        (Amount(ONE_KIND, 2), "2×"),
    ],
)
def test_a_number_is_written_with_its_sign(token: Amount, number: str) -> None:
    assert painted((token,)).written == [number]
    assert width_of((token,), 20) > width_of((Amount(token.what),), 20)


def test_a_number_does_not_touch_its_symbol() -> None:
    scribe, symbols = Scribe(), list[Rect]()
    painter: Any = scribe
    paint_tokens(painter, Rect(0, 0, 400, 40), (Amount("gold", 3),), 20, lambda _by, rect, *_: symbols.append(rect))
    assert 1 <= symbols[0].x - scribe.ends[0] <= 2


def test_an_amount_of_one_has_no_number() -> None:
    assert painted((Amount("gold"),)).written == []


def test_separators_are_not_drawn_by_the_game() -> None:
    scribe = painted(tuple(map(Amount, ("wood", AND, "gold", OR, "stone", FOR, "vp"))))
    assert scribe.drawn == ["wood", "gold", OR, "stone", "chevron_right", "vp"]
    assert scribe.written == ["+"]
