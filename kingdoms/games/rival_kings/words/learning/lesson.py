"""The guided first game of Rival Kings: one cycle step by step, with a perfect pair, then a second one to try alone.

The seed deals the learner the Countess, and the piles then show the Cathedral and the Bishop.
"""

from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import Lesson, LessonStep, any_of, happened, one_of
from kingdoms.games.rival_kings.cards import CARDS, CHARACTERS
from kingdoms.games.rival_kings.events import Bought, Clashed, CycleBegan, Revealed, Struck
from kingdoms.games.rival_kings.moves import Buy, Choose, Settle, Skip, Steal, Take, Use
from kingdoms.games.rival_kings.words.names import card_name, character_name

_YOU, _BEATRIX, _CONRAD = range(3)
_COUNTESS, _DUKE, _KNIGHT, _TRADER_1, _TRADER_2 = (
    [character.key for character in CHARACTERS].index(key)
    for key in ("countess", "duke", "knight", "trader_1", "trader_2")
)
_CATHEDRAL_PILE, _BISHOP_PILE = 1, 3
_CARPENTER, _CARPENTRY = 9, 25
_STOLEN = 3
"""The Trader's last action: to buy a building."""


def _names() -> dict[str, str]:
    """The names of all cards, by key."""
    characters = {character.key: character_name(number) for number, character in enumerate(CHARACTERS)}
    return {**characters, **{card.key: card_name(number) for number, card in enumerate(CARDS)}}


LESSON = Lesson(
    seats=3,
    seed=21,
    options={},
    minutes=5,
    names=_names,
    rivals=(
        *(Choose(_TRADER_2), Choose(_DUKE)),
        *(Settle(), Buy(_BISHOP_PILE, blacksmith=False), Use(_CARPENTER)),
        *(Settle(), Take(2), Buy(2, blacksmith=False), Skip()),
        *(Choose(_TRADER_1), Choose(_KNIGHT)),
    ),
    steps=(
        LessonStep(
            N_(
                "Welcome to court! You collect subjects and buildings. Those that belong together make pairs, and "
                "pairs score most of your points. Whoever has the most points at the end wins."
            )
        ),
        LessonStep(
            N_(
                "Four piles are for sale: two of buildings, two of subjects. The number on a card is its price, and "
                "also its value when points are counted."
            ),
            ("pile", _CATHEDRAL_PILE),
            keeps=(("pile",),),
        ),
        LessonStep(
            N_(
                "There is money in front of each pile. Whatever a card costs is added there, and a player who takes "
                "money takes everything in front of one pile."
            ),
            ("stack", _BISHOP_PILE),
        ),
        LessonStep(
            N_(
                "This is what you own: 5 coins and a conflict marker. Every 3 coins score 1 point and each marker "
                "costs 2, so you begin with −1 point."
            ),
            ("points", _YOU),
            keeps=(("coins", _YOU), ("markers", _YOU)),
        ),
        LessonStep(
            N_(
                "Everyone now secretly chooses a character. Its symbols are its actions: the {countess} settles a "
                "conflict, takes money and recruits. The gold edge shows what you can tap: choose her."
            ),
            ("hand", _COUNTESS),
            wants=one_of(Choose(_COUNTESS)),
        ),
        LessonStep(
            N_(
                "Some ranks attack others: the mask on a card shows which. Your {countess} is rank E and attacks rank "
                "F, so {rival_1}'s {trader_2} gets a conflict marker."
            ),
            ("character", _BEATRIX),
            keeps=(("character", _YOU),),
            when=happened(Revealed),
            scene=("reveal",),
        ),
        LessonStep(
            N_("The characters act in order of rank, from A to F. {rival_2}'s {duke} is rank B, so {rival_2} begins."),
            ("character", _CONRAD),
        ),
        LessonStep(
            N_(
                "{rival_2} has the {carpenter} and the {carpentry}. They have the same symbol: a perfect pair, which "
                "scores both values."
            ),
            ("building", _CONRAD, 0),
            when=happened(Bought, card=_CARPENTRY),
        ),
        LessonStep(
            N_(
                "Your turn. You attacked {trader_2}, so you may steal one of its actions. Tap the last one: it buys "
                "a building."
            ),
            ("action", _BEATRIX, _STOLEN),
            wants=one_of(Steal(_BEATRIX, _STOLEN)),
        ),
        LessonStep(
            N_("Buy the {cathedral} for 4 of your 5 coins. They go in front of its pile."),
            ("pile", _CATHEDRAL_PILE),
            wants=one_of(Buy(_CATHEDRAL_PILE, blacksmith=False)),
        ),
        LessonStep(
            N_(
                "Next come your own actions, from left to right; you may skip any of them. First, return your "
                "conflict marker."
            ),
            ("markers", _YOU),
            wants=one_of(Settle()),
        ),
        LessonStep(
            N_(
                "Now take money. You can't see how much there is, but you can work it out: there were 2 coins here "
                "at the start, {rival_2} paid 2 and you paid 4."
            ),
            ("stack", _CATHEDRAL_PILE),
            wants=any_of(Take),
        ),
        LessonStep(
            N_(
                "Your last action lets you recruit a subject. The {bishop} goes with your {cathedral}: it adds 7 "
                "points, as the +7 shows."
            ),
            ("pile", _BISHOP_PILE),
            wants=one_of(Buy(_BISHOP_PILE, blacksmith=False)),
        ),
        LessonStep(
            N_(
                "A perfect pair: 4 + 4 = 8 points. A subject and a building that share only their colour score the "
                "higher of their two values, and a single card scores 1 point."
            ),
            ("subject", _YOU, 0),
            when=happened(Bought, seat=_YOU, pile=_BISHOP_PILE),
        ),
        LessonStep(
            N_(
                "Your newest subject is the active one. Once per cycle, on your turn, you can use its ability for "
                "free: tap the {bishop} to read what it does."
            ),
            ("subject", _YOU, 0),
        ),
        LessonStep(
            N_(
                "Your rivals have finished their turns, and the second cycle begins. You have two characters left: "
                "choose whichever you like."
            ),
            wants=any_of(Choose),
            when=happened(CycleBegan, cycle=2),
        ),
        LessonStep(
            N_(
                "Two characters of the same rank get in each other's way: both players get a marker, and each may "
                "carry out only one action."
            ),
            ("markers", _YOU),
            when=happened(Clashed),
            scene=("reveal",),
        ),
        LessonStep(
            N_("You have attacked a rival again, so you may steal one of that character's actions."),
            ("markers", _BEATRIX),
            when=happened(Struck, striker=_YOU),
            scene=("reveal",),
        ),
        LessonStep(
            N_(
                "After two cycles, all characters are dealt again. The game ends after the cycle in which a pile "
                "runs out. Ties are broken by fewer markers, then by more coins."
            ),
            ("pile", _CATHEDRAL_PILE),
            when=happened(Revealed),
        ),
        LessonStep(
            N_(
                "That's all you need to know. The rest of the game is yours! Tap anything to read what it is or why "
                "you can't choose it, or tap the lamp for a hint."
            ),
        ),
    ),
)
