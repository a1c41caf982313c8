"""The guided first game of Paladins: the first round of a solo game, then the third round of the same game.

The first round shows what workers, attributes and schemes are, with a trade, an attack and a commission. In the third
round, the first King's Favour leads to an inquisition. The learner pays the debt with a jar, and a workshop then saves
a worker for a conversion. Each of the three King's Orders is for an action that the learner takes.
"""

from collections.abc import Sequence

from kingdoms.core.state import Event
from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import LEARNER, Lesson, LessonStep, LessonTable, happened, one_of
from kingdoms.games.paladins import board, events, moves, solo_events
from kingdoms.games.paladins.board import CLERIC, CRIMINAL, FIGHTER, LABOURER, MERCHANT, SCOUT
from kingdoms.games.paladins.cards import OUTSIDERS, PALADINS, TOWNSFOLK
from kingdoms.games.paladins.moves import Act, ChoosePaladin
from kingdoms.games.paladins.state import OPPONENT, Paladins
from kingdoms.games.paladins.words.names import action_name, outsider_title, paladin_name, townsfolk_name

_YOU = LEARNER
_BERENGIER, _GERIER, _GERIN, _GIRARD, _IVON = (
    [paladin.key for paladin in PALADINS].index(key) for key in ("berengier", "gerier", "gerin", "girard", "ivon")
)
_DEFENDER_PLACE, _TAVERN = 0, 0
_BARBARIAN_PLACE, _MERCENARY_PLACE = 1, 0
_SILVER_SPACE, _SCOUT_SPACE, _DEBT_JAR = 1, 6, 6
_CRIMINALS_FAVOUR = 0


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


_TAKE_DEFENDER = moves.TakeTownsfolk(_DEFENDER_PLACE)
_CHOOSE_BERENGIER = ChoosePaladin(_BERENGIER, _GIRARD)
_TAKE_TAVERN = moves.TakeTavern(_TAVERN)
_TRADE = Act(board.TRADE, _workers(MERCHANT, MERCHANT))
_ATTACK = Act(board.ATTACK, _workers(SCOUT, MERCHANT, FIGHTER))
_ATTACK_BARBARIAN = moves.Outsider(_BARBARIAN_PLACE)
_COMMISSION = Act(board.COMMISSION, _workers(SCOUT, LABOURER, CRIMINAL))
_SETTLE = moves.Settle(_SILVER_SPACE)
_FIRST_ROUND = (
    *(_TAKE_DEFENDER, _CHOOSE_BERENGIER, _TAKE_TAVERN),
    *(_TRADE, _ATTACK, _ATTACK_BARBARIAN, _COMMISSION, _SETTLE, moves.Pass()),
)
"""The learner's moves in the first round; the lesson also accepts another paladin on top of the deck."""

_SECOND_ROUND = (
    *(ChoosePaladin(_GIRARD, _GERIER), moves.TakeTavern(1)),
    Act(board.HUNT, _workers(LABOURER, SCOUT)),
    *(Act(board.COMMISSION, _workers(SCOUT, FIGHTER, CRIMINAL)), moves.Settle(_SCOUT_SPACE), moves.Pass()),
)

_BEGINNING = LessonTable(seats=1, seed=102950, options={"level": board.EASY})
_THIRD_ROUND = _BEGINNING._replace(
    opening=(*_FIRST_ROUND, *_SECOND_ROUND, ChoosePaladin(_GERIER, _GERIN), moves.TakeTavern(1))
)

