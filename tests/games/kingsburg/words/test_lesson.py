"""The guided first game: what it says is true in the prepared game."""

from collections.abc import Iterable, Sequence

from kingdoms.core.words.tips import latest
from kingdoms.games import GAMES
from kingdoms.games.kingsburg.board import (
    ADVISORS,
    ARCHITECT,
    BARRICADE,
    BLACKSMITH,
    BUILDINGS,
    COLOURED_DICE,
    GENERAL,
    GUARD_TOWER,
    JESTER,
    LAST_ADVISOR,
    MERCHANT,
    RULEBOOK,
    SERGEANT,
    YEARS,
)
from kingdoms.games.kingsburg.cards import ENEMIES
from kingdoms.games.kingsburg.events import (
    STRONGEST_BONUS,
    WON,
    Announced,
    EnemyTurned,
    Fought,
    Gained,
    Influenced,
    Lost,
)
from kingdoms.games.kingsburg.moves import BUILD, Recruit
from kingdoms.games.kingsburg.rules.influence import TOKEN
from kingdoms.games.kingsburg.rules.winter import building_strength, enemy_of, known_strength, outcomes
from kingdoms.games.kingsburg.words.phrases import goods
from tests.games.helpers.lesson_texts import WORDS, Figures, check_figures
from tests.games.helpers.lessons import Told, told_at

GAME = GAMES["kingsburg"]
YOU, BEATRIX, CONRAD = range(3)
COURT = ADVISORS[RULEBOOK]


def plus(dice: Iterable[int]) -> str:
    return " + ".join(map(str, dice))


def to_send(told: Told) -> list[int]:
    """The dice that the step asks for first."""
    return [told.view.dice[YOU][die] for die in told.accepts[0].dice]


def sent(told: Told, advisor: int) -> list[int]:
    """The dice that have been sent to an advisor."""
    (placed,) = [placement for placement in told.view.placements if placement.advisor == advisor]
    return [told.view.dice[placed.seat][die] for die in placed.dice]


def unsent(told: Told, seat: int) -> list[int]:
    """The dice that a seat has not sent to anyone yet."""
    return [value for die, value in enumerate(told.view.dice[seat]) if not told.view.spent(seat) >> die & 1]


def what_it_costs(number: int) -> list[str]:
    building = BUILDINGS[number]
    return [f"for {goods(building.gold, building.wood, building.stone)}", f"scores {building.vp} point"]


def strength_in_parts(told: Told) -> list[str]:
    view, soldiers = told.view, told.view.soldiers[YOU]
    strength = known_strength(view, YOU)
    return [
        f"{soldiers} soldiers",
        f"{strength - soldiers} strength from your buildings",
        f"{strength} against the enemy's {enemy_of(view).strength}",
    ]


def soldiers_price(told: Told) -> str:
    (price,) = {len(move.goods) for move in told.view.moves() if isinstance(move, Recruit)}
    return f"{price} goods for 1 soldier"


def winning_rolls(told: Told) -> int:
    view = told.view
    return outcomes(view.soldiers[YOU], view.buildings[YOU], enemy_of(view)).count(WON)


def your_battle(told: Told) -> list[str]:
    fight, enemy = latest(told.past, Fought, seat=YOU), ENEMIES[latest(told.past, EnemyTurned).enemy]
    return [
        f"shows {fight.die}",
        f"{fight.die} more soldier",
        f"{fight.strength} to {enemy.strength}",
        f"win {goods(enemy.reward.gold, enemy.reward.wood, enemy.reward.stone)}",
        f"scores {latest(told.past, Gained, seat=YOU, reason=STRONGEST_BONUS).amount} point",
    ]


def rivals_first_dice(told: Told) -> list[str]:
    influenced = latest(told.past, Influenced, seat=BEATRIX)
    yours = [die for die in influenced.dice if die in told.view.dice[YOU]]
    return [f"sent {plus(influenced.dice)} to advisor {influenced.advisor}", f"your own {plus(yours)}"]


def totals(told: Told) -> str:
    rolled: Sequence[int] = [sum(dice) for dice in told.view.dice]
    return f"Beatrix has {rolled[BEATRIX]}, you have {rolled[YOU]}, Conrad has {rolled[CONRAD]}"


def tie(told: Told) -> str:
    """The total that you and Conrad share."""
    (total,) = {sum(told.view.dice[seat]) for seat in (YOU, CONRAD)}
    return f"both have {total}"


FIGURES: Figures = {
    "Welcome": lambda _told: [f"after {WORDS[YEARS]} years"],
    "The king's aid": lambda told: [f"takes {latest(told.past, Gained, source='aid').amount} good"],
    "It's spring": lambda told: [f"{WORDS[COLOURED_DICE]} dice", totals(told)],
    "Beatrix has sent 3": rivals_first_dice,
    "Tap your": lambda told: [
        "your {} and your {}".format(*to_send(told)),
        f"{plus(to_send(told))} = {told.accepts[0].advisor}",
    ],
    "Conrad sends": lambda told: [f"all {WORDS[len(latest(told.past, Influenced, seat=CONRAD).dice)]} dice"],
    "All dice": lambda told: [
        f"from {JESTER} to {LAST_ADVISOR}",
        f"given you {goods(*COURT[ARCHITECT].goods[0])}",
        f"take {goods(*told.accepts[0])}",
    ],
    "Now everyone": lambda _told: [*what_it_costs(GUARD_TOWER), f"adds {BUILDINGS[GUARD_TOWER].strength} strength"],
    "Spring is over": lambda told: [f"given {latest(told.past, Gained, source='reward').amount} point"],
    "Summer": lambda told: [tie(told), "your {} and your {} to".format(*to_send(told)), f"a +{TOKEN} token"],
    "Conrad has sent 2": lambda told: [f"sent {plus(sent(told, MERCHANT))} to", f"a {plus(sent(told, SERGEANT))} to"],
    "The Astronomer": lambda _told: [f"a +{TOKEN} token"],
    "Each row": lambda _told: [*what_it_costs(BLACKSMITH), f"adds {BUILDINGS[BLACKSMITH].strength} more strength"],
    "A +2 token": lambda told: [
        f"A +{TOKEN} token adds {TOKEN}",
        "your {}, your {} and the token".format(*to_send(told)),
        f"gives you {COURT[GENERAL].soldiers} soldiers",
    ],
    "Now send what": lambda told: [
        f"your {plus(to_send(told))} is with",
        f"last die, also a {plus(unsent(told, CONRAD))},",
    ],
    "The General": lambda told: [f"strength {enemy_of(told.view).strength}", f"{WORDS[winning_rolls(told)]} ticks"],
    "Conrad has built": lambda told: [
        f"{sum(building_strength(1 << BARRICADE, enemy_of(told.view).kind))} more strength"
    ],
    "Before winter": lambda told: [soldiers_price(told), *strength_in_parts(told)],
    "The king's die": your_battle,
    "Conrad has a strength": lambda told: [
        f"only {latest(told.past, Fought, seat=CONRAD).strength}",
        f"loses {latest(told.past, Lost, seat=CONRAD, what='gold').amount} gold",
    ],
    "You have now": lambda _told: [f"next {WORDS[YEARS - 1]}"],
}


def test_the_lesson_gives_figures_as_they_are() -> None:
    check_figures(GAME, FIGURES)


def test_the_use_of_a_rivals_envoy_is_told_once_it_has_been_announced() -> None:
    assert Announced(CONRAD, BUILD) in told_at(GAME, "has chosen to build twice").past
