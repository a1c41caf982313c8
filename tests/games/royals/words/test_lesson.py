"""The guided first game of Royals: its figures are those of the board, and of what has happened at the table."""

from kingdoms.core.words.tips import latest
from kingdoms.games import GAMES
from kingdoms.games.royals import board
from kingdoms.games.royals.board import CITIES, COST, COUNTESS, FRANCE, KING, MARSHAL, PAIRS, POSITIONS, SPAIN
from kingdoms.games.royals.events import CityBonus, DrewHidden, Occupied, Paid, TookOpen, TurnBegan
from kingdoms.games.royals.moves import DrawWithIntrigue, TakeOpen
from kingdoms.games.royals.rules.draws import count_first_draws
from kingdoms.games.royals.scoring import award
from tests.games.helpers.lesson_texts import WORDS, Figures, check_figures
from tests.games.helpers.lessons import Told, follow, told_at

GAME = GAMES["royals"]
YOU, BEATRIX, CONRAD = range(3)


def bonus(told: Told, seat: int) -> int:
    """The points of the latest city bonus of a seat."""
    return latest(told.past, CityBonus, seat=seat).points


def drawn(told: Told) -> int:
    """How many country cards have been drawn in this turn."""
    return sum(isinstance(event, TookOpen | DrewHidden) for event in told.since(TurnBegan))


def others(told: Told) -> int:
    """How many cards of other countries the learner has."""
    return sum(told.view.hands[YOU]) - int(told.view.hands[YOU][SPAIN])


def first_draws(told: Told) -> int:
    """How many cards everyone draws on the first turn."""
    (draws,) = {count_first_draws(told.view, place) for place in range(told.view.seats)}
    return draws


FIGURES: Figures = {
    "You lead": lambda _told: [f"after {WORDS[len(board.PERIODS)]} periods"],
    "Each portrait": lambda _told: [
        f"one of {WORDS[len(board.COUNTRIES)]} countries",
        f"{COST[MARSHAL]} for a Marshal, up to {COST[KING]} for a King",
    ],
    "In this lesson": lambda told: [f"draws {WORDS[first_draws(told)]} cards on the first turn"],
    "The Marshal": lambda _told: [f"costs {COST[MARSHAL]} Spanish card"],
    "Your cube is on": lambda told: [f"worth {bonus(told, YOU)} points"],
    "In one turn": lambda told: [
        f"your other {WORDS[sum(told.view.hands[YOU])]} cards",
        f"up to {board.MOST_CARDS} country cards",
    ],
    "Conrad has paid": lambda told: [
        f"paid {latest(told.past, Paid, seat=CONRAD).france} French cards",
        f"gets {bonus(told, CONRAD)} points",
    ],
    "From now on": lambda told: [
        f"{WORDS[board.DRAWS]} country cards",
        f"Draw {WORDS[board.DRAWS]} this time",
        f"the {WORDS[told.view.display.count(SPAIN)]} Spanish cards",
    ],
    "That's": lambda told: [
        f"{WORDS[drawn(told)]} country cards",
        f"{WORDS[told.view.hands[YOU][SPAIN]]} Spanish cards and {WORDS[1 + others(told)]} others",
    ],
    "The Countess": lambda told: [
        f"costs {COST[COUNTESS]} Spanish cards; you have only {told.view.hands[YOU][SPAIN]}",
        f"any {WORDS[board.CARDS_FOR_ONE]} cards from other countries",
    ],
    "You are first": lambda told: [f"{bonus(told, YOU)} points", f"{board.INFLUENCE[COUNTESS]} for a Countess"],
    "A second cube": lambda _told: [f"{WORDS[len(award(MARSHAL, (1, 1, 0))[0])]} players who tie share"],
    "When this period": lambda _told: [
        "scores {} points, and whoever has the second most scores {}".format(
            *board.PERIOD_TOKENS[board.RULES_VERSION][SPAIN][0]
        )
    ],
    "Beatrix has taken": lambda told: [
        f"usual {latest(told.past, Paid, seat=BEATRIX).spain} Spanish card",
        f"a King costs {WORDS[board.INTRIGUE_COST[KING]]} intrigue cards",
    ],
    "Your intrigue card": lambda _told: [f"Any {WORDS[board.INTRIGUES_FOR_ONE]} other intrigue cards"],
    "Take the Marshal": lambda _told: [f"{COST[MARSHAL]} Spanish card"],
    "Now Beatrix": lambda _told: [
        "gets {} points, and the second {}".format(*board.COUNTRY_BONUS[board.RULES_VERSION][SPAIN])
    ],
    "Your second cube": lambda told: [
        f"the {WORDS[len(board.TITLES)]} tiles",
        "{} points at once, and the next two get {} and {}".format(*board.NOBLE_HOUSE[told.view.seats]),
    ],
    "When the deck": lambda _told: [
        f"the {WORDS[board.DISPLAY]} face-up cards",
        f"After {WORDS[len(board.PERIODS)]} periods",
    ],
}


def test_the_lesson_gives_figures_as_they_are() -> None:
    check_figures(GAME, FIGURES)


def test_a_rival_has_become_countess_in_munich_when_the_lesson_says_so() -> None:
    city, title = POSITIONS[latest(told_at(GAME, "Countess in Munich").past, Occupied, seat=CONRAD).position]
    assert (CITIES[city].key, title) == ("munich", COUNTESS)


def test_the_intrigue_card_that_was_drawn_is_explained_before_the_next_card_is_asked_for() -> None:
    steps = [*follow(GAME)]
    (drawn_at,) = [number for number, told in enumerate(steps) if DrawWithIntrigue() in told.accepts]
    explained, asked = steps[drawn_at + 1 : drawn_at + 3]
    pair = PAIRS.index((FRANCE, SPAIN))
    assert explained.step.about == ("intrigue", pair)
    assert explained.view.intrigues[YOU][pair] == 1
    assert not explained.accepts
    assert asked.accepts == [TakeOpen(SPAIN)]
