from typing import Any

from kivy.uix.recycleview import RecycleView

class RecycleDataViewBehavior:
    def refresh_view_attrs(self, rv: RecycleView, index: int, data: dict[str, Any]) -> None: ...
