"""Hidden information: hands and decks are secret, cards taken openly are known, and events reveal no hidden card."""

import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from kingdoms.core.codec import BadSave, encode
from kingdoms.core.state import Event
from kingdoms.games.royals.events import DrewHidden, DrewIntrigue, IntriguesShuffled, Planned, Refilled, TookOpen
from kingdoms.games.royals.moves import Discard, DrawThree, EndTurn, Occupy, TakeHidden, TakeOpen
from kingdoms.games.royals.state import HIDDEN
from tests.games.royals import invariants
from tests.games.royals.printed import CARDS, cards, in_play, intrigues, position
from tests.games.royals.table import GAME, counted, draw, end_turn, idle, occupy, play, reload, table, told

F, G, B, S = range(4)
every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def positions(seats: int, games: int = 3, every: int = 37) -> list[Any]:
    """Positions from all parts of some random games."""
    found, rng = [], random.Random(seats)
    for seed in range(games):
        state, number = GAME.new(seats=seats, seed=seed, options={}), 0
        while state.seat is not None:
            if number % every == seed:
                found.append(state.copy())
            state.apply(rng.choice(state.moves()))
            number += 1
        found.append(state)
    return found


# Known cards


def test_only_its_player_sees_a_hidden_card() -> None:
    state = table(3).deck("SSS").turn(0)
    draw(state, "???")
    assert state.view(0).hands[0] == [*cards("SSS"), 0]
    for viewer in (1, 2, None):
        assert state.view(viewer).hands[0] == [0, 0, 0, 0, 3]


def test_everyone_knows_a_card_taken_openly() -> None:
    state = table(3).display("FGB").deck("SF").turn(0)
    draw(state, "G?B")
    assert state.known[0] == cards("GB")
    for viewer in (1, 2, None):
        assert state.view(viewer).hands[0] == [*cards("GB"), 1]
        assert state.view(viewer).known[0] == cards("GB")


def test_a_known_card_that_is_played_is_no_longer_known() -> None:
    state = table(3).display("FGB").deck("FFG").turn(0)
    draw(state, "FG?")
    assert state.view(1).hands[0] == [*cards("FG"), 1]
    occupy(state, "bordeaux marshal", "F")
    assert state.hands[0][:4] == cards("FG")
    assert state.known[0] == cards("G")
    assert state.view(1).hands[0] == [*cards("G"), 1]


def test_the_number_of_known_cards_is_never_negative() -> None:
    state = table(3).display("FGB").deck("FFG").hand(0, "FF").turn(0)
    draw(state, "F?B")
    assert state.known[0] == cards("FB")
    occupy(state, "marseille countess", "FFF")
    assert state.known[0] == cards("B")
    assert state.hands[0][:4] == cards("FB")


def test_a_known_card_that_is_discarded_is_no_longer_known() -> None:
    state = table(3).display("FGB").hand(0, "FFFGGGBBBSSS").turn(0)
    draw(state, "FGB")
    assert state.known[0] == cards("FGB")
    play(state, EndTurn(), Discard(G), Discard(G), Discard(S))
    assert state.known[0] == cards("FB")
    assert state.view(1).hands[0] == [*cards("FB"), 10]


def test_known_cards_stay_known_over_turns_and_periods() -> None:
    state = table(2).display("FGB").deck("", only=True).turn(0)
    draw(state, "FGB")
    end_turn(state)
    assert state.period == 1
    assert state.known[0] == cards("FGB")
    idle(state)
    play(state, DrawThree(), TakeOpen(state.display[0]))
    assert sum(state.known[0]) == 4


def test_only_the_number_of_intrigue_cards_is_known() -> None:
    state = table(3).hand(0, "", "FG FB GS").hand(1, "", "BS").turn(0)
    assert state.view(0).intrigues[:2] == [[*intrigues("FG FB GS"), 0], [0] * 6 + [1]]
    for viewer in (1, 2, None):
        assert state.view(viewer).intrigues[0] == [0] * 6 + [3]
    assert state.view(1).intrigues[1] == [*intrigues("BS"), 0]


