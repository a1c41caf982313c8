"""The questions for the player who decides: one short sentence for every step of the agenda that asks something."""

from collections.abc import Sequence

from kingdoms.core.words.language import N_, _, uncapitalised
from kingdoms.games.rival_kings.cards import BUILDING, CARDS, MONEY, PASS_ON, SETTLE, SUBJECT, actions
from kingdoms.games.rival_kings.moves import FendOff, Receive, Use
from kingdoms.games.rival_kings.rules.actions import targets
from kingdoms.games.rival_kings.rules.turns import uncovered
from kingdoms.games.rival_kings.state import RivalKings
from kingdoms.games.rival_kings.words.labels import (
    attacker,
    can_only_use_ability,
    exchange,
    exchanged_cards,
    given_card,
    takes_money,
    what_follows,
)
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.phrases import ability_in_short, action_name, action_title

_TO_DO = {
    SETTLE: N_("Settle a conflict by returning a marker"),
    PASS_ON: N_("Choose who gets one of your markers"),
    MONEY: N_("Take the money in front of one pile"),
    SUBJECT: N_("Recruit a subject from the top of a pile"),
    BUILDING: N_("Buy a building from the top of a pile"),
}

_PLAIN = {
    "choose": N_("Choose a character for this cycle"),
    "twice": N_("Choose the action to carry out twice"),
    "reclaim": N_("Choose the stolen action to carry out"),
    "give_to_pile": N_("Choose one of your cards to exchange"),
    "receive_top": N_("Choose the pile whose top card you want"),
    "look": N_("Choose the pile to look through"),
}
"""The questions at steps that always ask the same thing."""

_BY_KIND = {
    ("give", SUBJECT): N_("Choose one of your subjects to exchange"),
    ("give", BUILDING): N_("Choose one of your buildings to exchange"),
    ("receive", SUBJECT): N_("Choose a rival's subject for your {card}"),
    ("receive", BUILDING): N_("Choose a rival's building for your {card}"),
    ("pick", SUBJECT): N_("You may buy a subject from this pile"),
    ("pick", BUILDING): N_("You may buy a building from this pile"),
}
"""The questions at steps about one kind of card."""


def prompt(state: RivalKings, names: Sequence[str] = ()) -> str:
    """The player's task, in one short sentence without their name; with `names`, it says which rival is meant."""
    if state.seat is None:
        return _("The game is over")
    match state.agenda[-1]:
        case ("receive", seat, kind, place):
            row = (state.subjects if kind == SUBJECT else state.buildings)[seat]
            return _(_BY_KIND["receive", kind]).format(card=card_name(row[place]))
        case ("give" | "pick" as step, _seat, kind, *_place):
            return _(_BY_KIND[step, kind])
        case ("gardener", seat):
            text = _("Exchange characters with a rival, or keep {character:the}")
            return text.format(character=character_name(state.chosen[seat]))
        case ("theft", _seat, victim):
            character = character_name(state.chosen[victim])
            if not names:
                return _("Steal an action from {character:the}").format(character=character)
            whole = character.replace(" ", "\N{NO-BREAK SPACE}")
            return _("Steal an action from {rival} ({character})").format(rival=names[victim], character=whole)
        case ("attacked", _seat):
            return _fend_off(state)
        case ("turn_end", seat):
            return _use(state, state.active(seat), names)
        case ("action" | "carry_out" | "one_action", seat, *_action):
            return _to_do(state, seat)
    return _(_PLAIN[state.asked])


def page_of(state: RivalKings) -> str:
    """The key of the rules page about the current decision."""
    if state.seat is None:
        return "end"
    step, seat, *fields = state.agenda[-1]
    is_of_ability = step in _ABILITY_STEPS or (step == "carry_out" and fields[1:] == [False])
    return CARDS[state.active(seat)].key if is_of_ability and state.subjects[seat] else _PAGES.get(step, "abilities")


def asked_actions(state: RivalKings) -> list[str]:
    """The actions that the current decision is about, whether possible or not."""
    step = state.agenda[-1]
    if step[0] == "carry_out":
        return [step[2]]
    if step[0] == "action":
        return [actions(state.chosen[step[1]])[step[2]]]
    if step[0] in ("one_action", "twice"):
        own = actions(state.chosen[step[1]])
        return [own[index] for index in uncovered(state, step[1])]
    return []


def to_do(action: str) -> str:
    """The request to carry out an action."""
    return _(_TO_DO[action])


def _use(state: RivalKings, subject: int, names: Sequence[str]) -> str:
    """The question of whether to use an ability, and for what."""
    swap = exchange(state, Use(subject))
    if swap is None and (card := given_card(state, Use(subject))) is not None:
        return _("Swap your {given} for another card?").format(given=card_name(card))
    if swap is None:
        # There is only one pile with money then, so the prompt need not name it.
        follows = "" if takes_money(state, Use(subject)) else what_follows(state, Use(subject))
        ability = follows or ability_in_short(subject)
        return _("Use {card:the} to {ability}?").format(card=card_name(subject), ability=uncapitalised(ability))
    given, received = (card_name(card) for card in exchanged_cards(state, *swap))
    if type(swap[1]) is not Receive or not names:
        return _("Swap your {given} for {received:the}?").format(given=given, received=received)
    text = _("Swap your {given} for {rival}'s {received}?")
    return text.format(given=given, rival=names[swap[1].rival], received=received)


def _fend_off(state: RivalKings) -> str:
    attacks = [move for move in state.moves() if type(move) is FendOff]
    match attacks:
        case [only]:
            text = _("Fend off {character:the}, or take a marker")
            return text.format(character=character_name(attacker(state, only)))
    return _("Fend off one of the attacks, or none")


def _to_do(state: RivalKings, seat: int) -> str:
    """A prompt for the action to carry out, a choice between several, or the ability if nothing else is possible."""
    card, is_impossible = card_name(state.active(seat)), can_only_use_ability(state)
    if state.asked == "one_action":
        if is_impossible:
            return _("No action is possible now. Use {card:the} or continue").format(card=card)
        return _one_action(state, seat)
    (action,) = asked_actions(state)
    text = _("You can't {action} now. Use {card:the} or continue")
    return text.format(action=action_name(action), card=card) if is_impossible else _request(state, action)


def _request(state: RivalKings, action: str) -> str:
    """The request to carry out an action; before all piles are refilled with money, it says so."""
    if action == MONEY and not any(state.tops):
        return _("Take the money in front of one pile (refilled from the supply)")
    return to_do(action)


def _one_action(state: RivalKings, seat: int) -> str:
    """The choice between the possible actions, of which only one is carried out."""
    match [action for action in asked_actions(state) if targets(state, seat, action)]:
        case [action]:
            return _request(state, action)
        case [first, second]:
            return _("{first} or {second}").format(first=action_title(first), second=action_name(second))
    return _("Carry out one of your actions")


_PAGES = {
    "choose": "round",
    "theft": "turn",
    "action": "actions",
    "carry_out": "actions",
    "one_action": "conflicts",
}
"""The rules page about each step that is not about an ability."""

_ABILITY_STEPS = (
    "gardener", "attacked", "twice", "reclaim", "give", "receive", "give_to_pile", "receive_top", "look", "pick",
    "turn_end",
)  # fmt: skip
"""The steps about the ability of the active subject, which has a page of its own."""
