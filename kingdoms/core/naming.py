"""Names of people: how one is written, so that equal names are one person and every name can be seen."""

from unicodedata import category, normalize

NAME_LENGTH = 24

_JOINERS = "\u200c\u200d"
"""They cannot be seen, but Persian names and many pictures are written with them."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing."""
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Control characters, marks that turn the direction of writing, private ones, half ones, and ends of lines."""


def tidied(name: str) -> str:
    """The name as it is kept: a letter and its accent are one letter, and blanks only stand between words."""
    return " ".join(normalize("NFC", name).split())


def can_be_seen(name: str) -> bool:
    """Whether a name shows something, and hides nothing that would change how a line or a file is read."""
    letters = [letter for letter in name if letter not in _JOINERS]
    has_unseen = any(category(letter) in _UNSEEN for letter in letters)
    return not has_unseen and any(category(letter)[0] not in "ZM" and letter not in _BLANK for letter in letters)


def is_name(name: str) -> bool:
    """Whether somebody can be called so."""
    return can_be_seen(name) and len(tidied(name)) <= NAME_LENGTH
