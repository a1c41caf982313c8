"""The rules of Royals in our own words, part one: the table, and a turn from drawing cards to its end."""

from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import BySeats, Text, Variant

_EQUAL = "equal_first_turn"

THE_TABLE = (
    Text(
        "aim",
        N_("The aim"),
        (
            N_(
                "Europe in the seventeenth century. Each player leads a noble house and places its members in high "
                "positions: a Marshal here, a Duke there, and in the end perhaps a King."
            ),
            N_(
                "You pay for positions with cards from their country. Positions give you influence, and influence "
                "scores points at the end of each of the three periods: 1648, 1680 and 1714. There are also "
                "bonuses for being first in a city and for being in every city of a country and, at the very end, "
                "for having held a title most often."
            ),
            N_("The player with the most points after the third period wins."),
        ),
        ("titles/king", "titles/princess", "titles/cardinal"),
    ),
    Text(
        "table",
        N_("On the table"),
        (
            N_(
                "The map: four countries with sixteen cities. Each city has one or two positions, shown by "
                "portraits of their titles. A position never has more than one cube. Next to each city is an "
                "exile space, which can hold any number of cubes."
            ),
            N_(
                "The country cards: each belongs to France, the German States, Britain or Spain. Three are "
                "face up in the display; the rest form a face-down deck. Played and discarded cards go to a "
                "face-up discard pile."
            ),
            N_(
                "The intrigue cards: 24 cards, each showing two countries, four for every pair. They have their "
                "own deck and discard pile, and you need them to take a position from a rival."
            ),
            BySeats(
                N_(
                    "Your cubes: 36 per player, or 46 with two players. Every position you occupy takes two, and "
                    "they never return to your supply."
                ),
                {
                    (2,): N_(
                        "Your cubes: 46 per player. Every position you occupy takes two, and they never return to "
                        "your supply."
                    ),
                    (3, 4, 5): N_(
                        "Your cubes: 36 per player. Every position you occupy takes two, and they never return to "
                        "your supply."
                    ),
                },
            ),
            N_(
                "The point tokens: one next to each city; two for each country, for cubes in all its cities; the "
                "noble house tokens; two more for each country in each period, for influence; and seven title "
                "tiles."
            ),
        ),
        ("cards/france", "cards/germany", "cards/britain", "cards/spain"),
    ),
    Text(
        "turn",
        N_("A turn"),
        (
            N_(
                "The start player is chosen at random; play then proceeds clockwise. A turn has three parts, "
                "always in this order."
            ),
            N_("First, draw: you must draw cards, even if your hand is full."),
            N_(
                "Then play: you may occupy as many positions as you can pay for, whether free or held by rivals, "
                "in any order. Or play nothing and save your cards."
            ),
            N_(
                "Finally, end your turn: if you hold more than 12 country cards, discard down to 12; if you "
                "hold more than 4 intrigue cards, discard down to 4. You choose which, one at a time. Then the "
                "display is refilled to three cards."
            ),
        ),
    ),
)

DRAWING = (
    Text(
        "draw",
        N_("Drawing cards"),
        (
            N_(
                "At the start of your turn, choose: three country cards, or one country card and one intrigue "
                "card. Once you have drawn the first card, you can't change your mind."
            ),
            N_(
                "Then take the cards one at a time, in any order. For a country card, take a face-up card or "
                "draw from the deck; you see each card before you decide on the next. Intrigue cards always "
                "come from the top of their deck."
            ),
            N_(
                "The display is not refilled during your turn. If you take all three face-up cards, it stays "
                "empty until your turn ends; and if the deck is empty, you can take only face-up cards."
            ),
            N_(
                "If the intrigue deck is empty when a card must be drawn, the discarded intrigue cards are "
                "shuffled to form a new deck."
            ),
            N_(
                "Everyone sees which cards are taken from the display. Only the player who draws a card from a "
                "deck sees it."
            ),
        ),
        ("cards/back", "intrigues/back"),
    ),
    Text(
        "first",
        N_("The first turn"),
        (
            Variant(
                _EQUAL,
                (False,),
                N_(
                    "On the first turn there is no choice: everyone draws only country cards, and earlier "
                    "players draw fewer. From the start player on: {draws}."
                ),
            ),
            Variant(
                _EQUAL,
                (True,),
                N_("On the first turn there is no choice: everyone draws three country cards."),
                N_("With an equal first draw: {text}"),
            ),
            N_("You may occupy positions as early as your first turn if you have enough cards."),
            Variant(
                _EQUAL,
                (False,),
                N_(
                    "Example: four players. Anna starts and draws 1 card, Ben draws 1, Eve 2 and David 3. If "
                    "Anna's card is German, she may become Marshal in Berlin at once."
                ),
            ),
        ),
    ),
)

