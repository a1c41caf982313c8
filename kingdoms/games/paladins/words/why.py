"""Why a move is made: what to say about each term of the bot's value that favours it."""

from collections.abc import Sequence
from functools import partial
from math import inf

from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import N_, _, enumerated, ordinal, sentences, within
from kingdoms.core.words.why import VICTORY, Phrase, Phrases, Reason, explain, victory
from kingdoms.games.paladins import board, bot, cards, moves
from kingdoms.games.paladins.board import ACTION_KEYS, ATTRIBUTE_KEYS, FORTIFY, RAISED, RIGHT, Reward
from kingdoms.games.paladins.cards import ORDER_GOAL, ORDER_VP, PALADINS, TAVERNS, TOWNSFOLK
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS, cost
from kingdoms.games.paladins.rules.inquisition import has_thief
from kingdoms.games.paladins.rules.obstacles import obstacle
from kingdoms.games.paladins.rules.turns import target_step, targets
from kingdoms.games.paladins.scoring import ACTION_POINTS, ATTRIBUTE_VP, PAID_VP, debt_points, outsider_points
from kingdoms.games.paladins.state import HIDDEN, NONE, Paladins
from kingdoms.games.paladins.words.labels import target
from kingdoms.games.paladins.words.names import action_name, outsider_name, paladin_name, townsfolk_name
from kingdoms.games.paladins.words.phrases import goods, plain_workers, points, reward, rise, workers
from kingdoms.games.paladins.words.recruited import is_recruiting, recruited

_OCCASIONS = {
    cards.DEBT_PAID: N_("For every debt paid: {reward}."),
    cards.SUSPECT_QUESTIONED: N_("In an inquisition with at least 2 suspicion cards: {reward}."),
    cards.QUESTIONED: N_("In every inquisition: {reward}."),
    cards.INNOCENT_QUESTIONED: N_("In an inquisition with no suspicion cards: {reward}."),
}
"""The phrases for townsfolk that are triggered by something other than an action."""
_IN_INQUISITIONS = (cards.SUSPECT_QUESTIONED, cards.QUESTIONED, cards.INNOCENT_QUESTIONED)
_PAID_IN_SILVER = (board.DEVELOP, board.ABSOLVE, board.CONVERT)
_SENDS_WORKERS = (moves.Act, moves.UseFavour)
_HIRES = (moves.TakeTownsfolk, moves.Recruit, moves.FreeRecruit)
_GIVES_LATER = (moves.ChoosePaladin, moves.TakeTavern, moves.Pass, moves.Keep, moves.Develop, moves.Clear)
"""Moves that are never made for their immediate gains."""
_MOST_NAMED = 2
"""The maximum number of actions to list."""


def why(state: Paladins, move: Move) -> str:
    """The reason for the deciding seat's move, judging by this view; empty if there is nothing to say."""
    if _is_secret(state, move):
        return _("It was chosen in secret: nobody else knows why.")
    pardon = _("One fewer suspicion card before the next inquisition.") if _is_pardon(state, move) else ""
    return why_by_value(state, move) or pardon


def why_by_value(state: Paladins, move: Move) -> str:
    """The reason that the bot's value gives for the move, a mere chance only if nothing is certain; empty if none."""
    if _is_secret(state, move):
        return ""
    action = move.action if type(move) is moves.Act else NONE
    phrases = {FORTIFY: _PHRASES_FOR_A_WALL, board.RECRUIT: _PHRASES_FOR_RECRUITING}.get(action, _PHRASES)
    ways = _with_other_workers(state, move)
    return explain(bot, state, move, phrases, ways) or explain(bot, state, move, _CHANCES, ways)


def likely_target(view: Paladins, move: moves.Act) -> Thing | None:
    """The thing that the reason for an action counts on as its target; None if the action has none."""
    choices = targets(view, view.seat, move) if view.seat is not None else ()
    if view.seat is None or not choices:
        return None
    after = view.copy()
    after.agenda.append(target_step(view.seat, move))
    return target(after, bot.likely_answer(after, view.seat, choices))


def _is_secret(view: Paladins, move: Move) -> bool:
    """Whether the reader cannot see which paladins the move chooses from."""
    return type(move) is moves.ChoosePaladin and HIDDEN in view.drawn[view.agenda[-1][1]]


