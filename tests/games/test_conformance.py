"""The contract of `kingdoms.core.game`, which every game must keep, checked in hundreds of random games."""

import json
import random
from importlib import import_module
from typing import Any

import pytest

from kingdoms.core.codec import BadSave, IllegalMove, decode, encode
from kingdoms.core.record import from_record, to_record
from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.session import Session
from kingdoms.games import GAMES
from tests.games.helpers.playouts import checked_game
from tests.games.helpers.positions import SETTINGS, Setting, play_out, position, walk
from tests.games.helpers.tries import as_text, every_setting, seats_and_onlooker, some_positions

GAMES_PER_SETTING = 4
"""How many random games are played with each setting; the soak test plays many more."""


def strange_moves(setting: Setting) -> list[Any]:
    """Moves from all over a game, and things that are not moves at all."""
    state, rng = setting.new(99), random.Random(99)
    found = sorted({move for _step in walk(state, rng, 200) for move in state.moves()}, key=repr)
    return [*found, *(tuple(move) for move in found[:5]), None, (), 7, "Skip"]


# Whole games


@every_setting
def test_random_games_come_to_an_end(setting: Setting) -> None:
    assert all(checked_game(setting, seed)[1] for seed in range(GAMES_PER_SETTING))


@every_setting
def test_winners_are_named_only_at_the_end_and_lead_the_scores(setting: Setting) -> None:
    rng = random.Random(5)
    for seed in range(GAMES_PER_SETTING):
        state = setting.new(seed)
        for _move in walk(state, rng, setting.invariants.CAP):
            assert state.winners() == []
        winners, totals = state.winners(), [score.total for score in state.scores()]
        assert winners == sorted(set(winners))
        assert len(winners) > 0
        assert all(totals[seat] == max(totals) for seat in winners)
        assert state.moves() == []


@every_setting
def test_nobody_has_secrets_or_asks_to_look_once_a_game_is_over(setting: Setting) -> None:
    state = setting.new(4)
    play_out(state, random.Random(4), setting.invariants.CAP)
    assert not state.asked_to_look()
    assert not any(state.has_secrets(seat) or state.needs_curtain(seat) for seat in range(setting.seats))


@every_setting
def test_the_parts_of_every_score_add_up(setting: Setting) -> None:
    names = [key for key, _name in setting.game.words.parts()]
    state = setting.new(3)
    for _move in walk(state, random.Random(3), setting.invariants.CAP):
        scores = state.scores()
        # A solo player has an opponent run by the rules.
        assert len(scores) == max(2, setting.seats)
        assert all(sum(score.parts.values()) == score.total and list(score.parts) == names for score in scores)


@every_setting
def test_every_decision_has_a_page_of_the_rules(setting: Setting) -> None:
    keys = {page.key for page in import_module(f"kingdoms.games.{setting.key}.manual.pages").pages(setting.setup)}
    state, words = setting.new(8), setting.game.words
    for _move in walk(state, random.Random(8), setting.invariants.CAP):
        assert words.page_of(state) in keys
    assert words.page_of(state) in keys


@every_setting
def test_a_tap_that_stands_for_several_moves_asks_which(setting: Setting) -> None:
    state, words = setting.new(8), setting.game.words
    for _move in walk(state, random.Random(8), setting.invariants.CAP):
        alike: dict[object, list[object]] = {}
        for move in state.moves():
            alike.setdefault(words.target(state, move), []).append(move)
        assert all(words.which(state, moves) for moves in alike.values() if len(moves) > 1)


@every_setting
def test_the_parts_of_a_game_have_headings_in_its_log(setting: Setting) -> None:
    state, words, rng = setting.new(8), setting.game.words, random.Random(8)
    names = [f"Player {number}" for number in range(setting.seats)]
    events = [event for move in walk(state.copy(), rng, setting.invariants.CAP) for event in state.play(move)]
    headings = [event for event in events if words.is_heading(event)]
    assert len(headings) > 1
    assert all(words.line(event, names) for event in headings)


