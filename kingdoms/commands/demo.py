"""`demo`: plays a game on the real screens and takes pictures of every stage, without a display."""

import os
import random
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from kingdoms.commands.headless import open_app
from kingdoms.commands.sample_games import past_games
from kingdoms.core.game import Game
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.state import Move
from kingdoms.games import GAMES
from kingdoms.store.played import Played

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen


class Format(NamedTuple):
    """A window's size in dp, its pixels per dp, and the settings to use in it."""

    width: int
    height: int
    density: int
    settings: Mapping[str, Any] = {}


FORMATS = {
    "phone": Format(360, 640, 2),
    "phone-tall": Format(412, 892, 2, {"theme": "dark", "language": "hu"}),
    "tablet": Format(800, 1280, 1),
    "tablet-wide": Format(1280, 800, 1, {"theme": "dark"}),
    "desktop": Format(1600, 1000, 1),
}
SEED = 6
_LOOK_CLOSER_AT = 60
"""After this many moves there is something to read in the log."""
_ALMOST = 0.3
"""If less than this share of a window remains at the end of a page, that part gets no picture of its own."""
_PAST_GAMES = 40
"""Enough games to span more than a year and fill the charts."""
_MOST_GAMES = 2000
"""Even the rarest kind of decision comes up within this many random games."""
_PLAYERS = (("Anna", PERSON), ("Béla", PERSON), ("Éva", "squire"), ("Dávid", "squire"), ("Ilona", "squire"))


def demo(key: str, folder: Path, names: Sequence[str]) -> int:
    """Takes the pictures, in a separate process for each format, since Kivy fixes the screen density when it starts."""
    for name in names:
        command = "import sys; from kingdoms.commands.demo import show; show(*sys.argv[1:])"
        words = [sys.executable, "-c", command, key, name, str(folder)]
        done = subprocess.run(words, env=_environment(name), check=False)
        if done.returncode:
            sys.stderr.write(f"kingdoms: the demo for {name} has failed.\n")
            return 1
        print(f"{folder / name}: {len(list((folder / name).glob('[0-9][0-9]-*.png')))} pictures")
    return 0


def _environment(name: str) -> dict[str, str]:
    return os.environ | {
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_FILELOG": "1",
        "KIVY_NO_CONSOLELOG": "1",
        "KIVY_METRICS_DENSITY": str(FORMATS[name].density),
        "KIVY_DPI": str(96 * FORMATS[name].density),
        "SDL_AUDIODRIVER": "dummy",
        # A real window would be limited to the user's screen; this one has the size of its format.
        **({"SDL_VIDEODRIVER": "offscreen"} if sys.platform == "linux" else {}),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }


def show(key: str, name: str, folder: str) -> None:
    """Plays one game in one format and saves its pictures."""
    with tempfile.TemporaryDirectory() as data:
        os.environ["KIVY_HOME"] = data
        # Kivy's log is off, but exceptions must still be printed.
        sys.excepthook = lambda *trouble: traceback.print_exception(*trouble, file=sys.__stderr__)
        _Tour(key, FORMATS[name], Path(folder) / name, Path(data)).walk()


