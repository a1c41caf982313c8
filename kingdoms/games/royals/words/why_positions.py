"""What speaks for a position, bonuses, influence in its country and cubes for its title; and for how it is paid."""

from kingdoms.core.language import _, ngettext
from kingdoms.games.royals import scoring
from kingdoms.games.royals.board import (
    CARDS_FOR_ONE,
    CITIES,
    CITIES_OF,
    COUNTRY_BONUS,
    INFLUENCE,
    INTRIGUES_FOR_ONE,
    NOBLE_HOUSE,
    PERIOD_TOKENS,
    POSITIONS,
    TITLES,
)
from kingdoms.games.royals.moves import Occupy, Pay, PayIntrigue
from kingdoms.games.royals.rules.payment import NAMING
from kingdoms.games.royals.state import NONE, UNKNOWN_CARD, Royals
from kingdoms.games.royals.words.names import city_name, country_name, title_name
from kingdoms.games.royals.words.phrases import other_cards, points

_NEARLY = 2
"""With so few cities or titles missing a bonus is within reach."""


# Bonuses.


def _missing_cities(state: Royals, seat: int, position: int) -> int | None:
    """In how many cities a seat lacks a cube for the country's bonus, with this position; None if that wins nothing."""
    city, country = POSITIONS[position].city, POSITIONS[position].country
    owners = state.country_bonuses[country]
    if seat in owners or len(owners) == len(COUNTRY_BONUS[country]) or state.is_present(seat, city):
        return None
    return sum(not state.is_present(seat, other) for other in CITIES_OF[country] if other != city)


def _missing_titles(state: Royals, seat: int, position: int) -> int | None:
    """The same for the title tiles and the noble house."""
    own = POSITIONS[position].title
    is_over = seat in state.noble_house or len(state.noble_house) == len(NOBLE_HOUSE[state.seats])
    if is_over or state.tiles[own][seat]:
        return None
    return sum(not state.tiles[title][seat] for title in TITLES if title != own)


def _country_points(state: Royals, position: int) -> str:
    country = POSITIONS[position].country
    return points(COUNTRY_BONUS[country][len(state.country_bonuses[country])])


def _noble_points(state: Royals) -> str:
    return points(NOBLE_HOUSE[state.seats][len(state.noble_house)])


def completes_country(state: Royals, seat: int, move: Occupy) -> str:
    """It is the last city of its country."""
    if _missing_cities(state, seat, move.position) != 0:
        return ""
    return _("{country}: a cube in every city, {points}.").format(
        country=_country(move.position), points=_country_points(state, move.position)
    )


def completes_titles(state: Royals, seat: int, move: Occupy) -> str:
    """It is the last title."""
    if _missing_titles(state, seat, move.position) != 0:
        return ""
    return _("A cube on every title: {points} for the noble house.").format(points=_noble_points(state))


def is_first_in_city(state: Royals, seat: int, move: Occupy) -> str:
    """Nobody has been in the city."""
    city = POSITIONS[move.position].city
    if state.city_bonuses[city] != NONE:
        return ""
    return _("First in {city}: {points}.").format(city=city_name(city), points=points(CITIES[city].bonus))


def nears_country(state: Royals, seat: int, move: Occupy) -> str:
    """Few cities are missing then."""
    n = _missing_cities(state, seat, move.position)
    if n is None or n > _NEARLY:
        return ""
    return ngettext(
        "{country}: only {n} city more for the bonus of {points}.",
        "{country}: only {n} cities more for the bonus of {points}.",
        n,
    ).format(country=_country(move.position), n=n, points=_country_points(state, move.position))


def nears_titles(state: Royals, seat: int, move: Occupy) -> str:
    """Few titles are missing then."""
    n = _missing_titles(state, seat, move.position)
    if n is None or n > _NEARLY:
        return ""
    return ngettext(
        "Only {n} title more for the noble house: {points}.",
        "Only {n} titles more for the noble house: {points}.",
        n,
    ).format(n=n, points=_noble_points(state))


