"""Ten thousand spoilt saves: each loads or is refused with a sentence, none crashes, and nothing else is touched."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.codec import BadSave
from kingdoms.core.moment import now
from kingdoms.core.record import from_record, to_record
from kingdoms.core.series import GAMES as NUMBER_OF_GAMES
from kingdoms.core.series import Series
from kingdoms.core.session import PERSON, Seat, Session
from kingdoms.games import GAMES
from kingdoms.store import Store
from kingdoms.store.seal import seal, unseal
from tests.store.disk import contents, lay_out
from tests.store.spoiling import spoilt_bytes, spoilt_data
from tests.toy import play_on

RECORDS, FILES, CONTENTS = 8_000, 1_000, 1_000
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
    """Loads a record: the sentence it is refused with, or nothing if it is a game that goes on as any other."""
    try:
        session = from_record(data, GAMES)
    except BadSave as refused:
        return str(refused)
    again = from_record(json.loads(json.dumps(to_record(session))), GAMES)
    assert again.state.fingerprint() == session.state.fingerprint() == data["fingerprint"]
    play_on(again, random.Random(1), 3)
    return ""


def test_spoilt_records_load_or_are_refused_with_a_sentence() -> None:
    rng = random.Random(20261115)
    records = [json.loads(json.dumps(to_record(played(number, number * 3, f"game{number}")))) for number in range(12)]
    outcomes: dict[str, int] = {}
    for _record in range(RECORDS):
        result = outcome(spoilt_data(rng.choice(records), rng))
        outcomes[result] = outcomes.get(result, 0) + 1
    assert all(is_sentence(sentence) for sentence in outcomes if sentence)
    assert len(outcomes) > 9
    assert 0 < outcomes[""] < RECORDS / 2


@pytest.fixture
def template(tmp_path: Path) -> dict[str, bytes]:
    """The files of a store with three running games, a history and settings."""
    store = Store(tmp_path / "template")
    for number, key in enumerate("abc"):
        session = played(number, 20 + 10 * number, key)
        store.keep(session)
        play_on(session, random.Random(number), 1)
        store.keep(session)
    for number, key in enumerate("xyz"):
        store.keep(played(number, 5000, key))
    for summary in store.saves.summaries():
        if summary.key not in "abc":  # The next game of a series waits; it gets a generation before its newest too.
            session = store.saves.load(summary.key)
            play_on(session, random.Random(7), 1)
            store.keep(session)
    store.settings.set("theme", "dark")
    store.settings.set("last_seats", {"rival_kings": SEATS})
    return contents(tmp_path / "template")


def refusals(store: Store) -> list[str]:
    """Plays on in every running game; the sentences of those that cannot be opened."""
    refused = []
    for summary in store.saves.summaries():
        try:
            play_on(store.saves.load(summary.key), random.Random(1), 2)
        except BadSave as refusal:
            refused.append(str(refusal))
    return refused


def check_store(folder: Path, spoilt: str, files: dict[str, bytes]) -> Store:
    """Uses everything in a store of which one file is spoilt; nothing crashes, nothing else is touched."""
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


def test_spoilt_files_are_kept_aside_and_everything_else_is_there(tmp_path: Path, template: dict[str, bytes]) -> None:
    rng = random.Random(20261115)
    names = sorted(name for name in template if ".previous" not in name)
    running = sorted(Path(name).stem for name in names if name.startswith("saves/"))
    noticed = 0
    for number in range(FILES):
        spoilt = rng.choice(names)
        data = spoilt_bytes(template[spoilt], [template[name] for name in names if name != spoilt], rng)
        files = {**template, spoilt: data}
        folder = lay_out(tmp_path / str(number), files)
        store = check_store(folder, spoilt, files)
        assert sorted(summary.key for summary in store.saves.summaries()) == running
        assert bool(store.notices) == (data != template[spoilt])
        noticed += len(store.notices)
    assert noticed > FILES * 0.9


def test_files_that_are_sealed_well_but_hold_nonsense_do_no_harm(tmp_path: Path, template: dict[str, bytes]) -> None:
    rng = random.Random(20261115)
    names = sorted(name for name in template if ".previous" not in name)
    kinds = {"saves": "save", "history": "history", ".": "settings"}
    noticed = 0
    for number in range(CONTENTS):
        spoilt = rng.choice(names)
        kind = kinds[str(Path(spoilt).parent)]
        files = {**template, spoilt: nonsense(kind, template[spoilt], rng)}
        store = check_store(lay_out(tmp_path / str(number), files), spoilt, files)
        noticed += bool(store.notices)
    assert noticed > CONTENTS / 4


def nonsense(kind: str, data: bytes, rng: random.Random) -> bytes:
    """A file of this kind whose content was changed by somebody who can seal."""
    while True:
        try:
            return seal(kind, spoilt_data(unseal(kind, data), rng))
        except UnicodeEncodeError:
            # Half a character cannot be written into a file at all.
            continue
