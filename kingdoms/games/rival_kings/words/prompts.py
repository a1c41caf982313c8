"""The questions for the player who decides: one short sentence for every step of the agenda that asks."""

from kingdoms.core.language import N_, _
from kingdoms.games.rival_kings.cards import BUILDING, CARDS, MONEY, PASS_ON, SETTLE, SUBJECT, actions
from kingdoms.games.rival_kings.moves import TurnBack, Use
from kingdoms.games.rival_kings.rules.turns import uncovered
from kingdoms.games.rival_kings.state import RivalKings
from kingdoms.games.rival_kings.words.labels import attacker, can_only_use_ability, outcome
from kingdoms.games.rival_kings.words.names import card_name, with_character
from kingdoms.games.rival_kings.words.phrases import ability_in_short, action_name

_TO_DO = {
    SETTLE: N_("Settle a conflict by returning a marker"),
    PASS_ON: N_("Choose who gets one of your markers"),
    MONEY: N_("Take the money in front of one pile"),
    SUBJECT: N_("Recruit a subject on top of a pile"),
    BUILDING: N_("Buy a building on top of a pile"),
}

_PLAIN = {
    "choose": N_("Choose a character for this cycle"),
    "twice": N_("Choose the action to carry out twice"),
    "reclaim": N_("Choose the stolen action to carry out"),
    "give_to_pile": N_("Choose one of your cards to exchange"),
    "receive_top": N_("Choose the pile whose top card you want"),
    "look": N_("Choose the pile to look through"),
}
"""The steps with only one possible question."""

_BY_KIND = {
    ("give", SUBJECT): N_("Choose one of your subjects to exchange"),
    ("give", BUILDING): N_("Choose one of your buildings to exchange"),
    ("receive", SUBJECT): N_("Choose a rival's subject in return"),
    ("receive", BUILDING): N_("Choose a rival's building in return"),
    ("pick", SUBJECT): N_("Buy a subject from this pile, or none"),
    ("pick", BUILDING): N_("Buy a building from this pile, or none"),
}
"""The steps about one kind of card."""


def prompt(state: RivalKings) -> str:
    """The player's task, in one short sentence without a name."""
    if state.seat is None:
        return _("The game is over")
    match state.agenda[-1]:
        case ("give" | "receive" | "pick" as step, _seat, kind, *_place):
            return _(_BY_KIND[step, kind])
        case ("gardener", seat):
            return with_character(_("Exchange characters with a rival, or keep the {character}"), state.chosen[seat])
        case ("theft", _seat, victim):
            return with_character(_("Steal an action from the {character}"), state.chosen[victim])
        case ("struck", _seat):
            return _fend_off(state)
        case ("turn_end", seat):
            subject = state.active(seat)
            ability = outcome(state, Use(subject)) or ability_in_short(subject)
            return _("Use the {card}? {ability}").format(card=card_name(subject), ability=ability)
        case ("action" | "carry_out" | "one_action", seat, *_action):
            return _to_do(state, seat)
    return _(_PLAIN[state.agenda[-1][0]])


def page_of(state: RivalKings) -> str:
    """The key of the rules page about the current decision."""
    if state.seat is None:
        return "end"
    step, seat, *fields = state.agenda[-1]
    is_of_ability = step in _ABILITY_STEPS or (step == "carry_out" and fields[1:] == [False])
    return CARDS[state.active(seat)].key if is_of_ability and state.subjects[seat] else _PAGES.get(step, "abilities")


def asked_actions(state: RivalKings) -> list[str]:
    """The actions that the seat can carry out in the current decision."""
    step = state.agenda[-1]
    if step[0] == "carry_out":
        return [step[2]]
    if step[0] == "action":
        return [actions(state.chosen[step[1]])[step[2]]]
    if step[0] in ("one_action", "twice"):
        own = actions(state.chosen[step[1]])
        return [own[index] for index in uncovered(state, step[1])]
    return []


def _fend_off(state: RivalKings) -> str:
    attacks = [move for move in state.moves() if type(move) is TurnBack]
    if len(attacks) != 1:
        return _("Fend off one of the attacks, or none")
    return with_character(_("Fend off the {character}, or take a marker"), attacker(state, attacks[0]))


def _to_do(state: RivalKings, seat: int) -> str:
    """The action to carry out, the choice between several, or that only the ability is possible."""
    card, is_impossible = card_name(state.active(seat)), can_only_use_ability(state)
    if state.agenda[-1][0] == "one_action":
        if is_impossible:
            return _("No action is possible now. Use the {card}, or go on").format(card=card)
        return _("In a same-rank conflict you carry out only one action")
    (action,) = asked_actions(state)
    text = _("You can't {action} now. Use the {card}, or go on")
    return text.format(action=action_name(action), card=card) if is_impossible else _(_TO_DO[action])


_PAGES = {
    "choose": "round",
    "theft": "turn",
    "action": "actions",
    "carry_out": "actions",
    "one_action": "conflicts",
}
"""The rules page about each step that is not about an ability."""

_ABILITY_STEPS = (
    "gardener", "struck", "twice", "reclaim", "give", "receive", "give_to_pile", "receive_top", "look", "pick",
    "turn_end",
)  # fmt: skip
"""The steps about the ability of the active subject, which has a page of its own."""
