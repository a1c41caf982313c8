"""Sets up positions in Royals for the tests. Everything on a board was put there by play, turn by turn.

Only cards are set by hand, before or during a turn, and none are lost or added: seats given none have none, and cards
not mentioned are in the deck. Seat 0 is the start player. Cards are letters, as in `printed`.
"""

import json
import random
from collections.abc import Callable, Iterable
from typing import Any, Self

from kingdoms.core.state import Event, Move, State
from kingdoms.games.royals import GAME
from kingdoms.games.royals.events import DrewHidden, DrewIntrigue, TookOpen
from kingdoms.games.royals.moves import (
    DrawThree,
    DrawWithIntrigue,
    EndTurn,
    Occupy,
    Pay,
    PayIntrigue,
    TakeHidden,
    TakeIntrigue,
    TakeOpen,
)

# The tests of the game take these from here, together with its table.
from tests.games.helpers.playing import offered as offered
from tests.games.helpers.playing import part as part
from tests.games.helpers.playing import play as play
from tests.games.helpers.playing import told as told
from tests.games.helpers.playing import total as total
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
"""Nobody holds the position."""
UNOBTRUSIVE = (EndTurn, DrawThree, TakeHidden, TakeOpen)
"""The kinds of move that let a turn pass, in order of preference."""


def fresh(seats: int, number: int = 0, **options: bool) -> Any:
    """A new game in which seat 0 starts; a different one for each number."""
    games = (GAME.new(seats=seats, seed=seed, options=options) for seed in range(100 * number, 100 * number + 100))
    return next(state for state in games if state.start == 0)


def table(seats: int, **options: bool) -> "Table":
    """A table after the first round, in which nobody has occupied anything."""
    return Table(seats, **options)


class Table:
    """A position under construction. Some calls set cards for later, some play turns; the last returns the state."""

    def __init__(self, seats: int, **options: bool) -> None:
        self.state = fresh(seats, **options)
        self.hands = dict.fromkeys(range(seats), "")
        self.intrigues = dict.fromkeys(range(seats), "")
        self.open, self.top, self.intrigue_top = "FGB", "", ""
        self.is_rest_discarded = self.are_other_intrigues_discarded = False
        for _seat in range(seats):
            idle(self.state)

    # The cards at the beginning of the turn.

    def hand(self, seat: int, letters: str = "", pairs: str = "") -> Self:
        """Sets the cards in a seat's hand."""
        self.hands[seat], self.intrigues[seat] = letters, pairs
        return self

    def display(self, letters: str) -> Self:
        """Sets the open cards."""
        self.open = letters
        return self

    def deck(self, letters: str, *, only: bool = False) -> Self:
        """Sets the next cards of the deck, top first; with `only`, all other cards are discarded."""
        self.top, self.is_rest_discarded = letters, only
        return self

    def intrigue_deck(self, pairs: str, *, only: bool = False) -> Self:
        """Like `deck`, for the intrigue cards."""
        self.intrigue_top, self.are_other_intrigues_discarded = pairs, only
        return self

    # The turns played before.

    def holds(self, seat: int, *names: str) -> Self:
        """The seat occupies these positions, one per turn, taking them over if need be."""
        for name in names:
            self._occupy(seat, name)
        return self

    def period(self, period: int) -> Self:
        """Plays on to this period, counted from 0."""
        while self.state.period < period:
            self._lay({}, {}, "FGB", "", is_rest_discarded=True)
            idle(self.state)
        return self

    def turn(self, seat: int) -> Any:
        """The state with the cards set, when the seat is about to choose what to draw."""
        self._come_to(seat)
        self._lay(self.hands, self.intrigues, self.open, self.top, is_rest_discarded=self.is_rest_discarded)
        return self.state

    def hand_out(self, seat: int) -> Any:
        """The state in which the seat has just drawn the last card of the hand set for it, and may now play."""
        self._come_to(seat)
        self._lay({}, {}, "FGB", "")
        play(self.state, DrawThree(), TakeHidden(), TakeHidden())
        *others, last = self.hands[seat]
        hands = {**self.hands, seat: "".join(others)}
        self._lay(hands, self.intrigues, self.open, last + self.top, is_rest_discarded=self.is_rest_discarded)
        self.state.play(TakeHidden())
        return self.state

    def _come_to(self, seat: int) -> None:
        """Passes turns until it is this seat's turn."""
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
        """Redeals all cards and reloads the state from JSON, so that its moves are worked out afresh."""
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
    """The cost of a position without jokers: country cards and, if it is held, intrigue cards that name the country."""
    wanted = position(name)
    portrait = PORTRAITS[wanted]
    naming = [pair for number, pair in enumerate(PAIRS) if does_name(number, portrait.country)]
    is_held = state.holders[wanted] != NONE
    return LETTERS[portrait.country] * portrait.rank.cost, " ".join(naming[: intrigue_cost(wanted) * is_held])


