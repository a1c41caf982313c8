"""A label for every move of Rival Kings, short enough for a button, what follows from it, and what to tap for it."""

from collections.abc import Sequence

from kingdoms.core.state import Move, Thing
from kingdoms.core.words.language import N_, _, ngettext
from kingdoms.games.rival_kings import cards, moves
from kingdoms.games.rival_kings.rules import abilities
from kingdoms.games.rival_kings.rules.actions import DISCOUNT, targets
from kingdoms.games.rival_kings.state import RivalKings
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.phrases import action_name, action_title, pile_name

_SKIPS = {
    cards.SETTLE: N_("Don't settle"),
    cards.PASS_ON: N_("Keep the marker"),
    cards.MONEY: N_("Take no money"),
    cards.SUBJECT: N_("Recruit nobody"),
    cards.BUILDING: N_("Buy no building"),
}


_ACTION_STEPS = ("action", "carry_out", "one_action")
"""The steps that ask for an action."""
_WITHOUT_A_WAY = (moves.Use, moves.Reclaim, moves.Give)
"""The moves that do not say how they are carried out; after any other move there is a choice, if only to skip."""

_FREE = (moves.Settle, moves.PassOn, moves.Take, moves.Steal)
"""The moves that can only help the player who makes them."""


def label(state: RivalKings, move: Move) -> str:
    """A move's label, short enough for a button."""
    match move:
        case moves.Choose(character):
            return _("Choose {character:the}").format(character=character_name(character))
        case moves.ExchangeCharacters(rival):
            return _("Exchange for {character:the}").format(character=character_name(state.chosen[rival]))
        case moves.FendOff() as fend_off:
            return _("Fend off {character:the}").format(character=character_name(attacker(state, fend_off)))
        case moves.Steal() as steal:
            return _("Steal: {action}").format(action=action_name(_stolen(state, steal)))
        case moves.Reclaim():
            return what_follows(state, move) or _label_of_reclaimed(state, move)
        case moves.Use() as use:
            return _label_of_use(state, use)
        case moves.Give():
            return what_follows(state, move) or _label_of_action(state, move)
        case moves.Skip():
            return _label_of_skip(state)
    return _label_of_action(state, move)


def _label_of_use(state: RivalKings, use: moves.Use) -> str:
    """The label of an ability, with everything that follows without another choice."""
    if exchange(state, use) is None and (card := given_card(state, use)) is not None:
        return _("Swap your {given} for another card").format(given=card_name(card))
    follows = what_follows(state, use)
    text = _("{card}: {follows}") if follows else _("Use {card:the}")
    return text.format(card=card_name(use.subject), follows=follows)


def _label_of_action(state: RivalKings, move: Move) -> str:
    """The label of a move that pays, takes, gives or receives something."""
    match move:
        case moves.Settle():
            return _("Return a marker")
        case moves.PassOn(rival):
            return _("Give a marker to {character:the}").format(character=character_name(state.chosen[rival]))
        case moves.Take(stack):
            return _("Take the money in front of {pile}").format(pile=pile_name(stack))
        case moves.Buy(pile, blacksmith):
            return _label_of_purchase(price(state, move), state.piles[pile][-1], blacksmith)
        case moves.Pick(card):
            return _label_of_purchase(price(state, move), card, False)
        case moves.Give(card):
            return _("Give {card:the}").format(card=card_name(card))
        case moves.Receive(rival, card):
            text = _("Take {card:the} from {character:the}")
            return text.format(card=card_name(card), character=character_name(state.chosen[rival]))
        case moves.ReceiveTop(pile):
            return _("Take {card:the}").format(card=card_name(state.piles[pile][-1]))
        case moves.Look(pile):
            return _("Look through {pile}").format(pile=pile_name(pile))
    raise ValueError(f"{move!r} is not a move of Rival Kings")


def attacker(state: RivalKings, move: moves.FendOff) -> int:
    """The character whose attack a move fends off."""
    return state.neutral if move.attacker == moves.NEUTRAL else state.chosen[move.attacker]


