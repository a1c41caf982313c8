"""Paragraphs of Paladins' rules that apply only to solo games, or only to games with several players."""

from kingdoms.core.game import SEATS
from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import Variant


def in_company(text: str) -> Variant:
    """A paragraph that applies to games with two to four players."""
    return Variant(SEATS, (2, 3, 4), text)


def in_solo(text: str) -> Variant:
    """A paragraph that applies to solo games."""
    return Variant(SEATS, (1,), text, N_("In the solo game: {text}"))
