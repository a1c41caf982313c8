"""A referee who knows the rules of Royals by heart, follows a game's events and says what must come next.

It keeps its own record of the whole table, from the events alone, and compares it with the game's.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from kingdoms.core.state import Event
from kingdoms.games.royals.events import (
    CityBonus,
    CountryBonus,
    DeckRenewed,
    Discarded,
    DiscardedIntrigue,
    DrewHidden,
    DrewIntrigue,
    Exiled,
    IntriguesShuffled,
    NobleHouse,
    Occupied,
    Paid,
    PaidIntrigue,
    PeriodEnded,
    PeriodToken,
    Refilled,
    TitleAwarded,
    TokenLost,
    TookOpen,
    TurnEnded,
)
from tests.games.royals.printed import (
    COUNTRIES,
    COUNTRY_TOKENS,
    CUBES,
    NOBLE_HOUSES,
    PARTS,
    PERIOD_TOKENS,
    PORTRAITS,
    TITLES,
    TOWNS,
    positions_of,
    towns_of,
)

NONE = -1
FOLLOWING = (CityBonus, CountryBonus, NobleHouse, PeriodToken, TokenLost, TitleAwarded)
"""The events that the referee predicts."""


class Referee:
    """The record of one game; `follow` reads events and `compare` checks the table."""

    def __init__(self, state: Any) -> None:
        self.seats: int = state.seats
        self.display = Counter(state.display)
        self.deck, self.intrigue_deck = len(state.deck), len(state.intrigue_deck)
        self.discards, self.intrigue_discards = [0] * 4, [0] * 6
        self.hands, self.secrets = [0] * self.seats, [0] * self.seats
        self.known = [[0] * 4 for _seat in range(self.seats)]
        self.holders = [NONE] * 31
        self.exile = [[0] * self.seats for _town in TOWNS]
        self.tiles = [[0] * self.seats for _title in TITLES]
        self.points = [dict.fromkeys(PARTS, 0) for _seat in range(self.seats)]
        self.tokens: list[list[int]] = [[] for _seat in range(self.seats)]
        self.gone: dict[str, list[int]] = {}
        self.turns = [0] * self.seats
        self.foretold: list[Event] = []

    def follow(self, events: list[Event]) -> None:
        """Reads events; fails if a bonus, token or title is not the one that must come next."""
        for event in events:
            if type(event) in FOLLOWING:
                assert event == self.foretold.pop(0)
                self._gain(event)
            else:
                assert self.foretold == []
                _READERS.get(type(event), _ignore)(self, event)
                self.foretold = list(self._foretell(event))
        assert self.foretold == []

    def compare(self, state: Any) -> None:
        """Fails if the table differs from the record."""
        assert Counter(state.display) == +self.display
        assert (len(state.deck), len(state.intrigue_deck)) == (self.deck, self.intrigue_deck)
        assert (state.discards, state.intrigue_discards) == (self.discards, self.intrigue_discards)
        assert [sum(hand) for hand in state.hands] == self.hands
        assert [sum(hand) for hand in state.intrigues] == self.secrets
        assert (state.known, state.holders, state.exile) == (self.known, self.holders, self.exile)
        assert state.tiles == self.tiles
        spent = [2 * sum(row[seat] for row in self.tiles) for seat in range(self.seats)]
        assert state.supply == [CUBES[self.seats] - cubes for cubes in spent]
        assert state.scores() == [(sum(parts.values()), parts) for parts in self.points]

    def winners(self) -> list[int]:
        """The winners: most points, then the highest token."""
        best = max((sum(tokens), max(tokens, default=0)) for tokens in self.tokens)
        return [seat for seat, tokens in enumerate(self.tokens) if (sum(tokens), max(tokens, default=0)) == best]

    def can_occupy(self, seat: int, hand: list[int], secrets: list[int]) -> list[int]:
        """The positions that the seat can pay for with these cards."""
        has_cubes = CUBES[self.seats] - 2 * sum(row[seat] for row in self.tiles) >= 2
        return [number for number in range(31) if has_cubes and self._is_open(number, seat, hand, secrets)]

    def _is_open(self, number: int, seat: int, hand: list[int], secrets: list[int]) -> bool:
        portrait = PORTRAITS[number]
        own = hand[portrait.country]
        if own + (sum(hand) - own) // 3 < portrait.rank.cost or self.holders[number] == seat:
            return False
        naming = sum(secrets[pair] for pair in _NAMING[portrait.country])
        is_free = self.holders[number] == NONE
        return is_free or naming + (sum(secrets) - naming) // 2 >= (2 if portrait.rank.name == "king" else 1)

    # The events that must come next.

    def _foretell(self, event: Event) -> Iterator[Event]:
        match event:
            case Occupied(seat, number):
                yield from self._bonuses(seat, PORTRAITS[number].city)
            case PeriodEnded(period):
                for country in range(4):
                    yield from self._influence(period, country)
                if period == 2:
                    yield from (self._title(title) for title in range(7))

    def _bonuses(self, seat: int, city: int) -> Iterator[Event]:
        country = TOWNS[city].country
        if not self._taken(f"city {city}"):
            yield CityBonus(seat, city, TOWNS[city].bonus)
        yield from self._next(
            f"country {country}",
            seat,
            COUNTRY_TOKENS[COUNTRIES[country]],
            all(self._is_in(seat, town) for town in towns_of(country)),
            lambda place, points: CountryBonus(seat, country, place, points),
        )
        yield from self._next(
            "noble house",
            seat,
            NOBLE_HOUSES[self.seats],
            all(row[seat] for row in self.tiles),
            lambda place, points: NobleHouse(seat, place, points),
        )

    def _next(
        self, name: str, seat: int, tokens: list[int], is_entitled: bool, made: Callable[[int, int], Event]
    ) -> Iterator[Event]:
        """The highest token left, if the seat is entitled to one and has none yet."""
        place = len(self._taken(name))
        if is_entitled and seat not in self._taken(name) and place < len(tokens):
            yield made(place, tokens[place])

    def _taken(self, name: str) -> list[int]:
        return self.gone.setdefault(name, [])

    def _is_in(self, seat: int, city: int) -> bool:
        held = [portrait.city for number, portrait in enumerate(PORTRAITS) if self.holders[number] == seat]
        return city in held or self.exile[city][seat] > 0

    def _influence(self, period: int, country: int) -> Iterator[Event]:
        """Awards a country's tokens by influence; ties are broken by the best title, then by the bonus of its city."""
        standing = []
        for seat in range(self.seats):
            held = [PORTRAITS[number] for number in positions_of(country) if self.holders[number] == seat]
            if held:
                best = max((portrait.title, portrait.bonus) for portrait in held)
                standing.append((sum(portrait.rank.influence for portrait in held), *best, seat))
        ranked = [seat for *_reasons, seat in sorted(standing, reverse=True)]
        for place, points in enumerate(PERIOD_TOKENS[COUNTRIES[country]][period]):
            if place < len(ranked):
                yield PeriodToken(ranked[place], period, country, place, points)
            else:
                yield TokenLost(period, country, place)

    def _title(self, title: int) -> Event:
        cubes = self.tiles[title]
        leaders = tuple(seat for seat in range(self.seats) if cubes[seat] == max(cubes) > 0)
        if len(leaders) in (1, 2):
            return TitleAwarded(title, leaders, TITLES[title].points // len(leaders))
        return TitleAwarded(title, (), 0)

    # Keeping the record.

    def _gain(self, event: Event) -> None:
        match event:
            case CityBonus(seat, city, points):
                self._note(seat, "cities", points, f"city {city}")
            case CountryBonus(seat, country, _place, points):
                self._note(seat, "countries", points, f"country {country}")
            case NobleHouse(seat, _place, points):
                self._note(seat, "noble_house", points, "noble house")
            case PeriodToken(seat, period, _country, _place, points):
                self._note(seat, ("1648", "1680", "1714")[period], points, "period")
            case TitleAwarded(_title, seats, points):
                for seat in seats:
                    self._note(seat, "titles", points, "title")

    def _note(self, seat: int, part: str, points: int, name: str) -> None:
        self.points[seat][part] += points
        self.tokens[seat].append(points)
        self._taken(name).append(seat)

    def took_open(self, event: TookOpen) -> None:
        self.display[event.country] -= 1
        self.known[event.seat][event.country] += 1
        self.hands[event.seat] += 1

    def drew_hidden(self, event: DrewHidden) -> None:
        self.deck -= 1
        self.hands[event.seat] += 1

    def drew_intrigue(self, event: DrewIntrigue) -> None:
        self.intrigue_deck -= 1
        self.secrets[event.seat] += 1

    def shuffled(self, _event: IntriguesShuffled) -> None:
        assert self.intrigue_deck == 0
        self.intrigue_deck, self.intrigue_discards = sum(self.intrigue_discards), [0] * 6

    def paid(self, event: Paid) -> None:
        for country, count in enumerate(event[1:]):
            self._leaves(event.seat, country, count)

    def discarded(self, event: Discarded) -> None:
        self._leaves(event.seat, event.country, 1)

    def _leaves(self, seat: int, country: int, count: int) -> None:
        self.hands[seat] -= count
        self.discards[country] += count
        self.known[seat][country] = max(0, self.known[seat][country] - count)

    def paid_intrigue(self, event: PaidIntrigue) -> None:
        for pair, count in enumerate(event.pairs):
            self.secrets[event.seat] -= count
            self.intrigue_discards[pair] += count

    def discarded_intrigue(self, event: DiscardedIntrigue) -> None:
        self.secrets[event.seat] -= 1
        self.intrigue_discards[event.pair] += 1

    def exiled(self, event: Exiled) -> None:
        assert self.holders[event.position] == event.rival not in (NONE, event.seat)
        self.exile[PORTRAITS[event.position].city][event.rival] += 1
        self.holders[event.position] = NONE

    def occupied(self, event: Occupied) -> None:
        assert self.holders[event.position] == NONE
        self.holders[event.position] = event.seat
        self.tiles[PORTRAITS[event.position].title][event.seat] += 1

    def refilled(self, event: Refilled) -> None:
        self.deck -= len(event.countries)
        self.display.update(event.countries)
        assert self.display.total() == 3 or self.deck == 0

    def renewed(self, event: DeckRenewed) -> None:
        assert (self.deck, event.cards) == (0, sum(self.discards))
        assert self.display.total() < 3
        self.deck, self.discards = event.cards, [0] * 4

    def turn_ended(self, event: TurnEnded) -> None:
        assert self.hands[event.seat] <= 12
        assert self.secrets[event.seat] <= 4
        self.turns[event.seat] += 1


def _ignore(_referee: Referee, _event: Event) -> None:
    """For events that change nothing on the table."""


_NAMING = ((0, 1, 2), (0, 3, 4), (1, 3, 5), (2, 4, 5))
"""For each country, the intrigue cards that name it."""

_READERS: dict[type, Callable[[Referee, Any], None]] = {
    TookOpen: Referee.took_open,
    DrewHidden: Referee.drew_hidden,
    DrewIntrigue: Referee.drew_intrigue,
    IntriguesShuffled: Referee.shuffled,
    Paid: Referee.paid,
    PaidIntrigue: Referee.paid_intrigue,
    Exiled: Referee.exiled,
    Occupied: Referee.occupied,
    Discarded: Referee.discarded,
    DiscardedIntrigue: Referee.discarded_intrigue,
    Refilled: Referee.refilled,
    DeckRenewed: Referee.renewed,
    TurnEnded: Referee.turn_ended,
}
