"""Why a move is made: what it brings and what that makes possible, as far as a view of the table shows it."""

from kingdoms.core.game import Move
from kingdoms.core.motives import Motives, first_motive
from kingdoms.core.tongue import _
from kingdoms.games.paladins.board import JAR_SPACES, SPACES
from kingdoms.games.paladins.moves import Jar, Settle
from kingdoms.games.paladins.phrases import reward
from kingdoms.games.paladins.state import Paladins


def why(state: Paladins, move: Move) -> str:
    """What speaks for a move of who decides, by what this view shows; empty if there is nothing to say."""
    return first_motive(_MOTIVES, state, move)


def _settles_for_reward(state: Paladins, seat: int, move: Settle) -> str:
    return _("Brings {reward}.").format(reward=reward(SPACES[move.space].reward))


def _jars_for_reward(state: Paladins, seat: int, move: Jar) -> str:
    return _("Brings {reward}.").format(reward=reward(JAR_SPACES[move.space]))


_MOTIVES: Motives = {Settle: (_settles_for_reward,), Jar: (_jars_for_reward,)}
