"""Spoilt saves, files and contents, at random: each is used or refused with a sentence, and nothing else is touched."""

import json
import random
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

from kingdoms.core.codec import BadSave
from kingdoms.core.record import from_record, to_record
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.series import NUMBER_OF_GAMES, Series
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.games import GAMES
from kingdoms.store import Store
from kingdoms.store.seal import seal, unseal
from tests.store.damage.spoiling import spoilt_bytes, spoilt_data
from tests.store.disk import contents, lay_out
from tests.toy import play_on

SEATS = (Seat("Anna", 0, PERSON), Seat("Béla", 1, PERSON), Seat("Cili", 2, "squire"), Seat("Dani", 4, "knight"))


def played(number: int, decisions: int, key: str) -> Session:
    seats = SEATS[: 2 + number % 3]
    series = Series(NUMBER_OF_GAMES, 3, (tuple(range(len(seats))),)) if number % 2 else None
    options = {"open_money": number % 4 == 0}
    session = Session(GAMES["rival_kings"], seats, number, options, key=key, started=now(), series=series)
    play_on(session, random.Random(number), decisions)
    return session


def is_sentence(text: str) -> bool:
    return text[:1].isupper() and text.endswith(".")


def outcome(data: Any) -> str:
    """Loads a record and returns the message if it is refused, or an empty string if the game can go on."""
    try:
        session = from_record(data, GAMES)
    except BadSave as refused:
        return str(refused)
    again = from_record(json.loads(json.dumps(to_record(session))), GAMES)
    assert again.state.fingerprint() == session.state.fingerprint()
    play_on(again, random.Random(1), 3)
    return ""


def spoil_records(seed: int, records: int) -> Counter[str]:
    """Loads spoilt records; counts the reasons for refusing them, which are empty for those that can be used."""
    rng = random.Random(seed)
    games = [json.loads(json.dumps(to_record(played(number, number * 3, f"game{number}")))) for number in range(12)]
    return Counter(outcome(spoilt_data(rng.choice(games), rng)) for _record in range(records))


def make_template(folder: Path) -> dict[str, bytes]:
    """Creates a store with a history, settings and four running games: a, b, c and the next game of y's series.

    Returns its files.
    """
    store = Store(folder)
    for number, key in enumerate("abc"):
        session = played(number, 20 + 10 * number, key)
        store.keep(session)
        play_on(session, random.Random(number), 1)
        store.keep(session)
    for number, key in enumerate("xyz"):
        store.keep(played(number, 5000, key))
    for game in store.saves.saved_games():
        if game.key not in "abc":  # The next game of a series, which gets a previous generation too.
            session = store.saves.load(game.key)
            play_on(session, random.Random(7), 1)
            store.keep(session)
    store.settings.set("theme", "dark")
    store.settings.set("last_seats", {"rival_kings": SEATS})
    return contents(folder)


def refusals(store: Store) -> list[str]:
    """Plays on in every running game; returns the error messages for those that cannot be opened."""
    refused = []
    for game in store.saves.saved_games():
        try:
            play_on(store.saves.load(game.key), random.Random(1), 2)
        except BadSave as refusal:
            refused.append(str(refusal))
    return refused


def check_store(folder: Path, spoilt: str, files: dict[str, bytes]) -> Store:
    """Uses everything in a store with one spoilt file: nothing crashes, and no other file is touched."""
    store = Store(folder)
    assert all(is_sentence(refusal) for refusal in refusals(store))
    games, names = store.history.games(), store.history.names()
    assert len(games) <= 3
    assert set(names) <= {"Anna", "Béla"} or "history" in spoilt
    assert store.settings.get("theme") in ("dark", "system", "light")
    assert all(is_sentence(notice) for notice in store.notices)
    after = contents(folder)
    generations = {spoilt, spoilt.replace(".json", ".previous.json")}
    assert {name: data for name, data in after.items() if name in files and name not in generations} == {
        name: data for name, data in files.items() if name not in generations
    }
    assert files[spoilt] in after.values()
    return store


def spoil_bytes(folder: Path, seed: int, files: int) -> int:
    """Spoils the bytes of one file after another. Each has a previous generation, so no game goes missing.

    Returns how many notices there were.
    """
    rng, noticed = random.Random(seed), 0
    template = make_template(folder / "template")
    names = sorted(name for name in template if name.endswith(".json") and ".previous" not in name)
    running = sorted(Path(name).stem for name in names if name.startswith("saves/"))
    for _file in range(files):
        spoilt = rng.choice(names)
        data = spoilt_bytes(template[spoilt], [template[name] for name in names if name != spoilt], rng)
        store = check_files(folder / "spoilt", spoilt, {**template, spoilt: data})
        assert sorted(game.key for game in store.saves.saved_games()) == running
        assert bool(store.notices) == (data != template[spoilt])
        noticed += len(store.notices)
    return noticed


def spoil_contents(folder: Path, seed: int, files: int) -> int:
    """Spoils the content of one file after another under a valid seal; returns how many led to a notice."""
    rng, noticed = random.Random(seed), 0
    template = make_template(folder / "template")
    names = sorted(name for name in template if name.endswith(".json") and ".previous" not in name)
    kinds = {"saves": "save", "history": "history", ".": "settings"}
    for _file in range(files):
        spoilt = rng.choice(names)
        data = nonsense(kinds[str(Path(spoilt).parent)], template[spoilt], rng)
        noticed += bool(check_files(folder / "spoilt", spoilt, {**template, spoilt: data}).notices)
    return noticed


def check_files(folder: Path, spoilt: str, files: dict[str, bytes]) -> Store:
    """Writes the files, checks the store and removes them again."""
    try:
        return check_store(lay_out(folder, files), spoilt, files)
    finally:
        shutil.rmtree(folder)


def nonsense(kind: str, data: bytes, rng: random.Random) -> bytes:
    """A file of this kind with spoilt content under a valid seal."""
    while True:
        try:
            return seal(kind, spoilt_data(unseal(kind, data), rng))
        except UnicodeEncodeError:
            # Half a character cannot be written to a file at all.
            continue
