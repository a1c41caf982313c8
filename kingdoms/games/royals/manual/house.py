"""The house rules of Royals: our values and rulings, and where they differ from the rulebook."""

from kingdoms.core.game import SEATS
from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import Variant

HOUSE = (
    N_(
        "The rulebook we used has no pictures of the board. Where its text is silent, we had to choose values "
        "ourselves."
    ),
    N_(
        "These come from the published game: the cards, the prices of all titles except the Princess, the "
        "influence of the Baron and the Cardinal, the noble house points, the cities Vienna, Munich, Cologne, "
        "Madrid and Valencia, and the positions in the last three."
    ),
    N_(
        "Our own values: all other cities and positions, the city and country bonuses, the period tokens, the "
        "title points, the price of the Princess and all other influence."
    ),
    N_(
        "Britain's country bonuses and period tokens used to be a little lower. Games started back then keep the "
        "old values."
    ),
    N_(
        "Where we differ from the rulebook: the start player is chosen at random rather than being the youngest "
        "player. The last turn of the game belongs to the player to the right of the start player; the rulebook says "
        "left, but then not everyone would have had the same number of turns."
    ),
    Variant(
        SEATS,
        (3, 4, 5),
        N_("Everyone has 36 cubes, although two of the colours in the box have 46."),
        N_("With three to five players: {text}"),
    ),
    N_(
        "Where the rulebook is silent or unclear: you may pay three other cards in place of one even if you hold "
        "enough cards of the country, but none of the three may be of that country. If you earn several bonuses at "
        "once, you take them in the order city, country, noble house. If nobody has influence in a country, both "
        "of its tokens leave the game. A title tile without cubes goes to nobody."
    ),
    N_(
        "Open scores and the equal first draw are our own options. In the rulebook, tokens are kept face down, "
        "and earlier players draw fewer cards on the first turn."
    ),
)
