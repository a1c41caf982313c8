"""The rules of Kingsburg in our own words, first part: the table, and a productive season from its roll to its end."""

from kingdoms.core.game import Text
from kingdoms.core.language import N_

BEFORE_THE_YEAR = (
    Text(
        "aim",
        N_("The aim"),
        (
            N_(
                "The king has given each player an estate at the border. For five years you win the favour of his "
                "advisors, build up your estate and hold it against the enemies who come every winter."
            ),
            N_(
                "Whoever has the most points after the fifth winter has won. Most points come from buildings; some "
                "advisors, battles and the king himself give a few more."
            ),
        ),
        ("advisors/king", "buildings/cathedral", "enemies/dragons"),
    ),
    Text(
        "table",
        N_("What lies on the table"),
        (
            N_(
                "The court: eighteen advisors, from the Jester with number 1 to the King with number 18. Dice win "
                "their favour, and they give goods, soldiers, tokens and points."
            ),
            N_(
                "Your estate: twenty buildings in five rows of four. Each row is built from left to right. You have 17 "
                "building tokens, so at most 17 buildings can stand."
            ),
            N_(
                "Your dice: three of your own colour. White dice come from the king's aid and from the Farms. Goods "
                "are gold, wood and stone; these and the +2 tokens never run out."
            ),
            N_(
                "Five enemies, one for each year, lie face down. Their backs show only the range of their strength: 2 "
                "to 4 in the first year, 3 to 5, 4 to 6, 5 to 7, and 7 to 9 in the last. All else is open to everyone."
            ),
            N_(
                "At the start nobody has anything, and the order of play is drawn. There is no upper limit for points, "
                "soldiers or strength, and points may go below zero."
            ),
        ),
        ("symbols/gold", "symbols/wood", "symbols/stone"),
    ),
    Text(
        "signs",
        N_("Signs on the table"),
        (
            N_(
                "Whatever glows in gold can be chosen now. An advisor with a thin golden line is within reach, but "
                "more has to be picked first. Tap anything to read what it is."
            ),
            N_(
                "Three goods in a bunch: any goods. With 2 before them they may be in any mix, with 2= both are of one "
                "kind, with 2≠ each is of another kind. A stroke between goods means one or the other; an arrow, that "
                "the one becomes the other."
            ),
            N_("The wreath: points. A number with a plus or minus is gained or lost."),
            N_("The eye: you look at this year's enemy, and nobody else does."),
            N_(
                "A lock with black dice: this advisor is blocked for the season, as happens with two players. Where "
                "dice in a player's colour stand, the advisor is taken."
            ),
            N_(
                "Beside the crests: the number is the place in the order of play; an arrow before a line means that "
                "the player has passed. The envoy with a crown is announced for joining an advisor, with a castle for "
                "building. A die with a question mark is the king's aid, to be rolled in Spring."
            ),
            N_(
                "After your dice, what can be added to them: +2 tokens, the Market with −1 and +1, and the envoy. "
                "Then what all that is picked comes to, in red if it reaches nobody."
            ),
            N_(
                "Beside the enemy's card: the swords are its strength, the shield is yours, and the die with a "
                "question mark the soldiers whom the king will send."
            ),
            N_(
                "The six dice of the enemy, one for each number that the king's die may show: a tick below is a "
                "victory, a line a draw, a cross a defeat; a question mark means that it depends on the enemy."
            ),
            N_(
                "In winter each player's strength is added up: soldiers, the king's die, the castle for buildings, and "
                "the shield for what helps only against this enemy. A cup is a victory, a crown the strongest victory, "
                "a line a draw, a cross a defeat."
            ),
        ),
        (
            "pieces/any",
            "symbols/victory",
            "symbols/look",
            "advisors/squire",
            "symbols/envoy",
            "symbols/plus_two",
            "enemies/enemy_back",
            "symbols/aid",
            "symbols/winter",
        ),
    ),
)

