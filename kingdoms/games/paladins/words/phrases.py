"""Recurring phrases: amounts of goods, workers and cards, levels of attributes, rewards, and slots."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from kingdoms.core.words.language import _, enumerated, ngettext
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import FAVOURS, WALLS
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS
from kingdoms.games.paladins.words.names import slot_name


def points(n: int) -> str:
    """A number of points."""
    return ngettext("{n} point", "{n} points", n).format(n=n)


def cards(n: int) -> str:
    """A number of cards."""
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def suspicions(n: int) -> str:
    """The phrase for this many suspicion cards."""
    return ngettext("{n} suspicion card", "{n} suspicion cards", n).format(n=n)


def debts(n: int) -> str:
    """A number of debts."""
    return ngettext("{n} debt", "{n} debts", n).format(n=n)


# Goods and levels.


def silver(n: int) -> str:
    """An amount of silver."""
    return ngettext("{n} silver", "{n} silver", n).format(n=n)


def provisions(n: int) -> str:
    """A number of provisions."""
    return ngettext("{n} provision", "{n} provisions", n).format(n=n)


def goods(what: str, n: int) -> str:
    """An amount of silver, or a number of provisions."""
    return silver(n) if what == board.SILVER else provisions(n)


def level(attribute: int, n: int) -> str:
    """A number of levels of an attribute."""
    match attribute:
        case board.FAITH:
            text = ngettext("{n} faith", "{n} faith", n)
        case board.STRENGTH:
            text = ngettext("{n} strength", "{n} strength", n)
        case _influence:
            text = ngettext("{n} influence", "{n} influence", n)
    return text.format(n=n)


def rise(attribute: int, n: int) -> str:
    """A rise of an attribute by a number of levels."""
    match attribute:
        case board.FAITH:
            text = ngettext("+{n} faith", "+{n} faith", n)
        case board.STRENGTH:
            text = ngettext("+{n} strength", "+{n} strength", n)
        case _influence:
            text = ngettext("+{n} influence", "+{n} influence", n)
    return text.format(n=n)


def no_cost(action: int) -> str:
    """Says that an action is free: most cost silver, some cost provisions."""
    return _("Costs no provisions.") if action in PAID_IN_PROVISIONS else _("Costs no silver.")


# Workers.


def workers_of(kind: int, n: int) -> str:
    """A number of workers of one kind."""
    match board.WORKER_KEYS[kind]:
        case "labourer":
            text = ngettext("{n} labourer", "{n} labourers", n)
        case "scout":
            text = ngettext("{n} scout", "{n} scouts", n)
        case "merchant":
            text = ngettext("{n} merchant", "{n} merchants", n)
        case "fighter":
            text = ngettext("{n} fighter", "{n} fighters", n)
        case "cleric":
            text = ngettext("{n} cleric", "{n} clerics", n)
        case _criminal:
            text = ngettext("{n} criminal", "{n} criminals", n)
    return text.format(n=n)


def workers(counts: Sequence[int]) -> str:
    """Numbers of workers by kind; kinds with none are left out."""
    return enumerated([workers_of(kind, counts[kind]) for kind in board.WORKERS if counts[kind]])


def plain_workers(n: int) -> str:
    """A number of workers whose kinds do not matter."""
    return ngettext("{n} worker", "{n} workers", n).format(n=n)


def any_workers(n: int) -> str:
    """A number of workers of whatever kind."""
    return ngettext("{n} worker of any kind", "{n} workers of any kind", n).format(n=n)


def slots(asked: Sequence[int]) -> list[str]:
    """The workers that these slots ask for."""
    return [slot_name(slot, len(list(same))) for slot, same in groupby(asked)]


# Rewards.

_GOODS = (*board.WORKER_KEYS, board.SILVER, board.PROVISION, board.TAX)
"""The parts of rewards that are gained, as opposed to raised or done."""


def reward(tokens: board.Reward) -> str:
    """Everything a reward gives, in order."""
    return _listed(tokens, _token)


def reward_of_card(tokens: board.Reward) -> str:
    """Everything a card gives, in order; it says that tax is gained from the supply."""
    return _listed(tokens, _token_of_card)


def _listed(tokens: board.Reward, worded: Callable[[str, int], str]) -> str:
    """The parts of a reward, each put into words; after something to do, a gain is called one."""
    found, is_after_deed = list[str](), False
    for token, same in groupby(tokens):
        text, is_good = worded(token, len(list(same))), token in _GOODS
        found.append(_("gain {goods}").format(goods=text) if is_after_deed and is_good else text)
        is_after_deed = not is_good and token not in board.ATTRIBUTE_KEYS
    return enumerated(found)


def _token_of_card(token: str, n: int) -> str:
    if token == board.TAX:
        return ngettext("{n} silver from the tax supply", "{n} silver from the tax supply", n).format(n=n)
    return _token(token, n)


def short_reward(tokens: board.Reward) -> str:
    """Everything a reward gives, short enough for a narrow button."""
    return enumerated([_short_token(token, len(list(same))) for token, same in groupby(tokens)])


def _short_token(token: str, n: int) -> str:
    if token == board.REMOVE_SUSPICION:
        return ngettext("discard {n} suspicion", "discard {n} suspicion", n).format(n=n)
    return _token(token, n)


def alternatives(rewards: Sequence[board.Reward]) -> str:
    """Rewards to choose from."""
    if len(rewards) == 1:
        return reward(rewards[0])
    first, second = map(reward, rewards)
    return _("{first}, or {second}").format(first=first, second=second)


def _token(token: str, n: int) -> str:
    if token in board.WORKER_KEYS:
        return workers_of(board.WORKER_KEYS.index(token), n)
    if token in board.ATTRIBUTE_KEYS:
        return rise(board.ATTRIBUTE_KEYS.index(token), n)
    return _TOKENS[token](n)


_TOKENS: Mapping[str, Callable[[int], str]] = {
    board.SILVER: silver,
    board.PROVISION: provisions,
    board.TAX: lambda n: ngettext("{n} tax", "{n} tax", n).format(n=n),
    board.REMOVE_SUSPICION: lambda n: ngettext("discard {n} suspicion card", "discard {n} suspicion cards", n).format(
        n=n
    ),
    board.TAKE_DEBT: lambda n: ngettext("take {n} debt", "take {n} debts", n).format(n=n),
    board.PAY_DEBT: lambda n: ngettext("pay {n} debt", "pay {n} debts", n).format(n=n),
    board.DESTROY_DEBT: lambda n: ngettext("destroy {n} debt", "destroy {n} debts", n).format(n=n),
    board.PRAYER: lambda n: _("pray"),
    board.FREE_RECRUIT: lambda n: _("recruit for free"),
    board.FREE_DEVELOP: lambda n: _("develop for free"),
    board.RAISE: lambda n: _("+{n} to any attribute").format(n=n),
}
"""How to word the tokens that are neither workers nor attributes; prayers and free actions come one at a time."""


# Cards.


def wall_text(card: int) -> str:
    """Everything a wall gives."""
    wall = WALLS[card]
    items = [reward((board.ATTRIBUTE_KEYS[board.STRENGTH], *wall.gain))]
    items += [alternatives(wall.choice)] if wall.choice else []
    items += [points(wall.vp)] if wall.vp else []
    return "; ".join(items)


def favour_text(card: int) -> str:
    """Says which worker a favour takes, what it costs, and what it gives."""
    favour = FAVOURS[card]
    asked = [slot_name(favour.slot), *([reward(favour.cost)] if favour.cost else [])]
    return _("{cost}: {effect}").format(cost=" + ".join(asked), effect=alternatives(favour.effects))
