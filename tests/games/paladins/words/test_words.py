"""Paladins' own words are true and reveal no secrets; `tests.games.test_words` covers what all games say."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kingdoms.games.paladins import GAME, events, solo_events, words
from kingdoms.games.paladins.board import ACTIONS, ATTRIBUTES, COMMISSION, FALLBACKS, GARRISON, REGIONS, SPACES, WORKERS
from kingdoms.games.paladins.cards import OUTSIDERS, PALADINS, TOWNSFOLK, WALLS, Wall
from kingdoms.games.paladins.moves import Act, Settle, TakeTownsfolk, UseFavour
from kingdoms.games.paladins.words import names
from kingdoms.games.paladins.words.help.sides import scale
from kingdoms.games.paladins.words.log.recap import headline, recap, since_turn
from kingdoms.games.paladins.words.log.solo import latest_turn, lines_of_turn
from tests.games.helpers.positions import Setting
from tests.games.helpers.word_checks import PLAYERS, is_sentence, random_game, said
from tests.games.paladins.printed import (
    ATTACK,
    CONSPIRE,
    DEVELOP,
    FORTIFY,
    PRAY,
    RECRUIT,
    TRADE,
    favour,
    townsfolk,
    workers,
)
from tests.games.paladins.table import game_at, play, table
from tests.games.paladins.things import choose

pytestmark = pytest.mark.usefixtures("both_languages")


def told(state: Any, *thing: Any) -> str:
    """The text the deciding seat reads about a thing."""
    return words.thing(state.view(state.seat), thing, PLAYERS[: state.seats])[1]


def test_a_built_wall_is_logged_with_its_points_and_the_solo_opponents_also_with_its_reward() -> None:
    def built(seat: int, **shown: Any) -> str:
        number = next(n for n, wall in enumerate(WALLS) if wall == Wall(**shown))
        return words.line(events.WallBuilt(seat, number), PLAYERS[:1])

    assert built(0, gain=("strength",)) == said(en="Anna builds a wall.", hu="Anna falat épít.")
    assert built(0, gain=("labourer",), vp=1) == said(
        en="Anna builds a wall worth 1 point.", hu="Anna falat épít, értéke 1 pont."
    )
    assert built(1, gain=("labourer",), vp=1) == said(
        en="The opponent builds a wall worth 1 point: 1 labourer.",
        hu="Az ellenfél falat épít, értéke 1 pont – 1 földműves.",
    )
    assert built(0, vp=2) == said(en="Anna builds a wall worth 2 points.", hu="Anna falat épít, értéke 2 pont.")
    paid = built(0, choice=(("pay_debt",), ("silver", "silver")))
    assert paid == said(en="Anna builds a wall.", hu="Anna falat épít.")


def test_gains_in_a_row_are_one_sentence() -> None:
    gained = [
        events.Gained(0, "influence", 1),
        events.WorkersGained(0, workers("L")),
        events.WorkersGained(0, workers("C")),
        events.Gained(1, "silver", 2),
        events.Gained(0, "provision", 2),
        events.Paid(0, "silver", 1),
        events.Gained(0, "faith", 1),
        events.Gained(0, "faith", 1),
    ]
    lines = [words.line(event, PLAYERS[:2]) for event in GAME.for_log(gained)]
    assert lines == said(
        en=[
            "Anna gains 1 labourer, 1 cleric and 1 influence.",
            "Béla gains 2 silver.",
            "Anna gains 2 provisions.",
            "Anna pays 1 silver.",
            "Anna gains 2 faith.",
        ],
        hu=[
            "Anna kap: 1 földműves, 1 pap és 1 befolyás.",
            "Béla kap: 2 ezüst.",
            "Anna kap: 2 ellátmány.",
            "Anna fizet: 1 ezüst.",
            "Anna kap: 2 hit.",
        ],
    )


def test_a_deed_and_all_that_comes_of_it_are_one_sentence() -> None:
    acolyte, gatekeeper = townsfolk("acolyte 2"), townsfolk("gatekeeper 2")
    wall = next(n for n, wall in enumerate(WALLS) if wall == Wall(gain=("labourer",), vp=1))
    happened = [
        events.TavernTaken(0, 0, 0),
        events.WorkersGained(0, workers("LX")),
        events.SuspicionDrawn(0, 2),
        events.TaxTaken(0, 1, 1),
        events.Acted(1, FORTIFY, workers("SL")),
        events.Paid(1, "provision", 1),
        events.WallBuilt(1, wall),
        events.WorkersGained(1, workers("L")),
        events.Gained(1, "strength", 1),
        events.TownsfolkHelped(1, gatekeeper),
        events.WorkersGained(1, workers("L")),
        events.Paid(0, "silver", 2),
        events.Hired(0, 0, acolyte),
        events.DebtTaken(1),
        events.SuspicionDiscarded(1, 2),
    ]
    lines = [words.line(event, PLAYERS[:2]) for event in GAME.for_log(happened)]
    assert lines == said(
        en=[
            "Anna takes a tavern card: 1 labourer, 1 criminal, 1 suspicion card and 2 silver from tax.",
            "Béla sends 1 labourer and 1 scout to Fortify for 1 provision: a wall worth 1 point, 1 labourer and "
            "+1 strength; Gatekeeper: 1 labourer.",
            "Anna hires the Acolyte for 2 silver.",
            "Béla takes an unpaid debt and discards 2 suspicion cards.",
        ],
        hu=[
            "Anna elvesz egy kocsmakártyát – 1 földműves, 1 bűnöző, 1 gyanúkártya és 2 ezüst adó.",
            "Béla akciója: megerősítés (1 földműves és 1 felderítő), ára 1 ellátmány – 1 pont értékű fal, 1 földműves "
            "és +1 erő; kapuőr: 1 földműves.",
            "Anna városlakót fogad fel: oltárszolga, ára 2 ezüst.",
            "Béla kap egy kifizetetlen adósságot, és eldobja: 2 gyanúkártya.",
        ],
    )


def test_each_step_of_the_solo_opponent_keeps_its_sentence() -> None:
    happened = [
        events.DebtTaken(1),
        events.SuspicionDiscarded(1, 1),
        events.Acted(1, TRADE, (2, 0, 0, 0, 0, 0)),
        events.Gained(1, "faith", 1),
        events.Gained(1, "influence", 1),
    ]
    assert [words.line(event, PLAYERS[:1]) for event in GAME.for_log(happened)] == said(
        en=[
            "The opponent takes an unpaid debt. The opponent discards 1 suspicion card.",
            "The opponent sends 2 workers to Trade. The opponent gains 1 faith and 1 influence.",
        ],
        hu=[
            "Az ellenfél kap egy kifizetetlen adósságot. Az ellenfél eldobja: 1 gyanúkártya.",
            "Az ellenfél akciója: kereskedés (2 munkás). Az ellenfél kap: 1 hit és 1 befolyás.",
        ],
    )


def test_the_reward_of_an_option_or_a_favour_is_logged_once() -> None:
    wall = next(n for n, wall in enumerate(WALLS) if wall == Wall(choice=(("pay_debt",), ("silver", "silver"))))
    chosen = [events.OptionTaken(0, events.WALL, wall, 1), events.Gained(0, "silver", 2)]
    used = [events.FavourUsed(0, 0, 0, workers("C")), events.Gained(0, "silver", 2)]
    lines = [words.line(event, PLAYERS[:2]) for event in (*GAME.for_log(chosen), *GAME.for_log(used))]
    assert lines == said(
        en=["Anna's wall gives: 2 silver.", "Anna sends 1 cleric to a King's Favour: 2 silver."],
        hu=["Anna jutalma a falért: 2 ezüst.", "Anna királyi kegyet vesz igénybe (1 pap) – 2 ezüst."],
    )


def test_the_recap_names_what_the_others_have_done_since_the_seats_last_action_in_this_round() -> None:
    nobody = workers("")
    past = [
        events.Acted(1, TRADE, nobody),
        events.RoundBegan(2, 0),
        events.Acted(1, ATTACK, nobody),
        events.Acted(0, CONSPIRE, nobody),
        events.Acted(1, PRAY, nobody),
        events.Gained(1, "silver", 1),
        events.Passed(2),
    ]
    assert recap(since_turn(past, 0), PLAYERS[:3]) == said(
        en=f"Béla: Pray (1 silver); {PLAYERS[2]} passes", hu=f"Béla: Imádkozás (1 ezüst); {PLAYERS[2]} passzol"
    )
    assert recap(since_turn(past[:3], 0), PLAYERS[:3]) == said(en="Béla: Attack", hu="Béla: Támadás")
    assert recap(since_turn(past, 0), PLAYERS[:3], has_gains=False) == said(
        en=f"Béla: Pray; {PLAYERS[2]} passes", hu=f"Béla: Imádkozás; {PLAYERS[2]} passzol"
    )


def test_the_headline_names_the_action_and_everything_it_gave() -> None:
    nobody, names = workers(""), PLAYERS[:3]
    past = [
        events.Acted(1, FORTIFY, nobody),
        events.Paid(1, "provision", 1),
        events.WallBuilt(1, 0),
        events.Gained(1, "strength", 1),
        events.Gained(1, "silver", 2),
    ]
    last = [events.TownsfolkHelped(1, 0), events.Gained(1, "silver", 1)]
    assert headline(last, past, names) == said(
        en="Béla: Fortify (+1 strength, 3 silver).", hu="Béla: Megerősítés (+1 erő, 3 ezüst)."
    )
    developed = [events.Acted(1, DEVELOP, nobody), events.Developed(1, FORTIFY), events.WorkersGained(1, workers("S"))]
    assert headline(developed, past, names) == said(
        en="Béla: Develop (workshop on Fortify, 1 scout).", hu="Béla: Fejlesztés (műhely: megerősítés, 1 felderítő)."
    )
    assert headline(past[:2], [], names) == said(en="Béla: Fortify.", hu="Béla: Megerősítés.")
    trouble = [
        events.Acted(1, CONSPIRE, nobody),
        events.SuspicionDrawn(1, 1),
        events.TaxTaken(1, 1, 0),
        events.InquisitionBegan(),
        events.Convicted((1,)),
        events.DebtTaken(1),
        events.DebtTaken(0),
    ]
    assert headline(trouble, past, names) == said(
        en="Béla: Conspire (1 silver, 1 suspicion card, 1 debt taken). Inquisition! Most suspicion: Béla.",
        hu="Béla: Összeesküvés (1 ezüst, 1 gyanúkártya, 1 új adósság). Inkvizíció! A legtöbb gyanú: Béla.",
    )


def test_a_pass_that_follows_by_itself_does_not_hide_the_turn_before_it() -> None:
    recruited = [events.Hired(1, 0, townsfolk("acolyte 2")), events.Gained(1, "silver", 1), events.Passed(2)]
    assert headline(recruited, [events.Acted(1, RECRUIT, workers(""))], PLAYERS[:3]) == said(
        en=f"Béla: Recruit (Acolyte, 1 silver); {PLAYERS[2]} passes.",
        hu=f"Béla: Toborzás (Oltárszolga, 1 ezüst); {PLAYERS[2]} passzol.",
    )
    past = [events.Acted(1, TRADE, workers("")), events.Gained(1, "silver", 1)]
    assert headline([events.Passed(2)], past, PLAYERS[:3]) == said(
        en=f"{PLAYERS[2]} passes.", hu=f"{PLAYERS[2]} passzol."
    )


def test_a_decision_outside_the_players_turns_has_no_headline() -> None:
    past = [events.Acted(1, TRADE, workers("")), events.Gained(1, "silver", 1)]
    assert headline([events.TavernTaken(0, 0, 0), events.WorkersGained(0, workers("S"))], past, PLAYERS[:2]) == ""
    assert headline([events.Passed(0), events.RoundEnded(1, (), ()), events.RoundBegan(2, 0)], past, PLAYERS[:2]) == ""
    assert headline([events.Hired(0, 0, 0)], [], PLAYERS[:2]) == ""
    assert headline([], past, PLAYERS[:1]) == "", "the solo opponent's turn has more steps than fit in a line"


def test_a_reward_that_came_by_itself_is_not_logged_as_a_choice() -> None:
    number = next(n for n, wall in enumerate(WALLS) if wall == Wall(choice=(("pay_debt",), ("silver", "silver"))))
    line = words.line(events.OptionTaken(0, events.WALL, number, 1), PLAYERS[:2])
    assert line == said(en="Anna's wall gives: 2 silver.", hu="Anna jutalma a falért: 2 ezüst.")


def test_tavern_cards_are_logged_briefly_because_they_are_in_sight() -> None:
    line = words.line(events.TavernsOpened((0, 1, 2)), PLAYERS[:2])
    assert line == said(en="The tavern cards are revealed.", hu="Felfedjük a kocsmakártyákat.")


def test_a_piece_in_the_realm_is_logged_with_the_level_at_the_head_of_its_region() -> None:
    number = next(n for n, space in enumerate(SPACES) if space.region == 1 and space.reward == ("silver", "silver"))
    monk = words.line(events.Settled(0, COMMISSION, number), PLAYERS[:2])
    assert monk == said(en="Anna places a monk (faith 2).", hu="Anna szerzetest küld ki (2 hit).")
    outpost = words.line(events.Settled(0, GARRISON, number), PLAYERS[:2])
    assert outpost == said(en="Anna places an outpost (strength 3).", hu="Anna előőrsöt épít (3 erő).")


def test_a_reward_that_is_not_a_gain_is_logged_with_its_space() -> None:
    number = next(n for n, space in enumerate(SPACES) if space.region == 2 and space.reward == ("pay_debt",))
    outpost = words.line(events.Settled(0, GARRISON, number), PLAYERS[:2])
    assert outpost == said(
        en="Anna places an outpost (strength 5): pay 1 debt.",
        hu="Anna előőrsöt épít (5 erő) – 1 adósság kifizetése.",
    )


# The solo opponent's turn.


def opponents_turns(seed: int) -> Iterator[tuple[list[Any], list[Any]]]:
    """After every decision of a solo game, all events so far and those of the opponent's latest turn."""
    rng, past = random.Random(seed), list[Any]()
    state = GAME.new(seats=1, seed=seed, options={"level": "hard"})
    while state.seat is not None:
        past += state.play(choose(state, rng))
        yield past, latest_turn(past)


