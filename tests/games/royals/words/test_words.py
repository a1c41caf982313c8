"""Words specific to Royals are true and reveal no secrets; `tests.games.test_words` covers those of all games."""

from typing import Any

import pytest

from kingdoms.core.words import language
from kingdoms.core.words.language import enumerated
from kingdoms.games.royals import GAME, board, events, moves, words
from kingdoms.games.royals.board import CITIES, COUNTRIES, KING, PAIRS, POSITIONS, TITLES
from kingdoms.games.royals.moves import EndTurn, Occupy, Pay, PayIntrigue
from kingdoms.games.royals.scoring import NOBLE_HOUSE_TOKENS, TITLE_TOKENS, Token
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words import phrases
from kingdoms.games.royals.words.help import proposed
from kingdoms.games.royals.words.log import recap, scored_in_short, since_turn
from kingdoms.games.royals.words.names import (
    city_name,
    country_name,
    pair_name,
    position_name,
    position_within,
    title_name,
)
from tests.games.helpers.positions import Setting
from tests.games.helpers.word_checks import PLAYERS, is_sentence, random_game, said
from tests.games.royals.printed import position
from tests.games.royals.table import draw, end_turn, finish, occupy, offered, play, table

pytestmark = pytest.mark.usefixtures("both_languages")


def told(state: Any, *thing: Any) -> str:
    """The text about a thing for the deciding seat."""
    return words.thing(state.view(state.seat), thing, PLAYERS)[1]


# Secrets.


def test_a_hidden_hand_is_not_taken_into_account() -> None:
    state = table(3).hand(0, "FFFFFFFFF").hand_out(0)
    paris = ("position", position("paris king"))
    own, rivals = (words.thing(state.view(seat), paris, PLAYERS)[1] for seat in (0, 1))
    assert said(en="You could pay with 8 French cards.", hu="Ezzel ki tudnád fizetni: 8 francia kártya.") in own
    assert said(en="could pay", hu="ki tudnád") not in rivals


def test_the_log_does_not_name_a_card_drawn_face_down() -> None:
    state = table(3).display("BBB").deck("SSSSSS").turn(0)
    lines = [words.line(event, PLAYERS) for event in draw(state, "?B?")]
    spanish, british = said(en="Spanish", hu="spanyol"), said(en="British", hu="brit")
    assert not any(spanish in line for line in lines[:4])
    assert any(british in line for line in lines)


def test_only_the_number_of_tokens_is_shown_unless_scores_are_open() -> None:
    for is_open in (False, True):
        state = table(3, open_scores=is_open).holds(1, "paris king", "munich duke").turn(0)
        points, paris = said(en="12 points", hu="12 pont"), said(en="Paris", hu="Párizs")
        assert (points in told(state, "tokens", 1)) == is_open
        assert (paris in told(state, "tokens", 1)) == is_open
        assert (points in told(state, "seat", 1)) == is_open
        assert "2" in told(state, "tokens", 1)


def test_a_rivals_openly_taken_cards_are_shown() -> None:
    state = table(3).display("BBF").deck("SSSSSS").turn(0)
    draw(state, "BB?")
    play(state, *offered(state, EndTurn))
    known = said(en="Known cards: 2 British cards.", hu="Nyíltan elvett kártyák: 2 brit kártya.")
    assert known in told(state, "seat", 0)
    assert known not in told(state, "seat", 2)


# Text about things.


def test_the_viewers_supply_and_tokens_are_theirs() -> None:
    state = table(3).turn(0)
    for kind, own, rivals in (
        ("supply", said(en="Your supply", hu="A készleted"), said(en="Béla's supply", hu="Béla készlete")),
        ("tokens", said(en="Your tokens", hu="A jelzőid"), said(en="Béla's tokens", hu="Béla jelzői")),
    ):
        assert [words.thing(state.view(0), (kind, seat), PLAYERS)[0] for seat in (0, 1)] == [own, rivals]


