"""The Kingsburg board: winter is a scene that can be opened again, and only those who may see the enemy do."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

import pytest

from kingdoms.commands.audit.sizes import TextRecorder, texts_of
from kingdoms.core.session import Session
from kingdoms.games.kingsburg import GAME
from kingdoms.games.kingsburg.board import AID, COLOURED_DICE, EMBASSY, WINTER
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.events import (
    DRAWN,
    FORTRESS_BONUS,
    LOST,
    WON,
    BuildingLost,
    EnemyTurned,
    Fought,
    Gained,
    KingsDie,
    Lost,
    PhaseBegan,
    Strongest,
)
from kingdoms.games.kingsburg.moves import Pass
from kingdoms.games.kingsburg.state import HIDDEN, NONE
from kingdoms.ui.board.movement.scene_stage import Stage
from kingdoms.ui.board.sight import CLOSE, GLIMPSE, SKIP
from kingdoms.ui.board.symbol_rows import least_side
from kingdoms.ui.boards.kingsburg.enemy import ENEMY
from kingdoms.ui.boards.kingsburg.overlays import fights as shown_fights
from kingdoms.ui.boards.kingsburg.scenes.winter import battle
from kingdoms.ui.boards.kingsburg.winter.last_battle import last_battle
from kingdoms.ui.boards.kingsburg.winter.winter_table import KINGS_DIE, LAST_WINTER, TURNED
from kingdoms.ui.drawing.panels import BUTTON
from kingdoms.ui.score.winner_line import winner_line
from kingdoms.ui.theme import theme
from tests.ui import positions
from tests.ui.boards.kingsburg.positions import influences, offering, session_where
from tests.ui.boards.reach import SIZES
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.geometry import is_inside, overlap


def _before_winter(players: str = "pbbb") -> Session:
    """A session in which a person is the last to recruit, so that winter comes with their move."""

    def is_last(state: Any) -> bool:
        return state.agenda[-1][0] == "recruit" and sum(step[0] == "recruit" for step in state.agenda) == 1

    return session_where(is_last, players)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_winter_is_a_scene_that_waits_until_it_is_closed(sit: Any, size: tuple[int, int], scale: float) -> None:
    session = _before_winter("pbbbb")
    finger = sit(session, size, scale)
    board = finger.table.board
    finger.tap_thing(SKIP)
    finger.frames(3)
    assert any(isinstance(event, EnemyTurned) for event in session.past)
    assert board.opened == LAST_WINTER
    assert board.flying.is_waiting
    lines = [board.overlay[("fight", seat)].rect for seat in range(5)]
    room = board.overlay[LAST_WINTER].rect
    for number, line in enumerate(lines):
        assert is_inside(line, room)
        assert not any(overlap(line, other) > 1 for other in lines[number + 1 :])
        assert overlap(line, board.hits[CLOSE]) < 1
    finger.close_scene()
    assert board.opened is None
    assert not board.flying.is_waiting


@pytest.mark.parametrize("size", SIZES)
def test_every_number_of_a_winter_can_be_read(sit: Any, size: tuple[int, int]) -> None:
    finger = sit(_before_winter("pbbbb"), size)
    finger.tap_thing(SKIP)
    finger.frames(3)
    assert finger.table.board.opened == LAST_WINTER
    seen = texts_of(finger.table.board)
    figures = [text for text in seen if text.is_figure]
    assert figures
    assert min(text.size for text in figures) >= theme.tiny
    assert not [text.text for text in seen if text.is_cut]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_winter_says_what_the_strongest_winner_adds_to_the_reward(sit: Any, size: tuple[int, int]) -> None:
    session = _before_winter("pbbb")
    finger = sit(session, size)
    finger.tap_thing(SKIP)
    finger.frames(3)
    fought = last_battle(session.past)
    assert fought is not None
    words = [seen.text for seen in texts_of(finger.table.board)]
    assert words.count("Strongest") == 1 + len(fought.strongest)


def test_the_last_winter_can_be_opened_again(sit: Any) -> None:
    session = session_where(lambda state: influences(state) and state.year == 2)
    finger = sit(session)
    board = finger.table.board
    finger.tap_thing(ENEMY)
    assert board.opened == ENEMY
    # A sheet that the game does not wait for is closed with a cross.
    assert board.overlay[CLOSE].style != BUTTON
    finger.tap_thing(LAST_WINTER)
    assert board.opened == LAST_WINTER
    battle = last_battle(session.past)
    assert battle.year == 1
    assert {fight.seat for fight in battle.fights} == {0, 1, 2, 3}


def test_in_winter_a_tap_on_the_enemy_opens_the_battle(sit: Any) -> None:
    session = offering("Lose")
    finger = sit(session)
    finger.tap_thing(ENEMY)
    assert session.state.phase == WINTER
    assert finger.table.board.opened == LAST_WINTER


def test_with_only_bots_winter_passes_by_itself(sit: Any) -> None:
    session = positions.new_session("bb", 3, GAME)
    finger = sit(session)
    finger.until(lambda: session.is_over, most=200_000)
    finger.until(lambda: finger.app.trail[-1][0] == "score")


def test_a_battle_lists_all_its_gains_and_losses() -> None:
    battle = last_battle(
        [
            PhaseBegan(1, WINTER),
            EnemyTurned(2),
            KingsDie(3),
            Fought(0, 2, 3, 1, 0, 6, WON),
            Fought(1, 0, 3, 0, 0, 3, DRAWN),
            Fought(2, 0, 3, -1, 0, 2, LOST),
            Gained(0, "wood", 2, "battle"),
            Lost(2, "gold", 1, "battle"),
            BuildingLost(2, 0),
            Lost(2, "vp", 3, "buildings"),
            Lost(2, "vp", 1, "battle"),
            Strongest((0,)),
            Gained(0, "vp", 1, "battle"),
            PhaseBegan(2, AID),
            Gained(1, "gold", 1, "aid"),
        ]
    )
    spoils = {seat: {token.what: token.amount for token in tokens} for seat, tokens in battle.spoils}
    assert spoils == {0: {"wood": 2, "vp": 1}, 1: {}, 2: {"gold": -1, "buildings": -1, "vp": -4}}
    assert battle.strongest == (0,)
    assert [fight.outcome for fight in battle.fights] == [WON, DRAWN, LOST]


# Secrets.


def test_only_somebody_who_has_looked_sees_the_enemys_face(sit: Any) -> None:
    session = session_where(lambda state: bool(state.looked & 1) and not state.looked & 2 and influences(state), "ppb")
    finger = sit(session)
    table = finger.table
    assert table.curtain is None
    assert table.viewer == 0
    assert _card_shown(table.board) == HIDDEN
    finger.hold_thing(GLIMPSE)
    assert _card_shown(table.board) == session.state.enemies[session.state.year - 1]


def _card_shown(board: Any) -> int:
    """The enemy card as painted: the third argument after the painter."""
    _paint, _rect, _year, card, *_rest = board.look_of(board.sight, ENEMY, board.places[ENEMY])
    return card


# Nobody misses a battle.


def _hands_over(state: Any) -> bool:
    """Whether winter comes if the first seat stops recruiting, and that seat is not next to decide."""
    after = _after_recruiting(state)
    return after is not None and after.seat != 0


def _ends_the_game(state: Any) -> bool:
    """Whether the last winter passes and the game ends if the first seat stops recruiting."""
    after = _after_recruiting(state)
    return after is not None and after.seat is None


def _leaves_a_choice(state: Any) -> bool:
    """Whether a winter with a choice comes if the first seat stops recruiting, and somebody has soldiers."""
    after = _after_recruiting(state)
    return after is not None and after.kings_die > 0 and sum(state.soldiers) > 0


def _after_recruiting(state: Any) -> Any:
    """The state after the last seat to recruit passes; None if other seats have yet to recruit."""
    if state.agenda[-1][0] != "recruit" or sum(step[0] == "recruit" for step in state.agenda) != 1:
        return None
    after = state.copy()
    after.apply(Pass())
    return after


def _in_winter(
    sit: Any, players: str = "ppbb", is_wanted: Callable[[Any], bool] = _hands_over, size: tuple[int, int] = PHONE
) -> Any:
    """A table at which the last seat to recruit has just passed, and winter is under way."""
    finger = sit(session_where(is_wanted, players), size, speed="normal")
    if finger.table.curtain is not None:
        finger.lift_curtain()
    finger.tap_thing(SKIP)
    assert finger.table.board.flying.is_moving
    return finger


def test_the_turn_ends_only_after_the_battle_has_been_seen(sit: Any) -> None:
    finger = _in_winter(sit)
    table = finger.table
    table.end_button.end_turn()
    assert table.board.opened == LAST_WINTER
    assert table.board.flying.is_waiting
    assert table.viewer == 0
    table.end_button.end_turn()
    assert table.board.flying.is_waiting
    finger.close_scene()
    assert table.board.opened is None
    table.board.flying.hurry()
    assert table.viewer == table.session.actor


def test_the_winners_are_announced_only_after_the_last_battle_has_been_seen(sit: Any) -> None:
    finger = _in_winter(sit, "pbbb", _ends_the_game)
    table = finger.table
    table.end_button.end_turn()
    finger.frames(3)
    assert table.session.is_over
    assert table.handover.banner is None
    assert table.board.opened == LAST_WINTER
    finger.close_scene()
    finger.until(lambda: table.handover.banner is not None)
    assert table.prompt == winner_line(table.session)


def test_a_pause_before_the_last_battle_has_been_seen_does_not_announce_the_winners(sit: Any) -> None:
    finger = _in_winter(sit, "ppbb", _ends_the_game)
    table = finger.table
    table.end_button.end_turn()
    finger.frames(3)
    finger.app.on_pause()
    finger.app.on_resume()
    finger.frames(3)
    assert (table.handover.banner, table.board.opened) == (None, LAST_WINTER)
    finger.close_scene()
    finger.until(lambda: table.handover.banner is not None)


def test_a_tap_outside_a_battle_hurries_it_but_does_not_put_it_away(sit: Any) -> None:
    finger = _in_winter(sit, "pbbb", _ends_the_game)
    board = finger.table.board
    finger.until(lambda: board.opened == LAST_WINTER)
    for _tap in range(2):
        board.tapped(None)
        finger.frames(3)
        assert board.opened == LAST_WINTER
        assert board.flying.is_waiting


@pytest.mark.parametrize("is_wanted", [_leaves_a_choice, _ends_the_game])
def test_the_table_shows_no_more_of_a_winter_than_its_scene_has(sit: Any, is_wanted: Callable[[Any], bool]) -> None:
    finger = _in_winter(sit, "pbbb", is_wanted, DESKTOP)
    board = finger.table.board
    battle = last_battle(board.sight.past)
    own = [(fight.seat, fight.soldiers) for fight in battle.fights]
    finger.until(lambda: board.is_in_the_air(KINGS_DIE) and not board.is_in_the_air(TURNED))
    _year, card, _name, _strength, _odds, fallen, _parts = _painted(board, ENEMY)
    assert (card, fallen) == (battle.enemy, 0)
    view = board.sight.view
    seen = [_painted(board, ("seat", seat))[0].stock[-1].amount for seat in range(view.seats)]
    losses = [sum(loser == seat for loser, _building in battle.lost) for seat in range(view.seats)]
    assert seen == [view.count_buildings(seat) + losses[seat] for seat in range(view.seats)]
    assert [(seat, board.count(("soldiers", seat))) for seat, _soldiers in own] == own
    board.flying.hurry()
    assert _painted(board, ENEMY)[5] == battle.die
    assert [(seat, board.count(("soldiers", seat))) for seat, _soldiers in own] == own


@pytest.mark.parametrize("size", SIZES)
def test_the_kings_die_stays_on_its_sheet(sit: Any, size: tuple[int, int]) -> None:
    finger = _in_winter(sit, "pbbb", size=size)
    board = finger.table.board
    scenes = [scene for scene in board.flying.waiting if KINGS_DIE in scene.lands]
    panel = board.overlay_of(LAST_WINTER).lay_out(board.sight, LAST_WINTER, board.room)[LAST_WINTER].rect
    for tumble in scenes[0].tumbles:
        for place in (tumble.start, tumble.end):
            # Rotated by 45 degrees, the die is as wide as its diagonal.
            corners = place.width * (sqrt(2) - 1) / 2
            assert panel.x <= place.x - corners
            assert place.right + corners <= panel.right


def test_a_battle_that_was_not_closed_is_shown_again_after_a_pause(sit: Any) -> None:
    finger = _in_winter(sit)
    finger.app.on_pause()
    finger.app.on_resume()
    finger.frames(3)
    assert finger.table.board.opened == LAST_WINTER
    assert finger.table.board.flying.is_waiting


def test_a_battle_that_was_not_closed_is_shown_again_after_a_look_at_the_rules(sit: Any) -> None:
    finger = _in_winter(sit, "pbbb")
    finger.app.show("rules", game="kingsburg")
    finger.frames(3)
    finger.app.back()
    finger.frames(3)
    assert finger.table.board.opened == LAST_WINTER
    assert finger.table.board.flying.is_waiting


def test_a_long_press_does_not_put_a_battle_away(sit: Any) -> None:
    finger = _in_winter(sit, "pbbb")
    board = finger.table.board
    board.flying.hurry()
    board.pressed_long(LAST_WINTER)
    finger.frames(3)
    assert board.opened == LAST_WINTER
    assert board.flying.is_waiting


def test_when_the_device_is_turned_flying_things_arrive_at_once(sit: Any) -> None:
    finger = _in_winter(sit, "pbbb")
    board = finger.table.board
    board.size = (board.width - 40, board.height - 40)
    assert board.flying.is_waiting


# The year after a winter.


def _starts_another_year(state: Any) -> bool:
    """Whether winter passes if the first seat stops recruiting, and somebody gets the king's white die."""
    after = _after_recruiting(state)
    return bool(after is not None and after.seat is not None and after.year > state.year and after.aid != NONE)


