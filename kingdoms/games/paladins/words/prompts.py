"""The questions for the player who decides: one short sentence for every step of the agenda that asks something."""

from kingdoms.core.words.language import N_, _
from kingdoms.games.paladins.board import COMMISSION, FAITH, ROUNDS, STRENGTH
from kingdoms.games.paladins.state import Paladins
from kingdoms.games.paladins.words.names import townsfolk_name
from kingdoms.games.paladins.words.phrases import level

_PLAIN = {
    "draft": N_("Hire one of the townsfolk for free"),
    "paladin": N_("Choose a paladin to use, then one to put on top"),
    "tavern": N_("Take a tavern card and its four workers"),
    "turn": N_("Choose an action, or pass"),
    "keep": N_("Keep three workers for the next round"),
    "develop": N_("Choose an action for the workshop"),
    "clear": N_("Choose an action to clear by praying"),
    "jar": N_("Choose what the jar gives you"),
    "pray": N_("Choose an action to clear by praying, or clear nothing"),
    "free_recruit": N_("Hire or discard a card for free, or recruit nobody"),
    "raise": N_("Choose an attribute to raise"),
    "wall_option": N_("Choose what the wall gives you"),
    "favour_option": N_("Choose what the King's Favour gives you"),
    "remove_suspicion": N_("Discard a suspicion card, or keep it"),
    "pay_debt": N_("Pay a debt, or leave it unpaid"),
    "destroy_debt": N_("Destroy an unpaid debt, or keep it"),
}
"""The questions at steps that always ask the same thing."""


def prompt(state: Paladins) -> str:
    """The player's task, in one short sentence without a name."""
    if state.seat is None:
        return _("The game is over")
    match state.agenda[-1]:
        case ("recruit", _seat, hires):
            return (
                _("Choose a townsfolk card to hire")
                if hires
                else _("Choose a townsfolk card to discard for its reward")
            )
        case ("settle", seat, action):
            if action == COMMISSION:
                return _("Place the monk (you have {faith})").format(faith=_has(state, seat, FAITH))
            return _("Place the outpost (you have {strength})").format(strength=_has(state, seat, STRENGTH))
        case ("attack", seat):
            text = _("Attack an outsider ({strength}, +2 per silver)")
            return text.format(strength=_has(state, seat, STRENGTH))
        case ("convert", seat):
            return _("Convert an outsider (you have {faith})").format(faith=_has(state, seat, FAITH))
        case ("keep", _seat) if state.round == ROUNDS:
            return _("Keep any three workers (it no longer matters which)")
        case ("conspirator", _seat, card):
            text = _("{townsfolk}: discard suspicion, or keep it for your Thief")
            return text.format(townsfolk=townsfolk_name(card))
    return _(_PLAIN[state.asked])


def page_of(state: Paladins) -> str:
    """The key of the rules page about the current decision."""
    return "scoring" if state.seat is None else _PAGES.get(state.asked, "chains")


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
"""The rules page for each of these steps; all others are covered on the page about chains."""
