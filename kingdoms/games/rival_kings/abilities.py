"""The subjects' abilities that are used in one's own turn; one per seat and cycle, and none that would change nothing.

The plain ones are lines in `ABILITIES`. The others ask one or two more questions: what to give, what to receive,
which pile to look through, which stolen action to carry out. Gardener, Watchman, Blacksmith and Sailor are used
elsewhere, where a cycle, a conflict, a purchase or a choice of action asks for them.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from kingdoms.core.game import Move
from kingdoms.games.rival_kings.actions import SKIP, buy_card, gain, obtain, targets
from kingdoms.games.rival_kings.cards import (
    BISHOP,
    BUILDING,
    CARPENTER,
    COURT_LADY,
    FARMER,
    HERBALIST,
    INNKEEPER,
    JAILER,
    MARKET_WOMAN,
    MINER,
    MONEY,
    PASS_ON,
    PILES,
    SCHOLAR,
    SUBJECT,
    SYMBOLS,
    TROUBADOUR,
    VALUES,
    VINTNER,
    actions,
    is_subject,
)
from kingdoms.games.rival_kings.moves import (
    Exchanged,
    Gained,
    Give,
    Look,
    Looked,
    Pick,
    Receive,
    ReceiveTop,
    Reclaim,
    Reclaimed,
    Swapped,
    Use,
    Used,
)
from kingdoms.games.rival_kings.state import NONE, RivalKings

_USE = [Use(subject) for subject in range(SYMBOLS)]


def ability_moves(state: RivalKings, seat: int) -> list[Move]:
    """The use of the active subject's ability, if it is still free and would change something."""
    if state.used >> seat & 1 or not state.subjects[seat]:
        return []
    subject = state.subjects[seat][-1]
    ability = ABILITIES.get(subject)
    return [_USE[subject]] if ability and ability.is_useful(state, seat, ability.of) else []


def spend(state: RivalKings, seat: int) -> None:
    """The seat has used its ability for this cycle."""
    state.used |= 1 << seat
    state.tell(Used, seat, state.active(seat))


def use(state: RivalKings, seat: int) -> None:
    """The seat uses the ability of its active subject."""
    spend(state, seat)
    ability = ABILITIES[state.active(seat)]
    ability.use(state, seat, ability.of)


# Jailer and Scholar: coins for what one has.


def _has_income(state: RivalKings, seat: int, of: str) -> bool:
    return state.supply > 0 and _income(state, seat, of) > 0


def _income(state: RivalKings, seat: int, of: str) -> int:
    return state.markers[seat] if of == "markers" else len(state.buildings[seat])


def _take_income(state: RivalKings, seat: int, of: str) -> None:
    coins = gain(state, seat, _income(state, seat, of))
    state.tell(Gained, seat, coins)


# Carpenter, Market Woman, Innkeeper and Herbalist: an action more.


def _can_act(state: RivalKings, seat: int, action: str) -> bool:
    return bool(targets(state, seat, action))


def _act(state: RivalKings, seat: int, action: str) -> None:
    state.agenda.append(("carry_out", seat, action, False))


# Farmer: a stolen action after all.


def _reclaims(state: RivalKings, seat: int) -> list[Move]:
    own = actions(state.chosen[seat])
    covered = state.covered[seat]
    return [Reclaim(index) for index, action in enumerate(own)
            if covered[index] != NONE and targets(state, seat, action)]


def _can_reclaim(state: RivalKings, seat: int, _of: str) -> bool:
    return bool(_reclaims(state, seat))


def _begin_reclaim(state: RivalKings, seat: int, _of: str) -> None:
    state.agenda.append(("reclaim", seat))


def ask_reclaim(state: RivalKings, seat: int) -> list[Move]:
    """Which of the covered actions to carry out."""
    return _reclaims(state, seat)


def reclaim(state: RivalKings, move: Reclaim, seat: int) -> None:
    """The crest stays, the action is carried out."""
    action = actions(state.chosen[seat])[move.action]
    state.tell(Reclaimed, seat, action)
    state.agenda[-1] = ("carry_out", seat, action, False)


# Court Lady and Bishop: an exchange with a rival, both cards to the newest place.


