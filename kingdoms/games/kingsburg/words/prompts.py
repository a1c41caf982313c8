"""What the seat that decides is asked: one short sentence for every step of the agenda that asks.

The table puts a name and a colon before it, so that none has a colon of its own.
"""

from collections.abc import Callable

from kingdoms.core.language import _, ngettext
from kingdoms.games.kingsburg.board import ALCHEMIST, BARRACKS, PUBLISHED, SMUGGLER
from kingdoms.games.kingsburg.moves import BUILD, INFLUENCE, Reroll, RerollAll
from kingdoms.games.kingsburg.rules.king import can_use_envoy
from kingdoms.games.kingsburg.rules.winter import enemy_of
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.names import advisor_name


def prompt(state: Kingsburg) -> str:
    """What the seat that decides has to do, one short sentence without its name."""
    if state.seat is None:
        return _("The game is over")
    step = state.agenda[-1]
    return _PROMPTS[step[0]](state, *step[1:])


def page_of(state: Kingsburg) -> str:
    """The key of the page of the rules that tells about the present decision."""
    return "end" if state.seat is None else _PAGES[state.agenda[-1][0]]


def _aid(state: Kingsburg, seat: int) -> str:
    return _("Take a good of your choice as the king's aid")


def _announce(state: Kingsburg, seat: int) -> str:
    return _("Say what the king's envoy is for this Autumn")


def _reroll(state: Kingsburg, seat: int, used: int) -> str:
    kinds = {type(move) for move in state.moves()}
    if {Reroll, RerollAll} <= kinds:
        return _("Roll one die or all of them again, or keep them")
    if RerollAll in kinds:
        return _("Roll all dice again, or keep them")
    return _("Roll one die again, or keep them all")


def _set_aside(state: Kingsburg, seat: int) -> str:
    return _("Choose the die you will not use (two-player rule)")


def _influence(state: Kingsburg, seat: int) -> str:
    if can_use_envoy(state, seat, INFLUENCE):
        return _("Influence an advisor, with the envoy even a taken one, or pass")
    return _("Influence an advisor with your dice, or pass")


def _help(state: Kingsburg, seat: int, advisor: int) -> str:
    if advisor == ALCHEMIST:
        return _("Choose the good to give to the Alchemist, or decline")
    if advisor == SMUGGLER and state.ruleset == PUBLISHED:
        return _("Pay the Smuggler 1 point for 3 goods, or decline")
    return _("Choose what the {advisor} gives").format(advisor=advisor_name(advisor))


def _build(state: Kingsburg, seat: int) -> str:
    if can_use_envoy(state, seat, BUILD):
        return _("Build something, with the envoy even twice, or nothing")
    return _("Build something, or nothing")


def _build_again(state: Kingsburg, seat: int) -> str:
    return _("Build something else with the envoy, or nothing")


def _town_hall(state: Kingsburg, seat: int) -> str:
    if state.ruleset == PUBLISHED:
        return _("Pay the Town Hall a +2 token or a good for 1 point, or nothing")
    return _("Take a +2 token from the Town Hall, or pay a good for 1 point")


def _recruit(state: Kingsburg, seat: int) -> str:
    if state.has(seat, BARRACKS):
        return _("Recruit a soldier for 1 good, or be done")
    return _("Recruit a soldier for 2 goods, or be done")


def _spoils(state: Kingsburg, seat: int) -> str:
    return _("Take a good of your choice for the victory")


def _lose_goods(state: Kingsburg, seat: int) -> str:
    n = min(enemy_of(state).defeat.goods, state.count_goods(seat))
    return ngettext("Choose {n} good to lose in the defeat", "Choose {n} goods to lose in the defeat", n).format(n=n)


def _lose_building(state: Kingsburg, seat: int) -> str:
    return _("Choose the building to lose in the defeat")


_PROMPTS: dict[str, Callable[..., str]] = {
    "aid": _aid,
    "announce": _announce,
    "reroll": _reroll,
    "set_aside": _set_aside,
    "influence": _influence,
    "help": _help,
    "build": _build,
    "build_again": _build_again,
    "town_hall": _town_hall,
    "recruit": _recruit,
    "spoils": _spoils,
    "lose_goods": _lose_goods,
    "lose_building": _lose_building,
}

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
"""The pages of the rules about the steps."""