def _painted(board: Any, thing: Any) -> Any:
    _paint, _rect, *rest = board.look_of(board.sight, thing, board.places[thing])
    return rest


@pytest.mark.parametrize("size", SIZES)
def test_until_winter_is_closed_nothing_on_the_table_shows_the_next_year(sit: Any, size: tuple[int, int]) -> None:
    session = session_where(_starts_another_year)
    year, order, finger = session.state.year, list(session.state.order), sit(session, size)
    board = finger.table.board
    finger.tap_thing(SKIP)
    finger.frames(3)
    assert (board.opened, session.state.year) == (LAST_WINTER, year + 1)
    # A phone held sideways has the calendar on the other page.
    has_calendar = ("year",) in board.places
    assert not has_calendar or _painted(board, ("year",))[:2] == [year, WINTER]
    assert _painted(board, ENEMY)[:2] == [year, session.state.enemies[year - 1]]
    seats = [_painted(board, ("seat", seat))[0] for seat in order]
    assert [seat.place for seat in seats] == [1, 2, 3, 4]
    assert not any("white_die" in seat.marks or seat.dice for seat in seats)
    assert {seat.absent for seat in seats} == {COLOURED_DICE}
    finger.close_scene()
    finger.frames(3)
    assert not has_calendar or _painted(board, ("year",))[0] == year + 1
    assert _painted(board, ENEMY)[0] == year + 1


