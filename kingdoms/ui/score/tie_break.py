"""How ties on points are settled at the end of a game."""

from collections.abc import Sequence

from kingdoms.core.session import Session
from kingdoms.core.words.language import _, enumerated, sentences
from kingdoms.store.entry import needed_tie_break


def tie_break_note(session: Session) -> str:
    """The tie-break rule if it decided any place, with the numbers; empty if it decided none."""
    totals, ranking = [score.total for score in session.state.scores()], session.state.ranking()
    tied = [
        [side for side, place in enumerate(ranking) if place[0] == points]
        for points in sorted({place[0] for place in ranking}, reverse=True)
    ]
    broken = [sides for sides in tied if len({ranking[side] for side in sides}) > 1]
    if not broken and not needed_tie_break(totals, session.state.winners()):
        return ""
    figures = [line for sides in broken for line in _tie_broken(session, sides)]
    return sentences(session.game.words.tie_break(), *figures)


def _tie_broken(session: Session, tied: list[int]) -> list[str]:
    """The figures that decide between sides tied on points, up to the one that settles every place."""
    ranking, lines = session.state.ranking(), list[str]()
    for number, what in enumerate(session.game.words.tie_breakers()[: len(ranking[0]) - 1], 1):
        # Figures that count against a side are below zero in the ranking.
        each = [_("{name} ({n})").format(name=session.sides[side].name, n=abs(ranking[side][number])) for side in tied]
        lines.append(_("{what}: {figures}.").format(what=what, figures=enumerated(each)))
        tied = [side for side in tied if _is_still_tied(ranking, side, tied, number)]
        if not tied:
            break
    return lines


def _is_still_tied(ranking: Sequence[tuple[int, ...]], side: int, tied: list[int], number: int) -> bool:
    """Whether a figure after this one decides between the side and another."""
    same = [ranking[other] for other in tied if ranking[other][: number + 1] == ranking[side][: number + 1]]
    return len(set(same)) > 1
