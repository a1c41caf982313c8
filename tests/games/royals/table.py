"""Lays out positions of Royals for the tests. Whatever stands on a board was put there by play, turn by turn.

Only cards are laid by hand, before a turn or within it, and none is lost or made: who is given none has none, and what
is not laid anywhere lies in the deck. Seat 0 is the start player. Cards are letters, as in `printed`.
"""

import json
import random
from collections.abc import Callable, Iterable
from typing import Any, Self

from kingdoms.core.game import Event, Move, State
from kingdoms.games.royals import GAME
from kingdoms.games.royals.moves import (
    DrawThree,
    DrawWithIntrigue,
    DrewHidden,
    DrewIntrigue,
    EndTurn,
    Occupy,
    Pay,
    PayIntrigue,
    TakeHidden,
    TakeIntrigue,
    TakeOpen,
    TookOpen,
)
from tests.games.royals.printed import (
    LETTERS,
    OF_EACH_PAIR,
    PAIRS,
    PORTRAITS,
    cards,
    country,
    does_name,
    in_play,
    intrigue_cost,
    intrigues,
    position,
)

NONE = -1
"""Nobody holds a position."""
UNOBTRUSIVE = (EndTurn, DrawThree, TakeHidden, TakeOpen)
"""The kinds of moves with which a turn passes by, the first that is offered."""


def fresh(seats: int, number: int = 0, **options: bool) -> Any:
    """A new game in which seat 0 starts; another one for each number."""
    games = (GAME.new(seats=seats, seed=seed, options=options) for seed in range(100 * number, 100 * number + 100))
    return next(state for state in games if state.start == 0)


def table(seats: int, **options: bool) -> "Table":
    """A table after the first round, in which nobody has occupied anything."""
    return Table(seats, **options)


class Table:
    """A position in the making. Some calls lay cards for later, some play turns; the last one gives the state."""

    def __init__(self, seats: int, **options: bool) -> None:
        self.state = fresh(seats, **options)
        self.hands = dict.fromkeys(range(seats), "")
        self.intrigues = dict.fromkeys(range(seats), "")
        self.open, self.top, self.intrigue_top = "FGB", "", ""
        self.is_rest_discarded = self.are_other_intrigues_discarded = False
        for _seat in range(seats):
            idle(self.state)

    # What lies where when the turn begins.

    def hand(self, seat: int, letters: str = "", pairs: str = "") -> Self:
        """The cards that a seat has in hand."""
        self.hands[seat], self.intrigues[seat] = letters, pairs
        return self

    def display(self, letters: str) -> Self:
        """The open cards."""
        self.open = letters
        return self

    def deck(self, letters: str, *, only: bool = False) -> Self:
        """The next cards of the deck, the top one first; if there are only these, all others have been discarded."""
        self.top, self.is_rest_discarded = letters, only
        return self

    def intrigue_deck(self, pairs: str, *, only: bool = False) -> Self:
        """The same for the intrigue cards."""
        self.intrigue_top, self.are_other_intrigues_discarded = pairs, only
        return self

    # What is played before.

    def holds(self, seat: int, *names: str) -> Self:
        """The seat occupies these positions, one a turn, from whoever holds them."""
        for name in names:
            self._occupy(seat, name)
        return self

    def period(self, period: int) -> Self:
        """The table is played on to this period, the first of which is 0."""
        while self.state.period < period:
            self._lay({}, {}, "FGB", "", is_rest_discarded=True)
            idle(self.state)
        return self

    def turn(self, seat: int) -> Any:
        """The cards are laid, and the seat chooses what it will draw."""
        self._come_to(seat)
        self._lay(self.hands, self.intrigues, self.open, self.top, is_rest_discarded=self.is_rest_discarded)
        return self.state

    def hand_out(self, seat: int) -> Any:
        """The seat has drawn three cards and has its hand, the last of which it has just drawn; now it may play."""
        self._come_to(seat)
        self._lay({}, {}, "FGB", "")
        play(self.state, DrawThree(), TakeHidden(), TakeHidden())
        *others, last = self.hands[seat]
        hands = {**self.hands, seat: "".join(others)}
        self._lay(hands, self.intrigues, self.open, last + self.top, is_rest_discarded=self.is_rest_discarded)
        self.state.play(TakeHidden())
        return self.state

    def _come_to(self, seat: int) -> None:
        """Turns pass by until it is this seat's."""
        while self.state.seat != seat:
            self._lay({}, {}, "FGB", "")
            idle(self.state)

    def _occupy(self, seat: int, name: str) -> None:
        self._come_to(seat)
        own, pairs = price(self.state, name)
        self._lay({seat: own}, {seat: pairs}, "FGB", "")
        play(self.state, DrawThree(), TakeHidden(), TakeHidden(), TakeHidden())
        occupy(self.state, name, own, pairs)
        end_turn(self.state, seat)

    def _lay(
        self,
        hands: dict[int, str],
        secrets: dict[int, str],
        display: str,
        top: str,
        *,
        is_rest_discarded: bool = False,
    ) -> None:
        """Deals all cards anew, and looks at the table through its JSON, so that the moves are worked out anew."""
        state, seats = self.state, range(self.state.seats)
        rest = spread(in_play(state.seats), hands.values(), display, top)
        state.hands = [[*cards(hands.get(seat, "")), 0] for seat in seats]
        state.known = [[0] * 4 for _seat in seats]
        state.display = [country(letter) for letter in display]
        state.deck = [country(letter) for letter in reversed(top)]
        state.discards = counted(rest, 4) if is_rest_discarded else [0] * 4
        state.deck[:0] = [] if is_rest_discarded else rest
        self._lay_intrigues(secrets)
        self.state = reload(state)

    def _lay_intrigues(self, secrets: dict[int, str]) -> None:
        state = self.state
        held = [intrigues(secrets.get(seat, "")) for seat in range(state.seats)]
        top = [PAIRS.index(pair) for pair in reversed(self.intrigue_top.split())]
        left = [OF_EACH_PAIR - sum(counts) - top.count(pair) for pair, counts in enumerate(zip(*held, strict=True))]
        assert min(left) >= 0
        rest = mixed(left)
        state.intrigues = [[*counts, 0] for counts in held]
        state.intrigue_deck = top if self.are_other_intrigues_discarded else rest + top
        state.intrigue_discards = left if self.are_other_intrigues_discarded else [0] * 6


