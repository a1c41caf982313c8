"""A round: the start marker, Orders and Favours, tavern cards, and the clean-up at its end."""

from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.paladins.events import (
    FavourTurned,
    GameEnded,
    OrderTurned,
    OutsidersArrived,
    PaladinRevealed,
    Passed,
    RoundBegan,
    RoundEnded,
    TavernsOpened,
    TavernsShuffled,
    TavernTaken,
    TownsfolkArrived,
)
from kingdoms.games.paladins.moves import Act, Pass, Recruit, TakeTavern, UseFavour
from tests.games.paladins.printed import HUNT, RECRUIT, TAVERNS, TRADE, outsider, townsfolk, workers
from tests.games.paladins.table import NONE, game_at, new, offered, play, skip_to, table, told

every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])
tables_of_several = pytest.mark.parametrize("seats", [2, 3, 4])


def idled(seats: int, seed: int = 0) -> tuple[Any, list[Event]]:
    """A whole game in which everyone passes."""
    state, events = new(seats, seed), list[Event]()
    while state.seat is not None:
        events += state.play(Pass() if Pass() in state.moves() else state.moves()[0])
    return state, events


# The course of a game


@every_table
def test_there_are_seven_rounds_and_the_start_marker_moves_left(seats: int) -> None:
    _state, events = idled(seats)
    began = told(events, RoundBegan)
    assert [event.round for event in began] == [1, 2, 3, 4, 5, 6, 7]
    assert [event.start for event in began] == [(began[0].start + number) % seats for number in range(7)]
    assert events[-1] == GameEnded()


@every_table
def test_orders_turn_over_in_rounds_1_to_3_and_favours_in_rounds_3_to_7(seats: int) -> None:
    state, events = idled(seats)
    turned: dict[int, list[Event]] = {number: [] for number in range(1, 8)}
    current = 0
    for event in events:
        current = event.round if type(event) is RoundBegan else current
        if type(event) in (OrderTurned, FavourTurned):
            turned[current].append(event)
    assert turned == {
        1: [OrderTurned(0, state.orders[0])],
        2: [OrderTurned(1, state.orders[1])],
        3: [OrderTurned(2, state.orders[2]), FavourTurned(0, state.favours[0])],
        4: [FavourTurned(1, state.favours[1])],
        5: [FavourTurned(2, state.favours[2])],
        6: [FavourTurned(3, state.favours[3])],
        7: [FavourTurned(4, state.favours[4])],
    }


@every_table
def test_one_more_tavern_card_than_players_is_face_up(seats: int) -> None:
    _state, events = idled(seats)
    opened = told(events, TavernsOpened)
    assert [len(event.taverns) for event in opened] == [seats + 1] * 7


@tables_of_several
def test_paladins_are_revealed_and_taverns_taken_in_turn_order(seats: int) -> None:
    _state, events = idled(seats, 4)
    starts = [event.start for event in told(events, RoundBegan)]
    for kind in (PaladinRevealed, TavernTaken, Passed):
        happened = told(events, kind)
        assert [event.seat for event in happened] == [
            (start + number) % seats for start in starts for number in range(seats)
        ]


def test_all_paladins_are_revealed_before_the_first_tavern_card() -> None:
    _state, events = idled(3)
    kinds = [type(event) for event in told(events, PaladinRevealed, TavernTaken)]
    assert kinds == ([PaladinRevealed] * 3 + [TavernTaken] * 3) * 7


# Tavern cards


def test_a_taken_card_cannot_be_taken_again_and_one_is_left_over() -> None:
    state = game_at("tavern", 3)
    assert offered(state, TakeTavern) == [TakeTavern(place) for place in range(4)]
    state.play(TakeTavern(2))
    assert offered(state, TakeTavern) == [TakeTavern(place) for place in (0, 1, 3)]
    state.play(TakeTavern(0))
    assert offered(state, TakeTavern) == [TakeTavern(place) for place in (1, 3)]


