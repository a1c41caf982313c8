"""The rules of Rival Kings: the set-up, the cycle, and tables of the functions for each step of the agenda.

A cycle has three phases: everyone chooses a character (here), conflicts (`conflicts`), and the characters' turns in
rank order (`turns`, with the actions in `actions` and the subjects' abilities in `abilities`).
"""

from typing import Self

from kingdoms.core import chance
from kingdoms.core.state import Move
from kingdoms.games.rival_kings import cards, events, moves
from kingdoms.games.rival_kings.rules import abilities, actions, conflicts, turns
from kingdoms.games.rival_kings.rules.actions import SKIP_MOVE
from kingdoms.games.rival_kings.state import MOST_ACTIONS, NONE, RivalKings

_CHOOSE = [moves.Choose(character) for character in range(len(cards.CHARACTERS))]


class Play(RivalKings):
    """A game of Rival Kings, played by the rules."""

    __slots__ = ()

    @classmethod
    def set_up(cls, seats: int, seed: int, rules: int, open_money: bool) -> Self:
        """A new game: four piles with money in front of them, coins and a marker for everyone, and the first deal."""
        state = cls(rules)
        state.seats = seats
        state.open_money = open_money
        state.chance = chance.start(seed)
        state.coins = [cards.START_COINS] * seats
        state.markers = [cards.START_MARKERS] * seats
        state.subjects = [[] for _ in range(seats)]
        state.buildings = [[] for _ in range(seats)]
        state.piles = [*_two_piles(state, cards.SYMBOLS), *_two_piles(state, 0)]
        state.looked = [0] * cards.PILES
        state.stacks = [cards.STACK_START] * cards.PILES
        state.tops = [cards.STACK_START] * cards.PILES
        state.supply = cards.COINS - cards.START_COINS * seats - cards.STACK_START * cards.PILES
        state.round = 1
        _deal(state)
        _begin_cycle(state, 1)
        state.begin()
        return state


# The set-up.


def _two_piles(state: RivalKings, first: int) -> tuple[list[int], list[int]]:
    """Two piles of one kind, made of the cards numbered from `first` up; the unused cards serve as money."""
    deck = [card for card in range(first, first + cards.SYMBOLS) for _ in range(cards.COPIES)]
    state.chance = chance.shuffle(state.chance, deck)
    return deck[: cards.PILE_SIZE], deck[cards.PILE_SIZE : 2 * cards.PILE_SIZE]


def _deal(state: RivalKings) -> None:
    """Shuffles all twelve characters: three go to each seat, and the rest are set aside."""
    deck = list(range(len(cards.CHARACTERS)))
    state.chance = chance.shuffle(state.chance, deck)
    state.hands = [sorted(deck[cards.HAND * seat : cards.HAND * (seat + 1)]) for seat in range(state.seats)]
    state.aside = deck[cards.HAND * state.seats :]
    state.played = [[] for _ in range(state.seats)]
    state.neutrals = []


def _begin_cycle(state: RivalKings, cycle: int) -> None:
    """Clears everything that applies to one cycle only and asks the first seat to choose."""
    state.cycle = cycle
    state.chosen = [NONE] * state.seats
    state.neutral = NONE
    state.revealed = False
    state.locked = state.spared = state.used = 0
    state.covered = [[NONE] * MOST_ACTIONS for _ in range(state.seats)]
    state.agenda = [("choose", 0)]


# Phase 1: characters.


def _ask_character(state: RivalKings, seat: int) -> list[Move]:
    return [_CHOOSE[character] for character in state.hands[seat]]


def _choose(state: RivalKings, move: moves.Choose, seat: int) -> None:
    state.hands[seat].remove(move.character)
    state.chosen[seat] = move.character
    state.emit(events.Chosen, seat)
    if seat + 1 < state.seats:
        state.agenda[-1] = ("choose", seat + 1)
    else:
        _reveal(state)


