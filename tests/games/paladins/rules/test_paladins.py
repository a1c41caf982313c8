"""The paladins: drawn, chosen in secret, revealed with two workers, each helping with one action."""

from typing import Any

import pytest

from kingdoms.games.paladins.events import (
    Gained,
    Paid,
    PaladinChosen,
    PaladinHelped,
    PaladinRevealed,
    WorkersGained,
)
from kingdoms.games.paladins.moves import Act, ChoosePaladin, Clear, Develop, Jar, Recruit, Settle, TakeTavern
from tests.games.paladins.printed import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FIELDS,
    FORTIFY,
    GARRISON,
    HUNT,
    PALADINS,
    PRAY,
    RECRUIT,
    TRADE,
    field,
    jar_field,
    paladin,
    wall,
    workers,
)
from tests.games.paladins.table import (
    NONE,
    game_at,
    goods,
    new,
    offered,
    open_actions,
    paladins_of,
    play,
    skip_to,
    table,
    told,
)

# Drawing and choosing


def test_three_are_drawn_and_six_choices_offered() -> None:
    state = game_at("paladin", 2)
    drawn = state.drawn[0]
    assert len(drawn) == 3
    expected = {ChoosePaladin(use, top) for use in drawn for top in drawn if use != top}
    assert set(offered(state, ChoosePaladin)) == expected
    assert len(state.moves()) == 6


def test_one_is_used_one_goes_on_top_and_one_to_the_bottom() -> None:
    state = game_at("paladin", 2)
    deck, (first, second, third) = state.paladin_decks[0], state.drawn[0]
    state.play(ChoosePaladin(second, third))
    assert state.paladins[0] == second
    assert state.paladin_decks[0] == (first, *deck, third)
    assert state.drawn[0] == ()


def test_the_card_on_top_is_drawn_again_in_the_next_round() -> None:
    state = game_at("paladin", 2)
    first, second, third = state.drawn[0]
    state.play(ChoosePaladin(first, second))
    while state.round == 1:
        state.play(state.moves()[-1])
    assert second in state.drawn[0]
    assert third not in state.drawn[0]


def test_used_paladins_are_out_and_five_remain_at_the_end() -> None:
    state = new(2, 1)
    used: list[list[int]] = [[], []]
    while state.seat is not None:
        seat, move = state.seat, state.moves()[-1]
        if type(move) is ChoosePaladin:
            used[seat].append(move.use)
        state.play(move)
    for seat in range(2):
        assert len(set(used[seat])) == 7
        assert len(state.paladin_decks[seat]) == 5
        assert set(state.paladin_decks[seat]) == set(range(12)) - set(used[seat])
        assert paladins_of(state, seat) == list(range(12))


def test_the_first_bottom_card_comes_up_again_in_round_six() -> None:
    """Of the twelve cards, three are drawn in the first round, and two new ones in each of the next four."""
    state = new(1, 1)
    bottoms, seen = [], []
    while state.round < 7 and state.seat is not None:
        move = state.moves()[-1]
        if type(move) is ChoosePaladin:
            seen.append(set(state.drawn[0]))
            bottoms += [card for card in state.drawn[0] if card not in move]
        state.play(move)
    assert bottoms[0] in seen[5]
    assert all(bottoms[0] not in drawn for drawn in seen[1:5])


def test_seats_choose_in_turn_order_and_nothing_is_revealed_before_all_have_chosen() -> None:
    state = game_at("paladin", 3)
    first = state.play(state.moves()[0])
    assert (told(first, PaladinChosen), told(first, PaladinRevealed)) == ([PaladinChosen(0)], [])
    assert state.seat == 1
    assert told(state.play(state.moves()[0]), PaladinRevealed) == []
    last = state.play(state.moves()[0])
    assert told(last, PaladinRevealed) == [PaladinRevealed(seat, state.paladins[seat]) for seat in range(3)]


def test_everyone_draws_three_paladins_each_round_at_once() -> None:
    state = game_at("paladin", 3, 4)
    assert [len(drawn) for drawn in state.drawn] == [3, 3, 3]
    assert [len(deck) for deck in state.paladin_decks] == [6, 6, 6]
    assert state.paladins[:3] == [NONE] * 3


