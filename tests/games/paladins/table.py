"""Lays out positions in Paladins for the tests: a game is played to a turn of seat 0, then changed by hand.

No card is lost or created: cards not placed anywhere are in their decks, and impossible positions fail a check. A side
that is not described has three silver, a provision, no cards and a labourer in hand, so that the game waits for its
turn. Seat 0 starts. Workers are letters and cards have names, as in `printed`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Self

from kingdoms.core.state import Event, State
from kingdoms.games.paladins import GAME
from kingdoms.games.paladins.cards import FAVOUR_SCHEME, ORDERS_SCHEME
from kingdoms.games.paladins.moves import Accept, Decline, Pass

# The tests of the game take these from here, together with its table.
from tests.games.helpers.playing import offered as offered
from tests.games.helpers.playing import part as part
from tests.games.helpers.playing import play as play
from tests.games.helpers.playing import told as told
from tests.games.paladins import invariants
from tests.games.paladins.printed import (
    ACTION_NAMES,
    FAVOURS,
    KINDS,
    LETTERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SUSPICION_CARDS,
    TAVERNS,
    TAX_SUPPLY,
    TOWNSFOLK,
    TRAITS,
    WALLS,
    outsider,
    paladin,
    townsfolk,
    workers,
)

NONE = -1
NOBODY = workers("")
OPPONENT = 1
"""The solo opponent's side."""
NEUTRAL = "oliver"
"""A seat's paladin unless a test names another: four faith, and free prayer."""


def new(seats: int, seed: int = 0, level: str = "easy") -> Any:
    return GAME.new(seats=seats, seed=seed, options={"level": level})


@cache
def _reached(seats: int, round_number: int, step: str, level: str) -> Any:
    """A game in which seat 0 is the first to face this step in this round."""
    for seed in range(200):
        state = new(seats, seed, level)
        if (state.start + max(0, round_number - 1)) % seats == 0:
            break
    while state.agenda[-1][0] != step or state.round != round_number or (step != "draft" and state.seat != 0):
        state.apply(Pass() if Pass() in state.moves() else state.moves()[0])
    return state


def game_at(step: str, seats: int = 2, round_number: int = 1, level: str = "easy") -> Any:
    """A fresh copy of a game in which seat 0 is the first to face this step in this round."""
    return _reached(seats, round_number, step, level).copy()


def table(seats: int = 2, round_number: int = 1, level: str = "easy") -> "Table":
    """A table at seat 0's first turn of a round."""
    return Table(game_at("turn", seats, round_number, level))


def at_tavern(letters: str, seats: int = 2) -> Any:
    """Seat 0 is the first to choose a tavern card, and this one is face up at place 0."""
    state, card = game_at("tavern", seats), TAVERNS.index(letters)
    deck = state.taverns if card in state.taverns else state.tavern_deck
    deck[deck.index(card)], state.taverns[0] = state.taverns[0], card
    state.reopen()
    return state


def put_on_top(deck: list[int], *cards: int) -> None:
    """Moves these cards to the top of their deck."""
    for card in reversed(cards):
        deck.remove(card)
    deck += reversed(cards)


