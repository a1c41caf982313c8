"""What Rival Kings says: the door to its words, its titles and labels, and which thing one taps for which move."""

from collections.abc import Sequence

from kingdoms.core.game import Move, Thing
from kingdoms.core.language import N_, _, ngettext
from kingdoms.games.rival_kings import cards, moves
from kingdoms.games.rival_kings.rules.actions import DISCOUNT
from kingdoms.games.rival_kings.state import RivalKings
from kingdoms.games.rival_kings.words.help import thing
from kingdoms.games.rival_kings.words.log import is_heading, line
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.phrases import action_name, pile_name
from kingdoms.games.rival_kings.words.prompts import page_of, prompt
from kingdoms.games.rival_kings.words.why import why
from kingdoms.games.rival_kings.words.why_not import why_not

__all__ = [
    "card_name", "character_name", "introduction", "is_heading", "label", "line", "option", "page_of", "parts",
    "place", "prompt", "tagline", "target", "thing", "tie_break", "title", "which", "why", "why_not",
]  # fmt: skip

_PARTS = (
    ("perfect_pairs", N_("Perfect pairs")),
    ("colour_pairs", N_("Colour pairs")),
    ("singles", N_("Single cards")),
    ("coins", N_("Coins")),
    ("markers", N_("Conflict markers")),
)

_OPTIONS = {
    "open_money": (N_("Open money"), N_("All see how much money lies before each pile.")),
}

_SKIPS = {
    cards.SETTLE: N_("Settle nothing"),
    cards.PASS_ON: N_("Pass nothing on"),
    cards.MONEY: N_("Take no money"),
    cards.SUBJECT: N_("Recruit nobody"),
    cards.BUILDING: N_("Buy no building"),
}


def title() -> str:
    """The game's name."""
    return _("Rival Kings")


def tagline() -> str:
    """One line about it for its cover."""
    return _("Win land and people for the throne, and quarrel with the whole court")


def introduction() -> list[str]:
    """What one has to know before the first game."""
    return [
        _(
            "Gather subjects and buildings that belong together: pairs bring the most points, "
            "and every conflict marker takes 2 away."
        ),
        _(
            "In every cycle all choose a character in secret. The characters quarrel, which brings conflict markers, "
            "and then act in order of rank, from A to F."
        ),
        _(
            "Actions bring money and cards. What a card costs goes onto the money before its pile, "
            "where it waits until somebody takes it all."
        ),
    ]


def option(name: str) -> tuple[str, str]:
    """An option's name and one line about it."""
    heading, explanation = _OPTIONS[name]
    return _(heading), _(explanation)


def parts() -> list[tuple[str, str]]:
    """The rows of the score sheet: the key in `Score.parts` and its name."""
    return [(key, _(name)) for key, name in _PARTS]


def tie_break() -> str:
    """What decides between equal points."""
    return _("Equal points: fewer conflict markers win, then more coins.")


def place(state: RivalKings) -> str:
    """Where in the game we are, for the bar."""
    return _("Round {round} · Cycle {cycle}").format(round=state.round, cycle=state.cycle)


# What a move does, short enough for a button.


def label(state: RivalKings, move: Move) -> str:
    """What a move does, short enough for a button."""
    match move:
        case moves.Choose(character):
            return _("Choose the {character}").format(character=character_name(character))
        case moves.ExchangeCharacters(rival):
            return _("Exchange for the {character}").format(character=character_name(state.chosen[rival]))
        case moves.TurnBack(striker):
            character = state.neutral if striker == moves.NEUTRAL else state.chosen[striker]
            return _("Turn back the {character}").format(character=character_name(character))
        case moves.Steal(victim, action):
            return _("Steal: {action}").format(action=action_name(cards.actions(state.chosen[victim])[action]))
        case moves.Reclaim(action):
            own = cards.actions(state.chosen[state.agenda[-1][1]])
            return _("Carry out: {action}").format(action=action_name(own[action]))
        case moves.Use(subject):
            return _("Use the {card}").format(card=card_name(subject))
        case moves.Skip():
            return _label_of_skip(state)
    return _label_of_action(state, move)


