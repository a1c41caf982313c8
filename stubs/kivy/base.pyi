from typing import ClassVar

from kivy.input.motionevent import MotionEvent
from kivy.uix.widget import Widget

class EventLoopBase:
    touches: list[MotionEvent]
    def idle(self) -> None: ...
    def dispatch_input(self) -> None: ...
    def post_dispatch_input(self, etype: str, me: MotionEvent) -> None: ...

class ExceptionHandler:
    def handle_exception(self, exception: Exception) -> int: ...

class ExceptionManagerBase:
    RAISE: ClassVar[int]
    PASS: ClassVar[int]
    handlers: list[ExceptionHandler]
    def add_handler(self, cls: ExceptionHandler) -> None: ...

EventLoop: EventLoopBase
ExceptionManager: ExceptionManagerBase

def runTouchApp(widget: Widget | None = None, embedded: bool = False) -> None: ...
