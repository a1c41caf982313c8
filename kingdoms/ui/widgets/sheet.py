"""A sheet of vellum over the table: from the bottom edge on a phone, in the middle on anything larger."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import faint, theme
from kingdoms.ui.widgets.buttons import InkButton
from kingdoms.ui.widgets.surfaces import Cover, Panel, Row, Scroll, Stack
from kingdoms.ui.widgets.words import Body

_TALLEST = 0.86  # of the window
_LEAST_BODY = 3  # touches high: a title and buttons in large letters must not hide what they are about


class Sheet(Cover):
    """What is added to it lies in its body, which scrolls; `add_foot` puts things below that stay in sight.

    It closes by a tap beside it and by its cross; the app closes it by Escape and the back key.
    """

    title = StringProperty("")
    risen = NumericProperty(0.0)
    panel: "ObjectProperty[Panel]" = ObjectProperty(None)
    body: "ObjectProperty[Stack]" = ObjectProperty(None)
    foot: "ObjectProperty[Stack]" = ObjectProperty(None)
    scroll: "ObjectProperty[Scroll]" = ObjectProperty(None)
    head: "ObjectProperty[Row]" = ObjectProperty(None)

    __events__ = ("on_dismiss",)

    shows = ("risen", "height")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for part in (self.body, self.foot, self.head):
            part.fbind("height", self._on_change)
        # A panel is usually as high as its parts, which do not count the body that scrolls: this has the last word.
        self.panel.fbind("minimum_height", self._on_change)

    @staticmethod
    def topmost() -> "Sheet | None":
        """The sheet that lies above all, if one is open."""
        return next((child for child in Window.children if isinstance(child, Sheet)), None)

    @staticmethod
    def dismiss_all() -> None:
        """Takes every sheet away, but for one that has to stay until its work is done."""
        for sheet in [child for child in Window.children if isinstance(child, Sheet)]:
            sheet.dismiss()

    def on_dismiss(self) -> None:
        """It is gone."""

    def open(self) -> None:
        """Lays the sheet on the table, unless it is there."""
        if self.parent is not None:
            return
        self.risen = 0.0
        Window.add_widget(self)
        theme.glide(self, "sheet", risen=1.0)

    def dismiss(self) -> None:
        """Takes the sheet away."""
        if self.parent is None:
            return
        Window.remove_widget(self)
        self.dispatch("on_dismiss")

    def add_widget(self, widget: Widget, index: int = 0, canvas: str | None = None) -> None:
        """Puts it into the body, after the sheet's own parts are there."""
        if self.body is None:
            super().add_widget(widget, index, canvas)
        else:
            self.body.add_widget(widget, index, canvas)

    def add_foot(self, widget: Widget) -> None:
        """Puts it below the body, where it stays in sight."""
        self.foot.add_widget(widget)

    def closing_button(self, action: Callable[[], object] | None = None, **looks: object) -> InkButton:
        """A button that takes the sheet away and then acts; who asks for it puts it where it belongs."""
        button = InkButton(**looks)
        button.bind(on_release=partial(self._close_and, action))
        return button

    def _close_and(self, action: Callable[[], object] | None, _button: InkButton) -> None:
        self.dismiss()
        if action is not None:
            action()

    def measure(self) -> None:
        """Lays the panel where it belongs, as far as it has risen."""
        rect = self._place()
        hidden = rect.top if theme.form == "phone" else 4 * theme.unit
        self.panel.size = rect.width, rect.height
        self.panel.pos = rect.x, rect.y - hidden * (1 - self.risen)
        self.panel.opacity = 1 if theme.form == "phone" else self.risen

    def paint(self, painter: Painter) -> None:
        """The veil over all that lies behind."""
        painter.fill(self.rect, faint(theme.veil, self.risen))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Closes by a tap beside it; nothing behind it is ever touched."""
        if self.panel.collide_point(*touch.pos):
            super().on_touch_down(touch)
        elif not touch.is_mouse_scrolling:
            self.dismiss()
        return True

    def _place(self) -> Rect:
        """Where the panel lies when it has risen."""
        left, top, right, bottom = theme.insets
        room = Rect(left, bottom, self.width - left - right, self.height - top - bottom)
        spent = self.head.height + self.foot.height + 2 * self.panel.spacing
        spent += self.panel.padding[1] + self.panel.padding[3]
        tallest = max(room.height * _TALLEST, min(room.height, spent + _LEAST_BODY * theme.touch))
        height = min(self.body.height + spent, tallest)
        if theme.form == "phone":
            # Its lower corners lie below the edge of the screen, so that it seems to come from there.
            return Rect(room.x, room.y - theme.corner, room.width, height)
        return room.centred(min(theme.column + 2 * theme.margin, room.width - 2 * theme.margin), height)


Answer = tuple[str, str, Callable[[], None] | None]


def ask(title: str, text: str, answers: Sequence[Answer]) -> Sheet:
    """Opens a question; each answer is its words, the kind of its button, and what it does (or None)."""
    sheet = Sheet(title=title)
    sheet.add_widget(Body(text=text))
    for words, kind, action in answers:
        sheet.add_foot(sheet.closing_button(action, text=words, kind=kind))
    sheet.open()
    return sheet
