"""The rules of Royals in our own words, second part: bonuses, periods, titles, the end, and games that differ."""

from kingdoms.core.game import Text
from kingdoms.core.language import N_

BONUSES = (
    Text(
        "bonuses",
        N_("The bonuses"),
        (
            N_(
                "A bonus is earned by occupying a position, and you get it at once. If one position earns several, you "
                "get all of them: first the city's, then the country's, then that of the noble house."
            ),
            N_("City bonus: the first player who occupies any position in a city takes its token."),
            N_(
                "Country bonus: whoever has a cube in every city of a country takes the higher token of the country "
                "that is left. Cubes in exile count as well. Nobody gets two from the same country; the third who "
                "achieves it gets nothing."
            ),
            N_(
                "Noble house: whoever has a cube on each of the seven title tiles takes the highest token that is "
                "left: 16, then 12, then 8 points. Nobody gets two."
            ),
            N_(
                "Example: Anna holds a position in London, and in Edinburgh one of her cubes is in exile. Now she "
                "occupies one in York. That gives her a cube in every city of Britain, and she takes the first "
                "country bonus of Britain, 7 points; if it is gone, the second one with 4."
            ),
        ),
        ("pieces/city_token", "pieces/country_token", "pieces/noble_token"),
    ),
)

PERIODS = (
    Text(
        "period",
        N_("The end of a period"),
        (
            N_(
                "A period ends after the turn in which the display can no longer be filled up to three cards, because "
                "the deck has run out. What is left is laid out, all discarded country cards are shuffled and become "
                "the new deck, and the display is filled up from it. Then the period is scored, and the game goes on "
                "with the next player."
            ),
            N_(
                "If the last card of the deck just fills the display, the period is not over yet: the next player can "
                "take only open cards, and it ends after that turn."
            ),
            N_(
                "In the third period the discards are shuffled too, but the round is played to its end first, so that "
                "all have had equally many turns. Only then the period is scored, and after it the titles."
            ),
        ),
        ("cards/back", "pieces/period_token"),
    ),
    Text(
        "scoring",
        N_("Scoring a period"),
        (
            N_(
                "In each country all add up the influence of the positions that they hold there now. Exiled cubes "
                "count nothing. The player with the most takes the first token of the country for this period, the "
                "second one the second token."
            ),
            N_(
                "If players are level, the higher title held in that country decides. If their best titles are "
                "the same, it is the one in the city with the higher printed city bonus, even if its token has long "
                "been taken. So there is always a winner, and whoever loses such a tie for the first place is second."
            ),
            N_(
                "If only one player has influence in a country, the second token leaves the game; if nobody has any, "
                "both do."
            ),
            N_(
                "Example: Anna is Duke in Munich and Baron in Cologne, Ben is Princess in Vienna. Anna has 2 + 1 = 3 "
                "influence, Ben has 3 too. The Princess ranks above the Duke: Ben takes the first token of the German "
                "States, Anna the second."
            ),
            N_(
                "Example: Anna is Duke in Munich, Ben is Duke in Berlin. Both have 2 influence and the same title. "
                "The city bonus of Munich is 4, that of Berlin 2: Anna is first."
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
                "After the third period the title tiles are awarded, from the Marshal up to the King. Whoever has the "
                "most cubes on a tile takes it. It does not matter whether the positions are still held."
            ),
            N_(
                "If two players are level, each takes one half of the tile, which is worth half of the points. If "
                "more than two are level, nobody gets it; nor does anybody if there is no cube on it."
            ),
            N_(
                "Example: on the Baron's tile Anna and Ben have 2 cubes each, Eve has 1. Anna and Ben get 3 points "
                "each. If Eve had 2 as well, nobody would get anything."
            ),
        ),
        ("titles/baron", "pieces/title_token"),
    ),
    Text(
        "end",
        N_("Who has won"),
        (
            N_(
                "All add up the points on their tokens: cities, countries, noble house, the three periods and titles. "
                "The most points win. If players are level, the one with the highest single token wins; a half tile "
                "counts as its half. If that is still a tie, they share the victory."
            ),
            N_(
                "During the game the tokens lie face down before their owners. Everyone can see who takes which, but "
                "the table shows of the others only how many they are. Whoever prefers to see all points turns on open "
                "scores before the game."
            ),
        ),
        ("pieces/token_back",),
    ),
    Text(
        "secrets",
        N_("What is known and what is secret"),
        (
            N_(
                "Secret are the cards in the hands and the order of the decks. Known to all are the map, the tiles, "
                "the supplies, both discard piles, how many cards lie in each deck, and how many country and intrigue "
                "cards each player holds."
            ),
            N_(
                "Cards that were taken from the display were seen by all. Tapping a player tells how many of them must "
                "still be in that hand, so that nobody has to keep it in mind."
            ),
        ),
    ),
    Text(
        "players",
        N_("How many players"),
        (
            N_(
                "With fewer players, some country cards stay in the box, in the order France, German States, "
                "Britain, Spain. Two players: 11, 9, 8, 6; 65 remain. Three players: 9, 8, 7, 6; 69 remain. Four "
                "players: 6, 5, 5, 4; 79 remain. Five players have all 99."
            ),
            N_(
                "Two players have 46 cubes each. Of the noble house only the token with 8 points is in the game, and "
                "only the first gets it. It happens with two that the cubes run out; then one goes on drawing and "
                "scoring."
            ),
            N_(
                "Equal first turn: with this option everyone draws three country cards in the first turn, however "
                "many play and wherever one sits."
            ),
        ),
    ),
    Text(
        "house",
        N_("Values of the house"),
        (
            N_(
                "The rulebook that we built from came without the pictures of the board. What its text does not tell "
                "we had to set ourselves."
            ),
            N_(
                "Known are the cards, the prices of all titles but the Princess, the influence of Baron and Cardinal, "
                "the points of the noble house, the cities Vienna, Munich, Cologne, Madrid and Valencia, and the "
                "positions of the last three."
            ),
            N_(
                "Ours are the other cities and positions, the city bonuses, the country bonuses, the tokens of the "
                "periods, the points of the titles, the price of the Princess, the rest of the influence, and that "
                "three to five players have 36 cubes each."
            ),
        ),
    ),
)
