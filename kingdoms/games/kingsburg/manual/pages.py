"""The pages of Kingsburg's rules: its chapters, and tables of the year, court, buildings and enemies.

Advisors, buildings, enemies and phases have the same text as on the table.
"""

from collections.abc import Iterable

from kingdoms.core.game import SEATS, Options
from kingdoms.core.words.language import N_, _
from kingdoms.core.words.manual import Page, Text, chapter, definition, house, overview, page, this_game, worded
from kingdoms.games.kingsburg import board, words
from kingdoms.games.kingsburg.cards import ENEMIES, KINDS, enemy_cards
from kingdoms.games.kingsburg.manual.house import HOUSE
from kingdoms.games.kingsburg.manual.overview import TABLE_PARTS
from kingdoms.games.kingsburg.manual.rulesets import BOTH, DIFFERENCES, DIFFERENCES_FOR_TWO
from kingdoms.games.kingsburg.manual.seasons import BEFORE_THE_YEAR, BUILDING, THE_SEASON
from kingdoms.games.kingsburg.manual.winter_and_end import AFTER_THE_BUILDINGS, THE_END, TWO_PLAYERS
from kingdoms.games.kingsburg.words import names
from kingdoms.games.kingsburg.words.help import about_building, about_enemy, about_phase
from kingdoms.games.kingsburg.words.phrases import effect, gift

_TWO = 2  # the number of players for whom some rules differ
_ROWS = (
    N_("The most expensive row, and the one worth the most points. It is not much help in battle."),
    N_("This row gives dice, tokens and gold. The Farms weaken you in battle."),
    N_("This row makes you stronger against every enemy."),
    N_("This row defends your border and makes your battles and soldiers worth more."),
    N_("The cheapest start. Later this row saves gold and scores points season after season."),
)


def pages(setup: Options | None = None) -> list[Page]:
    """All pages, in reading order; for the game being played if its setup is given."""
    aim, table, signs = _pages(BEFORE_THE_YEAR, setup)
    is_for_two = setup is None or setup[SEATS] == _TWO
    differences = worded((*DIFFERENCES, *(DIFFERENCES_FOR_TWO if is_for_two else ())), setup)
    beginning = [*this_game(words, setup, *differences), aim, overview(TABLE_PARTS), table]
    year = [_year(), *_pages((*THE_SEASON, *BUILDING, *AFTER_THE_BUILDINGS, *THE_END), setup)]
    rows = [_row(row, setup) for row in range(len(board.ROWS))]
    reference = [signs, _advisors(setup), *rows, _enemies(), *_pages(TWO_PLAYERS if is_for_two else (), setup)]
    return [
        *chapter(_("Start here"), beginning),
        *chapter(_("Playing the game"), year),
        *chapter(_("Reference"), [*reference, *_pages((BOTH,) if setup is None else (), setup)]),
        *house(worded(HOUSE, setup)),
    ]


def _pages(texts: Iterable[Text], setup: Options | None) -> list[Page]:
    return [page(text, setup, "kingsburg") for text in texts]


def _pictures(*names: str) -> list[str]:
    return [f"kingsburg/{name}" for name in names]


def _year() -> Page:
    opening = _("The game lasts five years. Each year has eight phases.")
    phases = [definition(names.phase_name(phase), about_phase(phase)) for phase in range(1, len(board.PHASES) + 1)]
    pictures = _pictures(*(f"symbols/{picture}" for picture in board.PHASES))
    return Page("year", _("A year"), [opening, *phases], pictures, beside=1)


def _advisors(setup: Options | None) -> Page:
    numbers = range(1, board.LAST_ADVISOR + 1)
    opening = _("Each advisor helps the player whose dice are there.")
    pictures = _pictures(*(f"advisors/{board.ADVISORS[board.RULEBOOK][number].key}" for number in numbers))
    advisors = [_advisor(number, setup) for number in numbers]
    return Page("advisors", _("The eighteen advisors"), [opening, *advisors], pictures, beside=1)


def _advisor(number: int, setup: Options | None) -> str:
    """An advisor's gift in the ruleset in use, or in both if no game is being played."""
    name = _("{n}, {advisor}").format(n=number, advisor=names.advisor_name(number))
    own, published = gift(_ruleset(setup), number), gift(board.PUBLISHED, number)
    more = "" if setup or own == published else _("Boxed game: {text}.").format(text=published)
    return definition(name, _("{gift}.").format(gift=own), more)


def _ruleset(setup: Options | None) -> str:
    return setup["ruleset"] if setup else board.RULEBOOK


def _row(row: int, setup: Options | None) -> Page:
    """The page about a row of the estate, from left to right."""
    numbers = range(row * board.COLUMNS, (row + 1) * board.COLUMNS)
    pictures = _pictures(*(f"buildings/{board.BUILDINGS[number].key}" for number in numbers))
    title = _("The estate: {row}").format(row=names.row_name(row))
    paragraphs = [_(_ROWS[row]), *(_building(number, setup) for number in numbers)]
    return Page(board.ROWS[row], title, paragraphs, pictures, beside=1)


def _building(number: int, setup: Options | None) -> str:
    """A building's effect in the ruleset in use, or in both if no game is being played."""
    own, published = effect(_ruleset(setup), number), effect(board.PUBLISHED, number)
    more = "" if setup or own == published else _("Boxed game: {text}").format(text=published)
    return definition(names.building_name(number), about_building(_ruleset(setup), number), more)


def _enemies() -> Page:
    opening = _("One of each year's five cards is drawn unseen before the game, so most enemies never appear.")
    pictures = _pictures(*(f"enemies/{kind}" for kind in KINDS))
    return Page("enemies", _("The enemies"), [opening, *map(_enemy, KINDS)], pictures, beside=1)


def _enemy(kind: str) -> str:
    """All cards of a kind, year by year, one per line."""
    cards = [
        _("Year {year}: {text}").format(year=names.year_name(year), text=about_enemy(ENEMIES[card]))
        for year in range(1, board.YEARS + 1)
        for card in enemy_cards(year)
        if ENEMIES[card].kind == kind
    ]
    return "\n".join([names.enemy_name(kind), *cards])