def test_ones_own_position_is_yours() -> None:
    state = table(3).holds(0, "paris king").turn(0)
    own, rivals = (words.thing(state.view(seat), ("position", position("paris king")), PLAYERS)[1] for seat in (0, 1))
    assert said(en="You hold it.", hu="A tiéd.") in own
    assert said(en="Anna holds it.", hu="Birtokosa: Anna.") in rivals


def test_the_king_says_that_a_takeover_needs_two_intrigue_cards() -> None:
    state = table(3).turn(0)
    two = said(
        en="A takeover needs 2 intrigue cards instead of one.", hu="Az átvételéhez egy helyett 2 cselszövéskártya"
    )
    assert two in told(state, "title", KING)
    assert two not in told(state, "title", KING - 1)


def test_intrigue_cards_say_what_they_are_for() -> None:
    state = table(3).turn(0)
    rule = said(
        en="play 1 intrigue card that names its country, or 2 for a King. Any 2 intrigue cards that do not name it",
        hu="játssz ki 1 cselszövéskártyát, amelyen szerepel az ország; királyhoz 2 kell. Bármely 2 olyan kártya",
    )
    assert rule in told(state, "intrigue", 0)
    assert rule in told(state, "intrigue_deck")


def test_empty_decks_and_discard_piles_say_so() -> None:
    state = table(3).display("FGB").deck("", only=True).intrigue_deck("", only=True).turn(0)
    empty, nothing = (
        said(en="This deck is empty.", hu="Ez a pakli üres."),
        said(en="No cards here.", hu="Itt nincs kártya."),
    )
    for deck, discards in (("deck", "discards"), ("intrigue_deck", "intrigue_discards")):
        assert told(state, deck).startswith(empty)
        assert not told(state, discards).startswith(nothing)
        assert told(table(3).turn(0), discards).startswith(nothing)


def test_a_position_shows_its_price_its_holder_and_what_a_takeover_costs() -> None:
    state = table(3).holds(1, "paris king").hand(0, "FFF", "FG FB").hand_out(0)
    king = told(state, "position", position("paris king"))
    for fact in (
        said(
            en="Costs 8 French cards; any three other cards count as one of these. Influence: 4.",
            hu="Ára: 8 francia kártya",
        ),
        said(en="Béla holds it.", hu="Birtokosa: Béla."),
        said(
            en="A takeover also needs 2 intrigue cards for this country; any two others count as one.",
            hu="Az átvételéhez még kell: 2 cselszövéskártya ezzel az országgal",
        ),
    ):
        assert fact in king


def test_missing_cards_are_mentioned_only_once() -> None:
    paris = position("paris king")
    lacks = said(en="You still need 5 French cards (or 15 other cards).", hu="Hiányzik hozzá: 5 francia kártya")
    playing = table(3).hand(0, "FFF").hand_out(0)
    assert lacks not in told(playing, "position", paris)
    assert said(en="5 French cards", hu="5 francia kártya") in words.why_not(playing.view(0), ("position", paris))
    assert lacks in told(table(3).hand(0, "FFF").turn(0), "position", paris)


def test_on_another_players_turn_text_is_for_the_viewer() -> None:
    state = table(3).holds(1, "london duke").hand(0, "FF").hand(1, "BBBBB").turn(1)
    london, york = position("london duke"), position("york countess")
    seen = {seat: words.thing(state.view(seat), ("position", york), PLAYERS)[1] for seat in (0, 1, None)}
    assert said(en="You still need 3 British cards", hu="Hiányzik hozzá: 3 brit kártya") in seen[0]
    assert said(en="You could pay with 3 British cards.", hu="Ezzel ki tudnád fizetni: 3 brit kártya.") in seen[1]
    assert not any(name in seen[0] for name in ("Béla", "Éva"))
    assert not any(name in seen[None] for name in PLAYERS)
    take_over = said(en="A takeover also needs", hu="Az átvételéhez")
    held = {seat: words.thing(state.view(seat), ("position", london), PLAYERS)[1] for seat in (0, 1, None)}
    assert [take_over in held[seat] for seat in (0, 1, None)] == [True, False, True]
    for thing in (("country", 2), ("noble_house",)):
        own = said(en="You still need a cube", hu="még nincs kockád")
        assert own in words.thing(state.view(0), thing, PLAYERS)[1]
        assert own not in words.thing(state.view(None), thing, PLAYERS)[1]


