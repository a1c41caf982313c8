from kivy.uix.widget import Widget

class BuilderBase:
    files: list[str]
    def load_file(self, filename: str) -> Widget | None: ...
    def sync(self) -> None: ...

Builder: BuilderBase
