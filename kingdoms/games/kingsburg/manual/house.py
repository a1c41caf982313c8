"""The house rules of Kingsburg: our rulings, and where they differ from the rulebook."""

from kingdoms.core.words.language import N_
from kingdoms.games.kingsburg.manual.rulesets import by_published, by_rulebook

HOUSE = (
    by_rulebook(
        N_("All values of advisors, buildings and enemies are the rulebook's. Only the following rulings are our own.")
    ),
    by_published(
        N_(
            "All values of advisors, buildings and enemies are those of the boxed game. Only the following rulings are "
            "our own."
        )
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
        "Where the rulebook is silent: with the Stone Wall, a draw counts as a victory in every way, so it earns you "
        "the reward, the Fortress's point and the strongest winner's point."
    ),
    by_rulebook(
        N_(
            "The rulebook doesn't say whether you may decline help. Here you may decline only the Alchemist's, "
            "because it costs something."
        )
    ),
    by_published(N_("You may decline only the help of the Alchemist and the Smuggler, because it costs something.")),
    N_(
        "Two of the rulebook's examples contain slips, which are corrected here: the building for 1 wood and 1 gold is "
        "the Inn, not the Chapel, and the Master Hunter helps Ben, who placed the dice there."
    ),
    by_published(N_("We follow the English rules. Your copy may differ on when the envoy may be used.")),
)
