"""Hidden information: paladins until all are chosen, decks, face-down Orders and Favours; no event reveals it early."""

import random
from collections import Counter
from typing import Any

import pytest

from kingdoms.games.paladins.events import PaladinChosen, PaladinRevealed, PaladinsDrawn
from kingdoms.games.paladins.moves import ChoosePaladin, Pass
from kingdoms.games.paladins.state import HIDDEN
from tests.games.paladins import invariants
from tests.games.paladins.table import NONE, game_at, new, play, table, told

every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])
DECKS = ("townsfolk_deck", "outsider_deck", "tavern_deck", "wall_deck", "suspicion_deck", "scheme_deck")


def positions(seats: int, games: int = 3, every: int = 23) -> list[Any]:
    """Positions from all parts of some random games."""
    found, rng = [], random.Random(seats)
    for seed in range(games):
        state, number = new(seats, seed), 0
        while state.seat is not None:
            if number % every == seed:
                found.append(state.copy())
            state.apply(rng.choice(state.moves()))
            number += 1
        found.append(state)
    return found


def everyone(seats: int) -> list[int | None]:
    return [*range(seats), None]


def after_choosing(seats: int, seat: int) -> Any:
    """Seats up to this one have chosen their paladins in the first round."""
    state = game_at("paladin", seats)
    while state.seat <= seat and any(state.drawn):
        state.play(state.moves()[0])
    return state


# Paladins


def test_a_draw_is_seen_by_its_owner_alone() -> None:
    state = game_at("paladin", 3)
    for viewer in everyone(3):
        view = state.view(viewer)
        for seat in range(3):
            assert view.drawn[seat] == (state.drawn[seat] if seat == viewer else (HIDDEN,) * 3)


def test_a_choice_is_secret_until_all_have_chosen() -> None:
    state = game_at("paladin", 3)
    use, top = state.moves()[0]
    state.play(ChoosePaladin(use, top))
    assert state.view(0).paladins[0] == use
    for viewer in (1, 2, None):
        assert state.view(viewer).paladins[0] == HIDDEN
    play(state, state.moves()[0])
    assert state.view(0).paladins[1] == HIDDEN
    play(state, state.moves()[0])
    for viewer in everyone(3):
        assert state.view(viewer).paladins == state.paladins


def test_a_seat_that_has_not_chosen_shows_no_paladin() -> None:
    state = game_at("paladin", 3)
    for viewer in everyone(3):
        assert state.view(viewer).paladins[:3] == [NONE] * 3


def test_only_the_choosing_seat_sees_its_moves() -> None:
    state = game_at("paladin", 2)
    assert state.view(0).moves() == state.moves()
    assert state.view(1).moves() == state.view(None).moves() == []


def test_events_do_not_show_what_was_drawn_or_chosen() -> None:
    state = game_at("paladin", 2)
    events = state.play(state.moves()[0])
    assert [event for event in events if type(event) is PaladinChosen] == [PaladinChosen(0)]
    assert told(events, PaladinRevealed) == []
    assert PaladinsDrawn._fields == ()


def test_owners_always_know_their_top_card_and_their_bottom_cards_in_order() -> None:
    state = game_at("paladin", 2)
    use, top, bottom = state.drawn[0]
    state.play(ChoosePaladin(use, top))
    deck = state.view(0).paladin_decks[0]
    assert (deck[0], deck[-1]) == (bottom, top)
    assert set(deck[1:-1]) == {HIDDEN}
    assert set(state.view(1).paladin_decks[0]) == {HIDDEN}


@pytest.mark.parametrize("round_number", range(1, 8))
def test_owners_know_the_cards_they_have_put_back_in_their_decks(round_number: int) -> None:
    before, during = game_at("paladin", 1, round_number), game_at("turn", 1, round_number)
    chosen, drawn = during.view(0).paladin_decks[0], before.view(0).paladin_decks[0]
    hidden = max(0, 12 - round_number - round_number - 1)
    assert Counter(card == HIDDEN for card in chosen)[True] == hidden
    known = min(round_number - 1, len(drawn))
    assert [card == HIDDEN for card in drawn] == [False] * known + [True] * (len(drawn) - known)
    assert all(card in (HIDDEN, real) for card, real in zip(chosen, during.paladin_decks[0], strict=True))


def test_used_paladins_are_known_to_everyone() -> None:
    state = game_at("turn", 2, 4)
    for viewer in everyone(2):
        assert state.view(viewer).spent == state.spent
        assert state.spent[0].bit_count() == 3


# Decks, Orders and Favours


