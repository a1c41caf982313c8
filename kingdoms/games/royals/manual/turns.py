"""The rules of Royals in our own words, first part: the table, and a turn from its cards to its end."""

from kingdoms.core.game import Text
from kingdoms.core.language import N_

THE_TABLE = (
    Text(
        "aim",
        N_("The aim"),
        (
            N_(
                "Europe in the seventeenth century. Each player leads a noble house and brings its members into high "
                "positions: a Marshal here, a Duke there, in the end perhaps a King."
            ),
            N_(
                "Positions are paid with the cards of their country. They bring influence, and influence brings points "
                "at the end of each of three periods: 1648, 1680 and 1714. Besides there are bonuses for whoever is "
                "early or everywhere, and at the very end for the titles that were held most often."
            ),
            N_("Whoever has the most points after the third period has won."),
        ),
        ("titles/king", "titles/princess", "titles/cardinal"),
    ),
    Text(
        "table",
        N_("What lies on the table"),
        (
            N_(
                "The map: four countries with sixteen cities. Each city has one or two positions, shown by the "
                "portrait of a title. On a position there is never more than one cube. Beside each city there is an "
                "exile space, where any number of cubes may be."
            ),
            N_(
                "The country cards: each belongs to France, the German States, Britain or Spain. Three of them lie "
                "open in the display, the others are a deck, face down. What is played or discarded lies on an open "
                "pile."
            ),
            N_(
                "The intrigue cards: 24, each of which names two countries, four for every pair. They have a deck and "
                "a discard pile of their own, and are needed to take a position from a rival."
            ),
            N_(
                "Your cubes: 36 for each player, 46 if there are only two. Every position that you occupy takes two "
                "of them, and they never come back to your supply."
            ),
            N_(
                "The tokens with the points: one beside each city, two for each country, those of the noble house, "
                "two for each country and period, and seven tiles, one for each title."
            ),
        ),
        ("cards/france", "cards/germany", "cards/britain", "cards/spain"),
    ),
    Text(
        "turn",
        N_("A turn"),
        (
            N_(
                "The start player is drawn by lot; after that play goes clockwise. A turn has three parts, always in "
                "this order."
            ),
            N_("First draw: you have to draw cards, even if your hand is full."),
            N_(
                "Then play: you may occupy positions, as many as you can pay for, free ones and those of rivals, in "
                "any order. You may also leave it and save your cards."
            ),
            N_(
                "At last the end of the turn: if you hold more than 12 country cards, discard down to 12; if you hold "
                "more than 4 intrigue cards, discard down to 4. You choose which, one after the other. Then the "
                "display is filled up to three cards again."
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
                "At the beginning of your turn you choose one of two: three country cards, or one country card and one "
                "intrigue card. The choice binds; you cannot change it after the first card."
            ),
            N_(
                "Then you take the cards one at a time, in any order. A country card is either one of those that lie "
                "open or the top one of the deck; you see it before you decide on the next. An intrigue card always "
                "comes from the top of its deck."
            ),
            N_(
                "During your turn the display is not filled up. Whoever takes all three open cards leaves nothing "
                "there until the turn is over; and if the deck is empty, only the open cards can be taken."
            ),
            N_(
                "When an intrigue card is to be drawn and there is none left, the discarded intrigue cards are "
                "shuffled and become the new deck."
            ),
            N_(
                "Everybody sees which cards are taken from the display. Cards from a deck are seen only by the one who "
                "draws them."
            ),
        ),
        ("cards/back", "intrigues/back"),
    ),
    Text(
        "first",
        N_("The first turn"),
        (
            N_(
                "In the first turn there is nothing to choose: each player draws only country cards, and those who "
                "play early draw fewer. From the start player on the numbers are, with two players: 2, 3; with three: "
                "1, 2, 3; with four: 1, 1, 2, 3; with five: 1, 1, 2, 2, 3."
            ),
            N_("Positions may already be occupied in the first turn, if the cards are enough."),
            N_(
                "Example: four players. Anna begins and draws 1 card, Ben draws 1, Eve 2 and David 3. If Anna's card "
                "is a German one, she may at once become Marshal in Berlin."
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
                "Choose a position without a cube and pay for it: so many cards of its country as its title costs. "
                "They go to the discard pile."
            ),
            N_(
                "Then you place two cubes from your supply: one on the portrait, which shows that the position is "
                "yours, and one on the tile of the title. That one stays there until the end of the game and tells how "
                "often you have held the title."
            ),
            N_(
                "The price depends on the title alone and is the same in every country, and so is the influence that "
                "the position brings. You may hold both positions of a city."
            ),
            N_(
                "With fewer than two cubes left in your supply you occupy nothing more, but you go on drawing cards, "
                "and everything that you have on the board still counts."
            ),
            N_(
                "Example: the Cardinal in Cologne costs 5 German cards. Anna plays them, places a cube in Cologne and "
                "another one on the Cardinal's tile. She is the first in Cologne and takes its city bonus, 3 points."
            ),
        ),
        ("titles/cardinal", "pieces/cube"),
    ),
    Text(
        "pay",
        N_("Paying with other cards"),
        (
            N_(
                "If you do not have enough cards of the country, or do not want to spend them, three cards of other "
                "countries stand for one. The three may be alike or mixed; cards of the country itself cannot be among "
                "them. You may do so several times in one payment."
            ),
            N_(
                "You may never pay too much: a payment is just what the position costs. When you tap a position, the "
                "cheapest payment is proposed, with as many cards of the country as you have; you may put another one "
                "together card by card."
            ),
            N_(
                "Example: the King in Paris costs 8 French cards. Ben has 6 French cards and 6 others. The six others "
                "stand for two: 6 + 2 = 8, that is enough."
            ),
            N_(
                "Example: the Duke in Munich costs 4. Eve has 3 German, 2 French and 4 Spanish cards. She may pay 3 "
                "German cards and any three others, or 2 German cards and all six others and keep 1 German card."
            ),
        ),
        ("titles/king", "titles/duke"),
    ),
    Text(
        "takeover",
        N_("Taking a position over"),
        (
            N_(
                "You may also occupy a position that a rival holds. Besides its full price in country cards you play "
                "1 intrigue card that names the country, and for a King 2. You cannot take over your own position."
            ),
            N_(
                "Here too other cards help: two intrigue cards that do not name the country stand for one that does. "
                "What you cannot pay in full, country cards and intrigue, you cannot take over."
            ),
            N_(
                "Example: Ben is Cardinal in Cologne. Eve plays 5 German cards and the intrigue card of the German "
                "States and Spain; the position is hers."
            ),
            N_(
                "Example: to take over the King in Paris with intrigue, France/German States and France/Britain are "
                "enough. One card that names France and two others are enough as well, and so are four others. Three "
                "others are not."
            ),
        ),
        ("intrigues/germany_spain", "intrigues/france_germany", "intrigues/france_britain"),
    ),
    Text(
        "exile",
        N_("Exile"),
        (
            N_(
                "The cube of a rival whose position you take over goes to the exile space of the city. There it brings "
                "no influence any more, but for the country bonus it still counts as a cube in that city, until the "
                "end of the game."
            ),
            N_(
                "The rival's cube on the tile of the title stays where it is. You place your two cubes as always, one "
                "of them on the same tile."
            ),
            N_(
                "Whoever was driven out may come back, to the other position of the city or to the one that was lost. "
                "It costs the full price again, and there is a new cube on the tile again."
            ),
        ),
        ("pieces/exile",),
    ),
)