class Table:
    """A position under construction; `turn` completes it and returns the state."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.rows: dict[str, list[int] | None] = {"townsfolk": None, "outsiders": None}
        self.tops: dict[str, list[int]] = {"townsfolk": [], "outsiders": [], "walls": [], "suspicion": []}
        self.is_suspicion_discarded = False
        for side in range(state.sides):
            self.player(side)
        state.tax = TAX_SUPPLY[state.seats]
        if state.seats == 1:
            state.track, state.fallbacks, state.markers = 0, 0, (2, 0, 1)
            self.schemes()

    def player(
        self,
        side: int = 0,
        *,
        hand: str = "L",
        paladin: str = NEUTRAL,
        silver: int = 3,
        provisions: int = 1,
        levels: tuple[int, int, int] = (0, 0, 0),
        hired: Iterable[str] = (),
        attacked: Iterable[str] = (),
        converted: Iterable[str] = (),
        suspicion: Iterable[int] = (),
        unpaid: int = 0,
        paid: int = 0,
        monks: Iterable[int] = (),
        outposts: Iterable[int] = (),
        jars: Iterable[int] = (),
        walls: Iterable[int] = (),
        workshops: Mapping[int, int] | None = None,
        standing: Mapping[int, str] | None = None,
    ) -> Self:
        """Sets everything one side has; levels are the faith, strength and influence on its board."""
        state, shops, places = self.state, workshops or {}, standing or {}
        state.hands[side] = list(workers(hand))
        if side < state.seats:
            self._send(side, paladin)
            state.silver[side], state.provisions[side] = silver, provisions
        state.attributes[side] = list(levels)
        state.hired[side] = tuple(map(townsfolk, hired))
        state.attacked[side] = tuple(map(outsider, attacked))
        state.converted[side] = tuple(map(outsider, converted))
        state.suspicions[side] = tuple(suspicion)
        state.unpaid[side], state.paid[side] = unpaid, paid
        state.monks[side], state.outposts[side], state.jars[side] = mask(monks), mask(outposts), mask(jars)
        state.walls[side] = tuple(walls)
        state.workshops[side] = tuple(shops.get(action, 0) for action in range(6, 12))
        state.standing[side] = [workers(places.get(action, "")) for action in range(12)]
        return self

    def _send(self, seat: int, name: str) -> None:
        """Swaps the paladin of this round with the one wanted."""
        state, wanted, present = self.state, paladin(name), self.state.paladins[seat]
        if wanted != present:
            deck = state.paladin_decks[seat]
            state.paladin_decks[seat] = tuple(present if card == wanted else card for card in deck)
            if state.spent[seat] >> wanted & 1:
                state.spent[seat] ^= 1 << wanted | 1 << present
            state.paladins[seat] = wanted

    # The table.

    def townsfolk(self, *names: str, next: Iterable[str] = ()) -> Self:
        """Sets the row of townsfolk from left to right, "" for a gap, and the next cards of their deck."""
        self.rows["townsfolk"] = [townsfolk(name) if name else NONE for name in names] if names else None
        self.tops["townsfolk"] = list(map(townsfolk, next))
        return self

    def outsiders(self, *names: str, next: Iterable[str] = ()) -> Self:
        """Sets the row of outsiders from left to right, "" for a gap, and the next cards of their deck."""
        self.rows["outsiders"] = [outsider(name) if name else NONE for name in names] if names else None
        self.tops["outsiders"] = list(map(outsider, next))
        return self

    def tax(self, silver: int) -> Self:
        """Sets the silver in the tax supply."""
        self.state.tax = silver
        return self

    def suspicion_deck(self, *cards: int, only: bool = False) -> Self:
        """Sets the next suspicion cards; with `only`, all other cards are in the discards."""
        self.tops["suspicion"], self.is_suspicion_discarded = list(cards), only
        return self

    def walls(self, *cards: int) -> Self:
        """Sets the next walls."""
        self.tops["walls"] = list(cards)
        return self

    def orders(self, *names: str) -> Self:
        """Sets the three King's Orders."""
        self.state.orders = [ACTION_NAMES.index(name) for name in names]
        return self

    def favours(self, *cards: int) -> Self:
        """Sets the King's Favours from left to right; any others fill the remaining places."""
        others = [card for card in range(len(FAVOURS)) if card not in cards]
        self.state.favours = [*cards, *others][:5]
        return self

    def on_favours(self, *kinds: int) -> Self:
        """Sets the workers on the favours."""
        self.state.favour_workers = [*kinds, *[NONE] * 5][:5]
        return self

    def passed(self, *sides: int) -> Self:
        """Marks these sides as having passed."""
        self.state.passed = mask(sides)
        return self

    # The solo opponent.

    def opponent(self, *, workers: int = 0, **what: Any) -> Self:
        """Sets what the opponent has; its workers have no kind."""
        return self.player(OPPONENT, hand="L" * workers, **what)

    def track(self, space: int) -> Self:
        """Puts the opponent's resource marker on this space, counting from 1."""
        self.state.track = space - 1
        return self

    def schemes(self, *names: str, discards: Iterable[str] = ()) -> Self:
        """Sets the next schemes and the discarded ones; the rest follow in the deck."""
        state, rest = self.state, scheme_cards(self.state.count_open_favours())
        top, gone = [list(map(scheme, lot)) for lot in (names, discards)]
        for card in [*top, *gone]:
            rest.remove(card)
        state.scheme_deck, state.scheme_discards = [*rest, *reversed(top)], gone
        return self

    # Completion.

    def turn(self) -> Any:
        """Puts everything not placed yet in its deck and returns the state, in which seat 0 decides."""
        state = self.state
        hired, gone = sum(state.hired, ()), sum((*state.attacked, *state.converted), ())
        state.townsfolk, state.townsfolk_deck = self._lay("townsfolk", len(TOWNSFOLK), hired, 5)
        state.outsiders, state.outsider_deck = self._lay("outsiders", len(OUTSIDERS), gone, 6)
        state.discarded_townsfolk = state.discarded_outsiders = 0
        built, top = sum(state.walls, ()), self.tops["walls"]
        assert len({*built, *top}) == len([*built, *top])
        state.wall_deck = [*(card for card in range(len(WALLS)) if card not in (*built, *top)), *reversed(top)]
        self._lay_suspicion()
        state.reopen()
        invariants.check(state)
        return state

    def _lay(self, name: str, cards: int, gone: tuple[int, ...], places: int) -> tuple[list[int], list[int]]:
        """A row and its deck."""
        top, row = self.tops[name], self.rows[name]
        free = [card for card in range(cards) if card not in (*gone, *top, *(row or ()))]
        row = free[:places] if row is None else row
        laid = [card for card in (*row, *top, *gone) if card != NONE]
        assert len(set(laid)) == len(laid), "a card is on the table twice"
        assert len(row) == places
        return row[:], [card for card in free if card not in row] + top[::-1]

    def _lay_suspicion(self) -> None:
        state, top = self.state, self.tops["suspicion"]
        rest = [card for card, count in SUSPICION_CARDS.items() for _card in range(count)]
        for card in [*top, *sum(state.suspicions, ())]:
            rest.remove(card)
        state.suspicion_deck = top[::-1] if self.is_suspicion_discarded else [*rest, *reversed(top)]
        state.suspicion_discards = rest if self.is_suspicion_discarded else []


