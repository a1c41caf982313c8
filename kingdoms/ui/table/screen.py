"""The table screen that all games share: it drives a session, shows its board and lets people and bots play.

It uses only the session, the game's words and its board, so a new game needs no change here.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Any

from kivy.factory import Factory
from kivy.input.motionevent import MotionEvent
from kivy.properties import ObjectProperty

from kingdoms.core.game import Event, Move, Thing
from kingdoms.core.seats import NO_CREST
from kingdoms.core.session import Session
from kingdoms.core.words.language import _, current
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.movement.flights import Scene
from kingdoms.ui.board.sight import END, REDO, SKIP, UNDO, Sight
from kingdoms.ui.board.zones.buttons import Buttons
from kingdoms.ui.score.tie_break import tie_break_note
from kingdoms.ui.sound import sound
from kingdoms.ui.system.device import keep_out_of_recents
from kingdoms.ui.table.bots import Bots
from kingdoms.ui.table.end_button import EndButton
from kingdoms.ui.table.handover.curtain import Curtain
from kingdoms.ui.table.handover.handover import Handover
from kingdoms.ui.table.hints import Hints
from kingdoms.ui.table.stand_ins import StandIns
from kingdoms.ui.table.status_line import status_at_rest, status_while_moving, what_now
from kingdoms.ui.table.summary import Summary
from kingdoms.ui.table.tabletop import Tabletop
from kingdoms.ui.table.taps import MoveTaps, Taps
from kingdoms.ui.table.tips import Tips
from kingdoms.ui.table.undoing import Undoing
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
        self.guide = Guide(self, self.go_on, lambda step: keep_step(self.app, self.session, step))
        self.tips, self.summary = Tips(self), Summary(self)
        self.bots = Bots(self.play, self.is_free, self._report_failure)
        self._moves = MoveTaps(self.play, self.update_texts)
        self.taps = Taps(
            self._can_touch,
            self.bots.show,
            self.bots.go_on,
            does=self._does,
            opens=self._opens,
            is_double_tap=lambda: self.end_button.is_double_tap,
            spared=lambda: self.guide.callout_rect,
        )
        self._is_front = False
        self._unseen: Sequence[Scene] = ()
        """The scenes that were yet to be shown when the player left the table."""
        self._spoken = current()
        """The language of the unseen scenes' captions."""
        self._earlier: Any = None
        """The view before the newest decision, while its outcome is still being shown."""
        self._found_over = False

    # Coming and going.

    def on_show(self, session: Session, **_what: Any) -> None:
        """Opens a session, or continues the one that is already here."""
        self._is_front = True
        self.stand_ins.mind_recents(session)
        if session is not self.session:
            self._sit_down(session)
        else:
            self._wear_colours()
            self.handover.hide()
        unseen = self._unseen
        if current() != self._spoken:
            unseen = [scene._replace(caption="", progress="") for scene in unseen]
        self._show_unseen(unseen, self._earlier)

    def on_leave(self) -> None:
        """Stops the bots and all movement, because nobody is watching."""
        self._take_off_colours()
        self._is_front = False
        Toast.withdraw(self)
        keep_out_of_recents(False)
        self.handover.leave()
        self.guide.hide()
        self.tips.hide()
        self.stop_thinking()
        self.close_all()
        if self.board is not None:
            self._unseen, self._spoken = self.board.flying.unseen, current()
            self.board.rest()

    def on_pause(self) -> None:
        """Stops the bots. If several people share the device, hides secrets from whoever picks it up."""
        self.board.gestures.let_go()
        if self.session.is_shared:
            unseen, earlier = self.board.flying.unseen, self._earlier
            # The game goes on only after they have been seen.
            self.board.drop()
            self.handover.hide()
            self._show_unseen(unseen, earlier)
        self.stop_thinking()
        # The prompt must not keep saying that a hint is being worked out.
        self.update_texts()

    def on_resume(self) -> None:
        """Restarts the bot that was stopped, unless the outcome of a decision is still being shown."""
        if self._is_front and self._earlier is None:
            self._ask_bot()

    def on_back(self) -> bool:
        """Closes whatever is open, turns back to the first page, or else opens the menu, or a finished game's sheet."""
        if not (self.close_all() or self.board.close() or self.tips.close() or self.board.leave_page()):
            if self.session.is_over and self.is_at_rest:
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
        self._unseen, self._earlier = (), None
        self._found_over = session.is_over
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

    def _sight(self) -> Sight:
        is_shared = self.session.is_shared
        sight = super()._sight()._replace(advice=self.hints.advice(), is_shared=is_shared)
        sight = self.guide.narrow(sight._replace(must_look=self.handover.must_look))
        if not self.handover.is_face_down:
            return sight._replace(is_glimpsed=self.handover.is_glimpsed)
        # The board does not even know what is face down.
        state = self.session.state
        return sight._replace(is_face_down=True, view=state.open_view() if self.can_decide() else state.view(None))

    def _can_touch(self) -> bool:
        """Whether a touch on the board counts now."""
        return self._is_front and self.curtain is None

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
        self.board.show(self._sight())
        self.update_texts()

    def view_now(self) -> Any:
        """The view that is being shown now: an earlier one while the latest events are being shown."""
        return super().view_now() if self._earlier is None else self._earlier

    def update_texts(self) -> None:
        """Updates all text."""
        if self.board is None or self.board.sight is None:
            return
        session = self.session
        self._show_progress()
        self._update_prompt(session)
        self.hints.update()
        if self._earlier is None:
            self._fill_log()
        else:
            self._go_on_with_log(self.board.caption)
        has_undo = session.can_undo() or session.can_undo(beyond_reveal=True)
        can_undo = (self.guide.allows_undo and has_undo) or self.board.picking.can_withdraw
        self.end_button.update()
        self.board.buttons = Buttons(can_undo, session.can_redo, self.end_button.label)
        self.guide.point()
        self.tips.update()

    @property
    def is_at_rest(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self._earlier is None

    def _update_prompt(self, session: Session) -> None:
        """Updates the prompt and the news, without giving away anything that has not been shown yet."""
        board = self.board
        actor = self.viewer if self.guide.must_read else session.actor
        about = session.state.winners()[0] if session.is_over else actor
        self.crest = session.sides[about].crest if about is not None else NO_CREST
        self.is_crested = about is not None and self._earlier is None
        hint = self.hints.line() if self._earlier is None else None
        self.hints.reason = hint[1] if hint is not None else ""
        if self._earlier is not None:
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

    # Going on.

    def _show_unseen(self, scenes: Sequence[Scene], earlier: Any) -> None:
        """Shows the remaining scenes, if there are any, then goes on."""
        if scenes:
            self.refresh()
            self._animate(scenes, earlier)
        else:
            self.go_on()

    def _animate(self, scenes: Sequence[Scene], earlier: Any) -> None:
        """Plays the scenes; until they end, no text says anything about what follows."""
        self.guide.hide()
        self._earlier = earlier
        self.board.animate(scenes, self.go_on)
        self.update_texts()
        if self.bots.are_hurried:
            self.board.flying.hurry()

    def go_on(self) -> None:
        """Hands over to whoever has to act now."""
        session = self.session
        if not self._is_front:
            return
        self._earlier = None
        self.bots.are_hurried = self.bots.are_hurried and session.is_bots_turn
        self.handover.to_actor(session)
        self.guide.catch_up()
        self.refresh()
        self.guide.show(self.board)
        if session.is_over and not self._found_over:
            self._found_over = True
            sound.play("win")
            if session.persons:
                self.handover.announce_winners(session)
            else:
                self.open_score()
        else:
            self._ask_bot()

    def _ask_bot(self) -> None:
        """Asks the bot whose turn it is, if there is one and no step of a lesson has to be read first."""
        if self.session.is_bots_turn and not self.guide.must_read:
            self.bots.ask(self.session, self.guide.rival(self.session))

    def play(self, *moves: Move) -> None:
        """Makes moves for the seat that decides, and shows their outcome."""
        session = self.session
        self.hints.stop()
        self.end_button.mark_decision()
        had_secrets = self.viewer is not None and session.state.has_secrets(self.viewer)
        was_open = session.state.decides_openly()
        # A copy, because the log keeps the list it is given.
        events = [*session.play(moves[0])]
        for move in filter(partial(self.guide.allows_next, self.sight.view), moves[1:]):
            # The only possible follow-up has been made automatically.
            events += session.play(move) if move in session.state.moves() else []
        while (obvious := self._follow_up()) is not None:
            events += session.play(obvious)
        is_going_on = session.held is None and not session.is_over
        if not had_secrets or (not was_open and is_going_on and session.state.decides_openly()):
            # New secrets arrive face down, and old ones are turned down when they are no longer needed. As long as
            # players can still undo something, they keep seeing their secrets.
            self.handover.turn_face_down()
        if session.actor == self.viewer and session.state.asked_to_look():
            self.handover.turn_up()
        self.show_outcome(events, self.handover.pause_to_read(session))

    def _follow_up(self) -> Move | None:
        """The move that need not be asked of the viewer; a lesson asks for every move."""
        is_asked = self.guide.progress is not None or not self.may_decide()
        return None if is_asked else self.board.follow_up(self.session.state.view(self.viewer))

    def show_outcome(self, events: Sequence[Event], pause: Sequence[Scene] = ()) -> None:
        """Shows the outcome of a decision step by step, then a pause to read it unless a scene has to be dismissed."""
        earlier = self.sight.view
        self.board.show(self._sight(), events)
        scenes = self.board.scenes(self.sight, events)
        is_dismissed = any(scene.waits for scene in scenes)
        self._animate(scenes if is_dismissed else [*scenes, *pause], earlier)

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
