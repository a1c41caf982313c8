"""The Royals board: scores can be read, on the table and in its scenes."""

from typing import Any

import pytest
from kivy.uix.widget import Widget

from kingdoms.ui.boards.royals import periods
from kingdoms.ui.boards.royals.overlays import country_scores
from kingdoms.ui.boards.royals.overlays.score_lines import Winner
from kingdoms.ui.boards.royals.overlays.title_scores import paint_title_scores
from kingdoms.ui.boards.royals.pieces import ART, OF_PERIOD
from kingdoms.ui.drawing.gallery import gallery
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.royals.positions import session_where
from tests.ui.drawing.painted import Record
from tests.ui.geometry import is_inside, overlap


@pytest.fixture
def _started(show: Any) -> None:
    """Loads the app's fonts."""
    show(Widget())


@pytest.mark.usefixtures("_started")
@pytest.mark.parametrize("tied", [("Player 2", "Dorothea"), ("Dorothea", "Maximilian"), ("Anna", "Bo")])
@pytest.mark.parametrize("line", [Rect(0, 0, 704, 82), Rect(0, 0, 328, 58)])
def test_both_winners_of_a_shared_title_tile_are_named(line: Rect, tied: tuple[str, str]) -> None:
    record = Record()
    paint_title_scores(record, line, 0, [Winner(name, crest, 5) for crest, name in enumerate(tied)], 2)
    assert set(tied) <= {words for words, _place in record.written}
    assert all(is_inside(record.places[name], line) for name in tied)


@pytest.mark.usefixtures("_started")
@pytest.mark.parametrize(("most", "reason"), [(0, "Nobody"), (3, "Tie of three or more: no points")])
def test_a_title_tile_that_nobody_gets_says_why(most: int, reason: str) -> None:
    record = Record()
    paint_title_scores(record, Rect(0, 0, 328, 58), 0, [], most)
    assert reason in {" ".join(words.split()) for words, _place in record.written}


@pytest.mark.usefixtures("_started")
def test_a_token_that_nobody_wins_has_a_dash_and_no_cross() -> None:
    record = Record()
    winners, line = [Winner("Anna", 0, 5), None], Rect(0, 0, 320, 86)
    country_scores.paint_country_scores(record, line, 0, winners, ["Anna (3)"] * 4, [""] * 4)
    assert "–" in record.places
    assert is_inside(record.places["–"], line)


@pytest.mark.usefixtures("_started")
def test_crests_and_tokens_have_the_same_size_in_all_countries_of_a_period() -> None:
    token, sizes = f"{ART}/pieces/{OF_PERIOD}", set()
    gallery.read_now(token)
    whys = ["Anna is ahead of Bruno: higher title (Duke).", "", "", ""]
    for country in range(4):
        winners = [Winner("Anna", 0, 5), Winner("Bruno", 1, 2)]
        record = Record()
        country_scores.paint_country_scores(record, Rect(0, 0, 704, 110), country, winners, ["Anna (3)"] * 4, whys)
        pictures = [(name, rect.width, rect.height) for name, rect in record.pictures]
        sizes.add(tuple(picture for picture in pictures if picture[0] in (token, "heraldry/shield")))
    (in_all_countries,) = sizes
    assert len(in_all_countries) == 4


@pytest.mark.usefixtures("_started")
@pytest.mark.parametrize("size", [(704, 110, "body"), (300, 86, "tiny")])
def test_the_reasons_have_the_same_type_size_in_all_countries_and_the_largest_one_that_fits(
    size: tuple[int, int, str],
) -> None:
    types = set()
    standing = ["Anna (3)", "Beatrix (3), Conrad (1) and Player 1 (1)", "Anna (3)", "Anna (3)"]
    for country in range(4):
        winners = [Winner("Anna", 0, 5), Winner("Bruno", 1, 2)]
        record = Record()
        country_scores.paint_country_scores(record, Rect(0, 0, *size[:2]), country, winners, standing, [""] * 4)
        types |= {letters for words, letters in record.sizes.items() if words not in ("Anna", "5", "Bruno", "2")}
    assert types == {getattr(theme, size[2])}


@pytest.mark.usefixtures("_started")
@pytest.mark.parametrize(
    ("width", "line"), [(704, "Influence, France: you (3)"), (190, "Influence: you (3)"), (110, "You (3)")]
)
def test_a_scoring_says_that_the_numbers_are_influence_if_there_is_room(width: int, line: str) -> None:
    record, winners = Record(), [Winner("You", 0, 5), None]
    country_scores.paint_country_scores(record, Rect(0, 0, width, 110), 0, winners, ["you (3)"] * 4, [""] * 4)
    assert line in [words for words, _place in record.written]


@pytest.mark.usefixtures("_started")
@pytest.mark.parametrize("cell", [Rect(0, 0, 60, 30), Rect(0, 0, 47, 33), Rect(0, 0, 74, 28)])
def test_the_points_of_a_period_stay_in_sight_once_they_are_won(cell: Rect) -> None:
    record = Record()
    periods.paint_period(record, cell, (13, 7), (0, 1))
    assert [words for words, _place in record.written] == ["13", "7"]
    assert all(is_inside(place, cell) for _words, place in record.written)


def holds_several(state: Any) -> bool:
    return bool(state.seat == 0 and 3 < state.holders.count(1) < 8)


def test_the_frame_of_a_hint_covers_no_other_position_of_a_seat(sit: Any) -> None:
    board = sit(session_where(holds_several, "pbb", 1)).table.board
    board.open(("seat", 1))
    rects = [place.rect for thing, place in board.overlay.items() if thing[0] == "position"]
    frame = 3 * theme.band  # the width of the gold line plus its distance from the thing
    for number, rect in enumerate(rects):
        assert rect.width >= 1.4 * theme.touch - 2 * frame
        assert not any(overlap(rect.inset(-frame), other) > 1 for other in rects[:number] + rects[number + 1 :])