def test_an_opponents_prayer_that_clears_several_actions_is_one_step_of_its_turn() -> None:
    turn = [solo_events.SchemeTurned(FORTIFY), events.Cleared(1, FORTIFY), events.Cleared(1, ATTACK), events.Passed(1)]
    lines = [words.line(event, ["Anna"]) for event in turn]
    prayed = said(
        en="The opponent prays and clears Fortify and Attack.",
        hu="Az ellenfél imádkozik, a munkások lekerülnek innen: megerősítés és támadás.",
    )
    found = lines_of_turn(turn, lambda event: words.line(event, ["Anna"]))
    assert found == [lines[0], prayed, lines[3]]
    assert lines_of_turn(turn[:2], lambda event: words.line(event, ["Anna"])) == lines[:2]


def test_the_opponents_latest_turn_starts_with_its_scheme_and_has_no_action_of_the_player() -> None:
    turns = 0
    for past, turn in opponents_turns(4):
        if not turn:
            assert not any(isinstance(event, solo_events.SchemeTurned) for event in past)
            continue
        turns += 1
        begins = (solo_events.SchemeTurned, solo_events.SchemesShuffled)
        assert isinstance(turn[0], begins) or turn[0] == events.Passed(1)
        assert not any(isinstance(event, events.Acted | events.FavourUsed) and event.seat == 0 for event in turn)
        last = max(n for n, event in enumerate(past) if isinstance(event, solo_events.SchemeTurned))
        assert past[last] in turn or turn == [events.Passed(1)]
    assert turns > 20


