"""The rules of Kingsburg in our own words, part one: the table, the king's aid, and a productive season."""

from kingdoms.core.game import SEATS
from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import Text, Variant
from kingdoms.games.kingsburg.manual.rulesets import by_published, by_rulebook

BLOCKED_SIGN = "icon:lock"
"""The picture of an advisor blocked by neutral dice, as happens only with two players."""

BEFORE_THE_YEAR = (
    Text(
        "aim",
        N_("The aim"),
        (
            N_(
                "The king has given each player an estate on the border. For five years you win the favour of "
                "his advisors, build up your estate and defend it against the enemies who come every winter."
            ),
            N_(
                "The player with the most points after the fifth winter wins. Most points come from buildings; "
                "some advisors, battles and the king himself give a few more."
            ),
        ),
        ("advisors/king", "buildings/cathedral", "enemies/dragons"),
    ),
    Text(
        "table",
        N_("On the table"),
        (
            N_(
                "The court: eighteen advisors, from the Jester (number 1) to the King (number 18). You win "
                "their favour with dice, and they give you goods, soldiers, tokens and points."
            ),
            N_(
                "Your estate: twenty buildings in five rows of four. You build each row from left to right. "
                "You have 17 building tokens, so you can have at most 17 buildings."
            ),
            N_(
                "Your dice: three in your own colour. White dice come from the king's aid and the Farms. Goods "
                "are gold, wood and stone; goods and +2 tokens never run out."
            ),
            N_(
                "Five enemies, one for each year, are face down. Their backs show only the range of their "
                "strength: 2 to 4 in the first year, then 3 to 5, 4 to 6, 5 to 7, and 7 to 9 in the last. "
                "Everything else is open to all players."
            ),
            N_(
                "At the start nobody has anything, and the turn order is random. There is no upper limit on "
                "points, soldiers or strength, and your score may go below zero."
            ),
        ),
        ("symbols/gold", "symbols/wood", "symbols/stone"),
    ),
    Text(
        "signs",
        N_("Symbols on the table"),
        (
            N_(
                "Anything glowing gold can be chosen now. An advisor with a thin gold outline is within reach, but "
                "you need to pick something else first. Touch and hold anything to find out what it is."
            ),
            N_("A round token in three parts: a good of your choice."),
            N_("A slash between goods: one or the other."),
            N_("2× in front of that token: two goods of one kind. A 2 without ×: any two goods."),
            N_("An arrow: one becomes the other."),
            N_("The token with a part missing: one of each good except the one you give up (the Alchemist)."),
            N_("The wreath: points. A plus means a gain, a minus a loss."),
            N_("The eye: only you look at this year's enemy."),
            Variant(
                SEATS,
                (2,),
                N_("A lock with black dice: this advisor is blocked for the season (two-player games only)."),
            ),
            N_("Dice in a player's colour: this advisor is taken."),
            N_("The number beside a crest: the player's place in turn order."),
            N_("An arrow and a line beside a crest: the player has passed."),
            N_("A crown: the envoy will join an advisor. In winter it means the strongest victory."),
            N_("A castle: the envoy will build. In winter it is the strength of buildings."),
            N_("A die with a question mark beside a crest: the king's aid, to be rolled in spring."),
            N_(
                "After your dice come the things you can add to them: +2 tokens, the Market with −1 and +1, and the "
                "envoy."
            ),
            N_("The number after them: the total of everything you have picked, in red if it reaches nobody."),
            N_("The swords: the enemy's strength."),
            N_("The shield: your strength. In winter it shows the bonus that counts only against this enemy."),
            N_("A die with a question mark next to the enemy: the soldiers the king will send."),
            N_(
                "The six dice next to the enemy: the numbers the king's die can show. A question mark below "
                "one means that it depends on the enemy."
            ),
            N_("A tick: you win with this roll."),
            N_("A cup: a victory in winter."),
            N_("A line: a draw."),
            N_("A cross: a defeat."),
        ),
        (
            "pieces/any",
            "letters:/",
            "letters:2×",
            "icon:chevron_right",
            "pieces/others",
            "symbols/vp",
            "symbols/look",
            BLOCKED_SIGN,
            "advisors/squire",
            "letters:1",
            "icon:skip",
            "icon:crown",
            "icon:castle",
            "symbols/aid",
            "symbols/plus_two",
            "letters:7",
            "icon:swords",
            "icon:shield",
            "letters:?",
            "icon:dice",
            "icon:check",
            "icon:trophy",
            "icon:minus",
            "icon:close",
        ),
        beside=1,
    ),
)

