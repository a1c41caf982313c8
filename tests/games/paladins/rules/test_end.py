"""The end: points by part, each converted outsider, ties, and the rulebook's example of 66 points."""

from typing import Any

import pytest

from kingdoms.games.paladins.events import GameEnded
from kingdoms.games.paladins.moves import Pass
from tests.games.paladins.printed import (
    ABSOLVE,
    ATTACK,
    BUILDING_POINTS,
    COMMISSION,
    CONVERT,
    DEVELOPMENT_POINTS,
    FORTIFY,
    GARRISON,
    LEVEL_POINTS,
    ORDERS,
    OUTSIDERS,
    SETTLING_POINTS,
    WALLS,
    fields_in_play,
    wall,
)
from tests.games.paladins.table import part, play, table

PLAIN_WALLS = [number for number, card in enumerate(WALLS) if card.points == 0]
VIKINGS = [f"viking {card.name}" for card in OUTSIDERS if card.faction == "viking"]


def last(**what: Any) -> Any:
    """The last round, with nothing that scores except what is given."""
    return table(2, 7).player(0, **{"silver": 0, "provisions": 0, **what})


def points(name: str, **what: Any) -> int:
    return part(last(**what).turn(), 0, name)


# Parts of the score


@pytest.mark.parametrize("level", range(13))
@pytest.mark.parametrize("trait", range(3))
def test_attributes_score_by_level(level: int, trait: int) -> None:
    levels = [0, 0, 0]
    levels[trait] = level
    assert points("attributes", levels=tuple(levels)) == LEVEL_POINTS[level]


def test_all_three_attributes_score_without_the_paladin() -> None:
    assert points("attributes", levels=(6, 11, 10), paladin="oliver") == 6 + 16 + 13


@pytest.mark.parametrize("count", range(9))
def test_developments_score_by_number(count: int) -> None:
    shops = {6 + number: min(2, max(0, count - 2 * number)) for number in range(6)}
    assert points("developments", workshops=shops) == DEVELOPMENT_POINTS.get(count, 0)


@pytest.mark.parametrize("count", range(8))
def test_commissions_garrisons_walls_and_absolutions_score_by_number(count: int) -> None:
    spaces = fields_in_play(2)[:count]
    assert points("commissions", monks=spaces) == SETTLING_POINTS.get(count, 0)
    assert points("garrisons", outposts=spaces) == SETTLING_POINTS.get(count, 0)
    assert points("walls", walls=PLAIN_WALLS[:count]) == BUILDING_POINTS.get(count, 0)
    assert points("absolutions", jars=range(count)) == BUILDING_POINTS.get(count, 0)


def test_printed_points_of_walls_are_added() -> None:
    with_points = [number for number, card in enumerate(WALLS) if card.points]
    assert points("walls", walls=with_points) == 1 + 1 + 2 + 2
    assert points("walls", walls=[*with_points, PLAIN_WALLS[0]]) == 6 + 1


@pytest.mark.parametrize(
    ("silver", "provisions", "worth"), [(0, 0, 0), (2, 0, 0), (2, 1, 1), (0, 3, 1), (5, 3, 2), (4, 5, 3), (10, 10, 6)]
)
def test_three_silver_and_provisions_together_score_a_point(silver: int, provisions: int, worth: int) -> None:
    assert points("goods", silver=silver, provisions=provisions) == worth


@pytest.mark.parametrize(("unpaid", "paid"), [(0, 0), (1, 0), (0, 1), (2, 3)])
def test_debts_score_by_number(unpaid: int, paid: int) -> None:
    assert points("debts", unpaid=unpaid, paid=paid) == paid - 3 * unpaid


# Orders


def five(action: int, count: int = 5) -> dict[str, Any]:
    """The belongings of a player who has done an action this many times."""
    return {
        COMMISSION: {"monks": fields_in_play(2)[:count]},
        FORTIFY: {"walls": PLAIN_WALLS[:count]},
        GARRISON: {"outposts": fields_in_play(2)[:count]},
        ABSOLVE: {"jars": range(count)},
        ATTACK: {"attacked": VIKINGS[:count]},
        CONVERT: {"converted": VIKINGS[:count]},
    }[action]


