"""Hidden information in every game: views show what a seat may know, determinizations agree, and nothing leaks."""

import json
import random

from tests.games.helpers.playouts import check_hidden
from tests.games.helpers.positions import Setting, walk
from tests.games.helpers.tries import as_text, every_setting, knowledge, seats_and_onlooker, some_positions


@every_setting
def test_a_view_of_a_view_is_the_view(setting: Setting) -> None:
    for state in some_positions(setting):
        for seat in seats_and_onlooker(state):
            view = state.view(seat)
            assert type(view) is type(state)
            assert view.seat == state.seat
            assert knowledge(view, seat) == knowledge(state, seat)


@every_setting
def test_the_deciding_seat_sees_its_moves(setting: Setting) -> None:
    for state in some_positions(setting):
        assert state.view(state.seat).moves() == state.moves()


@every_setting
def test_a_determinized_state_agrees_with_the_view_it_came_from(setting: Setting) -> None:
    rng = random.Random(2)
    for state in some_positions(setting):
        for seat in seats_and_onlooker(state):
            for source in (state, state.view(seat)):
                drawn = source.determinize(seat, rng)
                setting.invariants.check(drawn)
                assert knowledge(drawn, seat) == knowledge(state, seat)
                assert drawn.seat == state.seat
                assert seat != state.seat or drawn.moves() == state.moves()


@every_setting
def test_a_determinized_state_is_complete_and_can_be_played_out(setting: Setting) -> None:
    rng = random.Random(2)
    for state in some_positions(setting):
        for seat in seats_and_onlooker(state):
            drawn = state.view(seat).determinize(seat, rng)
            assert as_text(setting.game.from_json(json.loads(as_text(drawn)))) == as_text(drawn)
            for _move in walk(drawn, rng, 60):
                assert len(drawn.moves()) > 1
            setting.invariants.check(drawn)


@every_setting
def test_a_view_shows_nothing_hidden(setting: Setting) -> None:
    rng = random.Random(2)
    for state in some_positions(setting):
        check_hidden(setting, state, rng)


@every_setting
def test_a_seat_without_secrets_sees_what_an_onlooker_sees(setting: Setting) -> None:
    for state in some_positions(setting):
        for seat in range(setting.seats):
            if state.seat is not None and not state.has_secrets(seat):
                assert as_text(state.view(seat)) == as_text(state.view(None))


@every_setting
def test_a_move_that_depends_on_hidden_information_reveals_it(setting: Setting) -> None:
    """Otherwise players could undo a decision after learning something from it."""
    rng = random.Random(2)
    for state in some_positions(setting):
        for move in state.moves():
            one, other = state.copy(), setting.invariants.scramble(state, state.seat, rng)
            events, other_events = one.play(move), other.play(move)
            if not any(getattr(event, "reveals", False) for event in events):
                assert other_events == events
                assert knowledge(other, state.seat) == knowledge(one, state.seat)


@every_setting
def test_the_log_gives_away_nothing_hidden(setting: Setting) -> None:
    """An onlooker who reads only the log cannot distinguish two games until something is revealed to everyone."""
    rng = random.Random(2)
    for state in some_positions(setting):
        other = setting.invariants.scramble(state, None, rng)
        for move in set(state.moves()) & set(other.moves()):
            events, other_events = state.copy().play(move), other.copy().play(move)
            if not any(getattr(event, "reveals", False) for event in [*events, *other_events]):
                assert other_events == events
