"""The log of a game of Paladins: one sentence for nearly every event, with names, or "you" for the only person.

Most placeholders name fields of the event. Translations can put names anywhere, and never need an ending or an
article that depends on them. There is no sentence about everybody drawing paladins, which happens every round. The
solo opponent's steps are described in `log_solo`.
"""

from collections import Counter
from collections.abc import Callable, Reversible, Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from kingdoms.core.words.language import N_, _, enumerated, filled, ngettext, sentences, within
from kingdoms.games.paladins import board, events, solo_events
from kingdoms.games.paladins.cards import FAVOURS, ORDER_GOAL, ORDER_VP, TOWNSFOLK, WALLS
from kingdoms.games.paladins.words import phrases
from kingdoms.games.paladins.words.log_solo import solo_line
from kingdoms.games.paladins.words.names import (
    action_name,
    outsider_name,
    paladin_name,
    side_name,
    side_within,
    townsfolk_name,
)

Names = Sequence[str]

_PLAIN = {
    events.TavernsShuffled: N_("The tavern deck has run out: the discard pile is shuffled into a new deck."),
    events.PaladinChosen: N_("{seat:{seat} has|You have} chosen a paladin."),
    events.PaladinRevealed: N_("{seat:{seat} reveals|You reveal} {paladin}."),
    events.TavernTaken: N_("{seat:{seat} takes|You take} a tavern card."),
    events.Developed: N_("{seat:{seat} places|You place} a workshop on {action}."),
    events.Hired: N_("{seat:{seat} hires|You hire} {townsfolk:the}."),
    events.Cleared: N_("{seat:{seat} prays|You pray} and {seat:clears|clear} {action}."),
    events.Attacked: N_("{seat:{seat} attacks|You attack} {outsider:the}."),
    events.Converted: N_("{seat:{seat} converts|You convert} {outsider:the}."),
    events.PaladinHelped: N_("{seat:{seat} gets|You get} {paladin}'s bonus."),
    events.TownsfolkHelped: N_("{seat:{seat} gets|You get} help from {townsfolk:the}."),
    events.SuspicionsShuffled: N_("The suspicion deck has run out: the discard pile is shuffled into a new deck."),
    events.SuspicionDiscarded: N_("{seat:{seat} discards|You discard} {cards}."),
    events.DebtTaken: N_("{seat:{seat} takes|You take} an unpaid debt."),
    events.DebtPaid: N_("{seat:{seat} pays|You pay} a debt."),
    events.DebtDestroyed: N_("{seat:{seat} destroys|You destroy} an unpaid debt."),
    events.InquisitionBegan: N_("Inquisition!"),
    events.TaxRefilled: N_("The tax supply is refilled with {silver}."),
    events.Passed: N_("{seat:{seat} passes|You pass}."),
    events.WorkersKept: N_("{seat:{seat} keeps|You keep} {workers}."),
    events.GameEnded: N_("The game is over."),
    events.RoundBegan: N_("Round {round} begins. {start:{start} goes|You go} first."),
    events.FavourTurned: N_("A King's Favour is revealed: {favour}."),
}
"""The events that are always logged with the same sentence."""

_DECLINED = {
    board.REMOVE_SUSPICION: N_("{seat:{seat} discards|You discard} no suspicion card."),
    board.PAY_DEBT: N_("{seat:{seat} pays|You pay} no debt."),
    board.DESTROY_DEBT: N_("{seat:{seat} doesn't|You don't} destroy a debt."),
    board.PRAYER: N_("{seat:{seat} declines|You decline} to pray."),
    board.FREE_RECRUIT: N_("{seat:{seat} declines|You decline} to recruit."),
}

