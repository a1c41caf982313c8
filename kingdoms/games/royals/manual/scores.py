"""The rules of Royals in our own words, part two: bonuses, periods, titles, the end, secrets and numbers of players."""

from kingdoms.core.game import SEATS
from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import BySeats, Text, Variant

BONUSES = (
    Text(
        "bonuses",
        N_("Bonuses"),
        (
            N_(
                "You earn bonuses by occupying positions, and you get them at once. If one position earns "
                "several, you get them all: first the city bonus, then the country bonus, then the noble house "
                "bonus."
            ),
            N_("City bonus: the first player to occupy any position in a city takes its token."),
            N_(
                "Country bonus: when you have a cube in every city of a country, you take the higher of the "
                "country's remaining tokens. Cubes in exile count too. You can get only one per country; the "
                "third player to manage it gets nothing."
            ),
            BySeats(
                N_(
                    "Noble house: when you have a cube on each of the seven title tiles, you take the highest "
                    "remaining token: 16, then 12, then 8 points (with two players there is only the 8). You can "
                    "get only one."
                ),
                {
                    (2,): N_(
                        "Noble house: the first player to have a cube on each of the seven title tiles takes the "
                        "only token, worth 8 points."
                    ),
                    (3, 4, 5): N_(
                        "Noble house: when you have a cube on each of the seven title tiles, you take the highest "
                        "remaining token: 16, then 12, then 8 points. You can get only one."
                    ),
                },
            ),
            N_(
                "Example: Anna holds a position in London and has a cube in exile in Edinburgh. Now she occupies a "
                "position in York. That gives her a cube in every city of Britain, so she takes Britain's first "
                "country bonus (8 points), or the second (4 points) if the first is gone."
            ),
        ),
        ("pieces/city_token", "pieces/country_token", "pieces/noble_token"),
    ),
)

THE_PERIODS = (
    Text(
        "period",
        N_("The end of a period"),
        (
            N_(
                "A period ends after the turn in which the display can no longer be refilled to three cards "
                "because the deck has run out. The remaining cards are put into the display, all discarded "
                "country cards are shuffled to form the new deck, and the display is refilled from it. Then "
                "the period is scored, and the game continues with the next player."
            ),
            N_(
                "If the last card of the deck exactly fills the display, the period is not over yet: the next "
                "player can take only face-up cards, and the period ends after that turn."
            ),
            N_(
                "In the third period the discards are shuffled too, but the round is finished first, so that "
                "everyone has had the same number of turns. Only then is the period scored, followed by the "
                "titles."
            ),
        ),
        ("cards/back", "pieces/period_token"),
    ),
    Text(
        "scoring",
        N_("Scoring a period"),
        (
            N_(
                "In each country, everyone adds up the influence of the positions they currently hold there. "
                "Exiled cubes do not count. The player with the most takes the country's first token for this "
                "period, the runner-up the second."
            ),
            N_(
                "Ties are broken by the highest title held in that country. If the best titles are the same, "
                "the one in the city with the higher printed city bonus wins, even if that token was taken "
                "long ago. So there is always a winner, and the player who loses a tie for first place is "
                "second."
            ),
            N_(
                "If only one player has influence in a country, the second token is removed from the game; if "
                "nobody has any, both are."
            ),
            N_(
                "Example: Anna is Duke in Munich and Baron in Cologne; Ben is Princess in Vienna. Anna has 2 + 1 = "
                "3 influence, and so does Ben. The Princess ranks above the Duke: Ben takes the German States' "
                "first token, Anna the second."
            ),
            N_(
                "Example: Anna is Duke in Munich, Ben is Duke in Berlin. Both have 2 influence and the same "
                "title. Munich's city bonus is 4, Berlin's is 2: Anna is first."
            ),
        ),
    ),
)

THE_END = (
    Text(
        "titles",
        N_("The titles"),
        (
            N_(
                "After the third period the title tiles are awarded, from the Marshal up to the King. The "
                "player with the most cubes on a tile takes it. It does not matter whether they still hold the "
                "positions."
            ),
            N_(
                "If two players tie, each takes one half of the tile, worth half the points. If more than two "
                "tie, or if there are no cubes on it, nobody gets it."
            ),
            N_(
                "Example: on the Baron's tile Anna and Ben have 2 cubes each and Eve has 1. Anna and Ben score 3 "
                "points each. If Eve had 2 as well, nobody would score."
            ),
        ),
        ("titles/baron", "pieces/title_token"),
    ),
    Text(
        "end",
        N_("The winner"),
        (
            N_(
                "Everyone adds up the points on their tokens: cities, countries, noble house, the three "
                "periods and titles. The player with the most points wins. If tied, the player with the "
                "highest single token wins; half a tile counts for half its points. If still tied, they share "
                "the victory."
            ),
            Variant(
                "open_scores",
                (False,),
                N_(
                    "During the game, tokens are kept face down in front of their owners. Everyone can see who "
                    "takes which token, but the table shows only how many tokens the others have. To see all "
                    "points, turn on open scores before the game."
                ),
            ),
            Variant(
                "open_scores",
                (True,),
                N_("Everyone can see all players' tokens and points during the game."),
                N_("With open scores: {text}"),
            ),
        ),
        ("pieces/token_back",),
    ),
)

DETAILS = (
    Text(
        "secrets",
        N_("Open and hidden information"),
        (
            N_(
                "Hands and the order of the decks are secret. Everyone may see the map, the tiles, the "
                "supplies, both discard piles, how many cards are in each deck, and how many country and "
                "intrigue cards each player holds."
            ),
            N_(
                "Everyone has seen the cards taken from the display. Tap a player to see how many of them must "
                "still be in that player's hand, so you don't have to remember."
            ),
        ),
    ),
    Text(
        "players",
        N_("Number of players"),
        (
            BySeats(
                N_(
                    "With fewer than five players, some country cards stay in the box (France, German States, "
                    "Britain, Spain). Two players: 11, 9, 8, 6; 65 remain. Three players: 9, 8, 7, 6; 69 remain. "
                    "Four players: 6, 5, 5, 4; 79 remain. Five players use all 99."
                ),
                {
                    (2,): N_(
                        "Some country cards stay in the box (France, German States, Britain, Spain): 11, 9, 8, 6; 65 "
                        "remain."
                    ),
                    (3,): N_(
                        "Some country cards stay in the box (France, German States, Britain, Spain): 9, 8, 7, 6; 69 "
                        "remain."
                    ),
                    (4,): N_(
                        "Some country cards stay in the box (France, German States, Britain, Spain): 6, 5, 5, 4; 79 "
                        "remain."
                    ),
                    (5,): N_("All 99 country cards are used."),
                },
            ),
            Variant(
                SEATS,
                (2,),
                N_(
                    "With two players, each has 46 cubes. Only the 8-point noble house token is used, and it goes to "
                    "the first player who earns it. If you run out of cubes, you still draw cards and score as usual."
                ),
            ),
        ),
    ),
)
