"""Compiles the app's translations for gettext.

Run `python scripts/compile_messages.py`: every catalogue in `translations` that has changed since it was last compiled
is compiled to `assets/translations`. Every command of `house` does this, and so does anything that installs or builds
the app.
"""

import os
import sys
from datetime import UTC, datetime
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from kingdoms.core.words import language

MADE = datetime(1970, 1, 1, tzinfo=UTC)
"""The date in every compiled catalogue, so that the same messages always give the same file."""


def read(path: Path) -> Catalog:
    """Reads a catalogue's source."""
    with path.open("rb") as file:
        return read_po(file, abort_invalid=True)


def compile_catalogue(source: Path, target: Path) -> None:
    """Compiles one catalogue and replaces the old one atomically, so that nobody ever reads half a file."""
    catalogue = read(source)
    catalogue.creation_date = MADE
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_suffix(f".{os.getpid()}")
    with unfinished.open("wb") as file:
        write_mo(file, catalogue)
    unfinished.replace(target)


def main() -> None:
    for code in language.LANGUAGES:
        if language.is_outdated(code):
            compile_catalogue(language.source(code), language.compiled(code))


if __name__ == "__main__":
    main()
