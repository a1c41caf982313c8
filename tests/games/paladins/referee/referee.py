"""A referee that knows the rules of Paladins: it follows the events of a game and checks that each is due.

It keeps the whole table on its own sheet, from the events alone, and compares it with the game's. This one handles
games with two to four seats.
"""

from typing import Any

from kingdoms.core.state import Event
from kingdoms.games.paladins import events as told
from tests.games.paladins.printed import (
    ACTION_NAMES,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    FAVOURS,
    FORTIFY,
    GARRISON,
    HUNT,
    PALADINS,
    PRAY,
    RECRUIT,
    TAVERNS,
    TRADE,
    workers,
)
from tests.games.paladins.referee.dues import Dues
from tests.games.paladins.referee.sheet import NOBODY, NONE


class Referee(Dues):
    """Follows a game: `follow` checks its events, and `compare` checks its table against the sheet."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.turn: int | None = None
        """The seat whose turn it is; None before the first turn of a round."""
        self.is_over = False

    def follow(self, events: list[Event]) -> None:
        """Reads events; fails if one is not what must happen next."""
        for event in events:
            self._drop_what_lapses()
            if self.due:
                self._expect(event)
            else:
                self._begin(event)
        self._drop_what_lapses()

    # A turn.

    def _begin(self, event: Event) -> None:
        """Checks an event that occurs when nothing is due: a seat starts something, or the table is prepared."""
        name = f"begin_{type(event).__name__}"
        assert hasattr(self, name), f"unexpected: {event}"
        getattr(self, name)(event)

    def _next(self, seat: int) -> None:
        """Checks that it is this seat's turn."""
        previous = self.turn
        if previous is None:
            assert seat == self.start
        else:
            others = [(previous + number) % self.sides for number in range(1, self.sides + 1)]
            assert seat == next(other for other in others if not self.passed[other])
        self.turn = seat

    def begin_Acted(self, event: Event) -> None:
        seat, action, lot = event
        self._next(seat)
        assert (action, lot) in self.possible_acts(seat)
        self.take(seat, tuple(-count for count in lot))
        self.standing[seat][action] = lot
        knight = PALADINS[self.paladins[seat]]
        self._owe_helpers(seat, ACTION_NAMES[action])
        if knight.action == ACTION_NAMES[action] and knight.help[0] in ("silver", "provision"):
            self.due.append(("paladin", seat))
        self._owe_action(seat, action, sum(lot))

    def _owe_action(self, seat: int, action: int, count: int) -> None:
        name, price = ACTION_NAMES[action], self.price(seat, action)
        if action in (HUNT, TRADE):
            self.owe(seat, ("provision" if action == HUNT else "silver",) * (3 if count == 2 else 1))
        elif action == CONSPIRE:
            self.owe(seat, ("criminal",))
        elif action in (RECRUIT, ATTACK):
            self.due.append((name, seat, count == 2, None))
        else:
            self.due.append(("clear" if action == PRAY else name, seat))
            what = "provision" if action in (COMMISSION, FORTIFY, GARRISON) else "silver"
            self.due.append(("paid", seat, what, price))

    def begin_FavourUsed(self, event: Event) -> None:
        seat, place, number, lot = event
        self._next(seat)
        assert (place, lot) in self.possible_favours(seat)
        assert self.favours[place] == number
        self.take(seat, tuple(-count for count in lot))
        self.favour_workers[place] = lot.index(1)
        card = FAVOURS[number]
        if card.effects == (("faith",), ("strength",), ("influence",)):
            self.due.append(("raise", seat))
        elif len(card.effects) > 1:
            self.due.append(("option", seat, "favour", number, card.effects))
        else:
            self.owe(seat, card.effects[0])
        for token in card.cost:
            self.due.append(("take_debt", seat) if token == "take_debt" else ("paid", seat, token, 1))

    # The course of a round.

    def begin_Passed(self, event: Event) -> None:
        self._next(event.seat)
        self.passed[event.seat] = True
        self.standing[event.seat] = [NOBODY] * 12
        if sum(self.hands[event.seat]) > 3 and self.round < 7:
            self.due.append(("keep", event.seat))

    def due_keep(self, event: Event, seat: int) -> None:
        assert event == told.WorkersKept(seat, event.workers)
        assert sum(event.workers) == 3
        assert all(kept <= held for kept, held in zip(event.workers, self.hands[seat], strict=True))
        self.hands[seat] = list(event.workers)

    def begin_Hired(self, event: Event) -> None:
        """The draft: backwards from the start player's right-hand neighbour."""
        hired = sum(map(len, self.hired))
        assert (self.round, event.seat) == (0, (self.start - 1 - hired) % self.seats)
        self._recruit(event, event.seat)

    def begin_TavernTaken(self, event: Event) -> None:
        assert event.seat == self.order()[self.seats + 1 - sum(card != NONE for card in self.taverns)]
        assert self.taverns[event.place] == event.tavern
        self.taverns[event.place] = NONE
        self.due.append(("workers", event.seat, workers(TAVERNS[event.tavern])))

    def begin_PaladinRevealed(self, event: Event) -> None:
        self.paladins[event.seat] = event.paladin
        self.due.append(("workers", event.seat, workers(PALADINS[event.paladin].workers)))

    def begin_PaladinChosen(self, event: Event) -> None:
        assert event.seat == self.order()[self.chosen]
        self.chosen += 1

    def begin_RoundBegan(self, event: Event) -> None:
        assert event == told.RoundBegan(self.round + 1, (self.start + (self.round > 0)) % self.seats)
        self.begin_round(event.round, event.start)
        self.turn = None

    def begin_RoundEnded(self, event: Event) -> None:
        assert all(self.passed)
        assert event == told.RoundEnded(self.round, *self.end_round())

    def begin_GameEnded(self, _event: Event) -> None:
        assert self.round == 7
        self.is_over = True

    def begin_OrderTurned(self, event: Event) -> None:
        assert event.place == self.round - 1 == len(self.orders)
        self.orders.append(event.order)

    def begin_FavourTurned(self, event: Event) -> None:
        assert event.place == self.round - 3 == len(self.favours)
        self.favours.append(event.favour)

    def begin_TavernsOpened(self, event: Event) -> None:
        assert len(event.taverns) == self.seats + 1
        self.taverns = list(event.taverns)

    def begin_TownsfolkArrived(self, event: Event) -> None:
        self.arrive_in_town(event.townsfolk)

    def begin_OutsidersArrived(self, event: Event) -> None:
        self.arrive_at_the_border(event.outsiders)

    def begin_TavernsShuffled(self, _event: Event) -> None:
        """Nothing to check: the next event shows the cards."""

    def begin_PaladinsDrawn(self, _event: Event) -> None:
        """Nothing to check: the cards drawn are secret."""
