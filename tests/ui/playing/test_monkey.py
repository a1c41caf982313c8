"""A monkey taps at random all over the app, and nothing breaks."""

import random
from collections.abc import Callable

import pytest

from kingdoms.commands.finger import Finger
from tests.ui.conftest import PHONE
from tests.ui.playing.monkey import SCENE, roam

SCENES = 2


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_monkey_taps_at_random_and_nothing_breaks(
    launch: Callable[..., Finger], monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    finger = launch(PHONE)
    monkeypatch.setattr(finger.app, "stop", lambda *_: finger.app.show("home"))
    finger.app.set("speed", speed)
    roam(finger, random.Random(f"monkey {speed}"), SCENES * SCENE)
