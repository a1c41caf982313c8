"""Why a move is made: what it brings and what that makes possible, as far as a view of the table shows it."""

from kingdoms.core.game import Move
from kingdoms.core.motives import Motives, first_motive
from kingdoms.core.tongue import _
from kingdoms.games.rival_kings.moves import PassOn, Settle
from kingdoms.games.rival_kings.state import RivalKings


def why(state: RivalKings, move: Move) -> str:
    """What speaks for a move of who decides, by what this view shows; empty if there is nothing to say."""
    return first_motive(_MOTIVES, state, move)


def _sheds_marker(state: RivalKings, seat: int, move: Settle | PassOn) -> str:
    return _("One conflict marker less: 2 points more.")


_MOTIVES: Motives = {Settle: (_sheds_marker,), PassOn: (_sheds_marker,)}
