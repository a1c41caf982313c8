"""The rules of Rival Kings in our own words, as pages with pictures of the cards.

A key in braces stands for the name of a card. Characters, actions and subjects have the same text as on the table.
"""

from collections.abc import Iterable

from kingdoms.core.game import SEATS, Options
from kingdoms.core.words.language import N_, _
from kingdoms.core.words.manual import Page, Text, Variant, chapter, house, overview, this_game, worded
from kingdoms.games.rival_kings import cards, words
from kingdoms.games.rival_kings.manual.house import HOUSE
from kingdoms.games.rival_kings.manual.overview import TABLE_PARTS
from kingdoms.games.rival_kings.manual.rulings import RULINGS
from kingdoms.games.rival_kings.words.help import about_character, card_facts
from kingdoms.games.rival_kings.words.names import card_name, character_name, names_by_key
from kingdoms.games.rival_kings.words.phrases import ability, action_rule, action_title, colour_name, world_name

_OPEN_MONEY = N_("With open money: {text}")

_BEFORE_THE_CARDS = (
    Text(
        "aim",
        N_("The aim"),
        (
            N_(
                "The throne is empty, and every player wants it. Collect subjects and buildings that belong "
                "together, and stay out of quarrels as far as the court allows."
            ),
            N_(
                "The player with the most points at the end wins. Most points come from pairs of a subject and "
                "a building, a few from single cards and coins. Every conflict marker costs 2 points."
            ),
            N_("A game lasts only a few short rounds."),
        ),
        ("vintner", "vineyard"),
    ),
    Text(
        "table",
        N_("On the table"),
        (
            N_(
                "Four face-up piles are in the middle: two of 8 buildings and two of 8 subjects. Only the top "
                "card of each can be seen, and only that card can be bought, unless a subject's ability says "
                "otherwise."
            ),
            N_(
                "There is money in front of every pile. When you buy a card, its price is added to that pile's "
                "money and stays there until someone takes it all."
            ),
            N_(
                "There are 16 kinds of subjects and 16 kinds of buildings, two copies of each. Half of these 64 "
                "cards form the piles; the backs of the other half serve as money. So in every game some cards are "
                "missing and others appear twice."
            ),
            N_(
                "Everyone starts with 5 coins, 1 conflict marker and 2 crests, and there are 2 coins in front "
                "of each pile. There are 48 coins in all; the rest form the supply."
            ),
            N_(
                "Everyone can see all players' coins, markers and cards, the supply, and how many cards are in "
                "each pile. Players' hands are hidden, as are the cards below the top of a pile."
            ),
            Variant("open_money", (False,), N_("The money below the top coin card is hidden too.")),
            Variant(
                "open_money", (True,), N_("Everyone can see how much money is in front of each pile."), _OPEN_MONEY
            ),
        ),
        ("mine", "miner"),
    ),
    Text(
        "round",
        N_("A round"),
        (
            N_(
                "A round has two cycles. First, all twelve characters are shuffled and everyone is dealt "
                "three. You play one in each cycle; the third is not used."
            ),
            N_(
                "A cycle has three steps. First, everyone secretly chooses a character, and all are revealed "
                "together. Second, conflicts are resolved and markers handed out. Third, the characters act in "
                "order of rank, from A to F."
            ),
            N_("After the second cycle all characters are shuffled again and a new round begins."),
        ),
        ("queen", "courtier", "trader_1"),
    ),
)

_BEFORE_THE_ACTIONS = (
    Text(
        "conflicts",
        N_("Conflicts"),
        (
            N_(
                "Same rank first: if two players have characters of the same rank, both get a conflict marker. "
                "For this cycle neither may steal, and each may carry out only one of their actions, whichever "
                "they like."
            ),
            N_(
                "Then different ranks: A attacks D, B attacks C, C attacks F, D attacks E, E attacks F. A "
                "player whose character is attacked gets a marker from each attacker, who may then steal from "
                "them. A character in a same-rank conflict attacks nobody but can still be attacked."
            ),
            N_(
                "Example: Anna has {knight:the}, Ben {diplomat:the}. D attacks E: Ben gets a marker, and on "
                "her turn Anna steals an action from him."
            ),
            N_(
                "Example: Anna has {courtier:the}, Ben {priest:the}, Clara {trader_1}. The two characters of rank "
                "C are in conflict with each other and get a marker each, so neither of them attacks Clara."
            ),
            N_(
                "Example: Anna has {trader_1}, Ben {trader_2}, Clara {courtier:the}, David {countess:the}. Anna "
                "and Ben get three markers each: one for having the same rank, one from Clara's {courtier} and one "
                "from David's {countess}."
            ),
        ),
        ("knight", "diplomat"),
    ),
    Text(
        "turn",
        N_("Your turn and theft"),
        (
            N_(
                "Characters act from A to F. If ranks tie, the player with fewer markers acts first; if still "
                "tied, the player whose card has the tie symbol."
            ),
            N_(
                "Your turn begins with theft. Place a crest on one action of a character that yours attacks. "
                "The action is now yours: carry it out at once, or skip it just to deny it to its owner. If "
                "you attack two players of the same rank, you may steal one action from each."
            ),
            N_(
                "Then carry out your own actions from left to right, except those covered by a crest. You may "
                "skip any action, but you can't go back to it."
            ),
            N_(
                "You may skip a theft too; the victim still keeps the marker. A player who has been robbed can "
                "still steal from others. An action can be stolen only once. At the end of the cycle all "
                "crests go back to their owners."
            ),
            N_(
                "Example: Anna has {knight:the}, Ben {diplomat:the}. Anna places a crest on {diplomat:the}'s "
                "money action and takes money, then takes money and recruits a subject with her own actions. "
                "Ben can still settle a conflict and buy a building."
            ),
        ),
        ("knight", "diplomat"),
    ),
)

