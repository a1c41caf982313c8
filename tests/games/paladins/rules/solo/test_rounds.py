"""Solo rounds worked out by hand from the rulebook, step by step, and the opponent's score."""

from typing import Any

import pytest

from kingdoms.core.state import Event
from kingdoms.games.paladins.events import (
    Acted,
    Cleared,
    Discarded,
    Gained,
    Passed,
    RoundEnded,
    Settled,
    SuspicionDrawn,
    TaxTaken,
    WorkersGained,
)
from kingdoms.games.paladins.moves import Act, Pass, Recruit
from kingdoms.games.paladins.solo_events import (
    FellBack,
    Indicated,
    OpponentReady,
    SchemesShuffled,
    SchemeTurned,
    Stepped,
    Thwarted,
)
from tests.games.paladins import invariants
from tests.games.paladins.printed import (
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FORTIFY,
    GARRISON,
    HUNT,
    RECRUIT,
    TRADE,
    WALLS,
    field,
    fields_in_play,
    townsfolk,
    workers,
)
from tests.games.paladins.table import OPPONENT, part, play, put_on_top, scheme, table, told

PLAIN_WALLS = [number for number, card in enumerate(WALLS) if card.points == 0]
ONE = workers("L")


def opponents(events: list[Event]) -> list[Event]:
    """The opponent's turn after the player's action: all events from its scheme or its pass on."""
    start = next(
        place for place, event in enumerate(events) if type(event) is SchemeTurned or event == Passed(OPPONENT)
    )
    return events[start:]


def counted(state: Any) -> tuple[int, int, list[int]]:
    """The opponent's workers, its space on the track (from 1), and its levels."""
    return sum(state.hands[OPPONENT]), state.track + 1, list(state.attributes[OPPONENT])


# A round with schemes, townsfolk, a prayer and a trade.


def busy_round() -> Any:
    """The opponent has four workers and a workshop, and its first schemes are known."""
    laid = table(1).player(0, hand="LLLL").opponent(workers=4, workshops={COMMISSION: 1})
    laid.townsfolk("architect 2", "defender 1", "abbot 1", "acolyte 1", "peddler 1")
    return laid.schemes("commission", "attack", "attack").turn()


def after_its_recruiting() -> Any:
    """The busy round after the opponent has commissioned and recruited."""
    state = busy_round()
    play(state, Act(HUNT, ONE), Act(TRADE, ONE))
    return state


def after_its_prayer() -> Any:
    """The busy round after the opponent has also prayed and has a single worker left."""
    state = after_its_recruiting()
    put_on_top(state.suspicion_deck, 0)
    state.play(Act(CONSPIRE, ONE))
    return state


def test_a_scheme_is_carried_out_with_its_rewards() -> None:
    """Two workers are enough because of the opponent's workshop.

    The free recruit comes first: the marker points at the first townsfolk card, which gives a worker and a provision.
    Then the opponent's influence rises.
    """
    state = busy_round()
    assert opponents(state.play(Act(HUNT, ONE))) == [
        SchemeTurned(scheme("commission")),
        Acted(OPPONENT, COMMISSION, workers("LL")),
        Settled(OPPONENT, COMMISSION, field(0, "free_recruit")),
        Indicated("townsfolk", 0),
        Discarded(OPPONENT, 0, townsfolk("architect 2")),
        WorkersGained(OPPONENT, ONE),
        Stepped(1),
        Gained(OPPONENT, "influence", 1),
    ]
    assert counted(state) == (3, 2, [0, 0, 1])


def test_without_strength_it_recruits_instead_of_attacking() -> None:
    """The second townsfolk card gives a strength."""
    state = busy_round()
    state.play(Act(HUNT, ONE))
    assert opponents(state.play(Act(TRADE, ONE))) == [
        SchemeTurned(scheme("attack")),
        Thwarted(ATTACK, "level"),
        FellBack(0),
        Indicated("townsfolk", 1),
        Discarded(OPPONENT, 1, townsfolk("defender 1")),
        Gained(OPPONENT, "strength", 1),
    ]
    assert counted(state) == (2, 2, [0, 1, 1])


def test_with_too_few_workers_it_prays() -> None:
    """The opponent has the strength but too few workers; the prayer clears Commission and shuffles the schemes."""
    state = after_its_recruiting()
    put_on_top(state.suspicion_deck, 0)
    assert opponents(state.play(Act(CONSPIRE, ONE))) == [
        SchemeTurned(scheme("attack")),
        Thwarted(ATTACK, "workers"),
        FellBack(1),
        Cleared(OPPONENT, COMMISSION),
        SchemesShuffled(12),
    ]
    assert counted(state) == (1, 2, [0, 1, 1])
    assert state.scheme_discards == []


