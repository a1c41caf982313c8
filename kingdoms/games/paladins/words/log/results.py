"""The cost and the results of a deed in the log of Paladins, as lists."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kingdoms.core.words.language import _, enumerated, ngettext, within
from kingdoms.games.paladins import board, events
from kingdoms.games.paladins.cards import FAVOURS, TOWNSFOLK, WALLS
from kingdoms.games.paladins.words import phrases
from kingdoms.games.paladins.words.log.deeds import HELPERS, Deed
from kingdoms.games.paladins.words.names import outsider_name, paladin_name, townsfolk_name

GAINED = (events.Gained, events.WorkersGained)
_NAMED_AS_GAINS = (board.SILVER, board.PROVISION, *board.WORKER_KEYS, *board.ATTRIBUTE_KEYS)
"""The tokens of a reward that the events after it log as gains."""
_TOKENS = {
    events.TaxTaken: board.TAX,
    events.SuspicionDiscarded: board.REMOVE_SUSPICION,
    events.DebtTaken: board.TAKE_DEBT,
    events.DebtPaid: board.PAY_DEBT,
    events.DebtDestroyed: board.DESTROY_DEBT,
}
"""The token of a reward that stands for each of these events."""


def is_opponent(seat: int, names: Sequence[str]) -> bool:
    """Whether this side is the solo opponent, whose workers have no kinds and which owns no silver."""
    return seat >= len(names)


def lot(seat: int, counts: board.Workers, names: Sequence[str]) -> str:
    """A side's workers in words."""
    return phrases.plain_workers(counts[board.LABOURER]) if is_opponent(seat, names) else phrases.workers(counts)


def amount(what: str, n: int) -> str:
    """An amount of a good, or a number of levels."""
    if what in board.ATTRIBUTE_KEYS:
        return phrases.level(board.ATTRIBUTE_KEYS.index(what), n)
    return phrases.goods(what, n)


# Costs.


def cost_of(deed: Deed) -> str:
    """Everything that a deed costs."""
    paid = Counter[str]()
    for event in deed.costs:
        paid[event.what if isinstance(event, events.Paid) else board.TAKE_DEBT] += getattr(event, "amount", 1)
    return enumerated([phrases.debts(n) if what == board.TAKE_DEBT else amount(what, n) for what, n in paid.items()])


# Results.


def results_of(deed: Deed) -> str:
    """Everything that comes of a deed; what a helper adds comes last, after the helper's name."""
    own: list[Any] = []
    helped: list[tuple[str, list[Any]]] = []
    for event in deed.results:
        if isinstance(event, HELPERS):
            helped.append((_name_of(event), []))
        else:
            (helped[-1][1] if helped else own).append(event)
    unnamed = _unnamed(deed.done, deed.results)
    items = [*([unnamed] if unnamed else []), *results_in_words(own, rises=deed.done is not None)]
    said = [enumerated(items)] if items else []
    given = [(name, results_in_words(results)) for name, results in helped]
    said += [_("{name}: {text}").format(name=name, text=enumerated(results)) for name, results in given if results]
    return "; ".join(said)


def _name_of(event: events.PaladinHelped | events.TownsfolkHelped) -> str:
    if isinstance(event, events.PaladinHelped):
        return paladin_name(event.paladin)
    return within(townsfolk_name(event.townsfolk))


def results_in_words(happened: Sequence[Any], *, rises: bool = True) -> list[str]:
    """Everything that events give: targets, workers, goods, levels, suspicion and tax, then changes of debts."""
    found = [_target(event, happened) for event in happened if isinstance(event, events.WallBuilt | _Outsider)]
    found += gains_in_words([event for event in happened if isinstance(event, GAINED)], rises=rises)
    drawn = sum(isinstance(event, events.SuspicionDrawn) for event in happened)
    found += [phrases.suspicions(drawn)] if drawn else []
    taxed = sum(event.supply + event.bank for event in happened if isinstance(event, events.TaxTaken))
    found += [ngettext("{n} silver from tax", "{n} silver from tax", taxed).format(n=taxed)] if taxed else []
    return found + _settled(happened)


