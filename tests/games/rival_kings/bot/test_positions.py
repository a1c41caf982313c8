"""Positions in Rival Kings with their moves in the order in which a strong player would rank them.

They protect the bot's value: if a weight or term is dropped or its sign is flipped, some order changes.
"""

from collections.abc import Sequence
from math import inf
from typing import Any, NamedTuple

import pytest

from kingdoms.core.state import Move
from kingdoms.games.rival_kings import bot
from kingdoms.games.rival_kings.bot import outlook
from kingdoms.games.rival_kings.bot.weights import Weights
from kingdoms.games.rival_kings.cards import CHARACTERS, JAILER
from kingdoms.games.rival_kings.moves import Buy, Choose, ExchangeCharacters, PassOn, Settle, Skip, Steal, Take, Use
from tests.games.helpers.spoilt import dropped_or_flipped, spoil
from tests.games.rival_kings.table import Table, character, leave_until, play, table

DROPPED = {"doubt": inf}
"""The value that disables a weight, where that is not 0."""


class Position(NamedTuple):
    """A position in which a seat has to decide, and the moves there from best to worst."""

    insight: str
    state: Any
    order: list[Move]


def deciding(state: Any) -> Any:
    """The position once the first seat has a decision to make."""
    leave_until(state, 0)
    return state


def shop() -> Table:
    """Three seats with money, where only cheap cards that hardly fit each other are open."""
    return table(3, coins=9).pile(0, "farm").pile(1, "mine").pile(2, "sailor").pile(3, "vintner")


def subjects_on_top(*names: str) -> Any:
    """The Queen can recruit any of four subjects; a Troubadour has put two of them on the building piles."""
    builder = table(3, coins=9)
    for pile, (name, below) in enumerate(zip(names, ("bishop", "scholar", "bishop", "jailer"), strict=True)):
        builder.pile(pile, below, name)
    return builder.choose("queen", "duke", "count")


def choosing(builder: Table, *hand: str, played: Sequence[str] = (), neutral: str = "") -> Any:
    """The first seat chooses from this hand, of which the rivals know nothing, as it knows nothing of theirs.

    Characters played earlier in the round are in front of the last seat. In a two-player game, this character is the
    next neutral one.
    """
    state = builder.lay()
    used = [*map(character, (*hand, *played, *([neutral] if neutral else [])))]
    spare = [each for each in range(len(CHARACTERS)) if each not in used]
    state.hands = [sorted(map(character, hand)), *([spare.pop() for _ in hand] for _ in range(state.seats - 1))]
    state.played[-1] = [*map(character, played)]
    state.aside = [*spare, *([character(neutral)] if neutral else [])]
    state.reopen()
    return state


def chosen(*names: str) -> list[Move]:
    return [Choose(character(name)) for name in names]


def buys(*piles: int) -> list[Move]:
    """Buying the top card of each of these piles, from the best buy to the worst; skipping is worse still."""
    return [*(Buy(pile, False) for pile in piles), Skip()]


def steals(*actions: int) -> list[Move]:
    """Stealing these actions from the second seat, then stealing nothing."""
    return [*(Steal(1, action) for action in actions), Skip()]


def takes(*stacks: int) -> list[Move]:
    return [Take(stack) for stack in stacks]


def at_odds(builder: Table, richest: int = 3) -> Any:
    """A same-rank conflict leaves the first seat one action; the richest stack has this many coins."""
    return deciding(builder.stacks(richest, 2, 1, 0).choose("countess", "diplomat", "queen"))


def last_cards(builder: Table) -> Any:
    """Two players: the first buys a subject in the last turn of a cycle, and the third pile has one card left."""
    return deciding(builder.whole_pile(2, "sailor").choose("duke", "lord_protector"))


def near_the_end() -> Table:
    """Two players with little time left: the first building pile has a single card."""
    return table(2, coins=5).whole_pile(0, "tavern").pile(1, "harbor")


