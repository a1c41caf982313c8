"""The guided games on the real screens: every step can be followed by touch, on every form of screen."""

import re
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import pytest

from kingdoms.core.session import Session
from kingdoms.core.state import Thing
from kingdoms.core.words import language
from kingdoms.core.words.language import _
from kingdoms.core.words.lesson import LEARNER
from kingdoms.games import GAMES
from kingdoms.games.kingsburg.board import ARCHITECT, KING, MERCHANT, SERGEANT, SWORDSMITH
from kingdoms.games.kingsburg.moves import Influence
from kingdoms.games.paladins.board import ATTACK, CRIMINAL, PRAY
from kingdoms.games.paladins.moves import Outsider
from kingdoms.games.royals.board import SPAIN
from kingdoms.ui.board.sight import CLOSE
from kingdoms.ui.boards.royals.europe.atlas import framed_country
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.home.screen import RunningGame
from kingdoms.ui.theme import theme
from kingdoms.ui.tutorial.callout import Callout
from kingdoms.ui.tutorial.lessons import start_lesson
from kingdoms.ui.widgets import InkButton, Sheet, Toast
from kingdoms.ui.widgets.clear_place import covered, tappable
from kingdoms.ui.widgets.focus import Focusable, Spot, spots_in
from kingdoms.ui.widgets.popover import Popover
from tests.games.helpers.lessons import left_out, may_be_left_out
from tests.ui.conftest import DESKTOP, PHONE, TABLET
from tests.ui.geometry import overlap
from tests.ui.touches import press

Launch = Callable[..., Any]
SIZES = {"phone": PHONE, "phone sideways": (640, 360), "tablet": TABLET, "tablet sideways": DESKTOP}


@pytest.fixture
def begin(launch: Launch) -> Launch:
    """Starts a lesson, without animations or pauses."""

    def start(game: str, size: tuple[int, int] = PHONE, language: str = "en") -> Any:
        finger = launch(size=size)
        for name, value in (("speed", "off"), ("pauses", "off"), ("language", language)):
            finger.app.set(name, value)
        start_lesson(finger.app, game)
        finger.frames(4)
        return finger

    return start


class Reached(Exception):
    """The step that a test is about has been reached."""


def callout(finger: Any) -> Callout:
    (found,) = finger.find(Callout)
    return found


def read_on(finger: Any) -> None:
    """Reads until the lesson asks for something."""
    while finger.table.guide.must_read:
        press(finger, "Next")


def follow(finger: Any, step: Any) -> None:
    """Does what the step asks for, by touch."""
    view = finger.table.sight.view
    wanted = [move for move in view.moves() if step.wants(view, move)]
    pointed = [move for move in wanted if finger.table.sight.target(move) == step.about]
    finger.play((pointed or wanted)[0])


def covered_of(board: Any, said: Callout, *names: Thing) -> dict[Thing, float]:
    """How much the callout covers of the visible things that begin with one of these names, if anything."""
    seen = board.hits if board.opened is None else {thing: place.rect for thing, place in board.overlay.items()}
    named = [thing for thing in seen if any(thing[: len(name)] == name for name in names)]
    covered = {thing: overlap(said.rect, board.part_in_window(seen[thing])) for thing in named}
    return {thing: area for thing, area in covered.items() if area > 1}


def has_something_to_say(table: Any) -> bool:
    """Whether the lesson says something now, or has ended."""
    return table.guide.progress is None or table.guide.progress.step is not None


