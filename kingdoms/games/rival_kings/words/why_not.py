"""Why an unlit thing cannot be chosen now, as far as the deciding seat can know."""

from collections.abc import Callable, Sequence

from kingdoms.core.state import Thing
from kingdoms.core.words.language import N_, _, ngettext, sentences
from kingdoms.games.rival_kings import cards
from kingdoms.games.rival_kings.moves import Give, Receive
from kingdoms.games.rival_kings.rules.abilities import is_bound
from kingdoms.games.rival_kings.rules.actions import DISCOUNT, targets
from kingdoms.games.rival_kings.state import NONE, RivalKings
from kingdoms.games.rival_kings.words.labels import can_only_use_ability
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.prompts import asked_actions, prompt

_BEFORE_TURNS = ("choose", "gardener", "attacked")
"""The steps that come before anybody's turn."""

_OUTSIDE_ACTIONS = ("theft", "action", "one_action", "turn_end")
"""The steps at which an ability can be used."""

_HOW = {
    cards.SETTLE: N_("Tap your conflict markers to return one."),
    cards.PASS_ON: N_("Tap the crest of the rival who should get the marker."),
    cards.MONEY: N_("Tap the money you want to take."),
    cards.SUBJECT: N_("Tap a pile with a subject on top."),
    cards.BUILDING: N_("Tap a pile with a building on top."),
}
"""The thing to tap for each action."""


_NOT_NOW, _ALONE = N_("Not now. {prompt}."), N_("{prompt}.")
"""The prompt as a reason; without "Not now" if it already says what is not possible."""

_READ = ("seat", "character", "neutral", "action")
"""Things that can be chosen in only a few steps; in all others, a tap just describes them."""


def why_not(state: RivalKings, thing: Thing) -> str:
    """Why an unlit thing cannot be chosen now; empty if a tap on it just describes it."""
    if thing[0] not in _REASONS:
        return ""
    if state.seat is None:
        return _("The game is over.")
    if not state.moves():
        return _("It is another player's decision.")
    reason = _REASONS[thing[0]](state, *thing[1:])
    if reason or _is_read(state, thing):
        return reason
    return _(_ALONE if can_only_use_ability(state) else _NOT_NOW).format(prompt=prompt(state))


def _is_read(state: RivalKings, thing: Thing) -> bool:
    """Whether a tap on the thing just describes it, so that no reason is needed."""
    return thing[0] in _READ or (thing[0] == "markers" and thing[1] != _decider(state))


def _decider(state: RivalKings) -> int:
    seat: int = state.agenda[-1][1]
    return seat


def _missing(state: RivalKings, price: int, card: int) -> str:
    """Says how many more coins a card at this price takes; empty if there are enough."""
    n = price - state.coins[_decider(state)]
    if n <= 0:
        return ""
    return ngettext(
        "{card:The} costs {price}: you need {n} more coin.", "{card:The} costs {price}: you need {n} more coins.", n
    ).format(card=card_name(card), price=price, n=n)


# Characters and actions.


def _hand(state: RivalKings, character: int) -> str:
    return _("You choose characters at the start of a cycle.")


def _played(state: RivalKings, character: int) -> str:
    return _("A character can be played only once in a round.")


def _character(state: RivalKings, seat: int) -> str:
    step = state.asked
    if step == "gardener":
        return _("This is your own character.")
    if step == "theft" and seat == state.agenda[-1][2]:
        return _("Tap the action you want to steal from this character.")
    if step != "attacked":
        return ""
    return _("This is your own character.") if seat == _decider(state) else _no_attack(state, state.chosen[seat])


def _neutral(state: RivalKings) -> str:
    return _no_attack(state, state.neutral) if state.asked == "attacked" and state.neutral != NONE else ""


def _no_attack(state: RivalKings, character: int) -> str:
    if cards.rank(character) == cards.rank(state.chosen[_decider(state)]):
        return _("A same-rank conflict can't be fended off.")
    return _("{character:The} does not attack you.").format(character=character_name(character))


def _action(state: RivalKings, seat: int, index: int) -> str:
    step = state.asked
    is_covered = state.covered[seat][index] != NONE
    if step == "theft":
        return _no_theft(state, seat, is_covered)
    if seat != _decider(state):
        return ""
    if step == "reclaim" and not is_covered:
        return _("Nobody has stolen this action.")
    if is_covered and step != "reclaim":
        # The description of the action says who has stolen it.
        return ""
    if step == "action" and index != state.agenda[-1][2]:
        is_over = index < state.agenda[-1][2]
        return _("It's too late for this action.") if is_over else _("Actions are carried out from left to right.")
    if step in ("reclaim", "action", "one_action", "twice"):
        return _how(state, seat, index)
    return ""


def _how(state: RivalKings, seat: int, index: int) -> str:
    """Says what to tap instead of the action itself, or that the action cannot be carried out now."""
    action = cards.actions(state.chosen[seat])[index]
    return _(_HOW[action]) if targets(state, seat, action) else _obstacle(state, action)