def _is_pardon(view: Paladins, move: Move) -> bool:
    """Whether the move accepts a reward that discards a suspicion card."""
    return type(move) is moves.Accept and view.asked == "remove_suspicion"


def _with_other_workers(view: Paladins, move: Move) -> list[Move]:
    """All moves that do the same thing with the same number of workers, of any kinds."""
    if type(move) not in _SENDS_WORKERS:
        return []
    sent = bot.place_and_number(move)
    return [other for other in view.moves()[:-1] if bot.place_and_number(other) == sent]


def _is_occupied(state: Paladins, seat: int, where: int) -> bool:
    """Whether workers stand on an action or a favour; favours are numbered after the actions."""
    if where < len(board.ACTIONS):
        return state.standing[seat][where] != board.NO_WORKERS
    return state.favour_workers[where - len(board.ACTIONS)] != NONE


def _is_taken(reason: Reason, where: int) -> bool:
    """Whether the alternative has sent workers to this action or favour."""
    return _is_occupied(reason.other, reason.seat, where) and not _is_occupied(reason.view, reason.seat, where)


def _sends_elsewhere(reason: Reason) -> bool:
    """Whether the move sends workers, and the alternative does not just send others to the same place."""
    if type(reason.move) not in _SENDS_WORKERS:
        return False
    first = 0 if type(reason.move) is moves.Act else len(board.ACTIONS)
    return not _is_taken(reason, first + reason.move[0])


def _known(reason: Reason, state: Paladins) -> Paladins:
    """The position without the tax on new suspicion cards, which nobody can foresee."""
    tax = sum(state.suspicions[reason.seat][len(reason.view.suspicions[reason.seat]) :])
    if not tax:
        return state
    known = state.copy()
    known.silver[reason.seat] = max(0, known.silver[reason.seat] - tax)
    return known


def _is_judged(reason: Reason) -> bool:
    """Whether guessing the hidden cards has led to an inquisition, which nobody can foresee."""
    return bool(reason.after.tax > reason.view.tax > 0)


def _certain(phrase: Phrase) -> Phrase:
    """The phrase; empty if guessing hidden cards has led to an inquisition, which may change what it says."""
    return lambda reason: "" if _is_judged(reason) else phrase(reason)


def _not_by_townsfolk(phrase: Phrase) -> Phrase:
    """The phrase; empty if it may be about what townsfolk give in an inquisition."""

    def said(reason: Reason) -> str:
        hired = reason.view.hired[reason.seat]
        is_uncertain = _is_judged(reason) and any(TOWNSFOLK[card].trigger in _IN_INQUISITIONS for card in hired)
        return "" if is_uncertain else phrase(reason)

    return said


# Levels, actions and orders.


def _level(attribute: int, reason: Reason) -> str:
    """The points for the levels gained in an attribute."""
    before, after = (state.attributes[reason.seat][attribute] for state in (reason.view, reason.after))
    return _steps(attribute, before, after - before)


def _steps(attribute: int, before: int, steps: int) -> str:
    """The points for steps on an attribute's track or, if they score nothing, for the step after them."""
    after = min(board.HIGHEST, before + steps)
    if after == before:
        return ""
    text, more = _("{rise}: {points} more at the end."), ATTRIBUTE_VP[after] - ATTRIBUTE_VP[before]
    if not more:
        text, more = _("{rise}: one more step scores {points}."), ATTRIBUTE_VP[after + 1] - ATTRIBUTE_VP[after]
    return text.format(rise=rise(attribute, after - before), points=points(more))


def _strength_of_a_wall(reason: Reason) -> str:
    """The points for the strength from any wall; the other gains from the next wall are not known yet."""
    return _steps(RAISED[FORTIFY], reason.view.attributes[reason.seat][RAISED[FORTIFY]], 1)


def _orders(view: Paladins) -> list[int]:
    """The actions of the revealed King's Orders."""
    return view.orders[: view.count_open_orders()]


def _action(action: int, reason: Reason) -> str:
    """The reason for an action: progress towards a King's Order, points, or a workshop; empty if none of these."""
    view, after, seat = reason.view, reason.after, reason.seat
    n = after.count_done(seat, action)
    if n > view.count_done(seat, action):
        return _order(view, action, n) or _number(action, n)
    if action in RIGHT and after.count_workshops(seat, action) > view.count_workshops(seat, action):
        return _workshop(reason, action)
    return ""


