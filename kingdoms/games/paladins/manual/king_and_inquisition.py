"""The rules of Paladins in our own words, part three: the king's cards, suspicion, the inquisition, and passing."""

from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import BySeats, Text

THE_KING = (
    Text(
        "orders",
        N_("The King's Orders"),
        (
            N_(
                "A King's Order names an action with three slots. Every player who has done it at least five times "
                "by the end scores the points of its space in full: 4 for the first, 6 for the second, 8 for "
                "the third."
            ),
            N_(
                "These count: the monks, walls, outposts and jars you have placed, and the outsiders you have "
                "attacked or converted."
            ),
        ),
        ("cards/order",),
    ),
    Text(
        "favours",
        N_("The King's Favours"),
        (
            N_(
                "Each King's Favour can be used once per round, by whoever gets there first, with a worker of "
                "the kind it shows. You may use several favours in a round, one per turn."
            ),
            N_("The worker stays until the end of the round; neither praying nor passing removes it."),
            N_("These are the ten favours; five of them are used in each game:"),
        ),
        ("cards/favour",),
    ),
)

SUSPICION = (
    Text(
        "tax",
        N_("Tax and suspicion"),
        (
            N_(
                "When a card or an action gives you tax, you take that much silver from the tax supply. You "
                "must take it, even if you would rather not. If the supply falls short, the rest comes from "
                "the bank."
            ),
            N_(
                "For each criminal you gain, you draw a suspicion card. It goes face up on your pile and shows "
                "0, 1 or 2 tax, which you take at once. Several suspicion cards are drawn one by one."
            ),
            N_(
                "When the deck is empty, the discard pile is shuffled to form a new one. You always discard your "
                "newest suspicion card."
            ),
            N_(
                "When the last coin is taken from the tax supply, an inquisition is held at once, before anything else."
            ),
            N_(
                "Example: Ben gains two criminals while 1 coin is left in the tax supply. His first suspicion "
                "card shows 2 tax. He takes that coin and another from the bank; then the inquisition is held, "
                "and only then does he draw the second card."
            ),
        ),
        ("pieces/tax", "cards/suspicion"),
    ),
    Text(
        "debts",
        N_("Debts"),
        (
            N_("An unpaid debt costs you 3 points at the end; a paid one scores 1 point."),
            N_(
                "Paying a debt means turning over one of your unpaid debts when a reward allows it; it costs "
                "no silver. Destroying a debt puts it back on the pile, so it does not count at all."
            ),
        ),
        ("cards/debt", "cards/debt_paid"),
    ),
    Text(
        "inquisition",
        N_("The inquisition"),
        (
            N_(
                "An inquisition is held when the tax supply is empty, and also when a suspicion card is due "
                "and there is none left in the deck or the discard pile."
            ),
            N_(
                "First the townsfolk help, player by player in turn order: Peddlers, if their owner has at "
                "least 2 suspicion cards; then Conspirators; then Squires, if no suspicion card is left. This "
                "order is never worse for you, so the table does it automatically. Only a player who has "
                "converted a Thief is asked whether to use a Conspirator."
            ),
            N_(
                "Then the player with the most suspicion cards takes an unpaid debt and discards half of those "
                "cards, rounded down. Tied players all do this; if nobody has any, nobody does."
            ),
            N_("Finally, the tax supply is refilled. Players who have passed take part like everyone else."),
            N_(
                "Example: four players have 1, 0, 3 and 3 suspicion cards. The two with 3 take a debt each and "
                "discard 1 card each. Then the tax supply is refilled to 8 silver."
            ),
        ),
        ("townsfolk/peddler", "townsfolk/conspirator", "townsfolk/squire"),
    ),
)

PASSING = (
    Text(
        "pass",
        N_("Passing and the end of a round"),
        (
            N_(
                "Once you pass, you do nothing more this round. All your workers leave your board, and you "
                "choose at most 3 of those in your hand to keep for the next round. Workers you gain after "
                "passing are kept too. Without workers you must pass."
            ),
            BySeats(
                N_(
                    "When everyone has passed, the card on the last space of each row is discarded if there is one "
                    "(townsfolk on the right, outsiders on the left; in the solo game the last two spaces). The "
                    "rows slide and are refilled, the tavern cards are discarded, and the workers leave the King's "
                    "Favours."
                ),
                {
                    (1,): N_(
                        "When you and the opponent are out, any cards on the last two spaces of each row are "
                        "discarded (townsfolk on the right, outsiders on the left). The rows slide and are refilled, "
                        "the tavern cards are discarded, and the workers leave the King's Favours."
                    ),
                    (2, 3, 4): N_(
                        "When everyone has passed, the card on the last space of each row is discarded if there is "
                        "one (townsfolk on the right, outsiders on the left). The rows slide and are refilled, the "
                        "tavern cards are discarded, and the workers leave the King's Favours."
                    ),
                },
            ),
            N_("After the seventh round the game ends and the points are counted."),
        ),
    ),
)
