"""Everything that follows from a move without another choice, as clauses to follow a "you": pay, gain, risk."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdoms.core.state import Move
from kingdoms.core.words.language import _, enumerated, uncapitalised
from kingdoms.games.paladins import board, moves
from kingdoms.games.paladins.cards import FAVOURS, PALADINS, TOWNSFOLK
from kingdoms.games.paladins.moves import WITH_A_DEBT, Act, UseFavour
from kingdoms.games.paladins.rules.choices import option_rewards
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS, attack_cost, cost, ways_to_pay
from kingdoms.games.paladins.rules.foresight import Foresight
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.names import action_name, outsider_name, paladin_name, region_name, townsfolk_name
from kingdoms.games.paladins.words.phrases import (
    goods,
    level,
    provisions,
    reward,
    silver,
    suspicions,
    workers,
    workers_of,
)

_PRICED = (board.DEVELOP, board.PRAY, *board.RIGHT)
"""The actions that may cost goods, apart from Recruit, where the price depends on the place in the row."""
_GAINED = {board.HUNT: board.PROVISION, board.TRADE: board.SILVER}
"""The goods gained from actions that give more to two workers than to one."""


class Clause(NamedTuple):
    """A part of a sentence about "you", without the "you"."""

    words: str
    has_list: bool = False
    """Whether it contains an "and" of its own, so that a comma sets it off from the next clause."""


def joined(clauses: Sequence[Clause]) -> str:
    """Clauses as one phrase, to be written after "you"."""
    *others, last = clauses
    if not others:
        return last.words
    needs_comma = len(others) > 1 or others[0].has_list
    text = _("{clauses}, and {last}") if needs_comma else _("{clauses} and {last}")
    return text.format(clauses=", ".join(clause.words for clause in others), last=last.words)


# Costs.


def price_of_action(state: Paladins, seat: int, action: int) -> list[Clause]:
    """An action's cost, if it is the same for every target."""
    if action == board.RECRUIT:
        return [_debt()] if _only_for_a_debt(state, seat) else []
    amount = cost(state, seat, action) if action in _PRICED and action != board.ATTACK else 0
    if not amount:
        return []
    return [_pay(provisions(amount) if action in PAID_IN_PROVISIONS else silver(amount))]


def _only_for_a_debt(state: Paladins, seat: int) -> bool:
    """Whether every choice of townsfolk costs the seat a debt; False for a single choice, which has its own price."""
    row = [place for place, card in enumerate(state.townsfolk) if card >= 0]
    ways = [way for place in row for way in ways_to_pay(state, seat, place)]
    return len(ways) > 1 and set(ways) == {WITH_A_DEBT}


def price_of_favour(state: Paladins, move: UseFavour) -> list[Clause]:
    """The cost of a favour, apart from its worker."""
    tokens = FAVOURS[state.favours[move.place]].cost
    return [_debt() if token == board.TAKE_DEBT else _pay(goods(token, 1)) for token in tokens]


def price_of_target(state: Paladins, move: Move) -> list[Clause]:
    """The cost of a townsfolk card, or the silver that an attack takes; other targets cost nothing themselves."""
    match move:
        case moves.Recruit(place, moves.IN_SILVER):
            return [_pay(silver(board.TOWNSFOLK_PRICES[place]))]
        case moves.Recruit(_place, moves.WITH_A_DEBT):
            return [_debt()]
        case moves.Outsider(place) if state.asked == "attack":
            missing = attack_cost(state, state.agenda[-1][1], place)
            return [_pay(silver(missing))] if missing else []
    return []


def _pay(price: str) -> Clause:
    return Clause(_("pay {price}").format(price=price))


def _debt() -> Clause:
    return Clause(_("take a debt"))


# Gains.


def gains(state: Paladins, seat: int, move: Act, names_giver: bool) -> list[Clause]:
    """All gains from hunting, trading or conspiring, and those from the round's paladin and from townsfolk.

    Several gains are added up; `names_giver` says whether to name the paladin or townsfolk card behind a single one.
    """
    own, bonus = _own_gains(state, seat, move), _bonus(state, seat, move.action)
    helpers = [card for card in state.hired[seat] if TOWNSFOLK[card].trigger == move.action]
    nouns = [*own, *bonus, *(reward(TOWNSFOLK[card].ongoing) for card in helpers)]
    if not nouns:
        return []
    _first, *others = nouns
    text, giver = _("gain {reward}"), ""
    if names_giver and not others and bonus:
        text, giver = _("gain {reward} from {giver}"), paladin_name(state.paladins[seat])
    elif names_giver and not others and helpers:
        text, giver = _("gain {reward} from {giver:the}"), townsfolk_name(helpers[0])
    return [Clause(text.format(reward=enumerated(nouns), giver=giver), has_list=bool(others))]


