"""The guided first game of Kingsburg: the whole first year, with a battle won; the rest is played without guidance.

The seed gives the learner rolls of 5 + 6 for the Swordsmith, 1 + 6 for the Astronomer's token, and with it 2 + 6 + 2
for the General, who shows the Goblins.
"""

from collections.abc import Callable

from kingdoms.core.state import Move
from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import Lesson, LessonStep, LessonTable, happened, one_of
from kingdoms.games.kingsburg.board import (
    ALCHEMIST,
    ARCHITECT,
    ASTRONOMER,
    BARRICADE,
    BLACKSMITH,
    BUILDINGS,
    CRANE,
    GENERAL,
    GOLD,
    GUARD_TOWER,
    INN,
    JESTER,
    MERCHANT,
    QUEEN,
    RECRUITING,
    REWARD,
    SERGEANT,
    SPRING,
    SQUIRE,
    STATUE,
    STONE,
    SWORDSMITH,
    TREASURER,
    WOOD,
)  # fmt: skip
from kingdoms.games.kingsburg.events import Announced, Fought, Influenced, Looked, PhaseBegan
from kingdoms.games.kingsburg.moves import (
    BUILD,
    Announce,
    Build,
    Help,
    Influence,
    Pass,
    Recruit,
    TakeGood,
    Transmute,
)  # fmt: skip
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.names import names_by_key

_YOU, _BEATRIX, _CONRAD = range(3)


def _send(advisor: int, *dice: int, plus_two: int = 0) -> Influence:
    """The move that sends the dice at these places to an advisor."""
    return Influence(advisor, dice, plus_two, 0)


_SPRING_DICE = one_of(_send(SWORDSMITH, 1, 2), _send(ARCHITECT, 0))
_SUMMER_DICE = one_of(_send(ASTRONOMER, 0, 2), _send(ARCHITECT, 1))
_AUTUMN_DICE = one_of(_send(GENERAL, 1, 2, plus_two=1), _send(JESTER, 0))
"""Where the learner's dice go in each season, in any order."""


def _can_then_build(*buildings: int, takes: Help | None = None) -> Callable[[Kingsburg, Move], bool]:
    """For `LessonStep.wants`: the learner takes goods, or exactly these, and then has enough for all buildings."""
    costs = [sum(costs) for costs in zip(*(BUILDINGS[each][1:4] for each in buildings), strict=True)]

    def is_enough(view: Kingsburg, move: Move) -> bool:
        if not isinstance(move, Help) or takes not in (None, move):
            return False
        goods = [owned + taken for owned, taken in zip(view.goods[_YOU], move, strict=True)]
        return all(good >= cost for good, cost in zip(goods, costs, strict=True))

    return is_enough


