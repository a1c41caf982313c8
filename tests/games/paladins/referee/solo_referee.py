"""The referee of a solo game, which also knows how the opponent acts and predicts each of its steps."""

from collections import Counter
from itertools import groupby
from typing import Any

from kingdoms.core.state import Event
from kingdoms.games.paladins import events as told
from kingdoms.games.paladins import solo_events as solo
from tests.games.paladins.printed import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    FAVOURS,
    FIELDS,
    FORTIFY,
    GARRISON,
    KINDS,
    LEVELS_NEEDED,
    OUTSIDERS,
    TAVERNS,
    TOWNSFOLK,
    TRAITS,
    WALLS,
)
from tests.games.paladins.referee.referee import Referee
from tests.games.paladins.referee.sheet import NOBODY, NONE
from tests.games.paladins.table import OPPONENT, scheme, scheme_cards

ANYONE = 6
"""Marks a favour occupied by the opponent's worker."""
ORDERS_SCHEME, FAVOUR_SCHEME = scheme("orders"), scheme("favour")
LIKED = ["free_recruit", "pay_debt", "pray", "two workers", "one worker", "silver", "remove_suspicion"]
"""The kinds of spaces in the opponent's order of preference."""


def lot(count: int) -> tuple[int, ...]:
    """This many of the opponent's workers, which have no kind."""
    return (count, 0, 0, 0, 0, 0)


def kind_of(space: int) -> str:
    """The kind of a space, as the opponent sees it."""
    reward = FIELDS[space].reward
    if reward[0] in KINDS:
        return "two workers" if len(reward) == 2 else "one worker"
    return reward[0]


