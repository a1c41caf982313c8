"""Help for each thing on the table: its name and its description. Nothing here reveals a secret."""

from collections.abc import Callable, Sequence

from kingdoms.core.game import Description
from kingdoms.core.state import Thing
from kingdoms.core.words.language import You, _, enumerated, ngettext, numeral, sentences, signed
from kingdoms.games.rival_kings import cards
from kingdoms.games.rival_kings.scoring import pairs
from kingdoms.games.rival_kings.state import HIDDEN, NONE, RivalKings
from kingdoms.games.rival_kings.words.gains import gain_of
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.phrases import (
    ability,
    action_name,
    action_rule,
    action_title,
    colour_name,
    order_of_equals,
    pile_name,
    pile_title,
    points,
)  # fmt: skip

Names = Sequence[str]


def thing(state: RivalKings, thing: Thing, names: Names) -> Description:
    """A thing's name and description."""
    return _THINGS[thing[0]](state, names, *thing[1:])


# Characters and their actions.


def about_character(character: int) -> str:
    """A character's rank and actions, whom it steals from, who can steal from it, and its tie symbol if it has one."""
    names = [action_name(action) for action in cards.actions(character)]
    text = ngettext("Action: {actions}.", "Actions from left to right: {actions}.", len(names))
    return sentences(
        _("Rank {rank}.").format(rank=cards.RANKS[cards.rank(character)]),
        text.format(actions=", ".join(names)),
        _prey(character),
        _thieves(character),
        "" if character % 2 else _("Tie symbol: if ranks and markers are tied, this card acts first."),
    )


def _prey(character: int) -> str:
    prey = cards.STEALS_FROM.get(cards.rank(character))
    if prey is None:
        return _("Steals from nobody.")
    return _("Attacks rank {rank} and steals from it.").format(rank=cards.RANKS[prey])


def _thieves(character: int) -> str:
    thieves = [cards.RANKS[thief] for thief, prey in cards.STEALS_FROM.items() if prey == cards.rank(character)]
    if not thieves:
        return _("Nobody can steal from it.")
    text = ngettext("Rank {ranks} can steal from it.", "Ranks {ranks} can steal from it.", len(thieves))
    return text.format(ranks=enumerated(thieves))


def _hand(state: RivalKings, names: Names, character: int) -> Description:
    return character_name(character), about_character(character)


def _in_hand(state: RivalKings, names: Names, seat: int) -> Description:
    if state.cycle == 1:
        text = _(
            "{name:{name} chooses|You choose} one of these in the second cycle. Then all characters are dealt again."
        )
    else:
        text = _("{name:You} won't get to play this card: all characters are dealt again after this cycle.")
    return _("Characters in hand"), text.format(name=names[seat])


def _played(state: RivalKings, names: Names, character: int) -> Description:
    text = _("You played this character in the first cycle of this round.")
    return character_name(character), sentences(text, about_character(character))


def _character(state: RivalKings, names: Names, seat: int) -> Description:
    character = state.chosen[seat]
    if character == NONE:
        text = _("{name:{name} has|You have} not chosen a character for this cycle yet.")
        return _("No character yet"), text.format(name=names[seat])
    if character == HIDDEN:
        text = _("{name:{name} has|You have} chosen. All characters are revealed together.")
        return _("A hidden character"), text.format(name=names[seat])
    return character_name(character), sentences(
        _("{name:{name}'s|Your} character for this cycle.").format(name=_called(state, names, seat)),
        _pennant(state, names, seat),
        _("Same-rank conflict: one action, no theft.") if state.is_locked(seat) else "",
        order_of_equals() if state.is_locked(seat) else "",
        *_thefts(state, names, seat),
        about_character(character),
    )


