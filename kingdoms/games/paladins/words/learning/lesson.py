"""The guided first game of Paladins: the first round step by step, up to an inquisition and what follows from it.

The seed offers the learner the Defender and Engelier, who both help with attacks, and an Acolyte for their first monk.
The criminals of both players then take so much tax that the learner's own plot empties the supply.
"""

from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import Lesson, LessonStep, happened, one_of
from kingdoms.games.paladins import board
from kingdoms.games.paladins.board import ABSOLVE, ATTACK, COMMISSION, CONSPIRE, DEVELOP, FORTIFY, RECRUIT
from kingdoms.games.paladins.cards import OUTSIDERS, PALADINS, TOWNSFOLK
from kingdoms.games.paladins.events import (
    Attacked,
    Convicted,
    DebtPaid,
    Hired,
    OrderTurned,
    PaladinRevealed,
    RoundBegan,
    SuspicionDrawn,
    WallBuilt,
)
from kingdoms.games.paladins.moves import (
    IN_SILVER,
    Accept,
    Act,
    ChoosePaladin,
    Develop,
    FreeRecruit,
    Jar,
    Outsider,
    Pass,
    Recruit,
    Settle,
    TakeTavern,
    TakeTownsfolk,
)
from kingdoms.games.paladins.words.names import outsider_title, paladin_name, townsfolk_name

_YOU, _RIVAL = range(2)
_ANSEIS, _ENGELIER, _GERIER, _OLIVER, _SAMSON = (
    [paladin.key for paladin in PALADINS].index(key) for key in ("anseis", "engelier", "gerier", "oliver", "samson")
)
_GATEKEEPER_PLACE, _DEFENDER_PLACE, _ACOLYTE_PLACE, _COLLECTOR_PLACE = 0, 4, 2, 3
_RIVAL_TAVERN, _TAVERN = 1, 2
_ADVENTURER_PLACE, _DEBT_PLACE = 0, 0
_RECRUIT_SPACE, _DEBT_JAR = 0, 6


def _names() -> dict[str, str]:
    """The names of all paladins, townsfolk and outsiders, by key."""
    return {
        **{card.key: outsider_title(card.key) for card in OUTSIDERS},
        **{card.key: townsfolk_name(number) for number, card in enumerate(TOWNSFOLK)},
        **{card.key: paladin_name(number) for number, card in enumerate(PALADINS)},
    }


def _workers(*kinds: int) -> board.Workers:
    return tuple(kinds.count(kind) for kind in board.WORKERS)


