"""The options of a seat on its turn with its workers and goods, and their worth.

Everything is in points. Only what is possible right away is offered; anything that needs a detour, such as provisions
for an outpost first, shows up once the first step is taken.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import FAVOURS, OUTSIDERS, PALADINS, TOWNSFOLK
from kingdoms.games.paladins.rules.costs import attack_cost, attackable, convertible, cost, discount, spaces_within
from kingdoms.games.paladins.rules.obstacles import obstacle
from kingdoms.games.paladins.rules.turns import favour_obstacle
from kingdoms.games.paladins.rules.workers import free_slots
from kingdoms.games.paladins.scoring import TRAITOR, UNPAID_WITH_TRAITOR_VP, debt_points, outsider_points
from kingdoms.games.paladins.state import Paladins, members
from tests.benchmarks.former_paladins import outlook
from tests.benchmarks.former_paladins.outlook import Outlook


class RewardFactors(NamedTuple):
    """The factors in a reward's worth: levels, the cost of a debt (0 for none), any suspicion, and the outlook."""

    levels: tuple[int, ...]
    debt: float
    is_suspect: bool
    look: Outlook


def reward_factors(state: Paladins, seat: int, look: Outlook) -> RewardFactors:
    """The factors that determine what rewards are worth to a seat."""
    debt = look.debts[debt_points(state, seat)] if state.unpaid[seat] else 0.0
    return RewardFactors(tuple(state.attributes[seat]), debt, bool(state.suspicions[seat]), look)


class Offer(NamedTuple):
    """Something that can be done: the action or favour, its worth, the slots to fill, and its cost.

    Favours are numbered after the actions.
    """

    where: int
    gain: float
    slots: tuple[int, ...]
    silver: int = 0
    provisions: int = 0


class Means(NamedTuple):
    """The means of a seat: workers and goods."""

    hand: board.Workers
    silver: int
    provisions: int

    def without(self, offer: Offer) -> "Means | None":
        """The means left after taking an offer; None if there is too little for it."""
        if offer.silver > self.silver or offer.provisions > self.provisions:
            return None
        left = without(self.hand, offer.slots)
        return Means(left, self.silver - offer.silver, self.provisions - offer.provisions) if left else None


@lru_cache(maxsize=1 << 13)
def without(hand: board.Workers, slots: tuple[int, ...]) -> board.Workers | None:
    """The hand after filling the slots, using criminals last; None if they cannot be filled."""
    left = list(hand)
    for slot in slots:
        if slot != board.ANY:
            left[slot if left[slot] else board.CRIMINAL] -= 1
    for _slot in range(slots.count(board.ANY)):
        left[_most_dispensable(left)] -= 1
    return tuple(left) if min(left) >= 0 else None


def _most_dispensable(hand: list[int]) -> int:
    """A labourer, or else a worker of the most common kind; a criminal last."""
    if hand[board.LABOURER] > 0:
        return board.LABOURER
    most = max(range(board.LABOURER + 1, board.CRIMINAL), key=hand.__getitem__)
    return most if hand[most] > 0 else board.CRIMINAL


# The options.


def offers(state: Paladins, seat: int, orders: tuple[float, ...], means: Means, look: Outlook) -> Iterator[Offer]:
    """Everything the seat may be able to do now; `Means.without` finds out what it lacks the workers or goods for."""
    now, workshops, often = reward_factors(state, seat, look), state.workshops[seat], outlook.done(state, seat)
    for action in board.RIGHT:
        number = action - board.RIGHT.start
        slots = free_slots(action, workshops[number])
        if without(means.hand, slots) and not obstacle(state, seat, action):
            gain, silver, provisions = _ON_THE_RIGHT[action](state, seat, now)
            gain += _more(action, often[number], workshops[number], orders[number], look)
            yield Offer(action, gain + _help(state, seat, action, now), slots, silver, provisions)
    yield from _on_the_left(state, seat, means, now)
    for place in range(state.count_open_favours()):
        if not favour_obstacle(state, seat, place):
            yield _favour_offer(place, state.favours[place], look.debts[debt_points(state, seat)], now)


@lru_cache(maxsize=1 << 14)
def _more(action: int, often: int, workshops: int, order: float, look: Outlook) -> float:
    """The worth of doing an action once more: a piece, and progress towards an order."""
    return look.pieces(action, often + 1, workshops, order) - look.pieces(action, often, workshops, order)


