"""The log of a game of Paladins: one sentence for nearly every event, with names and never with "you".

A placeholder is called after the event's field that it stands for. Names may stand anywhere in a translation, and never
need an ending or an article that depends on them. What another sentence tells anyway is not told twice: that all have
drawn, and that a paladin is chosen face down. The steps of the solo opponent are told by `solo_log`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.language import N_, _, enumerated, sentences
from kingdoms.games.paladins import board, events
from kingdoms.games.paladins.cards import FAVOURS, ORDER_GOAL, ORDER_VP, TAVERNS, TOWNSFOLK, WALLS
from kingdoms.games.paladins.words import phrases
from kingdoms.games.paladins.words.log_solo import solo_line
from kingdoms.games.paladins.words.names import (
    action_name,
    outsider_name,
    paladin_name,
    region_name,
    side_name,
    side_within,
    townsfolk_name,
)

Names = Sequence[str]

_PLAIN = {
    events.TavernsShuffled: N_("The tavern deck has run out: the discarded cards are shuffled into a new one."),
    events.PaladinChosen: N_("{seat} has chosen a paladin."),
    events.PaladinRevealed: N_("{seat} has the help of a paladin: {paladin}."),
    events.TavernTaken: N_("{seat} takes tavern card {place}."),
    events.Developed: N_("{seat} places a workshop: {action}."),
    events.Hired: N_("{seat} hires a townsfolk: {townsfolk}."),
    events.Cleared: N_("{seat} prays, and the workers leave an action: {action}."),
    events.Attacked: N_("{seat} attacks an outsider: {outsider}."),
    events.Converted: N_("{seat} converts an outsider: {outsider}."),
    events.PaladinHelped: N_("{seat} gets the bonus of a paladin: {paladin}."),
    events.TownsfolkHelped: N_("{seat} is helped by a townsfolk: {townsfolk}."),
    events.SuspicionsShuffled: N_("The suspicion deck has run out: the discarded cards are shuffled into a new one."),
    events.SuspicionDiscarded: N_("{seat} discards {cards}."),
    events.DebtTaken: N_("{seat} takes an unpaid debt."),
    events.DebtPaid: N_("{seat} pays a debt."),
    events.DebtDestroyed: N_("{seat} destroys an unpaid debt."),
    events.InquisitionBegan: N_("The inquisition comes!"),
    events.TaxRefilled: N_("The tax supply is refilled with {silver}."),
    events.Passed: N_("{seat} passes."),
    events.WorkersKept: N_("{seat} keeps {workers}."),
    events.GameEnded: N_("The game is over."),
}
"""The events about which there is only one thing to say."""

_DECLINED = {
    board.REMOVE_SUSPICION: N_("{seat} discards no suspicion card."),
    board.PAY_DEBT: N_("{seat} pays no debt."),
    board.DESTROY_DEBT: N_("{seat} destroys no debt."),
    board.PRAYER: N_("{seat} does without the prayer."),
    board.FREE_RECRUIT: N_("{seat} does without recruiting."),
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
    "place": lambda place: str(place + 1),
}
"""How fields are told that are neither seats nor plain numbers."""


def is_heading(event: Any) -> bool:
    """Whether the event begins or ends a part of the game, so that the log has a heading there."""
    return isinstance(event, events.RoundBegan | events.GameEnded)


def line(event: Any, names: Names) -> str:
    """The log's sentence about an event; empty if another event tells it."""
    special = _SPECIAL.get(type(event))
    if special:
        return special(event, names)
    text = _PLAIN.get(type(event))
    return _filled(_(text), event, names) if text else solo_line(event)


def _filled(text: str, event: Any, names: Names, **more: str) -> str:
    """The text with the event's fields, and with what could not be said of them one by one."""
    fields = {
        field: side_name(names, value) if field in ("seat", "start") else _SAID.get(field, str)(value)
        for field, value in event._asdict().items()
        if field not in more
    }
    return text.format(**fields, **more)


def _is_opponent(seat: int, names: Names) -> bool:
    """Whether this side is the solo opponent, whose workers have no kinds and who owns no silver."""
    return seat >= len(names)


def _lot(seat: int, counts: board.Workers, names: Names) -> str:
    return phrases.plain_workers(counts[board.LABOURER]) if _is_opponent(seat, names) else phrases.workers(counts)


# The cards of a round.


def _untold(event: events.PaladinsDrawn, names: Names) -> str:
    return ""


def _townsfolk_arrived(event: events.TownsfolkArrived, names: Names) -> str:
    return _("New townsfolk: {names}.").format(names=", ".join(map(townsfolk_name, event.townsfolk)))


def _outsiders_arrived(event: events.OutsidersArrived, names: Names) -> str:
    return _("New outsiders: {names}.").format(names=", ".join(map(outsider_name, event.outsiders)))


def _round_began(event: events.RoundBegan, names: Names) -> str:
    return _filled(_("Round {round} begins. {start} is the first."), event, names)


def _order_turned(event: events.OrderTurned, names: Names) -> str:
    text = _("A King's Order is turned over: {action} at least {goal} times, worth {points}.")
    worth = phrases.points(ORDER_VP[event.place])
    return text.format(action=action_name(event.order), goal=ORDER_GOAL, points=worth)


def _favour_turned(event: events.FavourTurned, names: Names) -> str:
    return _filled(_("King's Favour {place} is turned over: {favour}."), event, names)


def _taverns_opened(event: events.TavernsOpened, names: Names) -> str:
    told = [f"({place + 1}) {phrases.workers(TAVERNS[card])}" for place, card in enumerate(event.taverns)]
    return _("In the tavern: {cards}.").format(cards="; ".join(told))


# Gains and costs.


