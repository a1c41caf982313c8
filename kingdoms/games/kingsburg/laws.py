"""The laws that hold in every position: what lies on the table is possible, and the agenda fits it.

A decision tells where in the year it stands, so the rest of the agenda, the dice and the court follow from it.
"""

from collections.abc import Iterable

from kingdoms.core.game import Step
from kingdoms.games.kingsburg import influence, scoring, winter
from kingdoms.games.kingsburg.board import (
    AID,
    AUTUMN,
    BUILDING_TOKENS,
    CATHEDRAL,
    COLOURED_DICE,
    COLUMNS,
    PUBLISHED,
    RECRUITING,
    REWARD,
    ROWS,
    RULEBOOK,
    SEASONS,
    SPRING,
    WINTER,
    YEARS,
)
from kingdoms.games.kingsburg.cards import cards_of
from kingdoms.games.kingsburg.court_laws import keeps_court
from kingdoms.games.kingsburg.dice import count_white_dice, first_of_equals, ways_to_reroll
from kingdoms.games.kingsburg.king import can_use_envoy, needy
from kingdoms.games.kingsburg.moves import BUILD, LOST, WON
from kingdoms.games.kingsburg.state import NONE, Kingsburg

_WITH_DICE = ("reroll", "set_aside", "influence", "help")
"""The decisions for which dice lie on the table."""
_PHASES = {
    "aid": (AID,),
    "announce": (AUTUMN,),
    "recruit": (RECRUITING,),
    **dict.fromkeys(("spoils", "lose_goods", "lose_building"), (WINTER,)),
    **dict.fromkeys((*_WITH_DICE, "build", "build_again", "town_hall"), SEASONS),
}
"""In which phases each decision comes."""


def is_lawful(state: Kingsburg) -> bool:
    """Whether a state whose parts are well formed is a position of the game as a whole."""
    return (
        sorted(state.order) == list(range(state.seats))
        and all(map(_is_estate, state.buildings))
        and all(enemy in cards_of(year) for year, enemy in enumerate(state.enemies, 1))
        and _keeps_points(state)
        and _keeps_agenda(state)
        and _keeps_envoy(state)
        and _keeps_dice(state)
        and _keeps_soldiers(state)
    )


def _is_estate(buildings: int) -> bool:
    """Whether each row of the estate is built from its left end, and a token stands for each building."""
    rows = (buildings >> row * COLUMNS & (1 << COLUMNS) - 1 for row in range(len(ROWS)))
    return all(row & row + 1 == 0 for row in rows) and buildings.bit_count() <= BUILDING_TOKENS


def _keeps_points(state: Kingsburg) -> bool:
    """What comes once a year or once a season came no more often, and the Cathedral counts at the end."""
    seasons = len(SEASONS) * state.year
    for seat, points in enumerate(state.points):
        if not 0 <= points[scoring.REWARD] <= state.year - (state.phase < REWARD):
            return False
        if not (0 <= points[scoring.EMBASSY] <= seasons and 0 <= points[scoring.TOWN_HALL] <= seasons):
            return False
        if not _keeps_cathedral(state, seat, points[scoring.CATHEDRAL]):
            return False
    return True


def _keeps_cathedral(state: Kingsburg, seat: int, points: int) -> bool:
    if state.agenda or not state.has(seat, CATHEDRAL):
        return points == 0
    pairs = state.count_goods(seat) // scoring.GOODS_PER_POINT
    return points == pairs if state.ruleset == PUBLISHED else points >= 0 and pairs == 0


def _keeps_envoy(state: Kingsburg) -> bool:
    """By the rulebook the envoy has a use once it is announced; by the published rules it waits from year to year."""
    if state.envoy == NONE:
        return state.envoy_use == ""
    if state.ruleset == PUBLISHED:
        return state.envoy_use == "" and (state.year > 1 or state.phase >= AUTUMN)
    return state.phase == AUTUMN and (state.envoy_use == "") == (_decision(state)[0] == "announce")


# The dice.


def _keeps_dice(state: Kingsburg) -> bool:
    """Dice lie there from the roll to the help, as many as each seat has, and the court is what play can lead to."""
    if _decision(state)[0] not in _WITH_DICE:
        return _is_without_dice(state)
    return (
        (state.aid == NONE or state.phase == SPRING)
        and all(_are_rolled(state, seat) for seat in range(state.seats))
        and _are_blocking(state)
        and _keeps_order(state)
        and _keeps_aside(state)
        and keeps_court(state, _decision(state))
    )


def _is_without_dice(state: Kingsburg) -> bool:
    return (
        state.aid == NONE
        and not any(state.dice)
        and not state.blocked
        and not state.placements
        and not state.passed
        and all(die == NONE for die in state.aside)
    )


def _are_rolled(state: Kingsburg, seat: int) -> bool:
    dice = state.dice[seat]
    return len(dice) == COLOURED_DICE + count_white_dice(state, seat) and _is_ascending(dice)


def _are_blocking(state: Kingsburg) -> bool:
    if state.seats > 2:
        return not state.blocked
    return len(state.blocked) == COLOURED_DICE + 2 and _is_ascending(state.blocked)


def _is_ascending(dice: list[int]) -> bool:
    """Whether the first three dice and the others are ascending."""
    return dice == sorted(dice[:COLOURED_DICE]) + sorted(dice[COLOURED_DICE:])


