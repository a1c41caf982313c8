"""Our drawings as textures, by their name under `assets/art` and without the ending."""

from kivy.core.image import Image
from kivy.graphics.texture import Texture
from kivy.logger import Logger

from kingdoms.places import ASSETS

_textures: dict[str, Texture | None] = {}


def picture(name: str) -> Texture | None:
    """The drawing of this name ('rival_kings/subjects/miner'); None, and a line in the log, if there is none."""
    if name not in _textures:
        _textures[name] = _loaded(name)
    return _textures[name]


def forget() -> None:
    """Drops all textures: they are loaded again when they are asked for."""
    _textures.clear()


def _loaded(name: str) -> Texture | None:
    path = ASSETS / "art" / f"{name}.png"
    if not path.is_file():
        Logger.warning("Kingdoms: there is no picture called %s", name)
        return None
    return Image(str(path), mipmap=True, keep_data=False).texture
