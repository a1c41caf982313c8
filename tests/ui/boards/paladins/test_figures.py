"""The Paladins board: legible numbers, symbols and names, and what an action lacks."""

from itertools import pairwise
from typing import Any
from unittest.mock import MagicMock

import pytest
from kivy.metrics import dp

from kingdoms.commands.audit.sizes import TextRecorder, targets_of
from kingdoms.core.words import language
from kingdoms.games.paladins import board as printed
from kingdoms.games.paladins.cards import OUTSIDERS, PALADINS, TOWNSFOLK
from kingdoms.games.paladins.scoring import ATTRIBUTE_VP
from kingdoms.games.paladins.words.names import action_name, outsider_name, townsfolk_name
from kingdoms.ui.board.symbol_rows import FOR, Amount, width_of
from kingdoms.ui.boards.paladins import seats
from kingdoms.ui.boards.paladins.own.action_facts import action_facts
from kingdoms.ui.boards.paladins.own.action_parts import action_parts, helpers_of, need_of, room_for_tokens
from kingdoms.ui.boards.paladins.own.head import scoring_levels
from kingdoms.ui.boards.paladins.pieces import (
    breaks_in,
    has_room_for,
    name_size,
    paint_slot,
    paladin_picture,
    townsfolk_picture,
)
from kingdoms.ui.boards.paladins.realm.outsiders import paint_outsider
from kingdoms.ui.boards.paladins.realm.regions import head_of, needs_in
from kingdoms.ui.boards.paladins.seats import PaladinsSeats
from kingdoms.ui.boards.paladins.town.townsfolk import paint_townsfolk
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.drawing.text import Style, size_of
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets.popover import Popover
from tests.ui.boards.paladins.positions import REALM, TOWN, acts, offering, session_where
from tests.ui.conftest import DESKTOP, PHONE


def _has_nothing_to_clear(state: Any) -> bool:
    return acts(state) and not any(map(any, state.standing[0]))


def test_on_an_upright_tablet_symbols_keep_their_distance_from_the_edge_of_their_action(sit: Any) -> None:
    board = sit(session_where(acts), (800, 1280)).table.board
    for action in printed.ACTIONS:
        rect = board.places["action", 0, action].rect
        parts = action_parts(rect, action)
        assert min(slot.y for slot in parts.slots) - rect.y >= theme.band, action
        assert rect.right - parts.tokens.right >= theme.band + theme.hair, action


def test_a_prayer_with_nothing_to_clear_marks_its_effect_as_lacking() -> None:
    view: Any = session_where(_has_nothing_to_clear, after=0).state
    view.hands[0][printed.CLERIC], view.silver[0] = 1, 2
    facts = action_facts(view, 0, 0, printed.PRAY, is_asked=True)
    assert facts.is_closed
    assert not facts.missing
    assert [token.is_lacking for token in (*facts.price, *facts.gain)] == [False, True]
    view.hands[0][printed.CLERIC], view.hands[0][printed.CRIMINAL], view.silver[0] = 0, 0, 0
    facts = action_facts(view, 0, 0, printed.PRAY, is_asked=True)
    assert facts.missing == (printed.CLERIC,)
    assert all(token.is_lacking for token in (*facts.price, *facts.gain))


def test_the_mark_of_a_lacking_worker_has_no_colour_of_a_seat() -> None:
    colours = [tuple(theme.tinctures[arms.tincture]) for arms in ARMS]
    plain, marked = MagicMock(), MagicMock()
    paint_slot(plain, Rect(0, 0, 24, 24), printed.SCOUT)
    paint_slot(marked, Rect(0, 0, 24, 24), printed.SCOUT, is_missed=True)
    assert not plain.circle.called
    used = [tuple(call.args[-1]) for call in marked.circle.call_args_list]
    assert tuple(theme.ink) in used
    assert not {*colours, tuple(theme.wax)} & set(used)
    assert {tuple(call.args[1]) for call in marked.outline.call_args_list} == {tuple(theme.ink)}


