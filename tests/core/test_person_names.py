"""Names must be visible, and one person's name is always written the same way."""

import pytest

from kingdoms.core.person_names import NAME_LENGTH, can_be_seen, is_name, tidied
from kingdoms.core.seats import PERSON, Seat, can_sit_together
from kingdoms.core.session import Session
from tests.toy import TOYS

UNSEEN = {
    "nothing": "",
    "blanks": "  ",
    "wide blanks": "\u00a0\u3000",
    "an accent alone": "\u0301",
    "joiners alone": "\u200d\u200c",
    "a letter drawn as nothing": "\u3164",
    "a new line": "Anna\nBéla",
    "an end of a paragraph": "Anna\u2029Béla",
    "nought": "An\0na",
    "an escape": "\x1b[31mAnna",
    "an override of direction": "Anna\u202eBéla",
    "an isolate of direction": "\u2066Anna",
    "a mark of bytes": "\ufeffAnna",
    "half a character": "\ud800",
}
SEEN = [
    "Anna", "Béla", "Be\u0301la", "Anna-Mária ½", "👑",
    "👨\u200d👩\u200d👧", "نیما\u200cجان", "山田 太郎", "=1+1", "O'Brien",
]  # fmt: skip


@pytest.mark.parametrize("kind", UNSEEN)
def test_nobody_sits_down_under_an_invisible_name(kind: str) -> None:
    assert not can_be_seen(UNSEEN[kind])
    assert not can_sit_together([Seat(UNSEEN[kind], 0, PERSON)])
    with pytest.raises(ValueError, match="proper name"):
        Session(TOYS["toy"], [Seat(UNSEEN[kind], 0, PERSON), Seat("Béla", 1, PERSON)], 7, {})


@pytest.mark.parametrize("name", SEEN)
def test_names_in_all_scripts_are_allowed(name: str) -> None:
    assert is_name(name)
    assert can_sit_together([Seat(name, 0, PERSON)])


def test_a_letter_with_an_accent_counts_once_in_the_length_of_a_name() -> None:
    assert is_name("é" * NAME_LENGTH)
    assert is_name("e\u0301" * NAME_LENGTH)
    assert not is_name("é" * (NAME_LENGTH + 1))


def test_names_at_the_table_are_tidied() -> None:
    assert tidied("  Be\u0301la \t Kis ") == "Béla Kis"
    session = Session(TOYS["toy"], [Seat("Be\u0301la", 0, PERSON), Seat("Anna", 1, PERSON)], 7, {})
    assert session.names == ["Béla", "Anna"]
