"""The cards of Rival Kings: twelve characters, sixteen subjects and their sixteen buildings.

Characters are the numbers 0 to 11: rank × 2, plus 0 for the card with the tie symbol and 1 for the other.
Subjects are 0 to 15 and buildings 16 to 31: a subject and a building with the same symbol differ by 16, and each
group of four consecutive symbols shares a colour. Each subject and building exists twice; the two copies are identical.
"""

from collections.abc import Mapping
from typing import NamedTuple

RULES_VERSION = 2
"""The version of the rules in use. In version 1, the Herbalist's value was 2."""

SETTLE, PASS_ON, MONEY, SUBJECT, BUILDING = "settle", "pass_on", "money", "subject", "building"
"""The five actions of the characters."""


class Character(NamedTuple):
    """A member of the court, whose actions are carried out from left to right."""

    key: str
    actions: tuple[str, ...]


CHARACTERS = (
    # It is our own choice that the first character of a pair has the tie symbol.
    Character("lord_protector", (BUILDING,)),  # A
    Character("queen", (SUBJECT,)),
    Character("duke", (SETTLE, SUBJECT)),  # B
    Character("count", (SETTLE, BUILDING)),
    Character("courtier", (PASS_ON, MONEY)),  # C
    Character("priest", (PASS_ON, MONEY)),
    Character("bursar", (MONEY, BUILDING)),  # D
    Character("knight", (MONEY, SUBJECT)),
    Character("countess", (SETTLE, MONEY, SUBJECT)),  # E
    Character("diplomat", (SETTLE, MONEY, BUILDING)),
    Character("trader_1", (SETTLE, MONEY, SUBJECT, BUILDING)),  # F
    Character("trader_2", (SETTLE, MONEY, SUBJECT, BUILDING)),
)

A, B, C, D, E, F = range(6)
RANKS = "ABCDEF"
STEALS_FROM = {A: D, B: C, C: F, D: E, E: F}
"""Maps each rank that attacks to the lower rank it attacks and steals from."""

COLOURS = ("yellow", "red", "blue", "green")
TINCTURES = ("or", "gules", "azure", "vert")
"""The heraldic names of these colours."""


class Card(NamedTuple):
    """A subject or a building; its value is both its price and its points."""

    key: str
    value: int


CARDS = (
    # Values marked * are known from the rulebook; the others are our own.
    Card("gardener", 3),  # *            yellow
    Card("watchman", 3),
    Card("jailer", 3),
    Card("court_lady", 4),
    Card("bishop", 4),  #                red
    Card("scholar", 3),
    Card("troubadour", 3),
    Card("sailor", 2),
    Card("blacksmith", 2),  #            blue
    Card("carpenter", 3),
    Card("market_woman", 2),
    Card("innkeeper", 2),
    Card("vintner", 1),  # *             green
    Card("miner", 2),
    Card("herbalist", 3),
    Card("farmer", 1),
    Card("garden", 4),  # *              yellow
    Card("castle_wall", 4),
    Card("prison", 3),
    Card("pavilion", 4),
    Card("cathedral", 4),  #             red
    Card("university", 4),
    Card("tavern", 3),
    Card("harbor", 3),
    Card("forge", 3),  # * the dearer of Innkeeper and Forge costs 3
    Card("carpentry", 2),
    Card("market", 3),
    Card("inn", 2),
    Card("vineyard", 3),  # *            green
    Card("mine", 2),
    Card("herb_meadow", 2),
    Card("farm", 2),
)

(
    GARDENER, WATCHMAN, JAILER, COURT_LADY, BISHOP, SCHOLAR, TROUBADOUR, SAILOR,
    BLACKSMITH, CARPENTER, MARKET_WOMAN, INNKEEPER, VINTNER, MINER, HERBALIST, FARMER,
) = range(16)  # fmt: skip

SYMBOLS = 16
COPIES = 2
_VALUES = tuple(card.value for card in CARDS)
VALUES: Mapping[int, tuple[int, ...]] = {
    1: (*_VALUES[:HERBALIST], 2, *_VALUES[HERBALIST + 1 :]),
    2: _VALUES,
}
"""The value of each card, by version of the rules."""
PILE_SIZE = 8
PILES = 4
"""The number of piles: buildings 1 and 2, then subjects 1 and 2, in the order in which they get money."""
COINS = 48
START_COINS = 5
START_MARKERS = 1
STACK_START = 2
HAND = 3


def rank(character: int) -> int:
    """A character's rank: 0 for A to 5 for F; the lower number is the higher rank."""
    return character // 2


def characters_of(number: int) -> tuple[int, int]:
    """The two characters of a rank, the one with the tie symbol first."""
    return 2 * number, 2 * number + 1


def actions(character: int) -> tuple[str, ...]:
    """The actions on a character card, left to right."""
    return CHARACTERS[character].actions


def is_subject(card: int) -> bool:
    """Whether the card is a subject; otherwise it is a building."""
    return card < SYMBOLS


def symbol(card: int) -> int:
    """The symbol that a subject and its building share."""
    return card % SYMBOLS


def colour(card: int) -> int:
    """The card's colour, an index into `COLOURS`."""
    return card % SYMBOLS // 4
