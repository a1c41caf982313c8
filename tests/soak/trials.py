"""The trials of the soak. Each plays rounds of about ten seconds; the tests use the same functions for shorter ones.

The modules are imported inside the rounds: those with a window change how Kivy starts, and no other trial needs Kivy.
"""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from kingdoms.games import GAMES

KILLS, FILES, TAPS, DECISIONS = 200, 1_000, 5_000, 20_000
"""The least number of kills, files, taps and decisions in a round of their trials."""
JUDGED = 6
"""How many games in a round a referee follows, event by event."""
_REFEREES = {key: f"tests.games.{key}.test_playouts" for key in ("royals", "paladins")}
LOOKS = 12


class Trial(NamedTuple):
    """One kind of long run: its goal, the goal's unit, and a function that plays a round with a seed and a folder."""

    goal: int
    unit: str
    play: Callable[[int, Path], int]


def play_kills(seed: int, folder: Path) -> int:
    """Kills an app (`kill -9`) repeatedly while it plays or changes its history, and checks that nothing is lost."""
    from tests.store.kills import history_writers, lives

    kill_at_random = (lives, history_writers)[seed % 2].kill_at_random
    kill_at_random(folder, seed, KILLS)
    return KILLS


def play_files(seed: int, folder: Path) -> int:
    """Spoils files, with nonsense in one or more fields or with damaged bytes: no other game is lost."""
    from tests.store.damage.fields import spoil_fields
    from tests.store.damage.spoilt_stores import spoil_bytes, spoil_contents

    others = FILES // 10
    spoil_bytes(folder / "bytes", seed, others)
    spoil_contents(folder / "contents", seed, others)
    spoil_fields(folder / "fields", seed, FILES)
    return FILES + others


def play_decisions(key: str, seed: int, _folder: Path) -> int:
    """Plays random games of one kind, with every number of seats and every option in turn, some with a referee."""
    from tests.games.helpers.playouts import checked_game
    from tests.games.helpers.positions import SETTINGS

    settings = [setting for setting in SETTINGS if setting.key == key]
    rng, decisions, game = random.Random(seed), 0, 0
    while decisions < DECISIONS:
        decisions += checked_game(settings[(seed + game) % len(settings)], rng.getrandbits(63))[0]
        game += 1
    if key in _REFEREES:
        play_judged = import_module(_REFEREES[key]).play_judged
        for _game in range(JUDGED):
            assert play_judged(rng.getrandbits(63)) > 0
    return decisions


def play_taps(seed: int, folder: Path) -> int:
    """Lets a monkey tap all over the app."""
    from tests.soak.window import app_in_a_window
    from tests.ui.playing.monkey import roam

    with app_in_a_window(folder) as finger:
        finger.app.set("speed", "normal" if seed % 2 else "off")
        finger.app.set("pauses", "off")
        roam(finger, random.Random(seed), TAPS)
    return TAPS


def play_table(seed: int, folder: Path) -> int:
    """Plays one whole game by touch; 48 rounds cover all games in all looks."""
    from tests.soak.window import app_in_a_window
    from tests.ui.boards.appearances import APPEARANCES
    from tests.ui.playing.player import play_whole_game, tables_of

    key, look = list(GAMES)[seed % len(GAMES)], APPEARANCES[seed // len(GAMES) % len(APPEARANCES)]
    rng, tables = random.Random(seed), tables_of(key)
    table = rng.choice(list(tables))
    with app_in_a_window(folder, tables[table][0]) as finger:
        for name, value in look._asdict().items():
            finger.app.set(name, value)
        play_whole_game(finger, key, table, seed, rng)
    return 1


TRIALS = {
    "kills": Trial(10_000, "kills", play_kills),
    "files": Trial(100_000, "files", play_files),
    "taps": Trial(1_000_000, "taps", play_taps),
    **{key: Trial(1_000_000, "decisions", partial(play_decisions, key)) for key in GAMES},
    "tables": Trial(2 * LOOKS * len(GAMES), "games", play_table),
}
