"""The rules of Kingsburg in our own words, part two: the king, winter, the end, and two players."""

from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import Text
from kingdoms.games.kingsburg.manual.rulesets import by_published, by_rulebook

AFTER_THE_BUILDINGS = (
    Text(
        "reward",
        N_("The king's reward"),
        (
            N_(
                "After spring the king rewards the hardest worker: the player with the most buildings scores 1 "
                "point. Tied players all score it, even if nobody has built anything yet."
            ),
        ),
        ("symbols/reward",),
    ),
    Text(
        "envoy",
        N_("The king's envoy"),
        (
            N_(
                "After summer, the king sends his envoy to the player with the fewest buildings or, if that is a "
                "tie, to the tied player with the fewest goods. If there is still a tie, nobody gets the envoy "
                "this year."
            ),
            N_(
                "You can use the envoy in one of two ways. Either one of your groups of dice may go to an advisor "
                "who is already taken, whether by a rival or by you. The dice must still add up to the advisor's "
                "number. Or you may build twice on your turn, paying for both."
            ),
            by_rulebook(
                N_(
                    "At the start of autumn, before anyone rolls, you announce how you will use it, if at all. If "
                    "you don't use it that autumn, it is lost."
                )
            ),
            by_published(
                N_("You may use the envoy in any one season until the next envoy is sent, without announcing it.")
            ),
            N_(
                "If you join your own dice, the advisor helps you twice, and you choose separately each time. If "
                "you build twice, the second building may be the next one in the same row, and if the first was "
                "the Crane, the second is already cheaper."
            ),
            N_(
                "Example: Anna has 5 buildings and no goods; Ben, Eve and David have 4 buildings and 2, 1 and 0 goods. "
                "David gets the envoy. If Eve had no goods either, nobody would."
            ),
            N_(
                "Example: David uses the envoy to go to an advisor who is already taken. His last die is a 3, and "
                "Ben's 3 is already with the Architect. The Architect gives each of them 1 wood, Ben first."
            ),
            N_(
                "Example: David uses the envoy to build twice. With 3 wood, 1 gold and a Guard Tower on his "
                "estate, he builds the Barricade and then the Blacksmith."
            ),
        ),
        ("symbols/envoy",),
    ),
    Text(
        "recruiting",
        N_("Recruiting soldiers"),
        (
            N_(
                "After autumn, in the same turn order, everyone may recruit soldiers: any 2 goods for each, or 1 "
                "with the Barracks. You may recruit as many as you can pay for. +2 tokens are not goods and cannot "
                "be used to pay."
            ),
        ),
        ("symbols/recruit",),
    ),
    Text(
        "winter",
        N_("Winter and the battle"),
        (
            N_(
                "The year's enemy is turned over. Then the first player rolls a white die, and the king sends "
                "everyone that many soldiers."
            ),
            N_("Your strength is the number of your soldiers, including the king's, plus whatever your buildings add."),
            N_(
                "If it is higher than the enemy's, you win and get the reward. If it is equal, it is a draw: "
                "nothing happens, unless the Stone Wall turns it into a victory. If it is lower, you are "
                "defeated and lose what the card says."
            ),
            N_(
                "The strongest winner scores 1 extra point; tied winners all score it. With the Stone Wall, a "
                "draw counts as a victory in every way."
            ),
            N_("Rewards and losses are resolved in turn order. Finally, all soldiers go home."),
        ),
        ("symbols/winter", "symbols/soldier", "buildings/stone_wall"),
    ),
    Text(
        "losses",
        N_("Losses"),
        (
            N_(
                "A defeat costs you, in this order: gold, stone, wood, goods of your choice, buildings, points. "
                "You can't lose what you don't have, and one kind never stands in for another. If you have fewer "
                "goods than you must lose, you lose them all."
            ),
            N_(
                "You always lose your rightmost building; if several are in the same column, you choose. You "
                "lose its points too. It still counts in this battle, and you may rebuild it later."
            ),
            N_(
                "Example, first winter: Goblins with strength 3 attack, and the king's die shows 1. Anna has "
                "the Statue, Palisade and Barricade: 1 + 1 + 1 = 3, a draw. Ben has one soldier of his own, "
                "the Inn and the Guard Tower: 2 + 1 = 3, a draw."
            ),
            N_(
                "Eve has the Guard Tower, Blacksmith and Barricade: 1 + 1 + 1 + 1 = 4. She wins 1 stone, and "
                "scores 1 point as the strongest. David has the Inn, Barricade and Crane: 1 + 1 = 2, a defeat. "
                "He should lose 1 gold but has none, and keeps his wood. He loses his rightmost building, the "
                "Crane, and its 1 point."
            ),
        ),
        ("enemies/goblins", "buildings/palisade", "buildings/crane"),
    ),
)

THE_END = (
    Text(
        "end",
        N_("The end of the game"),
        (
            N_("The game ends after the fifth winter. Only then does the Cathedral take effect."),
            by_rulebook(N_("The Cathedral exchanges every 2 goods, of any kind, for 1 point.")),
            by_published(N_("The Cathedral scores 1 point for every 2 goods, of any kind, and you keep the goods.")),
            N_(
                "Points come from buildings still standing, advisors, the Embassy, the Town Hall, the king's "
                "reward, battles and the Cathedral. Points lost in battle are deducted from your battle points."
            ),
            N_(
                "If points are tied, the player with more goods wins, then the player with more buildings; if "
                "still tied, victory is shared. (Sharing victory is a house rule.)"
            ),
        ),
        ("buildings/cathedral", "symbols/vp"),
    ),
)

TWO_PLAYERS = (
    Text(
        "two",
        N_("Two players"),
        (
            N_(
                "In every productive season, before the players roll, five neutral dice block some advisors. Three "
                "of them together block the advisor whose number is their total; the other two each block the "
                "advisor whose number they show. Only the envoy can reach a blocked advisor, and neutral dice "
                "receive no help."
            ),
            by_rulebook(
                N_(
                    "Once the turn order is set, each player in turn openly sets aside one die, coloured or white, "
                    "for the season."
                )
            ),
            by_published(N_("The players keep all their dice. This is from the English rules; your copy may differ.")),
            N_(
                "Example: 2, 3 and 6 block the Swordsmith (11); two 4s both block the Merchant. So only two "
                "advisors are blocked."
            ),
        ),
        ("advisors/swordsmith", "advisors/merchant"),
    ),
)
