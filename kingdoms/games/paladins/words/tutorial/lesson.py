"""The guided first game of Paladins: a first round up to an inquisition, then the third round of a solo game.

The first seed offers the learner the Defender and Engelier, who both help with attacks, and an Acolyte for their first
monk. The criminals of both players then take so much tax that the learner's own plot empties the supply. In the solo
game, the learner has enough workers to convert, to pray and, with a criminal as the second cleric, to convert again.
"""

from collections.abc import Sequence

from kingdoms.core.game import Event
from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import LEARNER, Lesson, LessonStep, LessonTable, happened, one_of
from kingdoms.games.paladins import board, events, moves
from kingdoms.games.paladins.board import CLERIC, CRIMINAL, FIGHTER, LABOURER, MERCHANT, SCOUT
from kingdoms.games.paladins.cards import OUTSIDERS, PALADINS, TOWNSFOLK
from kingdoms.games.paladins.moves import IN_SILVER, Act, ChoosePaladin
from kingdoms.games.paladins.state import OPPONENT, Paladins
from kingdoms.games.paladins.words.names import action_name, outsider_title, paladin_name, townsfolk_name

_YOU, _RIVAL = range(2)
_ANSEIS, _BERENGIER, _ENGELIER, _GERIER, _IVOIRE, _OLIVER, _SAMSON = (
    [paladin.key for paladin in PALADINS].index(key)
    for key in ("anseis", "berengier", "engelier", "gerier", "ivoire", "oliver", "samson")
)
_GATEKEEPER_PLACE, _DEFENDER_PLACE, _ACOLYTE_PLACE, _COLLECTOR_PLACE = 0, 4, 2, 3
_RIVAL_TAVERN, _TAVERN = 1, 2
_ADVENTURER_PLACE, _MERCENARY_PLACE, _BARBARIAN_PLACE = 0, 0, 2
_RECRUIT_SPACE, _PROVISIONS_JAR, _DEBT_JAR = 0, 5, 6


def _names() -> dict[str, str]:
    """The names of all actions, paladins, townsfolk and outsiders, by key."""
    return {
        **{key: action_name(action) for action, key in enumerate(board.ACTION_KEYS)},
        **{card.key: outsider_title(card.key) for card in OUTSIDERS},
        **{card.key: townsfolk_name(number) for number, card in enumerate(TOWNSFOLK)},
        **{card.key: paladin_name(number) for number, card in enumerate(PALADINS)},
    }


def _workers(*kinds: int) -> board.Workers:
    return tuple(kinds.count(kind) for kind in board.WORKERS)


def _at_own_turn(view: Paladins, _events: Sequence[Event]) -> bool:
    """For `LessonStep.when`: whether the learner is choosing an action."""
    return view.seat == LEARNER and view.asked == "turn"


_FIRST_ROUND = LessonTable(
    seats=2,
    seed=1647,
    options={},
    rivals=(
        moves.TakeTownsfolk(_GATEKEEPER_PLACE),
        *(ChoosePaladin(_ANSEIS, _GERIER), moves.TakeTavern(_RIVAL_TAVERN)),
        Act(board.FORTIFY, _workers(MERCHANT, LABOURER, SCOUT)),
        Act(board.CONSPIRE, _workers(LABOURER)),
        *(Act(board.DEVELOP, _workers(LABOURER, SCOUT)), moves.Develop(board.FORTIFY)),
        *(Act(board.ABSOLVE, _workers(CLERIC, CRIMINAL, CRIMINAL)), moves.Jar(_DEBT_JAR)),
        *(moves.Accept(), moves.Accept(), moves.Pass()),
    ),
)

_SOLO_ROUND = LessonTable(
    seats=1,
    seed=2,
    options={"level": board.EASY},
    opening=(
        moves.TakeTownsfolk(0),
        *(ChoosePaladin(_BERENGIER, _IVOIRE), moves.TakeTavern(0)),
        Act(board.HUNT, _workers(LABOURER, SCOUT)),
        *(Act(board.RECRUIT, _workers(MERCHANT, FIGHTER)), moves.Recruit(2, IN_SILVER), moves.Pass()),
        *(ChoosePaladin(_IVOIRE, _ANSEIS), moves.TakeTavern(0)),
        *(Act(board.RECRUIT, _workers(LABOURER)), moves.Recruit(3, IN_SILVER)),
        Act(board.TRADE, _workers(MERCHANT, CLERIC)),
        *(Act(board.ABSOLVE, _workers(MERCHANT, MERCHANT, CLERIC)), moves.Jar(_PROVISIONS_JAR), moves.Pass()),
        *(ChoosePaladin(_GERIER, _ANSEIS), moves.TakeTavern(0)),
    ),
)

