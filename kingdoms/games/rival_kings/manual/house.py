"""The house rules of Rival Kings: our values and rulings, and where printed rulebooks differ.

A key in braces stands for the name of a card.
"""

from kingdoms.core.words.language import N_

HOUSE = (
    N_(
        "The rulebooks we used, in six languages, do not show the cards. They give the values of {gardener:the}, "
        "{garden:the}, {vintner:the} and {vineyard:the}, and say that the higher value of {innkeeper:the} and "
        "{forge:the} is 3. All other values, which are both prices and points, are our own; they are listed on a "
        "separate page."
    ),
    N_("The value of {herbalist:the} used to be 2. Games started before the change keep that value."),
    N_(
        "We also decided which card of each rank has the tie symbol, and we numbered the two Traders, who share a "
        "name in the rulebook."
    ),
    N_(
        "Where the rulebook is silent: you may skip a theft, or cover an action without carrying it out. If "
        "points are tied, the player with fewer markers wins, then the player with more coins; if still tied, "
        "victory is shared. The rulings on the subjects' pages are ours too, wherever the rulebook says "
        "nothing."
    ),
    N_(
        "Where we differ from the rulebook: prices can always be paid exactly, while the rulebook lets you "
        "change money only as long as the supply lasts. Markers never run out; the box has 30. Open money is "
        "our own option; in the rulebook, nobody may look under the top coin card."
    ),
    N_(
        "The printed rulebooks contradict each other in places, and we follow the German original: {knight:the} "
        "recruits a subject, although the Hungarian rulebook has him buy a building. You may use an ability once "
        "per cycle; some overviews say once per round. {vintner:The} and {miner:the} look through one pile; the "
        "Hungarian rulebook says several."
    ),
)
