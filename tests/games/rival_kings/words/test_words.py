"""Words specific to Rival Kings are true and reveal no secrets; `tests.games.test_words` covers those of all games."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from kingdoms.core.words import language
from kingdoms.games.rival_kings import GAME, events, moves, words
from kingdoms.games.rival_kings.cards import CARDS, CHARACTERS, HERBALIST, MONEY, SETTLE, SYMBOLS
from kingdoms.games.rival_kings.manual.pages import pages
from kingdoms.games.rival_kings.moves import Buy, Look, Pick, Use
from kingdoms.games.rival_kings.scoring import score
from kingdoms.games.rival_kings.words.tutorial.tips import TIPS
from tests.games.helpers.word_checks import PLAYERS, is_sentence, said
from tests.games.rival_kings.table import card, cards, character, leave, leave_until, play, table

pytestmark = pytest.mark.usefixtures("both_languages")


def test_a_stack_shows_its_total_only_if_money_is_open() -> None:
    hidden, shown = (table(3, open_money=is_open).stacks(7, 2, 2, 2).lay() for is_open in (False, True))
    assert "7" in words.thing(shown, ("stack", 0), PLAYERS)[1]
    assert "7" not in words.thing(hidden, ("stack", 0), PLAYERS)[1]


def test_piles_without_any_money_say_that_they_are_refilled_from_the_supply() -> None:
    state = GAME.new(seats=3, seed=1, options={})
    state.supply += sum(state.stacks)
    state.stacks, state.tops = [0] * 4, [0] * 4
    assert told(state, "stack", 0).endswith(
        said(
            en="whoever takes some next first refills them from the supply.",
            hu="aki legközelebb pénzt vesz el, az előbb feltölti őket a készletből.",
        )
    )
    state.agenda.append(("carry_out", state.seat, MONEY, True))
    assert words.prompt(state) == said(
        en="Take the money in front of one pile (refilled from the supply)",
        hu="Vedd el az egyik pakli előtti pénzt (feltöltve a készletből)",
    )


def test_the_help_on_money_gives_no_instruction() -> None:
    told = words.thing(table(3).stacks(7, 2, 2, 2).lay(), ("stack", 0), PLAYERS)[1]
    assert words.phrases.action_rule(MONEY) not in told
    assert words.phrases.action_name(MONEY) in told


def test_a_single_action_is_not_counted_from_left_to_right() -> None:
    told = {len(each.actions): words.help.about_character(number) for number, each in enumerate(CHARACTERS)}
    assert said(en="Action: ", hu="Akciója: ") in told[1]
    assert said(en="Actions from left to right: ", hu="Akciói balról jobbra: ") in told[3]


@pytest.mark.parametrize("seed", range(5))
def test_a_question_about_an_action_has_no_colon_besides_the_one_after_the_name(seed: int) -> None:
    rng, state = random.Random(seed), table(3).lay()
    while state.seat is not None:
        is_action = state.agenda[-1][0] in ("action", "carry_out", "one_action")
        if is_action and not words.labels.can_only_use_ability(state):
            assert ":" not in words.prompt(state)
        state.play(rng.choice(state.moves()))


def test_the_log_says_whether_a_skipped_action_was_stolen() -> None:
    own, stolen = (words.line(kind(0, SETTLE), PLAYERS) for kind in (events.Skipped, events.TheftUnused))
    assert own != stolen
    assert words.phrases.action_name(SETTLE) in stolen


def test_a_hidden_character_stays_hidden() -> None:
    state = table(3).lay()
    chosen = state.hands[0][0]
    state.play(moves.Choose(chosen))
    for viewer in (1, 2, None):
        told = " ".join(words.thing(state.view(viewer), ("character", 0), PLAYERS))
        assert words.character_name(chosen) not in told
    assert words.thing(state.view(0), ("character", 0), PLAYERS)[0] == words.character_name(chosen)


def test_only_a_seat_that_has_looked_sees_the_cards_below() -> None:
    state = table(2).subjects(0, "miner").pile(0, "harbor", "inn").choose("knight", "duke")
    leave_until(state, 0)
    play(state, Use(card("miner")), moves.Look(0))
    below = words.card_name(card("harbor"))
    assert below in words.thing(state.view(0), ("pile", 0), PLAYERS)[1]
    assert below not in words.thing(state.view(1), ("pile", 0), PLAYERS)[1]


@pytest.mark.parametrize("code", language.CARD_LANGUAGES)
def test_every_card_has_a_unique_name_in_every_language(code: str) -> None:
    language.use_for_cards(code)
    cards = [words.card_name(number) for number in range(len(CARDS))]
    characters = [words.character_name(number) for number in range(len(CHARACTERS))]
    assert len(set(cards + characters)) == len(CARDS) + len(CHARACTERS)
    assert all(is_sentence(name) for name in cards + characters)


def test_card_names_follow_the_app_unless_they_have_their_own_language() -> None:
    own = {"en": "Vintner", "hu": "Borász"}
    assert words.card_name(card("vintner")) == own[language.current()]
    language.use_for_cards("de")
    assert words.card_name(card("vintner")) == "Winzer"
    assert words.character_name(character("lord_protector")) == "Reichsverweser"


def test_a_name_that_ends_with_a_number_has_no_article() -> None:
    language.use("en")
    state = table(3).choose("diplomat", "trader_2", "duke")
    leave_until(state, 0)
    assert words.prompt(state) == "Steal an action from Trader II"
    assert words.prompts.prompt(state, PLAYERS) == f"Steal an action from {PLAYERS[1]} (Trader\N{NO-BREAK SPACE}II)"
    assert words.label(state, moves.Choose(character("trader_1"))) == "Choose Trader I"
    assert words.label(state, moves.Choose(character("duke"))) == "Choose the Duke"
    assert words.line(events.TurnBegan(1, character("trader_2")), PLAYERS).endswith("turn, with Trader II.")
    assert words.why_not(state, ("action", 2, 0)) == "The Diplomat only steals from rank F."


def test_a_name_in_another_language_has_the_article_of_the_sentence() -> None:
    language.use_for_cards("fr")
    state = table(3).pile(0, "harbor", "inn").choose("diplomat", "trader_2", "duke")
    leave_until(state, 0)
    assert words.prompt(state) == said(en="Steal an action from Marchand II", hu="Lopd el a Marchand II egyik akcióját")
    buy = moves.Buy(0, blacksmith=False)
    assert words.which(state, [buy]) == said(en="Pay for the Auberge", hu="Kifizeted az Auberge árát?")


@pytest.mark.parametrize("name", ["trader_1", "trader_2", "duke"])
def test_every_sentence_about_a_character_can_be_filled_in(name: str) -> None:
    said = words.character_name(character(name))
    found = {text for text in _literals() if "{character}" in text or "{character:" in text}
    assert len(found) > 20
    for text in found:
        others = {field for _text, field, _spec, _conversion in Formatter().parse(text) if field} - {"character"}
        told = language._(text).format(character=said, **dict.fromkeys(others, "1"))
        assert said in told
        assert "{" not in told
        if language.current() == "en" and name != "duke":
            assert f"the {said}".lower() not in told.lower()


def _literals() -> Iterator[str]:
    """The string literals in the code of the game's words."""
    for path in Path(words.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


@pytest.mark.parametrize("subject", ["gardener", "watchman", "sailor", "blacksmith"])
def test_a_subject_that_serves_at_its_own_time_is_only_called_active(subject: str) -> None:
    state = table(3).subjects(0, subject).subjects(1, "miner").lay()
    always = said(
        en="Active, as the seal shows: once per cycle, on its owner's turn, before, between or after actions.",
        hu="Aktív, ezt jelzi a pecsét: szakaszonként egyszer használható, a gazdája körében, az akciók előtt, között "
        "vagy után.",
    )
    only = said(en="Active, as the seal shows.", hu="Aktív, ezt jelzi a pecsét.")
    assert words.thing(state, ("subject", 0, 0), PLAYERS)[1].endswith(only)
    assert words.thing(state, ("subject", 1, 0), PLAYERS)[1].endswith(always)


def told(state: Any, *thing: Any) -> str:
    """The text about a thing for the deciding seat."""
    return words.thing(state.view(state.seat), thing, PLAYERS)[1]


def test_a_subject_says_what_its_seal_means() -> None:
    state = table(3, markers=2).subjects(0, "farmer", "jailer").choose("queen", "duke", "count")
    older = said(
        en="only the newest subject is, the one with the seal.", hu="a legújabb alattvaló az, azon van a pecsét."
    )
    assert told(state, "subject", 0, 0).endswith(older)
    play(state, Use(card("jailer")))
    ticked = said(en="its seal is ticked: its owner has already", hu="a pecsétjén pipa van: a gazdája")
    assert ticked in told(state, "subject", 0, 1)
    spent = said(en="You have already used an ability", hu="Ebben a szakaszban már használtál képességet")
    assert spent in words.thing(state.view(0), ("seat", 0), PLAYERS)[1]


def test_the_pennant_is_explained_where_it_is() -> None:
    state = table(3, coins=5).choose("queen", "duke", "count")
    pennant = said(en="The pennant means that it's Anna's turn", hu="A zászló azt jelzi, hogy most Anna dönt.")
    own = said(en="The pennant means that it's your turn", hu="A zászló azt jelzi, hogy most te döntesz.")
    for kind in ("seat", "character"):
        assert [own in told(state, kind, seat) for seat in range(3)] == [True, False, False]
        rivals = [words.thing(state.view(1), (kind, seat), PLAYERS)[1] for seat in range(3)]
        assert [pennant in text for text in rivals] == [True, False, False]


def test_a_seat_is_described_in_sentences() -> None:
    state = table(3, coins=5, markers=1).subjects(1, "miner").choose("queen", "duke", "count")
    rival = said(
        en="Béla has 5 coins, 2 conflict markers and 1 subject.",
        hu="Béla előtt ez van: 5 érme, 2 konfliktusjelző és 1 alattvaló.",
    )
    own = said(en="You have 5 coins and 1 conflict marker.", hu="Előtted ez van: 5 érme és 1 konfliktusjelző.")
    assert told(state, "seat", 1).startswith(rival)
    assert told(state, "seat", 0).startswith(own)


def test_in_the_second_cycle_a_seat_says_which_character_it_played_in_the_first() -> None:
    state = table(3).choose("queen", "duke", "count")
    words_before = told(state, "seat", 1)
    leave(state)
    assert (state.cycle, state.round) == (2, 1)
    played = said(
        en="In the first cycle of this round, Béla played the Duke.",
        hu="A forduló első szakaszában Béla ezt a karaktert játszotta ki: Herceg.",
    )
    assert played in told(state, "seat", 1)
    assert played not in words_before


def test_a_played_character_is_said_once_to_be_out_of_play() -> None:
    state = table(3).choose("queen", "duke", "count")
    leave(state)
    thing = ("played", character("queen"))
    again = said(en="only once in a round", hu="csak egyszer")
    assert again in words.why_not(state, thing)
    assert again not in told(state, *thing)


def test_a_pile_is_described_in_sentences() -> None:
    state = table(3).pile(0, "harbor").lay()
    about = said(
        en="There are 8 cards in this pile, with the Harbour on top. This red building has a price and value of 3.",
        hu="Ebben a pakliban 8 lap van, legfelül a Kikötő. Ez egy piros épület, ára és értéke 3.",
    )
    assert told(state, "pile", 0).startswith(about)


def test_the_viewers_own_things_are_yours() -> None:
    state = table(3, coins=5, markers=1).choose("queen", "duke", "count")
    for kind, own in (
        ("coins", said(en="You have 5 coins.", hu="5 érméd van.")),
        ("markers", said(en="You have 1 conflict marker.", hu="1 konfliktusjelződ van.")),
        ("character", said(en="Your character for this cycle.", hu="A karaktered ebben a szakaszban.")),
    ):
        assert told(state, kind, 0).startswith(own)
        assert words.thing(state.view(1), (kind, 0), PLAYERS)[1].startswith("Anna")


def test_a_card_in_a_pair_says_how_both_are_marked() -> None:
    state = table(3).subjects(0, "vintner", "gardener").buildings(0, "vineyard", "pavilion", "farm").lay()
    perfect = said(
        en="In a perfect pair with the Vineyard, marked by a ribbon or a number: 4 points.",
        hu="A Szőlőskert tökéletes párja (szalag vagy szám jelzi): 4 pont.",
    )
    assert perfect in told(state, "subject", 0, 0)
    colour = said(
        en="In a colour pair with the Gardener, marked by a thread or a number: 4 points.",
        hu="A Kertész egyező színű párja (fonal vagy szám jelzi): 4 pont.",
    )
    assert colour in told(state, "building", 0, 1)
    assert said(en="a colour pair", hu="jelzi") not in told(state, "building", 0, 2)


def test_a_pile_explains_the_tag_on_its_top_card_to_the_viewer() -> None:
    state = table(3).subjects(0, "vintner").pile(0, "vineyard").lay()
    tag = said(en="The +3 tag shows how many points the card would add", hu="A rajta látható +3 azt jelzi")
    seen = [words.thing(state.view(seat), ("pile", 0), PLAYERS)[1] for seat in (0, 1, None)]
    assert [tag in each for each in seen] == [True, False, False]


def test_thieves_are_listed_with_and() -> None:
    thieves = [words.help.about_character(number) for number in range(len(CHARACTERS))]
    both = said(en="Ranks C and E can steal from it.", hu="C és E rangú karakter lophat tőle.")
    assert any(both in text for text in thieves)


def test_negative_points_have_a_minus_sign() -> None:
    told = words.thing(table(3).markers(1, 1).lay(), ("seat", 1), PLAYERS)[1]
    assert "−2" in told
    assert "-" not in told


# The pages of the rules.


def page_after(builder: Any, *made: Any) -> str:
    """The page that the question mark opens once seat 0, which plays the Bursar, has made these moves."""
    state = builder.choose("bursar", "duke", "count")
    leave_until(state, 0)
    play(state, *made)
    return words.page_of(state)


@pytest.mark.parametrize(
    "subject", ["court_lady", "bishop", "troubadour", "vintner", "miner", "innkeeper", "herbalist"]
)
def test_an_ability_in_use_opens_the_page_of_its_subject(subject: str) -> None:
    builder = table(3, coins=9, markers=1).subjects(0, "sailor", subject).subjects(1, "miner", "farmer")
    builder.buildings(0, "inn", "mine").buildings(1, "forge", "market").pile(2, "bishop").pile(3, "scholar")
    assert page_after(builder) == "actions"
    assert page_after(builder, Use(card(subject))) == subject


def test_subjects_asked_outside_of_actions_open_their_own_page() -> None:
    assert words.page_of(table(3).subjects(0, "gardener").choose("queen", "duke", "count")) == "gardener"
    assert words.page_of(table(3).subjects(0, "watchman").choose("trader_1", "countess", "queen")) == "watchman"
    state = table(2, coins=9).subjects(0, "sailor").choose("courtier", "priest")
    leave_until(state, 0)
    assert words.page_of(state) == "conflicts"
    play(state, Use(card("sailor")))
    assert words.page_of(state) == "sailor"


def test_every_subject_has_a_page_with_its_ability() -> None:
    by_key = {page.key: page for page in pages()}
    assert len(by_key) == len(pages())
    state = table(2).lay()
    for number, subject in enumerate(CARDS[:SYMBOLS]):
        page = by_key[subject.key]
        assert page.title == words.card_name(number)
        told = words.thing(state, ("pick", number), PLAYERS)[1]
        assert any(paragraph in told for paragraph in page.paragraphs[1:])


def page(key: str) -> str:
    """The whole text of a page."""
    return "\n".join(next(page for page in pages() if page.key == key).paragraphs)


PILE = ("mine", "garden", "inn", "tavern")
"""A pile of buildings, the top one last."""


def test_the_table_page_says_that_only_an_ability_can_buy_from_below_the_top_of_a_pile() -> None:
    builder = table(3, coins=9).whole_pile(0, *PILE)
    state = builder.choose("trader_1", "duke", "count")
    leave_until(state, 0)
    while Buy(0, False) not in state.moves():
        play(state, moves.Skip())
    bought = [event for event in state.play(Buy(0, False)) if isinstance(event, events.Bought)]
    assert [event.card for event in bought] == [card("tavern")]
    state = builder.subjects(0, "miner").choose("bursar", "duke", "count")
    leave_until(state, 0)
    play(state, Use(card("miner")), Look(0))
    assert {Pick(number) for number in cards(*PILE)} <= set(state.moves())
    exception = said(en="unless a subject's ability says otherwise", hu="hacsak egy alattvaló képessége mást nem enged")
    assert exception in page("table")


@pytest.mark.parametrize("subject", ["vintner", "miner"])
def test_the_pages_of_vintner_and_miner_do_not_say_that_only_one_player_sees_the_pile(subject: str) -> None:
    builder = table(3).subjects(0, subject).subjects(1, "miner").whole_pile(0, *PILE)
    state = builder.choose("bursar", "duke", "trader_1")
    for seat, looks in ((1, "miner"), (0, subject)):
        leave_until(state, seat)
        play(state, Use(card(looks)), Look(0))
    assert state.view(0).piles[0] == state.view(1).piles[0] == cards(*PILE)
    assert state.view(2).piles[0] != cards(*PILE)
    assert said(en="From then on, you can see all the cards", hu="Ezután látod a pakli összes lapját") in page(subject)
    assert said(en="only you", hu="csak te") not in page(subject).lower()


def test_the_worked_example_in_the_rules_matches_the_score() -> None:
    subjects = [card(name) for name in ("vintner", "gardener", "innkeeper", "sailor")]
    buildings = [card(name) for name in ("vineyard", "garden", "forge", "prison")]
    assert score(subjects, buildings, coins=4, markers=3) == (
        11,
        {"perfect_pairs": 4 + 7, "colour_pairs": 3, "singles": 2, "coins": 1, "markers": -6},
    )
    example = next(page for page in pages() if page.key == "scoring").paragraphs[3]
    assert "4 + 7 + 3 + 2 + 1 − 6 = 11" in example


def test_a_game_under_the_first_rules_shows_the_values_of_those_rules() -> None:
    for rules, value in ((1, 2), (2, 3)):
        state = GAME.new(seats=2, seed=1, options={}, rules=rules)
        worth = said(en=f"a price and value of {value}.", hu=f"ára és értéke {value}.")
        assert worth in words.thing(state, ("pick", HERBALIST), ["Anna", "Béla"])[1]


def test_the_top_bar_says_that_a_cycle_is_the_last() -> None:
    state = table(3).lay()
    last = language._("Round {round} · Last cycle").format(round=state.round)
    assert words.progress(state) != last
    state.piles[2] = []
    assert words.progress(state) == last


def test_the_tip_and_the_refusal_say_when_the_rules_offer_an_ability() -> None:
    state, use = table(2).subjects(0, "market_woman").choose("countess", "trader_1"), Use(card("market_woman"))
    offered = [(state.asked, use in state.moves())]
    for move in (moves.Steal(1, 1), moves.Take(0), moves.Skip(), moves.Skip(), moves.Skip()):
        state.play(move)
        offered.append((state.asked, use in state.moves()))
        if state.asked == "carry_out":
            refusal = words.why_not(state, ("subject", 0, 0))
    outside = [("action", True)] * len(CHARACTERS[character("countess")].actions)
    assert offered == [("theft", True), ("carry_out", False), *outside, ("turn_end", True)]
    tip = next(tip for tip in TIPS if tip.key == "ability")
    when = said(en="before, between or after your actions", hu="az akcióid előtt, között vagy után")
    assert when in refusal
    assert when in language._(tip.text)


def test_a_character_says_which_of_its_actions_were_stolen_and_by_whom() -> None:
    state = table(3, coins=5, markers=1).choose("trader_1", "priest", "countess")
    leave_until(state, 1)
    play(state, moves.Steal(0, 0), moves.Settle())
    leave_until(state, 2)
    play(state, moves.Steal(0, 1), moves.Take(0))
    told = words.thing(state, ("character", 0), PLAYERS)[1]
    assert said(en="Stolen by Béla: settle a conflict.", hu="Béla ellopta: konfliktus kezelése.") in told
    assert said(en="Stolen by Éva: take money.", hu="Éva ellopta: pénz elvétele.") in told
    leave_until(state, 0)
    # The action says it itself, so there is no need to say so again.
    assert (
        said(en="Stolen: covered by Éva's crest.", hu="Ellopták: Éva címere van rajta.")
        in words.thing(state, ("action", 0, 1), PLAYERS)[1]
    )
    assert words.why_not(state, ("action", 0, 1)) == ""


def test_a_theft_that_only_denies_the_victim_says_so_first() -> None:
    state = table(3).markers(1, 1).choose("duke", "courtier", "trader_1")
    state.markers[0] = 0
    leave_until(state, 0)
    pass_on, money = moves.Steal(1, 0), moves.Steal(1, 1)
    assert words.labels.only_denies(state, pass_on)
    assert not words.labels.only_denies(state, money)
    assert words.which(state, [pass_on]) == said(
        en="You can't pass on a marker now. Steal this only to stop the Courtier?",
        hu="Ezt most nem tudod végrehajtani: konfliktusjelző átadása. Ellopod, csak hogy az Udvaronc se tehesse meg?",
    )