@pytest.mark.parametrize("key", GAMES)
def test_every_step_that_asks_has_a_page_of_the_rules(key: str) -> None:
    keys = {page.key for page in import_module(f"kingdoms.games.{key}.manual.pages").pages()}
    state = next(setting for setting in SETTINGS if setting.key == key).new(0)
    for step in state.asks:
        # Only the name of the step matters here; some come up so rarely that random games might never reach them.
        state.agenda[-1] = (step, state.seat)
        assert GAMES[key].words.page_of(state) in keys


@pytest.mark.parametrize("key", GAMES)
def test_everything_comes_up_in_random_play(key: str) -> None:
    tables = [setting for setting in SETTINGS if setting.key == key]
    missing, rng = set(tables[0].invariants.EVERYTHING), random.Random(11)
    for seed in range(600):
        setting = tables[seed % len(tables)]
        missing -= setting.invariants.met(*play_out(setting.new(seed), rng, setting.invariants.CAP))
        if not missing:
            return
    raise AssertionError(f"never met: {sorted(missing)}")


# Chance


@every_setting
def test_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    def told(seed: int) -> str:
        state = setting.new(seed)
        moves, events = play_out(state, random.Random(1), 120)
        return repr((moves, events, as_text(state)))

    assert told(4) == told(4) != told(5)


# Moves


@every_setting
def test_the_moves_are_stable(setting: Setting) -> None:
    for depth in range(0, 260, 52):
        state = position(setting, depth, depth)
        assert state.moves() == state.moves() == state.copy().moves() == position(setting, depth, depth).moves()


@every_setting
def test_an_illegal_move_raises_and_changes_nothing(setting: Setting) -> None:
    strange = strange_moves(setting)
    for state in some_positions(setting):
        before, offered = as_text(state), list(state.moves())
        for move in strange:
            if move not in offered:
                with pytest.raises(IllegalMove):
                    state.play(move)
        assert as_text(state) == before
        assert state.moves() == offered


@every_setting
def test_apply_does_the_same_as_play_without_events(setting: Setting) -> None:
    rng = random.Random(6)
    for seed in range(GAMES_PER_SETTING):
        played, applied = setting.new(seed), setting.new(seed)
        while played.seat is not None:
            move = rng.choice(played.moves())
            assert isinstance(played.play(move), list)
            applied.apply(move)
            assert played.seat == applied.seat
            assert played.moves() == applied.moves()
        assert as_text(played) == as_text(applied)


@every_setting
def test_every_move_changes_the_state(setting: Setting) -> None:
    for state in some_positions(setting):
        before = as_text(state)
        for move in state.moves():
            following = state.copy()
            following.play(move)
            setting.invariants.check(following)
            assert as_text(following) != before


# Copies


@every_setting
def test_a_copy_has_every_slot_and_shares_no_list_except_the_moves(setting: Setting) -> None:
    for state in some_positions(setting):
        copy = state.copy()
        for slot in (*state.components(), "seat", "agenda", "chance", "_moves"):
            mine, its = getattr(state, slot), getattr(copy, slot)
            assert mine == its
            if isinstance(mine, list) and slot != "_moves":
                assert mine is not its
                assert all(one is not other for one, other in zip(mine, its, strict=True) if isinstance(one, list))
        assert copy.moves() is state.moves()


@every_setting
def test_a_copy_and_its_original_are_independent(setting: Setting) -> None:
    rng = random.Random(7)
    for state in some_positions(setting):
        before, copy = as_text(state), state.copy()
        assert as_text(copy) == before
        for _move in walk(copy, rng, 60):
            pass
        assert as_text(state) == before
        copy = state.copy()
        for _move in walk(state, rng, 60):
            pass
        assert as_text(copy) == before


