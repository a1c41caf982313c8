"""Reading saved data: what fits comes back as a copy, everything else is unreadable."""

from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.reading import (
    Numbers,
    Unreadable,
    load_state,
    read_agenda,
    read_name,
    read_numbers,
    read_truth,
    require,
)
from tests.toy import TOY, ToyState

STEPS = {"phase": (), "build": (range(3),), "carry": (range(3), ("wood", "gold"), (False, True))}


def test_numbers_that_fit_come_back() -> None:
    assert read_numbers(3, Numbers(0, 3)) == 3
    assert read_numbers([0, 3], Numbers(0, 3, (2,))) == [0, 3]
    assert read_numbers([[], [1, 2]], Numbers(0, 3, (2, None))) == [[], [1, 2]]


def test_what_was_read_is_a_copy() -> None:
    data = [[1], [2]]
    read = read_numbers(data, Numbers(0, 3, (2, 1)))
    data[0][0] = 3
    assert read == [[1], [2]]


@pytest.mark.parametrize(
    ("value", "lengths"),
    [
        (4, ()),
        (-1, ()),
        (True, ()),
        (1.0, ()),
        ("1", ()),
        (None, ()),
        ([1], ()),
        (1, (1,)),
        ((1,), (1,)),
        ([1, 2], (1,)),
        ([1, 4], (2,)),
        ([1, True], (2,)),
        ([1, [2]], (2,)),
        ([[1], [2, 3]], (2, 1)),
        ([[1], 2], (2, None)),
        ({"0": 1}, (1,)),
    ],
    ids=str,
)
def test_numbers_that_do_not_fit_are_unreadable(value: Any, lengths: tuple[int | None, ...]) -> None:
    with pytest.raises(Unreadable):
        read_numbers(value, Numbers(0, 3, lengths))


def test_names_are_among_those_that_are_known() -> None:
    assert read_name("gold", ("gold", "wood")) == "gold"
    for value in ("stone", "", None, 1, ["gold"], {}):
        with pytest.raises(Unreadable):
            read_name(value, ("gold", "wood"))


def test_truths_are_true_or_false_and_nothing_like_it() -> None:
    assert [read_truth(value) for value in (True, False)] == [True, False]
    for value in (0, 1, "true", None, []):
        with pytest.raises(Unreadable):
            read_truth(value)


def test_an_agenda_is_read_as_steps() -> None:
    data = [["phase"], ["build", 2], ["carry", 0, "wood", True]]
    assert read_agenda(data, STEPS) == [("phase",), ("build", 2), ("carry", 0, "wood", True)]
    assert read_agenda([], STEPS) == []


@pytest.mark.parametrize(
    "data",
    [
        None,
        "phase",
        ("phase",),
        [("phase",)],
        ["phase"],
        [[]],
        [["dance"]],
        [[0]],
        [[["phase"]]],
        [["phase", 0]],
        [["build"]],
        [["build", 3]],
        [["build", -1]],
        [["build", True]],
        [["build", 1.0]],
        [["build", [1]]],
        [["carry", 0, "wood", 1]],
        [["carry", 0, "stone", True]],
        [["carry", 0, 0, True]],
    ],
    ids=str,
)
def test_an_agenda_with_anything_else_is_unreadable(data: Any) -> None:
    with pytest.raises(Unreadable):
        read_agenda(data, STEPS)


def test_what_is_required_must_hold() -> None:
    require(True)
    with pytest.raises(Unreadable):
        require(False)


def toy(data: Any) -> ToyState:
    """A reader of the toy game's state that looks only at the agenda."""
    state: Any = TOY.new(seats=2, seed=1, options={})
    state.agenda = read_agenda(data["agenda"], {"walk": (range(2),)})
    return state


def test_a_state_that_was_written_is_loaded_with_who_decides_and_his_moves() -> None:
    state = load_state({"seat": 1, "agenda": [["walk", 1]]}, toy, lambda _state: True, "It is spoilt.")
    assert state.seat == 1
    assert len(state.moves()) == 3


@pytest.mark.parametrize(
    ("data", "is_lawful"),
    [
        (None, True),
        ([], True),
        ({"seat": 1, "agenda": [["dance", 1]]}, True),
        ({"seat": 1, "agenda": [["walk", 1]]}, False),
        ({"seat": 0, "agenda": [["walk", 1]]}, True),
        ({"seat": True, "agenda": [["walk", 1]]}, True),
        ({"seat": None, "agenda": [["walk", 1]]}, True),
    ],
    ids=str,
)
def test_any_other_data_are_a_bad_save_with_the_games_own_sentence(data: Any, is_lawful: bool) -> None:
    with pytest.raises(BadSave, match=r"It is spoilt\."):
        load_state(data, toy, lambda _state: is_lawful, "It is spoilt.")
