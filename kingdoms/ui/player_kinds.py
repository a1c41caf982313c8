"""What people and the bots of each level are called, and what to expect of them."""

from kingdoms.core.language import N_
from kingdoms.core.seats import LEVELS, PERSON

KINDS = (PERSON, *LEVELS)
"""Everyone who can sit on a seat: a person, or a bot of one of the levels."""
TITLES = {PERSON: N_("Person"), "squire": N_("Squire"), "knight": N_("Knight"), "regent": N_("Regent")}
ABOUT = {
    PERSON: N_("Decides by touch, on this device."),
    "squire": N_("Makes any move that is not plainly bad; the easiest to beat."),
    "knight": N_("Looks one decision ahead, and is wrong now and then; a fair rival."),
    "regent": N_("Plays promising moves on in its head for up to a second; the strongest."),
}
"""What to expect of each kind of player, in one sentence."""
