"""The end of a game: who won, the score sheet, the series, and what comes next."""

import math
import random
from collections.abc import Callable
from typing import Any

import pytest
from kivy.core.window import Window

from kingdoms.core.seats import PERSON, Seat
from kingdoms.core.series import Series
from kingdoms.core.session import Session
from kingdoms.core.timestamps import now
from kingdoms.games import GAMES
from kingdoms.ui.board.sight import END
from kingdoms.ui.durations import DURATIONS
from kingdoms.ui.score.tie_break import tie_break_note
from kingdoms.ui.score.winner_line import standing, winner_line
from kingdoms.ui.widgets import Bar, InkButton
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.drawing.painted import Record
from tests.ui.geometry import overlap
from tests.ui.positions import GAME, NAMES, finished

Launch = Callable[..., Any]


class Outcome:
    """A finished game of which only the result is known."""

    def __init__(self, totals: list[int], winners: list[int], *breakers: tuple[int, ...], key: str = GAME.key) -> None:
        self.game = GAMES[key]
        self.sides = [Seat(name, crest, PERSON) for crest, name in enumerate(NAMES[: len(totals)])]
        self.state = self
        self.reader: int | None = None
        self._totals, self._winners, self._breakers = totals, winners, breakers

    def winners(self) -> list[int]:
        return self._winners

    def scores(self) -> list[Any]:
        return [type("Score", (), {"total": total}) for total in self._totals]

    def ranking(self) -> list[tuple[int, ...]]:
        return list(zip(self._totals, *self._breakers, strict=True))


def test_the_winner_line_names_one_winner_or_all_who_tie() -> None:
    assert winner_line(Outcome([3, 9], [1])) == "Bruno wins"
    assert winner_line(Outcome([9, 9, 1], [0, 1])) == "Anna and Bruno share the victory"


def test_the_winner_line_addresses_the_reader() -> None:
    alone, shared = Outcome([9, 3], [0]), Outcome([9, 9, 1], [0, 1])
    alone.reader = shared.reader = 0
    assert winner_line(alone) == "You win"
    assert winner_line(shared) == "You and Bruno share the victory"


def test_only_a_broken_tie_is_explained() -> None:
    assert tie_break_note(Outcome([3, 9, 8], [1])) == ""
    assert tie_break_note(Outcome([9, 9, 8], [1])) == GAME.words.tie_break()
    assert tie_break_note(Outcome([9, 9, 8], [0, 1])) == ""
    assert tie_break_note(Outcome([9, 9, 9], [0, 1])) == GAME.words.tie_break()


def test_a_tie_says_which_tie_break_decided_and_with_what_numbers() -> None:
    by_goods = Outcome([40, 40, 31], [1], (2, 5, 9), (7, 6, 9), key="kingsburg")
    assert tie_break_note(by_goods).endswith("most goods, then most buildings. Goods: Anna (2) and Bruno (5).")
    by_buildings = Outcome([40, 40, 40], [0], (5, 5, 3), (7, 6, 9), key="kingsburg")
    assert tie_break_note(by_buildings).endswith(
        "Goods: Anna (5), Bruno (5) and Clara (3). Buildings: Anna (7) and Bruno (6)."
    )
    fewer = Outcome([30, 30], [1], (-4, -3), (8, 2), key="rival_kings")
    assert tie_break_note(fewer).endswith("Conflict markers: Anna (4) and Bruno (3).")


def test_a_tie_for_a_later_place_is_explained_too() -> None:
    behind = Outcome([40, 31, 31], [0], (2, 5, 9), (7, 6, 9), key="kingsburg")
    assert tie_break_note(behind).endswith("most goods, then most buildings. Goods: Bruno (5) and Clara (9).")
    equal = Outcome([40, 31, 31], [0], (2, 5, 5), (7, 6, 6), key="kingsburg")
    assert tie_break_note(equal) == ""


def test_a_tied_solo_game_has_no_numbers_to_show() -> None:
    assert tie_break_note(Outcome([30, 30], [1], key="paladins")) == GAMES["paladins"].words.tie_break()


@pytest.mark.parametrize(
    ("series", "words"),
    [
        (Series("games", 3, ((1, 2), (5, 0))), "Game 2 of 3"),
        (Series("points", 50, ((1, 2),)), "First to 50 points"),
        (Series("games", 2, ((1, 2), (5, 0))), "Anna wins the series"),
        (Series("points", 10, ((10, 10),)), "Anna and Bruno share the series win"),
    ],
)
def test_the_standing_of_a_series_is_described(series: Series, words: str) -> None:
    assert standing(series, NAMES) == words


def test_the_sheet_shows_every_category_and_total_as_the_game_counts_them(end: Launch) -> None:
    session = finished()
    screen = end(session).app.front
    table = screen.ids.game
    assert [label for label, _points in table.sheet.rows] == [name for _key, name in GAME.words.parts()]
    assert table.sums() == [score.total for score in session.state.scores()]
    assert screen.headline == winner_line(session)
    assert screen.ids.laurels.crests == [session.seats[seat].crest for seat in session.state.winners()]


