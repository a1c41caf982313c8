"""The rules of Paladins in our own words, part four: final scoring, secrets, and our own values."""

from kingdoms.core.game import SEATS, Text, Variant
from kingdoms.core.language import N_

THE_END = (
    Text(
        "scoring",
        N_("Final scoring"),
        (
            N_("King's Orders you have met: 4, 6 and 8 points."),
            N_(
                "Attributes, by the level of each on your board, from 0 to 12: 0, 0, 1, 1, 3, 3, 6, 6, 9, 11, "
                "13, 16, 20 points. Paladins do not count."
            ),
            N_("Developments: 6 score 1 point, 7 score 3, 8 score 6."),
            N_("Commissions, and likewise garrisons: 5 score 2 points, 6 score 5, 7 score 9."),
            N_(
                "Walls, and likewise absolutions: 5 score 1 point, 6 score 3, 7 score 6. Points printed on "
                "your walls are added to this."
            ),
            N_("Converted outsiders: as each card says."),
            N_(
                "Debts: each paid one scores 1 point; each unpaid one costs 3 points, or only 1 if you have "
                "converted a Traitor."
            ),
            N_("Silver and provisions: 1 point for every 3, counted together."),
            Variant(
                SEATS,
                (2, 3, 4),
                N_(
                    "The player with the most points wins. If players are tied, the one with more points from "
                    "King's Orders wins, then the one with fewer suspicion cards; if they are still tied, they "
                    "share the victory."
                ),
            ),
            Variant(
                SEATS,
                (1,),
                N_("You win if you have more points than your opponent; a tie is a loss."),
                N_("In the solo game: {text}"),
            ),
        ),
        ("cards/order", "cards/debt_paid"),
    ),
    Text(
        "example",
        N_("Scoring example"),
        (
            N_(
                "Anna has met the first and third King's Orders: 4 + 8. Her strength of 11 is worth 16, her "
                "influence of 10 is worth 13, her faith of 6 is worth 6."
            ),
            N_("Her six monks are worth 5, her six walls 3, and another 3 points are printed on those walls."),
            N_(
                "Of her converted outsiders, the Adventurer is worth 3, two Warriors 1 each, and the Assassin "
                "3, because she has attacked three Saracens."
            ),
            N_(
                "Two paid debts are worth 2, and an unpaid one costs 3. Her leftover silver and provisions are "
                "worth 1. That makes 66 points in all."
            ),
        ),
    ),
)

SECRETS = (
    Text(
        "secrets",
        N_("Open and secret information"),
        (
            N_(
                "These are secret: the paladins you draw, until everyone has chosen, and where the others are "
                "in your deck; the order of every deck; and the king's cards that are face down."
            ),
            N_(
                "Everyone can see all players' workers, silver, provisions, suspicion and debts, every face-up "
                "card, and the outsiders that have been attacked."
            ),
        ),
    ),
    Text(
        "house",
        N_("House values"),
        (
            N_(
                "Some values appear only in the rulebook's pictures. Where neither its text nor the published "
                "boards gave us a value, we chose one."
            ),
            N_(
                "Our own values: the tax supply for one to three players; the number of suspicion cards with "
                "0, 1 and 2 tax (10, 8 and 6); the workers under the second to eighth workshops; the influence "
                "needed for every jar but the first; the number of jar spaces of each kind; and single figures "
                "on two Squires and a few outsiders."
            ),
            N_(
                "Two outsiders can be read in two ways; these are our readings. Each Mercenary is worth 1 "
                "point plus 1 for every Mercenary you have converted: one is worth 2, two are worth 3 each. "
                "With a Traitor, each of your unpaid debts costs 1 point instead of 3; a second Traitor "
                "changes nothing. For the solo opponent a Traitor is worth just 1 point, so its unpaid debts "
                "still cost 3."
            ),
            N_(
                "Our rulings: which rewards may be declined; actions without any effect cannot be chosen; the "
                "Pray action cannot clear itself; a workshop always takes the leftmost free one of the two "
                "slots, which is never worse; a free development counts as a development and triggers your "
                "Architects; silver, provisions, workers and debts never run out."
            ),
            N_(
                "Our rulings for the solo game: the number of each scheme; the schemes are shuffled when the "
                "deck is empty; each action of the fallback row takes one worker, and Rest counts the workers "
                "left after that one; what the opponent prefers on King's Favours; it takes a debt where a "
                "favour asks for one; it gains 1 faith for a jar; and its marker moves for tax even if the "
                "supply falls short."
            ),
        ),
    ),
)
