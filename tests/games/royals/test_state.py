"""The state: views hide hands and decks, and events report everything won."""

import random
from collections import Counter
from typing import Any

from kingdoms.games.royals import GAME
from kingdoms.games.royals.board import CITIES, COUNTRIES, PAIRS, POSITIONS_OF, in_play
from kingdoms.games.royals.events import CityBonus, CountryBonus, NobleHouse, PeriodToken, TitleAwarded, TurnBegan
from kingdoms.games.royals.moves import DrawThree, Pay, TakeHidden, TakeOpen
from kingdoms.games.royals.scoring import PARTS, Token
from kingdoms.games.royals.state import HIDDEN, NONE
from tests.games.royals.positions import every_table, finished, first, new, positions

MADRID = [city.key for city in CITIES].index("madrid")


# Views


@every_table
def test_a_view_hides_only_hands_decks_and_chance(seats: int) -> None:
    hidden = {"chance", "hands", "intrigues", "deck", "intrigue_deck"}
    for state in positions(seats):
        data = state.to_json()
        for viewer in (*range(seats), None):
            view = state.view(viewer).to_json()
            assert {name for name, part in view.items() if part != data[name]} <= hidden
            assert view["chance"] == 0
            assert view["deck"] == [HIDDEN] * len(state.deck)
            assert view["intrigue_deck"] == [HIDDEN] * len(state.intrigue_deck)


def test_only_the_size_and_the_openly_taken_cards_of_a_rivals_hand_are_visible() -> None:
    state = first("play", seats=4)
    rival = (state.seat + 1) % 4
    state.hands[rival], state.known[rival] = [3, 1, 0, 2, 0], [2, 0, 0, 1]
    state.intrigues[rival] = [1, 0, 0, 2, 0, 0, 0]
    view = state.view(state.seat)
    assert view.hands[rival] == [2, 0, 0, 1, 3]
    assert view.intrigues[rival] == [0, 0, 0, 0, 0, 0, 3]
    assert view.hands[state.seat] == state.hands[state.seat]
    assert view.intrigues[state.seat] == state.intrigues[state.seat]


def test_only_the_deciding_seat_sees_the_moves() -> None:
    state = first("play", seats=4)
    for viewer in (*range(4), None):
        assert state.view(viewer).moves() == (state.moves() if viewer == state.seat else [])


def test_a_seat_whose_cards_are_all_known_has_no_secrets() -> None:
    state = first("plan", seats=3)
    state.hands[1], state.known[1], state.intrigues[1] = [2, 0, 1, 0, 0], [2, 0, 1, 0], [0] * 7
    assert not state.has_secrets(1)
    state.known[1] = [1, 0, 1, 0]
    assert state.has_secrets(1)
    state.known[1], state.intrigues[1] = [2, 0, 1, 0], [0, 0, 0, 0, 1, 0, 0]
    assert state.has_secrets(1)


def test_nobody_has_secrets_before_the_first_draw_or_after_the_end() -> None:
    assert not any(new(4, 3).has_secrets(seat) for seat in range(4))
    assert not any(finished().has_secrets(seat) for seat in range(3))


def test_cards_taken_openly_are_remembered() -> None:
    state: Any = first("plan", seats=3)
    seat, country = state.seat, state.display[0]
    known = state.known[seat][country]
    state.play(DrawThree())
    state.play(TakeOpen(country))
    assert state.known[seat][country] == known + 1
    before = state.known[seat][:]
    state.play(TakeHidden())
    assert state.known[seat] == before


# Determinizations


def test_a_rival_who_must_pay_a_high_price_can_pay_it_in_every_determinization() -> None:
    """Chance alone would hardly ever deal them eleven cards with eight Spanish ones."""
    state: Any = first("play", seats=2)
    payer, king_of_spain = state.seat, POSITIONS_OF[MADRID][0]
    assert state.holders[king_of_spain] == NONE
    state.hands[payer], state.hands[1 - payer] = [3, 0, 0, 8, 0], [0] * 5
    state.known, state.display, state.discards = [[0] * 4, [0] * 4], [0, 0, 1], [0, 0, 0, 6]
    laid = [3 + 2, 1, 0, 8 + 6]
    state.deck = [country for country in COUNTRIES for _ in range(in_play(2)[country] - laid[country])]
    state.agenda.append(("pay", payer, king_of_spain))
    drawn = GAME.from_json(state.to_json()).determinize(1 - payer, random.Random(5))
    assert len(drawn.moves()) > 1
    assert all(type(move) is Pay for move in drawn.moves())


