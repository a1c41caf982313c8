"""Statistics over the years: careers, rivalries, feats, and the points for charts.

A person is a name. Abandoned games never count. A shared victory counts for everyone who shares it. A game in which a
bot stood in for a person does not count for that person: their side counts as that bot's.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from kingdoms.core.seats import CRESTS, NO_CREST, PERSON
from kingdoms.store.played import Played, Side, as_played, parts


class Performance(NamedTuple):
    """Somebody's results in one game."""

    games: int
    wins: int
    rate: float
    average: float
    best: int


class Tally(NamedTuple):
    """How often somebody has played and won, and their latest crest."""

    name: str
    crest: int
    games: int
    wins: int
    rate: float


class Career(NamedTuple):
    """Somebody's results overall, and for each game."""

    games: int
    wins: int
    rate: float
    streak: int
    """The current winning streak."""
    longest_streak: int
    by_game: dict[str, Performance]


class Category(NamedTuple):
    """The average of one row of a score sheet, for the person and for their opponents, if there were any."""

    part: str
    own: float
    table: float | None


class Rivalry(NamedTuple):
    """How often somebody finished ahead of, behind or level with a rival: a person by name, a bot by its level.

    Bots of one level at one table are one rival: being ahead means beating all of them.
    """

    rival: str
    is_person: bool
    games: int
    ahead: int
    behind: int
    level: int


class Feat(NamedTuple):
    """An achievement: the player, the value, and the key of the game."""

    name: str
    value: int
    key: str


class Feats(NamedTuple):
    """The feats of one game; None for each that nobody has achieved yet."""

    highest: Feat | None
    closest: Feat | None
    """The smallest winning margin of a person, in points."""
    streak: Feat | None
    """The longest winning streak of a person, with its last game."""


class Point(NamedTuple):
    """Somebody's points in one game, for a chart over time."""

    when: int
    total: int
    key: str
    finished: str
    """When the game ended, in local time."""


def people(games: Iterable[Played]) -> list[str]:
    """Everyone who has played, those with the most games first."""
    return [tally.name for tally in tallies(games)]


def tallies(games: Iterable[Played]) -> list[Tally]:
    """The tallies of everyone who has played, those with the most games first, counted in one pass."""
    # One list per person, changed in place for speed: ten thousand games are counted before a page is shown.
    found: dict[str, list[Any]] = {}
    for game in _ended(games):
        winners = game.winners
        for place, (name, crest, player, _total) in enumerate(game.sides):
            if player == PERSON:
                own = found.get(name) or found.setdefault(name, [None, NO_CREST, 0, 0])
                if own[0] is not game:  # A person with two seats counts once.
                    own[0], own[1] = game, crest
                    own[2] += 1
                    own[3] += place in winners
    tallied = [
        Tally(name, crest if crest in range(CRESTS) else NO_CREST, count, wins, wins / count)
        for name, (_last, crest, count, wins) in found.items()
    ]
    return sorted(tallied, key=lambda tally: (-tally.games, tally.name))


def _people_of(game: Played) -> dict[str, int]:
    """The people in a game, each once, with the index of their side."""
    found: dict[str, int] = {}
    for place, (name, _crest, player, _total) in enumerate(game.sides):
        if player == PERSON:
            found.setdefault(name, place)
    return found


def career(games: Iterable[Played], name: str) -> Career:
    """The career of one person."""
    own = list(_of(games, name))
    won = [has_won for _game, _side, has_won in own]
    streaks = [len(list(run)) for has_won, run in groupby(won) if has_won]
    keys = dict.fromkeys(game.game for game, _side, _has_won in own)
    return Career(
        games=len(own),
        wins=sum(won),
        rate=_share(sum(won), len(own)),
        streak=streaks[-1] if won and won[-1] else 0,
        longest_streak=max(streaks, default=0),
        by_game={
            key: _performance([(side.total, has_won) for game, side, has_won in own if game.game == key])
            for key in keys
        },
    )


def _performance(results: Sequence[tuple[int, bool]]) -> Performance:
    totals = [total for total, _has_won in results]
    wins = sum(has_won for _total, has_won in results)
    return Performance(len(results), wins, _share(wins, len(results)), sum(totals) / len(totals), max(totals))


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def categories(games: Iterable[Played], name: str, game: str) -> list[Category]:
    """Somebody's average in every row of a game's score sheet, next to their opponents'; in no particular order."""
    own: dict[str, list[int]] = {}
    others: dict[str, list[int]] = {}
    for played, side, _has_won in _of(games, name):
        if played.game == game:
            for other, row in zip(played.sides, parts(played), strict=True):
                for part, points in row.items():
                    (own if other is side else others).setdefault(part, []).append(points)
    return [
        Category(part, _average(points), _average(others[part]) if part in others else None)
        for part, points in own.items()
    ]