def _order(view: Paladins, action: int, n: int) -> str:
    """Progress towards a King's Order, or its fulfilment."""
    if action not in _orders(view) or n > ORDER_GOAL:
        return ""
    worth = points(ORDER_VP[view.orders.index(action)])
    if n == ORDER_GOAL:
        return _("The King's Order is met: {points}.").format(points=worth)
    return _("{n} of {all} for the King's Order: {points}.").format(n=n, all=ORDER_GOAL, points=worth)


def _number(action: int, n: int) -> str:
    """The points for doing the action this many times, or how far off they are."""
    name = action_name(action)
    if action not in ACTION_POINTS:
        return ""
    table = ACTION_POINTS[action]
    if table[n] > table[n - 1]:
        more = points(table[n] - table[n - 1])
        return _("{action} for {nth:the} time: {points} more.").format(action=name, nth=ordinal(n), points=more)
    first = next(number for number, worth in enumerate(table) if worth)
    return _("{action} for {nth:the} time: points start at {first:the}.").format(
        action=name, nth=ordinal(n), first=ordinal(first)
    )


def _workshop(reason: Reason, action: int) -> str:
    name, slots = action_name(action), len(board.SLOTS[action])
    if action in _orders(reason.view):
        return _("{action}, a King's Order action, now takes one fewer worker.").format(action=name)
    left = plain_workers(slots - reason.after.count_workshops(reason.seat, action))
    return _("{action} now takes only {workers}.").format(action=name, workers=left)


# Cards, debts and suspicion.


def _townsfolk(reason: Reason) -> str:
    """The recurring effect of a new townsfolk card."""
    new = set(reason.after.hired[reason.seat]) - set(reason.view.hired[reason.seat])
    if not new:
        return ""
    card = new.pop()
    _key, _discard, _hire, trigger, ongoing = TOWNSFOLK[card]
    if trigger in _OCCASIONS:
        said = _(_OCCASIONS[trigger]).format(reward=reward(ongoing))
    else:
        said = _("With every {action}: {reward}.").format(action=action_name(trigger), reward=reward(ongoing))
    if type(reason.move) in _HIRES or is_recruiting(reason):
        return said
    return sentences(_("{townsfolk:The} can then be hired.").format(townsfolk=townsfolk_name(card)), said)


def _outsiders(reason: Reason) -> str:
    """The converted outsider that scores more than before."""
    view, after, seat = reason.view, reason.after, reason.seat
    cards_before, cards_after, cards_other = (len(state.suspicions[seat]) for state in (view, after, reason.other))
    if has_thief(view, seat) and cards_after > (cards_before if _sends_elsewhere(reason) else cards_other):
        return _("With the Thief, every suspicion card scores a point.")
    before = {card: outsider_points(view, seat, card) for card in view.converted[seat]}
    more = {card: outsider_points(after, seat, card) - before.get(card, 0) for card in after.converted[seat]}
    card = max(more, key=more.__getitem__, default=NONE)
    if card == NONE or more[card] <= 0:
        return ""
    worth = points(outsider_points(after, seat, card))
    return _("{outsider:The} then scores {points}.").format(outsider=outsider_name(card), points=worth)


def _debts(reason: Reason) -> str:
    """A debt that is paid, destroyed or avoided."""
    seat, view, after, other = reason.seat, reason.view, reason.after, reason.other
    if view.asked == "conspirator":
        return _verdict(reason)
    cost = -debt_points(after, seat)
    if view.unpaid[seat] and cost < -debt_points(view, seat):
        return _("With the Traitor, every unpaid debt costs only {points}.").format(points=points(cost))
    if after.paid[seat] > view.paid[seat]:
        return _("A debt is paid: {points} more.").format(points=points(PAID_VP + cost))
    if after.unpaid[seat] < view.unpaid[seat]:
        return _("One fewer debt: {points} more.").format(points=points(cost))
    if after.unpaid[seat] < other.unpaid[seat] and other.tax <= view.tax and not _sends_elsewhere(reason):
        return _("Avoids a debt: {points}.").format(points=points(cost))
    return ""


def _verdict(reason: Reason) -> str:
    """The conspirator's help in an inquisition."""
    return _("One fewer suspicion card before the verdict.") if type(reason.move) is moves.Accept else ""


