"""The rules of Paladins: the set-up, and tables of what each step of the agenda does.

A round (`rounds`) is a series of turns (`turns`): actions on the left and the right of a board (`left_actions`,
`right_actions`, with their `costs` and the `workers` that fit) and King's Favours. Their rewards are carried out by the
interpreter (`rewards`, with `debts` and `choices`); tax and suspicion may trigger the `inquisition`.
"""

from collections.abc import Sequence
from typing import Self

from kingdoms.core import chance
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import FAVOURS, ORDERS, OUTSIDERS, PALADINS, SUSPICIONS, TAVERNS, TOWNSFOLK, WALLS
from kingdoms.games.paladins.rules import (
    choices,
    debts,
    inquisition,
    left_actions,
    rewards,
    right_actions,
    rounds,
    turns,
)
from kingdoms.games.paladins.rules.solo import gains, opponent
from kingdoms.games.paladins.state import NONE, Paladins


class Play(Paladins):
    """A game of Paladins with its rules."""

    __slots__ = ()

    @classmethod
    def set_up(cls, seats: int, seed: int, rules: int, level: str) -> Self:
        """A new game with shuffled decks and a random start player, before anyone has chosen their first townsfolk."""
        state = cls(rules)
        state.seats = seats
        state.level = level
        state.round = state.passed = 0
        state.start, state.chance = chance.draw(chance.start(seed), seats)
        _set_up_sides(state)
        _set_up_opponent(state)
        _deal(state)
        state.paladin_decks = [tuple(_shuffled(state, range(len(PALADINS)))) for _ in range(state.seats)]
        state.drawn = [() for _ in range(state.seats)]
        state.spent = [0] * state.seats
        draft = [(state.start + number) % seats for number in range(seats)]
        state.agenda = [("round",), ("draft_end",), *(("draft", seat) for seat in draft)]
        state.begin()
        return state


def _set_up_sides(state: Paladins) -> None:
    """Gives every side its starting position; the opponent has no silver or provisions."""
    sides, seats = range(state.sides), state.seats
    state.hands = [[0] * len(board.WORKERS) for _ in sides]
    state.standing = [[board.NO_WORKERS] * len(board.ACTIONS) for _ in sides]
    state.workshops = [(0,) * len(board.RIGHT) for _ in sides]
    state.silver = [board.FIRST_SILVER if side < seats else 0 for side in sides]
    state.provisions = [board.FIRST_PROVISIONS if side < seats else 0 for side in sides]
    state.attributes = [[0] * len(board.ATTRIBUTES) for _ in sides]
    state.monks, state.outposts, state.jars = ([0 for _ in sides] for _ in range(3))
    state.unpaid, state.paid = ([0 for _ in sides] for _ in range(2))
    nothing: tuple[int, ...] = ()
    state.walls, state.hired, state.attacked = ([nothing for _ in sides] for _ in range(3))
    state.converted, state.suspicions = ([nothing for _ in sides] for _ in range(2))
    state.paladins = [NONE for _ in sides]


def _set_up_opponent(state: Paladins) -> None:
    """Sets up the solo opponent; in other games its track and schemes are not used."""
    state.track = state.fallbacks = 0
    state.markers, state.scheme_deck, state.scheme_discards = (), [], []
    if state.seats == 1:
        opponent.set_up(state)


def _deal(state: Paladins) -> None:
    """Shuffles the decks and deals the cards on the table, face up and face down."""
    state.townsfolk_deck = _shuffled(state, range(len(TOWNSFOLK)))
    state.outsider_deck = _shuffled(state, range(len(OUTSIDERS)))
    state.tavern_deck = _shuffled(state, range(len(TAVERNS)))
    state.wall_deck = _shuffled(state, range(len(WALLS)))
    state.suspicion_deck = _shuffled(state, SUSPICIONS)
    state.orders = _shuffled(state, ORDERS)[: board.ORDERS_DEALT]
    state.favours = _shuffled(state, range(len(FAVOURS)))[: board.FAVOURS_DEALT]
    state.favour_workers = [NONE] * board.FAVOURS_DEALT
    state.tavern_discards, state.suspicion_discards, state.taverns = [], [], []
    state.discarded_townsfolk = state.discarded_outsiders = 0
    state.tax = board.TAX_SUPPLY[state.seats]
    state.townsfolk = [NONE] * board.TOWNSFOLK_ROW
    state.outsiders = [NONE] * board.OUTSIDER_ROW
    rounds.refill_townsfolk(state)
    rounds.refill_outsiders(state)


def _shuffled(state: Paladins, cards: Sequence[int]) -> list[int]:
    deck = list(cards)
    state.chance = chance.shuffle(state.chance, deck)
    return deck


# The steps of the agenda: some just happen; others ask the seat in their first field and apply its answer.

Play.happens = {
    "round": rounds.begin_round,
    "draft_end": rounds.end_draft,
    "reveal": rounds.reveal_paladins,
    "next": turns.pass_turn_on,
    "round_end": rounds.end_round,
    "silver": rewards.gain_silver,
    "provision": rewards.gain_provisions,
    "worker": rewards.gain_worker,
    "attribute": rewards.raise_attribute,
    "bonus": rewards.help_by_paladin,
    "townsfolk": rewards.help_by_townsfolk,
    "free_develop": left_actions.develop_for_free,
    "tax": inquisition.take_tax,
    "suspicion": inquisition.draw_suspicion,
    "inquisition": inquisition.begin_inquisition,
    "questioned": inquisition.question,
    "verdict": inquisition.pass_verdict,
    "opponent_tavern": opponent.visit_tavern,
    "opponent_turn": opponent.take_turn,
    "opponent_gain": gains.gain,
}
Play.asks = {
    "draft": left_actions.ask_draft,
    "paladin": rounds.ask_paladin,
    "tavern": rounds.ask_tavern,
    "turn": turns.ask_turn,
    "keep": turns.ask_keep,
    "develop": left_actions.ask_develop,
    "recruit": left_actions.ask_recruit,
    "clear": left_actions.ask_clear,
    "settle": right_actions.ask_settle,
    "jar": right_actions.ask_jar,
    "attack": right_actions.ask_attack,
    "convert": right_actions.ask_convert,
    "pray": left_actions.ask_pray,
    "free_recruit": left_actions.ask_free_recruit,
    "raise": choices.ask_raise,
    "wall_option": choices.ask_option,
    "favour_option": choices.ask_option,
    "remove_suspicion": debts.ask_remove_suspicion,
    "pay_debt": debts.ask_debt,
    "destroy_debt": debts.ask_debt,
    "conspirator": inquisition.ask_conspirator,
}
Play.answers = {
    "draft": left_actions.draft,
    "paladin": rounds.choose_paladin,
    "tavern": rounds.take_tavern,
    "turn": turns.take_turn,
    "keep": turns.keep,
    "develop": left_actions.develop,
    "recruit": left_actions.recruit,
    "clear": left_actions.clear,
    "settle": right_actions.settle,
    "jar": right_actions.put_jar,
    "attack": right_actions.attack,
    "convert": right_actions.convert,
    "pray": left_actions.clear,
    "free_recruit": left_actions.free_recruit,
    "raise": choices.answer_raise,
    "wall_option": choices.answer_option,
    "favour_option": choices.answer_option,
    "remove_suspicion": debts.answer(debts.discard_suspicion, board.REMOVE_SUSPICION),
    "pay_debt": debts.answer(debts.pay_debt, board.PAY_DEBT),
    "destroy_debt": debts.answer(debts.destroy_debt, board.DESTROY_DEBT),
    "conspirator": inquisition.answer_conspirator,
}
