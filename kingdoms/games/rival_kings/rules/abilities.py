"""The abilities of subjects used on one's own turn: one per seat and cycle, and never one that would change nothing.

`ABILITIES` lists, for each, the step that using it puts on the agenda and a function that says whether that would
change anything. The Gardener, Watchman, Blacksmith and Sailor are used elsewhere: after the reveal, in conflicts, when
buying, and for the single action of a seat in a same-rank conflict.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from kingdoms.core.state import Move
from kingdoms.games.rival_kings import cards, events, moves
from kingdoms.games.rival_kings.rules.actions import (
    SKIP_MOVE,
    ask_to_carry_out,
    buy_card,
    obtain,
    spend_ability,
    targets,
)
from kingdoms.games.rival_kings.state import NONE, RivalKings

_USE = [moves.Use(subject) for subject in range(cards.SYMBOLS)]


def ability_moves(state: RivalKings, seat: int) -> list[Move]:
    """The move that uses the active subject's ability, if it is unused this cycle and would change something."""
    if state.used >> seat & 1 or not state.subjects[seat]:
        return []
    subject = state.subjects[seat][-1]
    ability = ABILITIES.get(subject)
    return [_USE[subject]] if ability and ability.does_something(state, seat, *ability.fields) else []


def use(state: RivalKings, seat: int) -> None:
    """Uses the ability of the seat's active subject."""
    ability = ABILITIES[state.active(seat)]
    spend_ability(state, seat)
    state.agenda.append((ability.step, seat, *ability.fields))


# Jailer and Scholar: one coin for each marker or building.


def income(state: RivalKings, seat: int, source: str) -> int:
    """How many coins the seat would get, limited by the supply."""
    return min(state.supply, state.markers[seat] if source == "markers" else len(state.buildings[seat]))


def take_income(state: RivalKings, seat: int, source: str) -> None:
    """Gives the seat its coins from the supply."""
    state.agenda.pop()
    coins = income(state, seat, source)
    state.supply -= coins
    state.coins[seat] += coins
    state.emit(events.Gained, seat, coins)


# Farmer: carry out a stolen action after all.


def reclaims(state: RivalKings, seat: int) -> list[Move]:
    """The covered actions of the seat's character that can be carried out."""
    own = enumerate(cards.actions(state.chosen[seat]))
    covered = state.covered[seat]
    return [moves.Reclaim(index) for index, action in own if covered[index] != NONE and targets(state, seat, action)]


def reclaim(state: RivalKings, move: moves.Reclaim, seat: int) -> None:
    """Carries out the stolen action after all; the crest that covers it stays."""
    action = cards.actions(state.chosen[seat])[move.action]
    state.emit(events.Reclaimed, seat, action)
    state.agenda[-1] = ("carry_out", seat, action, False)


# Court Lady and Bishop: an exchange with a rival; both cards become the newest in their rows.


def gives(state: RivalKings, seat: int, kind: str) -> list[Move]:
    """The seat's cards of a kind that could be exchanged for something."""
    return list(_each_to_give(state, seat, kind))


def can_give(state: RivalKings, seat: int, kind: str) -> bool:
    """Whether the seat could exchange a card of a kind."""
    return any(_each_to_give(state, seat, kind))


def _each_to_give(state: RivalKings, seat: int, kind: str) -> Iterator[Move]:
    row = _row(state, seat, kind)
    for place in _movable(state, seat, kind):
        if any(_each_to_receive(state, seat, kind, place)):
            yield moves.Give(row[place], place)


def give(state: RivalKings, move: moves.Give, seat: int, kind: str) -> None:
    """Puts the choice of the card to receive on the agenda."""
    state.agenda[-1] = ("receive", seat, kind, move.place)


def receives(state: RivalKings, seat: int, kind: str, place: int) -> list[Move]:
    """The rivals' cards that could be received for the seat's card at this place."""
    return list(_each_to_receive(state, seat, kind, place))


def _each_to_receive(state: RivalKings, seat: int, kind: str, place: int) -> Iterator[Move]:
    row = _row(state, seat, kind)
    for rival in state.rivals(seat):
        theirs = _row(state, rival, kind)
        for their_place in _movable(state, rival, kind):
            if _changes(row, place, theirs[their_place]) or _changes(theirs, their_place, row[place]):
                yield moves.Receive(rival, theirs[their_place], their_place)


def receive(state: RivalKings, move: moves.Receive, seat: int, kind: str, place: int) -> None:
    """Exchanges the two cards; if they are subjects, both become active."""
    state.agenda.pop()
    given = _row(state, seat, kind).pop(place)
    received = _row(state, move.rival, kind).pop(move.place)
    obtain(state, seat, received)
    obtain(state, move.rival, given)
    state.emit(events.Exchanged, seat, move.rival, given, received)


def _row(state: RivalKings, seat: int, kind: str) -> list[int]:
    return (state.subjects if kind == cards.SUBJECT else state.buildings)[seat]


def _movable(state: RivalKings, seat: int, kind: str) -> list[int]:
    """The places of the cards that can be given away without breaking up a perfect pair."""
    row = _row(state, seat, kind)
    return [place for place in _places(row) if not is_bound(state, seat, row[place])]


def is_bound(state: RivalKings, seat: int, card: int) -> bool:
    """Whether giving this card away would break a perfect pair: the seat has no more of it than of its partner."""
    subjects, buildings = state.subjects[seat], state.buildings[seat]
    if cards.is_subject(card):
        return subjects.count(card) <= buildings.count(card + cards.SYMBOLS)
    return buildings.count(card) <= subjects.count(card - cards.SYMBOLS)


