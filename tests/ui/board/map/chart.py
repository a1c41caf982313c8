"""A board with a small world, for tests of maps."""

from collections.abc import Iterator
from typing import Any

from kivy.core.window import Window
from kivy.graphics import InstructionGroup, Rectangle
from kivy.input.providers.mouse import MouseMotionEvent

from kingdoms.commands.finger import Finger
from kingdoms.core.state import Thing
from kingdoms.ui.board.board import Board
from kingdoms.ui.board.map.camera import Camera
from kingdoms.ui.board.map.map_view import MapView
from kingdoms.ui.board.sight import Place, Places, Sight, at
from kingdoms.ui.board.zone import Zone
from kingdoms.ui.drawing.layers import Look
from kingdoms.ui.drawing.painter import Painter
from kingdoms.ui.drawing.rect import Rect
from kingdoms.ui.theme import theme

CITY, PANEL = ("city", 0), ("panel",)
WORLD = Rect(0, 0, 1000, 1000)
COUNTRY = Rect(500, 500, 250, 250)
SIGHT = Sight(None, None, (), None, None, {})


class ChartCamera(Camera):
    """Looks at the world."""

    def __init__(self) -> None:
        super().__init__(WORLD, Rect(0, 0, 1, 1))


class Chart(MapView):
    """A world with one city and one country."""

    camera_class = ChartCamera

    def __init__(self, **kwargs: Any) -> None:
        self.drawn: list[float] = []
        self.laid_out = 0
        super().__init__(**kwargs)

    def draw(self, group: InstructionGroup, scale: float) -> Iterator[None]:
        self.drawn.append(scale)
        for _part in range(3):
            group.add(Rectangle())
            yield

    def room_at(self, x: float, y: float) -> Rect | None:
        return COUNTRY if COUNTRY.holds(x, y) else None

    def lay_out(self, sight: Sight) -> Places:
        self.fit()
        self.laid_out += 1
        return {CITY: at(self.camera.rect_on_screen(Rect(200, 200, 100, 100)))}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        return paint, place.rect


class ChartPanel(Zone):
    """A panel below the world."""

    def lay_out(self, sight: Sight) -> Places:
        return {PANEL: at(self.rect)}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        return paint, place.rect


class ChartBoard(Board):
    """A board with a world, and a second page without it."""

    def __init__(self) -> None:
        self.taps: list[Thing | None] = []
        super().__init__(form="ChartForm")
        self.bind(on_tap=lambda _board, thing: self.taps.append(thing))

    @property
    def camera(self) -> ChartCamera:
        return self.kept(ChartCamera)

    @property
    def chart(self) -> Chart:
        return next(zone for zone in self.zones if isinstance(zone, Chart))

    def overlay_of(self, thing: Thing) -> "Sheet":
        return Sheet()


class Sheet:
    """An overlay with a city in it."""

    def lay_out(self, sight: Sight, opened: Thing, room: Rect) -> Places:
        return {opened: at(room.inset(20)), CITY: at(Rect(40, 40, 80, 80))}

    def look_of(self, sight: Sight, thing: Thing, place: Place) -> Look:
        return paint, place.rect


FORM = """
<ChartForm@TableColumn>:
    TablePrompt:
        size_hint_y: None
        height: 0
    TableTabs:
        size_hint_y: None
        height: 0
    TableButtons:
        size_hint_y: None
        height: 0
    TablePages:
        TablePage:
            name: 'chart'
            Chart:
            ChartPanel:
                size_hint_y: None
                height: 100
        TablePage:
            name: 'other'
            ChartPanel:
"""
painted: list[Rect] = []


def paint(painter: Painter, rect: Rect) -> None:
    painted.append(rect)
    painter.fill(rect, theme.ink)


def wheel(board: ChartBoard, button: str, x: float, y: float) -> None:
    place = [x / Window.width, y / Window.height, button]
    touch = MouseMotionEvent("mouse", "wheel", place, is_touch=True, type_id="touch")
    touch.scale_for_screen(*Window.system_size)
    board.on_touch_down(touch)


def pan(finger: Finger, right: float, up: float) -> None:
    touch = finger.down(200, 300)
    finger.drag(touch, 230, 300)
    finger.drag(touch, 230 + right, 300 + up)
    finger.up(touch)
