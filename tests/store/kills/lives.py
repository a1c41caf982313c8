"""Short lives: an app that opens its store, plays and saves in a separate process until it is killed (`kill -9`)."""

import os
import random
import shutil
import signal
import time
import traceback
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from kingdoms.core.codec import fingerprint
from kingdoms.core.game import Game
from kingdoms.core.record import to_record
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.games import GAMES
from kingdoms.store import Store, lock, new_key
from kingdoms.store.saves import SavedGame
from kingdoms.store.seal import unseal
from tests.store.disk import disk
from tests.toy import TOYS, play_on

BOTH: dict[str, Game] = {"rival_kings": GAMES["rival_kings"], **TOYS}
"""A real game, and a toy game that ends often."""
SIDE_BY_SIDE = 3
_write = os.write
_PATIENCE = 600.0
"""The seconds for which a life waits for a lock: far more than any machine needs. Giving up has its own test."""


class Said(NamedTuple):
    """A line that a life writes when it is about to save a game (`?`) or has saved it (`!`)."""

    mark: str
    key: str
    state: str
    is_over: bool


def state_of(session: Session) -> str:
    return fingerprint(to_record(session))


def new_session(rng: random.Random, key: str) -> Session:
    seats = [Seat("Anna", 0, PERSON), Seat("Béla", 1, PERSON), Seat("Cili", 2, "squire")][: rng.randint(2, 3)]
    options = {"rounds": 1} if key == "toy" else {}
    return Session(BOTH[key], seats, rng.getrandbits(32), options, key=new_key(), started=now())


class Life:
    """One run of the app: alone, it goes on with all games; alongside other copies, only with those it has begun."""

    def __init__(self, folder: Path, seed: int, pipe: int, *, is_alone: bool) -> None:
        self._rng = random.Random(seed)
        self._pipe = pipe
        self._store = Store(folder, BOTH)
        self._sessions: dict[str, Session] = {}
        self._is_alone = is_alone
        self._begun: set[str] = set()

    def live(self, decisions: int) -> None:
        """Plays on in one game or another and abandons a few. New games replace those that end."""
        for _decision in range(decisions):
            running = self._running()
            if len(running) < SIDE_BY_SIDE:
                is_real_one_running = any(saved.game == "rival_kings" for saved in running)
                session = new_session(self._rng, "toy" if is_real_one_running else "rival_kings")
                self._begun.add(session.key)
                self._keep(session)
                continue
            session = self._sit_down(self._rng.choice(running).key)
            if session.can_undo() and self._rng.random() < 0.1:
                session.undo()
            elif self._rng.random() < 0.03:
                self._abandon(session)
            else:
                play_on(session, self._rng, 1)

    def _running(self) -> list[SavedGame]:
        games = sorted(self._store.saves.saved_games())
        return [game for game in games if self._is_alone or game.key in self._begun]

    def _sit_down(self, key: str) -> Session:
        if key not in self._sessions:
            self._sessions[key] = self._store.saves.load(key)
            self._sessions[key].on_change = self._keep
        return self._sessions[key]

    def _keep(self, session: Session) -> None:
        self._tell("?", session, session.is_over)
        self._store.keep(session)
        self._tell("!", session, session.is_over)

    def _abandon(self, session: Session) -> None:
        self._tell("?", session, is_over=True)
        self._store.abandon(session)
        self._tell("!", session, is_over=True)

    def _tell(self, mark: str, session: Session, is_over: bool) -> None:
        _write(self._pipe, f"{mark} {session.key} {state_of(session)} {int(is_over)}\n".encode())


def start(folder: Path, seed: int, decisions: int, step: Any = None, *, is_alone: bool = True) -> tuple[int, int]:
    """Starts a life in a separate process; returns the process id and the reading end of the pipe it writes to."""

    def live(pipe: int) -> None:
        with disk(step) if step else nullcontext():
            Life(folder, seed, pipe, is_alone=is_alone).live(decisions)

    return in_a_process(live)


def in_a_process(live: Callable[[int], None]) -> tuple[int, int]:
    """Starts a life, which gets a pipe to write to; returns the process id and the reading end of the pipe."""
    listening, talking = os.pipe()
    process = os.fork()
    if process == 0:
        _live_and_die(live, talking)
    os.close(talking)
    return process, listening


def _live_and_die(live: Callable[[int], None], pipe: int) -> NoReturn:
    # Copies that do nothing but save may wait for each other for a long time on a busy machine.
    lock.PATIENCE = _PATIENCE
    try:
        live(pipe)
    except BaseException:
        _write(pipe, traceback.format_exc().encode())
    finally:
        os._exit(0)


