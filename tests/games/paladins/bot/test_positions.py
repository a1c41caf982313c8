"""Positions in Paladins with the order in which a strong player would rank some moves.

They guard the bot's value: if one of its weights or terms is dropped or has its sign flipped, some ranking changes.
"""

from collections.abc import Iterable
from math import inf
from typing import Any

import pytest

from kingdoms.core.state import Move
from kingdoms.games.paladins import bot
from kingdoms.games.paladins.bot import outlook, plan
from kingdoms.games.paladins.bot.weights import Weights
from kingdoms.games.paladins.moves import (
    IN_SILVER,
    WITH_A_DEBT,
    WITH_NOTHING,
    Accept,
    Decline,
    Develop,
    Jar,
    Outsider,
    Pass,
    Recruit,
    Settle,
    UseFavour,
)
from tests.games.helpers.order import falls
from tests.games.helpers.spoilt import dropped_or_flipped
from tests.games.paladins.bot.ranked_positions import ORDERS, VIKINGS, Position, acts, after, keeps, raises
from tests.games.paladins.printed import (
    ATTACK,
    COMMISSION,
    CONSPIRE,
    GARRISON,
    WALLS,
    favour,
    field,
    jar_field,
    workers,
)
from tests.games.paladins.table import Table, table

PLAN = outlook.Terms._fields.index("plan")
"""The index of the first term of `plan`; from here on, terms are counted only for the seat itself."""


def early(seats: int = 2) -> Table:
    """The first round, with workers for everything and some goods."""
    return table(seats).orders(*ORDERS).player(hand="SLCMFX", silver=5, provisions=3)


def midway(seats: int = 2) -> Table:
    """The fourth round, partway to an order and under suspicion."""
    return table(seats, 4).orders(*ORDERS).player(
        hand="SLFCM", silver=5, provisions=3, levels=(4, 4, 4), attacked=VIKINGS, converted=["saracen archer"],
        suspicion=[0, 1],
    )  # fmt: skip


def last_jar(tax: int, **goods: int) -> Any:
    """The last round: where to place a third jar, with more suspicion than the rival and this much tax left."""
    jars = [jar_field("free_recruit"), jar_field("labourer")]
    builder = table(2, 7).orders(*ORDERS).player(hand="CLM", suspicion=[0, 0], levels=(0, 0, 3), jars=jars, **goods)
    return after(builder.player(1, suspicion=[0]).tax(tax), *acts("absolve CLM"))


def pardon_or_silver(silver: int, tax: int) -> Any:
    """A solo game: where to place a monk, when the opponent has the spaces with workers and townsfolk."""
    taken = [field(0, "free_recruit"), field(1, "free_recruit"), field(1, "scout")]
    taken += [field(2, reward) for reward in ("labourer", "merchant", "scout", "fighter")]
    builder = table(1, 3).orders(*ORDERS).player(hand="SLC", silver=silver, provisions=3, suspicion=[0, 0])
    opponent = builder.opponent(suspicion=[0, 0], monks=taken[:4], outposts=taken[4:])
    return after(opponent.tax(tax), *acts("commission SLC"))


def solo(builder: Table) -> Any:
    """A solo game against an opponent that is also under suspicion."""
    return builder.opponent(suspicion=[0, 0], levels=(2, 2, 2)).turn()


