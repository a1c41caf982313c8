"""Why a move is made: what to say about each term of the bot's value that favours it."""

from collections import Counter

from kingdoms.core.state import Move
from kingdoms.core.words.language import N_, _, ngettext
from kingdoms.core.words.why import VICTORY, Phrases, Reason, explain, victory
from kingdoms.games.rival_kings import bot, cards, moves
from kingdoms.games.rival_kings.bot import outlook
from kingdoms.games.rival_kings.bot.weights import WEIGHTS
from kingdoms.games.rival_kings.cards import RANKS, STEALS_FROM, SUBJECT, VALUES, actions, is_subject, rank
from kingdoms.games.rival_kings.rules.actions import refill
from kingdoms.games.rival_kings.scoring import COINS_PER_POINT, POINTS_PER_MARKER, POINTS_PER_SINGLE
from kingdoms.games.rival_kings.state import HIDDEN, NONE, RivalKings
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.phrases import action_name, coins, colour_name, points

_FROM_NOW_ON = {
    cards.GARDENER: N_("From now on, characters can be exchanged."),
    cards.WATCHMAN: N_("From now on, an attack can be fended off."),
    cards.JAILER: N_("From now on, conflict markers earn coins."),
    cards.COURT_LADY: N_("From now on, a building can be exchanged for a rival's."),
    cards.BISHOP: N_("From now on, a subject can be exchanged for a rival's."),
    cards.SCHOLAR: N_("From now on, buildings earn coins."),
    cards.TROUBADOUR: N_("From now on, a card can be exchanged for a pile's top card."),
    cards.SAILOR: N_("From now on, an action can be carried out twice in a same-rank conflict."),
    cards.BLACKSMITH: N_("From now on, a building costs 1 coin less."),
    cards.CARPENTER: N_("From now on, one extra building can be bought each cycle."),
    cards.MARKET_WOMAN: N_("From now on, money can be taken one extra time each cycle."),
    cards.INNKEEPER: N_("From now on, one extra subject can be recruited each cycle."),
    cards.VINTNER: N_("From now on, a subject can be picked from anywhere in a pile."),
    cards.MINER: N_("From now on, a building can be picked from anywhere in a pile."),
    cards.HERBALIST: N_("From now on, a conflict marker can be given away each cycle."),
    cards.FARMER: N_("From now on, a stolen action can be carried out after all."),
}
"""The use of each subject when it is active."""
_CAN = {
    cards.SETTLE: N_("{character:The} can return a conflict marker."),
    cards.PASS_ON: N_("{character:The} can pass on a conflict marker."),
    cards.MONEY: N_("{character:The} can take money."),
    cards.SUBJECT: N_("{character:The} can recruit a subject."),
    cards.BUILDING: N_("{character:The} can buy a building."),
}
"""The sentence about each action that a character may be chosen for."""
_FIRST_SUBJECT_PILE = 2
_EARNERS = (cards.JAILER, cards.SCHOLAR)
_EXCHANGERS = (cards.COURT_LADY, cards.BISHOP, cards.TROUBADOUR)


def why(state: RivalKings, move: Move) -> str:
    """The reason for the deciding seat's move, judging by this view; empty if there is nothing to say."""
    if _is_secret(state, move):
        return _("It was chosen in secret: nobody else knows why.")
    return why_by_value(state, move) or _at_par(state, move)


def why_by_value(state: RivalKings, move: Move) -> str:
    """The reason that the bot's value gives for the move; empty if there is none."""
    if _is_secret(state, move):
        return ""
    return explain(bot, state, move, _SEARCH_PHRASES if _is_search(state, move) else _PHRASES)


def _is_secret(view: RivalKings, move: Move) -> bool:
    """Whether the reader cannot see which characters the move chooses from."""
    return type(move) is moves.Choose and HIDDEN in view.hands[view.agenda[-1][1]]


# Looking through a pile.


def _is_search(state: RivalKings, move: Move) -> bool:
    """Whether a move looks for a card that nobody can name yet."""
    if type(move) is moves.Look:
        return HIDDEN in state.piles[move.pile]
    return type(move) is moves.Use and move.subject in (cards.VINTNER, cards.MINER)


def _search(state: RivalKings, move: Move) -> str:
    """The reason for looking through piles whose cards are not known yet."""
    if type(move) is moves.Use:
        return _("Any suitable card in a pile can be bought, not just the top one.")
    n, kind = len(state.piles[move.pile]), state.agenda[-1][2]
    text = ngettext("There is {n} card to look through.", "There are {n} cards to look through.", n).format(n=n)
    return text if (kind == SUBJECT) == (move.pile >= _FIRST_SUBJECT_PILE) else ""


def _found(reason: Reason) -> str:
    """The phrase for a search, whatever its term."""
    return _search(reason.view, reason.move)