class SoloReferee(Referee):
    """A referee whose sheet includes the opponent's track, markers and schemes."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.shops[OPPONENT] = list(state.workshops[OPPONENT])
        self.track, self.markers = 0, [2, 0, 1]
        self.fallbacks: set[int] = set()
        self.schemes, self.turned = Counter(scheme_cards(0)), Counter[int]()

    def compare(self, state: Any) -> None:
        """Fails if the state differs from this sheet."""
        super().compare(state)
        assert (state.track, list(state.markers)) == (self.track, self.markers)
        assert state.fallbacks == sum(1 << place for place in self.fallbacks)
        assert (Counter(state.scheme_deck), Counter(state.scheme_discards)) == (+self.schemes, +self.turned)

    def points(self, seat: int) -> dict[str, int]:
        """The opponent scores nothing for workshops and goods, and at least a point for each converted outsider."""
        parts = super().points(seat)
        if seat == OPPONENT:
            worth = [self._convert_points(seat, OUTSIDERS[card].name) for card in self.converted[seat]]
            parts |= {"developments": 0, "goods": 0, "conversions": sum(max(1, points) for points in worth)}
        return parts

    def winners(self) -> list[int]:
        """The winner; a tie is a loss for the player."""
        own, its = (sum(self.points(side).values()) for side in range(2))
        return [0] if own > its else [OPPONENT]

    # The opponent's rewards.

    def gain(self, seat: int, what: str, amount: int) -> None:
        """Also moves the opponent's marker on top of the others."""
        super().gain(seat, what, amount)
        if seat == OPPONENT:
            self.markers.remove(TRAITS.index(what))
            self.markers.append(TRAITS.index(what))

    def owe(self, seat: int, tokens: tuple[str, ...]) -> None:
        if seat != OPPONENT:
            super().owe(seat, tokens)
            return
        for token, run in reversed([(token, len(list(run))) for token, run in groupby(tokens)]):
            self._owe_it(token, run)

    def _owe_it(self, token: str, run: int) -> None:
        own = {"silver": "step", "provision": "step", "free_recruit": "its_recruit", "pray": "its_prayer"}
        if token in KINDS:
            self.due.append(("its_workers", OPPONENT, run, run * (token == "criminal")))
        elif token in TRAITS:
            self.due.append(("level", OPPONENT, token, run))
        elif token == "tax":
            self.due.append(("tax", OPPONENT, token, run))
        elif token in own:
            self.due += [(own[token], OPPONENT)] * run
        else:
            self.due += [("take_debt", OPPONENT) if token == "take_debt" else ("rid", OPPONENT, token)] * run

    def lapses(self, name: str, seat: int, *rest: Any) -> bool:
        if name == "its_recruit":
            return max(self.townsfolk) == NONE
        if name == "lowest":
            return min(self.levels[OPPONENT]) == 12
        return super().lapses(name, seat, *rest)

    def due_step(self, event: Event, _seat: int) -> None:
        self.track = (self.track + 1) % 5
        assert event == solo.Stepped(self.track)
        if self.track == 0:
            self.due.append(("lowest", OPPONENT))

    def due_lowest(self, event: Event, _seat: int) -> None:
        levels = self.levels[OPPONENT]
        trait = [trait for trait in self.markers if levels[trait] == min(levels)][-1]
        assert event == told.Gained(OPPONENT, TRAITS[trait], 1)
        self.gain(OPPONENT, TRAITS[trait], 1)

    def due_tax(self, event: Event, seat: int, what: str, amount: int) -> None:
        super().due_tax(event, seat, what, amount)
        if seat == OPPONENT:
            self.silver[OPPONENT] = 0
            self.due += [("step", OPPONENT)] * amount

    def due_its_workers(self, event: Event, _seat: int, count: int, criminals: int) -> None:
        assert event == told.WorkersGained(OPPONENT, lot(count))
        self.take(OPPONENT, lot(count))
        self.due += [("suspicion", OPPONENT)] * criminals

    def due_rid(self, event: Event, _seat: int, token: str) -> None:
        if not (self.suspicions[OPPONENT] if token == "remove_suspicion" else self.unpaid[OPPONENT]):
            assert event == solo.TaxReturned(1)
            self.tax -= 1
            self.due += [("inquisition", NONE)] * (self.tax == 0)
        else:
            assert type(event) is not told.Declined
            getattr(self, f"due_{token}")(event, OPPONENT)

    def due_its_prayer(self, event: Event, _seat: int) -> None:
        occupied = [action for action in range(6, 12) if self.standing[OPPONENT][action] != NOBODY]
        self.due.append(("shuffle", OPPONENT))
        self.due += [("its_clear", OPPONENT, action) for action in reversed(occupied)]
        if not occupied:
            self.due.append(("its_workers", OPPONENT, 1, 0))
        self._expect(event)

    def due_its_clear(self, event: Event, _seat: int, action: int) -> None:
        assert event == told.Cleared(OPPONENT, action)
        self.standing[OPPONENT][action] = NOBODY

    def due_shuffle(self, event: Event, _seat: int) -> None:
        self.schemes, self.turned = self.schemes + self.turned, Counter()
        assert event == solo.SchemesShuffled(self.schemes.total())

    # Choosing a card.

    def _indicated(self, places: list[int], row: int) -> int:
        """The first of these places at or to the right of the marker, wrapping round to the left end of the row."""
        return next(place for place in [*range(self.track, row), *range(self.track)] if place in places)

    def due_its_recruit(self, event: Event, _seat: int) -> None:
        assert event == solo.Indicated("townsfolk", self.track)
        place = self._indicated([place for place, card in enumerate(self.townsfolk) if card != NONE], 5)
        self.due.append(("its_discard", OPPONENT, place))

    def due_its_discard(self, event: Event, _seat: int, place: int) -> None:
        assert event == told.Discarded(OPPONENT, place, self.townsfolk[place])
        self.owe(OPPONENT, TOWNSFOLK[self.recruit(OPPONENT, place, False)].discard)

    def _foes_within(self, action: int) -> list[int]:
        needed, level = self._needed(action), self._its_level(action)
        return [place for place, card in enumerate(self.outsiders) if card != NONE and needed[place] <= level]

    def _its_level(self, action: int) -> int:
        return self.levels[OPPONENT][TRAITS.index(ACTIONS[action].needs)]

    def _spaces_within(self, action: int) -> list[int]:
        needed = self._needed(action)
        return sorted(space for space in self.free_spaces() if needed[FIELDS[space].region] <= self._its_level(action))

    def _wanted_spaces(self, action: int) -> list[int]:
        has_debt = self.unpaid[OPPONENT] > 0
        spaces = [space for space in self._spaces_within(action) if has_debt or kind_of(space) != "pay_debt"]
        return sorted(spaces, key=lambda space: (LIKED.index(kind_of(space)), space))

    # The opponent's turn.

    def begin_Passed(self, event: Event) -> None:
        if event.seat != OPPONENT:
            super().begin_Passed(event)
            return
        self._next(OPPONENT)
        assert self.hands[OPPONENT] == list(NOBODY)
        self.passed[OPPONENT] = True

    def begin_SchemesShuffled(self, event: Event) -> None:
        assert self.schemes.total() == 0
        self.due_shuffle(event, OPPONENT)

    def begin_SchemeTurned(self, event: Event) -> None:
        self._next(OPPONENT)
        assert self.hands[OPPONENT][0] > 0
        assert self.schemes[event.scheme] > 0
        self.schemes[event.scheme] -= 1
        self.turned[event.scheme] += 1
        wanted = [event.scheme]
        if event.scheme == ORDERS_SCHEME:
            orders = self.orders[::-1]
            wanted = [order for order in orders if self.done(OPPONENT, order) < 5] or orders
        self.due.append(("tries", OPPONENT, wanted))

    def due_tries(self, event: Event, _seat: int, wanted: list[int]) -> None:
        if not wanted:
            self._fall_back(event)
        elif wanted[0] == FAVOUR_SCHEME:
            self._try_favour(event)
        elif reasons := self._reasons(wanted[0]):
            assert type(event) is solo.Thwarted
            assert event.scheme == wanted[0]
            assert event.reason in reasons
            self.due.append(("tries", OPPONENT, wanted[1:]))
        else:
            self._its_action(event, wanted[0])

    def _reasons(self, action: int) -> set[str]:
        """Why the opponent cannot do an action; empty if it can."""
        done, is_used_up = self.done(OPPONENT, action), action != ATTACK and self.done(OPPONENT, action) == 7
        found = {
            "occupied": self.standing[OPPONENT][action] != NOBODY,
            "workers": self.hands[OPPONENT][0] < 3 - self.shops[OPPONENT][action - 6],
            "limit": is_used_up,
        }
        reasons = {reason for reason, holds in found.items() if holds}
        return reasons if is_used_up else reasons | self._lacks(action, done)

    def _lacks(self, action: int, done: int) -> set[str]:
        if action in (COMMISSION, GARRISON):
            if self._wanted_spaces(action):
                return set()
            return {"level"} if self.free_spaces() and not self._spaces_within(action) else {"target"}
        if action in (ATTACK, CONVERT):
            if self._foes_within(action):
                return set()
            return {"target"} if max(self.outsiders) == NONE else {"level"}
        if action == FORTIFY and sum(map(len, self.walls)) == 24:
            return {"target"}
        return {"level"} if self._its_level(action) < LEVELS_NEEDED[done] else set()

    def _its_action(self, event: Event, action: int) -> None:
        count = 3 - self.shops[OPPONENT][action - 6]
        assert event == told.Acted(OPPONENT, action, lot(count))
        self.take(OPPONENT, lot(-count))
        self.standing[OPPONENT][action] = lot(count)
        doing = {COMMISSION: "settle", GARRISON: "settle", FORTIFY: "wall", ABSOLVE: "jar"}.get(action, "outsider")
        self.due.append((f"its_{doing}", OPPONENT, action))

    def due_its_settle(self, event: Event, _seat: int, action: int) -> None:
        space = self._wanted_spaces(action)[0]
        assert event == told.Settled(OPPONENT, action, space)
        self.pieces(action)[OPPONENT].add(space)
        self.owe(OPPONENT, (ACTIONS[action].raises,))
        self.owe(OPPONENT, FIELDS[space].reward)

    def due_its_wall(self, event: Event, _seat: int, _action: int) -> None:
        assert event == told.WallBuilt(OPPONENT, event.wall)
        card = WALLS[event.wall]
        self.walls[OPPONENT].append(event.wall)
        number = 0 if card.choice and self.is_useful(OPPONENT, card.choice[0]) else 1
        self.owe(OPPONENT, card.choice[number] if card.choice else card.gain)
        self.owe(OPPONENT, ("strength",))
        if card.choice:
            self.due.append(("its_option", OPPONENT, "wall", event.wall, number))

    def due_its_option(self, event: Event, _seat: int, source: str, card: int, number: int) -> None:
        assert event == told.OptionTaken(OPPONENT, source, card, number)

    def due_its_jar(self, event: Event, _seat: int, _action: int) -> None:
        assert event == told.JarPlaced(OPPONENT, len(self.jars[OPPONENT]))
        self.jars[OPPONENT].add(event.space)
        self.owe(OPPONENT, ("pay_debt" if self.unpaid[OPPONENT] else "remove_suspicion",))
        self.owe(OPPONENT, ("faith",))

    def due_its_outsider(self, event: Event, _seat: int, action: int) -> None:
        assert event == solo.Indicated("outsider", self.track)
        self.due.append(("its_foe", OPPONENT, action, self._indicated(self._foes_within(action), 6)))

    def due_its_foe(self, event: Event, _seat: int, action: int, place: int) -> None:
        kind, taken = (told.Attacked, self.attacked) if action == ATTACK else (told.Converted, self.converted)
        assert event == kind(OPPONENT, place, self.outsiders[place])
        card = self.capture(place)
        taken[OPPONENT].append(card)
        foe = OUTSIDERS[card]
        self.owe(OPPONENT, foe.attack if action == ATTACK else ("strength",) * foe.strength)

    def _try_favour(self, event: Event) -> None:
        free = [place for place in range(len(self.favours)) if self.favour_workers[place] == NONE]
        if free:
            assert event == solo.Indicated("favour", self.track)
            self.due.append(("its_favour", OPPONENT, self._indicated(free, 5)))
        else:
            assert event == solo.Thwarted(FAVOUR_SCHEME, "target")
            self.due.append(("tries", OPPONENT, []))

    def due_its_favour(self, event: Event, _seat: int, place: int) -> None:
        number = self.favours[place]
        assert event == told.FavourUsed(OPPONENT, place, number, lot(1))
        self.take(OPPONENT, lot(-1))
        self.favour_workers[place] = ANYONE
        effects, cost = FAVOURS[number].effects, FAVOURS[number].cost
        option = 0 if effects[0] == ("pay_debt",) and self.unpaid[OPPONENT] else 1
        if len(effects) == 3:
            self.due.append(("lowest", OPPONENT))
        else:
            self.owe(OPPONENT, effects[option if len(effects) == 2 else 0])
        if "take_debt" in cost:
            self.due.append(("take_debt", OPPONENT))
        if len(effects) == 2:
            self.due.append(("its_option", OPPONENT, "favour", number, option))

    def _fall_back(self, event: Event) -> None:
        """Checks that the opponent uses the leftmost free fallback; it does not recruit from an empty row."""
        free = [place for place in range(5) if place not in self.fallbacks and (place or max(self.townsfolk) != NONE)]
        assert event == solo.FellBack(free[0])
        self.fallbacks.add(free[0])
        self.take(OPPONENT, lot(-1))
        left = self.hands[OPPONENT][0]
        self.due += {
            0: [("its_recruit", OPPONENT)],
            1: [("its_prayer", OPPONENT)],
            2: [("step", OPPONENT)],
            3: [("its_workers", OPPONENT, 2, 0), ("suspicion", OPPONENT)],
            4: [("its_pass", OPPONENT), *[("step", OPPONENT)] * (1 + left)],
        }[free[0]]

    def due_its_pass(self, event: Event, _seat: int) -> None:
        assert event == told.Passed(OPPONENT)
        self.passed[OPPONENT] = True

    # The course of a round.

    def begin_Developed(self, event: Event) -> None:
        assert self.round <= 3
        assert event == told.Developed(OPPONENT, self.orders[self.round - 1])
        self.shops[OPPONENT][event.action - 6] += 1

    def begin_SchemeJoined(self, event: Event) -> None:
        assert event == solo.SchemeJoined(self.round - 3)
        self.turned[FAVOUR_SCHEME] += 1

    def begin_OpponentReady(self, event: Event) -> None:
        assert event == solo.OpponentReady(self.round + 3)
        self.hands[OPPONENT] = list(lot(self.round + 3))

    def begin_TavernTaken(self, event: Event) -> None:
        super().begin_TavernTaken(event)
        (left,) = (card for card in self.taverns if card != NONE)
        self.due[:0] = [("suspicion", OPPONENT)] * TAVERNS[left].count("X")

    def begin_RoundEnded(self, event: Event) -> None:
        super().begin_RoundEnded(event)
        if self.round < 7:
            self.hands[OPPONENT], self.standing[OPPONENT] = list(NOBODY), [NOBODY] * 12
            self.fallbacks.clear()
