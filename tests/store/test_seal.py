"""The seal: sealed content can be read back, and a single changed byte is noticed."""

from io import BytesIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdoms.core.codec import digest
from kingdoms.store.seal import FORMAT, Newer, Spoilt, salvage, seal, sealed, span, unseal
from tests.store.memory import measure, peak

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)
CONTENT = {"_default": {"1": {"name": "Béla", "coins": [1, 2, 3]}}}


def sealed_text(text: str, *, number: str = str(FORMAT)) -> bytes:
    """A file with this text as its content, however wrong, and a valid seal."""
    head = f'{{"kingdoms":"save","format":{number},'
    return f'{head}"fingerprint":"{digest(head + text)}","content":{text}}}\n'.encode()


def of_format_1(text: str, *, number: str = "1") -> bytes:
    """A file as written by the first version of Kingdoms, whose fingerprint covers only the content."""
    return f'{{"kingdoms":"save","format":{number},"fingerprint":"{digest(text)}","content":{text}}}\n'.encode()


@given(json_values)
def test_sealed_content_can_be_read_back(content: Any) -> None:
    assert unseal("save", seal("save", content)) == content


def test_a_sealed_file_looks_like_this() -> None:
    covered = digest('{"kingdoms":"save","format":2,{"a":"ő","b":1}')
    written = f'{{"kingdoms":"save","format":2,"fingerprint":"{covered}","content":{{"a":"ő","b":1}}}}\n'
    assert seal("save", {"b": 1, "a": "ő"}) == written.encode()


def test_every_changed_byte_is_noticed() -> None:
    data = seal("save", CONTENT)
    for place in range(len(data)):
        for change in (0x01, 0x04, 0x20, 0x80, 0xFF):
            spoilt = bytearray(data)
            spoilt[place] ^= change
            with pytest.raises(Spoilt):
                unseal("save", bytes(spoilt))


def test_every_lost_tail_and_every_addition_is_noticed() -> None:
    data = seal("save", CONTENT)
    for length in range(len(data) - 1):
        with pytest.raises(Spoilt):
            unseal("save", data[:length])
    for addition in (b" ", b"}\n", b"\0", data):
        with pytest.raises(Spoilt):
            unseal("save", data + addition)


@pytest.mark.parametrize(
    "data",
    [b"", b"\0" * 4096, b"{}", b"[]\n", b"null", b"\xff\xfe{}", b"[" * 200_000, b"\n" * 200],
)
def test_foreign_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(Spoilt):
        unseal("save", data)


def test_a_file_of_another_kind_is_refused() -> None:
    with pytest.raises(Spoilt):
        unseal("save", seal("history", CONTENT))


@pytest.mark.parametrize("number", [str(FORMAT + 1), "17", "999999999"])
def test_a_newer_format_is_recognised_if_its_seal_is_valid(number: str) -> None:
    newer = sealed_text("{}", number=number)
    with pytest.raises(Newer):
        unseal("save", newer)
    for damaged in (newer.replace(b"{}", b"[]"), newer[:-2], seal("save", {}).replace(b":2,", f":{number},".encode())):
        with pytest.raises(Spoilt) as refused:
            unseal("save", damaged)
        assert not isinstance(refused.value, Newer)


@pytest.mark.parametrize("number", ["1", "0", "3", "5", "9", "17", "999999999"])
def test_a_file_of_the_first_format_is_good_even_if_its_format_number_is_damaged(number: str) -> None:
    assert unseal("save", of_format_1('{"a":1}', number=number)) == {"a": 1}
    with pytest.raises(Spoilt):
        unseal("save", of_format_1('{"a":1}', number=number).replace(b"a", b"b"))


def test_a_format_that_is_not_a_number_is_damage() -> None:
    for number in ("-1", "1.0", "null", "9" * 5000):
        with pytest.raises(Spoilt) as refused:
            unseal("save", sealed_text("{}", number=number))
        assert not isinstance(refused.value, Newer)


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "{} {}", "[1", "nan", "[1.]"),
        *("[" * 200_000 + "]" * 200_000, '{"a":' * 50_000),
    ],
)
def test_a_valid_seal_around_anything_but_our_json_is_refused(text: str) -> None:
    with pytest.raises(Spoilt):
        unseal("save", sealed_text(text))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "9" * 5000, "-" + "9" * 5000])