def spread(pack: list[int], hands: Iterable[str], *laid: str) -> list[int]:
    """The cards of the pack that are not placed anywhere, shuffled."""
    used = cards("".join([*hands, *laid]))
    left = [there - gone for there, gone in zip(pack, used, strict=True)]
    assert min(left) >= 0, "there are not that many cards"
    return mixed(left)


def mixed(counts: list[int]) -> list[int]:
    """The cards with these counts, in an arbitrary order that is always the same."""
    found = [kind for kind, count in enumerate(counts) for _card in range(count)]
    random.Random(7).shuffle(found)
    return found


def counted(found: list[int], kinds: int) -> list[int]:
    """The number of cards of each kind."""
    return [found.count(kind) for kind in range(kinds)]


def reload(state: State) -> Any:
    """The state after a round trip through JSON text, with its moves worked out afresh."""
    return GAME.from_json(json.loads(json.dumps(state.to_json())))


def idle(state: Any) -> list[Event]:
    """Lets the seat's turn pass: it draws from the deck while it can, occupies nothing and discards what it must."""
    seat, events = state.seat, list[Event]()
    while state.seat == seat:
        events += state.play(unobtrusive(state))
    return events


def unobtrusive(state: State) -> Move:
    """A move that lets the turn pass."""
    moves = state.moves()
    return next((move for kind in UNOBTRUSIVE for move in moves if type(move) is kind), moves[0])


def draw(state: Any, sources: str) -> list[Event]:
    """Draws cards: open ones by their letters, "?" from the deck, "!" an intrigue card.

    If an intrigue card is among them, the seat draws with intrigue; cards that leave no choice are drawn automatically.
    """
    events: list[Event] = state.play(DrawWithIntrigue() if "!" in sources else DrawThree())
    while (drawn := len(told(events, TookOpen, DrewHidden, DrewIntrigue))) < len(sources):
        events += state.play(source(sources[drawn]))
    return events


def source(letter: str) -> Move:
    """The move that draws from this source."""
    face_down = {"?": TakeHidden(), "!": TakeIntrigue()}
    return face_down[letter] if letter in face_down else TakeOpen(country(letter))


def end_turn(state: Any, seat: int = 0) -> list[Event]:
    """Ends the seat's turn, unless it has already ended because nothing could be occupied."""
    return list(state.play(EndTurn())) if state.seat == seat else []


def occupy(state: Any, name: str, own: str = "", pairs: str = "") -> list[Event]:
    """Occupies a position, paying with these cards where there is a choice."""
    return [*state.play(Occupy(position(name))), *pay(state, own, pairs)]


def pay(state: Any, own: str, pairs: str = "") -> list[Event]:
    """Pays with these cards, where there is a choice."""
    events: list[Event] = []
    for move in (Pay(*cards(own)), PayIntrigue(tuple(intrigues(pairs)))):
        if offered(state, type(move)):
            events += state.play(move)
    return events


def finish(state: Any, choose: Callable[[Any], Move] = unobtrusive) -> list[Event]:
    """Plays a game to its end and returns all its events."""
    events: list[Event] = []
    while state.seat is not None:
        events += state.play(choose(state))
    return events
