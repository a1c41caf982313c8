"""Kivy's properties as descriptors: reading one gives its value, not the property."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, Self, TypeVar, overload

from kivy.event import EventDispatcher

_Get = TypeVar("_Get")
_Set = TypeVar("_Set")
_T = TypeVar("_T")
_K = TypeVar("_K")

class Property(Generic[_Get, _Set]):
    name: str
    @overload
    def __get__(self, instance: None, owner: type) -> Self: ...
    @overload
    def __get__(self, instance: EventDispatcher, owner: type) -> _Get: ...
    def __set__(self, instance: EventDispatcher, value: _Set) -> None: ...
    def dispatch(self, obj: EventDispatcher) -> None: ...

class NumericProperty(Property[float, float]):
    def __init__(self, defaultvalue: float = 0) -> None: ...

class BoundedNumericProperty(Property[float, float]):
    def __init__(
        self, defaultvalue: float, *, min: float = ..., max: float = ..., errorhandler: Callable[[float], float] = ...
    ) -> None: ...

class StringProperty(Property[str, str]):
    def __init__(self, defaultvalue: str = "") -> None: ...

class BooleanProperty(Property[bool, bool]):
    def __init__(self, defaultvalue: bool = True) -> None: ...

class OptionProperty(Property[str, str]):
    def __init__(self, defaultvalue: str, *, options: Sequence[str]) -> None: ...

class ColorProperty(Property[list[float], Sequence[float] | str]):
    def __init__(self, defaultvalue: Sequence[float] | str = ...) -> None: ...

class ListProperty(Property[list[_T], Iterable[_T]]):
    def __init__(self, defaultvalue: Iterable[_T] = ()) -> None: ...

class DictProperty(Property[dict[_K, _T], Mapping[_K, _T]]):
    def __init__(self, defaultvalue: Mapping[_K, _T] = ...) -> None: ...

class ObjectProperty(Property[_T, _T]):
    """Without `allownone` it may only be None as long as nothing else was ever set."""

    @overload
    def __init__(self, defaultvalue: _T | None = None, *, rebind: bool = False) -> None: ...
    @overload
    def __init__(
        self: ObjectProperty[_T | None], defaultvalue: _T | None, *, allownone: Literal[True], rebind: bool = False
    ) -> None: ...

class AliasProperty(Property[_T, _T]):
    def __init__(
        self,
        getter: Callable[[Any], _T],
        setter: Callable[[Any, _T], object] | None = None,
        *,
        bind: Sequence[str] = (),
    ) -> None: ...
