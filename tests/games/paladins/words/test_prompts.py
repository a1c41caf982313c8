"""Proposals, notes on picked workers and labels are made of clauses, and short enough for a phone's prompt."""

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from kingdoms.core.words import language
from kingdoms.games.paladins import GAME, words
from kingdoms.games.paladins.board import ACTIONS, HIGHEST
from kingdoms.games.paladins.cards import TOWNSFOLK
from kingdoms.games.paladins.moves import (
    MOVES,
    Accept,
    Act,
    ChoosePaladin,
    Clear,
    Decline,
    Develop,
    FreeRecruit,
    Jar,
    Keep,
    Option,
    Outsider,
    Pass,
    Raise,
    Recruit,
    Settle,
    TakeTavern,
    TakeTownsfolk,
    UseFavour,
)
from kingdoms.games.paladins.rules.foresight import foresee
from kingdoms.games.paladins.words.consequences import automatic
from kingdoms.games.paladins.words.proposals import follows, proposed
from tests.games.paladins.printed import GARRISON, RECRUIT, favour, workers
from tests.games.paladins.table import table
from tests.games.paladins.things import choose

GAMES = range(12)
LONGEST = {proposed: 105, follows: 120}
"""The most characters: few enough for a phone to show a proposal in two lines of legible type."""
_VERBS = "attack|build|clear|convert|discard|gain|hire|keep|pay|risk|send|take|trigger"
_CLAUSES = rf"({_VERBS}) [^:;]+?(, ({_VERBS}) [^:;]+?)*(,? and ({_VERBS}) [^:;]+)?"
_SENTENCE = re.compile(rf"(Tap|Enough for) [^:;]+(: you {_CLAUSES})?\.( (Put a worker back to|Hiring takes) [^:;]+\.)?")
_LABEL = re.compile(rf"[^()]+( \(you {_CLAUSES}\))?")
_AUTOMATIC = (Clear, Keep, Option, Outsider, Raise, Recruit, Settle)
_ANSWERS = (
    TakeTownsfolk(0), ChoosePaladin(0, 1), TakeTavern(0), Act(0, workers("LL")), UseFavour(0, workers("L")), Pass(),
    Develop(6), FreeRecruit(0, True), Jar(0), Accept(), Decline(),
)  # fmt: skip
"""A move of each kind that is never the only one."""


@cache
def decisions() -> Sequence[tuple[Any, int, Any]]:
    """The views of the players of some random games, with a move of each kind and target for each decision."""
    found = []
    for seed in GAMES:
        seats, rng = 1 + seed % 4, random.Random(seed)
        state = GAME.new(seats, seed, GAME.with_defaults(seats, {}))
        while state.seat is not None:
            view, chosen = state.view(state.seat), {_kind(move): move for move in state.moves()}
            found += [(view, state.seat, move) for move in chosen.values()]
            state.play(choose(state, rng))
    return found


def _kind(move: Any) -> tuple[Any, ...]:
    """The kind of a move with its target; for an action, also with the number of its workers."""
    return (Act, move.action, sum(move.workers)) if isinstance(move, Act) else (type(move), *move[:1])


def sent() -> list[tuple[Any, int, Any]]:
    """The moves among them that send workers."""
    return [(view, seat, move) for view, seat, move in decisions() if isinstance(move, Act | UseFavour)]


def rare() -> list[tuple[Any, int, Any]]:
    """Favours with a single effect: only faith can rise, or there is only a debt to pay."""
    raising = table(2, 3).favours(favour("faith or strength or influence"))
    raising.player(hand="X", levels=(3, HIGHEST, HIGHEST))
    paying = table(2, 3).favours(favour("pay_debt or remove_suspicion remove_suspicion"))
    paying.player(hand="F", unpaid=1)
    return [(laid.turn().view(0), 0, UseFavour(0, workers(hand))) for laid, hand in ((raising, "X"), (paying, "F"))]


@pytest.fixture
def hungarian() -> Iterator[None]:
    """The app in Hungarian."""
    language.use("hu")
    yield
    language.use("en")


def test_every_kind_of_automatic_move_has_a_clause_and_comes_up() -> None:
    met = set()
    for view, seat, move in [*decisions(), *rare()]:
        for answer in foresee(view, seat, move).answers:
            assert re.fullmatch(f"({_VERBS}) [^:;]+", automatic(*answer).words)
            met.add(type(answer[1]))
    assert met == set(_AUTOMATIC)


@pytest.mark.parametrize("move", _ANSWERS, ids=lambda move: type(move).__name__)
def test_a_move_that_is_never_automatic_has_no_clause(move: Any) -> None:
    with pytest.raises(ValueError, match="never made automatically"):
        automatic(table().turn(), move)


def test_all_moves_have_been_considered() -> None:
    assert {*_AUTOMATIC, *map(type, _ANSWERS)} == set(MOVES)


@pytest.mark.parametrize("say", [proposed, follows], ids=["proposed", "follows"])
def test_prompts_are_made_of_clauses_and_short(say: Any) -> None:
    for heard in {say(*decision) for decision in [*sent(), *rare()]}:
        assert _SENTENCE.fullmatch(heard), heard
        assert len(heard) <= LONGEST[say], heard


def test_labels_end_with_clauses() -> None:
    moves = [(view, move) for view, _seat, move in decisions() if not isinstance(move, Act | UseFavour)]
    for heard in {words.label(view, move) for view, move in moves}:
        assert _LABEL.fullmatch(heard), heard


@pytest.mark.usefixtures("hungarian")
@pytest.mark.parametrize("say", [proposed, follows], ids=["proposed", "follows"])
def test_hungarian_prompts_have_one_colon_at_most_and_are_short(say: Any) -> None:
    for heard in {say(*decision) for decision in [*sent(), *rare()]}:
        assert heard.count(":") <= 1, heard
        assert len(heard) <= LONGEST[say] + 5, heard


def test_gifts_for_one_action_are_added_up() -> None:
    state = table().player(hand="SMF", provisions=1, hired=["watchman 3", "watchman 1"]).turn()
    text = "Tap a space for the outpost: you pay 1 provision and gain 1 tax and 1 labourer."
    assert proposed(state, 0, Act(GARRISON, workers("SMF"))) == text


def test_all_townsfolk_who_help_with_an_action_have_the_same_name() -> None:
    for action in ACTIONS:
        assert len({card.key for card in TOWNSFOLK if card.trigger == action}) <= 1


def test_the_only_alternative_of_a_favour_is_a_clause_of_its_own() -> None:
    laid = table(2, 3).favours(favour("pay_debt or remove_suspicion remove_suspicion"))
    move = UseFavour(0, workers("F"))
    owing = laid.player(hand="F", silver=1, unpaid=1).turn()
    assert proposed(owing, 0, move) == "Tap again to use this favour: you pay 1 silver and pay a debt."
    suspect = laid.player(hand="F", silver=1, suspicion=(0,)).turn()
    text = "Tap again to use this favour: you pay 1 silver and discard 1 of your suspicion cards."
    assert proposed(suspect, 0, move) == text


def test_the_only_townsfolk_card_is_named_and_its_price_is_a_clause() -> None:
    laid = table().player(hand="LF", silver=2, unpaid=0)
    state = laid.townsfolk("", "", "", "debt_collector 1", "").turn()
    move = Act(RECRUIT, workers("L"))
    assert proposed(state, 0, move) == "Tap the card to discard the Debt Collector: you pay 1 silver."
    assert follows(state, 0, move) == "Enough for Recruit: you pay 1 silver and discard the Debt Collector."
