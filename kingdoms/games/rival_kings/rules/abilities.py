"""The subjects' abilities that are used in one's own turn; one per seat and cycle, and none that would change nothing.

All are lines in `ABILITIES`: the step that the use puts on the agenda, and what that step could lead to now. Gardener,
Watchman, Blacksmith and Sailor are used elsewhere: after the reveal, in conflicts, at a purchase, for the one action.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from kingdoms.core.game import Move
from kingdoms.games.rival_kings import cards, moves
from kingdoms.games.rival_kings.rules.actions import SKIP, ask_to_carry_out, buy_card, obtain, spend_ability, targets
from kingdoms.games.rival_kings.state import NONE, RivalKings

_USE = [moves.Use(subject) for subject in range(cards.SYMBOLS)]


def ability_moves(state: RivalKings, seat: int) -> list[Move]:
    """The use of the active subject's ability, if it is still free and would change something."""
    if state.used >> seat & 1 or not state.subjects[seat]:
        return []
    subject = state.subjects[seat][-1]
    ability = ABILITIES.get(subject)
    return [_USE[subject]] if ability and ability.prospect(state, seat, *ability.fields) else []


def use(state: RivalKings, seat: int) -> None:
    """The seat uses the ability of its active subject."""
    ability = ABILITIES[state.active(seat)]
    spend_ability(state, seat)
    state.agenda.append((ability.step, seat, *ability.fields))


# Jailer and Scholar: a coin for each marker or building.


def income(state: RivalKings, seat: int, source: str) -> int:
    """How many coins the seat would get, as far as the supply lasts."""
    return min(state.supply, state.markers[seat] if source == "markers" else len(state.buildings[seat]))


def take_income(state: RivalKings, seat: int, source: str) -> None:
    """The coins come out of the supply."""
    state.agenda.pop()
    coins = income(state, seat, source)
    state.supply -= coins
    state.coins[seat] += coins
    state.emit(moves.Gained, seat, coins)


# Farmer: a stolen action after all.


def reclaims(state: RivalKings, seat: int) -> list[Move]:
    """The covered actions of the own character that can be carried out."""
    own = enumerate(cards.actions(state.chosen[seat]))
    covered = state.covered[seat]
    return [moves.Reclaim(index) for index, action in own if covered[index] != NONE and targets(state, seat, action)]


def reclaim(state: RivalKings, move: moves.Reclaim, seat: int) -> None:
    """The crest stays, the action is carried out."""
    action = cards.actions(state.chosen[seat])[move.action]
    state.emit(moves.Reclaimed, seat, action)
    state.agenda[-1] = ("carry_out", seat, action, False)


# Court Lady and Bishop: an exchange with a rival; both cards become the newest of their rows.


def gives(state: RivalKings, seat: int, kind: str) -> list[Move]:
    """The own cards of a kind for which something could come."""
    row = _row(state, seat, kind)
    return [
        moves.Give(row[place], place) for place in _movable(state, seat, kind) if receives(state, seat, kind, place)
    ]


def give(state: RivalKings, move: moves.Give, seat: int, kind: str) -> None:
    """What comes for it is asked next."""
    state.agenda[-1] = ("receive", seat, kind, move.place)


def receives(state: RivalKings, seat: int, kind: str, place: int) -> list[Move]:
    """The rivals' cards that could come for the own card at this place."""
    row = _row(state, seat, kind)
    return [
        moves.Receive(rival, theirs[their_place], their_place)
        for rival in state.rivals(seat)
        for theirs in (_row(state, rival, kind),)
        for their_place in _movable(state, rival, kind)
        if _changes(row, place, theirs[their_place]) or _changes(theirs, their_place, row[place])
    ]


def receive(state: RivalKings, move: moves.Receive, seat: int, kind: str, place: int) -> None:
    """Both exchanged subjects are now active."""
    state.agenda.pop()
    given = _row(state, seat, kind).pop(place)
    received = _row(state, move.rival, kind).pop(move.place)
    obtain(state, seat, received)
    obtain(state, move.rival, given)
    state.emit(moves.Exchanged, seat, move.rival, given, received)


def _row(state: RivalKings, seat: int, kind: str) -> list[int]:
    return (state.subjects if kind == cards.SUBJECT else state.buildings)[seat]


def _movable(state: RivalKings, seat: int, kind: str) -> list[int]:
    """The places of the cards that can go without breaking up a perfect pair."""
    row = _row(state, seat, kind)
    return [place for place in _places(row) if not is_bound(state, seat, row[place])]


def is_bound(state: RivalKings, seat: int, card: int) -> bool:
    """Whether the seat would lose a perfect pair with this card: it has it no more often than its partner."""
    subjects, buildings = state.subjects[seat], state.buildings[seat]
    if cards.is_subject(card):
        return subjects.count(card) <= buildings.count(card + cards.SYMBOLS)
    return buildings.count(card) <= subjects.count(card - cards.SYMBOLS)


def _places(row: list[int]) -> list[int]:
    """One place for each different card; a subject's copy counts again unless the two lie side by side."""
    return [
        place
        for place, card in enumerate(row)
        if card not in row[:place] or (cards.is_subject(card) and row[place - 1] != card)
    ]