def walk_through(
    finger: Any, lesson: Any, on_step: Callable[[Any], None], does: Callable[[Any, Any], None] = follow
) -> list[int]:
    """Follows a lesson to its end; returns the numbers of the steps that were shown."""
    table, told = finger.table, []
    while (progress := table.guide.progress) is not None:
        finger.until(
            lambda: (
                table.guide.progress is None or table.guide.progress.step is not None or table.board.flying.is_waiting
            ),
            most=200_000,
        )
        if table.board.flying.is_waiting and not finger.find(Callout):
            finger.press("n")
            finger.frames(4)
        elif table.guide.progress is not None:
            finger.frames(4)
            told.append(progress.number)
            on_step(lesson.steps[progress.number])
            if progress.must_read:
                finger.press("n")
            else:
                does(finger, lesson.steps[progress.number])
        finger.frames(4)
    return told


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_every_step_points_at_its_thing_and_can_be_followed(
    begin: Launch, game: str, language: str, size: tuple[int, int]
) -> None:
    finger = begin(game, size, language)
    lesson = GAMES[game].words.lesson()

    def check(step: Any) -> None:
        said = callout(finger)
        assert said.x >= 0
        assert said.y >= 0
        assert said.right <= size[0]
        assert said.top <= size[1]
        assert said.height >= said.minimum_height - 1, step
        if step.about is not None:
            assert said.subject is not None, step
            assert min(said.subject.width, said.subject.height) > 1, step
            # An overlay that fills a phone leaves no other place than its empty edges.
            edge = said.subject.width * said.subject.height / 5 if step.scene is not None else 0
            assert overlap(said.rect, said.subject) <= edge, step
        board = finger.table.board
        lit = [board.part_in_window(rect) for thing, rect in board.hits.items() if board.is_lit(thing)]
        assert sum(overlap(said.rect, rect) for rect in lit) < said.width * said.height / 10, step
        assert covered_of(board, said, *step.keeps, *step.also) == {}, step

    told = walk_through(finger, lesson, check)
    assert told == sorted(told)
    assert left_out(game, told) in may_be_left_out(game)


@pytest.mark.parametrize(("game", "size"), [("royals", PHONE), ("royals", (640, 360)), ("kingsburg", PHONE)])
def test_on_a_phone_the_hand_stays_visible_too(begin: Launch, game: str, size: tuple[int, int]) -> None:
    finger = begin(game, size)
    board = finger.table.board

    def check(step: Any) -> None:
        hand = [board.part_in_window(rect) for thing, rect in board.hits.items() if thing[0] in board.hand]
        if step.scene is None:
            assert sum(overlap(callout(finger).rect, rect) for rect in hand) == 0, step

    walk_through(finger, GAMES[game].words.lesson(), check)


def test_a_step_opens_the_page_and_the_country_of_its_thing(begin: Launch) -> None:
    finger = begin("royals")
    seen = []

    def check(step: Any) -> None:
        if step.about is not None and step.about[0] in ("title", "period", "position"):
            seen.append(step.about[0])
            assert step.about in finger.table.board.hits, step

    walk_through(finger, GAMES["royals"].words.lesson(), check)
    assert set(seen) == {"title", "period", "position"}


@pytest.mark.usefixtures("steady")
def test_the_callout_follows_its_thing_on_a_map_that_travels(begin: Launch) -> None:
    finger = begin("royals")
    finger.app.set("speed", "normal")
    press(finger, "Next")
    board, step = finger.table.board, finger.table.guide.progress.step
    finger.until(lambda: not board.framing.camera.is_travelling)
    finger.frames(4)
    assert callout(finger).subject == board.part_in_window(board.hits[step.about])
    assert not overlap(callout(finger).rect, callout(finger).subject)


@pytest.mark.usefixtures("steady")
def test_a_map_on_its_way_back_to_the_whole_moves_to_the_city_that_a_step_is_about(begin: Launch) -> None:
    finger, lesson = begin("royals"), GAMES["royals"].words.lesson()
    seville = next(step.about for step in lesson.steps if "first in Seville" in step.text)

    def stop_before_seville(step: Any) -> None:
        if "The Countess in Seville" in step.text:
            raise Reached

    with pytest.raises(Reached):
        walk_through(finger, lesson, stop_before_seville)
    finger.app.set("speed", "normal")
    table, board = finger.table, finger.table.board
    follow(finger, table.guide.progress.step)
    finger.until(lambda: table.guide.progress.step is not None and table.guide.must_read, most=200_000)
    assert table.guide.progress.step.about == seville
    finger.until(lambda: not board.framing.camera.is_travelling)
    finger.frames(4)
    assert framed_country(board.framing.camera) == SPAIN
    assert callout(finger).subject == board.part_in_window(board.hits[seville])


