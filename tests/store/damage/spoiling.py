"""Ways to spoil a saved game: bits flipped, bytes cut or spliced, values replaced, wrong types and sizes."""

import copy
import random
from typing import Any

from tests.games.helpers.damage import places

_deep: list[Any] = []
for _level in range(60):
    _deep = [_deep]

STRANGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 5, 12, 100, 20_001, 2**31, 2**63, 2**64, -(2**64), 10**400),
    *(0.5, -0.0, 1.0, 1e308),
    *("", "0", "x", "person", "wizard", "squire", "rival_kings", "toy", "games", "points", "__class__", "../../x"),
    *("2026-11-15T10:20:30+01:00", "0" * 24, "ő" * 100, "\ud800", "\0", "a\nb", "👑", "9" * 5000, "Choose"),
    *([], {}, [[]], [None], [0], ["Skip"], ["Choose", 0], ["Choose", True], ["Choose", -1], ["Choose", 10**30], _deep),
    *({"": None}, {"format": 1}),
    *({"goal": "games", "target": 2, "lines": []}, {"goal": "points", "target": 10, "lines": [[9]]}),
)


def spoilt_data(data: Any, rng: random.Random) -> Any:
    """The data with one to three changes."""
    data = copy.deepcopy(data)
    for _change in range(rng.choice((1, 1, 1, 2, 3))):
        found = list(places(data))
        if not found:
            break
        inside, name = rng.choice(found)
        _change_one(inside, name, found, rng)
    return data


def _change_one(inside: Any, name: Any, found: list[tuple[Any, Any]], rng: random.Random) -> None:
    way = rng.choice(("replace", "replace", "replace", "borrow", "nudge", "delete", "insert"))
    if way == "replace":
        inside[name] = copy.deepcopy(rng.choice(STRANGE))
    elif way == "borrow":
        other, place = rng.choice(found)
        inside[name] = copy.deepcopy(other[place])
    elif way == "nudge" and type(inside[name]) is int:
        inside[name] += rng.choice((-1, 1))
    elif way == "insert":
        thing = copy.deepcopy(rng.choice((inside[name], *STRANGE)))
        if isinstance(inside, list):
            inside.insert(name, thing)
        else:
            inside[f"{name}?"] = thing
    else:
        del inside[name]


def spoilt_bytes(data: bytes, others: list[bytes], rng: random.Random) -> bytes:
    """The bytes, damaged: bits flipped, a piece lost, doubled or overwritten, junk inserted, or everything replaced."""
    first, last = sorted(rng.randrange(len(data) + 1) for _end in range(2))
    other = rng.choice(others)
    return rng.choice(
        (
            lambda: _flipped(data, rng),
            lambda: data[:first],
            lambda: data[first:],
            lambda: data[:first] + data[last:],
            lambda: data[:last] + data[first:],
            lambda: data[:first] + bytes(last - first) + data[last:],
            lambda: data[:first] + rng.randbytes(last - first) + data[last:],
            lambda: data[:first] + other[first:],
            lambda: data[:first] + b"[" * 100_000 + data[first:],
            lambda: data[:first] + b"9" * 10_000 + data[first:],
            lambda: data.replace(b":1,", b":%d," % rng.getrandbits(40)),
            lambda: b"",
            lambda: other,
        )
    )()


def _flipped(data: bytes, rng: random.Random) -> bytes:
    flipped = bytearray(data)
    for _flip in range(rng.choice((1, 1, 2, 50))):
        flipped[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(flipped)