# Secrets.


def test_a_paladin_is_secret_until_all_have_chosen_and_the_top_card_is_never_shown() -> None:
    state = game_at("paladin", seats=3)
    move = state.moves()[0]
    state.play(move)
    assert told(state, "own_paladin", 0) == said(
        en="Chosen face down; all are revealed together.",
        hu="Mindenki titokban választ; a kártyákat egyszerre fedjük fel.",
    )
    while state.agenda[-1][0] == "paladin":
        state.play(state.moves()[0])
    own, rivals = (words.thing(state.view(seat), ("own_paladin", 0), PLAYERS)[1] for seat in (0, 1))
    assert own == rivals
    assert names.paladin_name(move.top) not in own


# Descriptions of things.


def test_an_action_shows_its_slots_its_cost_and_who_can_do_it() -> None:
    state = table().player(hand="MSSX", provisions=2, levels=(0, 0, 3), walls=[0, 2], paladin="roland").turn()
    fortify = told(state, "action", 0, FORTIFY)
    for fact in (
        said(
            en="You can do this now, for example with 2 scouts and 1 merchant.",
            hu="Most végrehajthatod, például így: 2 felderítő és 1 kereskedő.",
        ),
        said(en="Workers: merchant, any worker and scout.", hu="Munkások: kereskedő, tetszőleges munkás és felderítő."),
        said(en="Needs at least 3 influence; you have 3.", hu="Legalább 3 befolyás kell hozzá; neked 3 van."),
        said(en="Costs 1 provision; you have 2.", hu="Ára 1 ellátmány; neked 2 van."),
        said(en="Done so far: 2 of 7.", hu="Eddig 2 alkalommal (legfeljebb 7 lehet)."),
    ):
        assert fact in fortify
    assert said(en="Anna", hu="Anna") not in fortify