_GAINED = (events.Gained, events.WorkersGained)
_NAMED_AS_GAINS = (board.SILVER, board.PROVISION, *board.WORKER_KEYS, *board.ATTRIBUTE_KEYS)
"""The tokens of a reward that the events after it log as gains."""
_TURNS = (events.Acted, events.FavourUsed, events.Passed)
"""The events with which a turn begins: sending workers to an action or a favour, or passing."""
_BETWEEN_TURNS = (
    events.RoundBegan,
    events.RoundEnded,
    events.GameEnded,
    events.PaladinRevealed,
    events.TavernTaken,
    solo_events.SchemeTurned,
)
"""The events after which a decision no longer belongs to the turn before them."""
_INQUISITION = (events.InquisitionBegan, events.Convicted)
"""The events of an inquisition that are news."""
_TARGETS = {
    events.Hired: "{townsfolk}",
    events.Discarded: "{townsfolk}",
    events.Attacked: "{outsider}",
    events.Converted: "{outsider}",
    events.Developed: N_("workshop on {action}"),
    events.Cleared: N_("{action} cleared"),
}
"""How a turn in short names the target of its action."""
_DEEDS = {
    events.SuspicionDiscarded: board.REMOVE_SUSPICION,
    events.DebtTaken: board.TAKE_DEBT,
    events.DebtPaid: board.PAY_DEBT,
    events.DebtDestroyed: board.DESTROY_DEBT,
}
"""The token of a reward that stands for each of these events."""

_SAID: dict[str, Callable[[Any], str]] = {
    "action": action_name,
    "paladin": paladin_name,
    "townsfolk": townsfolk_name,
    "outsider": outsider_name,
    "favour": phrases.favour_text,
    "workers": phrases.workers,
    "cards": phrases.suspicions,
    "silver": phrases.silver,
}
"""How to word the fields that are neither seats nor plain numbers."""


class Gains(NamedTuple):
    """Successive gains of a side, which share one sentence in the log."""

    seat: int
    gains: tuple[events.Gained | events.WorkersGained, ...]


def with_joined_gains(happened: Sequence[Any]) -> list[Any]:
    """The events, with successive gains of a side joined into one."""
    found: list[Any] = []
    for event in happened:
        last = found[-1] if found else None
        if isinstance(event, _GAINED) and isinstance(last, (Gains, *_GAINED)) and last.seat == event.seat:
            found[-1] = Gains(event.seat, (*(last.gains if isinstance(last, Gains) else (last,)), event))
        else:
            found.append(event)
    return found


def since_turn(past: Reversible[Any], seat: int) -> list[list[Any]]:
    """The other sides' turns since the seat last acted in this round, each as its events: first what was done."""
    found: list[list[Any]] = []
    later: list[Any] = []
    for event in reversed(past):
        if isinstance(event, events.RoundBegan) or (isinstance(event, _TURNS) and event.seat == seat):
            break
        later.append(event)
        if isinstance(event, _TURNS):
            found.append(later[::-1])
            later = []
    return found[::-1]


def recap(turns: Sequence[Sequence[Any]], names: Names, *, has_gains: bool = True) -> str:
    """Actions and passes, if wanted with what they gave, short enough for the line below a prompt."""
    return "; ".join(_in_short(turn if has_gains else turn[:1], names) for turn in turns)


def headline(happened: Sequence[Any], past: Reversible[Any], names: Names) -> str:
    """The turn so far of the player who decided last, with what it gave, in one line for the status.

    Players who then had to pass are named after it. It is empty if the decision belongs to no player's turn.
    """
    turns: list[list[Any]] = []
    later: list[Any] = []
    for number, event in enumerate(chain(reversed(happened), reversed(past)), 1):
        if isinstance(event, _BETWEEN_TURNS):
            return ""
        later.insert(0, event)
        if not isinstance(event, _TURNS):
            continue
        turns.insert(0, later)
        later = []
        # A pass with something before it in the same decision follows by itself from somebody else's turn.
        if not isinstance(event, events.Passed) or number >= len(happened):
            break
    if not turns or any(_is_opponent(turn[0].seat, names) for turn in turns):
        return ""
    inquisition = [event for turn in turns for event in turn if isinstance(event, _INQUISITION)]
    return sentences(f"{recap(turns, names)}.", *(line(event, names) for event in inquisition))


