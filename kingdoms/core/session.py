"""A session: one game at one table, with its seats, the moves so far, the log, undo and "end turn".

The rules decide what is legal; the session remembers. If another person is next, a turn of several decisions is held
until its owner ends it. Decisions can be undone as long as nobody has learnt anything from them.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any

from kingdoms.core.codec import IllegalMove
from kingdoms.core.game import SEATS, Game, opponent_name
from kingdoms.core.log import Decision, Past
from kingdoms.core.person_names import tidied
from kingdoms.core.seats import (
    MOVED_BY_RULES,
    NO_CREST,
    PERSON,
    Seat,
    StandIn,
    can_sit_together,
    can_stand_in,
    is_player,
    names_in_sentences,
    players,
)
from kingdoms.core.series import Series
from kingdoms.core.state import Event, Move, State
from kingdoms.core.timestamps import is_timestamp


class Session:
    """A running or finished game at a table. Raises ValueError if the game could not be loaded again.

    >>> from tests.toy import TOY, Rest, Walk
    >>> session = Session(TOY, [Seat("Anna", 0, PERSON), Seat("Ben", 1, PERSON)], seed=7, options={})
    >>> session.play(Walk(2)), session.play(Rest())
    ([Walked(seat=0, steps=2)], [])

    Anna's turn is held until she ends it; until then, she can change her mind.

    >>> session.state.seat, session.actor
    (1, 0)
    >>> session.undo(), session.moves, session.can_redo
    (None, [Walk(steps=2)], True)
    >>> session.redo(), session.end_turn(), session.actor
    (None, [], 1)
    """

    is_read_by_player = True
    """Whether whoever reads about the game is the one who plays or played it; if not, nobody is called "you"."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, Any],
        *,
        key: str = "",
        started: str = "",
        series: Series | None = None,
        rules: int | None = None,
    ) -> None:
        _check(seats, started)
        self.game, self.seed = game, seed
        self.seated = tuple(seat._replace(name=tidied(seat.name)) for seat in seats)
        """The seats as they were when the game began."""
        self.seats = self.seated
        """The seats, each with its current player."""
        self.stand_ins: tuple[StandIn, ...] = ()
        """The players who have taken over a seat since the game began."""
        self._looked: set[StandIn] = set()
        """The stand-ins who have seen what only their seat may know."""
        self.rules = rules or game.version
        """The version of the rules that the game is played by."""
        self.options = game.with_defaults(len(self.seated), options)
        self.key, self.started, self.series = key, started, series
        self.state: State = self._fresh()
        self.log: list[Decision] = []
        self.held: int | None = None
        """The seat of the person who still has to end a turn that is complete; None if no turn is held."""
        self._redoable: list[list[Move]] = []
        """The moves undone by each undo since the last decision, latest last."""
        self.age = 0
        """Increases with every change, so that an answer to an older state can be recognised."""
        self.on_change: Callable[[Session], None] | None = None
        """Called after every change, so that the game can be saved."""
        self.undone = 0
        """How many times a decision that had revealed something was undone."""
        self.hints = 0
        """How many times somebody asked for a hint."""

    def _fresh(self) -> State:
        return self.game.new(seats=len(self.seated), seed=self.seed, options=self.options, rules=self.rules)

    @property
    def setup(self) -> dict[str, Any]:
        """The settings the rules depend on: all options, and under "seats" the number of players."""
        return {SEATS: len(self.seats), **self.options}

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def names_in_sentences(self) -> list[str]:
        """The names by seat as the log uses them: the reader is "you"."""
        return names_in_sentences(self.seats, self.reader)

    @property
    def moves(self) -> list[Move]:
        """All moves so far."""
        return [decision.move for decision in self.log]

    @property
    def past(self) -> Past:
        """All events so far."""
        return Past(self.log)

    def past_before(self, number: int) -> Past:
        """All events before a decision in the log."""
        return Past(self.log, number)

    @property
    def actor(self) -> int | None:
        """The seat that has to act now: to end its turn or to decide. None when the game is over."""
        return self.held if self.held is not None else self.state.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and no turn is held."""
        return self.actor is None

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot has to decide now."""
        return self.actor is not None and not self.seats[self.actor].is_person

    @property
    def sides(self) -> tuple[Seat, ...]:
        """Everyone who has points: the seats, and the opponent if the rules move one."""
        if len(self.state.scores()) == len(self.seats):
            return self.seats
        return *self.seats, Seat(opponent_name(self.game.words), NO_CREST, MOVED_BY_RULES)

    @property
    def only_person(self) -> int | None:
        """The seat of the only person who sat down, if no other seat is played by a person now; otherwise None."""
        seated = [number for number, seat in enumerate(self.seated) if seat.is_person]
        return seated[0] if self.persons == seated and len(seated) == 1 else None

    @property
    def reader(self) -> int | None:
        """The seat that sentences call "you": that of the only person, unless somebody else reads about their game."""
        return self.only_person if self.is_read_by_player else None

    @property
    def is_shared(self) -> bool:
        """Whether somebody else may pick up the device: another person, or somebody for whom a bot stands in."""
        return self.only_person is None

    @property
    def persons(self) -> list[int]:
        """The seats played by people."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def left_to_bots(self) -> frozenset[int]:
        """The people's seats that a bot is playing now."""
        both = enumerate(zip(self.seated, self.seats, strict=True))
        return frozenset(number for number, (first, now) in both if first.is_person and not now.is_person)

    def play(self, move: Move) -> list[Event]:
        """Makes a move for the seat that decides; raises IllegalMove if it cannot be made now."""
        if self.held is not None:
            raise IllegalMove("the previous turn has not been ended yet")
        events = self._finish(move) if self._is_waiting else self._make(move)
        self._redoable = []
        self.held = self.holder()
        self._changed()
        return events

    def _make(self, move: Move) -> list[Event]:
        """Makes a move. If nothing is left to do then but to end the turn, and nobody has to confirm that, ends it."""
        self._record(move, waits=self._may_wait(move))
        if self._is_waiting and not self._must_confirm(move):
            self._finish(self.state.moves()[0])
        return self.log[-1].events

    def _may_wait(self, move: Move) -> bool:
        """Whether a turn that ends with this move may have to be ended by the person who makes it."""
        return self.state.seat in self.persons and type(move) in (*self.game.confirmed, *self.game.shown)

    def _must_confirm(self, move: Move) -> bool:
        """Whether the person who has made this move, and has nothing left to do, still has to end the turn.

        They do if the move has shown them something to read, if they have not looked at their secrets since they drew
        something at a shared table, or if they can undo the move and another person decides next.
        """
        if self._has_shown(self.log[-1]) or (self.is_shared and self._has_drawn_unseen()):
            return True
        following = self.state.copy()
        following.play(following.moves()[0])
        return self.can_undo() and following.seat != self.state.seat and following.seat in self.persons

    def _has_drawn_unseen(self) -> bool:
        """Whether the seat that decided last was shown something this turn and need not have looked at it since."""
        seat = self.log[-1].seat
        unseen = takewhile(lambda decision: decision.seat == seat and decision.was_open, reversed(self.log))
        return any(map(self._has_shown, unseen))

    def _has_shown(self, decision: Decision) -> bool:
        """Whether a decision has shown the player something to read, by itself or by a step that followed from it."""
        return any(type(each) in self.game.shown for each in (decision.move, *decision.events))

    @property
    def _is_waiting(self) -> bool:
        """Whether nothing is left to do in this turn but end it."""
        return len(self.state.moves()) == 1

    def _finish(self, move: Move) -> list[Event]:
        """Ends a turn that was waiting to be ended. That is not a decision, so its events belong to the last one."""
        events = self.state.play(move)
        self.log[-1].events.extend(events)
        return events

    def _record(self, move: Move, *, waits: bool = False) -> None:
        seat = self.state.seat
        if seat is None:
            raise IllegalMove("the game is over")
        ignorant = [each for each in range(len(self.seats)) if not self.state.has_secrets(each)]
        was_open = self.state.decides_openly()
        events = self.state.play(move, waits=waits)
        self.log.append(Decision(seat, move, events, tuple(filter(self.state.has_secrets, ignorant)), was_open))

    def holder(self) -> int | None:
        """The seat of the person who has to end a turn before the game goes on; None if nobody has to.

        A long turn is held while it can still be undone, if the device now goes to another person; some games have no
        long turns. Any other turn ends with its last tap, as the next person can still undo it. Before a secret choice
        comes a curtain, where the previous turn can be undone just as well. Somebody who has just learnt a secret gets
        to look at it before anybody else plays. A turn that waits to be ended is held; in a game with such turns, no
        turn is held again after its owner has ended it.
        """
        if self._is_waiting:
            return self.state.seat if self.state.seat in self.persons else None
        if self.game.confirmed:
            return None
        if not self.log or self.state.seat is None or self.state.needs_curtain(self.state.seat):
            return None
        if (learner := self._learner()) is not None:
            return learner
        return self.log[-1].seat if self._is_long_turn() and self._hands_over() else None

    def _is_long_turn(self) -> bool:
        """Whether the same seat has just made enough decisions for a long turn, all of which can still be undone."""
        least = self.game.long_turn
        if least is None or len(self.log) < least:
            return False
        last = self.log[-least:]
        return len({decision.seat for decision in last}) == 1 and not any(decision.has_revealed for decision in last)

    def _learner(self) -> int | None:
        """The person who has just learnt a secret, if others share the table and somebody else decides next."""
        learners = (seat for seat in self.log[-1].taught if seat in self.persons and seat != self.state.seat)
        return next(learners, None) if len(self.persons) > 1 else None

    def _hands_over(self) -> bool:
        """Whether a person has just decided and another one has to decide next."""
        mover, following = self.log[-1].seat, self.state.seat
        return mover != following and {mover, following} <= set(self.persons)

    @property
    def is_held_for_look(self) -> bool:
        """Whether the turn is held so that its owner can look at what they have just learnt."""
        return self.held is not None and self.held == self._learner() and not self._is_waiting

    def end_turn(self) -> list[Event]:
        """Ends the turn that is held, so that the game goes on, and returns the events that happen only now."""
        if self.held is None:
            return []
        events = self._finish(self.state.moves()[0]) if self._is_waiting else []
        self.held = None
        self._changed()
        return events

    def can_undo(self, *, beyond_reveal: bool = False) -> bool:
        """Whether a person's decision can be undone; with `beyond_reveal`, even if something has been revealed."""
        return self.next_undo(beyond_reveal=beyond_reveal) is not None

    def next_undo(self, *, beyond_reveal: bool = False) -> int | None:
        """The number of the decision that an undo takes back, together with the bots' moves since.

        None if nothing can be undone. A finished game has been counted and filed, so it stays as it is. A reveal is
        undone only if one person plays alone; it would be unfair to others.
        """
        if self.is_over or (beyond_reveal and len(self.persons) > 1):
            return None
        for count in range(len(self.log) - 1, -1, -1):
            decision = self.log[count]
            # Decisions made for a seat before somebody else took it over stay. So does everything from before a person
            # took over any seat: they may know more by now.
            taken_over = any(
                stand_in.since > count
                and (beyond_reveal or stand_in.seat == decision.seat or stand_in.player == PERSON)
                for stand_in in self.stand_ins
            )
            if taken_over or (decision.has_revealed and not beyond_reveal):
                return None
            if self.seats[decision.seat].is_person:
                return count
        return None

    def whose_undo(self, *, beyond_reveal: bool = False) -> int | None:
        """The seat of the person whose decision would be undone; None if nothing can be undone."""
        count = self.next_undo(beyond_reveal=beyond_reveal)
        return None if count is None else self.log[count].seat

    def would_undo_choice(self) -> bool:
        """Whether the decision that would be undone is a secret choice."""
        count = self.next_undo()
        return count is not None and self.state_before(count).needs_curtain(self.log[count].seat)

    def undo(self, *, beyond_reveal: bool = False) -> None:
        """Undoes a person's last decision by replaying everything before it; undone reveals are counted."""
        count = self.next_undo(beyond_reveal=beyond_reveal)
        if count is None:
            raise IllegalMove("there is nothing to undo")
        self.undone += any(decision.has_revealed for decision in self.log[count:])
        redoable = [*self._redoable, self.moves[count:]]
        self.replay(self.moves[:count])
        self.stand_ins = tuple(stand_in._replace(since=min(stand_in.since, count)) for stand_in in self.stand_ins)
        self._redoable = redoable
        self._changed()

    @property
    def can_redo(self) -> bool:
        """Whether something was undone, and since then nothing has been decided and no seat taken over."""
        return bool(self._redoable)

    def redo(self) -> None:
        """Makes the last undone moves again."""
        if not self._redoable:
            raise IllegalMove("there is nothing to redo")
        *earlier, last = self._redoable[-1]
        for move in earlier:
            self._record(move)
        # Only the very last move may leave a turn to be ended: all turns before it had been ended.
        if len(self._redoable) > 1:
            self._record(last)
        else:
            self._make(last)
        self._redoable.pop()
        self.held = None if self._redoable else self.holder()
        self._changed()

    def replay(self, moves: Sequence[Move], *, waits: bool = False) -> None:
        """Starts again and makes these moves; if one is illegal, raises IllegalMove and changes nothing.

        With `waits`, the last move does not end its turn by itself.
        """
        before = self.state, self.log
        self.state, self.log = self._fresh(), []
        try:
            for number, move in enumerate(moves, 1):
                self._record(move, waits=waits and number == len(moves) and self._may_wait(move))
        except BaseException:
            self.state, self.log = before
            raise
        self.held = None
        self._redoable = []

    def let_play(self, seat: int, player: str) -> None:
        """Lets somebody else play a seat from now on: a bot for a person, that person again, or a person for a bot."""
        if self.is_over or not is_player(player) or seat not in range(len(self.seated)):
            raise ValueError(f"{player!r} cannot take over seat {seat}")
        newest = StandIn(len(self.log), seat, player)
        # Somebody who took over and left again without deciding anything was never there, unless they have looked:
        # they know by now what only this seat may know.
        kept = [known for known in self.stand_ins if known[:2] != newest[:2] or known in self._looked]
        is_back = players(self._seated_players, kept)[seat] == player
        self._take_over(kept if is_back else [*kept, newest])
        # Moves that a person has undone are not redone by whoever plays for them.
        self._redoable = []
        if self.held is not None:
            # Perhaps nobody is left to end the turn, or to hand over to.
            self.held = self.holder()
        self._changed()

    def set_stand_ins(self, stand_ins: Sequence[StandIn]) -> None:
        """Restores the stand-ins of a saved game; raises ValueError if it cannot have had them."""
        if not can_stand_in(stand_ins, len(self.seated), len(self.log)):
            raise ValueError("a stand-in has a seat or a time that this game does not have")
        if not all(is_player(stand_in.player) for stand_in in stand_ins):
            raise ValueError("a stand-in is neither a person nor a known bot")
        self._take_over(stand_ins)
        # Which of the people have looked was not saved, so all of them may have.
        self._looked = {stand_in for stand_in in stand_ins if stand_in.player == PERSON}

    def look(self) -> None:
        """Remembers that the person who acts has seen what only their seat may know, if they took that seat over."""
        self._looked.update(stand_in for stand_in in self.stand_ins if stand_in.seat == self.actor)

    def _take_over(self, stand_ins: Sequence[StandIn]) -> None:
        self.stand_ins = tuple(stand_ins)
        playing = players(self._seated_players, self.stand_ins)
        self.seats = tuple(seat._replace(player=who) for seat, who in zip(self.seated, playing, strict=True))

    @property
    def _seated_players(self) -> list[str]:
        return [seat.player for seat in self.seated]

    def decided_by(self, number: int) -> str:
        """The player who made a decision in the log: a person or a bot's level."""
        until_then = [stand_in for stand_in in self.stand_ins if stand_in.since <= number]
        return players(self._seated_players, until_then)[self.log[number].seat]

    def state_before(self, number: int) -> State:
        """The state in which a decision in the log was made, found by replaying the moves before it."""
        state = self._fresh()
        for decision in self.log[:number]:
            state.apply(decision.move)
        return state

    def count_hint(self) -> None:
        """Counts a hint, which the history will show."""
        self.hints += 1
        self._changed()

    def _changed(self) -> None:
        self.age += 1
        if self.on_change is not None:
            self.on_change(self)

    def next_game(self, seed: int, *, key: str = "", started: str = "") -> "Session":
        """The next game at this table: a rematch, the next one of the series, or the first of a new series."""
        series = self.series
        if series is not None:
            series = Series(series.goal, series.target) if self.ends_series() else self.series_so_far()
        return Session(self.game, self.seated, seed, self.options, key=key, started=started, series=series)

    def series_so_far(self) -> Series | None:
        """The series, with this game's totals once it is over."""
        if self.series is None or not self.is_over:
            return self.series
        totals = [score.total for score in self.state.scores()]
        return self.series.add(tuple(totals[: len(self.seats)]))

    def ends_series(self) -> bool:
        """Whether this game ends the series."""
        series = self.series_so_far()
        return series is not None and series.is_over()


def _check(seats: Sequence[Seat], started: str) -> None:
    """Raises ValueError for seats or a start that could not be loaded again."""
    if not can_sit_together(seats):
        raise ValueError("every seat needs a proper name, a known player and a crest of its own")
    if started and not is_timestamp(started):
        raise ValueError(f"{started!r} is not a timestamp in the format of kingdoms.core.timestamps.now()")
