"""A wrong index with a valid seal: whatever it says, nothing that reads the history fails."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from copy import deepcopy
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.codec import BadSave, canonical
from kingdoms.store.history import History
from kingdoms.store.played import Played, parts, series, stand_ins
from kingdoms.store.seal import seal, sealed, unseal
from kingdoms.store.volumes import PER_FILE
from kingdoms.ui.charts import statistics
from tests.store.shelf import entry, opened

DETAILS: tuple[dict[str, Any], ...] = (
    {},
    {"seconds": 90, "decisions": 40, "undone": 1, "hints": 2, "tie_break": True},
    {"abandoned": True, "winners": []},
    {"series": {"goal": "games", "target": 3, "lines": [[3, 1]]}, "stand_ins": [[2, 0, "squire"]]},
    {"seats": [["Anna", 2, "person"]], "winners": [1]},
    {"finished": "2025-01-02T03:04:05.000+01:00", "scores": [{"total": -3, "parts": {}}, {"total": 7, "parts": {}}]},
)
MIDDLE = 3
"""The position in the index of the game with a series and a stand-in."""
STRANGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 5, 2**31, 2**63, -(2**64), 10**400, 0.5),
    *("the number NaN", "the number 1e999"),
    *("", "x", "null", "{}", "[]", "[[]]", "[" * 2000, "NaN", "1 2 x", "-", "1970-01-01", "2026-11-15T10:20:30"),
    *("20261115T102030+0100", "9" * 5000, "\u0663", "[[1,2,3]]", '[[0,9,"person"]]', '[["coins"],["coins"]]'),
    *([], {}, [[]], [None], [True], [-1], [99], [0, 0], ["x"], {"x": 1}),
)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A full volume of all kinds of games with its index, and a volume that is still growing."""
    folder = tmp_path_factory.mktemp("shelf") / "h"
    folder.mkdir()
    games = {str(number): {**entry(number, "Anna", "Béla"), **DETAILS[number % 6]} for number in range(1, 7)}
    (folder / "0001.json").write_bytes(seal("history", {"_default": games}))
    (folder / "0002.json").write_bytes(seal("history", {"_default": {"1": entry(PER_FILE)}}))
    opened(folder).games()
    return folder


def read_everything(history: History) -> None:
    """Calls everything that reads the history."""
    games = history.games()
    assert history.first(5) == games[:5]
    people = history.names()
    for game in games:
        assert len(parts(game)) == len(game.sides)
        stand_ins(game)
        read_series(game)
    for name in people:
        statistics.career(games, name)
        statistics.categories(games, name, "toy")
        statistics.head_to_head(games, name)
        statistics.points(games, name, "toy")
    statistics.tallies(games)
    statistics.feats(games, "toy")
    statistics.totals(games, "toy")
    assert statistics.people(games)
    for game in games:
        found = history.game(game.key)
        assert found is None or found["key"] == game.key


def read_series(game: Played) -> None:
    try:
        series(game)
    except BadSave:
        assert game.series != "null"


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to this value and to every value inside it; of the games, only one is searched."""
    yield path
    steps: Iterable[int] = range(len(value)) if isinstance(value, list) else ()
    for step in [MIDDLE] if len(path) == 1 and steps else steps:
        yield from places(value[step], (*path, step))


def changed(content: Any, path: tuple[Any, ...], value: Any = None, *, is_missing: bool = False) -> Any:
    """A copy of the content with one value replaced or missing."""
    whole = {"content": deepcopy(content)}
    *steps, last = ("content", *path)
    holder: Any = whole
    for step in steps:
        holder = holder[step]
    if is_missing:
        del holder[last]
    else:
        holder[last] = value
    return whole.get("content")


def mutants(content: Any) -> Iterator[Any]:
    for path in places(content):
        yield changed(content, path, is_missing=True)
        yield from (changed(content, path, strange) for strange in STRANGE)
    *head, numbers, games = content
    for one, other in permutations(range(len(games[MIDDLE])), 2):
        yield changed(content, (4, MIDDLE, one), games[MIDDLE][other])
    rng = random.Random(20261116)
    for strange in ([], games[1:], games * 2, rng.sample(games, len(games)), numbers, [numbers]):
        yield [*head, numbers, strange]
        yield [*head, strange, games]
        yield [*head, games, strange]


def index_with(content: Any) -> bytes:
    """An index with this content under a valid seal, even if it contains numbers that are not valid JSON."""
    text = canonical(content)
    for number in ("NaN", "1e999"):
        text = text.replace(f'"the number {number}"', number)
    return b"".join(sealed("index", [text.encode()]))


def test_no_wrong_index_makes_anything_fail(shelf: Path) -> None:
    path = shelf / "index" / "0001.json"
    good, games = path.read_bytes(), opened(shelf).games()
    counts = Counter[bool]()
    for mutant in mutants(unseal("index", good)):
        written = index_with(mutant)
        path.write_bytes(written)
        history = opened(shelf)
        is_refused = history.games() == games
        counts[is_refused] += 1
        if is_refused:
            assert path.read_bytes() in (good, written)
        else:
            read_everything(history)
    assert counts[True] > 1500
    assert 0 < counts[False] < 300
