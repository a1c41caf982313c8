"""The log of a game of Royals: one sentence for nearly every event, with names and never with "you".

A placeholder is called after the event's field that it stands for. Names may stand anywhere in a translation, and never
need an ending or an article that depends on them. What another sentence tells anyway is not told twice: that a turn
begins, which is told by the cards that are drawn, and that it ends.
"""

from collections.abc import Callable, Sequence
from typing import Any

from kingdoms.core.language import N_, _, enumerated
from kingdoms.games.royals import moves
from kingdoms.games.royals.board import COUNTRIES
from kingdoms.games.royals.words.names import city_name, country_name, pair_name, period_name, position_name, title_name
from kingdoms.games.royals.words.phrases import cards, cards_of, country_cards, intrigues, points

Names = Sequence[str]

_PLAIN = {
    moves.DrewHidden: N_("{seat} draws a country card from the deck."),
    moves.IntriguesShuffled: N_("The intrigue deck was empty: its discards are shuffled into a new one."),
    moves.DrewIntrigue: N_("{seat} draws an intrigue card."),
    moves.Exiled: N_("{seat} drives the cube of {rival} into exile: {position}."),
    moves.Occupied: N_("{seat} occupies a position: {position}."),
    moves.CityBonus: N_("City bonus, {city}: {seat} gets {points}."),
    moves.CountryBonus: N_("Country bonus, {country}: {seat} has a cube in every city and gets {points}."),
    moves.NobleHouse: N_("Noble house: {seat} has a cube on every title tile and gets {points}."),
    moves.DiscardedIntrigue: N_("{seat} discards an intrigue card: {pair}."),
    moves.DeckRenewed: N_("The display cannot be filled: the discards, {cards}, are shuffled into a new deck."),
    moves.LastRound: N_("The deck has run out for the last time: this round is played to its end."),
    moves.PeriodEnded: N_("The deck has run out: the period {period} is over and is scored."),
    moves.GameEnded: N_("The game is over."),
}
"""The events about which there is only one thing to say."""

_PLACES = (
    N_("{country}, {period}: {seat} has the most influence and gets {points}."),
    N_("{country}, {period}: {seat} is second and gets {points}."),
)

_LOST = (
    N_("{country}, {period}: nobody has influence; the first token leaves the game."),
    N_("{country}, {period}: nobody is second; the second token leaves the game."),
)
"""What becomes of the tokens of a period, by their place."""

_PLANS = (
    N_("{seat} decides to draw country cards only."),
    N_("{seat} decides to draw a country card and an intrigue card."),
)
"""What a seat has chosen to draw, by the number of intrigue cards."""

_SAID: dict[str, Callable[[Any], str]] = {
    "city": city_name,
    "country": country_name,
    "position": position_name,
    "title": title_name,
    "pair": pair_name,
    "period": period_name,
    "points": points,
    "cards": country_cards,
}
"""How fields are told that are neither seats nor plain numbers."""


def is_heading(event: Any) -> bool:
    """Whether the event begins or ends a part of the game, so that the log has a heading there."""
    return isinstance(event, moves.LastRound | moves.PeriodEnded | moves.GameEnded)


def line(event: Any, names: Names) -> str:
    """The log's sentence about an event; empty if another event tells it."""
    special = _SPECIAL.get(type(event))
    return special(event, names) if special else _filled(_(_PLAIN[type(event)]), event, names)


def _filled(text: str, event: Any, names: Names, **more: str) -> str:
    """The text with the event's fields, and with what could not be said of them one by one."""
    fields = {field: _said(field, value, names) for field, value in event._asdict().items()}
    return text.format(**{**fields, **more})


def _said(field: str, value: Any, names: Names) -> str:
    if field in ("seat", "rival"):
        return str(names[value])
    return _SAID[field](value) if field in _SAID else str(value)


def _untold(event: moves.TurnBegan | moves.TurnEnded, names: Names) -> str:
    return ""


# Cards.


def _planned(event: moves.Planned, names: Names) -> str:
    return _filled(_(_PLANS[event.intrigues]), event, names)


def _took_open(event: moves.TookOpen, names: Names) -> str:
    return _filled(_("{seat} takes {card} from the display."), event, names, card=cards_of(event.country, 1))


def _paid(event: moves.Paid, names: Names) -> str:
    return _filled(_("{seat} pays {cards}."), event, names, cards=cards(event[1:]))


def _paid_intrigue(event: moves.PaidIntrigue, names: Names) -> str:
    return _filled(_("{seat} plays intrigue: {cards}."), event, names, cards=intrigues(event.pairs))


def _discarded(event: moves.Discarded, names: Names) -> str:
    return _filled(_("{seat} discards {card}."), event, names, card=cards_of(event.country, 1))


def _refilled(event: moves.Refilled, names: Names) -> str:
    if not event.countries:
        return ""
    counts = [event.countries.count(country) for country in COUNTRIES]
    return _("New in the display: {cards}.").format(cards=cards(counts))


# Scores.


def _period_token(event: moves.PeriodToken, names: Names) -> str:
    return _filled(_(_PLACES[event.place]), event, names)


def _token_lost(event: moves.TokenLost, names: Names) -> str:
    return _filled(_(_LOST[event.place]), event, names)


def _title_awarded(event: moves.TitleAwarded, names: Names) -> str:
    if not event.seats:
        return _filled(_("{title}: nobody gets this title tile."), event, names)
    winners = enumerated([names[seat] for seat in event.seats])
    if len(event.seats) == 1:
        return _filled(_("{title}: {winner} has the most cubes and gets {points}."), event, names, winner=winners)
    return _filled(_("{title}: {winners} share the tile and get {points} each."), event, names, winners=winners)


_SPECIAL: dict[type, Callable[[Any, Names], str]] = {
    moves.TurnBegan: _untold,
    moves.TurnEnded: _untold,
    moves.Planned: _planned,
    moves.TookOpen: _took_open,
    moves.Paid: _paid,
    moves.PaidIntrigue: _paid_intrigue,
    moves.Discarded: _discarded,
    moves.Refilled: _refilled,
    moves.PeriodToken: _period_token,
    moves.TokenLost: _token_lost,
    moves.TitleAwarded: _title_awarded,
}
