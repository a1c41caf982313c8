"""The guided first game: what it says is true in the prepared games, and what it promises can be done there."""

from kingdoms.core.words.lesson import LEARNER
from kingdoms.core.words.tips import latest
from kingdoms.games import GAMES
from kingdoms.games.paladins.board import (
    ABSOLVE,
    ABSOLVE_SILVER,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    DEVELOP,
    DEVELOP_SILVER,
    FAITH,
    FALLBACKS,
    FIRST_FAVOUR,
    FORTIFY,
    GARRISON,
    HUNTED_BY_TWO,
    INFLUENCE,
    KEPT,
    NEEDED,
    ORDERS_DEALT,
    PALADINS_DRAWN,
    PRAY_SILVER,
    RAISED,
    REGION_FAITH,
    REGION_STRENGTH,
    RIGHT,
    ROUNDS,
    SILVER,
    SLOTS,
    SPACES,
    STRENGTH,
    TRACK,
    WORKER_KEYS,
)
from kingdoms.games.paladins.cards import (
    FAVOURS,
    ORDER_GOAL,
    ORDER_VP,
    PALADINS,
    TAVERNS,
    TOWNSFOLK,
)
from kingdoms.games.paladins.events import (
    Acted,
    Attacked,
    Converted,
    DebtPaid,
    Gained,
    InquisitionBegan,
    SuspicionDrawn,
    TaxTaken,
    TownsfolkHelped,
    WorkersGained,
)
from kingdoms.games.paladins.moves import Pass
from kingdoms.games.paladins.rules.costs import attack_cost, cost
from kingdoms.games.paladins.scoring import (
    ATTRIBUTE_VP,
    BUILT_VP,
    GOODS_PER_VP,
    PAID_VP,
    SETTLED_VP,
    UNPAID_VP,
    outsider_points,
)
from kingdoms.games.paladins.solo_events import FellBack, SchemeTurned, Stepped, Thwarted
from kingdoms.games.paladins.state import OPPONENT
from kingdoms.games.paladins.words.names import action_name
from tests.games.helpers.lesson_texts import WORDS, Figures, check_figures
from tests.games.helpers.lessons import Told, follow, told_at

GAME = GAMES["paladins"]


def place_of(told: Told) -> int:
    """The place in its row of the card that the step asks for."""
    name, place = told.step.then or told.step.about or ("", -1)
    assert name in ("townsfolk", "outsider")
    return int(place)


def points_once_converted(told: Told) -> int:
    """The points for the outsider that the step asks for, once it is converted."""
    state, card = told.view.copy(), int(told.view.outsiders[place_of(told)])
    state.converted[LEARNER] += (card,)
    return outsider_points(state, LEARNER, card)


def gained(told: Told, what: str) -> int:
    return latest(told.past, Gained, what=what).amount


def boosts(told: Told) -> str:
    faith, strength, influence = PALADINS[told.view.paladins[LEARNER]].boosts
    assert faith == 0
    return f"adds {strength} strength and {influence} influence"


def workers_gained(told: Told) -> list[int]:
    """How many workers the latest action gave the learner, before and after the townsfolk helped."""
    latest_first = [event for event in told.since(Acted) if isinstance(event, WorkersGained | TownsfolkHelped)]
    helped = next(place for place, event in enumerate(latest_first) if isinstance(event, TownsfolkHelped))
    groups = latest_first[helped + 1 :], latest_first[:helped]
    return [sum(sum(event.workers) for event in group if isinstance(event, WorkersGained)) for group in groups]


def attack_rewards(told: Told) -> list[str]:
    card, townsfolk = workers_gained(told)
    assert townsfolk == 1
    return [
        f"{gained(told, 'influence')} influence",
        f"{card} workers",
        f"Rounds 1 to {ORDERS_DEALT}",
        f"at least {ORDER_GOAL} times",
        f"scores {ORDER_VP[0]} points",
    ]


def points_so_far(told: Told) -> list[str]:
    view = told.view
    level, silver = view.attributes[LEARNER][INFLUENCE], view.silver[LEARNER]
    assert view.provisions[LEARNER] == 0
    return [
        f"have {view.scores()[LEARNER].total} points",
        f"{ATTRIBUTE_VP[level]} for level {level} of influence",
        f"{silver // GOODS_PER_VP} for your {silver} silver",
        f"every {GOODS_PER_VP} silver or provisions score 1 point",
    ]


