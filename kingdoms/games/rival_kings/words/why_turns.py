"""What speaks for characters, thefts, money, markers and abilities, as far as a view of the table shows it."""

from collections.abc import Mapping

from kingdoms.core.language import N_, _, ngettext
from kingdoms.games.rival_kings.cards import (
    CARPENTER,
    COINS,
    FARMER,
    INNKEEPER,
    JAILER,
    MARKET_WOMAN,
    MINER,
    MONEY,
    PASS_ON,
    RANKS,
    SAILOR,
    SCHOLAR,
    SETTLE,
    STEALS_FROM,
    VALUES,
    VINTNER,
    actions,
    rank,
)
from kingdoms.games.rival_kings.moves import (
    NEUTRAL,
    Choose,
    ExchangeCharacters,
    Look,
    PassOn,
    Reclaim,
    Settle,
    Skip,
    Steal,
    Take,
    TurnBack,
    Use,
)
from kingdoms.games.rival_kings.rules.abilities import ABILITIES
from kingdoms.games.rival_kings.rules.actions import refill, targets
from kingdoms.games.rival_kings.rules.conflicts import equal_ranks, strikers
from kingdoms.games.rival_kings.scoring import POINTS_PER_MARKER
from kingdoms.games.rival_kings.state import HIDDEN, NONE, RivalKings
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.phrases import coins, points
from kingdoms.games.rival_kings.words.prompts import asked_actions
from kingdoms.games.rival_kings.words.why_cards import offers_pair

_FEW_COINS = 2
"""With so few coins hardly anything can be bought."""
_MANY_MARKERS = 2
_MANY_ACTIONS = 3

_USES: Mapping[int, str] = {
    CARPENTER: N_("One building more in this cycle."),
    INNKEEPER: N_("One subject more in this cycle."),
    MARKET_WOMAN: N_("Money once more in this cycle."),
    SAILOR: N_("The one action that equal ranks leave is carried out twice."),
    FARMER: N_("A stolen action is carried out after all."),
    VINTNER: N_("Any subject of a pile can be bought, not only its top."),
    MINER: N_("Any building of a pile can be bought, not only its top."),
}
"""What an ability is used for."""


# Characters. Which one a rival chooses is a secret: it is spoken of only in a view that shows the hand.


def _is_secret(state: RivalKings, seat: int) -> bool:
    return HIDDEN in state.hands[seat]


def comes_to_pair(state: RivalKings, seat: int, move: Choose) -> str:
    """An action of the character can bring a card that makes a pair."""
    return "" if _is_secret(state, seat) else offers_pair(state, seat, actions(move.character))


def can_shed_marker(state: RivalKings, seat: int, move: Choose) -> str:
    """An action of the character takes one of many markers away."""
    n = state.markers[seat]
    if _is_secret(state, seat) or n < _MANY_MARKERS or not {SETTLE, PASS_ON} & set(actions(move.character)):
        return ""
    return _("One of {n} conflict markers can go.").format(n=n)


def needs_money(state: RivalKings, seat: int, move: Choose) -> str:
    """An action of the character brings money where there is little."""
    n = state.coins[seat]
    if _is_secret(state, seat) or n > _FEW_COINS or MONEY not in actions(move.character):
        return ""
    if not n:
        return _("It is time to take money: all coins are spent.")
    return _("It is time to take money: {coins} left.").format(coins=coins(n))


def fears_nobody(state: RivalKings, seat: int, move: Choose) -> str:
    """Nobody steals from the highest ranks."""
    own = rank(move.character)
    if _is_secret(state, seat) or own in STEALS_FROM.values():
        return ""
    return _("No rank steals from rank {rank}.").format(rank=RANKS[own])


def has_many_actions(state: RivalKings, seat: int, move: Choose) -> str:
    """The lowest ranks can do most."""
    n = len(actions(move.character))
    return _("{n} actions in one turn.").format(n=n) if n >= _MANY_ACTIONS and not _is_secret(state, seat) else ""


def steals(state: RivalKings, seat: int, move: Choose) -> str:
    """Whom the character robs."""
    prey = STEALS_FROM.get(rank(move.character))
    if _is_secret(state, seat) or prey is None:
        return ""
    return _("It can steal an action from rank {rank}.").format(rank=RANKS[prey])


