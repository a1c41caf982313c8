"""The tips for a player's first games of Royals, in the order in which they need to be known."""

from collections.abc import Sequence

from kingdoms.core.state import Event, Thing
from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import happened
from kingdoms.core.words.tips import Tip, always, asks, befell, latest
from kingdoms.games.royals.board import FRANCE, KING, POSITIONS
from kingdoms.games.royals.events import CityBonus, CountryBonus, Exiled, LastRound, Occupied, PeriodEnded
from kingdoms.games.royals.moves import Occupy
from kingdoms.games.royals.state import NONE, Royals
from kingdoms.games.royals.words.labels import target

_FEW_CARDS = 6
"""With no more cards than this in the deck, the period may end within a round."""
_MANY_CARDS = 6
"""With this many country cards, a player may wonder whether to save them."""
_SOME_TITLES = 3
"""With cubes on this many title tiles, the noble house comes within reach."""


def _positions(view: Royals, *, are_taken: bool) -> list[int]:
    """The free positions, or those held by rivals, that can be occupied now, the highest title last."""
    offered = [move.position for move in view.moves() if isinstance(move, Occupy)]
    found = [position for position in offered if (view.holders[position] != NONE) == are_taken]
    return sorted(found, key=lambda position: POSITIONS[position].title)


def _can_save(view: Royals, _events: Sequence[Event]) -> bool:
    return view.asked == "play" and view.count_cards(view.agenda[-1][1]) >= _MANY_CARDS


def _runs_out(view: Royals, _events: Sequence[Event]) -> bool:
    return view.asked == "plan" and len(view.deck) <= _FEW_CARDS


def _has_some_titles(view: Royals, _events: Sequence[Event]) -> bool:
    seat = view.agenda[-1][1]
    return sum(cubes[seat] > 0 for cubes in view.tiles) >= _SOME_TITLES and seat not in view.noble_house


def _own_title(view: Royals, events: Sequence[Event]) -> Thing:
    return ("title", POSITIONS[latest(events, Occupied, seat=view.seat).position].title)


def _own_exile(view: Royals, events: Sequence[Event]) -> Thing:
    return ("exile", POSITIONS[latest(events, Exiled, rival=view.seat).position].city)


TIPS = (
    Tip(
        "draw",
        N_(
            "Take a face-up card if you need its country, or draw from the deck. Face-up cards are replaced only at "
            "the end of your turn."
        ),
        asks("draw"),
        lambda view, _events: target(view, view.moves()[0]),
    ),
    Tip(
        "plan",
        N_(
            "You need intrigue cards to take over positions that rivals hold. If you draw one, you get only one "
            "country card this turn instead of three."
        ),
        asks("plan"),
        always("intrigue_deck"),
    ),
    Tip(
        "occupy",
        N_(
            "You can afford any position with a gold edge. Any three cards from other countries count as one from "
            "the right country, so it's best to concentrate on a few countries."
        ),
        lambda view, _events: bool(_positions(view, are_taken=False)),
        lambda view, _events: ("position", _positions(view, are_taken=False)[-1]),
    ),
    Tip(
        "exiled",
        N_(
            "A rival has taken over your position. Your cube is in exile: it gives no influence, but still counts for "
            "the country's bonus. Your cube on the title tile stays."
        ),
        befell(Exiled, "rival"),
        _own_exile,
    ),
    Tip(
        "last_round",
        N_(
            "This is the last round: it is played out so that everyone has the same number of turns. Then the "
            "third period and the title tiles are scored."
        ),
        happened(LastRound),
        always("title", KING),
    ),
    Tip(
        "period",
        N_(
            "A period has ended: in each country, the player with the most influence scored the first token, and "
            "the runner-up the second. All cubes stay, and the next period scores more."
        ),
        happened(PeriodEnded),
        lambda _view, events: ("period", latest(events, PeriodEnded).period, FRANCE),
    ),
    Tip(
        "country_bonus",
        N_(
            "A player with a cube in every city of a country (cubes in exile count too) gets a bonus. The first to "
            "do so gets more than the second; later players get nothing."
        ),
        happened(CountryBonus),
        lambda _view, events: ("country", latest(events, CountryBonus).country),
    ),
    Tip(
        "title",
        N_(
            "You also put a cube on the title tile, where it stays for good. At the end of the game, whoever has "
            "the most cubes on a tile scores its points; two tied players score half each."
        ),
        befell(Occupied),
        _own_title,
    ),
    Tip(
        "city_bonus",
        N_(
            "The first player to occupy a position in a city gets the city's bonus: the number on the hexagon. "
            "Being first pays even with a low title."
        ),
        happened(CityBonus),
        lambda _view, events: ("city", latest(events, CityBonus).city),
    ),
    Tip(
        "take_over",
        N_(
            "You could take over this position from a rival. Besides the usual cards it costs an intrigue card "
            "that names the country; for a King, two."
        ),
        lambda view, _events: bool(_positions(view, are_taken=True)),
        lambda view, _events: ("position", _positions(view, are_taken=True)[-1]),
    ),
    Tip(
        "noble_house",
        N_(
            "You have cubes on several title tiles. As soon as you have one on each of the seven, you get a noble "
            "house token, if there is one left."
        ),
        _has_some_titles,
        always("noble_house"),
    ),
    Tip(
        "deck",
        N_(
            "The deck is running out. When the face-up cards can't all be replaced, the period ends and influence "
            "scores. Check who leads in each country."
        ),
        _runs_out,
        always("deck"),
    ),
    Tip(
        "save",
        N_(
            "You needn't occupy anything now. Higher titles cost more cards but give more influence, and you can keep "
            "up to 12 country cards and 4 intrigue cards."
        ),
        _can_save,
        always("skip"),
    ),
)