def test_a_position_shows_its_immediate_bonuses() -> None:
    state = table(3).holds(0, "london duke", "edinburgh baron").hand(0, "BBB").hand_out(0)
    york = told(state, "position", position("york countess"))
    assert (
        said(
            en="You would get at once: city bonus for York (4 points) and country bonus for Britain (8 points).",
            hu="Ezzel azonnal megkapnád: York városbónusza (4 pont) és Britannia országbónusza (8 pont).",
        )
        in york
    )
    duke = told(state, "position", position("london king"))
    assert said(en="at once", hu="azonnal") not in duke


def test_a_proposed_position_says_briefly_what_it_costs_and_wins() -> None:
    state = table(3).holds(0, "london duke", "edinburgh baron").hand(0, "BBB").hand_out(0)
    assert proposed(state, position("york countess"), PLAYERS) == said(
        en="Pay 3 British cards for the Countess in York. You score 12 points.",
        hu="A yorki grófnő ára 3 brit kártya. Ezért 12 pont jár.",
    )


def test_a_payment_that_is_not_just_the_price_is_explained() -> None:
    seville = position("seville countess")
    assert phrases.price_note(seville, 3, 0, "") == ""
    assert phrases.price_note(seville, 5, 0, "") == said(
        en="Costs 3; 3 others count as 1", hu="Ára 3; 3 más 1-nek számít"
    )
    assert phrases.price_note(seville, 3, 1, "Éva") == said(
        en="Éva's cube goes into exile", hu="Éva kockája száműzetésbe kerül"
    )
    assert phrases.price_note(seville, 0, 1, "Éva") == ""
    assert phrases.price_note(seville, 0, 2, "Éva") == said(en="2 others count as 1", hu="1 helyett 2 másik is jó")


def occupied(seat: int, where: str, rival: int = NONE) -> events.Occupied:
    return events.Occupied(seat, position(where), rival, (1, 0, 0, 0), (0, 0, 0, 0, 0, 0))


def test_a_recap_covers_what_others_have_occupied_since_the_previous_turn() -> None:
    before, valencia = occupied(1, "lyon baron"), occupied(1, "valencia marshal")
    munich = occupied(2, "munich countess", rival=0)
    past = [
        *(before, events.TurnBegan(0), occupied(0, "paris king"), events.TurnBegan(1), valencia),
        *(events.TurnBegan(2), munich, events.TurnBegan(0), events.DrewHidden(0)),
    ]
    assert since_turn(past, 0) == [valencia, munich]
    # The position that the reader has lost comes first.
    text = recap([valencia, munich], 0, PLAYERS)
    assert text.index(PLAYERS[2]) < text.index(PLAYERS[1])
    assert said(en=f"{PLAYERS[2]} took your Countess in Munich", hu=f"{PLAYERS[2]} elvette tőled: ") in text
    assert recap([], 0, PLAYERS) == ""


def test_there_is_no_recap_in_a_players_first_turn() -> None:
    past = [events.TurnBegan(1), occupied(1, "valencia marshal"), events.TurnBegan(0)]
    assert since_turn(past, 0) == []


