"""Names: people's current names are the same wherever they are read."""

from itertools import pairwise
from pathlib import Path

from kingdoms.store.changes import Names, Rename
from kingdoms.store.played import Address, played
from kingdoms.store.volumes import PER_FILE
from tests.store.shelf import entry, opened


def test_two_people_at_one_table_never_become_one() -> None:
    names = Names([Rename("Bela", "Béla", Address(1, 5))])
    assert names.of(["Bela", "Béla"], Address(1, 1)) == ["Bela", "Béla"]
    assert names.of(["Bela", "Anna"], Address(1, 5)) == ["Béla", "Anna"]
    assert names.of(["Bela", "Anna"], Address(1, 6)) == ["Bela", "Anna"]
    assert names.of(["Bela", "Anna"], Address(2, 1)) == ["Bela", "Anna"]


def test_a_bot_keeps_its_name_when_a_person_is_renamed() -> None:
    game = played({**entry(1), "seats": [["Anna", 0, "person"], ["Béla", 1, "squire"]]})
    names = Names([Rename("Béla", "Cili", Address(1, 5))])
    assert names.put_on((Address(1, 1), game)) == (Address(1, 1), game)


def test_names_in_full_and_growing_volumes_always_agree(tmp_path: Path) -> None:
    history = opened(tmp_path)
    for number in range(2 * PER_FILE + 5):
        history.add(entry(number, "Anna", "Béla") if number % 2 else entry(number, "Bela", "Cili"))
        if number in (50, PER_FILE, 2 * PER_FILE + 3):
            history.rename("Bela", f"Name {number}")
    told = {game.key: game.people for game in history.games()}
    for there in (opened(tmp_path), opened(tmp_path)):
        assert {game.key: game.people for game in there.games()} == told
    expected = ["Name 50"] * 26 + [f"Name {PER_FILE}"] * 25 + [f"Name {2 * PER_FILE + 3}"] * 51 + ["Bela"]
    assert [told[f"game-{number}"][0] for number in range(0, 2 * PER_FILE + 5, 2)] == expected
    assert all(history.game(f"game-{number}")["seats"][0][0] == told[f"game-{number}"][0] for number in (0, 60, 150))
    undone = [history.undo_rename() for _rename in range(3)]
    assert all(later.last > earlier.last for later, earlier in pairwise(undone))
    assert {game.people[0] for game in history.games()} == {"Anna", "Bela"}