_SEARCH_PHRASES: Phrases = dict.fromkeys(("cards", "top_cards", "ability"), (_found, None))
"""The terms that a found card may add to; as nobody knows which card that will be, they share a phrase."""


# Moves that no term sets apart.


def _at_par(state: RivalKings, move: Move) -> str:
    """The reason for a move that no term sets apart: taking money, searching a pile, or skipping a useless exchange."""
    seat = state.agenda[-1][1]
    if type(move) is moves.Take:
        return _money(state, seat, move.stack)
    if type(move) is moves.Look and _is_search(state, move):
        return _search(state, move)
    is_left = type(move) is moves.Skip and any(state.has_unused(seat, subject) for subject in _EXCHANGERS)
    if not is_left or len(bot.sensible(state, [moves.Use(state.active(seat)), move])) > 1:
        return ""
    return _("No exchange would score any points.")


# Cards.


def _row(state: RivalKings, seat: int) -> Counter[int]:
    return Counter(state.subjects[seat] + state.buildings[seat])


def _top_cards(state: RivalKings) -> list[int]:
    return [pile[-1] for pile in state.piles if pile]


def _gain(rules: int, row: Counter[int], card: int) -> int:
    """How many points a card adds to a row."""
    held = sorted(row.elements())
    subjects = tuple(each for each in held if is_subject(each))
    return outlook.row_of(subjects, tuple(held[len(subjects) :]), rules)[card]


def _partner(card: int) -> int:
    return card + cards.SYMBOLS if is_subject(card) else card - cards.SYMBOLS


def _is_perfect(row: Counter[int], card: int) -> bool:
    """Whether a card's perfect partner is in a row and still single."""
    return row[_partner(card)] > row[card]


def _received(reason: Reason) -> int | None:
    """The card that the move gains or leads to, if the reader can know it."""
    view, seat = reason.view, reason.seat
    known = {card for row in (*view.piles, *view.subjects, *view.buildings) for card in row}
    if type(reason.move) is moves.Pick:
        known.add(reason.move.card)
    return next((card for card in _row(reason.after, seat) - _row(view, seat) if card in known), None)


def _cards(reason: Reason) -> str:
    """The points of the card gained, or the card that is kept."""
    card, before, after = _received(reason), _row(reason.view, reason.seat), _row(reason.after, reason.seat)
    if card is None:
        kept = (before & after) - _row(reason.other, reason.seat)
        return _("Keeps {card:the}.").format(card=card_name(min(kept))) if kept else ""
    row, move, rules = before & after, reason.move, reason.view.rules
    if type(move) is not moves.Give:
        return (_fit if type(move) in _GETS else _can_get)(rules, row, card)
    text, more = _("{given:The} for {card:the}: +{points}."), _gain(rules, row, card) - _gain(rules, row, move.card)
    return text.format(given=card_name(move.card), card=card_name(card), points=points(more)) if more > 0 else ""


_GETS = (moves.Buy, moves.Pick, moves.Receive, moves.ReceiveTop)


def _fit(rules: int, row: Counter[int], card: int) -> str:
    """A card's contribution to a row."""
    more = _gain(rules, row, card)
    if _is_perfect(row, card):
        partner = _partner(card)
        text, more = _("A perfect pair with {card:the}: {points}."), VALUES[rules][card] + VALUES[rules][partner]
        return text.format(card=card_name(partner), points=points(more))
    if more > POINTS_PER_SINGLE:
        text = _("A colour pair ({colour}) adds {points}.")
        return text.format(colour=colour_name(card), points=points(more))
    return _("{card:The} on its own: {points}.").format(card=card_name(card), points=points(more))


def _can_get(rules: int, row: Counter[int], card: int) -> str:
    """A card's contribution to a row if it is gained later."""
    if _is_perfect(row, card):
        text = _("Could get {card:the}: a perfect pair with {partner:the}.")
        return text.format(card=card_name(card), partner=card_name(_partner(card)))
    return _("Could get {card:the}: {points}.").format(card=card_name(card), points=points(_gain(rules, row, card)))


def _chances(reason: Reason) -> str:
    """A top card that would score more after this move, or else one that only this move leaves on its pile."""
    view, seat, rules = reason.view, reason.seat, reason.view.rules
    before, after = _row(view, seat), _row(reason.after, seat)
    still_there = [card for card in _top_cards(view) if card in _top_cards(reason.after)]
    card = max(still_there, key=lambda each: _gain(rules, after, each) - _gain(rules, before, each), default=None)
    if card is not None and _gain(rules, after, card) > _gain(rules, before, card):
        text = _("{card:The} on top of a pile would then score {points}.")
        return text.format(card=card_name(card), points=points(_gain(rules, after, card)))
    left = [card for card in still_there if card not in _top_cards(reason.other)]
    return _("Leaves {card:the} available for later.").format(card=card_name(left[0])) if left else ""