class _Tour:
    """A tour of the app."""

    def __init__(self, key: str, form: Format, pictures: Path, data: Path) -> None:
        pictures.mkdir(parents=True, exist_ok=True)
        for old in pictures.glob("[0-9][0-9]-*.png"):
            old.unlink()
        self.pictures = pictures
        self.game = GAMES[key]
        self.finger = open_app((form.width * form.density, form.height * form.density), data)
        for setting, value in {"speed": "off", "pauses": "off", "sound": False, **form.settings}.items():
            self.finger.app.set(setting, value)
        self.finger.is_drawing = False
        self.taken = 0
        self.seen: set[str] = set()

    def shot(self, stage: str) -> None:
        """Takes a picture of a stage of the tour, unless there already is one; pictures are numbered in order."""
        if stage in self.seen:
            return
        self.seen.add(stage)
        self.taken += 1
        self.finger.frames(10)
        self.finger.shot(self.pictures / f"{self.taken:02}-{stage}.png")

    def walk(self) -> None:
        """Plays a game, visits all other screens, then shows the kinds of decision that did not come up in the game."""
        app = self.finger.app
        self.shot("home")
        app.show("new_game", game=self.game.key)
        self.shot("new-game")
        self._play()
        self.shot("score")
        app.show("home")
        for screen, what in (("rules", {"game": self.game.key}), ("settings", {}), ("about", {})):
            self._open(screen, **what)
            app.show("home")
        self._look_back()
        self._show_rare_decisions()

    def _play(self) -> None:
        players = _PLAYERS[: self.game.seats[-1]]
        seats = [Seat(name, crest, player) for crest, (name, player) in enumerate(players)]
        self.finger.app.start_game(Session(self.game, seats, SEED, {}))
        while self.finger.app.trail[-1][0] != "score":
            self._advance(self.finger.table)
        self.finger.frames(60)

    def _advance(self, table: "TableScreen") -> None:
        """Does whatever the table expects of a person now; bots play by themselves."""
        session = table.session
        if table.curtain is not None:
            self.shot("curtain")
            self.finger.lift_curtain()
        elif table.board.flying.is_waiting and table.board.opened is not None:
            self.shot(f"scene-{table.board.opened[0]}")
            self.finger.close_scene()
        elif session.is_bots_turn or not table.course.is_at_rest:
            self.finger.frames(1)
        elif session.is_over:
            self.shot("end")
            self.finger.end_turn()
        elif table.handover.must_look:
            self.shot("look")
            self.finger.glimpse()
        elif session.held is not None:
            self.shot("end-turn")
            self.finger.end_turn()
        elif len(session.log) > _LOOK_CLOSER_AT and "log" not in self.seen:
            self._look_closer(table)
        else:
            view = session.state.view(session.state.seat)
            self.shot(_stage_of(view.agenda[-1][0]))
            self.finger.play(random.Random(len(session.log)).choice(self.game.bot.sensible(view, view.moves())))

    def _look_closer(self, table: "TableScreen") -> None:
        """Shows an explanation, an enlarged card, the log and the menu; then goes home and back to the game."""
        board, lit = table.board, table.sight.lit
        unlit = next(thing for thing in board.hits if thing not in lit and not board.can_open(thing))
        self.finger.tap_thing(unlit)
        self._shot_of_opened("help")
        board.dispatch("on_read", next(iter(lit)))
        self._shot_of_opened("large")
        table.open_log()
        self._shot_of_opened("log")
        table.open_menu()
        self._shot_of_opened("menu")
        self.finger.app.show("home")
        self.shot("home-with-a-game")
        self.finger.app.open_game(table.session.key)

    def _shot_of_opened(self, stage: str) -> None:
        self.finger.frames(30)
        self.shot(stage)
        self.finger.press("escape")
        self.finger.frames(30)

    def _look_back(self) -> None:
        """Shows the history with the game just played as its latest, then a replay, the players and their feats."""
        app = self.finger.app
        for entry in past_games(self.game.key, _PAST_GAMES):
            app.store.history.add(entry)
        latest, before, *_earlier = app.store.history.games()
        self._open("history")
        app.front.open_filters()
        self._shot_of_opened("history-filters")
        app.front.open_files()
        self._shot_of_opened("history-files")
        self._open("history", "history-game", key=before.key)
        self._replay(latest)
        self._open("players")
        self._open("person", person=_PLAYERS[0][0])
        self._scroll_down("person")
        app.front.ask_name()
        self._shot_of_opened("person-name")
        self._open("feats", game=self.game.key)
        self._scroll_down("feats")
        app.show("home")

    def _open(self, screen: str, stage: str = "", **what: Any) -> None:
        self.finger.app.show(screen, **what)
        self.finger.frames(30)
        self.shot(stage or screen)

    def _scroll_down(self, screen: str) -> None:
        """Shows the rest of a long page, one window at a time."""
        scroll = self.finger.app.front.ids.scroll
        hidden = scroll.viewport_size[1] - scroll.height
        for number in range(1, ceil(hidden / scroll.height - _ALMOST) + 1):
            scroll.scroll_y = max(0.0, 1 - number * scroll.height / hidden)
            self.shot(f"{screen}-{number + 1}")

    def _replay(self, played: Played) -> None:
        """Shows a replay in the middle of a game and at its end."""
        self.finger.app.show("replay", key=played.key)
        screen = self.finger.app.front
        for stage, position in (("replay", screen.length // 2), ("replay-end", screen.length)):
            screen.go_to(position)
            self.finger.frames(30)
            self.shot(stage)
        self.finger.app.show("home")

    def _show_rare_decisions(self) -> None:
        """Shows each kind of decision that did not come up, from another game."""
        kinds = type(self.game.new(seats=self.game.seats[0], seed=SEED, options={})).asks
        for session in sessions_asking(self.game, [kind for kind in kinds if _stage_of(kind) not in self.seen]):
            self.finger.app.start_game(session)
            self.finger.frames(1)
            while self.finger.table.curtain is not None:
                self.finger.lift_curtain()
            self.shot(_stage_of(session.state.agenda[-1][0]))
            self.finger.app.show("home")


def sessions_asking(game: Game, kinds: Collection[str], most_games: int = _MOST_GAMES) -> Iterator[Session]:
    """For each of these kinds of decision, a session in which the only person, in the first seat, faces it."""
    missing = set(kinds)
    for seed in range(most_games):
        if not missing:
            return
        yield from _met_in_game(game, seed, missing)
    if missing:
        raise LookupError(f"{sorted(missing)} never came up in {most_games} games of {game.key}")


def _met_in_game(game: Game, seed: int, missing: set[str]) -> Iterator[Session]:
    """Plays a game; whenever the first seat faces a missing kind, removes the kind and yields a session there."""
    rng = random.Random(seed)
    names = [name for name, _player in _PLAYERS[: game.seats[seed % len(game.seats)]]]
    seats = [Seat(name, crest, "squire" if crest else PERSON) for crest, name in enumerate(names)]
    state = game.new(seats=len(seats), seed=seed, options={})
    moves: list[Move] = []
    while state.seat is not None:
        kind = state.agenda[-1][0]
        if state.seat == 0 and kind in missing:
            missing.remove(kind)
            session = Session(game, seats, seed, {})
            session.replay(moves)
            yield session
        moves.append(rng.choice(state.moves() if seed % 2 else game.bot.sensible(state, state.moves())))
        state.apply(moves[-1])


def _stage_of(kind: str) -> str:
    return f"decision-{kind.replace('_', '-')}"