@every_table
def test_decks_and_the_random_generator_are_hidden_from_everyone(seats: int) -> None:
    for state in positions(seats):
        for viewer in everyone(seats):
            view = state.view(viewer)
            assert view.chance == 0
            for name in DECKS:
                assert getattr(view, name) == [HIDDEN] * len(getattr(state, name))


@pytest.mark.parametrize("round_number", range(1, 8))
def test_orders_and_favours_are_visible_once_turned_over(round_number: int) -> None:
    state = game_at("paladin", 2, round_number)
    orders, favours = min(3, round_number), max(0, round_number - 2)
    for viewer in everyone(2):
        view = state.view(viewer)
        assert view.orders == state.orders[:orders] + [HIDDEN] * (3 - orders)
        assert view.favours == state.favours[:favours] + [HIDDEN] * (5 - favours)


def test_before_the_first_round_all_of_them_are_hidden() -> None:
    view = game_at("draft", 3, 0).view(0)
    assert (view.orders, view.favours) == ([HIDDEN] * 3, [HIDDEN] * 5)
    assert {HIDDEN} == {card for deck in view.paladin_decks for card in deck}


@every_table
def test_everything_else_is_public(seats: int) -> None:
    hidden = {*DECKS, "chance", "orders", "favours", "paladin_decks", "drawn", "paladins"}
    for state in positions(seats):
        data = state.to_json()
        for viewer in everyone(seats):
            view = state.view(viewer)
            assert {name for name, value in view.to_json().items() if value != data[name]} <= hidden
            assert view.scores() == state.scores()
            assert view.seat == state.seat


def test_attacked_outsiders_are_public() -> None:
    state = table(3).player(1, attacked=["viking thief", "saracen hunter"], converted=["viking traitor"]).turn()
    for viewer in everyone(3):
        assert state.view(viewer).attacked == state.attacked
        assert state.view(viewer).converted == state.converted


@every_table
def test_everyone_sees_the_moves_of_a_turn(seats: int) -> None:
    """Hands and goods are public, so what a rival can do is no secret."""
    state = game_at("turn", seats)
    for viewer in everyone(seats):
        assert state.view(viewer).moves() == state.moves()
        assert Pass() in state.view(viewer).moves()


@every_table
def test_a_view_shows_nothing_that_is_hidden(seats: int) -> None:
    rng = random.Random(7)
    for state in positions(seats):
        for viewer in everyone(seats):
            other = invariants.scramble(state, viewer, rng)
            invariants.check(other)
            assert other.view(viewer).to_json() == state.view(viewer).to_json()
            assert other.view(viewer).moves() == state.view(viewer).moves()


def test_secrets_begin_with_the_first_draw() -> None:
    draft = game_at("draft", 2, 0)
    assert not any(draft.has_secrets(seat) for seat in range(2))
    state = game_at("paladin", 2)
    assert all(state.has_secrets(seat) for seat in range(2))


# Determinizations


def test_hidden_cards_are_redealt_and_known_ones_stay() -> None:
    state, rng = after_choosing(2, 0), random.Random(3)
    drawn = [state.determinize(1, rng) for _copy in range(30)]
    assert len({other.paladins[0] for other in drawn}) > 3
    assert len({other.paladin_decks[0] for other in drawn}) > 20
    assert {other.drawn[1] for other in drawn} == {state.drawn[1]}
    assert len({tuple(other.townsfolk_deck) for other in drawn}) == 30
    assert {other.orders[0] for other in drawn} == {state.orders[0]}
    assert len({other.orders[1] for other in drawn}) == 5
    assert len({other.favours[0] for other in drawn}) > 5


def test_an_owners_known_cards_stay_in_their_deck() -> None:
    state, rng = game_at("turn", 2, 3), random.Random(4)
    real = state.paladin_decks[0]
    for _copy in range(10):
        deck = state.determinize(0, rng).paladin_decks[0]
        assert (deck[:3], deck[-1]) == (real[:3], real[-1])
        assert sorted(deck) == sorted(real)


def test_a_determinized_game_does_not_change_the_real_one() -> None:
    state, rng = game_at("turn", 3, 3), random.Random(5)
    before = state.to_json()
    other = state.determinize(0, rng)
    while other.seat is not None:
        other.apply(rng.choice(other.moves()))
    assert state.to_json() == before


# Events


@pytest.mark.parametrize("seats", [2, 3])
def test_a_paladin_is_named_by_an_event_only_when_all_have_chosen(seats: int) -> None:
    rng = random.Random(8)
    for seed in range(3):
        state, revealed = new(seats, seed), 0
        while state.seat is not None:
            events = told(state.play(rng.choice(state.moves())), PaladinRevealed)
            assert not events or not any(state.drawn)
            revealed += len(events)
        assert revealed == 7 * seats
