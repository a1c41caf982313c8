"""The words of every game, in both languages: there are words for everything, always in whole sentences.

They give away no secrets because they are made from a view, which `test_hidden_information` checks.
"""

import re
from collections import Counter
from importlib import import_module

import pytest

from kingdoms.core.state import Event
from kingdoms.core.words.language import _
from kingdoms.games import GAMES
from kingdoms.paths import ASSETS
from tests.games.helpers.positions import SETTINGS, Setting
from tests.games.helpers.word_checks import PLAYERS, TABLES, is_sentence, random_game, some_states, things_module

pytestmark = pytest.mark.usefixtures("both_languages")

EVERY = 41
"""Everything on the table is checked in one out of this many states of a game."""
LONGEST_TIP, LONGEST_SUMMARY = 200, 1100
MOST_GAMES = 400
"""The most games that are played until every step and event, or every tip, has come up."""

every_table = pytest.mark.parametrize("setting", TABLES, ids=str)
every_game = pytest.mark.parametrize("key", GAMES)


@every_table
def test_every_decision_has_a_prompt_and_every_move_a_label_and_a_place(setting: Setting) -> None:
    words, things = setting.game.words, things_module(setting.key).things
    for state in some_states(setting):
        assert is_sentence(words.prompt(state))
        assert is_sentence(words.progress(state))
        labels = Counter((words.target(state, move), words.label(state, move)) for move in state.moves())
        assert all(count == 1 for count in labels.values()), "moves at the same place differ by their labels"
        assert all(is_sentence(label) for _target, label in labels)
        assert all(label.count(":") <= 1 for _target, label in labels), "a hint is short enough to read at a glance"
        assert {target for target, _label in labels} <= set(things(state))


@every_table
def test_everything_on_the_table_says_what_it_is_and_why_the_deciding_seat_cannot_choose_it(setting: Setting) -> None:
    words, table = setting.game.words, things_module(setting.key)
    for state in some_states(setting)[::-EVERY]:
        for viewer in dict.fromkeys((state.seat, 0, None)):
            view = state.view(viewer)
            lit = {words.target(view, move) for move in view.moves()}
            for thing in table.things(view):
                assert all(map(is_sentence, words.thing(view, thing, PLAYERS[: setting.seats]))), thing
                if viewer == state.seat and thing not in lit:
                    assert is_sentence(words.why_not(view, thing)) is table.is_chosen(view, thing), thing


@every_game
def test_every_step_and_event_comes_up_and_log_lines_never_say_you(key: str) -> None:
    words, table = GAMES[key].words, things_module(key)
    tables = [setting for setting in SETTINGS if setting.key == key]
    asked = set(getattr(table, "RARE", ()))
    happened = set[type]()
    for seed in range(MOST_GAMES):
        setting = tables[seed % len(tables)]
        for state, events in random_game(setting, seed):
            asked |= {state.agenda[-1][0]} if state.agenda else set()
            for event in events:
                happened.add(type(event))
                line = words.line(event, PLAYERS[: setting.seats])
                assert is_sentence(line) or (not line and table.is_logged_by_another(event)), event
                assert not re.search(r"\b(you|your|te|tiéd)\b", line, re.IGNORECASE), line
        if seed >= len(tables) and happened >= table.EVENTS and asked >= set(state.asks):
            return
    raise AssertionError(f"never met: {table.EVENTS - happened} {set(state.asks) - asked}")


@every_game
def test_every_tip_comes_up_and_is_short(key: str) -> None:
    tips = GAMES[key].words.tips()
    keys = {tip.key for tip in tips}
    assert 8 <= len(tips) <= 15
    assert len(keys) == len(tips)
    assert all(is_sentence(_(tip.text)) and len(_(tip.text)) <= LONGEST_TIP for tip in tips)
    tables = [setting for setting in SETTINGS if setting.key == key]
    shown = set[str]()
    for seed in range(MOST_GAMES):
        since: dict[int, list[Event]] = {}
        for state, events in random_game(tables[seed % len(tables)], seed):
            view = state.view(state.seat)
            for tip in tips if state.seat is not None else ():
                if tip.when(view, since.get(state.seat, [])):
                    shown.add(tip.key)
                    assert tip.about(view, since.get(state.seat, [])) in things_module(key).things(view), tip.key
            since[state.seat] = []
            for heard in since.values():
                heard += events
        if seed >= len(tables) and shown == keys:
            return
    raise AssertionError(f"never shown: {keys - shown}")


@every_game
def test_the_summary_fits_on_a_page(key: str) -> None:
    sections = GAMES[key].words.summary()
    assert [len(section.lines) for section in sections][::3] == [1, 1]
    assert all(4 <= len(section.lines) <= 6 for section in sections[1:3])
    assert [is_sentence(section.title) for section in sections] == [False, True, True, True]
    assert all(is_sentence(line) for section in sections for line in section.lines)
    assert sum(len(line) for section in sections for line in section.lines) <= LONGEST_SUMMARY


@every_game
def test_the_rows_of_the_score_sheet_match_the_scores(key: str) -> None:
    words, setting = GAMES[key].words, next(setting for setting in SETTINGS if setting.key == key)
    rows = dict(words.parts())
    assert list(rows) == list(setting.new(1).scores()[0].parts)
    assert len(set(rows.values())) == len(rows)
    assert all(map(is_sentence, rows.values()))
    assert is_sentence(words.tie_break())
    rankings = [setting.new(1).ranking() for setting in SETTINGS if setting.key == key]
    assert len(words.tie_breakers()) == max(len(ranking[0]) - 1 for ranking in rankings)
    assert all(map(is_sentence, words.tie_breakers()))


@every_game
def test_the_game_and_its_options_are_explained(key: str) -> None:
    game = GAMES[key]
    assert all(map(is_sentence, (game.words.title(), game.words.tagline(), *game.words.introduction())))
    for name, values in game.options.items():
        assert is_sentence(game.words.option(name))
        effects = [game.words.effect(name, value) for value in values]
        assert all(effect.endswith(".") for effect in effects)
        if values != (False, True):
            named = [game.words.option_value(name, value) for value in values]
            assert all(map(is_sentence, named))
            assert len(set(named)) == len(set(effects)) == len(values)


@every_game
def test_every_page_of_the_rules_is_complete_and_its_pictures_exist(key: str) -> None:
    all_pages = import_module(f"kingdoms.games.{key}.manual.pages").pages
    setups = [setting.setup for setting in SETTINGS if setting.key == key]
    for pages in map(all_pages, (None, *setups)):
        assert len({page.key for page in pages}) == len(pages)
    for page in (page for setup in (None, *setups) for page in all_pages(setup)):
        assert page.paragraphs
        assert all(map(is_sentence, (page.title, *page.paragraphs))), page.key
        drawn = [name for name in page.pictures if ":" not in name]
        assert [name for name in drawn if not (ASSETS / "art" / f"{name}.png").is_file()] == []
