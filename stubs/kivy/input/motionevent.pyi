class MotionEvent:
    x: float
    y: float
    ox: float
    oy: float
    pos: tuple[float, float]
    button: str
    time_start: float
    is_mouse_scrolling: bool
    grab_current: object
    grab_list: list[object]
    def grab(self, class_instance: object) -> None: ...
    def ungrab(self, class_instance: object) -> None: ...
    def move(self, args: list[float | str]) -> None: ...
