"""The Paladins board: prices on cards, and cards at reading size."""

from typing import Any
from unittest.mock import MagicMock

import pytest
from kivy.metrics import dp

from kingdoms.commands.audit.sizes import TextRecorder, texts_of
from kingdoms.core.state import Thing
from kingdoms.games.paladins.cards import OUTSIDERS, TOWNSFOLK
from kingdoms.games.paladins.rules.costs import attack_cost
from kingdoms.games.paladins.words.names import action_name, outsider_name
from kingdoms.ui.board.symbol_rows import Amount, least_side, width_of
from kingdoms.ui.boards.paladins import pieces
from kingdoms.ui.boards.paladins.pieces import face_in, is_wide_card, trigger_symbol
from kingdoms.ui.boards.paladins.realm import outsiders
from kingdoms.ui.boards.paladins.town import townsfolk
from kingdoms.ui.boards.paladins.worth import WORTH
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme
from tests.ui.boards.paladins.positions import REALM, TOWN, acts, session_where
from tests.ui.conftest import DESKTOP, PHONE


def _recruits_freely(state: Any) -> bool:
    return bool(state.agenda[-1][0] == "free_recruit")


def _attacks(state: Any) -> bool:
    return bool(state.agenda[-1][0] == "attack") and any(attack_cost(state, 0, move.place) for move in state.moves())


def test_townsfolk_have_no_price_while_one_can_be_recruited_for_free(sit: Any) -> None:
    board = sit(session_where(_recruits_freely)).table.board
    assert not any(townsfolk.price_for(board.sight.view, 0, place) for place in range(5))
    board = sit(session_where(acts)).table.board
    board.turn_to(TOWN)
    assert any(townsfolk.price_for(board.sight.view, 0, place) for place in range(5))


