"""A sheet of vellum over the table: from the bottom edge on a phone, in the middle on anything larger."""

from collections.abc import Callable, Sequence

from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import faint, theme
from kingdoms.ui.widgets.buttons import InkButton
from kingdoms.ui.widgets.labels import Body
from kingdoms.ui.widgets.surfaces import Modal, Panel, Row, Scroll, Stack

_TALLEST = 0.86  # the maximum height of a sheet, as a share of the window's
_LEAST_BODY = 3  # the minimum height of the body, in touches: a large title and buttons must not hide it


class SheetFoot(Stack):
    """In a kv layout, the part of a sheet that stays visible below its body."""


class Sheet(Modal):
    """A panel with a body that scrolls; a `SheetFoot` and whatever `add_foot` adds stay visible below the body.

    Widgets are added to the body. A tap outside the sheet or on its cross closes it; so do Escape and the back key,
    through the app.
    """

    title = StringProperty("")
    risen = NumericProperty(0.0)
    panel: "ObjectProperty[Panel]" = ObjectProperty(None)
    body: "ObjectProperty[Stack]" = ObjectProperty(None)
    foot: "ObjectProperty[Stack]" = ObjectProperty(None)
    scroll: "ObjectProperty[Scroll]" = ObjectProperty(None)
    head: "ObjectProperty[Row]" = ObjectProperty(None)
    body_room = NumericProperty(0.0)
    """How tall the body can be before it has to scroll."""
    rise = NumericProperty(0)
    """How far it rises in the middle of a window; at the lower edge it rises by its whole height."""

    __events__ = ("on_dismiss",)

    shows = ("risen", "height", "rise")
    closes_beside = True
    """Whether a tap outside it closes it."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for part in (self.body, self.foot, self.head):
            part.fbind("height", self.update_look)
        # A panel sets its own height from its parts, without the body that scrolls: this overrides it.
        self.panel.fbind("minimum_height", self.update_look)

    @staticmethod
    def topmost() -> "Sheet | None":
        """The topmost sheet, if one is open."""
        return next((child for child in Window.children if isinstance(child, Sheet)), None)

    @staticmethod
    def dismiss_all() -> None:
        """Closes every sheet, except one that has to stay until its work is done."""
        for sheet in [child for child in Window.children if isinstance(child, Sheet)]:
            sheet.dismiss()

    def on_dismiss(self) -> None:
        """Dispatched when it has been closed."""

    def open(self) -> None:
        """Opens the sheet, unless it is already open."""
        if self.parent is not None:
            return
        self.risen = 0.0
        Window.add_widget(self)
        theme.glide(self, "sheet", risen=1.0)

    def dismiss(self) -> None:
        """Closes the sheet."""
        if self.parent is None:
            return
        Window.remove_widget(self)
        self.dispatch("on_dismiss")

    def add_widget(self, widget: Widget, index: int = 0, canvas: str | None = None) -> None:
        """Adds a widget to the body, once the sheet's own parts are in place."""
        if self.body is None:
            super().add_widget(widget, index, canvas)
        else:
            (self.foot if isinstance(widget, SheetFoot) else self.body).add_widget(widget, index, canvas)

    def add_foot(self, widget: Widget) -> None:
        """Adds a widget below the body, where it stays visible."""
        self.foot.add_widget(widget)

    def closing_button(self, action: Callable[[], object] | None = None, **looks: object) -> InkButton:
        """A button that closes the sheet and then acts; the caller adds it to the sheet."""

        def close(_button: InkButton) -> None:
            self.dismiss()
            if action is not None:
                action()

        button = InkButton(**looks)
        button.bind(on_release=close)
        return button

    def measure(self) -> None:
        """Places the panel, as far up as it has risen."""
        rect = self._place()
        hidden = rect.top if theme.size_class == "phone" else self.rise
        self.panel.size = rect.width, rect.height
        self.panel.pos = rect.x, rect.y - hidden * (1 - self.risen)
        self.panel.opacity = 1 if theme.size_class == "phone" else self.risen

    def paint(self, painter: Painter) -> None:
        """Paints the veil over everything behind it."""
        painter.fill(self.rect, faint(theme.veil, self.risen))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Closes the sheet on a tap outside it; nothing behind it can be touched."""
        if self.panel.collide_point(*touch.pos):
            super().on_touch_down(touch)
        elif self.closes_beside and not touch.is_mouse_scrolling:
            self.dismiss()
        return True

    def _place(self) -> Rect:
        """Where the panel is when it has risen."""
        left, top, right, bottom = theme.insets
        room = Rect(left, bottom, self.width - left - right, self.height - top - bottom)
        spent = self.head.height + self.foot.height + 2 * self.panel.spacing
        spent += self.panel.padding[1] + self.panel.padding[3]
        tallest = max(room.height * _TALLEST, min(room.height, spent + _LEAST_BODY * theme.touch))
        self.body_room = tallest - spent
        height = spent + min(self.body.height, self.body_room)
        if theme.size_class == "phone":
            # Its lower corners are below the edge of the screen, so that it seems to come from there.
            return Rect(room.x, room.y - theme.corner, room.width, height)
        return room.centred(min(theme.column + 2 * theme.margin, room.width - 2 * theme.margin), height)


Answer = tuple[str, str, Callable[[], None] | None]


def ask(title: str, text: str, answers: Sequence[Answer]) -> Sheet:
    """Asks a question; each answer has its words, the kind of its button, and an action or None."""
    sheet = Sheet(title=title)
    sheet.add_widget(Body(text=text))
    for words, kind, action in answers:
        sheet.add_foot(sheet.closing_button(action, text=words, kind=kind))
    sheet.open()
    return sheet
