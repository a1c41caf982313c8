"""The kinds of moves and events that a game's modules define."""

from types import ModuleType


def kinds_in(*modules: ModuleType) -> set[type]:
    """The kinds of moves and events in these modules."""
    found = (kind for module in modules for kind in vars(module).values())
    return {kind for kind in found if isinstance(kind, type) and hasattr(kind, "_fields")}


def names_in(*modules: ModuleType) -> set[str]:
    """The names of these modules' kinds."""
    return {kind.__name__ for kind in kinds_in(*modules)}
