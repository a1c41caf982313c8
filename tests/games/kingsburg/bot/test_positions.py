"""Positions in Kingsburg with the order in which a strong player would rank the moves.

They guard the bot's value: if one of its weights or terms is dropped or has its sign flipped, some ranking changes.
"""

from typing import Any, NamedTuple

import pytest

from kingdoms.core.state import Move
from kingdoms.games.kingsburg import bot
from kingdoms.games.kingsburg.board import (
    ARCHITECT,
    ASTRONOMER,
    AUTUMN,
    CHAMPION,
    GENERAL,
    GOLD,
    JESTER,
    MASTER_HUNTER,
    MERCHANT,
    QUEEN,
    RECRUITING,
    SERGEANT,
    SMUGGLER,
    SPRING,
    SQUIRE,
    SUMMER,
    WINTER,
)
from kingdoms.games.kingsburg.bot import outlook
from kingdoms.games.kingsburg.bot.weights import Weights
from kingdoms.games.kingsburg.moves import (
    BUILD,
    INFLUENCE,
    NEITHER,
    PLUS_TWO,
    Announce,
    Build,
    Help,
    Influence,
    LoseBuilding,
    Pass,
    Recruit,
    TownHall,
)
from tests.games.helpers.spoilt import dropped_or_flipped, spoil
from tests.games.kingsburg.table import Table, building, offered, table


class Position(NamedTuple):
    """A position in which the first seat decides, and some of its moves from best to worst."""

    insight: str
    state: Any
    order: list[Move]


def site(builder: Table, phase: int = SUMMER) -> Any:
    """The first seat builds, followed by a rival."""
    return builder.goods(1, gold=2).building_site(phase)


def knowing(builder: Table) -> Table:
    """The first seat knows this year's enemy."""
    builder.state.looked = 1
    return builder


def builds(*names: str) -> list[Move]:
    return [Build(building(name)) for name in names]


def at_town_hall(builder: Table) -> Any:
    """The first seat uses its Town Hall in summer with one good of each kind, followed by a rival."""
    for seat in range(2):
        builder.buildings(seat, "town_hall").goods(seat, gold=1, wood=1, stone=1)
    state = builder.building_site()
    while not offered(state, TownHall):
        state.play(Pass())
    return state


def hall(*uses: str) -> list[Move]:
    return [TownHall(use) for use in uses]