def workers_of_the_third_round() -> list[str]:
    told = told_at(GAME, "From round 3 on")
    kept, workers = KEPT, sum(told.view.hands[LEARNER])
    return [f"in round {told.view.round}", f"kept {kept} workers", f"given you {workers - kept} more"]


def favour(told: Told) -> list[str]:
    card = FAVOURS[told.view.favours[told.accepts[0].place]]
    assert set(card.effects[0]) == {"criminal"}
    return [f"From round {FIRST_FAVOUR} on", f"get {len(card.effects[0])} criminals"]


def inquisition(told: Told) -> list[str]:
    before = told_at(GAME, "From round 3 on").view.suspicions
    tax = [event for event in told.past if isinstance(event, TaxTaken)][-2]
    return [f"the last {tax.supply} silver", f"{len(before[LEARNER]) + 1} to {len(before[OPPONENT])}"]


FIGURES: Figures = {
    "Welcome": lambda _told: [f"For {WORDS[ROUNDS]} rounds"],
    "Each round": lambda _told: [f"draw {WORDS[PALADINS_DRAWN]} paladins"],
    "These are": lambda told: [boosts(told)],
    "You also": lambda told: [f"with {WORDS[sum(TAVERNS[told.view.taverns[told.accepts[0].place]])]} workers"],
    "But every": lambda told: [
        f"shows {latest(told.past, SuspicionDrawn, seat=LEARNER).tax} tax",
        f"took {latest(told.past, TaxTaken, seat=LEARNER).supply} silver",
    ],
    "Tap Trade": lambda told: [f"{WORDS[sum(told.accepts[0].workers)]} of your merchants", f"{HUNTED_BY_TWO} silver"],
    "These actions": lambda _told: ["its +1 shows"],
    "Tap Attack": lambda told: [
        f"needs {REGION_STRENGTH[place_of(told)]} strength",
        f"you have {told.view.attribute(LEARNER, STRENGTH)}",
    ],
    "The attack gave": attack_rewards,
    "The opponent's scheme": lambda _told: [f"these {WORDS[len(FALLBACKS)]}"],
    "Tap Commission": lambda told: [f"for {cost(told.view, LEARNER, COMMISSION)} provision", "with 2 silver"],
    "Your monk": lambda told: [f"with {SPACES[told.accepts[0].space].reward.count(SILVER)} silver"],
    "You have 4": points_so_far,
    "You have one": lambda _told: [f"up to {KEPT} workers"],
    "Round 2": lambda told: [f"Round {told.view.round}", *workers_of_the_third_round()],
    "From round": favour,
    "The first criminal": inquisition,
    "At the end": lambda told: [
        f"costs {-UNPAID_VP} points",
        f"scores {PAID_VP}",
        f"for {cost(told.view, LEARNER, ABSOLVE)} silver",
    ],
    "You choose": lambda _told: [f"{WORDS[next(n for n, points in enumerate(BUILT_VP) if points)]} or more jars"],
    "Develop costs": lambda _told: [f"costs {DEVELOP_SILVER} silver"],
    "Now put": lambda _told: [f"{WORDS[len(SLOTS[CONVERT]) - 1]} workers"],
    "A converted": lambda told: [f"worth {points_once_converted(told)} points"],
    "Now tap the Mercenary": lambda told: [f"worth {points_once_converted(told)} points"],
    "The opponent owns": lambda told: [f"now to {latest(told.past, Stepped).space + 1}", "returns to 1"],
    "An action with": lambda _told: [f"{PRAY_SILVER} silver"],
    "Most points": lambda _told: [f"{WORDS[next(n for n, points in enumerate(SETTLED_VP) if points)]} or more"],
}


def test_the_lesson_gives_figures_as_they_are() -> None:
    check_figures(GAME, FIGURES)


def test_the_trade_and_the_monk_bring_the_silver_that_the_lesson_says() -> None:
    before, after = told_at(GAME, "Tap Trade").view, told_at(GAME, "After each").view
    assert after.silver[LEARNER] == before.silver[LEARNER] + HUNTED_BY_TWO
    assert told_at(GAME, "Your monk").accepts[0].space == told_at(GAME, "Tap Commission").step.then[1]


