"""The parts of Kingsburg's table: what each is called and what it is for."""

from kingdoms.core.words.language import N_

TABLE_PARTS = {
    "seats": (
        N_("The players"),
        N_(
            "Everyone's place in turn order, points, goods, tokens, soldiers and dice. Tap a player to see their "
            "estate."
        ),
    ),
    "calendar": (N_("The calendar"), N_("The five years and the eight phases of a year.")),
    "enemy": (N_("The enemy"), N_("This winter's enemy, how strong it may be, and how strong you are so far.")),
    "court": (N_("The court"), N_("The eighteen advisors. You place dice that add up to an advisor's number.")),
    "estate": (
        N_("Your estate"),
        N_("The twenty buildings with their prices and points. Each row is built from the left."),
    ),
    "stock": (N_("Your goods"), N_("Your gold, wood, stone, +2 tokens, soldiers and points.")),
    "tray": (
        N_("Your dice"),
        N_("The dice you can still place, and what you can add to them. Your choices appear here too."),
    ),
}
