"""The log of a game of Paladins: one sentence for nearly every event, with names and never with "you".

A placeholder is called after the event's field that it stands for. Names may stand anywhere in a translation, and never
need an ending or an article that depends on them. What another sentence tells anyway is not told twice: that all have
drawn, and that a paladin is chosen face down. The steps of the solo opponent are told by `solo_log`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.language import N_, _, enumerated, sentences
from kingdoms.games.paladins.board import (
    ATTRIBUTE_KEYS,
    COMMISSION,
    DESTROY_DEBT,
    FREE_RECRUIT,
    JAR_SPACES,
    LABOURER,
    PAY_DEBT,
    PRAYER,
    REMOVE_SUSPICION,
    SPACES,
    Workers,
)
from kingdoms.games.paladins.cards import FAVOURS, ORDER_GOAL, ORDER_VP, TAVERNS, TOWNSFOLK, WALLS
from kingdoms.games.paladins.events import (
    WALL,
    Acted,
    Attacked,
    Cleared,
    Converted,
    Convicted,
    DebtDestroyed,
    DebtPaid,
    DebtTaken,
    Declined,
    Developed,
    Discarded,
    FavourTurned,
    FavourUsed,
    Gained,
    GameEnded,
    Hired,
    InquisitionBegan,
    JarPlaced,
    OptionTaken,
    OrderTurned,
    OutsidersArrived,
    Paid,
    PaladinChosen,
    PaladinHelped,
    PaladinRevealed,
    PaladinsDrawn,
    Passed,
    RoundBegan,
    RoundEnded,
    Settled,
    SuspicionDiscarded,
    SuspicionDrawn,
    SuspicionsShuffled,
    TavernsOpened,
    TavernsShuffled,
    TavernTaken,
    TaxRefilled,
    TaxTaken,
    TownsfolkArrived,
    TownsfolkHelped,
    WallBuilt,
    WorkersGained,
    WorkersKept,
)
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
from kingdoms.games.paladins.words.phrases import (
    favour_text,
    goods,
    plain_workers,
    points,
    reward,
    rise,
    silver,
    suspicions,
    workers,
)

Names = Sequence[str]

_PLAIN = {
    TavernsShuffled: N_("The tavern deck has run out: the discarded cards are shuffled into a new one."),
    PaladinChosen: N_("{seat} has chosen a paladin."),
    PaladinRevealed: N_("{seat} has the help of a paladin: {paladin}."),
    TavernTaken: N_("{seat} takes tavern card {place}."),
    Developed: N_("{seat} places a workshop: {action}."),
    Hired: N_("{seat} hires a townsfolk: {townsfolk}."),
    Cleared: N_("{seat} prays, and the workers leave an action: {action}."),
    Attacked: N_("{seat} attacks an outsider: {outsider}."),
    Converted: N_("{seat} converts an outsider: {outsider}."),
    PaladinHelped: N_("{seat} gets the bonus of a paladin: {paladin}."),
    TownsfolkHelped: N_("{seat} is helped by a townsfolk: {townsfolk}."),
    SuspicionsShuffled: N_("The suspicion deck has run out: the discarded cards are shuffled into a new one."),
    SuspicionDiscarded: N_("{seat} discards {cards}."),
    DebtTaken: N_("{seat} takes an unpaid debt."),
    DebtPaid: N_("{seat} pays a debt."),
    DebtDestroyed: N_("{seat} destroys an unpaid debt."),
    InquisitionBegan: N_("The inquisition comes!"),
    TaxRefilled: N_("The tax supply is refilled with {silver}."),
    Passed: N_("{seat} passes."),
    WorkersKept: N_("{seat} keeps {workers}."),
    GameEnded: N_("The game is over."),
}
"""The events about which there is only one thing to say."""

_DECLINED = {
    REMOVE_SUSPICION: N_("{seat} discards no suspicion card."),
    PAY_DEBT: N_("{seat} pays no debt."),
    DESTROY_DEBT: N_("{seat} destroys no debt."),
    PRAYER: N_("{seat} does without the prayer."),
    FREE_RECRUIT: N_("{seat} does without recruiting."),
}

_SAID: dict[str, Callable[[Any], str]] = {
    "action": action_name,
    "paladin": paladin_name,
    "townsfolk": townsfolk_name,
    "outsider": outsider_name,
    "favour": favour_text,
    "workers": workers,
    "cards": suspicions,
    "silver": silver,
    "place": lambda place: str(place + 1),
}
"""How fields are told that are neither seats nor plain numbers."""


def is_heading(event: Any) -> bool:
    """Whether the event begins or ends a part of the game, so that the log has a heading there."""
    return isinstance(event, RoundBegan | GameEnded)


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


def _lot(seat: int, counts: Workers, names: Names) -> str:
    return plain_workers(counts[LABOURER]) if _is_opponent(seat, names) else workers(counts)


# The cards of a round.


def _untold(event: PaladinsDrawn, names: Names) -> str:
    return ""


def _townsfolk_arrived(event: TownsfolkArrived, names: Names) -> str:
    return _("New townsfolk: {names}.").format(names=", ".join(map(townsfolk_name, event.townsfolk)))


def _outsiders_arrived(event: OutsidersArrived, names: Names) -> str:
    return _("New outsiders: {names}.").format(names=", ".join(map(outsider_name, event.outsiders)))


def _round_began(event: RoundBegan, names: Names) -> str:
    return _filled(_("Round {round} begins. {start} is the first."), event, names)


def _order_turned(event: OrderTurned, names: Names) -> str:
    text = _("A King's Order is turned over: {action} at least {goal} times, worth {points}.")
    worth = points(ORDER_VP[event.place])
    return text.format(action=action_name(event.order), goal=ORDER_GOAL, points=worth)


def _favour_turned(event: FavourTurned, names: Names) -> str:
    return _filled(_("King's Favour {place} is turned over: {favour}."), event, names)


def _taverns_opened(event: TavernsOpened, names: Names) -> str:
    told = [f"({place + 1}) {workers(TAVERNS[card])}" for place, card in enumerate(event.taverns)]
    return _("In the tavern: {cards}.").format(cards="; ".join(told))


# Gains and costs.


def _workers_gained(event: WorkersGained, names: Names) -> str:
    gained = _lot(event.seat, event.workers, names)
    return _filled(_("{seat} gains {workers}."), event, names, workers=gained)


def _gained(event: Gained, names: Names) -> str:
    if event.what in ATTRIBUTE_KEYS:
        risen = rise(ATTRIBUTE_KEYS.index(event.what), event.amount)
        return _filled(_("{seat}: {risen}."), event, names, risen=risen)
    return _filled(_("{seat} gains {goods}."), event, names, goods=goods(event.what, event.amount))


def _paid(event: Paid, names: Names) -> str:
    return _filled(_("{seat} pays {goods}."), event, names, goods=goods(event.what, event.amount))


def _tax_taken(event: TaxTaken, names: Names) -> str:
    if _is_opponent(event.seat, names):
        return _filled(
            _("{seat} returns {taken} from the tax supply to the bank."), event, names, taken=silver(event.supply)
        )
    if event.bank:
        text = _("{seat} takes {taken} from the tax supply and what it lacks, {rest}, from the bank.")
    else:
        text = _("{seat} takes {taken} from the tax supply.")
    return _filled(text, event, names, taken=silver(event.supply), rest=silver(event.bank))


def _suspicion_drawn(event: SuspicionDrawn, names: Names) -> str:
    if not event.tax:
        return _filled(_("{seat} gets a suspicion card without tax."), event, names)
    return _filled(_("{seat} gets a suspicion card that shows {tax} tax."), event, names)


def _declined(event: Declined, names: Names) -> str:
    return _filled(_(_DECLINED[event.what]), event, names)


# Actions.


def _acted(event: Acted, names: Names) -> str:
    sent = _lot(event.seat, event.workers, names)
    return _filled(_("{seat}, {action}: {workers}."), event, names, workers=sent)


def _favour_used(event: FavourUsed, names: Names) -> str:
    sent = _lot(event.seat, event.workers, names)
    text = _("{seat} sends {workers} to King's Favour {place} ({favour}).")
    return _filled(text, event, names, workers=sent)


def _option_taken(event: OptionTaken, names: Names) -> str:
    options = WALLS[event.card].choice if event.source == WALL else FAVOURS[event.card].effects
    return _filled(_("{seat} chooses: {reward}."), event, names, reward=reward(options[event.number]))


def _discarded(event: Discarded, names: Names) -> str:
    gained = reward(TOWNSFOLK[event.townsfolk].discard)
    return _filled(_("{seat} discards a townsfolk: {townsfolk} ({reward})."), event, names, reward=gained)


def _settled(event: Settled, names: Names) -> str:
    space = SPACES[event.space]
    is_monk = event.action == COMMISSION
    text = (
        _("{seat} places a monk: {region}, {reward}.")
        if is_monk
        else _("{seat} places an outpost: {region}, {reward}.")
    )
    return _filled(text, event, names, region=region_name(space.region), reward=reward(space.reward))


def _wall_built(event: WallBuilt, names: Names) -> str:
    """The card with what it shows, so that nobody takes what it brings for what every wall brings."""
    wall = WALLS[event.wall]
    if wall.gain and wall.vp:
        text = _("{seat} builds a wall worth {points}: {reward}.")
    elif wall.gain:
        text = _("{seat} builds a wall: {reward}.")
    else:
        text = _("{seat} builds a wall worth {points}.") if wall.vp else _("{seat} builds a wall.")
    return _filled(text, event, names, points=points(wall.vp), reward=reward(wall.gain))


def _jar_placed(event: JarPlaced, names: Names) -> str:
    if _is_opponent(event.seat, names):
        return _filled(_("{seat} turns over jar {number}."), event, names, number=str(event.space + 1))
    return _filled(_("{seat} places a jar: {reward}."), event, names, reward=reward(JAR_SPACES[event.space]))


# The inquisition and the end of a round.


def _convicted(event: Convicted, names: Names) -> str:
    seats = enumerated([side_within(names, seat) for seat in event.seats])
    return _("Most suspicion: {names}.").format(names=seats)


def _round_ended(event: RoundEnded, names: Names) -> str:
    return sentences(
        _("Round {round} is over.").format(round=event.round),
        _leaving(_("Townsfolk that leave: {names}."), list(map(townsfolk_name, event.townsfolk))),
        _leaving(_("Outsiders that leave: {names}."), list(map(outsider_name, event.outsiders))),
    )


def _leaving(text: str, cards: Sequence[str]) -> str:
    return text.format(names=", ".join(cards)) if cards else ""


_SPECIAL: dict[type, Callable[[Any, Names], str]] = {
    TownsfolkArrived: _townsfolk_arrived,
    OutsidersArrived: _outsiders_arrived,
    RoundBegan: _round_began,
    OrderTurned: _order_turned,
    FavourTurned: _favour_turned,
    TavernsOpened: _taverns_opened,
    PaladinsDrawn: _untold,
    WorkersGained: _workers_gained,
    Gained: _gained,
    Paid: _paid,
    Acted: _acted,
    FavourUsed: _favour_used,
    OptionTaken: _option_taken,
    Discarded: _discarded,
    Settled: _settled,
    WallBuilt: _wall_built,
    JarPlaced: _jar_placed,
    Declined: _declined,
    TaxTaken: _tax_taken,
    SuspicionDrawn: _suspicion_drawn,
    Convicted: _convicted,
    RoundEnded: _round_ended,
}