def _obstacle(state: RivalKings, action: str) -> str:
    """Why the deciding seat has no way to carry out an action."""
    if action in (cards.SETTLE, cards.PASS_ON):
        return _("You have no conflict markers.")
    if action == cards.MONEY:
        return _("There is no money left to take.")
    no_card, too_dear = _NO_PURCHASE[action]
    tops = [cards.is_subject(pile[-1]) for pile in state.piles if pile]
    return _(too_dear) if (action == cards.SUBJECT) in tops else _(no_card)


_NO_PURCHASE = {
    cards.SUBJECT: (
        N_("No pile has a subject on top."),
        N_("You can't afford any of the subjects on top of the piles."),
    ),
    cards.BUILDING: (
        N_("No pile has a building on top."),
        N_("You can't afford any of the buildings on top of the piles."),
    ),
}
"""Why no card of a kind can be bought: there is none, or all are too dear."""


def _no_theft(state: RivalKings, seat: int, is_covered: bool) -> str:
    thief = _decider(state)
    if seat == thief:
        return _("Thefts come first, then your own actions.")
    prey = cards.STEALS_FROM[cards.rank(state.chosen[thief])]
    if cards.rank(state.chosen[seat]) != prey:
        text = _("{character:The} only steals from rank {rank}.")
        return text.format(character=character_name(state.chosen[thief]), rank=cards.RANKS[prey])
    if is_covered:
        return _("An action can be stolen only once.")
    victim = state.chosen[state.agenda[-1][2]]
    return _("One theft at a time: now from {character:the}.").format(character=character_name(victim))


# Piles and money.


def _pile(state: RivalKings, pile: int) -> str:
    step = state.asked
    own_cards = state.piles[pile]
    if step not in ("look", "receive_top") and not {cards.SUBJECT, cards.BUILDING} & set(asked_actions(state)):
        return ""
    if not own_cards:
        return _("This pile is empty.")
    if step == "look":
        return _("You already know this pile, and there is nothing in it you can buy.")
    if step == "receive_top":
        return _("Exchanging identical cards would change nothing.")
    return _no_purchase(state, own_cards[-1])


def _no_purchase(state: RivalKings, card: int) -> str:
    asked, value = asked_actions(state), cards.VALUES[state.rules][card]
    if cards.is_subject(card):
        is_asked = cards.SUBJECT in asked
        return _missing(state, value, card) if is_asked else _("The top card is a subject, not a building.")
    if cards.BUILDING not in asked:
        return _("The top card is a building, not a subject.")
    discount = DISCOUNT if state.has_unused(_decider(state), cards.BLACKSMITH) else 0
    return _missing(state, value - discount, card)


def _stack(state: RivalKings, stack: int) -> str:
    if cards.MONEY not in asked_actions(state):
        return ""
    if any(state.tops):
        return _("There is no money here.")
    if state.supply:
        return _("The supply has no money left for this pile.")
    return _("All the money is gone: none here, and none in the supply.")


def _pick(state: RivalKings, card: int, _copy: int = 0) -> str:
    if state.asked != "pick":
        return ""
    kind = state.agenda[-1][2]
    if cards.is_subject(card) != (kind == cards.SUBJECT):
        return _("You can only buy a subject now.") if kind == cards.SUBJECT else _("You can only buy a building now.")
    return _missing(state, cards.VALUES[state.rules][card], card)


# Players and their markers.


def _seat(state: RivalKings, seat: int) -> str:
    if state.asked == "gardener":
        return _("Tap the character you want in exchange.")
    if cards.PASS_ON not in asked_actions(state):
        return ""
    return _("Choose a rival.") if state.markers[_decider(state)] else _("You have no conflict markers.")


def _markers(state: RivalKings, seat: int) -> str:
    asked = asked_actions(state)
    if cards.PASS_ON in asked and state.markers[_decider(state)]:
        return _(_HOW[cards.PASS_ON])
    if cards.SETTLE not in asked:
        return ""
    if seat != _decider(state):
        return _("You can return only your own markers.")
    return _("You have no conflict markers.")


def _skip(state: RivalKings) -> str:
    return _("You can't skip this. {prompt}.").format(prompt=prompt(state))


# Subjects and buildings.


def _subject(state: RivalKings, seat: int, place: int) -> str:
    card = state.subjects[seat][place]
    if state.asked in ("give", "receive", "give_to_pile"):
        return _no_exchange(state, seat, card)
    if seat != _decider(state):
        return _("This card belongs to a rival.")
    if place != len(state.subjects[seat]) - 1:
        return _("Only your newest subject is active.")
    return _no_use(state, seat, card)


def _building(state: RivalKings, seat: int, place: int) -> str:
    card = state.buildings[seat][place]
    if state.asked in ("give", "receive", "give_to_pile"):
        return _no_exchange(state, seat, card)
    return _("Buildings have no ability; they score points at the end.")


