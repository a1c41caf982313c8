"""The label of a move says in advance what the move leads to, up to the next question."""

import random
from typing import Any

import pytest

from kingdoms.games.rival_kings import GAME, cards, events, moves, words
from kingdoms.games.rival_kings.moves import Use
from kingdoms.games.rival_kings.words.labels import ends_game, spends, warning
from tests.games.rival_kings.table import card, leave_until, play, table


def with_innkeeper(*tops: str) -> Any:
    """The first seat has 2 coins and may use the Innkeeper; these subjects are on top of the two subject piles."""
    builder = table(2).coins(0, 2).subjects(0, "innkeeper")
    for number, top in enumerate(tops):
        builder = builder.pile(2 + number, top)
    state = builder.choose("lord_protector", "trader_1")
    leave_until(state, 0)
    return state


def test_the_only_affordable_card_is_named_with_its_price() -> None:
    state, use = with_innkeeper("miner", "bishop"), Use(card("innkeeper"))
    assert words.label(state, use) == "Innkeeper: Pay 2 coins for the Miner"
    assert words.which(state, [use]) == "Use the Innkeeper?"
    assert spends(state, use)
    play(state, use)
    assert state.subjects[0][-1] == card("miner")


def test_no_card_is_named_while_there_is_a_choice() -> None:
    state, use = with_innkeeper("miner", "farmer"), Use(card("innkeeper"))
    assert words.label(state, use) == "Use the Innkeeper"
    assert not spends(state, use)
    play(state, use)
    assert {type(move) for move in state.moves()} == {moves.Buy}


def test_income_is_counted_in_advance() -> None:
    state = table(2).supply(20, 1).subjects(0, "scholar").buildings(0, "inn", "farm").choose("queen", "trader_1")
    leave_until(state, 0)
    use = Use(card("scholar"))
    assert words.label(state, use) == "Scholar: Take 2 coins"
    assert not spends(state, use)


@pytest.mark.parametrize("tops", [("miner", "bishop"), ("miner", "farmer")])
def test_the_prompt_says_the_same(tops: tuple[str, str]) -> None:
    state = with_innkeeper(*tops)
    while state.agenda[-1][0] != "turn_end":
        play(state, moves.Skip())
    follows = "pay 2 coins for the Miner" if "bishop" in tops else "recruit an extra subject"
    assert words.prompt(state) == f"Use the Innkeeper to {follows}?"


def test_the_sailor_says_what_the_only_possible_action_costs() -> None:
    builder = table(2).coins(0, 4).subjects(0, "sailor").pile(0, "farm").pile(1, "bishop")
    state = builder.choose("lord_protector", "lord_protector")
    leave_until(state, 0)
    use = Use(card("sailor"))
    assert words.label(state, use) == "Sailor: Pay 2 coins for the Farm"
    assert spends(state, use)


def with_troubadour(*tops: str) -> Any:
    """The first seat has only the Troubadour, and these cards are on top of the piles."""
    builder = table(2).subjects(0, "troubadour")
    for number, top in enumerate(tops):
        builder = builder.pile(number, top)
    state = builder.choose("lord_protector", "trader_1")
    leave_until(state, 0)
    return state


def test_the_only_card_to_give_is_named() -> None:
    state = with_troubadour("farm", "inn", "vintner", "farmer")
    use = Use(card("troubadour"))
    assert words.label(state, use) == "Swap your Troubadour for another card"
    assert not spends(state, use)


def test_giving_a_card_names_the_only_card_it_can_be_exchanged_for() -> None:
    builder = table(2).subjects(0, "court_lady").buildings(0, "garden", "cathedral").buildings(1, "farm")
    state = builder.choose("lord_protector", "trader_1")
    leave_until(state, 0)
    play(state, Use(card("court_lady")))
    give = next(move for move in state.moves() if move.card == card("garden"))
    assert words.label(state, give) == "Swap your Garden for the Farm"
    assert words.which(state, [give]) == "Give the Garden?"
    assert spends(state, give)


def test_the_only_exchange_is_asked_about_as_a_whole() -> None:
    builder = table(2).subjects(0, "court_lady").buildings(0, "garden").buildings(1, "farm")
    state = builder.choose("lord_protector", "trader_1")
    leave_until(state, 0)
    while state.agenda[-1][0] != "turn_end":
        play(state, moves.Skip())
    assert words.prompt(state) == "Swap your Garden for the Farm?"
    assert words.prompts.prompt(state, ["Anna", "Bruno"]) == "Swap your Garden for Bruno's Farm?"


def test_the_only_card_that_can_be_given_is_asked_about() -> None:
    builder = table(2).subjects(0, "court_lady").buildings(0, "garden").buildings(1, "farm", "cathedral")
    state = builder.choose("lord_protector", "trader_1")
    leave_until(state, 0)
    while state.asked != "turn_end":
        play(state, moves.Skip())
    assert words.prompt(state) == "Swap your Garden for another card?"


def test_the_card_to_give_is_named_while_one_to_receive_is_chosen() -> None:
    builder = table(2).subjects(0, "court_lady").buildings(0, "garden").buildings(1, "farm", "cathedral")
    state = builder.choose("lord_protector", "trader_1")
    leave_until(state, 0)
    play(state, Use(card("court_lady")))
    assert words.prompt(state) == "Choose a rival's building for your Garden"


@pytest.mark.parametrize("seed", range(25))
def test_everything_a_move_takes_without_asking_is_announced_and_happens(seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.choice(GAME.seats)
    state = GAME.new(seats, seed, GAME.with_defaults(seats, {}))
    while state.seat is not None:
        seat, view = state.seat, state.view(state.seat)
        for move in state.moves():
            check_announcement(state, view, seat, move)
        state.play(rng.choice(state.moves()))


def check_announcement(state: Any, view: Any, seat: int, move: Any) -> None:
    """Compares the label of a move with what then happens."""
    said, after = words.label(view, move), state.copy()
    happened = after.play(move)
    chosen = move.pile if type(move) is moves.Buy else None
    unasked = [event for event in happened if type(event) is events.Bought and event.seat == seat]
    if chosen is None and type(move) is not moves.Pick:
        assert all(words.label(view, moves.Buy(event.pile, False)) in said for event in unasked)
        assert spends(view, move) or not unasked
    taken = [event for event in happened if type(event) in (events.Exchanged, events.Swapped) and event.seat == seat]
    assert all(words.card_name(event.received) in said for event in taken)
    if spends(view, move):
        assert unasked or taken
    if type(move) is moves.Use and move.subject in (cards.JAILER, cards.SCHOLAR):
        (gained,) = [event.coins for event in happened if type(event) is events.Gained]
        assert f"Take {gained} coin" in said


def test_buying_the_last_card_of_a_pile_warns_that_the_game_ends() -> None:
    builder = table(2, coins=9).whole_pile(2, "jailer").pile(3, "farmer").subjects(0, "innkeeper")
    state = builder.choose("queen", "trader_1")
    last = moves.Buy(2, False)
    assert warning(state, last) == "Takes the last card of the pile: the game ends after this cycle."
    assert warning(state, moves.Buy(3, False)) == warning(state, moves.Skip()) == ""
    state.play(last)
    assert not any(ends_game(state, move) for move in state.moves()), "the game is ending anyway"


def test_an_ability_that_leads_to_the_last_card_of_a_pile_warns_too() -> None:
    builder = table(2).coins(0, 2).subjects(0, "innkeeper").whole_pile(2, "miner").pile(3, "bishop")
    state = builder.choose("lord_protector", "trader_1")
    leave_until(state, 0)
    assert warning(state, Use(card("innkeeper")))
