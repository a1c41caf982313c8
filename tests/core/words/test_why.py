"""Why a move is made: the terms of its value to the bot that differ most from those of the best other move."""

from typing import Any, NamedTuple

from kingdoms.core.words.why import VICTORY, Phrases, Reason, explain, reasons


class Terms(NamedTuple):
    gold: float
    stone: float


class Choice(NamedTuple):
    """A move that leads to these terms for both sides."""

    own: tuple[float, float]
    rival: tuple[float, float] = (0.0, 0.0)
    ends: bool = False


class Yard:
    """A position in which only the luck that comes with a choice is hidden."""

    def __init__(self, *choices: Choice, luck: float = 0.0, made: Choice | None = None) -> None:
        self.choices, self.luck, self.made = choices, luck, made
        self.seat: int | None = None if made and made.ends else 0

    def moves(self) -> list[Choice]:
        return list(self.choices)

    def determinize(self, _seat: int, rng: Any) -> "Yard":
        return Yard(*self.choices, luck=rng.choice((-9.0, 9.0)) if self.luck else 0.0)

    def after(self, choice: Choice) -> "Yard":
        return Yard(luck=self.luck, made=choice)


class YardBot:
    """Adds up gold and stone; a choice without gold is never sensible. A win is worth 10 points."""

    WEIGHTS, WHIM = None, 0.0

    def value(self, state: Any, seat: int, weights: Any = None) -> float:
        own, rival = (sum(side) for side in self.terms(state, seat))
        return own - rival + (10.0 if state.seat is None and own > rival else 0.0)

    def terms(self, state: Any, seat: int) -> list[Terms]:
        return [Terms(state.made.own[0], state.made.own[1] + state.luck), Terms(*state.made.rival)]

    def after_answers(self, state: Any, seat: int) -> Any:
        return state

    def position_after(self, state: Any, move: Any) -> Any:
        return state.after(move)

    def sensible(self, state: Any, moves: Any) -> list[Any]:
        return [move for move in moves if move.own[0]] or list(moves)

    def at_first_sight(self, state: Any) -> Any:
        return state.moves()[0]

    def is_far_enough(self, start: Any, now: Any, decisions: int) -> bool:
        return True


BOT = YardBot()
PHRASES: Phrases = {
    "gold": (lambda reason: f"{reason.points:.0f} gold.", lambda reason: f"{reason.points:.0f} gold off."),
    "stone": (lambda reason: "Stone." if reason.points > 1 else "", None),
    VICTORY: (lambda reason: "Victory.", None),
}


def terms(*choices: Choice, luck: float = 0.0) -> list[tuple[int, str, float]]:
    """The reasons for the first choice: side, term and points."""
    return [(each.side, each.term, each.points) for each in reasons(BOT, Yard(*choices, luck=luck), choices[0])]


def test_the_terms_that_differ_most_from_the_best_other_move_come_first() -> None:
    best, next_best, bad = Choice((3.0, 4.0)), Choice((1.0, 5.0)), Choice((1.0, 1.0))
    assert terms(best, bad, next_best) == [(0, "gold", 2.0), (0, "stone", 3.0), (0, "gold", 2.0)]
    assert terms(next_best, bad, best)[0] == (0, "stone", 1.0)


def test_only_the_best_few_others_are_compared() -> None:
    made, better = Choice((1.0, 1.0)), [Choice((float(gold), 1.0)) for gold in (4, 3, 2)]
    bad = Choice((0.5, 0.0))
    assert terms(made, bad, *better) == []
    assert terms(made, bad, *better[1:]) == [(0, "stone", 1.0), (0, "gold", 0.5)]


def test_others_that_come_to_the_same_do_not_count() -> None:
    made, same, bad = (
        Choice((1.0, 1.0)),
        [Choice((1.0, 1.0), (0.0, slight)) for slight in (0.001, 0.002, 0.003)],
        Choice((1.0, 0.0)),
    )
    assert terms(made, *same, bad) == [(0, "stone", 1.0)]


def test_slight_reasons_come_last() -> None:
    made, bad = Choice((1.0, 1.0)), Choice((1.0, 0.5))
    nearly = [Choice((1.0, 1.0), (0.0, slight)) for slight in (0.002, 0.02, 0.04, 0.03)]
    assert terms(made, *nearly, bad) == [(0, "stone", 0.5), (1, "stone", 0.04), (1, "stone", 0.03), (1, "stone", 0.02)]
    text = explain(BOT, Yard(made, Choice((0.97, 1.0)), bad), made, {"gold": (lambda reason: "Hardly any gold.", None)})
    assert text == "Hardly any gold."


def test_a_rivals_loss_is_a_reason_for_a_move() -> None:
    assert terms(Choice((1.0, 0.0), rival=(0.0, 0.0)), Choice((1.0, 0.0), rival=(2.0, 0.0))) == [(1, "gold", 2.0)]


def test_plainly_bad_moves_are_compared_last() -> None:
    made, sensible, bad = Choice((1.0, 1.0)), Choice((1.0, 0.0)), Choice((0.0, 9.0))
    assert terms(made, bad, sensible) == [(0, "stone", 1.0), (0, "gold", 1.0)]


def test_luck_is_the_same_for_all_moves() -> None:
    assert terms(Choice((2.0, 0.0)), Choice((1.0, 0.0)), luck=9.0) == [(0, "gold", 1.0)]


def test_ending_the_game_is_a_reason_of_its_own() -> None:
    end = Choice((2.0, 0.0), ends=True)
    assert terms(end, Choice((1.0, 0.0)))[0] == (0, VICTORY, 10.0)
    assert explain(BOT, Yard(end, Choice((1.0, 0.0))), end, PHRASES) == "Victory."


def test_the_strongest_reason_with_a_phrase_is_given() -> None:
    def why(*choices: Choice) -> str:
        return explain(BOT, Yard(*choices), choices[0], PHRASES)

    assert why(Choice((3.0, 9.0)), Choice((1.0, 1.0))) == "Stone."
    assert why(Choice((2.0, 2.0)), Choice((1.5, 1.2))) == "0 gold."
    assert why(Choice((1.0, 0.0)), Choice((1.0, 0.0), rival=(4.0, 0.0))) == "4 gold off."
    assert why(Choice((1.0, 0.0)), Choice((1.0, 0.0), rival=(0.0, 4.0))) == ""
    assert why(Choice((1.0, 0.0)), Choice((2.0, 0.0))) == ""


def test_a_move_is_compared_with_a_clearly_better_way_to_do_the_same() -> None:
    made, better, other = Choice((1.0, 1.0)), Choice((3.0, 0.5)), Choice((0.5, 0.5))

    def against(*ways: Choice) -> list[tuple[str, float]]:
        return [(each.term, each.points) for each in reasons(BOT, Yard(made, better, other), made, ways)]

    assert against(made, better) == [("stone", 0.5)]
    assert against(made, other) == against() == [("stone", 0.5), ("gold", 0.5), ("stone", 0.5)]


def test_a_move_that_is_never_possible_has_no_reason() -> None:
    assert not list(reasons(BOT, Yard(Choice((1.0, 0.0))), Choice((2.0, 0.0))))


def test_a_reason_has_the_results_of_both_moves() -> None:
    made, other = Choice((2.0, 0.0)), Choice((1.0, 0.0))
    reason: Reason = next(reasons(BOT, Yard(made, other), made))
    assert (reason.after.made, reason.other.made, reason.move, reason.seat) == (made, other, made, 0)
