"""The rules of Rival Kings in our own words, as pages with pictures of the cards.

What stands in braces is the name of a card, by its key. Characters, actions and subjects are told by the same texts
as on the table.
"""

from kingdoms.core.game import Page, Text
from kingdoms.core.language import N_, _
from kingdoms.games.rival_kings import cards
from kingdoms.games.rival_kings.manual.rulings import RULINGS
from kingdoms.games.rival_kings.words.help import about_character, card_facts
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.phrases import ability, action_rule, action_title, colour_name, world_name

_BEFORE_THE_CARDS = (
    Text(
        "aim",
        N_("The aim"),
        (
            N_(
                "The throne is empty, and every player wants it. Gather subjects and buildings that belong together, "
                "and stay out of quarrels as far as the court allows."
            ),
            N_(
                "Whoever has the most points at the end has won. Pairs of a subject and a building bring most of them, "
                "single cards and coins a few; every conflict marker takes 2 points away."
            ),
            N_("A game has a few short rounds and takes 20 to 30 minutes."),
        ),
        ("vintner", "vineyard"),
    ),
    Text(
        "table",
        N_("What lies on the table"),
        (
            N_(
                "Four open piles lie in the middle: two of 8 buildings and two of 8 subjects. Only the top card of "
                "each can be seen, and only that one can be bought."
            ),
            N_(
                "Money lies before every pile. The price of a card goes onto the money before its pile, where it waits "
                "until somebody takes it all."
            ),
            N_(
                "There are 16 kinds of subjects and 16 kinds of buildings, each of them twice. Half of these 64 cards "
                "lie in the piles; the others are the coins. So some cards are missing from a game and others come "
                "twice."
            ),
            N_(
                "At the start everyone has 5 coins, 1 conflict marker and 2 crests, and 2 coins lie before each pile. "
                "There are 48 coins in all; those left over are the supply."
            ),
            N_(
                "All can see the coins, markers and cards of every player, the supply and how many cards a pile has. "
                "Hidden are the characters in the hands, the cards below the top of a pile, and how much money lies "
                "below the uppermost coin card."
            ),
        ),
        ("mine", "miner"),
    ),
    Text(
        "round",
        N_("A round"),
        (
            N_(
                "A round has two cycles. First all twelve characters are shuffled and everyone gets three of them. One "
                "is played in each cycle, the third is not used."
            ),
            N_(
                "A cycle has three steps. First, all choose a character in secret and reveal them together. Second, "
                "conflicts bring markers. Third, the characters act in order of rank, from A to F."
            ),
            N_("After the second cycle all characters are shuffled again, and a new round begins."),
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
                "Equal ranks come first. If two players have characters of the same rank, both get a conflict marker. "
                "In this cycle both steal from nobody and carry out only one of their actions, any one they like."
            ),
            N_(
                "Then different ranks: A strikes D, B strikes C, C strikes F, D strikes E, E strikes F. Whoever is "
                "struck gets a marker from each striker and will be robbed by them. A character in a conflict of equal "
                "ranks strikes nobody, but can be struck."
            ),
            N_(
                "Example: Anna has the {knight}, Ben the {diplomat}. D strikes E: Ben gets a marker, and when it is "
                "her turn, Anna steals an action from him."
            ),
            N_(
                "Example: Anna has the {courtier}, Ben the {priest}, Clara the {trader_1}. Both C quarrel with each "
                "other and get a marker each; so neither of them strikes Clara."
            ),
            N_(
                "Example: Anna has the {trader_1}, Ben the {trader_2}, Clara the {courtier}, David the {countess}. "
                "Anna and Ben get three markers each: one for equal ranks, one from C and one from E."
            ),
        ),
        ("knight", "diplomat"),
    ),
    Text(
        "turn",
        N_("A turn, and theft"),
        (
            N_(
                "Characters act from A to F. Of two equal ranks the player with fewer markers acts first, with equally "
                "many the one whose card bears the tie symbol."
            ),
            N_(
                "A turn begins with theft. Lay a crest on one action of a character that yours strikes. It is yours "
                "now: carry it out at once, or leave it, just so that its owner cannot. If two players of equal rank "
                "are your victims, steal one action from each."
            ),
            N_(
                "Then come your own actions from left to right, all but those that a crest covers. Any action may be "
                "left out, but you cannot go back to it."
            ),
            N_(
                "A theft may be left out too; the victim keeps the marker all the same. Who was robbed can still steal "
                "from others. An action can be stolen only once. At the end of the cycle all crests go back."
            ),
            N_(
                "Example: Anna has the {knight}, Ben the {diplomat}. Anna lays a crest on the money of the {diplomat}, "
                "takes money, then takes money and recruits a subject with her own actions. Ben is left with "
                "settling a conflict and buying a building."
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
            N_(
                "Taking money always means all the money before one pile. Nobody may count it before, unless the game "
                "is played with open money; only the uppermost coin card can be seen. It shows 1 after a payment of an "
                "odd amount, otherwise 2."
            ),
            N_(
                "If no money lies before any pile when somebody takes money, 2 coins from the supply are first laid "
                "before each pile, as long as they last. If the supply is empty too, there is nothing to take."
            ),
            N_("Prices are always paid exactly. A card that was bought never becomes money again."),
        ),
    ),
    Text(
        "abilities",
        N_("Subjects and their abilities"),
        (
            N_(
                "Subjects lie in a row, the newest one last. The newest one is active, and its ability can be used "
                "once per cycle, free of charge, at any moment of one's own turn: before the thefts, between two "
                "actions or after the last one, but never in the middle of an action."
            ),
            N_(
                "Each player has one ability per cycle, even if the active subject changes. Whoever recruits somebody "
                "new has to decide: the old ability before, or the new one after."
            ),
            N_(
                "Four subjects have a moment of their own: the {gardener} after the reveal, the {watchman} in "
                "conflicts, the {sailor} in a conflict of equal ranks, and the {blacksmith} at a purchase."
            ),
            N_("An ability that would change nothing is not offered."),
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
                "As soon as a pile has no card left, the cycle is played to its end, with all turns that are still to "
                "come. Then the game is over, even if it was the first cycle of a round."
            ),
        ),
    ),
    Text(
        "scoring",
        N_("Pairs and points"),
        (
            N_("Perfect pairs: a subject and the building with the same symbol bring the values of both cards."),
            N_(
                "Colour pairs: of the other cards, a subject and a building of the same colour bring the higher of "
                "their two values. The cards are matched so that the sum is as great as possible."
            ),
            N_(
                "Every card that is left over brings 1 point, every 3 coins bring 1 point, and every conflict marker "
                "costs 2. A total may be below zero."
            ),
            N_(
                "Example: {vineyard} and {vintner} are a perfect pair: 3 + 1 = 4. So are {garden} and {gardener}: 4 + "
                "3 = 7. {innkeeper} and {forge} are both blue: 3. {prison} and {sailor} stay single: 1 + 1. 4 coins "
                "bring 1 point, 3 markers cost 6. In all: 4 + 7 + 3 + 2 + 1 − 6 = 11."
            ),
            N_(
                "With equally many points, fewer markers win, then more coins; then the victory is shared. This order "
                "is a rule of the house, since the rulebook has none."
            ),
        ),
        ("vineyard", "vintner", "garden", "gardener", "innkeeper", "forge", "prison", "sailor"),
    ),
    Text(
        "seats",
        N_("Two or three players"),
        (
            N_("Three players: three of the twelve characters are laid aside in every round, and nobody sees them."),
            N_(
                "Two players: six characters lie face down. When the players reveal theirs, the top one of these is "
                "turned up too. This neutral character gives a marker to each player whose character it equals or "
                "strikes, after all other conflicts. It does nothing else: it steals nothing, cannot be struck or "
                "robbed, and a conflict with it costs no action."
            ),
            N_(
                "Example: Anna has the {countess}, Ben the {trader_1}, and the neutral character is the {diplomat}. "
                "Anna gets one marker for the equal rank. Ben gets two: one from Anna and one from the neutral "
                "character. Anna still steals from Ben and keeps all her actions."
            ),
        ),
        ("countess", "trader_1", "diplomat"),
    ),
    Text(
        "series",
        N_("Series"),
        (
            N_(
                "A single game can be over quickly. In a series several games are played in a row, and the points are "
                "added up: for an agreed number of games, or until somebody has reached an agreed number of points "
                "after a game. The highest sum wins; a tie is shared."
            ),
        ),
    ),
)