POSITIONS = [
    Position(
        "early on, the highest level is raised first",
        after(
            table(2, 3).favours(favour("faith or strength or influence")).player(hand="X", levels=(1, 0, 2)),
            UseFavour(0, workers("X")),
        ),
        raises("influence", "faith", "strength"),
    ),
    Position(
        "a paid debt is better than two workers, those are better than one, and a useless reward is worst",
        after(
            table().orders("fortify", "garrison", "convert").townsfolk("", "", "", "", "abbot 1")
            .player(hand="SLCL", provisions=9, levels=(2, 0, 0), unpaid=1),
            *acts("commission SLC"),
        ),
        [
            Settle(field(3, "pay_debt")), Settle(field(3, "labourer scout")), Settle(field(1, "scout")),
            Settle(field(2, "fighter")), Settle(field(1, "remove_suspicion")),
        ],
    ),
    Position(
        "of the jars, one for a debt is better than one for faith or a worker",
        after(
            table(2, 3).orders(*ORDERS).townsfolk("", "", "", "", "squire 1")
            .player(hand="CLM", levels=(3, 0, 0), unpaid=1),
            *acts("absolve CLM"),
        ),
        [Jar(jar_field("pay_debt")), Jar(jar_field("faith")), Jar(jar_field("labourer")), Jar(jar_field("pray"))],
    ),
    Position(
        "criminals are kept rather than specialists, and specialists rather than labourers",
        after(table().orders(*ORDERS).player(hand="SSSLLX"), Pass()),
        keeps("SSX", "SSS", "SSL", "SLL"),
    ),
    Position(
        "criminals are kept first in a solo game too",
        after(table(1).orders(*ORDERS).player(hand="SSSLLX"), Pass()),
        keeps("SSX", "SSS", "SSL", "SLL"),
    ),
    Position(
        "good help for nothing is better than some for silver, and nobody takes a debt for it",
        after(
            table().orders(*ORDERS).player(hand="LFL", silver=9)
            .townsfolk("squire 1", "peddler 1", "debt_collector 1", "conspirator 1", "defender 2"),
            *acts("recruit LF"),
        ),
        [
            Recruit(4, WITH_NOTHING), Recruit(1, IN_SILVER), Recruit(0, IN_SILVER), Recruit(3, IN_SILVER),
            Recruit(1, WITH_A_DEBT),
        ],
    ),
    Position(
        "an outsider is converted for points rather than for strength alone",
        after(
            table().orders(*ORDERS).outsiders("viking lookout", "saracen mercenary", "", "", "", "")
            .player(hand="FLC", silver=9, levels=(4, 0, 0)),
            *acts("convert FLC"),
        ),
        [Outsider(1), Outsider(0)],
    ),
    Position(
        "with debts, a Traitor is converted rather than an outsider with points",
        after(
            table().orders(*ORDERS).outsiders("viking traitor", "saracen mercenary", "", "", "", "")
            .player(hand="FLC", silver=9, levels=(4, 0, 0), unpaid=3),
            *acts("convert FLC"),
        ),
        [Outsider(0), Outsider(1)],
    ),
    Position(
        "without debts, a Traitor is worth its strength alone",
        after(
            table().orders(*ORDERS).outsiders("viking traitor", "saracen mercenary", "", "", "", "")
            .player(hand="FLC", silver=9, levels=(4, 0, 0)),
            *acts("convert FLC"),
        ),
        [Outsider(1), Outsider(0)],
    ),
    Position(
        "with a Traitor a debt costs less, so two workers are better than a paid one, and a townsfolk card is best",
        after(
            table().orders("fortify", "garrison", "convert").townsfolk("", "", "", "", "abbot 1")
            .player(hand="SLCL", provisions=9, levels=(2, 0, 0), unpaid=1, converted=["viking traitor"]),
            *acts("commission SLC"),
        ),
        [Settle(field(0, "free_recruit")), Settle(field(3, "labourer scout")), Settle(field(3, "pay_debt"))],
    ),
    Position(
        "a workshop goes to an action that will be done more often",
        after(
            table(2, 2).orders("fortify", "garrison", "absolve").player(
                hand="LL", silver=4, attacked=[*VIKINGS, "viking armourer", "viking marauder", "viking vigilante"]
            ),
            *acts("develop LL"),
        ),
        [Develop(GARRISON), Develop(ATTACK)],
    ),
    Position(
        "in the first round, to commission or convert is better than to develop or hire, and to hunt is worst",
        early().turn(),
        acts(
            "commission SLC", "convert FLC", "fortify MLS", "develop LC", "recruit LF", "absolve CLM", "recruit L",
            "hunt LS",
        ),
    ),
    Position(
        "in the first round of a solo game, a wall and a monk come first, and to conspire comes before to convert",
        solo(early(1)),
        acts(
            "fortify MLS", "commission SLC", "conspire L", "convert FLC", "attack SLF", "recruit LF", "trade LM",
            "recruit L", "hunt LS",
        ),
    ),
    Position(
        "half-way, what leads to an order is better than to hire or to gather goods",
        midway().turn(),
        acts(
            "convert FLC", "garrison MLF", "commission SLC", "attack SLF", "develop LC", "hunt LS", "trade LM",
            "recruit LF",
        ),
    ),
    Position(
        "half-way through a solo game, the king's free recruit is best, and a criminal is better than a wall",
        solo(midway(1).favours(favour("free_recruit"), favour("criminal criminal"))),
        acts(
            "0 S", "convert FLC", "conspire L", "fortify MLS", "commission SLC", "develop LC", "absolve CLM",
            "recruit LF", "trade LM",
        ),
    ),
    Position(
        "at last, an order that is met is better than anything but criminals for nothing",
        table(2, 7).orders(*ORDERS).player(hand="SLF", levels=(0, 1, 0), attacked=[*VIKINGS, "viking armourer"])
        .favours(favour("criminal criminal")).turn(),
        acts("0 L", "attack SLF", "conspire L", "hunt LS", "recruit LF"),
    ),
    Position(
        "a workshop for nothing is worth a provision",
        table(2, 5).orders(*ORDERS).favours(favour("free_develop or fighter cleric"))
        .player(hand="ML", silver=0, provisions=1).turn(),
        acts("0 M", "conspire L", "trade L"),
    ),
    Position(
        "a provision for a wall is better than silver for nothing",
        table(2, 3).orders("fortify", "garrison", "absolve").on_favours(1)
        .player(hand="SLMLS", silver=2, provisions=0, standing={CONSPIRE: "L"}).turn(),
        acts("hunt LS", "trade LM", "recruit L"),
    ),
    Position(
        "a wall that shows points is better than goods",
        table(2, 3).orders(*ORDERS).walls([card.points for card in WALLS].index(2)).on_favours(1)
        .player(hand="MLS", silver=2, provisions=1, levels=(0, 1, 0), standing={CONSPIRE: "L"}).turn(),
        acts("fortify MLS", "hunt LS", "trade LM"),
    ),
    Position(
        "a weak outsider who costs nothing to attack makes an attack better than a workshop",
        table(2, 3).orders(*ORDERS).on_favours(1).outsiders("viking armourer", "", "viking assassin", "", "", "")
        .player(hand="SLF", silver=4, levels=(0, 1, 0), standing={CONSPIRE: "L"}).turn(),
        acts("attack SLF", "develop LF", "trade L"),
    ),
    Position(
        "an attack that gives a labourer to conspire with is better than conspiring first",
        table(2, 4).orders(*ORDERS).on_favours(1, 1).townsfolk("", "", "", "", "")
        .outsiders("viking adventurer", "viking barbarian", "", "", "", "").suspicion_deck(2)
        .player(hand="SLF", silver=4, provisions=1, levels=(3, 3, 3)).turn(),
        acts("attack SLF", "conspire L", "hunt LS", "develop LF"),
    ),
    Position(
        "only three workers can be kept, so two hunt rather than one",
        table(2, 5).orders(*ORDERS).on_favours(1, 1, 1).townsfolk("", "", "", "", "")
        .player(hand="SLLLS", silver=4, provisions=3, standing={CONSPIRE: "L"}).turn(),
        acts("hunt LS", "hunt L", "develop LL"),
    ),
    Position(
        "late on, goods for nothing are better than townsfolk for silver",
        table(2, 6).orders(*ORDERS).on_favours(1, 1, 1, 1).townsfolk("abbot 1", "abbot 2", "abbot 3", "acolyte 1", "")
        .player(hand="LLLCC", silver=4, provisions=2).turn(),
        acts("hunt L", "trade L", "recruit L", "conspire L"),
    ),
    Position(
        "with much silver, the opponent of a solo game is left with the most suspicion",
        pardon_or_silver(silver=9, tax=1),
        [Settle(field(1, "remove_suspicion")), Settle(field(0, "silver silver"))],
    ),
    Position(
        "with little silver, two more are better than to have a solo opponent convicted, since it soon pays its debts",
        pardon_or_silver(silver=4, tax=2),
        [Settle(field(0, "silver silver")), Settle(field(1, "remove_suspicion"))],
    ),
    Position(
        "in the last round, suspicion goes if the tax supply is nearly empty",
        last_jar(tax=1),
        [Jar(jar_field("remove_suspicion")), Jar(jar_field("provision provision")), Jar(jar_field("faith"))],
    ),
    Position(
        "in the last round, with half the tax supply left, an inquisition is too unlikely to prefer less suspicion",
        last_jar(tax=3),
        [Jar(jar_field("provision provision")), Jar(jar_field("remove_suspicion")), Jar(jar_field("faith"))],
    ),
    Position(
        "in the last round, suspicion does no harm if the tax supply is full",
        last_jar(tax=6),
        [Jar(jar_field("provision provision")), Jar(jar_field("faith")), Jar(jar_field("remove_suspicion"))],
    ),
    Position(
        "in the last round, even those with many provisions score for two more",
        last_jar(tax=4, silver=9, provisions=9),
        [Jar(jar_field("provision provision")), Jar(jar_field("remove_suspicion")), Jar(jar_field("faith"))],
    ),
    Position(
        "a workshop on an action that can hardly be done again is useless",
        after(
            table(2, 2).orders("attack", "fortify", "absolve")
            .player(hand="LL", silver=4, monks=[0, 1, 4, 5, 6, 7]),
            *acts("develop LL"),
        ),
        [Develop(GARRISON), Develop(COMMISSION)],
    ),
    Position(
        "suspicion is discarded before it leads to a debt",
        after(
            table().player(hand="CLM", suspicion=[0, 0]).player(1, suspicion=[0, 0]).tax(2),
            *acts("absolve CLM"), Jar(jar_field("labourer")),
        ),
        [Accept(), Decline()],
    ),
]  # fmt: skip


