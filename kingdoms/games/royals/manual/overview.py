"""The parts of Royals' table: what each is called and what it is for."""

from kingdoms.core.words.language import N_

TABLE_PARTS = {
    "seats": (
        N_("The players"),
        N_("Everyone's points or tokens, how many cards they have, and their cubes. Tap a player to see more."),
    ),
    "map": (
        N_("The map"),
        N_("The cities with their positions: what each costs and who holds it. You occupy positions here."),
    ),
    "display": (N_("The display"), N_("The three face-up country cards and both decks. You draw your cards here.")),
    "hand": (N_("Your hand"), N_("Your country and intrigue cards, which you use to pay for positions.")),
    "titles": (
        N_("The title tiles"),
        N_("How often each player has held each title and what that scores at the end, plus the noble house bonus."),
    ),
    "periods": (N_("The periods"), N_("The points for influence in each country in each of the three periods.")),
    "country_tabs": (
        N_("The countries"),
        N_("Tabs that take you to each country when the screen is too small to show the whole map."),
    ),
    "pay_button": (
        N_("The payment"),
        N_("Appears when you have chosen a position, and pays with the cards you have picked."),
    ),
}
