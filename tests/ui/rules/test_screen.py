"""The rules: a searchable list and illustrated pages, shown side by side or one after the other."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.utils import get_color_from_hex

from kingdoms.games import GAMES
from kingdoms.games.kingsburg.manual.pages import pages as kingsburg_pages
from kingdoms.games.rival_kings.manual.pages import pages
from kingdoms.ui.drawing.fonts import ICONS
from kingdoms.ui.drawing.pictures import picture
from kingdoms.ui.rules.screen import PageLine, PicturedParagraph, Pictures
from kingdoms.ui.rules.search import marked
from kingdoms.ui.rules.table_picture import TablePicture
from kingdoms.ui.theme import PALETTE, theme
from kingdoms.ui.widgets import IconButton, InkButton, InkLabel
from tests.ui.drawing.painted import Record

Launch = Callable[..., Any]
PHONE, DESKTOP = (360, 640), (1280, 800)


@pytest.fixture
def rules(launch: Launch) -> Launch:
    """Opens the rules without animations."""

    def start(size: tuple[int, int] = PHONE, **what: Any) -> Any:
        finger = launch(size)
        finger.app.set("speed", "off")
        finger.app.show("rules", **what)
        finger.frames(4)
        return finger

    return start


def listed(finger: Any) -> list[str]:
    return [line.page.key for line in finger.find(PageLine)]


def search(finger: Any, words: str) -> None:
    finger.app.front.ids.field.text = words
    finger.frames(2)


def test_all_pages_are_listed_in_reading_order(rules: Launch) -> None:
    assert listed(rules()) == [page.key for page in pages()]


def test_on_a_phone_the_list_comes_first_and_a_tap_opens_a_page(rules: Launch) -> None:
    finger = rules()
    assert finger.find("Paragraph") == []
    finger.tap_widget(finger.find(PageLine)[2])
    assert finger.find(PageLine) == []
    assert finger.app.front.title == pages()[2].title
    assert [line.text for line in finger.find("Paragraph")][:1] == pages()[2].paragraphs[:1]


def test_back_from_a_page_leads_to_the_list_and_then_home(rules: Launch) -> None:
    finger = rules()
    finger.tap_widget(finger.find(PageLine)[2])
    finger.press("escape")
    assert len(finger.find(PageLine)) == len(pages())
    finger.press("escape")
    assert finger.app.trail[-1][0] == "home"


def test_a_requested_page_is_open_and_back_leads_to_the_previous_screen(rules: Launch) -> None:
    finger = rules(game="rival_kings", page="conflicts")
    assert finger.app.front.page.key == "conflicts"
    assert finger.find(PageLine) == []
    finger.press("escape")
    assert finger.app.trail[-1][0] == "home"


def test_the_contents_are_one_tap_away_from_a_requested_page(rules: Launch) -> None:
    finger = rules(game="rival_kings", page="conflicts")
    finger.tap_widget(finger.find(IconButton, tooltip="Contents")[0])
    assert listed(finger) == [page.key for page in pages()]
    finger.tap_widget(finger.find(PageLine)[2])
    finger.press("escape")
    assert len(finger.find(PageLine)) == len(pages())
    finger.press("escape")
    assert finger.app.trail[-1][0] == "home"


def test_beside_the_contents_there_is_no_button_for_them(rules: Launch) -> None:
    finger = rules(DESKTOP, game="rival_kings", page="conflicts")
    assert finger.find(IconButton, tooltip="Contents")[0].disabled


def test_requesting_a_page_that_does_not_exist_opens_the_first_one(rules: Launch) -> None:
    assert rules(page="dragons").app.front.page.key == pages()[0].key


def test_where_there_is_room_the_list_and_the_page_are_side_by_side(rules: Launch) -> None:
    finger = rules(DESKTOP)
    assert len(finger.find(PageLine)) == len(pages())
    assert finger.find("Paragraph")
    finger.tap_widget(finger.find(PageLine)[1])
    assert finger.app.front.page.key == pages()[1].key
    assert [line.page.key for line in finger.find(PageLine, chosen=True)] == [pages()[1].key]
    finger.press("escape")
    assert finger.app.trail[-1][0] == "home"


def test_turning_the_device_keeps_the_page(rules: Launch) -> None:
    finger = rules()
    finger.tap_widget(finger.find(PageLine)[3])
    Window.size = DESKTOP
    finger.frames(6)
    assert len(finger.find(PageLine)) == len(pages())
    assert finger.app.front.page.key == pages()[3].key
    Window.size = PHONE
    finger.frames(6)
    assert finger.find(PageLine) == []


def test_the_search_lists_only_pages_that_contain_the_query(rules: Launch) -> None:
    finger = rules()
    search(finger, "Gardener")
    assert "gardener" in listed(finger)
    assert 0 < len(listed(finger)) < len(pages())
    assert all("gardener" in (line.page.title + line.note).lower() for line in finger.find(PageLine))
    search(finger, "")
    assert len(listed(finger)) == len(pages())


def test_a_search_without_results_says_so(rules: Launch) -> None:
    finger = rules()
    search(finger, "dragon")
    assert listed(finger) == []
    assert finger.app.front.ids.nothing.text == "No results."
    search(finger, "")
    assert finger.app.front.ids.nothing.text == ""


def test_the_query_stands_out_in_the_list_and_on_the_page(rules: Launch) -> None:
    finger = rules(DESKTOP)
    search(finger, "marker")
    finger.app.front.open_page("conflicts")
    finger.frames(2)
    mark = marked("marker", "marker", theme.found)
    assert any(mark in line.text for line in finger.find("Paragraph"))
    line = finger.find(PageLine, chosen=False)[0]
    assert any(mark in words.text for words in line.walk() if isinstance(words, InkLabel))
    search(finger, "")
    assert not any("[u]" in line.text for line in finger.find("Paragraph"))


def test_a_page_found_by_search_opens_at_the_words(rules: Launch) -> None:
    finger = rules()
    long_page = max(pages(), key=lambda page: sum(map(len, page.paragraphs)))
    search(finger, long_page.paragraphs[-1])
    finger.app.front.open_page(long_page.key)
    finger.frames(3)
    scroll = finger.app.front.ids.page_scroll
    last = next(part for part in finger.find("Paragraph") if part.words == long_page.paragraphs[-1])
    assert 0 <= last.to_window(*last.pos)[1] < last.to_window(*last.pos)[1] + last.height <= scroll.height
    assert scroll.scroll_y < 1


def test_the_marks_follow_the_theme(rules: Launch) -> None:
    finger = rules(page="conflicts")
    finger.app.front.query = "marker"
    finger.app.set("theme", "dark")
    finger.frames(2)
    mark = marked("marker", "marker", get_color_from_hex(PALETTE["found"][1]))
    assert any(mark in line.text for line in finger.find("Paragraph"))


def test_whole_words_are_listed_before_parts_of_words(rules: Launch) -> None:
    finger = rules(game="rival_kings")
    search(finger, "act")
    texts = [" ".join((line.page.title, *line.page.paragraphs)).lower() for line in finger.find(PageLine)]
    has_word = [re.search(r"\bact\b", text) is not None for text in texts]
    assert len(set(has_word)) == 2
    assert has_word == sorted(has_word, reverse=True)


def test_a_new_visit_begins_without_the_old_search(rules: Launch) -> None:
    finger = rules()
    search(finger, "gardener")
    finger.app.show("home")
    finger.app.show("rules")
    assert len(listed(finger)) == len(pages())
    assert finger.app.front.ids.field.text == ""


def test_the_rules_of_another_game_can_be_opened_during_a_search(rules: Launch) -> None:
    finger = rules()
    search(finger, "crown")
    finger.app.show("rules", game="kingsburg")
    finger.frames(4)
    assert finger.app.front.query == ""
    assert listed(finger) == [page.key for page in kingsburg_pages()]


@pytest.mark.parametrize("game", GAMES)
def test_every_page_shows_all_its_text_and_pictures(rules: Launch, game: str) -> None:
    finger = rules(game=game)
    finger.is_drawing = False
    for page in finger.app.front.pages:
        finger.app.front.open_page(page.key)
        finger.frames(1)
        assert finger.app.front.page == page
        # On the page with a picture of the table, the parts are in a different order.
        arranged = sorted if page.parts else list
        assert arranged(line.words for line in finger.find("Paragraph")) == arranged(page.paragraphs)
        shown = [name for row in finger.find(Pictures) for name in row.names]
        shown += [line.picture for line in finger.find(PicturedParagraph)]
        assert shown == list(page.pictures)
        assert all(picture(name) is not None for name in shown if ":" not in name)
        assert bool(finger.find(TablePicture)) == bool(page.parts)


def test_the_rules_of_another_game_are_two_taps_away(rules: Launch) -> None:
    finger = rules()
    finger.frames(4)
    finger.tap_widget(finger.find(IconButton, icon="cards")[0])
    finger.frames(4)
    finger.tap_widget(finger.find(InkButton, text="Kingsburg")[0])
    assert listed(finger) == [page.key for page in kingsburg_pages()]
    assert finger.app.front.title == "Rules: Kingsburg"
    finger.app.show("rules", game="rival_kings")
    assert len(listed(finger)) == len(pages())
    finger.app.back()
    assert finger.app.trail[-1][0] == "home"


def test_a_page_leads_to_the_next_one(rules: Launch) -> None:
    finger = rules(page=pages()[0].key)
    button = finger.find(InkButton, text=pages()[1].title)[0]
    button.dispatch("on_release")
    assert finger.app.front.page.key == pages()[1].key
    finger.app.front.open_page(pages()[-1].key)
    assert finger.find(InkButton) == []


def test_the_pages_follow_the_language(rules: Launch) -> None:
    finger = rules(DESKTOP, page="conflicts")
    english = finger.find("Paragraph")[0].text
    finger.app.set("language", "hu")
    finger.frames(2)
    assert finger.app.front.page.key == "conflicts"
    assert finger.find("Paragraph")[0].text != english


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_pictures_stay_on_the_page(rules: Launch, scale: float) -> None:
    finger = rules(page="scoring")
    finger.app.set("text_scale", scale)
    finger.frames(4)
    row = finger.find(Pictures)[0]
    assert all(place.right <= row.right + 1 and place.y >= row.y - 1 for place in Record(row).places.values())


def test_cards_are_not_distorted(rules: Launch) -> None:
    finger = rules(game="royals")
    shown = 0
    for page in finger.app.front.pages:
        if any(name.startswith("royals/intrigues/") for name in page.pictures):
            finger.app.front.open_page(page.key)
            finger.frames(2)
            for row in finger.find(Pictures):
                for name, place in Record(row).pictures:
                    drawn = picture(name)
                    assert place.height / place.width == pytest.approx(drawn.height / drawn.width, rel=0.01)
                    shown += 1
    assert shown


def test_rules_opened_from_a_game_are_those_of_that_game(rules: Launch) -> None:
    setup = {"seats": 2, "ruleset": "published"}
    finger = rules(game="kingsburg", setup=setup)
    assert listed(finger) == [page.key for page in kingsburg_pages(setup)]
    assert listed(finger)[0] == finger.app.front.page.key == "this_game"
    finger.app.show("home")
    finger.app.show("rules", game="kingsburg")
    finger.frames(2)
    assert listed(finger) == [page.key for page in kingsburg_pages()]
    assert finger.app.front.page.key == "aim"


def test_the_list_has_chapters_except_during_a_search(rules: Launch) -> None:
    finger = rules(game="kingsburg")
    chapters = [page.chapter for page in kingsburg_pages() if page.chapter]
    assert [title.text for title in finger.find("ChapterTitle")] == chapters
    search(finger, "king")
    assert finger.find("ChapterTitle") == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_in_a_legend_has_a_line_of_its_own_and_is_drawn(launch: Launch, game: str) -> None:
    finger = launch()
    finger.app.show("rules", game=game)
    for page in finger.app.front.pages:
        signs = [name.partition(":")[2] for name in page.pictures if name.startswith("icon:")]
        assert set(signs) <= set(ICONS)
        if any(":" in name for name in page.pictures):
            finger.app.front.open_page(page.key)
            finger.frames(4)
            shown = [(line.picture, line.words) for line in reversed(finger.find(PicturedParagraph))]
            assert sorted(shown) == sorted(zip(page.pictures, page.paragraphs[-len(page.pictures) :], strict=True))
            assert all(line.count(". ") <= 1 for line in page.paragraphs[-len(page.pictures) :])


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_titles_in_the_list_are_in_the_middle_of_their_lines(launch: Any, size: tuple[int, int]) -> None:
    finger = launch(size)
    for game in ("rival_kings", "kingsburg"):
        finger.app.show("rules", game=game)
        finger.frames(6)
        for line in finger.find(PageLine):
            assert line.ids.words.center_y == pytest.approx(line.center_y, abs=1)
