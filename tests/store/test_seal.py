"""The seal: what was sealed comes back, and a single changed byte is noticed."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdoms.core.codec import digest
from kingdoms.store.seal import FORMAT, Newer, Spoilt, seal, unseal

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)
CONTENT = {"_default": {"1": {"name": "Béla", "coins": [1, 2, 3]}}}


def sealed_text(text: str, *, number: str = str(FORMAT)) -> bytes:
    """A file with this text as its content, however wrong, under a seal that fits it."""
    head = f'{{"kingdoms":"save","format":{number},"fingerprint":"{digest(text)}","content":'
    return head.encode() + text.encode() + b"}\n"


@given(json_values)
def test_what_was_sealed_comes_back(content: Any) -> None:
    assert unseal("save", seal("save", content)) == content


def test_a_sealed_file_looks_like_this() -> None:
    assert seal("save", {"b": 1, "a": "ő"}) == (
        b'{"kingdoms":"save","format":1,"fingerprint":"0","content":{"a":"\xc5\x91","b":1}}\n'.replace(
            b'"0"', b'"' + digest('{"a":"ő","b":1}').encode() + b'"'
        )
    )


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
    for length in range(len(data)):
        with pytest.raises(Spoilt):
            unseal("save", data[:length])
    for addition in (b"\n", b" ", b"}\n", data):
        with pytest.raises(Spoilt):
            unseal("save", data + addition)


@pytest.mark.parametrize(
    "data",
    [b"", b"\0" * 4096, b"{}", b"[]\n", b"null", b"\xff\xfe{}", b"\xef\xbb\xbf" + seal("save", {}), b"[" * 200_000],
)
def test_foreign_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(Spoilt):
        unseal("save", data)


def test_a_file_of_another_kind_is_refused() -> None:
    with pytest.raises(Spoilt):
        unseal("save", seal("history", CONTENT))


def test_a_newer_format_is_known_as_such_whatever_follows() -> None:
    for number in (str(FORMAT + 1), "17", "999999999"):
        with pytest.raises(Newer):
            unseal("save", sealed_text("{}", number=number))
    with pytest.raises(Newer):
        unseal("save", b'{"kingdoms":"save","format":2,"body":"quite different"}')


def test_a_format_that_never_was_is_damage() -> None:
    for number in ("0", "-1", "01", "1.0", "null", "9" * 5000):
        with pytest.raises(Spoilt) as refused:
            unseal("save", sealed_text("{}", number=number))
        assert not isinstance(refused.value, Newer)


@pytest.mark.parametrize(
    "text",
    ["", "{", "NaN", "[Infinity]", "[-Infinity]", "[" * 200_000 + "]" * 200_000, '{"a":' * 50_000, "9" * 5000, "{} {}"],
)
def test_a_fitting_seal_around_what_is_no_json_of_ours_is_refused(text: str) -> None:
    with pytest.raises(Spoilt):
        unseal("save", sealed_text(text))


@pytest.mark.parametrize("text", ['{"a":"\\ud800"}', '{"a":"\\\\\\uDfff"}', '["\\udc00\\ud800"]'])
def test_half_a_character_is_refused_since_it_could_never_be_written_again(text: str) -> None:
    with pytest.raises(Spoilt):
        unseal("save", sealed_text(text))


@pytest.mark.parametrize("name", ["\\ud800", "\\\\ud8", "\\", "👑", "C:\\users\\ud8"])
def test_a_name_that_only_looks_like_half_a_character_comes_back(name: str) -> None:
    assert unseal("save", seal("save", [name])) == [name]
