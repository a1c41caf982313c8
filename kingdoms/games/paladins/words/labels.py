"""A label for each move with the costs and gains that follow without another choice, and the thing to tap for it."""

from collections.abc import Sequence

from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import N_, _, ngettext
from kingdoms.games.paladins import board, moves
from kingdoms.games.paladins.cards import TAVERNS, TOWNSFOLK
from kingdoms.games.paladins.moves import Act, UseFavour
from kingdoms.games.paladins.rules.choices import option_rewards
from kingdoms.games.paladins.rules.costs import attack_cost
from kingdoms.games.paladins.rules.foresight import foresee
from kingdoms.games.paladins.rules.turns import target_step
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.consequences import automatic, inquisition, is_pair, joined
from kingdoms.games.paladins.words.names import action_name, outsider_name, paladin_name, region_name, townsfolk_name
from kingdoms.games.paladins.words.phrases import reward, rise, silver, workers


def label(state: Paladins, move: Move) -> str:
    """A move's label with its consequences, except for moves that send workers: `proposals` has theirs."""
    said = plain_label(state, move)
    if isinstance(move, Act | UseFavour) or state.seat is None:
        return said
    foresight = foresee(state, state.seat, move)
    effects = [*(automatic(*answer) for answer in foresight.answers), *inquisition(foresight)]
    return _("{move} (you {effects})").format(move=said, effects=joined(effects)) if effects else said


def label_after(state: Paladins, seat: int, act: Act, target: Move) -> str:
    """The label of the move that chooses an action's target, while the action itself is still to come."""
    after = state.copy()
    after.agenda.append(target_step(seat, act))
    return label(after, target)


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
    board.REMOVE_SUSPICION: N_("Keep it"),
    CONSPIRATOR: N_("Keep it"),
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


def giving_up(state: Paladins) -> str:
    """A phrase for passing now: the workers that are given up by it, if any."""
    left = sum(state.hands[state.agenda[-1][1]])
    lost = left if state.round == board.ROUNDS else max(0, left - board.KEPT)
    return ngettext("Give up {n} worker", "Give up {n} workers", lost).format(n=lost) if lost else _("Pass anyway")


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
        text = _("Hire townsfolk with {workers}") if is_pair(sent) else _("Discard townsfolk with {workers}")
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
    card = state.townsfolk[place]
    said = text.format(name=townsfolk_name(card), price=silver(board.TOWNSFOLK_PRICES[place]))
    given = TOWNSFOLK[card].hire if hires else TOWNSFOLK[card].discard
    return _("{name}: {text}").format(name=said, text=reward(given)) if given else said


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
