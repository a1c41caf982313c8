"""The house rules of Paladins: our values, readings and rulings, and where they differ from the rulebook."""

from kingdoms.core.game import SEATS
from kingdoms.core.words.language import N_
from kingdoms.core.words.manual import Variant

HOUSE = (
    N_(
        "Some values appear only in the rulebook's pictures. Where neither its text nor the published boards gave "
        "us a value, we chose one."
    ),
    N_(
        "Our own values: the number of suspicion cards with 0, 1 and 2 tax (10, 8 and 6); the workers under the "
        "second to eighth workshops; the influence needed for every jar but the first; the number of jar spaces of "
        "each kind; and some figures on two Squires and a few outsiders."
    ),
    Variant(
        SEATS,
        (1, 2, 3),
        N_("The amount in the tax supply is our own value too."),
        N_("With one to three players: {text}"),
    ),
    N_(
        "Two outsiders can be read in two ways; these are our readings. Each Mercenary is worth 1 point plus 1 "
        "for every Mercenary you have converted: one is worth 2, two are worth 3 each. With a Traitor, each of "
        "your unpaid debts costs 1 point instead of 3; a second Traitor changes nothing."
    ),
    N_(
        "Where the rulebook is silent, we have ruled as follows: you may decline a reward only where the app asks; "
        "you can't choose an action that would have no effect; praying can't clear the Pray action itself; a free "
        "development counts as a development and triggers your Architects."
    ),
    N_(
        "Where the app differs from the box: silver, provisions, workers and debts never run out, although the box "
        "holds a limited number of each. An action has room for two workshops, and the left-hand slot is always "
        "covered first. In an inquisition, your townsfolk help automatically, except that you are asked about the "
        "Conspirator if you have a Thief. None of this can leave you worse off."
    ),
    Variant(
        SEATS,
        (1,),
        N_(
            "Our rulings for the solo game: how many there are of each scheme; that the schemes are shuffled "
            "when the deck is empty; that each action of the fallback row takes one worker, and Rest counts "
            "the workers left after that one; what the opponent chooses on a King's Favour, and that it takes "
            "a debt where a favour asks for one; that it gains 1 faith for a jar; and that its marker moves "
            "for tax even if the supply falls short."
        ),
    ),
    Variant(
        SEATS,
        (1,),
        N_(
            "For the solo opponent, a Traitor simply scores 1 point; the opponent's unpaid debts still cost it 3 "
            "points each."
        ),
    ),
)
