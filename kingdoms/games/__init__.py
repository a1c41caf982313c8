"""The registry of games. A game's package is imported when it is first asked for, so that the app starts quickly."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from kingdoms.core.game import Game

_KEYS = ("rival_kings", "royals", "kingsburg", "paladins")


class _Registry(Mapping[str, Game]):
    def __getitem__(self, key: str) -> Game:
        if key not in _KEYS:
            raise KeyError(key)
        game: Game = import_module(f"kingdoms.games.{key}").GAME
        return game

    def __contains__(self, key: object) -> bool:
        return key in _KEYS

    def __iter__(self) -> Iterator[str]:
        return iter(_KEYS)

    def __len__(self) -> int:
        return len(_KEYS)


GAMES: Mapping[str, Game] = _Registry()
