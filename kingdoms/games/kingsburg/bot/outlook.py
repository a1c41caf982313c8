"""The seats' outlook: their points, what goods, tokens and estates will be worth, and what dice can still do.

Everything is in points. While advisors are being influenced, most of it stays the same from one position to the next,
so it is cached by what it depends on.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from kingdoms.games.kingsburg import board
from kingdoms.games.kingsburg.bot.forecast import TimeLeft, this_winter, time_left
from kingdoms.games.kingsburg.bot.plans import plans
from kingdoms.games.kingsburg.bot.weights import Weights
from kingdoms.games.kingsburg.moves import BUILD
from kingdoms.games.kingsburg.rules.dice import order_of_play
from kingdoms.games.kingsburg.rules.influence import TOKEN, can_use_market, usable_tokens
from kingdoms.games.kingsburg.scoring import building_points
from kingdoms.games.kingsburg.state import HIDDEN, NONE, Kingsburg

_FURTHER_TOKENS = (1.0, 0.75, 0.5)
"""How much of a token's full worth the first token counts for, then the second, then each further one."""
_ROLLS_FOR_A_TOKEN = 2
"""With fewer rolls than this to come, tokens may remain unused."""
_TOKEN_IN_TOWN_HALL = 0.9
"""The worth of a token that can become a point at the end of a season."""
_ENVOY = 0.9
"""The worth of the envoy, unless announced for building."""
_ENVOY_TO_BUILD, _GOODS_FOR_ONE, _MOST_TO_BUILD = 0.3, 2, 1.5
"""An envoy used to build: its worth per spare good, how many goods are not spare, and its highest worth."""
_REWARD_SHARES = (0.8, 0.3, 0.1)
"""How likely the king's reward is for a seat with the most buildings, with one fewer, and with two or more fewer."""
_LATER_REWARD = 0.4
"""The share of the king's reward that counts for each year after this one."""
_KNOWN_ENEMY = 0.15
"""The worth of a promise to see this year's enemy."""
_TRANSMUTED = ((0, 0, 0), (-1, 1, 1), (1, -1, 1), (1, 1, -1))
"""The changes in goods from the Alchemist: none if declined, or one for each good given up."""


class Terms(NamedTuple):
    """A seat's present and expected points, term by term; the sum is the worth of its position."""

    points: float = 0.0
    """The points already scored, and those that its advisors will give."""
    buildings: float = 0.0
    """The points of its buildings."""
    effects: float = 0.0
    """The effects of its buildings in the seasons and winters to come."""
    goods: float = 0.0
    plans: float = 0.0
    """How much more the buildings its goods can buy are worth than the goods themselves."""
    tokens: float = 0.0
    winter: float = 0.0
    known_enemy: float = 0.0
    """A promise to see this year's enemy."""
    dice: float = 0.0
    """The worth of the rolled dice, judging by what they can still reach."""
    reward: float = 0.0
    """The king's rewards to come."""
    envoy: float = 0.0


TermValues = tuple[float, ...]
"""The values of `Terms` as a plain tuple, which is faster to make."""


def terms(state: Kingsburg, weights: Weights) -> list[TermValues]:
    """Each seat's terms."""
    seat_worths = [_seat_worth(_holding(state, seat), weights) for seat in range(state.seats)]
    chances = Court(state, seat_worths, weights).chances() if is_at_court(state) else [0.0] * state.seats
    rewards, envoys = _rewards(state), [0.0] * state.seats
    if state.envoy != NONE:
        envoys[state.envoy] = _envoy(state, seat_worths[state.envoy].goods)
    return [
        (
            seat_worth.points + sum(state.points[seat]),
            *seat_worth.terms,
            chances[seat],
            rewards[seat],
            envoys[seat],
        )
        for seat, seat_worth in enumerate(seat_worths)
    ]


# A seat apart from its dice.


