"""A past game in words: its seats, its date and duration, its options, and who won."""

from typing import Any

from kingdoms.core.codec import BadSave
from kingdoms.core.game import Game, opponent_name, value_name
from kingdoms.core.seats import MOVED_BY_RULES, NO_CREST, PERSON, Seat
from kingdoms.core.series import Series
from kingdoms.core.words.language import _, ngettext
from kingdoms.games import GAMES
from kingdoms.store.played import Played, Side, options, parts, stand_ins
from kingdoms.store.played import series as series_with
from kingdoms.ui.dates import day_and_year, day_played
from kingdoms.ui.drawing.crests import ARMS
from kingdoms.ui.drawing.text import DOT, unbroken
from kingdoms.ui.player_kinds import KIND_NAMES
from kingdoms.ui.score.notes import notes
from kingdoms.ui.score.score_table import ScoreSheet
from kingdoms.ui.score.winner_line import line_for_winners

_MINUTE, _HOUR = 60, 3600


def seats_of(played: Played) -> list[Seat]:
    """All sides as seats. An unknown crest, as in an imported file, is left blank."""
    return [
        Seat(name_of(played, side), side.crest if side.crest in range(len(ARMS)) else NO_CREST, side.player)
        for side in played.sides
    ]


def name_of(played: Played, side: Side) -> str:
    """A side's name; for a rules-driven opponent, the name that its game gives it."""
    if side.player == MOVED_BY_RULES and played.game in GAMES:
        return opponent_name(GAMES[played.game].words)
    return side.name


def day_of(played: Played) -> str:
    """The date on which a game ended."""
    return day_and_year(day_played(played.finished))


def length_of(seconds: int) -> str:
    """A duration in words."""
    hours, minutes = divmod(round(seconds / _MINUTE), _HOUR // _MINUTE)
    if hours:
        return _("{hours} h {minutes} min").format(hours=hours, minutes=minutes)
    return _("{minutes} min").format(minutes=max(1, minutes))


def facts_of(played: Played) -> str:
    """When a game ended, how long it took, and how many decisions were made."""
    found = [day_of(played), played.finished[11:16]]
    if played.seconds is not None:
        found.append(length_of(played.seconds))
    if played.decisions is not None:
        found.append(ngettext("{n} decision", "{n} decisions", played.decisions).format(n=played.decisions))
    return DOT.join(map(unbroken, found))


def agreed_in(played: Played) -> list[str]:
    """The options that mattered, in words; a switch that was off, as usual, is left out."""
    game = GAMES.get(played.game)
    has_opponent = any(side.player == MOVED_BY_RULES for side in played.sides)
    idle = frozenset() if game is None or has_opponent else game.solo_options
    agreed = {name: value for name, value in options(played).items() if name not in idle}
    return list(filter(None, (_words_of_option(game, name, value) for name, value in agreed.items())))


def _words_of_option(game: Game | None, name: str, value: Any) -> str:
    if game is None or value not in game.options.get(name, ()):
        return f"{name}: {value}"
    heading = game.words.option(name)
    if isinstance(value, bool):
        return heading if value else ""
    return _("{option}: {value}").format(option=heading, value=value_name(game.words, name, value))


def kind_of(player: str) -> str:
    """The name of a kind of player; a bot that no longer exists keeps the name stored with the game."""
    if player == MOVED_BY_RULES:
        return _("The solo opponent")
    return _(KIND_NAMES.get(player, player))


def bots_in(played: Played) -> list[str]:
    """Each bot with its level."""
    return [
        _("{name}: {level}").format(name=seat.name, level=kind_of(seat.player))
        for seat in seats_of(played)
        if seat.player not in (PERSON, MOVED_BY_RULES)
    ]


def winner_line_of(played: Played) -> str:
    """The winner or winners, in words."""
    if played.is_abandoned:
        return _("Unfinished game")
    seats = seats_of(played)
    return line_for_winners([seats[winner].name for winner in played.winners])


def notes_on(played: Played) -> list[str]:
    """Further notes: how a tie was broken, how often players undid something or took a hint, and who stood in."""
    found = []
    if played.has_tie_break and played.game in GAMES:
        found.append(GAMES[played.game].words.tie_break())
    names = [seat.name for seat in seats_of(played)]
    return [
        *found,
        *notes(played.undone, played.hints, [(names[seat], who) for seat, who in sorted(stand_ins(played))]),
    ]


def sheet_of_played(played: Played) -> ScoreSheet:
    """The score sheet of a game: its categories as in the rulebook, then any from older versions of the rules."""
    points = parts(played)
    known = dict(GAMES[played.game].words.parts()) if played.game in GAMES else {}
    keys = dict.fromkeys([*known, *(key for own in points for key in own)])
    rows = [(known.get(key, key), [own.get(key, 0) for own in points]) for key in keys]
    opened = [key if key in known else "" for key in keys]
    has_ranks = not played.is_abandoned
    return ScoreSheet(seats_of(played), rows, _("Total"), played.winners, has_ranks, opened, played.game)


def series_of(played: Played) -> Series | None:
    """The series a game belonged to; None if there was none or it cannot be read."""
    try:
        return series_with(played)
    except BadSave:
        # The game itself is intact; only a line about its series is lost.
        return None
