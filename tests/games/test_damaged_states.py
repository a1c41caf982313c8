"""A damaged state is either rejected with a readable error message or loaded without losing anything."""

import json
import random
import re
from typing import Any

from kingdoms.core.codec import BadSave
from kingdoms.core.state import State
from tests.games.helpers.damage import damaged
from tests.games.helpers.positions import SETTINGS, Setting, position
from tests.games.helpers.tries import every_setting

SENTENCE = re.compile(r"[A-Z][^\n]+\.")
DAMAGES_PER_SETTING = 120


def positions(setting: Setting) -> list[Any]:
    """Positions from random games, each further on than the one before, as JSON data."""
    return [position(setting, seed, 9 * seed).to_json() for seed in range(30)]


def refusal(setting: Setting, data: Any) -> str | State:
    """The sentence that says why the data is refused, or else the state read from it."""
    try:
        return setting.game.from_json(data)
    except BadSave as trouble:
        return str(trouble)


@every_setting
def test_damaged_data_is_refused_with_a_sentence_or_read_in_full(setting: Setting) -> None:
    rng, sources, refused = random.Random(str(setting)), positions(setting), 0
    for _damage in range(DAMAGES_PER_SETTING):
        data = damaged(rng.choice(sources), rng)
        found = refusal(setting, data)
        if isinstance(found, str):
            assert SENTENCE.fullmatch(found)
            refused += 1
        else:
            assert found.to_json() == data
            assert len(found.moves()) > 1 or found.seat is None
    assert refused > DAMAGES_PER_SETTING / 4


@every_setting
def test_data_that_is_not_a_state_is_refused(setting: Setting) -> None:
    for data in (None, 7, "", [], {}, [[]], {"seats": setting.seats}, {"seats": [setting.seats]}):
        assert isinstance(refusal(setting, data), str), data


@every_setting
def test_a_missing_or_unknown_part_is_refused(setting: Setting) -> None:
    whole = position(setting, 4, 30).to_json()
    # Without a version of the rules, it is the first one.
    for name in whole.keys() - {"rules"}:
        assert isinstance(refusal(setting, {key: value for key, value in whole.items() if key != name}), str), name
    assert isinstance(refusal(setting, {**whole, "more": 1}), str)


@every_setting
def test_data_with_another_number_of_seats_or_cut_short_is_refused(setting: Setting) -> None:
    rng = random.Random(8)
    for other in SETTINGS:
        if other.key == setting.key and other.seats != setting.seats:
            mixed = {**position(setting, 3, 20).to_json(), "seats": other.seats}
            assert isinstance(refusal(setting, mixed), str)
    text = json.dumps(position(setting, 3, 20).to_json())
    for _cut in range(40):
        cut = rng.randrange(len(text))
        loaded = refusal(setting, text[:cut])
        assert isinstance(loaded, str)
