"""The log of a game of Kingsburg: one sentence for nearly every event, with names, or "you" for the only person.

Most placeholders name fields of the event. Translations can put names anywhere, and never need an ending or an
article that depends on them. Nothing is logged twice: an advisor's help is clear from the gifts, and a building's
points are in the building's own line.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kingdoms.core.words.language import N_, _, enumerated, filled, ngettext, signed, within
from kingdoms.games.kingsburg import events, moves
from kingdoms.games.kingsburg.board import BUILDINGS, COLOURED_DICE
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.rules.winter import SOURCE, parts_of_strength
from kingdoms.games.kingsburg.scoring import ADVISOR_POINTS, EARNED, PARTS
from kingdoms.games.kingsburg.words.forced_passes import SENTENCES, ForcedPass
from kingdoms.games.kingsburg.words.names import (
    advisor_name,
    building_name,
    enemy_name,
    phase_name,
    source_name,
    year_name,
)  # fmt: skip
from kingdoms.games.kingsburg.words.phrases import added, added_up, amount, die_showing, goods, paid_goods

Names = Sequence[str]

_PLAIN = {
    events.PhaseBegan: N_("Year {year}: {phase}."),
    events.AidGiven: N_("{seat:{seat} gets|You get} the king's aid: an extra white die in spring."),
    events.EnvoyGiven: N_(
        "{seat:{seat} has|You have} the fewest buildings (goods break ties) and {seat:gets|get} the king's envoy."
    ),
    events.EnvoyKept: N_("Nobody gets the king's envoy: there is a tie for the fewest buildings and goods."),
    events.Kept: N_("{seat:{seat} keeps|You keep} the roll."),
    events.Passed: N_("{seat:{seat} passes|You pass}."),
    events.NothingPaid: N_("{seat:{seat} pays|You pay} nothing at the Town Hall."),
    events.Declined: N_("{seat:{seat} declines|You decline} {advisor:the}'s help."),
    events.Looked: N_("{seat:{seat} gets|You get} to look at this year's enemy."),
    events.GameEnded: N_("The game is over."),
}
"""The events that are always logged with the same sentence."""

_ANNOUNCED = {
    moves.INFLUENCE: N_("{seat:You} will use the envoy to join a taken advisor."),
    moves.BUILD: N_("{seat:You} will use the envoy to build twice."),
    moves.NEITHER: N_("{seat:You} won't use the envoy."),
}

_STRENGTH = {
    "soldiers": N_("own soldiers {n}"),
    "die": N_("king's soldiers {n}"),
    "buildings": N_("buildings {n}"),
    "bonus": N_("against this enemy {n}"),
}

_FOUGHT = {
    events.WON: N_("{seat:{seat} wins|You win} with strength {strength}: {terms}."),
    events.DRAWN: N_("{seat:{seat} holds|You hold} out with strength {strength}: {terms}."),
    events.LOST: N_("{seat:{seat} is|You are} defeated with strength {strength}: {terms}."),
}

_FOUGHT_SHORTLY = {
    events.WON: N_("{seat:{seat} wins|You win} with strength {strength}."),
    events.DRAWN: N_("{seat:{seat} holds|You hold} out with strength {strength}."),
    events.LOST: N_("{seat:{seat} is|You are} defeated with strength {strength}."),
}

_ADVISOR = "advisor_"
"""How the source of an advisor's gifts begins."""
_POINTS = (events.Gained, events.Lost)

_SAID: dict[str, Callable[[Any], str]] = {
    "year": year_name,
    "phase": phase_name,
    "advisor": advisor_name,
    "building": building_name,
    "source": source_name,
}
"""How to word the fields that are neither seats nor plain numbers."""


class Gifts(NamedTuple):
    """A seat's gains and payments with one advisor, or its gains and losses in a battle; they share one sentence."""

    seat: int
    source: str
    gifts: tuple[events.Gained, ...] = ()
    paid: tuple[events.Lost, ...] = ()


def is_heading(event: Any) -> bool:
    """Whether the event begins or ends a part of the game and so is a heading in the log."""
    return isinstance(event, events.PhaseBegan | events.GameEnded)


def line(event: Any, names: Names) -> str:
    """The log's sentence about an event; empty if another event covers it."""
    kind = type(event)
    if kind is events.Helped:  # The lines about the gifts name the advisor.
        return ""
    if kind in _PLAIN:
        return _filled(_(_PLAIN[kind]), event, names)
    return _OF_A_SEAT[kind](event, names) if kind in _OF_A_SEAT else _line_about_all(event, names)


def with_named_advisors(happened: Sequence[Any]) -> list[Any]:
    """The events of a decision, in which points from an advisor have that advisor as their reason."""
    found: list[Any] = []
    helped: events.Helped | None = None
    for event in happened:
        if isinstance(event, events.Helped):
            helped = event
        elif helped is not None and isinstance(event, _POINTS) and event.source == EARNED[ADVISOR_POINTS]:
            event = event._replace(reason=f"{_ADVISOR}{helped.advisor}")
        found.append(event)
    return found


