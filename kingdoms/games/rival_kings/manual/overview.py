"""The parts of Rival Kings' table: what each is called and what it is for."""

from kingdoms.core.words.language import N_

TABLE_PARTS = {
    "seats": (
        N_("Your rivals"),
        N_("Their coins, markers and points. Tap a player to see their subjects and buildings."),
    ),
    "rivals": (
        N_("Your rivals' cards"),
        N_("Every rival's subjects and buildings, with their coins, markers and points."),
    ),
    "piles": (
        N_("The piles"),
        N_("Two piles of subjects and two of buildings to buy from, the money in front of each, and the supply."),
    ),
    "purse": (N_("Your numbers"), N_("Your coins, your conflict markers and your points so far.")),
    "rows": (N_("Your cards"), N_("Your subjects and buildings. The newest subject is active.")),
    "rest_of_hand": (N_("Your hand"), N_("The characters still in your hand. The court shows those already played.")),
    "hand_or_court": (
        N_("The court"),
        N_("You choose your character here. Then all characters line up by rank, and arrows show who attacks whom."),
    ),
    "aid": (N_("The player aid"), N_("The symbols of the five actions, and the points for everything that scores.")),
}
