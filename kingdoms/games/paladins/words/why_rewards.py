"""What speaks for a reward: the action that it makes possible, the points that it is worth, or just what it brings."""

from collections.abc import Mapping

from kingdoms.core.game import Move
from kingdoms.core.language import N_, _
from kingdoms.games.paladins.board import (
    ATTACK,
    ATTRIBUTE_KEYS,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    FREE_DEVELOP,
    FREE_RECRUIT,
    HIGHEST,
    JAR_SPACES,
    PAY_DEBT,
    PRAYER,
    PROVISION,
    RAISE,
    REMOVE_SUSPICION,
    RIGHT,
    SILVER,
    SPACES,
    TAX,
    TOWNSFOLK_PRICES,
    WORKER_KEYS,
    Reward,
)
from kingdoms.games.paladins.cards import OUTSIDERS, TOWNSFOLK
from kingdoms.games.paladins.moves import (
    IN_SILVER,
    Accept,
    Decline,
    FreeRecruit,
    Jar,
    Option,
    Outsider,
    Raise,
    Recruit,
    Settle,
)
from kingdoms.games.paladins.rules.choices import is_useful
from kingdoms.games.paladins.rules.costs import (
    NO_PROVISIONS,
    NO_SILVER,
    PAID_IN_PROVISIONS,
    attack_cost,
    cost,
    obstacle,
)
from kingdoms.games.paladins.rules.inquisition import has_thief
from kingdoms.games.paladins.rules.workers import capped, ways_to_act
from kingdoms.games.paladins.scoring import ATTRIBUTE_VP, PAID_VP, UNPAID_VP
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.labels import CONSPIRATOR, options
from kingdoms.games.paladins.words.names import action_name
from kingdoms.games.paladins.words.phrases import (
    counted,
    goods,
    plain_workers,
    points,
    provisions,
    reward,
    rise,
    silver,
    suspicions,
)

_CHANCES: Mapping[str, str] = {
    PRAYER: N_("An action can be cleared and done once more."),
    FREE_RECRUIT: N_("A townsfolk comes for nothing."),
    FREE_DEVELOP: N_("A workshop comes for nothing."),
    RAISE: N_("An attribute of choice rises."),
}
"""What those rewards are good for that are neither goods nor workers nor levels."""

_ACCEPTED: Mapping[str, str] = {
    REMOVE_SUSPICION: N_("One suspicion card less before the next inquisition."),
    CONSPIRATOR: N_("One suspicion card less before the verdict."),
}


# What is possible.


def open_orders(state: Paladins) -> list[int]:
    """The actions of the King's Orders that lie open."""
    return state.orders[: state.count_open_orders()]


def possible_actions(state: Paladins, seat: int) -> list[int]:
    """What the seat could do with its hand now: King's Orders first, then the right side, then developing."""
    return [action for action in _wanted(state) if can_act(state, seat, action)]


def _wanted(state: Paladins) -> list[int]:
    return list(dict.fromkeys([*open_orders(state), *RIGHT, DEVELOP]))


def can_act(state: Paladins, seat: int, action: int) -> bool:
    """Whether nothing stands in the way of an action and the hand has workers for it."""
    workshops = state.count_workshops(seat, action) if action in RIGHT else 0
    return not obstacle(state, seat, action) and bool(ways_to_act(action, workshops, capped(state.hands[seat])))


def _with(state: Paladins, seat: int, gained: Reward) -> Paladins:
    """The table with what of a reward is simply given."""
    after = state.copy()
    after.silver[seat] += gained.count(SILVER) + gained.count(TAX)
    after.provisions[seat] += gained.count(PROVISION)
    for kind, key in enumerate(WORKER_KEYS):
        after.hands[seat][kind] += gained.count(key)
    levels = after.attributes[seat]
    for attribute, key in enumerate(ATTRIBUTE_KEYS):
        levels[attribute] = min(HIGHEST, levels[attribute] + gained.count(key))
    return after


# What speaks for a reward.


def makes_possible(state: Paladins, paid: Paladins, seat: int, gained: Reward) -> str:
    """With the reward an action can be done that could not before; `paid` is the table without what the move costs."""
    before = possible_actions(state, seat)
    after = possible_actions(_with(paid, seat, gained), seat)
    new = next((action for action in after if action not in before), None)
    if new is None:
        return ""
    return _("Brings {reward}; {action} is possible then.").format(
        reward=_told(state, seat, gained), action=action_name(new)
    )