_Outsider = events.Attacked | events.Converted


def _target(event: Any, happened: Sequence[Any]) -> str:
    """The target of an action, as a thing."""
    if not isinstance(event, events.WallBuilt):
        return _("{outsider:the}").format(outsider=outsider_name(event.outsider))
    text = _("a wall worth {points}") if WALLS[event.wall].vp else _("a wall")
    wall, unnamed = text.format(points=phrases.points(WALLS[event.wall].vp)), _unnamed(event, happened)
    return _("{name}: {text}").format(name=wall, text=unnamed) if unnamed else wall


def gains_in_words(gained: Sequence[Any], of_opponent: bool = False, *, rises: bool = False) -> list[str]:
    """Several gains: workers, then goods and attributes in the order in which they came; attributes may be `rises`."""
    lots = [event.workers for event in gained if isinstance(event, events.WorkersGained)]
    workers = tuple(map(sum, zip(*lots, strict=True)))
    amounts = Counter[str]()
    for event in gained:
        if isinstance(event, events.Gained):
            amounts[event.what] += event.amount
    said = [phrases.plain_workers(workers[board.LABOURER])] if lots and of_opponent else []
    said = said or [phrases.workers_of(kind, n) for kind, n in enumerate(workers) if n]
    return said + [_rise(what, n) if rises else amount(what, n) for what, n in amounts.items()]


def _rise(what: str, n: int) -> str:
    is_attribute = what in board.ATTRIBUTE_KEYS
    return phrases.rise(board.ATTRIBUTE_KEYS.index(what), n) if is_attribute else amount(what, n)


def _settled(happened: Sequence[Any]) -> list[str]:
    """Discarded suspicion cards, and debts taken, paid and destroyed."""
    found = list[str]()
    discarded = sum(event.cards for event in happened if isinstance(event, events.SuspicionDiscarded))
    if discarded:
        text = ngettext("{n} suspicion card discarded", "{n} suspicion cards discarded", discarded)
        found.append(text.format(n=discarded))
    kinds = Counter(map(type, happened))
    if taken := kinds[events.DebtTaken]:
        found.append(ngettext("{n} debt taken", "{n} debts taken", taken).format(n=taken))
    if paid := kinds[events.DebtPaid]:
        found.append(ngettext("{n} debt paid", "{n} debts paid", paid).format(n=paid))
    if destroyed := kinds[events.DebtDestroyed]:
        found.append(ngettext("{n} debt destroyed", "{n} debts destroyed", destroyed).format(n=destroyed))
    return found


# Rewards that no event names.


def unnamed_reward(event: Any, of_opponent: bool) -> str:
    """An event's reward; empty if later events name all of it as gains."""
    if isinstance(event, events.FavourUsed):
        return _unnamed(event, ())
    tokens = () if of_opponent and isinstance(event, events.JarPlaced) else _reward(event)
    is_gained = not of_opponent and all(token in _NAMED_AS_GAINS for token in tokens)
    return phrases.reward(tokens) if tokens and not is_gained else ""


def _unnamed(event: Any, results: Sequence[Any]) -> str:
    """The part of an event's reward that is still to come after these results."""
    if isinstance(event, events.FavourUsed):
        return "" if results else phrases.alternatives(FAVOURS[event.favour].effects)
    named = (*_NAMED_AS_GAINS, *(_TOKENS[type(result)] for result in results if type(result) in _TOKENS))
    rest = tuple(token for token in _reward(event) if token not in named)
    return phrases.reward(rest) if rest else ""


def _reward(event: Any) -> board.Reward:
    """The reward printed on the card or the space that the event is about."""
    match event:
        case events.Discarded(townsfolk=card):
            return TOWNSFOLK[card].discard
        case events.Settled(space=number):
            return board.SPACES[number].reward
        case events.WallBuilt(wall=card):
            return WALLS[card].gain
        case events.JarPlaced(space=number):
            return board.JAR_SPACES[number]
    return ()