@pytest.mark.parametrize("players", ["p", "pb", "ppb", "pbbb"])
@pytest.mark.parametrize("size", [PHONE, (640, 360)])
def test_on_a_phone_every_seat_shows_its_suspicion_and_debts(
    sit: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], players: str
) -> None:
    board = sit(session_where(acts, players, 60), size).table.board
    view, shown = board.sight.view, list[Amount]()
    monkeypatch.setattr(seats, "paint_amounts", lambda _painter, _rect, tokens, *_boosted: shown.extend(tokens))
    for side in range(view.sides):
        shown.clear()
        brush, *look = board.look_of(board.sight, ("seat", side), board.places["seat", side])
        brush(MagicMock(), *look)
        assert Amount("suspicion", len(view.suspicions[side])) in shown
        assert Amount("debt", view.unpaid[side]) in shown
        assert Amount("any", sum(view.hands[side])) in shown


def test_portraits_do_not_shrink_the_symbols_of_their_action(sit: Any) -> None:
    board = sit(session_where(acts), (1280, 800)).table.board
    view = board.sight.view
    for card, townsfolk in enumerate(TOWNSFOLK):
        if townsfolk.trigger not in printed.RIGHT:
            continue
        facts = action_facts(view, 0, 0, townsfolk.trigger, is_asked=True)
        facts = facts._replace(helpers=(townsfolk_picture(card),))
        rect = board.places["action", 0, townsfolk.trigger].rect
        parts = action_parts(rect, townsfolk.trigger)
        helpers = helpers_of(parts, facts)
        assert len(helpers) == 1
        assert helpers[0].right <= rect.right
        tokens = (Amount(printed.PROVISION), Amount(FOR), Amount("faith", 1, is_signed=True))
        assert width_of(tokens, 1.17 * dp(14)) <= room_for_tokens(parts, helpers).width


def test_sideways_a_required_level_follows_the_name_and_does_not_shrink_the_rest_of_the_action(sit: Any) -> None:
    board = sit(session_where(acts), (1280, 800)).table.board
    for action in (printed.GARRISON, printed.ABSOLVE):
        need = (Amount(printed.ATTRIBUTE_KEYS[printed.NEEDED[action]], 11, is_least=True),)
        facts = action_facts(board.sight.view, 0, 0, action, is_asked=True)
        facts = facts._replace(need=need, helpers=(townsfolk_picture(0),))
        parts = action_parts(board.places["action", 0, action].rect, action)
        place = need_of(parts, facts)
        words = size_of(action_name(action), Style(round(theme.small), bold=True))[0]
        assert place.x >= parts.name.x + words
        assert place.right <= parts.done.x
        assert width_of(need, 1.17 * dp(14)) <= place.width
        assert all(helper.right <= place.x for helper in helpers_of(parts, facts))
        tokens = (Amount(printed.PROVISION, 3), Amount(FOR), Amount("faith", 1, is_signed=True))
        assert width_of(tokens, 1.17 * dp(14)) <= room_for_tokens(parts, helpers_of(parts, facts)).width


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_both_levels_of_a_region_are_together_in_the_middle_of_its_head(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(acts), size).table.board
    board.turn_to(REALM)
    for region in printed.REGIONS:
        head, room = head_of(board.places["region", region].rect, is_list=size[0] > size[1])
        faith, strength = needs_in(head, is_list=size[0] > size[1])
        assert (faith.x + strength.right) / 2 == pytest.approx(head.centre[0])
        assert (faith.top + strength.y) / 2 == pytest.approx(head.centre[1])
        if size[0] > size[1]:
            assert head.height == pytest.approx(room.height)
            assert faith.top - strength.y <= 4 * theme.tiny
        else:
            assert strength.right - faith.x < 0.75 * head.width


@pytest.mark.parametrize("size", [(800, 1280), (1200, 1920), (600, 960)])
def test_an_upright_tablet_shows_every_rivals_attributes(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(acts), size).table.board
    zone = next(zone for zone in board.zones if isinstance(zone, PaladinsSeats))
    for side in range(4):
        brush, rect, standing = zone.look_of(board.sight, ("seat", side), board.places["seat", side])
        painter = MagicMock()
        brush(painter, rect, standing)
        sizes = [call.args[2] for call in painter.text.call_args_list if call.args[0].isdigit()]
        burdens = [amount for amount in standing.goods if amount.what in ("suspicion", "debt") and amount.amount]
        assert len(sizes) == 7 + len(burdens)
        assert min(sizes) >= dp(14)