def keeps_secret(state: RivalKings, seat: int, move: Choose) -> str:
    """Who does not see the hand does not learn why."""
    return _("It was chosen in secret: nobody else knows why.") if _is_secret(state, seat) else ""


# The Gardener and the Watchman.


def _strikes(state: RivalKings, seat: int) -> int:
    """How many markers the conflicts of this cycle will bring the seat."""
    pairs = equal_ranks(state)
    fighting = state.copy()
    fighting.locked = sum(1 << each for pair in pairs for each in pair)
    is_equal_to_neutral = state.neutral != NONE and rank(state.neutral) == rank(state.chosen[seat])
    return fighting.is_locked(seat) + len(strikers(fighting, seat)) + is_equal_to_neutral


def _exchanged(state: RivalKings, seat: int, rival: int) -> RivalKings:
    after = state.copy()
    after.chosen[seat], after.chosen[rival] = state.chosen[rival], state.chosen[seat]
    return after


def escapes_strikes(state: RivalKings, seat: int, move: ExchangeCharacters) -> str:
    """With the other character there will be fewer markers."""
    fewer = _strikes(state, seat) - _strikes(_exchanged(state, seat, move.rival), seat)
    if fewer <= 0:
        return ""
    return ngettext(
        "{n} conflict marker less in this cycle.", "{n} conflict markers less in this cycle.", fewer
    ).format(n=fewer)


def gains_actions(state: RivalKings, seat: int, move: ExchangeCharacters) -> str:
    """The other character can do more."""
    own, other = state.chosen[seat], state.chosen[move.rival]
    if len(actions(other)) <= len(actions(own)):
        return ""
    return _("The {other} has {n} actions, the {own} only {few}.").format(
        other=character_name(other), n=len(actions(other)), own=character_name(own), few=len(actions(own))
    )


def acts_earlier(state: RivalKings, seat: int, move: ExchangeCharacters) -> str:
    """The other character is of higher rank."""
    own, other = state.chosen[seat], state.chosen[move.rival]
    if rank(other) >= rank(own):
        return ""
    return _("The {other} acts earlier than the {own}.").format(other=character_name(other), own=character_name(own))


def turns_strike_back(state: RivalKings, seat: int, move: TurnBack) -> str:
    """The marker goes to who wanted to give it."""
    if move.striker == NEUTRAL:
        return sheds_marker(state, seat, move)
    return _shifted_to(state, move.striker)


def is_safe(state: RivalKings, seat: int, move: Skip) -> str:
    """Nobody strikes the character that is kept."""
    if state.agenda[-1][0] != "gardener" or _strikes(state, seat):
        return ""
    return _("Nobody strikes the {character} in this cycle.").format(character=character_name(state.chosen[seat]))


def finds_no_shelter(state: RivalKings, seat: int, move: Skip) -> str:
    """With no other character there would be fewer markers."""
    if state.agenda[-1][0] != "gardener":
        return ""
    strikes = _strikes(state, seat)
    if any(_strikes(_exchanged(state, seat, rival), seat) < strikes for rival in state.rivals(seat)):
        return ""
    return _("No other character would save a conflict marker.")


# Thefts.


def steals_pair(state: RivalKings, seat: int, move: Steal) -> str:
    """The stolen action can bring a card that makes a pair."""
    return offers_pair(state, seat, [_stolen(state, move)])


def steals_settlement(state: RivalKings, seat: int, move: Steal) -> str:
    """The stolen action takes a marker away."""
    has_use = _stolen(state, move) in (SETTLE, PASS_ON) and state.markers[seat]
    return sheds_marker(state, seat, move) if has_use else ""


def weakens_rival(state: RivalKings, seat: int, move: Steal) -> str:
    """The victim has one action less, whoever carries it out."""
    character = character_name(state.chosen[move.victim])
    if targets(state, seat, _stolen(state, move)):
        return _("One action more, and the {character} has one less.").format(character=character)
    return _("The {character} has one action less.").format(character=character)


def _stolen(state: RivalKings, move: Steal) -> str:
    return actions(state.chosen[move.victim])[move.action]


def reclaims_pair(state: RivalKings, seat: int, move: Reclaim) -> str:
    """The stolen action can bring a card that makes a pair."""
    return offers_pair(state, seat, [actions(state.chosen[seat])[move.action]])


def reclaims(state: RivalKings, seat: int, move: Reclaim) -> str:
    """The theft is made good."""
    return _(_USES[FARMER])


