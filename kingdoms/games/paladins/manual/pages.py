"""The pages of the rules of Paladins: its chapters, and lists of all actions, cards and spaces.

Actions and cards have the same text as on the table.
"""

from collections.abc import Iterable, Sequence
from functools import partial

from kingdoms.core.game import SEATS, Options
from kingdoms.core.words.language import _, capitalised, ngettext, sentences
from kingdoms.core.words.manual import Page, Parts, Text, chapter, definition, house, overview, page, this_game, worded
from kingdoms.games.paladins import words
from kingdoms.games.paladins.board import FALLBACKS, LEFT, REGIONS, RIGHT, SPACES
from kingdoms.games.paladins.cards import (
    FACTION_KEYS,
    FACTIONS,
    FAVOURS,
    OUTSIDERS,
    PALADINS,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from kingdoms.games.paladins.manual.actions import THE_RIGHT, THE_WORKSHOPS, TURNS
from kingdoms.games.paladins.manual.beginning import A_ROUND, THE_TABLE
from kingdoms.games.paladins.manual.end import SECRETS, THE_END
from kingdoms.games.paladins.manual.house import HOUSE
from kingdoms.games.paladins.manual.king_and_inquisition import PASSING, SUSPICION, THE_KING
from kingdoms.games.paladins.manual.overview import TABLE_PARTS
from kingdoms.games.paladins.manual.solo import ITS_POINTS, LIKED_SPACES, REWARDS, THE_OPPONENT
from kingdoms.games.paladins.words import names
from kingdoms.games.paladins.words.help.actions import about_action, about_slots
from kingdoms.games.paladins.words.help.cards import about_outsider, about_paladin, about_townsfolk, about_worth
from kingdoms.games.paladins.words.help.sides import about_region
from kingdoms.games.paladins.words.help.solo import about_opponent, fallback_rule
from kingdoms.games.paladins.words.phrases import favour_text, reward, wall_text, workers


def pages(setup: Options | None = None) -> list[Page]:
    """All pages, in reading order; for the game being played if its setup is given.

    In a solo game the opponent's pages come early; with more players they are left out.
    """
    aim, *table, setting_up = _pages(THE_TABLE, setup)
    course = [setting_up, *_pages((*A_ROUND, *TURNS), setup), *_actions_and_end(setup)]
    solo = [*_pages(THE_OPPONENT, setup), _solo_actions(), *_pages(ITS_POINTS, setup)]
    is_alone = setup is not None and setup[SEATS] == 1
    return [
        *chapter(_("Start here"), [*this_game(words, _relevant(setup)), aim, overview(_parts(setup)), *table]),
        *chapter(_("The solo game"), solo if is_alone else []),
        *chapter(_("Playing the game"), course),
        *chapter(_("The solo game"), solo if setup is None else []),
        *chapter(_("Reference"), [*_pages(SECRETS, setup), *_lists(setup)]),
        *house(worded(HOUSE, setup)),
    ]


def _relevant(setup: Options | None) -> Options | None:
    """The setup without the level of an opponent that is not there."""
    return setup if setup is None or setup[SEATS] == 1 else {SEATS: setup[SEATS]}


def _parts(setup: Options | None) -> Parts:
    """The parts of the table, without an opponent that is not there."""
    is_solo = setup is None or setup[SEATS] == 1
    return {key: part for key, part in TABLE_PARTS.items() if is_solo or key != "opponent"}


def _actions_and_end(setup: Options | None) -> list[Page]:
    """The actions of a turn, their consequences, and the points."""
    orders, favours = _pages(THE_KING, setup)
    every_favour = [_sentence(favour_text(number)) for number in range(len(FAVOURS))]
    return [
        _actions("left", _("Actions with one or two slots"), LEFT),
        _actions("right", _("Actions with three slots"), RIGHT),
        *_pages((*THE_WORKSHOPS, *THE_RIGHT), setup),
        orders,
        favours._replace(paragraphs=[*favours.paragraphs, *every_favour]),
        *_pages((*SUSPICION, *PASSING, *THE_END), setup),
    ]


def _pages(texts: Iterable[Text], setup: Options | None) -> list[Page]:
    return [page(text, setup, "paladins") for text in texts]


def _pictures(*names: str) -> list[str]:
    return [f"paladins/{name}" for name in names]


def _sentence(text: str) -> str:
    return f"{capitalised(text)}."


# Actions.


def _actions(key: str, title: str, actions: Sequence[int]) -> Page:
    paragraphs = [
        definition(names.action_name(action), about_slots(action), about_action(action)) for action in actions
    ]
    return Page(key, title, paragraphs, [])


def _solo_actions() -> Page:
    """The opponent's version of each action, and each space of its fallback row."""
    rows = [definition(names.fallback_name(fallback), fallback_rule(fallback)) for fallback in FALLBACKS]
    actions = [definition(names.action_name(action), about_opponent(action)) for action in RIGHT]
    paragraphs = [*actions, _(LIKED_SPACES), _("Its fallback row:"), *rows, _(REWARDS)]
    return Page("solo_actions", _("The opponent's actions"), paragraphs, [])


# Lists.


def _lists(setup: Options | None) -> list[Page]:
    return [
        _paladins(),
        _townsfolk(),
        *map(_outsiders, FACTIONS),
        _worth(),
        _walls(),
        _taverns(),
        _land(setup),
    ]


def _paladins() -> Page:
    cards = range(len(PALADINS))
    pictures = _pictures(*(f"paladins/{PALADINS[card].key}" for card in cards))
    paragraphs = [definition(names.paladin_name(card), about_paladin(card)) for card in cards]
    return Page("paladin_cards", _("The twelve paladins"), paragraphs, pictures, beside=0)


def _townsfolk() -> Page:
    cards = range(len(TOWNSFOLK))
    keys = dict.fromkeys(card.key for card in TOWNSFOLK)
    paragraphs = [definition(names.townsfolk_name(card), about_townsfolk(card)) for card in cards]
    return Page("townsfolk_cards", _("All townsfolk"), paragraphs, _pictures(*(f"townsfolk/{key}" for key in keys)))


def _outsiders(faction: int) -> Page:
    cards = [number for number, card in enumerate(OUTSIDERS) if card.faction == faction]
    paragraphs = [definition(names.outsider_title(OUTSIDERS[card].key), about_outsider(card)) for card in cards]
    pictures = _pictures(*(f"outsiders/{FACTION_KEYS[faction]}_{OUTSIDERS[card].key}" for card in cards))
    title = _("Outsiders: {faction}").format(faction=names.faction_name(faction))
    return Page(f"{FACTION_KEYS[faction]}_cards", title, paragraphs, pictures, beside=0)


def _worth() -> Page:
    keys = sorted({card.key for card in OUTSIDERS})
    paragraphs = [definition(names.outsider_title(key), _sentence(about_worth(key))) for key in keys]
    return Page("worth", _("Points for converted outsiders"), paragraphs, [])


def _walls() -> Page:
    numbers = {wall: WALLS.index(wall) for wall in WALLS}
    paragraphs = [
        ngettext("{n} wall: {text}.", "{n} walls: {text}.", WALLS.count(wall)).format(
            n=WALLS.count(wall), text=wall_text(number)
        )
        for wall, number in numbers.items()
    ]
    return Page("wall_cards", _("All walls"), paragraphs, _pictures("cards/wall"))


def _taverns() -> Page:
    opening = _("There are 24 tavern cards. When the deck runs out, the discard pile is shuffled to form a new one.")
    paragraphs = [_sentence(workers(card)) for card in sorted(TAVERNS, reverse=True)]
    return Page("tavern_cards", _("All tavern cards"), [opening, *paragraphs], _pictures("cards/tavern"))


def _land(setup: Options | None) -> Page:
    spaces = _every_space if setup is None else partial(_spaces_in_use, setup[SEATS])
    paragraphs = [definition(names.region_name(region), about_region(region), spaces(region)) for region in REGIONS]
    pictures = _pictures(*(f"regions/{region + 1}" for region in REGIONS))
    return Page("land", _("The regions and their spaces"), paragraphs, pictures, beside=0)


def _spaces_in_use(seats: int, region: int) -> str:
    used = [reward(space.reward) for space in SPACES if space.region == region and space.players <= seats]
    return _("Spaces: {spaces}.").format(spaces="; ".join(used))


def _every_space(region: int) -> str:
    """The spaces of a region, grouped by the fewest players they are used with."""
    here = [space for space in SPACES if space.region == region]
    always, three, four = (
        "; ".join(reward(space.reward) for space in here if space.players == players) for players in (1, 3, 4)
    )
    return sentences(
        _("Always: {spaces}.").format(spaces=always),
        _("With three or more players: {spaces}.").format(spaces=three) if three else "",
        _("With four players: {spaces}.").format(spaces=four) if four else "",
    )
