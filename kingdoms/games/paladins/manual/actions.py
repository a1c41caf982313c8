"""The rules of Paladins in our own words, second part: turns, workshops, townsfolk, and the actions on the right."""

from kingdoms.core.game import Text
from kingdoms.core.language import N_

TURNS = (
    Text(
        "turn",
        N_("A turn"),
        (
            N_(
                "In your turn you do one action: you send workers from your hand to its slots, pay its cost, choose "
                "its target and get its reward. Or you send a worker to an open King's Favour. Or you pass."
            ),
            N_(
                "All slots of an action have to be filled. Only Recruit, Hunt and Trade may be done with one worker or "
                "with two; that is decided at once, a second worker cannot follow later."
            ),
            N_(
                "The workers stay. While anybody stands on an action of your board it is closed to you, in this round, "
                "until a prayer clears it."
            ),
            N_(
                "Commission, Fortify, Garrison, Absolve and Convert can each be done seven times in a game, Attack as "
                "often as you like."
            ),
            N_(
                "What would do nothing cannot be chosen. An action that you cannot do tells you what is missing when "
                "you tap it."
            ),
        ),
    ),
    Text(
        "chains",
        N_("What comes first"),
        (
            N_(
                "First the level and the cost are checked, and workers and cost are paid. Then comes the reward of the "
                "action, from left to right as it is printed; then the bonus of your paladin; then your townsfolk, in "
                "the order in which you hired them."
            ),
            N_(
                "A region or an outsider has to be within the level that you had before the action. The silver that an "
                "action brings cannot pay for the same action."
            ),
            N_(
                "Workers, goods, tax, suspicion and steps of attributes are compulsory. Discarding suspicion, paying "
                "or destroying a debt, a prayer and a free recruit as rewards may be declined. If a card says or, you "
                "choose."
            ),
            N_(
                "Whatever is set off on the way is dealt with at once, an inquisition for example; only then the rest "
                "follows."
            ),
        ),
    ),
)

WORKSHOPS = (
    Text(
        "develop",
        N_("Workshops"),
        (
            N_("Develop takes any two workers and 4 silver. You have eight workshops in all."),
            N_(
                "A workshop covers a slot of an action on the right for the rest of the game and stands there for the "
                "right worker. Each action has room for two. The slots from the left are covered, first the one with a "
                "sign, then the plain one."
            ),
            N_(
                "A worker who stands in the way goes back to the supply. If others remain there, the action stays "
                "closed."
            ),
            N_(
                "Below your workshops are workers. From left to right you uncover scout, merchant, fighter, cleric, "
                "and the same four again."
            ),
        ),
        ("pieces/workshop",),
    ),
    Text(
        "townsfolk",
        N_("Townsfolk"),
        (
            N_(
                "The prices of the row are, from left to right: 3 silver, 2 silver, 2 silver, 1 silver, nothing. On "
                "the two left spaces you may take a debt instead, even if you have the silver. The price belongs to "
                "the space, and it is paid for hiring and for discarding."
            ),
            N_(
                "Discarded, a townsfolk gives its reward once and is gone. Hired, it lies beside your board for the "
                "rest of the game and helps you each time that its action, a paid debt or an inquisition comes."
            ),
            N_(
                "A free recruit, as a reward, needs no workers and costs nothing: hire or discard any townsfolk of the "
                "row."
            ),
            N_(
                "Gaps stay until the end of the round. Then the townsfolk on the rightmost space leaves, the others "
                "slide to the right, and new ones come from the deck. When the deck is empty, nobody comes any more."
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
                "Commission sends out a monk, Garrison an outpost. Both cost provisions: 1, 1, 1, 2, 2, 3, 3 for your "
                "first to your seventh."
            ),
            N_(
                "The six regions need 0, 2, 4, 6, 8, 10 faith for a monk, and 1, 3, 5, 7, 9, 11 strength for an "
                "outpost. On each space there is room for one piece, of whoever it may be."
            ),
            N_("You get the reward of the space, then 1 influence for a monk or 1 faith for an outpost."),
        ),
        ("pieces/monk", "pieces/outpost"),
    ),
    Text(
        "fortify",
        N_("Walls"),
        (
            N_(
                "Fortify builds the next wall of the deck. It costs 1, 1, 1, 2, 2, 3, 3 provisions and needs 0, 1, 3, "
                "5, 7, 9, 11 influence for your first to your seventh wall."
            ),
            N_(
                "Every wall gives 1 strength, and most of them something more. There are 24 walls for all; when they "
                "are used up, nobody can fortify any more."
            ),
            N_(
                "Example: Anna has three walls, 5 influence with her paladin Anséis, and no provisions. She can build "
                "the fourth wall, for with Anséis it costs nothing. The fifth would need 7 influence."
            ),
        ),
        ("pieces/wall", "cards/wall"),
    ),
    Text(
        "absolve",
        N_("Jars"),
        (
            N_(
                "Absolve moves a jar to a free jar space of your board. It costs 1, 2, 2, 2, 3, 3, 3 silver and needs "
                "0, 1, 3, 5, 7, 9, 11 influence for your first to your seventh jar."
            ),
            N_(
                "You get the reward of the space, then 1 faith, and you may discard a suspicion card. The nine jar "
                "spaces are: recruit for nothing, 1 labourer, pray (two spaces), 1 faith, 2 provisions, pay a debt "
                "(two spaces), and discard a suspicion card."
            ),
        ),
        ("pieces/jar",),
    ),
    Text(
        "outsiders",
        N_("Outsiders"),
        (
            N_(
                "The outsiders below the six regions need 1, 3, 5, 7, 9, 11 strength to be attacked, or 0, 2, 4, 6, 8, "
                "10 faith to be converted."
            ),
            N_(
                "Attack: you get the reward on the card, always with influence, and keep the card face down. Missing "
                "strength can be hired, 1 silver for every 2 levels or a part of them. Empty places below the regions "
                "count as well."
            ),
            N_(
                "Convert: costs 0, 1, 2, 2, 2, 3, 3 silver for your first to your seventh. The outsider gives "
                "strength, and at the end it scores as its card tells. Faith cannot be hired."
            ),
            N_("Example: with 5 strength, an attack on the outsider that needs 7 costs 1 silver."),
            N_(
                "At the end of a round the outsider below the first region leaves, the others slide to the left, and "
                "new ones come from the deck."
            ),
        ),
        ("outsiders/viking_marauder", "outsiders/byzantine_guardian", "outsiders/saracen_archer"),
    ),
    Text(
        "pray",
        N_("Prayer"),
        (
            N_(
                "The Pray action costs a cleric and 2 silver. All workers leave another action of your board, on the "
                "left or on the right, and you can do that action again. It cannot clear itself, and it needs another "
                "action with workers."
            ),
            N_("A prayer as a reward costs nothing. It may also clear Pray, or the action that has just given it."),
            N_("The workers go back to the supply, workshops stay. King's Favours are never cleared."),
        ),
        ("workers/cleric",),
    ),
)