@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("action", range(6, 12))
@pytest.mark.parametrize("count", [4, 5, 6])
def test_an_order_is_met_with_five_or_more(action: int, place: int, count: int) -> None:
    orders = [name for name in ORDERS if name != ORDERS[action - 6]][:2]
    orders.insert(place, ORDERS[action - 6])
    state = last(**five(action, count)).orders(*orders).turn()
    assert part(state, 0, "orders") == ((4, 6, 8)[place] if count >= 5 else 0)


def test_orders_count_for_every_player_who_meets_them() -> None:
    laid = last(walls=PLAIN_WALLS[:5]).player(1, walls=PLAIN_WALLS[5:10]).orders("fortify", "attack", "convert")
    state = laid.turn()
    assert [part(state, seat, "orders") for seat in range(2)] == [4, 4]


def test_all_three_orders_can_be_met() -> None:
    what = {**five(COMMISSION), **five(FORTIFY), **five(ATTACK)}
    assert part(last(**what).orders("attack", "commission", "fortify").turn(), 0, "orders") == 18


def test_a_face_down_order_does_not_count_yet() -> None:
    laid = table(2, 1).player(0, **five(FORTIFY)).orders("attack", "fortify", "convert")
    assert part(laid.turn(), 0, "orders") == 0


# Converted outsiders


def worth(name: str, others: tuple[str, ...] = (), **what: Any) -> int:
    """The points that converting this outsider adds to those for the other conversions."""
    without = points("conversions", converted=others, **what) if others else 0
    return points("conversions", converted=[name, *others], **what) - without


@pytest.mark.parametrize("count", range(8))
def test_two_of_an_action_score_one_point(count: int) -> None:
    spaces = fields_in_play(2)[:count]
    hired = [f"{name} {number}" for name in ("abbot", "acolyte", "architect") for number in (1, 2, 3)][:count]
    shops = {6 + number: min(2, max(0, count - 2 * number)) for number in range(6)}
    assert worth("viking adventurer", monks=spaces) == count // 2
    assert worth("byzantine archer", outposts=spaces) == count // 2
    assert worth("viking guardian", workshops=shops) == count // 2
    assert worth("byzantine hunter", hired=hired) == count // 2
    assert worth("viking lookout", walls=PLAIN_WALLS[:count]) == count // 2
    assert worth("viking vigilante", jars=range(count)) == count // 2


@pytest.mark.parametrize("level", range(13))
def test_four_levels_on_the_board_score_one_point(level: int) -> None:
    assert worth("viking armourer", levels=(0, level, 0), paladin="roland") == level // 4
    assert worth("viking marauder", levels=(0, 0, level), paladin="gerin") == level // 4
    assert worth("saracen warrior", levels=(level, 0, 0), paladin="oliver") == level // 4


def test_each_attacked_outsider_of_a_faction_scores_one_point() -> None:
    attacked = ["saracen archer", "saracen barbarian", "saracen champion", "byzantine thief", "byzantine archer"]
    attacked += ["viking lookout"]
    assert worth("viking assassin", attacked=attacked) == 3
    assert worth("viking barbarian", attacked=attacked) == 2
    assert worth("byzantine invader", attacked=attacked) == 1
    assert worth("viking assassin") == 0


@pytest.mark.parametrize("met", [0, 1, 2])
def test_a_champion_scores_one_plus_one_for_each_order_met(met: int) -> None:
    what = {**(five(FORTIFY) if met > 0 else {}), **(five(ABSOLVE) if met > 1 else {})}
    laid = last(converted=["byzantine champion"], **what).orders("fortify", "absolve", "attack")
    assert part(laid.turn(), 0, "conversions") == 1 + met


@pytest.mark.parametrize(("count", "total"), [(1, 2), (2, 6), (3, 12), (4, 20)])
def test_each_mercenary_scores_one_plus_one_for_each_converted_mercenary(count: int, total: int) -> None:
    names = ["viking mercenary", "byzantine mercenary", "saracen mercenary", "saracen mercenary 2"]
    assert points("conversions", converted=names[:count]) == total


