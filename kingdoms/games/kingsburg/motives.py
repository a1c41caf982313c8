"""Why a move is made: what it brings and what that makes possible, as far as a view of the table shows it."""

from kingdoms.core.game import Move
from kingdoms.core.motives import Motives, first_motive
from kingdoms.core.tongue import _
from kingdoms.games.kingsburg.board import BUILDINGS
from kingdoms.games.kingsburg.moves import Build
from kingdoms.games.kingsburg.phrases import amount
from kingdoms.games.kingsburg.state import Kingsburg


def why(state: Kingsburg, move: Move) -> str:
    """What speaks for a move of who decides, by what this view shows; empty if there is nothing to say."""
    return first_motive(_MOTIVES, state, move)


def _brings_points(state: Kingsburg, seat: int, move: Build) -> str:
    vp = BUILDINGS[move.building].vp
    return _("Brings {points} at once.").format(points=amount("vp", vp)) if vp else ""


_MOTIVES: Motives = {Build: (_brings_points,)}