@pytest.mark.parametrize("game", ["rival_kings", "royals", "kingsburg"])
def test_after_a_pause_the_rivals_still_wait_until_a_step_has_been_read(begin: Launch, game: str) -> None:
    finger = begin(game)
    table = finger.table

    def stop_before_a_rival(_step: Any) -> None:
        if table.guide.must_read and table.session.is_bots_turn:
            raise Reached

    with pytest.raises(Reached):
        walk_through(finger, GAMES[game].words.lesson(), stop_before_a_rival)
    finger.app.on_pause()
    finger.app.on_resume()
    finger.frames(3)
    assert not table.bots.thinker.is_thinking


def test_a_scene_is_explained_while_it_is_shown(begin: Launch) -> None:
    finger = begin("kingsburg")
    board, told = finger.table.board, []

    def check(step: Any) -> None:
        if step.scene is not None:
            told.append(step.scene)
            assert board.opened == step.scene
            assert CLOSE not in board.hits
            assert callout(finger).subject is not None

    walk_through(finger, GAMES["kingsburg"].words.lesson(), check)
    assert told == [("enemy",), ("winter",), ("winter",)]


def test_whoever_has_read_about_a_scene_has_also_closed_it(begin: Launch) -> None:
    finger = begin("kingsburg")

    def stop_at_scene(step: Any) -> None:
        if step.scene is not None:
            raise Reached

    with pytest.raises(Reached):
        walk_through(finger, GAMES["kingsburg"].words.lesson(), stop_at_scene)
    assert finger.table.board.awaited == ("enemy",)
    finger.press("n")
    finger.frames(4)
    assert finger.table.board.awaited is None
    assert finger.table.board.opened is None


def test_a_scene_that_is_closed_unread_is_explained_afterwards(begin: Launch) -> None:
    finger = begin("kingsburg")
    lesson = GAMES["kingsburg"].words.lesson()

    def stop_at_scene(step: Any) -> None:
        if step.scene is not None:
            raise Reached

    with pytest.raises(Reached):
        walk_through(finger, lesson, stop_at_scene)
    words = callout(finger).text
    finger.table.on_back()
    finger.frames(4)
    assert finger.table.board.opened is None
    assert callout(finger).text == words


def test_the_kings_reward_is_spoken_of_as_past_once_summer_has_begun(begin: Launch) -> None:
    finger, told = begin("kingsburg"), []

    def check(step: Any) -> None:
        if step.when is not None and "the king has given 1 point" in step.text:
            told.append(finger.table.bar_title)

    walk_through(finger, GAMES["kingsburg"].words.lesson(), check)
    assert told == ["Year I · Summer"]


def test_while_the_learner_reads_nobody_is_said_to_be_thinking(begin: Launch) -> None:
    finger = begin("kingsburg")
    assert finger.table.session.is_bots_turn
    assert finger.table.prompt == "The game waits while you read"
    assert finger.table.crest == finger.table.session.seats[LEARNER].crest


def test_the_last_step_hands_over(begin: Launch) -> None:
    finger = begin("rival_kings")
    labels = []
    walk_through(finger, GAMES["rival_kings"].words.lesson(), lambda _step: labels.append(callout(finger).next_words))
    assert labels[-1] == "Play on"
    assert set(labels[:-1]) == {""}


def test_undo_does_not_reach_what_was_prepared(begin: Launch) -> None:
    finger = begin("paladins")
    lesson = GAMES["paladins"].words.lesson()
    first = next(number for number, step in enumerate(lesson.steps) if step.table is not None)
    start_lesson(finger.app, "paladins", first)
    finger.frames(4)
    table, prepared = finger.table, len(lesson.steps[first].table.opening)
    assert len(table.session.log) == prepared
    assert not table.board.buttons.can_undo
    finger.press("u")
    finger.frames(4)
    assert Sheet.topmost() is None
    assert len(table.session.log) == prepared
    read_on(finger)
    follow(finger, table.guide.progress.step)
    finger.frames(4)
    assert len(table.session.log) > prepared
    assert table.board.buttons.can_undo