def test_no_action_claims_to_be_possible_while_another_choice_comes_first() -> None:
    state = table().player(hand="MSSX", provisions=2, levels=(0, 0, 3), walls=[0, 2], paladin="roland").turn()
    state.agenda.append(("jar", 0))
    now = said(en="You can do this now", hu="Most végrehajthatod")
    assert now not in told(state, "action", 0, FORTIFY)


def test_another_players_action_refers_to_them_by_name() -> None:
    state = table(2).player(hand="L").player(1, hand="MSSX", provisions=2, levels=(0, 0, 3), walls=[0, 2]).turn()
    fortify = told(state, "action", 1, FORTIFY)
    assert said(en="Needs at least 3 influence; Béla has 3.", hu="Legalább 3 befolyás kell hozzá; Béla: 3.") in fortify
    assert said(en="Costs 1 provision; Béla has 2.", hu="Ára 1 ellátmány; Béla: 2.") in fortify


def test_an_action_shows_what_paladin_and_townsfolk_add() -> None:
    state = table().player(hand="LF", paladin="otton", hired=["architect 1", "architect 3"], silver=4).turn()
    assert said(en="Also gives: 2 silver (Otton).", hu="Ezt is adja: 2 ezüst (Otton).") in told(
        state, "action", 0, TRADE
    )
    assert said(
        en="Also gives: 1 scout, 1 labourer (Architect) and 1 tax (Architect).",
        hu="Ezt is adja: 1 felderítő, 1 földműves (építész) és 1 adó (építész).",
    ) in told(state, "action", 0, DEVELOP)