def test_with_one_worker_it_trades_and_with_none_it_passes() -> None:
    """Commission is open, but one worker cannot do it, so the opponent trades and takes a step. Then both pass."""
    state = after_its_prayer()
    put_on_top(state.scheme_deck, scheme("commission"))
    assert opponents(play(state, Act(RECRUIT, ONE), Recruit(4, "nothing"))) == [
        SchemeTurned(scheme("commission")),
        Thwarted(COMMISSION, "workers"),
        FellBack(2),
        Stepped(2),
    ]
    assert counted(state) == (0, 3, [0, 1, 1])
    invariants.check(state)
    events = state.play(Pass())
    assert Passed(OPPONENT) in events
    (ended,) = [event for event in events if type(event) is RoundEnded]
    assert ended.round == 1
    assert OpponentReady(5) in events
    assert state.fallbacks == 0


# A round in which everything is out of reach, so that the opponent goes through all five fallbacks.


def poor_round() -> Any:
    """The opponent has five workers, no levels and nobody to recruit; it has prayed, and its schemes are known."""
    laid = table(1, 2).player(0, hand="LLLL").opponent(workers=5)
    laid.townsfolk(*[""] * 5).schemes("attack", "garrison", "attack", "garrison").suspicion_deck(0, 2)
    state = laid.turn()
    assert opponents(state.play(Act(HUNT, ONE))) == [
        SchemeTurned(scheme("attack")),
        Thwarted(ATTACK, "level"),
        FellBack(1),
        WorkersGained(OPPONENT, ONE),
        SchemesShuffled(12),
    ]
    put_on_top(state.scheme_deck, *map(scheme, ("attack", "garrison", "garrison")))
    assert counted(state) == (5, 1, [0, 0, 0])
    return state


def test_it_trades_and_conspires() -> None:
    state = poor_round()
    assert opponents(state.play(Act(TRADE, ONE))) == [
        SchemeTurned(scheme("attack")),
        Thwarted(ATTACK, "level"),
        FellBack(2),
        Stepped(1),
    ]
    events = state.play(Act(CONSPIRE, ONE))
    assert SuspicionDrawn(0, 0) in events
    assert opponents(events) == [
        SchemeTurned(scheme("garrison")),
        Thwarted(GARRISON, "level"),
        FellBack(3),
        SuspicionDrawn(OPPONENT, 2),
        TaxTaken(OPPONENT, 2, 0),
        Stepped(2),
        Stepped(3),
        WorkersGained(OPPONENT, workers("LL")),
    ]
    assert counted(state) == (5, 4, [0, 0, 0])


def test_it_rests_when_nothing_else_is_left() -> None:
    """The player has passed. The opponent takes a step, then one for each of its four workers left, round the track."""
    state = poor_round()
    play(state, Act(TRADE, ONE), Act(CONSPIRE, ONE))
    events = opponents(state.play(Pass()))
    assert events[:8] == [
        SchemeTurned(scheme("garrison")),
        Thwarted(GARRISON, "level"),
        FellBack(4),
        Stepped(4),
        Stepped(0),
        Gained(OPPONENT, "strength", 1),
        Stepped(1),
        Stepped(2),
    ]
    assert events[8:10] == [Stepped(3), Passed(OPPONENT)]
    assert counted(state) == (6, 4, [0, 1, 0])
    assert state.round == 3


# Alone, and the schemes.


def test_when_the_player_has_passed_it_continues_alone() -> None:
    laid = table(1).player(0, hand="L").opponent(workers=3)
    state = laid.townsfolk("squire 2", "defender 1", "missionary 1", "", "").schemes("attack", "attack").turn()
    events = state.play(Pass())
    turned = [event for event in events if type(event) is SchemeTurned]
    assert len(turned) >= 2
    assert [event for event in events if type(event) is FellBack][:2] == [FellBack(0), FellBack(1)]
    assert Passed(OPPONENT) in events
    assert state.round == 2


def test_when_it_has_passed_the_player_continues_alone() -> None:
    laid = table(1).player(0, hand="LLLL").opponent(workers=1).townsfolk("squire 2", *[""] * 4)
    state = laid.schemes("attack").turn()
    state.play(Act(HUNT, ONE))
    assert counted(state)[0] == 0
    events = state.play(Act(TRADE, ONE))
    assert opponents(events) == [Passed(OPPONENT)]
    assert state.play(Act(CONSPIRE, ONE))[0] == Acted(0, CONSPIRE, ONE)
    assert state.seat == 0


