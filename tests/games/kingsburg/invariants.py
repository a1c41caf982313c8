"""Invariants of every position in Kingsburg, for the suite that runs over all games."""

import json
import random
from collections import Counter
from typing import Any

from kingdoms.core.state import Event, Move
from kingdoms.games.kingsburg import GAME, events, moves
from kingdoms.games.kingsburg.board import (
    ADVISORS,
    BUILDING_TOKENS,
    BUILDINGS,
    COLOURED_DICE,
    COLUMNS,
    DIE_FACES,
    FARMS,
    MARKET,
    RULEBOOK,
    SPRING,
    WINTER,
    YEARS,
)
from kingdoms.games.kingsburg.cards import ENEMIES
from tests.games.helpers.kinds import names_in

NONE = -1
CAP = 1500
"""More decisions than any game takes: every game ends after five years."""


def check(state: Any) -> None:
    """Fails if a die, a token or the envoy was lost or created, or something is where it cannot be."""
    assert sorted(state.order) == list(range(state.seats))
    assert 1 <= state.year <= YEARS
    assert 1 <= state.phase <= WINTER
    assert [enemy // 5 for enemy in state.enemies] == list(range(YEARS))
    assert state.envoy in range(NONE, state.seats)
    for seat in range(state.seats):
        assert min(*state.goods[seat], state.plus_two[seat], state.soldiers[seat]) >= 0
        _check_estate(state.buildings[seat])
        _check_score(state, seat)
    _check_dice(state)
    _check_court(state)
    if state.phase != WINTER or state.seat is None:
        assert state.kings_die == 0 == sum(state.strengths)


def _check_estate(buildings: int) -> None:
    standing = [number for number in range(len(BUILDINGS)) if buildings >> number & 1]
    assert buildings >> len(BUILDINGS) == 0
    assert len(standing) <= BUILDING_TOKENS
    assert all(number % COLUMNS == 0 or number - 1 in standing for number in standing)


def _check_score(state: Any, seat: int) -> None:
    standing = sum(building.vp for number, building in enumerate(BUILDINGS) if state.buildings[seat] >> number & 1)
    score = state.scores()[seat]
    assert score.parts["buildings"] == standing
    assert score.total == sum(score.parts.values())


def _check_dice(state: Any) -> None:
    """Either all seats have rolled or none: three coloured dice, and white ones for the king's aid and the Farms."""
    is_rolled = any(state.dice)
    assert is_rolled == (
        state.agenda[-1:] != [] and state.agenda[-1][0] in ("reroll", "set_aside", "influence", "help")
    )
    if not is_rolled:
        assert not state.placements
        assert not state.blocked
        return
    assert len(state.blocked) == (5 if state.seats == 2 else 0)
    for seat, dice in enumerate(state.dice):
        expected = (state.phase == SPRING and state.aid == seat) + (state.buildings[seat] >> FARMS & 1)
        assert len(dice) == COLOURED_DICE + expected
        assert all(1 <= value <= DIE_FACES for value in dice)
        assert dice == sorted(dice[:COLOURED_DICE]) + sorted(dice[COLOURED_DICE:])


def _check_court(state: Any) -> None:
    """No die is used twice, every group reaches its advisor, and only the envoy joins another group."""
    used: Counter[tuple[int, int]] = Counter()
    advisors: Counter[int] = Counter()
    for seat, advisor, dice, plus_two, market in state.placements:
        used.update((seat, die) for die in dice)
        advisors[advisor] += 1
        assert min(dice) < COLOURED_DICE
        assert sum(state.dice[seat][die] for die in dice) + 2 * plus_two + market == advisor
        assert 0 <= plus_two <= len(dice)
        assert market == 0 or state.buildings[seat] >> MARKET & 1
    used.update((seat, die) for seat, die in enumerate(state.aside) if die != NONE)
    if state.blocked:
        advisors.update({sum(state.blocked[:3]), *state.blocked[3:]})
    assert max(used.values(), default=1) == 1
    assert sum(count - 1 for count in advisors.values()) <= (0 if state.envoy != NONE else 1)
    assert all(sum(each[0] == seat and each[4] != 0 for each in state.placements) <= 1 for seat in range(state.seats))


def scramble(state: Any, seat: int | None, rng: random.Random) -> Any:
    """Another full state that differs only in what this seat must not know; None is an onlooker."""
    other = state.copy()
    other.chance = rng.getrandbits(64)
    for number in range(YEARS):
        is_this_year = number == state.year - 1
        has_looked = seat is not None and bool(state.looked >> seat & 1)
        is_known = number < state.year - 1 or (is_this_year and (has_looked or state.phase == WINTER))
        if not is_known:
            other.enemies[number] = 5 * number + rng.randrange(5)
    return GAME.from_json(json.loads(json.dumps(other.to_json())))


def met(played: list[Move], happened: list[Event]) -> set[str]:
    """The names of everything that came up in a game: moves, events, advisors, buildings, enemies, gains and losses."""
    names = {type(thing).__name__ for thing in [*played, *happened]}
    for event in happened:
        match event:
            case events.Helped(advisor=advisor):
                names.add(f"{ADVISORS[RULEBOOK][advisor].key} helped")
            case events.Built(building=building):
                names.add(f"{BUILDINGS[building].key} built")
            case events.BuildingLost(building=building):
                names.add(f"column {building % COLUMNS} lost")
            case events.EnemyTurned(enemy):
                names.add(f"enemy {enemy} met")
            case events.Fought(outcome=outcome):
                names.add(outcome)
            case events.Gained(what=what, source=source) | events.Lost(what=what, source=source):
                names.add(f"{what} by {source}")
    return names


EVERYTHING = (
    names_in(moves, events)
    | {f"{advisor.key} helped" for advisor in ADVISORS[RULEBOOK].values()}
    | {f"{building.key} built" for number, building in enumerate(BUILDINGS) if number % COLUMNS < 3}
    | {f"enemy {enemy} met" for enemy in range(len(ENEMIES))}
    | {"won", "drawn", "lost", "column 0 lost", "column 1 lost", "column 2 lost"}
    | {f"vp by {part}" for part in ("buildings", "advisors", "town_hall", "reward", "battle")}
    | {f"plus_two by {source}" for source in ("advisor_7", "advisor_12", "inn", "town_hall")}
    | {f"soldiers by {source}" for source in ("advisor_5", "advisor_10", "advisor_18", "stable")}
    | {f"{good} by {source}" for good in ("gold", "wood", "stone") for source in ("aid", "battle", "advisor_6")}
    | {f"{good} by town_hall" for good in ("gold", "wood", "stone")}
)
"""Everything that must come up in random games sooner or later."""

PLANNED = {f"{building.key} built" for number, building in enumerate(BUILDINGS) if number % COLUMNS == 3} | {
    "gold by merchants_guild",
    "vp by embassy",
    "vp by cathedral",
    "column 3 lost",
}
"""Things that hardly ever happen without a plan; they must come up in sensible games."""