def _thefts(state: RivalKings, names: Names, victim: int) -> list[str]:
    """The actions that were stolen from a seat's character this cycle: a sentence about each thief."""
    own, covered = cards.actions(state.chosen[victim]), state.covered[victim]
    stolen: dict[int, list[str]] = {}
    for action, thief in zip(own, covered, strict=False):
        if thief != NONE:
            stolen.setdefault(thief, []).append(action_name(action))
    text = _("Stolen by {name:{name}|you}: {actions}.")
    return [text.format(name=names[thief], actions=", ".join(actions)) for thief, actions in stolen.items()]


def _action(state: RivalKings, names: Names, seat: int, index: int) -> Description:
    action = cards.actions(state.chosen[seat])[index]
    thief = state.covered[seat][index]
    crest = "" if thief == NONE else _("Stolen: covered by {name:{name}'s|your} crest.").format(name=names[thief])
    return action_title(action), sentences(action_rule(action), crest)


def _neutral(state: RivalKings, names: Names) -> Description:
    n = len(state.aside)
    if state.neutral != NONE:
        return _("Neutral: {character}").format(character=character_name(state.neutral)), sentences(
            _("Rank {rank}.").format(rank=cards.RANKS[cards.rank(state.neutral)]),
            _(
                "Gives a marker to each player whose character has the same rank as this one or is attacked by it, "
                "but does nothing else."
            ),
        )
    if state.seats == 2:
        text = ngettext("{n} face-down character.", "{n} face-down characters.", n)
        return _("Neutral pile"), sentences(
            text.format(n=n),
            _("One is revealed together with the players' characters and may give them conflict markers."),
        )
    text = ngettext("{n} character is set aside this round.", "{n} characters are set aside this round.", n)
    return _("Set aside"), sentences(text.format(n=n), _("Nobody has seen them."))


# Subjects and buildings.


def card_facts(card: int, rules: int = cards.RULES_VERSION) -> str:
    """The kind, colour, value and partner of a subject or a building."""
    if cards.is_subject(card):
        text = _("This {colour} subject has a price and value of {n}. It makes a perfect pair with {partner:the}.")
        partner = card + cards.SYMBOLS
    else:
        text = _("This {colour} building has a price and value of {n}. It makes a perfect pair with {partner:the}.")
        partner = card - cards.SYMBOLS
    return text.format(colour=colour_name(card), n=cards.VALUES[rules][card], partner=card_name(partner))


def _about_card(card: int, rules: int) -> str:
    if not cards.is_subject(card):
        return card_facts(card, rules)
    return sentences(card_facts(card, rules), _("Ability: {ability}").format(ability=ability(card)))


def _card(state: RivalKings, names: Names, card: int) -> Description:
    return card_name(card), _about_card(card, state.rules)


def _pick(state: RivalKings, names: Names, card: int, _copy: int = 0) -> Description:
    return _card(state, names, card)


def _subject(state: RivalKings, names: Names, seat: int, place: int) -> Description:
    card = state.subjects[seat][place]
    return card_name(card), sentences(
        _about_card(card, state.rules), _standing(state, seat, place), _in_pair(state, seat, place, is_subject=True)
    )


def _standing(state: RivalKings, seat: int, place: int) -> str:
    """Says whether a subject is active and whether its ability can still be used."""
    if place != len(state.subjects[seat]) - 1:
        return _("Not active: only the newest subject is, the one with the seal.")
    if state.used >> seat & 1:
        return _("Active, but its seal is ticked: its owner has already used an ability this cycle.")
    if state.subjects[seat][place] in (cards.GARDENER, cards.WATCHMAN, cards.SAILOR, cards.BLACKSMITH):
        return _("Active, as the seal shows.")
    return _("Active, as the seal shows: once per cycle, on its owner's turn, before, between or after actions.")


