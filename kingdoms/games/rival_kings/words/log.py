"""The log of a game of Rival Kings: one sentence for every event, with names, and "you" for the only person.

Each placeholder has the name of a field of the event; `{both}` stands for both seats of an event about two.
Translations can put names, cards and piles anywhere, and never need an ending that depends on them.
"""

from collections.abc import Reversible, Sequence
from typing import Any

from kingdoms.core.words.language import N_, _, enumerated, ngettext, sentences
from kingdoms.games.rival_kings import events, moves
from kingdoms.games.rival_kings.cards import BUILDING, MONEY, PASS_ON, SETTLE, SUBJECT, is_subject
from kingdoms.games.rival_kings.words.forced_skips import SENTENCES, ForcedSkip
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.phrases import action_name, pile_name

Names = Sequence[str]

_PLAIN = {
    events.Dealt: N_("Round {round}: all characters are shuffled and dealt."),
    events.CycleBegan: N_("Round {round}, cycle {cycle} begins."),
    events.Chosen: N_("{seat:{seat} has|You have} chosen a character."),
    events.CharactersExchanged: N_(
        "{seat:{seat} exchanges|You exchange} characters with {rival}. {seat:You}: {character}, {rival}: "
        "{rival_character}."
    ),
    events.Clashed: N_(
        "{both:You} have the same rank: {both:each|each of you} gets a conflict marker and may carry out only one "
        "action."
    ),
    events.TurnBegan: N_("{seat:{seat}'s|Your} turn, with {character:the}."),
    events.Stole: N_("{seat:{seat} steals|You steal} an action from {victim}: {action}."),
    events.TheftWaived: N_("{seat:{seat} steals|You steal} nothing from {victim}."),
    events.TheftUnused: N_("{seat:{seat} does|You do} not carry out the stolen action: {action}."),
    events.Settled: N_("{seat:{seat} settles|You settle} a conflict and {seat:returns|return} a marker to the supply."),
    events.PassedOn: N_("{seat:{seat} passes|You pass} a conflict marker to {rival}."),
    events.TurnedUp: N_("The new top card of {pile} is {card:the}."),
    events.Used: N_("{seat:{seat} uses|You use} {subject:the}."),
    events.Exchanged: N_("{seat:{seat} gives|You give} {rival} {given:the} in exchange for {received:the}."),
    events.Swapped: N_("{seat:{seat} puts|You put} {given:the} on top of {pile} and {seat:takes|take} {received:the}."),
    events.Looked: N_("{seat:{seat} looks|You look} through {pile}."),
    events.Unearthed: N_("Found in {pile}: {card:the}."),
    events.Reclaimed: N_("{seat:{seat} carries|You carry} out a stolen action after all: {action}."),
    events.PileEnded: N_("There are no cards left in {pile}: the game ends after this cycle."),
    events.GameEnded: N_("The game is over."),
}
"""The events that are always logged with the same sentence."""

_SKIPPED = {
    SETTLE: N_("{seat:{seat} does|You do} not settle a conflict."),
    PASS_ON: N_("{seat:{seat} does|You do} not pass on a marker."),
    MONEY: N_("{seat:{seat} takes|You take} no money."),
    SUBJECT: N_("{seat:{seat} does|You do} not recruit a subject."),
    BUILDING: N_("{seat:{seat} does|You do} not buy a building."),
}

_NO_NEWS = (
    events.TurnBegan, events.Chosen, events.Skipped, events.TheftUnused, events.Attacked, events.FendedOff,
)  # fmt: skip
"""The events at a seat that say little about what it did, and the conflicts of the reveal, which everybody has seen."""

_SEATS = {"seat", "rival", "first", "second", "attacker", "victim"}
_PILES = {"pile", "stack"}
_CARDS = {"card", "subject", "given", "received"}
_CHARACTERS = {"character", "rival_character"}


def is_heading(event: Any) -> bool:
    """Whether the event begins or ends a part of the game, or the last cycle, and so is a heading in the log."""
    return isinstance(event, events.Dealt | events.CycleBegan | events.PileEnded | events.GameEnded)


def line(event: Any, names: Names) -> str:
    """The log's sentence about an event."""
    text = _(_PLAIN[type(event)]) if type(event) in _PLAIN else _special(event)
    said = {field: _said(field, value, names) for field, value in event._asdict().items()}
    both = enumerated([name for field, name in said.items() if field in _SEATS])
    return text.format(**said, both=both)


