"""Where layouts and assets are: next to the package in the source tree, inside it when installed."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
ROOT = _PACKAGE if (_PACKAGE / "kv").is_dir() else _PACKAGE.parent

KV = ROOT / "kv"
ASSETS = ROOT / "assets"
TRANSLATIONS = ROOT / "translations"
"""The catalogues' sources, which exist only in the source tree; the compiled ones are among the assets."""
