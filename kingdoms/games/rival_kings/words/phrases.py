"""Recurring phrases: the names of actions, piles and colours, and what every subject can do."""

from kingdoms.core.words.language import N_, _, ngettext, numeral
from kingdoms.games.rival_kings import cards
from kingdoms.games.rival_kings.scoring import COINS_PER_POINT, POINTS_PER_MARKER, POINTS_PER_SINGLE

_ACTIONS = {
    cards.SETTLE: N_("settle a conflict"),
    cards.PASS_ON: N_("pass on a marker"),
    cards.MONEY: N_("take money"),
    cards.SUBJECT: N_("recruit a subject"),
    cards.BUILDING: N_("buy a building"),
}

_ACTION_TITLES = {
    cards.SETTLE: N_("Settle a conflict"),
    cards.PASS_ON: N_("Pass on a marker"),
    cards.MONEY: N_("Take money"),
    cards.SUBJECT: N_("Recruit a subject"),
    cards.BUILDING: N_("Buy a building"),
}

_ACTION_RULES = {
    cards.SETTLE: N_("Return one of your conflict markers to the supply."),
    cards.PASS_ON: N_("Give one of your conflict markers to any rival."),
    cards.MONEY: N_("Take all the money in front of one of the four piles."),
    cards.SUBJECT: N_("Buy a subject from the top of a pile; its price is added to the money in front of that pile."),
    cards.BUILDING: N_("Buy a building from the top of a pile; its price is added to the money in front of that pile."),
}

_PILES = (
    N_("the first building pile"),
    N_("the second building pile"),
    N_("the first subject pile"),
    N_("the second subject pile"),
)

_PILE_TITLES = (
    N_("First building pile"),
    N_("Second building pile"),
    N_("First subject pile"),
    N_("Second subject pile"),
)

_ROWS = {cards.SUBJECT: N_("Subjects"), cards.BUILDING: N_("Buildings")}

_ROW_NOTES = {
    cards.SUBJECT: N_("The newest one's ability is active."),
    cards.BUILDING: N_("They score most in pairs."),
}

_SCORING = {
    "perfect_pairs": N_("Perfect pair (same symbol): both values"),
    "colour_pairs": N_("Colour pair: the higher value"),
    "singles": N_("Single card: {points}"),
    "coins": N_("Every {n} coins: {points}"),
    "markers": N_("Conflict marker: {points}"),
}

_COLOURS = {"yellow": N_("yellow"), "red": N_("red"), "blue": N_("blue"), "green": N_("green")}

_WORLDS = {
    "yellow": N_("the court"),
    "red": N_("the town"),
    "blue": N_("the village"),
    "green": N_("the countryside"),
}

_ABILITIES = (
    N_(  # Gardener
        "After the reveal, before any conflicts: exchange characters with a rival, who can't refuse. Rank, "
        "actions and tie symbol go with the card."
    ),
    N_(  # Watchman
        "During conflicts: fend off one attack by a higher rank, so that the attacker gets the marker instead. "
        "The theft still takes place, and a same-rank conflict can't be fended off."
    ),
    N_("Take 1 coin from the supply for each of your conflict markers."),  # Jailer
    N_(  # Court Lady
        "Exchange one of your buildings for a rival's building; both become the newest in their rows. Nobody "
        "may lose a perfect pair this way."
    ),
    N_(  # Bishop
        "Exchange one of your subjects for a rival's subject; both become the newest in their rows, so both "
        "are active. Nobody may lose a perfect pair this way."
    ),
    N_("Take 1 coin from the supply for each of your buildings."),  # Scholar
    N_(  # Troubadour
        "Exchange any one of your cards, even this one, for the top card of a pile, without paying. Your card "
        "becomes the new top card of that pile."
    ),
    N_("If a rival has a character of the same rank, carry out your single action twice in a row."),  # Sailor
    N_("When you buy a building, pay 1 coin less."),  # Blacksmith
    N_("Buy a building as an extra action."),  # Carpenter
    N_("Take the money in front of one pile as an extra action."),  # Market Woman
    N_("Recruit a subject as an extra action."),  # Innkeeper
    N_("Look through one whole pile; you may buy any one subject from it."),  # Vintner
    N_("Look through one whole pile; you may buy any one building from it."),  # Miner
    N_("Give one of your conflict markers to a rival."),  # Herbalist
    N_("Carry out one action that was stolen from you this cycle."),  # Farmer
)


