"""The guided first game of Royals: three turns in Spain, in which the learner loses a position and takes it back.

The seed lets the learner start, fills the display with Spanish cards whenever they need them, and puts intrigue cards
that name Spain on top of the deck.
"""

from kingdoms.core.state import Move
from kingdoms.core.words.language import N_
from kingdoms.core.words.lesson import LEARNER, Lesson, LessonStep, LessonTable, happened, one_of
from kingdoms.games.royals.board import (
    BARON,
    BRITAIN,
    CITIES,
    COUNTESS,
    FRANCE,
    GERMANY,
    KING,
    MARSHAL,
    PAIRS,
    POSITIONS,
    SPAIN,
)
from kingdoms.games.royals.events import DrewIntrigue, Exiled, Occupied
from kingdoms.games.royals.moves import (
    DrawThree,
    DrawWithIntrigue,
    EndTurn,
    Occupy,
    Pay,
    TakeHidden,
    TakeOpen,
)
from kingdoms.games.royals.state import Royals

_BEATRIX, _CONRAD = 1, 2
_LYON, _MADRID, _MUNICH, _SEVILLE, _VALENCIA = (
    [city.key for city in CITIES].index(key) for key in ("lyon", "madrid", "munich", "seville", "valencia")
)
_BARON_IN_LYON, _KING_IN_MADRID, _COUNTESS_IN_MUNICH, _COUNTESS_IN_SEVILLE, _MARSHAL_IN_VALENCIA = map(
    POSITIONS.index,
    ((_LYON, BARON), (_MADRID, KING), (_MUNICH, COUNTESS), (_SEVILLE, COUNTESS), (_VALENCIA, MARSHAL)),
)
_FRANCE_AND_SPAIN = PAIRS.index((FRANCE, SPAIN))
_SPANISH_CARDS = 2
"""How many Spanish cards the learner is to have in the second turn."""


def _completes_hand(view: Royals, move: Move) -> bool:
    """Whether the move takes a face-up card that leaves the learner with two Spanish cards and three others."""
    return isinstance(move, TakeOpen) and (move.country == SPAIN) == _needs_spain(view)


def _takes_spain(view: Royals, move: Move) -> bool:
    """Whether the move takes one of the two Spanish cards, which must come first, whatever was tapped to begin."""
    return move == TakeOpen(SPAIN) and _needs_spain(view)


def _needs_spain(view: Royals) -> bool:
    return bool(view.hands[LEARNER][SPAIN] < _SPANISH_CARDS)


