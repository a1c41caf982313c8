"""The printed components of Kingsburg, line by line as in the rules, independent of the game's own tables."""

from typing import NamedTuple

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


class Plan(NamedTuple):
    """A building on the sheet: its price in gold, wood and stone, its points, and the buildings before it."""

    name: str
    price: tuple[int, int, int]
    points: int
    before: tuple[str, ...]


class Invader(NamedTuple):
    """An enemy card."""

    year: int
    kind: str
    strength: int
    losses: dict[str, int]
    reward: dict[str, int]

    def __str__(self) -> str:
        return f"{self.kind} {self.strength} of year {self.year}"


def amounts(text: str) -> dict[str, int]:
    """The amounts listed in a string such as "gold 1 vp 2"."""
    words = text.split()
    return {name: int(amount) for name, amount in zip(words[::2], words[1::2], strict=True)}


def _plans() -> list[Plan]:
    lines = [line.split() for line in SHEET.strip().split("\n")]
    names = [line[0] for line in lines]
    return [
        Plan(name, (int(gold), int(wood), int(stone)), int(points), tuple(names[number - number % 4 : number]))
        for number, (name, gold, wood, stone, points) in enumerate(lines)
    ]


def _invader(line: str) -> Invader:
    card, effects = line.split(":")
    year, kind, strength = card.split()
    losses, reward = effects.split("/")
    return Invader(int(year), kind, int(strength), amounts(losses), amounts(reward))


PLANS = _plans()
INVADERS = [_invader(line) for line in DECK.strip().split("\n")]