@pytest.mark.parametrize("game", GAMES)
def test_the_game_goes_on_freely_after_the_lesson(begin: Launch, game: str) -> None:
    finger = begin(game)
    walk_through(finger, GAMES[game].words.lesson(), lambda _step: None)
    assert finger.app.store.settings.get("lessons") == {game: ["", 0]}
    assert not finger.table.session.is_over
    assert finger.find(Callout) == []
    finger.until(lambda: finger.table.board.sight.lit or finger.table.session.state.seat != LEARNER, most=200_000)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_as_many_steps_as_it_should(game: str) -> None:
    lesson = GAMES[game].words.lesson()
    assert 15 <= lesson.length <= 25
    assert all(len(step.text) <= 240 for step in lesson.steps)


def sentences(text: str) -> list[str]:
    """The sentences of a text. The ? on a coin card and the point of a Hungarian ordinal number end none."""
    return re.split(r"(?<=\S[.!?]) (?![a-záéíóöőúüű])", text)


@pytest.mark.parametrize("code", ["en", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_a_step_says_one_or_two_sentences(game: str, code: str, request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: language.use("en"))
    language.use(code)
    first, *others = [sentences(_(step.text)) for step in GAMES[game].words.lesson().steps]
    is_greeted = first[0].endswith("!")
    assert {len(first) - is_greeted, *map(len, others)} <= {1, 2}


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_has_something_to_tap_after_at_most_three_steps(game: str) -> None:
    assert any(step.wants is not None for step in GAMES[game].words.lesson().steps[:4])


def test_everything_that_a_step_is_about_is_marked(begin: Launch) -> None:
    finger = begin("rival_kings")
    press(finger, "Next")
    board = finger.table.board
    piles = [board.part_in_window(rect) for thing, rect in board.hits.items() if thing[0] == "pile"]
    assert callout(finger).also_marked == piles
    assert len(piles) == 4


def test_both_spanish_cards_are_marked(begin: Launch) -> None:
    finger = begin("royals")
    marked = []

    def check(step: Any) -> None:
        if "the two Spanish cards" in step.text:
            marked.extend([step.about, *step.also])
            view = finger.table.sight.view
            assert {view.display[place] for _name, place in marked} == {SPAIN}
            assert len(callout(finger).also_marked) == 1

    walk_through(finger, GAMES["royals"].words.lesson(), check)
    assert len(set(marked)) == 2


def test_the_mark_of_a_lesson_is_no_frame_and_has_no_seats_colour(begin: Launch, monkeypatch: Any) -> None:
    finger, frames, lines = begin("kingsburg"), [], []
    press(finger, "Next")
    said = callout(finger)
    monkeypatch.setattr(Painter, "outline", lambda _painter, rect, *_look, **_more: frames.append(Rect(*rect)))
    monkeypatch.setattr(Painter, "line", lambda _painter, _points, colour, _width: lines.append(colour))
    said.paint(Painter(said.canvas))
    assert [frame for frame in frames if overlap(frame, said.subject)] == []
    assert {tuple(colour) for colour in lines} == {tuple(theme.ink), tuple(theme.panel)}


@pytest.mark.parametrize(("one", "other"), [*combinations(GAMES, 2)])
def test_no_lesson_says_the_same_as_another(one: str, other: str) -> None:
    steps = [{step.text for step in GAMES[game].words.lesson().steps} for game in (one, other)]
    assert not steps[0] & steps[1]


@pytest.fixture
def attacking(begin: Launch) -> Any:
    """The Paladins lesson at the point where it asks for an attack, with the action chosen but not its target."""
    finger = begin("paladins")

    def stop_at_target(step: Any) -> None:
        if step.about == ("action", LEARNER, ATTACK) and step.wants is not None:
            raise Reached

    with pytest.raises(Reached):
        walk_through(finger, GAMES["paladins"].words.lesson(), stop_at_target)
    finger.tap_thing(("action", LEARNER, ATTACK))
    finger.frames(4)
    return finger


BARBARIAN, ADVENTURER = 1, 2
"""The places of the outsider that the lesson asks the learner to attack, and of another that could be attacked."""


def attack(finger: Any, place: int) -> None:
    """Taps an outsider, who is shown at reading size, and then the button to attack them."""
    finger.tap_thing(("outsider", place))
    finger.frames(4)
    finger.tap_widget(next(button for button in finger.find(InkButton) if button.kind == "choice"))
    finger.frames(4)


def test_once_an_action_is_chosen_the_lesson_points_at_its_target(attacking: Any) -> None:
    board = attacking.table.board
    target = board.hits["outsider", BARBARIAN]
    assert callout(attacking).subject[:2] == board.to_window(*target[:2])
    attack(attacking, BARBARIAN)
    assert attacking.table.session.log[-1].move == Outsider(BARBARIAN)


def test_another_target_than_the_lesson_asks_for_is_not_taken(attacking: Any) -> None:
    attack(attacking, ADVENTURER)
    assert attacking.table.session.log[-1].move.action == ATTACK
    assert set(attacking.table.sight.lit) == {("outsider", BARBARIAN)}


def test_a_choice_of_two_things_points_at_one_after_the_other(begin: Launch) -> None:
    finger = begin("paladins")

    def stop_at_paladins(step: Any) -> None:
        if step.about is not None and step.about[0] == "paladin":
            raise Reached

    with pytest.raises(Reached):
        walk_through(finger, GAMES["paladins"].words.lesson(), stop_at_paladins)
    board, step = finger.table.board, finger.table.guide.progress.step
    assert callout(finger).subject == board.part_in_window(board.hits[step.about])
    finger.tap_thing(step.about)
    finger.frames(4)
    assert callout(finger).subject == board.part_in_window(board.hits[step.then])


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_a_step_goes_up_by_one_at_most(begin: Launch, game: str) -> None:
    finger, numbers = begin(game), []

    def note(_step: Any) -> None:
        number, length = map(int, callout(finger).count.split("/"))
        assert length == GAMES[game].words.lesson().length
        numbers.append(number)

    walk_through(finger, GAMES[game].words.lesson(), note)
    assert numbers[0] == 1
    assert numbers[-1] == GAMES[game].words.lesson().length
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(numbers))


def test_on_a_phone_a_step_about_a_rivals_cards_opens_them_until_it_has_been_read(begin: Launch) -> None:
    finger, seen = begin("rival_kings"), []
    board = finger.table.board

    def check(step: Any) -> None:
        seen.append(board.opened)
        if step.about == ("building", 2, 0):
            assert board.opened == ("seat", 2)
            assert {("building", 2, 0), ("subject", 2, 0)} <= set(board.hits)
            assert callout(finger).subject == board.part_in_window(board.hits[step.about])

    walk_through(finger, GAMES["rival_kings"].words.lesson(), check)
    assert ("seat", 2) in seen
    assert seen[-1] is None


def test_a_lesson_goes_on_at_another_table_instead_of_the_first(begin: Launch) -> None:
    finger, keys = begin("paladins"), []
    walk_through(finger, GAMES["paladins"].words.lesson(), lambda _step: keys.append(finger.table.session.key))
    _first, second = dict.fromkeys(keys)
    assert finger.table.session.key == second
    assert [saved.key for saved in finger.app.store.running()] == [second]


def test_a_lesson_is_resumed_at_its_second_table(begin: Launch) -> None:
    finger = begin("paladins")

    def stop_at_prayer(step: Any) -> None:
        if step.about == ("action", LEARNER, PRAY):
            raise Reached

    with pytest.raises(Reached):
        walk_through(finger, GAMES["paladins"].words.lesson(), stop_at_prayer)
    key, words = finger.table.session.key, callout(finger).text
    finger.app.show("home")
    finger.app.open_game(key)
    finger.frames(4)
    assert callout(finger).text == words


def test_a_lesson_can_be_left_and_the_game_goes_on(begin: Launch) -> None:
    finger = begin("rival_kings")
    press(finger, "Leave")
    press(finger, "Stay")
    assert callout(finger).count.startswith("1/")
    press(finger, "Leave")
    press(finger, "Leave")
    assert finger.find(Callout) == []
    assert len(finger.table.board.sight.lit) == 3
    assert finger.app.store.settings.get("lessons") == {"rival_kings": ["", 0]}


def test_a_lesson_is_resumed_where_it_was_left(begin: Launch) -> None:
    finger = begin("rival_kings")
    read_on(finger)
    key, words = finger.table.session.key, callout(finger).text
    finger.app.show("home")
    assert finger.find(Callout) == []
    finger.app.open_game(key)
    finger.frames(4)
    assert callout(finger).text == words


TASKS = {
    "rival_kings": "choose the Countess",
    "royals": "take 1 Spanish card",
    "kingsburg": "send 5\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}6 to the Swordsmith",
    "paladins": "take 1 scout, 2 merchants and 1 criminal",
}
"""A task of each game's lesson."""


def unasked(finger: Any) -> Any:
    """Something legal that the lesson does not ask for, and that its card does not cover."""
    board, said = finger.table.board, callout(finger)
    for thing in finger.table.sight.unasked:
        if (
            thing in board.hits
            and not board.is_lit(thing)
            and not said.collide_point(*board.part_in_window(board.hits[thing]).centre)
        ):
            return thing
    raise AssertionError


def go_to_task(finger: Any, game: str, task: str) -> None:
    """Follows a lesson until it asks for something."""

    def stop_at_task(_step: Any) -> None:
        if finger.table.sight.task.endswith(f"{task}."):
            raise Reached

    with pytest.raises(Reached):
        walk_through(finger, GAMES[game].words.lesson(), stop_at_task)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_legal_tap_that_a_step_does_not_ask_for_is_answered_with_its_task(
    begin: Launch, game: str, size: tuple[int, int]
) -> None:
    finger, task = begin(game, size), TASKS[game]
    go_to_task(finger, game, task)
    finger.tap_thing(unasked(finger))
    finger.frames(4)
    (said,) = finger.find(Popover)
    assert (said.text, said.why_not) == ("", f"Not in this step. Your task: {task}.")
    assert overlap(said.rect, callout(finger).rect) == 0
    assert finger.table.board.opened is None


def test_a_part_of_another_move_is_answered_with_the_task_too(begin: Launch) -> None:
    finger = begin("paladins")

    def stop_at_attack(step: Any) -> None:
        if step.wants is not None and step.about == ("action", LEARNER, ATTACK):
            raise Reached

    with pytest.raises(Reached):
        walk_through(finger, GAMES["paladins"].words.lesson(), stop_at_attack)
    finger.tap_thing(("worker", CRIMINAL))
    finger.frames(4)
    (said,) = finger.find(Popover)
    assert said.why_not == finger.table.sight.task
    assert said.why_not.startswith("Not in this step. Your task:")


def test_dice_can_be_sent_in_another_order_and_the_lesson_points_at_what_is_left(begin: Launch) -> None:
    finger = begin("kingsburg")
    go_to_task(finger, "kingsburg", TASKS["kingsburg"])
    assert callout(finger).subject == finger.table.board.part_in_window(finger.table.board.hits["advisor", SWORDSMITH])
    finger.play(Influence(ARCHITECT, (0,), 0, 0))
    finger.frames(4)
    read_on(finger)
    assert "what you have left" in callout(finger).text
    assert callout(finger).subject == finger.table.board.part_in_window(finger.table.board.hits["advisor", SWORDSMITH])


def test_a_step_never_dims_the_things_it_mentions(begin: Launch) -> None:
    finger, spoken_of = begin("kingsburg"), {("advisor", MERCHANT), ("advisor", SERGEANT)}

    def stop_at_advisors(step: Any) -> None:
        if spoken_of <= set(step.keeps):
            raise Reached

    with pytest.raises(Reached):
        walk_through(finger, GAMES["kingsburg"].words.lesson(), stop_at_advisors)
    finger.is_drawing = True
    finger.frames(3)
    shown = finger.table.board.painting.shown
    assert [shown[thing].dimmed for thing in spoken_of] == [None, None]
    assert shown["advisor", KING].dimmed is not None


def test_an_illegal_tap_gets_its_own_reason_in_a_lesson(begin: Launch) -> None:
    finger = begin("kingsburg")
    go_to_task(finger, "kingsburg", TASKS["kingsburg"])
    board, covered = finger.table.board, callout(finger).rect
    possible = board.sight.unasked.keys() | board.sight.lit.keys()
    number = next(
        thing[1]
        for thing, hit in board.hits.items()
        if thing[0] == "advisor" and thing not in possible and not overlap(board.part_in_window(hit), covered)
    )
    finger.tap_thing(("advisor", number))
    finger.frames(4)
    (said,) = finger.find(Popover)
    assert said.why_not.startswith(f"Your dice can't make {number}.")


def test_undo_takes_the_lesson_back_too(begin: Launch) -> None:
    finger = begin("rival_kings")
    read_on(finger)
    words, session = callout(finger).text, finger.table.session
    finger.table.course.play(session.state.moves()[-1])
    finger.until(lambda: session.can_undo(), most=200_000)
    finger.table.undoing.undo_now(beyond_reveal=False)
    finger.frames(4)
    assert callout(finger).text == words


def test_a_hint_suggests_what_the_lesson_asks_for(begin: Launch) -> None:
    finger = begin("rival_kings")
    finger.press("h")
    assert not finger.table.hints.is_thinking
    read_on(finger)
    (asked,) = (move for moves in finger.table.sight.lit.values() for move in moves)
    finger.press("h")
    finger.until(lambda: finger.table.hints.advice() is not None, most=200_000)
    assert finger.table.hints.advice() == asked


def ring(finger: Any) -> Spot | None:
    """Where the keyboard's ring is."""
    spots = [spot for owner in finger.find(Focusable, is_focused=True) for spot in owner.spots()]
    return next((spot for spot in spots if spot.key == spot.owner.focus_key), None)


def steer(finger: Any, is_there: Callable[[Spot], bool]) -> None:
    """Moves the ring to a spot with the arrow keys: first to its height, or if that fails, first below or above it.

    If the arrows do not lead there, Tab does, which goes through all spots.
    """
    spots = [*spots_in(Sheet.topmost() or finger.table.focus_area)]
    (there, *_others) = filter(is_there, spots)
    for _press in range(30):
        here = ring(finger)
        if here is not None and is_there(here):
            return
        x, y = here.rect.centre if here is not None else (0, 0)
        keys = ["up" if there.rect.centre[1] > y else "down", "right" if there.rect.centre[0] > x else "left"]
        for key in keys if abs(there.rect.centre[1] - y) > 1 else reversed(keys):
            finger.press(key)
            if ring(finger) != here:
                break
    for _spot in spots:
        finger.press("tab")
        here = ring(finger)
        if here is not None and is_there(here):
            return
    raise AssertionError(f"the ring is at {ring(finger)}")


def press_spot(finger: Any, is_there: Callable[[Spot], bool]) -> None:
    """Moves the ring to a spot and presses Enter."""
    steer(finger, is_there)
    finger.press("enter")
    finger.frames(4)


def is_choice(spot: Spot) -> bool:
    """Whether a spot is a button with one of the choices left."""
    return isinstance(spot.owner, InkButton) and spot.owner.kind == "choice"


def follow_by_keys(finger: Any, step: Any) -> None:
    """Does what the step asks for with the arrow keys and Enter."""
    table, board = finger.table, finger.table.board
    view, log = table.sight.view, len(table.session.log)
    wanted = [move for move in view.moves() if step.wants(view, move)]
    move = next((move for move in wanted if table.sight.target(move) == step.about), wanted[0])
    parts = board.picking.steps_to(move)
    if any(board.where(part) is not None for part in parts):
        # The workers are on another page, but a tap on the favour proposes them.
        parts = []
    for thing in (*parts, table.sight.target(move)):
        while (opener := board.where(thing)) is not None:
            press_spot(finger, lambda spot, key=opener: spot.owner is board and spot.key == key)
        press_spot(finger, lambda spot, key=thing: spot.owner is board and spot.key == key)
    if len(table.session.log) == log:
        # A purchase is only proposed so far, or there is a choice left.
        choices = [*filter(is_choice, spots_in(Sheet.topmost() or table.focus_area))]
        if choices:
            press_spot(finger, is_choice)
        else:
            finger.press("enter")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "tablet sideways"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_followed_with_the_keyboard_alone(
    begin: Launch, game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    finger = begin(game, size)
    monkeypatch.setattr(finger, "down", None)
    told = walk_through(finger, GAMES[game].words.lesson(), lambda _step: None, follow_by_keys)
    assert left_out(game, told) in may_be_left_out(game)


def test_a_lesson_is_started_from_the_rules(launch: Launch) -> None:
    finger = launch()
    finger.app.show("rules", game="rival_kings")
    finger.frames(4)
    press(finger, "Learn by playing (5 minutes)")
    assert finger.app.trail[-1][0] == "table"
    assert finger.table.guide.must_read


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_message_does_not_cover_what_the_lesson_says(begin: Launch, game: str, size: tuple[int, int]) -> None:
    finger = begin(game, size)
    Toast.say("Your own game is waiting for you on the home screen.")
    finger.frames(4)
    Toast.shown().keep_clear()
    assert overlap(Toast.shown().rect, callout(finger).rect) == 0
    read_on(finger)
    Toast.shown().keep_clear()
    assert overlap(Toast.shown().rect, callout(finger).rect) == 0
    if size in (TABLET, DESKTOP):
        assert not covered(Toast.shown().rect, tappable())


def test_a_lesson_that_was_left_half_way_goes_on_or_starts_again(begin: Launch) -> None:
    finger = begin("rival_kings")
    read_on(finger)
    first, words = finger.table.session.key, callout(finger).text
    for answer in ("Cancel", "Go on"):
        finger.app.show("rules", game="rival_kings")
        finger.frames(4)
        press(finger, "Learn by playing (5 minutes)")
        press(finger, answer)
    assert finger.table.session.key == first
    assert callout(finger).text == words
    finger.app.learn("rival_kings")
    finger.frames(4)
    press(finger, "Start again")
    assert callout(finger).count.startswith("1/")
    assert [saved.key for saved in finger.app.store.running()] == [finger.table.session.key] != [first]


def test_a_lesson_that_is_over_starts_from_the_beginning(begin: Launch) -> None:
    finger = begin("rival_kings")
    press(finger, "Leave")
    press(finger, "Leave")
    finger.app.learn("rival_kings")
    finger.frames(4)
    assert callout(finger).count.startswith("1/")
    assert len(finger.app.store.running()) == 2


def test_home_shows_which_game_is_a_lesson_under_way(begin: Launch) -> None:
    finger = begin("rival_kings")
    finger.app.show("home")
    finger.frames(4)
    assert [line.is_lesson for line in finger.find(RunningGame)] == [True]
    finger.tap_widget(*finger.find(RunningGame))
    finger.frames(4)
    press(finger, "Leave")
    press(finger, "Leave")
    finger.app.show("home")
    finger.frames(4)
    assert [line.is_lesson for line in finger.find(RunningGame)] == [False]


def test_repeating_a_lesson_begins_it_anew(begin: Launch) -> None:
    finger = begin("rival_kings")
    press(finger, "Next")
    first: Session = finger.table.session
    start_lesson(finger.app, "rival_kings")
    finger.frames(4)
    assert finger.table.session is not first
    assert callout(finger).count.startswith("1/")


def test_very_large_words_do_not_cover_what_has_to_be_tapped(begin: Launch) -> None:
    finger = begin("royals")
    finger.app.set("text_scale", 1.6)
    board = finger.table.board

    def check(_step: Any) -> None:
        lit = [board.part_in_window(rect) for thing, rect in board.hits.items() if board.is_lit(thing)]
        assert all(overlap(callout(finger).rect, rect) == 0 for rect in lit)

    walk_through(finger, GAMES["royals"].words.lesson(), check)
