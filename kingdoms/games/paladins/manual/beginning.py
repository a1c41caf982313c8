"""The rules of Paladins in our own words, part one: the aim, the table, set-up, and how a round begins."""

from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import BySeats, Text
from kingdoms.games.paladins.manual.seats import in_company, in_solo

THE_TABLE = (
    Text(
        "aim",
        N_("The aim"),
        (
            N_(
                "West Francia, around the year 900. Vikings, Byzantines and Saracens threaten the borders. As "
                "a noble you gather workers in the city, build walls and outposts, send out monks, and face "
                "the outsiders with sword or faith. In every round one of the king's paladins helps you."
            ),
            N_(
                "Three attributes grow as you act: faith, strength and influence. They decide what you can do "
                "next, and they are worth many points at the end."
            ),
            in_company(N_("The game lasts seven rounds. The player with the most points at the end wins.")),
            in_solo(N_("The game lasts seven rounds. You win if you then have more points than your opponent.")),
        ),
        ("paladins/roland", "paladins/oliver", "paladins/samson"),
    ),
    Text(
        "table",
        N_("On the table"),
        (
            N_(
                "The main board shows six regions with spaces for monks and outposts. Below each region is an "
                "outsider; above the city is a row of five townsfolk. Each row has a deck beside it."
            ),
            N_(
                "The king's cards: three King's Orders and five King's Favours, face down at first. Some are "
                "revealed in every round."
            ),
            N_(
                "There is also the tax supply, a heap of silver watched by the inquisition, and decks of tavern "
                "cards, walls and suspicion cards. Debts, silver, provisions and workers never run out."
            ),
            BySeats(
                N_(
                    "With fewer than four players, not all spaces in the regions are used: some need at least three "
                    "players, others four."
                ),
                {
                    (1, 2): N_(
                        "Not all spaces in the regions are used: some need at least three players, others four."
                    ),
                    (3,): N_("Not all spaces in the regions are used: some need four players."),
                },
            ),
        ),
        ("cards/order_back", "cards/favour_back", "cards/suspicion_back", "cards/wall_back"),
    ),
    Text(
        "board",
        N_("Your board"),
        (
            N_(
                "Six actions have one or two slots and give you workers, resources (silver and provisions) and "
                "help: Develop, Recruit, Hunt, Trade, Pray and Conspire. Six have three slots and give "
                "you points and attributes: Commission, Fortify, Garrison, Absolve, Attack and Convert."
            ),
            N_(
                "Each action with three slots needs one attribute and raises another. So faith leads to influence "
                "and strength, influence to strength and faith, and strength to faith and influence."
            ),
            N_(
                "Your pieces: 8 workshops, 7 monks, 7 outposts and 7 jars. You always use them from left to "
                "right, and many get more expensive as you go."
            ),
            N_(
                "The attribute track goes from 0 to 12. A paladin's bonus counts for what you can do, even "
                "beyond 12, but not for points at the end. At 12, further steps are lost."
            ),
        ),
        ("pieces/workshop", "pieces/monk", "pieces/outpost", "pieces/jar"),
    ),
    Text(
        "workers",
        N_("The workers"),
        (
            N_(
                "There are six kinds: labourers, scouts, merchants, fighters, clerics and criminals. Actions "
                "have slots; each slot takes one worker. A slot with a symbol takes only that kind; a plain "
                "slot takes any worker."
            ),
            N_(
                "Criminals count as any kind. But for each criminal you gain, you get a suspicion card at "
                "once, wherever the criminal comes from."
            ),
            N_(
                "Labourers have no slot of their own: they work only on plain slots. It never matters which of "
                "your workers is on which slot, so you choose only which workers to send. The app's suggestion "
                "saves your criminals for later."
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
        N_("Setup"),
        (
            N_(
                "Everyone starts with 3 silver, 1 provision, all attributes at 0, and a shuffled deck of the "
                "same twelve paladins."
            ),
            in_company(
                N_(
                    "The start player is chosen at random. Then, starting with the player to their right and going "
                    "in reverse turn order, everyone takes one of the face-up townsfolk cards. You hire it for free "
                    "and gain its hiring bonus at once. When everyone has chosen, the row is refilled."
                )
            ),
            in_solo(
                N_(
                    "You take one of the face-up townsfolk cards, hire it for free and gain its hiring bonus at once. "
                    "Then the row is refilled."
                )
            ),
            BySeats(
                N_("The tax supply starts with 5, 6, 7 or 8 silver for one, two, three or four players."),
                {
                    (1,): N_("The tax supply starts with 5 silver."),
                    (2,): N_("The tax supply starts with 6 silver."),
                    (3,): N_("The tax supply starts with 7 silver."),
                    (4,): N_("The tax supply starts with 8 silver."),
                },
            ),
        ),
        ("pieces/silver", "pieces/provision", "pieces/tax"),
    ),
)

A_ROUND = (
    Text(
        "round",
        N_("A round"),
        (
            in_company(N_("The start marker passes to the left, except in the first round.")),
            N_(
                "The king's cards: in rounds 1 and 2 a King's Order is revealed, in round 3 an Order and a "
                "Favour, in rounds 4 to 7 a Favour."
            ),
            N_("Tavern cards are revealed, one more than there are players."),
            N_("Everyone draws three paladins and secretly chooses one of them."),
            N_(
                "In turn order, everyone reveals their paladin and takes its two workers. Then, again in turn "
                "order, everyone takes a tavern card and its four workers. For each criminal you take, you get a "
                "suspicion card at once."
            ),
            N_(
                "In turn order, players take one action each or pass. This continues until everyone has "
                "passed; then the round ends."
            ),
        ),
        ("cards/tavern", "cards/paladin_back"),
    ),
    Text(
        "paladins",
        N_("Choosing a paladin"),
        (
            N_(
                "Of your three paladins, one helps you this round. You put another back on top of your deck "
                "and will draw him again next round. The third goes to the bottom."
            ),
            N_(
                "A paladin gives you two workers, raises some attributes for this round only, and helps with one "
                "action, which costs less, costs no silver or provisions at all, or gives more each time."
            ),
            N_(
                "A paladin who has helped you is out of the game, so you use seven of your twelve. You can "
                "look up which ones you put on top and at the bottom."
            ),
        ),
        ("cards/paladin_back",),
    ),
)
