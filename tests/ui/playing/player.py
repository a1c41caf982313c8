"""A player who plays for all the people at a table, through the real screens."""

import random
from collections.abc import Callable

from kingdoms.commands.finger import Finger
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from kingdoms.ui.board.sight import END, UNDO
from kingdoms.ui.widgets import InkButton, Sheet
from tests.ui.conftest import DESKTOP, PHONE, TABLET

Table = tuple[tuple[int, int], tuple[str, ...]]
"""The window size and the players."""

MOST_MOVES = 3000
MOST_FRAMES = 200_000
TABLES: dict[str, Table] = {
    "a person and bots on a phone": (PHONE, (PERSON, "squire", "knight", "squire")),
    "people and a bot on a tablet": (TABLET, (PERSON, PERSON, "squire")),
    "two people on a desktop": (DESKTOP, (PERSON, PERSON)),
}
ALONE: dict[str, Table] = {"a person alone on a phone": (PHONE, (PERSON,))}


def tables_of(key: str) -> dict[str, Table]:
    """The tables at which this game is played."""
    return TABLES | (ALONE if 1 in GAMES[key].seats else {})


class Player:
    """Plays all the people at a table, by touch alone; now and then undoes something, or leaves and comes back."""

    def __init__(self, finger: Finger, rng: random.Random) -> None:
        self.finger = finger
        self.rng = rng
        self.undone = self.resumed = self.curtains = 0

    @property
    def session(self) -> Session:
        return self.finger.table.session

    def play(self) -> None:
        """Plays the game to the end."""
        self.play_until(lambda: self.finger.app.trail[-1][0] == "score")

    def play_until(self, is_reached: Callable[[], bool]) -> None:
        """Plays until a condition holds."""
        self.finger.frames(3)
        for _ in range(MOST_MOVES):
            if is_reached():
                return
            self._step()
        raise AssertionError("the game did not end")

    def _step(self) -> None:
        table = self.finger.table
        if table.curtain is not None:
            self.curtains += 1
            self.finger.lift_curtain()
        elif table.board.flying.is_waiting:
            self.finger.close_scene()
        elif self._is_waiting():
            self.finger.until(lambda: not self._is_waiting(), most=MOST_FRAMES)
        elif self.session.is_over:
            self.finger.tap_thing(END)
        elif self.rng.random() < 0.02:
            self._leave_and_return()
        elif self.session.can_undo() and self.rng.random() < 0.1:
            self._undo()
        elif table.handover.must_look:
            self.finger.glimpse()
        elif self.session.held is not None:
            self.finger.tap_thing(END)
        else:
            self._decide()

    def _is_waiting(self) -> bool:
        """Whether the table is busy with bots or animations, and nothing waits for a tap."""
        table = self.finger.table
        is_busy = self.session.is_bots_turn or not table.course.is_at_rest
        return is_busy and table.curtain is None and not table.board.flying.is_waiting

    def _decide(self) -> None:
        """Plays one of the sensible moves, so that the game comes to an end."""
        state, age = self.session.state, self.session.age
        moves = self.session.game.bot.sensible(state, state.moves())
        self.finger.play(self.rng.choice(moves))
        assert self.session.age > age

    def _undo(self) -> None:
        moves = len(self.session.log)
        self.finger.tap_thing(UNDO)
        if Sheet.topmost() is not None:
            self.finger.frames(30)
            self.finger.tap_widget(self.finger.find(InkButton, text="Undo")[0])
        assert len(self.session.log) < moves
        self.undone += 1

    def _leave_and_return(self) -> None:
        """Goes home and opens the game again from its file, at the very decision where it was left."""
        key, left_at = self.session.key, self.session.state.fingerprint()
        held = self.session.held
        self.finger.app.show("home")
        self.finger.frames(3)
        self.finger.app.open_game(key)
        self.finger.frames(3)
        assert self.session.state.fingerprint() == left_at
        assert self.session.held == held
        self.resumed += 1


def play_whole_game(finger: Finger, key: str, table: str, seed: int, rng: random.Random) -> Player:
    """Plays a game at one of its tables to the end, so that it goes into the history."""
    _size, players = tables_of(key)[table]
    finger.app.set("speed", "off")
    finger.app.set("pauses", "off")
    seats = [Seat(f"Player {n}", n, player) for n, player in enumerate(players)]
    finger.app.start_game(Session(GAMES[key], seats, seed, {}))
    player = Player(finger, rng)
    player.play()
    session = player.session
    assert session.is_over
    assert player.curtains == 0 or len(session.persons) > 1
    assert [game.key for game in finger.app.store.history.games()] == [session.key]
    assert finger.app.store.saves.saved_games() == []
    return player
