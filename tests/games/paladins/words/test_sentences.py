"""Paladins' wording: right for the round, explicit about numbers, with lower-case names in Hungarian sentences."""

from typing import Any

import pytest

from kingdoms.games.paladins import events, words
from kingdoms.games.paladins.board import ROUNDS
from kingdoms.games.paladins.cards import ALL, PALADINS
from kingdoms.games.paladins.manual.pages import pages
from kingdoms.games.paladins.moves import Act, Pass
from kingdoms.games.paladins.rules.costs import PAID_IN_PROVISIONS
from kingdoms.games.paladins.words import phrases
from kingdoms.games.paladins.words.help.cards import about_paladin
from kingdoms.games.paladins.words.labels import giving_up
from kingdoms.games.paladins.words.proposals import proposed
from tests.games.helpers.word_checks import PLAYERS, said
from tests.games.paladins.printed import (
    CONVERT,
    DEVELOP,
    FORTIFY,
    HUNT,
    RECRUIT,
    outsider,
    townsfolk,
    workers,
)
from tests.games.paladins.table import play, table

pytestmark = pytest.mark.usefixtures("both_languages")


def told(state: Any, *thing: Any) -> tuple[str, str]:
    """The title and the text the deciding seat reads about a thing."""
    title, text = words.thing(state.view(state.seat), thing, PLAYERS[: state.seats])
    return title, text


# The last round.


def test_in_the_last_round_workers_left_in_hand_are_said_not_to_matter() -> None:
    state = table(2, ROUNDS).player(hand="LLSSC").turn()
    last = said(
        en="This is the last round, so workers left in hand no longer count.",
        hu="Ez az utolsó forduló, a megmaradt munkások már nem számítanak.",
    )
    assert told(state, "skip")[1].endswith(last)
    assert giving_up(state) == said(en="Give up 5 workers", hu="5 munkás feladása")
    state.rules = 1
    play(state, Pass())
    assert words.prompt(state) == said(
        en="Keep any three workers (it no longer matters which)",
        hu="Tarts meg három munkást (már mindegy, melyiket)",
    )
    assert told(state, "use", "keep")[1] == last


# Costs.


def test_recruit_names_the_debt_in_its_help() -> None:
    laid = table().player(hand="LF", silver=1)
    debt = said(
        en="For a card on either of the two leftmost spaces, you may take a debt instead.",
        hu="A két bal szélső mezőn ezüst helyett adósságot is vállalhatsz.",
    )
    assert debt in told(laid.townsfolk("abbot 3", "", "squire 1", "", "").turn(), "action", 0, RECRUIT)[1]
    assert debt not in told(laid.townsfolk("", "", "squire 1", "abbot 3", "").turn(), "action", 0, RECRUIT)[1]


def test_recruit_names_the_debt_in_its_proposal_if_there_is_no_other_way_to_pay() -> None:
    laid, move = table().player(hand="LF", silver=1), Act(RECRUIT, workers("L"))
    assert proposed(laid.townsfolk("abbot 3", "peddler 1", "squire 1", "", "").turn(), 0, move) == said(
        en="Tap a card to discard it for its reward: you take a debt. Hiring takes a fighter as well.",
        hu="Koppints egy kártyára, hogy eldobd a jutalmáért: adósságot vállalsz. Felfogadáshoz harcos is kell.",
    )
    assert proposed(laid.townsfolk("abbot 3", "peddler 1", "", "squire 1", "").turn(), 0, move) == said(
        en="Tap a card to discard it for its reward. Hiring takes a fighter as well.",
        hu="Koppints egy kártyára, hogy eldobd a jutalmáért. Felfogadáshoz harcos is kell.",
    )


def test_no_silver_and_no_provisions_are_said_separately() -> None:
    assert phrases.no_cost(FORTIFY) == said(en="Costs no provisions.", hu="Nem kell hozzá ellátmány.")
    assert phrases.no_cost(RECRUIT) == said(en="Costs no silver.", hu="Nem kerül ezüstbe.")
    free = {card: about_paladin(number) for number, card in enumerate(PALADINS) if card.discount == ALL}
    for card, text in free.items():
        is_provisions = card.action in PAID_IN_PROVISIONS
        assert (said(en="costs no provisions.", hu="nem kell hozzá ellátmány.") in text) is is_provisions
        assert (said(en="costs no silver.", hu="nem kerül ezüstbe.") in text) is not is_provisions
    assert {card.action in PAID_IN_PROVISIONS for card in free} == {True, False}


# Missing workers.