def _in_short(turn: Sequence[Any], names: Names) -> str:
    """A turn, given as its events: what was done and, if it gave anything, what."""
    done, name = turn[0], side_name(names, turn[0].seat)
    if isinstance(done, events.Passed):
        return _("{name:{name} passes|You pass}").format(name=name)
    what = _("King's Favour") if isinstance(done, events.FavourUsed) else action_name(done.action)
    gained = _results([event for event in turn[1:] if getattr(event, "seat", None) == done.seat], names)
    if not gained:
        return _("{name:You}: {what}").format(name=name, what=what)
    return _("{name:You}: {what} ({gained})").format(name=name, what=what, gained=", ".join(gained))


def _results(happened: Sequence[Any], names: Names) -> list[str]:
    """The gains of a side from the later events of a turn: cards, workers, goods, levels, suspicion, debts."""
    found = [filled(_(_TARGETS[type(event)]), event, _SAID) for event in happened if type(event) in _TARGETS]
    taxed = [
        events.Gained(event.seat, board.SILVER, event.supply + event.bank)
        for event in happened
        if isinstance(event, events.TaxTaken)
    ]
    gains = [event for event in happened if isinstance(event, _GAINED)] + taxed
    if gains:
        found += _gains_in_words(Gains(gains[0].seat, tuple(gains)), names)
    drawn = sum(isinstance(event, events.SuspicionDrawn) for event in happened)
    found += [phrases.suspicions(drawn)] if drawn else []
    deeds = Counter[str]()
    for event in happened:
        if type(event) in _DEEDS:
            deeds[_DEEDS[type(event)]] += getattr(event, "cards", 1)
    return found + [phrases.short_reward((token,) * n) for token, n in deeds.items()]


def is_heading(event: Any) -> bool:
    """Whether the event begins or ends a part of the game and so is a heading in the log."""
    return isinstance(event, events.RoundBegan | events.GameEnded)


def line(event: Any, names: Names) -> str:
    """The log's sentence about an event; empty if the event is not worth one."""
    if type(event) in _PLAIN:
        return _filled(_(_PLAIN[type(event)]), event, names)
    return _special(event, names) if hasattr(event, "seat") else _line_about_all(event, names)


def _filled(text: str, event: Any, names: Names, **more: str) -> str:
    """The text with the event's fields and any further fields filled in."""
    side = partial(side_name, names)
    return filled(text, event, {**_SAID, "seat": side, "start": side}, **more)


def _is_opponent(seat: int, names: Names) -> bool:
    """Whether this side is the solo opponent, whose workers have no kinds and which owns no silver."""
    return seat >= len(names)


def _lot(seat: int, counts: board.Workers, names: Names) -> str:
    return phrases.plain_workers(counts[board.LABOURER]) if _is_opponent(seat, names) else phrases.workers(counts)


def _line_about_all(event: Any, names: Names) -> str:
    """The sentence about an event that concerns no particular seat."""
    match event:
        case events.PaladinsDrawn():
            return ""
        case events.TownsfolkArrived(townsfolk):
            text = ngettext("New townsfolk: {names}.", "New townsfolk: {names}.", len(townsfolk))
            return text.format(names=_names(townsfolk_name, townsfolk))
        case events.OutsidersArrived(outsiders):
            text = ngettext("New outsider: {names}.", "New outsiders: {names}.", len(outsiders))
            return text.format(names=_names(outsider_name, outsiders))
        case events.OrderTurned(place, order):
            text = _("A King's Order is revealed: {action} at least {goal} times, worth {points}.")
            return text.format(action=action_name(order), goal=ORDER_GOAL, points=phrases.points(ORDER_VP[place]))
        case events.TavernsOpened():
            return _("The tavern cards are revealed.")
        case events.Convicted(seats):
            convicted = enumerated([side_within(names, seat) for seat in seats])
            return _("Most suspicion: {names}.").format(names=convicted)
        case events.RoundEnded():
            return _round_ended(event)
    return solo_line(event)


