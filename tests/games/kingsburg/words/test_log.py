"""Kingsburg's log: what each line names, in both languages."""

from typing import Any

import pytest

from kingdoms.core.words import language
from kingdoms.games.kingsburg import GAME, events, moves, words
from kingdoms.games.kingsburg.board import AID, ENVOY, PUBLISHED, WINTER
from kingdoms.games.kingsburg.words.names import source_name
from tests.games.helpers.word_checks import PLAYERS, said
from tests.games.kingsburg.table import building, play, table

_SUM = "1\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}1\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}1"
"""Three dice that show 1, as the log adds them up."""

pytestmark = pytest.mark.usefixtures("both_languages")


def logged(*some: Any) -> list[str]:
    """The lines of these events."""
    return [line for event in some if (line := words.line(event, PLAYERS))]


def lines(**texts: list[str]) -> list[str]:
    """These lines in the current language."""
    return texts[language.current()]


# The envoy.


def test_the_log_says_that_nobody_gets_the_envoy() -> None:
    _state, happened = table(3).begin(ENVOY)
    assert said(
        en="Nobody gets the king's envoy: there is a tie for the fewest buildings and goods.",
        hu="Senki sem kapja meg a király követét: az épületek és a nyersanyagok száma is egyenlő.",
    ) in logged(*happened)


def test_the_log_says_how_a_tie_for_the_envoy_is_decided() -> None:
    _state, happened = table(3).buildings(0, "chapel").goods(1, gold=1).begin(ENVOY)
    assert logged(*(event for event in happened if isinstance(event, events.EnvoyGiven))) == [
        said(
            en="Éva has the fewest buildings (goods break ties) and gets the king's envoy.",
            hu="Éva kapja meg a király követét, mert övé a legkevesebb épület (egyenlőségnél a nyersanyagok döntenek).",
        )
    ]


def test_whoever_ties_for_the_aid_is_told_why_it_is_a_good() -> None:
    state, _happened = table(3).begin(AID)
    assert words.prompt(state) == said(
        en="Take 1 good (tied for the king's aid)",
        hu="Válassz egy nyersanyagot (holtverseny a segítségért)",
    )


def test_the_log_says_whether_the_envoy_was_used() -> None:
    assert logged(events.EnvoyWithdrawn(0, moves.BUILD)) == [
        said(en="Anna's envoy returns to the king.", hu="Anna követe visszatér a királyhoz.")
    ]
    assert logged(events.EnvoyWithdrawn(0)) == [
        said(
            en="Anna has not used the envoy; it returns to the king.",
            hu="Anna nem használta fel a követet, így az visszatér a királyhoz.",
        )
    ]


def test_an_envoy_that_is_declined_has_one_line() -> None:
    assert logged(events.Announced(0, moves.NEITHER), events.EnvoyWithdrawn(0, moves.NEITHER)) == [
        said(en="Anna won't use the envoy.", hu="Anna nem használja a követet.")
    ]


def test_the_log_says_that_nothing_was_paid_at_the_town_hall() -> None:
    state = table(3, PUBLISHED).goods(0, 1).buildings(0, "town_hall").building_site()
    assert said(en="Anna pays nothing at the Town Hall.", hu="Anna nem fizet a városháznál.") in logged(
        *play(state, moves.TownHall(moves.NOTHING))
    )


# Battles.


def test_the_log_names_what_a_strength_is_made_of() -> None:
    assert logged(events.Fought(0, 2, 3, -1, 1, 5, events.WON)) == [
        said(
            en="Anna wins with strength 5: own soldiers +2, king's soldiers +3, buildings −1, against this enemy +1.",
            hu="Anna győz, hadereje 5: saját katonák +2, a király katonái +3, épületek −1, ezen ellenség ellen +1.",
        )
    ]


def test_the_log_names_the_source_of_battle_points() -> None:
    laid = table(3).buildings(0, "fortress").soldiers(0, 9).enemy("zombies", 6)
    _state, happened = laid.begin(WINTER, 1)
    found = logged(*(event for event in happened if isinstance(event, events.Gained | events.Strongest)))
    assert found == [
        said(en="Battle: Anna scores 1 point.", hu="Csata: Anna 1 pontot kap."),
        said(en="Fortress: Anna scores 1 point.", hu="Erőd: Anna 1 pontot kap."),
        said(
            en="Anna is the strongest in battle and scores 1 point.",
            hu="A csatában a legerősebb Anna, ezért 1 pontot kap.",
        ),
    ]


# Dice.


