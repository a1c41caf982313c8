"""Building, and the buildings that take effect at the end of a productive season: Inn, Embassy and Town Hall."""

from collections.abc import Sequence
from functools import lru_cache

from kingdoms.core.state import Move
from kingdoms.games.kingsburg import board, scoring
from kingdoms.games.kingsburg.events import Built, Gained, Lost, NothingPaid, Passed
from kingdoms.games.kingsburg.moves import BUILD, NOTHING, PLUS_TWO, Build, TownHall
from kingdoms.games.kingsburg.rules.influence import PASS
from kingdoms.games.kingsburg.rules.king import can_use_envoy, withdraw_envoy
from kingdoms.games.kingsburg.rules.treasury import add_points, give_plus_two, take_good
from kingdoms.games.kingsburg.scoring import PARTS
from kingdoms.games.kingsburg.state import Kingsburg

_BUILD = [Build(building) for building in range(len(board.BUILDINGS))]
_TOWN_HALL_GOODS = [TownHall(good) for good in board.GOODS]
_TOWN_HALL_PLUS_TWO, _TOWN_HALL_NOTHING = TownHall(PLUS_TWO), TownHall(NOTHING)


# Building.


def price(buildings: int, building: int) -> board.Goods:
    """The price of a building for a seat with this set of buildings."""
    asked = board.BUILDINGS[building]
    saved = 1 if buildings >> board.CRANE & 1 and board.column(building) >= board.FIRST_CRANE_COLUMN else 0
    return asked.gold - saved, asked.wood, asked.stone


def lacking(cost: Sequence[int], goods: Sequence[int]) -> list[int]:
    """How much more of each good is needed to pay a cost with these goods."""
    return [max(0, asked - owned) for asked, owned in zip(cost, goods, strict=True)]


@lru_cache(maxsize=1 << 10)
def next_buildings(buildings: int) -> tuple[tuple[Build, board.Goods], ...]:
    """The next building of each row after this set of buildings, with its price; none if no building token is left."""
    if buildings.bit_count() == board.BUILDING_TOKENS:
        return ()
    full = (1 << board.COLUMNS) - 1
    following = [
        row * board.COLUMNS + standing.bit_count()
        for row in range(len(board.ROWS))
        if (standing := buildings >> row * board.COLUMNS & full) != full
    ]
    return tuple((_BUILD[building], price(buildings, building)) for building in following)


def ask_build(state: Kingsburg, seat: int) -> list[Move]:
    """The affordable buildings that are next in their rows, plus the option to pass."""
    gold, wood, stone = state.goods[seat]
    moves: list[Move] = [
        build
        for build, cost in next_buildings(state.buildings[seat])
        if cost[0] <= gold and cost[1] <= wood and cost[2] <= stone
    ]
    moves.append(PASS)
    return moves


def build(state: Kingsburg, move: Move, seat: int) -> None:
    """Builds one building, or passes; with the envoy a second one may follow."""
    state.agenda.pop()
    if type(move) is Build:
        _erect(state, seat, move.building)
        if can_use_envoy(state, seat, BUILD):
            state.agenda.append(("build_again", seat))
    else:
        state.emit(Passed, seat)


def build_again(state: Kingsburg, move: Move, seat: int) -> None:
    """Builds a second building with the envoy; the envoy stays with a seat that builds none."""
    state.agenda.pop()
    if type(move) is Build:
        _erect(state, seat, move.building)
        withdraw_envoy(state, BUILD)
    else:
        state.emit(Passed, seat)


def _erect(state: Kingsburg, seat: int, building: int) -> None:
    cost = price(state.buildings[seat], building)
    for good, amount in enumerate(cost):
        state.goods[seat][good] -= amount
    state.buildings[seat] |= 1 << building
    state.emit(Built, seat, building, *cost)
    if board.BUILDINGS[building].vp:
        state.emit(Gained, seat, "vp", board.BUILDINGS[building].vp, PARTS[0])


# The end of a season.


def end_season(state: Kingsburg, seat: int) -> None:
    """Applies the Inn in summer, then the Embassy, then the Town Hall."""
    state.agenda.pop()
    if state.phase == board.SUMMER and state.has(seat, board.INN):
        give_plus_two(state, seat, "inn")
    if state.has(seat, board.EMBASSY):
        add_points(state, seat, scoring.EMBASSY_POINTS, 1)
    if state.has(seat, board.TOWN_HALL):
        state.agenda.append(("town_hall", seat))


def ask_town_hall(state: Kingsburg, seat: int) -> list[Move]:
    """The choices at the Town Hall: take a "+2" token or pay a good; in the published edition, pay one, or nothing."""
    goods: list[Move] = [_TOWN_HALL_GOODS[good] for good, amount in enumerate(state.goods[seat]) if amount]
    if state.ruleset == board.PUBLISHED:
        return [*([_TOWN_HALL_PLUS_TWO] if state.plus_two[seat] else []), *goods, _TOWN_HALL_NOTHING]
    return [_TOWN_HALL_PLUS_TWO, *goods]


def use_town_hall(state: Kingsburg, move: TownHall, seat: int) -> None:
    """Under the standard rules, takes a "+2" token or pays a good for a point.

    In the published edition, pays either for a point, or nothing.
    """
    state.agenda.pop()
    if move.pays == NOTHING:
        state.emit(NothingPaid, seat)
        return
    if move.pays in board.GOODS:
        take_good(state, seat, board.GOODS.index(move.pays), 1, "town_hall")
    elif state.ruleset == board.PUBLISHED:
        state.plus_two[seat] -= 1
        state.emit(Lost, seat, PLUS_TWO, 1, "town_hall")
    else:
        give_plus_two(state, seat, "town_hall")
        return
    add_points(state, seat, scoring.TOWN_HALL_POINTS, 1)