def with_joined_gifts(happened: Sequence[Any]) -> list[Any]:
    """The events of a decision, with what an advisor or a battle gives a seat and takes from it joined into one."""
    found: list[Any] = []
    for event in with_named_advisors(happened):
        source = (event.reason or event.source) if isinstance(event, _POINTS) else ""
        if not source.startswith((_ADVISOR, SOURCE)):
            found.append(event)
            continue
        # The loss of a building has a line of its own, after everything else that the seat loses.
        place = next((n for n in reversed(range(len(found))) if not _is_lost_building(found[n])), None)
        if place is None or not (isinstance(found[place], Gifts) and found[place][:2] == (event.seat, source)):
            place = len(found)
            found.append(Gifts(event.seat, source))
        last = found[place]
        if isinstance(event, events.Lost):
            found[place] = last._replace(paid=(*last.paid, event))
        else:
            found[place] = last._replace(gifts=(*last.gifts, event))
    return found


def _is_lost_building(event: Any) -> bool:
    """Whether the event is about the loss of a building, or of its points."""
    return isinstance(event, events.BuildingLost) or (isinstance(event, events.Lost) and event.source == PARTS[0])


def fought_shortly(event: events.Fought, names: Names) -> str:
    """How a battle ended for a seat, for places that show the parts of its strength in another way."""
    return _filled(_(_FOUGHT_SHORTLY[event.outcome]), event, names)


def _filled(text: str, event: Any, names: Names, **more: str) -> str:
    """The text with the event's fields and any further fields filled in."""
    return filled(text, event, {**_SAID, "seat": names.__getitem__}, **more)


def _announced(event: events.Announced, names: Names) -> str:
    return _filled(_(_ANNOUNCED[event.use]), event, names)


def _forced_pass(event: ForcedPass, names: Names) -> str:
    return _filled(_(SENTENCES[event.reason]), event, names)


def _withdrawn(event: events.EnvoyWithdrawn, names: Names) -> str:
    """Says that the envoy leaves, unless its holder has just declined to use it."""
    if event.use == moves.NEITHER:
        return ""
    text = _("{seat:{seat}'s|Your} envoy returns to the king.")
    if not event.use:
        text = _("{seat:{seat} has|You have} not used the envoy; it returns to the king.")
    return _filled(text, event, names)


def _gained(event: events.Gained, names: Names) -> str:
    """The sentence about a seat's gain; empty for points already in the line about a building or the strongest."""
    if event.source == PARTS[0] or event.reason == events.STRONGEST_BONUS:
        return ""
    source = source_name(event.reason or event.source)
    return _filled(_gain(event.what, event.amount), event, names, source=source)


def _gifts(event: Gifts, names: Names) -> str:
    """The sentence about gifts and their price or about losses, or the usual one about a single gain or payment."""
    if len(event.gifts) + len(event.paid) == 1:
        return _gained(event.gifts[0], names) if event.gifts else _lost(event.paid[0], names)
    gifts = enumerated([amount(gift.what, gift.amount) for gift in event.gifts])
    price = enumerated([amount(paid.what, paid.amount) for paid in event.paid])
    if not event.gifts:
        text = _("{source}: {seat:{seat} loses|you lose} {what}.")
        return _filled(text, event, names, what=price)
    if event.paid:
        text = _("{source}: {seat:{seat} pays|you pay} {price} and {seat:gets|get} {gifts}.")
        return _filled(text, event, names, gifts=gifts, price=price)
    return _filled(_("{source}: {seat:{seat} gets|you get} {gifts}."), event, names, gifts=gifts)


def _lost(event: events.Lost, names: Names) -> str:
    if event.source == PARTS[0]:
        return ""
    text = _("{source}: {seat:{seat} pays|you pay} {what}.")
    if event.source == SOURCE:
        text = _("{source}: {seat:{seat} loses|you lose} {what}.")
    source = source_name(event.reason or event.source)
    return _filled(text, event, names, source=source, what=amount(event.what, event.amount))


def _gain(what: str, n: int) -> str:
    match what:
        case "gold":
            return ngettext(
                "{source}: {seat:{seat} gets|you get} {amount} gold.",
                "{source}: {seat:{seat} gets|you get} {amount} gold.",
                n,
            )
        case "wood":
            return ngettext(
                "{source}: {seat:{seat} gets|you get} {amount} wood.",
                "{source}: {seat:{seat} gets|you get} {amount} wood.",
                n,
            )
        case "stone":
            return ngettext(
                "{source}: {seat:{seat} gets|you get} {amount} stone.",
                "{source}: {seat:{seat} gets|you get} {amount} stone.",
                n,
            )
        case "plus_two":
            return _("{source}: {seat:{seat} gets|you get} a +2 token.")
        case "soldiers":
            return ngettext(
                "{source}: {seat:{seat} gets|you get} {amount} soldier.",
                "{source}: {seat:{seat} gets|you get} {amount} soldiers.",
                n,
            )
    return ngettext(
        "{source}: {seat:{seat} scores|you score} {amount} point.",
        "{source}: {seat:{seat} scores|you score} {amount} points.",
        n,
    )


