"""The rules of Kingsburg in our own words, second part: the king, winter, the end, two players, and both rulesets."""

from kingdoms.core.game import Text
from kingdoms.core.language import N_

AFTER_THE_BUILDINGS = (
    Text(
        "reward",
        N_("The king's reward"),
        (
            N_(
                "After Spring the king rewards the hardest worker: whoever has the most buildings gets 1 point. All "
                "who are equal get it, even if nobody has built anything yet."
            ),
        ),
        ("symbols/reward",),
    ),
    Text(
        "envoy",
        N_("The king's envoy"),
        (
            N_(
                "After Summer the king sends his envoy to whoever has the fewest buildings; if they are equal, the "
                "fewest goods decide. If that is still a tie, nobody gets the envoy this year."
            ),
            N_(
                "The envoy can do one of two things. Either one of your groups of dice may go to an advisor who is "
                "closed: to one with a rival's dice, with your own, or one that is blocked. The dice must make the "
                "number as always. Or you may build twice in your turn, and pay for both."
            ),
            N_(
                "At the beginning of Autumn, before anything is rolled, you say which of them it will be, or neither. "
                "If you do not use it in that Autumn, it is lost. By the published rules you may use it in any one "
                "season until the next envoy is sent, and need not announce it."
            ),
            N_(
                "If you join your own dice, the advisor helps you twice, with a choice of its own each time. When you "
                "build twice, the second building may be the next of the same row, and a Crane that you have just "
                "built already makes it cheaper."
            ),
            N_(
                "Example: Anna has 5 buildings and no goods; Ben, Eve and David have 4 buildings and 2, 1 and 0 goods. "
                "David gets the envoy. If Eve had no goods either, nobody would."
            ),
            N_(
                "Example: David has announced that he will join somebody. His last die is a 3, and Ben's 3 already "
                "stands with the Architect. David joins him: the Architect gives 1 wood to each, to Ben first."
            ),
            N_(
                "Example: David has announced that he will build twice. With 3 wood and 1 gold and a Guard Tower on "
                "his estate he builds the Barricade and then the Blacksmith."
            ),
        ),
        ("symbols/envoy",),
    ),
    Text(
        "recruiting",
        N_("Recruiting soldiers"),
        (
            N_(
                "After Autumn, in its order of play, everyone may recruit soldiers: 2 goods of any kind for each, with "
                "the Barracks 1. You may recruit as many as you can pay, until you say that you are done. +2 tokens "
                "are no goods and cannot pay."
            ),
        ),
        ("symbols/recruit",),
    ),
    Text(
        "winter",
        N_("Winter and the battle"),
        (
            N_(
                "The year's enemy is turned over. Then the first player rolls a white die, and the king sends so many "
                "soldiers to everyone."
            ),
            N_("Your strength is your soldiers, with those from the king, and what your buildings add."),
            N_(
                "More than the enemy's strength is a victory: you get the reward. As much is a draw: nothing happens, "
                "unless the Stone Wall turns it into a victory. Less is a defeat: you lose what the card says."
            ),
            N_(
                "Among those who have won, the strongest gets 1 point more; all who are equal get it. A draw won by "
                "the Stone Wall is a victory in every way."
            ),
            N_("Rewards and losses are dealt with in turn order. In the end all soldiers go home."),
        ),
        ("symbols/winter", "symbols/soldier", "buildings/stone_wall"),
    ),
    Text(
        "losses",
        N_("Losses"),
        (
            N_(
                "A defeat costs, one after the other: gold, stone, wood, goods of your choice, buildings, points. What "
                "you do not have you do not lose, and one kind never stands in for another. Of goods of your choice "
                "you give all you have if they are too few."
            ),
            N_(
                "A lost building is always one of those farthest to the right on your estate; if several rows reach as "
                "far, you choose. Its points are gone too. It may be built again later, and in this battle it has "
                "still counted."
            ),
            N_(
                "Example, first winter: Goblins with strength 3 come, and the king's die shows 1. Anna has Statue, "
                "Palisade and Barricade: 1 + 1 + 1 = 3, a draw. Ben has a soldier of his own, Inn and Guard Tower: 2 + "
                "1 = 3, a draw."
            ),
            N_(
                "Eve has Guard Tower, Blacksmith and Barricade: 1 + 1 + 1 + 1 = 4. She wins 1 stone, and 1 point as "
                "the strongest. David has Inn, Barricade and Crane: 1 + 1 = 2, a defeat. He should lose 1 gold but has "
                "none, and keeps his wood. He loses the Crane, which stands farthest to the right, with its 1 point."
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
            N_(
                "The game ends after the fifth winter. Only then the Cathedral works: every 2 goods, of any kind, are "
                "exchanged for 1 point. By the published rules the goods are only counted and stay with you."
            ),
            N_(
                "Points come from the buildings that stand, from advisors, Embassy, Town Hall, the king's reward, "
                "battles and the Cathedral. Points that were lost in battle are taken off those of the battles."
            ),
            N_(
                "With equally many points, more goods win, then more buildings; then the victory is shared. The "
                "rulebook lets the players themselves choose in that case."
            ),
        ),
        ("buildings/cathedral", "symbols/victory"),
    ),
    Text(
        "two",
        N_("Two players"),
        (
            N_(
                "In every productive season, before the players roll, five dice of nobody close some advisors. Three "
                "of them block the advisor with their sum, the other two each block the one with their number. Only "
                "the envoy gets through to a blocked advisor, and the blocking dice get no help."
            ),
            N_(
                "When the order is fixed, each player openly sets one die aside for this season, in turn order; it may "
                "be a coloured or a white one. By the published rules the players keep all their dice."
            ),
            N_(
                "Example: 2, 3 and 6 block the Swordsmith with 11; a 4 and another 4 both block the Merchant. Two "
                "advisors are closed."
            ),
        ),
        ("advisors/swordsmith", "advisors/merchant"),
    ),
    Text(
        "rulesets",
        N_("Rulebook or published rules"),
        (
            N_(
                "A game is played either by the supplied rulebook as it stands, or with the corrections that are known "
                "from the published rules. You choose before the game. These points differ; everything else is the "
                "same."
            ),
            N_(
                "+2 tokens. Rulebook: any number in a group, up to the number of its dice. Published: one for each "
                "player and season."
            ),
            N_(
                "Duchess and Queen. Rulebook: 2 goods of one kind. Published: 2 goods in any mix. Smuggler. Rulebook: "
                "1 point and 3 goods of one kind. Published: 3 goods in any mix for 1 of your points, or nothing."
            ),
            N_(
                "Chapel. Rulebook: as the Statue, and both together allow one die to be rolled again, once. Published: "
                "if all dice together show 7 or less, all may be rolled again, once a season; Statue and Chapel may "
                "both be used, one after the other."
            ),
            N_(
                "Town Hall. Rulebook: take a +2 token or pay 1 good for 1 point. Published: pay a +2 token or 1 "
                "good for 1 point, or leave it; this token does not count as the one of the season."
            ),
            N_("Cathedral. Rulebook: the goods are spent for the points. Published: they are kept."),
            N_(
                "King's envoy. Rulebook: only in the following Autumn, and announced. Published: in any one season "
                "until the next envoy, without announcing it."
            ),
            N_("Two players. Rulebook: each sets a die aside. Published: all dice are kept."),
            N_(
                "The last two points of the published rules could not be checked. Where the rulebook says that dice "
                "must make at least the advisor's number, its own example shows that they must make it exactly; so it "
                "is in both."
            ),
        ),
    ),
)
