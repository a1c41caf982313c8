"""The rules of Kingsburg: the set-up, the year's calendar, and tables of what each step of the agenda does.

A year has eight phases: the king's aid, reward and envoy (`king`) before spring, summer and autumn, then recruiting and
winter (`winter`). In a productive season everyone rolls (`dice`), influences the advisors (`influence`), receives their
help (`advisor_help`) and builds (`building`).
"""

from collections.abc import Callable
from typing import Self

from kingdoms.core import chance
from kingdoms.games.kingsburg import board, scoring
from kingdoms.games.kingsburg.cards import CARDS_PER_YEAR, enemy_cards
from kingdoms.games.kingsburg.events import GameEnded, PhaseBegan
from kingdoms.games.kingsburg.rules import advisor_help, building, dice, influence, king, winter
from kingdoms.games.kingsburg.rules.treasury import add_points, take_good
from kingdoms.games.kingsburg.state import NONE, Kingsburg


class Play(Kingsburg):
    """A game of Kingsburg with its rules."""

    __slots__ = ()

    @classmethod
    def set_up(cls, seats: int, seed: int, rules: int, ruleset: str) -> Self:
        """A new game: nobody has anything, the turn order is random, and each year's enemy is drawn face down."""
        state = cls(rules)
        state.seats = seats
        state.ruleset = ruleset
        state.chance = chance.start(seed)
        state.order = list(range(seats))
        state.chance = chance.shuffle(state.chance, state.order)
        state.goods = [[0] * len(board.GOODS) for _ in range(seats)]
        state.plus_two = [0] * seats
        state.soldiers = [0] * seats
        state.buildings = [0] * seats
        state.points = [[0] * len(scoring.EARNED) for _ in range(seats)]
        state.envoy = NONE
        state.envoy_use = ""
        state.enemies = _draw_enemies(state)
        state.looked = 0
        state.kings_die = 0
        state.strengths = [0] * seats
        advisor_help.clear(state)
        state.year, state.phase = 0, board.WINTER
        state.agenda = [("phase",)]
        state.begin()
        return state


def _draw_enemies(state: Kingsburg) -> list[int]:
    enemies = []
    for year in range(1, board.YEARS + 1):
        place, state.chance = chance.draw(state.chance, CARDS_PER_YEAR)
        enemies.append(enemy_cards(year)[place])
    return enemies


# The calendar. Its step stays at the bottom of the agenda; the steps of the current phase are above it.


def _begin_phase(state: Kingsburg) -> None:
    """Begins the next phase; after winter, begins the next year or ends the game."""
    if state.phase == board.WINTER and state.year == board.YEARS:
        _end_game(state)
        return
    if state.phase == board.WINTER:
        state.year += 1
        state.looked = 0
    state.phase = board.AID if state.phase == board.WINTER else state.phase + 1
    state.emit(PhaseBegan, state.year, state.phase)
    _PHASES[state.phase](state)


def _begin_season(state: Kingsburg) -> None:
    state.agenda.append(("roll",))


def _begin_autumn(state: Kingsburg) -> None:
    """Begins the season; under the standard rules the envoy's holder first announces its use."""
    _begin_season(state)
    if state.envoy != NONE and state.ruleset == board.RULEBOOK:
        state.agenda.append(("announce", state.envoy))


def _begin_recruiting(state: Kingsburg) -> None:
    """Begins recruiting; under the standard rules an envoy not used in autumn is withdrawn first."""
    if state.ruleset == board.RULEBOOK:
        king.withdraw_envoy(state)
    winter.begin_recruiting(state)


def _end_game(state: Kingsburg) -> None:
    state.agenda = []
    for seat in state.order:
        if state.has(seat, board.CATHEDRAL):
            _count_cathedral(state, seat)
    state.emit(GameEnded)


def _count_cathedral(state: Kingsburg, seat: int) -> None:
    """Scores a point for every two goods, spent under the standard rules and kept in the published edition."""
    points = state.count_goods(seat) // scoring.GOODS_PER_POINT
    if state.ruleset == board.RULEBOOK:
        to_pay = points * scoring.GOODS_PER_POINT
        for good in range(len(board.GOODS)):
            paid = min(to_pay, state.goods[seat][good])
            take_good(state, seat, good, paid, "cathedral")
            to_pay -= paid
    add_points(state, seat, scoring.CATHEDRAL_POINTS, points)


_PHASES: dict[int, Callable[[Kingsburg], None]] = {
    board.AID: king.give_aid,
    board.SPRING: _begin_season,
    board.REWARD: king.reward,
    board.SUMMER: _begin_season,
    board.ENVOY: king.send_envoy,
    board.AUTUMN: _begin_autumn,
    board.RECRUITING: _begin_recruiting,
    board.WINTER: winter.begin_winter,
}


# The steps of the agenda: some just happen; others ask the seat in their first field and apply its answer.

Play.happens = {
    "phase": _begin_phase,
    "roll": dice.roll,
    "order": dice.fix_order,
    "dismiss": advisor_help.dismiss,
    "season_end": building.end_season,
    "battle": winter.end_battle,
    "lose_points": winter.lose_points,
    "strongest": winter.honour_strongest,
}
Play.asks = {
    "aid": king.ask_aid,
    "announce": king.ask_announcement,
    "reroll": dice.ask_reroll,
    "set_aside": dice.ask_set_aside,
    "influence": influence.ask_influence,
    "help": advisor_help.ask_help,
    "build": building.ask_build,
    "build_again": building.ask_build,
    "town_hall": building.ask_town_hall,
    "recruit": winter.ask_recruit,
    "spoils": winter.ask_spoils,
    "lose_goods": winter.ask_goods,
    "lose_building": winter.ask_building,
}
Play.answers = {
    "aid": king.take_aid,
    "announce": king.announce,
    "reroll": dice.reroll,
    "set_aside": dice.set_aside,
    "influence": influence.influence,
    "help": advisor_help.help_seat,
    "build": building.build,
    "build_again": building.build_again,
    "town_hall": building.use_town_hall,
    "recruit": winter.recruit,
    "spoils": winter.take_spoils,
    "lose_goods": winter.lose_goods,
    "lose_building": winter.lose_building,
}
