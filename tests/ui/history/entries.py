"""Histories for the history screen tests: a few games of every kind, made cheaply."""

from pathlib import Path
from typing import Any

from kingdoms.core.record import to_record
from kingdoms.core.seats import PERSON
from kingdoms.games import GAMES
from kingdoms.store.entry import entry_of
from kingdoms.store.history import History
from tests.ui.positions import new_session

ANNA, BRUNO, CLARA = ("Anna", 0, PERSON), ("Bruno", 1, PERSON), ("Clara", 2, PERSON)
SQUIRE = ("Beatrix", 3, "squire")
LATEST_FIRST = ["latest", "tied", "abandoned", "solo", "oldest"]
"""The keys of the games that `fill` adds."""


def entry(key: str, game: str, day: str, seats: list[tuple[str, int, str]], totals: list[int], **more: Any) -> Any:
    """A history entry with these totals, all in the first row of its score sheet; its moves do not lead to them."""
    session = new_session("pp", game=GAMES[game])
    parts = [part for part, _name in GAMES[game].words.parts()]
    scores = [{"total": total, "parts": dict.fromkeys(parts, 0) | {parts[0]: total}} for total in totals]
    return {
        **entry_of(to_record(session), {}),
        "key": key,
        "seats": [list(seat) for seat in seats],
        "finished": f"{day}T20:15:00.000+01:00",
        "scores": scores,
        "winners": [totals.index(max(totals))],
        **more,
    }


def fill(folder: Path) -> History:
    """Adds five games: with and without bots, from different years, one abandoned, one in a series, one solo."""
    history = History(folder / "history", [])
    for game in (
        entry("oldest", "royals", "2024-03-01", [ANNA, BRUNO, CLARA], [50, 61, 40], decisions=300),
        entry("solo", "paladins", "2025-05-02", [ANNA], [20, 44]),
        entry("abandoned", "kingsburg", "2026-06-03", [BRUNO, SQUIRE], [7, 9], winners=[], abandoned=True),
        entry("tied", "kingsburg", "2026-07-04", [ANNA, BRUNO], [30, 30], tie_break=True, undone=2, hints=1),
        entry(
            *("latest", "rival_kings", "2026-11-14", [ANNA, SQUIRE], [25, 18]),
            seconds=4500,
            decisions=88,
            series={"goal": "games", "target": 3, "lines": [[20, 31]]},
        ),
    ):
        history.add(game)
    return history