LESSON = Lesson(
    seats=2,
    seed=1647,
    options={},
    minutes=10,
    names=_names,
    rivals=(
        *(TakeTownsfolk(_GATEKEEPER_PLACE), ChoosePaladin(_ANSEIS, _GERIER), TakeTavern(_RIVAL_TAVERN)),
        Act(FORTIFY, _workers(board.MERCHANT, board.LABOURER, board.SCOUT)),
        Act(CONSPIRE, _workers(board.LABOURER)),
        *(Act(DEVELOP, _workers(board.LABOURER, board.SCOUT)), Develop(FORTIFY)),
        *(Act(ABSOLVE, _workers(board.CLERIC, board.CRIMINAL, board.CRIMINAL)), Jar(_DEBT_JAR), Accept(), Accept()),
        Pass(),
    ),
    steps=(
        LessonStep(
            N_(
                "Welcome to the West Kingdom! Whoever has the most points after seven rounds wins. This is a guided "
                "first round, with {rival_1} as your rival."
            )
        ),
        LessonStep(
            N_(
                "Before it begins, everyone hires one of the townsfolk for free. Tap the {defender}: 1 provision at "
                "once, and another one whenever you attack."
            ),
            ("townsfolk", _DEFENDER_PLACE),
            wants=one_of(TakeTownsfolk(_DEFENDER_PLACE)),
        ),
        LessonStep(
            N_(
                "The first King's Order: everyone who has attacked at least 5 times by the end of the game scores "
                "4 points. Attacking will pay off."
            ),
            ("order", 0),
            when=happened(OrderTurned, place=0),
        ),
        LessonStep(
            N_(
                "Each round you draw three paladins. {engelier} gives you 2 workers and some strength, plus 2 "
                "silver for every attack: tap that card. Then put {oliver} back on top for the next round."
            ),
            ("top", _OLIVER),
            wants=one_of(ChoosePaladin(_ENGELIER, _OLIVER), ChoosePaladin(_ENGELIER, _SAMSON)),
        ),
        LessonStep(
            N_(
                "Your attributes are faith, strength and influence. Every action on the right needs one of them and "
                "raises another. {engelier} adds 3 strength and 1 faith, but only this round."
            ),
            ("attributes", _YOU),
            when=happened(PaladinRevealed, seat=_YOU),
        ),
        LessonStep(
            N_(
                "Everyone also takes a tavern card with four workers. Take this one. The purple criminal is worth "
                "having: it can do the work of any other."
            ),
            ("tavern", _TAVERN),
            wants=one_of(TakeTavern(_TAVERN)),
        ),
        LessonStep(
            N_(
                "But every criminal brings you a suspicion card. Yours shows 1 tax, so you took 1 silver from the tax "
                "supply. When that is empty, the inquisition comes!"
            ),
            ("tax",),
            when=happened(SuspicionDrawn, seat=_YOU),
        ),
        LessonStep(
            N_(
                "On your turn you carry out one action. A slot with a symbol needs that kind of worker, a plain "
                "slot takes anyone. Tap Attack, then the {adventurer}: it takes 1 strength, and you have 3."
            ),
            ("action", _YOU, ATTACK),
            wants=one_of(Act(ATTACK, _workers(board.SCOUT, board.MERCHANT, board.FIGHTER))),
            then=("outsider", _ADVENTURER_PLACE),
        ),
        LessonStep(
            N_("Your workers are ready. Now tap the {adventurer}."),
            ("outsider", _ADVENTURER_PLACE),
            wants=one_of(Outsider(_ADVENTURER_PLACE)),
        ),
        LessonStep(
            N_(
                "The attack gave you a labourer and a cleric, 1 influence, 2 silver from {engelier} and 1 provision "
                "from the {defender}. Good actions bring in workers for the next ones."
            ),
            ("attributes", _YOU),
            when=happened(Attacked, seat=_YOU, place=_ADVENTURER_PLACE),
        ),
        LessonStep(
            N_(
                "{rival_1} fortified: walls raise strength, and this one gave two workers as well. The {gatekeeper} "
                "helped with 1 tax, so only 2 silver are left in the tax supply."
            ),
            ("seat", _RIVAL),
            when=happened(WallBuilt, seat=_RIVAL),
        ),
        LessonStep(
            N_(
                "Your turn. Actions on the left need no attribute. With one worker, Recruit discards a townsfolk card "
                "for its reward; with two you hire it. Tap Recruit, then the {acolyte} for 2 silver."
            ),
            ("action", _YOU, RECRUIT),
            wants=one_of(Act(RECRUIT, _workers(board.LABOURER, board.FIGHTER))),
            then=("townsfolk", _ACOLYTE_PLACE),
        ),
        LessonStep(
            N_("Hire this {acolyte} for 2 silver: tap the card."),
            ("townsfolk", _ACOLYTE_PLACE),
            wants=one_of(Recruit(_ACOLYTE_PLACE, IN_SILVER)),
        ),
        LessonStep(
            N_(
                "The {acolyte} stays with you and gives you a labourer whenever you send out a monk. Instead of paying "
                "for one of the first two cards, you could take a debt, but that loses points."
            ),
            ("townsfolk", _DEBT_PLACE),
            when=happened(Hired, seat=_YOU, place=_ACOLYTE_PLACE),
        ),
        LessonStep(
            N_(
                "{rival_1} conspired: a criminal, and more suspicion. Now Commission sends out your monk for "
                "1 provision; your criminal stands in for a scout. Choose the space that lets you recruit for free."
            ),
            ("action", _YOU, COMMISSION),
            wants=one_of(Act(COMMISSION, _workers(board.CRIMINAL, board.FIGHTER, board.CLERIC))),
            then=("space", _RECRUIT_SPACE),
        ),
        LessonStep(
            N_("With 1 faith, your monk can go to the first region. Tap the space for a free recruit."),
            ("space", _RECRUIT_SPACE),
            wants=one_of(Settle(_RECRUIT_SPACE)),
        ),
        LessonStep(
            N_("Discard the {debt_collector} for its reward: it rids you of suspicion."),
            ("townsfolk", _COLLECTOR_PLACE),
            wants=one_of(FreeRecruit(_COLLECTOR_PLACE, hires=False)),
        ),
        LessonStep(
            N_("Discard your suspicion card. You will soon see why."),
            ("use", board.REMOVE_SUSPICION),
            wants=one_of(Accept()),
        ),
        LessonStep(
            N_(
                "{rival_1} developed: for 4 silver, a workshop now stands in for a worker in Fortify. The tax supply "
                "is almost empty and {rival_1} has the most suspicion, so conspire with your labourer!"
            ),
            ("action", _YOU, CONSPIRE),
            wants=one_of(Act(CONSPIRE, _workers(board.LABOURER))),
        ),
        LessonStep(
            N_(
                "The inquisition! You took the last 2 silver of tax. {rival_1} has the most suspicion cards and takes "
                "a debt: it costs 3 points at the end unless it is paid."
            ),
            ("suspect", _RIVAL),
            when=happened(Convicted),
            scene=("inquisition",),
        ),
        LessonStep(
            N_(
                "{rival_1} used Absolve: a jar gave 1 faith, and the space it went to paid the debt. A paid debt is "
                "even worth 1 point."
            ),
            ("seat", _RIVAL),
            when=happened(DebtPaid, seat=_RIVAL),
        ),
        LessonStep(
            N_(
                "You have one worker left. An action with workers on it can't be used again until you pray or pass. "
                "Pass: you may keep up to 3 workers for the next round."
            ),
            ("skip",),
            wants=one_of(Pass()),
        ),
        LessonStep(
            N_(
                "Round 2, with another King's Order. Most points come from high attributes. You also score for 5 "
                "or more monks, walls, outposts or jars, for converting outsiders and for meeting King's Orders."
            ),
            ("order", 1),
            when=happened(RoundBegan, round=2),
        ),
        LessonStep(
            N_(
                "You can also play Paladins alone, against an automated opponent that acts after each of your "
                "actions: it turns over a scheme card, and the table shows what it does. You have to beat it: a "
                "tie counts as a loss."
            )
        ),
        LessonStep(
            N_(
                "From here on you decide for yourself. If points are tied after seven rounds, King's Orders decide. "
                "Tap anything to read what it is or why you can't choose it, or the lamp for a hint."
            )
        ),
    ),
)