def _special(event: Any, names: Names) -> str:
    """The sentence about a side's event that needs more than the event's own fields."""
    match event:
        case events.WorkersGained(seat, workers):
            gained = _lot(seat, workers, names)
            return _filled(_("{seat:{seat} gains|You gain} {workers}."), event, names, workers=gained)
        case Gains():
            return _filled(_("{seat:{seat} gains|You gain} {goods}."), event, names, goods=_all_gains(event, names))
        case events.Gained() | events.Paid():
            text = _("{seat:{seat} gains|You gain} {goods}.")
            text = text if type(event) is events.Gained else _("{seat:{seat} pays|You pay} {goods}.")
            return _filled(text, event, names, goods=_amount(event.what, event.amount))
        case events.TaxTaken():
            return _tax_taken(event, names)
        case events.SuspicionDrawn(tax=tax):
            text = ngettext(
                "{seat:{seat} gets|You get} a suspicion card with {tax} tax.",
                "{seat:{seat} gets|You get} a suspicion card with {tax} tax.",
                tax,
            )
            return _filled(text if tax else _("{seat:{seat} gets|You get} a suspicion card with no tax."), event, names)
        case events.Declined(what=what):
            return _filled(_(_DECLINED[what]), event, names)
    return _line_about_action(event, names)


def _line_about_action(event: Any, names: Names) -> str:
    match event:
        case events.Acted():
            sent = _lot(event.seat, event.workers, names)
            return _filled(_("{seat:{seat} sends|You send} {workers} to {action}."), event, names, workers=sent)
        case events.FavourUsed():
            sent = _lot(event.seat, event.workers, names)
            text = _("{seat:{seat} sends|You send} {workers} to a King's Favour ({favour}).")
            return _filled(text, event, names, workers=sent)
        case events.OptionTaken(card=card, number=number):
            # If the other option could do nothing, there was no choice, so the sentence does not say "chooses".
            is_wall = event.source == events.WALL
            options = WALLS[card].choice if is_wall else FAVOURS[card].effects
            text = _("{seat:{seat}'s|Your} favour gives: {reward}.")
            text = _("{seat:{seat}'s|Your} wall gives: {reward}.") if is_wall else text
            return _filled(text, event, names, reward=phrases.reward(options[number]))
        case events.Discarded(townsfolk=card):
            gained = _unnamed_reward(event.seat, TOWNSFOLK[card].discard, names)
            text = _("{seat:{seat} discards|You discard} {townsfolk:the}.")
            text = _("{seat:{seat} discards|You discard} {townsfolk:the} ({reward}).") if gained else text
            return _filled(text, event, names, reward=gained)
        case events.Settled(space=number):
            return _settled(event, board.SPACES[number], names)
        case events.WallBuilt():
            return _wall_built(event, names)
    if _is_opponent(event.seat, names):
        return _filled(_("{seat} turns over jar {number}."), event, names, number=str(event.space + 1))
    gained = _unnamed_reward(event.seat, board.JAR_SPACES[event.space], names)
    text = _("{seat:{seat} places|You place} a jar.")
    text = _("{seat:{seat} places|You place} a jar: {reward}.") if gained else text
    return _filled(text, event, names, reward=gained)


def _unnamed_reward(seat: int, tokens: board.Reward, names: Names) -> str:
    """A reward in words; empty if the events that follow name all of it as gains."""
    is_gained = not _is_opponent(seat, names) and all(token in _NAMED_AS_GAINS for token in tokens)
    return "" if is_gained else phrases.reward(tokens)


