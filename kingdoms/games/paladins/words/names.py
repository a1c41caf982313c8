"""The names of everything in Paladins: workers, attributes, actions, cards, regions, and the solo opponent."""

from collections.abc import Sequence

from kingdoms.core.words.language import C_, N_, _, ngettext
from kingdoms.games.paladins.board import ANY, ROUNDS
from kingdoms.games.paladins.cards import FAVOUR_SCHEME, ORDERS_SCHEME, OUTSIDERS, PALADINS, TOWNSFOLK

_WORKERS = (
    C_("worker", "labourer"),
    C_("worker", "scout"),
    C_("worker", "merchant"),
    C_("worker", "fighter"),
    C_("worker", "cleric"),
    C_("worker", "criminal"),
    C_("worker", "any"),
)
"""The name of each kind of worker within a sentence; the last one is for a slot that takes any worker."""

_ATTRIBUTES = (C_("attribute", "faith"), C_("attribute", "strength"), C_("attribute", "influence"))

_ACTIONS = (
    C_("action", "Develop"),
    C_("action", "Recruit"),
    C_("action", "Hunt"),
    C_("action", "Trade"),
    C_("action", "Pray"),
    C_("action", "Conspire"),
    C_("action", "Commission"),
    C_("action", "Fortify"),
    C_("action", "Garrison"),
    C_("action", "Absolve"),
    C_("action", "Attack"),
    C_("action", "Convert"),
)

_SCHEMES = {ORDERS_SCHEME: N_("King's Orders"), FAVOUR_SCHEME: N_("King's Favour")}
"""The names of the schemes that are not actions."""

_FALLBACKS = (
    C_("action", "Recruit"),
    C_("action", "Pray"),
    C_("action", "Trade"),
    C_("action", "Conspire"),
    C_("action", "Rest"),
)

_PALADINS = {
    "anseis": N_("Anséis"),
    "berengier": N_("Bérengier"),
    "engelier": N_("Engelier"),
    "gerier": N_("Gérier"),
    "gerin": N_("Gérin"),
    "girard": N_("Girard"),
    "ivon": N_("Ivon"),
    "ivoire": N_("Ivoire"),
    "oliver": N_("Oliver"),
    "otton": N_("Otton"),
    "roland": N_("Roland"),
    "samson": N_("Samson"),
}

_TOWNSFOLK = {
    "abbot": C_("townsfolk", "Abbot"),
    "acolyte": C_("townsfolk", "Acolyte"),
    "architect": C_("townsfolk", "Architect"),
    "defender": C_("townsfolk", "Defender"),
    "gatekeeper": C_("townsfolk", "Gatekeeper"),
    "missionary": C_("townsfolk", "Missionary"),
    "watchman": C_("townsfolk", "Watchman"),
    "conspirator": C_("townsfolk", "Conspirator"),
    "debt_collector": C_("townsfolk", "Debt Collector"),
    "peddler": C_("townsfolk", "Peddler"),
    "squire": C_("townsfolk", "Squire"),
}

_OUTSIDERS = {
    "adventurer": C_("outsider", "Adventurer"),
    "archer": C_("outsider", "Archer"),
    "armourer": C_("outsider", "Armourer"),
    "assassin": C_("outsider", "Assassin"),
    "barbarian": C_("outsider", "Barbarian"),
    "champion": C_("outsider", "Champion"),
    "guardian": C_("outsider", "Guardian"),
    "hunter": C_("outsider", "Hunter"),
    "invader": C_("outsider", "Invader"),
    "lookout": C_("outsider", "Lookout"),
    "marauder": C_("outsider", "Marauder"),
    "mercenary": C_("outsider", "Mercenary"),
    "protector": C_("outsider", "Protector"),
    "thief": C_("outsider", "Thief"),
    "traitor": C_("outsider", "Traitor"),
    "vigilante": C_("outsider", "Vigilante"),
    "warrior": C_("outsider", "Warrior"),
}
"""Each outsider's name after its faction; some languages write it in lower case there."""

_FACTIONS = (N_("Vikings"), N_("Byzantines"), N_("Saracens"))
_OF_FACTIONS = (C_("faction", "Viking"), C_("faction", "Byzantine"), C_("faction", "Saracen"))
"""The word for a faction in front of an outsider's name."""


def side_name(names: Sequence[str], side: int) -> str:
    """A player's name, or that of the solo opponent, which has no seat."""
    return names[side] if side < len(names) else _("The opponent")


def side_within(names: Sequence[str], side: int) -> str:
    """The name of a player or the solo opponent within a sentence."""
    return names[side] if side < len(names) else _("the opponent")


def worker_name(kind: int) -> str:
    """A worker's name when it stands alone."""
    return worker_within(kind).capitalize()


def worker_within(kind: int) -> str:
    """The name of a worker, or of a slot that takes such a worker, within a sentence."""
    return _(_WORKERS[kind])


def slot_name(slot: int, n: int = 1) -> str:
    """The worker that a slot asks for, as the object of a sentence; there may be `n` slots in a row for any worker."""
    return ngettext("any worker", "any {n} workers", n).format(n=n) if slot == ANY else worker_within(slot)


def attribute_name(attribute: int) -> str:
    """An attribute's name when it stands alone."""
    return attribute_within(attribute).capitalize()


def attribute_within(attribute: int) -> str:
    """An attribute's name within a sentence."""
    return _(_ATTRIBUTES[attribute])


def action_name(action: int) -> str:
    """An action's name."""
    return _(_ACTIONS[action])


def scheme_name(scheme: int) -> str:
    """The name of one of the solo opponent's schemes."""
    return _(_SCHEMES[scheme]) if scheme in _SCHEMES else action_name(scheme)


def fallback_name(fallback: int) -> str:
    """The name of a fallback of the solo opponent."""
    return _(_FALLBACKS[fallback])


def paladin_name(paladin: int) -> str:
    """A paladin's name."""
    return _(_PALADINS[PALADINS[paladin].key])


def townsfolk_name(card: int) -> str:
    """The name of a townsfolk card."""
    return _(_TOWNSFOLK[TOWNSFOLK[card].key])


def outsider_name(card: int) -> str:
    """An outsider's full name: its faction and its kind."""
    return _("{faction} {name}").format(
        faction=_(_OF_FACTIONS[OUTSIDERS[card].faction]), name=_(_OUTSIDERS[OUTSIDERS[card].key])
    )


def outsider_title(key: str) -> str:
    """The name of a kind of outsider, of any faction."""
    return _(_OUTSIDERS[key]).capitalize()


def faction_name(faction: int) -> str:
    """A faction's name."""
    return _(_FACTIONS[faction])


def region_name(region: int) -> str:
    """The name of a region of the land."""
    return _("Region {n}").format(n=region + 1)


def round_name(number: int) -> str:
    """Which of all the rounds it is; 0 stands for the time before the first one."""
    if not number:
        return _("Before the first round")
    return _("Round {n} of {all}").format(n=number, all=ROUNDS)


def order_name(order: int) -> str:
    """The name of a King's Order, which includes the action it asks for."""
    return _("Order: {action}").format(action=action_name(order))