def test_the_enemy_beside_the_calendar_turns_over_with_the_one_on_the_sheet(sit: Any) -> None:
    finger = _in_winter(sit, "pbbb")
    board = finger.table.board
    assert _card_shown(board) == HIDDEN
    board.flying.hurry()
    assert _card_shown(board) == last_battle(board.sight.past).enemy


def test_the_end_of_a_battle_names_the_source_of_its_points(sit: Any) -> None:
    session = _before_winter("pbbbb")
    finger = sit(session, PHONE)
    finger.tap_thing(SKIP)
    finger.frames(3)
    board = finger.table.board
    events = [event for event in session.past if isinstance(event, EnemyTurned | KingsDie | Fought)]
    points = [Gained(0, "vp", 1, "battle"), Gained(0, "vp", 1, "battle", FORTRESS_BONUS), Strongest((0,))]
    *_before, end = battle(Stage(board, board.sight), [*events, *points])
    assert end.caption == "Fortress: you score 1 point. You are the strongest in battle and score 1 point."


def test_captions_of_a_battle_leave_out_the_sums_shown_on_its_sheet(sit: Any) -> None:
    session = _before_winter("pbbbb")
    finger = sit(session, PHONE)
    finger.tap_thing(SKIP)
    finger.frames(3)
    board = finger.table.board
    events = [event for event in session.past if isinstance(event, EnemyTurned | KingsDie | Fought)]
    captions = [scene.caption for scene in battle(Stage(board, board.sight), events)]
    assert any("with strength" in caption for caption in captions)
    assert not any("soldiers +" in caption for caption in captions)


