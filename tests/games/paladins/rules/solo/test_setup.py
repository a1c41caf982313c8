"""The solo game: its set-up, its levels, the start and end of its rounds, and who wins."""

from collections import Counter
from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.paladins.events import (
    Developed,
    FavourTurned,
    OrderTurned,
    OutsidersArrived,
    RoundBegan,
    RoundEnded,
    SuspicionDrawn,
    TavernsOpened,
)
from kingdoms.games.paladins.moves import ChoosePaladin, Pass, TakeTavern
from kingdoms.games.paladins.solo_events import OpponentReady, SchemeJoined, SchemesShuffled
from tests.games.paladins import invariants
from tests.games.paladins.printed import ORDERS, SCHEMES, TAVERNS, outsider, townsfolk
from tests.games.paladins.table import (
    OPPONENT,
    at_tavern,
    game_at,
    new,
    offered,
    put_on_top,
    scheme,
    scheme_cards,
    table,
    told,
)

LEVELS = {"easy": 1, "medium": 3, "hard": 5}
every_level = pytest.mark.parametrize("level", LEVELS)


def idled(level: str, seed: int = 0) -> tuple[Any, list[Event]]:
    """A whole game in which the player passes whenever possible."""
    state, events = new(1, seed, level), list[Event]()
    while state.seat is not None:
        events += state.play(Pass() if Pass() in state.moves() else state.moves()[0])
    return state, events


# 2: the player


@every_level
def test_the_player_is_set_up_as_usual(level: str) -> None:
    state = new(1, 0, level)
    assert (state.seats, state.sides, state.start) == (1, 2, 0)
    assert (state.silver[0], state.provisions[0], state.tax) == (3, 1, 5)
    assert len(offered(state, type(state.moves()[0]))) == 5
    state.play(state.moves()[1])
    assert len(state.hired[0]) == 1
    assert offered(state, ChoosePaladin)


def test_there_are_two_tavern_cards_a_round_and_the_player_always_begins() -> None:
    _state, events = idled("easy")
    assert [len(event.taverns) for event in told(events, TavernsOpened)] == [2] * 7
    assert [event.start for event in told(events, RoundBegan)] == [0] * 7


# 3: the opponent


@every_level
def test_the_opponent_has_no_goods_paladins_or_townsfolk(level: str) -> None:
    state = new(1, 2, level)
    assert (state.silver[OPPONENT], state.provisions[OPPONENT]) == (0, 0)
    assert (state.hired[OPPONENT], state.suspicions[OPPONENT], state.unpaid[OPPONENT]) == ((), (), 0)
    assert state.attributes[OPPONENT] == [0, 0, 0]
    assert state.track == 0
    assert len(state.paladin_decks) == 1


def test_its_markers_are_stacked_influence_faith_strength() -> None:
    assert new(1).markers == (2, 0, 1)


def test_twelve_schemes_are_shuffled() -> None:
    decks = [tuple(new(1, seed).scheme_deck) for seed in range(6)]
    expected = Counter({scheme(name): count for name, count in SCHEMES.items()})
    assert all(Counter(deck) == expected for deck in decks)
    assert len(set(decks)) == 6
    assert len(scheme_cards(0)) == 12


# 4: the level


@every_level
def test_the_number_of_workshops_depends_on_the_level(level: str) -> None:
    seen = set()
    for seed in range(30):
        shops = new(1, seed, level).workshops[OPPONENT]
        assert sorted(shops) == sorted([1] * LEVELS[level] + [0] * (6 - LEVELS[level]))
        seen.add(shops)
    assert len(seen) > 4


def test_the_orders_are_reshuffled_after_setting_the_level() -> None:
    """The Orders on the table may or may not be those that gave workshops."""
    matches = Counter(
        sum(state.workshops[OPPONENT][order - 6] for order in state.orders)
        for state in (new(1, seed, "medium") for seed in range(60))
    )
    assert len(matches) > 2


def test_the_level_is_kept_and_has_no_effect_with_more_seats() -> None:
    assert [new(1, 0, level).level for level in LEVELS] == list(LEVELS)
    assert len({str(new(2, 3, level).moves()) for level in LEVELS}) == 1
    assert new(2, 3, "hard").scheme_deck == []


# 5: the start of a round


@every_level
def test_each_order_turned_over_adds_a_workshop_to_its_action(level: str) -> None:
    state, events = idled(level, 4)
    first = Counter({6 + place: count for place, count in enumerate(new(1, 4, level).workshops[OPPONENT])})
    first.update(state.orders)
    turned = told(events, OrderTurned, Developed)
    assert told(turned, Developed) == [Developed(OPPONENT, order) for order in state.orders]
    assert all(turned[2 * number].order == turned[2 * number + 1].action for number in range(3))
    assert list(state.workshops[OPPONENT]) == [first[action] for action in range(6, 12)]
    assert max(state.workshops[OPPONENT]) <= 2


