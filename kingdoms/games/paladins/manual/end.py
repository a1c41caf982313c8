"""The rules of Paladins in our own words, fourth part: the points at the end, secrets, and the values of the house."""

from kingdoms.core.game import Text
from kingdoms.core.language import N_

THE_END = (
    Text(
        "scoring",
        N_("The points at the end"),
        (
            N_("King's Orders that you have met: 4, 6 and 8 points."),
            N_(
                "Attributes, each by its level on your board, from 0 to 12: 0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20 "
                "points. Paladins do not count."
            ),
            N_("Developments: 6 are 1 point, 7 are 3, 8 are 6."),
            N_("Commissions, and likewise garrisons: 5 are 2 points, 6 are 5, 7 are 9."),
            N_(
                "Walls, and likewise absolutions: 5 are 1 point, 6 are 3, 7 are 6. Points that are printed on your "
                "walls come on top."
            ),
            N_("Converted outsiders, as each card tells."),
            N_(
                "Debts: 1 point for each paid one, 3 points less for each unpaid one, or 1 point less if you have "
                "converted a Traitor."
            ),
            N_("Silver and provisions: 1 point for every 3 of them together."),
            N_(
                "The most points win. If players are level, the one with more points from King's Orders wins, then the "
                "one with fewer suspicion cards; if that is still a tie, they share the victory."
            ),
        ),
        ("cards/order", "cards/debt_paid"),
    ),
    Text(
        "example",
        N_("An example of the points"),
        (
            N_(
                "Anna has met the first and the third King's Order: 4 + 8. Her strength of 11 is worth 16, her "
                "influence of 10 is worth 13, her faith of 6 is worth 6."
            ),
            N_("Six monks are worth 5, six walls 3, and 3 points are printed on those walls."),
            N_(
                "Of her converted outsiders the Adventurer is worth 3, two Warriors 1 each, and the Assassin 3, for "
                "she has attacked three Saracens."
            ),
            N_(
                "Two paid debts are worth 2, an unpaid one costs 3. Three or four silver and provisions are 1 more. "
                "Together that is 66 points."
            ),
        ),
    ),
)

SECRETS = (
    Text(
        "secrets",
        N_("What is known and what is secret"),
        (
            N_(
                "Secret are the paladins that you draw, until all have chosen, and where the others lie in your deck; "
                "the order of all decks; and the king's cards that lie face down."
            ),
            N_(
                "Known to all are the workers, the goods, the suspicion and the debts of everyone, all cards on the "
                "table, and the outsiders that were attacked."
            ),
        ),
    ),
    Text(
        "house",
        N_("Values of the house"),
        (
            N_(
                "The rulebook that we built from came without its pictures. What neither its text nor the published "
                "boards tell we had to set ourselves."
            ),
            N_(
                "Ours are the tax supply for one to three players, how many suspicion cards show 0, 1 and 2 tax (10, 8 "
                "and 6), the workers below the second to the eighth workshop, the influence for all jars but the "
                "first, how many jar spaces there are of each kind, and single figures of two Squires and of a few "
                "outsiders."
            ),
            N_(
                "Two outsiders can be read in two ways, and the readings are ours. Each Mercenary is worth 1 point and "
                "1 more for every Mercenary that you have converted: one is worth 2, two are worth 3 each. With the "
                "Traitor each unpaid debt costs you 1 point instead of 3; a second Traitor changes nothing more. The "
                "solo opponent's outsiders only ever score at least a point each, so its debts cost 3 even then."
            ),
            N_(
                "Also ours: which rewards may be declined, that actions without any effect cannot be chosen, that the "
                "Pray action cannot clear itself, that a free development counts as one and calls the Architects, and "
                "that silver, provisions, workers and debts never run out."
            ),
            N_(
                "In the solo game ours are the numbers of the schemes, that they are shuffled when the deck is empty, "
                "that each place of the row takes one worker and Rest counts those that are left after it, what the "
                "opponent prefers on the King's Favours, that it takes a debt where a favour asks for it, that it "
                "gains a faith for a jar, and how its marker counts tax that the supply lacks."
            ),
        ),
    ),
)
