"""Ways to damage JSON data, as a broken disk, another program or a curious player might."""

import copy
import random
from collections.abc import Iterator
from typing import Any

JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, -2, 3, 15, 16, 31, 32, 48, 99, 10**30, -(10**30), 0.0, 1.0, 2.5, -0.0, float("nan"),
    float("inf"), "", "rank", "choose", "turn", "\ud800", "0", [], [[]], [0], [-1], {}, {"seats": 2}, [None], "é" * 300,
)  # fmt: skip
"""Values that do not belong where they are put."""


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in the data, with each of its keys or indexes."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from places(data[key])


def damaged(data: Any, rng: random.Random) -> Any:
    """A copy of the data with one to three things wrong."""
    data = copy.deepcopy(data)
    for _wound in range(rng.choice((1, 1, 1, 2, 3))):
        spots = list(places(data))
        if spots:
            container, key = rng.choice(spots)
            rng.choice((_replace, _replace, _shift, _shift, _delete, _double, _swap))(container, key, spots, rng)
    return data


def _replace(container: Any, key: Any, spots: list[Any], rng: random.Random) -> None:
    container[key] = copy.deepcopy(rng.choice(JUNK))


def _shift(container: Any, key: Any, spots: list[Any], rng: random.Random) -> None:
    """Changes a number slightly or flips a boolean: the damage that is hardest to detect."""
    if type(container[key]) is int:
        container[key] += rng.choice((-2, -1, 1, 2))
    elif type(container[key]) is bool:
        container[key] = not container[key]


def _delete(container: Any, key: Any, spots: list[Any], rng: random.Random) -> None:
    del container[key]


def _double(container: Any, key: Any, spots: list[Any], rng: random.Random) -> None:
    if isinstance(container, list):
        container.insert(key, copy.deepcopy(container[key]))
    else:
        container[f"{key} again"] = copy.deepcopy(container[key])


def _swap(container: Any, key: Any, spots: list[Any], rng: random.Random) -> None:
    """Exchanges two values, so that all components are still there."""
    other, other_key = rng.choice(spots)
    one, two = copy.deepcopy(container[key]), copy.deepcopy(other[other_key])
    container[key] = two
    if other is not container[key]:
        other[other_key] = one
