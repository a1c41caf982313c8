"""Compiles the translations whenever the package is installed or built; hatchling runs this."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledTranslations(BuildHookInterface[Any]):
    """The wheel, and the source tree of an editable installation, have compiled catalogues among the assets."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before anything is packed."""
        script = Path(self.root, "scripts", "compile_messages.py")
        subprocess.run([sys.executable, str(script)], check=True)
