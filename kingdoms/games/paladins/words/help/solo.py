"""Help about the solo opponent: its schemes, its resource track, and its fallback row."""

from collections.abc import Callable, Mapping, Sequence

from kingdoms.core.game import Description
from kingdoms.core.words.language import N_, _, sentences, within
from kingdoms.games.paladins import board
from kingdoms.games.paladins.state import OPPONENT, Paladins
from kingdoms.games.paladins.words.names import attribute_within, fallback_name, scheme_name
from kingdoms.games.paladins.words.phrases import cards

Names = Sequence[str]

_FALLBACKS = {
    board.FALLBACK_RECRUIT: N_(
        "The opponent discards the townsfolk card its resource marker points to and gains the card's reward."
    ),
    board.FALLBACK_PRAY: N_(
        "The opponent clears all its actions; if none had workers, it gains a worker. Then all its "
        "schemes are shuffled into a new deck."
    ),
    board.FALLBACK_TRADE: N_("The opponent's resource marker moves 1 step."),
    board.FALLBACK_CONSPIRE: N_("The opponent gets a suspicion card, with its tax, and 2 workers."),
    board.FALLBACK_REST: N_(
        "The opponent's resource marker moves 1 step, plus 1 for each worker it has left. Then the opponent passes."
    ),
}

_ACTIONS = {
    board.COMMISSION: N_(
        "The opponent sends a monk to a free space in a region that its faith is high enough for. It gains the "
        "space's reward, then 1 influence."
    ),
    board.FORTIFY: N_(
        "It builds the next wall and gains everything on it; given a choice, it takes the left option if that "
        "is of use. Its influence must be high enough, as for players."
    ),
    board.GARRISON: N_(
        "The opponent places an outpost on a free space in a region it has enough strength for. It gains the "
        "space's reward, then 1 faith."
    ),
    board.ABSOLVE: N_(
        "If its influence is high enough, it turns over its leftmost jar and gains 1 faith. Then it pays a debt "
        "or, if it has none, discards a suspicion card. If it has neither, 1 coin goes from the tax supply to the "
        "bank."
    ),
    board.ATTACK: N_(
        "It attacks an outsider it has enough strength for and gains the reward. It never pays to make up for "
        "missing strength."
    ),
    board.CONVERT: N_(
        "It converts an outsider it has enough faith for, and gains strength as usual. At the end, each outsider "
        "it has converted scores at least 1 point."
    ),
}
"""The effect of each action on the right for the opponent."""


def about_opponent(action: int) -> str:
    """The opponent's version of an action on the right."""
    return _(_ACTIONS[action])


def fallback_of(action: int) -> int | None:
    """The fallback with the same name as an action on the left, if there is one."""
    key = board.ACTION_KEYS[action]
    return board.FALLBACK_KEYS.index(key) if key in board.FALLBACK_KEYS else None


def about_fallback(state: Paladins, fallback: int) -> str:
    """The opponent's fallback on a space of its row, and whether that space is free."""
    is_used = state.fallbacks >> fallback & 1
    return sentences(
        _(_FALLBACKS[fallback]),
        _("Used when a scheme can't be carried out, at most once per round; takes 1 worker."),
        _("Used this round.") if is_used else _("Free this round."),
    )


def fallback_rule(fallback: int) -> str:
    """The effect of the opponent's fallback on a space of its row, whatever the state of the game."""
    return _(_FALLBACKS[fallback])


def _fallback(state: Paladins, names: Names, fallback: int) -> Description:
    return fallback_name(fallback), about_fallback(state, fallback)


def _scheme(state: Paladins, names: Names) -> Description:
    """The deck of schemes, and those that have been revealed."""
    turned = [within(scheme_name(scheme)) for scheme in reversed(state.scheme_discards)]
    phrase = _("Revealed, latest first: {schemes}.").format(schemes=", ".join(turned)) if turned else ""
    return _("The opponent's schemes"), sentences(
        _("On each of its turns the opponent reveals a scheme and tries to do what it shows."),
        _("In the deck: {cards}.").format(cards=cards(len(state.scheme_deck))),
        phrase,
    )


def _track(state: Paladins, names: Names) -> Description:
    levels = state.attributes[OPPONENT]
    lowest = [attribute for attribute in state.markers if levels[attribute] == min(levels)]
    return _("The opponent's resource track"), sentences(
        _("The marker is on space {n} of 5.").format(n=state.track + 1),
        _("It moves 1 step for each silver, provision or tax the opponent would gain; after space 5 comes space 1."),
        _(
            "Each time the marker returns to space 1, the lowest attribute rises (if tied, the topmost "
            "marker): now {attribute}."
        ).format(attribute=attribute_within(lowest[-1])),
        _(
            "Its space also decides which townsfolk card, King's Favour or outsider the opponent takes, counting "
            "from the left."
        ),
    )


SOLO_THINGS: Mapping[str, Callable[..., Description]] = {"scheme": _scheme, "track": _track, "fallback": _fallback}
"""The help for each of these things, by name."""