THE_SEASON = (
    Text(
        "aid",
        N_("The king's aid"),
        (
            N_(
                "Each year begins with the king helping the weakest. The player with the fewest buildings rolls "
                "one extra white die in the coming spring, and only then."
            ),
            N_(
                "If several players are tied for fewest buildings, the fewest goods decide: gold, wood and stone "
                "together; +2 tokens do not count. If there is still a tie, nobody gets the die, and each tied "
                "player takes 1 good of their choice, in last autumn's turn order."
            ),
            N_("In the first year nobody has anything, so everyone takes 1 good, in the random starting order."),
            N_(
                "Example: in the third year Anna has 6 buildings and no goods, Ben 5 buildings and 2 goods, "
                "Eve 5 buildings and no goods, David 6 buildings and 1 good. Ben and Eve have the fewest "
                "buildings, and Eve has fewer goods, so she gets the white die."
            ),
        ),
        ("symbols/aid",),
    ),
    Text(
        "roll",
        N_("The roll and turn order"),
        (
            N_(
                "Spring, summer and autumn are productive seasons. Each has the same steps: everyone rolls, places "
                "dice with advisors, gets their help and builds. Before the roll, each Merchants' Guild gives its "
                "owner 1 gold."
            ),
            N_(
                "Everyone rolls all their dice. Then the Statue or the Chapel may let you reroll; white dice "
                "count for that too. If several players may reroll, they decide in the previous season's turn "
                "order."
            ),
            N_(
                "Now the turn order is set: the player with the lowest total, white dice included, goes first. "
                "Tied players keep their order from the previous season. Tokens and the Market make no "
                "difference here."
            ),
            N_(
                "Example: Anna rolls a total of 9, Ben 13, Eve 10 and David 10. Last season Eve was ahead of "
                "David. The order is Anna, Eve, David, Ben."
            ),
        ),
        ("symbols/spring", "symbols/summer", "symbols/autumn"),
    ),
    Text(
        "influence",
        N_("Influencing the advisors"),
        (
            N_(
                "In turn order, players take turns placing one group of dice with an advisor. A group is at least "
                "one die of your own colour, plus any of your other dice. Together they must add up to exactly the "
                "advisor's number."
            ),
            N_(
                "An advisor with dice is taken for the rest of the season, even for the player who placed them. Only "
                "the king's envoy can join."
            ),
            N_(
                "Instead of placing dice, you may pass; you then place no more dice this season. If you can't "
                "reach an available advisor, you must pass. Once you have no coloured dice left, you are done, and "
                "any white dice left over are lost."
            ),
        ),
        ("advisors/merchant", "advisors/treasurer", "advisors/queen"),
    ),
    Text(
        "tokens",
        N_("White dice, +2 tokens and the Market"),
        (
            N_("White dice, +2 tokens and the Market can only help a group with a coloured die in it."),
            N_("A +2 token adds 2 to a group and goes back to the supply once used."),
            by_rulebook(N_("A group may use as many +2 tokens as it has dice, but no more.")),
            by_published(N_("Each player may use one +2 token per season.")),
            N_(
                "With the Market, once per season you may count a group as 1 more or 1 less, even together with tokens."
            ),
            N_(
                "Example: a group of 4 and 5 reaches the Master Hunter (9) or, with the Market, the Treasurer (8) "
                "or the General (10). With one +2 token, it reaches the Swordsmith (11)."
            ),
            N_(
                "Only the final number has to be between 1 and 18: a group of 19 can go to the King if the "
                "Market makes it 18."
            ),
        ),
        ("symbols/plus_two", "buildings/market", "buildings/farms"),
    ),
    Text(
        "season",
        N_("Example: a season at court"),
        (
            N_(
                "Anna has rolled 1, 3 and 5, Eve 2, 2 and 6, David 2, 3 and 5, Ben 4, 4 and 5. They play in this order."
            ),
            N_(
                "First round: nobody else has a 1, so Anna can keep hers and sends 3 and 5 to the Treasurer. "
                "Eve wanted the Treasurer too, with 2 and 6; now she places 2 and 2 with the Merchant. David "
                "takes the Astronomer with 2 and 5, Ben the Master Hunter with 4 and 5."
            ),
            N_(
                "Second round: Anna's 1 goes to the Jester, Eve's 6 to the Alchemist, David's 3 to the "
                "Architect. Ben's 4 could only go to the Merchant, who is already taken, so Ben has to pass."
            ),
            N_(
                "Then the advisors help, from 1 to 18. The Jester gives Anna 1 point. The Architect gives "
                "David 1 wood. Eve gets 1 wood from the Merchant, and the Alchemist turns it into 1 gold and 1 "
                "stone right away. David takes 1 good and a +2 token from the Astronomer, Anna 2 gold from the "
                "Treasurer, and Ben 1 wood and 1 gold from the Master Hunter."
            ),
        ),
        ("advisors/jester", "advisors/architect", "advisors/alchemist"),
    ),
    Text(
        "help",
        N_("The advisors help"),
        (
            N_(
                "When all dice have been placed, the advisors help in numerical order. If two players share an "
                "advisor, whoever got there first is helped first."
            ),
            N_(
                "You make your choices when the advisor's turn comes, so what a lower advisor gives you can be "
                "spent at a higher one."
            ),
            by_rulebook(
                N_("You must accept an advisor's help unless it costs something: you may decline the Alchemist.")
            ),
            by_published(
                N_("You may decline the Alchemist and the Smuggler, but you must accept help from every other advisor.")
            ),
            N_(
                "The Stable adds a soldier whenever an advisor gives you soldiers, so the General gives you 3, and "
                "the Sergeant and the King 2 each."
            ),
            N_(
                "The General and the Queen show you this year's enemy. Only you see the card; it stays hidden "
                "from the others until winter."
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
                "Once the advisors have helped, each player in turn order may build one building: the next one from "
                "the left in any row. You pay its full price and score its points at once."
            ),
            N_(
                "A building takes effect as soon as it is built. Only the Farms and the Merchants' Guild have to "
                "wait for the next season, because the dice have already been rolled."
            ),
            N_(
                "Example: the Church needs the Statue and the Chapel to its left. It costs 3 gold, 1 wood and "
                "2 stone; with the Crane, 2 gold, 1 wood and 2 stone."
            ),
            N_(
                "Some buildings take effect at the end of the season. In turn order, each player gets a +2 token "
                "for the Inn (only in summer), then 1 point for the Embassy, and then uses the Town Hall. All "
                "three take effect from the season in which they are built."
            ),
        ),
        ("buildings/statue", "buildings/chapel", "buildings/church"),
    ),
)
