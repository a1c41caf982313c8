"""Positions in Royals with some of their moves in the order in which a strong player would rank them.

They protect the bot's value: if a weight or term is dropped or its sign is flipped, some order changes.
"""

from collections.abc import Iterable
from math import inf
from typing import Any, NamedTuple

import pytest

from kingdoms.core.state import Move
from kingdoms.games.royals import bot
from kingdoms.games.royals.bot import outlook
from kingdoms.games.royals.bot.weights import Weights
from kingdoms.games.royals.moves import DrawThree, DrawWithIntrigue, EndTurn, Occupy, TakeOpen
from tests.games.helpers.order import falls
from tests.games.helpers.spoilt import dropped_or_flipped, spoil
from tests.games.royals.printed import PORTRAITS, country, position
from tests.games.royals.table import Table, play, reload, table

DROPPED = {"cards_per_turn": inf, "free_enough": 1e-9, "room": 1e-9, "title_room": 1e-9}
"""The value that disables a weight, where that is not 0."""

FLIPPED = {"progress": 0.1, "short": 1.25, "short_intrigue": 2.0}
"""The value that reverses a weight's effect, where that is not its negative: these weights are bases or exponents."""


class Position(NamedTuple):
    """A position in which the first seat decides, and some of its moves from the best to the worst."""

    insight: str
    state: Any
    order: list[Move]


def occupied(*names: str) -> list[Move]:
    return [Occupy(position(name)) for name in names]


def drawing(builder: Table) -> Any:
    """The first seat is about to take the first of three cards."""
    state = builder.turn(0)
    play(state, DrawThree())
    return state


def with_only_free(state: Any, *names: str) -> Any:
    """The position with everything held by two rivals except these positions."""
    free = set(map(position, names))
    state.holders = [-1 if place in free else 1 + place % 2 for place in range(len(PORTRAITS))]
    return reload(state)


def crowded(builder: Table) -> Table:
    """The table with cards in both rivals' hands."""
    return builder.hand(1, "FFFFGGGGSSS").hand(2, "BBBBBBGGSSS")


TITLES = ("bordeaux marshal", "reims countess", "marseille duke", "lyon cardinal", "paris princess", "madrid king")
"""A position with each title except the Baron."""

