from typing import Any

from kivy.event import EventDispatcher

class RecycleDataViewBehavior:
    def refresh_view_attrs(self, rv: EventDispatcher, index: int, data: dict[str, Any]) -> None: ...
