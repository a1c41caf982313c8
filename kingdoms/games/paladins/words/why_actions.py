"""What speaks for a turn: King's Orders, points, levels and who helps; for passing, workshops, prayers and workers."""

from collections.abc import Mapping

from kingdoms.core.language import N_, _
from kingdoms.games.paladins.board import (
    ABSOLVE,
    ATTACK,
    ATTRIBUTE_KEYS,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    HUNT,
    HUNTED,
    HUNTED_BY_TWO,
    KEPT,
    NOBODY,
    PRAY,
    PROVISION,
    RAISED,
    RECRUIT,
    RIGHT,
    ROUNDS,
    SILVER,
    SLOTS,
    TRADE,
    UNCOVERED,
    WORKER_KEYS,
    Reward,
    Workers,
)
from kingdoms.games.paladins.bot.outlook import ACTION_POINTS
from kingdoms.games.paladins.cards import FAVOURS, ORDER_GOAL, ORDER_VP, PALADINS, TAVERNS, TOWNSFOLK
from kingdoms.games.paladins.moves import Act, ChoosePaladin, Clear, Develop, Keep, Pass, TakeTavern, UseFavour
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS, cost
from kingdoms.games.paladins.rules.workers import capped, is_lot, ways_to_act
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.table import HIDDEN, NONE
from kingdoms.games.paladins.words.names import action_name, paladin_name, townsfolk_name
from kingdoms.games.paladins.words.phrases import alternatives, plain_workers, points, reward
from kingdoms.games.paladins.words.why_rewards import (
    brings,
    can_act,
    makes_possible,
    nears_action,
    nears_points,
    open_orders,
    possible_actions,
    raises_points,
)

_GOOD_FOR: Mapping[int, str] = {
    DEVELOP: N_("A workshop saves a worker from now on."),
    PRAY: N_("An action can be cleared and done once more."),
    CONSPIRE: N_("A criminal fits every slot, but brings a suspicion card."),
    ATTACK: N_("The outsider's reward comes at once."),
    CONVERT: N_("A converted outsider counts at the end."),
}
"""What actions are good for whose reward depends on what follows."""


# Actions.


def _gained(state: Paladins, seat: int, move: Act) -> Reward:
    """What an action itself brings for certain."""
    if move.action in (HUNT, TRADE):
        good = PROVISION if move.action == HUNT else SILVER
        return (good,) * (HUNTED if sum(move.workers) == 1 else HUNTED_BY_TWO) + _bonus(state, seat, move.action)
    if move.action == CONSPIRE:
        return (WORKER_KEYS[CRIMINAL], *_bonus(state, seat, CONSPIRE))
    if move.action == DEVELOP:
        return (WORKER_KEYS[UNCOVERED[state.count_done(seat, DEVELOP)]],)
    return (ATTRIBUTE_KEYS[RAISED[move.action]],) if move.action in RAISED else ()


def _bonus(state: Paladins, seat: int, action: int) -> Reward:
    paladin = state.paladins[seat]
    return PALADINS[paladin].bonus if paladin >= 0 and PALADINS[paladin].action == action else ()


def meets_order(state: Paladins, seat: int, move: Act) -> str:
    """The action is a King's Order, which is met then, or comes nearer."""
    orders = open_orders(state)
    if move.action not in orders:
        return ""
    n, worth = state.count_done(seat, move.action) + 1, points(ORDER_VP[orders.index(move.action)])
    if n == ORDER_GOAL:
        return _("The King's Order is met: {points}.").format(points=worth)
    if n > ORDER_GOAL:
        return ""
    return _("{n} of {all} for the King's Order: {points}.").format(n=n, all=ORDER_GOAL, points=worth)


def counts_more(state: Paladins, seat: int, move: Act) -> str:
    """So many of them are worth more at the end."""
    if move.action not in ACTION_POINTS:
        return ""
    table, done = ACTION_POINTS[move.action], state.count_done(seat, move.action)
    more = table[done + 1] - table[done]
    if not more:
        return ""
    return _("{action}, number {n}: {points} more.").format(
        action=action_name(move.action), n=done + 1, points=points(more)
    )


def acts_for_level(state: Paladins, seat: int, move: Act) -> str:
    """The level that rises counts more at the end."""
    return raises_points(state, seat, _gained(state, seat, move))


