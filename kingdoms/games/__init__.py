"""The registry of games. A game's package is imported when it is first asked for, so that the app starts quickly."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from kingdoms.core.game import Game

_ROOMS = ("rival_kings", "royals", "kingsburg", "paladins")


class _Shelf(Mapping[str, Game]):
    def __getitem__(self, key: str) -> Game:
        if key not in _ROOMS:
            raise KeyError(key)
        game: Game = import_module(f"kingdoms.games.{key}").GAME
        return game

    def __contains__(self, key: object) -> bool:
        return key in _ROOMS

    def __iter__(self) -> Iterator[str]:
        return iter(_ROOMS)

    def __len__(self) -> int:
        return len(_ROOMS)


GAMES: Mapping[str, Game] = _Shelf()