def price(state: Any, name: str) -> tuple[str, str]:
    """What a position costs without jokers: cards of its country, and if somebody holds it, cards that name it."""
    wanted = position(name)
    portrait = PORTRAITS[wanted]
    naming = [pair for number, pair in enumerate(PAIRS) if does_name(number, portrait.country)]
    is_held = state.holders[wanted] != NONE
    return LETTERS[portrait.country] * portrait.rank.cost, " ".join(naming[: intrigue_cost(wanted) * is_held])


def spread(pack: list[int], hands: Iterable[str], *laid: str) -> list[int]:
    """The cards of the pack that are laid nowhere, well mixed."""
    used = cards("".join([*hands, *laid]))
    left = [there - gone for there, gone in zip(pack, used, strict=True)]
    assert min(left) >= 0, "more cards are laid than there are"
    return mixed(left)


def mixed(counts: list[int]) -> list[int]:
    """The cards of these counts in some order, always the same."""
    found = [kind for kind, count in enumerate(counts) for _card in range(count)]
    random.Random(7).shuffle(found)
    return found


def counted(found: list[int], kinds: int) -> list[int]:
    """How many there are of each kind."""
    return [found.count(kind) for kind in range(kinds)]


def reload(state: State) -> Any:
    """The state after a journey through JSON text: what it offers is then worked out anew."""
    return GAME.from_json(json.loads(json.dumps(state.to_json())))


def play(state: State, *moves: Move) -> list[Event]:
    """Plays the moves one after the other and gives all that happened."""
    return [event for move in moves for event in state.play(move)]


def idle(state: Any) -> list[Event]:
    """The seat's turn passes by: it draws from the deck while it can, occupies nothing and discards what it must."""
    seat, events = state.seat, list[Event]()
    while state.seat == seat:
        events += state.play(unobtrusive(state))
    return events


def unobtrusive(state: State) -> Move:
    """A move with which the turn passes by."""
    moves = state.moves()
    return next((move for kind in UNOBTRUSIVE for move in moves if type(move) is kind), moves[0])


def draw(state: Any, sources: str) -> list[Event]:
    """The seat draws cards: open ones by their letters, "?" from the deck, "!" an intrigue card.

    With an intrigue card in it that is the choice; what is left without a choice comes by itself.
    """
    events: list[Event] = state.play(DrawWithIntrigue() if "!" in sources else DrawThree())
    while (drawn := len(told(events, TookOpen, DrewHidden, DrewIntrigue))) < len(sources):
        events += state.play(source(sources[drawn]))
    return events


def source(letter: str) -> Move:
    """The move that draws a card from there."""
    face_down = {"?": TakeHidden(), "!": TakeIntrigue()}
    return face_down[letter] if letter in face_down else TakeOpen(country(letter))


def end_turn(state: Any, seat: int = 0) -> list[Event]:
    """The seat occupies nothing more, if it has not ended its turn already because it cannot."""
    return list(state.play(EndTurn())) if state.seat == seat else []


def occupy(state: Any, name: str, own: str = "", pairs: str = "") -> list[Event]:
    """The seat occupies a position and pays with these cards, as far as it has a choice."""
    return [*state.play(Occupy(position(name))), *pay(state, own, pairs)]


def pay(state: Any, own: str, pairs: str = "") -> list[Event]:
    """Pays with these cards, as far as there is a choice."""
    events: list[Event] = []
    for move in (Pay(*cards(own)), PayIntrigue(tuple(intrigues(pairs)))):
        if offered(state, type(move)):
            events += state.play(move)
    return events


def told(events: list[Event], *kinds: type) -> list[Event]:
    """The events of some kinds, in their order."""
    return [event for event in events if type(event) in kinds]


def offered(state: State, kind: type) -> list[Any]:
    """The moves of one kind that the deciding seat has now."""
    return [move for move in state.moves() if type(move) is kind]


def total(state: Any, seat: int) -> int:
    """A seat's points."""
    return int(state.scores()[seat].total)


def part(state: Any, seat: int, name: str) -> int:
    """A seat's points for one part of the score."""
    return int(state.scores()[seat].parts[name])


def finish(state: Any, choose: Callable[[Any], Move] = unobtrusive) -> list[Event]:
    """Plays a game to its end and gives all that happened."""
    events: list[Event] = []
    while state.seat is not None:
        events += state.play(choose(state))
    return events