def test_a_tavern_card_gives_its_four_workers() -> None:
    state = game_at("tavern", 2)
    card, before = state.taverns[1], list(state.hands[0])
    state.play(TakeTavern(1))
    gained = [now - then for now, then in zip(state.hands[0], before, strict=True)]
    assert tuple(gained) == workers(TAVERNS[card])


@every_table
def test_face_up_tavern_cards_are_discarded_at_the_end_of_the_round(seats: int) -> None:
    state = game_at("paladin", seats, 2)
    assert len(state.tavern_discards) == seats + 1
    assert len(state.tavern_deck) == 24 - 2 * (seats + 1)


def test_a_short_tavern_deck_is_dealt_out_before_the_discards_are_shuffled() -> None:
    """Five cards a round: the fifth round finds only four in the deck, and deals one of the twenty discards too."""
    state, events = new(4), list[Event]()
    seen: list[int] = []
    while len(told(events, TavernsOpened)) < 5:
        events += state.play(Pass() if Pass() in state.moves() else state.moves()[0])
    opened = [event.taverns for event in told(events, TavernsOpened)]
    for taverns in opened[:4]:
        seen += taverns
    assert len(set(seen)) == 20
    assert len(set(opened[4]) - set(seen)) == 4
    assert len(told(events, TavernsShuffled)) == 1
    assert len(state.tavern_deck) == 19


# The end of a round


def ended(state: Any) -> list[Event]:
    """Makes everyone pass; returns the events of the round's end and the next one's start."""
    number, events = state.round, list[Event]()
    while state.round == number:
        events += state.play(Pass() if Pass() in state.moves() else state.moves()[0])
    return events


TOWN = ("abbot 1", "acolyte 1", "defender 1", "squire 1", "peddler 1")
FOES = ("viking thief", "byzantine archer", "byzantine thief", "saracen archer", "saracen warrior", "viking traitor")


def test_the_rightmost_townsfolk_and_the_leftmost_outsider_leave() -> None:
    state = table().townsfolk(*TOWN, next=["watchman 1"]).outsiders(*FOES, next=["viking lookout"]).turn()
    events = ended(state)
    assert told(events, RoundEnded) == [RoundEnded(1, (townsfolk("peddler 1"),), (outsider("viking thief"),))]
    assert state.townsfolk == [townsfolk(name) for name in ("watchman 1", *TOWN[:4])]
    assert state.outsiders == [outsider(name) for name in (*FOES[1:], "viking lookout")]


def test_rows_close_up_and_are_refilled() -> None:
    laid = table().townsfolk("abbot 1", "", "defender 1", "", "", next=["watchman 1", "watchman 2", "watchman 3"])
    foes = ("", "byzantine archer", "", "saracen archer", "", "viking traitor")
    state = laid.outsiders(*foes, next=["viking lookout", "viking thief", "byzantine thief"]).turn()
    events = ended(state)
    assert told(events, RoundEnded) == [RoundEnded(1, (), ())]
    assert state.townsfolk[3:] == [townsfolk("abbot 1"), townsfolk("defender 1")]
    assert set(state.townsfolk[:3]) == {townsfolk(f"watchman {number}") for number in (1, 2, 3)}
    names = ("byzantine archer", "saracen archer", "viking traitor", "viking lookout", "viking thief")
    assert state.outsiders == [outsider(name) for name in (*names, "byzantine thief")]
    (came,) = told(events, TownsfolkArrived)
    assert list(came.townsfolk) == state.townsfolk[:3]
    assert told(events, OutsidersArrived) == [OutsidersArrived(tuple(state.outsiders[3:]))]