def test_a_paladin_makes_an_action_cheaper_and_an_attribute_higher() -> None:
    state = table().player(hand="MSL", paladin="anseis", provisions=0, levels=(0, 0, 2), walls=[0, 1, 2]).turn()
    assert said(en="Costs no provisions.", hu="Nem kell hozzá ellátmány.") in told(state, "action", 0, FORTIFY)
    assert said(
        en="Level 2 of 12, worth 1 point at the end. With Anséis it is 5 this round.",
        hu="Szint: 2 (legfeljebb 12 lehet); a játszma végén 1 pont jár érte. "
        "Ebben a fordulóban Herbert segítségével 5 a szint.",
    ) in told(state, "attribute", 0, 2)


def test_an_action_priced_by_its_cards_shows_the_range_of_prices() -> None:
    rows = table().townsfolk("", "", "peddler 1", "abbot 1", "abbot 2").outsiders("", "viking thief", "", "", "", "")
    state = rows.player(hand="LL", silver=2).turn()
    costs = said(
        en="Costs 0 to 2 silver, depending on the card; you have 2.",
        hu="Ára a kártyától függően 0–2 ezüst; neked 2 van.",
    )
    assert costs in told(state, "action", 0, RECRUIT)
    assert said(en="Costs 2 silver; you have 2.", hu="Ára 2 ezüst; neked 2 van.") in told(state, "action", 0, ATTACK)


def test_a_prayer_shows_its_price_even_with_nothing_to_clear() -> None:
    state = table().player(hand="C", silver=3, paladin="roland").turn()
    assert said(en="Costs 2 silver; you have 3.", hu="Ára 2 ezüst; neked 3 van.") in told(state, "action", 0, PRAY)


def test_the_deciding_seat_reads_only_once_what_an_action_lacks() -> None:
    state = table().player(hand="L").player(1, hand="L").turn()
    nothing = words.why_not(state, ("action", 0, PRAY))
    assert nothing
    assert nothing not in told(state, "action", 0, PRAY)
    assert nothing in told(state, "action", 1, PRAY)


