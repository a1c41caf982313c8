"""The events that must come next in Paladins: a referee's stack of all rewards, costs and verdicts that are due.

The top entry checks the next event; it may lapse, and may put new entries on the stack.
"""

from itertools import groupby
from typing import Any

from kingdoms.core.state import Event
from kingdoms.games.paladins import events as told
from tests.games.paladins.printed import (
    ACTIONS,
    COMMISSION,
    FAITH_NEEDED,
    FIELDS,
    GARRISON,
    JAR_FIELDS,
    KINDS,
    LETTERS,
    OUTSIDERS,
    PALADINS,
    PRAY,
    PRICES,
    STRENGTH_NEEDED,
    TAX_SUPPLY,
    TOWNSFOLK,
    TRAITS,
    UNCOVERED,
    WALLS,
    workers,
)
from tests.games.paladins.referee.sheet import NOBODY, NONE, Sheet

Due = tuple[Any, ...]
INQUISITION = ("suspect_questioned", "questioned", "innocent_questioned")
"""The triggers of townsfolk that help in an inquisition, in order."""
MAY = {"remove_suspicion": told.SuspicionDiscarded, "pay_debt": told.DebtPaid, "destroy_debt": told.DebtDestroyed}


class Dues(Sheet):
    """The sheet of one game, with what is due."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.due: list[Due] = []

    # Rewards.

    def owe(self, seat: int, tokens: tuple[str, ...]) -> None:
        """Makes a reward due, the first token on top; in most cases, equal tokens in a row are given together."""
        for token, run in reversed([(token, len(list(run))) for token, run in groupby(tokens)]):
            if token in (*MAY, "pray", "free_recruit", "free_develop", "take_debt"):
                self.due += [(token, seat)] * run
            elif token in KINDS:
                lot = workers(LETTERS[KINDS.index(token)] * run)
                self.due.append(("workers", seat, lot))
            else:
                self.due.append(("level" if token in TRAITS else token, seat, token, run))

    def _owe_helpers(self, seat: int, trigger: str) -> None:
        for card in reversed(self.hired[seat]):
            if TOWNSFOLK[card].trigger == trigger:
                self.due.append(("helper", seat, card))

    def _drop_what_lapses(self) -> None:
        """Drops entries from the top that would do nothing, since no events will follow from them."""
        while self.due and self.lapses(*self.due[-1]):
            self.due.pop()

    def lapses(self, name: str, seat: int, *rest: Any) -> bool:
        match name:
            case "remove_suspicion":
                return not self.suspicions[seat]
            case "pay_debt" | "destroy_debt":
                return self.unpaid[seat] == 0
            case "pray":
                return all(lot == NOBODY for lot in self.standing[seat])
            case "free_recruit":
                return max(self.townsfolk) == NONE
            case "level":
                return self.levels[seat][TRAITS.index(rest[0])] == 12
            case "helper" if TOWNSFOLK[rest[0]].trigger in INQUISITION:
                return not self._can_defend(seat, rest[0])
            case "discard" | "paid":
                return rest[-1] == 0
        return False

    def _can_defend(self, seat: int, card: int) -> bool:
        cards = len(self.suspicions[seat])
        needed = {"suspect_questioned": cards >= 2, "questioned": cards > 0, "innocent_questioned": cards == 0}
        return needed[TOWNSFOLK[card].trigger]

    # Things that must happen.

    def _expect(self, event: Event) -> None:
        """Takes the top entry off the stack and lets it check the event."""
        name, *fields = self.due.pop()
        getattr(self, f"due_{name}")(event, *fields)

    def due_silver(self, event: Event, seat: int, what: str, amount: int) -> None:
        assert event == told.Gained(seat, what, amount)
        self.gain(seat, what, amount)

    due_provision = due_silver

    def due_level(self, event: Event, seat: int, trait: str, steps: int) -> None:
        assert event == told.Gained(seat, trait, min(steps, 12 - self.levels[seat][TRAITS.index(trait)]))
        self.gain(seat, trait, event.amount)

    def due_workers(self, event: Event, seat: int, lot: tuple[int, ...]) -> None:
        assert event == told.WorkersGained(seat, lot)
        self.take(seat, lot)
        self.due += [("suspicion", seat)] * lot[5]

    def due_paid(self, event: Event, seat: int, what: str, amount: int) -> None:
        assert event == told.Paid(seat, what, amount)
        self.gain(seat, what, -amount)

    def due_tax(self, event: Event, seat: int, _what: str, amount: int) -> None:
        taken = min(amount, self.tax)
        assert event == told.TaxTaken(seat, taken, amount - taken)
        self.tax -= taken
        self.silver[seat] += amount
        if self.tax == 0:
            self.due.append(("inquisition", NONE))

    def due_suspicion(self, event: Event, seat: int) -> None:
        if type(event) is told.SuspicionDrawn:
            assert event.seat == seat
            self.draw(seat, event.tax)
            if event.tax:
                self.due.append(("tax", seat, "tax", event.tax))
            return
        self.due.append(("suspicion", seat))
        if type(event) is told.SuspicionsShuffled:
            self.shuffle()
        else:
            assert sum(map(len, self.suspicions)) == 24
            self.due_inquisition(event, NONE)

    # The inquisition.

    def due_inquisition(self, event: Event, _seat: int) -> None:
        assert event == told.InquisitionBegan()
        self.due.append(("verdict", NONE))
        for seat in reversed(self.order()):
            for trigger in reversed(INQUISITION):
                self._owe_helpers(seat, trigger)

    def due_helper(self, event: Event, seat: int, card: int) -> None:
        is_conspirator = TOWNSFOLK[card].trigger == "questioned"
        if is_conspirator and type(event) is told.Declined:
            assert any(OUTSIDERS[foe].name == "thief" for foe in self.converted[seat])
            return
        assert event == told.TownsfolkHelped(seat, card)
        if is_conspirator:
            self.due.append(("discard", seat, 1))
        else:
            self.owe(seat, TOWNSFOLK[card].ongoing)

    def due_verdict(self, event: Event, _seat: int) -> None:
        most = max(map(len, self.suspicions))
        self.due.append(("refill", NONE))
        if most == 0:
            self._expect(event)
            return
        convicted = [seat for seat in self.order() if len(self.suspicions[seat]) == most]
        assert event == told.Convicted(tuple(convicted))
        for seat in reversed(convicted):
            self.due += [("discard", seat, most // 2), ("take_debt", seat)]

    def due_discard(self, event: Event, seat: int, cards: int) -> None:
        assert event == told.SuspicionDiscarded(seat, cards)
        self.discard(seat, cards)

    def due_take_debt(self, event: Event, seat: int) -> None:
        assert event == told.DebtTaken(seat)
        self.unpaid[seat] += 1

    def due_refill(self, event: Event, _seat: int) -> None:
        assert event == told.TaxRefilled(TAX_SUPPLY[self.seats] - self.tax)
        self.tax = TAX_SUPPLY[self.seats]

    # Optional effects.

    def due_remove_suspicion(self, event: Event, seat: int) -> None:
        if event != told.Declined(seat, "remove_suspicion"):
            self.due_discard(event, seat, 1)

    def due_pay_debt(self, event: Event, seat: int) -> None:
        if event != told.Declined(seat, "pay_debt"):
            self.due_paying(event, seat)

    def due_paying(self, event: Event, seat: int) -> None:
        assert event == told.DebtPaid(seat)
        self.unpaid[seat] -= 1
        self.paid[seat] += 1
        self._owe_helpers(seat, "debt_paid")

    def due_destroy_debt(self, event: Event, seat: int) -> None:
        if event != told.Declined(seat, "destroy_debt"):
            assert event == told.DebtDestroyed(seat)
            self.unpaid[seat] -= 1

    def due_pray(self, event: Event, seat: int) -> None:
        if event != told.Declined(seat, "pray"):
            self.due_clear(event, seat, NONE)

    def due_clear(self, event: Event, seat: int, itself: int = PRAY) -> None:
        assert event == told.Cleared(seat, event.action)
        assert event.action != itself
        assert self.standing[seat][event.action] != NOBODY
        self.standing[seat][event.action] = NOBODY

    def due_free_recruit(self, event: Event, seat: int) -> None:
        if event != told.Declined(seat, "free_recruit"):
            self._recruit(event, seat)

    def _recruit(self, event: Event, seat: int) -> None:
        """Hires or discards the townsfolk."""
        is_hired = type(event) is told.Hired
        assert event == (told.Hired if is_hired else told.Discarded)(seat, event.place, self.townsfolk[event.place])
        card = self.recruit(seat, event.place, is_hired)
        self.owe(seat, TOWNSFOLK[card].hire if is_hired else TOWNSFOLK[card].discard)

    # Effects of actions.

    def due_paladin(self, event: Event, seat: int) -> None:
        assert event == told.PaladinHelped(seat, self.paladins[seat])
        self.owe(seat, PALADINS[self.paladins[seat]].help)

    def due_develop(self, event: Event, seat: int) -> None:
        assert event == told.Developed(seat, event.action)
        number = self.develop(seat, event.action)
        self.due.append(("workers", seat, workers(UNCOVERED[number])))

    def due_free_develop(self, event: Event, seat: int) -> None:
        self._owe_helpers(seat, "develop")
        self.due_develop(event, seat)

    def due_recruit(self, event: Event, seat: int, hires: bool, paid: Any) -> None:
        if type(event) in (told.Paid, told.DebtTaken):
            assert paid is None
            way = event.amount if type(event) is told.Paid else "debt"
            self._pay_recruit(seat, way)
            self.due.append(("recruit", seat, hires, way))
            return
        is_free = PALADINS[self.paladins[seat]].name == "roland"
        price = 0 if is_free else PRICES[event.place]
        assert paid == (price or None) or (paid == "debt" and event.place < 2 and not is_free)
        assert (type(event) is told.Hired) == hires
        self._recruit(event, seat)

    def _pay_recruit(self, seat: int, way: Any) -> None:
        if way == "debt":
            self.unpaid[seat] += 1
        else:
            self.gain(seat, "silver", -way)

    def due_settling(self, event: Event, seat: int, action: int) -> None:
        needed = FAITH_NEEDED if action == COMMISSION else STRENGTH_NEEDED
        assert event == told.Settled(seat, action, event.space)
        assert event.space in self.free_spaces()
        assert needed[FIELDS[event.space].region] <= self.level(seat, ACTIONS[action].needs)
        self.pieces(action)[seat].add(event.space)
        self.owe(seat, (*FIELDS[event.space].reward, ACTIONS[action].raises))

    def due_commission(self, event: Event, seat: int) -> None:
        self.due_settling(event, seat, COMMISSION)

    def due_garrison(self, event: Event, seat: int) -> None:
        self.due_settling(event, seat, GARRISON)

    def due_fortify(self, event: Event, seat: int) -> None:
        assert event == told.WallBuilt(seat, event.wall)
        assert all(event.wall not in walls for walls in self.walls)
        self.walls[seat].append(event.wall)
        if WALLS[event.wall].choice:
            self.due.append(("option", seat, "wall", event.wall, WALLS[event.wall].choice))
        self.owe(seat, WALLS[event.wall].gain)
        self.owe(seat, ("strength",))

    def due_absolve(self, event: Event, seat: int) -> None:
        assert event == told.JarPlaced(seat, event.space)
        assert event.space not in self.jars[seat]
        self.jars[seat].add(event.space)
        self.due.append(("remove_suspicion", seat))
        self.due.append(("level", seat, "faith", 1))
        self.owe(seat, JAR_FIELDS[event.space])

    def due_attack(self, event: Event, seat: int, hires: bool, paid: Any) -> None:
        if type(event) is told.Paid:
            assert paid is None
            self.gain(seat, "silver", -event.amount)
            self.due.append(("attack", seat, hires, event.amount))
            return
        assert event == told.Attacked(seat, event.place, self.outsiders[event.place])
        missing = max(0, STRENGTH_NEEDED[event.place] - self.level(seat, "strength"))
        assert (paid or 0) == (missing + 1) // 2
        card = self.capture(event.place)
        self.attacked[seat].append(card)
        self.owe(seat, OUTSIDERS[card].attack)

    def due_convert(self, event: Event, seat: int) -> None:
        assert event == told.Converted(seat, event.place, self.outsiders[event.place])
        assert FAITH_NEEDED[event.place] <= self.level(seat, "faith")
        card = self.capture(event.place)
        self.converted[seat].append(card)
        self.owe(seat, ("strength",) * OUTSIDERS[card].strength)

    # Alternatives.

    def due_raise(self, event: Event, seat: int) -> None:
        assert event == told.Gained(seat, event.what, 1)
        assert event.what in TRAITS
        self.gain(seat, event.what, 1)

    def due_option(self, event: Event, seat: int, source: str, card: int, effects: Any) -> None:
        assert event == told.OptionTaken(seat, source, card, event.number)
        effect = effects[event.number]
        assert self.is_useful(seat, effect)
        if effect == ("pay_debt",):
            self.due.append(("paying", seat))
        elif effect[0] == "remove_suspicion":
            self.due.append(("discard", seat, min(len(effect), len(self.suspicions[seat]))))
        else:
            self.owe(seat, effect)