def _settled(event: events.Settled, space: board.Space, names: Names) -> str:
    """The sentence about a monk or an outpost; the level that its region needs says which region it is."""
    gained = _unnamed_reward(event.seat, space.reward, names)
    if event.action == board.COMMISSION:
        level, text = board.REGION_FAITH[space.region], _("{seat:{seat} places|You place} a monk (faith {level}).")
        text = _("{seat:{seat} places|You place} a monk (faith {level}): {reward}.") if gained else text
    else:
        level = board.REGION_STRENGTH[space.region]
        text = _("{seat:{seat} places|You place} an outpost (strength {level}).")
        text = _("{seat:{seat} places|You place} an outpost (strength {level}): {reward}.") if gained else text
    return _filled(text, event, names, level=str(level), reward=gained)


def _all_gains(event: Gains, names: Names) -> str:
    """Everything in several gains: workers, then goods and attributes in the order in which they came."""
    return enumerated(_gains_in_words(event, names))


def _gains_in_words(event: Gains, names: Names) -> list[str]:
    lots = [gain.workers for gain in event.gains if isinstance(gain, events.WorkersGained)]
    workers = tuple(map(sum, zip(*lots, strict=True)))
    amounts = Counter[str]()
    for gain in event.gains:
        if isinstance(gain, events.Gained):
            amounts[gain.what] += gain.amount
    said = [_lot(event.seat, workers, names)] if lots and _is_opponent(event.seat, names) else []
    said = said or [phrases.workers_of(kind, n) for kind, n in enumerate(workers) if n]
    return said + [_amount(what, n) for what, n in amounts.items()]


def _amount(what: str, n: int) -> str:
    if what in board.ATTRIBUTE_KEYS:
        return phrases.level(board.ATTRIBUTE_KEYS.index(what), n)
    return phrases.goods(what, n)


def _tax_taken(event: events.TaxTaken, names: Names) -> str:
    if _is_opponent(event.seat, names):
        return _filled(
            _("{seat} returns {taken} from the tax supply to the bank."),
            event,
            names,
            taken=phrases.silver(event.supply),
        )
    if event.bank:
        text = _("{seat:{seat} takes|You take} {taken} from the tax supply and {rest} from the bank.")
    else:
        text = _("{seat:{seat} takes|You take} {taken} from the tax supply.")
    return _filled(text, event, names, taken=phrases.silver(event.supply), rest=phrases.silver(event.bank))


def _wall_built(event: events.WallBuilt, names: Names) -> str:
    """The sentence about a wall and what its card shows."""
    wall = WALLS[event.wall]
    gained = _unnamed_reward(event.seat, wall.gain, names)
    if gained and wall.vp:
        text = _("{seat:{seat} builds|You build} a wall worth {points}: {reward}.")
    elif gained:
        text = _("{seat:{seat} builds|You build} a wall: {reward}.")
    elif wall.vp:
        text = _("{seat:{seat} builds|You build} a wall worth {points}.")
    else:
        text = _("{seat:{seat} builds|You build} a wall.")
    return _filled(text, event, names, points=phrases.points(wall.vp), reward=gained)


def _round_ended(event: events.RoundEnded) -> str:
    return sentences(
        _("Round {round} is over.").format(round=event.round),
        _townsfolk_discarded(event.townsfolk) if event.townsfolk else "",
        _outsiders_discarded(event.outsiders) if event.outsiders else "",
    )


def _townsfolk_discarded(cards: Sequence[int]) -> str:
    text = ngettext("Townsfolk discarded: {names}.", "Townsfolk discarded: {names}.", len(cards))
    return text.format(names=_names(townsfolk_name, cards))


def _outsiders_discarded(cards: Sequence[int]) -> str:
    text = ngettext("Outsider discarded: {names}.", "Outsiders discarded: {names}.", len(cards))
    return text.format(names=_names(outsider_name, cards))


def _names(name_of: Callable[[int], str], cards: Sequence[int]) -> str:
    """The names of cards, listed within a sentence."""
    return ", ".join(within(name_of(card)) for card in cards)
