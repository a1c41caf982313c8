"""What speaks for a card: the pair that it makes, what a rival could have done with it, and what it can do."""

from collections.abc import Iterable, Sequence

from kingdoms.core.language import N_, _
from kingdoms.games.rival_kings import scoring
from kingdoms.games.rival_kings.bot import outlook
from kingdoms.games.rival_kings.cards import (
    BISHOP,
    BLACKSMITH,
    BUILDING,
    CARPENTER,
    COURT_LADY,
    FARMER,
    GARDENER,
    HERBALIST,
    INNKEEPER,
    JAILER,
    MARKET_WOMAN,
    MINER,
    SAILOR,
    SCHOLAR,
    SUBJECT,
    SYMBOLS,
    TROUBADOUR,
    VALUES,
    VINTNER,
    WATCHMAN,
    is_subject,
)
from kingdoms.games.rival_kings.moves import Buy, Give, Pick, Receive, ReceiveTop, Skip, Use
from kingdoms.games.rival_kings.rules import abilities
from kingdoms.games.rival_kings.rules.actions import targets
from kingdoms.games.rival_kings.state import HIDDEN, RivalKings
from kingdoms.games.rival_kings.words.names import card_name, character_name
from kingdoms.games.rival_kings.words.phrases import colour_name, points
from kingdoms.games.rival_kings.words.prompts import asked_actions

_FROM_NOW_ON = {
    GARDENER: N_("From now on characters can be exchanged."),
    WATCHMAN: N_("From now on a strike can be turned back."),
    JAILER: N_("From now on conflict markers bring coins."),
    COURT_LADY: N_("From now on a building can be exchanged for a rival's."),
    BISHOP: N_("From now on a subject can be exchanged for a rival's."),
    SCHOLAR: N_("From now on buildings bring coins."),
    TROUBADOUR: N_("From now on a card can be exchanged for the top of a pile."),
    SAILOR: N_("From now on an action can be done twice beside an equal rank."),
    BLACKSMITH: N_("From now on a building costs 1 coin less."),
    CARPENTER: N_("From now on one building more can be bought in a cycle."),
    MARKET_WOMAN: N_("From now on money can be taken once more in a cycle."),
    INNKEEPER: N_("From now on one subject more can be recruited in a cycle."),
    VINTNER: N_("From now on a subject can be picked out of a whole pile."),
    MINER: N_("From now on a building can be picked out of a whole pile."),
    HERBALIST: N_("From now on a conflict marker can be given away in a cycle."),
    FARMER: N_("From now on a stolen action can be carried out after all."),
}
"""What each subject is good for as the active one."""

_EXCHANGERS = (COURT_LADY, BISHOP, TROUBADOUR)

Rows = tuple[Sequence[int], Sequence[int]]
"""The subjects and the buildings of a seat."""


def _ahead(state: RivalKings, rivals: Iterable[int]) -> int:
    """Who of these has the most points, as far as they could be counted now."""
    scores = state.scores()
    return max(rivals, key=lambda rival: scores[rival].total)


# What cards are worth together.


def _rows(state: RivalKings, seat: int) -> Rows:
    """What the seat has without the card that it is giving away."""
    subjects, buildings = state.subjects[seat][:], state.buildings[seat][:]
    match state.agenda[-1]:
        case ("receive" | "receive_top", giver, kind, place) if giver == seat:
            del (subjects if kind == SUBJECT else buildings)[place]
    return subjects, buildings


def _gain(rows: Rows, card: int) -> int:
    """How many points more there would be with this card."""
    subjects, buildings = rows
    return outlook.row_of(tuple(subjects), tuple(buildings))[card]


def _partner(card: int) -> int:
    return card + SYMBOLS if is_subject(card) else card - SYMBOLS


def _completes(rows: Rows, card: int) -> bool:
    """Whether a card finds its partner without a card of its own."""
    same, partners = rows if is_subject(card) else rows[::-1]
    return partners.count(_partner(card)) > same.count(card)


# What a card brings.


def _card(state: RivalKings, move: Buy | Pick | Receive | ReceiveTop) -> int:
    """The card that a move brings."""
    return move.card if isinstance(move, Pick | Receive) else state.piles[move.pile][-1]


def makes_perfect_pair(state: RivalKings, seat: int, move: Buy | Pick | Receive | ReceiveTop) -> str:
    """The card finds its partner."""
    card = _card(state, move)
    if not _completes(_rows(state, seat), card):
        return ""
    partner = _partner(card)
    return _("A perfect pair with the {card}: {points}.").format(
        card=card_name(partner), points=points(VALUES[card] + VALUES[partner])
    )


def makes_colour_pair(state: RivalKings, seat: int, move: Buy | Pick | Receive | ReceiveTop) -> str:
    """The card finds another of its colour, so that the two bring more than each by itself."""
    card = _card(state, move)
    more = _gain(_rows(state, seat), card)
    if more <= scoring.POINTS_PER_SINGLE:
        return ""
    return _("A pair of one colour, {colour}: {points} more.").format(colour=colour_name(card), points=points(more))


def denies_perfect_pair(state: RivalKings, seat: int, move: Buy | Pick | ReceiveTop) -> str:
    """A rival has its partner; the one with most points is told."""
    card = _card(state, move)
    waiting = [
        rival for rival in state.rivals(seat) if _completes((state.subjects[rival], state.buildings[rival]), card)
    ]
    if not waiting:
        return ""
    character = character_name(state.chosen[_ahead(state, waiting)])
    return _("The {character} could have made a perfect pair of it.").format(character=character)