def price(state: RivalKings, move: moves.Buy | moves.Pick) -> int:
    """The price of a pile's top card, or of one found in it, if it is bought this way."""
    if isinstance(move, moves.Pick):
        return cards.VALUES[state.rules][move.card]
    value = cards.VALUES[state.rules][state.piles[move.pile][-1]]
    return max(0, value - DISCOUNT) if move.blacksmith else value


def _label_of_purchase(n: int, card: int, has_discount: bool) -> str:
    if has_discount:
        text = ngettext("Pay {n} coin using {card:the}", "Pay {n} coins using {card:the}", n)
        return text.format(n=n, card=card_name(cards.BLACKSMITH))
    text = ngettext("Pay {n} coin for {card:the}", "Pay {n} coins for {card:the}", n)
    return text.format(n=n, card=card_name(card))


def _label_of_reclaimed(state: RivalKings, move: moves.Reclaim) -> str:
    return _("Carry out: {action}").format(action=action_name(_reclaimed(state, move)))


def _reclaimed(state: RivalKings, move: moves.Reclaim) -> str:
    return cards.actions(state.chosen[state.agenda[-1][1]])[move.action]


def which(state: RivalKings, ways: Sequence[Move]) -> str:
    """The question before an automatic payment, a choice of ways to pay, a useless theft, or giving something up."""
    match ways[0]:
        case moves.Use(subject):
            return _("Use {card:the}?").format(card=card_name(subject))
        case moves.Reclaim() as reclaim:
            return _label_of_reclaimed(state, reclaim)
        case moves.Give() as give:
            return _("{move}?").format(move=_label_of_action(state, give))
        case moves.Steal() as steal:
            text = _("You can't {action} now. Steal this only to stop {character:the}?")
            victim = character_name(state.chosen[steal.victim])
            return text.format(action=action_name(_stolen(state, steal)), character=victim)
        case moves.Skip():
            return _("This costs you nothing. Skip it anyway?")
    card = bought(state, ways[0])
    if card is None:
        raise ValueError(f"{ways[0]!r} needs no confirmation")
    return _("Pay for {card:the}").format(card=card_name(card))


def bought(state: RivalKings, move: Move) -> int | None:
    """The card that a move buys; None if it buys nothing."""
    match move:
        case moves.Buy(pile):
            return state.piles[pile][-1]
        case moves.Pick(card):
            return card
    return None


def can_only_use_ability(state: RivalKings) -> bool:
    """Whether the action asked for is impossible, so that only an ability can be used; False in other seats' views."""
    ways = state.moves() if state.asked in _ACTION_STEPS else []
    return bool(ways) and all(type(way) in (moves.Skip, moves.Use) for way in ways)


def _label_of_skip(state: RivalKings) -> str:
    step = state.agenda[-1]
    if can_only_use_ability(state):
        return _("Continue")
    match step[0]:
        case "gardener":
            return _("Keep {character:the}").format(character=character_name(state.chosen[step[1]]))
        case "attacked":
            return _("Don't defend")
        case "theft":
            return _("Steal nothing")
        case "action":
            return _(_SKIPS[cards.actions(state.chosen[step[1]])[step[2]]])
        case "carry_out":
            return _(_SKIPS[step[2]])
        case "pick":
            return _("Buy nothing")
        case "turn_end":
            return _("End turn")
    return _("Take no action")


# Consequences that need no further choice.


def what_follows(state: RivalKings, move: Move) -> str:
    """A description of how a move continues if there is only one way; empty if there is a choice."""
    if type(move) is moves.Use and move.subject in (cards.JAILER, cards.SCHOLAR):
        n = abilities.income(state, state.agenda[-1][1], *abilities.ABILITIES[move.subject].fields)
        return ngettext("Take {n} coin", "Take {n} coins", n).format(n=n)
    if (swap := exchange(state, move)) is not None:
        given, received = (card_name(card) for card in exchanged_cards(state, *swap))
        return _("Swap your {given} for {received:the}").format(given=given, received=received)
    ways, _after = _goes_on(state, move)
    said = [_label_of_action(state, way) for way in ways if type(way) is not moves.Reclaim]
    return "; ".join(said) or "".join(action_title(_reclaimed(state, way)) for way in ways)


