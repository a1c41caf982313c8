"""The log of a game of Paladins: one sentence for nearly every event, with names, or "you" for the only person.

Most placeholders name fields of the event. Translations can put names anywhere, and never need an ending or an
article that depends on them. There is no sentence about everybody drawing paladins, which happens every round. The
solo opponent's steps are described in `solo`.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from kingdoms.core.words.language import N_, _, enumerated, filled, ngettext, sentences, within
from kingdoms.games.paladins import board, events
from kingdoms.games.paladins.cards import FAVOURS, ORDER_GOAL, ORDER_VP, WALLS
from kingdoms.games.paladins.words import phrases
from kingdoms.games.paladins.words.log.deeds import Deed
from kingdoms.games.paladins.words.log.results import (
    GAINED,
    amount,
    cost_of,
    gains_in_words,
    is_opponent,
    lot,
    results_of,
    unnamed_reward,
)
from kingdoms.games.paladins.words.log.solo import solo_line
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


def is_heading(event: Any) -> bool:
    """Whether the event begins or ends a part of the game and so is a heading in the log."""
    return isinstance(event, events.RoundBegan | events.GameEnded)


def line(event: Any, names: Names) -> str:
    """The log's sentence about an event or a deed; empty if it is not worth one."""
    if isinstance(event, Deed):
        return _in_full(event, names) if is_opponent(event.seat, names) else _deed(event, names)
    if hasattr(event, "seat"):
        return _with_reward(event, names)
    return _filled(_(_PLAIN[type(event)]), event, names) if type(event) in _PLAIN else _line_about_all(event, names)


# Deeds.


def _deed(deed: Deed, names: Names) -> str:
    """A deed in one sentence, with its cost and everything that came of it."""
    if deed.done is None:
        return _without_deed(deed, names)
    if isinstance(deed.done, events.OptionTaken):
        return _option_taken(deed.done, names, results_of(deed))
    said = _about_side(deed.done, names)
    if deed.costs:
        said = _("{said} for {price}.").format(said=said.removesuffix("."), price=cost_of(deed))
    return _followed_by(said, results_of(deed))


def _without_deed(deed: Deed, names: Names) -> str:
    """Successive gains, a cost of several goods, or the verdict of an inquisition."""
    if not deed.costs:
        return _filled(_("{seat:{seat} gains|You gain} {goods}."), deed, names, goods=results_of(deed))
    if not deed.results:
        return _filled(_("{seat:{seat} pays|You pay} {goods}."), deed, names, goods=cost_of(deed))
    text = _("{seat:{seat} takes|You take} an unpaid debt and {seat:discards|discard} {cards}.")
    return _filled(text, deed, names, cards=phrases.suspicions(deed.results[0].cards))


def _in_full(deed: Deed, names: Names) -> str:
    """The solo opponent's deed: a sentence for each event, because each of its steps has to be checked."""
    said = [line(event, names) for event in (deed.done, *deed.costs) if event is not None]
    for are_gains, group in groupby(deed.results, _is_gain):
        same = list(group)
        said += [_gains(same, names)] if are_gains else [line(event, names) for event in same]
    return sentences(*said)


def _is_gain(event: Any) -> bool:
    return isinstance(event, GAINED)


def _followed_by(said: str, results: str) -> str:
    """A sentence that goes on with results, if there are any."""
    return _("{said}: {results}.").format(said=said.removesuffix("."), results=results) if results else said


def _with_reward(event: Any, names: Names) -> str:
    """The sentence about a side's event, with the reward that no later event names."""
    return _followed_by(_about_side(event, names), unnamed_reward(event, is_opponent(event.seat, names)))


# Events.


def _about_side(event: Any, names: Names) -> str:
    """The sentence about a side's event, without its reward."""
    if type(event) in _PLAIN:
        return _filled(_(_PLAIN[type(event)]), event, names)
    return _special(event, names)


def _filled(text: str, event: Any, names: Names, **more: str) -> str:
    """The text with the event's fields and any further fields filled in."""
    side = partial(side_name, names)
    return filled(text, event, {**_SAID, "seat": side, "start": side}, **more)


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
        case events.WorkersGained() | events.Gained():
            return _gains([event], names)
        case events.Paid():
            return _filled(
                _("{seat:{seat} pays|You pay} {goods}."), event, names, goods=amount(event.what, event.amount)
            )
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
            sent = lot(event.seat, event.workers, names)
            return _filled(_("{seat:{seat} sends|You send} {workers} to {action}."), event, names, workers=sent)
        case events.FavourUsed():
            sent = lot(event.seat, event.workers, names)
            text = _("{seat:{seat} sends|You send} {workers} to a King's Favour.")
            return _filled(text, event, names, workers=sent)
        case events.OptionTaken(source=source, card=card, number=number):
            options = WALLS[card].choice if source == events.WALL else FAVOURS[card].effects
            return _option_taken(event, names, phrases.reward(options[number]))
        case events.Discarded():
            return _filled(_("{seat:{seat} discards|You discard} {townsfolk:the}."), event, names)
        case events.Settled(space=number):
            return _settled(event, board.SPACES[number].region, names)
        case events.WallBuilt(wall=card):
            text = _("{seat:{seat} builds|You build} a wall.")
            text = _("{seat:{seat} builds|You build} a wall worth {points}.") if WALLS[card].vp else text
            return _filled(text, event, names, points=phrases.points(WALLS[card].vp))
    if is_opponent(event.seat, names):
        return _filled(_("{seat} turns over jar {number}."), event, names, number=str(event.space + 1))
    return _filled(_("{seat:{seat} places|You place} a jar."), event, names)


def _option_taken(event: events.OptionTaken, names: Names, reward: str) -> str:
    """The sentence about one of two rewards; as the other one may have had no effect, it does not say "chooses"."""
    is_wall, text = event.source == events.WALL, _("{seat:{seat}'s|Your} favour gives: {reward}.")
    text = _("{seat:{seat}'s|Your} wall gives: {reward}.") if is_wall else text
    return _filled(text, event, names, reward=reward)


def _settled(event: events.Settled, region: int, names: Names) -> str:
    """The sentence about a monk or an outpost; the level that its region needs says which region it is."""
    if event.action == board.COMMISSION:
        text, level = _("{seat:{seat} places|You place} a monk (faith {level})."), board.REGION_FAITH[region]
    else:
        text, level = _("{seat:{seat} places|You place} an outpost (strength {level})."), board.REGION_STRENGTH[region]
    return _filled(text, event, names, level=str(level))


def _gains(gained: Sequence[events.Gained | events.WorkersGained], names: Names) -> str:
    """One sentence about several gains of a side."""
    said = enumerated(gains_in_words(gained, is_opponent(gained[0].seat, names)))
    return _filled(_("{seat:{seat} gains|You gain} {goods}."), gained[0], names, goods=said)


def _tax_taken(event: events.TaxTaken, names: Names) -> str:
    if is_opponent(event.seat, names):
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
