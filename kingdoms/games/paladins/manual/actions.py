"""The rules of Paladins in our own words, part two: turns, workshops, townsfolk, actions on the right, and prayer."""

from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import Text
from kingdoms.games.paladins.manual.seats import in_company, in_solo

TURNS = (
    Text(
        "turn",
        N_("A turn"),
        (
            N_(
                "On your turn you take one action: send workers from your hand to its slots, pay its cost, "
                "choose its target and gain its reward. Or you send a worker to a face-up King's Favour, or "
                "you pass."
            ),
            N_(
                "Every slot of an action must be filled. Only Recruit, Hunt and Trade can be done with either "
                "one or two workers; you decide at once and cannot add a second worker later."
            ),
            N_(
                "The workers stay there. While any worker is on an action of your board, you cannot use that "
                "action again this round unless a prayer clears it."
            ),
            N_(
                "You can Commission, Fortify, Garrison, Absolve and Convert up to seven times each per game, "
                "and Attack as often as you like."
            ),
            N_(
                "You cannot choose an action that would have no effect. If you tap an action you cannot do, "
                "the table shows what is missing."
            ),
        ),
    ),
    Text(
        "chains",
        N_("Order of effects"),
        (
            N_(
                "First, check that you have the required level and can afford the cost; then place the workers and "
                "pay. After that, you gain the action's reward, from left to right as printed; then your paladin's "
                "bonus; then your townsfolk help, in the order you hired them."
            ),
            N_(
                "You must have the required level for a region or outsider before the action begins. Silver gained "
                "from an action cannot pay for that same action."
            ),
            N_(
                "You must take any workers, silver, provisions, tax, suspicion and attribute steps you are given. "
                "Other rewards are optional: discarding suspicion, paying or destroying a debt, praying and "
                'recruiting for free. If a card says "or", you choose.'
            ),
            N_("Anything triggered along the way, such as an inquisition, is resolved at once; then the rest follows."),
        ),
    ),
)

THE_WORKSHOPS = (
    Text(
        "develop",
        N_("Workshops"),
        (
            N_("Develop takes any two workers and 4 silver. You have eight workshops in all."),
            N_(
                "For the rest of the game, a workshop covers one of the three slots of an action and counts as "
                "the right worker there. Each action has room for two. Slots are covered from the left: first "
                "the one with a symbol, then the plain one."
            ),
            N_(
                "If a worker is in the way, it goes back to the supply. If other workers remain there, the "
                "action stays closed."
            ),
            N_(
                "Each workshop you place uncovers a worker. From left to right, these are a scout, a merchant, "
                "a fighter and a cleric, then the same four again."
            ),
        ),
        ("pieces/workshop",),
    ),
    Text(
        "townsfolk",
        N_("Townsfolk"),
        (
            N_(
                "The prices in the row are, from left to right: 3 silver, 2 silver, 2 silver, 1 silver, free. For "
                "a card on either of the two leftmost spaces, you may take a debt instead, even if you have the "
                "silver. The price belongs to the space, and you pay it whether you hire the card or discard it."
            ),
            N_(
                "A discarded townsfolk card gives its reward once and is gone. A hired one stays beside your "
                "board for the rest of the game and helps you each time its trigger occurs: an action, a paid "
                "debt or an inquisition."
            ),
            N_(
                "Recruiting for free, as a reward, needs no workers or silver: hire or discard any townsfolk card "
                "in the row."
            ),
            in_company(
                N_(
                    "Gaps stay until the end of the round. Then the card on the rightmost space, if any, is "
                    "discarded, the others slide to the right, and new ones are dealt from the deck. Once the deck "
                    "is empty, no more are dealt."
                )
            ),
            in_solo(
                N_(
                    "Gaps stay until the end of the round. Then any cards on the two rightmost spaces are discarded, "
                    "the others slide to the right, and new ones are dealt from the deck. Once the deck is empty, no "
                    "more are dealt."
                )
            ),
        ),
        ("townsfolk/abbot", "townsfolk/gatekeeper", "townsfolk/peddler", "townsfolk/squire"),
    ),
)