def _row(state: RivalKings, seat: int, kind: str) -> list[int]:
    return (state.subjects if kind == SUBJECT else state.buildings)[seat]


def _places(row: list[int]) -> list[int]:
    """One place for each way to take a card out: equal buildings, and equal subjects side by side, count once."""
    return [
        place
        for place, card in enumerate(row)
        if card not in row[:place] or (is_subject(card) and row[place - 1] != card)
    ]


def _movable(state: RivalKings, seat: int, kind: str) -> list[int]:
    """The places of the cards that the seat can part with and keep as many perfect pairs."""
    row = _row(state, seat, kind)
    partners = _row(state, seat, BUILDING if kind == SUBJECT else SUBJECT)
    partner = SYMBOLS if kind == SUBJECT else -SYMBOLS
    return [place for place in _places(row) if row.count(row[place]) > partners.count(row[place] + partner)]


def _after(row: list[int], place: int, card: int) -> list[int]:
    """The row after the card at this place has gone and another has come."""
    return [*row[:place], *row[place + 1 :], card]


def _changes(row: list[int], place: int, card: int) -> bool:
    """Whether exchanging the card at this place for another changes the row; the order of buildings means nothing."""
    if row[place] != card:
        return True
    return is_subject(card) and _after(row, place, card) != row


def _receives(state: RivalKings, seat: int, kind: str, place: int) -> list[Move]:
    """What can come for the seat's card at this place."""
    row = _row(state, seat, kind)
    found: list[Move] = []
    for rival in state.rivals(seat):
        theirs = _row(state, rival, kind)
        for their_place in _movable(state, rival, kind):
            card = theirs[their_place]
            if _changes(row, place, card) or _changes(theirs, their_place, row[place]):
                found.append(Receive(rival, card, their_place))
    return found


def _gives(state: RivalKings, seat: int, kind: str) -> list[Move]:
    row = _row(state, seat, kind)
    return [Give(row[place], place) for place in _movable(state, seat, kind) if _receives(state, seat, kind, place)]


def _can_exchange(state: RivalKings, seat: int, kind: str) -> bool:
    return any(_receives(state, seat, kind, place) for place in _movable(state, seat, kind))


def _begin_exchange(state: RivalKings, seat: int, kind: str) -> None:
    state.agenda.append(("give", seat, kind))


def ask_give(state: RivalKings, seat: int, kind: str) -> list[Move]:
    """Which own card to exchange."""
    return _gives(state, seat, kind)


def give(state: RivalKings, move: Give, seat: int, kind: str) -> None:
    """What comes for it is asked next."""
    state.agenda[-1] = ("receive", seat, kind, move.place)


def ask_receive(state: RivalKings, seat: int, kind: str, place: int) -> list[Move]:
    """Which card of which rival to get for it."""
    return _receives(state, seat, kind, place)


def receive(state: RivalKings, move: Receive, seat: int, kind: str, place: int) -> None:
    """Both cards become the newest of their new rows."""
    state.agenda.pop()
    given = _row(state, seat, kind).pop(place)
    received = _row(state, move.rival, kind).pop(move.place)
    obtain(state, seat, received)
    obtain(state, move.rival, given)
    state.tell(Exchanged, seat, move.rival, given, received)


# Troubadour: an exchange with the top of a pile; any own card, any kind.


def _top_swaps(state: RivalKings, seat: int, kind: str, place: int) -> list[Move]:
    row = _row(state, seat, kind)
    return [ReceiveTop(pile) for pile, cards in enumerate(state.piles) if cards and _changes(row, place, cards[-1])]


def _swap_gives(state: RivalKings, seat: int) -> list[Move]:
    return [
        Give(_row(state, seat, kind)[place], place)
        for kind in (SUBJECT, BUILDING)
        for place in _places(_row(state, seat, kind))
        if _top_swaps(state, seat, kind, place)
    ]


def _can_swap(state: RivalKings, seat: int, _of: str) -> bool:
    return bool(_swap_gives(state, seat))


def _begin_swap(state: RivalKings, seat: int, _of: str) -> None:
    state.agenda.append(("give_to_pile", seat))


def ask_give_to_pile(state: RivalKings, seat: int) -> list[Move]:
    """Which own card to lay on a pile."""
    return _swap_gives(state, seat)


