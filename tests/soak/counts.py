"""The soak's counts, added up over all runs in one small file."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass
class Count:
    """The count of one trial: the units done, the rounds begun and the failures. The next round takes the next seed."""

    done: int = 0
    rounds: int = 0
    failures: int = 0


class Counts:
    """The counts of all trials, saved after every round so that a run can be stopped at any time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        saved = json.loads(path.read_text()) if path.exists() else {}
        self._counts = {name: Count(**count) for name, count in saved.items()}

    def of(self, name: str) -> Count:
        """The count of a trial over all runs."""
        return self._counts.setdefault(name, Count())

    def next_seed(self, name: str) -> int:
        """A seed that no round of this trial has used."""
        count = self.of(name)
        count.rounds += 1
        self._save()
        return count.rounds

    def add(self, name: str, done: int) -> None:
        """Adds a round that went well."""
        self.of(name).done += done
        self._save()

    def add_failure(self, name: str) -> None:
        """Adds a round that failed; what it did is not counted."""
        self.of(name).failures += 1
        self._save()

    def _save(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_suffix(".new")
        fresh.write_text(json.dumps({name: asdict(count) for name, count in self._counts.items()}, indent=2))
        os.replace(fresh, self._path)
