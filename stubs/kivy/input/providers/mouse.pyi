from kivy.input.motionevent import MotionEvent

class MouseMotionEvent(MotionEvent):
    def __init__(
        self, device: str, id: str, args: list[float | str], *, is_touch: bool = False, type_id: str | None = None
    ) -> None: ...