def test_in_a_rail_the_numbers_of_all_seats_are_below_common_symbols(sit: Any) -> None:
    board = sit(session_where(acts), (1280, 800)).table.board
    zone = next(zone for zone in board.zones if isinstance(zone, PaladinsSeats))
    columns = []
    for side in range(4):
        brush, *look = zone.look_of(board.sight, ("seat", side), board.places["seat", side])
        painter = MagicMock()
        brush(painter, *look)
        columns.append([round(call.args[1][0]) for call in painter.text.call_args_list if len(call.args[1]) == 2])
    assert all(column == columns[0] for column in columns)
    assert len(columns[0]) == 9
    heads, painter = board.places[("seat_heads",)], MagicMock()
    brush, *look = zone.look_of(board.sight, ("seat_heads",), heads)
    brush(painter, *look)
    assert heads.rect.y >= max(board.places["seat", side].rect.top for side in range(4))


@pytest.mark.parametrize(("page", "thing"), [(REALM, ("outsider", 0)), (TOWN, ("townsfolk", 0))])
def test_a_tap_on_a_card_shows_its_name(sit: Any, page: str, thing: Any) -> None:
    finger = sit(session_where(acts))
    finger.table.board.turn_to(page)
    finger.tap_thing(thing)
    (popover,) = finger.find(Popover)
    assert popover.title == finger.table.board.sight.about(thing)[0]


@pytest.mark.parametrize("size", [(360, 640), (412, 892)])
@pytest.mark.parametrize("code", ["en", "hu"])
def test_on_an_upright_phone_every_card_has_its_name(sit: Any, size: tuple[int, int], code: str) -> None:
    board = sit(session_where(acts), size).table.board
    for page, thing, paint, count in (
        (REALM, ("outsider", 0), paint_outsider, len(OUTSIDERS)),
        (TOWN, ("townsfolk", 0), paint_townsfolk, len(TOWNSFOLK)),
    ):
        board.turn_to(page)
        rect, names = board.places[thing].rect, (outsider_name if page == REALM else townsfolk_name)
        language.use(code)
        for card in range(count):
            painter = MagicMock()
            painter.picture.return_value.texture = None
            paint(painter, rect, card)
            written = {call.args[0].replace("-\n", ""): call.args[2] for call in painter.text.call_args_list}
            name = next(words for words in written if words != "–" and not words.strip("+").isdigit())
            assert names(card).lower().endswith(name.lower())
            assert written[name] >= dp(13)
        language.use("en")


def test_a_long_name_is_split_between_syllables() -> None:
    parts = {
        name: [f"{name[:place]}-{name[place:]}" for place in breaks_in(name)] for name in ("Watchman", "Mercenary")
    }
    assert parts == {"Watchman": ["Watch-man"], "Mercenary": ["Mer-cenary", "Merce-nary"]}
    assert breaks_in("Debt Collector") == []
    assert breaks_in("Thief") == []


@pytest.mark.parametrize("players", ["ppb", "pppb"])
def test_on_a_phone_all_seats_have_the_same_width(sit: Any, players: str) -> None:
    board = sit(session_where(acts, players)).table.board
    seats = [board.places["seat", side].rect for side in range(len(players))]
    assert len({round(seat.width) for seat in seats}) == 1


def test_on_a_phone_the_acting_seat_keeps_its_name_and_its_workers(sit: Any) -> None:
    board = sit(session_where(acts)).table.board
    zone = next(zone for zone in board.zones if isinstance(zone, PaladinsSeats))
    brush, rect, standing = zone.look_of(board.sight, ("seat", 0), board.places["seat", 0])
    painter = MagicMock()
    brush(painter, rect, standing)
    written = {call.args[0]: call.args[2] for call in painter.text.call_args_list}
    assert {standing.name, str(sum(board.sight.view.hands[0]))} <= set(written)
    assert min(written.values()) >= dp(12)