LESSON = Lesson(
    table=_BEGINNING,
    minutes=10,
    names=_names,
    steps=(
        LessonStep(
            N_(
                "Welcome to the West Kingdom! For seven rounds you send workers to actions, and whoever has the most "
                "points then wins. This is a solo game against an automatic opponent; with other people, your own "
                "turns are the same."
            )
        ),
        LessonStep(
            N_(
                "Before the first round, you hire one of the townsfolk for free and keep that card all game. Tap "
                "{defender:the}, who gives you a labourer whenever you attack."
            ),
            ("townsfolk", _DEFENDER_PLACE),
            wants=one_of(_TAKE_DEFENDER),
        ),
        LessonStep(
            N_(
                "Each round you draw three paladins: use one, put one back on top for the next round and one at the "
                "bottom. Tap {berengier}, who lends you strength, then {girard}."
            ),
            ("paladin", _BERENGIER),
            wants=one_of(_CHOOSE_BERENGIER, ChoosePaladin(_BERENGIER, _IVON)),
            then=("top", _GIRARD),
        ),
        LessonStep(
            N_(
                "These are your attributes: faith, strength and influence. Many actions need one of them, and high "
                "levels score points at the end; {berengier} adds 3 strength and 1 influence, but only this round."
            ),
            ("attributes", _YOU),
            when=happened(events.PaladinRevealed, seat=_YOU),
        ),
        LessonStep(
            N_(
                "You also take a tavern card with four workers: take this one. The purple criminal can do the work of "
                "any other worker."
            ),
            ("tavern", _TAVERN),
            keeps=(("tavern",),),
            wants=one_of(_TAKE_TAVERN),
        ),
        LessonStep(
            N_(
                "But every criminal comes with a suspicion card: yours shows 2 tax, so you took 2 silver from the tax "
                "supply. When that is empty, the inquisition comes for whoever has the most suspicion cards!"
            ),
            ("tax",),
            when=happened(events.SuspicionDrawn, seat=_YOU),
        ),
        LessonStep(
            N_(
                "On your turn, you send workers to one action. Those marked here give you provisions ({hunt}), silver "
                "({trade}), townsfolk ({recruit}) and criminals ({conspire}), place a workshop ({develop}), or clear "
                "another action ({pray})."
            ),
            ("action", _YOU, board.DEVELOP),
            also=tuple(("action", _YOU, action) for action in board.LEFT),
            when=_at_own_turn,
        ),
        LessonStep(
            N_(
                "Tap {trade}: two of your merchants get you 3 silver. A slot with a grey figure takes any worker, the "
                "others the one they show or a criminal."
            ),
            ("action", _YOU, board.TRADE),
            wants=one_of(_TRADE),
        ),
        LessonStep(
            N_(
                "After each of your actions, the opponent turns over a scheme and does what it shows: this time, "
                "{convert}. That takes workers, as it does for you, but the opponent never pays silver or provisions."
            ),
            ("scheme",),
            keeps=(("seat", OPPONENT),),
            when=happened(solo_events.SchemeTurned, scheme=board.CONVERT),
        ),
        LessonStep(
            N_(
                "These actions score points, and each needs an attribute: strength ({attack}, {garrison}), faith "
                "({commission}, {convert}) or influence ({fortify}, {absolve}). Each also raises one, as its +1 shows."
            ),
            ("action", _YOU, board.ATTACK),
            also=tuple(("action", _YOU, action) for action in board.RIGHT),
            when=_at_own_turn,
        ),
        LessonStep(
            N_(
                "Tap {attack}, then {barbarian:the}: an attack in the second region needs 3 strength, and with "
                "{berengier} you have 3."
            ),
            ("action", _YOU, board.ATTACK),
            keeps=(("attributes", _YOU), ("outsider", _BARBARIAN_PLACE), ("region", _BARBARIAN_PLACE)),
            wants=one_of(_ATTACK),
            then=("outsider", _BARBARIAN_PLACE),
        ),
        LessonStep(
            N_("Your workers are ready. Now tap {barbarian:the}, read the card and attack."),
            ("outsider", _BARBARIAN_PLACE),
            wants=one_of(_ATTACK_BARBARIAN),
            shares_number=True,
        ),
        LessonStep(
            N_(
                "The attack gave you 1 influence and 2 workers at once, and {defender:the} a third. Rounds 1 to 3 each "
                "reveal a King's Order: for this one, whoever attacks at least 5 times in the game scores 4 points."
            ),
            ("order", 0),
            when=happened(events.Attacked, seat=_YOU, place=_BARBARIAN_PLACE),
        ),
        LessonStep(
            N_(
                "The opponent's scheme was {absolve}, but it had too few workers left. So it did the first of these "
                "five, {recruit}: a worker covers it for the rest of the round, and {pray} would be next."
            ),
            ("fallback", board.FALLBACK_RECRUIT),
            also=(("fallback",),),
            when=happened(solo_events.FellBack, fallback=board.FALLBACK_RECRUIT),
        ),
        LessonStep(
            N_(
                "Tap {commission}: for 1 provision, a monk goes to a region that you have enough faith for. The first "
                "needs none, so tap the space with 2 silver there; outposts ({garrison}) go to such spaces too."
            ),
            ("action", _YOU, board.COMMISSION),
            keeps=(("region", 0), ("space", _SILVER_SPACE)),
            wants=one_of(_COMMISSION),
            then=("space", _SILVER_SPACE),
        ),
        LessonStep(
            N_("Your monk can go to the first region, which needs no faith. Tap the space with 2 silver."),
            ("space", _SILVER_SPACE),
            wants=one_of(_SETTLE),
            shares_number=True,
        ),
        LessonStep(
            N_(
                "You have 4 points so far: 1 for level 2 of influence, and 3 for your 10 silver, as every 3 silver or "
                "provisions score 1 point. That's why the number can go down when you pay for something."
            ),
            ("seat", _YOU),
            keeps=(("attributes", _YOU),),
            when=happened(events.Settled, seat=_YOU, space=_SILVER_SPACE),
        ),
        LessonStep(
            N_(
                "You have one worker left. Instead of using it, pass: you keep up to 3 workers for the next round, "
                "when all your actions are free again."
            ),
            ("skip",),
            wants=one_of(moves.Pass()),
        ),
        LessonStep(
            N_(
                "Round 2 would go the same way, so it is played for you. The game goes on in round 3: you have kept 3 "
                "workers, and {gerier} and a tavern card have given you 6 more."
            ),
            when=happened(events.RoundBegan, round=2),
        ),
        LessonStep(
            N_(
                "From round 3 on, each round reveals a King's Favour: an extra action for one worker, which only one "
                "player can use in a round. Tap it, then again to confirm: you get 2 criminals for your labourer, but "
                "risk an inquisition."
            ),
            ("favour", _CRIMINALS_FAVOUR),
            wants=one_of(moves.UseFavour(_CRIMINALS_FAVOUR, _workers(LABOURER))),
            table=_THIRD_ROUND,
        ),
        LessonStep(
            N_(
                "The first criminal's suspicion card took the last 2 silver of the tax supply, so the inquisition "
                "came! You had the most suspicion cards, 4 to 2: you took a debt and discarded half of them."
            ),
            ("suspect", _YOU),
            when=happened(events.Convicted),
            scene=("inquisition",),
        ),
        LessonStep(
            N_(
                "At the end, an unpaid debt costs 3 points, and a paid one scores 1. Tap {absolve}, then again to "
                "confirm: for 1 silver you place a jar, whose reward can pay the debt."
            ),
            ("action", _YOU, board.ABSOLVE),
            wants=one_of(Act(board.ABSOLVE, _workers(CLERIC, MERCHANT, MERCHANT))),
        ),
        LessonStep(
            N_(
                "You choose a reward for each jar, and five or more jars score points. Tap this one, which pays a debt."
            ),
            ("jar", _DEBT_JAR),
            wants=one_of(moves.Jar(_DEBT_JAR)),
            shares_number=True,
        ),
        LessonStep(
            N_("Pay the debt. After the lesson, this will happen by itself."),
            ("use", board.PAY_DEBT),
            wants=one_of(moves.Accept()),
            shares_number=True,
        ),
        LessonStep(
            N_("With {absolve}, you can also discard a suspicion card: do so."),
            ("use", board.REMOVE_SUSPICION),
            wants=one_of(moves.Accept()),
            shares_number=True,
        ),
        LessonStep(
            N_(
                "{develop} costs 4 silver and places a workshop, which replaces a worker in an action for good. Tap "
                "{develop}, then again to confirm, and put the workshop on {convert}."
            ),
            ("action", _YOU, board.DEVELOP),
            keeps=(("action", _YOU, board.CONVERT),),
            wants=one_of(Act(board.DEVELOP, _workers(LABOURER, FIGHTER))),
        ),
        LessonStep(
            N_(
                "Now put the workshop on {convert}, where two workers will then be enough. You also get the worker "
                "shown beside the workshop."
            ),
            ("action", _YOU, board.CONVERT),
            wants=one_of(moves.Develop(board.CONVERT)),
            shares_number=True,
        ),
        LessonStep(
            N_(
                "A converted outsider scores points at the end, instead of giving a reward at once. Tap {convert}, "
                "then {mercenary:the}, worth 2 points: your faith is high enough."
            ),
            ("action", _YOU, board.CONVERT),
            keeps=(("attributes", _YOU), ("outsider", _MERCENARY_PLACE), ("region", _MERCENARY_PLACE)),
            wants=one_of(Act(board.CONVERT, _workers(SCOUT, CRIMINAL))),
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
                "The opponent owns no silver or provisions: each that it gains moves its marker on by one circle, now "
                "to 4. When the marker returns to 1, the opponent's lowest attribute rises."
            ),
            ("track",),
            when=happened(solo_events.Stepped),
        ),
        LessonStep(
            N_(
                "An action with workers on it is closed. {pray} clears one at once for a cleric and 2 silver; "
                "otherwise, all are cleared when you pass."
            ),
            ("action", _YOU, board.PRAY),
            keeps=(("action", _YOU, board.CONVERT),),
        ),
        LessonStep(
            N_(
                "Most points come from high attributes, King's Orders, and five or more monks, outposts, walls "
                "({fortify}) or jars. Now you decide: touch and hold anything to read about it, or tap the light bulb "
                "for a hint."
            ),
            ("attributes", _YOU),
        ),
    ),
)
