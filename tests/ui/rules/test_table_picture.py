"""The picture of the table in the rules: the real board in miniature, with every part numbered and named."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.core.seats import LEVELS
from kingdoms.core.words.manual import Page
from kingdoms.games import GAMES
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.rules.table_picture import NumberedParagraph, TablePicture, part_of, table_pictures
from kingdoms.ui.theme import SEAT_TINCTURES, theme
from kingdoms.ui.widgets.focus import spots_in
from tests.games.helpers.positions import TRIED
from tests.ui.boards.forms import subclasses_of, swapped, zone_names

Launch = Callable[..., Any]
PHONE, TABLET, WIDE = (360, 640), (800, 1280), (1280, 800)


def overview(key: str) -> Page:
    pages: list[Page] = import_module(f"kingdoms.games.{key}.manual.pages").pages()
    return next(page for page in pages if page.parts)


@pytest.fixture
def shown(launch: Launch) -> Launch:
    """Opens the page with the picture of a game's table, without animations."""

    def start(key: str, size: tuple[int, int] = TABLET) -> Any:
        finger = launch(size)
        finger.app.set("speed", "off")
        finger.app.show("rules", game=key, page="overview")
        finger.frames(4)
        return finger

    return start


@pytest.mark.parametrize("key", GAMES)
def test_it_is_the_second_page(key: str) -> None:
    pages = import_module(f"kingdoms.games.{key}.manual.pages").pages()
    assert [page.key for page in pages[:3]] == ["aim", "overview", "table"]


@pytest.mark.parametrize("key", GAMES)
def test_every_zone_of_the_board_has_a_name_in_the_rules(key: str) -> None:
    parts, names = overview(key).parts, zone_names(key)
    named = {part_of(key, kind, parts) for kind in subclasses_of(Zone) if kind.__name__ in names}
    assert "" not in named
    # Rivals' rows, where there are any, are named in the kv file, not by a zone class.
    assert set(parts) - named == {"prompt", "log", "buttons", "tabs"} | ({"rivals"} & set(parts))


@pytest.mark.parametrize("size", [PHONE, TABLET, WIDE], ids=str)
@pytest.mark.parametrize("key", GAMES)
def test_every_part_in_sight_is_numbered_and_explained(shown: Launch, key: str, size: tuple[int, int]) -> None:
    finger, page = shown(key, size), overview(key)
    told = {line.number: line.words for line in finger.find(NumberedParagraph)}
    pictures = finger.find(TablePicture)
    assert sorted(told) == list(range(1, len(told) + 1))
    assert {number for picture in pictures for number, _place in picture.marks} == set(told)
    for picture in pictures:
        zones = [zone for zone in picture.board.zones if min(zone.size) > 0]
        assert [place for _number, place in picture.marks] == [zone.rect for zone in zones]
        for zone, (number, _place) in zip(zones, picture.marks, strict=True):
            part = page.parts.index(part_of(key, type(zone), page.parts))
            assert told[number] == page.paragraphs[part - len(page.parts)]
    assert len(pictures) == len(pictures[0].board.pages())


@pytest.mark.parametrize("key", GAMES)
def test_parts_out_of_sight_are_explained_too(shown: Launch, key: str) -> None:
    lines = [line.words for line in shown(key).find("Paragraph")]
    assert sorted(lines) == sorted(overview(key).paragraphs)


@pytest.mark.parametrize("key", GAMES)
def test_the_picture_is_of_a_game_like_the_one_being_played(shown: Launch, key: str) -> None:
    finger = shown(key)
    finger.is_drawing = False
    for setting in (setting for setting in TRIED if setting.key == key):
        finger.app.show("rules", game=key, page="overview", setup=setting.setup)
        finger.frames(1)
        view = finger.find(TablePicture)[0].board.sight.view
        assert view.seats == min(setting.seats, 1 + len(LEVELS))
        assert (
            view.to_json().items()
            >= {name: value for name, value in setting.options.items() if name != "level"}.items()
        )
        assert all(line.words for line in finger.find("Paragraph"))


def test_the_picture_follows_the_kv_file(shown: Launch) -> None:
    shown("kingsburg")
    before = places_of("kingsburg")
    with swapped("KingsburgTablet", "KingsburgCourt", "KingsburgEstate"):
        after = places_of("kingsburg")
    assert before["court"].y > before["estate"].y
    assert after["court"].y < after["estate"].y


def places_of(key: str) -> dict[str, Rect]:
    parts = overview(key).parts
    (table,) = table_pictures(key, parts)
    numbers = {number: part for part, number in table.new.items()}
    return {numbers[number]: place for number, place in table.picture.marks}


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=str)
def test_it_stays_on_the_page(shown: Launch, size: tuple[int, int]) -> None:
    for picture in shown("kingsburg", size).find(TablePicture):
        assert picture.scale * picture.board.width <= picture.width + 1
        assert picture.height < Window.height


def test_nothing_on_it_can_be_tapped_or_focused(shown: Launch) -> None:
    finger = shown("kingsburg")
    picture = finger.find(TablePicture)[0]
    taps: list[Any] = []
    picture.board.bind(on_tap=lambda _board, thing: taps.append(thing))
    finger.tap_widget(picture)
    assert taps == []
    assert not [spot for spot in spots_in(finger.app.front) if spot.owner is picture.board]


def test_it_is_rebuilt_when_the_look_or_the_language_changes_but_not_while_somebody_types(shown: Launch) -> None:
    finger = shown("rival_kings")
    first = finger.find(TablePicture)[0]
    finger.app.front.query = "pile"
    finger.frames(2)
    assert finger.find(TablePicture) == [first]
    finger.app.set("text_scale", 1.5)
    finger.frames(2)
    (second,) = finger.find(TablePicture)
    assert second is not first
    assert first.board.sight is None
    finger.app.set("language", "hu")
    finger.frames(2)
    assert finger.find(TablePicture) not in ([first], [second])


def test_crests_have_the_colours_of_the_game_as_long_as_it_is_open(shown: Launch) -> None:
    finger = shown("royals")
    (picture,) = finger.find(TablePicture)
    assert tuple(theme.seat_tinctures) == picture.board.seat_tinctures != SEAT_TINCTURES
    finger.app.back()
    finger.frames(2)
    assert tuple(theme.seat_tinctures) == SEAT_TINCTURES
    assert picture.board.sight is None
