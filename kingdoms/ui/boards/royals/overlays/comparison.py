"""How seats compare in a country of Royals, in words: everyone's influence, and what breaks ties."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from kingdoms.core.words.language import _, enumerated, sentences
from kingdoms.games.royals.country_ranking import Standing
from kingdoms.games.royals.words.names import title_within

_TOKENS = 2  # the tokens that can be won in a country


def influences(standing: Mapping[int, Standing], order: Sequence[int], names: Sequence[str]) -> str:
    """Everyone with influence in a country and how much they have, the leader first; empty if there is nobody."""
    if not order:
        return ""
    return enumerated([_("{name} ({n})").format(name=names[seat], n=standing[seat].influence) for seat in order])


def decisions(standing: Mapping[int, Standing], order: Sequence[int], names: Sequence[str]) -> str:
    """The tie-breaks between players with equal influence, if a token depends on them."""
    pairs = pairwise(order[: _TOKENS + 1])
    return sentences(
        *(
            _decision(standing, first, second, names)
            for first, second in pairs
            if standing[first].influence == standing[second].influence
        )
    )


def _decision(standing: Mapping[int, Standing], first: int, second: int, names: Sequence[str]) -> str:
    """Why one of two seats with equal influence is ahead of the other."""
    own, other = standing[first], standing[second]
    if own.title > other.title:
        return _("{first:{first} is|You are} ahead of {second}: higher title ({title}).").format(
            first=names[first], second=names[second], title=title_within(own.title)
        )
    text = _("{first:{first} is|You are} ahead of {second}: same title, higher city bonus ({bonus} to {other}).")
    return text.format(first=names[first], second=names[second], bonus=own.bonus, other=other.bonus)
