"""The figures in the texts of a lesson: they come from the prepared game or the rules."""

import re
from collections.abc import Callable, Mapping

from kingdoms.core.game import Game
from tests.games.helpers.lessons import Told, follow

Figures = Mapping[str, Callable[[Told], list[str]]]
"""For the beginning of every text with figures: their phrases, as the game and the rules have them."""

WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven")
_FIGURE = re.compile(rf"\d+|\b(?:{'|'.join(WORDS[2:])})\b", re.IGNORECASE)


def check_figures(game: Game, figures: Figures) -> None:
    """Checks that the lesson has these phrases, and no other figures than those in them."""
    unused = set(figures)
    for told in follow(game):
        text = told.text
        begins = [beginning for beginning in figures if text.startswith(beginning)]
        unused -= set(begins)
        for phrase in (phrase for beginning in begins for phrase in figures[beginning](told)):
            assert phrase in text, f"{text!r} should say {phrase!r}"
            text = text.replace(phrase, "", 1)
        assert _FIGURE.search(text) is None, f"not compared with anything: {text!r}"
    assert unused == set()
