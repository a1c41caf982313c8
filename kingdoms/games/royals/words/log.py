"""The log of a game of Royals: one sentence for nearly every event, with names, or "you" for the only person.

Each placeholder has the name of a field of the event. Translations can put names anywhere, and never need an ending or
an article that depends on them. Nothing is logged twice: there is no sentence for the beginning of a turn, which the
drawn cards show, or for its end; and the sentence about an occupied position covers its payment and the exiled cube.
"""

from collections.abc import Callable, Reversible, Sequence
from typing import Any

from kingdoms.core.state import Event
from kingdoms.core.words.language import N_, _, enumerated, filled, ngettext, sentences
from kingdoms.games.royals import events
from kingdoms.games.royals.board import COUNTRIES, POSITIONS
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.names import (
    city_name,
    country_name,
    pair_name,
    period_name,
    position_within,
    title_name,
)
from kingdoms.games.royals.words.phrases import cards, cards_of, country_cards, payment_in_short, points

Names = Sequence[str]
_MOST_IN_RECAP = 2
"""The most occupied positions named in full below a prompt."""
_MOST_CITIES = 6
"""The most positions named by their cities alone, besides those that the player lost; of more, only the latter are."""

_PLAIN = {
    events.DrewHidden: N_("{seat:{seat} draws|You draw} a country card from the deck."),
    events.IntriguesShuffled: N_("The intrigue deck is empty: its discard pile is shuffled into a new deck."),
    events.DrewIntrigue: N_("{seat:{seat} draws|You draw} an intrigue card."),
    events.CityBonus: N_("City bonus for {city}: {seat:{seat} scores|you score} {points}."),
    events.CountryBonus: N_(
        "Country bonus, {country}: {seat:{seat} has|you have} a cube in every city and {seat:scores|score} {points}."
    ),
    events.NobleHouse: N_(
        "Noble house: {seat:{seat} has|you have} a cube on every title tile and {seat:scores|score} {points}."
    ),
    events.DiscardedIntrigue: N_("{seat:{seat} discards|You discard} an intrigue card: {pair}."),
    events.DeckRenewed: N_("The display can't be refilled: the discard pile ({cards}) is shuffled into a new deck."),
    events.LastRound: N_("The deck has run out for the last time: this is the last round."),
    events.PeriodEnded: N_("{period:The} period ends and is scored."),
    events.GameEnded: N_("The game is over."),
}
"""The events that are always logged with the same sentence."""

_BY_PLACE = {
    events.PeriodToken: (
        N_("{country}, {period}: {seat:{seat} has|you have} the most influence and {seat:scores|score} {points}."),
        N_("{country}, {period}: {seat:{seat} is|you are} second and {seat:scores|score} {points}."),
    ),
    events.TokenLost: (
        N_("{country}, {period}: nobody has influence; the first token is removed."),
        N_("{country}, {period}: nobody is second; the second token is removed."),
    ),
}
"""The sentences about a period's tokens, by place."""

_PLANS = (
    N_("{seat:You} will draw only country cards."),
    N_("{seat:You} will draw a country card and an intrigue card."),
)
"""The sentences about a seat's choice of cards to draw, by the number of intrigue cards."""

_SAID: dict[str, Callable[[Any], str]] = {
    "city": city_name,
    "country": country_name,
    "position": position_within,
    "title": title_name,
    "pair": pair_name,
    "period": period_name,
    "points": points,
    "cards": country_cards,
}
"""How to word the fields that are neither seats nor plain numbers."""


def is_heading(event: Any) -> bool:
    """Whether the event begins or ends a part of the game and so is a heading in the log."""
    return isinstance(event, events.LastRound | events.PeriodEnded | events.GameEnded)


def line(event: Any, names: Names) -> str:
    """The log's sentence about an event; empty if the event gets none."""
    match event:
        case events.TurnBegan() | events.TurnEnded() | events.Refilled(countries=()):
            return ""
        case events.Paid() | events.PaidIntrigue() | events.Exiled():
            return ""
        case events.Planned(intrigues=n):
            return _filled(_(_PLANS[n]), event, names)
        case events.TookOpen(country=country):
            text = _("{seat:{seat} takes|You take} {card} from the display.")
            return _filled(text, event, names, card=cards_of(country, 1))
        case events.Occupied():
            return _occupied(event, names)
        case events.Discarded(country=country):
            return _filled(_("{seat:{seat} discards|You discard} {card}."), event, names, card=cards_of(country, 1))
        case events.Refilled(countries=countries):
            return _("New in the display: {cards}.").format(cards=cards([*map(countries.count, COUNTRIES)]))
        case events.PeriodToken(place=place) | events.TokenLost(place=place):
            return _filled(_(_BY_PLACE[type(event)][place]), event, names)
        case events.TitleAwarded():
            return _title_awarded(event, names)
    return _filled(_(_PLAIN[type(event)]), event, names)