def _suspicion(reason: Reason) -> str:
    """A suspicion card that is discarded or avoided."""
    if reason.view.asked == "conspirator":
        return _verdict(reason)
    before, after, other = (len(state.suspicions[reason.seat]) for state in (reason.view, reason.after, reason.other))
    if after < before:
        return _("One fewer suspicion card before the next inquisition.")
    is_avoided = after == before < other and not _sends_elsewhere(reason)
    return _("Avoids a suspicion card.") if is_avoided else ""


def _rivals_suspicion(reason: Reason) -> str:
    """Says that discarding a suspicion card makes it more likely that a rival has the most."""
    is_pardoned = _is_pardon(reason.view, reason.move)
    return _("One fewer suspicion card: a rival is more likely to take a debt.") if is_pardoned else ""


def _inquisition(reason: Reason) -> str:
    """Says that a rival has the most suspicion cards if only this move has led to the guessed inquisition."""
    held = [len(cards) for cards in reason.view.suspicions]
    is_safe = held[reason.seat] < max(held) and _is_judged(reason) and reason.other.tax <= reason.view.tax
    return _("May trigger an inquisition while a rival has the most suspicion cards.") if is_safe else ""


# Workers and goods.


def _gained(reason: Reason) -> Reward:
    """The workers and goods that the move is certain to give."""
    view, after, seat, move = reason.view, _known(reason, reason.after), reason.seat, reason.move
    if type(move) in _GIVES_LATER or (type(move) in _SENDS_WORKERS and not _sends_elsewhere(reason)):
        return ()
    sent = move.workers if type(move) in _SENDS_WORKERS else board.NO_WORKERS
    hands = zip(board.WORKER_KEYS, view.hands[seat], sent, after.hands[seat], strict=True)
    tokens = [key for key, before, gone, now in hands for _more in range(now - before + gone)]
    if not _is_judged(reason):
        tokens += [board.SILVER] * (after.silver[seat] - view.silver[seat])
    return (*tokens, *[board.PROVISION] * (after.provisions[seat] - view.provisions[seat]))


def _plan(reason: Reason) -> str:
    """The actions and favours, except Conspire with its one worker of any kind, that are possible only now."""
    before, after, other = (
        {offer.where: offer.gain for offer in bot.planned(_known(reason, state), reason.seat)[0]}
        for state in (reason.view, reason.after, reason.other)
    )
    new = [where for where in after if where not in other and not _is_taken(reason, where)]
    if not new:
        return _more(reason, [where for where in after if after[where] > other.get(where, inf)])
    gained = _gained(reason)
    if new == [board.CONSPIRE]:
        return f"{_gives(gained)}." if gained else ""
    names = dict.fromkeys(_place_name(where) for where in new if where != board.CONSPIRE)
    actions = enumerated(list(names)[:_MOST_NAMED])
    if gained:
        return _("{start}: enough for {actions}.").format(start=_gives(gained), actions=actions)
    if new[0] not in before:
        return _("Enough workers and resources for {actions}.").format(actions=actions)
    return "" if _sends_elsewhere(reason) else _("Leaves enough for {actions}.").format(actions=actions)


def _place_name(where: int) -> str:
    return within(action_name(where)) if where < len(board.ACTIONS) else _("the King's Favour")


def _more(reason: Reason, actions: Sequence[int]) -> str:
    """The action that will give more because of the move, or what criminals are good for."""
    if _sends_elsewhere(reason):
        return ""
    if actions:
        return _help(reason, actions) or _("Makes {action} give more.").format(action=_place_name(actions[0]))
    return _criminals(reason)


def _criminals(reason: Reason) -> str:
    """The use of criminals from a tavern; the tax on their suspicion cards is not known yet."""
    move = reason.move
    has_criminal = type(move) is moves.TakeTavern and TAVERNS[reason.view.taverns[move.place]][board.CRIMINAL]
    return _("A criminal fits every slot.") if has_criminal else ""


def _help(reason: Reason, actions: Sequence[int]) -> str:
    """The paladin that helps with one of the actions."""
    card = reason.after.paladins[reason.seat]
    if PALADINS[card].action not in actions:
        return ""
    text, bonus = _("{action} costs less with {paladin}."), PALADINS[card].bonus
    if bonus:
        text = _("{action} gives more with {paladin}: {reward}.")
    return text.format(action=action_name(PALADINS[card].action), paladin=paladin_name(card), reward=reward(bonus))


