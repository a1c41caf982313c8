"""The game's tables match what is printed: boards, cards, costs, spaces and points."""

from collections import Counter

import pytest

from kingdoms.games.paladins import board, cards, scoring
from tests.games.paladins import printed


def kinds(letters: str) -> tuple[int, ...]:
    return tuple(printed.LETTERS.index(letter) if letter != "*" else board.ANY for letter in letters)


# The boards


def test_twelve_actions_have_their_slots() -> None:
    assert list(board.ACTION_KEYS) == printed.ACTION_NAMES
    assert [kinds(action.slots) for action in printed.ACTIONS] == list(board.SLOTS)
    assert [printed.ACTION_NAMES[action] for action in board.SECOND_SLOT_MAY_STAY_FREE] == ["recruit", "hunt", "trade"]


def test_actions_on_the_right_need_one_attribute_and_raise_another() -> None:
    for number in range(6, 12):
        action = printed.ACTIONS[number]
        assert printed.TRAITS[board.NEEDED[number]] == action.needs
        assert printed.TRAITS[board.RAISED[number]] == action.raises
        assert action.needs != action.raises


def test_actions_cost_what_is_printed() -> None:
    costs = printed.COSTS
    assert costs["commission"] == costs["fortify"] == costs["garrison"] == list(board.PROVISIONS)
    assert costs["absolve"] == list(board.ABSOLVE_SILVER)
    assert costs["convert"] == list(board.CONVERT_SILVER)
    assert (board.DEVELOP_SILVER, board.PRAY_SILVER) == (4, 2)


def test_an_action_can_be_done_as_often_as_a_cost_or_a_worker_is_printed_for_it() -> None:
    most = {board.ACTION_KEYS[action]: most for action, most in board.MOST_DONE.items()}
    costs = {action: len(costs) for action, costs in printed.COSTS.items()}
    assert most == {"develop": len(printed.UNCOVERED), **costs}


def test_actions_need_what_is_printed() -> None:
    assert list(board.WALL_INFLUENCE) == list(board.JAR_INFLUENCE) == printed.LEVELS_NEEDED
    assert list(board.REGION_FAITH) == printed.FAITH_NEEDED
    assert list(board.REGION_STRENGTH) == printed.STRENGTH_NEEDED


def test_a_player_has_the_printed_number_of_pieces() -> None:
    assert (board.WORKSHOPS, board.MONKS, board.OUTPOSTS, board.JARS) == (8, 7, 7, 7)
    assert (board.FIRST_SILVER, board.FIRST_PROVISIONS) == (3, 1)
    assert kinds(printed.UNCOVERED) == board.UNCOVERED


def test_there_are_nine_jar_spaces() -> None:
    assert list(board.JAR_SPACES) == printed.JAR_FIELDS


def test_the_six_regions_have_their_spaces() -> None:
    assert [tuple(space) for space in board.SPACES] == [tuple(field) for field in printed.FIELDS]


@pytest.mark.parametrize(("seats", "spaces"), [(1, 25), (2, 25), (3, 34), (4, 40)])
def test_the_number_of_spaces_in_play(seats: int, spaces: int) -> None:
    in_play = board.spaces_in_play(seats)
    assert in_play.bit_count() == spaces == len(printed.fields_in_play(seats))
    assert all(in_play >> number & 1 for number in printed.fields_in_play(seats))


def test_prices_and_supplies_are_as_printed() -> None:
    assert list(board.TOWNSFOLK_PRICES) == printed.PRICES
    assert tuple(board.DEBT_PLACES) == (0, 1)
    assert dict(board.TAX_SUPPLY) == printed.TAX_SUPPLY


# The cards


def test_there_are_twelve_paladins() -> None:
    assert len(cards.PALADINS) == len(printed.PALADINS) == 12
    for card, knight in zip(cards.PALADINS, printed.PALADINS, strict=True):
        assert (card.key, card.boosts) == (knight.name, knight.boosts)
        assert sorted(card.workers) == sorted(kinds(knight.workers))
        assert board.ACTION_KEYS[card.action] == knight.action


def test_the_paladins_boosts_sum_to_16_for_each_attribute() -> None:
    assert [sum(boosts) for boosts in zip(*(card.boosts for card in cards.PALADINS), strict=True)] == [16, 16, 16]