def _reveal(state: RivalKings) -> None:
    """Reveals all characters, and a neutral one in a two-player game; then asks the Gardeners."""
    state.revealed = True
    if state.seats == 2:
        state.neutral = state.aside.pop()
    state.emit(events.Revealed, tuple(state.chosen), moves.NEUTRAL if state.neutral == NONE else state.neutral)
    gardeners = [seat for seat in range(state.seats) if state.active(seat) == cards.GARDENER]
    gardeners.sort(key=lambda seat: turns.turn_order(state, seat))
    state.agenda = [("rank", 0), ("conflicts",), *(("gardener", seat) for seat in reversed(gardeners))]


def _ask_gardener(state: RivalKings, seat: int) -> list[Move]:
    return [*(moves.ExchangeCharacters(rival) for rival in state.rivals(seat)), SKIP_MOVE]


def _garden(state: RivalKings, move: Move, seat: int) -> None:
    state.agenda.pop()
    if type(move) is moves.ExchangeCharacters:
        actions.spend_ability(state, seat)
        chosen, rival = state.chosen, move.rival
        chosen[seat], chosen[rival] = chosen[rival], chosen[seat]
        state.emit(events.CharactersExchanged, seat, rival, chosen[seat], chosen[rival])


# Phase 3: turns in rank order, and the end of the cycle.


def _call_rank(state: RivalKings, called: int) -> None:
    """Gives the seats of this rank, or the next one anybody has, their turns; after F, ends the cycle.

    Of two seats, the one with fewer markers at this moment goes first.
    """
    acting: list[int] = []
    while not acting:
        if called == len(cards.RANKS):
            _end_cycle(state)
            return
        pair = cards.characters_of(called)
        acting = [seat for seat, character in enumerate(state.chosen) if character in pair]
        called += 1
    state.agenda[-1] = ("rank", called)
    acting.sort(key=lambda seat: turns.turn_order(state, seat), reverse=True)
    state.agenda += [("turn", seat) for seat in acting]


def _end_cycle(state: RivalKings) -> None:
    """Ends the game if a pile is empty; otherwise starts the second cycle or a new round."""
    if not all(state.piles):
        state.agenda = []
        state.emit(events.GameEnded)
    elif state.cycle == 1:
        for seat, character in enumerate(state.chosen):
            state.played[seat].append(character)
        if state.neutral != NONE:
            state.neutrals.append(state.neutral)
        _begin_cycle(state, 2)
        state.emit(events.CycleBegan, state.round, 2)
    else:
        state.round += 1
        _deal(state)
        _begin_cycle(state, 1)
        state.emit(events.Dealt, state.round)
        state.emit(events.CycleBegan, state.round, 1)


# The steps of the agenda: some simply happen; the others ask the seat in their first field and handle its answer.

Play.happens = {
    "conflicts": conflicts.begin_conflicts,
    "neutral": conflicts.attack_by_neutral,
    "rank": _call_rank,
    "turn": turns.begin_turn,
    "income": abilities.take_income,
}
Play.asks = {
    "choose": _ask_character,
    "gardener": _ask_gardener,
    "attacked": conflicts.ask_watchman,
    "theft": turns.ask_theft,
    "action": turns.ask_action,
    "one_action": turns.ask_one_action,
    "twice": turns.ways_to_act,
    "carry_out": actions.ask_to_carry_out,
    "turn_end": turns.ask_turn_end,
    "reclaim": abilities.reclaims,
    "give": abilities.gives,
    "receive": abilities.receives,
    "give_to_pile": abilities.gives_to_pile,
    "receive_top": abilities.receives_top,
    "look": abilities.looks,
    "pick": abilities.picks_or_skip,
}
Play.closing = (moves.Skip,)
Play.answers = {
    "choose": _choose,
    "gardener": _garden,
    "attacked": conflicts.attack,
    "theft": turns.theft,
    "action": turns.act,
    "one_action": turns.act_once,
    "twice": turns.act_twice,
    "carry_out": actions.carry_out_asked,
    "turn_end": turns.end_turn,
    "reclaim": abilities.reclaim,
    "give": abilities.give,
    "receive": abilities.receive,
    "give_to_pile": abilities.give_to_pile,
    "receive_top": abilities.receive_top,
    "look": abilities.look,
    "pick": abilities.pick,
}
