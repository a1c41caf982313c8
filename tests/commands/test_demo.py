"""The demo: it really draws, shows every stage and every kind of decision, and removes only its own files."""

import struct
import zlib
from pathlib import Path

import pytest

from kingdoms.commands.demo import FORMATS, demo, sessions_asking
from kingdoms.games import GAMES

STAGES = {
    "home", "new-game", "curtain", "end-turn", "help", "large", "log", "menu", "home-with-a-game", "end", "score",
    "rules", "settings", "about", "history", "history-filters", "history-files", "history-game", "replay", "replay-end",
    "players", "person", "person-name", "feats", "feats-2",
}  # fmt: skip
"""The stages shown besides the scenes and decisions of the game."""
FORMAT = "phone"
TOURED = "paladins"
"""The game that is played: one whose turns can be held until their owner ends them."""


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pictures of one format, in a folder that already contains others."""
    folder = tmp_path_factory.mktemp("demo")
    there = folder / FORMAT
    there.mkdir()
    for name in ("holiday.png", "99-long-ago.png"):
        (there / name).write_bytes(b"?")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("KIVY_GL_BACKEND", raising=False)  # Other tests draw nothing; here the pictures are the point.
        patch.setenv("KCFG_GRAPHICS_MULTISAMPLES", "0")  # Smooth edges are slow without a graphics card.
        assert demo(TOURED, folder, [FORMAT]) == 0
    return there


def kinds_of(key: str) -> set[str]:
    game = GAMES[key]
    return set(type(game.new(seats=game.seats[0], seed=1, options={})).asks)


def taken(folder: Path) -> list[Path]:
    return sorted(folder.glob("[0-9][0-9]-*.png"))


def read(path: Path) -> tuple[tuple[int, int], set[bytes]]:
    """The size of a picture and a sample of its colours; our rows are stored unfiltered."""
    data = path.read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    start = data.index(b"IDAT")
    length = struct.unpack(">I", data[start - 4 : start])[0]
    rows = zlib.decompress(data[start + 4 : start + 4 + length])
    stride = 3 * width + 1
    assert len(rows) == stride * height
    return (width, height), {
        rows[at : at + 3] for row in range(0, height, 4) for at in range(row * stride + 1, (row + 1) * stride, 12)
    }


def test_every_stage_and_every_kind_of_decision_has_a_picture(pictures: Path) -> None:
    decisions = {f"decision-{kind.replace('_', '-')}" for kind in kinds_of(TOURED)}
    names = [path.stem[3:] for path in taken(pictures)]
    assert len(names) == len(set(names))
    assert STAGES | decisions <= set(names)


def test_the_pictures_have_the_size_of_their_format_and_are_not_blank(pictures: Path) -> None:
    form = FORMATS[FORMAT]
    for path in taken(pictures):
        size, colours = read(path)
        assert size == (form.width * form.density, form.height * form.density)
        assert len(colours) > 200, path.name


def test_only_pictures_of_an_earlier_demo_are_removed(pictures: Path) -> None:
    assert (pictures / "holiday.png").read_bytes() == b"?"
    assert not (pictures / "99-long-ago.png").exists()


@pytest.mark.parametrize("key", list(GAMES))
def test_every_kind_of_decision_is_found_for_the_only_person(key: str) -> None:
    found = set()
    for session in sessions_asking(GAMES[key], kinds_of(key)):
        assert session.persons == [session.actor] == [0]
        found.add(session.state.agenda[-1][0])
    assert found == kinds_of(key)


def test_a_decision_that_never_comes_up_is_reported() -> None:
    with pytest.raises(LookupError, match="joust"):
        list(sessions_asking(GAMES["rival_kings"], ["joust"], most_games=3))