class Holding(NamedTuple):
    """Everything a seat's worth depends on except its points, dice and rivals."""

    ruleset: str
    time: TimeLeft
    buildings: int
    goods: board.Goods
    tokens: int
    soldiers: int
    enemy: int
    """This year's enemy, or HIDDEN if the seat does not know it."""
    has_dice: bool
    advisors: tuple[int, ...]
    """The advisors who are still to help the seat."""


def is_at_court(state: Kingsburg) -> bool:
    """Whether dice have been rolled this season and the advisors have yet to help."""
    return len(state.agenda) > 1 and state.agenda[1][0] in ("order", "influence")


def promised(state: Kingsburg, seat: int) -> list[int]:
    """The advisors who are still to help the seat; one who is helping now is last."""
    if is_at_court(state):
        return [placement.advisor for placement in state.placements if placement.seat == seat]
    return [step[2] for step in state.agenda if step[0] == "help" and step[1] == seat]


def recruits(ruleset: str, buildings: int, advisor: int) -> int:
    """How many soldiers an advisor gives a seat with these buildings."""
    soldiers = board.ADVISORS[ruleset][advisor].soldiers
    return soldiers + (buildings >> board.STABLE & 1) if soldiers else 0


def _holding(state: Kingsburg, seat: int) -> Holding:
    gold, wood, stone = state.goods[seat]
    return Holding(
        state.ruleset,
        time_left(state, seat),
        state.buildings[seat],
        (gold, wood, stone),
        state.plus_two[seat],
        state.soldiers[seat],
        state.enemies[state.year - 1] if state.knows_enemy(seat, state.year) else HIDDEN,
        bool(state.dice[seat]),
        tuple(promised(state, seat)),
    )


class SeatWorth(dict[int, float]):
    """The worth of a seat apart from its dice; maps each advisor to the worth of their help, computed on first use."""

    def __init__(self, holding: Holding, weights: Weights) -> None:
        super().__init__()
        self._holding, self._weights = holding, weights
        self._together: dict[tuple[int, ...], float] = {}
        self._plans = plans(holding.buildings, holding.time, weights)
        court = [board.ADVISORS[holding.ruleset][advisor] for advisor in holding.advisors]
        self.goods = self.helped(holding.goods, holding.advisors)
        """The best goods the seat can have once its advisors have helped."""
        self._soldiers = holding.soldiers + sum(map(self._recruits, holding.advisors))
        self._winter = self._in_winter(self._soldiers)
        self.points = sum([advisor.vp for advisor in court])
        """The points that the seat's advisors will give."""
        spent = self._plans[self.goods]
        kept = self._plans.kept[self.goods]
        self.terms = (
            building_points(holding.buildings),
            self._plans.effects,
            kept,
            spent - kept,
            self._tokens(holding.tokens + sum([advisor.plus_two for advisor in court])),
            self._winter,
            _KNOWN_ENEMY * sum([advisor.looks for advisor in court]),
        )
        """The terms from `buildings` to `known_enemy`."""

    def __missing__(self, number: int) -> float:
        worth = self.together((number,)) if number in board.ADVISORS[self._holding.ruleset] else 0.0
        self[number] = worth
        return worth

    def together(self, numbers: tuple[int, ...]) -> float:
        """The worth of the help of all these advisors."""
        found = self._together.get(numbers)
        if found is None:
            self._together[numbers] = found = self._help(numbers)
        return found

    def _help(self, numbers: tuple[int, ...]) -> float:
        court = [board.ADVISORS[self._holding.ruleset][number] for number in numbers]
        worth = self._plans[self.helped(self.goods, numbers)] - self._plans[self.goods]
        worth += sum([advisor.vp + _KNOWN_ENEMY * advisor.looks for advisor in court])
        tokens = sum([advisor.plus_two for advisor in court])
        worth += self._weights.token * tokens * min(1.0, self._holding.time.rolls / _ROLLS_FOR_A_TOKEN)
        soldiers = sum(map(self._recruits, numbers))
        return worth + self._in_winter(self._soldiers + soldiers) - self._winter if soldiers else worth

    def helped(self, goods: board.Goods, advisors: Iterable[int]) -> board.Goods:
        """The most useful goods that a seat with these goods can have after these advisors' help."""
        court = board.ADVISORS[self._holding.ruleset]
        lots = [_TRANSMUTED if advisor == board.ALCHEMIST else court[advisor].goods for advisor in advisors]
        return self._plans.best(goods, lots) if lots else goods

    def _recruits(self, number: int) -> int:
        return recruits(self._holding.ruleset, self._holding.buildings, number)

    def _in_winter(self, soldiers: int) -> float:
        holding = self._holding
        return this_winter(holding.time, holding.enemy, soldiers, holding.buildings, self.goods, self._weights)

    def _tokens(self, count: int) -> float:
        """The worth of "+2" tokens while there are dice to use them with."""
        holding = self._holding
        uses = holding.time.rolls + holding.has_dice
        last = len(_FURTHER_TOKENS) - 1
        worth = self._weights.token * sum([_FURTHER_TOKENS[min(number, last)] for number in range(count)])
        worth *= min(1.0, uses / _ROLLS_FOR_A_TOKEN)
        if holding.ruleset == board.PUBLISHED and holding.buildings >> board.TOWN_HALL & 1:
            worth = max(worth, min(count, holding.time.ends) * _TOKEN_IN_TOWN_HALL)
        return worth