def test_a_recap_names_each_player_once() -> None:
    twice = [occupied(1, "bordeaux marshal"), occupied(1, "valencia marshal")]
    both = enumerated([position_within(event.position) for event in twice])
    assert recap(twice, 0, PLAYERS) == f"{PLAYERS[1]}: {both}"
    taken = [event._replace(rival=0) for event in twice]
    assert recap(taken, 0, PLAYERS) == said(
        en=f"{PLAYERS[1]} took your {both}", hu=f"{PLAYERS[1]} elvette tőled: {both}"
    )


def test_a_long_recap_names_what_the_player_has_lost_and_the_cities_of_the_rest() -> None:
    many = [occupied(1, "lyon baron"), occupied(1, "valencia marshal"), occupied(2, "munich countess", rival=0)]
    cities = enumerated([city_name(POSITIONS[event.position].city) for event in many[:2]])
    assert recap(many, 0, PLAYERS) == said(
        en=f"{PLAYERS[2]} took your Countess in Munich; {PLAYERS[1]}: {cities}",
        hu=f"{PLAYERS[2]} elvette tőled: {position_within(many[2].position)}; {PLAYERS[1]}: {cities}",
    )
    assert recap([*many[:2], many[0]], 0, PLAYERS) == f"{PLAYERS[1]}: {cities}"


def test_a_very_long_recap_counts_what_the_player_has_not_lost() -> None:
    many = 4 * [occupied(1, "lyon baron"), occupied(1, "valencia marshal")]
    lost = occupied(2, "munich countess", rival=0)
    assert recap([*many, lost], 0, PLAYERS) == said(
        en=f"{PLAYERS[2]} took your Countess in Munich. {PLAYERS[1]} occupied 8 other positions.",
        hu=f"{PLAYERS[2]} elvette tőled: {position_within(lost.position)}. "
        f"Ezen kívül {PLAYERS[1]} 8 pozíciót foglalt el.",
    )
    assert recap(many, 0, PLAYERS) == said(
        en=f"{PLAYERS[1]} has occupied 8 positions since your last turn.",
        hu=f"Az előző köröd óta {PLAYERS[1]} 8 pozíciót foglalt el.",
    )
    both = enumerated([PLAYERS[1], PLAYERS[2]])
    assert recap([*many, occupied(2, "paris king")], 0, PLAYERS) == said(
        en=f"{both} have occupied 9 positions since your last turn.",
        hu=f"Az előző köröd óta {both} 9 pozíciót foglalt el.",
    )
    many = [occupied(1, "lyon baron"), occupied(1, "valencia marshal"), lost]
    lost = [event._replace(rival=0) for event in many]
    assert all(position_within(event.position) in recap(lost, 0, PLAYERS) for event in lost)


def test_the_first_and_second_in_a_period_are_named_briefly() -> None:
    won = [events.PeriodToken(1, 0, 3, 0, 5), events.PeriodToken(0, 0, 3, 1, 2)]
    line = scored_in_short(won, PLAYERS)
    assert line == said(en="Spain, 1648: Béla +5 and Anna +2.", hu="Spanyolország, 1648: Béla +5 és Anna +2.")


def test_a_position_shows_the_cheapest_payment() -> None:
    state = table(3).holds(1, "munich duke").hand(0, "GGGFFFS", "BS GS").hand_out(0)
    assert said(
        en="You could pay with 3 French cards, 3 German cards and 1 intrigue card (German States/Spain).",
        hu="Ezzel ki tudnád fizetni: 3 francia kártya, 3 német kártya és 1 cselszövéskártya "
        "(Német államok/Spanyolország).",
    ) in told(state, "position", position("munich duke"))


def test_a_position_being_paid_for_does_not_show_what_its_buyer_lacks() -> None:
    state = table(3).holds(1, "munich duke").hand(0, "GGGGFFFS", "BS GS FB").hand_out(0)
    duke = position("munich duke")
    state.play(Occupy(duke))
    assert said(en="could pay", hu="Ezzel ki tudnád fizetni") not in told(state, "position", duke)
    state.play(Pay(0, 4, 0, 0))
    assert state.agenda[-1][0] == "pay_intrigue"
    assert said(en="still need", hu="Hiányzik hozzá") not in told(state, "position", duke)