def _keeps_order(state: Kingsburg) -> bool:
    """After the rerolls the lowest total plays first."""
    totals = [sum(state.dice[seat]) for seat in state.order]
    return _decision(state)[0] == "reroll" or totals == sorted(totals)


def _keeps_aside(state: Kingsburg) -> bool:
    """Each of two players sets a die aside by the rulebook, in turn order."""
    name, seat = _decision(state)[:2]
    if state.seats > 2 or state.ruleset == PUBLISHED or name == "reroll":
        return all(die == NONE for die in state.aside)
    done = state.order[: state.order.index(seat)] if name == "set_aside" else state.order
    return all(
        state.aside[each] in first_of_equals(state.dice[each]) if each in done else state.aside[each] == NONE
        for each in state.order
    )


# Soldiers and the battle.


def _keeps_soldiers(state: Kingsburg) -> bool:
    """Soldiers go home after winter; the king's die and the strengths are there in battle alone."""
    if state.phase == WINTER and state.agenda:
        return state.kings_die > 0 and all(_keeps_strength(state, seat) for seat in range(state.seats))
    is_peace = state.phase == AID or not state.agenda
    return (
        state.kings_die == 0
        and not any(state.strengths)
        and not (is_peace and any(state.soldiers))
        and not (state.phase == AID and state.looked)
    )


def _keeps_strength(state: Kingsburg, seat: int) -> bool:
    """A strength is soldiers and buildings; who has been defeated may have lost a building since."""
    acting = _decision(state)[1]
    has_ended = state.order.index(seat) < state.order.index(acting)
    if state.soldiers[seat] < state.kings_die:
        return False
    if has_ended and winter.outcome(state, seat) == LOST and winter.enemy_of(state).defeat.buildings:
        return True
    strength = winter.strength(state.soldiers[seat], state.buildings[seat], winter.enemy_of(state).kind)
    return state.strengths[seat] == strength


# The agenda, whose steps are well formed.


def _decision(state: Kingsburg) -> Step:
    """What is to be decided, or a stand-in for it after the end."""
    return state.agenda[-1] if state.agenda else ("end",)


def _keeps_agenda(state: Kingsburg) -> bool:
    """Whether the decision on top may come in this phase, and below it lies what follows from it."""
    if not state.agenda:
        return state.year == YEARS and state.phase == WINTER
    *below, (name, *fields) = state.agenda
    if state.phase not in _PHASES.get(name, ()) or not _can_be_asked(state, name, *fields):
        return False
    return below == [("phase",), *_below(state, name, fields[0])]


def _can_be_asked(state: Kingsburg, name: str, seat: int, *fields: int) -> bool:
    """Whether this seat can be asked this here. That it has a choice is seen when the moves are listed."""
    match name:
        case "aid":
            return needy(state)[0] == seat
        case "announce":
            return state.envoy == seat and state.ruleset == RULEBOOK
        case "reroll":
            return state.ruleset == PUBLISHED or fields[0] == 0
        case "set_aside":
            return state.seats == 2 and state.ruleset == RULEBOOK
        case "help":
            return _helps_left(state)[-1] == state.agenda[-1]
        case "build_again":
            return can_use_envoy(state, seat, BUILD) and state.buildings[seat] > 0
        case "spoils":
            return winter.outcome(state, seat) == WON and winter.enemy_of(state).victory.goods > 0
        case "lose_goods" | "lose_building":
            return winter.outcome(state, seat) == LOST and (name, seat) in winter.losses_to_come(state, seat)
    return True


def _below(state: Kingsburg, name: str, seat: int) -> list[Step]:
    """What lies between the calendar and this decision, the next step last."""
    everyone, later = state.order[::-1], state.order[: state.order.index(seat) : -1]
    season_ends = _steps("season_end", everyone)
    match name:
        case "aid":
            return _steps("aid", [each for each in later if each in needy(state)])
        case "announce":
            return [("roll",)]
        case "reroll":
            return [("order",), *(("reroll", each, 0) for each in later if ways_to_reroll(state, each, 0))]
        case "set_aside":
            return [("influence", state.order[0]), *_steps("set_aside", later)]
        case "help":
            return [*season_ends, *_steps("build", everyone), ("dismiss",), *_helps_left(state)[:-1]]
        case "build" | "build_again":
            return [*season_ends, *_steps("build", later)]
        case "town_hall":
            return _steps("season_end", later)
        case "recruit":
            return _steps("recruit", later)
        case "spoils" | "lose_goods" | "lose_building":
            return [("strongest",), *_steps("battle", later), *_losses_after(state, name, seat)]
    return []


def _steps(name: str, seats: Iterable[int]) -> list[Step]:
    return [(name, seat) for seat in seats]


def _helps_left(state: Kingsburg) -> list[Step]:
    """The help that has not come yet, the next last; as many steps as are on the agenda."""
    count = sum(step[0] == "help" for step in state.agenda)
    return [*reversed(influence.helps(state))][:count] or [("none",)]


def _losses_after(state: Kingsburg, name: str, seat: int) -> list[Step]:
    losses = winter.losses_to_come(state, seat)
    return losses[: losses.index((name, seat))] if (name, seat) in losses else []
