"""The guided first game of Royals: its figures are those of the board, and of what has happened at the table."""

from collections.abc import Sequence

from kingdoms.games import GAMES
from kingdoms.games.royals import board
from kingdoms.games.royals.board import COST, COUNTESS, KING, MARSHAL, SPAIN
from kingdoms.games.royals.events import CityBonus, DrewHidden, Paid, TookOpen, TurnBegan, TurnEnded
from kingdoms.games.royals.rules.draws import count_first_draws
from tests.games.helpers.lessons import Told, check_figures, follow

GAME = GAMES["royals"]
YOU, BEATRIX, CONRAD = range(3)


def bonus(told: Told, seat: int) -> int:
    """The points of the latest city bonus of a seat."""
    return int(told.happened(CityBonus, seat=seat).points)


def test_its_figures_are_true() -> None:
    periods, display, price = [len(board.PERIODS)], [board.DISPLAY], [COST[MARSHAL]]
    check_figures(
        GAME,
        {
            "noble house and want": lambda _told: periods,
            "Each portrait": lambda _told: [len(board.COUNTRIES), COST[MARSHAL], COST[KING]],
            "on the first turn": lambda told: {count_first_draws(told.view, place) for place in range(told.view.seats)},
            "The Marshal in Valencia costs": lambda _told: price,
            "first in Valencia": lambda told: [bonus(told, YOU)],
            "In one turn": lambda told: [sum(told.view.hands[YOU])],
            "to be Baron": lambda told: [told.happened(Paid, seat=CONRAD).france, bonus(told, CONRAD)],
            "From now on": lambda told: [board.DRAWS, board.DRAWS, told.view.display.count(SPAIN)],
            "two country cards": lambda told: [drawn(told), board.MOST_CARDS, board.MOST_INTRIGUES],
            "another face-up card": lambda told: [told.view.hands[YOU][SPAIN], 1 + others(told)],
            "The Countess in Seville": lambda told: [
                *(COST[COUNTESS], told.view.hands[YOU][SPAIN], board.CARDS_FOR_ONE)
            ],
            "first in Seville": lambda told: [bonus(told, YOU)],
            "gives you influence": lambda _told: [board.INFLUENCE[COUNTESS]],
            "When this period ends": lambda _told: board.PERIOD_TOKENS[board.RULES][SPAIN][0],
            "taken over your": lambda told: [told.happened(Paid, seat=BEATRIX).spain, board.INTRIGUE_COST[KING]],
            "stand in for one": lambda _told: [board.INTRIGUES_FOR_ONE],
            "Marshal in Valencia back": lambda _told: price,
            "country bonus": lambda _told: board.COUNTRY_BONUS[board.RULES][SPAIN],
            "tiles earns": lambda _told: [len(board.TITLES)],
            "can no longer refill": lambda _told: display,
            "the title tiles are scored": lambda _told: periods,
        },
    )


def drawn(told: Told) -> int:
    """How many country cards have been drawn in this turn."""
    turn: Sequence[object] = told.past[told.past.index(told.happened(TurnBegan, seat=YOU)) :]
    return sum(isinstance(event, TookOpen | DrewHidden) for event in turn)


def others(told: Told) -> int:
    """How many cards of other countries the learner has."""
    return sum(told.view.hands[YOU]) - int(told.view.hands[YOU][SPAIN])


def test_the_learners_turn_has_ended_by_itself_when_the_lesson_says_so() -> None:
    told = next(each for each in follow(GAME) if "ended by itself" in each.step.text)
    assert told.happened(TurnEnded).seat == YOU
    assert told.view.seat != YOU
