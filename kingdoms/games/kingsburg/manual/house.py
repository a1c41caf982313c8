"""The house rules of Kingsburg: our rulings, and where they differ from the rulebook."""

from kingdoms.core.words.language import N_

HOUSE = (
    N_(
        "All figures for advisors, buildings and enemies come from the rulebook we used, a translation with a "
        "few slips. None of them are ours; only the following rulings are."
    ),
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
        "Slips in the rulebook's examples that we have corrected: the Chapel for 1 wood and 1 gold is the Inn, "
        "and the Master Hunter helps Ben, who placed the dice there."
    ),
    N_(
        "Our account of the published edition is based on its English rules. We could not check two things: "
        "when the envoy may be used, and that two players keep all their dice."
    ),
)
