from typing import Any

from kivy.uix.scrollview import ScrollView

class RecycleView(ScrollView):
    data: list[dict[str, Any]]
