"""Positions in Rival Kings with their moves in the order in which a strong player would rank them.

They protect the bot's value: if a weight or term is dropped or its sign is flipped, some order changes.
"""

from math import inf
from typing import Any, NamedTuple

import pytest

from kingdoms.core.game import Move
from kingdoms.games.rival_kings import bot
from kingdoms.games.rival_kings.bot import outlook
from kingdoms.games.rival_kings.bot.weights import Weights
from kingdoms.games.rival_kings.moves import Buy, Choose, PassOn, Settle, Skip, Take
from tests.games.helpers.spoilt import dropped_or_flipped, spoil
from tests.games.rival_kings.table import Table, character, leave_until, table

DROPPED = {"doubt": inf}
"""The value that disables a weight, where that is not 0."""


class Position(NamedTuple):
    """A position in which the first seat decides, and its moves from the best to the worst."""

    lesson: str
    state: Any
    order: list[Move]


def deciding(state: Any) -> Any:
    """The position once the first seat has a decision to make."""
    leave_until(state, 0)
    return state


def shop() -> Table:
    """Three seats with money, where only cheap cards that hardly fit each other are open."""
    return table(3, coins=9).pile(0, "farm").pile(1, "mine").pile(2, "sailor").pile(3, "vintner")


def choosing(builder: Table, *hands: tuple[str, str, str], neutral: str = "") -> Any:
    """The first seat chooses a character when the seats hold these hands and the neutral character is this one."""
    state = builder.lay()
    state.hands = [sorted(map(character, hand)) for hand in hands]
    state.aside = sorted(set(range(12)).difference(*state.hands))
    if neutral:
        state.aside.remove(character(neutral))
        state.aside.append(character(neutral))
    state.reopen()
    return state


def chosen(*names: str) -> list[Move]:
    return [Choose(character(name)) for name in names]


def buys(*piles: int) -> list[Move]:
    """Buying the top cards of these piles, then skipping."""
    return [*(Buy(pile, False) for pile in piles), Skip()]


def takes(*stacks: int) -> list[Move]:
    return [Take(stack) for stack in stacks]


def at_odds(builder: Table) -> Any:
    """A same-rank conflict leaves the first seat one action; the richest stack has 3 coins."""
    return deciding(builder.stacks(3, 2, 1, 0).choose("countess", "diplomat", "queen"))


def last_cards(builder: Table) -> Any:
    """Two players: the first buys a subject in the last turn of a cycle, and the third pile has one card left."""
    return deciding(builder.whole_pile(2, "sailor").choose("duke", "lord_protector"))


POSITIONS = [
    Position(
        "a perfect pair is better than a pair of one colour, and that better than nothing",
        shop().buildings(0, "prison", "cathedral").pile(2, "jailer").pile(3, "scholar")
        .choose("queen", "duke", "count"),
        buys(2, 3),
    ),
    Position(
        "a card whose partner is open is better than an equal one without",
        shop().pile(2, "scholar").pile(3, "jailer").pile(0, "prison").choose("queen", "duke", "count"),
        buys(3, 2),
    ),
    Position(
        "a good ability is worth a coin more",
        shop().pile(2, "herbalist").choose("queen", "duke", "count"),
        buys(2, 3),
    ),
    Position(
        "the most money is taken",
        deciding(table(2, coins=3, open_money=True).stacks(1, 4, 2, 0).choose("courtier", "lord_protector")),
        [*takes(1, 2, 0), Skip()],
    ),
    Position(
        "early on, 3 coins are better than one marker fewer",
        at_odds(table(3, markers=2, open_money=True)),
        [Take(0), Settle(), *takes(1, 2), Skip()],
    ),
    Position(
        "near the end, one marker fewer is better than 3 coins",
        at_odds(table(3, markers=2, open_money=True).whole_pile(2, "sailor")),
        [Settle(), *takes(0, 1, 2), Skip()],
    ),
    Position(
        "a marker goes to the rival who is ahead",
        deciding(
            table(3, markers=1).subjects(1, "gardener").buildings(1, "garden").markers(2, 3)
            .choose("courtier", "queen", "bursar")
        ),
        [PassOn(1), PassOn(2), Skip()],
    ),
    Position(
        "with a marker to get rid of, the Courtier is chosen to pass it on",
        choosing(
            shop().markers(0, 1),
            ("courtier", "count", "knight"), ("trader_2", "duke", "diplomat"), ("queen", "countess", "lord_protector"),
        ),
        chosen("courtier", "count", "knight"),
    ),
    Position(
        "where thieves are likely, the safe Lord Protector is better than a busy Trader",
        choosing(
            shop(),
            ("lord_protector", "trader_1", "trader_2"),
            ("courtier", "bursar", "knight"), ("queen", "countess", "priest"),
        ),
        chosen("lord_protector", "trader_1", "trader_2"),
    ),
    Position(
        "the Courtier hopes to rob a rival who holds both Traders",
        choosing(
            table(3, coins=3).pile(0, "farm").pile(1, "mine").pile(2, "sailor").pile(3, "vintner"),
            ("courtier", "diplomat", "duke"), ("count", "trader_1", "trader_2"), ("queen", "knight", "bursar"),
        ),
        chosen("courtier", "diplomat", "duke"),
    ),
    Position(
        "a Courtier who would clash with the neutral Priest is the worst choice",
        choosing(
            table(2, coins=9).pile(0, "farm").pile(1, "mine").pile(2, "sailor").pile(3, "vintner"),
            ("courtier", "knight", "duke"), ("bursar", "queen", "trader_2"), neutral="priest",
        ),
        chosen("duke", "knight", "courtier"),
    ),
    Position(
        "far ahead, a pair is better than a quick end",
        last_cards(
            table(2, coins=9).subjects(0, "bishop", "scholar", "jailer").pile(3, "carpenter")
            .buildings(0, "cathedral", "university", "prison", "carpentry")
        ),
        buys(3, 2),
    ),
    Position(
        "just ahead, a quick end is better than a pair",
        last_cards(table(2, coins=9).markers(1, 4).buildings(0, "market").pile(3, "blacksmith")),
        buys(2, 3),
    ),
]  # fmt: skip


def ranked(state: Any, weights: Weights = bot.WEIGHTS) -> list[Move]:
    """The moves by the bot's value of the resulting position, best first."""
    return sorted(state.moves(), key=lambda move: -bot.value(state.after(move), state.seat, weights))


def disagreeing(weights: Weights = bot.WEIGHTS) -> list[str]:
    """The lessons that these weights get wrong."""
    return [position.lesson for position in POSITIONS if ranked(position.state, weights) != position.order]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.lesson)
def test_moves_are_ranked_as_a_strong_player_would(position: Position) -> None:
    assert ranked(position.state) == position.order


@pytest.mark.parametrize("name", Weights._fields)
def test_no_weight_can_be_dropped_or_flipped(name: str) -> None:
    assert disagreeing(bot.WEIGHTS._replace(**{name: DROPPED.get(name, 0.0)}))
    assert disagreeing(bot.WEIGHTS._replace(**{name: -getattr(bot.WEIGHTS, name)}))


@pytest.mark.parametrize("name", outlook.Terms._fields)
@dropped_or_flipped
def test_no_term_can_be_dropped_or_flipped(name: str, factor: float, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, outlook, name, factor)
    assert disagreeing()


def test_the_danger_from_the_neutral_character_cannot_be_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "_is_attacked_by_neutral", lambda _state, _rank: False)
    assert disagreeing()