POSITIONS = [
    Position(
        "a position that leaves enough for a King comes first, and one that spoils the King comes last",
        table(3).hand(0, "FFFFFFFFGGGG").hand_out(0),
        occupied("munich duke", "munich countess", "berlin duke", "paris king", "berlin marshal", "reims countess"),
    ),
    Position(
        "a fair price is better than a high title, and nothing is better than paying three for one",
        table(3).holds(1, "reims countess", "munich countess").hand(0, "FFFFGGGBBS").hand_out(0),
        [*occupied("cologne baron", "marseille duke", "valencia marshal", "lyon baron"), EndTurn(),
         *occupied("paris princess", "seville countess")],
    ),
    Position(
        "in the second period the most influence is not yet its token, but it counts once more",
        table(3).holds(1, "reims countess").period(1).hand(0, "FFFFGGGBBB").hand_out(0),
        occupied(
            "munich countess", "marseille duke", "edinburgh baron", "lyon baron", "paris princess", "reims cardinal"
        ),
    ),
    Position(
        "in the last turn no card is saved, and the dearest position is kept within reach",
        table(3).period(2).hand(0, "FFFFFFGGG").deck("G", only=True).hand_out(0),
        occupied("munich countess", "paris princess", "berlin marshal", "bordeaux duke"),
    ),
    Position(
        "the last city of a country is better than a higher title in a city already held, and cheap is enough",
        table(3).holds(0, "london duke", "edinburgh baron").hand(0, "BBBBBB").hand_out(0),
        occupied("york countess", "york cardinal", "edinburgh princess"),
    ),
    Position(
        "the last title is better than a higher one",
        table(3).holds(0, *TITLES).holds(1, "berlin marshal").hand(0, "GGGG").hand_out(0),
        occupied("cologne baron", "munich countess"),
    ),
    Position(
        "of equal Countesses the one in the city with the higher bonus is better",
        table(3).hand(0, "FFF").hand_out(0),
        occupied("reims countess", "marseille countess"),
    ),
    Position(
        "a card for the position aimed for is drawn first",
        drawing(table(3).hand(0, "SSSSSS").display("FGS")),
        [TakeOpen(country("S")), TakeOpen(country("F"))],
    ),
    Position(
        "while much is free, three cards are better than intrigue",
        table(3).hand(0, "SSSS").turn(0),
        [DrawThree(), DrawWithIntrigue()],
    ),
    Position(
        "with a full hand, intrigue is better than three cards",
        table(3).hand(0, "FFFFGGGGBBBS").turn(0),
        [DrawWithIntrigue(), DrawThree()],
    ),
    Position(
        "when hardly anything is free, intrigue is better than three cards",
        with_only_free(crowded(table(3)).hand(0, "FFFFGGGBBB").turn(0), "bordeaux marshal", "berlin marshal"),
        [DrawWithIntrigue(), DrawThree()],
    ),
    Position(
        "one of the last free positions is better than a rival's that is dearer",
        with_only_free(crowded(table(3)).hand(0, "FFFFGGGG", "FG").hand_out(0), "bordeaux marshal", "berlin marshal"),
        occupied(
            "berlin marshal", "bordeaux marshal", "marseille duke", "reims cardinal", "reims countess", "lyon cardinal"
        ),
    ),
    Position(
        "in the first period influence is worth two cards more: it counts three times",
        table(3).holds(1, "edinburgh princess").holds(0, "bordeaux marshal").holds(1, "bordeaux duke")
        .hand(0, "BBBBBBFGS").hand_out(0),
        occupied("london duke", "york cardinal", "york countess"),
    ),
    Position(
        "a King whose influence counts in the next period too is better than a cheap title that spoils it",
        table(3).holds(0, "valencia duke").holds(2, "bordeaux duke").hand(0, "BBFFFFFFFFGS").hand_out(0),
        occupied("edinburgh baron", "paris king", "reims countess"),
    ),
    Position(
        "in the last turn the dearer position is better than more cards in hand",
        table(3).holds(1, "lyon cardinal").holds(0, "bordeaux marshal").holds(1, "lyon baron").period(2)
        .hand(0, "BBFFFFFFFGGS").deck("G", only=True).hand_out(0),
        occupied("paris princess", "reims cardinal", "edinburgh baron"),
    ),
    Position(
        "three cards to choose from are better than intrigue even for a large hand",
        table(3).holds(0, "berlin marshal").holds(2, "london king").holds(1, "lyon cardinal")
        .hand(0, "BBBBBFFGGS", "BS").turn(0),
        [DrawThree(), DrawWithIntrigue()],
    ),
    Position(
        "a free position on which rivals could spend their cards is better than a rival's equal one",
        with_only_free(
            crowded(table(3)).hand(0, "BBBBFFGGS", "GS").hand_out(0),
            "edinburgh princess", "london duke", "madrid king", "edinburgh baron",
        ),
        occupied("london duke", "edinburgh baron", "cologne baron"),
    ),
    *[
        Position(
            f"a card of the country saved for is drawn first: {letter}",
            drawing(table(3).hand(0, letter * cards).display(display)),
            [TakeOpen(country(letter)) for letter in (letter, other)],
        )
        for letter, cards, other, display in (
            ("F", 3, "S", "FSB"), ("G", 3, "S", "GSB"), ("B", 3, "S", "BSG"), ("S", 4, "B", "SBG")
        )
    ],
]  # fmt: skip


def worths(state: Any, moves: Iterable[Move], weights: Weights = bot.WEIGHTS) -> list[float]:
    """The bot's value of the result of each move."""
    return [bot.value(state.after(move), state.seat, weights) for move in moves]


def disagreeing(weights: Weights = bot.WEIGHTS) -> list[str]:
    """The insights that these weights miss."""
    return [position.insight for position in POSITIONS if not falls(worths(position.state, position.order, weights))]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.insight)
def test_moves_are_ranked_as_a_strong_player_would(position: Position) -> None:
    state = position.state
    assert set(position.order) <= set(state.moves())
    best, *_others = listed = worths(state, position.order)
    assert falls(listed)
    assert falls([best, max(worths(state, set(state.moves()) - {position.order[0]}))])


@pytest.mark.parametrize("name", Weights._fields)
def test_no_weight_can_be_dropped_or_flipped(name: str) -> None:
    assert disagreeing(bot.WEIGHTS._replace(**{name: DROPPED.get(name, 0.0)}))
    assert disagreeing(bot.WEIGHTS._replace(**{name: FLIPPED.get(name, -getattr(bot.WEIGHTS, name))}))


@pytest.mark.parametrize("name", outlook.Terms._fields)
@dropped_or_flipped
def test_no_term_can_be_dropped_or_flipped(name: str, factor: float, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, outlook, name, factor)
    assert disagreeing()