def _in_pair(state: RivalKings, seat: int, place: int, *, is_subject: bool) -> str:
    """The pair that a card in a row scores in, and how both cards are marked."""
    subjects, buildings = state.subjects[seat], state.buildings[seat]
    found = pairs(subjects, buildings, state.rules)
    pair = next((each for each in found if (each.subject if is_subject else each.building) == place), None)
    if pair is None:
        return ""
    subject, building = subjects[pair.subject], buildings[pair.building]
    values = cards.VALUES[state.rules][subject], cards.VALUES[state.rules][building]
    text, n = _("In a colour pair with {card:the}, marked by a thread or a number: {points}."), max(values)
    if pair.is_perfect:
        text, n = _("In a perfect pair with {card:the}, marked by a ribbon or a number: {points}."), sum(values)
    return text.format(card=card_name(building if is_subject else subject), points=points(n))


def _building(state: RivalKings, names: Names, seat: int, place: int) -> Description:
    card = state.buildings[seat][place]
    return card_name(card), sentences(card_facts(card, state.rules), _in_pair(state, seat, place, is_subject=False))


# Piles and money.


def _pile(state: RivalKings, names: Names, pile: int) -> Description:
    cards = state.piles[pile]
    if not cards:
        return pile_title(pile), _("No cards left: the game ends after this cycle.")
    text = ngettext(
        "There is only {n} card left in this pile: {card:the}.",
        "There are {n} cards in this pile, with {card:the} on top.",
        len(cards),
    )
    return pile_title(pile), sentences(
        text.format(n=len(cards), card=card_name(cards[-1])),
        "" if cards[:-1] or not all(state.piles) else _("Buying it ends the game after this cycle."),
        _about_card(cards[-1], state.rules),
        _tag(state, cards[-1]),
        _known_below(cards[:-1]),
    )


def _tag(state: RivalKings, card: int) -> str:
    """The meaning of the tag on a top card, which shows how many points the card would add for the viewer."""
    seat = _viewer(state)
    gain = gain_of(state, seat, card) if seat is not None else None
    if gain is None:
        return ""
    if gain.is_exchange:
        return _("The tag shows that this exchange would change your score by {points}.").format(
            points=signed(gain.points)
        )
    return _("The +{n} tag shows how many points the card would add as part of a pair.").format(n=gain.points)


def _known_below(cards: Sequence[int]) -> str:
    """The cards below the top, if the viewer has looked through the pile."""
    if not cards or HIDDEN in cards:
        return ""
    names = ", ".join(card_name(card) for card in reversed(cards))
    return _("Below it, as you have seen: {cards}.").format(cards=names)


def _stack(state: RivalKings, names: Names, stack: int) -> Description:
    name = _("Money in front of {pile}").format(pile=pile_name(stack))
    if not state.tops[stack]:
        refilled = _("All four piles are out of money: whoever takes some next first refills them from the supply.")
        is_next = not any(state.tops) and state.supply > 0
        return name, sentences(_("There is no money here."), refilled if is_next else _in_all(state))
    if state.open_money:
        n = state.stacks[stack]
        here = ngettext("{n} coin here.", "{n} coins here.", n).format(n=n)
    else:
        here = _("The top coin card shows {n}. The amount below it is hidden.").format(n=state.tops[stack])
    how = _("You can take it with this action: {action}.").format(action=action_name(cards.MONEY))
    return name, sentences(here, how, _in_all(state))


def _in_all(state: RivalKings) -> str:
    """Says how many coins are in front of the four piles, which anyone can work out: all coins are accounted for."""
    n = cards.COINS - state.supply - sum(state.coins)
    return ngettext(
        "There is {n} coin in total in front of the four piles.",
        "There are {n} coins in total in front of the four piles.",
        n,
    ).format(n=n)


def _supply(state: RivalKings, names: Names) -> Description:
    n = state.supply
    text = ngettext("{n} coin is left in the supply.", "{n} coins are left in the supply.", n)
    return _("Supply"), sentences(
        text.format(n=n),
        _("It provides new money when no pile has any left, and pays for some subjects' abilities."),
    )


# Players.


