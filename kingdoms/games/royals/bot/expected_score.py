"""The expected score: the tokens that each seat has or can expect, and what each position would add, in points.

Most moves leave the board unchanged, and the others change one country and one title. So results are cached, in a form
that is valid at any point in a period or in the game.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from kingdoms.games.royals.board import (
    CITIES,
    CITIES_OF,
    COST,
    COUNTRIES,
    COUNTRY_BONUS,
    NOBLE_HOUSE,
    PERIOD_TOKENS,
    PERIODS,
    POSITIONS,
    POSITIONS_OF,
    TITLE_POINTS,
    TITLES,
)
from kingdoms.games.royals.bot.weights import Weights
from kingdoms.games.royals.country_ranking import standings_among
from kingdoms.games.royals.scoring import (
    CITY_TOKENS,
    COUNTRY_TOKENS,
    NOBLE_HOUSE_TOKENS,
    PERIOD_PARTS,
    TITLE_TOKENS,
    Token,
    score,
    tokens_won,
)
from kingdoms.games.royals.state import NONE, Royals

_T = TypeVar("_T")


class TimeLeft(NamedTuple):
    """How much of the period and of the game is still to come, from 1 to 0."""

    period: float
    game: float


class Worth(NamedTuple):
    """A worth as things stand, and what a whole period and a whole game add to it.

    `worths_at` counts only the part of these that is still to come.
    """

    stands: float = 0.0
    period: float = 0.0
    game: float = 0.0

    def beyond(self, other: "Worth") -> "Worth":
        """How much more this is worth than the other."""
        return Worth(self.stands - other.stands, self.period - other.period, self.game - other.game)


_NOTHING = Worth()


def worths_at(time: TimeLeft, worths: Sequence[Worth]) -> list[float]:
    """Each worth as a number, with this much time left."""
    in_period, in_game = time
    return [stands + in_period * period + in_game * game for stands, period, game in worths]


def _total(*worths: Worth) -> Worth:
    stands, period, game = zip(*worths, strict=True)
    return Worth(sum(stands), sum(period), sum(game))


def _leads(worths: Sequence[Worth]) -> list[Worth]:
    """How much more something is worth to each seat than to its rivals on average."""
    rivals, everything = len(worths) - 1, _total(*worths)
    return [
        Worth(*[mine - (total - mine) / rivals for mine, total in zip(own, everything, strict=True)]) for own in worths
    ]


def _put(items: tuple[_T, ...], place: int, item: _T) -> tuple[_T, ...]:
    """The items with the one at `place` replaced."""
    return (*items[:place], item, *items[place + 1 :])


# The board.


class BoardContents(NamedTuple):
    """The contents of the board: the cubes, and who has which token."""

    rules: int
    period: int
    holders: tuple[int, ...]
    exile: tuple[tuple[int, ...], ...]
    tiles: tuple[tuple[int, ...], ...]
    city_bonuses: tuple[int, ...]
    country_bonuses: tuple[tuple[int, ...], ...]
    noble_house: tuple[int, ...]
    period_tokens: tuple[tuple[tuple[int, int], ...], ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.tiles[0])

    def cities(self, seat: int) -> frozenset[int]:
        """The cities where a seat has a cube, even in exile."""
        occupied = [position.city for position, holder in zip(POSITIONS, self.holders, strict=True) if holder == seat]
        return frozenset(occupied + [city for city, cubes in enumerate(self.exile) if cubes[seat]])

    def titles(self, seat: int) -> frozenset[int]:
        """The titles on whose tiles the seat has a cube."""
        return frozenset([title for title, cubes in enumerate(self.tiles) if cubes[seat]])

    def country_bonus(self, country: int, seat: int) -> int:
        """The highest bonus of a country that a seat can still get, or 0."""
        return _left(COUNTRY_BONUS[self.rules][country], self.country_bonuses[country], seat)

    def noble_house_token(self, seat: int) -> int:
        """The highest noble house token that a seat can still get, or 0."""
        return _left(NOBLE_HOUSE[self.seats], self.noble_house, seat)


def _left(tokens: Sequence[int], owners: Sequence[int], seat: int) -> int:
    """The highest token left, or 0 if there is none or the seat already has one."""
    return 0 if seat in owners or len(owners) == len(tokens) else tokens[len(owners)]


def contents_of(state: Royals) -> BoardContents:
    """The board of a state."""
    return BoardContents(
        state.rules,
        state.period,
        tuple(state.holders),
        tuple(map(tuple, state.exile)),
        tuple(map(tuple, state.tiles)),
        tuple(state.city_bonuses),
        tuple(state.country_bonuses),
        state.noble_house,
        tuple(state.period_tokens),
    )


def by_row(parts: Mapping[str, int]) -> tuple[int, int, int, int, int]:
    """The points of a score sheet: cities, countries, noble house, influence in all periods, and titles."""
    influence = sum([parts[period] for period in PERIOD_PARTS])
    return parts[CITY_TOKENS], parts[COUNTRY_TOKENS], parts[NOBLE_HOUSE_TOKENS], influence, parts[TITLE_TOKENS]


@lru_cache(maxsize=1 << 11)
def expected_scores(board: BoardContents, time: TimeLeft, weights: Weights) -> list[list[float]]:
    """For each seat, in the rows of `by_row`, its tokens and what its cubes lead it to expect."""
    return [worths_at(time, rows) for rows in _rows(board, weights)]


@lru_cache(maxsize=1 << 11)
def _rows(board: BoardContents, weights: Weights) -> list[list[Worth]]:
    """The figures of `expected_scores` in a form that fits any time left."""
    influences = [_influence(_realm(board, country), weights) for country in COUNTRIES]
    tiles = [_title(title, cubes, weights) for title, cubes in enumerate(board.tiles)]
    rows = []
    for seat, parts in enumerate(_parts(board)):
        influence, titles = _total(*[each[seat] for each in influences]), _total(*[each[seat] for each in tiles])
        expected = (_NOTHING, *_bonus_worths(*_bonuses(board, seat), weights), influence, titles)
        rows.append([_total(Worth(won), worth) for won, worth in zip(by_row(parts), expected, strict=True)])
    return rows


def _parts(board: BoardContents) -> list[Mapping[str, int]]:
    """The points of each seat's tokens, by part of the score sheet."""
    bonuses = (board.city_bonuses, board.country_bonuses, board.noble_house)
    won: list[list[Token]] = [[] for _ in range(board.seats)]
    for owner, token in tokens_won(board.rules, board.seats, *bonuses, board.period_tokens):
        if owner != NONE:
            won[owner].append(token)
    return [score(tokens).parts for tokens in won]


