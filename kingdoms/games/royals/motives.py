"""Why a move is made: what it brings and what that makes possible, as far as a view of the table shows it."""

from kingdoms.core.game import Move
from kingdoms.core.motives import Motives, first_motive
from kingdoms.core.tongue import _
from kingdoms.games.royals.board import CITIES, POSITIONS
from kingdoms.games.royals.moves import Occupy
from kingdoms.games.royals.names import city_name
from kingdoms.games.royals.phrases import points
from kingdoms.games.royals.state import NONE, Royals


def why(state: Royals, move: Move) -> str:
    """What speaks for a move of who decides, by what this view shows; empty if there is nothing to say."""
    return first_motive(_MOTIVES, state, move)


def _is_first_in_city(state: Royals, seat: int, move: Occupy) -> str:
    city = POSITIONS[move.position].city
    if state.city_bonuses[city] != NONE:
        return ""
    return _("First in {city}: {points}.").format(city=city_name(city), points=points(CITIES[city].bonus))


_MOTIVES: Motives = {Occupy: (_is_first_in_city,)}