def _no_exchange(state: RivalKings, seat: int, card: int) -> str:
    """Why a card cannot be given or received at this step of an exchange."""
    step, is_own = state.asked, seat == _decider(state)
    if is_own != (step != "receive"):
        return _("Choose a rival's card.") if is_own else _("Choose one of your own cards.")
    if step != "give_to_pile":
        kind = state.agenda[-1][2]
        if cards.is_subject(card) != (kind == cards.SUBJECT):
            return (
                _("You're exchanging subjects, so choose a subject.")
                if kind == cards.SUBJECT
                else _("You're exchanging buildings, so choose a building.")
            )
    given = [move.card for move in state.moves() if isinstance(move, Give)]
    received = [move.card for move in state.moves() if isinstance(move, Receive) and move.rival == seat]
    if card in given + received:
        return _("Tap the matching card next to it; they are identical.")
    if step != "give_to_pile" and is_bound(state, seat, card):
        return _("This card is part of a perfect pair, which can't be broken up.")
    return _("There is nothing to exchange it for.")


def _no_use(state: RivalKings, seat: int, subject: int) -> str:
    """Why the ability of the seat's active subject cannot be used."""
    if state.used >> seat & 1:
        return _("You have already used an ability this cycle.")
    if subject in _EARLY:
        return _(_EARLY[subject])
    if state.asked in _BEFORE_TURNS:
        return _("Use abilities on your own turn, after the conflicts.")
    if state.asked not in _OUTSIDE_ACTIONS:
        return _("Use abilities before, between or after your actions, not during one.")
    return _no_gain(state, seat, subject)


_EARLY = {
    cards.GARDENER: N_("You are asked about this ability after the characters are revealed."),
    cards.WATCHMAN: N_("When a higher-ranking character attacks you, you'll be asked whether to use this ability."),
    cards.BLACKSMITH: N_("This ability is offered when you buy a building."),
    cards.SAILOR: N_("This ability needs a rival of the same rank and an action still to come."),
}
"""The abilities that are offered only at particular times, and when that is."""


def _no_gain(state: RivalKings, seat: int, subject: int) -> str:
    """Why the ability of a subject would change nothing now."""
    match subject:
        case cards.JAILER if not state.markers[seat]:
            return _("You have no conflict markers.")
        case cards.SCHOLAR | cards.COURT_LADY if not state.buildings[seat]:
            return _("You have no buildings.")
        case cards.JAILER | cards.SCHOLAR:
            return _("The supply is empty.")
        case cards.FARMER:
            return _no_reclaim(state, seat)
        case cards.COURT_LADY:
            return _no_partner(state, seat, state.buildings, _NO_BUILDINGS)
        case cards.BISHOP:
            return _no_partner(state, seat, state.subjects, _NO_SUBJECTS)
        case cards.TROUBADOUR:
            return _("Exchanging identical cards would change nothing.")
        case cards.VINTNER | cards.MINER:
            return _("You already know all the piles, and there is nothing in them you can buy.")
    return _obstacle(state, _EXTRA_ACTIONS[subject])


_EXTRA_ACTIONS = {
    cards.CARPENTER: cards.BUILDING,
    cards.MARKET_WOMAN: cards.MONEY,
    cards.INNKEEPER: cards.SUBJECT,
    cards.HERBALIST: cards.PASS_ON,
}
"""The actions that abilities carry out."""


def _no_reclaim(state: RivalKings, seat: int) -> str:
    """Why no stolen action can be carried out after all."""
    own = cards.actions(state.chosen[seat])
    stolen = [action for action, thief in zip(own, state.covered[seat], strict=False) if thief != NONE]
    if not stolen:
        return _("Nobody has stolen an action from you.")
    return sentences(*dict.fromkeys(_obstacle(state, action) for action in stolen))


def _no_partner(state: RivalKings, seat: int, rows: Sequence[Sequence[int]], words: Sequence[str]) -> str:
    """Why none of the seat's cards of a kind can be exchanged for a rival's."""
    bound, no_rivals, rivals_bound = words
    if all(is_bound(state, seat, card) for card in rows[seat]):
        return _(bound)
    theirs = [(rival, card) for rival in state.rivals(seat) for card in rows[rival]]
    if not theirs:
        return _(no_rivals)
    if all(is_bound(state, rival, card) for rival, card in theirs):
        return _(rivals_bound)
    return _("Exchanging identical cards would change nothing.")


_NO_BUILDINGS = (
    N_("All your buildings are in perfect pairs, which can't be broken up."),
    N_("Your rivals have no buildings."),
    N_("All your rivals' buildings are in perfect pairs, which can't be broken up."),
)
_NO_SUBJECTS = (
    N_("All your subjects are in perfect pairs, which can't be broken up."),
    N_("Your rivals have no subjects."),
    N_("All your rivals' subjects are in perfect pairs, which can't be broken up."),
)
"""Why no card of a kind can be exchanged: all of one's own are bound, the rivals have none, or all of theirs are."""


_REASONS: dict[str, Callable[..., str]] = {
    "hand": _hand,
    "played": _played,
    "character": _character,
    "neutral": _neutral,
    "action": _action,
    "pile": _pile,
    "stack": _stack,
    "pick": _pick,
    "seat": _seat,
    "markers": _markers,
    "subject": _subject,
    "building": _building,
    "skip": _skip,
}
