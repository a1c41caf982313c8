"""The sources behind each figure of a score sheet: they add up to it, in every game and both languages."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from kingdoms.core.game import Source
from kingdoms.core.state import Event
from kingdoms.core.words import language
from kingdoms.games import GAMES
from kingdoms.games.kingsburg.board import PUBLISHED, QUEEN, SMUGGLER, WINTER
from kingdoms.games.kingsburg.events import DRAWN, LOST, WON, EnemyTurned, Fought, Gained, Helped, Lost, Strongest
from kingdoms.games.kingsburg.moves import Smuggle
from kingdoms.games.paladins.state import OPPONENT
from kingdoms.paths import ASSETS
from tests.games.helpers.positions import NEVER_ENDING, SETTINGS, Setting, play_out
from tests.games.helpers.word_checks import is_sentence, said
from tests.games.kingsburg.table import enemy, play, table
from tests.games.rival_kings.table import cards

SEEDS = range(3)


Played = tuple[Any, list[Event]]
"""The state a game has reached, and every event on the way."""


def played(setting: Setting, seed: int, depth: int = NEVER_ENDING) -> Played:
    """A random game played for this many decisions, or to its end."""
    state = setting.new(seed)
    _moves, events = play_out(state, random.Random(seed), depth)
    return state, events


@cache
def ended(setting: str, seed: int) -> Played:
    """A random game played to its end, cached; it is the same in every language."""
    return played(next(each for each in SETTINGS if str(each) == setting), seed)


def figures(setting: Setting, state: Any, events: Sequence[Event]) -> list[tuple[int, list[Source]]]:
    """Every figure of the score sheet, with its sources."""
    words = setting.game.words
    return [
        (score.parts[part], words.point_sources(state, side, part, events))
        for side, score in enumerate(state.scores())
        for part, _name in words.parts()
    ]


@pytest.mark.usefixtures("both_languages")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_sources_of_a_figure_add_up_to_it_and_have_text_and_pictures(setting: Setting) -> None:
    for seed in SEEDS:
        for points, sources in figures(setting, *ended(str(setting), seed)):
            assert sum(source.points for source in sources) == points, sources
            for source in sources:
                assert is_sentence(source.text)
                assert source.pieces
                assert [name for name in source.pieces if not (ASSETS / "art" / f"{name}.png").is_file()] == []


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("depth", [0, 25, 60])
def test_they_add_up_in_the_middle_of_a_game_too(setting: Setting, depth: int) -> None:
    for points, sources in figures(setting, *played(setting, 3, depth)):
        assert sum(source.points for source in sources) == points


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_all_text_is_in_the_catalogue(setting: Setting) -> None:
    """No text is the same in Hungarian, so none has escaped translation."""
    games = [ended(str(setting), seed) for seed in SEEDS]
    english = [source.text for game in games for _points, sources in figures(setting, *game) for source in sources]
    language.use("hu")
    hungarian = [source.text for game in games for _points, sources in figures(setting, *game) for source in sources]
    language.use("en")
    assert [text for text, other in zip(english, hungarian, strict=True) if text == other] == []


# The words of some sources.


@pytest.mark.usefixtures("both_languages")
def test_a_pair_shows_both_cards_and_their_values() -> None:
    state: Any = GAMES["rival_kings"].new(seats=2, seed=1, options={})
    state.subjects[0] = cards("gardener", "watchman")
    state.buildings[0] = cards("garden", "prison")
    point_sources = GAMES["rival_kings"].words.point_sources
    assert point_sources(state, 0, "perfect_pairs", []) == [
        Source(
            said(en="Gardener (3) and Garden (4)", hu="Kertész (3) és Kert (4)"),
            7,
            ("rival_kings/subjects/gardener", "rival_kings/buildings/garden"),
            is_close=True,
            tincture="or",
        )
    ]
    assert point_sources(state, 0, "colour_pairs", []) == [
        Source(
            said(
                en="Watchman (3) and Prison (3): the higher value counts",
                hu="Városőr (3) és Tömlöc (3): a nagyobb érték számít",
            ),
            3,
            ("rival_kings/subjects/watchman", "rival_kings/buildings/prison"),
            is_close=False,
            tincture="or",
        )
    ]
    assert point_sources(state, 0, "singles", []) == []


# The advisors and the winters of Kingsburg.


def kingsburg(state: Any, side: int, part: str, events: Sequence[Event]) -> list[Source]:
    return GAMES["kingsburg"].words.point_sources(state, side, part, events)


@pytest.mark.usefixtures("both_languages")
def test_only_advisors_who_gave_the_seat_points_are_shown() -> None:
    state, events = table(3).court((0, 1), (1, QUEEN))
    events = events + play(state, state.moves()[0])
    jester = said(en="Jester", hu="Udvari bolond")
    assert kingsburg(state, 0, "advisors", events) == [Source(jester, 1, ("kingsburg/advisors/jester",))]
    (queen,) = kingsburg(state, 1, "advisors", events)
    assert (queen.points, queen.pieces) == (3, ("kingsburg/advisors/queen",))
    assert kingsburg(state, 2, "advisors", events) == []


def test_an_advisor_who_took_a_point_is_shown_too() -> None:
    state, events = table(3, PUBLISHED).court((0, SMUGGLER), (1, 2))
    events = events + play(state, next(move for move in state.moves() if type(move) is Smuggle))
    assert kingsburg(state, 0, "advisors", events) == [Source("Smuggler", -1, ("kingsburg/advisors/smuggler",))]
    assert kingsburg(state, 1, "advisors", events) == []


@pytest.mark.usefixtures("both_languages")
def test_an_advisor_has_one_line_that_says_how_often_they_helped() -> None:
    help_of_both = [
        Helped(0, 1), Gained(0, "vp", 1, "advisors"), Helped(0, 2), Gained(0, "gold", 1, "advisor_2"),
        Helped(1, QUEEN), Gained(1, "vp", 3, "advisors"), Gained(0, "vp", 1, "reward"),
    ]  # fmt: skip
    (jester,) = kingsburg(table(2).state, 0, "advisors", help_of_both * 3)
    assert jester == Source(
        said(en="Jester, 3 times", hu="Udvari bolond, 3 alkalommal"), 3, ("kingsburg/advisors/jester",)
    )


@pytest.mark.usefixtures("both_languages")
def test_every_winter_fought_has_a_line_even_without_points() -> None:
    goblins, zombies, demons = enemy(1, "goblins", 2), enemy(2, "zombies", 5), enemy(3, "demons", 6)
    events = [
        EnemyTurned(goblins), *fights(WON, LOST),
        Gained(0, "vp", 1, "battle"), Gained(0, "vp", 1, "battle"), Lost(1, "vp", 1, "battle"),
        Strongest((0,)), Gained(0, "vp", 1, "battle"),
        EnemyTurned(zombies), *fights(DRAWN, DRAWN),
        EnemyTurned(demons), *fights(LOST, WON),
        Lost(0, "vp", 2, "buildings"), Lost(0, "vp", 3, "battle"), Gained(1, "vp", 1, "battle"),
    ]  # fmt: skip
    assert kingsburg(table(2).state, 0, "battle", events) == [
        Source(
            said(en="Year I, Goblins: Victory", hu="I. év · Goblinok · Győzelem"), 3, ("kingsburg/enemies/goblins",)
        ),
        Source(said(en="Year II, Zombies: Draw", hu="II. év · Zombik · Döntetlen"), 0, ("kingsburg/enemies/zombies",)),
        Source(
            said(en="Year III, Demons: Defeat", hu="III. év · Démonok · Vereség"), -3, ("kingsburg/enemies/demons",)
        ),
    ]
    assert [source.points for source in kingsburg(table(2).state, 1, "battle", events)] == [-1, 0, 1]


def fights(*outcomes: str) -> list[Event]:
    return [Fought(seat, 1, 1, 0, 0, 2, outcome) for seat, outcome in enumerate(outcomes)]


def test_a_winter_still_to_come_is_not_listed() -> None:
    state, events = table(2, year=1).enemy("goblins", 2).soldiers(0, 5).begin(WINTER, 1)
    (source,) = kingsburg(state, 0, "battle", events)
    assert source.pieces == ("kingsburg/enemies/goblins",)
    assert kingsburg(state, 0, "battle", []) == []


def test_the_solo_opponent_scores_nothing_for_workshops_and_goods() -> None:
    words = GAMES["paladins"].words
    alone = next(str(setting) for setting in SETTINGS if setting.key == "paladins" and setting.seats == 1)
    state, events = ended(alone, 0)
    assert [words.point_sources(state, OPPONENT, part, events) for part in ("developments", "goods")] == [[], []]
