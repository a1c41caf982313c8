"""The rules of Paladins in our own words, last part: the solo game and how its opponent is moved."""

from kingdoms.core.game import Text
from kingdoms.core.language import N_

THE_OPPONENT = (
    Text(
        "solo",
        N_("The solo game"),
        (
            N_(
                "Alone you play against an opponent that the rules move. You win if you have more points; with equal "
                "points you have lost."
            ),
            N_(
                "You begin as always, with a townsfolk for nothing, and you are the first in every round. There are "
                "two tavern cards, the tax supply has 5 silver, and only the spaces for any number of players are used."
            ),
            N_(
                "The level tells on how many actions the opponent has a workshop from the beginning, drawn by lot: 1 "
                "if it is easy, 3 if it is medium, 5 if it is hard."
            ),
            N_(
                "It has monks, outposts and jars as you have, but no paladins, no townsfolk, no silver and no "
                "provisions. Its attributes lie on one track, one marker on top of the other: influence below, faith, "
                "strength on top."
            ),
            N_("The log tells everything that it does, step by step, and why, so that you can follow and check it."),
        ),
        ("cards/scheme_back", "cards/scheme"),
    ),
    Text(
        "solo_round",
        N_("The opponent in a round"),
        (
            N_(
                "When a King's Order is turned over, the opponent gets a workshop on that action, unless there are "
                "two. When a King's Favour is turned over, a scheme with the favour joins its discarded schemes."
            ),
            N_(
                "It begins a round with 3 workers more than the number of the round. Their kinds do not matter, and it "
                "keeps none for the next round."
            ),
            N_(
                "You take one of the two tavern cards. For each criminal on the other one the opponent gets a "
                "suspicion card, but no worker."
            ),
            N_(
                "Then you take turns, one action each. Without workers it is out for the round; when one of you is "
                "out, the other goes on."
            ),
            N_(
                "At the end of a round the two rightmost townsfolk and the two leftmost outsiders leave. The schemes "
                "are not shuffled."
            ),
        ),
    ),
    Text(
        "track",
        N_("Its resource track"),
        (
            N_(
                "The track is a circle of five spaces. Every silver, every provision and every tax that the opponent "
                "would gain moves the marker by one step."
            ),
            N_(
                "Each time that the marker goes from space 5 to space 1, its lowest attribute rises by 1. If several "
                "are lowest, it is the one whose marker lies on top, that is, the one that came there last."
            ),
            N_(
                "Tax goes from the tax supply to the bank, and may call the inquisition as always. The marker moves "
                "for all of it, even if the supply falls short."
            ),
            N_(
                "If it should discard a suspicion card or be rid of a debt and has none, 1 coin goes from the tax "
                "supply to the bank instead, without a step."
            ),
            N_(
                "The marker also tells which card the opponent takes: on space 3 it is the third townsfolk, King's "
                "Favour or outsider from the left. If that one is not there, taken, or beyond its level, it is the "
                "next to the right, and after the last one the first."
            ),
            N_(
                "Example: the marker is on space 5 and the opponent gains 2 tax. The marker moves to 1, its lowest "
                "attribute rises, and then it moves to 2."
            ),
        ),
        ("pieces/tax",),
    ),
    Text(
        "solo_turn",
        N_("A turn of the opponent"),
        (
            N_(
                "It turns over the top scheme and tries that action. It needs three workers, less one for each "
                "workshop there. It pays neither silver nor provisions."
            ),
            N_(
                "King's Orders, as a scheme: of the open Orders that it has not met, from right to left, it does the "
                "first action that it can. If all are met, it tries all of them."
            ),
            N_(
                "King's Favour, as a scheme: one worker on the favour at which the marker points. Of a choice it pays "
                "a debt if it has one, else discards suspicion; it takes workers rather than a development, and raises "
                "its lowest attribute. It takes a debt where the favour asks for one."
            ),
            N_(
                "If the scheme is not possible, for whatever reason, 1 worker goes to the first free place of its row: "
                "Recruit, Pray, Trade, Conspire, Rest. Each can be used once in a round, and nothing clears it."
            ),
            N_(
                "There are twelve schemes at first: Commission, Garrison, Attack, Convert and King's Orders twice "
                "each, Fortify and Absolve once. When the deck is empty, the discarded ones are shuffled."
            ),
        ),
        ("cards/scheme",),
    ),
)

SPACES = N_(
    "For monks and outposts it likes spaces in this order: recruit for nothing; pay a debt, only if it has one; pray; "
    "two workers; one worker; 2 silver; discard a suspicion card. Of equal ones it takes the leftmost."
)
"""A paragraph of the page about its actions."""

REWARDS = N_(
    "As a reward, pray clears all its actions on the right and has its schemes shuffled, as on its row. A free recruit "
    "discards the townsfolk at which the marker points. A criminal is a worker and a suspicion card."
)
"""The same, about what rewards are to it."""

ITS_POINTS = (
    Text(
        "solo_points",
        N_("The points of the opponent"),
        (
            N_(
                "It gets points for King's Orders, attributes, commissions, garrisons, walls with what is printed on "
                "them, absolutions and debts like you, and at least 1 point for each converted outsider. It gets none "
                "for developments and goods."
            ),
            N_(
                "Example: two Orders 14, strength 12, influence 11 and faith 10 together 49, six monks 5, five "
                "outposts 2, an Armourer 3, a Lookout 1, a Guardian 3 for six workshops, a Protector 1, an Invader 2, "
                "a Hunter 1, a paid debt 1, two unpaid ones minus 6. Together that is 76 points."
            ),
            N_("In an inquisition it counts like a player without townsfolk."),
        ),
    ),
)