_AFTER_THE_ACTIONS = (
    Text(
        "money",
        N_("Money"),
        (
            N_("Taking money always means taking all the money in front of one pile."),
            Variant(
                "open_money",
                (False,),
                N_(
                    "Nobody may count the money first; only the top coin card can be seen. It shows 1 after a "
                    "payment of an odd amount, otherwise 2."
                ),
            ),
            Variant("open_money", (True,), N_("Everyone may count the money first."), _OPEN_MONEY),
            N_(
                "If there is no money in front of any pile when someone takes money, first put 2 coins from "
                "the supply in front of each pile, as long as they last. If the supply is empty too, there is "
                "nothing to take."
            ),
            N_("You always pay the exact price. Once bought, a card never becomes money again."),
        ),
    ),
    Text(
        "abilities",
        N_("Subjects and their abilities"),
        (
            N_(
                "Your subjects form a row with the newest last. The newest is active. Its ability is free and "
                "can be used once per cycle at any point in your turn: before the thefts, between two actions "
                "or after the last one, but never in the middle of an action."
            ),
            N_(
                "You can use only one ability per cycle, even if your active subject changes. When you recruit "
                "someone new, decide whether to use the old ability first or the new one afterwards."
            ),
            N_(
                "Four subjects have their own timing: {gardener:the} after the reveal, {watchman:the} during "
                "conflicts, {sailor:the} in a same-rank conflict, and {blacksmith:the} when you buy a building."
            ),
            N_("An ability that would have no effect is not offered."),
        ),
        ("gardener", "blacksmith"),
    ),
)

_AFTER_THE_SUBJECTS = (
    Text(
        "end",
        N_("The end of the game"),
        (
            N_(
                "As soon as a pile runs out, finish the current cycle, including all remaining turns. Then the "
                "game ends, even if it was the first cycle of a round."
            ),
        ),
    ),
    Text(
        "scoring",
        N_("Pairs and points"),
        (
            N_("Perfect pairs: a subject and the building with the same symbol score the values of both cards."),
            N_(
                "Colour pairs: among the other cards, a subject and a building of the same colour score the "
                "higher of their two values. Cards are matched for the highest possible total."
            ),
            N_(
                "Each remaining card scores 1 point, every 3 coins score 1 point, and each conflict marker "
                "costs you 2. Your total can be negative."
            ),
            N_(
                "Example: {vineyard:the} and {vintner:the} are a perfect pair: 3 + 1 = 4. So are {garden:the} and "
                "{gardener:the}: 4 + 3 = 7. {innkeeper:The} and {forge:the} are both blue: 3. {prison:The} and "
                "{sailor:the} are single: 1 + 1. 4 coins score 1 point, and 3 markers cost 6. Total: 4 + 7 + 3 + 2 + "
                "1 − 6 = 11."
            ),
            N_(
                "If points are tied, the player with fewer markers wins, then the player with more coins; if "
                "still tied, victory is shared. (This is a house rule.)"
            ),
        ),
        ("vineyard", "vintner", "garden", "gardener", "innkeeper", "forge", "prison", "sailor"),
    ),
    Text(
        "seats",
        N_("Two or three players"),
        (
            Variant(SEATS, (3,), N_("Three players: each round, three of the twelve characters are set aside unseen.")),
            Variant(
                SEATS,
                (2,),
                N_(
                    "Two players: six characters form a face-down pile. When the players reveal theirs, the top "
                    "card of this pile is revealed too. After all other conflicts, this neutral character gives a "
                    "marker to each player whose character has the same rank or is attacked by it. It does nothing "
                    "else: it can't steal, be attacked or be robbed, and a conflict with it costs no action."
                ),
            ),
            Variant(
                SEATS,
                (2,),
                N_(
                    "Example: Anna has {countess:the}, Ben {trader_1}, and the neutral character is "
                    "{diplomat:the}. Anna gets one marker, because the neutral character has the same rank. Ben "
                    "gets two: one from Anna and one from the neutral character. Anna still steals from Ben "
                    "and keeps all her actions."
                ),
            ),
        ),
        ("countess", "trader_1", "diplomat"),
    ),
    Text(
        "series",
        N_("Series"),
        (
            N_(
                "A single game can be over quickly. In a series you play several games in a row and add up the "
                "points: for an agreed number of games, or until someone reaches an agreed score after a game. "
                "The highest total wins; tied players share the victory."
            ),
        ),
    ),
)