LESSON = Lesson(
    table=LessonTable(
        seats=3,
        seed=109,
        options={"equal_first_turn": True},
        rivals=(
            *(TakeOpen(FRANCE), TakeOpen(BRITAIN), TakeHidden(), EndTurn()),
            *(TakeOpen(FRANCE), TakeHidden(), TakeHidden(), Occupy(_BARON_IN_LYON), EndTurn()),
            *(DrawWithIntrigue(), TakeHidden(), Occupy(_MARSHAL_IN_VALENCIA), Pay(0, 0, 0, 1), EndTurn()),
            *(DrawThree(), TakeOpen(GERMANY), TakeHidden(), TakeHidden(), Occupy(_COUNTESS_IN_MUNICH)),
        ),
    ),
    minutes=5,
    names=dict,
    steps=(
        LessonStep(
            N_(
                "You lead a noble house and want its members in high positions all over Europe. Whoever has the most "
                "points after three periods wins."
            )
        ),
        LessonStep(
            N_(
                "Each portrait on the map is a position in one of four countries. The number at its top is its "
                "price in cards of that country: 1 for a Marshal, up to 8 for a King like this one in Spain."
            ),
            ("position", _KING_IN_MADRID),
            keeps=(("city", _MADRID),),
        ),
        LessonStep(
            N_("A turn begins with drawing. The gold edge shows what you can tap: take the Spanish card."),
            ("open", 1),
            wants=one_of(TakeOpen(SPAIN)),
        ),
        LessonStep(
            N_("In this lesson, everyone draws three cards on the first turn. Take the French card as well."),
            ("open", 1),
            wants=one_of(TakeOpen(FRANCE)),
        ),
        LessonStep(
            N_("You can also try your luck: draw the third card from the deck."),
            ("deck",),
            wants=one_of(TakeHidden()),
        ),
        LessonStep(
            N_(
                "The Marshal in Valencia costs 1 Spanish card, as the number at the top shows. Tap the Marshal to "
                "occupy this position, then the gold button to pay."
            ),
            ("position", _MARSHAL_IN_VALENCIA),
            wants=one_of(Occupy(_MARSHAL_IN_VALENCIA)),
        ),
        LessonStep(
            N_(
                "Your cube is on the Marshal, and as you are first in Valencia, you get its city bonus, a token worth "
                "2 points. Your panel shows how many tokens you have, not what they are worth."
            ),
            ("position", _MARSHAL_IN_VALENCIA),
            when=happened(Occupied, seat=LEARNER, position=_MARSHAL_IN_VALENCIA),
        ),
        LessonStep(
            N_(
                "A second cube went on the Marshal's title tile and stays there. At the end of the game, "
                "whoever has the most cubes on a title tile scores its points; two players who tie share them."
            ),
            ("title", MARSHAL),
        ),
        LessonStep(
            N_(
                "In one turn you may occupy as many positions as you can pay for. Keep your other two cards for later "
                "(you can hold up to 12 country cards), and end your turn."
            ),
            ("skip",),
            wants=one_of(EndTurn()),
        ),
        LessonStep(
            N_(
                "{rival_2} has paid 2 French cards to be Baron in Lyon, and gets 3 points for being the first there. "
                "{rival_1} is still saving up."
            ),
            ("position", _BARON_IN_LYON),
            keeps=(("city", _LYON),),
            when=happened(Occupied, seat=_CONRAD, position=_BARON_IN_LYON),
        ),
        LessonStep(
            N_(
                "From now on you choose: three country cards, or one country card and one intrigue card. Draw three "
                "this time, and begin with the two Spanish cards."
            ),
            ("open", 1),
            also=(("open", 2),),
            wants=one_of(DrawThree()),
        ),
        *[
            LessonStep(N_("Now take a Spanish card."), ("open", 1), wants=_takes_spain, shares_number=True)
            for _card in range(_SPANISH_CARDS)
        ],
        LessonStep(
            N_(
                "That's two country cards. Take another face-up card, so that you have two Spanish cards and three "
                "others."
            ),
            ("open", 0),
            wants=_completes_hand,
        ),
        LessonStep(
            N_(
                "The Countess in Seville costs 3 Spanish cards; you have only 2, but any three cards from other "
                "countries count as one. Tap the Countess, then the gold button."
            ),
            ("position", _COUNTESS_IN_SEVILLE),
            wants=one_of(Occupy(_COUNTESS_IN_SEVILLE)),
        ),
        LessonStep(
            N_(
                "You are first in Seville too: 4 points! Each position also gives you influence in its country: the "
                "number on its scroll, 1 for a Countess and more for higher titles."
            ),
            ("position", _COUNTESS_IN_SEVILLE),
            when=happened(Occupied, seat=LEARNER, position=_COUNTESS_IN_SEVILLE),
            keeps=(("city", _SEVILLE), ("position", _MARSHAL_IN_VALENCIA)),
        ),
        LessonStep(
            N_(
                "When this period ends, whoever has the most influence in Spain scores 5 points, and whoever has the "
                "second most scores 2. If influence is tied, the higher title there comes first."
            ),
            ("period", 0, SPAIN),
            keeps=(("grid",),),
        ),
        LessonStep(
            N_(
                "{rival_1} has taken over your Marshal for the usual 1 Spanish card plus an intrigue card with the "
                "arms of Spain. Taking over a King costs two intrigue cards."
            ),
            ("position", _MARSHAL_IN_VALENCIA),
            when=happened(Exiled, seat=_BEATRIX, position=_MARSHAL_IN_VALENCIA),
        ),
        LessonStep(
            N_(
                "Your cube is in exile, on the cross next to Valencia's name. It no longer gives influence, but you "
                "still count as being in that city, and your cube on the title tile stays too."
            ),
            ("exile", _VALENCIA),
            keeps=(("city", _VALENCIA), ("position", _MARSHAL_IN_VALENCIA)),
        ),
        LessonStep(
            N_(
                "Meanwhile, {rival_2} has become Countess in Munich. Now it's your turn to be cunning: tap the "
                "intrigue deck to draw one intrigue card, and then one country card."
            ),
            ("intrigue_deck",),
            wants=one_of(DrawWithIntrigue()),
        ),
        LessonStep(
            N_(
                "Your intrigue card shows France and Spain, so you can use it in either. Any two other intrigue "
                "cards can stand in for one of the right country."
            ),
            ("intrigue", _FRANCE_AND_SPAIN),
        ),
        LessonStep(
            N_("Now take a Spanish card."),
            ("open", 0),
            wants=one_of(TakeOpen(SPAIN)),
            when=happened(DrewIntrigue, seat=LEARNER),
        ),
        LessonStep(
            N_("Take the Marshal in Valencia back: 1 Spanish card and your intrigue card will do."),
            ("position", _MARSHAL_IN_VALENCIA),
            wants=one_of(Occupy(_MARSHAL_IN_VALENCIA)),
        ),
        LessonStep(
            N_(
                "Now {rival_1}'s cube is in exile. Cubes there still count for the country bonus: the first with a "
                "cube in every city of Spain gets 12 points, and the second 6."
            ),
            ("position", _MARSHAL_IN_VALENCIA),
            when=happened(Exiled, seat=LEARNER, position=_MARSHAL_IN_VALENCIA),
            also=(("exile", _VALENCIA), ("arms", SPAIN), ("country", SPAIN)),
        ),
        LessonStep(
            N_(
                "Your second cube on the Marshal's tile puts you ahead. The first to have a cube on each of the seven "
                "tiles gets the noble house's 16 points at once, and the next two get 12 and 8."
            ),
            ("title", MARSHAL),
            also=(("noble_house",),),
        ),
        LessonStep(
            N_(
                "When the deck can no longer refill the three face-up cards, the period ends: influence is scored, and "
                "all cubes stay on the map. After three periods the title tiles are scored too, and the game ends."
            ),
            ("deck",),
        ),
        LessonStep(
            N_(
                "Now lead your house on your own! Touch and hold anything to read about it, or tap the light bulb for "
                "a hint."
            ),
        ),
    ),
)