def test_white_dice_are_named_in_the_log() -> None:
    found = logged(events.Influenced(0, 10, (4, 5, 1), 0, 0, 1), events.Rerolled(0, 3, 6), events.DiceSetAside(0, 3, 6))
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in found] == lines(
        en=[
            "Anna influences the General: 4 + 5 + white 1.",
            "Anna rerolls a white die: 6.",
            "Anna sets a white die aside: 6.",
        ],
        hu=[
            "Anna ezt a tanácsadót befolyásolja: főparancsnok (4 + 5 + fehér 1).",
            "Anna újradob egy fehér kockát: 6.",
            "Anna félretesz egy fehér kockát: 6.",
        ],
    )
    assert said(en="white", hu="fehér") not in logged(events.Rerolled(0, 2, 6))[0]


# Names within sentences.


def test_names_within_a_hungarian_sentence_have_a_small_letter() -> None:
    assert logged(
        events.Built(0, building("crane"), 1, 2, 0),
        events.Declined(0, 6),
        events.Blocked((1, 1, 1), (1, 2)),
        events.PhaseBegan(2, 4),
    ) == lines(
        en=[
            "Anna builds the Crane for 1 gold and 2 wood and scores 1 point.",
            "Anna declines the Alchemist's help.",
            f"Neutral dice: {_SUM}, then 1 and 2. Blocked this season: Jester, Squire and Architect.",
            "Year II: Summer.",
        ],
        hu=[
            "Anna épít: daru, ára 1 arany és 2 fa, értéke 1 pont.",
            "Anna nem kéri az alkimista segítségét.",
            f"Semleges kockák: {_SUM}, majd 1 és 2. Ebben az évszakban lezárva: udvari bolond, földesúr és főépítész.",
            "II. év: nyár.",
        ],
    )


def test_points_from_an_advisor_are_named_after_the_advisor() -> None:
    happened = [events.Helped(0, 1), events.Gained(0, "vp", 1, "advisors"), events.Helped(1, 3)]
    assert logged(*GAME.for_log(happened)) == [
        said(en="Jester: Anna scores 1 point.", hu="Udvari bolond: Anna 1 pontot kap.")
    ]


# Advisors.


def test_an_advisors_gifts_share_one_line() -> None:
    gold, token = (events.Gained(0, what, 1, "advisor_7") for what in ("gold", "plus_two"))
    source = source_name("advisor_7")
    assert logged(*GAME.for_log([events.Helped(0, 7), gold, token])) == [
        said(
            en=f"{source}: Anna gets 1 gold and a +2 token.",
            hu=f"{source}: Anna jutalma 1 arany és egy +2-es jelölő.",
        )
    ]
    assert logged(*GAME.for_log([events.Helped(0, 7), gold])) == logged(gold)


def test_a_trade_with_the_alchemist_has_one_sentence() -> None:
    paid = events.Lost(0, "gold", 1, "advisor_6")
    gains = [events.Gained(0, what, 1, "advisor_6") for what in ("wood", "stone")]
    assert logged(*GAME.for_log([events.Helped(0, 6), paid, *gains])) == [
        said(
            en="Alchemist: Anna pays 1 gold and gets 1 wood and 1 stone.",
            hu="Alkimista: Anna jutalma 1 fa és 1 kő, ennek ára 1 arany.",
        )
    ]


def test_everything_that_a_seat_loses_in_a_battle_except_a_building_shares_one_sentence() -> None:
    gold, stone, vp = (events.Lost(0, what, 1, "battle") for what in ("gold", "stone", "vp"))
    of_the_crane = events.Lost(0, "vp", 1, "buildings")
    happened = [gold, stone, events.BuildingLost(0, building("crane")), of_the_crane, vp, gold._replace(seat=1)]
    assert logged(*GAME.for_log(happened)) == lines(
        en=[
            "Battle: Anna loses 1 gold, 1 stone and 1 point.",
            "Anna loses the Crane and 1 point.",
            "Battle: Béla loses 1 gold.",
        ],
        hu=[
            "Csata: Anna vesztesége 1 arany, 1 kő és 1 pont.",
            "Anna elveszít egy épületet: daru. Ezzel 1 pont is elvész.",
            "Csata: Béla vesztesége 1 arany.",
        ],
    )


def test_the_reward_for_a_battle_has_one_sentence() -> None:
    reward = [events.Gained(0, "gold", 1, "battle"), events.Gained(0, "vp", 1, "battle")]
    for_the_fortress = events.Gained(0, "vp", 1, "battle", events.FORTRESS_BONUS)
    assert logged(*GAME.for_log([*reward, for_the_fortress])) == lines(
        en=["Battle: Anna gets 1 gold and 1 point.", "Fortress: Anna scores 1 point."],
        hu=["Csata: Anna jutalma 1 arany és 1 pont.", "Erőd: Anna 1 pontot kap."],
    )


def test_gifts_to_two_players_and_from_two_advisors_have_their_own_lines() -> None:
    gains = [events.Gained(seat, "gold", 1, source) for seat, source in ((0, "advisor_4"), (1, "advisor_4"))]
    gains.append(events.Gained(1, "gold", 1, "advisor_7"))
    assert len(logged(*GAME.for_log(gains))) == 3