def acts_for_next_level(state: Paladins, seat: int, move: Act) -> str:
    """The level after the one that is reached counts more at the end."""
    return nears_points(state, seat, _gained(state, seat, move))


def is_helped(state: Paladins, seat: int, move: Act) -> str:
    """Townsfolk or the paladin help with the action."""
    helpers = [card for card in state.hired[seat] if TOWNSFOLK[card].trigger == move.action]
    if helpers:
        ongoing = tuple(token for card in helpers for token in TOWNSFOLK[card].ongoing)
        return _("{townsfolk} helps: {reward}.").format(townsfolk=townsfolk_name(helpers[0]), reward=reward(ongoing))
    paladin = state.paladins[seat]
    return _help(paladin) if paladin >= 0 and PALADINS[paladin].action == move.action else ""


def _help(paladin: int) -> str:
    """What a paladin does for his action."""
    helped, name = PALADINS[paladin], paladin_name(paladin)
    if helped.bonus:
        return _("{action} brings more with {paladin}: {reward}.").format(
            action=action_name(helped.action), paladin=name, reward=reward(helped.bonus)
        )
    return _("{action} costs less with {paladin}.").format(action=action_name(helped.action), paladin=name)


def acts_for_more(state: Paladins, seat: int, move: Act) -> str:
    """What it brings makes another action possible; what an attack will cost is not known yet."""
    if move.action == ATTACK:
        return ""
    return makes_possible(state, _after(state, seat, move), seat, _gained(state, seat, move))


def acts_for_next_action(state: Paladins, seat: int, move: Act) -> str:
    """What it brings is needed for another action, for which less is missing then."""
    if move.action not in (HUNT, TRADE):
        return ""
    return nears_action(state, _after(state, seat, move), seat, _gained(state, seat, move))


def _after(state: Paladins, seat: int, move: Act) -> Paladins:
    """The table when the workers stand on the action and it has been paid."""
    paid = _without(state, seat, move.workers)
    paid.standing[seat][move.action] = move.workers
    if move.action in PAID_IN_PROVISIONS:
        paid.provisions[seat] -= cost(state, seat, move.action)
    elif move.action in (DEVELOP, ABSOLVE, CONVERT):
        paid.silver[seat] -= cost(state, seat, move.action)
    return paid


def _without(state: Paladins, seat: int, workers: Workers) -> Paladins:
    """The table when these workers have left the hand."""
    after = state.copy()
    after.hands[seat] = [own - sent for own, sent in zip(state.hands[seat], workers, strict=True)]
    return after


def recruits(state: Paladins, seat: int, move: Act) -> str:
    """One worker is enough for a reward, two for a companion."""
    if move.action != RECRUIT:
        return ""
    if sum(move.workers) == 1:
        return _("A single worker brings the reward of a townsfolk.")
    return _("A hired townsfolk helps again and again.")


def acts_for_use(state: Paladins, seat: int, move: Act) -> str:
    """What an action is good for."""
    return _(_GOOD_FOR[move.action]) if move.action in _GOOD_FOR else ""


def acts_for_reward(state: Paladins, seat: int, move: Act) -> str:
    """What the action brings."""
    return brings(state, seat, _gained(state, seat, move))


def favour_makes_possible(state: Paladins, seat: int, move: UseFavour) -> str:
    """What the favour brings makes an action possible."""
    favour = FAVOURS[state.favours[move.place]]
    paid = _without(state, seat, move.workers)
    paid.silver[seat] -= favour.cost.count(SILVER)
    paid.provisions[seat] -= favour.cost.count(PROVISION)
    return makes_possible(state, paid, seat, favour.effects[0]) if len(favour.effects) == 1 else ""


def uses_favour_alone(state: Paladins, seat: int, move: UseFavour) -> str:
    """Nobody else can use it in this round."""
    effects = FAVOURS[state.favours[move.place]].effects
    return _("Only one player in a round gets this: {reward}.").format(reward=alternatives(effects))


# Passing.


def has_nothing_left(state: Paladins, seat: int, move: Pass) -> str:
    """No action is left for which the workers are meant."""
    if possible_actions(state, seat):
        return ""
    return _("No action on the right is possible any more.")


def saves_workers(state: Paladins, seat: int, move: Pass) -> str:
    """Some workers stay for the next round."""
    n = min(KEPT, sum(state.hands[seat]))
    if state.round == ROUNDS or not n:
        return ""
    return _("For the next round stays: {workers}.").format(workers=plain_workers(n))