# Conflict markers.


def sheds_marker(state: RivalKings, seat: int, move: Settle | Steal | TurnBack | Use) -> str:
    """A marker less."""
    return _("One conflict marker less: {points} more.").format(points=points(-POINTS_PER_MARKER))


def burdens_rival(state: RivalKings, seat: int, move: PassOn) -> str:
    """A marker goes to a rival."""
    return _shifted_to(state, move.rival)


def burdens_leader(state: RivalKings, seat: int, move: PassOn) -> str:
    """A marker goes to the rival with most points, if there are several and only one has so many."""
    scores, others = state.scores(), [rival for rival in state.rivals(seat) if rival != move.rival]
    if not others or any(scores[other].total >= scores[move.rival].total for other in others):
        return ""
    return _("It goes to the rival with the most points: {character}.").format(
        character=character_name(state.chosen[move.rival])
    )


def _shifted_to(state: RivalKings, rival: int) -> str:
    return _("{points} more, and as many less for the {character}.").format(
        points=points(-POINTS_PER_MARKER), character=character_name(state.chosen[rival])
    )


# Money.


def _known_coins(state: RivalKings, stack: int) -> tuple[int, bool]:
    """How much money a stack has at least by this view, and whether it is just so much."""
    if not any(state.tops):
        return refill(state.supply)[stack], True
    if state.stacks[stack] != HIDDEN:
        return state.stacks[stack], True
    if sum(map(bool, state.tops)) == 1:
        return COINS - state.supply - sum(state.coins), True
    return state.tops[stack], False


def _amount(state: RivalKings, stack: int) -> str:
    n, is_exact = _known_coins(state, stack)
    return coins(n) if is_exact else _("at least {coins}").format(coins=coins(n))


def takes_enough(state: RivalKings, seat: int, move: Take) -> str:
    """The money is what was missing for an open card; of several the dearest."""
    own, more = state.coins[seat], _known_coins(state, move.stack)[0]
    open_cards = [pile[-1] for pile in state.piles if pile and own < VALUES[pile[-1]] <= own + more]
    if not open_cards:
        return ""
    card = max(open_cards, key=lambda each: VALUES[each])
    return _("With {coins} more it is enough for the {card}.").format(
        coins=_amount(state, move.stack), card=card_name(card)
    )


def takes_most(state: RivalKings, seat: int, move: Take) -> str:
    """Nowhere else lies more, as far as it is known."""
    known = [_known_coins(state, stack) for stack in range(len(state.stacks))]
    n, is_exact = known[move.stack]
    if not is_exact or any(not exact or other > n for other, exact in known if other):
        return ""
    return _("No pile has more money before it: {coins}.").format(coins=coins(n))


def takes_coins(state: RivalKings, seat: int, move: Take) -> str:
    """Money is needed for everything."""
    return _("Coins for later purchases: {coins}.").format(coins=_amount(state, move.stack))


# Abilities.


def uses_for_pair(state: RivalKings, seat: int, move: Use) -> str:
    """An extra action can bring a card that makes a pair."""
    ability = ABILITIES.get(move.subject)
    return offers_pair(state, seat, ability.fields[:1]) if ability and ability.step == "carry_out" else ""


def uses_for_coins(state: RivalKings, seat: int, move: Use) -> str:
    """Jailer and Scholar bring coins."""
    if move.subject not in (JAILER, SCHOLAR):
        return ""
    ability = ABILITIES[move.subject]
    return _("{coins} from the supply.").format(coins=coins(ability.prospect(state, seat, *ability.fields)))


def uses_ability(state: RivalKings, seat: int, move: Use) -> str:
    """What the ability is for."""
    if move.subject in _USES:
        return _(_USES[move.subject])
    ability = ABILITIES[move.subject]
    return sheds_marker(state, seat, move) if PASS_ON in ability.fields else ""


def looks_through(state: RivalKings, seat: int, move: Look) -> str:
    """How much there is to choose from."""
    return _("{n} cards to look through.").format(n=len(state.piles[move.pile]))


def cannot_act(state: RivalKings, seat: int, move: Skip) -> str:
    """There is nothing that could be done."""
    asked = asked_actions(state)
    is_possible = any(targets(state, seat, action) for action in asked)
    return "" if is_possible or not asked else _("It cannot be carried out now.")