_seat_worth = lru_cache(maxsize=1 << 11)(SeatWorth)


def worth_of(state: Kingsburg, seat: int, weights: Weights) -> SeatWorth:
    """The worth of a seat apart from its dice, cached."""
    return _seat_worth(_holding(state, seat), weights)


# Dice.


class Group(NamedTuple):
    """A group of dice: their sum, and the dice as a bit mask."""

    total: int
    dice: int


class Grouping(NamedTuple):
    """The ways to split unspent dice into groups of different sums, and all the sums that occur."""

    splits: tuple[tuple[Group, ...], ...]
    totals: tuple[int, ...]


@lru_cache(maxsize=1 << 12)
def groupings(dice: tuple[int, ...], spent: int) -> Grouping:
    """The groups that unspent dice can form; there are no sums if no coloured die is left."""
    ways = splits(dice, spent)
    return Grouping(ways, tuple({group.total for split in ways for group in split}))


@lru_cache(maxsize=1 << 12)
def splits(dice: tuple[int, ...], spent: int) -> tuple[tuple[Group, ...], ...]:
    """The ways to group unspent dice, one for each set of sums; every group needs a coloured die."""
    free = [die for die in range(len(dice)) if not spent >> die & 1]
    coloured = [die for die in free if die < board.COLOURED_DICE]
    if not coloured:
        return ((),)
    first, others = coloured[0], [die for die in free if die != coloured[0]]
    found: dict[tuple[int, ...], tuple[Group, ...]] = {}
    for chosen in range(1 << len(others)):
        group = [first, *(die for place, die in enumerate(others) if chosen >> place & 1)]
        used = sum(1 << die for die in group)
        total = sum(dice[die] for die in group)
        for rest in splits(dice, spent | used):
            split = tuple(sorted({total: Group(total, used), **{each.total: each for each in rest}}.values()))
            found.setdefault(tuple(each.total for each in split), split)
    return tuple(found[totals] for totals in sorted(found))


class Use(NamedTuple):
    """The best use of a group of dice: its worth, the cost of changing the sum, and the advisor."""

    worth: float
    saved: float
    """The cost as a negative number, so that of two uses with equal worth the cheaper one is better."""
    advisor: int