_IN_SHORT = {
    cards.GARDENER: N_("Exchange characters after the reveal"),
    cards.WATCHMAN: N_("Fend off one attack"),
    cards.JAILER: N_("Take a coin for each marker"),
    cards.COURT_LADY: N_("Exchange a building with a rival"),
    cards.BISHOP: N_("Exchange a subject with a rival"),
    cards.SCHOLAR: N_("Take a coin for each building"),
    cards.TROUBADOUR: N_("Exchange a card for the top of a pile"),
    cards.SAILOR: N_("If ranks tie, act twice"),
    cards.BLACKSMITH: N_("Buildings cost 1 coin less"),
    cards.CARPENTER: N_("Buy an extra building"),
    cards.MARKET_WOMAN: N_("Take the money from one pile"),
    cards.INNKEEPER: N_("Recruit an extra subject"),
    cards.VINTNER: N_("Look through a pile for a subject"),
    cards.MINER: N_("Look through a pile for a building"),
    cards.HERBALIST: N_("Give a marker to a rival"),
    cards.FARMER: N_("Carry out a stolen action"),
}
"""Subjects' abilities, for places with little room."""

_ON_CARD = {
    cards.GARDENER: N_("Exchange characters"),
    cards.WATCHMAN: N_("Fend off one attack"),
    cards.JAILER: N_("1 coin per marker"),
    cards.COURT_LADY: N_("Exchange a building"),
    cards.BISHOP: N_("Exchange a subject"),
    cards.SCHOLAR: N_("1 coin per building"),
    cards.TROUBADOUR: N_("Swap a card with a pile"),
    cards.SAILOR: N_("Act twice if ranks tie"),
    cards.BLACKSMITH: N_("Buildings cost 1 less"),
    cards.CARPENTER: N_("Buy an extra building"),
    cards.MARKET_WOMAN: N_("Take money from a pile"),
    cards.INNKEEPER: N_("Recruit an extra subject"),
    cards.VINTNER: N_("Search a pile for a subject"),
    cards.MINER: N_("Search a pile for a building"),
    cards.HERBALIST: N_("Give a marker to a rival"),
    cards.FARMER: N_("Play a stolen action"),
}
"""Subjects' abilities, for two lines on a card: the picture above them needs the rest of its height."""


def ability_on_card(subject: int) -> str:
    """The effect of a subject's ability, in two short lines."""
    return _(_ON_CARD[subject])


def order_of_equals() -> str:
    """Which of two characters of equal rank acts first."""
    return _("Same rank: whoever has fewer markers acts first; if still tied, the tie symbol (the star) decides.")


def pair_numbers() -> str:
    """The meaning of the numbered discs on cards that no ribbon or thread can join."""
    return _("Two cards with the same number on the small disc make a pair; a filled disc marks a perfect one.")


def points(n: int) -> str:
    """A number of points."""
    return ngettext("{n} point", "{n} points", n).format(n=numeral(n))


def coins(n: int) -> str:
    """A number of coins."""
    return ngettext("{n} coin", "{n} coins", n).format(n=n)


def action_name(action: str) -> str:
    """The name of an action within a sentence."""
    return _(_ACTIONS[action])


def action_title(action: str) -> str:
    """The name of an action when it stands alone."""
    return _(_ACTION_TITLES[action])


def action_rule(action: str) -> str:
    """The effect of an action, in one sentence."""
    return _(_ACTION_RULES[action])


def pile_name(pile: int) -> str:
    """The name of a pile within a sentence."""
    return _(_PILES[pile])


def pile_title(pile: int) -> str:
    """The name of a pile when it stands alone."""
    return _(_PILE_TITLES[pile])


def row_title(kind: str) -> str:
    """The heading of a row of subjects or buildings."""
    return _(_ROWS[kind])


def row_note(kind: str) -> str:
    """The main thing to know about one's subjects or buildings."""
    return _(_ROW_NOTES[kind])


def aid_titles() -> tuple[str, str]:
    """The headings of the player aid: about actions, and about points."""
    return _("Actions"), _("Scoring")


def scoring_in_short() -> dict[str, str]:
    """The worth of each part of the score sheet, in a few words."""
    worth = {"singles": POINTS_PER_SINGLE, "coins": 1, "markers": POINTS_PER_MARKER}
    return {
        part: _(text).format(n=COINS_PER_POINT, points=points(worth.get(part, 0))) for part, text in _SCORING.items()
    }


def colour_name(card: int) -> str:
    """The colour of a subject or a building."""
    return _(_COLOURS[cards.COLOURS[cards.colour(card)]])


def world_name(card: int) -> str:
    """The part of the realm that a subject's or building's colour stands for."""
    return _(_WORLDS[cards.COLOURS[cards.colour(card)]])


def ability(subject: int) -> str:
    """The effect of a subject's ability, in full."""
    return _(_ABILITIES[subject])


def ability_in_short(subject: int) -> str:
    """The effect of a subject's ability, in a few words."""
    return _(_IN_SHORT[subject])
