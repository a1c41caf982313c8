"""The rules of Paladins in our own words, third part: the king's cards, suspicion, the inquisition, passing."""

from kingdoms.core.game import Text
from kingdoms.core.language import N_

THE_KING = (
    Text(
        "orders",
        N_("The King's Orders"),
        (
            N_(
                "A King's Order names an action on the right. Whoever has done it five times or more at the end gets "
                "the points of the card's place: 4 for the first, 6 for the second, 8 for the third. Every player who "
                "meets it gets all of them."
            ),
            N_(
                "What counts are the monks, walls, outposts and jars that you have placed, and the outsiders that you "
                "have attacked or converted."
            ),
        ),
        ("cards/order",),
    ),
    Text(
        "favours",
        N_("The King's Favours"),
        (
            N_(
                "A King's Favour is an action for all: each takes one worker in all in a round, of the kind that it "
                "shows, and whoever comes first has it. You may use several favours in a round, one in each turn."
            ),
            N_("The worker stays until the end of the round; neither a prayer nor passing takes him away."),
            N_("These are the ten favours; five of them are in each game:"),
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
                "When a card or an action gives you tax, you take so much silver from the tax supply. You have to take "
                "it, even if you would rather not. What the supply lacks comes from the bank."
            ),
            N_(
                "For each criminal that you gain you draw a suspicion card. It lies on your pile, open to all, and "
                "shows 0, 1 or 2 tax, which you take at once. Several suspicion cards come one after the other."
            ),
            N_(
                "When the deck is empty, the discarded cards are shuffled. Suspicion that you discard is always your "
                "newest."
            ),
            N_("When the last coin of the tax supply is taken, the inquisition comes at once, before anything else."),
            N_(
                "Example: Ben gains two criminals while 1 coin is left. His first suspicion card shows 2 tax. He takes "
                "the coin and another one from the bank; then comes the inquisition; only then he draws the second "
                "card."
            ),
        ),
        ("pieces/tax", "cards/suspicion"),
    ),
    Text(
        "debts",
        N_("Debts"),
        (
            N_("An unpaid debt costs you 3 points at the end; a paid one brings 1 point."),
            N_(
                "Paying a debt means that you turn one of your unpaid debts over, when some reward allows it; it costs "
                "no silver. Destroying a debt puts it back to the pile, so that it does not count at all."
            ),
        ),
        ("cards/debt", "cards/debt_paid"),
    ),
    Text(
        "inquisition",
        N_("The inquisition"),
        (
            N_(
                "The inquisition comes when the tax supply is empty, and also when a suspicion card is due and there "
                "is none left, neither in the deck nor discarded."
            ),
            N_(
                "First the townsfolk help, player after player in turn order: Peddlers, if their owner has 2 suspicion "
                "cards or more; then Conspirators; then Squires, if no suspicion card is left. That order is never "
                "worse for you, so the table does it by itself. Only who has converted a Thief is asked about the "
                "Conspirators."
            ),
            N_(
                "Then whoever has the most suspicion cards takes an unpaid debt and discards half of the cards, "
                "rounded down. If several are level, all of them do; if nobody has any, nobody does."
            ),
            N_("At last the tax supply is refilled. Players who have passed take part like all others."),
            N_(
                "Example: four players have 1, 0, 3 and 3 suspicion cards. The two with 3 take a debt each and discard "
                "1 card each. Then the tax supply is filled up to 8 silver."
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
                "Who passes does nothing more in this round. All workers leave the board; of those in hand at most 3 "
                "are kept for the next round, and you choose which. Workers that you gain after that come on top. "
                "Without workers you have to pass."
            ),
            N_(
                "When all have passed, the rows of townsfolk and outsiders lose one card each, slide and are filled "
                "up, the tavern cards are discarded, and the workers leave the King's Favours."
            ),
            N_("After the seventh round the game is over, and the points are counted."),
        ),
    ),
)