def _on_the_left(state: Paladins, seat: int, means: Means, now: RewardFactors) -> Iterator[Offer]:
    standing, look = state.standing[seat], now.look
    if not obstacle(state, seat, board.DEVELOP):
        yield _development_offer(state, seat, cost(state, seat, board.DEVELOP), now)
    if standing[board.RECRUIT] == board.NO_WORKERS:
        is_free = discount(state, seat, board.RECRUIT) > 0
        yield from _recruit_offers(tuple(state.townsfolk), means.silver, is_free, now)
    if standing[board.HUNT] == board.NO_WORKERS:
        yield from _goods_offers(board.HUNT, means.provisions, _help(state, seat, board.HUNT, now), look)
    if standing[board.TRADE] == board.NO_WORKERS:
        yield from _goods_offers(board.TRADE, means.silver, _help(state, seat, board.TRADE, now), look)
    if standing[board.CONSPIRE] == board.NO_WORKERS:
        gain = outlook.reward_worth(_CONSPIRED, *now) + _help(state, seat, board.CONSPIRE, now)
        yield Offer(board.CONSPIRE, gain, board.SLOTS[board.CONSPIRE])
    if standing[board.PRAY] == board.NO_WORKERS and any(standing[action] != board.NO_WORKERS for action in board.RIGHT):
        yield Offer(board.PRAY, look.chains[board.PRAYER], board.SLOTS[board.PRAY], cost(state, seat, board.PRAY))


_CONSPIRED: board.Reward = (board.WORKER_KEYS[board.CRIMINAL],)


@lru_cache(maxsize=1 << 12)
def _goods_offers(action: int, have: int, bonus: float, look: Outlook) -> tuple[Offer, Offer]:
    """Hunting or trading with two workers, or with one."""
    goods = look.goods
    both, one = (goods[have + more] - goods[have] + bonus for more in (board.HUNTED_BY_TWO, board.HUNTED))
    return Offer(action, both, board.SLOTS[action]), Offer(action, one, board.SLOTS[action][:1])


@lru_cache(maxsize=1 << 14)
def _recruit_offers(row: tuple[int, ...], silver: int, is_free: bool, now: RewardFactors) -> list[Offer]:
    """The best townsfolk to discard with one worker, and the best to hire with two."""
    best: list[Offer] = []
    for slots in (board.SLOTS[board.RECRUIT][:1], board.SLOTS[board.RECRUIT]):
        offers = [
            Offer(
                board.RECRUIT,
                townsfolk_worth(card, len(slots) > 1, now),
                slots,
                0 if is_free else board.TOWNSFOLK_PRICES[place],
            )
            for place, card in enumerate(row)
            if card >= 0 and (is_free or board.TOWNSFOLK_PRICES[place] <= silver)
        ]
        if offers:
            best.append(max(offers, key=lambda offer: offer.gain - now.look.good * offer.silver))
    return best


def townsfolk_worth(card: int, is_hired: bool, now: RewardFactors) -> float:
    """The worth of hiring or discarding a townsfolk card."""
    if is_hired:
        return outlook.reward_worth(TOWNSFOLK[card].hire, *now) + outlook.helper_worth(card, now.look)
    return outlook.reward_worth(TOWNSFOLK[card].discard, *now)


def _help(state: Paladins, seat: int, action: int, now: RewardFactors) -> float:
    """The worth of the help that the paladin and the townsfolk give with an action."""
    tokens = _bonus(state.paladins[seat], state.hired[seat], action)
    return outlook.reward_worth(tokens, *now) if tokens else 0.0


@lru_cache(maxsize=1 << 12)
def _bonus(paladin: int, hired: tuple[int, ...], action: int) -> board.Reward:
    tokens = PALADINS[paladin].bonus if PALADINS[paladin].action == action else ()
    return sum((TOWNSFOLK[card].ongoing for card in hired if TOWNSFOLK[card].trigger == action), tokens)


def _development_offer(state: Paladins, seat: int, silver: int, now: RewardFactors) -> Offer:
    done, look = sum(state.workshops[seat]), now.look
    gain = (
        _more(board.DEVELOP, done, 0, 0.0, look)
        + look.weights.saves * look.rounds
        + look.workers[board.UNCOVERED[done]]
    )
    return Offer(board.DEVELOP, gain + _help(state, seat, board.DEVELOP, now), board.SLOTS[board.DEVELOP], silver)


