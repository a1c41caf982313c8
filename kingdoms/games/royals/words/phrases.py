"""Recurring phrases: amounts of points, cubes and cards, payments, and what a position costs."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count

from kingdoms.core.words.language import N_, _, enumerated, ngettext
from kingdoms.games.royals import scoring
from kingdoms.games.royals.board import COST, COUNTRIES, COUNTRY_KEYS, INTRIGUE_COST, PAIRS, POSITIONS
from kingdoms.games.royals.payment import NAMING, affordable, within_intrigue
from kingdoms.games.royals.state import NONE, Royals
from kingdoms.games.royals.words.names import city_name, country_name, pair_name, position_within, title_within

_IsEnough = Callable[[tuple[int, ...]], bool]

_TOKENS: Mapping[str, tuple[str, Callable[[int], str]]] = {
    scoring.CITY_TOKENS: (N_("city bonus for {name}"), city_name),
    scoring.COUNTRY_TOKENS: (N_("country bonus for {name}"), country_name),
    scoring.NOBLE_HOUSE_TOKENS: (N_("noble house"), str),
    **dict.fromkeys(scoring.PERIOD_PARTS, (N_("{name}, {year}"), country_name)),
    scoring.TITLE_TOKENS: (N_("{name} title tile"), title_within),
}
"""A token's name, and a function that names what it was won for, by part of the score; a period's part is its year."""

_NATIONS = {
    "france": N_("{n} French"),
    "germany": N_("{n} German"),
    "britain": N_("{n} British"),
    "spain": N_("{n} Spanish"),
}
"""A number of cards of each country, in an enumeration that ends with another kind of card."""

NAMED_KINDS = 2
"""How many kinds of cards a prompt names individually; phones have no room for more."""


def points(n: int) -> str:
    """A number of points."""
    return ngettext("{n} point", "{n} points", n).format(n=n)


def cubes(n: int) -> str:
    """A number of cubes."""
    return ngettext("{n} cube", "{n} cubes", n).format(n=n)


def token_name(token: scoring.Token) -> str:
    """A token's name within a sentence."""
    text, name = _TOKENS[token.part]
    return _(text).format(name=name(token.which), year=token.part)


def tokens(won: Sequence[scoring.Token]) -> str:
    """Tokens with their points."""
    return enumerated(
        [_("{token} ({points})").format(token=token_name(token), points=points(token.points)) for token in won]
    )


def gain(won: Sequence[scoring.Token]) -> str:
    """A sentence about the points of tokens won by occupying a position, for a prompt; empty if there are none."""
    return _("You score {points}.").format(points=points(sum(token.points for token in won))) if won else ""


# Country cards.


def country_cards(n: int) -> str:
    """A number of country cards, of any country."""
    return ngettext("{n} country card", "{n} country cards", n).format(n=n)


def other_cards(n: int) -> str:
    """A number of cards other than the kind just mentioned."""
    return ngettext("{n} other card", "{n} other cards", n).format(n=n)


def cards_of(country: int, n: int) -> str:
    """A number of cards of one country."""
    match COUNTRY_KEYS[country]:
        case "france":
            text = ngettext("{n} French card", "{n} French cards", n)
        case "germany":
            text = ngettext("{n} German card", "{n} German cards", n)
        case "britain":
            text = ngettext("{n} British card", "{n} British cards", n)
        case _:
            text = ngettext("{n} Spanish card", "{n} Spanish cards", n)
    return text.format(n=n)


def cards(counts: Sequence[int]) -> str:
    """Numbers of cards by country; countries with none are left out."""
    return enumerated(_by_country(counts))


def _by_country(counts: Sequence[int]) -> list[str]:
    return [cards_of(country, counts[country]) for country in COUNTRIES if counts[country]]


def payment(position: int, cards: str, rival: str) -> str:
    """A sentence about the whole payment for a position, which a rival may hold."""
    text = _("Pay {cards} for {name}'s {position}.") if rival else _("Pay {cards} for {position:the}.")
    return text.format(position=position_within(position), name=rival, cards=cards)


def picked_cards(position: int, cards: str) -> str:
    """A sentence about cards that are not, or not yet, the price of a position."""
    return _("{cards} picked for {position:the}.").format(cards=cards, position=position_within(position))


def price(position: int) -> str:
    """The price of a position in cards of its country."""
    return cards_of(POSITIONS[position].country, COST[POSITIONS[position].title])