@pytest.mark.parametrize("players", ["pbbb", "ppbb"])
def test_the_captions_of_a_battle_never_run_ahead_of_its_sheet(sit: Any, players: str) -> None:
    session = _before_winter(players)
    finger = sit(session, DESKTOP)
    while finger.table.curtain is not None:
        finger.lift_curtain()
    theme.speed = "normal"
    board, told = finger.table.board, set()
    finger.tap_thing(SKIP)
    while not board.flying.is_waiting:
        for seat, name in enumerate(session.names):
            name = "You" if players == "pbbb" and seat == 0 else name
            if board.caption.startswith(name) and "with strength" in board.caption:
                assert not board.is_in_the_air(("fight", seat))
                told.add(seat)
        finger.frames(1)
    assert told == {0, 1, 2, 3}


def test_nobody_is_called_the_strongest_before_every_strength_is_known(sit: Any) -> None:
    session = _before_winter()
    finger = sit(session, DESKTOP)
    theme.speed = "normal"
    board = finger.table.board
    finger.tap_thing(SKIP)
    strongest, seen = last_battle(session.past).strongest, 0
    assert strongest
    while not board.flying.is_waiting:
        lines = {thing[1]: place for thing, place in board.overlay.items() if thing[0] == "fight"}
        shown = [seat for seat, place in lines.items() if _is_strongest(board, seat, place)]
        if any(board.is_in_the_air(("fight", seat)) for seat in range(4)):
            seen += bool(lines)
            assert not shown
        finger.frames(1)
    assert seen
    assert [seat for seat in range(4) if _is_strongest(board, seat, board.overlay[("fight", seat)])] == [*strongest]


