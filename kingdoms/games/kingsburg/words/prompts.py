"""The questions for the player who decides: one short sentence for every step of the agenda that asks something.

If several people share the table, a name and a colon are put in front of each, so none of them contains a colon.
"""

from kingdoms.core.words.language import N_, _, ngettext
from kingdoms.games.kingsburg.board import ALCHEMIST, BARRACKS, PUBLISHED, SMUGGLER
from kingdoms.games.kingsburg.moves import BUILD, INFLUENCE, Influence, Reroll, RerollAll
from kingdoms.games.kingsburg.rules.influence import needs_envoy
from kingdoms.games.kingsburg.rules.king import can_use_envoy
from kingdoms.games.kingsburg.rules.winter import enemy_of
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.names import advisor_name

_PLAIN = {
    "aid": N_("Take 1 good (tied for the king's aid)"),
    "announce": N_("Before the roll, announce the envoy's use"),
    "set_aside": N_("Set a die aside (two-player rule)"),
    "influence": N_("Influence an advisor, or pass"),
    "build": N_("Build, or pass"),
    "build_again": N_("Build again with the envoy, or pass"),
    "town_hall": N_("Choose how to use the Town Hall"),
    "recruit": N_("Recruit a soldier for 2 goods, or pass"),
    "spoils": N_("Take 1 good for your victory"),
    "lose_building": N_("Choose a building to lose"),
}
"""The question at each step, unless a building, the envoy or the ruleset changes it."""


def prompt(state: Kingsburg) -> str:
    """The player's task, in one short sentence without a name."""
    if state.seat is None:
        return _("The game is over")
    step, seat, *rest = state.agenda[-1]
    match step:
        case "reroll":
            return _reroll(state)
        case "influence" if can_use_envoy(state, seat, INFLUENCE) and can_join(state):
            return _("Influence an advisor (with the envoy, even a taken one), or pass")
        case "help":
            return _help(state, rest[0])
        case "build" if can_use_envoy(state, seat, BUILD):
            return _("Build (twice with the envoy), or pass")
        case "town_hall" if state.ruleset == PUBLISHED:
            return _("Buy 1 point at the Town Hall, or pay nothing")
        case "recruit" if state.has(seat, BARRACKS):
            return _("Recruit a soldier for 1 good, or pass")
        case "lose_goods":
            n = min(enemy_of(state).losses.goods, state.count_goods(seat))
            text = ngettext("Choose {n} good to lose", "Choose {n} goods to lose", n)
            return text.format(n=n)
    return _(_PLAIN[step])


def can_join(state: Kingsburg) -> bool:
    """Whether the dice of the deciding seat reach a taken advisor that its envoy lets it join."""
    reached = {move.advisor for move in state.moves() if isinstance(move, Influence)}
    return any(needs_envoy(state, advisor) for advisor in reached)


def page_of(state: Kingsburg) -> str:
    """The key of the rules page about the current decision."""
    return "end" if state.seat is None else _PAGES[state.asked]


def _reroll(state: Kingsburg) -> str:
    kinds = {type(move) for move in state.moves()}
    if {Reroll, RerollAll} <= kinds:
        return _("Reroll one die or all, or keep the roll")
    if RerollAll in kinds:
        return _("Reroll all dice, or keep the roll")
    return _("Reroll one die, or keep the roll")


def _help(state: Kingsburg, advisor: int) -> str:
    if advisor == ALCHEMIST:
        return _("Trade with the Alchemist, or decline")
    if advisor == SMUGGLER and state.ruleset == PUBLISHED:
        return _("Buy 3 goods for 1 point, or decline")
    return _("Choose {advisor:the}'s gift").format(advisor=advisor_name(advisor))


_PAGES = {
    "aid": "aid",
    "announce": "envoy",
    "reroll": "roll",
    "set_aside": "two",
    "influence": "influence",
    "help": "help",
    "build": "build",
    "build_again": "envoy",
    "town_hall": "city",
    "recruit": "recruiting",
    "spoils": "winter",
    "lose_goods": "losses",
    "lose_building": "losses",
}
"""The rules page for each step."""