def _country(position: int) -> str:
    return country_name(POSITIONS[position].country)


# Influence and titles.


def _places(state: Royals, seat: int, position: int) -> tuple[int, int]:
    """Where the seat stands in the country by influence, 0 for the first, before and after it occupies a position."""
    country, holders = POSITIONS[position].country, state.holders[:]
    before = scoring.ranking(holders, country)
    holders[position] = seat
    return before.index(seat) if seat in before else state.seats, scoring.ranking(holders, country).index(seat)


def takes_lead(state: Royals, seat: int, move: Occupy) -> str:
    """Nobody has as much influence in the country then; or only one."""
    before, after = _places(state, seat, move.position)
    tokens = PERIOD_TOKENS[POSITIONS[move.position].country][state.period]
    if after == before or after >= len(tokens):
        return ""
    text = _("{country}: second, {points} if that lasts until the period ends.")
    if after == 0:
        text = _("{country}: most influence, {points} if that lasts until the period ends.")
    return text.format(country=_country(move.position), points=points(tokens[after]))


def wins_title(state: Royals, seat: int, move: Occupy) -> str:
    """Nobody has more cubes on the title's tile then, and its points are not lost."""
    title = POSITIONS[move.position].title
    cubes = state.tiles[title][:]
    cubes[seat] += 1
    before, after = scoring.award(title, state.tiles[title]), scoring.award(title, cubes)
    if before == after or seat not in after[0]:
        return ""
    text = _("{title}: most cubes, {points} if that lasts to the end.")
    if len(after[0]) > 1:
        text = _("{title}: as many cubes as anyone, {points} if that lasts to the end.")
    return text.format(title=title_name(title), points=points(after[1]))


def weakens_leader(state: Royals, seat: int, move: Occupy) -> str:
    """It is taken from who has most influence in the country."""
    country, title = POSITIONS[move.position].country, POSITIONS[move.position].title
    holder = state.holders[move.position]
    if holder == NONE or scoring.ranking(state.holders, country)[0] != holder:
        return ""
    return _("{country}: whoever leads there loses {n} influence.").format(
        country=country_name(country), n=INFLUENCE[title]
    )


def adds_influence(state: Royals, seat: int, move: Occupy) -> str:
    """It counts in its country."""
    return _("{country}: {n} influence more.").format(
        country=_country(move.position), n=INFLUENCE[POSITIONS[move.position].title]
    )


# The payment.


def pays_simply(state: Royals, seat: int, move: Pay) -> str:
    """Nothing has to stand in for the country's own cards."""
    country = POSITIONS[state.agenda[-1][2]].country
    if sum(move) > move[country]:
        return ""
    return _("{country}: with its own cards it costs least.").format(country=country_name(country))


def saves_own_cards(state: Royals, seat: int, move: Pay) -> str:
    """Cards of the country stay in hand, as far as the view shows it."""
    country = POSITIONS[state.agenda[-1][2]].country
    hand = state.hands[seat]
    if hand[UNKNOWN_CARD] or hand[country] == move[country]:
        return ""
    return _("{country}: its cards are kept for another position.").format(country=country_name(country))


def stands_in(state: Royals, seat: int, move: Pay) -> str:
    """What stands in for how much."""
    others = sum(move) - move[POSITIONS[state.agenda[-1][2]].country]
    return _("{others} stand in for {n} of the country.").format(others=other_cards(others), n=others // CARDS_FOR_ONE)


def pays_intrigue(state: Royals, seat: int, move: PayIntrigue) -> str:
    """Whether all the cards name the country."""
    country = POSITIONS[state.agenda[-1][2]].country
    others = sum(move.pairs) - sum(move.pairs[pair] for pair in NAMING[country])
    if not others:
        return _("{country}: cards that name it cost least.").format(country=country_name(country))
    return _("{country}: {others} stand in for {n} that name it.").format(
        country=country_name(country), others=other_cards(others), n=others // INTRIGUES_FOR_ONE
    )
