"""Positions of Royals with some of their moves in the order in which a strong player would rank them.

They protect the bot's value: if a weight or term is dropped or its sign is flipped, some order changes.
"""

from math import inf
from typing import Any, NamedTuple

import pytest

from kingdoms.core.game import Move
from kingdoms.games.royals import bot
from kingdoms.games.royals.bot import outlook
from kingdoms.games.royals.bot.weights import Weights
from kingdoms.games.royals.moves import DrawThree, DrawWithIntrigue, EndTurn, Occupy, TakeOpen
from tests.games.helpers.spoilt import dropped_or_flipped, spoil
from tests.games.royals.printed import PORTRAITS, country, position
from tests.games.royals.table import Table, play, reload, table

DROPPED = {"cards_per_turn": inf, "free_enough": 1e-9, "room": 1e-9, "title_room": 1e-9}
"""The value that disables a weight, where that is not 0."""


class Position(NamedTuple):
    """A position in which the first seat decides, and some of its moves from the best to the worst."""

    lesson: str
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
    return builder.hand(1, "FFFFGGG").hand(2, "BBBBGG")


TITLES = ("bordeaux marshal", "reims countess", "marseille duke", "lyon cardinal", "paris princess", "madrid king")
"""A position of every title except the Baron."""

POSITIONS = [
    Position(
        "in the first period influence is better than a cheap title: it counts three times",
        table(3).hand(0, "FFFFFFFFGGGG").hand_out(0),
        occupied("paris king", "munich duke", "berlin duke", "munich countess", "berlin marshal", "reims countess"),
    ),
    Position(
        "a fair price is better than a high title, and nothing is better than paying three for one",
        table(3).holds(1, "reims countess", "munich countess").hand(0, "FFFFGGGBBS").hand_out(0),
        [*occupied("marseille duke", "valencia marshal", "paris princess", "lyon baron"), EndTurn(),
         *occupied("seville countess")],
    ),
    Position(
        "in the second period the most influence is not yet its token, but it counts once more",
        table(3).holds(1, "reims countess").period(1).hand(0, "FFFFGGGBBB").hand_out(0),
        occupied("marseille duke", "paris princess", "edinburgh baron", "lyon baron", "reims cardinal"),
    ),
    Position(
        "in the last turn no card is saved",
        table(3).period(2).hand(0, "FFFFFFGGG").deck("G", only=True).hand_out(0),
        occupied("paris princess", "bordeaux duke", "berlin marshal"),
    ),
    Position(
        "the second of three cities is better than the first of four where rivals are ahead",
        table(3).holds(0, "london duke").holds(1, "vienna king").holds(2, "vienna princess").hand(0, "BBBGGG")
        .hand_out(0),
        occupied("york countess", "munich countess"),
    ),
    Position(
        "the last city of a country is better than an equal one elsewhere",
        table(3).holds(0, "london duke", "york countess").hand(0, "BBGG").hand_out(0),
        occupied("edinburgh baron", "cologne baron"),
    ),
    Position(
        "the last title is better than a higher one",
        table(3).holds(0, *TITLES).hand(0, "GGGG").hand_out(0),
        occupied("cologne baron", "munich countess"),
    ),
    Position(
        "of equal Countesses the one in the city with the higher bonus is better",
        table(3).hand(0, "FFF").hand_out(0),
        occupied("reims countess", "marseille countess"),
    ),
    Position(
        "a card for the planned position is drawn first",
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
        occupied("marseille duke", "bordeaux marshal", "reims cardinal", "reims countess", "lyon cardinal"),
    ),
]  # fmt: skip


def ranked(position: Position, weights: Weights = bot.WEIGHTS) -> list[Move]:
    """The moves by the bot's value of the resulting position, best first; equal ones in the order of the rules."""
    state = position.state
    moves = [move for move in state.moves() if move in position.order]
    return sorted(moves, key=lambda move: -bot.value(state.after(move), state.seat, weights))


def disagreeing(weights: Weights = bot.WEIGHTS) -> list[str]:
    """The lessons that these weights get wrong."""
    return [position.lesson for position in POSITIONS if ranked(position, weights) != position.order]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.lesson)
def test_moves_are_ranked_as_a_strong_player_would(position: Position) -> None:
    assert ranked(position) == position.order


@pytest.mark.parametrize("name", Weights._fields)
def test_no_weight_can_be_dropped_or_flipped(name: str) -> None:
    assert disagreeing(bot.WEIGHTS._replace(**{name: DROPPED.get(name, 0.0)}))
    assert disagreeing(bot.WEIGHTS._replace(**{name: -getattr(bot.WEIGHTS, name)}))


@pytest.mark.parametrize("name", outlook.Terms._fields)
@dropped_or_flipped
def test_no_term_can_be_dropped_or_flipped(name: str, factor: float, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, outlook, name, factor)
    assert disagreeing()
