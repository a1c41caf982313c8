"""The court of Kingsburg: whatever is in front of an advisor, their number and their gift can be read."""

from collections.abc import Callable
from typing import Any

import pytest

from kingdoms.commands.audit.sizes import TextRecorder, texts_of
from kingdoms.core.session import Session
from kingdoms.games.kingsburg.board import ADVISORS, LAST_ADVISOR, PUBLISHED, RULEBOOK, SERGEANT, STABLE
from kingdoms.games.kingsburg.state import Placement
from kingdoms.games.kingsburg.words.names import advisor_name
from kingdoms.ui.board.symbol_rows import Amount, least_side, width_of
from kingdoms.ui.boards.kingsburg.court import gift_of, groups_at
from kingdoms.ui.boards.kingsburg.pieces.advisor_gifts import gift_lines, gift_place, gift_side
from kingdoms.ui.boards.kingsburg.pieces.advisor_names import name_beside
from kingdoms.ui.boards.kingsburg.pieces.advisor_parts import advisor_parts, number_place, pennant_place
from kingdoms.ui.boards.kingsburg.pieces.dice_groups import least_die, lines_in
from kingdoms.ui.boards.kingsburg.pieces.symbols import gift_symbols
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import fitting
from kingdoms.ui.theme import theme
from tests.ui.boards.kingsburg.positions import influences, session_where
from tests.ui.boards.reach import SIZES
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.geometry import is_inside, overlap

FEW_DICE = 3
LARGE_DIE = 0.5
"""The least size of a few dice on a tablet, in touches."""
LEAST_SHARE = 0.75
"""The least size of a name next to a pennant, as a share of the usual one."""
LEAST_LONG_NAME = 0.75
"""The least size of a name that is longer than the others, relative to the least size of names."""
LEAST_CROWDED = 0.5
"""The least size of dice in a crowded court with large text, as a share of the least elsewhere."""
LARGE_SYMBOL = 0.85
"""The least size of any symbol in a gift on a tablet, in glyphs."""
VERY_SMALL = (400, 430)
HARDLY_SMALLER = 0.95
"""The least size of gifts on a tablet, relative to that at which their numbers are as large as others."""
LEAST_GIFT = 0.75
"""The least size of gifts, in glyphs: of all of them on a tall phone, of most of them on a short one."""
NAMES = {advisor_name(advisor) for advisor in range(1, LAST_ADVISOR + 1)}
GIFTS = [gift_symbols(rules, advisor, True) for rules in (RULEBOOK, PUBLISHED) for advisor in ADVISORS[rules]]


def crowded() -> Session:
    """A court with groups of one to five dice, tokens, the Market's help, and two groups with the Queen."""
    session = session_where(influences)
    session.state.dice = [[2, 5, 6], [1, 4, 6, 3, 5], [2, 3, 6], [1, 1, 5, 2]]
    session.state.placements = [
        Placement(1, 14, (0, 1, 2), 1, 1),
        Placement(2, 7, (0, 1), 0, 0),
        Placement(2, 10, (2,), 0, 0),
        Placement(3, 8, (0, 1, 2, 3), 0, 0),
        Placement(3, 17, (0, 1, 2), 0, 0),
        Placement(1, 17, (3, 4), 1, 0),
        Placement(1, 18, (0, 1, 2, 3, 4), 0, 0),
        Placement(2, 15, (0, 1, 2), 0, 0),
        Placement(2, 4, (0, 1), 0, 1),
    ]
    return session


def counts_at(session: Session, advisor: int) -> list[int]:
    """The number of dice and tokens in each group with an advisor."""
    found = [placed for placed in session.state.placements if placed.advisor == advisor]
    return [len(placed.dice) + placed.plus_two + placed.market for placed in found]