def test_sideways_the_price_of_an_attack_is_on_the_picture_and_takes_no_line(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_where(_attacks)
    state: Any = session.state
    board = sit(session, DESKTOP).table.board
    plates, pictures, rows = list[Rect](), list[Rect](), list[Any]()
    monkeypatch.setattr(outsiders, "paint_plate", lambda _painter, room, *_price: plates.append(room))
    monkeypatch.setattr(outsiders, "paint_covering", lambda _painter, _name, room, *_middle: pictures.append(room))
    monkeypatch.setattr(outsiders, "paint_row", lambda _painter, _room, tokens, *_size: rows.append(tokens))
    for place in range(6):
        if state.outsiders[place] >= 0 and attack_cost(state, 0, place):
            brush, rect, *look = board.look_of(board.sight, ("outsider", place), board.places["outsider", place])
            assert is_wide_card(rect)
            brush(MagicMock(), rect, *look)
            with_price, rows = rows, []
            brush(MagicMock(), rect, look[0])
            assert with_price == rows
            rows = []
    assert plates
    assert all(plate.right <= picture.right for plate, picture in zip(plates, pictures[::2], strict=True))


def test_on_an_upright_tablet_the_effects_of_townsfolk_fill_at_least_a_quarter_of_the_card(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = sit(session_where(acts), (800, 1280)).table.board
    board.turn_to(TOWN)
    lines = list[Rect]()
    monkeypatch.setattr(townsfolk, "paint_effect", lambda _painter, rect, *_effect: lines.append(rect))
    place = next(place for place in range(5) if board.sight.view.townsfolk[place] >= 0)
    brush, rect, *look = board.look_of(board.sight, ("townsfolk", place), board.places["townsfolk", place])
    painter = MagicMock()
    painter.picture.return_value.texture = None
    brush(painter, rect, *look)
    assert len(lines) == 2
    assert sum(line.height for line in lines) >= rect.height / 4


def test_townsfolk_that_give_nothing_when_hired_show_only_their_ongoing_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list[str]()
    monkeypatch.setattr(townsfolk, "paint_effect", lambda _painter, _rect, symbol, *_effect: shown.append(symbol))
    monkeypatch.setattr(townsfolk, "paint_covering", lambda *_picture: None)
    for number, card in enumerate(TOWNSFOLK):
        shown.clear()
        townsfolk.paint_townsfolk(MagicMock(), Rect(0, 0, 150, 190), number)
        assert shown == ["free_recruit"] * bool(card.hire) + [trigger_symbol(card.trigger)]


def test_low_pictures_of_people_show_the_face_and_not_the_hat() -> None:
    assert face_in(Rect(0, 0, 100, 40)) < face_in(Rect(0, 0, 100, 90))


@pytest.mark.parametrize("thing", [("outsider", 0), ("townsfolk", 1)])
def test_effects_on_a_card_grow_with_it(sit: Any, thing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def has_both(state: Any) -> bool:
        return acts(state) and state.outsiders[0] >= 0 and state.townsfolk[1] >= 0

    board = sit(session_where(has_both), DESKTOP).table.board
    module, sizes = (outsiders if thing[0] == "outsider" else townsfolk), list[float]()

    def paint_effect(_painter: Any, rect: Rect, _symbol: str, _tokens: tuple[Amount, ...], scale: float) -> None:
        sizes.append(rect.height)
        assert scale > 1.5

    monkeypatch.setattr(module, "paint_effect", paint_effect)
    look = board.large_look(board.sight, thing, Rect(0, 0, 360, 504))
    assert look is not None
    painter = MagicMock()
    painter.picture.return_value.texture = None
    look[0](painter, *look[1:])
    assert len(sizes) == 2
    assert min(sizes) >= 2 * theme.tiny


@pytest.mark.parametrize("page", [REALM, TOWN])
def test_on_a_phone_no_card_name_is_split_or_too_small(sit: Any, page: str) -> None:
    finger = sit(session_where(acts), PHONE)
    finger.table.board.turn_to(page)
    finger.frames(3)
    names = [seen for seen in texts_of(finger.table.board) if seen.is_name]
    assert names
    assert not [seen for seen in names if "-" in seen.text or seen.size < theme.least_name / dp(1)]


@pytest.mark.parametrize(("size", "least"), [(PHONE, 1.1), ((800, 1280), 0.55)])
def test_the_picture_of_an_outsider_has_room_for_the_whole_face(
    sit: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], least: float
) -> None:
    board = sit(session_where(acts), size).table.board
    board.turn_to(REALM)
    pictures = list[Rect]()
    monkeypatch.setattr(outsiders, "paint_covering", lambda _painter, _name, room, *_middle: pictures.append(room))
    for place in range(6):
        brush, rect, *look = board.look_of(board.sight, ("outsider", place), board.places["outsider", place])
        brush(MagicMock(), rect, *look)
    assert pictures
    assert all(picture.height >= least * picture.width for picture in pictures)


def test_every_outsider_has_a_worth() -> None:
    assert {outsider.key for outsider in OUTSIDERS} == set(WORTH)


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
@pytest.mark.parametrize("key", WORTH)
def test_an_outsider_shows_its_worth_at_reading_size_and_on_a_tablet(
    sit: Any, monkeypatch: pytest.MonkeyPatch, key: str, size: tuple[int, int]
) -> None:
    board = sit(session_where(acts), size).table.board
    board.turn_to(REALM)
    shown = list[Any]()
    monkeypatch.setattr(outsiders, "paint_covering", lambda *_picture: None)
    monkeypatch.setattr(outsiders, "paint_row", lambda _painter, _room, tokens, *_more: shown.append(tokens))
    card = next(number for number, outsider in enumerate(OUTSIDERS) if outsider.key == key)
    things: list[Thing] = [("outsider", place) for place in range(6)]
    for rect in (Rect(0, 0, 200, 280), *(board.places[thing].rect for thing in things)):
        outsiders.paint_outsider(MagicMock(), rect, card)
    assert shown.count(WORTH[key]) == 1 + len(things)


@pytest.mark.parametrize("key", WORTH)
def test_on_a_phone_an_outsider_shows_its_worth_after_its_conversion(
    sit: Any, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    board = sit(session_where(acts), PHONE).table.board
    board.turn_to(REALM)
    shown, wide = list[Any](), list[Rect]()

    def paint_row(_painter: Any, room: Rect, tokens: tuple[Amount, ...], *_more: Any) -> None:
        shown.append(tokens)
        wide.append(room)

    monkeypatch.setattr(outsiders, "paint_covering", lambda *_picture: None)
    monkeypatch.setattr(outsiders, "paint_row", paint_row)
    card = next(number for number, outsider in enumerate(OUTSIDERS) if outsider.key == key)
    for place in range(6):
        shown.clear()
        wide.clear()
        outsiders.paint_outsider(MagicMock(), board.places["outsider", place].rect, card)
        _attack, convert, worth = shown
        assert worth == WORTH[key]
        assert wide[1].x + width_of(convert, least_side()) <= wide[2].x
        has_number = any(token.amount != 1 for token in worth)
        assert not has_number or width_of(worth, least_side()) <= wide[2].width


@pytest.mark.parametrize("size", [(800, 1280), DESKTOP])
def test_on_a_tablet_the_symbols_on_outsiders_are_large(
    sit: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    board = sit(session_where(acts), size).table.board
    board.turn_to(REALM)
    sides = list[float]()
    monkeypatch.setattr(outsiders, "paint_covering", lambda *_picture: None)
    monkeypatch.setattr(pieces, "paint_symbol", lambda _painter, _name, rect, *_ink: sides.append(rect.width))
    for place in range(6):
        for card in range(len(OUTSIDERS)):
            outsiders.paint_outsider(MagicMock(), board.places["outsider", place].rect, card)
    # Only the longest values, those of a Champion and a Mercenary, need smaller symbols.
    assert min(sides) >= dp(16)
    assert sum(side < dp(18) for side in sides) <= 0.08 * len(sides)
    assert sum(side >= dp(20) for side in sides) >= 0.9 * len(sides)


def test_a_card_name_is_larger_at_reading_size_than_in_its_row(sit: Any) -> None:
    board = sit(session_where(acts), (800, 1280)).table.board
    place = next(place for place, card in enumerate(board.sight.view.outsiders) if card >= 0)
    brush, *look = board.large_look(board.sight, ("outsider", place), Rect(0, 0, 360, 504))
    recorder = TextRecorder()
    brush(recorder, *look)
    (name,) = (seen for seen in recorder.seen if seen.is_name)
    assert name.size > theme.small / dp(1)


def test_at_reading_size_an_outsider_has_the_name_that_sentences_use(sit: Any) -> None:
    board = sit(session_where(acts), (800, 1280)).table.board
    place = next(place for place, card in enumerate(board.sight.view.outsiders) if card >= 0)
    brush, *look = board.large_look(board.sight, ("outsider", place), Rect(0, 0, 360, 504))
    recorder = TextRecorder()
    brush(recorder, *look)
    assert outsider_name(board.sight.view.outsiders[place]) in [seen.text for seen in recorder.seen]
    assert board.sight.about(("outsider", place))[0] == outsider_name(board.sight.view.outsiders[place])


def test_on_an_upright_tablet_all_townsfolk_have_equally_high_pictures(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = sit(session_where(acts), (800, 1280)).table.board
    board.turn_to(TOWN)
    pictures = list[Rect]()
    monkeypatch.setattr(townsfolk, "paint_covering", lambda _painter, _name, room, *_middle: pictures.append(room))
    for card in range(len(TOWNSFOLK)):
        townsfolk.paint_townsfolk(MagicMock(), board.places["townsfolk", 0].rect, card)
    assert len({round(picture.height) for picture in pictures}) == 1


@pytest.mark.parametrize("size", [(800, 1280), DESKTOP])
def test_on_a_tablet_every_order_and_favour_says_what_it_is(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(lambda state: acts(state) and state.round == 4), size).table.board
    board.turn_to(TOWN)
    for place, order in enumerate(board.sight.view.orders):
        assert action_name(order) in _words_on(board, ("order", place))
    for place in range(2):
        assert "King's Favour" in _words_on(board, ("favour", place))
    assert _words_on(board, ("favour", 4)) in (["Round 7"], ["5–7"])


def _words_on(board: Any, thing: Thing) -> list[str]:
    brush, *look = board.look_of(board.sight, thing, board.places[thing])
    recorder = TextRecorder()
    brush(recorder, *look)
    return [seen.text for seen in recorder.seen]


def test_in_a_fan_of_favours_the_last_card_names_all_their_rounds(sit: Any) -> None:
    board = sit(session_where(lambda state: acts(state) and state.round == 4), (1280, 800)).table.board
    board.turn_to(TOWN)
    assert [_words_on(board, ("favour", place)) for place in (2, 3, 4)] == [[], [], ["5–7"]]


def _chooses_a_jar(state: Any) -> bool:
    return bool(state.agenda[-1][0] == "jar")


@pytest.mark.parametrize("is_wanted", [acts, _attacks, _chooses_a_jar])
def test_on_a_phone_every_number_on_an_outsider_can_be_read(sit: Any, is_wanted: Any) -> None:
    board = sit(session_where(is_wanted), PHONE).table.board
    board.turn_to(REALM)
    recorder = TextRecorder()
    for place in range(6):
        brush, *look = board.look_of(board.sight, ("outsider", place), board.places["outsider", place])
        brush(recorder, *look)
    figures = [seen for seen in recorder.seen if seen.is_figure]
    assert figures
    assert not [seen for seen in figures if seen.size < theme.tiny / dp(1)]


def test_on_a_phone_the_price_of_an_attack_is_on_the_picture(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_where(_attacks)
    state: Any = session.state
    board = sit(session, PHONE).table.board
    plates, pictures = list[Rect](), list[Rect]()
    monkeypatch.setattr(outsiders, "paint_plate", lambda _painter, room, *_price: plates.append(room))
    monkeypatch.setattr(outsiders, "paint_covering", lambda _painter, _name, room, *_middle: pictures.append(room))
    for place in range(6):
        if state.outsiders[place] >= 0 and attack_cost(state, 0, place):
            brush, *look = board.look_of(board.sight, ("outsider", place), board.places["outsider", place])
            brush(MagicMock(), *look)
    assert plates
    assert all(plate.right <= picture.right for plate, picture in zip(plates, pictures, strict=True))


@pytest.mark.parametrize(("size", "have_names"), [(PHONE, False), ((800, 1280), True)])
def test_on_a_rivals_board_all_followers_bear_their_names_or_none(
    sit: Any, size: tuple[int, int], have_names: bool
) -> None:
    session = session_where(lambda state: acts(state) and len(state.hired[1]) + len(state.converted[1]) == 5)
    board = sit(session, size).table.board
    board.open(("seat", 1))
    things = [thing for thing in board.overlay if thing[0] in ("hired", "converted")]
    names = [board.look_of(board.sight, thing, board.overlay[thing])[-1] for thing in things]
    assert [bool(name) for name in names] == [have_names] * 5
