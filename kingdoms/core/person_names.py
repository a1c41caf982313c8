"""The names of people: how long they may be, how they are tidied, and which are allowed."""

from unicodedata import category, normalize

NAME_LENGTH = 24
"""The most characters in a name."""

_JOINERS = "\u200c\u200d"
"""Invisible characters that Persian names and many emoji are written with."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as blanks."""
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Categories of control, format, private-use and surrogate characters, and of line and paragraph separators."""


def tidied(name: str) -> str:
    """The name as it is stored: accents composed with their letters, and no spaces except one between words.

    >>> tidied("  Anna   Mária ")
    'Anna Mária'
    """
    return " ".join(normalize("NFC", name).split())


def can_be_seen(name: str) -> bool:
    """Whether a name is visible and has nothing hidden in it that could change how a line or a file is read."""
    letters = [letter for letter in name if letter not in _JOINERS]
    has_unseen = any(category(letter) in _UNSEEN for letter in letters)
    return not has_unseen and any(category(letter)[0] not in "ZM" and letter not in _BLANK for letter in letters)


def is_name(name: str) -> bool:
    """Whether this can be somebody's name."""
    return can_be_seen(name) and len(tidied(name)) <= NAME_LENGTH
