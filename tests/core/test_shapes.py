"""Reading saved data: values that fit are copied; everything else is rejected as unreadable."""

from typing import Any, NamedTuple

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.shapes import TRUTH, Agenda, Numbers, OneOf, Rows, Shape, Unreadable, load_state
from tests.toy import ToyState

STEPS = {"phase": (), "build": (range(3),), "carry": (range(3), ("wood", "gold"), (False, True))}


def test_numbers_that_fit_are_read() -> None:
    assert Numbers(0, 3).read(3) == 3
    assert Numbers(0, 3, (2,)).read([0, 3]) == [0, 3]
    assert Numbers(0, 3, (2, None)).read([[], [1, 2]]) == [[], [1, 2]]


def test_reading_makes_a_copy() -> None:
    data = [[1], [2]]
    read = Numbers(0, 3, (2, 1)).read(data)
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
        Numbers(0, 3, lengths).read(value)


def test_only_known_names_are_read() -> None:
    assert OneOf(("gold", "wood")).read("gold") == "gold"
    for value in ("stone", "", None, 1, ["gold"], {}):
        with pytest.raises(Unreadable):
            OneOf(("gold", "wood")).read(value)


def test_a_boolean_is_exactly_true_or_false() -> None:
    assert [TRUTH.read(value) for value in (True, False)] == [True, False]
    for value in (0, 1, "true", None, []):
        with pytest.raises(Unreadable):
            TRUTH.read(value)


def test_an_agenda_is_read_as_steps() -> None:
    data = [["phase"], ["build", 2], ["carry", 0, "wood", True]]
    assert Agenda(STEPS).read(data) == [("phase",), ("build", 2), ("carry", 0, "wood", True)]
    assert Agenda(STEPS).read([]) == []


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
        Agenda(STEPS).read(data)


def test_the_innermost_lists_can_be_read_as_tuples() -> None:
    assert Numbers(0, 3, (None,), tuples=1).read([1, 2]) == (1, 2)
    assert Numbers(0, 3, (2, None), tuples=1).read([[1], []]) == [(1,), ()]
    assert Numbers(0, 3, (1, 1, 2), tuples=2).read([[[1, 2]]]) == [((1, 2),)]


class Pair(NamedTuple):
    one: int
    other: tuple[int, ...]


PAIRS = Rows(Pair, (Numbers(0, 3), Numbers(0, 3, (None,), tuples=1)))


def test_rows_are_read_as_named_tuples() -> None:
    assert PAIRS.read([[1, [2, 3]], [0, []]]) == [Pair(1, (2, 3)), Pair(0, ())]


@pytest.mark.parametrize("data", [None, {}, [1], [[]], [[1]], [[1, [2], 3]], [[4, []]], [[1, [4]]], [[[], 1]]], ids=str)
def test_rows_that_do_not_fit_are_unreadable(data: Any) -> None:
    with pytest.raises(Unreadable):
        PAIRS.read(data)


class Walker(ToyState):
    """A toy state that is loaded from its agenda alone; an agenda of more than one step cannot be reopened."""

    def reopen(self) -> bool:
        if len(self.agenda) > 1:
            raise IndexError("no such position")
        return super().reopen()


def shapes(seats: int) -> dict[str, Shape]:
    return {"seats": Numbers(seats, seats), "agenda": Agenda({"walk": (range(2),)})}


def load(data: object) -> Walker:
    agenda = Agenda({"walk": (range(2),)})
    return load_state(
        data, Walker, 2, range(2, 4), lambda seats: {"seats": Numbers(seats, seats), "agenda": agenda}, "Bad."
    )


def test_a_saved_state_is_loaded_with_the_seat_that_decides_and_its_moves() -> None:
    state = load({"seats": 2, "seat": 1, "agenda": [["walk", 1]]})
    assert state.seat == 1
    assert len(state.moves()) == 3


def test_a_saved_state_knows_the_version_of_its_rules_from_the_second_one_on() -> None:
    data = {"seats": 2, "seat": 1, "agenda": [["walk", 1]]}
    assert load(data).rules == 1
    assert load({**data, "rules": 2}).rules == 2


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"seats": 2, "seat": 1, "agenda": [["walk", 1]], "rules": 1},
        {"seats": 2, "seat": 1, "agenda": [["walk", 1]], "rules": 3},
        {"seats": 2, "seat": 1, "agenda": [["dance", 1]]},
        {"seats": 2, "seat": 0, "agenda": [["walk", 1]]},
        {"seats": 2, "seat": True, "agenda": [["walk", 1]]},
        {"seats": 2, "seat": None, "agenda": [["walk", 1]]},
        {"seats": 4, "seat": 1, "agenda": [["walk", 1]]},
        {"seats": 2, "seat": 1, "agenda": [["walk", 1]], "more": 1},
        {"seats": 2, "agenda": [["walk", 1]]},
        {"seats": 2, "seat": 1, "agenda": [["walk", 1], ["walk", 1]]},
    ],
    ids=str,
)
def test_any_other_data_raises_bad_save_with_the_games_own_sentence(data: Any) -> None:
    with pytest.raises(BadSave, match=r"^Bad\.$"):
        load(data)
