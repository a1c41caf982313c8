"""A label for each move with the costs and gains that follow without another choice, and the thing to tap for it."""

from collections.abc import Sequence

from kingdoms.core.game import Move, Thing
from kingdoms.core.words.language import N_, _, enumerated, uncapitalised, within
from kingdoms.games.paladins import board, moves
from kingdoms.games.paladins.cards import FAVOURS, PALADINS, TAVERNS, TOWNSFOLK
from kingdoms.games.paladins.moves import WITH_A_DEBT, Act, UseFavour
from kingdoms.games.paladins.rules.choices import option_rewards
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS, attack_cost, cost, ways_to_pay
from kingdoms.games.paladins.rules.foresight import Foresight, foresee
from kingdoms.games.paladins.rules.turns import target_step
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.names import action_name, outsider_name, paladin_name, region_name, townsfolk_name
from kingdoms.games.paladins.words.phrases import debts, goods, provisions, reward, rise, silver, suspicions, workers

_PRICED = (board.DEVELOP, board.PRAY, *board.RIGHT)
"""The actions that may cost goods, apart from Recruit, where the price depends on the place in the row."""
_GAINED = {board.HUNT: board.PROVISION, board.TRADE: board.SILVER}
"""The goods gained from actions that give more to two workers than to one."""
_TO_CHOOSE = {
    board.ATTACK: N_("{move}: choose an outsider"),
    board.CONVERT: N_("{move}: choose an outsider"),
    board.COMMISSION: N_("{move}: choose a space"),
    board.GARRISON: N_("{move}: choose a space"),
}
"""The labels of actions that are carried out by tapping their target."""


def label(state: Paladins, move: Move) -> str:
    """A move's label with its consequences, except for moves that send workers: `proposed` shows theirs."""
    said = plain_label(state, move)
    if isinstance(move, Act | UseFavour) or state.seat is None:
        return said
    return _with_more(said, _unasked(foresee(state, state.seat, move)))


def label_after(state: Paladins, seat: int, act: Act, target: Move) -> str:
    """The label of the move that chooses an action's target, while the action itself is still to come."""
    after = state.copy()
    after.agenda.append(target_step(seat, act))
    return label(after, target)


def follows(state: Paladins, seat: int, move: Act | UseFavour) -> str:
    """The action or favour that a move uses, its cost, its gains, and whatever else follows without a choice."""
    if isinstance(move, Act):
        return "; ".join(
            [
                _for(action_name(move.action), _price(state, seat, move.action)),
                *_given(state, seat, move),
                *_unasked(foresee(state, seat, move)),
            ]
        )
    return "; ".join([_for(_("King's Favour"), _price_of_favour(state, move)), *_unasked(foresee(state, seat, move))])


def proposed(state: Paladins, seat: int, move: Act | UseFavour) -> str:
    """The effect of a second tap on the action or favour: its cost and consequences; the table shows its workers."""
    foresight = foresee(state, seat, move)
    if isinstance(move, UseFavour):
        text = _with_more(_for(_name_of(move), _price_of_favour(state, move)), _unasked(foresight))
        return _("{move}: tap again").format(move=text)
    price = _price(state, seat, move.action)
    if foresight.ways and isinstance(foresight.ways[0][1], moves.Recruit | moves.Outsider):
        # There is only one card to choose, so its name says what will be done.
        only = _for(plain_label(*foresight.ways[0]), price)
        more = [*_given(state, seat, move), *_unasked(foresight._replace(ways=foresight.ways[1:]))]
        return _("{move}: tap the card").format(move=_with_more(only, more))
    text = _with_more(_for(_name_of(move), price), [*_given(state, seat, move), *_unasked(foresight)])
    return _to_be_done(text, state, seat, move)


def _name_of(move: Act | UseFavour) -> str:
    """A name for a move without its workers."""
    if isinstance(move, UseFavour):
        return _("King's Favour")
    if move.action == board.RECRUIT:
        return _("Hire townsfolk") if _is_pair(move.workers) else _("Discard townsfolk")
    return action_name(move.action)


def _is_pair(sent: board.Workers) -> bool:
    """Whether two workers are sent to an action that takes one or two: a pair hires townsfolk or gains more goods."""
    return sum(sent) > 1


def _for(done: str, price: str) -> str:
    return _("{move} for {price}").format(move=done, price=price) if price else done


def _with_more(done: str, more: Sequence[str]) -> str:
    return _("{move} ({more})").format(move=done, more="; ".join(more)) if more else done


def _price_of_favour(state: Paladins, move: UseFavour) -> str:
    cost = FAVOURS[state.favours[move.place]].cost
    asked = [debts(1) if token == board.TAKE_DEBT else goods(token, 1) for token in cost]
    return enumerated(asked) if asked else ""


