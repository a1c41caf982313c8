"""Exported games can be imported, each once, and files that are not ours change nothing."""

import io
import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from kingdoms.core.codec import BadSave, canonical
from kingdoms.core.game import Game
from kingdoms.core.record import from_record
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.games import GAMES
from kingdoms.store import Refused, import_export
from kingdoms.store.entry import is_key
from kingdoms.store.import_export import LONGEST_GAME, ImportFile, ImportResult
from kingdoms.store.played import Address, played
from kingdoms.store.seal import FORMAT, seal, unseal
from kingdoms.store.volumes import PER_FILE, content_of, games_in
from tests.store.damage.spoiling import spoilt_bytes, spoilt_data
from tests.store.disk import contents
from tests.store.memory import measure, peak
from tests.store.shelf import ended, entry, exported, fill, finished, import_games, keys, opened, sent
from tests.toy import TOYS, Walk, toy_session

SPOILT = 3_000
DAMAGED = "This file is damaged or doesn't contain Kingdoms games."
UNPROVED = "The scores of a game in this file don't add up."
NEWER = "These games were saved by a newer version of Kingdoms."


def text(*entries: Any) -> bytes:
    return seal("games", list(entries))


def test_another_device_can_import_everything(tmp_path: Path) -> None:
    mine = fill(tmp_path / "mine", 2 * PER_FILE + 3)
    mine.rename("Player 5", "Béla")
    mine.delete("game-6")
    other = opened(tmp_path / "other")
    assert import_games(other, exported(mine)) == 2 * PER_FILE + 2
    for there in (other, opened(tmp_path / "other")):
        assert there.games() == mine.games()
    for key in keys(mine)[::50]:
        assert other.game(key) == {**(mine.game(key) or {}), "imported": True}


def test_only_imported_games_are_marked_as_imported_even_after_another_export(tmp_path: Path) -> None:
    shelves = mine, friend, third = [opened(tmp_path / name) for name in ("mine", "friend", "third")]
    mine.add(entry(1))
    friend.add(entry(2))
    import_games(friend, exported(mine))
    assert b"imported" not in exported(friend)
    import_games(third, exported(friend))
    import_games(mine, exported(third))
    marked = [{key for key in keys(there) if (there.game(key) or {}).get("imported")} for there in shelves]
    assert marked == [{"game-2"}, {"game-1"}, {"game-1", "game-2"}]


def test_importing_again_changes_nothing(tmp_path: Path) -> None:
    mine, other = fill(tmp_path / "mine", 150), opened(tmp_path / "other")
    import_games(other, exported(mine))
    for history in (mine, other):
        history.games()
    before = contents(tmp_path)
    assert import_games(other, exported(mine)) == 0
    assert import_games(mine, exported(other)) == 0
    assert contents(tmp_path) == before


def test_histories_are_merged_without_duplicates_and_listed_by_date(tmp_path: Path) -> None:
    mine, other = opened(tmp_path / "mine"), opened(tmp_path / "other")
    for number in (1, 2, 3):
        mine.add(entry(number, finished=f"2026-11-{number:02}T10:00:00.000+01:00"))
    for number in (0, 2, 4):
        other.add(entry(number, "Stranger", "Anna", finished=f"2026-11-{number + 1:02}T09:00:00.000+01:00"))
    assert import_games(mine, exported(other)) == 2
    assert keys(mine) == ["game-4", "game-3", "game-2", "game-1", "game-0"]
    assert mine.games()[2].people == ["Player 2"]


def test_a_game_sent_to_a_friend_can_be_replayed(tmp_path: Path) -> None:
    session = finished("a")
    history, friend = opened(tmp_path / "mine"), opened(tmp_path / "friend")
    history.add(ended(session))
    history.add(entry(1))
    assert import_games(friend, exported(history, "a")) == 1
    whole = friend.game("a")
    assert whole is not None
    assert from_record(whole, TOYS).log == session.log
    with pytest.raises(Refused):
        history.exported("b")


def test_importing_a_deleted_game_restores_it_once(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 3)
    file = exported(history)
    history.delete("game-1")
    assert import_games(history, file) == 1
    assert keys(opened(tmp_path / "h")) == ["game-2", "game-1", "game-0"]
    assert history.deleted() == []


