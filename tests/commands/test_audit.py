"""The audit: what it counts at a real table, and how it judges the figures."""

import pytest

from kingdoms.commands.audit import FORMS, TextSettings, audit
from kingdoms.commands.audit.colours import contrast, least_difference
from kingdoms.commands.audit.limits import LIMITS, Limit
from kingdoms.commands.audit.measured import MeasuredDecisions
from kingdoms.games import GAMES

BLACK, WHITE, RED, GREEN = (0.0, 0.0, 0.0), (1.0, 1.0, 1.0), (0.8, 0.1, 0.1), (0.35, 0.35, 0.1)


def test_a_short_run_prints_every_figure_with_its_goal(capsys: pytest.CaptureFixture[str]) -> None:
    code = audit(["rival_kings"], ["tablet-wide"], 8)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "rival_kings, tablet-wide: 8 decisions"
    for limit, line in zip(LIMITS, lines[1:], strict=False):
        assert line.split("   ")[0].strip().startswith(limit.words)
        assert limit.wish("rival_kings", True) in line
    assert code == (0 if lines[-1] == "Nothing falls short." else 1)


@pytest.mark.parametrize(("wanted", "code"), [(1, 0), (1000, 1)])
def test_the_exit_code_says_whether_anything_falls_short(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, wanted: int, code: int
) -> None:
    monkeypatch.setattr("kingdoms.commands.audit.LIMITS", [Limit("prompt", "prompt, dp", True, wanted, wanted)])
    assert audit(["rival_kings"], ["phone-wide"], 6) == code
    assert ("not ≥ 1000" in capsys.readouterr().out) == bool(code)


def test_the_table_can_be_measured_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    audit(["rival_kings"], ["tablet-wide"], 8, TextSettings(language="hu"))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "rival_kings, tablet-wide, hu: 8 decisions"
    assert next(line for line in lines if line.startswith("  prompt")).endswith("válassz karaktert erre a szakaszra")


def test_the_table_can_be_measured_with_larger_text(capsys: pytest.CaptureFixture[str]) -> None:
    audit(["rival_kings"], ["tablet-wide"], 8, TextSettings(size=150))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "rival_kings, tablet-wide, 150%: 8 decisions"
    assert next(line for line in lines if line.startswith("  prompt")).split()[2] == "30.00"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_too_small_cut_off_or_empty(capsys: pytest.CaptureFixture[str], key: str, form: str) -> None:
    audit([key], [form], 10)
    _figures, _blank, shortfalls = capsys.readouterr().out.rpartition("\n\n")
    # Ten decisions are too few to count what they cost in taps.
    assert [line for line in shortfalls.splitlines()[1:] if "per decision" not in line] == []


def test_every_game_has_a_goal_for_taps_that_decide_nothing() -> None:
    limit = next(limit for limit in LIMITS if limit.name == "idle_taps")
    goals = {key: limit.wanted(key, is_tablet=True) for key in GAMES}
    assert goals == {"rival_kings": 0.25, "royals": 0.3, "kingsburg": 0.15, "paladins": 0.25}
    assert limit.is_met(0.2, 0.25)
    assert not limit.is_met(0.3, 0.25)


def test_a_figure_without_a_goal_never_falls_short() -> None:
    limit = next(limit for limit in LIMITS if limit.name == "nameless")
    assert limit.wish("royals", is_tablet=True) == ""
    assert limit.is_met(1, limit.wanted("royals", is_tablet=True))


def test_a_kind_of_decision_is_measured_for_each_person_and_again_in_each_round() -> None:
    measured = MeasuredDecisions()
    assert measured.is_new("choose", 0, "Round 1")
    assert not measured.is_new("choose", 0, "Round 1")
    assert measured.is_new("choose", 1, "Round 1")
    assert measured.is_new("choose", 1, "Round 2")
    assert not measured.is_new("choose", 0, "Round 2")
    assert measured.kinds == {"choose"}


def test_contrast_is_the_ratio_of_luminances() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast(WHITE, WHITE) == 1


def test_red_and_olive_look_alike_to_some_people() -> None:
    difference, pair, deficiency = least_difference([WHITE, RED, GREEN])
    assert pair == (1, 2)
    assert deficiency in ("protanopia", "deuteranopia")
    assert difference < 30 < least_difference([WHITE, BLACK])[0]


def test_a_form_of_at_least_600_dp_is_a_tablet() -> None:
    assert {name: min(form[:2]) >= 600 for name, form in FORMS.items()} == {
        name: form.is_tablet for name, form in FORMS.items()
    }


def test_a_touch_that_makes_several_decisions_counts_for_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    # Drawing in a turn takes two touches, which decide the plan and its first two cards.
    audit(["royals"], ["tablet-wide"], 12)
    first = capsys.readouterr().out.splitlines()[0]
    assert first.startswith("royals, tablet-wide: ")
    assert 12 <= int(first.split(": ")[1].split()[0]) < 12 + 3