def test_an_empty_place_in_the_row_says_when_someone_comes() -> None:
    setup = GAME.new(seats=2, seed=1, options={})
    setup.play(TakeTownsfolk(2))
    chosen = said(
        en="New townsfolk are dealt when everyone has chosen.",
        hu="Új városlakók akkor érkeznek, ha már mindenki választott.",
    )
    assert told(setup, "townsfolk", 2) == chosen
    later = table().townsfolk("", "squire 2", "", "", "").turn()
    ended = said(en="New townsfolk are dealt at the end of the round.", hu="Új városlakók a forduló végén érkeznek.")
    assert told(later, "townsfolk", 0).endswith(ended)
    for state, place in ((setup, 2), (later, 0)):
        assert words.why_not(state, ("townsfolk", place)) == said(en="This space is empty.", hu="Ez a hely üres.")


def test_townsfolk_recruited_for_free_cost_nothing() -> None:
    state = table(2, 3).favours(favour("free_recruit")).townsfolk("abbot 3", "", "", "", "").player(hand="S").turn()
    assert said(en="Costs 3 silver", hu="Ára 3 ezüst") in told(state, "townsfolk", 0)
    play(state, UseFavour(0, workers("S")))
    assert state.agenda[-1][0] == "free_recruit"
    assert said(en="Costs no silver.", hu="Nem kerül ezüstbe.") in told(state, "townsfolk", 0)


def test_a_traitor_says_what_it_saves() -> None:
    state = table().outsiders("viking traitor", "", "", "", "", "").player(unpaid=2).turn()
    rule = said(
        en="each unpaid debt costs you 1 point instead of 3",
        hu="minden kifizetetlen adósságod 3 helyett 1 pontba kerül",
    )
    assert rule in told(state, "outsider", 0)
    assert said(
        en="Converting it now would save Anna 4 points", hu="most megtérítené, ennyit takarítana meg: 4 pont"
    ) in told(state, "outsider", 0)
    state = table().player(unpaid=2, converted=["viking traitor"]).turn()
    assert rule in told(state, "converted", 0, 0)
    assert said(en="Worth", hu="Jelenlegi értéke") not in told(state, "converted", 0, 0)
    assert "3" not in told(state, "use", "pay_debt")
    cost = said(en="an unpaid debt costs 1 point and", hu="egy kifizetetlen adósság 1 pont levonás")
    assert cost in told(state, "debts", 0)


def test_the_sheet_says_that_debts_cost_less_with_a_traitor() -> None:
    state = table().player(unpaid=2, converted=["viking traitor"]).turn()
    (owed,) = words.point_sources(state, 0, "debts", [])
    assert owed.points == -2
    assert owed.text == said(
        en="2 unpaid debts, with the Traitor: −1 point each",
        hu="2 kifizetetlen adósság, az árulóval: egyenként −1 pont",
    )
    alone = table(1).opponent(unpaid=2, converted=["viking traitor"]).turn()
    (owed,), (traitor,) = (words.point_sources(alone, 1, part, []) for part in ("debts", "conversions"))
    assert (owed.points, traitor.points) == (-6, 1)
    told = said(en="whose unpaid debts still cost 3 points each", hu="adósságaiért így is 3-3 pontot veszít")
    assert told in traitor.text


def test_a_townsfolk_card_shows_its_price_and_what_it_gives() -> None:
    state = table().townsfolk("abbot 3", "squire 2", "peddler 1", "conspirator 1", "acolyte 2").turn()
    assert told(state, "townsfolk", 0) == said(
        en="Costs 3 silver, or a debt.\nIf discarded: destroy 1 debt.\nWhen hired: discard 1 suspicion card at "
        "once.\nWhile hired, each time you Absolve: 1 silver from the tax supply.",
        hu="Ára 3 ezüst vagy egy adósság.\nEldobáskor: 1 adósság elpusztítása.\nFelfogadáskor azonnal: 1 "
        "gyanúkártya eldobása.\nFelfogadása után, minden feloldozás alkalmával: 1 ezüst az adókészletből.",
    )
    assert said(en="Costs no silver.", hu="Nem kerül ezüstbe.") in told(state, "townsfolk", 4)
    roland = table().player(paladin="roland").townsfolk("abbot 3", "squire 2", "peddler 1", "abbot 1", "").turn()
    cheap = said(en="Costs no silver with this round's paladin.", hu="E forduló lovagjával nem kerül ezüstbe.")
    assert cheap in told(roland, "townsfolk", 0)