def test_the_rulebooks_example() -> None:
    """Of three townsfolk the rightmost leaves; there is no outsider on the left, so all four slide by two."""
    laid = table(4).townsfolk("", "", "squire 1", "defender 1", "debt_collector 1")
    foes = ("", "", "viking thief", "byzantine thief", "saracen archer", "viking mercenary")
    state = laid.outsiders(*foes).turn()
    ended(state)
    assert state.townsfolk[3:] == [townsfolk("squire 1"), townsfolk("defender 1")]
    assert min(state.townsfolk) >= 0
    assert state.outsiders[:4] == [outsider(name) for name in foes[2:]]
    assert min(state.outsiders) >= 0


def test_decks_of_townsfolk_and_outsiders_are_not_reshuffled() -> None:
    """A short row of townsfolk has its gaps on the left, one of outsiders on the right."""
    state = table().townsfolk(*TOWN).outsiders(*FOES).turn()
    for card in state.townsfolk_deck:
        state.discarded_townsfolk |= 1 << card
    for card in state.outsider_deck:
        state.discarded_outsiders |= 1 << card
    state.townsfolk_deck, state.outsider_deck = [], []
    ended(state)
    assert state.townsfolk == [NONE, *(townsfolk(name) for name in TOWN[:4])]
    assert state.outsiders == [*(outsider(name) for name in FOES[1:]), NONE]
    ended(state)
    assert state.townsfolk == [NONE, NONE, *(townsfolk(name) for name in TOWN[:3])]
    assert state.outsiders == [*(outsider(name) for name in FOES[2:]), NONE, NONE]


def test_gaps_stay_until_the_end_of_the_round() -> None:
    state = table().player(0, hand="LLF").townsfolk(*TOWN).turn()
    play(state, Act(RECRUIT, workers("L")), Recruit(1, "debt"))
    assert state.townsfolk[1] == NONE
    skip_to(state)
    assert state.townsfolk == [townsfolk("abbot 1"), NONE, *(townsfolk(name) for name in TOWN[2:])]


def test_workers_leave_the_favours_at_the_end_of_the_round() -> None:
    state = table(2, 3).player(0, hand="LLL").favours(8).turn()
    state.play(UseFavour(0, workers("L")))
    assert state.favour_workers[0] == 0
    skip_to(state)
    state.play(Pass())
    assert state.round == 4
    assert state.favour_workers == [NONE] * 5


def test_after_round_seven_nothing_is_cleaned_up() -> None:
    state = table(2, 7).player(0, hand="LL").townsfolk(*TOWN).outsiders(*FOES).turn()
    row, foes, taverns = list(state.townsfolk), list(state.outsiders), list(state.tavern_discards)
    events = play(state, Pass(), Pass())
    assert told(events, RoundEnded, GameEnded) == [RoundEnded(7, (), ()), GameEnded()]
    assert (state.townsfolk, state.outsiders, state.tavern_discards) == (row, foes, taverns)
    assert state.seat is None
    assert state.moves() == []


# Turns


def test_everyone_takes_one_action_in_turn_until_all_have_passed() -> None:
    state = table(3).player(0, hand="LLL").player(1, hand="LL").player(2, hand="LLLL").turn()
    order = []
    for move in [HUNT, HUNT, HUNT, TRADE, None, TRADE, None]:
        order.append(state.seat)
        state.play(Pass() if move is None else Act(move, workers("L")))
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert state.seat == 2


def test_a_seat_that_has_passed_is_not_asked_again() -> None:
    state = table(3).player(0, hand="LLLL").turn()
    play(state, Act(HUNT, workers("L")), Pass(), Pass())
    assert state.seat == 0
    play(state, Act(TRADE, workers("L")))
    assert state.seat == 0


def test_turns_start_with_the_rounds_start_player() -> None:
    for seats in (2, 3, 4):
        state = new(seats, 2)
        for number in range(1, 8):
            while not (Pass() in state.moves() and state.round == number):
                state.apply(Pass() if Pass() in state.moves() else state.moves()[0])
            assert state.seat == state.start


def test_the_test_table_is_in_the_round_it_claims() -> None:
    for number in range(1, 8):
        state = table(2, number).turn()
        assert (state.round, state.seat, state.start) == (number, 0, 0)
