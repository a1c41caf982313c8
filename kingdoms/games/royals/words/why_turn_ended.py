"""Why a turn ended by itself: after the player's last draw or position, there was nothing left to decide."""

from collections.abc import Sequence

from kingdoms.core.state import Event
from kingdoms.core.words.language import _
from kingdoms.games.royals.events import DrewHidden, DrewIntrigue, Occupied, TookOpen, TurnEnded
from kingdoms.games.royals.rules.occupying import has_cubes
from kingdoms.games.royals.state import Royals

_ACTS = TookOpen, DrewHidden, DrewIntrigue, Occupied


def why_turn_ended(state: Royals, seat: int, happened: Sequence[Event]) -> str:
    """Why a seat's turn ended by itself among the latest events; empty if it did not, or if the player ended it."""
    own = [event for event in happened if isinstance(event, (*_ACTS, TurnEnded)) and event.seat == seat]
    if not any(isinstance(event, TurnEnded) for event in own) or not any(isinstance(event, _ACTS) for event in own):
        return ""
    if not has_cubes(state, seat):
        return _("You don't have enough cubes left, so your turn is over.")
    if any(isinstance(event, Occupied) for event in own):
        return _("You can't pay for any other position, so your turn is over.")
    return _("You can't pay for any position, so your turn is over.")
