"""The components: what is printed on the advisors, the buildings and the enemies, line by line as in the rules."""

from collections import Counter

import pytest

from kingdoms.games.kingsburg.board import (
    ADVISORS,
    BUILDING_TOKENS,
    BUILDINGS,
    COLOURED_DICE,
    DIE_FACES,
    GOODS,
    PHASES,
    PUBLISHED,
    ROWS,
    RULEBOOK,
    YEARS,
    column,
    row,
)
from kingdoms.games.kingsburg.cards import ENEMIES, KINDS, enemy_cards, strengths_of
from tests.games.kingsburg.printed import COURT, INVADERS, PLANS


def named(lot: tuple[int, ...]) -> dict[str, int]:
    """The amounts on a card that are not zero."""
    names = getattr(lot, "_fields", ())
    return {name: amount for name, amount in zip(names, lot, strict=True) if amount}


@pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
def test_the_eighteen_advisors_have_their_numbers(ruleset: str) -> None:
    words = COURT.split()
    expected = {int(number): key for number, key in zip(words[::2], words[1::2], strict=True)}
    assert {number: advisor.key for number, advisor in ADVISORS[ruleset].items()} == expected


@pytest.mark.parametrize("number", range(20), ids=lambda number: PLANS[number].name)
def test_each_building_has_its_price_and_points(number: int) -> None:
    plan = PLANS[number]
    assert BUILDINGS[number][:5] == (plan.name, *plan.price, plan.points)


def test_the_sheet_has_five_rows_of_four() -> None:
    assert ROWS == ("religion", "trade", "army", "defence", "city")
    assert len(BUILDINGS) == 20
    assert Counter(row(number) for number in range(20)) == dict.fromkeys(range(5), 4)
    assert [column(number) for number in range(20)] == [0, 1, 2, 3] * 5


def test_the_sheet_has_the_printed_totals() -> None:
    figures = zip(*(each[1:5] for each in BUILDINGS), strict=True)
    assert [sum(figure) for figure in figures] == [38, 22, 22, 59]


@pytest.mark.parametrize("number", range(25))
def test_each_enemy_has_its_strength_defeat_and_victory(number: int) -> None:
    card, invader = ENEMIES[number], INVADERS[number]
    assert number in enemy_cards(invader.year)
    assert (card.kind, card.strength) == (invader.kind, invader.strength)
    assert named(card.losses) == invader.losses
    assert named(card.reward) == invader.reward


def test_there_are_twenty_five_enemies_five_for_each_year() -> None:
    assert len(ENEMIES) == 25
    assert [list(enemy_cards(year)) for year in range(1, 6)] == [
        list(range(start, start + 5)) for start in range(0, 25, 5)
    ]


def test_the_backs_show_the_years_range_of_strengths() -> None:
    assert [strengths_of(year) for year in range(1, 6)] == [(2, 4), (3, 5), (4, 6), (5, 7), (7, 9)]


def test_there_are_six_kinds_of_enemies() -> None:
    assert {enemy.kind for enemy in ENEMIES} == set(KINDS)
    assert KINDS == ("barbarians", "goblins", "orcs", "zombies", "demons", "dragons")


def test_dice_goods_tokens_and_calendar_are_as_printed() -> None:
    assert (COLOURED_DICE, DIE_FACES) == (3, 6)
    assert GOODS == ("gold", "wood", "stone")
    assert BUILDING_TOKENS == 17
    assert (YEARS, len(PHASES)) == (5, 8)
