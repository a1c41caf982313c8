"""Reasons for moves, in both languages: short sentences, for nearly every move, revealing no more than a view does."""

import random
import re
from typing import Any

import pytest

from kingdoms.bots import make
from kingdoms.core.lead import lead
from kingdoms.core.state import Move
from kingdoms.games import GAMES
from tests.games.helpers.positions import SETTINGS, Setting, played_to_the_end
from tests.games.helpers.tries import as_text
from tests.games.helpers.word_checks import TABLES, is_sentence, random_game, some_states

EVERY = 23
"""One in this many states of a game is tried."""
MOST_MOVES = 8
"""If there are more moves than this, a sample of this many is tried."""
LONGEST = 90
"""The most characters in a reason; longer ones do not fit below a rival's move."""
MOST_GAMES = 60
"""The most games that are played until every kind of move has had a reason."""
MOSTLY = 0.9
"""The share of a Knight's moves that must have a reason."""

VICTORY = 10.0
"""The most points that the hope of victory can be worth."""

every_table = pytest.mark.parametrize("setting", TABLES, ids=str)
every_game = pytest.mark.parametrize("key", GAMES)


def some_moves(state: Any) -> list[Move]:
    moves = state.moves()
    return moves if len(moves) <= MOST_MOVES else random.Random(len(moves)).sample(moves, MOST_MOVES)


def readers(state: Any) -> list[int | None]:
    """The deciding seat, the next seat, and an onlooker."""
    return list(dict.fromkeys([state.seat, (state.seat + 1) % state.seats, None]))


def some_decisions(setting: Setting) -> list[Any]:
    return [state for state in some_states(setting)[::EVERY] if state.seat is not None]


@every_table
@pytest.mark.usefixtures("both_languages")
def test_a_reason_is_one_short_sentence_that_never_says_you(setting: Setting) -> None:
    for state in some_decisions(setting):
        for reader in readers(state):
            view = state.view(reader)
            for reason in filter(None, (setting.game.words.why(view, move) for move in some_moves(state))):
                assert is_sentence(reason), reason
                assert reason.endswith("."), reason
                assert len(reason) <= LONGEST, reason
                assert not re.search(r"\b(you|your|te|tiéd)\b", reason, re.IGNORECASE), reason


@every_table
def test_a_reason_does_not_depend_on_hidden_information(setting: Setting) -> None:
    why, rng = setting.game.words.why, random.Random(5)
    for state in some_decisions(setting):
        for reader in readers(state):
            other = state.determinize(reader, rng)
            for move in some_moves(state):
                assert why(other.view(reader), move) == why(state.view(reader), move)


@every_table
def test_moves_that_look_alike_to_a_reader_have_the_same_reason(setting: Setting) -> None:
    """Otherwise the reason would give away a secret choice."""
    for state in some_decisions(setting):
        for reader in readers(state)[1:]:
            seen: dict[tuple[str, str], str] = {}
            for move in some_moves(state):
                after = state.copy()
                events = str(after.play(move))
                reason = setting.game.words.why(state.view(reader), move)
                assert seen.setdefault((events, as_text(after.view(reader))), reason) == reason, move


@every_game
def test_every_kind_of_move_can_have_a_reason(key: str) -> None:
    tables = [setting for setting in SETTINGS if setting.key == key]
    silent = set(GAMES[key].vocabulary)
    for seed in range(MOST_GAMES):
        for state, _events in random_game(tables[seed % len(tables)], seed):
            view = state.view(state.seat)
            silent -= {type(move) for move in view.moves() if type(move) in silent and GAMES[key].words.why(view, move)}
        if not silent:
            return
    raise AssertionError(f"no position gives a reason for {silent}")


@every_game
def test_nearly_every_knight_move_has_a_reason(key: str) -> None:
    game, rng, told = GAMES[key], random.Random(1), list[bool]()
    state = game.new(seats=game.seats[-1], seed=1, options={})
    knight = make("knight", game, rng)
    while state.seat is not None:
        view = state.view(state.seat)
        move = knight.choose(view, view.moves(), 60.0, lambda: False)
        told.append(bool(game.words.why(view, move)))
        state.apply(move)
    assert sum(told) >= MOSTLY * len(told)


@every_game
def test_at_the_end_of_a_game_the_terms_add_up_to_the_points(key: str) -> None:
    game = GAMES[key]
    for seats in game.seats:
        state = played_to_the_end(game.new(seats=seats, seed=1, options={}), seed=1)
        points = [score.total for score in state.scores()]
        assert [sum(terms) for terms in game.bot.terms(state, 0)] == points


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_the_terms_of_a_position_add_up_to_its_value_apart_from_the_hope_of_victory(setting: Setting) -> None:
    bot: Any = setting.game.bot
    for state in some_decisions(setting):
        for move in some_moves(state):
            after = state.after(move)
            answered, value = bot.after_answers(after, state.seat), bot.value(after, state.seat)
            assert bot.value(answered, state.seat) == value
            ahead = lead([sum(terms) for terms in bot.terms(answered, state.seat)], state.seat)
            assert -1e-9 <= value - ahead <= VICTORY + 1e-9