def test_without_enough_cubes_a_position_does_not_show_its_bonuses() -> None:
    state = table(3).holds(0, "london duke").hand(0, "BBB").hand_out(0)
    york = position("york countess")
    assert said(en="at once", hu="azonnal") in told(state, "position", york)
    state.supply[0] = 1
    assert said(en="at once", hu="azonnal") not in told(state, "position", york)


def test_a_city_and_its_exile_show_who_is_and_who_was_there() -> None:
    state = table(3).holds(1, "cologne cardinal").holds(2, "cologne cardinal").turn(0)
    cologne = next(number for number, city in enumerate(CITIES) if city.key == "cologne")
    city, exile = told(state, "city", cologne), told(state, "exile", cologne)
    assert said(en="Cardinal: Éva. Baron: free.", hu="Bíboros: Éva. Báró: szabad.") in city
    assert said(en="City bonus: 3 points, taken by Béla.", hu="Városbónusz: 3 pont, Béla már megszerezte.") in city
    assert said(en="Cubes: Béla (1).", hu="Kockák: Béla (1).") in exile
    tile = told(state, "title", 4)
    assert said(en="Béla and Éva would score 6 points each.", hu="megkapná: Béla és Éva (fejenként 6 pont).") in tile


def test_a_country_and_its_periods_show_who_leads_there() -> None:
    state = table(3).holds(1, "munich duke", "cologne baron").holds(2, "vienna princess").turn(0)
    assert said(en="Influence: Éva (3) and Béla (3).", hu="Befolyás: Éva (3) és Béla (3).") in told(state, "country", 1)
    assert said(en="they would go to: Éva and Béla.", hu="megkapná: Éva és Béla.") in told(state, "period", 0, 1)
    assert said(en="This period is still to come.", hu="Ez a korszak még hátravan.") in told(state, "period", 1, 1)


def test_a_finished_period_shows_who_has_its_tokens() -> None:
    state = table(3).holds(1, "munich duke").period(1).turn(0)
    assert said(en="Awarded to: Béla.", hu="Megkapta: Béla.") in told(state, "period", 0, 1)
    assert said(en="Nobody had influence here.", hu="Itt senkinek sem volt befolyása.") in told(state, "period", 0, 2)


def test_the_noble_house_shows_which_titles_are_missing() -> None:
    state = table(3).holds(0, "munich duke", "cologne baron", "vienna princess", "paris king").turn(0)
    assert said(
        en="You still need a cube on: Marshal, Countess and Cardinal.",
        hu="Ezeken a címpontjelzőkön még nincs kockád: marsall, grófnő és bíboros.",
    ) in told(state, "noble_house")


# Labels.


def test_payments_and_takeovers_have_their_own_labels() -> None:
    state = table(3).holds(1, "munich duke").hand(0, "GGGGFFFS", "BS GS FB").hand_out(0)
    duke = position("munich duke")
    assert words.label(state, Occupy(duke)) == said(en="Take over the Duke in Munich", hu="Átvétel: müncheni herceg")
    free = Occupy(position("munich countess"))
    assert words.label(state, free) == said(en="Occupy the Countess in Munich", hu="Elfoglalás: müncheni grófnő")
    state.play(Occupy(duke))
    assert {words.target(state, move) for move in state.moves()} == {("position", duke)}
    assert words.label(state, Pay(0, 4, 0, 0)) == said(en="Pay 4 German cards", hu="Fizetés: 4 német kártya")
    state.play(Pay(0, 4, 0, 0))
    assert words.label(state, PayIntrigue((0, 1, 0, 0, 0, 1))) == said(
        en="Play intrigue: 1 × France/Britain and 1 × Britain/Spain",
        hu="Cselszövés: 1 × Franciaország/Britannia és 1 × Britannia/Spanyolország",
    )