def _bonuses(board: BoardContents, seat: int) -> tuple[frozenset[int], frozenset[int], tuple[int, ...], int]:
    """The cities and title tiles where a seat has cubes, and the bonuses it can still get."""
    bonuses = tuple([board.country_bonus(country, seat) for country in COUNTRIES])
    return board.cities(seat), board.titles(seat), bonuses, board.noble_house_token(seat)


@lru_cache(maxsize=1 << 11)
def _bonus_worths(
    cities: frozenset[int], titles: frozenset[int], bonuses: tuple[int, ...], token: int, weights: Weights
) -> tuple[Worth, Worth]:
    """A seat's expected gain from the bonuses still open to it: those of the countries, and the noble house."""
    countries = [_country_bonus_worth(country, cities, bonus, weights) for country, bonus in enumerate(bonuses)]
    return _total(*countries), _noble_house_worth(titles, token, weights)


@lru_cache(maxsize=1 << 11)
def gains(board: BoardContents, seat: int, time: TimeLeft, weights: Weights) -> list[float]:
    """A seat's gain from occupying each position plus its rivals' loss; meaningless for positions it already holds."""
    of_positions, of_titles = (worths_at(time, worths) for worths in _gains(board, seat, weights))
    return [gain + of_titles[position.title] for gain, position in zip(of_positions, POSITIONS, strict=True)]


@lru_cache(maxsize=1 << 11)
def _gains(board: BoardContents, seat: int, weights: Weights) -> tuple[list[Worth], list[Worth]]:
    """For any time left, what a seat would gain from each position, and from one more cube on each title tile."""
    cities, titles, bonuses, token = _bonuses(board, seat)
    positions: list[Worth] = []
    for country, places in enumerate(CITIES_OF):
        city_bonuses, there = board.city_bonuses[places[0] : places[-1] + 1], cities.intersection(places)
        positions += _country_gains(_realm(board, country), seat, city_bonuses, there, bonuses[country], weights)
    return positions, [_title_gain(title, board.tiles[title], seat, titles, token, weights) for title in TITLES]


# Countries.


class Realm(NamedTuple):
    """The holders of a country's positions, the number of seats, the period and the version of the rules."""

    country: int
    holders: tuple[int, ...]
    seats: int
    period: int
    rules: int


POSITIONS_IN = tuple(slice(POSITIONS_OF[cities[0]][0], POSITIONS_OF[cities[-1]][-1] + 1) for cities in CITIES_OF)
"""The positions of each country, which are numbered consecutively."""
_CHEAPEST = tuple(min(COST[title] for title in city.titles) for city in CITIES)
"""The cost of the cheapest position in each city."""


def _realm(board: BoardContents, country: int) -> Realm:
    return Realm(country, board.holders[POSITIONS_IN[country]], board.seats, board.period, board.rules)