def test_the_winner_is_shown_once_the_sheet_is_full(launch: Launch) -> None:
    finger = launch()
    finger.app.set("speed", "normal")
    finger.app.show("score", session=finished())
    finger.frames(3)
    assert finger.app.front.ids.winners.opacity == 0
    finger.tap_widget(finger.app.front.ids.game)
    finger.until(lambda: finger.app.front.ids.winners.opacity == 1, most=1_000_000)


def test_a_sheet_that_has_been_seen_is_full_at_once(launch: Launch) -> None:
    finger = launch()
    session = finished()
    finger.app.set("speed", "normal")
    finger.app.show("score", session=session)
    finger.frames(3)
    finger.app.show("settings")
    finger.app.back()
    assert finger.app.front.ids.game.is_full
    assert finger.app.front.ids.winners.opacity == 1


def test_a_rematch_has_the_same_seats_and_another_seed(end: Launch) -> None:
    session = finished()
    finger = end(session)
    finger.tap_widget(finger.find(InkButton, text="Rematch")[0])
    again = finger.app.front.session
    assert (again.seats, again.options) == (session.seats, session.options)
    assert again.seed != session.seed
    assert again.key != session.key
    assert [name for name, _what in finger.app.trail] == ["home", "table"]


def test_a_series_continues_with_its_next_game(end: Launch) -> None:
    session = finished(2, Series("games", 3, ((12, 4),)))
    finger = end(session)
    totals = tuple(score.total for score in session.state.scores())
    assert finger.app.front.ids.series.sums() == [12 + totals[0], 4 + totals[1]]
    finger.tap_widget(finger.find(InkButton, text="Next game")[0])
    assert finger.app.front.session.series == Series("games", 3, ((12, 4), totals))


def test_a_series_left_at_the_score_sheet_continues_from_home(end: Launch) -> None:
    session = finished(2, Series("games", 3))
    session.key, session.started = "0" * 32, now()
    finger = end(session)
    finger.app.keep(session)
    finger.press("escape")
    finger.frames(4)
    finger.tap_widget(finger.find("RunningGame")[0])
    following = finger.app.front.session
    assert (following.series, following.seats) == (session.series_so_far(), session.seats)
    assert following.log == []


def test_a_series_continues_if_the_app_is_killed_at_the_score_sheet(end: Launch, launch: Launch) -> None:
    session = finished(2, Series("games", 3))
    session.key, session.started = "0" * 32, now()
    end(session).app.keep(session)
    finger = launch()
    finger.app.set("speed", "off")
    finger.frames(4)
    finger.tap_widget(finger.find("RunningGame")[0])
    assert finger.app.front.session.series == session.series_so_far()


def test_next_game_opens_the_game_that_is_waiting(end: Launch) -> None:
    session = finished(2, Series("games", 3))
    session.key, session.started = "0" * 32, now()
    finger = end(session)
    finger.app.keep(session)
    waiting = finger.app.store.saves.load(finger.app.store.next_in_series(session))
    finger.tap_widget(finger.find(InkButton, text="Next game")[0])
    assert (finger.app.front.session.key, finger.app.front.session.seed) == (waiting.key, waiting.seed)
    assert len(finger.app.store.saves.saved_games()) == 1


@pytest.mark.parametrize("size", [PHONE, (640, 360), TABLET, DESKTOP])
@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_is_not_where_bots_moves_are_skipped_at_the_table(
    end: Launch, game: str, size: tuple[int, int]
) -> None:
    session = finished(3, game=GAMES[game])
    finger = end(session, size)
    button = finger.find(InkButton, text="Rematch")[0]
    rematch = button.in_window
    finger.tap_widget(finger.find(InkButton, text="Table")[0])
    finger.frames(4)
    board = finger.table.board
    assert overlap(rematch, board.part_in_window(board.hits[END])) == 0