def _places(row: list[int]) -> list[int]:
    """One place for each different card; a subject's second copy counts too unless it comes right after the first."""
    return [
        place
        for place, card in enumerate(row)
        if card not in row[:place] or (cards.is_subject(card) and row[place - 1] != card)
    ]


def _changes(row: list[int], place: int, card: int) -> bool:
    """Whether receiving this card for the one at this place changes the row; the order of buildings does not matter."""
    if row[place] != card:
        return True
    return cards.is_subject(card) and [*row[:place], *row[place + 1 :], card] != row


# Troubadour: an exchange of any of one's own cards for the open top of a pile, of either kind.


def gives_to_pile(state: RivalKings, seat: int) -> list[Move]:
    """The seat's cards that could be exchanged for the top of a pile."""
    return list(_each_to_give_to_pile(state, seat))


def can_give_to_pile(state: RivalKings, seat: int) -> bool:
    """Whether the seat could exchange a card for the top of a pile."""
    return any(_each_to_give_to_pile(state, seat))


def _each_to_give_to_pile(state: RivalKings, seat: int) -> Iterator[Move]:
    for kind in (cards.SUBJECT, cards.BUILDING):
        row = _row(state, seat, kind)
        for place in _places(row):
            if receives_top(state, seat, kind, place):
                yield moves.Give(row[place], place)


def give_to_pile(state: RivalKings, move: moves.Give, seat: int) -> None:
    """Puts the choice of the pile on the agenda."""
    kind = cards.SUBJECT if cards.is_subject(move.card) else cards.BUILDING
    state.agenda[-1] = ("receive_top", seat, kind, move.place)


def receives_top(state: RivalKings, seat: int, kind: str, place: int) -> list[Move]:
    """The piles whose top card could be received for the seat's card at this place."""
    row = _row(state, seat, kind)
    return [
        moves.ReceiveTop(pile)
        for pile, pile_cards in enumerate(state.piles)
        if pile_cards and _changes(row, place, pile_cards[-1])
    ]


def receive_top(state: RivalKings, move: moves.ReceiveTop, seat: int, kind: str, place: int) -> None:
    """Exchanges the cards; the one given becomes the pile's new top."""
    state.agenda.pop()
    pile = state.piles[move.pile]
    given = _row(state, seat, kind).pop(place)
    received = pile.pop()
    pile.append(given)
    obtain(state, seat, received)
    state.emit(events.Swapped, seat, move.pile, given, received)


# Vintner and Miner: look through a pile and buy a card from it.


def looks(state: RivalKings, seat: int, kind: str) -> list[Move]:
    """The piles that hold something the seat does not know or something it can buy."""
    return [
        moves.Look(pile)
        for pile in range(cards.PILES)
        if state.piles[pile] and (not state.knows(seat, pile) or _picks(state, seat, kind, pile))
    ]


def look(state: RivalKings, move: moves.Look, seat: int, kind: str) -> None:
    """Shows the seat all the pile's cards, then asks which to buy."""
    state.looked[move.pile] |= 1 << seat
    state.emit(events.Looked, seat, move.pile)
    state.agenda[-1] = ("pick", seat, kind, move.pile)


def picks_or_skip(state: RivalKings, seat: int, kind: str, pile: int) -> list[Move]:
    """The cards that can be bought from the pile, plus the option to buy none."""
    return [*_picks(state, seat, kind, pile), SKIP_MOVE]


def _picks(state: RivalKings, seat: int, kind: str, pile: int) -> list[Move]:
    """The moves that buy an affordable card of this kind from the pile, from the top down; copies are listed once."""
    coins, values = state.coins[seat], cards.VALUES[state.rules]
    pile_cards = dict.fromkeys(reversed(state.piles[pile]))
    return [
        moves.Pick(card)
        for card in pile_cards
        if cards.is_subject(card) == (kind == cards.SUBJECT) and values[card] <= coins
    ]


def pick(state: RivalKings, move: Move, seat: int, _kind: str, pile: int) -> None:
    """Buys the chosen card, if any: the upper one of two copies. The rest keep their order."""
    state.agenda.pop()
    if type(move) is moves.Pick:
        pile_cards = state.piles[pile]
        place = len(pile_cards) - 1 - pile_cards[::-1].index(move.card)
        if place < len(pile_cards) - 1:
            state.emit(events.Unearthed, pile, move.card)
        buy_card(state, seat, pile, place, cards.VALUES[state.rules][move.card])


class Ability(NamedTuple):
    """The step that an ability begins, a function that says whether it would do anything, and the step's fields."""

    step: str
    does_something: Callable[..., Any]
    fields: tuple[Any, ...] = ()


ABILITIES = {
    cards.JAILER: Ability("income", income, ("markers",)),
    cards.COURT_LADY: Ability("give", can_give, (cards.BUILDING,)),
    cards.BISHOP: Ability("give", can_give, (cards.SUBJECT,)),
    cards.SCHOLAR: Ability("income", income, ("buildings",)),
    cards.TROUBADOUR: Ability("give_to_pile", can_give_to_pile),
    cards.CARPENTER: Ability("carry_out", ask_to_carry_out, (cards.BUILDING, False)),
    cards.MARKET_WOMAN: Ability("carry_out", ask_to_carry_out, (cards.MONEY, False)),
    cards.INNKEEPER: Ability("carry_out", ask_to_carry_out, (cards.SUBJECT, False)),
    cards.VINTNER: Ability("look", looks, (cards.SUBJECT,)),
    cards.MINER: Ability("look", looks, (cards.BUILDING,)),
    cards.HERBALIST: Ability("carry_out", ask_to_carry_out, (cards.PASS_ON, False)),
    cards.FARMER: Ability("reclaim", reclaims),
}