def _seat(state: RivalKings, names: Names, seat: int) -> Description:
    total = state.scores()[seat].total
    return names[seat], sentences(
        _owned(state, names, seat),
        _already_played(state, names, seat),
        _spent(state, names, seat),
        _pennant(state, names, seat),
        ngettext(
            "If the game ended now, {name:they|you} would have {n} point.",
            "If the game ended now, {name:they|you} would have {n} points.",
            total,
        ).format(name=_called(state, names, seat), n=numeral(total)),
    )


def _owned(state: RivalKings, names: Names, seat: int) -> str:
    """A seat's coins, markers, subjects and buildings."""
    coins, markers = state.coins[seat], state.markers[seat]
    subjects, buildings = len(state.subjects[seat]), len(state.buildings[seat])
    counts = (
        (coins, ngettext("{n} coin", "{n} coins", coins)),
        (markers, ngettext("{n} conflict marker", "{n} conflict markers", markers)),
        (subjects, ngettext("{n} subject", "{n} subjects", subjects)),
        (buildings, ngettext("{n} building", "{n} buildings", buildings)),
    )
    things = enumerated([text.format(n=n) for n, text in counts if n])
    text = _("{name:{name} has|You have} {things}.")
    return text.format(name=_called(state, names, seat), things=things)


def _already_played(state: RivalKings, names: Names, seat: int) -> str:
    """The character that a seat played in the first cycle of this round; empty during that cycle."""
    text = _("In the first cycle of this round, {name:{name}|you} played {character:the}.")
    played = [character_name(character) for character in state.played[seat]]
    return text.format(name=_called(state, names, seat), character=played[0]) if played else ""


def _spent(state: RivalKings, names: Names, seat: int) -> str:
    if not state.used >> seat & 1:
        return ""
    text = _("{name:{name} has|You have} already used an ability this cycle.")
    return text.format(name=_called(state, names, seat))


def _pennant(state: RivalKings, names: Names, seat: int) -> str:
    if seat != state.seat:
        return ""
    text = _("The pennant means that it's {name:{name}'s|your} turn to decide.")
    return text.format(name=_called(state, names, seat))


def _called(state: RivalKings, names: Names, seat: int) -> str:
    """A seat's name in a sentence; the viewer is "you" even if other people play as well."""
    return You(_("you")) if seat == _viewer(state) else names[seat]


def _viewer(state: RivalKings) -> int | None:
    """The viewer: the only seat whose characters can be seen; None for an onlooker."""
    seen = [seat for seat in range(state.seats) if HIDDEN not in state.hands[seat]]
    return seen[0] if len(seen) == 1 else None


def _markers(state: RivalKings, names: Names, seat: int) -> Description:
    n = state.markers[seat]
    text = ngettext(
        "{name:{name} has|You have} {n} conflict marker.", "{name:{name} has|You have} {n} conflict markers.", n
    )
    return _("Conflict markers"), sentences(
        text.format(name=_called(state, names, seat), n=n), _("Each one costs 2 points at the end of the game.")
    )


def _coins(state: RivalKings, names: Names, seat: int) -> Description:
    n = state.coins[seat]
    text = ngettext("{name:{name} has|You have} {n} coin.", "{name:{name} has|You have} {n} coins.", n)
    return _("Coins"), sentences(
        text.format(name=_called(state, names, seat), n=n), _("Every 3 coins are worth 1 point at the end of the game.")
    )


def _skip(state: RivalKings, names: Names) -> Description:
    return _("Skip"), _("Skips this decision. You can't come back to it.")


_THINGS: dict[str, Callable[..., Description]] = {
    "hand": _hand,
    "in_hand": _in_hand,
    "played": _played,
    "character": _character,
    "action": _action,
    "neutral": _neutral,
    "subject": _subject,
    "building": _building,
    "pick": _pick,
    "pile": _pile,
    "stack": _stack,
    "supply": _supply,
    "seat": _seat,
    "markers": _markers,
    "coins": _coins,
    "skip": _skip,
}