LESSON = Lesson(
    table=LessonTable(
        seats=3,
        seed=19010,
        options={},
        rivals=(
            *(TakeGood(STONE), TakeGood(STONE)),
            *(_send(TREASURER, 0, 2), _send(QUEEN, 0, 1, 2), _send(MERCHANT, 1)),
            *(Help(1, 0, 0), Help(0, 0, 2), Build(STATUE)),
            *(_send(MERCHANT, 0, 1), _send(SERGEANT, 1), _send(ALCHEMIST, 2), _send(SQUIRE, 0)),
            *(Help(0, 1, 0), Transmute(STONE), Build(BARRICADE), Build(GUARD_TOWER)),
            *(Announce(BUILD), _send(SQUIRE, 1), _send(TREASURER, 0, 1), _send(ARCHITECT, 2), _send(ALCHEMIST, 2)),
            *(Transmute(GOLD), Build(CRANE), Build(INN), Build(INN)),
            *(Pass(), Recruit((GOLD, STONE))),
        ),
    ),
    minutes=8,
    names=names_by_key,
    steps=(
        LessonStep(
            N_(
                "Welcome to Kingsburg! You win over the king's advisors, build up your estate and defend it. Whoever "
                "has the most points after five years wins."
            )
        ),
        LessonStep(
            N_(
                "This calendar shows the year: in spring, summer and autumn you get goods and build, and in winter an "
                "enemy attacks. In between, the king helps those behind and rewards the leader."
            ),
            ("year",),
        ),
        LessonStep(
            N_(
                "The king's aid is for the player with the fewest buildings. Nobody has any yet, so everyone takes 1 "
                "good of their choice: this time, take gold."
            ),
            ("good", GOLD),
            wants=one_of(TakeGood(GOLD), TakeGood(WOOD)),
            keeps=(("good",),),
        ),
        LessonStep(
            N_(
                "It's spring, and everyone has rolled three dice. The lowest total goes first: {rival_1} has 12, you "
                "have 14, {rival_2} has 17."
            ),
            ("seat", _BEATRIX),
            when=happened(PhaseBegan, year=1, phase=SPRING),
            keeps=(("seat",),),
        ),
        LessonStep(
            N_(
                "{rival_1} has sent 3 + 5 to advisor 8, {treasurer:the}: the sum must match the advisor's number "
                "exactly. That advisor is now taken, so your own 3 + 5 can't go there."
            ),
            ("advisor", TREASURER),
            when=happened(Influenced, seat=_BEATRIX, advisor=TREASURER),
        ),
        LessonStep(
            N_(
                "Tap your 5 and your 6, then {swordsmith:the}: 5 + 6 = 11. To read what an advisor gives, touch and "
                "hold them."
            ),
            ("advisor", SWORDSMITH),
            wants=_SPRING_DICE,
            also=(("die", _YOU, 1), ("die", _YOU, 2)),
        ),
        LessonStep(
            N_("{rival_2} sends all three dice to {queen:the}. Higher numbers give more but take more dice."),
            ("advisor", QUEEN),
            when=happened(Influenced, seat=_CONRAD, advisor=QUEEN),
            keeps=(("seat",),),
        ),
        LessonStep(
            N_("A die may also go alone. Send what you have left to the advisor with the gold edge."),
            ("advisor", ARCHITECT),
            wants=_SPRING_DICE,
        ),
        LessonStep(
            N_(
                "All dice are placed, so the advisors help, from 1 to 18: {architect:the} has already given you 1 "
                "wood. {swordsmith:The} lets you choose: take 1 gold and 1 stone."
            ),
            ("goods", 1, 0, 1),
            wants=_can_then_build(GUARD_TOWER),
            keeps=(("goods",),),
        ),
        LessonStep(
            N_(
                "Now everyone may build one building. Tap {guard_tower:the} twice to build it for 1 gold and 1 stone: "
                "it scores 1 point and adds 1 strength in battle."
            ),
            ("building", _YOU, GUARD_TOWER),
            wants=one_of(Build(GUARD_TOWER)),
        ),
        LessonStep(
            N_(
                "Spring is over, and the king has given 1 point to the player with the most buildings. You and "
                "{rival_1} have one each, so you both scored."
            ),
            ("seat", _YOU),
            when=happened(PhaseBegan, year=1, phase=REWARD),
            keeps=(("seat",),),
        ),
        LessonStep(
            N_(
                "Summer: new dice, and every advisor is available again. You and {rival_2} both have 10 and stay in "
                "the same order, so you begin: send your 1 and your 6 to {astronomer:the} for a good and a +2 token."
            ),
            ("advisor", ASTRONOMER),
            wants=_SUMMER_DICE,
            also=(("die", _YOU, 0), ("die", _YOU, 2)),
        ),
        LessonStep(
            N_(
                "{rival_2} has sent 2 + 2 to {merchant:the}, and {rival_1} a 5 to {sergeant:the}. Send what "
                "you have left to the advisor with the gold edge, who is still available."
            ),
            ("advisor", ARCHITECT),
            wants=_SUMMER_DICE,
            keeps=(("advisor", MERCHANT), ("advisor", SERGEANT)),
        ),
        LessonStep(
            N_(
                "{astronomer:The} gives you a +2 token and one good of your choice. This time, take wood: with what "
                "you have, that will be enough for a building now and another in autumn."
            ),
            ("goods", 0, 1, 0),
            wants=_can_then_build(BLACKSMITH, BARRICADE, takes=Help(0, 1, 0)),
            keeps=(("goods",),),
        ),
        LessonStep(
            N_(
                "{astronomer:The} gives you a +2 token and one good of your choice. This time, take gold: with what "
                "you have, that will be enough for a building now and another in autumn."
            ),
            ("goods", 1, 0, 0),
            wants=_can_then_build(BLACKSMITH, BARRICADE, takes=Help(1, 0, 0)),
            keeps=(("goods",),),
            shares_number=True,
        ),
        LessonStep(
            N_(
                "Each row is built from left to right: after {guard_tower:the} comes {blacksmith:the}. Build it for 1 "
                "gold and 2 wood: it scores 2 points and adds 1 more strength."
            ),
            ("building", _YOU, BLACKSMITH),
            wants=one_of(Build(BLACKSMITH)),
        ),
        LessonStep(
            N_(
                "{rival_2} has the fewest buildings after summer, and gets the king's envoy: either to join an "
                "advisor who is already taken, or to build twice. {rival_2} has chosen to build twice in autumn."
            ),
            ("seat", _CONRAD),
            when=happened(Announced, seat=_CONRAD, use=BUILD),
            keeps=(("seat",),),
        ),
        LessonStep(
            N_(
                "A +2 token adds 2 to a group of dice: tap your 2, your 6 and the token, then {general:the}, who gives "
                "you 2 soldiers and a look at the enemy."
            ),
            ("advisor", GENERAL),
            wants=_AUTUMN_DICE,
            also=(("die", _YOU, 1), ("die", _YOU, 2), ("plus_two", _YOU, 0)),
        ),
        LessonStep(
            N_(
                "Now send what you have left. Once your 1 is with {jester:the}, {rival_2}'s last die, also a 1, "
                "has nowhere to go."
            ),
            ("advisor", JESTER),
            wants=_AUTUMN_DICE,
        ),
        LessonStep(
            N_(
                "{general:The} shows you this winter's enemy: {goblins} with strength 3. The six ticks mean that you "
                "would win with any roll of the king's die."
            ),
            ("odds",),
            when=happened(Looked, seat=_YOU),
            scene=("enemy",),
        ),
        LessonStep(
            N_(
                "{rival_2} has built twice with the envoy; now it's your turn. Build {barricade:the} with your last "
                "wood for 1 more strength against {goblins}: the strongest winner scores a point."
            ),
            ("building", _YOU, BARRICADE),
            wants=one_of(Build(BARRICADE)),
        ),
        LessonStep(
            N_(
                "Before winter everyone may recruit: 2 goods for 1 soldier. You have no goods left, but you do have 2 "
                "soldiers, and 3 strength from your buildings: 5 against the enemy's 3."
            ),
            ("soldiers", _YOU),
            when=happened(PhaseBegan, year=1, phase=RECRUITING),
            keeps=(*(("building", _YOU, each) for each in (GUARD_TOWER, BLACKSMITH, BARRICADE)), ("enemy",)),
        ),
        LessonStep(
            N_(
                "The king's die shows 1, so everyone gets 1 more soldier: you beat the enemy 6 to 3 and win 1 stone. "
                "The crown marks the strongest, who also scores 1 point."
            ),
            ("fight", _YOU),
            when=happened(Fought, seat=_YOU),
            scene=("winter",),
        ),
        LessonStep(
            N_(
                "{rival_2} has a strength of only 2 and loses 1 gold and {crane:the} with its point. A draw would "
                "have cost nothing."
            ),
            ("fight", _CONRAD),
            when=happened(Fought, seat=_CONRAD),
            scene=("winter",),
        ),
        LessonStep(
            N_(
                "The second year: all soldiers have gone home, but your buildings stay. {rival_2} has the fewest "
                "buildings and gets the king's aid: a white die, which must be placed with a coloured one."
            ),
            ("seat", _CONRAD),
            keeps=(("seat",),),
        ),
        LessonStep(
            N_(
                "You have now seen a whole year; the next four are up to you. Touch and hold anything to read about "
                "it, or tap the light bulb for a hint."
            ),
        ),
    ),
)
