"""Handing the device over: which way it turns, what stays hidden, and how the next turn is announced."""

from typing import TYPE_CHECKING

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window

from kingdoms.core.session import Session
from kingdoms.core.state import Thing
from kingdoms.core.words.language import _, sentences
from kingdoms.store.settings import TABLET_SIDES
from kingdoms.ui.board.movement.flights import HANDOVER, Scene
from kingdoms.ui.board.sight import GLIMPSE, TURN_UP
from kingdoms.ui.durations import LONG_PRESS
from kingdoms.ui.sound import sound
from kingdoms.ui.table.handover.banner import Banner
from kingdoms.ui.table.handover.curtain import Curtain
from kingdoms.ui.table.handover.victory import Victory
from kingdoms.ui.table.status_line import latest_news
from kingdoms.ui.theme import theme
from kingdoms.ui.widgets import Toast

if TYPE_CHECKING:
    from kingdoms.ui.table.screen import TableScreen

_NEVER = -1
ANGLES = dict(zip(TABLET_SIDES, (0, 90, 180, 270), strict=True))
"""How many degrees the screen is turned anticlockwise to face each side."""


class Handover:
    """Decides who the table is shown to. If nobody shares the device, nothing is ever hidden."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self.curtain: Curtain | None = None
        """Covers the table until the next person is ready."""
        self.banner: Banner | Victory | None = None
        """Announces a turn that everybody may watch."""
        self._has_looked = False
        """Whether the viewer has asked to see what only they may know."""
        self.is_glimpsed = False
        """Whether the viewer's secrets are face up just for as long as they hold the card."""
        self._held_since = 0.0
        self._seen_after = _NEVER
        """The number of decisions after which the viewer last held the card long enough to see it."""
        self._lifted_for: int | None = None
        """The seat that is making a secret choice, with nobody else looking."""
        self._last_actor: int | None = None

    def begin(self) -> None:
        """Resets everything for another session at the table."""
        self.take_curtain_away()
        self.turn_face_down()
        self._lifted_for = self._last_actor = None
        self._seen_after = _NEVER

    def leave(self) -> None:
        """Removes the banner when the table is left."""
        self._take_banner_away()

    @property
    def is_face_down(self) -> bool:
        """Whether the viewer's secrets are hidden from the others around the device."""
        viewer, session = self._table.viewer, self._table.session
        has_looked = self._has_looked and not self._has_chosen(session)
        if viewer is None or has_looked or not session.is_shared:
            return False
        return session.state.has_secrets(viewer)

    def _has_chosen(self, session: Session) -> bool:
        """Whether a secret choice has just been made: everybody may watch what follows."""
        seat = self._lifted_for
        return seat is not None and not (session.actor == seat and session.state.needs_curtain(seat))

    @property
    def must_look(self) -> bool:
        """Whether the viewer has just learnt a secret at a shared table, and has not seen it yet."""
        session = self._table.session
        is_theirs = session.is_held_for_look and session.held == self._table.viewer
        has_seen = self._seen_after == len(session.log)
        return is_theirs and not has_seen and session.is_shared

    def handles(self, thing: Thing) -> bool:
        """Shows the viewer's secrets if that is what this thing is for; returns whether it is.

        A card turned up with Enter stays up until the next Enter; a finger has to hold it.
        """
        if thing == GLIMPSE:
            self._mark_seen()
            self._turn(not self.is_glimpsed)
        elif thing == TURN_UP:
            self._look()
        return thing in (GLIMPSE, TURN_UP)

    def glimpse(self, is_pressed: bool) -> None:
        """Shows a card while its owner holds it; a short tap only explains that it has to be held."""
        is_short = Clock.get_time() - self._held_since < LONG_PRESS
        was_let_go = self.is_glimpsed and not is_pressed
        if was_let_go and not is_short:
            self._mark_seen()
        self._turn(is_pressed)
        if is_pressed:
            self._held_since = Clock.get_time()
        elif was_let_go and is_short:
            self._say_how_to_look()

    def _mark_seen(self) -> None:
        self._seen_after = len(self._table.session.log)

    def _say_how_to_look(self) -> None:
        table = self._table
        card = table.board.hits.get(GLIMPSE)
        if card is not None:
            Toast.say(_("Touch and hold to look."), beside=table.board.part_in_window(card), about=table)

    def _turn(self, is_up: bool) -> None:
        if is_up and self._is_still_theirs() and self.is_face_down:
            self.is_glimpsed = True
            self._look()
        elif not is_up and self.is_glimpsed:
            self.turn_face_down()
            self._table.refresh()

    def _is_still_theirs(self) -> bool:
        """Lands everything in flight, which may end the viewer's turn; returns whether they may still look."""
        viewer, flying = self._table.viewer, self._table.board.flying
        flying.hurry()
        return self._table.viewer == viewer and not flying.is_waiting

    def _look(self) -> None:
        self.turn_up()
        sound.play("card")
        self._table.refresh()

    def turn_up(self) -> None:
        """Turns the viewer's secrets face up."""
        self._has_looked = True
        self._table.session.look()

    def turn_face_down(self) -> None:
        """Turns the viewer's secrets face down."""
        self._has_looked = self.is_glimpsed = False

    def hide(self) -> None:
        """Hides all secrets, because somebody else may have the device now."""
        table = self._table
        if not table.session.is_shared:
            return
        if self._lifted_for is not None:
            table.viewer = None
        self.turn_face_down()
        self._lifted_for = None
        table.close_all()
        table.refresh()

    def pause_to_read(self, session: Session) -> list[Scene]:
        """A pause to read what was just done and who is next, before that person's board replaces the current one.

        There is none if the board stays the same, if a bot is next, or if a curtain comes first.
        """
        actor, viewer = session.actor, self._table.viewer
        if viewer in (None, actor) or actor not in session.persons or session.state.needs_curtain(actor):
            return []
        news, name = latest_news(session), session.names[actor]
        line = news.line if news is not None else ""
        # The news may name them already: it is their turn, or something was done to them.
        follows = "" if name in line else _("Next: {name}.").format(name=name)
        return [Scene(HANDOVER, caption=sentences(line, follows))]

    def to_actor(self, session: Session) -> None:
        """Hands the device to the person who has to act; while a bot acts, and after the game, everybody watches."""
        actor, before = session.actor, self._last_actor
        if session.is_over and session.is_shared:
            # Nothing is secret any more, and the winner's things are in front.
            self._table.viewer = None
        self._last_actor = actor
        if actor != self._table.viewer:
            self.turn_face_down()
        if actor is None or actor not in session.persons:
            self._lifted_for = None
            self.take_curtain_away()
            return
        self._to_person(session, actor)
        if self.curtain is None and before not in (None, actor) and session.is_shared:
            self._announce(_("{name}'s turn").format(name=session.names[actor]), session.seats[actor].crest)

    def _to_person(self, session: Session, seat: int) -> None:
        """Hands over to a person, behind a curtain if they make a secret choice and the device is shared."""
        table = self._table
        is_secret = session.is_shared and session.state.needs_curtain(seat)
        if is_secret and self._lifted_for == seat:
            return
        if self._lifted_for is not None:
            # The secret choice is made, so everybody may watch again.
            self.turn_face_down()
        self._lifted_for = None
        if is_secret or table.viewer != seat:
            table.close_all()
        self._turn_towards(session, seat)
        if is_secret:
            table.viewer = None
            self._lower_curtain(session, seat)
        else:
            table.viewer = seat
            self.take_curtain_away()

    def _turn_towards(self, session: Session, seat: int) -> None:
        """Turns the screen towards the person at this seat, if players sit around the device."""
        settings, is_shared = self._table.app.store.settings, session.is_shared
        is_around = is_shared and theme.size_class != "phone" and settings.get("around_table")
        Window.rotation = ANGLES[settings.get("sides")[session.seats[seat].crest]] if is_around else 0

    # The banner.

    def announce_winners(self, session: Session) -> None:
        """Announces who has won, and how everybody else has fared."""
        self._put_in_front(Victory(session))

    def _announce(self, words: str, crest: int) -> None:
        self._put_in_front(Banner(text=words, crest=crest))

    def _put_in_front(self, banner: Banner | Victory) -> None:
        self._take_banner_away()
        self.banner = banner
        banner.bind(on_gone=lambda _banner: self._take_banner_away())
        self._table.add_widget(banner)
        banner.appear()

    def _take_banner_away(self) -> None:
        if self.banner is not None:
            Animation.cancel_all(self.banner)
            self._table.remove_widget(self.banner)
            self.banner = None

    # The curtain.

    def _lower_curtain(self, session: Session, seat: int) -> None:
        table = self._table
        self._take_banner_away()
        if self.curtain is None:
            self.curtain = Curtain()
            self.curtain.bind(on_lift=self._lift_curtain)
            self.curtain.bind(on_undo=self._undo)
            table.add_widget(self.curtain)
            table.in_front = self.curtain
        self.curtain.wait_for(session, seat)

    def _undo(self, curtain: Curtain) -> None:
        """Lets the previous player choose again, which they have just said; undoing anything else asks first."""
        if curtain.undoes_choice:
            self._table.undoing.undo_now(beyond_reveal=False)
        else:
            self._table.undoing.undo()

    def take_curtain_away(self) -> None:
        """Removes the curtain."""
        if self.curtain is not None:
            self._table.remove_widget(self.curtain)
            self.curtain = self._table.in_front = None

    def _lift_curtain(self, curtain: Curtain) -> None:
        """Shows the hand of the person it waited for, unless another seat has to act by now."""
        table, session = self._table, self._table.session
        self.take_curtain_away()
        if curtain.seat != session.actor or curtain.seat not in session.persons:
            table.course.go_on()
            return
        table.viewer = self._lifted_for = session.actor
        self.turn_up()
        sound.play("turn")
        table.refresh()