def test_unseen_cards_are_dealt_in_proportion() -> None:
    state: Any = first("plan", seats=4)
    rng, rival = random.Random(2), (state.seat + 1) % 4
    state.hands[rival], state.known[rival] = [0, 0, 0, 0, 1], [0] * 4
    unseen = Counter(dict.fromkeys(COUNTRIES, 0))
    for _ in range(600):
        drawn = state.view(state.seat).determinize(state.seat, rng)
        unseen[drawn.hands[rival].index(1)] += 1
    shares = state.view(state.seat).determinize(state.seat, rng).deck
    for country in COUNTRIES:
        assert abs(unseen[country] / 600 - shares.count(country) / len(shares)) < 0.08


# Points


def gains(event: Any) -> list[tuple[int, str, int]]:
    """The points an event gives: the seat, the part of the score, and how many."""
    match event:
        case CityBonus(seat, _city, points):
            return [(seat, "cities", points)]
        case CountryBonus(seat, _country, _place, points):
            return [(seat, "countries", points)]
        case NobleHouse(seat, _place, points):
            return [(seat, "noble_house", points)]
        case PeriodToken(seat, period, _country, _place, points):
            return [(seat, ("1648", "1680", "1714")[period], points)]
        case TitleAwarded(_title, seats, points):
            return [(seat, "titles", points) for seat in seats]
    return []


@every_table
def test_the_points_are_the_sum_of_those_in_the_events(seats: int) -> None:
    for seed in range(6):
        rng, state = random.Random(seed), new(seats, seed)
        parts = [dict.fromkeys(PARTS, 0) for _ in range(seats)]
        while state.seat is not None:
            for event in state.play(rng.choice(state.moves())):
                for seat, part, points in gains(event):
                    parts[seat][part] += points
        assert [score.parts for score in state.scores()] == parts


@every_table
def test_the_tokens_of_a_seat_add_up_to_its_points(seats: int) -> None:
    for state in positions(seats):
        for seat in range(seats):
            tokens = state.tokens(seat)
            assert all(type(token) is Token and token.points > 0 for token in tokens)
            assert sum(token.points for token in tokens) == state.scores()[seat].total


def test_ties_are_broken_by_the_highest_single_token_and_then_shared() -> None:
    state: Any = finished()
    state.holders, state.period_tokens = [NONE] * 31, []
    state.tiles, state.city_bonuses, state.country_bonuses = [[0] * 3 for _ in range(7)], [NONE] * 16, [()] * 4
    state.noble_house = ()
    assert state.winners() == [0, 1, 2]
    state.city_bonuses[0], state.city_bonuses[1], state.city_bonuses[3] = 1, 2, 2
    assert [score.total for score in state.scores()] == [0, 8, 8]
    assert state.winners() == [1]
    state.city_bonuses[9], state.city_bonuses[11], state.city_bonuses[0] = 1, 1, NONE
    assert state.winners() == [1, 2]
    state.tiles[3] = [0, 1, 1]
    assert [score.total for score in state.scores()] == [0, 13, 13]
    assert state.winners() == [1, 2]


# Turns


@every_table
def test_turns_go_round_from_the_start_player(seats: int) -> None:
    rng, state = random.Random(seats), new(seats, seats)
    turns = [state.seat]
    while state.seat is not None:
        turns += [event.seat for event in state.play(rng.choice(state.moves())) if type(event) is TurnBegan]
    assert turns == [(state.start + number) % seats for number in range(len(turns))]
    assert len(turns) % seats == 0
    assert state.turn == len(turns) - 1


def test_the_start_player_is_chosen_at_random() -> None:
    assert {new(5, seed).start for seed in range(40)} == set(range(5))


def test_every_pair_of_countries_has_intrigue_cards() -> None:
    assert Counter(new(3, 1).intrigue_deck) == Counter(dict.fromkeys(range(len(PAIRS)), 4))
