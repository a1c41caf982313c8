"""What the seat that decides is asked: one short sentence for every step of the agenda that asks."""

from kingdoms.core.language import N_, _
from kingdoms.games.paladins.board import COMMISSION, FAITH, STRENGTH
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.names import townsfolk_name
from kingdoms.games.paladins.words.phrases import level

_PLAIN = {
    "draft": N_("Take your first townsfolk: it is hired for nothing"),
    "paladin": N_("Choose a paladin for this round and one that goes back on top"),
    "tavern": N_("Take a tavern card with its four workers"),
    "turn": N_("Do an action with your workers, or pass"),
    "keep": N_("Keep three workers for the next round"),
    "develop": N_("Choose the action on the right that gets the workshop"),
    "clear": N_("Pray: choose the action that the workers leave"),
    "jar": N_("Choose a space for the jar"),
    "pray": N_("Pray: choose the action that the workers leave, or none"),
    "free_recruit": N_("Hire or discard a townsfolk for nothing, or none"),
    "raise": N_("Choose the attribute that rises"),
    "wall_option": N_("Choose what the wall gives"),
    "favour_option": N_("Choose what the King's Favour gives"),
    "remove_suspicion": N_("Discard a suspicion card, or keep it"),
    "pay_debt": N_("Pay a debt, or leave it"),
    "destroy_debt": N_("Destroy an unpaid debt, or leave it"),
}
"""The steps with only one thing to ask."""


def prompt(state: Paladins) -> str:
    """What the seat that decides has to do, one short sentence without its name."""
    if state.seat is None:
        return _("The game is over")
    match state.agenda[-1]:
        case ("recruit", _seat, hires):
            return _("Choose the townsfolk to hire") if hires else _("Choose the townsfolk to discard for its reward")
        case ("settle", seat, action):
            if action == COMMISSION:
                return _("Choose a space for the monk, with {faith}").format(faith=_has(state, seat, FAITH))
            return _("Choose a space for the outpost, with {strength}").format(strength=_has(state, seat, STRENGTH))
        case ("attack", seat):
            text = _("Choose an outsider to attack: {strength}, 2 more for 1 silver")
            return text.format(strength=_has(state, seat, STRENGTH))
        case ("convert", seat):
            return _("Choose the outsider to convert, with {faith}").format(faith=_has(state, seat, FAITH))
        case ("conspirator", _seat, card):
            text = _("Discard suspicion ({townsfolk}), or keep it for your Thief")
            return text.format(townsfolk=townsfolk_name(card))
    return _(_PLAIN[state.agenda[-1][0]])


def page_of(state: Paladins) -> str:
    """The key of the rules page about the present decision."""
    return "scoring" if state.seat is None else _PAGES.get(state.agenda[-1][0], "chains")


def _has(state: Paladins, seat: int, attribute: int) -> str:
    return level(attribute, state.attribute(seat, attribute))


_PAGES = {
    "draft": "setup",
    "paladin": "paladins",
    "tavern": "round",
    "turn": "turn",
    "keep": "pass",
    "develop": "develop",
    "recruit": "townsfolk",
    "free_recruit": "townsfolk",
    "clear": "pray",
    "pray": "pray",
    "settle": "settling",
    "jar": "absolve",
    "attack": "outsiders",
    "convert": "outsiders",
    "wall_option": "fortify",
    "favour_option": "favours",
    "remove_suspicion": "tax",
    "pay_debt": "debts",
    "destroy_debt": "debts",
    "conspirator": "inquisition",
}
"""The rules page about each step; the others belong to the page about chains."""
