"""The readme matches the repository."""

import re

from kingdoms.paths import ROOT


def test_every_picture_in_the_readme_exists() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(pictures) >= 3
    for picture in pictures:
        assert (ROOT / picture).is_file(), picture


def test_the_folders_named_in_the_readme_exist() -> None:
    block = (ROOT / "README.md").read_text(encoding="utf-8").split("## Where things are")[1].split("```")[1]
    named = re.findall(r"^(\S+?)/?(?=\s)|(?<=  )(\w+)/", block, flags=re.MULTILINE)
    names = {name for pair in named for name in pair if name}
    assert {"kingdoms/core", "kingdoms/games", "kv", "assets", "tests"} <= names
    for name in names:
        assert (ROOT / name).exists(), name
