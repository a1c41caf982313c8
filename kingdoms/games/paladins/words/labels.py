"""A label for each move: what it does, and the costs and gains that follow from it without any further choice."""

from collections.abc import Sequence

from kingdoms.core.game import Move
from kingdoms.core.words.language import N_, _, enumerated, uncapitalised, within
from kingdoms.games.paladins import board
from kingdoms.games.paladins.cards import FAVOURS, PALADINS, TOWNSFOLK
from kingdoms.games.paladins.moves import WITH_A_DEBT, Act, UseFavour
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS, cost, ways_to_pay
from kingdoms.games.paladins.rules.foresight import Foresight, foresee
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.deeds import deed
from kingdoms.games.paladins.words.names import action_name, paladin_name, townsfolk_name
from kingdoms.games.paladins.words.phrases import debts, goods, provisions, reward, silver, suspicions

_PRICED = (board.DEVELOP, board.PRAY, *board.RIGHT)
"""The actions that may cost goods, apart from Recruit, where each townsfolk card has its own price."""
_GAINED = {board.HUNT: board.PROVISION, board.TRADE: board.SILVER}
"""The goods gained from actions that give more to two workers than to one."""
_TO_CHOOSE = {
    board.ATTACK: N_("{deed}: choose an outsider"),
    board.CONVERT: N_("{deed}: choose an outsider"),
    board.COMMISSION: N_("{deed}: choose a space"),
    board.GARRISON: N_("{deed}: choose a space"),
}
"""The labels of actions that are carried out by tapping their target."""


def label(state: Paladins, move: Move) -> str:
    """A move's label with its consequences, except for moves that send workers: `proposed` shows theirs."""
    said = deed(state, move)
    if isinstance(move, Act | UseFavour) or state.seat is None:
        return said
    return _with_more(said, _unasked(foresee(state, state.seat, move)))


def label_after(state: Paladins, act: Act, target: Move) -> str:
    """The label of the move that chooses an action's target, while the action itself is still to come."""
    after = state.copy()
    step = board.ACTION_KEYS[act.action]
    after.agenda.append((step, state.seat, sum(act.workers) > 1) if act.action == board.RECRUIT else (step, state.seat))
    return label(after, target)


def follows(state: Paladins, seat: int, move: Act | UseFavour) -> str:
    """A move's effect, its cost, and what comes with it."""
    if isinstance(move, Act):
        return "; ".join(
            [_for(action_name(move.action), _price(state, seat, move.action)), *_besides(state, seat, move)]
        )
    return "; ".join([_for(_("King's Favour"), _price_of_favour(state, move)), *_unasked(foresee(state, seat, move))])


def proposed(state: Paladins, seat: int, move: Act | UseFavour) -> str:
    """The effect of a second tap on the action or favour: its cost and consequences; the table shows its workers."""
    if isinstance(move, Act):
        price, besides = _price(state, seat, move.action), _besides(state, seat, move)
    else:
        price, besides = _price_of_favour(state, move), _unasked(foresee(state, seat, move))
    text = _with_more(_for(_name_of(move), price), besides)
    return _to_be_done(text, move.action if isinstance(move, Act) else None, sum(move.workers))


def _name_of(move: Act | UseFavour) -> str:
    """A name for a move without its workers."""
    if isinstance(move, UseFavour):
        return _("King's Favour")
    if move.action == board.RECRUIT:
        return _("Hire townsfolk") if sum(move.workers) > 1 else _("Discard townsfolk")
    return action_name(move.action)


def _for(done: str, price: str) -> str:
    return _("{deed} for {price}").format(deed=done, price=price) if price else done


def _with_more(done: str, more: Sequence[str]) -> str:
    return _("{deed} ({more})").format(deed=done, more="; ".join(more)) if more else done


def _price_of_favour(state: Paladins, move: UseFavour) -> str:
    cost = FAVOURS[state.favours[move.place]].cost
    asked = [debts(1) if token == board.TAKE_DEBT else goods(token, 1) for token in cost]
    return enumerated(asked) if asked else ""


def _unasked(foresight: Foresight) -> list[str]:
    """Everything that happens automatically because there is no choice, and the inquisition with any debt it gives."""
    said = [uncapitalised(deed(before, way)) for before, way in foresight.ways]
    if foresight.comes:
        said.append(_("triggers an inquisition"))
    elif foresight.may_come:
        said.append(_("may trigger an inquisition"))
    return [*said, debts(1)] if foresight.convicts else said


def is_plain(state: Paladins, seat: int, move: Act) -> bool:
    """Whether an action needs no explanation first: it costs nothing, turns up no card and triggers no inquisition."""
    is_uncovering = move.action in (board.CONSPIRE, board.FORTIFY)
    return not (is_uncovering or _price(state, seat, move.action) or foresee(state, seat, move).may_come)


def _to_be_done(deed: str, action: int | None, sent: int) -> str:
    """How to carry out the proposed action with this many workers, and what a single worker would do."""
    if action == board.RECRUIT:
        text = _("{deed}: choose one, or put a worker back to discard one")
        return (text if sent > 1 else _("{deed}: choose one (hiring takes a fighter too)")).format(deed=deed)
    if action in _TO_CHOOSE:
        return _(_TO_CHOOSE[action]).format(deed=deed)
    if action in _GAINED and sent > 1:
        text = _("{deed}: tap again, or put a worker back for {gain}")
        return text.format(deed=deed, gain=_gain(action, 1))
    return _("{deed}: tap again").format(deed=deed)


def _gain(action: int, sent: int) -> str:
    return goods(_GAINED[action], board.HUNTED_BY_TWO if sent > 1 else board.HUNTED)


def _price(state: Paladins, seat: int, action: int) -> str:
    """An action's cost, if it is the same for every target."""
    if action == board.RECRUIT:
        return debts(1) if _only_for_a_debt(state, seat) else ""
    amount = cost(state, seat, action) if action in _PRICED and action != board.ATTACK else 0
    if not amount:
        return ""
    return provisions(amount) if action in PAID_IN_PROVISIONS else silver(amount)


def _only_for_a_debt(state: Paladins, seat: int) -> bool:
    """Whether every choice of townsfolk costs the seat a debt; if there is only one choice, that is named anyway."""
    row = [place for place, card in enumerate(state.townsfolk) if card >= 0]
    ways = [way for place in row for way in ways_to_pay(state, seat, place)]
    return len(ways) > 1 and set(ways) == {WITH_A_DEBT}


def _besides(state: Paladins, seat: int, move: Act) -> list[str]:
    """The goods hunted or traded, gains from paladin and townsfolk, a criminal's suspicion, and what else follows."""
    action, paladin = move.action, state.paladins[seat]
    given = []
    if paladin >= 0 and PALADINS[paladin].action == action and PALADINS[paladin].bonus:
        given.append((paladin_name(paladin), PALADINS[paladin].bonus))
    hired = [card for card in state.hired[seat] if TOWNSFOLK[card].trigger == action and TOWNSFOLK[card].ongoing]
    given += [(within(townsfolk_name(card)), TOWNSFOLK[card].ongoing) for card in hired]
    said = [_("+{gain}").format(gain=_gain(action, sum(move.workers)))] if action in _GAINED else []
    said += [_("{name}: {text}").format(name=name, text=reward(tokens)) for name, tokens in given]
    said += [suspicions(1)] if action == board.CONSPIRE else []
    return [*said, *_unasked(foresee(state, seat, move))]