@every_setting
def test_looking_at_a_state_changes_nothing(setting: Setting) -> None:
    rng = random.Random(7)
    for state in some_positions(setting):
        before = as_text(state), list(state.moves())
        state.scores(), state.winners(), state.fingerprint(), state.to_json()
        for seat in seats_and_onlooker(state):
            state.view(seat).moves()
            drawn = state.determinize(seat, rng)
            for _move in walk(drawn, rng, 40):
                pass
        assert (as_text(state), state.moves()) == before


# JSON and records


@every_setting
def test_saving_and_loading_is_lossless_at_every_step(setting: Setting) -> None:
    state, rng = setting.new(1), random.Random(1)
    for _move in walk(state, rng, 400):
        text = as_text(state)
        again = setting.game.from_json(json.loads(text))
        assert as_text(again) == text
        assert again.moves() == state.moves()
        assert again.seat == state.seat
    again = setting.game.from_json(json.loads(as_text(state)))
    assert (again.seat, again.winners()) == (state.seat, state.winners())
    assert again.fingerprint() == state.fingerprint()


@every_setting
def test_a_loaded_game_continues_as_the_saved_one_would(setting: Setting) -> None:
    for number, state in enumerate(some_positions(setting)):
        again = setting.game.from_json(json.loads(as_text(state)))
        told, told_again = (play_out(one, random.Random(number), 80) for one in (state, again))
        assert told == told_again
        assert as_text(state) == as_text(again)


@every_setting
def test_saved_data_shares_nothing_with_the_state(setting: Setting) -> None:
    state = position(setting, 2, 40)
    data = state.to_json()
    text = json.dumps(data)
    for _move in walk(state, random.Random(2), 60):
        pass
    assert json.dumps(data) == text


@every_setting
def test_every_move_and_every_event_survives_json(setting: Setting) -> None:
    for seed in range(GAMES_PER_SETTING):
        moves, events = play_out(setting.new(seed), random.Random(seed), 400)
        for move in set(moves):
            assert decode(setting.game.vocabulary, json.loads(json.dumps(encode(move)))) == move
        for event in set(events):
            assert decode((type(event),), json.loads(json.dumps(encode(event)))) == event


@every_setting
def test_a_saved_game_replays_to_the_same_place(setting: Setting) -> None:
    seats = [Seat(f"Seat {number}", number, PERSON) for number in range(setting.seats)]
    for seed in (0, 2, 5):
        session, rng = Session(setting.game, seats, seed, setting.options), random.Random(seed)
        for _decision in range(70 * seed):
            session.end_turn()
            if not session.is_over:
                session.play(rng.choice(session.state.moves()))
        again = from_record(json.loads(json.dumps(to_record(session))), GAMES)
        assert again.state.fingerprint() == session.state.fingerprint()
        assert again.log == session.log


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("data", [None, 7, "text", [], {}, {"seats": 2}, [[]], True, {"a": {"b": []}}], ids=repr)
def test_data_that_is_not_a_state_is_refused_with_a_sentence(key: str, data: object) -> None:
    with pytest.raises(BadSave, match=r"^[A-Z].*\.$"):
        GAMES[key].from_json(data)


# Invalid tables


@pytest.mark.parametrize("key", GAMES)
def test_a_table_that_the_game_does_not_support_is_refused(key: str) -> None:
    game = GAMES[key]
    for seats in (0, min(game.seats) - 1, max(game.seats) + 1):
        with pytest.raises(ValueError, match="players"):
            game.new(seats=seats, seed=1, options={})
    with pytest.raises(ValueError, match="option"):
        game.new(seats=min(game.seats), seed=1, options={"no such option": 1})
    for name in game.options:
        with pytest.raises(ValueError, match=name):
            game.new(seats=min(game.seats), seed=1, options={name: "no such value"})


@pytest.mark.parametrize("key", GAMES)
def test_omitted_options_have_their_defaults(key: str) -> None:
    game = GAMES[key]
    defaults = {name: values[0] for name, values in game.options.items()}
    first, second = (game.new(seats=max(game.seats), seed=1, options=given) for given in ({}, defaults))
    assert as_text(first) == as_text(second)