def _building(event: events.Built | events.BuildingLost, names: Names) -> str:
    """The sentence about a building that is built or lost, with its price and its points."""
    points, price = amount("vp", BUILDINGS[event.building].vp), ""
    if isinstance(event, events.Built):
        price = goods(event.gold, event.wood, event.stone)
        text = _("{seat:{seat} builds|You build} {building:the} for {price}.")
        if BUILDINGS[event.building].vp:
            text = _("{seat:{seat} builds|You build} {building:the} for {price} and {seat:scores|score} {points}.")
    else:
        text = _("{seat:{seat} loses|You lose} {building:the}.")
        if BUILDINGS[event.building].vp:
            text = _("{seat:{seat} loses|You lose} {building:the} and {points}.")
    return _filled(text, event, names, price=price, points=points)


def _recruited(event: events.Recruited, names: Names) -> str:
    text = _("{seat:{seat} recruits|You recruit} a soldier for {price}.")
    return _filled(text, event, names, price=paid_goods(event.goods))


def _fought(event: events.Fought, names: Names) -> str:
    """The sentence about how a battle ended, with the parts that make up the strength."""
    parts = ", ".join(_(_STRENGTH[part]).format(n=signed(n)) for part, n in parts_of_strength(event))
    return _filled(_(_FOUGHT[event.outcome]), event, names, terms=parts)


# Dice, and events that concern everybody.


def _influenced(event: events.Influenced, names: Names) -> str:
    first_white = len(event.dice) - event.white
    dice = [die_showing(value, place >= first_white) for place, value in enumerate(event.dice)]
    group = added(added_up(dice), event.plus_two, event.market)
    return _filled(_("{seat:{seat} influences|You influence} {advisor:the}: {group}."), event, names, group=group)


def _die(event: events.Rerolled | events.DiceSetAside, names: Names) -> str:
    """The sentence about a die that is rerolled or set aside, which says so if the die is white."""
    is_white = event.die >= COLOURED_DICE
    if isinstance(event, events.Rerolled):
        text = _("{seat:{seat} rerolls|You reroll} a die: {value}.")
        if is_white:
            text = _("{seat:{seat} rerolls|You reroll} a white die: {value}.")
    else:
        text = _("{seat:{seat} sets|You set} a die aside: {value}.")
        if is_white:
            text = _("{seat:{seat} sets|You set} a white die aside: {value}.")
    return _filled(text, event, names)


def _line_about_all(event: Any, names: Names) -> str:
    """The line for an event that is not about one particular seat."""
    match event:
        case events.Blocked(three, two):
            closed = enumerated([within(advisor_name(advisor)) for advisor in sorted({sum(three), *two})])
            text = _("Neutral dice: {three}, then {two}. Blocked this season: {advisors}.")
            return text.format(three=added_up(three), two=enumerated([str(die) for die in two]), advisors=closed)
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
            text = ngettext(
                "{names:{names} is|You are} the strongest in battle and {names:scores|score} 1 point.",
                "{names:You} are the strongest in battle and score 1 point each.",
                len(seats),
            )
            return text.format(names=enumerated([names[seat] for seat in seats]))
    raise ValueError(f"{event!r} is not an event of Kingsburg")


def _rolled(event: events.Rolled, names: Names) -> str:
    total = sum(event.coloured) + sum(event.white)
    text = _("{seat:{seat} rolls|You roll} {coloured}, total {total}.")
    if event.white:
        text = ngettext(
            "{seat:{seat} rolls|You roll} {coloured} and {white} on the white die, total {total}.",
            "{seat:{seat} rolls|You roll} {coloured} and {white} on the white dice, total {total}.",
            len(event.white),
        )
    return text.format(
        seat=names[event.seat], coloured=added_up(event.coloured), white=added_up(event.white), total=total
    )


_OF_A_SEAT: dict[type, Callable[[Any, Names], str]] = {
    events.Gained: _gained,
    Gifts: _gifts,
    events.Lost: _lost,
    ForcedPass: _forced_pass,
    events.Announced: _announced,
    events.EnvoyWithdrawn: _withdrawn,
    events.Rolled: _rolled,
    events.Rerolled: _die,
    events.DiceSetAside: _die,
    events.Influenced: _influenced,
    events.Built: _building,
    events.BuildingLost: _building,
    events.Recruited: _recruited,
    events.Fought: _fought,
}
"""The lines about a single seat, by the kind of event."""