def test_an_abandoned_game_once_filed_with_winners_does_not_spoil_a_file(tmp_path: Path) -> None:
    mine, friend = opened(tmp_path / "mine"), opened(tmp_path / "friend")
    session = toy_session("pp", key="a", started=now())
    session.play(Walk(2))
    mine.add({**ended(session), "winners": [0], "tie_break": True})
    assert import_games(friend, exported(mine)) == 1
    for there in (mine, friend):
        assert [(game.is_abandoned, game.winners, game.has_tie_break) for game in there.games()] == [(True, (), False)]


@pytest.mark.parametrize("key", GAMES)
def test_any_filed_real_game_can_be_imported_by_a_friend(key: str) -> None:
    rng = random.Random(key)
    filed = [filed_of(GAMES[key], f"game-{number}", rng) for number in range(10)]
    assert {game["abandoned"] for game in filed} == {False, True}
    for game in filed:
        assert imported(sent(game), GAMES) == {game["key"]: {**game, "imported": True}}


def imported(data: bytes, games: Mapping[str, Game]) -> dict[str, dict[str, Any]]:
    """The valid games in a file, by key."""
    parcel = ImportFile(io.BytesIO(data), games)
    parcel.check((), ())
    return {entry["key"]: entry for entry in parcel.entries({*parcel.places.values()})}


def filed_of(game: Game, key: str, rng: random.Random) -> dict[str, Any]:
    """The entry for a game played for a while or to its end, with people and bots taking over from each other."""
    count = rng.choice(game.seats)
    seats = [Seat(f"Player {seat}", seat, rng.choice((PERSON, PERSON, "squire"))) for seat in range(count)]
    options = {name: rng.choice(values) for name, values in game.options.items()}
    session = Session(game, seats, rng.getrandbits(63), options, key=key, started=now())
    for _decision in range(rng.choice((30, 5000, 5000))):
        session.end_turn()
        if session.state.seat is None:
            break
        if rng.random() < 0.02:
            session.let_play(rng.randrange(count), rng.choice((PERSON, "squire")))
            session.end_turn()
        session.play(rng.choice(session.state.moves()))
    return ended(session)


@pytest.mark.parametrize(("before", "after"), [(b"\xef\xbb\xbf", b"\n"), (b"", b""), (b"", b"\r\n"), (b"", b"\n\n")])
def test_bytes_added_by_programs_at_either_end_do_no_harm(tmp_path: Path, before: bytes, after: bytes) -> None:
    assert import_games(opened(tmp_path), before + text(entry(1)).rstrip() + after) == 1


def test_names_in_imported_games_are_tidied(tmp_path: Path) -> None:
    history = opened(tmp_path)
    history.add(entry(1, "Béla", "Anna"))
    import_games(history, text(entry(2, "Be\u0301la", " Anna")))
    assert sorted(history.names()) == ["Anna", "Béla"]


def test_unknown_fields_are_not_imported(tmp_path: Path) -> None:
    history = opened(tmp_path)
    import_games(history, text({**entry(1), "more": ["x"] * 50}))
    assert "more" not in (history.game("game-1") or {})


def sealed(content: str) -> bytes:
    """A file with a valid seal around any content."""
    return b"".join(import_export.sealed("games", [content.encode()]))


