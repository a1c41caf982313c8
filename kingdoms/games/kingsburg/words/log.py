"""The log of a game of Kingsburg: one sentence for nearly every event, with names and never with "you".

A placeholder is called after the event's field that it stands for. Names may stand anywhere in a translation, and never
need an ending or an article that depends on them. What another sentence tells anyway is not told twice: that an advisor
helps, and the points of a building.
"""

from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.language import N_, _, enumerated, ngettext
from kingdoms.games.kingsburg import moves
from kingdoms.games.kingsburg.board import ADVISORS, BUILDINGS, RULEBOOK
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.rules.winter import terms
from kingdoms.games.kingsburg.scoring import PARTS
from kingdoms.games.kingsburg.words.names import (
    advisor_name,
    building_name,
    enemy_name,
    phase_name,
    source_name,
    year_name,
)  # fmt: skip
from kingdoms.games.kingsburg.words.phrases import added, amount, goods, paid_goods, signed

Names = Sequence[str]

_PLAIN = {
    moves.PhaseBegan: N_("Year {year}: {phase}."),
    moves.AidGiven: N_("The king's aid goes to {seat}: a white die more in Spring."),
    moves.EnvoyGiven: N_("{seat} gets the king's envoy."),
    moves.EnvoyWithdrawn: N_("The envoy of {seat} goes back to the king."),
    moves.Rerolled: N_("{seat} rolls a die again: {value}."),
    moves.Kept: N_("{seat} rolls nothing again."),
    moves.DiceSetAside: N_("{seat} sets a die aside: {value}."),
    moves.Passed: N_("{seat} passes."),
    moves.Declined: N_("{seat} does without the help of the {advisor}."),
    moves.Looked: N_("{seat} looks at this year's enemy."),
    moves.GameEnded: N_("The game is over."),
}
"""The events about which there is only one thing to say."""

_ANNOUNCED = {
    moves.INFLUENCE: N_("{seat} announces: the envoy will join a taken advisor."),
    moves.BUILD: N_("{seat} announces: the envoy will build a second time."),
    moves.NEITHER: N_("{seat} has no use for the envoy."),
}

_TERMS = {
    "soldiers": N_("Own soldiers"),
    "die": N_("King's soldiers"),
    "buildings": N_("Buildings"),
    "bonus": N_("Against this enemy"),
}

_FOUGHT = {
    moves.WON: N_("{seat} wins with strength {strength}: {terms}."),
    moves.DRAWN: N_("{seat} holds out with strength {strength}: {terms}."),
    moves.LOST: N_("{seat} is defeated with strength {strength}: {terms}."),
}

_SAID: dict[str, Callable[[Any], str]] = {
    "year": year_name,
    "phase": phase_name,
    "advisor": advisor_name,
    "building": building_name,
    "source": source_name,
}
"""How fields are told that are neither seats nor plain numbers."""


def is_heading(event: Any) -> bool:
    """Whether the event begins or ends a part of the game, so that the log has a heading there."""
    return isinstance(event, moves.PhaseBegan | moves.GameEnded)


def line(event: Any, names: Names) -> str:
    """The log's sentence about an event; empty if another event tells it."""
    special = _SPECIAL.get(type(event))
    return special(event, names) if special else _filled(_(_PLAIN[type(event)]), event, names)


def _filled(text: str, event: Any, names: Names, **more: str) -> str:
    """The text with the event's fields, and with what could not be said of them one by one."""
    fields = {field: _said(field, value, names) for field, value in event._asdict().items()}
    return text.format(**{**fields, **more})


def _said(field: str, value: Any, names: Names) -> str:
    if field == "seat":
        return str(names[value])
    return _SAID[field](value) if field in _SAID else str(value)


# What is gained and lost.


def _helped(event: moves.Helped, names: Names) -> str:
    """The points that some advisors give do not tell where they come from, so this is told before them."""
    if not ADVISORS[RULEBOOK][event.advisor].vp:
        return ""
    return _filled(_("The {advisor} helps {seat}."), event, names)


def _gained(event: moves.Gained, names: Names) -> str:
    if event.source == PARTS[0]:
        return ""
    return _filled(_gain(event.what, event.amount), event, names)


def _gain(what: str, n: int) -> str:
    match what:
        case "gold":
            return ngettext("{source}: {seat} gets {amount} gold.", "{source}: {seat} gets {amount} gold.", n)
        case "wood":
            return ngettext("{source}: {seat} gets {amount} wood.", "{source}: {seat} gets {amount} wood.", n)
        case "stone":
            return ngettext("{source}: {seat} gets {amount} stone.", "{source}: {seat} gets {amount} stone.", n)
        case "plus_two":
            return _("{source}: {seat} gets a +2 token.")
        case "soldiers":
            return ngettext("{source}: {seat} gets {amount} soldier.", "{source}: {seat} gets {amount} soldiers.", n)
    return ngettext("{source}: {seat} gets {amount} point.", "{source}: {seat} gets {amount} points.", n)


