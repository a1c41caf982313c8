"""Moves as data: different kinds never compare equal, encoded moves are decoded, and nothing else is."""

import json
import pickle
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdoms.core.codec import BadSave, canonical, decode, digest, encode, fingerprint, kind, stored_as


@kind
class Take(NamedTuple):
    stack: int


@kind
class Peek(NamedTuple):
    stack: int


@kind
class Offer(NamedTuple):
    cards: tuple[int, ...]
    is_open: bool
    words: str


@kind
@stored_as("Peep")
class Glance(NamedTuple):
    stack: int


VOCABULARY = (Take, Peek, Offer, Glance)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


def test_different_kinds_with_equal_fields_are_different() -> None:
    assert Take(2) != Peek(2)
    assert Take(2) == Take(2)
    assert Take(2) != Take(3)
    assert Take(2) != (2,)
    assert len({Take(2), Peek(2), Take(2)}) == 2


def test_a_move_is_found_in_a_list_only_as_its_own_kind() -> None:
    assert Take(2) in [Peek(2), Take(2)]
    assert Take(2) not in [Peek(2), Take(1)]


@given(st.lists(st.integers()), st.booleans(), st.text())
def test_an_encoded_move_is_decoded(cards: list[int], is_open: bool, words: str) -> None:
    offer = Offer(tuple(cards), is_open, words)
    assert decode(VOCABULARY, encode(offer)) == offer
    assert decode(VOCABULARY, json.loads(json.dumps(encode(offer)))) == offer


def test_a_renamed_kind_keeps_its_name_in_saved_games() -> None:
    assert encode(Glance(2)) == ["Peep", 2]
    assert decode(VOCABULARY, ["Peep", 2]) == pickle.loads(pickle.dumps(Glance(2))) == Glance(2)


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        "Take",
        {},
        [],
        [7, 2],
        [["Take"], 2],
        ["Steal", 2],
        ["Take"],
        ["Take", 2, 3],
        ["Take", "2"],
        ["Take", True],
        ["Take", 2.0],
        ["Take", None],
        ["Take", [2]],
        ["Offer", 3, True, ""],
        ["Offer", [1, "2"], True, ""],
        ["Offer", [True], True, ""],
        ["Offer", [[1]], True, ""],
        ["Offer", [1], 1, ""],
        ["Offer", [1], True, None],
    ],
)
def test_anything_but_a_move_is_refused_with_a_sentence(data: object) -> None:
    with pytest.raises(BadSave, match=r"^The saved game .*\.$"):
        decode(VOCABULARY, data)


@given(json_values)
def test_no_json_breaks_the_decoder(data: Any) -> None:
    with pytest.raises(BadSave):
        decode(VOCABULARY, data)


def test_equal_data_has_one_text_and_one_fingerprint() -> None:
    assert canonical({"b": [1, 2], "a": "ő"}) == '{"a":"ő","b":[1,2]}'
    assert fingerprint({"b": 1, "a": 2}) == fingerprint({"a": 2, "b": 1})
    assert fingerprint({"a": 1}) == digest('{"a":1}')


def test_a_fingerprint_changes_only_with_the_data() -> None:
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
    assert fingerprint([1, 2]) != fingerprint([2, 1])
    assert fingerprint({"coins": [1, 2]}) == "0a3681c6738ed9b15de7d670"


@pytest.mark.parametrize("number", [float("inf"), float("-inf"), float("nan")])
def test_a_number_that_is_not_finite_has_no_text(number: float) -> None:
    with pytest.raises(ValueError, match="JSON"):
        canonical({"a": [1, number]})
