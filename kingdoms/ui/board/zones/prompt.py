"""The space for the prompt on every board."""

from kivy.properties import BooleanProperty

from kingdoms.ui.board.sight import Sight
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.text import LINE
from kingdoms.ui.theme import theme

_PROMPT_LINES = 2  # lines of text in the prompt


class TablePrompt(Zone):
    """The space for the prompt, which the screen puts there."""

    can_be_covered = BooleanProperty(False)

    def measure(self, sight: Sight) -> None:
        """Makes it tall enough for two lines of text, and always for its buttons."""
        self.wanted_height = max(theme.touch + theme.unit, _PROMPT_LINES * LINE * theme.prompt + 2 * theme.unit)
