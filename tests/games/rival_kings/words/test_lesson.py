"""The guided first game of Rival Kings: its figures are those of the rules, and of what has happened at the table."""

from kingdoms.games import GAMES
from kingdoms.games.rival_kings import cards
from kingdoms.games.rival_kings.cards import BISHOP, CARPENTER, CHARACTERS, RANKS, STEALS_FROM, SYMBOLS, rank
from kingdoms.games.rival_kings.events import Attacked, Bought, Took
from kingdoms.games.rival_kings.scoring import COINS_PER_POINT, POINTS_PER_MARKER, POINTS_PER_SINGLE, score
from tests.games.helpers.lessons import Told, check_figures, follow

GAME = GAMES["rival_kings"]
YOU, BEATRIX, CONRAD = range(3)
CATHEDRAL, CATHEDRAL_PILE = BISHOP + SYMBOLS, 1
VALUES = cards.VALUES[cards.RULES]
PAIR = score([BISHOP], [CATHEDRAL], 0, 0).total


def paid_for_cathedral_pile(told: Told) -> list[int]:
    """The coins in front of the Cathedral's pile: those from the start, and what two players have paid."""
    paid = (told.happened(Bought, seat=seat, pile=CATHEDRAL_PILE).price for seat in (CONRAD, YOU))
    return [cards.STACK_START, *paid]


def test_its_figures_are_true() -> None:
    start = score([], [], cards.START_COINS, cards.START_MARKERS).total
    check_figures(
        GAME,
        {
            "Four piles": lambda _told: [cards.PILES, cards.PILES // 2, cards.PILES // 2],
            "what you own": lambda _told: [COINS_PER_POINT, 1, -POINTS_PER_MARKER, -start],
            "{carpenter:the} for": lambda told: [told.happened(Bought, card=CARPENTER).price],
            "buy {cathedral:the}": lambda told: [VALUES[told.view.piles[CATHEDRAL_PILE][-1]], told.view.coins[YOU]],
            "only the top coin card": lambda told: sorted(set(told.view.tops)),
            "take all the money": paid_for_cathedral_pile,
            "in the supply": lambda _told: [cards.STACK_START],
            "Your last action": lambda _told: [PAIR - POINTS_PER_SINGLE] * 2,
            "It scores both values": lambda _told: [PAIR],
            "share only their colour": lambda _told: [2, POINTS_PER_SINGLE],
            "Two characters": lambda told: [2, len(told.view.hands[YOU])],
            "After two cycles": lambda _told: [cards.HAND - 1],
        },
    )


def test_the_money_adds_up_to_what_is_taken() -> None:
    told = {each.number: each for each in follow(GAME)}
    takes = next(number for number, each in told.items() if "take all the money" in each.step.text)
    assert sum(paid_for_cathedral_pile(told[takes])) == told[takes + 1].happened(Took, seat=YOU).amount


def test_its_ranks_are_true() -> None:
    of = {character.key: rank(number) for number, character in enumerate(CHARACTERS)}
    countess, trader, duke = (RANKS[of[key]] for key in ("countess", "trader_2", "duke"))
    attacked = RANKS[STEALS_FROM[of["countess"]]]
    texts = " ".join(each.step.text for each in follow(GAME))
    for words in (
        f"a rank from {RANKS[0]} to {RANKS[-1]}",
        f"your {{countess}} is {countess} and attacks {attacked}",
        f"{{rival_1}}'s {{trader_2}}, who is rank {trader}",
        f"Nobody is rank {RANKS[STEALS_FROM[of['duke']]]}",
        f"{{rival_2}}'s {{duke}} is rank {duke}",
    ):
        assert words in texts


def test_the_learner_attacks_the_rival_who_is_named_and_nobody_else_is_attacked() -> None:
    told = next(each for each in follow(GAME) if "attacks no one" in each.step.text)
    assert [event for event in told.past if isinstance(event, Attacked)] == [Attacked(YOU, BEATRIX)]


def test_passing_on_a_marker_is_presented_while_the_learner_has_none() -> None:
    told = next(each for each in follow(GAME) if "only while you have one" in each.step.text)
    assert told.view.markers[YOU] == 0