def _ability(reason: Reason) -> str:
    """The subject that becomes active, can still be used this turn, or remains active."""
    before, after, other = (state.active(reason.seat) for state in (reason.view, reason.after, reason.other))
    if after != before:
        return _(_FROM_NOW_ON[after]) if after == _received(reason) else ""
    is_own_turn = type(reason.move) is moves.Skip and reason.after.seat == reason.seat
    if is_own_turn and moves.Use(after) in reason.after.moves():
        return _("{card:The} can still be used this turn.").format(card=card_name(after))
    return _("{card:The} remains the active subject.").format(card=card_name(after)) if other != before else ""


# Money.


def _known_coins(state: RivalKings, stack: int) -> tuple[int, bool]:
    """The minimum amount of money in a stack according to this view, and whether it is exact."""
    if not any(state.tops):
        return refill(state.supply)[stack], True
    if state.stacks[stack] != HIDDEN:
        return state.stacks[stack], True
    if sum(map(bool, state.tops)) == 1:
        return cards.COINS - state.supply - sum(state.coins), True
    return state.tops[stack], False


def _coins(reason: Reason) -> str:
    """The coins gained, or the coins that are not spent."""
    view, seat, move = reason.view, reason.seat, reason.move
    own, left = view.coins[seat], reason.after.coins[seat]
    if left > own:
        return _income(reason)
    if not left or (left < own and type(move) not in _GETS):
        return ""
    text = _("Keeps {coins} for later.") if left == own else _("Leaves {coins} for later.")
    return text.format(coins=coins(left))


def _income(reason: Reason) -> str:
    """The card that the coins gained can buy, or where the coins come from."""
    view, seat, move = reason.view, reason.seat, reason.move
    if type(move) is moves.Take:
        return _money(view, seat, move.stack)
    if type(move) is moves.Use and move.subject in _EARNERS:
        n = reason.after.coins[seat] - view.coins[seat]
        text = _("{card:The} gives {coins}.").format(card=card_name(move.subject), coins=coins(n))
        return _affordable(view, seat, n, True) or text
    n, is_exact = max(_known_coins(view, stack) for stack in range(cards.PILES))
    return _affordable(view, seat, n, is_exact) or _("Can take {coins}.").format(coins=_amount(n, is_exact))


def _money(view: RivalKings, seat: int, stack: int) -> str:
    """Says what a stack's money can buy, that no other pile shows more, the points it scores, or the new total."""
    n, is_exact = _known_coins(view, stack)
    text, own = _("No other pile shows more money: {coins}."), view.coins[seat]
    more = (own + n) // COINS_PER_POINT - own // COINS_PER_POINT
    if any(_known_coins(view, other)[0] > n for other in range(cards.PILES)):
        text = _("Scores {points} at the end unless spent: {coins}.") if more else _("Brings the total to {total}.")
    return _affordable(view, seat, n, is_exact) or text.format(
        coins=_amount(n, is_exact), points=points(more), total=_amount(own + n, is_exact)
    )


def _affordable(view: RivalKings, seat: int, n: int, is_exact: bool) -> str:
    """Names the most expensive top card that these coins make affordable, if any."""
    own, values = view.coins[seat], VALUES[view.rules]
    card = max(_top_cards(view), key=lambda each: values[each] * (own < values[each] <= own + n), default=None)
    if card is None or not own < values[card] <= own + n:
        return ""
    return _("Makes {card:the} affordable: {coins}.").format(card=card_name(card), coins=_amount(n, is_exact))


def _amount(n: int, is_exact: bool) -> str:
    return coins(n) if is_exact else _("at least {coins}").format(coins=coins(n))


# Conflict markers.


def _markers(reason: Reason) -> str:
    """A marker that is returned, passed on or avoided."""
    if not reason.view.revealed:
        return _danger(reason)
    if type(reason.move) is moves.PassOn:
        return _rivals_markers(reason._replace(side=reason.move.rival))
    before, after, other = (state.markers[reason.seat] for state in (reason.view, reason.after, reason.other))
    if after < before:
        return _("One fewer conflict marker: +{points}.").format(points=points(-POINTS_PER_MARKER))
    text = ngettext("Avoids {n} conflict marker.", "Avoids {n} conflict markers.", other - after)
    return text.format(n=other - after) if other > after else ""