LESSON = Lesson(
    table=_FIRST_ROUND,
    minutes=10,
    names=_names,
    steps=(
        LessonStep(
            N_(
                "Welcome to the West Kingdom! Whoever has the most points after seven rounds wins. You will play a "
                "round against {rival_1}, then part of a solo game as a second example."
            )
        ),
        LessonStep(
            N_(
                "Before the first round, everyone hires one of the townsfolk for free. Tap {defender:the}, who "
                "gives you 1 provision now and another whenever you attack."
            ),
            ("townsfolk", _DEFENDER_PLACE),
            wants=one_of(moves.TakeTownsfolk(_DEFENDER_PLACE)),
        ),
        LessonStep(
            N_(
                "Each round you draw three paladins: use one, put one back on top for the next round and one at the "
                "bottom. Tap {engelier}, who helps you to attack, then {oliver}."
            ),
            ("paladin", _ENGELIER),
            wants=one_of(ChoosePaladin(_ENGELIER, _OLIVER), ChoosePaladin(_ENGELIER, _SAMSON)),
            then=("top", _OLIVER),
        ),
        LessonStep(
            N_(
                "Your attributes are faith, strength and influence: many actions need one of them, and high levels "
                "score at the end. {engelier} adds 3 strength and 1 faith, but only this round."
            ),
            ("attributes", _YOU),
            when=happened(events.PaladinRevealed, seat=_YOU),
        ),
        LessonStep(
            N_(
                "Everyone also takes a tavern card with four workers: take this one. The purple criminal can do the "
                "work of any other worker."
            ),
            ("tavern", _TAVERN),
            keeps=(("tavern",),),
            wants=one_of(moves.TakeTavern(_TAVERN)),
        ),
        LessonStep(
            N_(
                "But every criminal comes with a suspicion card: yours shows 1 tax, so you took 1 silver from the tax "
                "supply. When that is empty, the inquisition comes!"
            ),
            ("tax",),
            when=happened(events.SuspicionDrawn, seat=_YOU),
        ),
        LessonStep(
            N_(
                "On your turn you send workers to one action. A slot with a symbol needs that worker; a plain slot "
                "takes any."
            ),
            ("action", _YOU, board.ATTACK),
            when=_at_own_turn,
        ),
        LessonStep(
            N_("Tap {attack}, then {adventurer:the}: that attack needs 1 strength, and you have 3."),
            ("action", _YOU, board.ATTACK),
            keeps=(("attributes", _YOU), ("outsider", _ADVENTURER_PLACE), ("region", _ADVENTURER_PLACE)),
            wants=one_of(Act(board.ATTACK, _workers(SCOUT, MERCHANT, FIGHTER))),
            then=("outsider", _ADVENTURER_PLACE),
        ),
        LessonStep(
            N_("Your workers are ready. Now tap {adventurer:the}, read the card and attack."),
            ("outsider", _ADVENTURER_PLACE),
            wants=one_of(moves.Outsider(_ADVENTURER_PLACE)),
            shares_number=True,
        ),
        LessonStep(
            N_(
                "The attack gave you 2 workers, 1 influence, 2 silver and 1 provision. It also counts for this King's "
                "Order: everyone who attacks at least 5 times in the game scores 4 points."
            ),
            ("order", 0),
            when=happened(events.Attacked, seat=_YOU, place=_ADVENTURER_PLACE),
        ),
        LessonStep(
            N_(
                "{rival_1} has built a wall, which raises strength, and has taken 1 silver from the tax supply. Only 2 "
                "silver are left here."
            ),
            ("tax",),
            when=happened(events.WallBuilt, seat=_RIVAL),
        ),
        LessonStep(
            N_("Tap {recruit} to hire one of the townsfolk. Then take the third card: this {acolyte} costs 2 silver."),
            ("action", _YOU, board.RECRUIT),
            keeps=(("townsfolk",),),
            wants=one_of(Act(board.RECRUIT, _workers(LABOURER, FIGHTER))),
            then=("townsfolk", _ACOLYTE_PLACE),
        ),
        LessonStep(
            N_("Hire {acolyte:the} in the third place of the row for 2 silver."),
            ("townsfolk", _ACOLYTE_PLACE),
            wants=one_of(moves.Recruit(_ACOLYTE_PLACE, IN_SILVER)),
            shares_number=True,
        ),
        LessonStep(
            N_(
                "Actions with three slots need one attribute and raise another. Most also cost provisions or silver, "
                "as their symbols show."
            ),
            ("action", _YOU, board.FORTIFY),
            keeps=(("attributes", _YOU),),
            when=_at_own_turn,
        ),
        LessonStep(
            N_("A small × marks what you lack: here, a merchant for {fortify}, as your criminal could be the scout."),
            ("action", _YOU, board.FORTIFY),
        ),
        LessonStep(
            N_(
                "Tap {commission} to send out a monk for 1 provision. Then tap the space that lets you recruit for "
                "free."
            ),
            ("action", _YOU, board.COMMISSION),
            keeps=(("region", 0), ("space", _RECRUIT_SPACE)),
            wants=one_of(Act(board.COMMISSION, _workers(CRIMINAL, FIGHTER, CLERIC))),
            then=("space", _RECRUIT_SPACE),
        ),
        LessonStep(
            N_(
                "The first region needs no faith, so your monk can go there. Tap the space that lets you recruit for "
                "free."
            ),
            ("space", _RECRUIT_SPACE),
            wants=one_of(moves.Settle(_RECRUIT_SPACE)),
            shares_number=True,
        ),
        LessonStep(
            N_("You can also discard a card for its reward: {debt_collector:the} gets rid of suspicion cards."),
            ("townsfolk", _COLLECTOR_PLACE),
            wants=one_of(moves.FreeRecruit(_COLLECTOR_PLACE, hires=False)),
        ),
        LessonStep(
            N_(
                "Discard your suspicion card: you will soon see why. In later games this happens by itself, unless "
                "there is a reason to keep the card."
            ),
            ("use", board.REMOVE_SUSPICION),
            wants=one_of(moves.Accept()),
            shares_number=True,
        ),
        LessonStep(
            N_(
                "The tax supply is almost empty, and {rival_1} has the most suspicion cards. Tap {conspire}, then "
                "again to confirm: you get a criminal for your labourer, and a suspicion card that may show tax."
            ),
            ("action", _YOU, board.CONSPIRE),
            keeps=(("seat", _RIVAL),),
            wants=one_of(Act(board.CONSPIRE, _workers(LABOURER))),
        ),
        LessonStep(
            N_(
                "You took the last 2 silver of the tax supply, so the inquisition comes! {rival_1} has the most "
                "suspicion cards, and so takes a debt."
            ),
            ("suspect", _RIVAL),
            when=happened(events.Convicted),
            scene=("inquisition",),
        ),
        LessonStep(
            N_(
                "{rival_1} has used {absolve}: its jar paid off the debt. At the end, a paid debt scores 1 point, and "
                "an unpaid one costs 3."
            ),
            ("action", _RIVAL, board.ABSOLVE),
            when=happened(events.DebtPaid, seat=_RIVAL),
        ),
        LessonStep(
            N_(
                "That was round 1: this game is saved, and you can return to it from home. A new example shows "
                "what comes later: converting, praying and passing."
            )
        ),
        LessonStep(
            N_(
                "This is round 3 of a solo game: after each of your actions, the opponent reveals a scheme and does "
                "what it shows. You win if you score more points."
            ),
            ("seat", OPPONENT),
            keeps=(("scheme",),),
            table=_SOLO_ROUND,
        ),
        LessonStep(
            N_(
                "An attacked outsider gives its reward at once; a converted one scores at the end. Tap {convert}, then "
                "{mercenary:the}, worth 2 points."
            ),
            ("action", _YOU, board.CONVERT),
            keeps=(("outsider", _MERCENARY_PLACE), ("region", _MERCENARY_PLACE)),
            wants=one_of(Act(board.CONVERT, _workers(MERCHANT, FIGHTER, CLERIC))),
            then=("outsider", _MERCENARY_PLACE),
        ),
        LessonStep(
            N_("Now tap {mercenary:the}, worth 2 points at the end."),
            ("outsider", _MERCENARY_PLACE),
            wants=one_of(moves.Outsider(_MERCENARY_PLACE)),
            shares_number=True,
        ),
        LessonStep(
            N_(
                "An action with workers on it stays closed until you pray or pass. Tap {pray}, then again to "
                "confirm: a cleric and 2 silver clear {convert}."
            ),
            ("action", _YOU, board.PRAY),
            keeps=(("action", _YOU, board.CONVERT),),
            wants=one_of(Act(board.PRAY, _workers(CLERIC))),
        ),
        LessonStep(
            N_(
                "Now use {convert} again, with the criminal as a cleric: {barbarian:the} needs 4 faith, and with "
                "{gerier}, your paladin this round, you have 5."
            ),
            ("action", _YOU, board.CONVERT),
            keeps=(("attributes", _YOU), ("outsider", _BARBARIAN_PLACE), ("region", _BARBARIAN_PLACE)),
            wants=one_of(Act(board.CONVERT, _workers(MERCHANT, FIGHTER, CRIMINAL))),
            then=("outsider", _BARBARIAN_PLACE),
        ),
        LessonStep(
            N_("You have one worker left. Pass now: you may keep up to 3 workers for the next round."),
            ("skip",),
            wants=one_of(moves.Pass()),
        ),
        LessonStep(
            N_(
                "Most points come from high attributes, King's Orders, and many monks, walls, outposts or jars. Round "
                "4 begins, and now you decide: the light bulb gives hints."
            ),
            ("attributes", _YOU),
        ),
    ),
)
