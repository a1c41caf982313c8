"""The seats of a new game: people and bots, their names and their crests."""

from collections.abc import Sequence

from kingdoms.core.person_names import NAME_LENGTH, can_be_seen, tidied
from kingdoms.core.seats import CRESTS, LEVELS, PERSON, Seat
from kingdoms.core.words.language import N_, _
from kingdoms.ui.player_kinds import KINDS

PEOPLE = (N_("Player 1"), N_("Player 2"), N_("Player 3"), N_("Player 4"), N_("Player 5"))
"""Default names for people, in the order of their seats."""
BOTS = (N_("Aldric"), N_("Beatrix"), N_("Conrad"), N_("Dorothea"), N_("Edmund"))
"""Names of bots, by crest."""
USUAL = 3
"""How many players a game has by default."""
USUAL_BOTS = ("knight", "squire")
"""The default bots, in turn: one that is a challenge and one that is easy to beat, neither of them slow."""


class BadSeat(Exception):
    """Raised if a seat cannot be changed as requested; the text says why in one sentence."""


class Seating:
    """The seats of a game that has not started."""

    def __init__(self, allowed: range, seats: Sequence[Seat] = (), known: Sequence[str] = ()) -> None:
        """`allowed` is the range of player counts, `seats` are last time's, `known` are people who have played here."""
        self.allowed = allowed
        self.known = [name for name in known if _untranslated(Seat(name, 0, PERSON)).name not in PEOPLE]
        self.typed: list[str] = []
        """The names given to people, latest first; they are offered again if their seats go to others."""
        self.seats: list[Seat] = []
        self._own_names: dict[tuple[int, bool], str] = {}
        """The name to restore when the seat changes back, by crest and by whether it is a person's name."""
        self._away: list[Seat] = []
        """The seats that were removed for a solo game."""
        if len(seats) in allowed and all(seat.player in KINDS for seat in seats):
            self.seats = [seat._replace(name=_(seat.name)) if _is_usual(seat) else seat for seat in seats]
        else:
            self.add(PERSON)
            self._add_usual_bots()

    def remembered(self) -> list[Seat]:
        """The seats to remember: default names are stored untranslated, as the constructor expects."""
        return [_untranslated(seat) for seat in self.seats]

    @property
    def can_add(self) -> bool:
        """Whether there is room for one more player."""
        return len(self.seats) < self.allowed[-1]

    @property
    def can_remove(self) -> bool:
        """Whether a seat can be removed. Two stay even if the game has a solo mode, which is chosen as such."""
        return len(self.seats) > max(2, self.allowed[0])

    @property
    def can_be_alone(self) -> bool:
        """Whether the game can be played solo, against a rules-driven opponent."""
        return self.allowed[0] == 1

    @property
    def is_alone(self) -> bool:
        """Whether there is only one seat."""
        return len(self.seats) == 1

    def leave_alone(self) -> None:
        """Keeps only the first person or, without one, the first bot; the others can come back."""
        stays = next((seat for seat in self.seats if seat.is_person), self.seats[0])
        self._away = [seat for seat in self.seats if seat is not stays]
        self.seats = [stays]

    def gather(self) -> None:
        """Brings back those who left for the solo game; if nobody did, adds the usual bots."""
        taken = {seat.crest for seat in self.seats} | self._names_beside(None)
        self.seats += [seat for seat in self._away if not {seat.crest, seat.name} & taken]
        if self.is_alone:
            self._add_usual_bots()

    def _add_usual_bots(self) -> None:
        """Seats bots beside the first player, the stronger first."""
        for number in range(min(max(USUAL, self.allowed[0]), self.allowed[-1]) - 1):
            self.add(USUAL_BOTS[number % len(USUAL_BOTS)])

    def add(self, player: str = LEVELS[0]) -> None:
        """Adds a seat at the end, with the first free crest."""
        crest = self.free_crests()[0]
        self.seats.append(Seat(self._usual_name(crest, player), crest, player))
        self._number_people()

    def remove(self, number: int) -> None:
        """Removes a seat."""
        seat = self.seats.pop(number)
        for is_person in (True, False):
            self._own_names.pop((seat.crest, is_person), None)
        self._number_people()

    def become(self, number: int, player: str) -> None:
        """Gives a seat to another kind of player; the name changes if a bot replaces a person or vice versa."""
        seat = self.seats[number]
        self.seats[number] = seat._replace(player=player)
        if self.seats[number].is_person != seat.is_person:
            if not _is_usual(_untranslated(seat)):
                self._own_names[seat.crest, seat.is_person] = seat.name
            self.seats[number] = seat._replace(player=player, name=self._name_as(player, number))
            self._number_people()

    def _name_as(self, player: str, number: int) -> str:
        """The name a seat gets as another kind of player: its earlier one, unless that is taken."""
        crest = self.seats[number].crest
        name = self._own_names.get((crest, player == PERSON))
        if name is None or name in self._names_beside(number):
            return self._usual_name(crest, player, number)
        return name

    def rename(self, number: int, name: str) -> None:
        """Renames a seat; raises BadSeat if the name is not allowed."""
        name = tidied(name)
        if not name:
            raise BadSeat(_("Please enter a name."))
        if len(name) > NAME_LENGTH:
            raise BadSeat(_("A name can have at most {n} characters.").format(n=NAME_LENGTH))
        if not can_be_seen(name):
            raise BadSeat(_("This name contains an invisible character."))
        if name in self._names_beside(number):
            raise BadSeat(_("Someone called {name} is already at this table.").format(name=name))
        self.seats[number] = self.seats[number]._replace(name=name)
        if self.seats[number].is_person and name not in self.typed:
            self.typed.insert(0, name)

    def seat_person(self, number: int, name: str) -> None:
        """Gives a seat to a person with this name; raises BadSeat if the name is not allowed."""
        self.become(number, PERSON)
        self.rename(number, name)

    def take_crest(self, number: int, crest: int) -> None:
        """Gives a seat another crest; if another seat has it, the two swap crests."""
        old = self.seats[number].crest
        swap = {old: crest, crest: old}
        self.seats = [seat._replace(crest=swap.get(seat.crest, seat.crest)) for seat in self.seats]
        self._own_names = {(swap.get(of, of), kind): name for (of, kind), name in self._own_names.items()}

    def move(self, number: int, steps: int) -> int:
        """Moves a seat in the order and returns its new number."""
        there = min(max(0, number + steps), len(self.seats) - 1)
        self.seats.insert(there, self.seats.pop(number))
        return there

    def free_crests(self) -> list[int]:
        """The free crests."""
        taken = {seat.crest for seat in self.seats}
        return [crest for crest in range(CRESTS) if crest not in taken]

    def free_names(self, number: int | None = None) -> list[str]:
        """The people, known or just named, who do not have another seat at this table."""
        taken = self._names_beside(number)
        return [name for name in dict.fromkeys([*self.typed, *self.known]) if name not in taken]

    def _usual_name(self, crest: int, player: str, number: int | None = None) -> str:
        taken = self._names_beside(number)
        wanted = [*self.known, *map(_, PEOPLE)] if player == PERSON else [_(BOTS[crest]), *map(_, BOTS)]
        return next((name for name in wanted if name not in taken), str(crest + 1))

    def _number_people(self) -> None:
        """Numbers the people with default names, whoever was seated first: each counts the people up to their seat."""
        people = [number for number, seat in enumerate(self.seats) if seat.is_person]
        unnamed = [number for number in people if _is_usual(_untranslated(self.seats[number]))]
        taken = {seat.name for number, seat in enumerate(self.seats) if number not in unnamed}
        for number in unnamed:
            names = map(_, [*PEOPLE[people.index(number) :], *PEOPLE])
            name = next(name for name in names if name not in taken)
            self.seats[number] = self.seats[number]._replace(name=name)
            taken.add(name)

    def _names_beside(self, number: int | None) -> set[str]:
        """The names of all other seats."""
        return {seat.name for other, seat in enumerate(self.seats) if other != number}


def _usual_names(seat: Seat) -> tuple[str, ...]:
    """The default names for the seat, untranslated."""
    return PEOPLE if seat.is_person else (BOTS[seat.crest],)


def _is_usual(seat: Seat) -> bool:
    """Whether an untranslated seat has a default name."""
    return seat.name in _usual_names(seat)


def _untranslated(seat: Seat) -> Seat:
    """The seat with its default name untranslated; any other name is the same in all languages."""
    return seat._replace(name=next((usual for usual in _usual_names(seat) if seat.name == _(usual)), seat.name))