def given(state: Paladins, seat: int, gained: Reward) -> Reward:
    """What of a reward is simply given: goods, workers, and levels as long as there are higher ones."""
    rising = [key for key, level in zip(ATTRIBUTE_KEYS, state.attributes[seat], strict=True) if level < HIGHEST]
    return tuple(token for token in gained if token in (SILVER, PROVISION, TAX, *WORKER_KEYS, *rising))


def _told(state: Paladins, seat: int, gained: Reward) -> str:
    """What of a reward is simply given, and what it costs that criminals are among it."""
    got = given(state, seat, gained)
    criminals = got.count(WORKER_KEYS[CRIMINAL])
    if not criminals:
        return reward(got)
    return _("{reward}, with {suspicions}").format(reward=reward(got), suspicions=suspicions(criminals))


def raises_points(state: Paladins, seat: int, gained: Reward) -> str:
    """A level is reached that counts more at the end."""
    for attribute, key in enumerate(ATTRIBUTE_KEYS):
        level, steps = state.attributes[seat][attribute], gained.count(key)
        more = ATTRIBUTE_VP[min(HIGHEST, level + steps)] - ATTRIBUTE_VP[level]
        if more:
            return _("{rise}: {points} more at the end.").format(rise=rise(attribute, steps), points=points(more))
    return ""


def nears_points(state: Paladins, seat: int, gained: Reward) -> str:
    """A single attribute rises, and with the step after that it counts more."""
    keys = set(gained)
    if len(keys) != 1 or not keys <= set(ATTRIBUTE_KEYS):
        return ""
    attribute, steps = ATTRIBUTE_KEYS.index(gained[0]), len(gained)
    level = state.attributes[seat][attribute] + steps
    if level >= HIGHEST:
        return ""
    more = points(ATTRIBUTE_VP[level + 1] - ATTRIBUTE_VP[level])
    return _("{rise}: one step more brings {points}.").format(rise=rise(attribute, steps), points=more)


def relieves(state: Paladins, seat: int, gained: Reward) -> str:
    """A debt goes, or suspicion; not to who has the Thief, to whom that is worth points."""
    for token in gained:
        if is_useful(state, seat, (token,)) and token in (PAY_DEBT, DESTROY_DEBT):
            return _debt_settled(token)
    if REMOVE_SUSPICION in gained and state.suspicions[seat] and not has_thief(state, seat):
        return _(_ACCEPTED[REMOVE_SUSPICION])
    return ""


def _debt_settled(token: str) -> str:
    if token == DESTROY_DEBT:
        return _("A debt less: {points} more.").format(points=points(-UNPAID_VP))
    return _("A debt is paid: {points} more.").format(points=points(PAID_VP - UNPAID_VP))


def gives_chance(state: Paladins, seat: int, gained: Reward) -> str:
    """It lets one do something for nothing."""
    found = (token for token in gained if token in _CHANCES and is_useful(state, seat, (token,)))
    return next((_(_CHANCES[token]) for token in found), "")


def nears_action(state: Paladins, paid: Paladins, seat: int, gained: Reward) -> str:
    """With the reward only goods are missing for an action, fewer than before; of several the nearest is told."""
    after = _with(paid, seat, gained)
    lacks = [(lack, action) for action in _wanted(state) if (lack := _lack(after, seat, action))]
    nearer = [(lack, action) for lack, action in lacks if lack < _lack(state, seat, action)]
    if not nearer:
        return ""
    lack, action = min(nearer, key=lambda each: each[0])
    missing = goods(PROVISION if action in PAID_IN_PROVISIONS else SILVER, lack)
    return _("{action} then needs only {goods} more.").format(goods=missing, action=action_name(action))


def _lack(state: Paladins, seat: int, action: int) -> int:
    """How much silver, or how many provisions, a seat lacks for an action; 0 if anything else stands in its way."""
    if obstacle(state, seat, action) not in (NO_SILVER, NO_PROVISIONS) or action == ATTACK:
        return 0
    price, rich = cost(state, seat, action), state.copy()
    own = (state.provisions if action in PAID_IN_PROVISIONS else state.silver)[seat]
    rich.silver[seat] = rich.provisions[seat] = price
    return price - own if can_act(rich, seat, action) else 0