def test_an_outsider_shows_the_cost_of_an_attack_and_the_worth_of_a_conversion() -> None:
    state = (
        table()
        .player(levels=(4, 5, 0), paladin="anseis", converted=["viking mercenary"], suspicion=[0, 1])
        .outsiders("saracen mercenary", "viking thief", "", "byzantine thief", "saracen archer", "viking lookout")
        .turn()
    )
    assert said(
        en="Anna has 5 strength and 5 faith; an attack costs 1 silver.\nIf Anna converted this outsider now, the card "
        "would be worth 2 points.",
        hu="Anna: 5 erő és 5 hit; a támadás ára 1 ezüst.\nHa Anna most megtérítené, ennyit érne: 2 pont.",
    ) in told(state, "outsider", 3)
    assert said(
        en="converted this outsider now, the card would be worth 3 points.", hu="most megtérítené, ennyit érne: 3 pont."
    ) in told(state, "outsider", 0)
    assert said(en="Worth 2 points now.", hu="Jelenlegi értéke 2 pont.") in told(state, "converted", 0, 0)


def test_the_numbers_of_a_scale_and_their_points_stay_on_one_line() -> None:
    two = said(en="2 = 1 point", hu="2 = 1 pont").replace(" ", "\N{NO-BREAK SPACE}")
    assert f"{two}, 3" in scale((0, 0, 1, 3))


def test_the_buttons_for_a_townsfolk_card_say_what_it_gives_at_once() -> None:
    state = table().townsfolk("", "", "", "", "acolyte 2").player(hand="SLC", provisions=9, levels=(2, 0, 0)).turn()
    state.play(Act(COMMISSION, workers("SLC")))
    state.play(Settle(next(number for number, space in enumerate(SPACES) if space.reward == ("free_recruit",))))
    labels = [words.label(state, move) for move in state.moves()]
    assert said(en="Hire the Acolyte for free: 1 silver", hu="Oltárszolga felfogadása ingyen: 1 ezüst") in labels
    assert said(en="Discard the Acolyte for free: pray", hu="Oltárszolga eldobása ingyen: imádkozás") in labels


def test_the_kings_cards_show_each_players_progress_and_who_can_use_them() -> None:
    state = (
        table(round_number=3)
        .player(hand="C", silver=0, monks=[0, 1, 4])
        .player(1, monks=[5])
        .orders("commission", "attack", "convert")
        .favours(favour("pay_debt or remove_suspicion remove_suspicion"))
        .turn()
    )
    assert said(en="So far: Anna (3), Béla (1).", hu="Eddig: Anna (3), Béla (1).") in told(state, "order", 0)
    text = told(state, "favour", 0)
    assert said(en="Fighter + 1 silver: pay 1 debt, or", hu="Harcos + 1 ezüst: 1 adósság kifizetése, vagy") in text
    assert said(en="Anna still needs 1 fighter and 1 silver.", hu="Anna: még hiányzik 1 harcos és 1 ezüst.") in text
    assert told(state, "favour", 1) == said(en="Revealed in round 4.", hu="A 4. fordulóban fedjük fel.")


def test_the_land_shows_who_is_where() -> None:
    state = table(3).player(1, monks=[4], outposts=[5]).turn()
    monk, outpost, free, unused = (told(state, "space", number) for number in (4, 5, 6, 10))
    assert said(en="Occupied by Béla's monk.", hu="Itt Béla szerzetese áll.") in monk
    assert said(en="Occupied by Béla's outpost.", hu="Itt Béla előőrse áll.") in outpost
    assert said(en="This space is free.", hu="Szabad.") in free
    assert said(en="only with 4 or more players", hu="legalább 4 játékos esetén") in unused


def test_the_opponent_is_described_without_goods_and_kinds_of_workers() -> None:
    state = table(1, 3).opponent(workers=5, workshops={6: 1}, levels=(0, 2, 1)).track(4).turn()
    state.markers = (2, 1, 0)
    assert said(
        en="The opponent sends 2 workers of any kind and pays no silver or provisions.",
        hu="Az ellenfélnek ehhez 2 munkás kell, bármelyik fajtából. Ezüstöt és ellátmányt nem fizet.",
    ) in told(state, "action", 1, 6)
    assert said(en="In hand: 5 workers.", hu="Készletben: 5 munkás.") in told(state, "seat", 1)
    track = told(state, "track")
    assert said(en="space 4 of 5", hu="A jelölő a 4. mezőn áll (5-ből).") in track
    assert said(en="now faith.", hu="most ez: hit.") in track