POSITIONS = [
    Position(
        "in the last season points are all that counts",
        site(
            table(3, year=5).soldiers(0, 9).goods(0, gold=3, wood=2, stone=2)
            .buildings(0, "chapel", "blacksmith", "crane"),
            AUTUMN,
        ),
        [*builds("church", "barracks", "town_hall"), Pass()],
    ),
    Position(
        "the first building opens a cheap row or strengthens the defence; the Inn can wait",
        site(table(3, year=1).goods(0, gold=1, wood=3, stone=1)),
        [*builds("barricade", "guard_tower", "inn"), Pass()],
    ),
    Position(
        "wood alone pays for the Palisade; the Inn would take gold",
        site(table(3, year=1).soldiers(0, 6).goods(0, gold=1, wood=4).buildings(0, "statue", "barricade")),
        [*builds("palisade", "inn"), Pass()],
    ),
    Position(
        "strength for the last winter is better than a cheap Statue",
        site(table(3, year=5).soldiers(0, 2).goods(0, gold=4, wood=4, stone=4).buildings(0, "barracks"), SPRING),
        builds("wizards_guild", "statue"),
    ),
    Position(
        "nobody without soldiers builds a Chapel before a Guard Tower",
        site(table(3).goods(0, gold=3, stone=1).buildings(0, "statue", "inn")),
        builds("guard_tower", "chapel"),
    ),
    Position(
        "with one more season to build in, goods are better spent",
        site(
            table(3, year=5).soldiers(0, 3).goods(0, gold=2, stone=3).buildings(0, "statue", "farms", "stable")
        ),
        [*builds("stone_wall", "guard_tower"), Pass()],
    ),
    Position(
        "in the last year, an Inn is not worth the goods for it",
        site(
            table(3, year=5).soldiers(0, 2).goods(0, gold=1, wood=3)
            .buildings(0, "guard_tower", "palisade", "barricade"),
            SPRING,
        ),
        [*builds("blacksmith"), Pass(), *builds("inn")],
    ),
    Position(
        "a Guard Tower is worth the stone for a Town Hall if it makes up for lost ground before the king's reward",
        site(
            table(3, year=2).soldiers(0, 9).goods(0, gold=1, stone=1)
            .buildings(0, "chapel", "crane").buildings(1, "market", "crane", "palisade"),
            SPRING,
        ),
        [*builds("guard_tower"), Pass()],
    ),
    Position(
        "after the king's reward, the rewards of later years still make it worth the stone",
        site(
            table(3, year=2).soldiers(0, 9).goods(0, gold=1, stone=1)
            .buildings(0, "chapel", "crane").buildings(1, "market", "crane", "palisade")
        ),
        [*builds("guard_tower"), Pass()],
    ),
    Position(
        "five soldiers, with more to come, make a Statue better than a Guard Tower in the last year",
        site(table(3, year=5).soldiers(0, 5).goods(0, gold=2, stone=1), SPRING),
        [*builds("statue", "guard_tower"), Pass()],
    ),
    Position(
        "against Barbarians who would take eight points, strength is better than the Church's extra point",
        site(
            knowing(table(3, year=5).enemy("barbarians", 7)).soldiers(0, 2).goods(0, gold=3, wood=2, stone=2)
            .buildings(0, "chapel", "barracks")
        ),
        [*builds("wizards_guild", "church"), Pass(), *builds("inn")],
    ),
    Position(
        "two wood pay for the Barricade and then for the Crane",
        table(3, year=2).soldiers(0, 4).goods(0, stone=1).goods(1, gold=2).buildings(0, "statue", "palisade")
        .court((0, QUEEN))[0],
        [Help(0, 2, 0), Help(2, 0, 0)],
    ),
    Position(
        "in the last autumn a good is taken for the building that it completes",
        table(3, year=5).soldiers(0, 9).goods(0, gold=1).goods(1, gold=2).court((0, ASTRONOMER), phase=AUTUMN)[0],
        [Help(1, 0, 0), Help(0, 0, 1), Help(0, 1, 0)],
    ),
    Position(
        "with the Cathedral, goods kept to the end are better than a building without points",
        site(
            table(3, year=5).soldiers(0, 9).goods(0, wood=2).buildings(0, "cathedral", "barricade"), AUTUMN
        ),
        [Pass(), *builds("palisade")],
    ),
    Position(
        "without the Cathedral, goods kept to the end are worthless",
        site(table(3, year=5).soldiers(0, 9).goods(0, wood=2).buildings(0, "church", "barricade"), AUTUMN),
        [*builds("palisade"), Pass()],
    ),
    Position(
        "before a sure victory, a Fortress is as good as an Embassy, and it may make its owner the strongest",
        site(
            table(3, year=5).soldiers(0, 9).goods(0, gold=2, wood=2, stone=2).buildings(0, "stone_wall", "town_hall"),
            AUTUMN,
        ),
        [*builds("fortress", "embassy", "statue"), Pass()],
    ),
    Position(
        "the Inn is the first building to be lost",
        table(3).enemy("goblins", 5).buildings(0, "inn", "palisade", "barricade").begin(WINTER, 1)[0],
        [LoseBuilding(building(name)) for name in ("inn", "barricade", "palisade")],
    ),
    Position(
        "with nothing left to build for, soldiers are recruited for a likelier victory",
        table(3, year=5).soldiers(0, 8).goods(0, gold=2).goods(1, gold=2).begin(RECRUITING)[0],
        [Recruit((GOLD, GOLD)), Pass()],
    ),
    Position(
        "early on, a token is better than a point for a good",
        at_town_hall(table(3, year=2)),
        hall(PLUS_TWO, "wood", "gold", "stone"),
    ),
    Position(
        "with one more season to come, a point is better than a token",
        at_town_hall(table(3, year=5)),
        hall("wood", PLUS_TWO, "gold", "stone"),
    ),
    Position(
        "with goods for two buildings the envoy builds",
        table(3).envoy(0).goods(0, gold=3, wood=3).begin(AUTUMN)[0],
        [Announce(BUILD), Announce(INFLUENCE), Announce(NEITHER)],
    ),
    Position(
        "without them it joins an advisor",
        table(3).envoy(0).goods(0, gold=2, wood=1).begin(AUTUMN)[0],
        [Announce(INFLUENCE), Announce(BUILD), Announce(NEITHER)],
    ),
    Position(
        "four gold buy only one building, so the envoy joins an advisor",
        table(3, year=4).envoy(0).goods(0, gold=4).begin(AUTUMN)[0],
        [Announce(INFLUENCE), Announce(BUILD), Announce(NEITHER)],
    ),
    Position(
        "with the Market, a second 4 reaches another advisor, so three dice are too many for the Master Hunter",
        table(3).buildings(0, "market").season((1, 4, 4), (6, 6, 6), (6, 6, 6)),
        [
            Influence(MASTER_HUNTER, (1, 2), 0, 1), Influence(MERCHANT, (1,), 0, 0),
            Influence(MASTER_HUNTER, (0, 1, 2), 0, 0),
        ],
    ),
    Position(
        "with the Market, 1, 1 and 2 can reach three advisors, so none takes two dice",
        table(3).buildings(0, "market").season((1, 1, 2), (6, 6, 6), (6, 6, 6)),
        [
            Influence(JESTER, (0,), 0, 0), Influence(ARCHITECT, (0, 2), 0, 0), Influence(ARCHITECT, (0, 1, 2), 0, -1),
        ],
    ),
    Position(
        "without the Market, three dice for the Master Hunter are better than a 4 for the Merchant",
        table(3).buildings(0, "inn").season((1, 4, 4), (6, 6, 6), (6, 6, 6)),
        [Influence(MASTER_HUNTER, (0, 1, 2), 0, 0), Influence(MERCHANT, (1,), 0, 0)],
    ),
    Position(
        "small groups first: they leave dice for more",
        table(3).season((1, 2, 6), (6, 6, 6), (6, 6, 6)),
        [
            Influence(SQUIRE, (1,), 0, 0), Influence(ASTRONOMER, (0, 2), 0, 0), Influence(JESTER, (0,), 0, 0), Pass(),
        ],
    ),
    Position(
        "with soldiers enough, the General is still good for a look at the enemy",
        table(3, year=1).soldiers(0, 6).goods(0, gold=4, wood=2).season((3, 5, 5), (6, 6, 6), (6, 6, 6), phase=SPRING),
        [
            Influence(CHAMPION, (0, 1, 2), 0, 0), Influence(ARCHITECT, (0,), 0, 0),
            Influence(GENERAL, (1, 2), 0, 0), Influence(SERGEANT, (1,), 0, 0),
        ],
    ),
    Position(
        "what dice reach only with a token, now or later, is worth less than what they reach without one",
        table(3, year=3).soldiers(0, 5).goods(0, gold=2, wood=1).plus_two(0, 1).buildings(0, "embassy")
        .season((3, 5, 6), (6, 6, 6), (6, 6, 6)),
        [Influence(SMUGGLER, (0, 1, 2), 0, 0), Influence(CHAMPION, (1, 2), 1, 0), Influence(ARCHITECT, (0,), 0, 0)],
    ),
]  # fmt: skip