def keeps_for_action(state: Paladins, seat: int, move: Keep) -> str:
    """The workers that stay are enough for an action together."""
    if state.round == ROUNDS:
        return ""
    for action in dict.fromkeys([*open_orders(state), *RIGHT]):
        if is_lot(action, state.count_workshops(seat, action), move.workers):
            return _("Together they can do this in the next round: {action}.").format(action=action_name(action))
    return ""


def keeps_criminals(state: Paladins, seat: int, move: Keep) -> str:
    """Criminals are always of use."""
    return _("A criminal fits every slot.") if move.workers[CRIMINAL] else ""


def keeps_kinds(state: Paladins, seat: int, move: Keep) -> str:
    """Different workers leave a choice."""
    kinds = sum(map(bool, move.workers))
    return _("Different workers leave more choice: {n} kinds.").format(n=kinds) if kinds > 1 else ""


# Workshops and prayers.


def develops_order(state: Paladins, seat: int, move: Develop) -> str:
    """The action is a King's Order."""
    if move.action not in open_orders(state):
        return ""
    return _("The King's Order needs one worker less from now on: {action}.").format(action=action_name(move.action))


def saves_worker(state: Paladins, seat: int, move: Develop) -> str:
    """How many workers the action needs then."""
    left = len(SLOTS[move.action]) - state.count_workshops(seat, move.action) - 1
    return _("From now on it takes only {workers}.").format(workers=plain_workers(left))


def repeats_action(state: Paladins, seat: int, move: Clear) -> str:
    """There are workers and goods to do the action again."""
    after = state.copy()
    after.standing[seat][move.action] = NOBODY
    if not can_act(after, seat, move.action):
        return ""
    return _("It can be done once more in this round: {action}.").format(action=action_name(move.action))


def frees_slots(state: Paladins, seat: int, move: Clear) -> str:
    """Workers for the action may still come."""
    return _("Workers can be placed there again: {action}.").format(action=action_name(move.action))


# Paladins and taverns.


def leads_to_order(state: Paladins, seat: int, move: ChoosePaladin) -> str:
    """The paladin helps with a King's Order; rivals' paladins are a secret."""
    helped = PALADINS[move.use].action
    if HIDDEN in state.drawn[seat] or helped not in open_orders(state):
        return ""
    return _("He helps with the King's Order: {action}.").format(action=action_name(helped))


def has_help(state: Paladins, seat: int, move: ChoosePaladin) -> str:
    """What he helps with; who does not see the paladins does not learn it."""
    if HIDDEN in state.drawn[seat]:
        return _("It was chosen in secret: nobody else knows why.")
    return _help(move.use)


def takes_fit_workers(state: Paladins, seat: int, move: TakeTavern) -> str:
    """No other open tavern makes more actions on the right possible."""
    fits = {place: _count_fit(state, seat, card) for place, card in enumerate(state.taverns) if card != NONE}
    if fits[move.place] < max(fits.values()) or min(fits.values()) == max(fits.values()):
        return ""
    return _("They fit the most actions on the right: {n}.").format(n=fits[move.place])


def _count_fit(state: Paladins, seat: int, card: int) -> int:
    """For how many actions on the right the hand would have workers with those of a tavern."""
    hand = capped([own + more for own, more in zip(state.hands[seat], TAVERNS[card], strict=True)])
    return sum(bool(ways_to_act(action, state.count_workshops(seat, action), hand)) for action in RIGHT)


def takes_workers(state: Paladins, seat: int, move: TakeTavern) -> str:
    """They are enough for some action on the right."""
    n = _count_fit(state, seat, state.taverns[move.place])
    if n > 1:
        return _("With them there are workers for {n} actions on the right.").format(n=n)
    return _("With them there are workers for one action on the right.") if n else ""


def avoids_suspicion(state: Paladins, seat: int, move: TakeTavern) -> str:
    """No criminal comes, though others could."""
    criminals = [TAVERNS[card][CRIMINAL] for card in state.taverns if card != NONE]
    if TAVERNS[state.taverns[move.place]][CRIMINAL] or not any(criminals):
        return ""
    return _("No criminal among them, so no suspicion card.")


def takes_criminals(state: Paladins, seat: int, move: TakeTavern) -> str:
    """A criminal comes."""
    return _(_GOOD_FOR[CONSPIRE]) if TAVERNS[state.taverns[move.place]][CRIMINAL] else ""