def _workers_gained(event: events.WorkersGained, names: Names) -> str:
    gained = _lot(event.seat, event.workers, names)
    return _filled(_("{seat} gains {workers}."), event, names, workers=gained)


def _gained(event: events.Gained, names: Names) -> str:
    if event.what in board.ATTRIBUTE_KEYS:
        risen = phrases.rise(board.ATTRIBUTE_KEYS.index(event.what), event.amount)
        return _filled(_("{seat}: {risen}."), event, names, risen=risen)
    return _filled(_("{seat} gains {goods}."), event, names, goods=phrases.goods(event.what, event.amount))


def _paid(event: events.Paid, names: Names) -> str:
    return _filled(_("{seat} pays {goods}."), event, names, goods=phrases.goods(event.what, event.amount))


def _tax_taken(event: events.TaxTaken, names: Names) -> str:
    if _is_opponent(event.seat, names):
        return _filled(
            _("{seat} returns {taken} from the tax supply to the bank."),
            event,
            names,
            taken=phrases.silver(event.supply),
        )
    if event.bank:
        text = _("{seat} takes {taken} from the tax supply and what it lacks, {rest}, from the bank.")
    else:
        text = _("{seat} takes {taken} from the tax supply.")
    return _filled(text, event, names, taken=phrases.silver(event.supply), rest=phrases.silver(event.bank))


def _suspicion_drawn(event: events.SuspicionDrawn, names: Names) -> str:
    if not event.tax:
        return _filled(_("{seat} gets a suspicion card without tax."), event, names)
    return _filled(_("{seat} gets a suspicion card that shows {tax} tax."), event, names)


def _declined(event: events.Declined, names: Names) -> str:
    return _filled(_(_DECLINED[event.what]), event, names)


# Actions.


def _acted(event: events.Acted, names: Names) -> str:
    sent = _lot(event.seat, event.workers, names)
    return _filled(_("{seat}, {action}: {workers}."), event, names, workers=sent)


def _favour_used(event: events.FavourUsed, names: Names) -> str:
    sent = _lot(event.seat, event.workers, names)
    text = _("{seat} sends {workers} to King's Favour {place} ({favour}).")
    return _filled(text, event, names, workers=sent)


def _option_taken(event: events.OptionTaken, names: Names) -> str:
    options = WALLS[event.card].choice if event.source == events.WALL else FAVOURS[event.card].effects
    return _filled(_("{seat} chooses: {reward}."), event, names, reward=phrases.reward(options[event.number]))


def _discarded(event: events.Discarded, names: Names) -> str:
    gained = phrases.reward(TOWNSFOLK[event.townsfolk].discard)
    return _filled(_("{seat} discards a townsfolk: {townsfolk} ({reward})."), event, names, reward=gained)


def _settled(event: events.Settled, names: Names) -> str:
    space = board.SPACES[event.space]
    is_monk = event.action == board.COMMISSION
    text = (
        _("{seat} places a monk: {region}, {reward}.")
        if is_monk
        else _("{seat} places an outpost: {region}, {reward}.")
    )
    return _filled(text, event, names, region=region_name(space.region), reward=phrases.reward(space.reward))


def _wall_built(event: events.WallBuilt, names: Names) -> str:
    """The card with what it shows, so that nobody takes what it brings for what every wall brings."""
    wall = WALLS[event.wall]
    if wall.gain and wall.vp:
        text = _("{seat} builds a wall worth {points}: {reward}.")
    elif wall.gain:
        text = _("{seat} builds a wall: {reward}.")
    else:
        text = _("{seat} builds a wall worth {points}.") if wall.vp else _("{seat} builds a wall.")
    return _filled(text, event, names, points=phrases.points(wall.vp), reward=phrases.reward(wall.gain))


def _jar_placed(event: events.JarPlaced, names: Names) -> str:
    if _is_opponent(event.seat, names):
        return _filled(_("{seat} turns over jar {number}."), event, names, number=str(event.space + 1))
    return _filled(
        _("{seat} places a jar: {reward}."), event, names, reward=phrases.reward(board.JAR_SPACES[event.space])
    )


# The inquisition and the end of a round.


def _convicted(event: events.Convicted, names: Names) -> str:
    seats = enumerated([side_within(names, seat) for seat in event.seats])
    return _("Most suspicion: {names}.").format(names=seats)


def _round_ended(event: events.RoundEnded, names: Names) -> str:
    return sentences(
        _("Round {round} is over.").format(round=event.round),
        _leaving(_("Townsfolk that leave: {names}."), list(map(townsfolk_name, event.townsfolk))),
        _leaving(_("Outsiders that leave: {names}."), list(map(outsider_name, event.outsiders))),
    )


def _leaving(text: str, cards: Sequence[str]) -> str:
    return text.format(names=", ".join(cards)) if cards else ""


_SPECIAL: dict[type, Callable[[Any, Names], str]] = {
    events.TownsfolkArrived: _townsfolk_arrived,
    events.OutsidersArrived: _outsiders_arrived,
    events.RoundBegan: _round_began,
    events.OrderTurned: _order_turned,
    events.FavourTurned: _favour_turned,
    events.TavernsOpened: _taverns_opened,
    events.PaladinsDrawn: _untold,
    events.WorkersGained: _workers_gained,
    events.Gained: _gained,
    events.Paid: _paid,
    events.Acted: _acted,
    events.FavourUsed: _favour_used,
    events.OptionTaken: _option_taken,
    events.Discarded: _discarded,
    events.Settled: _settled,
    events.WallBuilt: _wall_built,
    events.JarPlaced: _jar_placed,
    events.Declined: _declined,
    events.TaxTaken: _tax_taken,
    events.SuspicionDrawn: _suspicion_drawn,
    events.Convicted: _convicted,
    events.RoundEnded: _round_ended,
}
