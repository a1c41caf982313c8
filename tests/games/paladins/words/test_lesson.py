"""The guided first game: what it says is true in the prepared games, and what it promises can be done there."""

from kingdoms.core.words.lesson import LEARNER
from kingdoms.core.words.tips import latest
from kingdoms.games import GAMES
from kingdoms.games.paladins.board import (
    ABSOLVE_SILVER,
    COMMISSION,
    CONVERT,
    CONVERT_SILVER,
    FAITH,
    FORTIFY,
    KEPT,
    NEEDED,
    PALADINS_DRAWN,
    PRAY,
    PRAY_SILVER,
    PROVISION,
    RAISED,
    REGION_FAITH,
    REGION_STRENGTH,
    RIGHT,
    ROUNDS,
    SILVER,
    SLOTS,
    STRENGTH,
    TOWNSFOLK_PRICES,
)
from kingdoms.games.paladins.cards import (
    ORDER_GOAL,
    ORDER_VP,
    OUTSIDERS,
    PALADINS,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
)
from kingdoms.games.paladins.events import Acted, Cleared, Converted, Gained, SuspicionDrawn, TaxTaken, WorkersGained
from kingdoms.games.paladins.moves import Act, Pass
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS, attack_cost, cost
from kingdoms.games.paladins.scoring import PAID_VP, UNPAID_VP, outsider_points
from kingdoms.games.paladins.words.lacks import lacking
from tests.games.helpers.lesson_texts import WORDS, Figures, check_figures
from tests.games.helpers.lessons import Told, follow, told_at

GAME = GAMES["paladins"]
RIVAL = 1


def place_of(told: Told) -> int:
    """The place in its row of the card that the step asks for."""
    name, place = told.step.then or told.step.about or ("", -1)
    assert name in ("townsfolk", "outsider")
    return int(place)


def townsfolk_of(told: Told) -> int:
    return int(told.view.townsfolk[told.accepts[0].place])


def outsider_of(told: Told) -> int:
    return int(told.view.outsiders[place_of(told)])


def points_once_converted(told: Told, *attacked: int) -> int:
    """The points for the outsider that the step asks for, once it is converted and these have been attacked."""
    state, card = told.view.copy(), outsider_of(told)
    state.converted[LEARNER] += (card,)
    state.attacked[LEARNER] += attacked
    return outsider_points(state, LEARNER, card)


def workers_gained(told: Told) -> int:
    return sum(sum(event.workers) for event in told.since(Acted) if isinstance(event, WorkersGained))


def gained(told: Told, what: str) -> int:
    return latest(told.past, Gained, what=what).amount


def boosts(told: Told) -> str:
    faith, strength, influence = PALADINS[told.view.paladins[LEARNER]].boosts
    assert influence == 0
    return f"adds {strength} strength and {faith} faith"


def attack_rewards(told: Told) -> list[str]:
    return [
        f"{workers_gained(told)} workers",
        f"{gained(told, 'influence')} influence",
        f"{gained(told, SILVER)} silver",
        f"{gained(told, PROVISION)} provision",
        f"at least {ORDER_GOAL} times",
        f"scores {ORDER_VP[0]} points",
    ]


def slots() -> list[str]:
    (most,) = {len(SLOTS[action]) for action in RIGHT}
    return [f"with {WORDS[most]} slots"]