def test_an_unusable_number_becomes_none_and_nothing_else_is_lost(number: str) -> None:
    assert unseal("save", sealed_text(f'{{"a":[{number},7,-2,1.5],"b":"{number}"}}')) == {
        "a": [None, 7, -2, 1.5],
        "b": number,
    }


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ('{"a":"\\ud800"}', "?"),
        ('{"a":"\\\\\\uDfff"}', "\\?"),
        ('{"a":"x\\udc00\\ud800"}', "x??"),
        ('{"a":"\\ud83d\\udc51"}', "👑"),
    ],
)
def test_half_a_character_becomes_a_question_mark_since_it_could_not_be_written_back(text: str, read: str) -> None:
    assert unseal("save", sealed_text(text)) == {"a": read}


@pytest.mark.parametrize("name", ["\\ud800", "\\\\ud8", "\\", "👑", "C:\\users\\ud8"])
def test_a_name_that_only_looks_like_half_a_character_stays_as_it_is(name: str) -> None:
    assert unseal("save", seal("save", [name])) == [name]


@pytest.mark.parametrize("number", [float("inf"), float("-inf"), float("nan")])
def test_a_number_that_is_not_finite_is_never_sealed(number: float) -> None:
    with pytest.raises(ValueError, match="JSON"):
        seal("save", [number])


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ('["' + "\\" * 1_000_000 + '\\ud800"]', "\\?"),
        ('["' + "\\" * 1_000_000 + 'ud800"]', "\\ud800"),
    ],
)
def test_a_million_backslashes_take_little_more_memory_than_themselves(text: str, end: str) -> None:
    data = sealed_text(text)
    assert unseal("save", data)[0].endswith(end)
    assert measure(peak_of_unsealing, data) < 10 * len(data)


def peak_of_unsealing(data: bytes) -> int:
    return peak(lambda: unseal("save", data))


PIECES = [b'[{"a":1}', b',{"b":"\xc5\x91"}', b"]"]


def test_content_in_pieces_is_sealed_and_read_back() -> None:
    data = b"".join(sealed("games", PIECES))
    begin, end = span("games", BytesIO(data))
    assert data[begin:end] == b"".join(PIECES)
    assert unseal("games", data) == [{"a": 1}, {"b": "ő"}]


def test_every_changed_or_lost_byte_of_pieces_is_noticed() -> None:
    data = b"".join(sealed("games", PIECES))
    for place in range(len(data)):
        for spoilt in (data[:place] + data[place + 1 :], data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]):
            if spoilt.rstrip() != data.rstrip():
                with pytest.raises(Spoilt):
                    unseal("games", spoilt)


@pytest.mark.parametrize(("before", "after"), [(b"\xef\xbb\xbf", b"\n"), (b"", b""), (b"", b"\r\n"), (b"", b"\n\n")])
@pytest.mark.parametrize("data", [seal("games", CONTENT), b"".join(sealed("games", [b'{"a":1}']))])
def test_bytes_added_by_programs_at_either_end_do_no_harm(data: bytes, before: bytes, after: bytes) -> None:
    assert unseal("games", before + data.rstrip() + after) == unseal("games", data)


def test_damaged_content_that_is_still_json_can_be_salvaged() -> None:
    data = seal("save", CONTENT).replace(b"[1,2,3]", b"[1,2,7]")
    with pytest.raises(Spoilt):
        unseal("save", data)
    assert salvage("save", data) == {"_default": {"1": {"name": "Béla", "coins": [1, 2, 7]}}}
    assert salvage("save", seal("save", CONTENT).replace(b'"format":2', b'"format":x')) == CONTENT
    for hopeless in (data[:-9], b"", seal("history", CONTENT)):
        with pytest.raises(Spoilt):
            salvage("save", hopeless)