def test_attacked_mercenaries_do_not_count() -> None:
    assert worth("viking mercenary", attacked=["byzantine mercenary"]) == 2


@pytest.mark.parametrize("count", range(4))
def test_a_protector_scores_paid_debts_and_a_thief_suspicion(count: int) -> None:
    assert worth("viking protector", paid=count) == count
    assert worth("viking thief", suspicion=[0] * count) == count


@pytest.mark.parametrize("count", range(4))
def test_with_a_traitor_each_unpaid_debt_costs_1_instead_of_3(count: int) -> None:
    assert points("debts", unpaid=count) == -3 * count
    assert points("debts", converted=["viking traitor"], unpaid=count) == -count
    assert worth("viking traitor", unpaid=count) == 0


def test_a_traitor_does_not_change_paid_debts() -> None:
    assert points("debts", converted=["byzantine traitor"], unpaid=2, paid=3) == 3 - 2


def test_a_second_traitor_makes_no_difference() -> None:
    assert points("debts", converted=["viking traitor", "byzantine traitor"], unpaid=2) == -2


def test_an_attacked_traitor_does_not_change_debts() -> None:
    assert points("debts", attacked=["viking traitor"], unpaid=2) == -6


def test_attacked_outsiders_score_nothing_themselves() -> None:
    assert points("conversions", attacked=["viking mercenary", "viking thief"], suspicion=[0]) == 0


# The end and ties


def test_the_game_ends_when_everyone_has_passed_in_round_seven() -> None:
    state = last(hand="LL").turn()
    assert state.winners() == []
    events = play(state, Pass(), Pass())
    assert events[-1] == GameEnded()
    assert (state.seat, state.moves()) == (None, [])


def final(first: dict[str, Any], second: dict[str, Any], *orders: str) -> list[int]:
    laid = last(**first).player(1, **{"silver": 0, "provisions": 0, **second})
    state = laid.orders(*(orders or ("attack", "convert", "garrison"))).turn()
    play(state, Pass(), Pass())
    return list(state.winners())


def test_most_points_win() -> None:
    assert final({"paid": 2}, {"paid": 1}) == [0]
    assert final({"paid": 2}, {"paid": 3, "suspicion": [0] * 5}) == [1]


def test_a_tie_goes_to_more_points_from_orders() -> None:
    """Five walls (one point, plus four from an Order) against five paid debts (five points)."""
    assert final({"walls": PLAIN_WALLS[:5], "suspicion": [0]}, {"paid": 5}, "fortify", "attack", "convert") == [0]


def test_a_further_tie_goes_to_fewer_suspicion_cards() -> None:
    assert final({"paid": 1, "suspicion": [0, 0]}, {"paid": 1, "suspicion": [2]}) == [1]


def test_a_tie_on_everything_is_shared() -> None:
    assert final({"paid": 1, "suspicion": [0]}, {"paid": 1, "suspicion": [2]}) == [0, 1]


def test_the_rulebooks_66_points() -> None:
    what = {
        "levels": (6, 11, 10),
        "monks": fields_in_play(2)[:6],
        "walls": [wall("labourer", 1), wall("", 2), *PLAIN_WALLS[:4]],
        "converted": ["viking adventurer", "byzantine warrior", "saracen warrior", "viking assassin"],
        "attacked": ["saracen archer", "saracen hunter", "saracen invader"],
        "paid": 2,
        "unpaid": 1,
        "silver": 2,
        "provisions": 2,
    }
    state = last(**what).orders("fortify", "attack", "commission").turn()
    total, parts = state.scores()[0]
    assert total == 66
    assert parts == {
        "orders": 12, "attributes": 35, "developments": 0, "commissions": 5, "walls": 6, "garrisons": 0,
        "absolutions": 0, "conversions": 8, "debts": -1, "goods": 1,
    }  # fmt: skip
