"""Why a move is made: what it brings and what that makes possible, as far as a view of the table shows it."""

from kingdoms.core.game import Move
from kingdoms.core.motives import Motives, first_motive
from kingdoms.games.rival_kings.moves import (
    Buy,
    Choose,
    ExchangeCharacters,
    Give,
    Look,
    PassOn,
    Pick,
    Receive,
    ReceiveTop,
    Reclaim,
    Settle,
    Skip,
    Steal,
    Take,
    TurnBack,
    Use,
)
from kingdoms.games.rival_kings.state import RivalKings
from kingdoms.games.rival_kings.words import why_cards as card
from kingdoms.games.rival_kings.words import why_turns as turn


def why(state: RivalKings, move: Move) -> str:
    """What speaks for a move of who decides, by what this view shows; empty if there is nothing to say."""
    return first_motive(_MOTIVES, state, move)


_BOUGHT = (
    card.ends_game, card.makes_perfect_pair, card.makes_colour_pair, card.denies_perfect_pair,
    card.has_partner_in_sight, card.has_ability, card.counts_alone,
)  # fmt: skip
"""What speaks for buying a card."""
_EXCHANGED = (
    card.makes_perfect_pair, card.makes_colour_pair, card.has_partner_in_sight, card.has_ability, card.counts_alone,
)  # fmt: skip
"""What speaks for a card that comes for another."""

_MOTIVES: Motives = {
    Choose: (
        turn.comes_to_pair, turn.can_shed_marker, turn.needs_money, turn.fears_nobody, turn.has_many_actions,
        turn.steals, turn.keeps_secret,
    ),
    ExchangeCharacters: (turn.escapes_strikes, turn.gains_actions, turn.acts_earlier),
    TurnBack: (turn.turns_strike_back,),
    Steal: (turn.steals_pair, turn.steals_settlement, turn.weakens_rival),
    Settle: (turn.sheds_marker,),
    PassOn: (turn.burdens_leader, turn.burdens_rival),
    Take: (turn.takes_enough, turn.takes_most, turn.takes_coins),
    Buy: _BOUGHT,
    Use: (turn.uses_for_pair, turn.uses_for_coins, card.gains_by_exchange, turn.uses_ability),
    Give: (card.belongs_to_no_pair,),
    Receive: _EXCHANGED,
    ReceiveTop: _EXCHANGED,
    Look: (turn.looks_through,),
    Pick: _BOUGHT,
    Reclaim: (turn.reclaims_pair, turn.reclaims),
    Skip: (
        turn.is_safe, turn.finds_no_shelter, card.finds_no_pair, card.picks_no_pair, card.finds_no_exchange,
        turn.cannot_act,
    ),
}  # fmt: skip
"""What may speak for each kind of move, the most telling first."""