def test_on_a_phone_a_mark_leaves_room_for_a_long_name(sit: Any) -> None:
    board = sit(session_where(acts)).table.board
    zone = next(zone for zone in board.zones if isinstance(zone, PaladinsSeats))
    for side in range(4):
        brush, rect, standing = zone.look_of(board.sight, ("seat", side), board.places["seat", side])
        painter = MagicMock()
        brush(painter, rect, standing._replace(name="Margaréta", marks=("pass",), points=43))
        written = {call.args[0]: call.args for call in painter.text.call_args_list}
        _name, room, letters = written["Margaréta"]
        assert size_of("Margaréta", Style(round(letters), bold=True))[0] <= int(room.width)
        assert letters >= dp(13)
        assert written["43"][2] >= dp(12)


def test_the_count_on_an_action_can_be_read_on_a_phone(sit: Any) -> None:
    board = sit(session_where(acts)).table.board
    thing = ("action", 0, printed.COMMISSION)
    brush, *look = board.look_of(board.sight, thing, board.places[thing])
    painter = MagicMock()
    brush(painter, *look)
    (done,) = [call.args for call in painter.text.call_args_list if call.args[0].endswith("/7")]
    assert done[2] > dp(12)
    assert size_of(done[0], Style(round(done[2]), bold=True))[0] <= done[1].width


def test_a_regions_spaces_fill_it_even_if_there_are_few(sit: Any) -> None:
    board = sit(session_where(acts), (800, 1280)).table.board
    board.turn_to(REALM)
    for region in (0, 5):
        room = head_of(board.places["region", region].rect, is_list=False)[1]
        spaces = [board.places["space", number].rect for number in printed.spaces_of(region, board.sight.view.seats)]
        assert sum(space.width * space.height for space in spaces) >= 0.9 * room.width * room.height


def test_on_a_phone_a_name_shrinks_a_little_before_it_is_left_out(sit: Any) -> None:
    sit(session_where(acts))
    name = "Mercenary"
    width = size_of(name, Style(round(dp(13)), bold=True))[0]
    assert size_of(name, Style(round(theme.small), bold=True))[0] > width
    assert has_room_for(name, width)
    assert dp(13) <= name_size(name, width) < theme.small
    assert not has_room_for(name, width - 1)


@pytest.mark.parametrize(("size", "has_points"), [((800, 1280), True), ((1280, 800), False)])
def test_a_track_numbers_all_its_steps_and_shows_the_points_for_its_level_if_there_is_room(
    sit: Any, size: tuple[int, int], has_points: bool
) -> None:
    board = sit(session_where(acts), size).table.board
    thing = ("attribute", 0, 1)
    brush, *look = board.look_of(board.sight, thing, board.places[thing])
    recorder = TextRecorder()
    brush(recorder, *look)
    total, *others = [int(seen.text) for seen in recorder.seen]
    level = board.count(thing)
    assert total >= level
    assert others == [*([ATTRIBUTE_VP[level]] if has_points else []), *range(printed.HIGHEST + 1)]
    assert min(seen.size for seen in recorder.seen) >= 14


def test_a_narrow_track_is_a_bar_with_a_large_total(sit: Any) -> None:
    board = sit(session_where(acts), (390, 844)).table.board
    for attribute in printed.ATTRIBUTES:
        thing = ("attribute", 0, attribute)
        brush, rect, *look = board.look_of(board.sight, thing, board.places[thing])
        recorder, level, boost = TextRecorder(), board.count(thing), look[-1]
        brush(recorder, rect, *look)
        total, *others = recorder.seen
        assert int(total.text) == level + boost
        assert [seen.text for seen in others] in ([], [str(ATTRIBUTE_VP[level])])
        assert total.size >= 0.65 * rect.height / dp(1)
    assert scoring_levels() == [2, 4, 6, 8, 9, 10, 11]