def has_partner_in_sight(state: RivalKings, seat: int, move: Buy | Pick | Receive | ReceiveTop) -> str:
    """Its partner is the top of a pile."""
    partner = _partner(_card(state, move))
    if not any(pile[-1] == partner for pile in state.piles if pile):
        return ""
    return _("Its partner lies open: {card}.").format(card=card_name(partner))


def has_ability(state: RivalKings, seat: int, move: Buy | Pick | Receive | ReceiveTop) -> str:
    """The newest subject is the active one."""
    card = _card(state, move)
    return _(_FROM_NOW_ON[card]) if is_subject(card) else ""


def ends_game(state: RivalKings, seat: int, move: Buy | Pick) -> str:
    """With the last card of a pile the game comes to its end, and nobody else is ahead."""
    pile = move.pile if isinstance(move, Buy) else state.agenda[-1][3]
    totals = [score.total for score in state.scores()]
    if len(state.piles[pile]) > 1 or max(totals) > totals[seat]:
        return ""
    return _("The last card of its pile ends the game; nobody has more points now.")


def counts_alone(state: RivalKings, seat: int, move: Buy | Pick | Receive | ReceiveTop) -> str:
    """Every card counts, and may find a partner."""
    return _("A single card is a point, and may still find its partner.")


# What could be bought or exchanged.


def _payable(state: RivalKings, seat: int, kinds: Sequence[str]) -> list[int]:
    """The open cards of these kinds that the seat can pay."""
    ways = [way for kind in (SUBJECT, BUILDING) if kind in kinds for way in targets(state, seat, kind)]
    return list(dict.fromkeys(state.piles[way.pile][-1] for way in ways))


def offers_pair(state: RivalKings, seat: int, kinds: Sequence[str]) -> str:
    """An action of these kinds can bring a card that makes a pair."""
    rows = _rows(state, seat)
    open_cards = _payable(state, seat, kinds)
    perfect = next((card for card in open_cards if _completes(rows, card)), None)
    if perfect is not None:
        return _("The {card} lies open: a perfect pair with the {partner}.").format(
            card=card_name(perfect), partner=card_name(_partner(perfect))
        )
    gains = {card: _gain(rows, card) for card in open_cards}
    best = max(gains, key=lambda card: gains[card], default=None)
    if best is None or gains[best] <= scoring.POINTS_PER_SINGLE:
        return ""
    return _("The {card} lies open: with a pair {points} more.").format(
        card=card_name(best), points=points(gains[best])
    )


def finds_no_pair(state: RivalKings, seat: int, move: Skip) -> str:
    """Nothing that can be bought now makes a pair, or nothing can be bought."""
    kinds = asked_actions(state) or _extra_actions(state, seat)
    if not {SUBJECT, BUILDING} & set(kinds) or offers_pair(state, seat, kinds):
        return ""
    if not _payable(state, seat, kinds):
        return _("No open card can be paid.")
    return _("No open card that can be paid makes a pair.")


def _extra_actions(state: RivalKings, seat: int) -> Sequence[str]:
    """The action that the ability of the active subject offers at the end of the turn."""
    ability = abilities.ABILITIES.get(state.active(seat)) if state.agenda[-1][0] == "turn_end" else None
    return ability.fields[:1] if ability is not None and ability.step == "carry_out" else ()


def gains_by_exchange(state: RivalKings, seat: int, move: Use) -> str:
    """Of all exchanges the best brings points."""
    more = _best_exchange(state, seat, move.subject)
    return _("An exchange can bring {points}.").format(points=points(more)) if more > 0 else ""


def finds_no_exchange(state: RivalKings, seat: int, move: Skip) -> str:
    """At the end of the turn no exchange would be of use."""
    subject = state.active(seat)
    if state.agenda[-1][0] != "turn_end" or subject not in _EXCHANGERS or _best_exchange(state, seat, subject) > 0:
        return ""
    return _("No exchange would bring a point.")


def _best_exchange(state: RivalKings, seat: int, subject: int) -> int:
    if subject not in _EXCHANGERS:
        return 0
    return max((outlook.exchange(state, seat, *cards) for cards in _exchanges(state, seat, subject)), default=0)


def _exchanges(state: RivalKings, seat: int, subject: int) -> list[tuple[int, int]]:
    """What could be given for what."""
    if subject == TROUBADOUR:
        tops = [pile[-1] for pile in state.piles if pile]
        return [(give.card, top) for give in abilities.gives_to_pile(state, seat) for top in tops]
    kind = SUBJECT if subject == BISHOP else BUILDING
    return [
        (give.card, receive.card)
        for give in abilities.gives(state, seat, kind)
        for receive in abilities.receives(state, seat, kind, give.place)
    ]


def belongs_to_no_pair(state: RivalKings, seat: int, move: Give) -> str:
    """The card is worth no more than any single one."""
    rows = state.subjects[seat][:], state.buildings[seat][:]
    rows[not is_subject(move.card)].remove(move.card)
    if _gain(rows, move.card) > scoring.POINTS_PER_SINGLE:
        return ""
    return _("The {card} makes no pair here.").format(card=card_name(move.card))


def picks_no_pair(state: RivalKings, seat: int, move: Skip) -> str:
    """Who has looked through a pile tells only by a view of its own what is not in it."""
    step = state.agenda[-1]
    if step[0] != "pick" or HIDDEN in state.piles[step[3]]:
        return ""
    rows, picks = _rows(state, seat), abilities.picks_or_skip(state, seat, *step[2:])
    cards = [pick.card for pick in picks if isinstance(pick, Pick)]
    has_pair = any(_gain(rows, card) > scoring.POINTS_PER_SINGLE for card in cards)
    return "" if has_pair else _("No card that can be paid makes a pair.")