def done_to(past: Reversible[Any], seat: int) -> list[Any]:
    """The markers that others have passed to a seat and the attacks of its that they have fended off, oldest first.

    They have happened since the seat last did anything. A skipped action does not count: it may not have been possible.
    """
    found: list[Any] = []
    for event in reversed(past):
        match event:
            case events.PassedOn(rival=rival) if rival == seat:
                found.append(event)
            case events.FendedOff(attacker=attacker) if attacker == seat:
                found.append(event)
            case events.TurnBegan() | events.Skipped():
                continue
        if getattr(event, "seat", None) == seat:
            break
    return found[::-1]


def newest_after(past: Reversible[Any], done: Any, seat: int) -> list[Any]:
    """The newest thing that another seat has done since this event; empty if there is none."""
    for event in reversed(past):
        if event is done:
            break
        if getattr(event, "seat", seat) != seat and not isinstance(event, _NO_NEWS):
            return [event]
    return []


def recap(done: Sequence[Any], names: Names) -> str:
    """A sentence about each of these events, for the line below the prompt."""
    return sentences(*(line(event, names) for event in done))


def _said(field: str, value: Any, names: Names) -> str:
    """An event's field in words; for a list of characters, each seat's name with its character."""
    if field in _SEATS and value != moves.NEUTRAL:
        name: str = names[value]
        return name
    if field in _PILES:
        return pile_name(value)
    if field in _CARDS:
        return card_name(value)
    if field in _CHARACTERS or (field == "neutral" and value != moves.NEUTRAL):
        return character_name(value)
    if field == "characters":
        pairs = [
            _("{card} ({name})").format(name=name, card=character_name(character))
            for name, character in zip(names, value, strict=True)
        ]
        return ", ".join(pairs)
    return action_name(value) if field == "action" else str(value)


def _special(event: Any) -> str:
    """The sentence about an event whose wording depends on its fields."""
    match event:
        case events.Revealed(neutral=moves.NEUTRAL):
            return _("The characters are revealed: {characters}.")
        case events.Revealed():
            return _("The characters are revealed: {characters}; neutral: {neutral}.")
        case events.Attacked(attacker=moves.NEUTRAL):
            return _("The neutral character attacks {victim}, {victim:who gets|and you get} a conflict marker.")
        case events.Attacked():
            return _(
                "{attacker:{attacker} attacks|You attack} {victim}, {victim:who gets|and you get} a conflict marker."
            )
        case events.FendedOff(attacker=moves.NEUTRAL):
            return _("{victim:{victim} fends|You fend} off the neutral character's attack.")
        case events.FendedOff():
            return _(
                "{victim:{victim} fends|You fend} off {attacker:{attacker}'s|your} attack; "
                "{attacker:{attacker} gets|you get} the conflict marker."
            )
        case events.Skipped(action=action):
            return _(_SKIPPED[action])
        case ForcedSkip(action=action):
            return _(SENTENCES[action])
    return _about_coins(event)


def _about_coins(event: Any) -> str:
    match event:
        case events.Refilled(amounts):
            n = sum(amounts)
            return ngettext(
                "The piles are out of money: {n} coin is added from the supply.",
                "The piles are out of money: {n} coins are added from the supply.",
                n,
            ).format(n=n)
        case events.Took(amount=n):
            return ngettext(
                "{seat:{seat} takes|You take} {amount} coin from {stack}.",
                "{seat:{seat} takes|You take} {amount} coins from {stack}.",
                n,
            )
        case events.Gained(coins=n):
            return ngettext(
                "{seat:{seat} gets|You get} {coins} coin from the supply.",
                "{seat:{seat} gets|You get} {coins} coins from the supply.",
                n,
            )
    if is_subject(event.card):
        return ngettext(
            "{seat:{seat} recruits|You recruit} {card:the} for {price} coin.",
            "{seat:{seat} recruits|You recruit} {card:the} for {price} coins.",
            event.price,
        )
    return ngettext(
        "{seat:{seat} buys|You buy} {card:the} for {price} coin.",
        "{seat:{seat} buys|You buy} {card:the} for {price} coins.",
        event.price,
    )
