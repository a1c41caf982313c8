"""Why a move is made: what it brings and what that makes possible, as far as a view of the table shows it."""

from kingdoms.core.game import Move
from kingdoms.core.motives import Motives, first_motive
from kingdoms.games.royals.moves import (
    Discard,
    DiscardIntrigue,
    DrawThree,
    DrawWithIntrigue,
    EndTurn,
    Occupy,
    Pay,
    PayIntrigue,
    TakeHidden,
    TakeIntrigue,
    TakeOpen,
)
from kingdoms.games.royals.state import Royals
from kingdoms.games.royals.words import why_hand as hand
from kingdoms.games.royals.words import why_positions as position


def why(state: Royals, move: Move) -> str:
    """What speaks for a move of who decides, by what this view shows; empty if there is nothing to say."""
    return first_motive(_MOTIVES, state, move)


_MOTIVES: Motives = {
    DrawThree: (hand.finds_enough_open, hand.comes_to_position, hand.sees_many_open, hand.draws_more),
    DrawWithIntrigue: (
        hand.lacks_only_intrigue, hand.has_no_intrigue, hand.has_full_hand, hand.prepares_takeover,
    ),
    TakeOpen: (hand.pays_position, hand.nears_position, hand.gathers_cards, hand.wants_tokens),
    TakeHidden: (hand.misses_country, hand.finds_none_of_most, hand.hides_card),
    TakeIntrigue: (hand.sees_intrigue_first,),
    Occupy: (
        position.completes_country, position.completes_titles, position.is_first_in_city, position.takes_lead,
        position.wins_title, position.weakens_leader, position.nears_country, position.nears_titles,
        position.adds_influence,
    ),
    Pay: (position.pays_simply, position.saves_own_cards, position.stands_in),
    PayIntrigue: (position.pays_intrigue,),
    EndTurn: (hand.saves_for_position, hand.saves_cards),
    Discard: (hand.has_most_of_it, hand.has_least_of_it, hand.keeps_only_so_many),
    DiscardIntrigue: (hand.finds_no_rival, hand.has_another_of_it, hand.keeps_only_so_many_intrigues),
}  # fmt: skip
"""What may speak for each kind of move, the most telling first."""
