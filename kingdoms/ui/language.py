"""The language as an observable, so that kv expressions and painted boards follow a change at once.

A kv file says `text: tr._('Continue')` or `text: tr.n('{n} coin', '{n} coins', root.coins).format(n=root.coins)`.
"""

from kivy.event import EventDispatcher
from kivy.lang.parser import global_idmap
from kivy.properties import ObjectProperty

from kingdoms.core.words import language


class Language(EventDispatcher):
    """The language in use: `_` and `n` return its messages, `per_cent` formats its percentages.

    Dispatches `on_switch` when it has changed.
    """

    _ = ObjectProperty(language._)
    n = ObjectProperty(language.ngettext)
    per_cent = ObjectProperty(language.per_cent)

    __events__ = ("on_switch",)

    def on_switch(self) -> None:
        """Dispatched when the language has changed."""

    def switch(self, code: str) -> None:
        """Switches to this language; everything on the screen follows."""
        language.use(code)
        # The functions stay the same and only their results change, so the bindings have to be triggered.
        for name in ("_", "n", "per_cent"):
            self.property(name).dispatch(self)
        self.dispatch("on_switch")


tr = Language()
global_idmap["tr"] = tr