def head_to_head(games: Iterable[Played], name: str) -> list[Rivalry]:
    """Somebody's record against each rival, those met most often first."""
    met: dict[tuple[bool, str], list[int]] = {}
    for game, own, has_won in _of(games, name):
        for rival, best in _best_of_rivals(game, own).items():
            # A victory comes first, then points.
            result = has_won, own.total
            met.setdefault(rival, []).append((result > best) - (result < best))
    found = [
        Rivalry(rival, is_person, len(results), results.count(1), results.count(-1), results.count(0))
        for (is_person, rival), results in met.items()
    ]
    return sorted(found, key=lambda rivalry: (-rivalry.games, not rivalry.is_person, rivalry.rival))


def _best_of_rivals(game: Played, own: Side) -> dict[tuple[bool, str], tuple[bool, int]]:
    """The rivals in one game, each with their best result at that table: whether they won, and their points."""
    best: dict[tuple[bool, str], tuple[bool, int]] = {}
    for place, side in enumerate(game.sides):
        if side is not own:
            rival = side.is_person, side.name if side.is_person else side.player
            result = place in game.winners, side.total
            best[rival] = max(result, best.get(rival, result))
    return best


def feats(games: Iterable[Played], game: str) -> Feats:
    """The feats held by people in one game; if several are equal, the earliest stands."""
    ended = [played for played in _ended(games) if played.game == game]
    totals_of_people = (
        Feat(side.name, side.total, played.key) for played in ended for side in played.sides if side.is_person
    )
    margins = (feat for played in ended for feat in _margin(played))
    return Feats(
        highest=max(totals_of_people, key=lambda feat: feat.value, default=None),
        closest=min(margins, key=lambda feat: feat.value, default=None),
        streak=max(_streaks(ended), key=lambda feat: feat.value, default=None),
    )


def _margin(game: Played) -> list[Feat]:
    """A person's winning margin, if they won alone and nobody else had more points."""
    if len(game.winners) != 1 or len(game.sides) == 1 or not game.sides[game.winners[0]].is_person:
        return []
    winner = game.sides[game.winners[0]]
    margin = winner.total - max(side.total for side in game.sides if side is not winner)
    return [Feat(winner.name, margin, game.key)] if margin >= 0 else []


def _streaks(ended: Iterable[Played]) -> Iterator[Feat]:
    """Every victory, with the length of the streak so far."""
    lengths: dict[str, int] = {}
    for game in ended:
        for name, place in _people_of(game).items():
            lengths[name] = lengths.get(name, 0) + 1 if place in game.winners else 0
            if lengths[name]:
                yield Feat(name, lengths[name], game.key)


def points(games: Iterable[Played], name: str, game: str) -> list[Point]:
    """Somebody's points in one game over time, oldest first."""
    own = (found for found in _of(games, name) if found[0].game == game)
    return [Point(played.when, side.total, played.key, played.finished) for played, side, _has_won in own]


def running_average(totals: Sequence[int], window: int = 10) -> list[float]:
    """For every total, the average of the last `window` totals up to it."""
    return [_average(totals[max(0, end - window) : end]) for end in range(1, len(totals) + 1)]


def totals(games: Iterable[Played], game: str, name: str | None = None) -> list[int]:
    """All of somebody's totals in one game, or everybody's."""
    return [
        side.total
        for played in _ended(games)
        if played.game == game
        for side in played.sides
        if side.is_person and name in (None, side.name)
    ]


def _average(values: Sequence[int]) -> float:
    return sum(values) / len(values)


def _ended(games: Iterable[Played]) -> list[Played]:
    """The games that count, oldest first. Of games that ended at the same time, the history lists the latest first."""
    counting = [as_played(game) for game in games if not game.is_abandoned]
    counting.reverse()
    return sorted(counting, key=lambda game: game.when)


def _of(games: Iterable[Played], name: str) -> Iterator[tuple[Played, Side, bool]]:
    """One person's games, oldest first, each with their side and whether they won."""
    for game in _ended(games):
        own = next((side for side in game.sides if side.name == name and side.is_person), None)
        if own is not None:
            yield game, own, any(game.sides[winner] is own for winner in game.winners)