def give_to_pile(state: RivalKings, move: Give, seat: int) -> None:
    """The pile is asked next."""
    state.agenda[-1] = ("receive_top", seat, SUBJECT if is_subject(move.card) else BUILDING, move.place)


def ask_receive_top(state: RivalKings, seat: int, kind: str, place: int) -> list[Move]:
    """Which pile's top to get for it."""
    return _top_swaps(state, seat, kind, place)


def receive_top(state: RivalKings, move: ReceiveTop, seat: int, kind: str, place: int) -> None:
    """The given card is the pile's new top."""
    state.agenda.pop()
    pile = state.piles[move.pile]
    given = _row(state, seat, kind).pop(place)
    received = pile[-1]
    pile[-1] = given
    obtain(state, seat, received)
    state.tell(Swapped, seat, move.pile, given, received)


# Vintner and Miner: a look through a pile, and a card of it to buy.


def _picks(state: RivalKings, seat: int, kind: str, pile: int) -> list[Move]:
    """The cards of a kind in a pile that the seat can pay, from the top down."""
    coins = state.coins[seat]
    cards = dict.fromkeys(reversed(state.piles[pile]))
    return [Pick(card) for card in cards if is_subject(card) == (kind == SUBJECT) and VALUES[card] <= coins]


def _is_worth_a_look(state: RivalKings, seat: int, kind: str, pile: int) -> bool:
    return bool(state.piles[pile]) and (not state.knows(seat, pile) or bool(_picks(state, seat, kind, pile)))


def _looks(state: RivalKings, seat: int, kind: str) -> list[Move]:
    return [Look(pile) for pile in range(PILES) if _is_worth_a_look(state, seat, kind, pile)]


def _can_look(state: RivalKings, seat: int, kind: str) -> bool:
    return any(_is_worth_a_look(state, seat, kind, pile) for pile in range(PILES))


def _begin_look(state: RivalKings, seat: int, kind: str) -> None:
    state.agenda.append(("look", seat, kind))


def ask_look(state: RivalKings, seat: int, kind: str) -> list[Move]:
    """Which pile to look through."""
    return _looks(state, seat, kind)


def look(state: RivalKings, move: Look, seat: int, kind: str) -> None:
    """From now on the seat knows all cards of the pile."""
    state.looked[move.pile] |= 1 << seat
    state.tell(Looked, seat, move.pile)
    state.agenda[-1] = ("pick", seat, kind, move.pile)


def ask_pick(state: RivalKings, seat: int, kind: str, pile: int) -> list[Move]:
    """Which card to buy, if any."""
    return [*_picks(state, seat, kind, pile), SKIP]


def pick(state: RivalKings, move: Move, seat: int, _kind: str, pile: int) -> None:
    """Of two copies the upper one is bought; the order of the others does not change."""
    state.agenda.pop()
    if type(move) is Pick:
        cards = state.piles[pile]
        place = len(cards) - 1 - cards[::-1].index(move.card)
        buy_card(state, seat, pile, place, VALUES[move.card])


class Ability(NamedTuple):
    """When an ability would change something, what its use begins, and which thing it is about."""

    is_useful: Callable[[RivalKings, int, Any], bool]
    use: Callable[[RivalKings, int, Any], None]
    of: str


ABILITIES = {
    JAILER: Ability(_has_income, _take_income, "markers"),
    COURT_LADY: Ability(_can_exchange, _begin_exchange, BUILDING),
    BISHOP: Ability(_can_exchange, _begin_exchange, SUBJECT),
    SCHOLAR: Ability(_has_income, _take_income, "buildings"),
    TROUBADOUR: Ability(_can_swap, _begin_swap, ""),
    CARPENTER: Ability(_can_act, _act, BUILDING),
    MARKET_WOMAN: Ability(_can_act, _act, MONEY),
    INNKEEPER: Ability(_can_act, _act, SUBJECT),
    VINTNER: Ability(_can_look, _begin_look, SUBJECT),
    MINER: Ability(_can_look, _begin_look, BUILDING),
    HERBALIST: Ability(_can_act, _act, PASS_ON),
    FARMER: Ability(_can_reclaim, _begin_reclaim, ""),
}