# Everything else that is visible


@every_table
def test_only_the_sizes_of_the_decks_are_visible(seats: int) -> None:
    for state in positions(seats):
        for viewer in (*range(seats), None):
            view = state.view(viewer)
            assert view.deck == [HIDDEN] * len(state.deck)
            assert view.intrigue_deck == [HIDDEN] * len(state.intrigue_deck)
            assert view.chance == 0


@every_table
def test_everything_else_is_open(seats: int) -> None:
    hidden = {"hands", "intrigues", "deck", "intrigue_deck", "chance"}
    for state in positions(seats):
        data = state.to_json()
        for viewer in (*range(seats), None):
            view = state.view(viewer).to_json()
            assert {name for name in data if view[name] != data[name]} <= hidden
            assert state.view(viewer).scores() == state.scores()
            assert [sum(hand) for hand in view["hands"]] == [sum(hand) for hand in data["hands"]]
            assert [sum(hand) for hand in view["intrigues"]] == [sum(hand) for hand in data["intrigues"]]


@every_table
def test_a_seat_sees_its_own_hand_and_moves_but_not_those_of_others(seats: int) -> None:
    for state in positions(seats):
        for viewer in range(seats):
            view = state.view(viewer)
            assert view.hands[viewer] == state.hands[viewer]
            assert view.intrigues[viewer] == state.intrigues[viewer]
            if state.seat == viewer:
                assert view.moves() == state.moves()


def test_a_rivals_moves_do_not_give_away_their_hand() -> None:
    rich = table(3).hand(0, "FFFFFFFF").hand_out(0)
    poor = table(3).hand(0, "SSSSSSSS").hand_out(0)
    for viewer in (1, 2, None):
        assert rich.view(viewer).moves() == poor.view(viewer).moves()
        assert rich.view(viewer).to_json() == poor.view(viewer).to_json()
    assert rich.view(0).moves() != poor.view(0).moves()


@every_table
def test_a_view_shows_nothing_hidden(seats: int) -> None:
    """The unseen cards are redealt, even those of the deciding seat if that leaves it a choice."""
    rng, compared = random.Random(7), 0
    for state in positions(seats):
        for viewer in (*range(seats), None):
            with suppress(BadSave):
                other = invariants.exchanged(state, viewer, rng)
                assert other.view(viewer).to_json() == state.view(viewer).to_json()
                assert other.view(viewer).moves() == state.view(viewer).moves()
                compared += 1
    assert compared > 50


def test_a_seat_with_only_known_cards_has_no_secrets() -> None:
    state = table(3).display("FGB").deck("SSS").turn(0)
    assert not state.has_secrets(0)
    play(state, DrawThree(), TakeOpen(F))
    assert not state.has_secrets(0)
    state.play(TakeHidden())
    assert state.has_secrets(0)
    assert not state.has_secrets(1)
    assert table(3).hand(1, "", "FG").turn(0).has_secrets(1)


# Determinizations


def test_known_cards_stay_where_they_are_and_all_others_are_redealt() -> None:
    state = table(3).display("FGB").deck("SSS").hand(1, "SSSS", "FG").turn(0)
    draw(state, "F?B")
    rng, hands, tops = random.Random(3), set(), Counter[int]()
    for _draw in range(200):
        drawn = state.determinize(2, rng)
        assert drawn.hands[0][F] >= 1
        assert drawn.hands[0][B] >= 1
        assert (sum(drawn.hands[0]), sum(drawn.hands[1]), sum(drawn.intrigues[1])) == (3, 4, 1)
        assert drawn.display == state.display
        hands.add(tuple(drawn.hands[1]))
        tops[drawn.deck[-1]] += 1
    assert len(hands) > 15
    assert set(tops) == {F, G, B, S}


