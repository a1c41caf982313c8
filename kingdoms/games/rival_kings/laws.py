"""The laws that hold in every position: nothing is lost or doubled, and the agenda fits what lies on the table."""

from kingdoms.core.game import Step
from kingdoms.games.rival_kings.cards import (
    CHARACTERS,
    COINS,
    COPIES,
    GARDENER,
    HAND,
    PILE_SIZE,
    PILES,
    RANKS,
    SUBJECT,
    actions,
    is_subject,
    rank,
)
from kingdoms.games.rival_kings.conflicts import by_rank, equal_ranks, strikers
from kingdoms.games.rival_kings.state import MOST_ACTIONS, NONE, RivalKings
from kingdoms.games.rival_kings.turns import victims


def is_lawful(state: RivalKings) -> bool:
    """Whether a state whose parts are well formed is a position of the game as a whole."""
    return (
        _keeps_coins(state)
        and _keeps_cards(state)
        and _keeps_characters(state)
        and (_keeps_crests(state) and _keeps_locks(state) if state.revealed else _is_untouched(state))
        and _keeps_agenda(state)
    )


def _keeps_coins(state: RivalKings) -> bool:
    stacks = zip(state.stacks, state.tops, strict=True)
    return (
        all(top <= total and (top > 0) == (total > 0) for total, top in stacks)
        and state.supply + sum(state.coins) + sum(state.stacks) == COINS
    )


def _keeps_cards(state: RivalKings) -> bool:
    """Half the cards of each kind are in play, at most two of each; below its top a pile has only its own kind."""
    cards = [card for row in (*state.subjects, *state.buildings, *state.piles) for card in row]
    return (
        len(cards) == PILES * PILE_SIZE == 2 * sum(map(is_subject, cards))
        and all(cards.count(card) <= COPIES for card in set(cards))
        and all(len(pile) <= PILE_SIZE for pile in state.piles)
        and all(is_subject(card) == (number >= 2) for number, pile in enumerate(state.piles) for card in pile[:-1])
    )


def _keeps_characters(state: RivalKings) -> bool:
    """All twelve characters are somewhere, each once, and every place has as many as the round demands."""
    before = state.cycle - 1
    open_cards = [character for character in (*state.chosen, state.neutral) if character != NONE]
    everywhere = [*open_cards, *state.aside, *state.neutrals]
    for hand, chosen, played in zip(state.hands, state.chosen, state.played, strict=True):
        if len(hand) != HAND - before - (chosen != NONE) or len(played) != before or hand != sorted(hand):
            return False
        everywhere += hand + played
    return (
        sorted(everywhere) == list(range(len(CHARACTERS)))
        and len(state.neutrals) == (before if state.seats == 2 else 0)
        and (state.neutral != NONE) == (state.seats == 2 and state.revealed)
    )


def _is_untouched(state: RivalKings) -> bool:
    """Before the characters are revealed nothing else has happened in a cycle."""
    return (
        state.used == state.locked == state.spared == 0
        and all(state.piles)
        and all(crests == [NONE] * MOST_ACTIONS for crests in state.covered)
    )


def _keeps_locks(state: RivalKings) -> bool:
    """Equal ranks lock each other once the conflicts have begun."""
    if ("conflicts",) in state.agenda:
        return state.locked == state.spared == 0
    locked = sum(1 << first | 1 << second for first, second in equal_ranks(state))
    return state.locked == locked and (state.seats == 2 or state.spared == 0)


def _keeps_crests(state: RivalKings) -> bool:
    """A crest covers an action of someone whom its owner may rob, one on each victim, since his rank was called."""
    if NONE in state.chosen:
        return False
    called = state.agenda[0][1] if state.agenda else len(RANKS)
    for victim, crests in enumerate(state.covered):
        thieves = [thief for thief in crests if thief != NONE]
        beyond = crests[len(actions(state.chosen[victim])) :]
        if len(thieves) != len(set(thieves)) or any(thief != NONE for thief in beyond):
            return False
        if any(state.is_locked(thief) or victim not in victims(state, thief) for thief in thieves):
            return False
        if any(rank(state.chosen[thief]) >= called for thief in thieves):
            return False
    return True


# The agenda, whose shape is known to be right.


def _keeps_agenda(state: RivalKings) -> bool:
    match [step[0] for step in state.agenda]:
        case []:
            return state.revealed and not all(state.piles)
        case ["choose"]:
            return not state.revealed and _chooses_in_order(state, state.agenda[0][1])
        case ["rank", "conflicts", *_]:
            return state.revealed and _asks_gardeners(state)
        case ["rank", "neutral" | "struck", *_]:
            return state.revealed and _asks_watchmen(state)
    return state.revealed and _is_a_turn(state)


def _chooses_in_order(state: RivalKings, following: int) -> bool:
    return [character != NONE for character in state.chosen] == [seat < following for seat in range(state.seats)]


def _asks_gardeners(state: RivalKings) -> bool:
    asked = [step[1] for step in state.agenda[2:]]
    return (
        state.agenda[0] == ("rank", 0)
        and len(set(asked)) == len(asked)
        and all(state.has_unused(seat, GARDENER) for seat in asked)
    )


def _asks_watchmen(state: RivalKings) -> bool:
    asked = [step[1] for step in state.agenda if step[0] == "struck"]
    in_order = [seat for seat in reversed(by_rank(state)) if seat in asked]
    return (
        state.agenda[0] == ("rank", 0)
        and (("neutral",) in state.agenda) == (state.neutral != NONE)
        and asked == in_order
        and all(strikers(state, victim) for victim in asked)
    )


def _is_a_turn(state: RivalKings) -> bool:
    """One seat of the called rank acts; the other of a pair may wait, and a question of an action may lie on top."""
    called, *steps = state.agenda
    waiting = steps.pop(0)[1] if steps[0][0] == "turn" else None
    acting = steps[0][1]
    own = rank(state.chosen[acting])
    return (
        called == ("rank", own + 1)
        and (waiting is None or (waiting != acting and rank(state.chosen[waiting]) == own))
        and _fits_character(state, steps[0])
        and (len(steps) == 1 or _fits_turn(state, steps[0], steps[1]))
    )


def _fits_character(state: RivalKings, turn: Step) -> bool:
    """Whether the character may be where its turn is."""
    name, seat = turn[:2]
    if name == "theft":
        return not state.is_locked(seat) and turn[2] in victims(state, seat) and _is_unrobbed(state, seat, turn[2])
    if name == "action":
        return not state.is_locked(seat) and turn[2] < len(actions(state.chosen[seat]))
    return name == "turn_end" or state.is_locked(seat)


def _is_unrobbed(state: RivalKings, thief: int, victim: int) -> bool:
    """Whether the thief's crest lies neither on this victim nor on one whose turn to be robbed comes later."""
    robbed = victims(state, thief)
    return all(thief not in state.covered[later] for later in robbed[robbed.index(victim) :])


def _fits_turn(state: RivalKings, turn: Step, question: Step) -> bool:
    """Whether this question of an action or an ability can come up in the turn."""
    name, seat, *fields = question
    if seat != turn[1]:
        return False
    if name in ("receive", "receive_top"):
        kind, place = fields
        if place >= len((state.subjects if kind == SUBJECT else state.buildings)[seat]):
            return False
    if name == "pick" and not state.knows(seat, fields[1]):
        return False
    is_ability = name != "carry_out" or not fields[1]
    return (not is_ability or bool(state.used >> seat & 1)) and (name != "twice" or turn[0] == "one_action")
