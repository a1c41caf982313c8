"""What is said again and again: amounts of points, cubes and cards, what a payment is made of, what a position costs."""

from collections.abc import Sequence

from kingdoms.core.tongue import _, enumerated, ngettext
from kingdoms.games.royals.board import COST, COUNTRIES, COUNTRY_KEYS, PAIRS, POSITIONS
from kingdoms.games.royals.names import pair_name


def points(n: int) -> str:
    """So many points."""
    return ngettext("{n} point", "{n} points", n).format(n=n)


def cubes(n: int) -> str:
    """So many cubes of a player."""
    return ngettext("{n} cube", "{n} cubes", n).format(n=n)


def counted(amounts: Sequence[str]) -> str:
    """What there is of several things, as an enumeration."""
    return enumerated(amounts) if amounts else _("nothing")


# Country cards.


def country_cards(n: int) -> str:
    """So many country cards, of whatever country."""
    return ngettext("{n} country card", "{n} country cards", n).format(n=n)


def other_cards(n: int) -> str:
    """So many cards of other countries than the one that is spoken of."""
    return ngettext("{n} other card", "{n} other cards", n).format(n=n)


def cards_of(country: int, n: int) -> str:
    """So many cards of one country."""
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
    """So many cards of each country; countries with none are left out."""
    return counted([cards_of(country, counts[country]) for country in COUNTRIES if counts[country]])


def price(position: int) -> str:
    """What a position costs in cards of its country."""
    return cards_of(POSITIONS[position].country, COST[POSITIONS[position].title])


# Intrigue cards.


def intrigue_cards(n: int) -> str:
    """So many intrigue cards, of whatever pair."""
    return ngettext("{n} intrigue card", "{n} intrigue cards", n).format(n=n)


def intrigues(counts: Sequence[int]) -> str:
    """So many intrigue cards of each pair; pairs with none are left out."""
    return counted(
        [
            _("{n} × {countries}").format(n=counts[pair], countries=pair_name(pair))
            for pair in range(len(PAIRS))
            if counts[pair]
        ]
    )