def test_the_discards_become_the_scheme_deck_when_it_is_empty() -> None:
    laid = table(1).player(0, hand="LLLL").opponent(workers=3).schemes()
    laid.state.scheme_deck, laid.state.scheme_discards = [], laid.state.scheme_deck
    state = laid.turn()
    shuffled, turned, *_others = told(state.play(Act(HUNT, ONE)), SchemesShuffled, SchemeTurned)
    assert shuffled == SchemesShuffled(12)
    assert type(turned) is SchemeTurned


def test_the_space_on_the_track_at_that_moment_decides_its_choice() -> None:
    """A provision from the first townsfolk card moves the marker before the next choice."""
    laid = table(1).player(0, hand="LLLL").opponent(workers=3)
    laid.townsfolk("architect 2", "watchman 2", "abbot 1", "", "").schemes("commission", "attack")
    state = laid.turn()
    first = state.play(Act(HUNT, ONE))
    second = state.play(Act(TRADE, ONE))
    places = [event.place for event in [*first, *second] if type(event) is Discarded]
    assert places == [0, 1]
    assert state.track == 2


# 19: the opponent's score


def final(**what: Any) -> Any:
    return table(1, 7).player(0, hand="LL").opponent(workers=0, **what)


def test_it_scores_nothing_for_developments_and_goods() -> None:
    state = final(workshops={6: 2, 7: 2, 8: 2, 9: 2}).turn()
    assert state.scores()[OPPONENT].total == 0


@pytest.mark.parametrize(
    "name",
    ["viking adventurer", "viking armourer", "viking assassin", "viking protector", "viking thief", "byzantine hunter"],
)
def test_converted_outsiders_score_at_least_one_point(name: str) -> None:
    assert part(final(converted=[name]).turn(), OPPONENT, "conversions") == 1


def test_a_traitor_is_worth_a_point_to_it_and_its_debts_still_cost_3() -> None:
    state = final(converted=["viking traitor"], unpaid=3).turn()
    assert part(state, OPPONENT, "conversions") == 1
    assert part(state, OPPONENT, "debts") == -9


@pytest.mark.parametrize(("shops", "points"), [(0, 1), (2, 1), (4, 2), (6, 3)])
def test_a_guardian_counts_the_workshops_on_its_board(shops: int, points: int) -> None:
    workshops = {6 + number: 2 for number in range(shops // 2)}
    assert part(final(converted=["viking guardian"], workshops=workshops).turn(), OPPONENT, "conversions") == points


def test_its_other_parts_score_as_for_players() -> None:
    what = {
        "levels": (4, 6, 12), "monks": fields_in_play(1)[:5], "outposts": fields_in_play(1)[5:12], "jars": range(6),
        "walls": [2, 4, *PLAIN_WALLS[:5]], "paid": 2, "unpaid": 1,
    }  # fmt: skip
    state = final(**what).orders("attack", "fortify", "convert").turn()
    assert state.scores()[OPPONENT].parts == {
        "orders": 6, "attributes": 3 + 6 + 20, "developments": 0, "commissions": 2, "walls": 6 + 1 + 2, "garrisons": 9,
        "absolutions": 3, "conversions": 0, "debts": -1, "goods": 0,
    }  # fmt: skip


def test_the_rulebooks_76_points() -> None:
    what = {
        "levels": (10, 12, 11),
        "monks": fields_in_play(1)[:6],
        "outposts": fields_in_play(1)[6:11],
        "walls": PLAIN_WALLS[:2],
        "converted": [
            "viking armourer", "viking lookout", "viking guardian", "viking protector", "byzantine invader",
            "byzantine hunter",
        ],
        "attacked": ["viking thief", "viking traitor", "saracen archer"],
        "workshops": {COMMISSION: 2, CONVERT: 2, FORTIFY: 1, ATTACK: 1},
        "paid": 1,
        "unpaid": 2,
    }  # fmt: skip
    state = final(**what).orders("fortify", "commission", "garrison").turn()
    total, parts = state.scores()[OPPONENT]
    assert total == 76
    assert parts == {
        "orders": 14, "attributes": 49, "developments": 0, "commissions": 5, "walls": 0, "garrisons": 2,
        "absolutions": 0, "conversions": 3 + 1 + 3 + 1 + 2 + 1, "debts": 1 - 6, "goods": 0,
    }  # fmt: skip