def test_the_townsfolk_hired_first_give_a_labourer_for_every_attack() -> None:
    hired = TOWNSFOLK[told_at(GAME, "Before the first").view.townsfolk[0]]
    assert (hired.trigger, hired.ongoing) == (ATTACK, (WORKER_KEYS[0],))


def test_actions_need_and_raise_what_the_lesson_says() -> None:
    needed = {STRENGTH: {ATTACK, GARRISON}, FAITH: {COMMISSION, CONVERT}, INFLUENCE: {FORTIFY, ABSOLVE}}
    text = told_at(GAME, "These actions").text
    for attribute, actions in needed.items():
        assert {action for action in RIGHT if NEEDED[action] == attribute} == actions
        assert all(action_name(action) in text for action in actions)
    assert all(RAISED[action] in ATTRIBUTES for action in RIGHT)


def test_the_attack_costs_nothing_thanks_to_the_paladin() -> None:
    told = told_at(GAME, "Tap Attack")
    assert attack_cost(told.view, LEARNER, place_of(told)) == 0
    assert told.view.attributes[LEARNER][STRENGTH] < REGION_STRENGTH[place_of(told)]


def test_the_opponent_does_what_the_lesson_says() -> None:
    schemes = [event.scheme for event in told_at(GAME, "The opponent's scheme").past if isinstance(event, SchemeTurned)]
    assert schemes == [CONVERT, ABSOLVE]
    told = told_at(GAME, "The opponent's scheme")
    assert latest(told.past, Thwarted) == Thwarted(ABSOLVE, "workers")
    assert latest(told.past, FellBack).fallback == FALLBACKS[0]
    assert latest(told_at(GAME, "The opponent owns").past, Stepped).space < TRACK - 1


def test_both_rounds_belong_to_the_same_game() -> None:
    told = [*follow(GAME)]
    before, after = (next(each.view for each in told if each.view.round == number) for number in (2, 3))
    assert before.attacked[LEARNER] == after.attacked[LEARNER] != ()
    assert before.hired == after.hired
    assert before.monks[LEARNER] & after.monks[LEARNER] == before.monks[LEARNER] != 0
    assert before.orders[:2] == after.orders[:2]


def test_every_order_is_for_an_action_that_the_learner_takes() -> None:
    view = [*follow(GAME)][-1].view
    assert view.orders == [ATTACK, ABSOLVE, COMMISSION]
    assert all(view.count_done(LEARNER, order) for order in view.orders)


def test_the_learner_is_convicted_once_and_pays_the_debt() -> None:
    told = [*follow(GAME)][-1]
    assert sum(isinstance(event, InquisitionBegan) for event in told.past) == 1
    assert DebtPaid(LEARNER) in told.past
    assert (told.view.unpaid[LEARNER], told.view.paid[LEARNER]) == (0, 1)
    assert ABSOLVE_SILVER[0] == cost(told_at(GAME, "At the end").view, LEARNER, ABSOLVE)


def test_the_workshop_gives_a_worker_and_saves_one_for_the_conversion() -> None:
    developed, converted = told_at(GAME, "Develop costs"), told_at(GAME, "A converted")
    assert developed.accepts[0].action == DEVELOP
    before, after = sum(told_at(GAME, "Now put").view.hands[LEARNER]), sum(converted.view.hands[LEARNER])
    assert after == before + 1
    assert sum(converted.accepts[0].workers) == len(SLOTS[CONVERT]) - 1
    assert REGION_FAITH[place_of(converted)] <= converted.view.attribute(LEARNER, FAITH)


def test_the_learner_attacks_and_converts_and_has_workers_left_to_play_on() -> None:
    told = [*follow(GAME)][-1]
    for kind in (Attacked, Converted):
        assert sum(isinstance(event, kind) and event.seat == LEARNER for event in told.past) == 1
    assert sum(told.view.hands[LEARNER]) > KEPT
    assert told.view.moves() != [Pass()]


def test_the_learner_has_one_worker_left_when_the_lesson_says_so() -> None:
    assert sum(told_at(GAME, "You have one").view.hands[LEARNER]) == 1
