"""Why a move is made: what it brings and what that makes possible, as far as a view of the table shows it."""

from kingdoms.core.game import Move
from kingdoms.core.motives import Motives, first_motive
from kingdoms.games.paladins.moves import (
    Accept,
    Act,
    ChoosePaladin,
    Clear,
    Decline,
    Develop,
    FreeRecruit,
    Jar,
    Keep,
    Option,
    Outsider,
    Pass,
    Raise,
    Recruit,
    Settle,
    TakeTavern,
    TakeTownsfolk,
    UseFavour,
)
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words import why_actions as action
from kingdoms.games.paladins.words import why_cards as card
from kingdoms.games.paladins.words import why_rewards as reward


def why(state: Paladins, move: Move) -> str:
    """What speaks for a move of who decides, by what this view shows; empty if there is nothing to say."""
    return first_motive(_MOTIVES, state, move)


_HIRED = (card.hires_for_order, card.hires_for_help)
"""What speaks for a townsfolk that stays."""

_MOTIVES: Motives = {
    TakeTownsfolk: _HIRED,
    ChoosePaladin: (action.leads_to_order, action.has_help),
    TakeTavern: (action.takes_fit_workers, action.avoids_suspicion, action.takes_criminals, action.takes_workers),
    Act: (
        action.meets_order, action.counts_more, action.acts_for_level, action.is_helped, action.acts_for_more,
        action.recruits, action.acts_for_use, action.acts_for_next_level, action.acts_for_next_action,
        action.acts_for_reward,
    ),
    UseFavour: (action.favour_makes_possible, action.uses_favour_alone),
    Pass: (action.has_nothing_left, action.saves_workers),
    Keep: (action.keeps_for_action, action.keeps_criminals, action.keeps_kinds),
    Develop: (action.develops_order, action.saves_worker),
    Recruit: (*_HIRED, *reward.REWARDED),
    FreeRecruit: (*_HIRED, *reward.REWARDED),
    Clear: (action.repeats_action, action.frees_slots),
    Settle: reward.CHOSEN,
    Jar: reward.CHOSEN,
    Outsider: (
        card.converts_for_points, card.converts_for_strength, reward.rewards_possibility, reward.rewards_points,
        reward.rewards_relief, reward.rewards_next_action, card.attacks_for_nothing, reward.rewards,
    ),
    Option: reward.CHOSEN,
    Raise: reward.CHOSEN,
    Accept: (reward.is_rid_of_it,),
    Decline: (reward.keeps_suspicion,),
}  # fmt: skip
"""What may speak for each kind of move, the most telling first."""
