"""The log of a game of Kingsburg: one sentence for nearly every event, with names and never with "you".

Each placeholder is named after the event's field. Translations can put names anywhere, and never need an ending or an
article that depends on them. Nothing is repeated that another sentence says: that an advisor helps, or a building's
points.
"""

from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.language import N_, _, enumerated, ngettext
from kingdoms.games.kingsburg import events, moves
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
    events.PhaseBegan: N_("Year {year}: {phase}."),
    events.AidGiven: N_("{seat} gets the king's aid: an extra white die in Spring."),
    events.EnvoyGiven: N_("{seat} gets the king's envoy."),
    events.EnvoyWithdrawn: N_("{seat}'s envoy returns to the king."),
    events.Rerolled: N_("{seat} rerolls a die: {value}."),
    events.Kept: N_("{seat} keeps the roll."),
    events.DiceSetAside: N_("{seat} sets a die aside: {value}."),
    events.Passed: N_("{seat} passes."),
    events.Helped: N_("{advisor:The} helps {seat}."),
    events.Declined: N_("{seat} declines {advisor:the}'s help."),
    events.Looked: N_("{seat} looks at this year's enemy."),
    events.GameEnded: N_("The game is over."),
}
"""The events that have only one possible sentence."""

_ANNOUNCED = {
    moves.INFLUENCE: N_("{seat} will use the envoy to join a taken advisor."),
    moves.BUILD: N_("{seat} will use the envoy to build twice."),
    moves.NEITHER: N_("{seat} won't use the envoy."),
}

_TERMS = {
    "soldiers": N_("Own soldiers"),
    "die": N_("King's soldiers"),
    "buildings": N_("Buildings"),
    "bonus": N_("Against this enemy"),
}

_FOUGHT = {
    events.WON: N_("{seat} wins with strength {strength}: {terms}."),
    events.DRAWN: N_("{seat} holds out with strength {strength}: {terms}."),
    events.LOST: N_("{seat} is defeated with strength {strength}: {terms}."),
}

_FOUGHT_SHORTLY = {
    events.WON: N_("{seat} wins with strength {strength}."),
    events.DRAWN: N_("{seat} holds out with strength {strength}."),
    events.LOST: N_("{seat} is defeated with strength {strength}."),
}

_SAID: dict[str, Callable[[Any], str]] = {
    "year": year_name,
    "phase": phase_name,
    "advisor": advisor_name,
    "building": building_name,
    "source": source_name,
}
"""How to word the fields that are neither seats nor plain numbers."""


def is_heading(event: Any) -> bool:
    """Whether the event begins or ends a part of the game, which is a heading in the log."""
    return isinstance(event, events.PhaseBegan | events.GameEnded)


def line(event: Any, names: Names) -> str:
    """The log's sentence about an event; empty if another event covers it."""
    match event:
        case events.Helped(advisor=advisor) if not ADVISORS[RULEBOOK][advisor].vp:
            return ""
        case events.Gained(source=source) | events.Lost(source=source) if source == PARTS[0]:
            return ""
        case events.Gained(what=what, amount=n):
            return _filled(_gain(what, n), event, names)
        case events.Lost(source=source):
            text = _("{source}: {seat} loses {what}.") if source == "battle" else _("{source}: {seat} pays {what}.")
            return _filled(text, event, names, what=amount(event.what, event.amount))
        case events.Announced(use=use):
            return _filled(_(_ANNOUNCED[use]), event, names)
        case events.Influenced():
            group = added(_sum(event.dice), event.plus_two, event.market)
            return _filled(_("{seat} influences {advisor:the}: {group}."), event, names, group=group)
        case events.Built() | events.BuildingLost():
            return _building(event, names)
        case events.Recruited(goods=paid):
            return _filled(_("{seat} recruits a soldier for {price}."), event, names, price=paid_goods(paid))
        case events.Fought(outcome=outcome):
            parts = ", ".join(_("{part} {n}").format(part=_(_TERMS[part]), n=signed(n)) for part, n in terms(event))
            return _filled(_(_FOUGHT[outcome]), event, names, terms=parts)
    return _filled(_(_PLAIN[type(event)]), event, names) if type(event) in _PLAIN else _line_about_all(event, names)


def fought_shortly(event: events.Fought, names: Names) -> str:
    """How a battle ended for a seat, for use where its strength is shown next to it."""
    return _filled(_(_FOUGHT_SHORTLY[event.outcome]), event, names)


def _filled(text: str, event: Any, names: Names, **more: str) -> str:
    """The text with the event's fields and any further fields filled in."""
    said = {**_SAID, "seat": names.__getitem__}
    fields = {field: said.get(field, str)(value) for field, value in event._asdict().items()}
    return text.format(**{**fields, **more})


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
    return ngettext("{source}: {seat} scores {amount} point.", "{source}: {seat} scores {amount} points.", n)


def _building(event: events.Built | events.BuildingLost, names: Names) -> str:
    """The sentence about a building that is built or lost, with its price and its points."""
    points, price = amount("vp", BUILDINGS[event.building].vp), ""
    if isinstance(event, events.Built):
        text, price = _("{seat} builds {building:the} for {price}."), goods(event.gold, event.wood, event.stone)
        if BUILDINGS[event.building].vp:
            text = _("{seat} builds {building:the} for {price} and scores {points}.")
    else:
        text = _("{seat} loses {building:the}.")
        if BUILDINGS[event.building].vp:
            text = _("{seat} loses {building:the} and {points}.")
    return _filled(text, event, names, price=price, points=points)


# Dice, and events that concern everybody.


def _line_about_all(event: Any, names: Names) -> str:
    match event:
        case events.Blocked(three, two):
            closed = enumerated([advisor_name(advisor) for advisor in sorted({sum(three), *two})])
            text = _("Neutral dice: {three}, then {two}. Blocked this season: {advisors}.")
            return text.format(three=_sum(three), two=enumerated([str(die) for die in two]), advisors=closed)
        case events.OrderFixed(order):
            return _("Turn order this season: {names}.").format(names=", ".join(names[seat] for seat in order))
        case events.EnemyTurned(enemy):
            kind, strength, *_rest = ENEMIES[enemy]
            return _("The enemy is at the border: {enemy}, strength {n}.").format(enemy=enemy_name(kind), n=strength)
        case events.KingsDie(value):
            text = ngettext(
                "The king sends everyone {value} soldier.", "The king sends everyone {value} soldiers.", value
            )
            return text.format(value=value)
        case events.Strongest(seats):
            strongest = enumerated([names[seat] for seat in seats])
            return _("Strongest in this battle: {names}.").format(names=strongest)
    return _rolled(event, names)


def _sum(dice: Sequence[int]) -> str:
    """Dice as a sum that never breaks across lines."""
    return "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(map(str, dice))


def _rolled(event: events.Rolled, names: Names) -> str:
    total = sum(event.coloured) + sum(event.white)
    text = _("{seat} rolls {coloured}, total {total}.")
    if event.white:
        text = ngettext(
            "{seat} rolls {coloured} and {white} on the white die, total {total}.",
            "{seat} rolls {coloured} and {white} on the white dice, total {total}.",
            len(event.white),
        )
    return text.format(seat=names[event.seat], coloured=_sum(event.coloured), white=_sum(event.white), total=total)