def _lost(event: moves.Lost, names: Names) -> str:
    if event.source == PARTS[0]:
        return ""
    what = amount(event.what, event.amount)
    if event.source == "battle":
        return _filled(_("{source}: {seat} loses {what}."), event, names, what=what)
    return _filled(_("{source}: {seat} pays {what}."), event, names, what=what)


def _built(event: moves.Built, names: Names) -> str:
    points = BUILDINGS[event.building].vp
    price = goods(event.gold, event.wood, event.stone)
    if not points:
        return _filled(_("{seat} builds the {building} for {price}."), event, names, price=price)
    text = _("{seat} builds the {building} for {price} and gets {points}.")
    return _filled(text, event, names, price=price, points=amount("vp", points))


def _building_lost(event: moves.BuildingLost, names: Names) -> str:
    points = BUILDINGS[event.building].vp
    if not points:
        return _filled(_("{seat} loses the {building}."), event, names)
    return _filled(_("{seat} loses the {building} and {points}."), event, names, points=amount("vp", points))


def _recruited(event: moves.Recruited, names: Names) -> str:
    return _filled(_("{seat} recruits a soldier for {price}."), event, names, price=paid_goods(event.goods))


# Dice.


def _blocked(event: moves.Blocked, names: Names) -> str:
    numbers = sorted({sum(event.three), *event.two})
    closed = enumerated([advisor_name(advisor) for advisor in numbers])
    text = _("Three dice show {three}, two more {two}. Closed this season: {advisors}.")
    return text.format(three=_sum(event.three), two=enumerated([str(die) for die in event.two]), advisors=closed)


def _sum(dice: Sequence[int]) -> str:
    """Dice that are added up; no line ends within a sum."""
    return "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(map(str, dice))


def _rolled(event: moves.Rolled, names: Names) -> str:
    total = sum(event.coloured) + sum(event.white)
    text = _("{seat} rolls {coloured}, in all {total}.")
    if event.white:
        text = ngettext(
            "{seat} rolls {coloured} and {white} with the white die, in all {total}.",
            "{seat} rolls {coloured} and {white} with the white dice, in all {total}.",
            len(event.white),
        )
    return text.format(seat=names[event.seat], coloured=_sum(event.coloured), white=_sum(event.white), total=total)


def _order_fixed(event: moves.OrderFixed, names: Names) -> str:
    return _("The order of this season: {names}.").format(names=", ".join(names[seat] for seat in event.order))


def _influenced(event: moves.Influenced, names: Names) -> str:
    group = added(_sum(event.dice), event.plus_two, event.market)
    return _filled(_("{seat} influences the {advisor}: {group}."), event, names, group=group)


# Winter.


def _enemy_turned(event: moves.EnemyTurned, names: Names) -> str:
    kind, strength, *_rest = ENEMIES[event.enemy]
    return _("The enemy is at the border: {enemy}, strength {n}.").format(enemy=enemy_name(kind), n=strength)


def _kings_die(event: moves.KingsDie, names: Names) -> str:
    return ngettext(
        "The king sends everyone {value} soldier.", "The king sends everyone {value} soldiers.", event.value
    ).format(value=event.value)


def _fought(event: moves.Fought, names: Names) -> str:
    parts = ", ".join(_("{part} {n}").format(part=_(_TERMS[part]), n=signed(n)) for part, n in terms(event))
    return _filled(_(_FOUGHT[event.outcome]), event, names, terms=parts)


def _strongest(event: moves.Strongest, names: Names) -> str:
    strongest = enumerated([names[seat] for seat in event.seats])
    return _("The strongest in this battle: {names}.").format(names=strongest)


_SPECIAL: dict[type, Callable[[Any, Names], str]] = {
    moves.Helped: _helped,
    moves.Gained: _gained,
    moves.Lost: _lost,
    moves.Announced: lambda event, names: _filled(_(_ANNOUNCED[event.use]), event, names),
    moves.Blocked: _blocked,
    moves.Rolled: _rolled,
    moves.OrderFixed: _order_fixed,
    moves.Influenced: _influenced,
    moves.Built: _built,
    moves.Recruited: _recruited,
    moves.EnemyTurned: _enemy_turned,
    moves.KingsDie: _kings_die,
    moves.Fought: _fought,
    moves.BuildingLost: _building_lost,
    moves.Strongest: _strongest,
}
