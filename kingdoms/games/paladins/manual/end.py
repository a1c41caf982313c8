"""The rules of Paladins in our own words, part four: final scoring with an example, and secrets."""

from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import Text
from kingdoms.games.paladins.manual.seats import in_company, in_solo

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
            N_("Commissions and garrisons, counted separately: 5 score 2 points, 6 score 5, 7 score 9."),
            N_(
                "Walls and absolutions, counted separately: 5 score 1 point, 6 score 3, 7 score 6. Points "
                "printed on your walls are added to this."
            ),
            N_("Converted outsiders: as each card says."),
            N_(
                "Debts: each paid one scores 1 point; each unpaid one costs 3 points, or only 1 if you have "
                "converted a Traitor."
            ),
            N_("Silver and provisions: 1 point for every 3, counted together."),
            in_company(
                N_(
                    "The player with the most points wins. If players are tied, the one with more points from "
                    "King's Orders wins, then the one with fewer suspicion cards; if they are still tied, they "
                    "share the victory."
                )
            ),
            in_solo(N_("You win if you have more points than your opponent; a tie is a loss.")),
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
        N_("Open and hidden information"),
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
)