# Labels.


def test_ways_to_pay_and_to_hire_are_distinguished() -> None:
    state = table().player(hand="LF").townsfolk("abbot 1", "squire 2", "peddler 1", "conspirator 1", "acolyte 2").turn()
    play(state, Act(RECRUIT, workers("LF")))
    labels = [words.label(state, move) for move in state.moves()[:3]]
    assert labels == [
        said(en="Hire the Abbot for 3 silver", hu="Apát felfogadása (3 ezüst)"),
        said(en="Hire the Abbot for a debt", hu="Apát felfogadása adósságért"),
        said(en="Hire the Squire for 2 silver", hu="Apród felfogadása (2 ezüst)"),
    ]


def test_a_seat_with_a_thief_is_asked_about_the_conspirator() -> None:
    state = (
        table()
        .player(hand="L", hired=["conspirator 1"], converted=["viking thief"], suspicion=[0, 0])
        .tax(1)
        .suspicion_deck(1)
        .turn()
    )
    play(state, Act(CONSPIRE, workers("L")))
    assert words.prompt(state) == said(
        en="Conspirator: discard suspicion, or keep it for your Thief",
        hu="Cselszövő: dobj el egy gyanúkártyát, vagy tartsd meg a tolvajodnak",
    )
    assert [words.target(state, move) for move in state.moves()] == [("use", "conspirator"), ("skip",)]
    assert [words.label(state, move) for move in state.moves()] == [
        said(en="Discard a suspicion card (you take a debt)", hu="Egy gyanúkártya eldobása – adósságot vállalsz"),
        said(en="Keep it (you take a debt)", hu="Megtartom – adósságot vállalsz"),
    ]


def test_the_consequences_of_an_action_are_logged_in_order() -> None:
    state = table().player(hand="X").tax(2).suspicion_deck(2).turn()
    lines = [words.line(event, PLAYERS[:2]) for event in play(state, Act(CONSPIRE, workers("X")))]
    assert lines[:7] == [
        said(en="Anna sends 1 criminal to Conspire.", hu="Anna akciója: összeesküvés (1 bűnöző)."),
        said(en="Anna gains 1 criminal.", hu="Anna kap: 1 bűnöző."),
        said(en="Anna gets a suspicion card with 2 tax.", hu="Anna gyanúkártyát kap, rajta 2 adó."),
        said(en="Anna takes 2 silver from the tax supply.", hu="Anna elvesz az adókészletből: 2 ezüst."),
        said(en="Inquisition!", hu="Inkvizíció!"),
        said(en="Most suspicion: Anna.", hu="A legtöbb gyanú: Anna."),
        said(en="Anna takes an unpaid debt.", hu="Anna kap egy kifizetetlen adósságot."),
    ]


# Names, options and the score sheet.


def test_everything_has_its_own_name() -> None:
    for found in (
        [names.action_name(action) for action in ACTIONS],
        [names.attribute_name(attribute) for attribute in ATTRIBUTES],
        [names.worker_name(kind) for kind in WORKERS],
        [names.paladin_name(card) for card in range(len(PALADINS))],
        sorted({names.townsfolk_name(card) for card in range(len(TOWNSFOLK))}),
        sorted({names.outsider_name(card) for card in range(len(OUTSIDERS))}),
        [names.region_name(region) for region in REGIONS],
        [names.fallback_name(place) for place in FALLBACKS],
    ):
        assert len(set(found)) == len(found)
        assert all(is_sentence(name) for name in found)
    assert len({names.townsfolk_name(card) for card in range(len(TOWNSFOLK))}) == 11
    assert len({names.outsider_name(card) for card in range(len(OUTSIDERS))}) == 35, "two Saracen Mercenaries"


def test_the_bar_shows_the_round() -> None:
    places = list(dict.fromkeys(words.progress(state) for state, _events in random_game(Setting(GAME.key, 2, {}), 2)))
    assert places[0] == said(en="Before the first round", hu="Az első forduló előtt")
    assert places[1] == said(en="Round 1 of 7", hu="1/7. forduló")
    assert len(places) == 8
