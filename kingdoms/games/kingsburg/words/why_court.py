"""What speaks for a move at court: which advisors the dice reach, and what those give beside goods."""

from kingdoms.core.language import _
from kingdoms.games.kingsburg.board import ADVISORS
from kingdoms.games.kingsburg.moves import (
    BUILD,
    INFLUENCE,
    Announce,
    Influence,
    Keep,
    Pass,
    Reroll,
    RerollAll,
    SetAside,
)
from kingdoms.games.kingsburg.rules.influence import closed_to, reach, usable_tokens
from kingdoms.games.kingsburg.state import Kingsburg
from kingdoms.games.kingsburg.words.names import advisor_name
from kingdoms.games.kingsburg.words.phrases import amount, group
from kingdoms.games.kingsburg.words.why_estate import has_more_seasons, token_for_later


def brings_points(state: Kingsburg, seat: int, move: Influence) -> str:
    """The advisor gives points."""
    vp = ADVISORS[state.ruleset][move.advisor].vp
    return _("Brings {points} at once.").format(points=amount("vp", vp)) if vp > 0 else ""


def keeps_dice_for_more(state: Kingsburg, seat: int, move: Influence) -> str:
    """The dice that stay reach a higher advisor, who is open as yet; the highest is told."""
    spent = state.spent(seat) | sum(1 << die for die in move.dice)
    ways = [way for advisor, way in reach(tuple(state.dice[seat]), spent, 0, False) if not advisor & state.closed()]
    best = max(ways, key=lambda way: way.advisor, default=move)
    if best.advisor <= move.advisor:
        return ""
    return _("{dice} is left for the {advisor}, unless a rival comes first.").format(
        dice=group(state, seat, best.dice, 0, 0), advisor=advisor_name(best.advisor)
    )


def brings_token(state: Kingsburg, seat: int, move: Influence) -> str:
    """The advisor gives a "+2" token."""
    return token_for_later(state) if ADVISORS[state.ruleset][move.advisor].plus_two else ""


def saves_tokens(state: Kingsburg, seat: int, move: Pass) -> str:
    """Without tokens nobody could be influenced any more."""
    if state.agenda[-1][0] != "influence" or not has_more_seasons(state):
        return ""
    ways = reach(tuple(state.dice[seat]), state.spent(seat), 0, False)
    if usable_tokens(state, seat) and all(advisor & closed_to(state, seat) for advisor, _way in ways):
        return _("The +2 tokens are saved for a later season.")
    return ""


def leaves_most_choice(state: Kingsburg, seat: int, move: SetAside) -> str:
    """The dice that stay reach as many open advisors as any others would."""
    choice = {die: _count_open(state, seat, die) for die in range(len(state.dice[seat]))}
    if choice[move.die] < max(choice.values()):
        return ""
    return _("The dice that stay reach the most open advisors: {n}.").format(n=choice[move.die])


def _count_open(state: Kingsburg, seat: int, aside: int) -> int:
    ways = reach(tuple(state.dice[seat]), 1 << aside, usable_tokens(state, seat), False)
    return len({advisor for advisor, _way in ways if not advisor & closed_to(state, seat)})


def keeps_high_reach(state: Kingsburg, seat: int, move: SetAside) -> str:
    """A high advisor is still within reach."""
    ways = reach(tuple(state.dice[seat]), 1 << move.die, 0, False)
    highest = max((way.advisor for advisor, way in ways if not advisor & closed_to(state, seat)), default=0)
    return _("The dice that stay still reach: {advisor}.").format(advisor=advisor_name(highest)) if highest else ""


def has_equal_dice(state: Kingsburg, seat: int, move: Reroll) -> str:
    """Equal dice reach few advisors."""
    return _("All dice show {n}: different ones reach more advisors.").format(n=state.dice[seat][0])


def has_low_dice(state: Kingsburg, seat: int, move: RerollAll) -> str:
    """The roll was low."""
    return _("All dice together show only {n}.").format(n=sum(state.dice[seat]))


def has_good_dice(state: Kingsburg, seat: int, move: Keep) -> str:
    """The roll is good enough, or at least not the lowest there is."""
    n = sum(state.dice[seat])
    return _("The dice show {n} together; another roll may be worse.").format(n=n) if n > len(state.dice[seat]) else ""


def sends_envoy(state: Kingsburg, seat: int, move: Announce) -> str:
    """What the envoy opens in Autumn."""
    if move.use == INFLUENCE:
        return _("Whatever the dice show, a taken advisor can be joined.")
    return _("Two buildings in one season.") if move.use == BUILD else ""