def pages() -> list[Page]:
    """All pages in the order in which one reads them."""
    return [
        *map(_page, _BEFORE_THE_CARDS),
        _characters(),
        *map(_page, _BEFORE_THE_ACTIONS),
        _actions(),
        *map(_page, _AFTER_THE_ACTIONS),
        *map(_subject, range(cards.SYMBOLS)),
        *map(_page, _AFTER_THE_SUBJECTS),
        _values(),
    ]


def _page(text: Text) -> Page:
    return Page(text.key, _(text.title), _filled(text.paragraphs), [_picture(key) for key in text.pictures])


def _filled(paragraphs: tuple[str, ...]) -> list[str]:
    """The paragraphs in the language in use, with the names of the cards."""
    names = {card.key: card_name(number) for number, card in enumerate(cards.CARDS)}
    names.update((character.key, character_name(number)) for number, character in enumerate(cards.CHARACTERS))
    return [_(paragraph).format_map(names) for paragraph in paragraphs]


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
    opening = _("High ranks act early but can do little; low ranks can do much, but they act late and are robbed.")
    pictures = [_picture(character.key) for character in cards.CHARACTERS]
    return Page("characters", _("The twelve characters"), [opening, *paragraphs], pictures)


def _actions() -> Page:
    actions = (cards.SETTLE, cards.PASS_ON, cards.MONEY, cards.SUBJECT, cards.BUILDING)
    paragraphs = [_("{name}: {text}").format(name=action_title(action), text=action_rule(action)) for action in actions]
    return Page("actions", _("The five actions"), paragraphs, [f"rival_kings/symbols/{action}" for action in actions])