def newer_text(*entries: Any) -> bytes:
    """A file from a future version of Kingdoms with the next format."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kingdoms.store.seal.FORMAT", FORMAT + 1)
        return text(*entries)


deep: Any = []
for _level in range(500):
    deep = [deep]


def test_a_bad_game_among_good_ones_is_left_out_and_counted(tmp_path: Path) -> None:
    history = opened(tmp_path)
    bad = {**entry(3), "winners": [1]}, {**entry(4), "game": "chess"}, ["x"]
    assert history.import_games(io.BytesIO(text(entry(1), *bad, entry(2)))) == ImportResult(
        new=2, running=0, unproved=3
    )
    assert sorted(keys(opened(tmp_path))) == ["game-1", "game-2"]


def test_an_infinite_number_in_a_file_loses_neither_its_other_games_nor_the_next_one(tmp_path: Path) -> None:
    first, *others = entry(99)["scores"]
    odd = {**entry(99), "scores": [{**first, "more": "endless"}, *others]}
    file = canonical([*map(entry, range(10)), odd]).replace('"endless"', "1e999")
    history = opened(tmp_path)
    import_games(history, sealed(file))
    history.add(entry(10))
    notices: list[str] = []
    again = opened(tmp_path, notices)
    assert {*keys(again)} >= {f"game-{number}" for number in range(11)}
    assert notices == []


@pytest.mark.parametrize("value", [None, -1, 10**30, "x", [], True, 1.5])
@pytest.mark.parametrize("field", ["seconds", "decisions", "undone", "hints", "finished", "stand_ins"])
def test_no_game_is_left_out_because_of_a_field_that_it_does_not_need(tmp_path: Path, field: str, value: Any) -> None:
    history = opened(tmp_path)
    assert import_games(history, text({**entry(1), field: value})) == 1
    assert keys(opened(tmp_path)) == ["game-1"]
    assert import_games(opened(tmp_path / "other"), exported(history)) == 1


def test_filed_games_that_cannot_be_proved_do_not_affect_the_import_of_the_rest(tmp_path: Path) -> None:
    history = fill(tmp_path / "h", 3)
    history.add({**entry(7), "game": "chess"})
    history.add({**entry(8), "scores": [{"total": 9, "parts": {"coins": 1}}] * 2})
    other = opened(tmp_path / "other")
    assert other.import_games(io.BytesIO(exported(history))) == ImportResult(new=3, running=0, unproved=2)


REFUSED: dict[str, tuple[Any, str]] = {
    "nothing": (b"", DAMAGED),
    "no text": (b"\xff\xfe\x00", DAMAGED),
    "foreign": (b'{"games": []}', DAMAGED),
    "another of our files": (seal("history", {"_default": {"1": entry(1)}}), DAMAGED),
    "half": (text(entry(1))[:400], DAMAGED),
    "changed": (text(entry(1)).replace(b"Player 1", b"Player 2"), DAMAGED),
    "newer": (newer_text(entry(1)), NEWER),
    "a format that it does not have": (text(entry(1)).replace(b'"format":2,"f', b'"format":3,"f'), DAMAGED),
    "no games": (text(), DAMAGED),
    "no list": (seal("games", {"1": entry(1)}), DAMAGED),
    "a list in a list": (seal("games", [[entry(1)]]), DAMAGED),
    "a list that goes on": (sealed(canonical([entry(1)]) + "]"), DAMAGED),
    "a list without an end": (sealed(canonical([entry(1)])[:-1]), DAMAGED),
    "a list that ends too late": (sealed(canonical([entry(1)])[:-1] + ",]"), DAMAGED),
    "deep": (seal("games", [{**entry(1), "options": {"rounds": deep}}]), UNPROVED),
    "too deep": (b"[" * 200_000, DAMAGED),
    "huge moves": (text({**entry(1), "moves": "9" * LONGEST_GAME}), DAMAGED),
    "newer record": (text({**entry(1), "format": 2}), NEWER),
    "unknown game": (text({**entry(1), "game": "chess"}), NEWER),
    "seed": (text({**entry(1), "seed": 1 << 70}), UNPROVED),
    "no seats": (text({**entry(1), "seats": [], "scores": [], "winners": []}), DAMAGED),
    "newer rules": (text({**entry(1), "rules": 3}), NEWER),
    "an option without end": (text({**entry(1), "options": {"rounds": 10**4000}}), UNPROVED),
    "part": (text({**entry(1), "scores": [{"total": 1, "parts": {"=A1": 1}}] * 2}), UNPROVED),
    "nobody has won": (text({**entry(1), "winners": []}), UNPROVED),
    "won though it was abandoned": (text({**entry(1), "winners": [0], "abandoned": True}), UNPROVED),
    "winner twice": (text({**entry(1), "winners": [0, 0]}), UNPROVED),
    "a sum that is none": (text({**entry(1), "scores": [{"total": 999_999, "parts": {"coins": 1}}] * 2}), UNPROVED),
    "won with fewer points": (text({**entry(1), "winners": [1]}), UNPROVED),
    "a tie that was none": (text({**entry(1), "tie_break": True}), UNPROVED),
}


def test_a_large_hostile_file_takes_little_more_memory_than_itself(tmp_path: Path) -> None:
    hostile = sealed("[" + "[],[]," * 50_000 + "[]]")
    assert measure(peak_of_a_refusal, tmp_path, hostile) < 10 * len(hostile)  # The file itself is in memory here.


def peak_of_a_refusal(folder: Path, hostile: bytes) -> int:
    def refuse() -> None:
        with pytest.raises(BadSave):
            import_games(opened(folder), hostile)

    return peak(refuse)


@pytest.mark.parametrize("name", REFUSED)
def test_a_damaged_or_hostile_file_is_refused_with_one_sentence(tmp_path: Path, name: str) -> None:
    history = fill(tmp_path / "h", 1)
    before = contents(tmp_path)
    data, sentence = REFUSED[name]
    with pytest.raises(BadSave) as refused:
        import_games(history, data)
    assert str(refused.value) == sentence
    assert contents(tmp_path) == before


HOSTILE_NAMES = ["x" * 25, "  ", "\u3164", *(f"Anna{sign}" for sign in "\n\0\x1b\u2028\u202e\u2066\ufeff")]


@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=ascii)
def test_a_name_that_nobody_can_have_becomes_a_question_mark(tmp_path: Path, name: str) -> None:
    history = opened(tmp_path)
    assert import_games(history, text(entry(1, name, "Béla"))) == 1
    assert history.games()[0].people == ["?", "Béla"]


@pytest.mark.parametrize(
    ("seat", "harmless"),
    [
        (["A", True, "person"], ("A", -1, "person")),
        (["A", 10**9, "person"], ("A", -1, "person")),
        (["A", 0, "=1+1"], ("A", 0, "sovereign")),
    ],
)
def test_an_impossible_seat_is_corrected(tmp_path: Path, seat: list[Any], harmless: tuple[Any]) -> None:
    history = opened(tmp_path)
    assert import_games(history, text({**entry(1), "seats": [seat, ["B", 1, "person"]]})) == 1
    assert history.games()[0].sides[0][:3] == harmless


@pytest.mark.parametrize("key", ["../../x", "", "x" * 65, "a b"])
def test_an_invalid_key_is_replaced(tmp_path: Path, key: str) -> None:
    history = opened(tmp_path)
    assert import_games(history, text({**entry(1), "key": key})) == 1
    assert all(map(is_key, keys(history)))
    assert import_games(history, text({**entry(1), "key": key})) == 0


@pytest.mark.parametrize(
    "detail", [{"series": {"goal": "x"}}, {"fingerprint": None}, {"held": "x"}, {"started": "x"}, {"rules": 0}]
)
def test_nonsense_in_an_inessential_field_does_not_keep_a_game_out(tmp_path: Path, detail: Any) -> None:
    history = fill(tmp_path / "h", 1)
    assert import_games(history, text({**entry(1), **detail})) == 1
    assert sorted(keys(history)) == ["game-0", "game-1"]


def test_spoilt_files_are_refused_or_give_games_that_can_be_read_back(tmp_path: Path) -> None:
    rng = random.Random(20261115)
    entries = [json.loads(json.dumps(ended(finished(key, players)))) for key, players in (("a", "ppb"), ("b", "pp"))]
    good = seal("games", entries)
    outcomes: dict[str, int] = {}
    for _text in range(SPOILT):
        outcome = taken_in(spoilt_text(entries, good, rng))
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    assert {"", DAMAGED, UNPROVED} <= set(outcomes) <= {"", DAMAGED, UNPROVED, NEWER}
    assert outcomes[DAMAGED] > SPOILT / 4
    assert outcomes[""] > SPOILT / 100


def spoilt_text(entries: list[Any], good: bytes, rng: random.Random) -> bytes:
    """A file with damaged bytes, or with changed content under a valid seal."""
    if rng.random() < 0.3:
        return spoilt_bytes(good, [b"x" * len(good)], rng)
    while True:
        try:
            return seal("games", spoilt_data(entries, rng))
        except UnicodeEncodeError:
            # Half a character cannot be written to a file at all.
            continue


def taken_in(data: bytes) -> str:
    """Imports a file and checks that its games can be written, listed and sent on.

    Returns the sentence that says why the file is refused; empty if it is not.
    """
    try:
        entries = imported(data, TOYS)
    except BadSave as refused:
        return str(refused)
    assert imported(sent(*entries.values()), TOYS) == entries
    games = [
        (Address(1, number), played(json.loads(json.dumps(found)))) for number, found in enumerate(entries.values(), 1)
    ]
    assert unseal("history", seal("history", entries)) == entries
    assert games_in(json.loads(json.dumps(content_of("f", games[::-1]))), 1, "f") == games[::-1]
    return ""
