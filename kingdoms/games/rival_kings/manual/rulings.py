"""The finer points of the subjects' abilities, for the pages of the rules; names of cards stand in braces."""

from kingdoms.core.language import N_
from kingdoms.games.rival_kings import cards

_SHORT_SUPPLY = N_("If the supply has fewer coins, take what is left.")

_BOUND = N_(
    "A card can move only if its owner keeps as many perfect pairs without it. That holds for your own cards as well."
)

_PAID = N_("The card is paid as always, onto the money before its pile.")

_LOOK = (
    N_("Any pile will do. From now on only you can see all cards of this pile; their order does not change."),
    N_("The look alone uses the ability up, even if you buy nothing. The price goes onto the money before that pile."),
)

RULINGS: dict[int, tuple[str, ...]] = {
    cards.GARDENER: (
        N_("If several players could exchange, they decide in order of rank, of equal ranks the one with fewer markers "
           "first, then the one with the tie symbol. The later one decides about the characters as they then lie."),
    ),
    cards.WATCHMAN: (
        N_("If two higher ranks strike at once, choose one of them; the marker of the other comes all the same. What "
           "was turned back cannot be turned back again."),
        N_("In a game for two the strike of the neutral character can be turned back as well; then nobody gets that "
           "marker. Markers that a rival passes on cannot be turned back."),
    ),
    cards.JAILER: (_SHORT_SUPPLY,),
    cards.COURT_LADY: (_BOUND,),
    cards.BISHOP: (
        _BOUND,
        N_("The {bishop} himself may be given away. In this cycle the rival can use the new subject only in a turn "
           "that is still to come, and only if the rival has used no ability yet."),
    ),
    cards.SCHOLAR: (_SHORT_SUPPLY,),
    cards.TROUBADOUR: (
        N_("A building may go for a subject and a subject for a building. The pile then shows the other kind, and "
           "only the card on top counts for an action. A subject that you take is your newest one."),
        N_("You may break up a perfect pair of your own."),
    ),
    cards.SAILOR: (
        N_("Use him before you choose your one action. The second time is optional and may have other targets."),
        N_("It stays with twice even if the first action recruits a new subject. A {sailor} who is recruited by that "
           "very action comes too late."),
    ),
    cards.BLACKSMITH: (
        N_("He helps with a building action of your own as well as with a stolen one. Only what is really paid goes "
           "onto the money before the pile."),
    ),
    cards.CARPENTER: (_PAID,),
    cards.MARKET_WOMAN: (
        N_("If no money lies before any pile, new money is laid down first, as for every money action."),
    ),
    cards.INNKEEPER: (_PAID,),
    cards.VINTNER: _LOOK,
    cards.MINER: _LOOK,
    cards.HERBALIST: (N_("The {watchman} cannot turn this marker back."),),
    cards.FARMER: (
        N_("The crest stays where it is. It may also be an action that the thief has not carried out."),
        N_("It comes on top of the one action that is left in a conflict of equal ranks."),
    ),
}  # fmt: skip