def stocks_up(state: Paladins, seat: int, gained: Reward) -> str:
    """How much of what it gives there is to use then."""
    after = _with(state, seat, gained)
    told = [silver(after.silver[seat])] if {SILVER, TAX} & set(gained) else []
    told += [provisions(after.provisions[seat])] if PROVISION in gained else []
    told += [plain_workers(sum(after.hands[seat]))] if set(WORKER_KEYS) & set(gained) else []
    return _("Left to use then: {goods}.").format(goods=counted(told)) if told else ""


def brings(state: Paladins, seat: int, gained: Reward) -> str:
    """What it gives."""
    return _("Brings {reward}.").format(reward=_told(state, seat, gained)) if given(state, seat, gained) else ""


# The moves that bring a reward.


def _reward_of(state: Paladins, move: Move) -> Reward:
    """What a move brings at once."""
    match move:
        case Settle(space):
            return SPACES[space].reward
        case Jar(space):
            return JAR_SPACES[space]
        case Option(number):
            return options(state)[number]
        case Raise(attribute):
            return (ATTRIBUTE_KEYS[attribute],)
        case Outsider(place):
            return OUTSIDERS[state.outsiders[place]].attack if state.agenda[-1][0] == "attack" else ()
        case Recruit(place):
            return () if state.agenda[-1][2] else TOWNSFOLK[state.townsfolk[place]].discard
        case FreeRecruit(place, hires):
            return () if hires else TOWNSFOLK[state.townsfolk[place]].discard
    return ()


def rewards_possibility(state: Paladins, seat: int, move: Move) -> str:
    """The reward makes an action possible."""
    return makes_possible(state, _paid(state, seat, move), seat, _reward_of(state, move))


def rewards_next_action(state: Paladins, seat: int, move: Move) -> str:
    """The reward brings an action nearer."""
    return nears_action(state, _paid(state, seat, move), seat, _reward_of(state, move))


def _paid(state: Paladins, seat: int, move: Move) -> Paladins:
    """The table when the move has been paid."""
    paid = state.copy()
    paid.silver[seat] -= _price(state, seat, move)
    return paid


def _price(state: Paladins, seat: int, move: Move) -> int:
    """The silver that a move costs itself; what its action costs has been paid before."""
    if isinstance(move, Outsider) and state.agenda[-1][0] == "attack":
        return attack_cost(state, seat, move.place)
    return TOWNSFOLK_PRICES[move.place] if isinstance(move, Recruit) and move.pays == IN_SILVER else 0


def rewards_points(state: Paladins, seat: int, move: Move) -> str:
    """The reward raises what counts at the end."""
    return raises_points(state, seat, _reward_of(state, move))


def rewards_nearness(state: Paladins, seat: int, move: Move) -> str:
    """The reward raises what will count at the end."""
    return nears_points(state, seat, _reward_of(state, move))


def rewards_relief(state: Paladins, seat: int, move: Move) -> str:
    """The reward rids of a debt or of suspicion."""
    return relieves(state, seat, _reward_of(state, move))


def rewards_chance(state: Paladins, seat: int, move: Move) -> str:
    """The reward lets one do something for nothing."""
    return gives_chance(state, seat, _reward_of(state, move))


def rewards(state: Paladins, seat: int, move: Move) -> str:
    """What the reward gives."""
    return brings(state, seat, _reward_of(state, move))


def rewards_stock(state: Paladins, seat: int, move: Move) -> str:
    """How much there is then of what the reward gives, which the move itself names."""
    return stocks_up(_paid(state, seat, move), seat, _reward_of(state, move))


REWARDED = (
    rewards_possibility, rewards_points, rewards_nearness, rewards_relief, rewards_chance, rewards_next_action, rewards,
)  # fmt: skip
"""What speaks for a move that brings a reward."""

CHOSEN = (*REWARDED[:-1], rewards_stock, rewards)
"""The same for a move that is called by its reward, so that there is more to say than what it brings."""


# Being rid of something, or not.


def is_rid_of_it(state: Paladins, seat: int, move: Accept) -> str:
    """What being rid of suspicion or a debt is worth."""
    step = state.agenda[-1][0]
    return _(_ACCEPTED[step]) if step in _ACCEPTED else _debt_settled(step)


def keeps_suspicion(state: Paladins, seat: int, move: Decline) -> str:
    """To a converted Thief suspicion is worth points."""
    is_suspicion = state.agenda[-1][0] in _ACCEPTED
    return _("With the Thief every suspicion card is a point.") if is_suspicion and has_thief(state, seat) else ""