def _subject(number: int) -> Page:
    """The page of a subject: its ability, what there is to know of it, and the building it belongs to."""
    key, building = cards.CARDS[number].key, number + cards.SYMBOLS
    its_building = _("{name}: {text}").format(name=card_name(building), text=card_facts(building))
    return Page(
        key,
        card_name(number),
        [card_facts(number), ability(number), *_filled(RULINGS[number]), its_building],
        [_picture(key), _picture(cards.CARDS[building].key)],
    )


def _values() -> Page:
    """What every card costs, colour by colour; most values are our own, since the rulebook prints them nowhere."""
    lines = []
    for first in range(0, cards.SYMBOLS, cards.SYMBOLS // len(cards.COLOURS)):
        paragraphs = [
            ", ".join(f"{card_name(card)} {cards.VALUES[card]}" for card in (subject, subject + cards.SYMBOLS))
            for subject in range(first, first + cards.SYMBOLS // len(cards.COLOURS))
        ]
        shade = colour_name(first).capitalize()
        text = _("{colour}, {world}: {cards}.")
        lines.append(text.format(colour=shade, world=world_name(first), cards="; ".join(paragraphs)))
    opening = _filled((
        N_("The value of a card is its price and its points. The rulebook tells only the values of {gardener}, "
           "{garden}, {vintner} and {vineyard}, and that the dearer one of {innkeeper} and {forge} has 3. All others "
           "are values of the house, and so is the choice which card of a rank bears the tie symbol."),
    ))  # fmt: skip
    return Page("values", _("The values of the cards"), [*opening, *lines], [])
