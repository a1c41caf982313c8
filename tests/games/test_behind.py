"""What is behind the figures of the score sheets: it adds up to them, in every game and in both languages."""

from functools import cache
from typing import Any

import pytest

from kingdoms.core import language
from kingdoms.core.game import Source
from kingdoms.games import GAMES
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.scoring import BATTLE
from kingdoms.games.kingsburg.state import WINTER
from kingdoms.games.kingsburg.words.names import enemy_name
from kingdoms.games.paladins.table import OPPONENT
from kingdoms.places import ASSETS
from tests.games.positions import SETTINGS, Setting, played_to_the_end, position
from tests.games.rival_kings.table import cards
from tests.games.word_checks import is_sentence, said

SEEDS = range(3)


@cache
def ended(setting: str, seed: int) -> Any:
    """The end of a random game; it is the same in every language."""
    return played_to_the_end(next(each for each in SETTINGS if str(each) == setting).new(seed), seed)


def figures(setting: Setting, state: Any) -> list[tuple[int, list[Source]]]:
    """Every figure of the score sheet, and what is behind it."""
    words = setting.game.words
    return [
        (score.parts[part], words.behind(state, side, part))
        for side, score in enumerate(state.scores())
        for part, _name in words.parts()
    ]


@pytest.mark.usefixtures("both_languages")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_sources_of_a_figure_add_up_to_it_and_are_told_and_drawn(setting: Setting) -> None:
    for seed in SEEDS:
        for points, sources in figures(setting, ended(str(setting), seed)):
            assert sum(source.points for source in sources) == points, sources
            for source in sources:
                assert is_sentence(source.text)
                assert source.pictures
                assert [name for name in source.pictures if not (ASSETS / "art" / f"{name}.png").is_file()] == []


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("depth", [0, 25, 60])
def test_they_add_up_in_the_middle_of_a_game_too(setting: Setting, depth: int) -> None:
    for points, sources in figures(setting, position(setting, 3, depth)):
        assert sum(source.points for source in sources) == points


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_text_is_in_the_catalogue(setting: Setting) -> None:
    """Not a single one is the same in Hungarian, so none escapes translation."""
    states = [ended(str(setting), seed) for seed in SEEDS]
    english = [source.text for state in states for _points, sources in figures(setting, state) for source in sources]
    language.use("hu")
    hungarian = [source.text for state in states for _points, sources in figures(setting, state) for source in sources]
    language.use("en")
    assert [text for text, other in zip(english, hungarian, strict=True) if text == other] == []


# What some of them say.


@pytest.mark.usefixtures("both_languages")
def test_a_pair_shows_both_cards_and_their_values() -> None:
    state: Any = GAMES["rival_kings"].new(seats=2, seed=1, options={})
    state.subjects[0] = cards("gardener", "watchman")
    state.buildings[0] = cards("garden", "prison")
    behind = GAMES["rival_kings"].words.behind
    assert behind(state, 0, "perfect_pairs") == [
        Source(
            said(en="Gardener (3) and Garden (4)", hu="Kertész (3) és Kert (4)"),
            7,
            ("rival_kings/subjects/gardener", "rival_kings/buildings/garden"),
            tie="ribbon",
        )
    ]
    assert behind(state, 0, "colour_pairs") == [
        Source(
            said(
                en="Watchman (3) and Prison (3): the higher value counts",
                hu="Városőr (3) és Tömlöc (3): a nagyobb érték számít",
            ),
            3,
            ("rival_kings/subjects/watchman", "rival_kings/buildings/prison"),
            tie="thread",
        )
    ]
    assert behind(state, 0, "singles") == []


@pytest.mark.parametrize("fought", range(1, 6))
def test_battles_that_cancel_out_are_still_listed_but_only_those_that_were_fought(fought: int) -> None:
    state: Any = GAMES["kingsburg"].new(seats=2, seed=1, options={})
    state.year, state.phase = fought, WINTER
    assert state.points[0][BATTLE] == 0
    (source,) = GAMES["kingsburg"].words.behind(state, 0, "battle")
    kinds = list(dict.fromkeys(ENEMIES[enemy].kind for enemy in state.enemies[:fought]))
    assert source.text == f"All winters together: {language.enumerated([enemy_name(kind) for kind in kinds])}"
    assert source.pictures == tuple(f"kingsburg/enemies/{kind}" for kind in kinds)


def test_a_game_abandoned_before_its_first_winter_names_no_enemy() -> None:
    state: Any = GAMES["kingsburg"].new(seats=2, seed=1, options={})
    assert GAMES["kingsburg"].words.behind(state, 0, "battle") == []
    state.year = 2
    (source,) = GAMES["kingsburg"].words.behind(state, 0, "battle")
    assert source.pictures == (f"kingsburg/enemies/{ENEMIES[state.enemies[0]].kind}",)


def test_the_solo_opponent_scores_nothing_for_workshops_and_goods() -> None:
    words = GAMES["paladins"].words
    state = ended(next(str(setting) for setting in SETTINGS if setting.key == "paladins" and setting.seats == 1), 0)
    assert [words.behind(state, OPPONENT, part) for part in ("developments", "goods")] == [[], []]