def exchange(state: RivalKings, move: Move) -> tuple[moves.Give, moves.Receive | moves.ReceiveTop] | None:
    """The only exchange that a move leads to: what is given and received; None if there is a choice, or no exchange."""
    match [move, *_goes_on(state, move)[0]]:
        case [*_use, moves.Give() as give, moves.Receive() | moves.ReceiveTop() as receive]:
            return give, receive
    return None


def given_card(state: RivalKings, move: Move) -> int | None:
    """The only card that can be given in the exchange a move leads to; None if there is a choice, or no exchange."""
    return next((way.card for way in _goes_on(state, move)[0] if isinstance(way, moves.Give)), None)


def exchanged_cards(state: RivalKings, give: moves.Give, receive: moves.Receive | moves.ReceiveTop) -> tuple[int, int]:
    """The card given in an exchange, and the one received."""
    match receive:
        case moves.Receive(card=card):
            return give.card, card
        case moves.ReceiveTop(pile):
            return give.card, state.piles[pile][-1]


def takes_money(state: RivalKings, move: Move) -> bool:
    """Whether a move automatically takes the money in front of a pile."""
    return any(type(way) is moves.Take for way in _goes_on(state, move)[0])


def spends(state: RivalKings, move: Move) -> bool:
    """Whether a move automatically leads to something that was not chosen and costs the player coins or points."""
    ways, after = _goes_on(state, move)
    if not ways or type(ways[-1]) is moves.Take:  # what is taken may be hidden from the view
        return False
    seat = state.agenda[-1][1]
    is_poorer = after.coins[seat] < state.coins[seat]
    return is_poorer or after.scores()[seat].total < state.scores()[seat].total


def ends_game(state: RivalKings, move: Move) -> bool:
    """Whether a move automatically takes the last card of a pile, which ends the game, unless it is ending anyway."""
    piles = [_pile_bought_from(state, way) for way in (move, *_goes_on(state, move)[0])]
    return all(state.piles) and any(pile is not None and len(state.piles[pile]) == 1 for pile in piles)


def _pile_bought_from(state: RivalKings, move: Move) -> int | None:
    match move:
        case moves.Buy(pile):
            return int(pile)
        case moves.Pick():
            return int(state.agenda[-1][3])
    return None


def warning(state: RivalKings, move: Move) -> str:
    """A warning before a move that ends the game; empty before any other."""
    return _("Takes the last card of the pile: the game ends after this cycle.") if ends_game(state, move) else ""


def wastes(state: RivalKings, move: Move) -> bool:
    """Whether a move skips something that would cost the player nothing."""
    return type(move) is moves.Skip and any(type(way) in _FREE for way in state.moves())


def only_denies(state: RivalKings, move: Move) -> bool:
    """Whether a move steals an action that the thief cannot carry out, so that only the victim is affected."""
    return type(move) is moves.Steal and not targets(state, state.agenda[-1][1], _stolen(state, move))


def _stolen(state: RivalKings, steal: moves.Steal) -> str:
    return cards.actions(state.chosen[steal.victim])[steal.action]


def _goes_on(state: RivalKings, move: Move) -> tuple[list[Move], RivalKings]:
    """The forced answers that follow a move automatically, and the state they lead to.

    The given state is never changed; a move that already says how it is carried out leads to nothing more. Stops
    before a lone skip and before a look: which piles can be looked through depends on cards that the view may hide.
    """
    ways: list[Move] = []
    if type(move) not in _WITHOUT_A_WAY:
        return ways, state
    after, way = state.copy(), move
    while True:
        step, *fields = after.agenda[-1]
        after.answers[step](after, way, *fields)
        step, *fields = after.agenda[-1]
        answers = after.asks[step](after, *fields) if step in after.asks and step != "look" else None
        if answers is None or len(answers) > 1 or type(answers[0]) is moves.Skip:
            return ways, after
        way = answers[0]
        ways.append(way)


# Things to tap.


def target(state: RivalKings, move: Move) -> Thing:
    """The thing on the table to tap for this move."""
    seat = state.agenda[-1][1]
    match move:
        case moves.Choose(character):
            return ("hand", character)
        case moves.ExchangeCharacters(rival):
            return ("character", rival)
        case moves.PassOn(rival):
            return ("seat", rival)
        case moves.FendOff(attacker):
            return ("neutral",) if attacker == moves.NEUTRAL else ("character", attacker)
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
