"""Why a move is made: what it brings and what that makes possible, as far as a view of the table shows it."""

from kingdoms.core.game import Move
from kingdoms.core.motives import Motives, first_motive
from kingdoms.games.kingsburg.court_motives import (
    brings_points,
    brings_token,
    has_equal_dice,
    has_good_dice,
    has_low_dice,
    keeps_high_reach,
    leaves_most_choice,
    saves_tokens,
    sends_envoy,
    sets_low_die_aside,
)
from kingdoms.games.kingsburg.estate_motives import (
    brings_building_points,
    brings_goods,
    brings_income,
    brings_most_points,
    changes_good,
    defends,
    feeds_cathedral,
    feeds_town_hall,
    keeps_building,
    keeps_near_building,
    loses_few_points,
    nears_building,
    needs_no_soldier,
    opens_row,
    pays_building,
    pays_soldiers,
    saves_for_building,
    strengthens,
    uses_town_hall,
    wins_battle,
    wins_battle_behind_walls,
    wins_reward,
)
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


def why(state: Kingsburg, move: Move) -> str:
    """What speaks for a move of who decides, by what this view shows; empty if there is nothing to say."""
    return first_motive(_MOTIVES, state, move)


_GOODS = (pays_building, nears_building, feeds_cathedral, feeds_town_hall, pays_soldiers)
"""What speaks for goods, wherever they come from."""
_MOTIVES: Motives = {
    TakeGood: _GOODS,
    Announce: (sends_envoy,),
    Reroll: (has_equal_dice,),
    RerollAll: (has_low_dice,),
    Keep: (has_good_dice,),
    SetAside: (leaves_most_choice, sets_low_die_aside, keeps_high_reach),
    Influence: (
        pays_building, wins_battle, brings_points, strengthens, nears_building, brings_token, changes_good,
        feeds_cathedral, feeds_town_hall, brings_goods,
    ),
    Pass: (saves_tokens, saves_for_building, needs_no_soldier),
    Help: _GOODS,
    Transmute: _GOODS,
    Smuggle: _GOODS,
    Decline: (keeps_building,),
    Build: (
        wins_battle_behind_walls, brings_most_points, wins_reward, brings_income, defends, opens_row,
        brings_building_points,
    ),
    TownHall: (uses_town_hall,),
    Recruit: (wins_battle, strengthens),
    Lose: (keeps_building, keeps_near_building),
    LoseBuilding: (loses_few_points,),
}  # fmt: skip
"""What may speak for each kind of move."""