def test_unseen_cards_are_dealt_in_proportion() -> None:
    """A rival's cards are spread over the countries in proportion to the cards that seat 2 cannot see."""
    state = table(5).hand(1, "SSSSSSSSSSSS").turn(0)
    rng, held = random.Random(3), Counter[int]()
    for _draw in range(300):
        for country, count in enumerate(state.determinize(2, rng).hands[1][:4]):
            held[country] += count
    unseen = [count - state.display.count(country) for country, count in enumerate(in_play(5))]
    assert sum(unseen) == CARDS[5] - 3
    for country, count in enumerate(unseen):
        assert abs(held[country] - 3600 * count / sum(unseen)) < 150


def test_discarded_cards_are_not_dealt() -> None:
    """All Spanish cards are in the discards, so nobody is dealt any."""
    state = table(2).hand(1, "FFF").deck("FFFGGGBBB", only=True).intrigue_deck("GS BS", only=True).turn(0)
    seen = [
        count - discarded - state.display.count(country)
        for country, (count, discarded) in enumerate(zip(in_play(2), state.discards, strict=True))
    ]
    rng = random.Random(5)
    for _draw in range(50):
        drawn = state.determinize(0, rng)
        found = counted(drawn.deck, 4)
        assert [there + held for there, held in zip(found, drawn.hands[1], strict=False)] == seen
        assert found[S] == drawn.hands[1][S] == 0
        assert sorted(drawn.intrigue_deck) == [4, 5]


@pytest.mark.parametrize("name", ["paris king", "paris princess", "bordeaux marshal"])
def test_a_paying_rival_can_pay_in_full_in_every_determinization(name: str) -> None:
    """Everyone knows that the seat has chosen a takeover, so it must have both kinds of cards for it."""
    state = table(3).holds(1, name).hand(0, "FFFFFFFFGGGBBB", "FG FB FS GB").hand_out(0)
    state.play(Occupy(position(name)))
    rng = random.Random(5)
    for viewer in (1, 2, None):
        for _draw in range(12):
            drawn = reload(state.determinize(viewer, rng))
            while drawn.holders[position(name)] == 1:
                assert drawn.seat == 0
                drawn.play(rng.choice(drawn.moves()))
            invariants.check(drawn)


def test_determinizing_leaves_the_state_and_its_generator_alone() -> None:
    state = table(4).turn(0)
    before = state.to_json()
    assert state.determinize(0, random.Random(1)).chance != state.chance
    assert state.to_json() == before


# Events


def secret(events: list[Event]) -> list[list[Any]]:
    """The events as they are written to JSON."""
    return json.loads(json.dumps([encode(event) for event in events]))


def test_drawing_events_say_who_drew_and_nothing_else() -> None:
    assert DrewHidden._fields == DrewIntrigue._fields == ("seat",)
    told_of = [secret(draw(table(3).deck(deck).turn(0), "??F")) for deck in ("SSS", "FFF", "GBG")]
    assert told_of[0] == told_of[1] == told_of[2]
    told_of = [secret(draw(table(3).intrigue_deck(deck).hand(0, "F").turn(0), "F!")) for deck in ("FG", "BS")]
    assert told_of[0] == told_of[1]


def test_drawing_and_refilling_reveal_something_so_they_cannot_be_undone() -> None:
    assert DrewHidden(0).reveals
    assert DrewIntrigue(0).reveals
    assert Refilled((F,)).reveals


@every_table
def test_drawing_events_do_not_depend_on_hidden_information(seats: int) -> None:
    """Two games that look alike to everyone have the same events until something is revealed."""
    rng, drawing = random.Random(9), (Planned, TookOpen, DrewHidden, DrewIntrigue, IntriguesShuffled)
    for state in positions(seats, games=2, every=23):
        other = invariants.scramble(state, None, rng)
        for move in set(state.moves()) & set(other.moves()):
            events, other_events = state.copy().play(move), other.copy().play(move)
            assert told(events, *drawing) == told(other_events, *drawing)
            if not any(getattr(event, "reveals", False) for event in (*events, *other_events)):
                assert events == other_events