@lru_cache(maxsize=1 << 14)
def _favour_offer(place: int, card: int, debt: float, now: RewardFactors) -> Offer:
    favour = FAVOURS[card]
    gain = max(outlook.reward_worth(effect, *now) for effect in favour.effects)
    if board.TAKE_DEBT in favour.cost:
        gain -= debt
    return Offer(
        len(board.ACTIONS) + place,
        gain,
        (favour.slot,),
        favour.cost.count(board.SILVER),
        favour.cost.count(board.PROVISION),
    )


# The actions on the right: what each is worth in itself, its silver and its provisions.

GainAndCost = tuple[float, int, int]


def _step(action: int, now: RewardFactors) -> float:
    """The worth of the attribute step that an action gives."""
    return now.look.steps(now.levels[board.RAISED[action]], 1)


def _commission_gain(state: Paladins, seat: int, now: RewardFactors) -> GainAndCost:
    return _settling_gain(state, seat, board.COMMISSION, now)


def _garrison_gain(state: Paladins, seat: int, now: RewardFactors) -> GainAndCost:
    return _settling_gain(state, seat, board.GARRISON, now)


def _settling_gain(state: Paladins, seat: int, action: int, now: RewardFactors) -> GainAndCost:
    best = _best_space(spaces_within(state, seat, action), now)
    return _step(action, now) + best, 0, cost(state, seat, action)


@lru_cache(maxsize=1 << 14)
def _best_space(spaces: int, now: RewardFactors) -> float:
    return max(outlook.reward_worth(board.SPACES[space].reward, *now) for space in members(spaces))


def _fortify_gain(state: Paladins, seat: int, now: RewardFactors) -> GainAndCost:
    return _step(board.FORTIFY, now) + now.look.weights.wall, 0, cost(state, seat, board.FORTIFY)


def _absolve_gain(state: Paladins, seat: int, now: RewardFactors) -> GainAndCost:
    gain = _step(board.ABSOLVE, now) + _best_jar(state.jars[seat], now) + outlook.reward_worth(_PARDON, *now)
    return gain, cost(state, seat, board.ABSOLVE), 0


_PARDON: board.Reward = (board.REMOVE_SUSPICION,)


@lru_cache(maxsize=1 << 14)
def _best_jar(taken: int, now: RewardFactors) -> float:
    free = [tokens for space, tokens in enumerate(board.JAR_SPACES) if not taken >> space & 1]
    return max(outlook.reward_worth(tokens, *now) for tokens in free)


def _attack_gain(state: Paladins, seat: int, now: RewardFactors) -> GainAndCost:
    best = max(attackable(state, seat), key=lambda place: attack_worth(state, seat, place, now))
    return outlook.reward_worth(OUTSIDERS[state.outsiders[best]].attack, *now), attack_cost(state, seat, best), 0


def attack_worth(state: Paladins, seat: int, place: int, now: RewardFactors) -> float:
    """How much more an attack on the outsider at a place is worth than the silver it costs."""
    gain = outlook.reward_worth(OUTSIDERS[state.outsiders[place]].attack, *now)
    return gain - now.look.good * attack_cost(state, seat, place)


def _convert_gain(state: Paladins, seat: int, now: RewardFactors) -> GainAndCost:
    gain = max(conversion_worth(state, seat, place, now) for place in convertible(state, seat))
    return gain, cost(state, seat, board.CONVERT), 0


def conversion_worth(state: Paladins, seat: int, place: int, now: RewardFactors) -> float:
    """The worth of converting the outsider at a place."""
    card = state.outsiders[place]
    strength = now.look.steps(now.levels[board.STRENGTH], OUTSIDERS[card].strength)
    eased = now.debt - now.look.debts[UNPAID_WITH_TRAITOR_VP] if OUTSIDERS[card].key == TRAITOR else 0.0
    return strength + outsider_points(state, seat, card) + eased * state.unpaid[seat]


_ON_THE_RIGHT: Mapping[int, Callable[[Paladins, int, RewardFactors], GainAndCost]] = {
    board.COMMISSION: _commission_gain,
    board.FORTIFY: _fortify_gain,
    board.GARRISON: _garrison_gain,
    board.ABSOLVE: _absolve_gain,
    board.ATTACK: _attack_gain,
    board.CONVERT: _convert_gain,
}
"""The functions that value each action, if the rules allow it."""