def _label_of_action(state: RivalKings, move: Move) -> str:
    """The label of a move that pays, takes, gives or gets something."""
    match move:
        case moves.Settle():
            return _("Return a marker")
        case moves.PassOn(rival):
            return _("Give a marker to the {character}").format(character=character_name(state.chosen[rival]))
        case moves.Take(stack):
            return _("Take the money before {pile}").format(pile=pile_name(stack))
        case moves.Buy(pile, blacksmith):
            return _label_of_purchase(state.piles[pile][-1], blacksmith)
        case moves.Pick(card):
            return _label_of_purchase(card, False)
        case moves.Give(card):
            return _("Give the {card}").format(card=card_name(card))
        case moves.Receive(card=card):
            return _("Get the {card}").format(card=card_name(card))
        case moves.ReceiveTop(pile):
            return _("Get the {card}").format(card=card_name(state.piles[pile][-1]))
        case moves.Look(pile):
            return _("Look through {pile}").format(pile=pile_name(pile))
    raise ValueError(f"{move!r} is not a move of Rival Kings")


def _label_of_purchase(card: int, has_discount: bool) -> str:
    price = cards.VALUES[card]
    if has_discount:
        price = max(0, price - DISCOUNT)
        text = ngettext("Pay {n} coin with the {card}", "Pay {n} coins with the {card}", price)
        return text.format(n=price, card=card_name(cards.BLACKSMITH))
    text = ngettext("Pay {n} coin for the {card}", "Pay {n} coins for the {card}", price)
    return text.format(n=price, card=card_name(card))


def which(state: RivalKings, moves: Sequence[Move]) -> str:
    """What is asked where one tap stands for several moves: only a card is paid in several ways."""
    return _("How is the {card} paid?").format(card=card_name(state.piles[moves[0].pile][-1]))


def _label_of_skip(state: RivalKings) -> str:
    step = state.agenda[-1]
    match step[0]:
        case "gardener":
            return _("Keep the {character}").format(character=character_name(state.chosen[step[1]]))
        case "struck":
            return _("Turn nothing back")
        case "theft":
            return _("Steal nothing")
        case "action":
            return _(_SKIPS[cards.actions(state.chosen[step[1]])[step[2]]])
        case "carry_out":
            return _(_SKIPS[step[2]])
        case "pick":
            return _("Buy nothing")
        case "turn_end":
            return _("Skip the {card}").format(card=card_name(state.active(step[1])))
    return _("Carry out no action")


# Where one taps.


def target(state: RivalKings, move: Move) -> Thing:
    """The thing on the table that one taps for this move."""
    seat = state.agenda[-1][1]
    match move:
        case moves.Choose(character):
            return ("hand", character)
        case moves.ExchangeCharacters(rival) | moves.PassOn(rival):
            return ("seat", rival)
        case moves.TurnBack(striker):
            return ("neutral",) if striker == moves.NEUTRAL else ("character", striker)
        case moves.Steal(victim, action):
            return ("action", victim, action)
        case moves.Reclaim(action):
            return ("action", seat, action)
        case moves.Settle():
            return ("markers", seat)
        case moves.Use():
            return ("subject", seat, len(state.subjects[seat]) - 1)
        case moves.Skip():
            return ("skip",)
    return _target_of_card(seat, move)


def _target_of_card(seat: int, move: Move) -> Thing:
    match move:
        case moves.Take(stack):
            return ("stack", stack)
        case moves.Buy(pile) | moves.ReceiveTop(pile) | moves.Look(pile):
            return ("pile", pile)
        case moves.Give(card, place):
            return ("subject" if cards.is_subject(card) else "building", seat, place)
        case moves.Receive(rival, card, place):
            return ("subject" if cards.is_subject(card) else "building", rival, place)
        case moves.Pick(card):
            return ("pick", card)
    raise ValueError(f"{move!r} is not a move of Rival Kings")