@pytest.mark.parametrize("scale", [1.0, 1.4])
@pytest.mark.parametrize("size", SIZES)
def test_dice_hide_neither_the_number_nor_the_name_nor_the_gift_of_an_advisor(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    session = crowded()
    board = sit(session, size, scale).table.board
    board.turn_to(board.pages()[0])
    for advisor in range(1, LAST_ADVISOR + 1):
        place, gift = board.places[("advisor", advisor)].rect, gift_of(board.sight, advisor)
        groups = [board.places[group].rect for group in groups_at(session.state, advisor)]
        parts = advisor_parts(place, advisor, gift, counts_at(session, advisor), theme.size_class == "phone")
        # A phone held sideways with large text has no room for two groups above the Queen's gift.
        has_room = theme.form != "PhoneWide" or scale == 1 or len(groups) == 1
        gives = gift_place(place, gift, parts.gift)
        read = [parts.name, gives, number_place(place)] if has_room else [number_place(place)]
        assert not any(overlap(group, part) > 1 for group in groups for part in read)
        assert all(is_inside(group, place) and min(group.width, group.height) > 0 for group in groups)


@pytest.mark.parametrize("size", [TABLET, DESKTOP])
def test_on_a_tablet_advisors_keep_their_names_under_dice(sit: Any, size: tuple[int, int]) -> None:
    board = sit(crowded(), size).table.board
    assert {seen.text for seen in texts_of(board)} >= NAMES


def alone(board: Any, session: Session) -> list[tuple[Any, Rect, int]]:
    """The placements that have an advisor to themselves, each with its place and its number of dice and tokens."""
    found = [placed for placed in session.state.placements if placed.advisor != 17]
    rects = [board.places[groups_at(session.state, placed.advisor)[0]].rect for placed in found]
    counts = [len(placed.dice) + placed.plus_two + placed.market for placed in found]
    return list(zip(found, rects, counts, strict=True))


@pytest.mark.parametrize("size", [TABLET, DESKTOP])
def test_on_a_tablet_dice_are_below_the_face_and_cover_nothing_of_it(sit: Any, size: tuple[int, int]) -> None:
    session = crowded()
    board = sit(session, size).table.board
    for placed, rect, count in alone(board, session):
        place, gift = board.places[("advisor", placed.advisor)].rect, gift_of(board.sight, placed.advisor)
        face = advisor_parts(place, placed.advisor, gift, [count]).portrait
        assert face.width >= theme.touch / 2
        assert rect.top <= face.y + theme.hair
        assert rect.centre[0] == pytest.approx(face.centre[0], abs=1)
        assert count > FEW_DICE or lines_in(rect, count).down == 1


@pytest.mark.parametrize("size", [TABLET, DESKTOP, (1280, 800)])
def test_on_a_tablet_an_advisors_name_and_gift_stay_where_they_are_when_dice_are_placed(
    sit: Any, size: tuple[int, int]
) -> None:
    session = crowded()
    board = sit(session, size).table.board
    for placed, _rect, count in alone(board, session):
        place, gift = board.places[("advisor", placed.advisor)].rect, gift_of(board.sight, placed.advisor)
        taken, free = (advisor_parts(place, placed.advisor, gift, dice) for dice in ([count], []))
        assert taken.name == free.name
        assert taken.gift == free.gift


@pytest.mark.parametrize("size", [TABLET, (1280, 800)])
def test_on_a_tablet_every_symbol_in_a_gift_is_large(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(influences), size).table.board
    place = board.places[("advisor", 1)].rect
    assert (
        min(gift_lines(place, tokens, advisor_parts(place).gift)[0] for tokens in GIFTS) >= LARGE_SYMBOL * theme.glyph
    )


def test_a_taken_advisor_shows_what_the_first_to_influence_them_gets(sit: Any) -> None:
    session = session_where(influences)
    session.state.placements = [Placement(1, SERGEANT, (0,), 0, 0)]
    for owner, soldiers in enumerate((1, 2)):
        session.state.buildings = [0] * len(session.state.buildings)
        session.state.buildings[owner] = 1 << STABLE
        board = sit(session, TABLET).table.board
        assert gift_of(board.sight, SERGEANT) == (Amount("soldiers", soldiers),)


@pytest.mark.parametrize("size", [(800, 1280), DESKTOP])
def test_on_a_tablet_up_to_three_dice_are_large_whichever_way_it_is_held(sit: Any, size: tuple[int, int]) -> None:
    board = sit(crowded(), size).table.board
    for number, placed in enumerate(board.sight.view.placements):
        count = len(placed.dice) + placed.plus_two + bool(placed.market)
        if count <= FEW_DICE and len(groups_at(board.sight.view, placed.advisor)) == 1:
            assert lines_in(board.places[("group", number)].rect, count).side >= LARGE_DIE * theme.touch, placed


def test_on_a_phone_held_sideways_dice_are_with_their_advisor(sit: Any) -> None:
    session = crowded()
    board = sit(session, (640, 360)).table.board
    for placed, rect, _count in alone(board, session):
        assert is_inside(rect, board.places[("advisor", placed.advisor)].rect)


@pytest.mark.parametrize("size", [PHONE, (412, 892)])
def test_in_a_wide_space_dice_are_below_the_face_and_easy_to_read(sit: Any, size: tuple[int, int]) -> None:
    session = crowded()
    board = sit(session, size).table.board
    for placed, rect, count in alone(board, session):
        place, gift = board.places[("advisor", placed.advisor)].rect, gift_of(board.sight, placed.advisor)
        face = advisor_parts(place, placed.advisor, gift, [count], True).portrait
        if count <= FEW_DICE:
            assert not face.width or rect.top <= face.centre[1] + theme.hair
            assert lines_in(rect, count).side >= least_die() - theme.hair


@pytest.mark.parametrize("size", [PHONE, (412, 892)])
def test_on_a_phone_a_name_is_left_out_only_if_its_advisor_has_many_dice(sit: Any, size: tuple[int, int]) -> None:
    session = crowded()
    board = sit(session, size).table.board
    seen = {text.text for text in texts_of(board)}
    few = {advisor for advisor in range(1, LAST_ADVISOR + 1) if sum(counts_at(session, advisor)) <= FEW_DICE}
    assert {advisor_name(advisor) for advisor in few} <= seen


@pytest.mark.parametrize("size", [(320, 640), PHONE, (412, 892)])
def test_on_a_phone_advisors_with_long_names_or_two_groups_keep_their_names(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(influences)
    session.state.dice = [[2, 5, 6], [1, 4, 6, 3, 5], [2, 3, 6], [1, 1, 5, 2]]
    session.state.placements = [
        Placement(1, 9, (0, 1), 1, 0),
        Placement(2, 6, (0, 1), 1, 0),
        Placement(3, 6, (0, 1), 0, 0),
    ]
    seen = {text.text for text in texts_of(sit(session, size).table.board)}
    assert seen >= NAMES


def test_on_a_phone_gifts_without_dice_are_as_large_as_the_space_allows(sit: Any) -> None:
    board = sit(session_where(influences), (360, 780)).table.board
    place = board.places[("advisor", 1)].rect
    assert min(gift_lines(place, tokens, advisor_parts(place).gift)[0] for tokens in GIFTS) >= LEAST_GIFT * theme.glyph
    board = sit(session_where(influences), PHONE).table.board
    place = board.places[("advisor", 1)].rect
    room = advisor_parts(place).gift
    assert sorted(gift_lines(place, tokens, room)[0] for tokens in GIFTS)[len(GIFTS) // 2] >= LEAST_GIFT * theme.glyph


@pytest.mark.parametrize("size", SIZES)
def test_the_pennant_of_an_advisor_covers_neither_gift_nor_number(sit: Any, size: tuple[int, int]) -> None:
    session = crowded()
    board = sit(session, size).table.board
    board.turn_to(board.pages()[0])
    for advisor in range(1, LAST_ADVISOR + 1):
        place, gift = board.places[("advisor", advisor)].rect, gift_of(board.sight, advisor)
        for dice in ([], counts_at(session, advisor)):
            parts = advisor_parts(place, advisor, gift, dice, theme.size_class == "phone")
            pennant = pennant_place(place, gift, parts)
            assert is_inside(pennant, place)
            assert overlap(pennant, gift_place(place, gift, parts.gift)) < 1
            assert overlap(pennant, number_place(place)) < 1


@pytest.mark.parametrize("size", [PHONE, (412, 892)])
def test_a_name_next_to_the_pennant_is_hardly_smaller(sit: Any, size: tuple[int, int]) -> None:
    session, found = crowded(), 0
    board = sit(session, size).table.board
    board.turn_to(board.pages()[0])
    for advisor in range(1, LAST_ADVISOR + 1):
        place, gift = board.places[("advisor", advisor)].rect, gift_of(board.sight, advisor)
        parts = advisor_parts(place, advisor, gift, counts_at(session, advisor), drops_names=True)
        pennant = pennant_place(place, gift, parts)
        if not parts.portrait.width and parts.name.top > pennant.y:
            found += 1
            room = name_beside(parts.name, pennant)
            assert not overlap(room, pennant)
            assert fitting(advisor_name(advisor), room.width, theme.small) >= LEAST_SHARE * theme.small, advisor
    assert found


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (PHONE, "en"),
        (PHONE, "hu"),
        ((412, 892), "en"),
        ((412, 892), "hu"),
        ((640, 360), "en"),
        ((640, 360), "hu"),
        ((800, 360), "hu"),
    ],
)
def test_on_a_phone_all_advisors_without_dice_have_names(sit: Any, size: tuple[int, int], language: str) -> None:
    session = session_where(influences)
    session.state.placements = []
    finger = sit(session, size)
    finger.app.set("language", language)
    finger.frames(3)
    seen = {text.text: text for text in texts_of(finger.table.board)}
    names = [advisor_name(advisor) for advisor in range(1, LAST_ADVISOR + 1)]
    assert all(name in seen and not seen[name].is_cut for name in names)
    if language == "en" or size == PHONE:
        assert min(seen[name].size for name in names) >= theme.least_name


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("size", [PHONE, (360, 780), (412, 892), (640, 360), TABLET, DESKTOP])
def test_with_text_of_any_size_all_advisors_without_dice_have_names(
    sit: Any, size: tuple[int, int], language: str
) -> None:
    session = session_where(influences)
    session.state.placements = []
    finger = sit(session, size)
    finger.app.set("language", language)
    board, least = finger.table.board, LEAST_LONG_NAME * theme.least_name
    for scale in (1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2.0):
        theme.text_scale = scale
        finger.frames(4)
        board.turn_to(board.pages()[0])
        named = {seen.text: seen for seen in texts_of(board)}
        for advisor in range(1, LAST_ADVISOR + 1):
            seen = named.get(advisor_name(advisor))
            assert seen is not None, (scale, advisor)
            assert not seen.is_cut, (scale, advisor)
            assert seen.size >= least, (scale, advisor)


@pytest.mark.parametrize("size", [PHONE, (640, 360), (960, 600)])
def test_a_device_with_large_text_has_the_same_court_as_a_player_who_chose_it(
    sit: Any, size: tuple[int, int], device_text: Callable[[float], None]
) -> None:
    session = session_where(influences)
    session.state.placements = []
    chosen = texts_of(sit(session, size, 1.5).table.board)
    device_text(1.5)
    assert texts_of(sit(session, size).table.board) == chosen
    assert {seen.text for seen in chosen} >= NAMES


def test_in_a_very_small_window_a_large_text_setting_makes_no_name_smaller(sit: Any) -> None:
    session = session_where(influences)
    usual = texts_of(sit(session, VERY_SMALL).table.board)
    assert texts_of(sit(session, VERY_SMALL, 2.0).table.board) == usual


@pytest.mark.parametrize("scale", [1.3, 1.6, 2.0])
@pytest.mark.parametrize("size", [PHONE, (640, 360)])
def test_with_large_text_dice_can_still_be_read_and_names_make_way_for_them(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    session = crowded()
    board = sit(session, size, scale).table.board
    for _placed, rect, count in alone(board, session):
        assert lines_in(rect, count).side >= LEAST_CROWDED * least_die()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_name_in_two_lines_covers_no_number(sit: Any, language: str) -> None:
    session = session_where(influences)
    session.state.placements = []
    finger = sit(session, PHONE, 2.0)
    finger.app.set("language", language)
    finger.frames(3)
    board = finger.table.board
    for advisor in range(1, LAST_ADVISOR + 1):
        look = board.look_of(board.sight, ("advisor", advisor), board.places[("advisor", advisor)])
        recorder = TextRecorder()
        look[0](recorder, *look[1:])
        texts = [seen.text for seen in recorder.seen]
        assert texts.index(str(advisor)) > texts.index(advisor_name(advisor))


@pytest.mark.parametrize("size", SIZES)
def test_dice_are_painted_as_large_as_their_layout_allows_and_can_be_read(sit: Any, size: tuple[int, int]) -> None:
    session = crowded()
    board = sit(session, size).table.board
    board.turn_to(board.pages()[0])
    for _placed, rect, count in alone(board, session):
        lines = lines_in(rect, count)
        # On a phone there is little room for many dice.
        assert lines.side >= (least_die() / 2 if theme.size_class == "phone" else least_die()) - theme.hair
        assert lines.size[0] == pytest.approx(rect.width - theme.unit, abs=theme.hair)
        assert lines.size[1] == pytest.approx(rect.height - theme.unit, abs=theme.hair)


@pytest.mark.parametrize("count", range(1, 8))
@pytest.mark.parametrize("room", [Rect(0, 0, 50, 31), Rect(0, 0, 54, 57), Rect(0, 0, 117, 50)])
def test_all_dice_of_a_group_fit_side_by_side(room: Rect, count: int) -> None:
    lines = lines_in(room, count, theme.touch)
    assert lines.across * lines.down >= count
    assert lines.size[0] <= room.width - theme.unit + theme.hair
    assert lines.size[1] <= room.height - theme.unit + theme.hair


@pytest.mark.parametrize("size", SIZES)
def test_all_gifts_of_advisors_fit_into_their_space(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(influences), size).table.board
    place = board.places[("advisor", 1)].rect
    room = advisor_parts(place).gift
    for tokens in GIFTS:
        side, parts = gift_lines(place, tokens, room)
        assert side >= gift_side(room) >= least_side() - theme.hair
        assert max(width_of(part, side) for part in parts) <= room.width + theme.hair
        assert len(parts) * side <= room.height + theme.hair


def test_sideways_the_richest_gift_has_symbols_nearly_as_large_as_usual(sit: Any) -> None:
    board = sit(session_where(influences), DESKTOP).table.board
    assert gift_side(advisor_parts(board.places[("advisor", LAST_ADVISOR)].rect).gift) >= 0.9 * theme.glyph


def test_at_reading_size_the_name_is_large_and_the_number_hides_little_of_the_portrait(sit: Any) -> None:
    sit(session_where(influences), TABLET)
    card = Rect(0, 0, 6 * theme.touch, 9 * theme.touch)
    assert advisor_parts(card).name.height > theme.title
    assert number_place(card).width < advisor_parts(card).portrait.width / 5


@pytest.mark.parametrize("scale", [1.2, 1.4, 1.6, 2.0])
@pytest.mark.parametrize("size", [TABLET, DESKTOP])
def test_with_large_text_advisors_keep_their_names(sit: Any, size: tuple[int, int], scale: float) -> None:
    board = sit(session_where(influences), size, scale).table.board
    board.turn_to(board.pages()[0])
    named = [seen for seen in texts_of(board) if seen.text in NAMES]
    assert {seen.text for seen in named} == NAMES
    assert not any(seen.is_cut for seen in named)
    assert min(seen.size for seen in named) >= round(theme.small / scale)


@pytest.mark.parametrize(
    ("size", "scale"),
    [(TABLET, 1.0), (TABLET, 1.4), (TABLET, 2.0), (DESKTOP, 1.0), (DESKTOP, 1.4), ((960, 600), 1.0), ((600, 960), 1.0)],
)
def test_on_a_tablet_numbers_in_gifts_are_not_smaller_than_other_numbers(
    sit: Any, size: tuple[int, int], scale: float
) -> None:
    board = sit(session_where(influences), size, scale).table.board
    board.turn_to(board.pages()[0])
    for advisor in range(1, LAST_ADVISOR + 1):
        room = advisor_parts(board.places[("advisor", advisor)].rect).gift
        assert gift_side(room) >= HARDLY_SMALLER * least_side()
