"""The parts of Paladins' table: what each is called and what it is for."""

from kingdoms.core.words.language import N_

TABLE_PARTS = {
    "seats": (
        N_("The players"),
        N_("Everyone's points, workers, resources, suspicion, debts and attributes. Tap a player to see their board."),
    ),
    "opponent": (
        N_("The opponent"),
        N_("In the solo game: its scheme, its workers, its resource track and its attributes."),
    ),
    "regions": (
        N_("The regions"),
        N_("Six regions with spaces for monks and outposts, and the faith and strength they need."),
    ),
    "outsiders": (
        N_("The outsiders"),
        N_("One for each region. You attack them with strength or convert them with faith."),
    ),
    "townsfolk": (N_("The townsfolk"), N_("Five to hire or discard with Recruit. The space sets the price.")),
    "taverns": (
        N_("The taverns"),
        N_("At the start of a round everyone takes one of these cards and its four workers."),
    ),
    "favours": (N_("The King's Favours"), N_("Extra actions. Each can be used once per round, by one player.")),
    "orders": (
        N_("The King's Orders"),
        N_("Actions that score points at the end if you have done them at least five times."),
    ),
    "supplies": (N_("The supplies"), N_("The tax supply and the decks of walls and suspicion cards.")),
    "head": (N_("Your paladin and attributes"), N_("This round's paladin, and your faith, strength and influence.")),
    "stock": (N_("Your goods"), N_("Your silver and provisions, your suspicion cards and your debts.")),
    "actions": (
        N_("Your actions"),
        N_("Your twelve actions and their worker slots: what each action costs and gives."),
    ),
    "followers": (N_("Your people"), N_("The townsfolk you have hired and the outsiders you have converted.")),
    "tray": (N_("Your choices"), N_("When there is something to choose, such as a reward, it appears here.")),
    "hand": (N_("Your workers"), N_("The workers you can still send, one stack for each kind.")),
}
