"""The guided first game of Rival Kings: a cycle step by step, with a perfect pair, then a second cycle to try alone.

The seed deals the learner the Countess, and the piles then show the Cathedral and the Bishop.
"""

from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import Lesson, LessonStep, LessonTable, any_of, happened, one_of
from kingdoms.games.rival_kings.cards import CHARACTERS
from kingdoms.games.rival_kings.events import Attacked, Bought, Clashed, CycleBegan, Revealed
from kingdoms.games.rival_kings.moves import Buy, Choose, Settle, Skip, Steal, Take, Use
from kingdoms.games.rival_kings.words.names import names_by_key

_YOU, _BEATRIX, _CONRAD = range(3)
_BURSAR, _COUNTESS, _DUKE, _KNIGHT, _PRIEST, _TRADER_1, _TRADER_2 = (
    [character.key for character in CHARACTERS].index(key)
    for key in ("bursar", "countess", "duke", "knight", "priest", "trader_1", "trader_2")
)
_CATHEDRAL_PILE, _BISHOP_PILE = 1, 3
_CARPENTER, _CARPENTRY = 9, 25
_STOLEN = 3
"""The place of the Trader's last action, which buys a building."""


LESSON = Lesson(
    table=LessonTable(
        seats=3,
        seed=21,
        options={},
        rivals=(
            *(Choose(_TRADER_2), Choose(_DUKE)),
            *(Settle(), Buy(_BISHOP_PILE, blacksmith=False), Use(_CARPENTER)),
            *(Settle(), Take(2), Buy(2, blacksmith=False), Skip()),
            *(Choose(_TRADER_1), Choose(_KNIGHT)),
        ),
    ),
    minutes=5,
    names=names_by_key,
    steps=(
        LessonStep(
            N_(
                "Welcome to court! You collect subjects and buildings: those that belong together make pairs, which "
                "score most of your points. Whoever has the most points at the end wins."
            )
        ),
        LessonStep(
            N_(
                "Four piles are for sale: two of buildings, two of subjects. The large number on a card is both its "
                "price and its value in scoring."
            ),
            ("pile", _CATHEDRAL_PILE),
            also=(("pile",),),
        ),
        LessonStep(
            N_(
                "Every character has a rank from A to F, and a mask shows which rank it attacks: your {countess} is E "
                "and attacks F. Whoever is attacked gets a conflict marker."
            ),
            ("hand", _COUNTESS),
            keeps=(("hand",),),
        ),
        LessonStep(
            N_(
                "Everyone now secretly chooses a character; the symbols at the bottom of the card are its actions. "
                "The gold edge shows what you can tap: choose {countess:the}."
            ),
            ("hand", _COUNTESS),
            keeps=(("hand",),),
            wants=one_of(Choose(_COUNTESS)),
        ),
        LessonStep(
            N_(
                "Your {countess} attacks {rival_1}'s {trader_2}, who is rank F: {rival_1} gets a conflict marker. "
                "Nobody is rank C, so {rival_2}'s {duke} attacks no one."
            ),
            ("character", _BEATRIX),
            keeps=(("character",),),
            when=happened(Revealed),
            scene=("reveal",),
        ),
        LessonStep(
            N_(
                "This is what you own: coins, conflict markers and your points so far. Every 3 coins score 1 point, "
                "and each marker costs you 2, so you began with −1 point."
            ),
            ("coins", _YOU),
            also=(("coins", _YOU), ("markers", _YOU), ("points", _YOU)),
        ),
        LessonStep(
            N_("The characters act in order of rank, from A to F. {rival_2}'s {duke} is rank B, so {rival_2} begins."),
            ("character", _CONRAD),
        ),
        LessonStep(
            N_(
                "{rival_2} has returned a conflict marker and recruited {carpenter:the} for 3 coins. The coins stay "
                "in front of that pile until someone takes them."
            ),
            ("subject", _CONRAD, 0),
            keeps=(("stack", _BISHOP_PILE),),
            when=happened(Bought, card=_CARPENTER),
        ),
        LessonStep(
            N_(
                "{carpenter:The}'s ability is to buy an extra building. {rival_2} bought {carpentry:the}, which has "
                "the same symbol: a perfect pair."
            ),
            ("building", _CONRAD, 0),
            keeps=(("subject", _CONRAD),),
            when=happened(Bought, card=_CARPENTRY),
        ),
        LessonStep(
            N_(
                "It's your turn, and since you attacked {trader_2}, you may steal one of its actions. Tap the last "
                "one, which lets you buy a building."
            ),
            ("action", _BEATRIX, _STOLEN),
            keeps=(("character",), ("action",)),
            wants=one_of(Steal(_BEATRIX, _STOLEN)),
        ),
        LessonStep(
            N_(
                "Your crest covers the stolen action, so {rival_1} can't carry it out. Now buy {cathedral:the} for 4 "
                "coins, which go in front of its pile."
            ),
            ("pile", _CATHEDRAL_PILE),
            keeps=(("action", _BEATRIX),),
            wants=one_of(Buy(_CATHEDRAL_PILE, blacksmith=False)),
        ),
        LessonStep(
            N_(
                "Next come your own actions, from left to right; you may skip any of them. First, return your "
                "conflict marker."
            ),
            ("markers", _YOU),
            keeps=(("action", _YOU),),
            wants=one_of(Settle()),
        ),
        LessonStep(
            N_(
                "There is money in front of each pile, but only the top coin card can be seen: it is worth 1 or 2, as "
                "its crowns show. The ? stands for the rest."
            ),
            ("stack", _CATHEDRAL_PILE),
            also=(("stack",),),
            keeps=(("pile",),),
        ),
        LessonStep(
            N_(
                "Now take all the money in front of this pile. You can work out how much is hidden here: there were 2 "
                "coins at the start, {rival_2} paid 2 and you paid 4."
            ),
            ("stack", _CATHEDRAL_PILE),
            keeps=(("pile",),),
            wants=one_of(Take(_CATHEDRAL_PILE), Take(_BISHOP_PILE)),
        ),
        LessonStep(
            N_(
                "Your last action lets you recruit a subject. {bishop:The} makes a pair worth 8 points with your "
                "{cathedral}, which scores only 1 point on its own: the +7 shows the difference."
            ),
            ("pile", _BISHOP_PILE),
            keeps=(("points", _YOU), ("action", _YOU), ("building", _YOU)),
            wants=one_of(Buy(_BISHOP_PILE, blacksmith=False)),
        ),
        LessonStep(
            N_(
                "{bishop:The} and {cathedral:the} have the same symbol: a perfect pair, which scores both values: "
                "4 and 4."
            ),
            ("subject", _YOU, 0),
            also=(("building", _YOU, 0),),
            keeps=(("points", _YOU),),
            when=happened(Bought, seat=_YOU, pile=_BISHOP_PILE),
        ),
        LessonStep(
            N_(
                "A subject and a building that share only their colour score the higher of their two values, and a "
                "single card scores 1 point."
            ),
            keeps=(("subject", _YOU), ("building", _YOU), ("points", _YOU)),
        ),
        LessonStep(
            N_(
                "Your newest subject is the active one. Once per cycle, in most cases on your turn, you can use "
                "its ability for free: tap {bishop:the} to read what it does."
            ),
            ("subject", _YOU, 0),
            keeps=(("building", _YOU),),
        ),
        LessonStep(
            N_(
                "Your rivals have finished their turns, and the second cycle begins. {priest:The}'s crossed swords "
                "with an arrow let you pass on a conflict marker to a rival, but only while you have one."
            ),
            ("hand", _PRIEST),
            keeps=(("hand",),),
            when=happened(CycleBegan, cycle=2),
        ),
        LessonStep(
            N_(
                "Two characters of the same rank attack nobody, and both their players get a conflict marker. Whoever "
                "has fewer markers then acts first; if that is a tie, the character with the star does, such as "
                "{bursar:the}."
            ),
            ("hand", _BURSAR),
        ),
        LessonStep(
            N_("You have two characters left: choose whichever you like."),
            keeps=(("hand",), ("stack",)),
            wants=any_of(Choose),
        ),
        LessonStep(
            N_(
                "You and a rival have chosen characters of the same rank, so you both get a marker, and each of you "
                "may carry out only one action. Whoever has fewer markers acts first; the star breaks a tie."
            ),
            ("markers", _YOU),
            keeps=(("character",),),
            when=happened(Clashed),
            scene=("reveal",),
        ),
        LessonStep(
            N_("You have attacked a rival again, so you may steal one of that character's actions."),
            ("markers", _BEATRIX),
            when=happened(Attacked, attacker=_YOU),
            scene=("reveal",),
            shares_number=True,
        ),
        LessonStep(
            N_(
                "After two cycles, all characters are dealt again. The game ends after the cycle in which one of the "
                "four piles runs out."
            ),
            ("pile", _CATHEDRAL_PILE),
            also=(("pile",),),
            keeps=(("stack",),),
            when=happened(Revealed),
        ),
        LessonStep(
            N_(
                "Now the rest of the game is yours! Touch and hold anything to read what it is, or tap the light bulb "
                "for a hint."
            ),
        ),
    ),
)
