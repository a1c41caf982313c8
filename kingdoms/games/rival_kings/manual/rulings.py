"""The finer points of the subjects' abilities, for the pages of the rules. A key in braces stands for a card."""

from kingdoms.core.game import SEATS
from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import Paragraph, Variant
from kingdoms.games.rival_kings import cards

_SHORT_SUPPLY = N_("If the supply is short, take what is left.")

_BOUND = N_(
    "It doesn't matter where the cards are in their rows. A card can move only if its owner would still have as "
    "many perfect pairs without it; this applies to your own cards too."
)

_PAID = N_("Pay for the card as usual; the price is added to the money in front of its pile.")

_LOOK = (
    N_("You may choose any pile. From then on, you can see all the cards in that pile; their order does not change."),
    N_("Looking uses up the ability, even if you buy nothing. The price is added to the money in front of that pile."),
)

RULINGS: dict[int, tuple[Paragraph, ...]] = {
    cards.GARDENER: (
        N_(
            "If several players could exchange, they decide in order of rank; if tied, fewer markers first, then "
            "the tie symbol. Later players decide with the characters as they are by then."
        ),
    ),
    cards.WATCHMAN: (
        N_(
            "If two higher ranks attack at once, choose which one to fend off; you still get the other's "
            "marker. A marker that has been fended off can't be fended off again."
        ),
        Variant(
            SEATS,
            (2,),
            N_("You can fend off the neutral character's attack too; then nobody gets that marker."),
            N_("With two players: {text}"),
        ),
        N_("You can't fend off markers that a rival passes on."),
    ),
    cards.JAILER: (_SHORT_SUPPLY,),
    cards.COURT_LADY: (_BOUND,),
    cards.BISHOP: (
        _BOUND,
        N_(
            "You may give away {bishop:the} himself. In this cycle your rival can use the new subject only if "
            "their turn is still to come and they have not used an ability yet."
        ),
    ),
    cards.SCHOLAR: (_SHORT_SUPPLY,),
    cards.TROUBADOUR: (
        N_(
            "You may exchange a building for a subject, and vice versa. The pile then shows the other kind, and "
            "only its top card counts for actions. A subject you take becomes your newest."
        ),
        N_("You may break up your own perfect pair."),
    ),
    cards.SAILOR: (
        N_(
            "Use the ability before you choose your one action. Using it a second time is optional, and you may "
            "choose a different target."
        ),
        N_(
            "You still get the second action even if the first one recruits a new subject. {sailor:A} recruited by "
            "that first action doesn't count yet."
        ),
    ),
    cards.BLACKSMITH: (
        N_(
            "He helps with your own building actions as well as stolen ones. Only what you actually pay is "
            "added to the money in front of the pile."
        ),
    ),
    cards.CARPENTER: (_PAID,),
    cards.MARKET_WOMAN: (
        N_("If there is no money in front of any pile, new coins are put there first, as for any money action."),
    ),
    cards.INNKEEPER: (_PAID,),
    cards.VINTNER: _LOOK,
    cards.MINER: _LOOK,
    cards.HERBALIST: (N_("{watchman:The} can't fend off this marker."),),
    cards.FARMER: (
        N_("The crest stays in place. You may also choose an action that the thief did not carry out."),
        N_("In a same-rank conflict, this is in addition to your one action."),
    ),
}  # fmt: skip