def mask(members: Iterable[int]) -> int:
    """A set of numbers as a bit mask."""
    return sum(1 << number for number in members)


def scheme(name: str) -> int:
    """The number of a scheme: an action, "orders" or "favour"."""
    return {"orders": ORDERS_SCHEME, "favour": FAVOUR_SCHEME}.get(name) or ACTION_NAMES.index(name)


def scheme_cards(favours: int) -> list[int]:
    """All schemes in play with this many favours turned over."""
    cards = [scheme(name) for name, count in SCHEMES.items() for _card in range(count)]
    return cards + [FAVOUR_SCHEME] * favours


def open_actions(state: State) -> set[int]:
    """The actions that the deciding seat can do."""
    return {move.action for move in state.moves() if hasattr(move, "workers") and hasattr(move, "action")}


def asked(state: Any) -> str:
    """The name of the step to be decided."""
    return str(state.agenda[-1][0])


def skip_to(state: Any, seat: int = 0) -> list[Event]:
    """Plays until this seat has to decide: the others pass or, if they cannot, make their first move."""
    events: list[Event] = []
    while state.seat != seat:
        events += state.play(Pass() if Pass() in state.moves() else state.moves()[0])
    return events


def paladins_of(state: Any, seat: int) -> list[int]:
    """All paladins of a seat, wherever they are, in numerical order."""
    used = [card for card in range(len(PALADINS)) if state.spent[seat] >> card & 1]
    present = [state.paladins[seat]] if state.paladins[seat] != NONE else []
    return sorted([*state.paladin_decks[seat], *state.drawn[seat], *used, *present])


def goods(state: Any, side: int = 0) -> tuple[int, int]:
    """A side's silver and provisions."""
    return state.silver[side], state.provisions[side]


def hand(state: Any, side: int = 0) -> str:
    """A side's workers as letters."""
    held = zip(LETTERS, state.hands[side], strict=True)
    return "".join(letter * count for letter, count in held)


# The effects of rewards.


def holdings(state: Any, side: int = 0) -> Counter[str]:
    """Everything that rewards can change for a side."""
    held = Counter(dict(zip(KINDS, state.hands[side], strict=True)))
    held.update(dict(zip(TRAITS, state.attributes[side], strict=True)))
    held.update(silver=state.silver[side], provision=state.provisions[side], tax_supply=state.tax)
    held.update(suspicion=len(state.suspicions[side]), unpaid=state.unpaid[side], paid=state.paid[side])
    return held


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """The differences, gains positive and losses negative."""
    return {name: after[name] - before[name] for name in before | after if after[name] != before[name]}


def brought(*tokens: str) -> dict[str, int]:
    """The changes a reward makes if everything in it is accepted except prayers and free townsfolk."""
    effects: dict[str, dict[str, int]] = {
        "tax": {"silver": 1, "tax_supply": -1},
        "criminal": {"criminal": 1, "suspicion": 1},
        "remove_suspicion": {"suspicion": -1},
        "pay_debt": {"unpaid": -1, "paid": 1},
        "destroy_debt": {"unpaid": -1},
        "take_debt": {"unpaid": 1},
        "pray": {},
        "free_recruit": {},
    }
    total: Counter[str] = Counter()
    for token in tokens:
        total.update(effects.get(token, {token: 1}))
    return {name: count for name, count in total.items() if count}


def accept(state: Any, seat: int = 0) -> list[Event]:
    """Accepts whatever may be declined, except prayers and free recruits, which are declined."""
    events: list[Event] = []
    while state.seat == seat and asked(state) in ASKING:
        events += state.play(Accept() if Accept() in state.moves() else Decline())
    return events


ASKING = ("remove_suspicion", "pay_debt", "destroy_debt", "pray", "free_recruit")
"""The steps in which a reward may be declined."""