def since_turn(past: Reversible[Event], seat: int) -> list[events.Occupied]:
    """The positions that others have occupied since the previous turn of the seat whose turn it is, oldest first.

    There are none in its first turn.
    """
    found: list[events.Occupied] = []
    has_begun = False
    for event in reversed(past):
        if isinstance(event, events.TurnBegan) and event.seat == seat:
            if has_begun:
                return found[::-1]
            has_begun = True
        elif isinstance(event, events.Occupied) and event.seat != seat:
            found.append(event)
    return []


def recap(occupied: Sequence[events.Occupied], seat: int, names: Names) -> str:
    """The positions others have occupied, short enough for the line below a prompt; those the seat lost come first."""
    lost = [event for event in occupied if event.rival == seat]
    others = [event for event in occupied if event.rival != seat]
    losses = _by_seat(_("{name} took your {positions}"), lost, names)
    if len(occupied) <= _MOST_IN_RECAP:
        return "; ".join([*losses, *_by_seat(_("{name}: {positions}"), others, names)])
    if len(others) <= _MOST_CITIES:
        return "; ".join([*losses, *_by_seat(_("{name}: {positions}"), others, names, _city_of)])
    n, rivals = len(others), [names[rival] for rival in dict.fromkeys(event.seat for event in others)]
    if not lost:
        text = ngettext(
            "{names} has occupied {n} positions since your last turn.",
            "{names} have occupied {n} positions since your last turn.",
            len(rivals),
        )
        return text.format(names=enumerated(rivals), n=n)
    more = _("{names} occupied {n} other positions.").format(names=enumerated(rivals), n=n)
    return sentences(_("{losses}.").format(losses="; ".join(losses)), more)


def _city_of(position: int) -> str:
    """The name of the city that a position is in."""
    return city_name(POSITIONS[position].city)


def _by_seat(
    text: str,
    occupied: Sequence[events.Occupied],
    names: Names,
    naming: Callable[[int], str] = position_within,
) -> list[str]:
    """A phrase for each seat that has occupied positions, with all of them, or with the city of each."""
    found: dict[int, list[str]] = {}
    for event in occupied:
        found.setdefault(event.seat, []).append(naming(event.position))
    found = {seat: list(dict.fromkeys(positions)) for seat, positions in found.items()}
    return [text.format(name=names[seat], positions=enumerated(positions)) for seat, positions in found.items()]


def scored_in_short(tokens: Sequence[events.PeriodToken], names: Names) -> str:
    """The winners of a country's tokens in a period, short enough for a prompt."""
    won = [_("{name} +{n}").format(name=names[token.seat], n=token.points) for token in tokens]
    text = _("{country}, {period}: {winners}.")
    return text.format(
        country=country_name(tokens[0].country), period=period_name(tokens[0].period), winners=enumerated(won)
    )


def _filled(text: str, event: Any, names: Names, **more: str) -> str:
    """The text with the event's fields and any further fields filled in."""
    return filled(text, event, {**_SAID, "seat": names.__getitem__}, **more)


def _occupied(event: events.Occupied, names: Names) -> str:
    """The sentence about an occupied position: its new holder, the rival who lost it, and the cards paid."""
    paid, position = payment_in_short(event.countries, event.pairs), position_within(event.position)
    if event.rival == NONE:
        text = _("{seat:{seat} occupies|You occupy} {position:the} with {cards}.")
        return text.format(seat=names[event.seat], position=position, cards=paid)
    text = _("{seat:{seat} takes|You take} {position:the} from {rival} for {cards}.")
    return text.format(seat=names[event.seat], position=position, rival=names[event.rival], cards=paid)


def _title_awarded(event: events.TitleAwarded, names: Names) -> str:
    if not event.seats:
        return _filled(_("{title}: nobody gets this tile."), event, names)
    text = ngettext(
        "{title}: {winners:{winners} has|you have} the most cubes and {winners:scores|score} {points}.",
        "{title}: {winners} share the tile and score {points} each.",
        len(event.seats),
    )
    return _filled(text, event, names, winners=enumerated([names[seat] for seat in event.seats]))
