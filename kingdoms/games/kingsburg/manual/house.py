"""The house rules of Kingsburg: our rulings, and where they differ from the rulebook."""

from kingdoms.core.words.language import N_

HOUSE = (
    N_("All values of advisors, buildings and enemies are the rulebook's. Only the following rulings are our own."),
    N_(
        "Where the rulebook contradicts itself, we follow its examples: dice must make the advisor's number "
        'exactly (the text says "at least"), and a missing good is never replaced by one of another kind.'
    ),
    N_(
        "Where we differ from the rulebook: white dice are always rolled, though the rulebook makes this "
        "optional. If players are still tied after points, goods and buildings, they share the victory; the "
        "rulebook lets the players pick the winner."
    ),
    N_(
        "Where the rulebook is silent: you may decline the Alchemist, and the Smuggler of the published "
        "edition, because their help costs something; you must take all other help. With the Stone Wall, a "
        "draw counts as a victory in every way: for the reward, the Fortress's point and the strongest "
        "winner's point."
    ),
    N_(
        "Two of the rulebook's examples contain slips, which are corrected here: the building for 1 wood and 1 gold is "
        "the Inn, not the Chapel, and the Master Hunter helps Ben, who placed the dice there."
    ),
    N_(
        "The published edition follows its English rules. Your copy may differ on two points: when the envoy may be "
        "used, and whether two players keep all their dice."
    ),
)