def used_jailer(builder: Table) -> Any:
    """The first seat's Trader recruits after using the Jailer, with a building still to come."""
    state = deciding(builder.markers(0, 1).subjects(0, "jailer").choose("trader_1", "count"))
    play(state, Use(JAILER), Settle(), Take(1))
    return state


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
        "the Gardener's ability is the best, then the Herbalist's; few others are worth 4 coins",
        shop().pile(0, "sailor", "gardener").pile(1, "blacksmith", "herbalist").pile(2, "sailor", "jailer")
        .pile(3, "blacksmith", "bishop").choose("queen", "duke", "count"),
        buys(0, 1, 2, 3),
    ),
    Position(
        "at the same price, the Watchman is better than the Troubadour, and that one better than the Scholar",
        subjects_on_top("watchman", "troubadour", "scholar", "court_lady"),
        buys(0, 1, 2, 3),
    ),
    Position(
        "at the same price, those who help to get cards are better than those who help with a single action",
        subjects_on_top("innkeeper", "miner", "sailor", "blacksmith"),
        buys(0, 1, 2, 3),
    ),
    Position(
        "cheap subjects with a fair ability are better than more expensive ones",
        subjects_on_top("farmer", "vintner", "miner", "sailor"),
        buys(0, 1, 2, 3),
    ),
    Position(
        "the Market Woman is better than others at the same price",
        shop().pile(2, "sailor", "innkeeper").pile(3, "sailor", "market_woman").choose("queen", "duke", "count"),
        buys(3, 2),
    ),
    Position(
        "with plenty of coins, even an expensive subject is better than none",
        shop().pile(2, "sailor", "bishop").pile(3, "sailor", "court_lady").choose("queen", "duke", "count"),
        buys(2, 3),
    ),
    Position(
        "near the end, the Market Woman, who earns at once, is worth a coin more than the Vintner",
        near_the_end().pile(2, "sailor", "vintner").pile(3, "sailor", "market_woman").choose("queen", "count"),
        buys(3, 2),
    ),
    Position(
        "near the end, the Vintner is better if no further ability can be used this cycle",
        used_jailer(near_the_end().pile(2, "sailor", "vintner").pile(3, "sailor", "market_woman")),
        buys(2, 3),
    ),
    Position(
        "near the end, a cheap subject is better than a good ability",
        near_the_end().pile(2, "sailor", "herbalist").pile(3, "sailor", "vintner").choose("queen", "count"),
        buys(3, 2),
    ),
    Position(
        "early on, a card whose partner is open is worth a coin more",
        shop().pile(1, "prison").pile(2, "blacksmith", "jailer").pile(3, "blacksmith", "sailor")
        .choose("queen", "duke", "count"),
        buys(2, 3),
    ),
    Position(
        "near the end, the cheaper card is better, since there is no time to buy the partner",
        near_the_end().pile(1, "prison").pile(2, "sailor", "jailer").pile(3, "sailor", "blacksmith")
        .choose("queen", "count"),
        buys(3, 2),
    ),
    Position(
        "with few coins, an expensive building without a partner is left alone",
        shop().coins(0, 5).pile(1, "garden").choose("lord_protector", "duke", "count"),
        [Buy(0, False), Skip(), Buy(1, False)],
    ),
    Position(
        "with more coins than anyone can spend, an expensive building is bought even without a partner",
        shop().coins(0, 13).pile(1, "garden").choose("lord_protector", "duke", "count"),
        buys(0, 1),
    ),
    Position(
        "near the end, 4 coins are better than a building without a partner",
        table(2, coins=9).pile(0, "farm").pile(1, "castle_wall").whole_pile(2, "sailor")
        .choose("lord_protector", "duke"),
        [Buy(0, False), Skip(), Buy(1, False)],
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
        "near the end, one marker fewer is better than 4 coins",
        at_odds(table(3, markers=2, open_money=True).whole_pile(2, "sailor"), richest=4),
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
        "once the Duke and the Count have been played, the Courtier is chosen to pass a marker on",
        choosing(shop().markers(0, 1), "courtier", "bursar", "lord_protector", played=("duke", "count")),
        chosen("courtier", "bursar", "lord_protector"),
    ),
    Position(
        "a Trader has the most actions, and even if some of them are stolen, that is more than the Lord Protector's",
        choosing(shop(), "trader_1", "lord_protector", "diplomat"),
        chosen("trader_1", "diplomat", "lord_protector"),
    ),
    Position(
        "a Trader whom four others may rob is worse than even the Queen, whom nobody attacks",
        choosing(shop(), "trader_1", "duke", "queen", played=("lord_protector", "bursar", "knight")),
        chosen("duke", "queen", "trader_1"),
    ),
    Position(
        "the Knight hopes to rob the Countess or the Diplomat, unless both have been played",
        choosing(shop(), "knight", "duke", "courtier"),
        chosen("knight", "duke", "courtier"),
    ),
    Position(
        "the Duke is better than a Knight who has nobody to rob",
        choosing(shop(), "knight", "duke", "courtier", played=("countess", "diplomat")),
        chosen("duke", "knight", "courtier"),
    ),
    Position(
        "while the Duke and the Count may still be chosen, even the Queen is better than the Courtier",
        choosing(shop(), "courtier", "knight", "queen"),
        chosen("knight", "queen", "courtier"),
    ),
    Position(
        "once nobody can rob the Courtier any more, the Queen is worse",
        choosing(shop(), "courtier", "knight", "queen", played=("duke", "count")),
        chosen("knight", "courtier", "queen"),
    ),
    Position(
        "a Courtier who would clash with the neutral Priest is the worst choice",
        choosing(
            table(2, coins=9).pile(0, "farm").pile(1, "mine").pile(2, "sailor").pile(3, "vintner"),
            "courtier", "knight", "duke", neutral="priest",
        ),
        chosen("knight", "duke", "courtier"),
    ),
    Position(
        "where only expensive buildings are open, the Queen is better than the Lord Protector",
        choosing(
            table(3, coins=5).pile(0, "garden").pile(1, "cathedral").pile(2, "sailor").pile(3, "farmer"),
            "lord_protector", "queen", "courtier",
        ),
        chosen("queen", "lord_protector", "courtier"),
    ),
    Position(
        "for a perfect pair with the Prison, the Count is better than the Duke",
        choosing(shop().subjects(0, "jailer").pile(0, "prison"), "duke", "count", "courtier"),
        chosen("count", "duke", "courtier"),
    ),
    Position(
        "the Gardener exchanges the Queen for a busy Trader, but not for a Knight whom she attacks",
        table(3, coins=5).subjects(0, "gardener").choose("queen", "knight", "trader_1"),
        [ExchangeCharacters(2), Skip(), ExchangeCharacters(1)],
    ),
    Position(
        "a thief recruits, or settles a conflict, rather than take 2 coins",
        deciding(shop().markers(1, 1).choose("knight", "countess", "queen")),
        steals(2, 0, 1),
    ),
    Position(
        "even an action that the thief cannot use is stolen, since the victim loses it",
        deciding(shop().coins(0, 0).markers(1, 1).choose("knight", "countess", "queen")),
        steals(0, 1, 2),
    ),
    Position(
        "of two victims, the first loses the action that is worth most",
        deciding(shop().coins(0, 0).markers(1, 1).choose("knight", "countess", "diplomat")),
        steals(1, 0, 2),
    ),
    Position(
        "the money of the first of two victims is better than a building, since the other has a building too",
        deciding(shop().stacks(4, 2, 2, 2).coins(1, 2).coins(2, 0).choose("queen", "knight", "bursar")),
        [Steal(2, 0), Steal(2, 1), Skip()],
    ),
    Position(
        "the Jailer collects for two markers before one of them is settled",
        deciding(table(3, coins=3).markers(0, 2).subjects(0, "jailer").choose("duke", "queen", "bursar")),
        [Use(JAILER), Settle(), Skip()],
    ),
    Position(
        "a Countess whom the neutral Bursar would attack is the worst choice",
        choosing(
            table(2, coins=9).pile(0, "farm").pile(1, "mine").pile(2, "sailor").pile(3, "vintner"),
            "countess", "count", "trader_1", neutral="bursar",
        ),
        chosen("trader_1", "count", "countess"),
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


CHOICES = [position for position in POSITIONS if isinstance(position.order[0], Choose)]


def ranked(state: Any, weights: Weights = bot.WEIGHTS) -> list[Move]:
    """The moves by the bot's value of the resulting position, best first."""
    return sorted(state.moves(), key=lambda move: -bot.value(bot.position_after(state, move), state.seat, weights))


def disagreeing(weights: Weights = bot.WEIGHTS) -> list[str]:
    """The insights that these weights miss."""
    return [position.insight for position in POSITIONS if ranked(position.state, weights) != position.order]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.insight)
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


@pytest.mark.parametrize("position", CHOICES, ids=lambda position: position.insight)
def test_a_character_is_chosen_at_first_sight(position: Position) -> None:
    assert bot.at_first_sight(position.state) == position.order[0]


def test_a_likely_marker_costs_as_much_as_one_that_is_there() -> None:
    hand = "countess", "trader_1", "queen"
    attacked, safe = (
        bot.terms(choosing(table(2), *hand, neutral=neutral).after(*chosen("countess")), 0)[0].danger
        for neutral in ("bursar", "priest")
    )
    assert attacked - safe == pytest.approx(bot.terms(table(2).markers(0, 1).lay(), 0)[0].markers)


def test_the_danger_from_the_neutral_character_cannot_be_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "_is_attacked_by_neutral", lambda _state, _rank: False)
    assert disagreeing()
