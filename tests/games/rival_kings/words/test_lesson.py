"""The guided first game of Rival Kings: its figures are those of the rules, and of what has happened at the table."""

from collections.abc import Sequence

from kingdoms.core.words.tips import latest
from kingdoms.games import GAMES
from kingdoms.games.rival_kings import cards
from kingdoms.games.rival_kings.cards import (
    BISHOP,
    CARPENTER,
    CHARACTERS,
    RANKS,
    STEALS_FROM,
    SYMBOLS,
    characters_of,
    rank,
)
from kingdoms.games.rival_kings.events import Attacked, Bought, Took
from kingdoms.games.rival_kings.scoring import COINS_PER_POINT, POINTS_PER_MARKER, POINTS_PER_SINGLE, score
from tests.games.helpers.lesson_texts import WORDS, Figures, check_figures
from tests.games.helpers.lessons import Told, told_at

GAME = GAMES["rival_kings"]
YOU, BEATRIX, CONRAD = range(3)
CATHEDRAL, CATHEDRAL_PILE = BISHOP + SYMBOLS, 1
VALUES = cards.VALUES[cards.RULES_VERSION]
START = score([], [], cards.START_COINS, cards.START_MARKERS).total
PAIR = score([BISHOP], [CATHEDRAL], 0, 0).total


def character(key: str) -> int:
    (number,) = [number for number, each in enumerate(CHARACTERS) if each.key == key]
    return number


def rank_of(key: str) -> str:
    """The rank of a character, as the texts have it."""
    return RANKS[rank(character(key))]


def starred_in(hand: Sequence[int]) -> str:
    """The title of the only character in this hand that acts before the other of its rank in a tie."""
    (key,) = (CHARACTERS[number].key for number in hand if number == characters_of(rank(number))[0])
    return key.capitalize()


def attacked_by(key: str) -> str:
    """The rank that a character attacks."""
    return RANKS[STEALS_FROM[rank(character(key))]]


def paid_for_cathedral_pile(told: Told) -> list[int]:
    """The coins in front of the Cathedral's pile: those from the start, and what two players have paid."""
    paid = (latest(told.past, Bought, seat=seat, pile=CATHEDRAL_PILE).price for seat in (CONRAD, YOU))
    return [cards.STACK_START, *paid]


def money(told: Told) -> str:
    start, rivals, yours = paid_for_cathedral_pile(told)
    return f"there were {start} coins at the start, Conrad paid {rivals} and you paid {yours}"


def hidden_coins(told: Told) -> str:
    lowest, highest = sorted(set(told.view.tops))
    return f"worth {lowest} or {highest}"


FIGURES: Figures = {
    "Four piles": lambda _told: [
        f"{WORDS[cards.PILES].capitalize()} piles",
        "{0} of buildings, {0} of subjects".format(WORDS[cards.PILES // 2]),
    ],
    "Every character": lambda _told: [
        f"a rank from {RANKS[0]} to {RANKS[-1]}",
        f"your Countess is {rank_of('countess')} and attacks {attacked_by('countess')}",
    ],
    "Your Countess": lambda _told: [
        f"Beatrix's Trader II, who is rank {rank_of('trader_2')}",
        f"Nobody is rank {attacked_by('duke')}",
    ],
    "This is what": lambda _told: [
        f"Every {COINS_PER_POINT} coins score 1 point",
        f"each marker costs you {-POINTS_PER_MARKER}",
        f"began with −{-START} point",
    ],
    "The characters act": lambda _told: [f"Conrad's Duke is rank {rank_of('duke')}"],
    "Conrad has returned": lambda told: [f"the Carpenter for {latest(told.past, Bought, card=CARPENTER).price} coins"],
    "Your crest": lambda told: [f"for {VALUES[told.view.piles[CATHEDRAL_PILE][-1]]} coins"],
    "There is money": lambda told: [hidden_coins(told)],
    "Now take": lambda told: [money(told)],
    "Your last action": lambda _told: [
        f"a pair worth {PAIR} points",
        f"scores only {POINTS_PER_SINGLE} point on its own: the +{PAIR - POINTS_PER_SINGLE} shows",
    ],
    "The Bishop and": lambda _told: [" and ".join(str(VALUES[card]) for card in (BISHOP, CATHEDRAL))],
    "A subject": lambda _told: ["their two values", f"a single card scores {POINTS_PER_SINGLE} point"],
    "Two characters": lambda told: [
        "Two characters of the same rank",
        f"the character with the star does, such as the {starred_in(told.view.hands[YOU])}.",
    ],
    "You have two": lambda told: [f"{WORDS[len(told.view.hands[YOU])]} characters left"],
    "After two": lambda _told: [f"After {WORDS[cards.HAND - 1]} cycles", f"the {WORDS[cards.PILES]} piles"],
}


def test_the_lesson_gives_figures_as_they_are() -> None:
    check_figures(GAME, FIGURES)


def test_the_money_adds_up_to_what_is_taken() -> None:
    paid = paid_for_cathedral_pile(told_at(GAME, "take all the money"))
    assert sum(paid) == latest(told_at(GAME, "Your last action").past, Took, seat=YOU).amount


def test_the_learner_attacks_the_rival_who_is_named_and_nobody_else_is_attacked() -> None:
    told = told_at(GAME, "attacks no one")
    assert [event for event in told.past if isinstance(event, Attacked)] == [Attacked(YOU, BEATRIX)]


def test_passing_on_a_marker_is_presented_while_the_learner_has_none() -> None:
    assert told_at(GAME, "only while you have one").view.markers[YOU] == 0
