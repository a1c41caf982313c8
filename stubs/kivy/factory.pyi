from typing import Any

class FactoryBase:
    def register(self, classname: str, *, module: str) -> None: ...
    def __getattr__(self, name: str) -> type[Any]: ...

Factory: FactoryBase