class Court:
    """The advisors that the seats' rolled dice can still reach, at once and as the seats take turns."""

    def __init__(self, state: Kingsburg, seat_worths: Sequence[SeatWorth], weights: Weights) -> None:
        self._state, self._seat_worths, self._weights = state, seat_worths, weights
        self._closed = state.closed()
        self._spent = {
            seat: state.spent(seat) for seat in range(state.seats) if state.dice[seat] and not state.passed >> seat & 1
        }
        self._changes = {seat: self._ways_to_change(seat) for seat in self._spent}

    def chances(self) -> list[float]:
        """The expected worth of each seat's dice, between what they can reach now and what rivals will leave them.

        Rivals seldom take exactly what is foreseen, but neither do they wait.
        """
        found = [0.0] * len(self._seat_worths)
        for seat, uses in self._turns().items():
            now = sum([use.worth for use in self._best_uses(seat, self._spent[seat], self._closed).values()])
            worth = self._seat_worths[seat].together(tuple(sorted(use.advisor for use in uses)))
            left = worth + sum([use.saved for use in uses])
            found[seat] = self._weights.dice * now + self._weights.dice_in_turn * left
        return found

    def aims(self, seat: int) -> list[int]:
        """The advisors that the seat's dice are best kept for, considering what rivals will take."""
        return sorted(use.advisor for use in self._turns().get(seat, ()))

    def _turns(self) -> dict[int, list[Use]]:
        """The uses each seat will find if all of them take turns and each begins with its best."""
        spent, closed = dict(self._spent), self._closed
        uses: dict[int, list[Use]] = {seat: [] for seat in spent}
        waiting = [seat for seat in self._order() if seat in spent]
        while waiting:
            seat = waiting.pop(0)
            best = self._best_uses(seat, spent[seat], closed)
            group = max(best, key=best.__getitem__, default=None)
            if group is not None and best[group].worth > 0:
                uses[seat].append(best[group])
                closed |= 1 << best[group].advisor
                spent[seat] |= group.dice
                waiting.append(seat)
        return uses

    def _order(self) -> list[int]:
        """The seats in the order of their next turns."""
        step, order = self._state.agenda[1], self._state.order
        if step[0] != "influence":
            return order_of_play(self._state)
        first = order.index(step[1])
        return order[first:] + order[:first]

    def _best_uses(self, seat: int, spent: int, closed: int) -> dict[Group, Use]:
        """The groups in the best way to split the dice, and what each is best for."""
        seat_worth, changes = self._seat_worths[seat], self._changes[seat]
        grouping = groupings(tuple(self._state.dice[seat]), spent)
        best = {
            total: max([
                ((0.0 if closed >> total + change & 1 else seat_worth[total + change]) - cost, -cost, total + change)
                for change, cost in changes
            ])
            for total in grouping.totals
        }  # fmt: skip
        split = max(grouping.splits, key=lambda split: sum([best[group.total][0] for group in split]))
        return {group: Use(*best[group.total]) for group in split}

    def _ways_to_change(self, seat: int) -> list[tuple[int, float]]:
        """How the seat can change a group's sum, with a token or the Market, and what each change costs."""
        changes = [(0, 0.0)]
        if usable_tokens(self._state, seat):
            changes.append((TOKEN, self._weights.token))
        if can_use_market(self._state, seat):
            changes += [(-1, 0.0), (1, 0.0)]
        return changes


def court(state: Kingsburg, weights: Weights) -> Court:
    """The advisors that the seats' dice can still reach."""
    return Court(state, [worth_of(state, seat, weights) for seat in range(state.seats)], weights)


# The king's favours.


def _rewards(state: Kingsburg) -> list[float]:
    """The expected worth of the king's rewards to come for each seat; they go to the seats with the most buildings."""
    counts = list(map(int.bit_count, state.buildings))
    most, last = max(counts), len(_REWARD_SHARES) - 1
    rewards = (state.phase < board.REWARD) + _LATER_REWARD * (board.YEARS - state.year)
    return [_REWARD_SHARES[min(most - count, last)] * rewards for count in counts]


def _envoy(state: Kingsburg, goods: board.Goods) -> float:
    """The expected worth of the envoy to its holder, who has these goods."""
    if state.envoy_use == BUILD:
        return min(_MOST_TO_BUILD, _ENVOY_TO_BUILD * max(0, sum(goods) - _GOODS_FOR_ONE))
    return _ENVOY