def ranked(state: Any, moves: list[Move], weights: Weights = bot.WEIGHTS) -> list[Move]:
    """Some moves of a position, ranked by the bot's value of their results, best first."""
    return sorted(
        filter(moves.__contains__, state.moves()), key=lambda move: -bot.value(state.after(move), state.seat, weights)
    )


def disagreeing(weights: Weights = bot.WEIGHTS) -> list[str]:
    """The insights that these weights miss."""
    return [
        position.insight for position in POSITIONS if ranked(position.state, position.order, weights) != position.order
    ]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.insight)
def test_moves_are_ranked_as_a_strong_player_would(position: Position) -> None:
    assert ranked(position.state, position.order) == position.order
    assert ranked(position.state, position.state.moves())[0] == position.order[0]


@pytest.mark.parametrize("name", Weights._fields)
def test_no_weight_can_be_dropped_or_flipped(name: str) -> None:
    assert disagreeing(bot.WEIGHTS._replace(**{name: 0.0}))
    assert disagreeing(bot.WEIGHTS._replace(**{name: -getattr(bot.WEIGHTS, name)}))


@pytest.mark.parametrize("name", outlook.Terms._fields)
@dropped_or_flipped
def test_no_term_can_be_dropped_or_flipped(name: str, factor: float, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, outlook, name, factor)
    assert disagreeing()


def test_no_part_of_a_term_can_be_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(outlook, "_LATER_REWARD", 0.0)
        assert disagreeing()
    changes = outlook.Court._ways_to_change
    monkeypatch.setattr(
        outlook.Court, "_ways_to_change", lambda court, seat: [(by, 0.0) for by, _cost in changes(court, seat)]
    )
    assert disagreeing()
