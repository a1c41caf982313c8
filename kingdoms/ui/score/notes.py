"""Notes on a game: undos after a reveal, hints, and who stood in for whom."""

from collections.abc import Sequence

from kingdoms.core.seats import PERSON
from kingdoms.core.words.language import N_, _, enumerated, ngettext

_STOOD_IN = {
    PERSON: N_("A person stood in for {name} for part of the game."),
    "squire": N_("A squire stood in for {name}, so the game doesn't count for them."),
    "knight": N_("A knight stood in for {name}, so the game doesn't count for them."),
    "regent": N_("A regent stood in for {name}, so the game doesn't count for them."),
    "sovereign": N_("A sovereign stood in for {name}, so the game doesn't count for them."),
}
_SOMEBODY = N_("Someone else stood in for {name}, so the game doesn't count for them.")
"""The sentence about a stand-in of a kind that no longer exists."""


def notes(undone: int, hints: int, stand_ins: Sequence[tuple[str, str]]) -> list[str]:
    """A sentence for each kind of help; `stand_ins` are pairs of a name and the kind of player who stood in."""
    found = [undone_words(undone)] if undone else []
    if hints:
        found.append(ngettext("{n} hint used.", "{n} hints used.", hints).format(n=hints))
    names_by_sentence: dict[str, list[str]] = {}
    for name, player in stand_ins:
        names_by_sentence.setdefault(_(_STOOD_IN.get(player, _SOMEBODY)), []).append(name)
    return [*found, *(sentence.format(name=enumerated(names)) for sentence, names in names_by_sentence.items())]


def undone_words(count: int) -> str:
    """How often something was undone after a reveal, in words."""
    sentence = ngettext(
        "{n} undo after something was revealed.",
        "{n} undos after something was revealed.",
        count,
    )
    return sentence.format(n=count)
