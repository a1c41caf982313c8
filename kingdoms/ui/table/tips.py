"""Tips at a table: a few words for a new player about each kind of decision or event that they meet for the first time.

The settings remember who has seen what.
"""

from typing import TYPE_CHECKING

from kivy.clock import Clock

from kingdoms.core.session import Session
from kingdoms.core.state import Thing
from kingdoms.core.words.language import _
from kingdoms.core.words.tips import Tip, first_unseen
from kingdoms.ui.board.board import Board
from kingdoms.ui.tutorial.callout import Callout

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen

SETTING, SEEN = "tips", "tips_seen"
GAMES_WITH_TIPS = 2
"""The number of games of each kind in which a person gets tips."""


class Tips:
    """Shows the person who decides at most one tip per decision. The game never waits for it to be read."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._decision: tuple[Session, int, int] | None = None
        """The latest decision that could have a tip: its session, its number there and the seat that makes it."""
        self._tip: tuple[Tip, Thing] | None = None
        """The tip for that decision and the thing that it is about, until it is closed."""
        self._callout: Callout | None = None
        self._update_soon = Clock.create_trigger(self.update, -1)

    def follow_opened(self, *_change: object) -> None:
        """Makes the tip wait while an overlay hides the thing that it is about."""
        self._update_soon()

    def update(self, *_elapsed: object) -> None:
        """Shows a tip if there is one for the current decision; removes it once that decision has been made."""
        table = self._table
        if not self._may_speak() or table.viewer is None:
            self.hide()
            self._note_if_decided()
            return
        decision = table.session, len(table.session.log), table.viewer
        if decision != self._decision:
            self._note_if_decided()
            self._decision, self._tip = decision, self._find(table.session, table.viewer)
        if self._tip is None or _is_hidden(table.board, self._tip[1]):
            self.hide()
        else:
            self._show(table.board, self._tip)

    def _may_speak(self) -> bool:
        """Whether a person decides now and sees the table as it is, without a lesson or anything to be seen first."""
        table = self._table
        is_in_sight = table.get_root_window() is not None and table.curtain is None and table.course.is_at_rest
        is_free = is_in_sight and table.guide.progress is None and table.can_decide()
        return bool(is_free and table.app.store.settings.get(SETTING))

    def _note_if_decided(self) -> None:
        """Counts a tip as seen if the decision that it was shown for has been made or undone."""
        if self._tip is None or self._decision is None:
            return
        session, number, _seat = self._decision
        if session is self._table.session and len(session.log) != number:
            self._note(self._tip[0])
            self._tip = None

    def _find(self, session: Session, seat: int) -> tuple[Tip, Thing] | None:
        """The first tip that applies and that the person in this seat has not seen, and the thing that it is about."""
        person, key = session.names[seat], session.game.key
        games, seen = self._progress(person, key)
        if session.key not in games:
            if len(games) >= GAMES_WITH_TIPS:
                return None
            self._remember(person, key, [*games, session.key], seen)
        sight = self._table.sight
        # A tip that stays must not reveal what is only glimpsed.
        view = session.state.open_view() if sight.is_glimpsed else sight.view
        before = [number for number, decision in enumerate(session.log) if decision.seat == seat]
        events = [event for decision in session.log[before[-1] if before else 0 :] for event in decision.events]
        tip = first_unseen(session.game.words.tips(), seen, view, events)
        return None if tip is None else (tip, tip.about(view, events))

    # Progress, kept in the settings.

    def _progress(self, person: str, game: str) -> tuple[list[str], list[str]]:
        """The keys of the games in which a person has had tips, and of the tips they have seen in games of this kind.

        For a person who wants no more tips, it looks as if they had had enough games.
        """
        kept = self._table.app.store.settings.get(SEEN).get(person, {})
        games, seen = ([""] * GAMES_WITH_TIPS, []) if kept is None else kept.get(game, ([], []))
        return games, seen

    def _remember(self, person: str, game: str, games: list[str], seen: list[str]) -> None:
        everyone = self._table.app.store.settings.get(SEEN)
        everyone[person] = {**(everyone.get(person) or {}), game: [games, seen]}
        self._table.app.set(SEEN, everyone)

    def _note(self, tip: Tip) -> None:
        """Remembers that the person whom the tip was shown to has seen it."""
        if self._decision is not None:
            session, _number, seat = self._decision
            games, seen = self._progress(session.names[seat], session.game.key)
            self._remember(session.names[seat], session.game.key, games, [*seen, tip.key])

    def close(self, *_pressed: object) -> bool:
        """Closes the tip for good, because it has been read; returns whether there was one."""
        if self._tip is None:
            return False
        self._note(self._tip[0])
        self._tip = None
        self.hide()
        return True

    def _stop(self, *_pressed: object) -> None:
        """Closes the tip; the person gets no more of them in any game."""
        if self._decision is not None:
            session, _number, seat = self._decision
            everyone = self._table.app.store.settings.get(SEEN)
            self._table.app.set(SEEN, {**everyone, session.names[seat]: None})
            self._tip = None
            self.hide()

    # The callout.

    def _show(self, board: Board, shown: tuple[Tip, Thing]) -> None:
        tip, about = shown
        if self._callout is None:
            self._callout = Callout(must_read=True, closes_on_tap=True)
            self._callout.bind(on_next=self.close, on_end=self._stop)
            self._callout.open(self._table, board)
        self._callout.text = _(tip.text)
        self._callout.next_words, self._callout.end_words = _("Got it"), _("No more tips")
        self._callout.point_at(about)

    def hide(self) -> None:
        """Removes the callout; the tip is shown again if the same decision still has to be made."""
        if self._callout is not None:
            self._callout.close()
            self._callout = None


def _is_hidden(board: Board, thing: Thing) -> bool:
    """Whether an open overlay hides a thing, or is about it: its cross would look like what a tip means."""
    return board.opened is not None and (thing == board.opened or thing not in board.overlay)
