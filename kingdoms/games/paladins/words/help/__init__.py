"""Help for each thing on the table: its name and its description. Nothing here reveals a secret."""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.game import Description
from kingdoms.core.state import Thing
from kingdoms.core.words.language import N_, _, capitalised, sentences
from kingdoms.games.paladins import board
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.help.actions import describe_action
from kingdoms.games.paladins.words.help.cards import CARD_THINGS
from kingdoms.games.paladins.words.help.sides import SIDE_THINGS
from kingdoms.games.paladins.words.help.solo import SOLO_THINGS
from kingdoms.games.paladins.words.labels import CONSPIRATOR, KEEP, accept_label, option_label, options
from kingdoms.games.paladins.words.names import worker_name
from kingdoms.games.paladins.words.phrases import workers_of

Names = Sequence[str]

_USES = {
    board.REMOVE_SUSPICION: N_("Your newest suspicion card is discarded."),
    CONSPIRATOR: N_(
        "Your newest suspicion card is discarded before the cards are compared. If you have a Thief, you may "
        "prefer to keep it: it would score at the end."
    ),
    board.PAY_DEBT: N_("An unpaid debt is turned over: it no longer costs points but scores 1."),
    board.DESTROY_DEBT: N_("An unpaid debt goes back on the pile and no longer counts."),
}
"""The effect of accepting a step's offer."""

_DECLINED = {
    board.REMOVE_SUSPICION: N_("You keep your suspicion cards."),
    CONSPIRATOR: N_("You keep your suspicion cards."),
    board.PAY_DEBT: N_("Your debts stay as they are."),
    board.DESTROY_DEBT: N_("Your debts stay as they are."),
    board.PRAYER: N_("All workers stay where they are."),
    board.FREE_RECRUIT: N_("The row of townsfolk stays as it is."),
}


def thing(state: Paladins, thing: Thing, names: Names) -> Description:
    """A thing's name and description."""
    name, text = _THINGS[thing[0]](state, names, *thing[1:])
    return capitalised(name), text


def _worker(state: Paladins, names: Names, kind: int) -> Description:
    """Workers of a kind in the deciding seat's hand."""
    held = ""
    if state.seat is not None:
        held = _("{name:{name} has|You have} {workers}.").format(
            name=names[state.seat], workers=workers_of(kind, state.hands[state.seat][kind])
        )
    return worker_name(kind), sentences(_fits(kind), held)


def _fits(kind: int) -> str:
    """The slots that a worker fits."""
    if kind == board.CRIMINAL:
        return _("Can fill any slot. You get a suspicion card for each criminal you gain.")
    if kind == board.LABOURER:
        return _("Fits only plain slots.")
    return _("Fits slots of its own kind and plain slots.")


# Buttons.


def _option(state: Paladins, names: Names, number: int) -> Description:
    choices = options(state)
    if number >= len(choices):
        return _("Option {n}").format(n=number + 1), _("Some walls and King's Favours give you a choice.")
    return option_label(choices[number]), _("You get only the option you choose.")


def _use(state: Paladins, names: Names, name: str) -> Description:
    if name == KEEP:
        return _("Keep these workers"), keep_rule(state)
    return accept_label(name), _(_USES[name])


def keep_rule(state: Paladins) -> str:
    """The rule about the workers of a player who passes; in the last round there is nothing to keep them for."""
    if state.round == board.ROUNDS:
        return _("This is the last round, so workers left in hand no longer count.")
    return _("A player who passes keeps at most {n} workers; the rest go back to the supply.").format(n=board.KEPT)


def _skip(state: Paladins, names: Names) -> Description:
    step = state.asked
    if step in _DECLINED:
        return _("Decline"), _(_DECLINED[step])
    rule = _("You do nothing more this round, and all workers leave your board.")
    return _("Pass"), sentences(rule, keep_rule(state))


_THINGS: Mapping[str, Callable[..., Description]] = {
    "action": describe_action,
    "standing": describe_action,
    "worker": _worker,
    "option": _option,
    "use": _use,
    "skip": _skip,
    **CARD_THINGS,
    **SIDE_THINGS,
    **SOLO_THINGS,
}