@pytest.mark.parametrize("words", ["Table", "Rematch"])
def test_a_tap_meant_for_the_table_does_not_leave_the_sheet(
    end: Launch, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    finger = end(finished(2))
    # How long pauses are makes no difference.
    finger.app.set("pauses", "off")
    score = finger.app.front
    (button,) = finger.find(InkButton, text=words)
    monkeypatch.setitem(DURATIONS, "reaction", math.inf)
    finger.tap_widget(button)
    assert finger.app.front is score
    monkeypatch.setitem(DURATIONS, "reaction", 0)
    finger.tap_widget(button)
    assert finger.app.front is not score


def test_a_rematch_after_a_series_starts_a_new_one(end: Launch) -> None:
    finger = end(finished(2, Series("games", 2, ((12, 4),))))
    finger.tap_widget(finger.find(InkButton, text="Rematch")[0])
    assert finger.app.front.session.series == Series("games", 2)


def test_a_game_without_a_series_shows_no_series_sheet_after_one_that_had(end: Launch) -> None:
    finger = end(finished(2, Series("games", 3)))
    assert finger.app.front.ids.series.height > 0
    finger.app.show("score", session=finished(4))
    finger.frames(4)
    assert finger.app.front.ids.series.height == 0
    assert finger.app.front.series_line == ""


def test_the_table_can_be_viewed_and_back_leads_to_the_sheet(end: Launch) -> None:
    session = finished()
    finger = end(session)
    finger.tap_widget(finger.find(InkButton, text="Table")[0])
    assert finger.app.trail[-1] == ("table", {"session": session})
    finger.press("escape")
    assert finger.app.trail[-1][0] == "score"


def test_back_from_the_sheet_leads_home(end: Launch) -> None:
    finger = end(finished())
    finger.press("escape")
    assert finger.app.trail[-1][0] == "home"


def test_the_bar_leads_home(end: Launch) -> None:
    finger = end(finished())
    finger.find(Bar)[0].dispatch("on_left")
    assert finger.app.trail[-1][0] == "home"


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (800, 1280), (1280, 800)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_buttons_are_in_sight_at_every_size(end: Launch, size: tuple[int, int], scale: float) -> None:
    finger = end(finished(4), size)
    finger.app.set("text_scale", scale)
    finger.frames(6)
    for words in ("Rematch", "Table"):
        button = finger.find(InkButton, text=words)[0]
        left, bottom = button.to_window(button.x, button.y)
        assert left >= 0
        assert bottom >= 0
        assert left + button.width <= size[0] + 1
    table = finger.app.front.ids.game
    assert table.width >= 0.5 * size[0]


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_on_a_phone_five_totals_are_in_sight_without_scrolling(end: Launch, scale: float) -> None:
    finger = end(finished(5, game=GAMES["kingsburg"]), (360, 640))
    finger.app.set("text_scale", scale)
    finger.frames(6)
    table, scroll = finger.app.front.ids.game, finger.app.front.ids.scroll
    total = Record(table).places[table.sheet.total]
    assert table.to_window(total.x, total.y)[1] >= scroll.y
    assert table.to_window(table.x, table.top)[1] <= scroll.top + 1


def test_on_a_phone_no_arrow_points_below_a_sheet_whose_rows_are_all_in_sight(end: Launch) -> None:
    scroll = end(finished(4, game=GAMES["rival_kings"]), (360, 640)).app.front.ids.scroll
    assert not scroll.has_more, scroll.viewport_size[1] - scroll.height


def test_the_sheet_keeps_its_width_when_the_window_is_turned_and_turned_back(end: Launch) -> None:
    finger = end(finished(4), (1280, 800))
    wide = finger.app.front.ids.game.width
    for size in ((800, 1280), (1280, 800)):
        Window.size = size
        finger.frames(6)
    assert finger.app.front.ids.game.width == pytest.approx(wide, abs=2)


def test_the_words_follow_the_language(end: Launch) -> None:
    finger = end(finished())
    english = finger.app.front.headline
    finger.app.set("language", "hu")
    assert finger.app.front.headline != english


def test_the_solo_opponent_has_a_column_and_may_win(launch: Any) -> None:
    session = Session(GAMES["paladins"], [Seat("Anna", 0, PERSON)], 5, {})
    rng = random.Random(5)
    while not session.is_over:
        session.play(rng.choice(session.state.moves()))
        session.end_turn()
    finger = launch()
    finger.app.show("score", session=session)
    finger.frames(4)
    assert [side.name for side in finger.app.front.ids.game.sheet.seats] == ["Anna", "The opponent"]
    assert finger.app.front.headline == "The opponent wins"


def test_sideways_on_a_tablet_the_longest_sheet_fits_with_its_heads(end: Launch) -> None:
    finger = end(finished(4, game=GAMES["paladins"]), (1280, 800))
    front = finger.app.front
    assert len(front.ids.game.sheet.rows) == 10
    assert front.ids.scroll.children[0].height <= front.ids.scroll.height
    places = Record(front.ids.game).places
    assert all(places[seat.name].width for seat in front.session.seats)


def test_narrow_columns_have_crests_above_the_names(end: Launch) -> None:
    table = end(finished(5, game=GAMES["kingsburg"]), (1280, 800)).app.front.ids.game
    low = table.height
    table.width = 480
    assert table.height == pytest.approx(low + table.head_height - table.low_head_height)


def test_the_winners_are_in_sight_on_a_phone_held_sideways(launch: Any) -> None:
    finger = launch((640, 360))
    finger.app.show("score", session=finished())
    finger.frames(6)
    ids = finger.app.front.ids
    bottom = ids.winners.to_window(*ids.winners.pos)[1]
    assert bottom >= ids.scroll.to_window(*ids.scroll.pos)[1] - 1