def _unasked(foresight: Foresight) -> list[str]:
    """Everything that happens automatically because there is no choice, and the inquisition with any debt it gives."""
    said = [uncapitalised(plain_label(before, way)) for before, way in foresight.ways]
    if foresight.comes:
        said.append(_("triggers an inquisition"))
    elif foresight.may_come:
        said.append(_("may trigger an inquisition"))
    return [*said, debts(1)] if foresight.convicts else said


def is_plain(state: Paladins, seat: int, move: Act) -> bool:
    """Whether an action needs no explanation first: it costs nothing, reveals no card and risks no inquisition."""
    is_uncovering = move.action in (board.CONSPIRE, board.FORTIFY)
    return not (is_uncovering or _price(state, seat, move.action) or foresee(state, seat, move).may_come)


def _to_be_done(said: str, state: Paladins, seat: int, move: Act) -> str:
    """How to carry out the proposed action, and what a single worker would do."""
    action, is_pair = move.action, _is_pair(move.workers)
    if action == board.RECRUIT:
        text = _("{move}: choose one, or put a worker back to discard one")
        return (text if is_pair else _("{move}: choose one (hiring needs a fighter as well)")).format(move=said)
    if action in _TO_CHOOSE:
        return _(_TO_CHOOSE[action]).format(move=said)
    if action in _GAINED and is_pair:
        text = _("{move}: tap again, or put a worker back for {gain}")
        return text.format(move=said, gain=_gain(state, seat, action, 1))
    return _("{move}: tap again").format(move=said)


def _gain(state: Paladins, seat: int, action: int, sent: int) -> str:
    """The goods gained by hunting or trading, including what the round's paladin adds."""
    paladin = state.paladins[seat]
    more = len(PALADINS[paladin].bonus) if paladin >= 0 and PALADINS[paladin].action == action else 0
    return goods(_GAINED[action], (board.HUNTED_BY_TWO if sent > 1 else board.HUNTED) + more)


def _price(state: Paladins, seat: int, action: int) -> str:
    """An action's cost, if it is the same for every target."""
    if action == board.RECRUIT:
        return debts(1) if _only_for_a_debt(state, seat) else ""
    amount = cost(state, seat, action) if action in _PRICED and action != board.ATTACK else 0
    if not amount:
        return ""
    return provisions(amount) if action in PAID_IN_PROVISIONS else silver(amount)


def _only_for_a_debt(state: Paladins, seat: int) -> bool:
    """Whether every choice of townsfolk costs the seat a debt; False for a single choice, which is named anyway."""
    row = [place for place, card in enumerate(state.townsfolk) if card >= 0]
    ways = [way for place in row for way in ways_to_pay(state, seat, place)]
    return len(ways) > 1 and set(ways) == {WITH_A_DEBT}


def _given(state: Paladins, seat: int, move: Act) -> list[str]:
    """The goods from hunting or trading, the gains from paladin and townsfolk, and the suspicion card for Conspire."""
    action, paladin = move.action, state.paladins[seat]
    given = []
    if action not in _GAINED and paladin >= 0 and PALADINS[paladin].action == action and PALADINS[paladin].bonus:
        given.append((paladin_name(paladin), PALADINS[paladin].bonus))
    hired = [card for card in state.hired[seat] if TOWNSFOLK[card].trigger == action and TOWNSFOLK[card].ongoing]
    given += [(within(townsfolk_name(card)), TOWNSFOLK[card].ongoing) for card in hired]
    said = [_("+{gain}").format(gain=_gain(state, seat, action, sum(move.workers)))] if action in _GAINED else []
    said += [_("{name}: {text}").format(name=name, text=reward(tokens)) for name, tokens in given]
    return said + ([suspicions(1)] if action == board.CONSPIRE else [])


# Moves in a few words.

CONSPIRATOR = "conspirator"
KEEP = "keep"
"""The button for the workers to keep; the buttons for other small choices have the names of their steps."""

_ACCEPT = {
    board.REMOVE_SUSPICION: N_("Discard a suspicion card"),
    CONSPIRATOR: N_("Discard a suspicion card"),
    board.PAY_DEBT: N_("Pay a debt"),
    board.DESTROY_DEBT: N_("Destroy a debt"),
}

_DECLINE = {
    board.REMOVE_SUSPICION: N_("Keep the card"),
    CONSPIRATOR: N_("Keep the card"),
    board.PAY_DEBT: N_("Don't pay a debt"),
    board.DESTROY_DEBT: N_("Don't destroy a debt"),
    board.PRAYER: N_("Clear nothing"),
    board.FREE_RECRUIT: N_("Recruit nobody"),
}
"""The label for declining, by the step that asks."""