def _changes(row: list[int], place: int, card: int) -> bool:
    """Whether a row is another one when this card comes for the one at this place; buildings have no order."""
    if row[place] != card:
        return True
    return cards.is_subject(card) and [*row[:place], *row[place + 1 :], card] != row


# Troubadour: an exchange with the open top of a pile; any own card, any kind.


def gives_to_pile(state: RivalKings, seat: int) -> list[Move]:
    """The own cards that could be laid on a pile."""
    return [
        moves.Give(row[place], place)
        for kind in (cards.SUBJECT, cards.BUILDING)
        for row in (_row(state, seat, kind),)
        for place in _places(row)
        if receives_top(state, seat, kind, place)
    ]


def give_to_pile(state: RivalKings, move: moves.Give, seat: int) -> None:
    """The pile is asked next."""
    kind = cards.SUBJECT if cards.is_subject(move.card) else cards.BUILDING
    state.agenda[-1] = ("receive_top", seat, kind, move.place)


def receives_top(state: RivalKings, seat: int, kind: str, place: int) -> list[Move]:
    """The piles whose tops could come for the own card at this place."""
    row = _row(state, seat, kind)
    return [
        moves.ReceiveTop(pile)
        for pile, pile_cards in enumerate(state.piles)
        if pile_cards and _changes(row, place, pile_cards[-1])
    ]


def receive_top(state: RivalKings, move: moves.ReceiveTop, seat: int, kind: str, place: int) -> None:
    """The given card is the pile's new top."""
    state.agenda.pop()
    pile = state.piles[move.pile]
    given = _row(state, seat, kind).pop(place)
    received = pile.pop()
    pile.append(given)
    obtain(state, seat, received)
    state.emit(moves.Swapped, seat, move.pile, given, received)


# Vintner and Miner: a look through a pile, and a card of it to buy.


def looks(state: RivalKings, seat: int, kind: str) -> list[Move]:
    """The piles that hold something unknown, or something to buy."""
    return [
        moves.Look(pile)
        for pile in range(cards.PILES)
        if state.piles[pile] and (not state.knows(seat, pile) or _picks(state, seat, kind, pile))
    ]


def look(state: RivalKings, move: moves.Look, seat: int, kind: str) -> None:
    """From now on the seat knows all cards of the pile."""
    state.looked[move.pile] |= 1 << seat
    state.emit(moves.Looked, seat, move.pile)
    state.agenda[-1] = ("pick", seat, kind, move.pile)


def picks_or_skip(state: RivalKings, seat: int, kind: str, pile: int) -> list[Move]:
    """What could be bought out of the pile, or nothing."""
    return [*_picks(state, seat, kind, pile), SKIP]


def _picks(state: RivalKings, seat: int, kind: str, pile: int) -> list[Move]:
    """The different cards of a kind that the seat can pay, from the top down."""
    coins = state.coins[seat]
    pile_cards = dict.fromkeys(reversed(state.piles[pile]))
    return [
        moves.Pick(card)
        for card in pile_cards
        if cards.is_subject(card) == (kind == cards.SUBJECT) and cards.VALUES[card] <= coins
    ]


def pick(state: RivalKings, move: Move, seat: int, _kind: str, pile: int) -> None:
    """Of two copies the upper one is bought; the others stay in their order."""
    state.agenda.pop()
    if type(move) is moves.Pick:
        pile_cards = state.piles[pile]
        place = len(pile_cards) - 1 - pile_cards[::-1].index(move.card)
        if place < len(pile_cards) - 1:
            state.emit(moves.Unearthed, pile, move.card)
        buy_card(state, seat, pile, place, cards.VALUES[move.card])


class Ability(NamedTuple):
    """The step that a use begins, what it could lead to now (nothing: then it is not offered), and its fields."""

    step: str
    prospect: Callable[..., Any]
    fields: tuple[Any, ...] = ()


ABILITIES = {
    cards.JAILER: Ability("income", income, ("markers",)),
    cards.COURT_LADY: Ability("give", gives, (cards.BUILDING,)),
    cards.BISHOP: Ability("give", gives, (cards.SUBJECT,)),
    cards.SCHOLAR: Ability("income", income, ("buildings",)),
    cards.TROUBADOUR: Ability("give_to_pile", gives_to_pile),
    cards.CARPENTER: Ability("carry_out", ask_to_carry_out, (cards.BUILDING, False)),
    cards.MARKET_WOMAN: Ability("carry_out", ask_to_carry_out, (cards.MONEY, False)),
    cards.INNKEEPER: Ability("carry_out", ask_to_carry_out, (cards.SUBJECT, False)),
    cards.VINTNER: Ability("look", looks, (cards.SUBJECT,)),
    cards.MINER: Ability("look", looks, (cards.BUILDING,)),
    cards.HERBALIST: Ability("carry_out", ask_to_carry_out, (cards.PASS_ON, False)),
    cards.FARMER: Ability("reclaim", reclaims),
}