FIGURES: Figures = {
    "Welcome": lambda _told: [f"after {WORDS[ROUNDS]} rounds"],
    "Before the first": lambda told: [f"{TOWNSFOLK[townsfolk_of(told)].hire.count(PROVISION)} provision now"],
    "Each round": lambda _told: [f"draw {WORDS[PALADINS_DRAWN]} paladins"],
    "Your attributes": lambda told: [boosts(told)],
    "Everyone also": lambda told: [f"with {WORDS[sum(TAVERNS[told.view.taverns[told.accepts[0].place]])]} workers"],
    "But every": lambda told: [
        f"shows {latest(told.past, SuspicionDrawn).tax} tax",
        f"took {latest(told.past, TaxTaken).supply} silver",
    ],
    "Tap Attack": lambda told: [
        f"needs {REGION_STRENGTH[place_of(told)]} strength, and you have {told.view.attribute(LEARNER, STRENGTH)}",
    ],
    "The attack gave": attack_rewards,
    "Beatrix has built": lambda told: [
        f"taken {latest(told.past, TaxTaken).supply} silver",
        f"Only {told.view.tax} silver",
    ],
    "Tap Recruit": lambda told: [f"costs {TOWNSFOLK_PRICES[place_of(told)]} silver"],
    "Hire": lambda told: [f"for {TOWNSFOLK_PRICES[place_of(told)]} silver"],
    "Actions with": lambda _told: slots(),
    "Tap Commission": lambda told: [f"for {cost(told.view, LEARNER, COMMISSION)} provision"],
    "You took": lambda told: [f"the last {latest(told.past, TaxTaken).supply} silver"],
    "Beatrix has used": lambda _told: [f"scores {PAID_VP} point", f"costs {-UNPAID_VP}"],
    "That was": lambda told: [f"round {told.view.round}"],
    "This is round": lambda told: [f"round {told.view.round} of a solo game"],
    "An attacked": lambda told: [f"worth {points_once_converted(told)} points"],
    "Now tap the Mercenary": lambda told: [f"worth {points_once_converted(told)} points"],
    "An action with": lambda _told: [f"{PRAY_SILVER} silver"],
    "Now use Convert": lambda told: [
        f"needs {REGION_FAITH[place_of(told)]} faith",
        f"you have {told.view.attribute(LEARNER, FAITH)}",
    ],
    "You have one": lambda _told: [f"up to {KEPT} workers"],
    "Most points": lambda told: [f"Round {told.view.round} begins"],
}


def test_the_lesson_gives_figures_as_they_are() -> None:
    check_figures(GAME, FIGURES)


def test_actions_need_and_cost_what_the_lesson_says() -> None:
    assert all(NEEDED[action] != RAISED[action] for action in RIGHT)
    assert {*PAID_IN_PROVISIONS} < {*RIGHT}
    assert all(ABSOLVE_SILVER)
    assert all(CONVERT_SILVER[1:])
    told = told_at(GAME, "Tap Attack")
    assert attack_cost(told.view, LEARNER, place_of(told)) == 0


def test_the_lesson_names_what_is_missing() -> None:
    told = told_at(GAME, "A small ×")
    assert told.step.about == ("action", LEARNER, FORTIFY)
    assert lacking(told.view, LEARNER, FORTIFY) == "1 merchant or 1 scout"


def test_a_hidden_suspicion_card_may_show_no_tax() -> None:
    assert "that may show tax" in told_at(GAME, "The tax supply").text
    assert min(SUSPICIONS) == 0


def test_the_most_suspicion_cards_are_the_rivals_and_half_are_discarded() -> None:
    before, after = told_at(GAME, "The tax supply").view, told_at(GAME, "You took").view
    assert len(before.suspicions[RIVAL]) > len(before.suspicions[LEARNER])
    assert len(after.suspicions[RIVAL]) == len(before.suspicions[RIVAL]) - len(before.suspicions[RIVAL]) // 2


def test_the_second_conversion_needs_the_paladins_faith_and_silver() -> None:
    told = told_at(GAME, "Now use Convert")
    view, faith = told.view, REGION_FAITH[place_of(told)]
    assert view.attributes[LEARNER][FAITH] < faith <= view.attribute(LEARNER, FAITH)
    assert cost(view, LEARNER, CONVERT) == 0 < CONVERT_SILVER[view.count_done(LEARNER, CONVERT)]


def test_in_the_solo_game_the_cleared_action_is_used_again() -> None:
    told = [each for each in follow(GAME) if each.view.seats == 1]
    made = [each.accepts[0] for each in told if each.accepts]
    assert [move.action for move in made if isinstance(move, Act)] == [CONVERT, PRAY, CONVERT]
    events = told[-1].past
    converted = [event for event in events if isinstance(event, Converted) and event.seat == LEARNER]
    assert {OUTSIDERS[event.outsider].key for event in converted} == {"mercenary", "barbarian"}
    assert Cleared(LEARNER, CONVERT) in events
    assert told[-1].view.round == 4


def test_the_learner_keeps_one_worker() -> None:
    told = told_at(GAME, "You have one worker left")
    assert told.accepts == [Pass()]
    assert sum(told.view.hands[LEARNER]) == 1