def _workers(reason: Reason) -> str:
    """The workers gained or left for the next round."""
    move, gained = reason.move, _gained(reason)
    if type(move) is moves.ChoosePaladin:
        gained = tuple(board.WORKER_KEYS[kind] for kind in PALADINS[move.use].workers)
    if any(token in board.WORKER_KEYS for token in gained):
        return _("{start} for the next round.").format(start=_gives(gained))
    left = move.workers if type(move) is moves.Keep else bot.planned(reason.after, reason.seat)[1].hand
    if not any(left) or _sends_elsewhere(reason):
        return ""
    return _("{start} for the next round.").format(start=_("Leaves {goods}").format(goods=workers(left)))


def _goods(what: str, reason: Reason) -> str:
    """The goods that the move gives or saves, and what they are enough for in the next round."""
    view, after, seat, move, gained = reason.view, reason.after, reason.seat, reason.move, _gained(reason)
    if type(move) is moves.ChoosePaladin:
        return _help(reason, [PALADINS[move.use].action])
    if type(move) is moves.TakeTavern:
        return _criminals(reason)
    (owned, left), (otherwise, less) = (_stock(_known(reason, state), seat, what) for state in (after, reason.other))
    if left <= less or (what not in gained and (owned <= otherwise or _sends_elsewhere(reason))):
        return ""
    is_last = view.round == board.ROUNDS
    if what in gained:
        start = _gives((what,) * gained.count(what) if is_last else gained)
    else:
        start = _("Leaves {goods}").format(goods=goods(what, left))
    if is_last:
        return _("{start}; every 3 resources score a point.").format(start=start)
    for action in PAID_IN_PROVISIONS if what == board.PROVISION else _PAID_IN_SILVER:
        if not obstacle(view, seat, action) and less < cost(after, seat, action) <= left:
            text = _("{start}: enough for {action} next round.")
            return text.format(start=start, action=action_name(action))
    return _("{start} for the next round.").format(start=start)


def _stock(state: Paladins, seat: int, what: str) -> tuple[int, int]:
    """How many of these goods a seat has, and how many remain after what it plans to do this round."""
    left = bot.planned(state, seat)[1]
    if what == board.SILVER:
        return state.silver[seat], left.silver
    return state.provisions[seat], left.provisions


def _gives(gained: Reward) -> str:
    return _("Gives {reward}").format(reward=reward(gained))


def _with_card(phrase: Phrase) -> Phrase:
    """The phrase after the card that will be recruited and its cost."""

    def said(reason: Reason) -> str:
        text = phrase(reason)
        return sentences(recruited(reason), text) if text else ""

    return said


_PHRASES: Phrases = {
    **{key: (_not_by_townsfolk(partial(_level, attribute)), None) for attribute, key in enumerate(ATTRIBUTE_KEYS)},
    **{ACTION_KEYS[action]: (partial(_action, action), None) for action in (board.DEVELOP, *RIGHT)},
    "townsfolk": (_townsfolk, None),
    "outsiders": (_certain(_outsiders), None),
    "debts": (_certain(_debts), None),
    "suspicion": (_certain(_suspicion), _certain(_rivals_suspicion)),
    "plan": (_not_by_townsfolk(_plan), None),
    "workers": (_not_by_townsfolk(_workers), None),
    "silver": (_certain(partial(_goods, board.SILVER)), None),
    "provisions": (_not_by_townsfolk(partial(_goods, board.PROVISION)), None),
    VICTORY: (victory, None),
}
_CHANCES: Phrases = dict.fromkeys(("debts", "suspicion"), (_inquisition, _inquisition))
"""The phrases for an inquisition that may or may not come."""
_PHRASES_FOR_A_WALL: Phrases = {"strength": (_strength_of_a_wall, None), "fortify": _PHRASES["fortify"]}
"""The phrases that are certain for a wall before it is built."""
_PHRASES_FOR_RECRUITING: Phrases = {term: (own and _with_card(own), rivals) for term, (own, rivals) in _PHRASES.items()}
"""The phrases for sending workers to Recruit: they begin with the card."""
