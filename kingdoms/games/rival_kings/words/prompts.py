"""What the seat that decides is asked: one short sentence for every step of the agenda that asks."""

from collections.abc import Callable

from kingdoms.core.language import N_, _
from kingdoms.games.rival_kings.cards import BUILDING, CARDS, MONEY, PASS_ON, SETTLE, SUBJECT, actions
from kingdoms.games.rival_kings.moves import Skip, Use
from kingdoms.games.rival_kings.rules.turns import uncovered
from kingdoms.games.rival_kings.state import RivalKings
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.phrases import ability_in_short, action_name

_TO_DO = {
    SETTLE: N_("Settle a conflict: return a marker"),
    PASS_ON: N_("Pass a marker on: choose who gets it"),
    MONEY: N_("Take money: choose from before which pile"),
    SUBJECT: N_("Recruit a subject: choose one on top of a pile"),
    BUILDING: N_("Buy a building: choose one on top of a pile"),
}

_TO_GIVE = {
    SUBJECT: N_("Choose one of your subjects to exchange"),
    BUILDING: N_("Choose one of your buildings to exchange"),
}

_TO_RECEIVE = {
    SUBJECT: N_("Choose the rival's subject to get for it"),
    BUILDING: N_("Choose the rival's building to get for it"),
}

_TO_PICK = {
    SUBJECT: N_("Buy a subject out of this pile, or none"),
    BUILDING: N_("Buy a building out of this pile, or none"),
}


def prompt(state: RivalKings) -> str:
    """What the seat that decides has to do, one short sentence without its name."""
    if state.seat is None:
        return _("The game is over")
    step = state.agenda[-1]
    return _PROMPTS[step[0]](state, *step[1:])


def page_of(state: RivalKings) -> str:
    """The key of the page of the rules that tells about the present decision."""
    if state.seat is None:
        return "end"
    step = state.agenda[-1][0]
    return CARDS[state.active(state.seat)].key if step == "turn_end" else _PAGES[step]


def asked_actions(state: RivalKings) -> list[str]:
    """The actions that the seat which decides can carry out with this very decision."""
    step = state.agenda[-1]
    if step[0] == "carry_out":
        return [step[2]]
    if step[0] == "action":
        return [actions(state.chosen[step[1]])[step[2]]]
    if step[0] in ("one_action", "twice"):
        own = actions(state.chosen[step[1]])
        return [own[index] for index in uncovered(state, step[1])]
    return []


def _is_impossible(state: RivalKings) -> bool:
    """Whether only the ability could still change something; a rival's moves are not known."""
    moves = state.moves()
    return bool(moves) and all(type(move) in (Skip, Use) for move in moves)


def _choose(state: RivalKings, seat: int) -> str:
    return _("Choose a character for this cycle")


def _gardener(state: RivalKings, seat: int) -> str:
    return _("Exchange characters with a rival, or keep the {character}").format(
        character=character_name(state.chosen[seat])
    )


def _struck(state: RivalKings, victim: int) -> str:
    return _("Turn back one of the strikes, or none")


def _theft(state: RivalKings, seat: int, victim: int) -> str:
    return _("Steal an action from the {character}").format(character=character_name(state.chosen[victim]))


def _action(state: RivalKings, seat: int, index: int) -> str:
    return _to_do(state, seat, actions(state.chosen[seat])[index])


def _carry_out(state: RivalKings, seat: int, action: str, is_optional: bool) -> str:
    return _to_do(state, seat, action)


def _to_do(state: RivalKings, seat: int, action: str) -> str:
    if not _is_impossible(state):
        return _(_TO_DO[action])
    return _("Not possible now: {action}. Use the {card} first, or skip it").format(
        action=action_name(action), card=card_name(state.active(seat))
    )


def _one_action(state: RivalKings, seat: int) -> str:
    if _is_impossible(state):
        return _("No action is possible now. Use the {card} first, or skip it").format(
            card=card_name(state.active(seat))
        )
    return _("Equal ranks: carry out only one of your actions")


def _twice(state: RivalKings, seat: int) -> str:
    return _("Choose the action to carry out twice")


def _turn_end(state: RivalKings, seat: int) -> str:
    subject = state.active(seat)
    return _("Use the {card}? {ability}").format(card=card_name(subject), ability=ability_in_short(subject))


def _reclaim(state: RivalKings, seat: int) -> str:
    return _("Choose the stolen action to carry out")


def _give(state: RivalKings, seat: int, kind: str) -> str:
    return _(_TO_GIVE[kind])


def _receive(state: RivalKings, seat: int, kind: str, place: int) -> str:
    return _(_TO_RECEIVE[kind])


def _give_to_pile(state: RivalKings, seat: int) -> str:
    return _("Choose one of your cards to exchange")


def _receive_top(state: RivalKings, seat: int, kind: str, place: int) -> str:
    return _("Choose the pile whose top card to get for it")


def _look(state: RivalKings, seat: int, kind: str) -> str:
    return _("Choose the pile to look through")


def _pick(state: RivalKings, seat: int, kind: str, pile: int) -> str:
    return _(_TO_PICK[kind])


_PROMPTS: dict[str, Callable[..., str]] = {
    "choose": _choose,
    "gardener": _gardener,
    "struck": _struck,
    "theft": _theft,
    "action": _action,
    "carry_out": _carry_out,
    "one_action": _one_action,
    "twice": _twice,
    "turn_end": _turn_end,
    "reclaim": _reclaim,
    "give": _give,
    "receive": _receive,
    "give_to_pile": _give_to_pile,
    "receive_top": _receive_top,
    "look": _look,
    "pick": _pick,
}

_PAGES = {
    "choose": "round",
    "gardener": "gardener",
    "struck": "conflicts",
    "theft": "turn",
    "action": "actions",
    "carry_out": "actions",
    "one_action": "conflicts",
    "twice": "actions",
    "reclaim": "actions",
    **dict.fromkeys(("give", "receive", "give_to_pile", "receive_top", "look", "pick"), "abilities"),
}
"""The pages of the rules about the steps; that of an ability is the page of its card."""