def test_missing_workers_are_counted() -> None:
    state = table().player(hand="L", silver=9, levels=(9, 9, 9)).turn()
    assert words.why_not(state, ("action", 0, CONVERT)) == said(
        en="You still need 1 fighter and 1 cleric.", hu="Még hiányzik: 1 harcos és 1 pap."
    )
    state = table().player(hand="", silver=9).turn()
    assert words.why_not(state, ("action", 0, DEVELOP)) == said(
        en="You still need 2 workers of any kind.", hu="Még hiányzik: 2 tetszőleges munkás."
    )


# Names.


def test_names_within_a_hungarian_sentence_have_a_small_letter() -> None:
    abbot, thief = townsfolk("abbot 3"), outsider("viking thief")
    lines = [
        words.line(event, PLAYERS[:2])
        for event in (
            events.Hired(0, 0, abbot),
            events.Attacked(0, 0, thief),
            events.TownsfolkArrived((abbot,)),
            events.OutsidersArrived((thief,)),
            events.Developed(0, HUNT),
        )
    ]
    hungarian = [
        "Anna városlakót fogad fel: apát.",
        "Anna betolakodót támad meg: viking tolvaj.",
        "Új városlakó: apát.",
        "Új betolakodó: viking tolvaj.",
        "Anna műhelyt helyez ide: vadászat.",
    ]
    english = [
        "Anna hires the Abbot.",
        "Anna attacks the Viking Thief.",
        "New townsfolk: Abbot.",
        "New outsider: Viking Thief.",
        "Anna places a workshop on Hunt.",
    ]
    assert lines == [said(en=en, hu=hu) for en, hu in zip(english, hungarian, strict=True)]


def test_a_single_card_that_leaves_is_in_the_singular() -> None:
    abbot, thief = townsfolk("abbot 3"), outsider("viking thief")
    assert words.line(events.RoundEnded(2, (abbot,), (thief,)), PLAYERS[:2]) == said(
        en="Round 2 is over. Townsfolk discarded: Abbot. Outsider discarded: Viking Thief.",
        hu="Véget ért a 2. forduló. Távozó városlakó: apát. Távozó betolakodó: viking tolvaj.",
    )


def test_an_attribute_is_small_within_its_title() -> None:
    assert told(table().turn(), "attribute", 0, 0)[0] == said(en="Anna's faith", hu="Hit – Anna")


def test_the_actions_that_need_an_attribute_are_listed_in_small_letters_in_hungarian() -> None:
    assert (
        said(en="Needed for: Commission and Convert.", hu="Ezekhez kell: beavatás és térítés.")
        in told(table().turn(), "attribute", 0, 0)[1]
    )


def test_pages_about_factions_name_them_in_the_plural() -> None:
    titles = [page.title for page in pages()]
    assert said(en="Outsiders: Vikings", hu="Betolakodók: vikingek") in titles
    assert said(en="Outsiders: Saracens", hu="Betolakodók: szaracénok") in titles


# Rewards.


def test_a_discarded_suspicion_card_is_a_verb_in_a_sentence_and_short_on_a_button() -> None:
    tokens = ("silver", "remove_suspicion")
    assert phrases.reward(tokens) == said(
        en="1 silver and discard 1 suspicion card", hu="1 ezüst és 1 gyanúkártya eldobása"
    )
    assert phrases.short_reward(tokens) == said(en="1 silver and discard 1 suspicion", hu="1 ezüst és 1 gyanú eldobása")


def test_a_gain_after_something_to_do_is_called_a_gain() -> None:
    """Otherwise "discard 1 suspicion card and 1 cleric" reads as losing a cleric."""
    tokens = ("influence", "remove_suspicion", "cleric")
    assert phrases.reward(tokens) == said(
        en="+1 influence, discard 1 suspicion card and gain 1 cleric",
        hu="+1 befolyás, 1 gyanúkártya eldobása és 1 pap",
    )


def test_tax_on_a_card_is_silver_to_be_gained() -> None:
    assert phrases.reward_of_card(("tax", "tax")) == said(
        en="2 silver from the tax supply", hu="2 ezüst az adókészletből"
    )


def test_an_empty_space_is_called_empty_only_once() -> None:
    state = table().townsfolk("", "", "", "", "").outsiders("", "", "", "", "", "").player(hand="L").turn()
    for thing in (("townsfolk", 0), ("outsider", 0)):
        title, text = words.thing(state, thing, ["Anna", "Béla"])
        once = said(en="empty", hu="üres")
        assert (title + text + words.why_not(state, thing)).lower().count(once) == 1


def test_at_the_end_attributes_are_those_that_score() -> None:
    state = table().player(paladin="anseis", levels=(2, 2, 2)).turn()
    with_paladin = said(en="With Anséis it is", hu="Herbert segítségével")
    assert with_paladin in words.thing(state, ("attribute", 0, 2), ["Anna", "Béla"])[1]
    state.agenda, state.seat = [], None
    assert with_paladin not in words.thing(state, ("attribute", 0, 2), ["Anna", "Béla"])[1]