def test_the_first_of_equal_open_cards_is_taken() -> None:
    state = table(3).display("SGG").turn(0)
    state.play(moves.DrawThree())
    assert [words.target(state, move) for move in state.moves()] == [("open", 1), ("open", 0), ("deck",)]


def test_the_log_says_what_was_paid_for_a_position_and_who_lost_it_in_one_sentence() -> None:
    state = table(3).holds(1, "munich duke").hand(0, "GGGGG", "GS").hand_out(0)
    lines = [words.line(event, PLAYERS) for event in occupy(state, "munich duke", "GGGG", "GS")]
    assert [line for line in lines if line][:1] == [
        said(
            en="Anna takes the Duke in Munich from Béla for 4 German and 1 intrigue card.",
            hu="Anna átveszi Béla pozícióját: müncheni herceg (4 német és 1 cselszövéskártya).",
        ),
    ]
    state = table(3).hand(0, "GGGGG").hand_out(0)
    lines = [words.line(event, PLAYERS) for event in occupy(state, "munich duke", "GGGG")]
    assert next(line for line in lines if line) == said(
        en="Anna occupies the Duke in Munich with 4 German cards.",
        hu="Anna elfoglal egy pozíciót: müncheni herceg (4 német kártya).",
    )


# Names, options and the score sheet.


def test_a_position_has_a_small_letter_within_a_hungarian_sentence() -> None:
    state = table(3).holds(1, "munich duke").hand(0, "FFFFFFFFGGGFFF", "FB FS FG").hand_out(0)
    paris, munich = position("paris king"), position("munich duke")
    assert words.thing(state.view(0), ("position", paris), PLAYERS)[0] == said(en="King in Paris", hu="Párizsi király")
    assert words.label(state, Occupy(paris)) == said(en="Occupy the King in Paris", hu="Elfoglalás: párizsi király")
    assert words.label(state, Occupy(munich)) == said(en="Take over the Duke in Munich", hu="Átvétel: müncheni herceg")
    state.play(Occupy(munich))
    assert words.prompt(state).startswith(said(en="Pay 4 German cards for the Duke", hu="A müncheni herceg ára"))
    assert words.why_not(state, ("position", paris)) == said(
        en="First pay for the position you chose: Duke in Munich.",
        hu="Előbb fizesd ki a választott pozíciót: müncheni herceg.",
    )


def test_tokens_have_small_letters_within_a_sentence() -> None:
    won = [Token(NOBLE_HOUSE_TOKENS, 0, 16), Token(TITLE_TOKENS, KING, 16)]
    assert phrases.tokens(won) == said(
        en="noble house (16 points) and King title tile (16 points)",
        hu="nemesi ház (16 pont) és a király címpontjelzője (16 pont)",
    )
    assert phrases.gain(won[:1]) == said(en="You score 16 points.", hu="Ezért 16 pont jár.")


def test_everything_has_a_unique_name() -> None:
    positions = [position_name(number) for number in range(len(POSITIONS))]
    cities = [city_name(city) for city in range(len(CITIES))]
    titles = [title_name(title) for title in TITLES]
    countries = [country_name(country) for country in COUNTRIES]
    pairs = [pair_name(pair) for pair in range(len(PAIRS))]
    names = positions + cities + titles + countries + pairs
    assert len(set(names)) == len(names)
    assert all(is_sentence(name) for name in names)


def test_the_name_of_a_position_contains_its_title() -> None:
    for number, place in enumerate(POSITIONS):
        title = title_name(place.title)
        assert position_name(number).lower().count(title.lower()) == 1


def test_names_follow_the_language() -> None:
    names = [
        title_name(0),
        city_name(5),
        country_name(1),
        position_name(position("lyon baron")),
    ]
    own = {"en": ["Marshal", "Vienna", "German States", "Baron in Lyon"],
           "hu": ["Marsall", "Bécs", "Német államok", "Lyoni báró"]}  # fmt: skip
    assert names == own[language.current()]


