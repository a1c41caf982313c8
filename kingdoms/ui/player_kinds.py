"""Names and short descriptions of people and of the bots of each level."""

from kingdoms.core.seats import LEVELS, PERSON
from kingdoms.core.words.language import N_

KINDS = (PERSON, *LEVELS)
"""Everyone who can take a seat: a person, or a bot of one of the levels."""
KIND_NAMES = {
    PERSON: N_("Person"),
    "squire": N_("Squire"),
    "knight": N_("Knight"),
    "regent": N_("Regent"),
    "sovereign": N_("Sovereign"),
}
ABOUT = {
    PERSON: N_("Plays on this device."),
    "squire": N_("Plays any move that isn't obviously bad. The easiest bot."),
    "knight": N_("Looks one decision ahead and sometimes makes mistakes. A fair opponent."),
    "regent": N_("Thinks several moves ahead for up to a second. A strong opponent."),
    "sovereign": N_("Thinks several moves ahead for up to three seconds. Takes the most time."),
}
"""A sentence about each kind of player."""