def test_a_favour_scheme_joins_the_discards_in_rounds_3_to_7() -> None:
    _state, events = idled("easy")
    order = [type(event) for event in told(events, FavourTurned, SchemeJoined)]
    assert order == [FavourTurned, SchemeJoined] * 5
    assert [event.place for event in told(events, SchemeJoined)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("round_number", range(1, 8))
def test_the_schemes_in_play_depend_on_the_round(round_number: int) -> None:
    state = game_at("paladin", 1, round_number)
    cards = Counter([*state.scheme_deck, *state.scheme_discards])
    assert cards == Counter(scheme_cards(max(0, round_number - 2)))


def test_it_gets_suspicion_for_criminals_on_the_remaining_tavern_card() -> None:
    state = at_tavern("FXXL", 1)
    put_on_top(state.suspicion_deck, 0, 0, 0)
    events = state.play(TakeTavern(1))
    own = TAVERNS[told_tavern(state)].count("X")
    assert [event.seat for event in told(events, SuspicionDrawn)] == [0] * own + [OPPONENT, OPPONENT]
    assert len(state.suspicions[OPPONENT]) == 2


def told_tavern(state: Any) -> int:
    """The card the player took: the last of the discards."""
    return int(state.tavern_discards[-1])


def test_it_gets_no_suspicion_for_the_card_the_player_takes() -> None:
    state = at_tavern("CSLL", 1)
    other = state.taverns[1]
    put_on_top(state.suspicion_deck, 0, 0)
    events = state.play(TakeTavern(0))
    assert [event.seat for event in told(events, SuspicionDrawn)] == [OPPONENT] * TAVERNS[other].count("X")


# 6: workers


def test_it_has_three_workers_plus_the_round_and_keeps_none() -> None:
    _state, events = idled("easy")
    assert told(events, OpponentReady) == [OpponentReady(number + 3) for number in range(1, 8)]


@pytest.mark.parametrize("round_number", range(1, 8))
def test_it_has_its_workers_when_the_player_begins(round_number: int) -> None:
    state = game_at("turn", 1, round_number)
    assert sum(state.hands[OPPONENT]) == round_number + 3
    assert all(sum(lot) == 0 for lot in state.standing[OPPONENT])


# 18: the end of a round

TOWN = ("abbot 1", "acolyte 1", "defender 1", "squire 1", "peddler 1")
FOES = ["viking thief", "byzantine archer", "byzantine thief", "saracen archer", "saracen warrior", "viking traitor"]


def passed_on(state: Any) -> list[Event]:
    """The player passes after the opponent, which ends the round."""
    return list(state.play(Pass()))


def test_two_townsfolk_and_two_outsiders_leave() -> None:
    laid = table(1).townsfolk(*TOWN).outsiders(*FOES, next=["viking lookout", "viking guardian"])
    state = laid.opponent(workers=0).turn()
    events = passed_on(state)
    left = tuple(townsfolk(name) for name in TOWN[3:]), tuple(outsider(name) for name in FOES[:2])
    assert told(events, RoundEnded) == [RoundEnded(1, *left)]
    assert state.townsfolk[2:] == [townsfolk(name) for name in TOWN[:3]]
    assert state.outsiders == [outsider(name) for name in (*FOES[2:], "viking lookout", "viking guardian")]
    assert told(events, OutsidersArrived) == [OutsidersArrived(tuple(state.outsiders[4:]))]


def test_gaps_at_the_ends_of_the_rows_count_as_cards_that_leave() -> None:
    laid = table(1).townsfolk(*TOWN[:3], "squire 1", "").outsiders("", FOES[1], *FOES[2:])
    state = laid.opponent(workers=0).turn()
    events = passed_on(state)
    assert told(events, RoundEnded) == [RoundEnded(1, (townsfolk("squire 1"),), (outsider("byzantine archer"),))]


def test_schemes_are_not_shuffled_between_rounds() -> None:
    laid = table(1).opponent(workers=0).schemes("convert", "orders", discards=["attack", "commission"])
    state = laid.turn()
    deck, discards = list(state.scheme_deck), list(state.scheme_discards)
    events = passed_on(state)
    assert told(events, SchemesShuffled) == []
    assert (state.scheme_deck, state.scheme_discards) == (deck, discards)


def test_its_workers_leave_and_its_fallbacks_are_free_again() -> None:
    laid = table(1).opponent(workers=0, standing={6: "LLL", 8: "LL"})
    laid.state.fallbacks = 0b1011
    state = laid.turn()
    passed_on(state)
    assert state.fallbacks == 0
    assert all(sum(lot) == 0 for lot in state.standing[OPPONENT])
    assert sum(state.hands[OPPONENT]) == 5


# 1: winning


@pytest.mark.parametrize(("own", "its", "winner"), [(2, 1, 0), (1, 1, 1), (0, 1, 1)])
def test_strictly_more_points_win_and_a_tie_is_a_loss(own: int, its: int, winner: int) -> None:
    laid = table(1, 7).player(0, silver=0, provisions=0, paid=own).opponent(workers=0, paid=its)
    state = laid.turn()
    assert state.winners() == []
    state.play(Pass())
    assert [score.total for score in state.scores()] == [own, its]
    assert state.winners() == [winner]


@every_level
def test_whole_solo_games_are_played_to_the_end(level: str) -> None:
    for seed in range(5):
        state, _events = idled(level, seed)
        invariants.check(state)
        assert len(state.scores()) == 2
        assert state.winners() in ([0], [1])


def test_a_solo_game_has_three_of_the_six_orders() -> None:
    dealt = Counter(order for seed in range(40) for order in new(1, seed).orders)
    assert len(dealt) == len(ORDERS)
