"""The part of the reasons for moves that is about the score sheet.

Only occupying a position changes the score sheet, but a shorter period makes it more certain.
"""

from collections.abc import Callable

from kingdoms.core.words.language import N_, _, ngettext
from kingdoms.core.words.why import Phrase, Phrases, Reason
from kingdoms.games.royals import board, moves, scoring
from kingdoms.games.royals.board import POSITIONS, Position
from kingdoms.games.royals.bot.expected_score import contents_of
from kingdoms.games.royals.country_ranking import ranking, standings
from kingdoms.games.royals.state import NONE
from kingdoms.games.royals.words.names import city_name, country_name, position_name
from kingdoms.games.royals.words.phrases import points

LESS_TIME = N_("The deck runs out sooner: less time for rivals' plans.")
_INFLUENCE_HOLDS = N_("The deck runs out sooner: less time for rivals to add influence.")
_TITLES_HOLD = N_("The deck runs out sooner: less time for rivals to add cubes to title tiles.")


def _by_position(phrase: Callable[[Reason, Position], str]) -> Phrase:
    """A phrase about the position that a move occupies."""
    return lambda reason: phrase(reason, POSITIONS[reason.move.position]) if type(reason.move) is moves.Occupy else ""


def sooner(text: str, phrase: Phrase | None = None) -> Phrase:
    """A phrase: if three cards are drawn, this text about a deck that runs out sooner; otherwise `phrase`, if any."""

    def said(reason: Reason) -> str:
        if type(reason.move) is moves.DrawThree:
            return "" if reason.view.is_last_round else _(text)
        return phrase(reason) if phrase else ""

    return said


def _cities(reason: Reason, position: Position) -> str:
    """The bonus for being the first player in a city."""
    if reason.view.city_bonuses[position.city] != NONE:
        return ""
    bonus = points(board.CITIES[position.city].bonus)
    return _("First in {city}: {points}.").format(city=city_name(position.city), points=bonus)


def _countries(reason: Reason, position: Position) -> str:
    """The country's bonus, if the position is in the last city missing for it."""
    view, country = reason.view, position.country
    bonus = contents_of(view).country_bonus(country, reason.seat)
    missing = [city for city in board.CITIES_OF[country] if not view.is_present(reason.seat, city)]
    if not bonus or missing != [position.city]:
        return ""
    text = _("{position}: a cube in every city of the country, {points}.")
    return text.format(position=position_name(reason.move.position), points=points(bonus))


def _noble_house(reason: Reason, position: Position) -> str:
    """The noble house token, if the position's title is the last one missing for it."""
    view, token = reason.view, contents_of(reason.view).noble_house_token(reason.seat)
    missing = [title for title, cubes in enumerate(view.tiles) if not cubes[reason.seat]]
    if not token or missing != [position.title]:
        return ""
    return _("A cube on every title tile: {points} for the noble house.").format(points=points(token))


def _ranks(reason: Reason, country: int) -> tuple[int, int]:
    """The place in a country (0 is first) of the side in question, before and after the position is occupied."""
    view, holders = reason.view, list(reason.view.holders)
    holders[reason.move.position] = reason.seat
    rankings = (ranking(each, country) for each in (view.holders, holders))
    before, after = (each.index(reason.side) if reason.side in each else view.seats for each in rankings)
    return before, after


def _influence(reason: Reason, position: Position) -> str:
    """The period token that comes within reach or, if there is none, just the influence gained."""
    name, country, n = position_name(reason.move.position), position.country, board.INFLUENCE[position.title]
    tokens = board.PERIOD_TOKENS[reason.view.rules][country][reason.view.period]
    before, after = _ranks(reason, country)
    if after >= min(before, len(tokens)):
        text = ngettext("{position}: {n} more influence.", "{position}: {n} more influence.", n)
        return text.format(position=name, n=n)
    own = standings(reason.view.holders, country).get(reason.seat)
    n += own.influence if own else 0
    text = ngettext(
        "{position}: second in its country with {n} influence, worth {points} if it lasts.",
        "{position}: second in its country with {n} influence, worth {points} if it lasts.",
        n,
    )
    if after == 0:
        text = _("{position}: most influence in its country ({n}), worth {points} if it lasts.")
    return text.format(position=name, n=n, points=points(tokens[after]))


def _rivals_influence(reason: Reason, position: Position) -> str:
    """Says which place a rival loses in a country, or that the rival's influence counts for less."""
    before, after = _ranks(reason, position.country)
    text = _("{country}: a rival's influence counts for less.")
    if before < after:
        text = _("{country}: a rival loses second place.") if before else _("{country}: a rival loses the lead.")
    return text.format(country=country_name(position.country))


def _awards(reason: Reason, title: int) -> list[tuple[tuple[int, ...], int]]:
    """The recipients of a title tile and the points for each, before and after the position is occupied."""
    before, after = reason.view.tiles[title], list(reason.view.tiles[title])
    after[reason.seat] += 1
    return [scoring.award(title, cubes) for cubes in (before, after)]


def _titles(reason: Reason, position: Position) -> str:
    """The title tile that comes within reach."""
    before, after = _awards(reason, position.title)
    if before == after or reason.seat not in after[0]:
        return ""
    is_tied = len(after[0]) > 1
    text = _("{position}: most cubes on the tile, worth {points} if it lasts.")
    if is_tied:
        text = _("{position}: tied for most cubes on the tile, worth {points} if it lasts.")
    return text.format(position=position_name(reason.move.position), points=points(after[1]))


def _rivals_titles(reason: Reason, position: Position) -> str:
    """Says that a rival no longer has the most cubes on a title tile."""
    (before, _points), (after, _share) = _awards(reason, position.title)
    text = _("{position}: a rival no longer has the most cubes on the tile.")
    is_lost = reason.side in before and reason.side not in after
    return text.format(position=position_name(reason.move.position)) if is_lost else ""


SCORE_PHRASES: Phrases = {
    "cities": (_by_position(_cities), None),
    "countries": (_by_position(_countries), sooner(LESS_TIME)),
    "noble_house": (_by_position(_noble_house), sooner(LESS_TIME)),
    "influence": (
        sooner(_INFLUENCE_HOLDS, _by_position(_influence)),
        sooner(LESS_TIME, _by_position(_rivals_influence)),
    ),
    "titles": (sooner(_TITLES_HOLD, _by_position(_titles)), sooner(LESS_TIME, _by_position(_rivals_titles))),
}
