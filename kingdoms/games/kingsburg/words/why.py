"""Why a move is made: what it brings and what that makes possible, as far as a view of the table shows it."""

from kingdoms.core.game import Move
from kingdoms.core.motives import Motives, first_motive
from kingdoms.games.kingsburg.moves import (
    Announce,
    Build,
    Decline,
    Help,
    Influence,
    Keep,
    Lose,
    LoseBuilding,
    Pass,
    Recruit,
    Reroll,
    RerollAll,
    SetAside,
    Smuggle,
    TakeGood,
    TownHall,
    Transmute,
)
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words import why_court as court
from kingdoms.games.kingsburg.words import why_estate as estate
from kingdoms.games.kingsburg.words import why_winter as winter


def why(state: Kingsburg, move: Move) -> str:
    """What speaks for a move of who decides, by what this view shows; empty if there is nothing to say."""
    return first_motive(_MOTIVES, state, move)


_GOODS = (
    estate.pays_building, estate.nears_building, estate.feeds_cathedral, estate.feeds_town_hall, estate.pays_soldiers,
)  # fmt: skip
"""What speaks for goods, wherever they come from."""

_MOTIVES: Motives = {
    TakeGood: _GOODS,
    Announce: (court.sends_envoy,),
    Reroll: (court.has_equal_dice,),
    RerollAll: (court.has_low_dice,),
    Keep: (court.has_good_dice,),
    SetAside: (court.leaves_most_choice, court.keeps_high_reach),
    Influence: (
        estate.pays_building, winter.wins_battle, court.brings_points, winter.strengthens, estate.nears_building,
        court.brings_token, estate.changes_good, estate.feeds_cathedral, estate.feeds_town_hall,
        court.keeps_dice_for_more, estate.brings_goods,
    ),
    Pass: (court.saves_tokens, estate.saves_for_building, winter.needs_no_soldier),
    Help: _GOODS,
    Transmute: _GOODS,
    Smuggle: _GOODS,
    Decline: (estate.keeps_building, estate.needs_no_help),
    Build: (
        winter.wins_battle_behind_walls, estate.brings_most_points, estate.wins_reward, estate.brings_income,
        estate.defends, estate.opens_row, estate.brings_building_points,
    ),
    TownHall: (estate.uses_town_hall,),
    Recruit: (winter.wins_battle, winter.strengthens),
    Lose: (estate.keeps_building, estate.keeps_near_building),
    LoseBuilding: (winter.loses_few_points,),
}  # fmt: skip
"""What may speak for each kind of move, the most telling first."""