def _rivals_markers(reason: Reason) -> str:
    """A marker that a rival gets."""
    view, rival = reason.view, reason.side
    if not view.revealed:
        return _prey(reason)
    if reason.after.markers[rival] <= view.markers[rival]:
        return ""
    totals, character = [score.total for score in view.scores()], view.chosen[rival]
    if view.seats > 2 and all(totals[other] < totals[rival] for other in view.rivals(rival) if other != reason.seat):
        text = _("A conflict marker for the rival with the most points: {character:the}.")
        return text.format(character=character_name(character))
    text = _("A conflict marker for {character:the}, who loses {points}.")
    return text.format(character=character_name(character), points=points(-POINTS_PER_MARKER))


# The character of the cycle.


def _character(reason: Reason) -> int:
    """The character that the move settles on; NONE for a move later in the cycle."""
    view, move = reason.view, reason.move
    if type(move) is moves.Choose:
        return int(move.character)
    if view.asked != "gardener":
        return NONE
    return int(view.chosen[move.rival if type(move) is moves.ExchangeCharacters else reason.seat])


def _actions(reason: Reason) -> str:
    """The best action of this character that the other one lacks, if it lacks any, or the card to buy with it."""
    character, other = _character(reason), reason.other.chosen[reason.seat]
    if NONE in (character, other):
        return ""
    own, worths = Counter(actions(character)), outlook.action_worths(reason.after, reason.seat, WEIGHTS)
    action = max(own - Counter(actions(other)) or own, key=worths.__getitem__)
    can = _(_CAN[action]).format(character=character_name(character))
    rules = reason.view.rules
    payable = [card for card in _top_cards(reason.view) if VALUES[rules][card] <= reason.view.coins[reason.seat]]
    kinds = {SUBJECT: True, cards.BUILDING: False}
    wanted = [card for card in payable if is_subject(card) == kinds.get(action)]
    row = _row(reason.view, reason.seat)
    return _can_get(rules, row, max(wanted, key=lambda card: _gain(rules, row, card))) if wanted else can


def _prey(reason: Reason) -> str:
    """The rank that the character attacks."""
    character = _character(reason)
    prey = None if character == NONE else STEALS_FROM.get(rank(character))
    if prey is None:
        return ""
    text = _("{character:The} attacks rank {rank} and can steal from it.")
    return text.format(character=character_name(character), rank=RANKS[prey])


def _danger(reason: Reason) -> str:
    """Says that the character is safe from conflicts, or less likely to be in one."""
    if type(reason.move) is not moves.Choose:
        return ""
    character = reason.move.character
    is_safe = rank(character) not in STEALS_FROM.values()
    text = _("No rank attacks {character:the}.") if is_safe else _("{character:The} is less likely to be in conflict.")
    return text.format(character=character_name(character))


# Rivals' losses.


def _rivals_cards(reason: Reason) -> str:
    """The card that a rival loses."""
    lost = _row(reason.view, reason.side) - _row(reason.after, reason.side)
    if not lost:
        return ""
    text = _("Takes {card:the} from {character:the}.")
    return text.format(card=card_name(min(lost)), character=character_name(reason.view.chosen[reason.side]))


def _rivals_chances(reason: Reason) -> str:
    """Says which card or action a rival loses or is denied, or that the game will end sooner.

    Before the reveal, it says which rank the character attacks.
    """
    view, move, rival = reason.view, reason.move, reason.side
    if not view.revealed:
        return _prey(reason)
    character, card = view.chosen[rival], _received(reason)
    if card in _top_cards(view):
        text = _("Protects {card:the} from {character:the}.")
        return text.format(card=card_name(card), character=character_name(character))
    if type(move) is moves.Skip:
        return _kept_from_rivals(reason)
    if type(move) is moves.Steal and move.victim == rival:
        action = action_name(actions(character)[move.action])
        text = _("{character:The} loses an action: {action}.")
        return text.format(character=character_name(character), action=action)
    return _rivals_cards(reason) or _end_of_game(reason)


def _kept_from_rivals(reason: Reason) -> str:
    """The card that an exchange would put within a rival's reach."""
    given = _row(reason.view, reason.seat) - _row(reason.other, reason.seat)
    return _("Keeps {card:the} away from rivals.").format(card=card_name(min(given))) if given else ""


def _end_of_game(reason: Reason) -> str:
    """Says that a shrinking pile brings the end of the game closer."""
    before, after = (min(map(len, state.piles)) for state in (reason.view, reason.after))
    is_closer = type(reason.move) in _GETS and after < before
    return _("Hastens the end of the game.") if is_closer else ""


_PHRASES: Phrases = {
    "cards": (_cards, _rivals_cards),
    "coins": (_coins, _end_of_game),
    "markers": (_markers, _rivals_markers),
    "top_cards": (_chances, _rivals_chances),
    "ability": (_ability, _end_of_game),
    "actions": (_actions, _rivals_chances),
    "loot": (_prey, _danger),
    "danger": (_danger, _prey),
    VICTORY: (victory, None),
}
