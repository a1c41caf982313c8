"""A referee's sheet: the whole table in Paladins according to the events, what a seat may do, and its points."""

from itertools import product
from typing import Any

from tests.games.paladins.printed import (
    ABSOLVE,
    ACTION_NAMES,
    ACTIONS,
    ATTACK,
    BUILDING_POINTS,
    COMMISSION,
    CONVERT,
    COSTS,
    DEVELOP,
    DEVELOPMENT_POINTS,
    FAITH_NEEDED,
    FAVOURS,
    FIELDS,
    FORTIFY,
    GARRISON,
    HUNT,
    LETTERS,
    LEVEL_POINTS,
    LEVELS_NEEDED,
    ORDER_POINTS,
    OUTSIDERS,
    PALADINS,
    PARTS,
    PRAY,
    PRICES,
    RECRUIT,
    SETTLING_POINTS,
    STRENGTH_NEEDED,
    SUSPICION_CARDS,
    TAX_SUPPLY,
    TRADE,
    TRAITS,
    WALLS,
    fields_in_play,
    fits,
    workers,
)

NONE = -1
NOBODY = workers("")


class Sheet:
    """Everything on the table, recorded from the start."""

    def __init__(self, state: Any) -> None:
        self.seats: int = state.seats
        seats = self.sides = max(2, self.seats)
        self.start, self.round, self.chosen = state.start, 0, 0
        self.tax = TAX_SUPPLY[self.seats]
        self.townsfolk, self.outsiders = list(state.townsfolk), list(state.outsiders)
        self.taverns: list[int] = []
        self.orders: list[int] = []
        self.favours: list[int] = []
        self.favour_workers = [NONE] * 5
        self.passed = [False] * seats
        self.paladins = [NONE] * seats
        self.silver, self.provisions = ([3, 0], [1, 0]) if self.seats == 1 else ([3] * seats, [1] * seats)
        self.unpaid, self.paid = [0] * seats, [0] * seats
        self.hands = [[0] * 6 for _seat in range(seats)]
        self.levels = [[0] * 3 for _seat in range(seats)]
        self.standing = [[NOBODY] * 12 for _seat in range(seats)]
        self.shops = [[0] * 6 for _seat in range(seats)]
        self.monks, self.outposts, self.jars = ([set[int]() for _seat in range(seats)] for _pieces in range(3))
        self.walls, self.hired, self.attacked, self.converted, self.suspicions = (
            [list[int]() for _seat in range(seats)] for _cards in range(5)
        )
        self.suspicion_deck, self.suspicion_discards = sum(SUSPICION_CARDS.values()), list[int]()

    def order(self) -> list[int]:
        """The sides in turn order, including the solo opponent."""
        return [(self.start + number) % self.sides for number in range(self.sides)]

    # Recording.

    def gain(self, seat: int, what: str, amount: int) -> None:
        """Changes a seat's silver or provisions, or one of its levels."""
        if what in TRAITS:
            self.levels[seat][TRAITS.index(what)] += amount
            assert self.levels[seat][TRAITS.index(what)] <= 12
            return
        goods = self.silver if what == "silver" else self.provisions
        goods[seat] += amount
        assert goods[seat] >= 0

    def take(self, seat: int, lot: tuple[int, ...]) -> None:
        """Adds workers to a hand, or removes them if negative."""
        self.hands[seat] = [held + count for held, count in zip(self.hands[seat], lot, strict=True)]
        assert min(self.hands[seat]) >= 0

    def draw(self, seat: int, tax: int) -> None:
        """Draws a suspicion card that shows this much tax."""
        self.suspicion_deck -= 1
        assert self.suspicion_deck >= 0
        self.suspicions[seat].append(tax)

    def shuffle(self) -> None:
        """Turns the discarded suspicion cards into a new deck."""
        assert self.suspicion_deck == 0 < len(self.suspicion_discards)
        self.suspicion_deck, self.suspicion_discards = len(self.suspicion_discards), []

    def discard(self, seat: int, cards: int) -> None:
        """Discards this many of a seat's suspicion cards, the newest first."""
        for _card in range(cards):
            self.suspicion_discards.append(self.suspicions[seat].pop())

    def recruit(self, seat: int, place: int, is_hired: bool) -> int:
        """Removes a townsfolk card from the row, and returns it; the seat keeps it if it is hired."""
        card, self.townsfolk[place] = self.townsfolk[place], NONE
        assert card != NONE
        if is_hired:
            self.hired[seat].append(card)
        return card

    def capture(self, place: int) -> int:
        """Removes an outsider from the row, and returns it."""
        card, self.outsiders[place] = self.outsiders[place], NONE
        assert card != NONE
        return card

    def develop(self, seat: int, action: int) -> int:
        """Moves a workshop and returns its number; one worker on the action, if any, leaves so that the rest fit."""
        number, lot = sum(self.shops[seat]), self.standing[seat][action]
        self.shops[seat][action - 6] += 1
        assert self.shops[seat][action - 6] <= 2
        if lot != NOBODY:
            self.standing[seat][action] = self._without_one(action, lot, self.shops[seat][action - 6])
        return number

    def _without_one(self, action: int, lot: tuple[int, ...], shops: int) -> tuple[int, ...]:
        """The workers left when a workshop takes a slot; who leaves is worked out from their kinds alone."""
        slots = ACTIONS[action].slots
        gone = slots[shops - 1]
        order = [gone, "X"] if gone != "*" else "XLSMFC"
        lots = [
            tuple(count - (letter == other) for other, count in zip(LETTERS, lot, strict=True))
            for letter in order
            if lot[LETTERS.index(letter)]
        ]
        return next(left for left in lots if fits(slots[shops:], left))

    def pieces(self, action: int) -> list[set[int]]:
        """Each side's monks for Commission, or its outposts for Garrison."""
        return self.monks if action == COMMISSION else self.outposts

    def free_spaces(self) -> set[int]:
        """The spaces on the main board without a piece."""
        return set(fields_in_play(self.seats)).difference(*self.monks, *self.outposts)

    def begin_round(self, number: int, start: int) -> None:
        """Begins a round with this start player."""
        self.round, self.start, self.chosen = number, start, 0
        self.passed = [False] * self.sides

    def end_round(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Clears the favours and returns the cards that leave the rows; after the last round, everything stays."""
        if self.round == 7:
            return (), ()
        count = 2 if self.seats == 1 else 1
        town, border = self.townsfolk[-count:], self.outsiders[:count]
        self.townsfolk[-count:] = self.outsiders[:count] = [NONE] * count
        self.favour_workers = [NONE] * 5
        self.arrive_in_town(())
        self.arrive_at_the_border(())
        return tuple(card for card in town if card != NONE), tuple(card for card in border if card != NONE)

    def arrive_in_town(self, cards: tuple[int, ...]) -> None:
        """Slides the row to the right and adds the cards on the left."""
        stayed = [card for card in self.townsfolk if card != NONE]
        self.townsfolk = [NONE] * (5 - len(stayed) - len(cards)) + [*cards, *stayed]

    def arrive_at_the_border(self, cards: tuple[int, ...]) -> None:
        """Slides the row to the left and adds the cards on the right."""
        stayed = [card for card in self.outsiders if card != NONE]
        self.outsiders = [*stayed, *cards] + [NONE] * (6 - len(stayed) - len(cards))

    # Possible moves.

    def level(self, seat: int, trait: str) -> int:
        """An attribute's level with the paladin's boost."""
        number = TRAITS.index(trait)
        return self.levels[seat][number] + PALADINS[self.paladins[seat]].boosts[number]

    def done(self, seat: int, action: int) -> int:
        """How many times a seat has done an action on the right, or developed."""
        lists = {COMMISSION: self.monks, FORTIFY: self.walls, GARRISON: self.outposts, ABSOLVE: self.jars}
        others: dict[int, Any] = {ATTACK: self.attacked, CONVERT: self.converted}
        return sum(self.shops[seat]) if action == DEVELOP else len((lists | others)[action][seat])

    def price(self, seat: int, action: int) -> int:
        """The silver or provisions that an action costs, apart from the price of its target."""
        name, knight = ACTION_NAMES[action], PALADINS[self.paladins[seat]]
        printed = {DEVELOP: 4, PRAY: 2}.get(action, 0)
        if name in COSTS:
            printed = COSTS[name][self.done(seat, action)] if self.done(seat, action) < 7 else 0
        if knight.action == name and knight.help == ("free",):
            return 0
        return max(0, printed - 2 * (knight.name == "samson" and action == DEVELOP))

    def possible_acts(self, seat: int) -> set[tuple[int, tuple[int, ...]]]:
        """Every possible action, paired with each set of workers in hand that can do it."""
        hand = self.hands[seat]
        lots = [lot for lot in product(*(range(min(3, count) + 1) for count in hand)) if 0 < sum(lot) < 4]
        return {
            (action, lot)
            for action in range(12)
            if self.standing[seat][action] == NOBODY and self._is_open(seat, action)
            for lot in lots
            if any(fits(slots, lot) for slots in self._slots(seat, action))
        }

    def _slots(self, seat: int, action: int) -> list[str]:
        slots = ACTIONS[action].slots[self.shops[seat][action - 6] if action > 5 else 0 :]
        return [slots, slots[:1]] if action in (RECRUIT, HUNT, TRADE) else [slots]

    def _is_open(self, seat: int, action: int) -> bool:
        """Whether a seat can afford an action, has not used it up, and has a target within reach."""
        is_with_provisions = action in (COMMISSION, FORTIFY, GARRISON)
        if self.price(seat, action) > (self.provisions if is_with_provisions else self.silver)[seat]:
            return False
        if action > 5 and action != ATTACK and self.done(seat, action) == 7:
            return False
        return self._has_target(seat, action)

    def _has_target(self, seat: int, action: int) -> bool:
        silver = self.silver[seat]
        if action == DEVELOP:
            return sum(self.shops[seat]) < 8
        if action == RECRUIT:
            is_free = PALADINS[self.paladins[seat]].name == "roland"
            return any(
                card != NONE and (is_free or place < 2 or PRICES[place] <= silver)
                for place, card in enumerate(self.townsfolk)
            )
        if action == PRAY:
            return any(lot != NOBODY for lot in self.standing[seat])
        if action in (COMMISSION, GARRISON):
            needed, level = self._needed(action), self.level(seat, ACTIONS[action].needs)
            return any(needed[FIELDS[space].region] <= level for space in self.free_spaces())
        if action in (FORTIFY, ABSOLVE):
            has_card = action == ABSOLVE or sum(map(len, self.walls)) < 24
            return has_card and LEVELS_NEEDED[self.done(seat, action)] <= self.level(seat, "influence")
        if action in (ATTACK, CONVERT):
            level = self.level(seat, ACTIONS[action].needs) + (2 * silver if action == ATTACK else 0)
            needed = self._needed(action)
            return any(card != NONE and needed[place] <= level for place, card in enumerate(self.outsiders))
        return True

    def _needed(self, action: int) -> list[int]:
        return FAITH_NEEDED if action in (COMMISSION, CONVERT) else STRENGTH_NEEDED

    def possible_favours(self, seat: int) -> set[tuple[int, tuple[int, ...]]]:
        """Every usable face-up favour with every worker that fits."""
        found = set()
        for place, number in enumerate(self.favours):
            card = FAVOURS[number]
            means = self.silver[seat] >= card.cost.count("silver")
            means = means and self.provisions[seat] >= card.cost.count("provision")
            is_of_use = any(self.is_useful(seat, effect) for effect in card.effects)
            if self.favour_workers[place] == NONE and means and is_of_use:
                slot = {"any": "*", "criminal": "X"}.get(card.slot, card.slot[0].upper())
                lots = [workers(letter) for letter in LETTERS if self.hands[seat][LETTERS.index(letter)]]
                found |= {(place, lot) for lot in lots if fits(slot, lot)}
        return found

    def is_useful(self, seat: int, effect: tuple[str, ...]) -> bool:
        """Whether any part of the effect does something."""
        uses = {
            "pay_debt": self.unpaid[seat] > 0,
            "destroy_debt": self.unpaid[seat] > 0,
            "remove_suspicion": bool(self.suspicions[seat]),
            "free_develop": sum(self.shops[seat]) < 8,
            "free_recruit": max(self.townsfolk) != NONE,
            "pray": any(lot != NOBODY for lot in self.standing[seat]),
        }
        uses |= {trait: self.levels[seat][number] < 12 for number, trait in enumerate(TRAITS)}
        return any(uses.get(token, True) for token in effect)

    # Points.

    def points(self, seat: int) -> dict[str, int]:
        """A seat's points by part of the score."""
        met = self._orders_met(seat)
        worth = [
            sum(ORDER_POINTS[place] for place in met),
            sum(LEVEL_POINTS[level] for level in self.levels[seat]),
            DEVELOPMENT_POINTS.get(sum(self.shops[seat]), 0),
            SETTLING_POINTS.get(len(self.monks[seat]), 0),
            BUILDING_POINTS.get(len(self.walls[seat]), 0) + sum(WALLS[card].points for card in self.walls[seat]),
            SETTLING_POINTS.get(len(self.outposts[seat]), 0),
            BUILDING_POINTS.get(len(self.jars[seat]), 0),
            sum(self._convert_points(seat, OUTSIDERS[card].name) for card in self.converted[seat]),
            self.paid[seat] - self._debt_cost(seat) * self.unpaid[seat],
            (self.silver[seat] + self.provisions[seat]) // 3,
        ]
        return dict(zip(PARTS, worth, strict=True))

    def _orders_met(self, seat: int) -> list[int]:
        return [place for place, order in enumerate(self.orders) if self.done(seat, order) >= 5]

    def _debt_cost(self, seat: int) -> int:
        """The cost of an unpaid debt: 1 for a player with a converted Traitor, otherwise 3."""
        is_player = seat < self.seats
        return 1 if is_player and any(OUTSIDERS[card].name == "traitor" for card in self.converted[seat]) else 3

    def _convert_points(self, seat: int, name: str) -> int:
        factions = [OUTSIDERS[card].faction for card in self.attacked[seat]]
        faith, strength, influence = (level // 4 for level in self.levels[seat])
        mercenaries = sum(OUTSIDERS[card].name == "mercenary" for card in self.converted[seat])
        return {
            "adventurer": len(self.monks[seat]) // 2,
            "archer": len(self.outposts[seat]) // 2,
            "guardian": sum(self.shops[seat]) // 2,
            "hunter": len(self.hired[seat]) // 2,
            "lookout": len(self.walls[seat]) // 2,
            "vigilante": len(self.jars[seat]) // 2,
            "armourer": strength,
            "marauder": influence,
            "warrior": faith,
            "assassin": factions.count("saracen"),
            "barbarian": factions.count("byzantine"),
            "invader": factions.count("viking"),
            "champion": 1 + len(self._orders_met(seat)),
            "mercenary": 1 + mercenaries,
            "protector": self.paid[seat],
            "thief": len(self.suspicions[seat]),
            "traitor": 0,
        }[name]

    def winners(self) -> list[int]:
        """The winners: most points, then most points from Orders, then fewest suspicion cards."""
        parts = [self.points(side) for side in range(self.sides)]
        ranks = [(sum(part.values()), part["orders"], -len(self.suspicions[seat])) for seat, part in enumerate(parts)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # Comparing with the game.

    def compare(self, state: Any) -> None:
        """Fails if the state differs from this sheet."""
        assert (state.round, state.start, state.tax) == (self.round, self.start, self.tax)
        assert (state.townsfolk, state.outsiders) == (self.townsfolk, self.outsiders)
        assert state.favour_workers == self.favour_workers
        assert (state.silver, state.provisions) == (self.silver, self.provisions)
        assert (state.unpaid, state.paid) == (self.unpaid, self.paid)
        assert (state.hands, state.attributes, state.standing) == (self.hands, self.levels, self.standing)
        assert [list(shops) for shops in state.workshops] == self.shops
        for pieces, written in ((state.monks, self.monks), (state.outposts, self.outposts), (state.jars, self.jars)):
            assert pieces == [sum(1 << space for space in spaces) for spaces in written]
        for name in ("walls", "hired", "attacked", "converted", "suspicions"):
            assert [list(cards) for cards in getattr(state, name)] == getattr(self, name)
        assert sorted(state.suspicion_discards) == sorted(self.suspicion_discards)
        assert len(state.suspicion_deck) == self.suspicion_deck
        assert [score.parts for score in state.scores()] == [self.points(side) for side in range(self.sides)]