TRIGGERS = {
    cards.DEBT_PAID: "debt_paid",
    cards.SUSPECT_QUESTIONED: "suspect_questioned",
    cards.QUESTIONED: "questioned",
    cards.INNOCENT_QUESTIONED: "innocent_questioned",
}


@pytest.mark.parametrize("number", range(32))
def test_townsfolk_are_as_printed(number: int) -> None:
    card, citizen = cards.TOWNSFOLK[number], printed.TOWNSFOLK[number]
    assert (card.key, card.discard, card.hire, card.ongoing) == (
        citizen.name,
        citizen.discard,
        citizen.hire,
        citizen.ongoing,
    )
    assert TRIGGERS.get(card.trigger) == citizen.trigger or board.ACTION_KEYS[card.trigger] == citizen.trigger


@pytest.mark.parametrize("number", range(36))
def test_outsiders_are_as_printed(number: int) -> None:
    card, foe = cards.OUTSIDERS[number], printed.OUTSIDERS[number]
    assert (cards.FACTION_KEYS[card.faction], *card[:1], *card[2:]) == tuple(foe)
    assert card.attack[0] == "influence"


def test_the_number_of_cards_of_each_kind() -> None:
    assert len(cards.TOWNSFOLK) == len(printed.TOWNSFOLK) == 32
    assert len(cards.OUTSIDERS) == len(printed.OUTSIDERS) == 36
    assert Counter(card.faction for card in cards.OUTSIDERS) == {0: 12, 1: 12, 2: 12}
    assert (len(cards.TAVERNS), len(cards.WALLS), len(cards.SUSPICIONS)) == (24, 24, 24)
    assert (len(cards.ORDERS), len(cards.FAVOURS)) == (6, 10)


def test_tavern_cards_show_four_workers() -> None:
    assert list(cards.TAVERNS) == [printed.workers(letters) for letters in printed.TAVERNS]
    assert {sum(card) for card in cards.TAVERNS} == {4}


def test_the_total_workers_on_all_tavern_cards() -> None:
    counts = [sum(card[kind] for card in cards.TAVERNS) for kind in range(6)]
    assert dict(zip(printed.KINDS, counts, strict=True)) == {
        "cleric": 16, "scout": 17, "labourer": 15, "fighter": 17, "criminal": 14, "merchant": 17,
    }  # fmt: skip


def test_walls_are_as_printed() -> None:
    assert [tuple(card) for card in cards.WALLS] == [tuple(card) for card in printed.WALLS]


def test_suspicion_cards_are_as_printed() -> None:
    assert Counter(cards.SUSPICIONS) == printed.SUSPICION_CARDS


def test_orders_are_the_actions_on_the_right() -> None:
    assert [board.ACTION_KEYS[order] for order in cards.ORDERS] == printed.ORDERS
    assert list(cards.ORDER_VP) == printed.ORDER_POINTS


def test_favours_are_as_printed() -> None:
    for card, favour in zip(cards.FAVOURS, printed.FAVOURS, strict=True):
        assert (*board.WORKER_KEYS, "any")[card.slot] == favour.slot
        assert card.cost == favour.cost
        if favour.effects == (("faith",), ("strength",), ("influence",)):
            assert card.effects == (("raise",),)
        else:
            assert card.effects == favour.effects


def test_the_solo_opponents_schemes() -> None:
    names = [*board.ACTION_KEYS, "orders", "favour"]
    assert Counter(names[scheme] for scheme in cards.SCHEMES) == printed.SCHEMES
    assert len(cards.SCHEMES) + board.FAVOURS_DEALT == 17


# Points


def test_everything_scores_what_is_printed() -> None:
    assert list(scoring.PARTS) == printed.PARTS
    assert list(scoring.ATTRIBUTE_VP) == printed.LEVEL_POINTS
    for table, points in [
        (scoring.DEVELOPMENT_VP, printed.DEVELOPMENT_POINTS),
        (scoring.SETTLED_VP, printed.SETTLING_POINTS),
        (scoring.BUILT_VP, printed.BUILDING_POINTS),
    ]:
        assert list(table) == [points.get(count, 0) for count in range(len(table))]
