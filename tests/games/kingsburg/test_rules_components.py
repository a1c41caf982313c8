"""The components: what is printed on the advisors, the buildings and the enemies, line by line as in the rules."""

from collections import Counter

import pytest

from kingdoms.games.kingsburg.board import (
    ADVISORS,
    BUILDING_TOKENS,
    BUILDINGS,
    COLOURED_DICE,
    GOODS,
    PHASES,
    PUBLISHED,
    ROWS,
    RULEBOOK,
    SIDES,
    WHITE_DICE,
    YEARS,
    column,
    row,
)
from kingdoms.games.kingsburg.cards import ENEMIES, KINDS, cards_of, strengths_of

COURT = """
1 jester  2 squire  3 architect  4 merchant  5 sergeant  6 alchemist  7 astronomer  8 treasurer  9 master_hunter
10 general  11 swordsmith  12 duchess  13 champion  14 smuggler  15 inventor  16 wizard  17 queen  18 king
"""

SHEET = """
statue          2 0 0  3
chapel          3 0 1  5
church          3 1 2  7
cathedral       5 0 3  9
inn             1 1 0  0
market          2 2 0  1
farms           2 3 1  2
merchants_guild 3 1 2  4
guard_tower     1 0 1  1
blacksmith      1 2 0  2
barracks        2 2 1  4
wizards_guild   3 2 2  6
palisade        0 2 0  0
stable          1 1 1  2
stone_wall      2 0 2  2
fortress        3 0 2  4
barricade       0 1 0  0
crane           0 1 1  1
town_hall       2 1 1  2
embassy         2 2 2  4
"""

DECK = """
1 barbarians 2: goods 1 buildings 1 / gold 1
1 goblins 2: wood 1 stone 1 vp 1 buildings 1 / wood 1
1 goblins 3: gold 1 buildings 1 / stone 1
1 orcs 3: goods 2 vp 1 / gold 1
1 zombies 4: vp 2 / vp 1
2 goblins 3: wood 2 stone 2 vp 1 buildings 1 / wood 1
2 goblins 4: gold 2 buildings 1 / stone 1
2 orcs 4: goods 2 buildings 1 / gold 1
2 barbarians 5: goods 2 vp 1 / gold 1
2 zombies 5: vp 2 / vp 1
3 goblins 4: wood 3 stone 3 vp 1 buildings 1 / wood 1
3 goblins 5: gold 3 buildings 1 / stone 1
3 orcs 5: goods 2 buildings 1 / gold 1
3 demons 6: gold 2 wood 1 stone 1 vp 1 / vp 1
3 zombies 6: vp 2 / vp 1
4 goblins 5: wood 4 stone 4 vp 1 buildings 1 / wood 1
4 goblins 6: gold 4 buildings 1 / stone 1
4 demons 6: goods 4 vp 1 / gold 1 vp 1
4 orcs 7: goods 2 buildings 1 / goods 1
4 zombies 7: vp 2 / vp 1
5 barbarians 7: vp 8 / vp 1
5 barbarians 8: buildings 1 / vp 1
5 demons 8: buildings 1 vp 2 / vp 2
5 demons 9: buildings 1 / vp 2
5 dragons 9: vp 5 / vp 3
"""


def amounts(text: str) -> dict[str, int]:
    """The amounts that a text such as "gold 1 vp 2" tells."""
    words = text.split()
    return {name: int(amount) for name, amount in zip(words[::2], words[1::2], strict=True)}


def printed(lot: tuple[int, ...]) -> dict[str, int]:
    """The amounts on a card that are not none."""
    names = getattr(lot, "_fields", ())
    return {name: amount for name, amount in zip(names, lot, strict=True) if amount}


@pytest.mark.parametrize("ruleset", [RULEBOOK, PUBLISHED])
def test_the_eighteen_advisors_stand_at_their_numbers(ruleset: str) -> None:
    words = COURT.split()
    expected = {int(number): key for number, key in zip(words[::2], words[1::2], strict=True)}
    assert {number: advisor.key for number, advisor in ADVISORS[ruleset].items()} == expected


@pytest.mark.parametrize(("number", "line"), list(enumerate(SHEET.strip().split("\n"))))
def test_each_building_has_its_price_and_its_points(number: int, line: str) -> None:
    key, *figures = line.split()
    assert BUILDINGS[number].key == key
    assert list(BUILDINGS[number][1:5]) == [int(figure) for figure in figures]


def test_the_sheet_has_five_rows_of_four() -> None:
    assert ROWS == ("religion", "trade", "army", "defence", "city")
    assert len(BUILDINGS) == 20
    assert Counter(row(number) for number in range(20)) == dict.fromkeys(range(5), 4)
    assert [column(number) for number in range(20)] == [0, 1, 2, 3] * 5


def test_the_totals_of_the_sheet() -> None:
    figures = zip(*(each[1:5] for each in BUILDINGS), strict=True)
    assert [sum(figure) for figure in figures] == [38, 22, 22, 59]


@pytest.mark.parametrize(("number", "line"), list(enumerate(DECK.strip().split("\n"))))
def test_each_enemy_has_its_strength_its_defeat_and_its_victory(number: int, line: str) -> None:
    name, effects = line.split(":")
    year, kind, strength = name.split()
    defeat, victory = effects.split("/")
    enemy = ENEMIES[number]
    assert number in cards_of(int(year))
    assert (enemy.kind, enemy.strength) == (kind, int(strength))
    assert printed(enemy.defeat) == amounts(defeat)
    assert printed(enemy.victory) == amounts(victory)


def test_there_are_twenty_five_enemies_five_for_each_year() -> None:
    assert len(ENEMIES) == 25
    assert [list(cards_of(year)) for year in range(1, 6)] == [
        list(range(start, start + 5)) for start in range(0, 25, 5)
    ]


def test_the_backs_show_the_range_of_the_year() -> None:
    assert [strengths_of(year) for year in range(1, 6)] == [(2, 4), (3, 5), (4, 6), (5, 7), (7, 9)]


def test_six_kinds_of_enemies_come() -> None:
    assert {enemy.kind for enemy in ENEMIES} == set(KINDS)
    assert KINDS == ("barbarians", "goblins", "orcs", "zombies", "demons", "dragons")


def test_the_dice_the_goods_the_tokens_and_the_calendar() -> None:
    assert (COLOURED_DICE, WHITE_DICE, SIDES) == (3, 6, 6)
    assert GOODS == ("gold", "wood", "stone")
    assert BUILDING_TOKENS == 17
    assert (YEARS, len(PHASES)) == (5, 8)