def _own_gains(state: Paladins, seat: int, move: Act) -> list[str]:
    if move.action in _GAINED:
        return [goods_gained(state, seat, move.action, is_pair(move.workers))]
    return [workers_of(board.CRIMINAL, 1), suspicions(1)] if move.action == board.CONSPIRE else []


def _bonus(state: Paladins, seat: int, action: int) -> list[str]:
    """The bonus of the round's paladin; what it adds to hunting and trading is counted with the goods gained there."""
    paladin = state.paladins[seat]
    is_given = action not in _GAINED and paladin >= 0 and PALADINS[paladin].action == action
    return [reward(PALADINS[paladin].bonus)] if is_given and PALADINS[paladin].bonus else []


def goods_gained(state: Paladins, seat: int, action: int, by_two: bool) -> str:
    """The goods one worker or two gain by hunting or trading, including what the round's paladin adds."""
    paladin = state.paladins[seat]
    more = len(PALADINS[paladin].bonus) if paladin >= 0 and PALADINS[paladin].action == action else 0
    return goods(_GAINED[action], (board.HUNTED_BY_TWO if by_two else board.HUNTED) + more)


def is_pair(sent: board.Workers) -> bool:
    """Whether two workers are sent to an action that takes one or two: a pair hires townsfolk or gains more goods."""
    return sum(sent) > 1


# Automatic answers and inquisitions.


def automatic(state: Paladins, move: Move) -> Clause:
    """An answer that is given automatically because there is no other, without what it costs."""
    match move:
        case moves.Clear(action):
            return Clause(_("clear {action}").format(action=action_name(action)))
        case moves.Settle(space):
            return _settling(state, space)
        case moves.Recruit(place, _pays):
            text = _("hire {name:the}") if state.agenda[-1][2] else _("discard {name:the}")
            return Clause(text.format(name=townsfolk_name(state.townsfolk[place])))
        case moves.Outsider(place):
            text = _("attack {name:the}") if state.asked == "attack" else _("convert {name:the}")
            return Clause(text.format(name=outsider_name(state.outsiders[place])))
        case moves.Option(number):
            return _taking(state, option_rewards(state)[number])
        case moves.Raise(attribute):
            return Clause(_("gain {reward}").format(reward=level(attribute, 1)))
        case moves.Keep(kept):
            return Clause(_("keep {workers}").format(workers=workers(kept)))
    raise ValueError(f"{move!r} is never made automatically")


def _settling(state: Paladins, space: int) -> Clause:
    is_monk = state.agenda[-1][2] == board.COMMISSION
    text = _("send the monk to {region}") if is_monk else _("build the outpost in {region}")
    return Clause(text.format(region=uncapitalised(region_name(board.SPACES[space].region))))


def _taking(state: Paladins, alternative: board.Reward) -> Clause:
    """Taking the only alternative of a favour that has an effect."""
    if board.PAY_DEBT in alternative:
        return Clause(_("pay a debt"))
    if board.REMOVE_SUSPICION in alternative:
        cards = min(len(alternative), len(state.suspicions[state.agenda[-1][1]]))
        return Clause(_("discard {n} of your suspicion cards").format(n=cards))
    if not set(alternative) <= set(board.WORKER_KEYS):
        raise ValueError(f"{alternative!r} is never taken automatically")
    return Clause(_("gain {reward}").format(reward=reward(alternative)), has_list=len(set(alternative)) > 1)


def inquisition(foresight: Foresight) -> list[Clause]:
    """The inquisition that comes or may come, and the debt from it; during an inquisition, only the debt."""
    if foresight.comes and foresight.convicts:
        return [Clause(_("take a debt in an inquisition"))]
    if foresight.comes:
        return [Clause(_("trigger an inquisition"))]
    if foresight.convicts:
        return [_debt()]
    return [Clause(_("risk an inquisition"))] if foresight.may_come else []