def _is_strongest(board: Any, seat: int, place: Any) -> bool:
    *_look, line = board.look_of(board.sight, ("fight", seat), place)
    return line.is_strongest


@pytest.mark.parametrize("size", [TABLET, DESKTOP])
def test_on_a_tablet_a_winter_is_summed_up_in_type_of_reading_size(sit: Any, size: tuple[int, int]) -> None:
    board = sit(session_where(lambda state: influences(state) and state.year > 1, after=60), size).table.board
    shown = board.overlay_of(LAST_WINTER)
    for thing, place in shown.lay_out(board.sight, LAST_WINTER, board.room).items():
        if thing[0] == "fight":
            recorder = TextRecorder()
            paint, *rest = shown.look_of(board.sight, thing, place)
            paint(recorder, *rest)
            assert min(seen.size for seen in recorder.seen) >= theme.body


def test_on_a_tablet_everyones_gains_and_losses_have_symbols_of_one_size(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = sit(session_where(influences), TABLET).table.board
    fights = [Fought(seat, 0, 1, 0, 0, 1, LOST) for seat in range(4)]
    losses = [Lost(2, what, 1, "enemy") for what in ("gold", "wood", "stone", "vp")]
    past = [EnemyTurned(0), KingsDie(1), *fights, *losses, Lost(1, "vp", 1, "enemy"), BuildingLost(2, EMBASSY)]
    sides: set[float] = set()
    monkeypatch.setattr(shown_fights, "paint_line", lambda *look: sides.add(look[3]))
    sight, shown = board.sight._replace(past=past), board.overlay_of(LAST_WINTER)
    for thing, place in shown.lay_out(sight, LAST_WINTER, board.room).items():
        if thing[0] == "spoils":
            paint, *rest = shown.look_of(sight, thing, place)
            paint(TextRecorder(), *rest)
    assert len(sides) == 1
    assert sides.pop() >= least_side()


@pytest.mark.parametrize("size", [TABLET, DESKTOP])
@pytest.mark.parametrize("more", [(), ("gold", "stone")])
def test_on_a_tablet_a_battle_names_the_enemys_strength_and_the_lost_building(
    sit: Any, size: tuple[int, int], more: Sequence[str]
) -> None:
    board = sit(session_where(influences), size).table.board
    enemy = ENEMIES[0].strength
    fights = [Fought(seat, 0, 1, 0, 0, 1, LOST) for seat in range(4)]
    losses = [Lost(2, what, 1, "enemy") for what in (*more, "vp")]
    past = [EnemyTurned(0), KingsDie(1), *fights, *losses, BuildingLost(2, EMBASSY)]
    sight = board.sight._replace(past=past)
    shown, recorder = board.overlay_of(LAST_WINTER), TextRecorder()
    for thing, place in shown.lay_out(sight, LAST_WINTER, board.room).items():
        if thing in (("fight", 2), ("spoils", 2)):
            paint, *rest = shown.look_of(sight, thing, place)
            paint(recorder, *rest)
    assert {f"1 against {enemy}", "Lost: Embassy"} <= {seen.text for seen in recorder.seen}
    assert min(seen.size for seen in recorder.seen if seen.is_name) >= theme.least_name
