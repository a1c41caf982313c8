"""The layouts in `kv/`, each loaded when it is first needed; `home/about` belongs to `kingdoms/ui/home/about.py`."""

from kivy.lang import Builder

from kingdoms.paths import KV


def load_kv(name: str) -> None:
    """Loads a layout ('home/about', 'boards/rival_kings') unless it is already loaded: a rule must not apply twice."""
    path = str(KV / f"{name}.kv")
    if path not in Builder.files:
        Builder.load_file(path)