@pytest.mark.parametrize("knight", PALADINS, ids=lambda knight: knight.name)
def test_a_paladins_two_workers_come_when_the_paladin_is_revealed(knight: Any) -> None:
    state, number = game_at("paladin", 1), paladin(knight.name)
    if number not in state.drawn[0]:
        first, deck = state.drawn[0][0], state.paladin_decks[0]
        state.paladin_decks[0] = tuple(first if card == number else card for card in deck)
        state.drawn[0] = (number, *state.drawn[0][1:])
        state.reopen()
    top = next(card for card in state.drawn[0] if card != number)
    events = state.play(ChoosePaladin(number, top))
    assert told(events, PaladinRevealed) == [PaladinRevealed(0, number, has_rivals=False)]
    assert told(events, WorkersGained)[0] == WorkersGained(0, workers(knight.workers))
    assert tuple(state.hands[0]) == workers(knight.workers)
    assert offered(state, TakeTavern)


# The boosts


@pytest.mark.parametrize("knight", PALADINS, ids=lambda knight: knight.name)
def test_a_paladin_raises_levels_for_this_round_only(knight: Any) -> None:
    state = table().player(0, hand="LL", paladin=knight.name, levels=(1, 2, 3)).turn()
    assert [state.attribute(0, trait) for trait in range(3)] == [
        level + boost for level, boost in zip((1, 2, 3), knight.boosts, strict=True)
    ]
    assert state.attributes[0] == [1, 2, 3]
    assert state.scores()[0].parts["attributes"] == 2


def test_board_and_paladin_together_may_exceed_twelve() -> None:
    state = table().player(0, hand="SCL", paladin="oliver", levels=(12, 0, 0)).turn()
    assert state.attribute(0, 0) == 16
    state.play(Act(COMMISSION, workers("SCL")))
    assert len({FIELDS[move.space].region for move in offered(state, Settle)}) == 6


# The paladins one by one


def with_knight(name: str, hand: str, **what: Any) -> Any:
    return table().player(0, hand=hand, paladin=name, **{"silver": 0, "provisions": 0, **what})


def test_anseis_fortifies_without_provisions() -> None:
    state = with_knight("anseis", "MLS").walls(wall("", 2)).turn()
    events = state.play(Act(FORTIFY, workers("MLS")))
    assert told(events, Paid) == []
    assert FORTIFY not in open_actions(with_knight("ivoire", "MLS").turn())


def test_berengier_garrisons_without_provisions() -> None:
    state = with_knight("berengier", "MLF").turn()
    events = play(state, Act(GARRISON, workers("MLF")), Settle(field(0, "silver silver")))
    assert told(events, Paid) == []
    assert goods(state) == (2, 0)
    assert GARRISON not in open_actions(with_knight("roland", "MLF").turn())


def test_engelier_gives_two_silver_for_each_attack_after_its_reward() -> None:
    state = with_knight("engelier", "SSLLFF", workshops={ATTACK: 1}).outsiders(*["viking lookout"], *[""] * 5).turn()
    events = state.play(Act(ATTACK, workers("LF")))
    assert told(events, Gained, WorkersGained, PaladinHelped) == [
        Gained(0, "influence", 1),
        WorkersGained(0, workers("M")),
        PaladinHelped(0, paladin("engelier")),
        Gained(0, "silver", 2),
    ]
    assert goods(state) == (2, 0)


def test_engeliers_silver_cannot_pay_for_its_own_attack() -> None:
    foes = ["", "", "viking lookout", "", "", ""]
    assert ATTACK not in open_actions(with_knight("engelier", "SLF").outsiders(*foes).turn())
    state = with_knight("engelier", "SLF", silver=1).outsiders(*foes).turn()
    events = state.play(Act(ATTACK, workers("SLF")))
    assert told(events, Paid) == [Paid(0, "silver", 1)]
    assert goods(state) == (2, 0)


def test_gerier_converts_without_silver() -> None:
    one = ["viking lookout", "", "", "", "", ""]
    kept = {"converted": ["viking thief", "byzantine thief"]}
    state = with_knight("gerier", "FLC", **kept).outsiders(*one).turn()
    events = state.play(Act(CONVERT, workers("FLC")))
    assert told(events, Paid) == []
    assert len(state.converted[0]) == 3
    assert CONVERT not in open_actions(with_knight("ivon", "FLC", **kept).outsiders(*one).turn())


