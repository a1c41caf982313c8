"""A screen with a board: what the table of a running game and the replay of an old one have in common."""

from collections.abc import Mapping, Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from kingdoms.core.session import Session
from kingdoms.core.state import Move, Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.sight import LOG, Sight
from kingdoms.ui.board.zones.log import LAST, NOTHING_TO_ASK
from kingdoms.ui.boards import board_of
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.screens import AppScreen
from kingdoms.ui.sound import sound
from kingdoms.ui.table.log import LogDrawer, Told, last_lines, line_about, reason, told_by_now, told_with
from kingdoms.ui.table.taps import Taps
from kingdoms.ui.theme import SEAT_TINCTURES, theme
from kingdoms.ui.widgets import Sheet


class Tabletop(AppScreen):
    """Shows the board of a session in its `holder`, with text about it."""

    bar_title = StringProperty("")
    prompt = StringProperty("")
    news = StringProperty("")
    """The line below the prompt: usually the latest event, in the log's words."""
    crest = NumericProperty(0)
    is_crested = BooleanProperty(False)
    decision = NumericProperty(NOTHING_TO_ASK)
    """The bot's decision that the news is about; a tap on the news asks why."""
    session: "ObjectProperty[Session]" = ObjectProperty(None)
    board: "ObjectProperty[Board]" = ObjectProperty(None, rebind=True)
    """The board of the current game; None before the first game."""

    taps: Taps
    """Handles touches on the board."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.viewer: int | None = None
        """The seat whose view is shown; None for an onlooker."""
        self.log: LogDrawer | None = None
        """The drawer with the log, created when it is first opened."""
        self.in_front: Widget | None = None
        """The widget that hides the table, if any."""
        self._told = Told()
        """How much of the session the log on the board has told."""
        self._told_with = ""
        """The caption that the log was last extended with."""
        # The bar has more room in a wider window.
        theme.bind(on_change=self._show_progress)

    # For subclasses to override.

    def view_now(self) -> Any:
        """The view that is being shown now."""
        return self.sight.view

    def lit_for(self, view: Any) -> Mapping[Thing, Sequence[Move]]:
        """The things that the viewer can choose now, each with its moves."""
        return {}

    def is_bar_narrow(self) -> bool:
        """Whether the bar has room only for a short title, as on a phone in portrait."""
        return theme.form == "Phone"

    # The board.

    @property
    def sight(self) -> Sight:
        """The sight that the board shows."""
        if self.board.sight is None:
            raise RuntimeError("the board shows nothing yet")
        return self.board.sight

    def _lay_board(self, session: Session) -> None:
        """Clears the board for this session, or replaces it with another game's."""
        is_same_game = self.session is not None and self.session.game is session.game
        self.session = session
        self.news = ""
        if self.board is not None:
            self.board.clear()
            if is_same_game:
                self._wear_colours()
                self._give_room(self.board)
                return
            self.ids.holder.remove_widget(self.board)
        self.board = board_of(session.game.key)
        self.board.pos_hint = {"x": 0, "y": 0}
        self._give_room(self.board)
        self.board.bind(on_tap=self.taps.tapped, on_read=self.taps.pressed_long)
        self.board.bind(caption=lambda *_change: self.update_texts(), progress=lambda *_change: self.update_texts())
        self.ids.holder.add_widget(self.board, len(self.ids.holder.children))
        self._wear_colours()

    def _wear_colours(self) -> None:
        """Gives crests the colours that the seats have in this game, while the table is on the screen."""
        theme.seat_tinctures = self.board.seat_tinctures

    def _take_off_colours(self) -> None:
        """Gives crests their usual colours again."""
        theme.seat_tinctures = SEAT_TINCTURES

    def _give_room(self, board: Board) -> None:
        """Lays out the screen at once, so that the board is not first built for the size of a new widget."""
        holder = self.ids.holder
        above = [holder.parent]
        while above[-1] is not self:
            above.append(above[-1].parent)
        for layout in reversed(above):
            layout.do_layout()
        board.pos, board.size = holder.pos, holder.size

    def discard(self) -> None:
        """Makes the board forget everything, so that nothing it is bound to can show it again."""
        if self.board is not None:
            self.board.clear()
        super().discard()

    def sight_now(self) -> Sight:
        """The content of the board as the viewer sees it now."""
        session = self.session
        view = session.state.view(self.viewer)
        words = session.game.words
        sight = Sight(view, self.viewer, session.seats, session.actor, words, self.lit_for(view), session.reader)
        is_held = session.held is not None
        return sight._replace(past=session.past, left_to_bots=session.left_to_bots, is_held=is_held)

    def _show_progress(self, *_change: object) -> None:
        """Shows in the bar how far the game has got, or had got in the current scene, and the title if it fits."""
        if self.board is None or self.board.sight is None:
            return
        words = self.session.game.words
        progress = self.board.progress or words.progress(self.view_now())
        self.bar_title = progress if self.is_bar_narrow() else " · ".join([words.title(), progress])

    def has_landed(self) -> bool:
        """Hurries whatever is being shown; returns False if that stops at a scene that has to be dismissed."""
        self.board.flying.hurry()
        return not self.board.flying.is_waiting

    def has_seen_all(self) -> bool:
        """Dismisses or hurries whatever is being shown; returns whether nothing is left that has to be seen."""
        if self.board.flying.is_waiting:
            self.board.close()
        return self.has_landed()

    # Above the board.

    @property
    def focus_area(self) -> Widget:
        """The widget that confines the focus ring: one that covers the table, the open log, or the whole screen."""
        return self.in_front or (self.log if self.log is not None and self.log.is_out else self)

    def is_free(self) -> bool:
        """Whether nothing is open for reading."""
        return not self.taps.is_explaining and not self._is_log_out and Sheet.topmost() is None

    def close_all(self) -> bool:
        """Closes everything above the board; returns whether the log or an explanation was open."""
        was_log_out = self._is_log_out
        if self.log is not None:
            self.log.hide()
        was_explaining = self.taps.close()
        Sheet.dismiss_all()
        return was_log_out or was_explaining

    def _fill_log(self) -> None:
        """Gives the board the last lines of the log."""
        self._told, self._told_with = told_by_now(self.session), ""
        self.board.log = last_lines(self.session, LAST)

    def _go_on_with_log(self, caption: str) -> None:
        """Adds to the log what a caption says: while things move, nothing that has not been seen yet."""
        is_new, self._told_with = caption != self._told_with, caption
        told = told_with(self.session, self._told, caption) if is_new else self._told
        if told != self._told:
            self._told = told
            self.board.log = last_lines(self.session, LAST, told)

    def _opens_log(self, thing: Thing) -> bool:
        """Opens the log if its last lines on the board were tapped; returns whether they were."""
        if thing == LOG:
            self.open_log()
        return thing == LOG

    def open_log(self) -> None:
        """Opens or closes the log."""
        if self.log is None:
            self.log = LogDrawer()
            self.log.bind(is_out=self.uncovered)
            self.log.bind(on_ask=lambda _log, number, beside: self._explain(number, beside, self.top))
            self.add_widget(self.log)
        if not self.log.hide():
            self.log.show(self.session)

    def explain_prompt(self) -> None:
        """Explains the bot's decision in the news, if the news is about one."""
        if self.decision == NOTHING_TO_ASK:
            return
        prompt, what = self.ids.prompt.in_window, line_about(self.session, int(self.decision))
        # The news may be about the decision's outcome, and a phone may not have room for it.
        self._explain(int(self.decision), prompt, prompt.y, "" if what == self.prompt else what)

    def _explain(self, number: int, beside: Rect, ceiling: float, what: str = "") -> None:
        # While anything is face down, everybody can read this.
        who, why = reason(self.session, number, None if self.sight.is_face_down else self.viewer)
        sound.play("tap")
        self.taps.say_at(beside, ceiling, title=who, text="\n".join(filter(None, (what, why))))

    @property
    def _is_log_out(self) -> bool:
        return self.log is not None and self.log.is_out

    def open_rules(self) -> None:
        """Opens the rules at the page about the current decision."""
        game, setup = self.session.game, self.session.setup
        self.app.show("rules", game=game.key, page=game.words.page_of(self.sight.view), setup=setup)
