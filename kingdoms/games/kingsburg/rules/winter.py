"""Phases 7 and 8: recruiting soldiers, and winter with its battle, rewards and losses."""

from functools import lru_cache
from itertools import combinations_with_replacement

from kingdoms.core import chance
from kingdoms.core.state import Move, Step
from kingdoms.games.kingsburg import board, events, moves, scoring
from kingdoms.games.kingsburg.cards import ENEMIES, Enemy
from kingdoms.games.kingsburg.rules.influence import PASS
from kingdoms.games.kingsburg.rules.king import TAKE_GOOD
from kingdoms.games.kingsburg.rules.treasury import add_points, give_good, give_goods, take_good
from kingdoms.games.kingsburg.scoring import PARTS
from kingdoms.games.kingsburg.state import HIDDEN, Kingsburg

SOURCE = "battle"
_RECRUIT_FOR_ONE = [moves.Recruit((good,)) for good in range(len(board.GOODS))]
_RECRUIT_FOR_TWO = [moves.Recruit(pair) for pair in combinations_with_replacement(range(len(board.GOODS)), 2)]
_LOSE_BUILDING = [moves.LoseBuilding(building) for building in range(len(board.BUILDINGS))]


# Phase 7.


def begin_recruiting(state: Kingsburg) -> None:
    """Everyone may recruit, in turn order."""
    state.agenda += [("recruit", seat) for seat in reversed(state.order)]


def ask_recruit(state: Kingsburg, seat: int) -> list[Move]:
    """The goods a seat can pay for another soldier: two, or one with the Barracks; plus the option to pass."""
    goods = state.goods[seat]
    if state.has(seat, board.BARRACKS):
        return [*(_RECRUIT_FOR_ONE[good] for good, amount in enumerate(goods) if amount), PASS]
    pairs = [
        recruit
        for recruit in _RECRUIT_FOR_TWO
        if all(goods[good] >= recruit.goods.count(good) for good in recruit.goods)
    ]
    return [*pairs, PASS]


def recruit(state: Kingsburg, move: Move, seat: int) -> None:
    """Recruits one soldier; the step repeats until the seat passes."""
    if type(move) is not moves.Recruit:
        state.agenda.pop()
        state.emit(events.Passed, seat)
        return
    for good in move.goods:
        state.goods[seat][good] -= 1
    state.soldiers[seat] += 1
    state.emit(events.Recruited, seat, move.goods)


# Phase 8: the battle.


def enemy_of(state: Kingsburg) -> Enemy:
    """This year's enemy."""
    return ENEMIES[state.enemies[state.year - 1]]


@lru_cache(maxsize=1 << 10)
def building_strength(buildings: int, kind: str) -> tuple[int, int]:
    """The strength a set of buildings adds in every battle, and its bonus against this kind of enemy."""
    standing = [building for number, building in enumerate(board.BUILDINGS) if buildings >> number & 1]
    bonus = sum(building.enemy == kind for building in standing if building.enemy)
    return sum(building.strength for building in standing), bonus


def strength(soldiers: int, buildings: int, kind: str) -> int:
    """The strength of this many soldiers and a set of buildings against this kind of enemy."""
    return soldiers + sum(building_strength(buildings, kind))


def known_strength(view: Kingsburg, seat: int) -> int:
    """A seat's strength, with any bonus against a known enemy; before the battle, without the king's soldiers."""
    if view.kings_die:
        return view.strengths[seat]
    card = view.enemies[view.year - 1]
    return strength(view.soldiers[seat], view.buildings[seat], "" if card == HIDDEN else ENEMIES[card].kind)


def own_soldiers(view: Kingsburg, seat: int) -> int:
    """A seat's soldiers without those the king has sent for the battle."""
    return view.soldiers[seat] - view.kings_die


def outcome_of(ahead: int, has_wall: bool) -> str:
    """The outcome of a battle with this lead over the enemy; the Stone Wall turns a draw into a victory."""
    if ahead == 0:
        return events.WON if has_wall else events.DRAWN
    return events.WON if ahead > 0 else events.LOST


def outcomes(soldiers: int, buildings: int, enemy: Enemy) -> tuple[str, ...]:
    """The outcome of a battle for each side of the king's die, from the lowest."""
    ahead = strength(soldiers, buildings, enemy.kind) - enemy.strength
    has_wall = bool(buildings >> board.STONE_WALL & 1)
    return tuple(outcome_of(ahead + sent, has_wall) for sent in range(1, board.DIE_FACES + 1))


def begin_winter(state: Kingsburg) -> None:
    """Turns over the enemy, rolls for the king's soldiers, and compares every seat's strength with the enemy's."""
    state.emit(events.EnemyTurned, state.enemies[state.year - 1])
    value, state.chance = chance.draw(state.chance, board.DIE_FACES)
    state.kings_die = value + 1
    state.emit(events.KingsDie, state.kings_die)
    for seat in state.order:
        _muster(state, seat)
    state.agenda.append(("strongest",))
    state.agenda += [("battle", seat) for seat in reversed(state.order)]


def _muster(state: Kingsburg, seat: int) -> None:
    own, sent = state.soldiers[seat], state.kings_die
    kind = enemy_of(state).kind
    state.soldiers[seat] = own + sent
    state.strengths[seat] = strength(own + sent, state.buildings[seat], kind)
    buildings, bonus = building_strength(state.buildings[seat], kind)
    state.emit(events.Fought, seat, own, sent, buildings, bonus, state.strengths[seat], outcome(state, seat))