def price_note(position: int, cards: int, intrigues: int, rival: str) -> str:
    """Why this many country and intrigue cards are paid for a position, which a rival may hold; often empty."""
    price, naming = COST[POSITIONS[position].title], INTRIGUE_COST[POSITIONS[position].title]
    if not cards:
        return _("2 others count as 1") if intrigues > naming else ""
    if cards > price:
        return _("Costs {n}; 3 others count as 1").format(n=price)
    return _("{name}'s cube goes into exile").format(name=rival) if rival else ""


# Intrigue cards.


def intrigue_cards(n: int) -> str:
    """A number of intrigue cards, of any pair."""
    return ngettext("{n} intrigue card", "{n} intrigue cards", n).format(n=n)


def naming_cards(n: int) -> str:
    """A number of intrigue cards that name the country being mentioned."""
    return ngettext("{n} intrigue card for this country", "{n} intrigue cards for this country", n).format(n=n)


def intrigues(counts: Sequence[int]) -> str:
    """Numbers of intrigue cards by pair; pairs with none are left out."""
    return enumerated(_by_pair(counts))


def _by_pair(counts: Sequence[int]) -> list[str]:
    return [
        _("{n} × {countries}").format(n=counts[pair], countries=pair_name(pair))
        for pair in range(len(PAIRS))
        if counts[pair]
    ]


def whole_payment(countries: Sequence[int], pairs: Sequence[int]) -> str:
    """Numbers of cards by country, together with numbers of intrigue cards by pair."""
    paid = [
        _("{cards} ({countries})").format(cards=intrigue_cards(n), countries=pair_name(pair))
        for pair, n in enumerate(pairs)
        if n
    ]
    return enumerated(_by_country(countries) + paid)


def payment_in_short(countries: Sequence[int], pairs: Sequence[int]) -> str:
    """A payment in few words: intrigue cards, and more than two kinds of country cards, are only counted.

    In front of intrigue cards, country cards are named without the word "card".
    """
    intrigue = [intrigue_cards(sum(pairs))] if any(pairs) else []
    named = _by_country(countries)
    if len(named) > NAMED_KINDS:
        named = [country_cards(sum(countries))]
    elif intrigue:
        named = [_(_NATIONS[COUNTRY_KEYS[country]]).format(n=n) for country, n in enumerate(countries) if n]
    return enumerated([*named, *intrigue])


# Missing cards, found by asking the rules what would be enough.


def missing(state: Royals, seat: int, position: int) -> str:
    """The cards that a seat whose hand is known lacks for a position; empty if it can pay."""
    country, held = POSITIONS[position].country, state.hands[seat]
    lacks = [_lack(held, (country,), lambda hand: position in affordable(hand), partial(_cards_needed, country))]
    if state.holders[position] not in (NONE, seat):
        intrigues, naming = state.intrigues[seat], NAMING[country]
        lacks.append(_lack(intrigues, naming, lambda hand: position in within_intrigue(hand), _intrigues_needed))
    items = [lack for lack in lacks if lack]
    return enumerated(items) if items else ""


def _cards_needed(country: int, n: int, others: int) -> str:
    """Country cards that are missing, and how many of other countries would do."""
    return _("{cards} (or {others})").format(cards=cards_of(country, n), others=other_cards(others))


def _intrigues_needed(n: int, others: int) -> str:
    """Intrigue cards that are missing, and how many of any kind would do."""
    text = _("{cards} (or {n} more of any kind: two others count as one)")
    return text.format(cards=naming_cards(n), n=others)


def _lack(hand: Sequence[int], own: Sequence[int], is_enough: _IsEnough, needed: Callable[[int, int], str]) -> str:
    """Says how many more cards of the `own` kinds, or of other kinds instead, a hand needs; empty if none.

    `needed` words both numbers.
    """
    n = _more_of(hand, own[0], is_enough)
    if not n:
        return ""
    other = next(kind for kind in count() if kind not in own)
    return needed(n, _more_of(hand, other, is_enough))


def _more_of(hand: Sequence[int], kind: int, is_enough: _IsEnough) -> int:
    """How many more cards of a kind a hand would need."""
    before, held, after = hand[:kind], hand[kind], hand[kind + 1 :]
    return next(more for more in count() if is_enough((*before, held + more, *after)))