def test_the_bar_shows_the_period_and_the_round_and_finally_the_last_round() -> None:
    places = [words.progress(state) for state, _events in random_game(Setting(GAME.key, 3, {}), 2)]
    assert places[0] == said(en="1648 · Round 1", hu="1648 · 1. forduló")
    assert places[-1] == said(en="1714 · Last round", hu="1714 · Utolsó forduló")
    assert list(dict.fromkeys(place[:4] for place in places)) == ["1648", "1680", "1714"]


def test_a_game_under_the_first_rules_shows_the_tokens_of_those_rules() -> None:
    names = ["Anna", "Béla", "Cili"]
    for rules, (bonus, token) in ((1, (7, 4)), (2, (8, 5))):
        state = GAME.new(seats=3, seed=1, options={}, rules=rules)
        assert f" {bonus} " in words.thing(state, ("country", board.BRITAIN), names)[1]
        assert str(token) in words.thing(state, ("period", 0, board.BRITAIN), names)[1]


def test_the_deck_is_said_to_run_out_when_the_last_round_begins_and_not_when_it_ends() -> None:
    state = table(3).period(2).display("FGB").deck("", only=True).turn(0)
    began = [*draw(state, "FGB"), *end_turn(state)]
    assert events.LastRound() in began
    assert state.seat == 1, "the round is played to its end"
    deck = said(en="deck", hu="pakli")
    assert deck in words.line(events.LastRound(), PLAYERS)
    assert state.deck, "the discards are the new deck"
    ended = finish(state)
    assert state.deck
    assert events.PeriodEnded(2) in ended
    assert events.LastRound() not in ended
    assert deck not in words.line(events.PeriodEnded(2), PLAYERS)


def test_a_hint_recommends_every_kind_of_move_in_a_sentence() -> None:
    state = table(3).holds(1, "munich countess").hand(0, "GGGG", "FG FB").display("GBS").turn(0)
    munich, cologne = position("munich countess"), position("cologne baron")
    pairs = tuple(int(pair == 0) for pair in range(len(PAIRS)))
    recommended = {
        moves.DrawThree(): said(en="Draw three country cards.", hu="Húzz három országkártyát."),
        moves.DrawWithIntrigue(): said(
            en="Draw a country card and an intrigue card.", hu="Húzz egy országkártyát és egy cselszövéskártyát."
        ),
        moves.TakeOpen(board.SPAIN): said(
            en="Take a Spanish card from the display.", hu="Vegyél el egy spanyol kártyát a kínálatból."
        ),
        moves.TakeHidden(): said(en="Draw a country card from the deck.", hu="Húzz egy országkártyát a pakliból."),
        moves.TakeIntrigue(): said(en="Draw an intrigue card.", hu="Húzz egy cselszövéskártyát."),
        Occupy(cologne): said(en="Occupy the Baron in Cologne.", hu="Foglald el ezt: kölni báró."),
        Occupy(munich): said(en="Take over the Countess in Munich.", hu="Vedd át ezt: müncheni grófnő."),
        Pay(0, 3, 0, 0): said(en="Pay 3 German cards.", hu="Fizess ezzel: 3 német kártya."),
        PayIntrigue(pairs): said(
            en="Pay 1 intrigue card (France/German States).",
            hu="Fizess ezzel: 1 cselszövéskártya (Franciaország/Német államok).",
        ),
        moves.Discard(board.BRITAIN): said(en="Discard a British card.", hu="Dobj el egy brit kártyát."),
        moves.DiscardIntrigue(0): said(
            en="Discard an intrigue card (France/German States).",
            hu="Dobj el egy cselszövéskártyát (Franciaország/Német államok).",
        ),
        EndTurn(): said(en="End your turn.", hu="Fejezd be a köröd."),
    }
    for move, sentence in recommended.items():
        assert words.advice(state.view(0), move) == sentence