def pages(setup: Options | None = None) -> list[Page]:
    """All pages, in reading order; for the game being played if its setup is given."""
    aim, table, a_round = _pages(_BEFORE_THE_CARDS, setup)
    end, scoring, seats, series = _pages(_AFTER_THE_SUBJECTS, setup)
    turns = [a_round, *_pages(_BEFORE_THE_ACTIONS, setup), _actions(), *_pages(_AFTER_THE_ACTIONS, setup), end, scoring]
    reference = [_characters(), *(_subject(number, setup) for number in range(cards.SYMBOLS)), seats, series, _values()]
    return [
        *chapter(_("Start here"), [*this_game(words, setup), aim, overview(TABLE_PARTS), table]),
        *chapter(_("Playing the game"), turns),
        *chapter(_("Reference"), reference),
        *house(worded(HOUSE, setup, **names_by_key())),
    ]


def _pages(texts: Iterable[Text], setup: Options | None) -> list[Page]:
    names = names_by_key()
    return [
        Page(text.key, _(text.title), worded(text.paragraphs, setup, **names), list(map(_picture, text.pictures)))
        for text in texts
    ]


def _picture(key: str) -> str:
    if any(character.key == key for character in cards.CHARACTERS):
        return f"rival_kings/characters/{key}"
    number = next(number for number, card in enumerate(cards.CARDS) if card.key == key)
    return f"rival_kings/{'subjects' if number < cards.SYMBOLS else 'buildings'}/{key}"


def _characters() -> Page:
    paragraphs = [
        _("{name}: {text}").format(name=character_name(number), text=about_character(number))
        for number in range(len(cards.CHARACTERS))
    ]
    opening = _("High ranks act early but can do little; low ranks can do a lot, but they act late and get robbed.")
    pictures = [_picture(character.key) for character in cards.CHARACTERS]
    return Page("characters", _("The twelve characters"), [opening, *paragraphs], pictures, beside=1)


def _actions() -> Page:
    actions = (cards.SETTLE, cards.PASS_ON, cards.MONEY, cards.SUBJECT, cards.BUILDING)
    paragraphs = [_("{name}: {text}").format(name=action_title(action), text=action_rule(action)) for action in actions]
    pictures = [f"rival_kings/symbols/{action}" for action in actions]
    return Page("actions", _("The five actions"), paragraphs, pictures, beside=0)


def _subject(number: int, setup: Options | None) -> Page:
    """The page about a subject: its ability, the finer points, and the building it belongs to."""
    key, building = cards.CARDS[number].key, number + cards.SYMBOLS
    its_building = _("{name}: {text}").format(name=card_name(building), text=card_facts(building))
    return Page(
        key,
        card_name(number),
        [card_facts(number), ability(number), *worded(RULINGS[number], setup, **names_by_key()), its_building],
        [_picture(key), _picture(cards.CARDS[building].key)],
    )


def _values() -> Page:
    """The price of every card, colour by colour; most values are our own, since the rulebook does not print them."""
    lines, values = [], cards.VALUES[cards.RULES_VERSION]
    for first in range(0, cards.SYMBOLS, cards.SYMBOLS // len(cards.COLOURS)):
        paragraphs = [
            ", ".join(f"{card_name(card)} {values[card]}" for card in (subject, subject + cards.SYMBOLS))
            for subject in range(first, first + cards.SYMBOLS // len(cards.COLOURS))
        ]
        shade = colour_name(first).capitalize()
        text = _("{colour}, {world}: {cards}.")
        lines.append(text.format(colour=shade, world=world_name(first), cards="; ".join(paragraphs)))
    opening = _("A card's value is both its price and its points. Most of the values are our own: see the house rules.")
    return Page("values", _("Card values"), [opening, *lines], [])
