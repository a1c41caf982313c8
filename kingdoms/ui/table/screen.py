"""The table screen that all games share: it shows a session and its board, and lets people and bots play.

It uses only the session, the game's words and its board, so a new game needs no change here.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Any

from kivy.factory import Factory
from kivy.input.motionevent import MotionEvent
from kivy.properties import ObjectProperty

from kingdoms.core.seats import NO_CREST
from kingdoms.core.session import Session
from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import _
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import END, REDO, SKIP, UNDO, Sight
from kingdoms.ui.board.zones.buttons import Buttons
from kingdoms.ui.score.tie_break import tie_break_note
from kingdoms.ui.sound import sound
from kingdoms.ui.system.device import keep_out_of_recents
from kingdoms.ui.table.handover.curtain import Curtain
from kingdoms.ui.table.handover.handover import Handover
from kingdoms.ui.table.hints import Hints
from kingdoms.ui.table.stand_ins import StandIns
from kingdoms.ui.table.status_line import status_at_rest, status_while_moving, what_now
from kingdoms.ui.table.summary import Summary
from kingdoms.ui.table.tabletop import Tabletop
from kingdoms.ui.table.taps import MoveTaps, Taps
from kingdoms.ui.table.tips import Tips
from kingdoms.ui.table.turns.bots import Bots
from kingdoms.ui.table.turns.course import Course
from kingdoms.ui.table.turns.end_button import EndButton
from kingdoms.ui.table.turns.undoing import Undoing
from kingdoms.ui.tutorial.guide import Guide
from kingdoms.ui.tutorial.introduction import introduce
from kingdoms.ui.tutorial.lessons import keep_step, lesson_of
from kingdoms.ui.widgets import Toast


class TableScreen(Tabletop):
    """A running game in front of the players."""

    stays_turned = True
    hints: "ObjectProperty[Hints]" = ObjectProperty(rebind=True)
    stand_ins: "ObjectProperty[StandIns]" = ObjectProperty(rebind=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(hints=Hints(self), stand_ins=StandIns(self), **kwargs)
        self.handover = Handover(self)
        self.undoing, self.end_button = Undoing(self), EndButton(self)
        self.course = Course(self)
        self.guide = Guide(self, self.course.go_on, lambda step: keep_step(self.app, self.session, step))
        self.tips, self.summary = Tips(self), Summary(self)
        self.bots = Bots(self.course.play, self.is_free, self._report_failure)
        self._moves = MoveTaps(self.course.play, self.update_texts)
        self.taps = Taps(
            self._can_touch,
            self.bots.show,
            self.bots.go_on,
            does=self._does,
            opens=self._opens,
            is_double_tap=lambda: self.end_button.is_double_tap,
            spared=lambda: self.guide.callout_rect,
        )
        self.is_front = False

    # Coming and going.

    def on_show(self, session: Session, **_what: Any) -> None:
        """Opens a session, or continues the one that is already here."""
        self.is_front = True
        self.stand_ins.mind_recents(session)
        if session is not self.session:
            self._sit_down(session)
        else:
            self._wear_colours()
            self.handover.hide()
        self.course.show_unseen()

    def on_leave(self) -> None:
        """Stops the bots and all movement, because nobody is watching."""
        self._take_off_colours()
        self.is_front = False
        Toast.withdraw(self)
        keep_out_of_recents(False)
        self.handover.leave()
        self.guide.hide()
        self.tips.hide()
        self.stop_thinking()
        self.close_all()
        if self.board is not None:
            self.course.keep_unseen()
            self.board.rest()

    def on_pause(self) -> None:
        """Stops the bots. If several people share the device, hides secrets from whoever picks it up."""
        self.board.gestures.let_go()
        if self.session.is_shared:
            self.course.keep_unseen()
            # The game goes on only after they have been seen.
            self.board.drop()
            self.handover.hide()
            self.course.show_unseen()
        self.stop_thinking()
        # The prompt must not keep saying that a hint is being worked out.
        self.update_texts()

    def on_resume(self) -> None:
        """Restarts the bot that was stopped, unless the outcome of a decision is still being shown."""
        if self.is_front and self.course.is_at_rest:
            self.course.ask_bot()

    def on_back(self) -> bool:
        """Closes whatever is open, turns back to the first page, or else opens the menu, or a finished game's sheet."""
        if not (self.close_all() or self.board.close() or self.tips.close() or self.board.leave_page()):
            if self.session.is_over and self.course.is_at_rest:
                self.open_score()
            else:
                self.open_menu()
        return True

    def open_score(self) -> None:
        """Shows the score sheet of a finished game instead of the table; each leads to the other."""
        self.app.show_instead("score", session=self.session)

    @property
    def curtain(self) -> Curtain | None:
        """The curtain that covers the table until the next person is ready, if there is one."""
        return self.handover.curtain

    def on_key(self, name: str) -> bool:
        """Handles the table's shortcuts; arrow keys and Enter belong to the focus ring."""
        undo, redo = self.undoing.undo, self.undoing.redo
        keys = {"u": undo, "r": redo, "e": self.end_button.press, "h": self.hints.ask, "w": self.explain_prompt}
        keys |= {"l": self.open_log, "n": self._read_on, "s": self.summary.toggle, "?": self.open_rules}
        action = keys.get(name.lower())
        if action is None or self.curtain is not None:
            return False
        action()
        return True

    def _sit_down(self, session: Session) -> None:
        """Sets up the table for a session, clearing away whatever belonged to the previous one."""
        self.stop_thinking()
        self.course.begin(session)
        self.viewer = session.only_person
        self.handover.begin()
        self._lay_board(session)
        self.summary.update()
        self.board.bind(opened=self.stand_ins.follow_opened, awaited=self.guide.explain)
        self.board.bind(opened=self.tips.follow_opened)
        self.board.gestures.on_glimpse = self.handover.glimpse
        self.guide.end()
        if (found := lesson_of(self.app, session)) is not None:
            lesson, step = found
            self.guide.begin(lesson, session, step)

    # Showing the board and the text.

    def lit_for(self, view: Any) -> Mapping[Thing, Sequence[Move]]:
        """The things that the viewer can choose now, each with its moves: only skipping while they cannot decide."""
        lit: dict[Thing, list[Move]] = {}
        if self.may_decide():
            for move in filter(partial(self.guide.allows, view), view.moves()):
                lit.setdefault(self.session.game.words.target(view, move), []).append(move)
        # A player who skips need not look at anything.
        return lit if self.can_decide() else {thing: lit[thing] for thing in (SKIP,) if thing in lit}

    def can_choose(self, thing: Thing) -> bool:
        """Whether the viewer can choose a thing now."""
        return thing in self.lit_for(self.session.state.view(self.viewer))

    def may_decide(self) -> bool:
        """Whether the viewer has to decide now."""
        session = self.session
        is_person = self.viewer is not None and session.seats[self.viewer].is_person
        return is_person and session.held is None and session.state.seat == self.viewer

    def can_decide(self) -> bool:
        """Whether the viewer has to decide now and can see what the decision is about."""
        return self.may_decide() and (self.session.state.decides_openly() or not self.handover.is_face_down)

    def sight_now(self) -> Sight:
        """The content of the board, with the hint and the lesson's step, and without whatever is face down."""
        is_shared = self.session.is_shared
        sight = super().sight_now()._replace(advice=self.hints.advice(), is_shared=is_shared)
        sight = self.guide.narrow(sight._replace(must_look=self.handover.must_look))
        if not self.handover.is_face_down:
            return sight._replace(is_glimpsed=self.handover.is_glimpsed)
        # The board does not even know what is face down.
        state = self.session.state
        return sight._replace(is_face_down=True, view=state.open_view() if self.can_decide() else state.view(None))

    def _can_touch(self) -> bool:
        """Whether a touch on the board counts now."""
        return self.is_front and self.curtain is None

    def is_free(self) -> bool:
        """Whether nothing is open for reading, and no finger rests on the board, perhaps to read something."""
        return super().is_free() and not self.board.gestures.is_touched

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Lets bots show their moves again once the finger has left the board."""
        self.bots.go_on()
        return bool(super().on_touch_up(touch))

    def _does(self, board: Board, thing: Thing) -> bool:
        """Handles a tap on a button, the log, a face-down card or part of a move; returns False for anything else."""
        buttons = {UNDO: self.undoing.undo, REDO: self.undoing.redo, END: self.end_button.end_turn}
        if self.end_button.is_stray(thing):
            return True
        if thing == SKIP:
            self.end_button.mark_pass()
        if thing in buttons:
            buttons[thing]()
            return True
        if self._opens_log(thing) or self.handover.handles(thing):
            return True
        if self._moves.does(board, thing):
            self._say_about_proposed(board, thing)
            return True
        if not self.undoing.choose_instead(thing):
            return False
        if board.finish_taking_back(thing):
            sound.play("tap")
            self.update_texts()
            return True
        return self._moves.does(board, thing)

    def _say_about_proposed(self, board: Board, thing: Thing) -> None:
        """Says next to a thing that has just been proposed what the prompt has no room for."""
        about = board.picking.about_proposed() if board.picking.is_chosen(thing) else ""
        if about and not self.ids.prompt.shows_all_news:
            self.taps.say(board, thing, "", about)

    def _opens(self, thing: Thing) -> bool:
        """Turns up what is face down, or shows a seat, after a long press; returns False if it did neither."""
        return self.handover.handles(thing) or self.stand_ins.opens(thing)

    def explain_prompt(self) -> None:
        """Explains the hint in the prompt, or the bot's move in the news."""
        if self.hints.reason:
            self.hints.explain()
        else:
            super().explain_prompt()

    def clear_away(self) -> None:
        """Ends everything in progress, because another player takes over."""
        self.interrupt()
        self.handover.take_curtain_away()

    def interrupt(self) -> None:
        """Ends all thinking and all movement, because the game is about to change."""
        self.stop_thinking()
        self.close_all()
        self.board.drop()

    def refresh(self) -> None:
        """Shows the board and updates all text, after letting all animations land, which may end a turn."""
        self.board.flying.finish()
        self.board.show(self.sight_now())
        self.update_texts()

    def view_now(self) -> Any:
        """The view that is being shown now: an earlier one while the latest events are being shown."""
        return super().view_now() if self.course.is_at_rest else self.course.earlier

    def update_texts(self) -> None:
        """Updates all text."""
        if self.board is None or self.board.sight is None:
            return
        session = self.session
        self._show_progress()
        self._update_prompt(session)
        self.hints.update()
        if self.course.is_at_rest:
            self._fill_log()
        else:
            self._go_on_with_log(self.board.caption)
        has_undo = session.can_undo() or session.can_undo(beyond_reveal=True)
        can_undo = (self.guide.allows_undo and has_undo) or self.board.picking.can_withdraw
        self.end_button.update()
        self.board.buttons = Buttons(can_undo, session.can_redo, self.end_button.label)
        self.guide.point()
        self.tips.update()

    def _update_prompt(self, session: Session) -> None:
        """Updates the prompt and the news, without giving away anything that has not been shown yet."""
        board = self.board
        actor = self.viewer if self.guide.must_read else session.actor
        about = session.state.winners()[0] if session.is_over else actor
        self.crest = session.sides[about].crest if about is not None else NO_CREST
        self.is_crested = about is not None and self.course.is_at_rest
        hint = self.hints.line() if self.course.is_at_rest else None
        self.hints.reason = hint[1] if hint is not None else ""
        if not self.course.is_at_rest:
            self.prompt, self.news, self.decision = status_while_moving(
                session, board.caption, board.movement.last_caption
            )
        else:
            request = partial(board.request, self.sight)
            reading = _("The game waits while you read") if self.guide.must_read else ""
            looking = {"must_look": self._must_look(), "must_hold": self.handover.must_look}
            note = reading or board.note(self.sight) or what_now(session, request, **looking)
            remark = board.picking.about_proposed()
            shown = hint or ((note, remark) if remark else None)
            recap = tie_break_note(session) if session.is_over else board.recap(self.sight)
            self.prompt, self.news, self.decision = status_at_rest(session, note, shown, recap)

    def _must_look(self) -> bool:
        """Whether the player has cards face down that the decision is about, or that were drawn in a held turn."""
        session = self.session
        if session.held is None:
            return self.may_decide() and not self.can_decide()
        turn = takewhile(lambda decision: decision.seat == session.held, reversed(session.log))
        is_unfinished = session.held == session.state.seat
        return is_unfinished and self.handover.is_face_down and any(decision.has_revealed for decision in turn)

    # Thinking and reading.

    def refuse(self, why: str) -> None:
        """Says next to the prompt why a key does nothing now, as its button would."""
        sound.play("refuse")
        Toast.say(why, beside=self.ids.prompt.in_window, about=self)

    def stop_thinking(self) -> None:
        """Stops the bots and the hint."""
        self.bots.stop()
        self.hints.stop()

    def _report_failure(self, seat: int) -> None:
        sentence = _("{name} couldn't think of anything and made the first available move.")
        Toast.say(sentence.format(name=self.session.names[seat]), about=self)

    def _read_on(self) -> None:
        """Goes on with the lesson or after a scene that waits to be dismissed, or closes the tip."""
        if self.board.flying.is_waiting and not self.board.is_explained:
            self.board.close()
        else:
            self.guide.read_on()
            self.tips.close()

    def introduce(self) -> None:
        """Introduces the game to whoever looks at the table or acts next; bots wait until they have read it."""
        session = self.session
        numbers = [number for number in (self.viewer, session.actor, *session.persons) if number in session.persons]
        reader = session.seats[numbers[0]] if numbers else None
        introduce(self.app, session, reader, self.bots.go_on)

    # The bar.

    def open_menu(self) -> None:
        """Opens the pause menu with what can be done now. After the end of a game, nobody can take over a seat."""
        sheet = Factory.PauseSheet()
        if self.session.is_over:
            sheet.body.remove_widget(sheet.ids.players)
        sheet.ids.redo.why_not = "" if self.session.can_redo else _("Nothing has been undone.")
        sheet.bind(on_dismiss=self.uncovered)
        sheet.open()

    def uncovered(self, *_change: object) -> None:
        """Lets bots show their moves, because nothing covers the table any more."""
        self.bots.go_on()