PLAYING = (
    Text(
        "occupy",
        N_("Occupying a free position"),
        (
            N_(
                "Choose a position without a cube and pay as many cards of its country as its title costs. "
                "They go to the discard pile."
            ),
            N_(
                "Then place two cubes from your supply: one on the portrait, to show that the position is yours, "
                "and one on the title tile. The second cube stays there until the end of the game; your cubes "
                "there show how often you have held the title."
            ),
            N_(
                "Price and influence depend only on the title and are the same in every country. You may hold "
                "both positions in a city."
            ),
            N_(
                "With fewer than two cubes left in your supply you can't occupy any more positions, but you "
                "still draw cards, and everything you have on the board still counts."
            ),
            N_(
                "Example: the Cardinal in Cologne costs 5 German cards. Anna plays them and places one cube in "
                "Cologne and another on the Cardinal's tile. She is first in Cologne and takes its city bonus, "
                "3 points."
            ),
        ),
        ("titles/cardinal", "pieces/cube"),
    ),
    Text(
        "pay",
        N_("Paying with other cards"),
        (
            N_(
                "If you don't have enough cards of the country, or don't want to spend them, three cards of "
                "other countries count as one. The three may be alike or mixed, but may not include cards of "
                "the country itself. You may do this several times in one payment."
            ),
            N_(
                "You can't overpay: you always pay exactly what the position costs. When you tap a position, the "
                "app suggests the cheapest payment, using as many cards of that country as it can; you may choose "
                "other cards instead."
            ),
            N_(
                "Example: the King in Paris costs 8 French cards. Ben has 6 French cards and 6 others. The six "
                "others count as two: 6 + 2 = 8, which is enough."
            ),
            N_(
                "Example: the Duke in Munich costs 4. Eve has 3 German, 2 French and 4 Spanish cards. She may "
                "pay 3 German cards and any three others, or pay 2 German cards and all six others and keep 1 "
                "German card."
            ),
        ),
        ("titles/king", "titles/duke"),
    ),
    Text(
        "takeover",
        N_("Taking over a position"),
        (
            N_(
                "You may also occupy a position that a rival holds. In addition to its full price in country "
                "cards, play 1 intrigue card that names the country (2 for a King). You can't take over your "
                "own position."
            ),
            N_(
                "Substitutes work here too: two intrigue cards that do not name the country count as one that "
                "does. If you can't pay both the country cards and the intrigue cards in full, you can't take over "
                "the position."
            ),
            N_(
                "Example: Ben is Cardinal in Cologne. Eve plays 5 German cards and the German States/Spain "
                "intrigue card; the position is hers."
            ),
            N_(
                "Example: to take over the King in Paris, the intrigue cards France/German States and "
                "France/Britain are enough. So are one card that names France and two others, or four others. "
                "Three others are not enough."
            ),
        ),
        ("intrigues/germany_spain", "intrigues/france_germany", "intrigues/france_britain"),
    ),
    Text(
        "exile",
        N_("Exile"),
        (
            N_(
                "When you take over a rival's position, their cube goes to the city's exile space. It no "
                "longer gives influence, but until the end of the game it still counts as a cube in that city "
                "for the country bonus."
            ),
            N_(
                "The rival's cube stays on the title tile. You place your two cubes as usual, one of them on "
                "the same tile."
            ),
            N_(
                "A player who has been driven out may return, to the city's other position or to the one they "
                "lost. It costs the full price again, and another cube goes on the title tile."
            ),
        ),
        ("pieces/exile",),
    ),
)