def parts_of_strength(fight: events.Fought) -> list[tuple[str, int]]:
    """The parts of a strength in battle, as pairs of a field of the event and its value; zeros are left out."""
    parts = {"soldiers": fight.soldiers, "die": fight.die, "buildings": fight.buildings, "bonus": fight.bonus}
    return [(part, n) for part, n in parts.items() if n]


def outcome(state: Kingsburg, seat: int) -> str:
    """The outcome of the seat's battle; its strength was fixed before any building was lost."""
    return outcome_of(state.strengths[seat] - enemy_of(state).strength, state.has(seat, board.STONE_WALL))


def end_battle(state: Kingsburg, seat: int) -> None:
    """The seat takes its reward or suffers its losses."""
    state.agenda.pop()
    ended = outcome(state, seat)
    if ended == events.WON:
        _reward(state, seat)
    elif ended == events.LOST:
        _defeat(state, seat)


def _reward(state: Kingsburg, seat: int) -> None:
    reward = enemy_of(state).reward
    give_goods(state, seat, (reward.gold, reward.wood, reward.stone), SOURCE)
    add_points(state, seat, scoring.BATTLE_POINTS, reward.vp)
    if state.has(seat, board.FORTRESS):
        add_points(state, seat, scoring.BATTLE_POINTS, 1, events.FORTRESS_BONUS)
    state.agenda += [("spoils", seat)] * reward.goods


def ask_spoils(_state: Kingsburg, _seat: int) -> list[Move]:
    """The goods to choose from as a reward."""
    return TAKE_GOOD


def take_spoils(state: Kingsburg, move: moves.TakeGood, seat: int) -> None:
    """The seat takes the good it chose."""
    state.agenda.pop()
    give_good(state, seat, move.good, SOURCE)


# Phase 8: a defeat. The losses come in the order gold, stone, wood, any goods, buildings, points.


def _defeat(state: Kingsburg, seat: int) -> None:
    losses = enemy_of(state).losses
    take_good(state, seat, board.GOLD, losses.gold, SOURCE)
    take_good(state, seat, board.STONE, losses.stone, SOURCE)
    take_good(state, seat, board.WOOD, losses.wood, SOURCE)
    state.agenda += losses_to_come(state, seat)


def losses_to_come(state: Kingsburg, seat: int) -> list[Step]:
    """The losses a defeated seat still faces after the goods that the enemy names, as steps, the next one last."""
    losses, steps = enemy_of(state).losses, list[Step]()
    if losses.vp:
        steps.append(("lose_points", seat))
    if losses.buildings and state.buildings[seat]:
        steps.append(("lose_building", seat))
    if losses.goods and state.count_goods(seat):
        steps.append(("lose_goods", seat))
    return steps


def ask_goods(state: Kingsburg, seat: int) -> list[Move]:
    """The goods a seat can choose to lose: as many as the enemy demands, or all it has if that is fewer."""
    gold, wood, stone = state.goods[seat]
    count = min(enemy_of(state).losses.goods, gold + wood + stone)
    return [
        moves.Lose(*lost) for lost in board.mixes(count) if lost[0] <= gold and lost[1] <= wood and lost[2] <= stone
    ]


def lose_goods(state: Kingsburg, move: moves.Lose, seat: int) -> None:
    """The seat loses the goods it chose."""
    state.agenda.pop()
    for good, amount in enumerate(move):
        take_good(state, seat, good, amount, SOURCE)


def ask_building(state: Kingsburg, seat: int) -> list[Move]:
    """The buildings a seat can choose to lose: those in its rightmost occupied column."""
    standing = [number for number in range(len(board.BUILDINGS)) if state.has(seat, number)]
    last = max(map(board.column, standing))
    return [_LOSE_BUILDING[number] for number in standing if number % board.COLUMNS == last]


def lose_building(state: Kingsburg, move: moves.LoseBuilding, seat: int) -> None:
    """The seat loses the building and its points."""
    state.agenda.pop()
    state.buildings[seat] &= ~(1 << move.building)
    state.emit(events.BuildingLost, seat, move.building)
    if board.BUILDINGS[move.building].vp:
        state.emit(events.Lost, seat, "vp", board.BUILDINGS[move.building].vp, PARTS[0])


def lose_points(state: Kingsburg, seat: int) -> None:
    """The seat loses points; its score may go below zero."""
    state.agenda.pop()
    add_points(state, seat, scoring.BATTLE_POINTS, -enemy_of(state).losses.vp)


# Phase 8: the end of winter.


def honour_strongest(state: Kingsburg) -> None:
    """The strongest of the winners score a point each; then all soldiers leave."""
    state.agenda.pop()
    winners = [seat for seat in state.order if outcome(state, seat) == events.WON]
    if winners:
        most = max(state.strengths[seat] for seat in winners)
        strongest = [seat for seat in winners if state.strengths[seat] == most]
        state.emit(events.Strongest, tuple(strongest))
        for seat in strongest:
            add_points(state, seat, scoring.BATTLE_POINTS, 1, events.STRONGEST_BONUS)
    state.soldiers = [0] * state.seats
    state.strengths = [0] * state.seats
    state.kings_die = 0