def dying_at(at: int, *, before: bool) -> Callable[..., Any]:
    """A step that kills the process at the n-th disk operation: before it, or after it, with a write only half done."""
    count = 0

    def step(name: str, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        nonlocal count
        count += 1
        if count != at:
            return function(*args)
        try:
            return before or function(*((args[0], args[1][: len(args[1]) // 2]) if name == "write" else args))
        finally:
            os.kill(os.getpid(), signal.SIGKILL)

    return step


def last_words(process: int, pipe: int, *, kill_after: tuple[int, float] | None = None) -> list[Said]:
    """Everything that a life wrote."""
    words = [line.split() for line in lines_of(process, pipe, kill_after)]
    return [Said(mark, key, state, is_over == "1") for mark, key, state, is_over in words]


def lines_of(process: int, pipe: int, kill_after: tuple[int, float] | None) -> list[str]:
    """The lines a life writes until it ends; with `kill_after`, it is killed that long after that many lines."""
    with os.fdopen(pipe, "rb") as file:
        heard = b""
        if kill_after is not None:
            count, delay = kill_after
            heard = b"".join(file.readline() for _word in range(count))
            time.sleep(delay)
            os.kill(process, signal.SIGKILL)
        lines = (heard + file.read()).decode().splitlines()
    os.waitpid(process, 0)
    if "Traceback (most recent call last):" in lines:
        raise RuntimeError("\n".join(lines))
    return lines


class Witness:
    """Remembers which saves the lives have announced as done, and checks after every kill that they are there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._filed: set[str] = set()
        self._running = self._found(Store(folder, BOTH))

    @property
    def finished(self) -> int:
        """How many games have ended."""
        return len(self._filed)

    def check(self, words: list[Said]) -> None:
        """Checks that every game is at its last saved decision or the one after it, and that every file is good."""
        pending: Said | None = None
        for said in words:
            pending = said if said.mark == "?" else None
            if said.mark == "!":
                self._remember(said)
        store = Store(self._folder, BOTH)
        assert store.notices == []
        found = self._found(store)
        filed = [game.key for game in store.history.games()]
        self._allow(pending, found, filed)
        assert found == self._running
        assert set(filed) == self._filed
        self._check_files(len(filed))

    def _remember(self, said: Said) -> None:
        if said.is_over:
            self._running.pop(said.key, None)
            self._filed.add(said.key)
        else:
            self._running[said.key] = said.state

    def _allow(self, pending: Said | None, found: dict[str, str], filed: list[str]) -> None:
        """Accepts a pending save that was in fact completed."""
        if pending is None:
            return
        if pending.key in filed if pending.is_over else found.get(pending.key) == pending.state:
            self._remember(pending)

    def _found(self, store: Store) -> dict[str, str]:
        """The running games that the store lists, each with the state in its newest good file.

        The next life loads and plays them; here only their records are compared, which is as strict and far quicker.
        """
        return {game.key: self._state(game.key) for game in store.saves.saved_games()}

    def _state(self, key: str) -> str:
        path = self._folder / "saves" / f"{key}.json"
        path = path if path.exists() else path.with_suffix(".previous.json")
        return fingerprint(unseal("save", path.read_bytes())["_default"]["1"]["record"])

    def _check_files(self, filed: int) -> None:
        kept = 0
        others = {path.suffix for path in self._folder.rglob("*.*")} - {".json"}
        assert others <= {".open"}, "only the claims on games that were being played"
        for path in self._folder.rglob("*.json"):
            kind = {"saves": "save", "history": "history", "index": "index"}[path.parent.name]
            content = unseal(kind, path.read_bytes())
            if kind == "history" and ".previous" not in path.name:
                kept += len(content["_default"])
            assert path.name.removesuffix(".json").removesuffix(".previous").isalnum()
        assert kept == filed


def kill_at_random(folder: Path, seed: int, kills: int) -> tuple[int, int]:
    """Kills one life after another at random moments and checks after each that nothing is lost.

    Returns how many lines were written and how many games have ended.
    """
    rng, witness, said = random.Random(seed), Witness(folder), 0
    for _kill in range(kills):
        moment = rng.randrange(6), rng.uniform(0, 0.003)
        words = last_words(*start(folder, rng.getrandbits(32), 10_000), kill_after=moment)
        witness.check(words)
        said += len(words)
    return said, witness.finished


def copy_of(template: Path, folder: Path) -> Path:
    """A fresh copy of a store."""
    shutil.copytree(template, folder)
    return folder