THE_SEASON = (
    Text(
        "aid",
        N_("The king's aid"),
        (
            N_(
                "Each year begins with the king helping the weakest. Whoever has the fewest buildings rolls one white "
                "die more in the Spring that follows, and only then."
            ),
            N_(
                "If several have equally few buildings, fewer goods decide: gold, wood and stone together; +2 tokens "
                "do not count. If that is still a tie, nobody gets the die, and each of the tied players takes 1 good "
                "of choice, in the order of the last Autumn."
            ),
            N_("In the first year all have nothing, so everyone takes 1 good, in the order that was drawn."),
            N_(
                "Example: in the third year Anna has 6 buildings and no goods, Ben 5 buildings and 2 goods, Eve 5 "
                "buildings and no goods, David 6 buildings and 1 good. Ben and Eve have the fewest buildings, and Eve "
                "has fewer goods: the white die is hers."
            ),
        ),
        ("symbols/aid",),
    ),
    Text(
        "roll",
        N_("The roll and the order of play"),
        (
            N_(
                "Spring, Summer and Autumn are productive seasons. Each goes through the same steps: all roll, place "
                "their dice with advisors, get help and build. Before the roll, each Merchants' Guild gives its owner "
                "1 gold."
            ),
            N_(
                "Everyone rolls all of their dice. Then the Statue or the Chapel may allow to roll again; white dice "
                "count for that too. Whoever may do so decides in the order of the season before."
            ),
            N_(
                "Now the order of play is fixed: the lowest total of all dice, white ones included, plays first. Equal "
                "totals keep the order of the season before. Tokens and the Market change nothing here."
            ),
            N_(
                "Example: Anna rolls 9 in all, Ben 13, Eve 10 and David 10. Last season Eve came before David. The "
                "order is Anna, Eve, David, Ben."
            ),
        ),
        ("symbols/spring", "symbols/summer", "symbols/autumn"),
    ),
    Text(
        "influence",
        N_("Influencing the advisors"),
        (
            N_(
                "In turn order everyone places one group of dice with an advisor, then again, round and round. A group "
                "is at least one die of your own colour, with as many other dice of yours as you like. Together they "
                "must make exactly the advisor's number."
            ),
            N_(
                "An advisor with dice is closed for this season, even to those whose dice they are. Only the king's "
                "envoy may join."
            ),
            N_(
                "Instead of placing dice you may pass; then you place nothing more this season. Whoever can reach no "
                "open advisor has to pass. Whoever has no coloured die left is out of the round, and white dice that "
                "are left over are lost."
            ),
        ),
        ("advisors/merchant", "advisors/treasurer", "advisors/queen"),
    ),
    Text(
        "tokens",
        N_("White dice, +2 tokens and the Market"),
        (
            N_("White dice, +2 tokens and the Market only help a group that has a coloured die in it."),
            N_(
                "A +2 token adds 2 to a group and goes back to the supply when it is used. A group may have any "
                "number of them, but not more than it has dice. By the published rules each player may use one token "
                "in a season."
            ),
            N_(
                "Whoever has the Market may once a season count a group as 1 more or 1 less, also together with tokens."
            ),
            N_(
                "Example: a group of 4 and 5 reaches the Master Hunter with 9, with the Market also the Treasurer with "
                "8 or the General with 10. With one +2 token it reaches the Swordsmith with 11."
            ),
            N_(
                "Only the number in the end has to lie between 1 and 18: a group of 19 goes to the King if the Market "
                "makes it 18."
            ),
        ),
        ("symbols/plus_two", "buildings/market", "buildings/farms"),
    ),
    Text(
        "season",
        N_("Example: a season at court"),
        (
            N_(
                "Anna has rolled 1, 3 and 5, Eve 2, 2 and 6, David 2, 3 and 5, Ben 4, 4 and 5. That is also their "
                "order of play."
            ),
            N_(
                "First round: nobody else has a 1, so Anna can keep hers and sends 3 and 5 to the Treasurer. Eve "
                "wanted him too, with 2 and 6; now she places 2 and 2 with the Merchant. David takes the Astronomer "
                "with 2 and 5, Ben the Master Hunter with 4 and 5."
            ),
            N_(
                "Second round: Anna's 1 goes to the Jester, Eve's 6 to the Alchemist, David's 3 to the Architect. "
                "Ben's 4 would be for the Merchant, but he is taken: Ben has to pass."
            ),
            N_(
                "Then the advisors help, from 1 to 18. The Jester gives Anna 1 point. The Architect gives David 1 "
                "wood. Eve gets 1 wood from the Merchant, and at once the Alchemist turns it into 1 gold and 1 stone. "
                "David takes 1 good and a +2 token from the Astronomer, Anna 2 gold from the Treasurer, and Ben 1 "
                "wood and 1 gold from the Master Hunter."
            ),
        ),
        ("advisors/jester", "advisors/architect", "advisors/alchemist"),
    ),
    Text(
        "help",
        N_("The advisors help"),
        (
            N_(
                "When all dice are placed, the advisors help in the order of their numbers. If two players are with "
                "the same advisor, the one who came first is helped first."
            ),
            N_(
                "Choices are made when the advisor's turn has come, and what a lower advisor gave may already be spent "
                "with a higher one."
            ),
            N_(
                "Help has to be taken, unless it costs something: the Alchemist may be declined, and by the published "
                "rules the Smuggler too."
            ),
            N_(
                "The Stable adds a soldier to every help that gives soldiers: with it the General gives 3, the "
                "Sergeant and the King 2."
            ),
            N_(
                "The General and the Queen show you this year's enemy. Only you see the card; it stays face down for "
                "the others until winter."
            ),
        ),
        ("advisors/general", "advisors/queen", "enemies/enemy_back"),
    ),
)

BUILDING = (
    Text(
        "build",
        N_("Building"),
        (
            N_(
                "After the help, in turn order, each player may build one building. Its price is paid in full, and it "
                "must be the next one of its row, from the left. Its points count at once."
            ),
            N_(
                "A building works from the moment when it stands. Only the Farms and the Merchants' Guild have to wait "
                "for the next season, since the roll is over."
            ),
            N_(
                "Example: the Church needs the Statue and the Chapel to its left. It costs 3 gold, 1 wood and 2 stone, "
                "with the Crane 2 gold, 1 wood and 2 stone."
            ),
            N_(
                "The season ends with the buildings that work then. In turn order each player gets a +2 token for "
                "the Inn, but only in Summer, then 1 point for the Embassy, and then uses the Town Hall. All three "
                "work even in the season in which they are built."
            ),
        ),
        ("buildings/statue", "buildings/chapel", "buildings/church"),
    ),
)