def plain_label(state: Paladins, move: Move) -> str:
    """A label for the move itself, short enough for a button."""
    match move:
        case moves.TakeTownsfolk(place):
            return _("Take {name:the}").format(name=townsfolk_name(state.townsfolk[place]))
        case moves.ChoosePaladin(use, top):
            (bottom,) = (card for card in state.drawn[state.agenda[-1][1]] if card not in move)
            text = _("{use} now; {top} back on top, {bottom} to the bottom")
            return text.format(use=paladin_name(use), top=paladin_name(top), bottom=paladin_name(bottom))
        case moves.TakeTavern(place):
            return _("Take {workers}").format(workers=workers(TAVERNS[state.taverns[place]]))
        case moves.Act(action, sent):
            return _label_of_action(action, sent)
        case moves.UseFavour(_place, sent):
            return _("King's Favour with {workers}").format(workers=workers(sent))
        case moves.Keep(kept):
            return _("Keep {workers}").format(workers=workers(kept))
        case moves.Accept():
            return accept_label(state.asked)
        case moves.Decline():
            return _(_DECLINE[state.asked])
        case moves.Pass():
            return _("Pass")
    return _label_of_target(state, move)


def accept_label(step: str) -> str:
    """The label for accepting a step's offer."""
    return _(_ACCEPT[step])


def options(state: Paladins) -> Sequence[board.Reward]:
    """The alternatives on a wall or favour while one has to be chosen; otherwise empty."""
    is_asked = state.asked in ("wall_option", "favour_option")
    return option_rewards(state) if is_asked else ()


def option_label(alternative: board.Reward) -> str:
    """The label for choosing one of several alternatives."""
    return _("Choose: {reward}").format(reward=reward(alternative))


def _label_of_action(action: int, sent: board.Workers) -> str:
    text = _("{action} with {workers}")
    if action == board.RECRUIT:
        text = _("Hire townsfolk with {workers}") if _is_pair(sent) else _("Discard townsfolk with {workers}")
    return text.format(action=action_name(action), workers=workers(sent))


def _label_of_target(state: Paladins, move: Move) -> str:
    """The label of a move that chooses an action's target."""
    match move:
        case moves.Develop(action):
            return _("Workshop on {action}").format(action=action_name(action))
        case moves.Clear(action):
            return _("Clear {action}").format(action=action_name(action))
        case moves.Recruit(place, pays):
            return _label_of_recruit(state, place, bool(state.agenda[-1][2]), pays)
        case moves.FreeRecruit(place, hires):
            return _label_of_recruit(state, place, hires, moves.WITH_NOTHING)
        case moves.Settle(space):
            region, tokens, _players = board.SPACES[space]
            return _("{name}: {text}").format(name=region_name(region), text=reward(tokens))
        case moves.Jar(space):
            return _("Jar: {reward}").format(reward=reward(board.JAR_SPACES[space]))
        case moves.Outsider(place):
            return _label_of_outsider(state, place)
        case moves.Option(number):
            return option_label(options(state)[number])
        case moves.Raise(attribute):
            return rise(attribute, 1)
    raise ValueError(f"{move!r} is not a move of Paladins")


def _label_of_recruit(state: Paladins, place: int, hires: bool, pays: str) -> str:
    match pays:
        case moves.IN_SILVER:
            text = _("Hire {name:the} for {price}") if hires else _("Pay {price} to discard {name:the}")
        case moves.WITH_A_DEBT:
            text = _("Hire {name:the} for a debt") if hires else _("Take a debt to discard {name:the}")
        case _:
            text = _("Hire {name:the} for free") if hires else _("Discard {name:the} for free")
    return text.format(name=townsfolk_name(state.townsfolk[place]), price=silver(board.TOWNSFOLK_PRICES[place]))


def _label_of_outsider(state: Paladins, place: int) -> str:
    step, seat = state.agenda[-1]
    price = 0 if step == "convert" else attack_cost(state, seat, place)
    text = _("Attack {name:the} for {price}") if price else _("Attack {name:the}")
    text = _("Convert {name:the}") if step == "convert" else text
    return text.format(name=outsider_name(state.outsiders[place]), price=silver(price))


# Things to tap.

_ON_TABLE = {
    moves.TakeTownsfolk: "townsfolk",
    moves.Recruit: "townsfolk",
    moves.FreeRecruit: "townsfolk",
    moves.TakeTavern: "tavern",
    moves.UseFavour: "favour",
    moves.Settle: "space",
    moves.Jar: "jar",
    moves.Outsider: "outsider",
    moves.Option: "option",
}
_ON_BOARD = {moves.Act: "action", moves.Develop: "action", moves.Clear: "action", moves.Raise: "attribute"}
"""For moves whose first field names the thing to tap, the kind of thing: on the table, or on the player's board."""


def target(state: Paladins, move: Move) -> Thing:
    """The thing on the table to tap for this move."""
    kind = type(move)
    if kind in _ON_TABLE:
        return (_ON_TABLE[kind], move[0])
    if kind in _ON_BOARD:
        return (_ON_BOARD[kind], state.agenda[-1][1], move[0])
    if kind is moves.ChoosePaladin:
        return ("top", move.top)
    if kind is moves.Accept:
        return ("use", state.asked)
    return ("use", KEEP) if kind is moves.Keep else ("skip",)