THE_RIGHT = (
    Text(
        "settling",
        N_("Monks and outposts"),
        (
            N_(
                "Commission sends out a monk; Garrison places an outpost. Both cost provisions: 1, 1, 1, 2, 2, "
                "3, 3 for your first to seventh."
            ),
            N_(
                "The six regions need 0, 2, 4, 6, 8, 10 faith for a monk, and 1, 3, 5, 7, 9, 11 strength for "
                "an outpost. Each space has room for one piece, no matter whose."
            ),
            N_("You gain the space's reward, then 1 influence for a monk or 1 faith for an outpost."),
        ),
        ("pieces/monk", "pieces/outpost"),
    ),
    Text(
        "fortify",
        N_("Walls"),
        (
            N_(
                "Fortify builds the next wall from the deck. Your first to seventh walls cost 1, 1, 1, 2, 2, 3, 3 "
                "provisions and need 0, 1, 3, 5, 7, 9, 11 influence."
            ),
            N_(
                "Every wall gives 1 strength, and most give something more. There are 24 walls in all; once "
                "they are gone, nobody can Fortify."
            ),
            N_(
                "Example: Anna has three walls, 5 influence including her paladin Anséis, and no provisions. "
                "She can build the fourth wall, because with Anséis it costs no provisions. The fifth would "
                "need 7 influence."
            ),
        ),
        ("pieces/wall", "cards/wall"),
    ),
    Text(
        "absolve",
        N_("Jars"),
        (
            N_(
                "Absolve moves a jar to a free jar space on your board. It costs 1, 2, 2, 2, 3, 3, 3 silver "
                "and needs 0, 1, 3, 5, 7, 9, 11 influence for your first to seventh jar."
            ),
            N_(
                "You gain the space's reward, then 1 faith, and you may discard a suspicion card. The nine jar "
                "spaces are: recruit for free, 1 labourer, pray (two spaces), 1 faith, 2 provisions, pay a "
                "debt (two spaces), and discard a suspicion card."
            ),
        ),
        ("pieces/jar",),
    ),
    Text(
        "outsiders",
        N_("Outsiders"),
        (
            N_(
                "To attack the outsiders below the six regions you need 1, 3, 5, 7, 9, 11 strength; to convert "
                "them, 0, 2, 4, 6, 8, 10 faith."
            ),
            N_(
                "Attack: you gain the reward on the card, which always includes influence, and keep the card "
                "face down. You can make up for missing strength with silver: 1 silver per 2 levels, rounded "
                "up. The strength needed depends on the space, even if spaces to its left are empty."
            ),
            N_(
                "Convert: costs 0, 1, 2, 2, 2, 3, 3 silver for your first to seventh. The outsider gives "
                "strength, and at the end it scores as its card says. Missing faith cannot be bought."
            ),
            N_("Example: with 5 strength, attacking the outsider that needs 7 costs 1 silver."),
            in_company(
                N_(
                    "At the end of a round the outsider below the first region, if any, is discarded, the others "
                    "slide to the left, and new ones are dealt from the deck."
                )
            ),
            in_solo(
                N_(
                    "At the end of a round any outsiders below the first two regions are discarded, the others slide "
                    "to the left, and new ones are dealt from the deck."
                )
            ),
        ),
        ("outsiders/viking_marauder", "outsiders/byzantine_guardian", "outsiders/saracen_archer"),
    ),
    Text(
        "pray",
        N_("Prayer"),
        (
            N_(
                "The Pray action takes a cleric and 2 silver. It clears all workers from another action, on either "
                "side of your board, so you can use that action again. It can't clear itself, and you can't pray "
                "unless another action has workers on it."
            ),
            N_(
                "A prayer gained as a reward needs no cleric and no silver. It may also clear Pray, or the action "
                "that has just given it."
            ),
            N_("The workers go back to the supply; workshops stay. King's Favours are never cleared."),
        ),
        ("workers/cleric",),
    ),
)