def worths(state: Any, moves: Iterable[Move], weights: Weights = bot.WEIGHTS) -> list[float]:
    """The bot's value of the result of each move."""
    return [bot.value(state.after(move), state.seat, weights) for move in moves]


def disagrees(weights: Weights = bot.WEIGHTS) -> bool:
    """Whether these weights miss some insight."""
    return not all(falls(worths(position.state, position.order, weights)) for position in POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.insight)
def test_moves_are_ranked_as_a_strong_player_would(position: Position) -> None:
    state, move = position.state, position.order[0]
    moves = state.moves()
    assert set(position.order) <= set(moves)
    best, *_others = listed = worths(state, position.order)
    assert falls(listed)
    assert best == pytest.approx(max(worths(state, moves)))
    sensible = bot.sensible(state.view(state.seat), moves)
    assert move in sensible
    assert falls([best, max(worths(state, set(sensible) - {move}), default=-inf)])


@pytest.mark.parametrize("name", Weights._fields)
def test_no_weight_can_be_dropped_or_flipped(name: str) -> None:
    assert disagrees(bot.WEIGHTS._replace(**{name: 0.0}))
    assert disagrees(bot.WEIGHTS._replace(**{name: -getattr(bot.WEIGHTS, name)}))


@pytest.mark.parametrize("name", outlook.Terms._fields)
@dropped_or_flipped
def test_no_term_can_be_dropped_or_flipped(name: str, factor: float, monkeypatch: pytest.MonkeyPatch) -> None:
    place = outlook.Terms._fields.index(name)
    module, place = (plan, place - PLAN) if place >= PLAN else (outlook, place)
    figures = module.terms

    def spoilt(*position: Any) -> tuple[float, ...]:
        return tuple(factor * figure if n == place else figure for n, figure in enumerate(figures(*position)))

    monkeypatch.setattr(module, "terms", spoilt)
    assert disagrees()
