"""The rules of Paladins in our own words, first part: the aim, the table, the set-up, and how a round begins."""

from kingdoms.core.game import Text
from kingdoms.core.language import N_

THE_TABLE = (
    Text(
        "aim",
        N_("The aim"),
        (
            N_(
                "West Francia, about the year 900. Vikings, Byzantines and Saracens stand at the borders. As a noble "
                "you gather workers in the city, build walls and outposts, send out monks, and face the outsiders, "
                "with the sword or with the faith. In every round one of the king's paladins helps you."
            ),
            N_(
                "Three attributes grow with what you do: faith, strength and influence. They decide what you can do "
                "next, and they are worth many points at the end."
            ),
            N_("The game lasts seven rounds. Whoever has the most points then has won."),
        ),
        ("paladins/roland", "paladins/oliver", "paladins/samson"),
    ),
    Text(
        "table",
        N_("What lies on the table"),
        (
            N_(
                "The main board shows six regions with spaces for monks and outposts. Below each region lies an "
                "outsider, above the city a row of five townsfolk. Each row has a deck beside it."
            ),
            N_(
                "The king's cards: three King's Orders and five King's Favours, face down at first. Every round turns "
                "some of them over."
            ),
            N_(
                "The tax supply, a heap of silver that is watched by the inquisition, and the decks of tavern cards, "
                "walls and suspicion cards. Debts come from a pile that never runs out, and so do silver, provisions "
                "and workers."
            ),
            N_("With fewer players some spaces of the regions are not used: some need three players, some four."),
        ),
        ("cards/order_back", "cards/favour_back", "cards/suspicion_back", "cards/wall_back"),
    ),
    Text(
        "board",
        N_("Your board"),
        (
            N_(
                "On the left are the six actions that bring workers, goods and help: Develop, Recruit, Hunt, Trade, "
                "Pray and Conspire. On the right are the six that bring points and attributes: Commission, Fortify, "
                "Garrison, Absolve, Attack and Convert."
            ),
            N_(
                "Each action on the right needs one attribute and raises another one. So faith leads to influence and "
                "strength, influence to strength and faith, strength to faith and influence."
            ),
            N_(
                "Your pieces: 8 workshops, 7 monks, 7 outposts and 7 jars. They are always used from left to right, "
                "and many of them cost more and more."
            ),
            N_(
                "The track of the attributes goes from 0 to 12. What a paladin adds counts for what you can do, also "
                "beyond 12, but not for the points at the end. At 12 further steps lapse."
            ),
        ),
        ("pieces/workshop", "pieces/monk", "pieces/outpost", "pieces/jar"),
    ),
    Text(
        "workers",
        N_("The workers"),
        (
            N_(
                "There are six kinds: labourers, scouts, merchants, fighters, clerics and criminals. An action has "
                "slots; each slot takes one worker. A slot with the sign of a kind takes only that kind, a plain slot "
                "takes anyone."
            ),
            N_(
                "Criminals stand for every kind. But for each criminal that you gain you get a suspicion card at once, "
                "wherever he comes from."
            ),
            N_(
                "The labourer has no slot of his own: he works only on plain slots. Which of your workers stands on "
                "which slot never matters, so the table asks only whom you send. It proposes those that spare your "
                "criminals."
            ),
        ),
        (
            "workers/labourer",
            "workers/scout",
            "workers/merchant",
            "workers/fighter",
            "workers/cleric",
            "workers/criminal",
        ),
    ),
    Text(
        "setup",
        N_("How a game begins"),
        (
            N_(
                "Everyone has 3 silver, 1 provision, all attributes at 0, and a shuffled deck of the same twelve "
                "paladins."
            ),
            N_(
                "The start player is drawn by lot. Then, beginning with the one to the right of the start player and "
                "going round against the turn order, each player takes one of the open townsfolk. It is hired for "
                "nothing, and what it brings when hired is given at once. When all have chosen, the row is filled up."
            ),
            N_("The tax supply begins with 5, 6, 7 or 8 silver for one, two, three or four players."),
        ),
        ("pieces/silver", "pieces/provision", "pieces/tax"),
    ),
)

A_ROUND = (
    Text(
        "round",
        N_("A round"),
        (
            N_("The start marker goes to the left, except before the first round."),
            N_(
                "The king's cards: in rounds 1 and 2 a King's Order is turned over, in round 3 an Order and a Favour, "
                "in rounds 4 to 7 a Favour."
            ),
            N_("Tavern cards are laid open, one more than there are players."),
            N_("Everyone draws three paladins and chooses one of them in secret."),
            N_(
                "In turn order all turn their paladins over and take the two workers. Then, again in turn order, each "
                "takes a tavern card with its four workers. Criminals bring their suspicion cards at once."
            ),
            N_(
                "In turn order each player does one action or passes, round and round, until all have passed. Then the "
                "round ends."
            ),
        ),
        ("cards/tavern", "cards/paladin_back"),
    ),
    Text(
        "paladins",
        N_("Choosing a paladin"),
        (
            N_(
                "Of your three paladins one helps you in this round. Another one you put back on top of your deck: you "
                "will draw him again in the next round. The third goes to the bottom."
            ),
            N_(
                "A paladin brings two workers, raises some attributes for this round only, and helps with one action: "
                "it costs less or nothing, or it brings more each time."
            ),
            N_(
                "A paladin that has helped you is out of the game. So you use seven of your twelve; what you put on "
                "top and to the bottom you may look up."
            ),
        ),
        ("cards/paladin_back",),
    ),
)
