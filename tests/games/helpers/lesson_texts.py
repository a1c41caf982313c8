"""The texts of a lesson: their figures come from the prepared game or the rules, and their names from the app."""

import re
from collections.abc import Callable, Mapping

from kingdoms.games import GAMES
from tests.games.helpers.lessons import Told, follow

Figures = Mapping[str, Callable[[Told], list[str]]]
"""For the beginning of every text with figures: the phrases in which they stand, as the game and the rules have them.

In the texts, every rival is called "Rival".
"""

WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven")
_FIGURE = re.compile(rf"\d+|\b(?:{'|'.join(WORDS[2:])})\b", re.IGNORECASE)


def check_figures(game: str, figures: Figures) -> None:
    """Checks that the lesson has these phrases, and no other figures than those in them."""
    unused = set(figures)
    for told in follow(GAMES[game]):
        text = re.sub(r"Player \d", "Rival", told.text)
        begins = [beginning for beginning in figures if text.startswith(beginning)]
        unused -= set(begins)
        for phrase in (phrase for beginning in begins for phrase in figures[beginning](told)):
            assert phrase in text, f"{text!r} should say {phrase!r}"
            text = text.replace(phrase, "", 1)
        assert _FIGURE.search(text) is None, f"not compared with anything: {text!r}"
    assert unused == set()


def spelt_out(game: str) -> list[str]:
    """The names that the lesson spells out, so that they stay the same if the app's own names change."""
    lesson = GAMES[game].words.lesson()
    texts = " ".join(re.sub(r"\{[^{}]*\}", "", step.text) for step in lesson.steps)
    return [name for name in lesson.names().values() if re.search(rf"\b{re.escape(name)}\b", texts)]
