"""The rules of Paladins in our own words, last part: the solo game, and how its opponent acts."""

from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import Text

THE_OPPONENT = (
    Text(
        "solo",
        N_("The solo game"),
        (
            N_(
                "In the solo game you play against an automated opponent. You win if you have more points; a "
                "tie is a loss."
            ),
            N_(
                "You set up as usual, including a townsfolk card hired for free, and you go first in every "
                "round. There are two tavern cards, the tax supply has 5 silver, and spaces that need three or "
                "four players are not used."
            ),
            N_(
                "The level sets how many of the opponent's actions start with a workshop, chosen at random: 1 "
                "on easy, 3 on medium, 5 on hard."
            ),
            N_(
                "It has monks, outposts and jars like yours, but no paladins, townsfolk, silver or provisions. "
                "Its attribute markers share one track and start in a stack: influence at the bottom, then "
                "faith, with strength on top."
            ),
            N_("The log shows everything it does, step by step, and why, so that you can follow and check it."),
        ),
        ("cards/scheme_back", "cards/scheme"),
    ),
    Text(
        "solo_round",
        N_("The opponent during a round"),
        (
            N_(
                "When a King's Order is revealed, the opponent places a workshop on that action, unless it "
                "already has two there. When a King's Favour is revealed, a King's Favour scheme goes to its "
                "discard pile."
            ),
            N_(
                "It starts each round with as many workers as the round number plus 3. Their kinds do not "
                "matter, and it keeps none for the next round."
            ),
            N_(
                "You take one of the two tavern cards. For each criminal on the other, the opponent gets a "
                "suspicion card but no worker."
            ),
            N_(
                "Then you and the opponent take turns, one action each. Once the opponent has no workers, it is "
                "out for the round; when one of you is out, the other carries on."
            ),
            N_(
                "At the end of a round, any townsfolk on the two rightmost spaces and any outsiders on the two "
                "leftmost spaces are discarded. The schemes are not shuffled."
            ),
        ),
    ),
    Text(
        "track",
        N_("Its resource track"),
        (
            N_(
                "The track is a circle of five spaces. The marker moves one step for each silver, provision or "
                "tax the opponent would gain."
            ),
            N_(
                "Each time the marker goes from space 5 to space 1, the opponent's lowest attribute rises by 1. If "
                "several are tied for lowest, the one whose marker is on top rises: the one that got there last."
            ),
            N_(
                "Tax goes from the tax supply to the bank and can trigger an inquisition as usual. The marker "
                "moves the full amount, even if the supply falls short."
            ),
            N_(
                "If it would discard a suspicion card or pay or destroy a debt but has none, 1 coin goes from "
                "the tax supply to the bank instead; the marker does not move."
            ),
            N_(
                "The marker also decides which card the opponent takes: on space 3, the third townsfolk card, "
                "King's Favour or outsider from the left. If that card is missing, taken or beyond its level, "
                "it takes the next one to the right, starting again from the left after the last card."
            ),
            N_(
                "Example: the marker is on space 5 and the opponent gains 2 tax. The marker moves to 1, the "
                "lowest attribute rises, and then the marker moves to 2."
            ),
        ),
        ("pieces/tax",),
    ),
    Text(
        "solo_turn",
        N_("The opponent's turn"),
        (
            N_(
                "It reveals the top scheme and tries that action. The action takes three workers, less one for "
                "each workshop there. The opponent pays no silver or provisions."
            ),
            N_(
                "King's Orders scheme: among the revealed Orders it has not met, from right to left, it does "
                "the first action it can. If it has met them all, it tries all of them."
            ),
            N_(
                "King's Favour scheme: it puts one worker on the favour its marker points to. Given a choice, "
                "it pays a debt if it has one and otherwise discards suspicion; it takes workers rather than a "
                "development; and it raises its lowest attribute. It takes a debt where the favour asks for "
                "one."
            ),
            N_(
                "If the scheme is impossible for any reason, 1 worker goes to the first free action of its "
                "fallback row: Recruit, Pray, Trade, Conspire, Rest. Each can be used once per round and "
                "cannot be cleared."
            ),
            N_(
                "There are twelve schemes at the start: two each of Commission, Garrison, Attack, Convert and "
                "King's Orders, and one each of Fortify and Absolve. When the deck is empty, the discard pile is "
                "shuffled to form a new one."
            ),
        ),
        ("cards/scheme",),
    ),
)

LIKED_SPACES = N_(
    "It places monks and outposts on spaces in this order: recruit for free; pay a debt, but only if it has "
    "one; pray; two workers; one worker; 2 silver; discard a suspicion card. Among spaces of the same kind it "
    "takes the leftmost."
)
"""A paragraph of the page about the opponent's actions: which spaces it prefers."""

REWARDS = N_(
    "If the opponent prays as a reward, it clears all its actions and its schemes are reshuffled, as in its fallback "
    "row. If it recruits for free, it discards the townsfolk card its marker points to. For each criminal, it gains a "
    "worker and a suspicion card."
)
"""Another paragraph of the page about the opponent's actions: what rewards mean to it."""

ITS_POINTS = (
    Text(
        "solo_points",
        N_("The opponent's points"),
        (
            N_(
                "Like you, it scores points for King's Orders, attributes, commissions, garrisons, walls and what is "
                "printed on them, absolutions and debts, plus at least 1 point for each converted outsider. It scores "
                "nothing for developments, silver or provisions."
            ),
            N_(
                "Example: two Orders are worth 14; strength 12, influence 11 and faith 10 are worth 49 "
                "together; six monks 5, five outposts 2, an Armourer 3, a Lookout 1, a Guardian 3 (for six "
                "workshops), a Protector 1, an Invader 2, a Hunter 1 and a paid debt 1. Two unpaid debts cost "
                "6. That makes 76 points in all."
            ),
            N_("In an inquisition it counts as a player without townsfolk."),
        ),
    ),
)