@lru_cache(maxsize=1 << 12)
def _influence(realm: Realm, weights: Weights) -> list[Worth]:
    """The worth to each seat of its influence in a country.

    The later in the period, the more surely its tokens go to the leaders; the uncertain part is split by influence.
    """
    standing = standings_among(realm.holders, realm.country)
    tokens, *later = PERIOD_TOKENS[realm.rules][realm.country][realm.period :]
    to_come = sum([sum(pair) * weight for pair, weight in zip(later, weights.later, strict=False)])
    everything = weights.room * (len(PERIODS) - realm.period) + sum([own.influence for own in standing.values()])
    worths = [_NOTHING] * realm.seats
    for place, seat in enumerate(sorted(standing, key=lambda each: standing[each], reverse=True)):
        share, token = standing[seat].influence / everything, tokens[place] if place < len(tokens) else 0
        worths[seat] = Worth(share * to_come + token, weights.open * (share * sum(tokens) - token))
    return worths


@lru_cache(maxsize=1 << 12)
def _influence_leads(realm: Realm, weights: Weights) -> list[Worth]:
    return _leads(_influence(realm, weights))


@lru_cache(maxsize=1 << 11)
def _country_bonus_worth(country: int, cities: frozenset[int], bonus: int, weights: Weights) -> Worth:
    """The worth of a bonus to a seat that can still get it and has cubes in these cities."""
    costs = [(_CHEAPEST[city], city in cities) for city in CITIES_OF[country]]
    return _bonus_worth(
        bonus, sum([cost for cost, is_there in costs if is_there]), sum([cost for cost, _ in costs]), weights
    )


def _bonus_worth(points: int, paid: int, cost: int, weights: Weights) -> Worth:
    """The worth of a bonus once `paid` cards out of its minimum `cost` have been paid."""
    if paid == cost:
        return Worth(points)
    return Worth(game=points * weights.reach * (paid / cost) ** weights.progress)


@lru_cache(maxsize=1 << 12)
def _country_gains(
    realm: Realm, seat: int, city_bonuses: tuple[int, ...], cities: frozenset[int], bonus: int, weights: Weights
) -> list[Worth]:
    """The gain from each position of a country, apart from its title, for a seat with cubes in these cities."""
    country, now, found = realm.country, _influence_leads(realm, weights)[seat], []
    first, of_cities = CITIES_OF[country][0], _city_gains(country, city_bonuses, cities, bonus, weights)
    for place, (city, _title) in enumerate(POSITIONS[POSITIONS_IN[country]]):
        there, occupied = of_cities[city - first], Realm(country, _put(realm.holders, place, seat), *realm[2:])
        then = _influence_leads(occupied, weights)[seat]
        found.append(Worth(then.stands - now.stands + there.stands, then.period - now.period, there.game))
    return found


def _city_gains(
    country: int, city_bonuses: tuple[int, ...], cities: frozenset[int], bonus: int, weights: Weights
) -> list[Worth]:
    """The gain from being in each city of a country, for a seat with cubes in these cities."""
    now, found = _country_bonus_worth(country, cities, bonus, weights), []
    for city, owner in zip(CITIES_OF[country], city_bonuses, strict=True):
        then = _country_bonus_worth(country, cities | {city}, bonus, weights)
        city_bonus = CITIES[city].bonus if owner == NONE else 0
        found.append(Worth(then.stands - now.stands + city_bonus, 0.0, then.game - now.game))
    return found


# Titles.


@lru_cache(maxsize=1 << 12)
def _title(title: int, cubes: tuple[int, ...], weights: Weights) -> list[Worth]:
    """The worth of a tile to each seat: its points for leading now, and a share by cubes squared while time is left.

    Two leaders share the points; if there are more, nobody gets any.
    """
    most, points = max(cubes), TITLE_POINTS[title]
    leaders = cubes.count(most)
    prize = points / leaders if most and leaders <= 2 else 0.0
    squares = weights.title_room + sum([count * count for count in cubes])
    worths = []
    for count in cubes:
        stands = prize if count == most else 0.0
        worths.append(Worth(stands, 0.0, points * count * count / squares - stands))
    return worths


def _noble_house_worth(titles: frozenset[int], token: int, weights: Weights) -> Worth:
    """The worth of a token to a seat that can still get it and has cubes on these title tiles."""
    return _bonus_worth(token, sum([COST[title] for title in titles]), sum(COST), weights)


@lru_cache(maxsize=1 << 12)
def _title_gain(
    title: int, cubes: tuple[int, ...], seat: int, titles: frozenset[int], token: int, weights: Weights
) -> Worth:
    """The gain from one more cube on this tile, for a seat with cubes on these tiles."""
    now, then = (_leads(_title(title, each, weights))[seat] for each in (cubes, _put(cubes, seat, cubes[seat] + 1)))
    house = _noble_house_worth(titles | {title}, token, weights).beyond(_noble_house_worth(titles, token, weights))
    return _total(then.beyond(now), house)