def test_gerin_gives_two_silver_for_conspiring() -> None:
    state = with_knight("gerin", "LL").suspicion_deck(0).turn()
    events = state.play(Act(CONSPIRE, workers("L")))
    assert told(events, PaladinHelped, Gained) == [PaladinHelped(0, paladin("gerin")), Gained(0, "silver", 2)]
    assert goods(state) == (2, 0)


@pytest.mark.parametrize(("lot", "provisions"), [("L", 3), ("LS", 5)])
def test_girard_gives_two_more_provisions_for_hunting(lot: str, provisions: int) -> None:
    state = with_knight("girard", "LLS").turn()
    state.play(Act(HUNT, workers(lot)))
    assert goods(state) == (0, provisions)


def test_ivon_commissions_without_provisions() -> None:
    state = with_knight("ivon", "SLC").turn()
    events = play(state, Act(COMMISSION, workers("SLC")), Settle(field(0, "silver silver")))
    assert told(events, Paid) == []
    assert COMMISSION not in open_actions(with_knight("gerier", "SLC").turn())


def test_ivoire_absolves_without_silver() -> None:
    state = with_knight("ivoire", "CLM").turn()
    events = play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("provision provision")))
    assert told(events, Paid) == []
    assert goods(state) == (0, 2)
    assert ABSOLVE not in open_actions(with_knight("anseis", "CLM").turn())


def test_oliver_prays_without_silver() -> None:
    state = with_knight("oliver", "CL", standing={HUNT: "L", TRADE: "L"}).turn()
    events = play(state, Act(PRAY, workers("C")), Clear(HUNT))
    assert told(events, Paid) == []
    assert PRAY not in open_actions(with_knight("ivon", "CL", standing={HUNT: "L", TRADE: "L"}).turn())


@pytest.mark.parametrize(("lot", "silver"), [("L", 3), ("LM", 5)])
def test_otton_gives_two_more_silver_for_trading(lot: str, silver: int) -> None:
    state = with_knight("otton", "LLM").turn()
    state.play(Act(TRADE, workers(lot)))
    assert goods(state) == (silver, 0)


@pytest.mark.parametrize("lot", ["L", "LF"])
def test_roland_recruits_without_silver_and_without_a_debt(lot: str) -> None:
    state = with_knight("roland", "LLF").turn()
    state.play(Act(RECRUIT, workers(lot)))
    assert state.moves() == [Recruit(place, "nothing") for place in range(5)]
    events = state.play(Recruit(0, "nothing"))
    assert told(events, Paid) == []
    assert state.unpaid[0] == 0


def test_samson_develops_for_two_silver() -> None:
    state = with_knight("samson", "LLL", silver=2).turn()
    events = play(state, Act(DEVELOP, workers("LL")), Develop(ATTACK))
    assert told(events, Paid) == [Paid(0, "silver", 2)]
    assert DEVELOP not in open_actions(with_knight("samson", "LLL", silver=1).turn())


def test_bonuses_come_with_the_action_not_with_the_same_gain_as_a_reward() -> None:
    """Girard's provisions need Hunt, Otton's silver needs Trade, and Gérin's needs Conspire."""
    state = with_knight("girard", "CLM", silver=1).turn()
    play(state, Act(ABSOLVE, workers("CLM")), Jar(jar_field("provision provision")))
    assert goods(state) == (0, 2)
    state = with_knight("otton", "SLC", provisions=1).turn()
    play(state, Act(COMMISSION, workers("SLC")), Settle(field(0, "silver silver")))
    assert goods(state) == (2, 0)
    state = with_knight("gerin", "SLF", silver=1).outsiders("viking marauder", *[""] * 5).suspicion_deck(0).turn()
    state.play(Act(ATTACK, workers("SLF")))
    assert goods(state) == (0, 0)


def test_a_bonus_pays_each_time() -> None:
    state = with_knight("gerin", "LLLC", silver=2).suspicion_deck(0, 0).turn()
    state.play(Act(CONSPIRE, workers("L")))
    skip_to(state)
    state.play(Act(PRAY, workers("C")))
    skip_to(state)
    state.play(Act(CONSPIRE, workers("L")))
    assert goods(state) == (2 + 2 - 2 + 2, 0)