def test_the_tavern_cards_below_the_paladins_have_a_caption(sit: Any) -> None:
    board = sit(offering("ChoosePaladin"), PHONE).table.board
    board.open(("own_paladin", 0))
    caption = board.overlay[("taverns",)].rect
    taverns = [place.rect for thing, place in board.overlay.items() if thing[0] == "tavern"]
    assert taverns
    assert all(tavern.top <= caption.y for tavern in taverns)
    assert board.look_of(board.sight, ("taverns",), board.overlay[("taverns",)])[-1] == "In the tavern this round"


def test_the_paladin_is_shown_on_the_action_it_helps_with(sit: Any) -> None:
    board = sit(session_where(acts)).table.board
    view = board.sight.view
    paladin = view.paladins[0]
    helped = [
        action
        for action in printed.ACTIONS
        if paladin_picture(paladin) in action_facts(view, 0, 0, action, is_asked=True).helpers
    ]
    assert helped == [PALADINS[paladin].action]


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)])
def test_seats_show_attributes_with_the_paladins_bonus_in_a_frame(
    sit: Any, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = sit(session_where(acts), size).table.board
    view, framed = board.sight.view, list[str]()
    monkeypatch.setattr(seats, "paint_boosted", lambda _painter, _rect, attribute, _size: framed.append(attribute))
    brush, rect, facts = board.look_of(board.sight, ("seat", 1), board.places["seat", 1])
    assert [level.amount for level in facts.levels] == [view.attribute(1, attribute) for attribute in range(3)]
    brush(MagicMock(), rect, facts)
    boosts = PALADINS[view.paladins[1]].boosts
    assert framed == [key for key, boost in zip(printed.ATTRIBUTE_KEYS, boosts, strict=True) if boost]


@pytest.mark.parametrize("size", [PHONE, (640, 360), (800, 1280), (1280, 800)])
def test_the_tax_supply_is_in_sight_on_every_page(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(acts), size).table.board
    for page in board.pages():
        board.turn_to(page)
        assert ("tax",) in board.hits


def test_a_negative_number_keeps_its_distance_from_the_next_symbol(monkeypatch: pytest.MonkeyPatch) -> None:
    ends, starts = list[float](), list[float]()
    painter = MagicMock()
    painter.text.side_effect = lambda words, point, size, *_ink, **_look: ends.append(
        point[0] + size_of(words, Style(round(size), bold=True))[0]
    )
    monkeypatch.setattr(seats, "paint_symbol_of", lambda _painter, rect, *_what: starts.append(rect.x))
    tokens = (Amount("vp", -5), Amount("silver", 10), Amount("provision", 1))
    seats.paint_amounts(painter, Rect(0, 0, 132, 25), tokens)
    assert all(start - end >= theme.unit for end, start in zip(ends, starts[1:], strict=False))


def test_a_seat_shows_faintly_what_it_has_none_of_and_no_burdens_without_any(monkeypatch: pytest.MonkeyPatch) -> None:
    opacities = {}
    monkeypatch.setattr(
        seats, "paint_symbol_of", lambda _painter, _rect, what, _ink, opacity: opacities.update({what: opacity})
    )
    amounts = (Amount("debt", 0), Amount("provision", 0), Amount("silver", 3))
    seats.paint_amounts(MagicMock(), Rect(0, 0, 132, 25), amounts)
    assert opacities["provision"] < opacities["silver"] == 1
    assert "debt" not in opacities


@pytest.mark.parametrize("size", [PHONE, (800, 1280), DESKTOP])
def test_jars_on_a_sheet_have_a_caption_and_workers_do_not_overlap(
    sit: Any, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = sit(session_where(lambda state: acts(state) and 1 < sum(state.hands[1]) < 6), size).table.board
    board.open(("seat", 1))
    caption = board.overlay[("jar_spaces", 1)].rect
    assert all(place.rect.top <= caption.y + theme.hair for thing, place in board.overlay.items() if thing[0] == "jars")
    if size == PHONE:
        # There is still room below the slots for an action's cost and gain.
        assert not any(action_parts(board.overlay["action", 1, each].rect, each).is_low for each in printed.ACTIONS)
    brush, *look = board.look_of(board.sight, ("workers", 1), board.overlay[("workers", 1)])
    workers = list[Rect]()
    monkeypatch.setattr(seats, "paint_worker", lambda _painter, rect, *_kind: workers.append(rect))
    brush(MagicMock(), *look)
    assert len(workers) > 1
    assert all(one.right <= other.x for one, other in pairwise(workers))


def test_on_a_phone_a_sheet_shows_cost_and_gain_of_every_action_and_its_slots_stay_free(sit: Any) -> None:
    session = session_where(lambda state: acts(state) and len(state.hired[1]) > 1 and sum(state.hands[1]) < 6)
    board = sit(session, PHONE).table.board
    board.open(("seat", 1))
    for action in printed.ACTIONS:
        facts = action_facts(board.sight.view, 1, 1, action, is_asked=False)
        parts = action_parts(board.overlay["action", 1, action].rect, action)
        assert bool(facts.need) == (need_of(parts, facts).width > 0)
        tokens = (*facts.price, Amount(FOR), *facts.gain)
        assert width_of(tokens, 1.17 * theme.tiny) <= parts.tokens.width, action
        assert all(slot.width > dp(23) for slot in parts.slots)
        assert all(helper.x >= parts.slots[-1].right for helper in helpers_of(parts, facts))


@pytest.mark.parametrize("size", [PHONE, (800, 1280)])
def test_nothing_on_a_sides_sheet_is_cut_off(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(lambda state: acts(state) and bool(state.unpaid[1]), after=150)
    board = sit(session, size).table.board
    board.open(("seat", 1))
    recorder = TextRecorder()
    for thing, place in board.overlay.items():
        brush, *look = board.look_of(board.sight, thing, place)
        brush(recorder, *look)
    assert [seen.text for seen in recorder.seen if seen.is_cut] == []
    goods = [board.overlay[name, 1].rect for name in ("silver", "provisions", "suspicion", "debts", "points")]
    assert all(one.right <= other.x + theme.hair for one, other in pairwise(goods))


@pytest.mark.parametrize(
    ("size", "asked", "page", "scale"),
    [
        ((640, 360), "tavern", TOWN, 1.3),
        ((640, 360), "tavern", TOWN, 2.0),
        (PHONE, "turn", "", 1.3),
    ],
)
def test_with_large_text_fingers_still_reach_taverns_and_actions(
    sit: Any, size: tuple[int, int], asked: str, page: str, scale: float
) -> None:
    finger = sit(session_where(lambda state: state.agenda[-1][0] == asked), size)
    finger.app.set("text_scale", scale)
    if page:
        finger.table.board.turn_to(page)
    finger.frames(3)
    kind = "tavern" if asked == "tavern" else "action"
    reached = {thing: side for thing, side in targets_of(finger.table.board).items() if thing[0] == kind}
    assert reached
    assert min(reached.values()) >= theme.touch / dp(1) - 0.01


def test_the_seats_beside_a_phone_on_its_side_show_everyones_attributes_and_provisions(sit: Any) -> None:
    board = sit(session_where(acts, "pbb"), (640, 360)).table.board
    zone = next(zone for zone in board.zones if isinstance(zone, PaladinsSeats))
    for side in range(3):
        brush, rect, facts = zone.look_of(board.sight, ("seat", side), board.places["seat", side])
        recorder = TextRecorder()
        brush(recorder, rect, facts)
        # The name, points and workers, silver and provisions, any suspicion and debts, and the attributes.
        burdens = [amount for amount in facts.goods if amount.what in ("suspicion", "debt") and amount.amount]
        assert len(recorder.seen) == 1 + 2 + 2 + len(burdens) + 3
        assert not any(seen.is_cut for seen in recorder.seen)


def test_the_places_of_followers_fill_their_row(sit: Any) -> None:
    board = sit(session_where(acts, after=0), (800, 1280)).table.board
    cards = [place.rect for thing, place in board.places.items() if thing[0] in ("hired", "converted")]
    empty = board.places["empty_followers", 0].rect
    assert all(card.right < empty.x for card in cards)
    assert empty.right == pytest.approx(board.places["action", 0, printed.CONVERT].rect.right)
