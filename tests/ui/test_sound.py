"""Sounds are heard when they should be, and never hold anything up; neither does vibration."""

import ast
import sys
import threading
import wave
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from kivy.logger import Logger

from kingdoms.paths import ASSETS
from kingdoms.ui import sound
from kingdoms.ui.sound import NAMES, WAITING, Sounds
from kingdoms.ui.system import device


class FakeSound:
    """Records every time it is played, and by which thread."""

    def __init__(self, name: str, length: float = 1.0) -> None:
        self.name = name
        self.length = length
        self.threads: list[threading.Thread] = []

    def play(self) -> None:
        self.threads.append(threading.current_thread())


def all_started(sounds: Sounds) -> None:
    """Waits until every requested sound has been started."""
    sounds.waiting.join()


@pytest.fixture
def warnings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    told: list[str] = []
    monkeypatch.setattr(Logger, "warning", lambda text, *fields: told.append(text % fields))
    return told


@pytest.fixture
def speakers() -> Iterator[tuple[Sounds, dict[str, FakeSound]]]:
    made: dict[str, FakeSound] = {}

    def load(path: Path) -> FakeSound:
        return made.setdefault(path.stem, FakeSound(path.stem))

    sounds = Sounds(ASSETS / "sounds", load)
    yield sounds, made
    all_started(sounds)


def test_every_sound_is_in_the_assets_and_is_short_and_quiet() -> None:
    assert {path.stem for path in (ASSETS / "sounds").glob("*.wav")} == set(NAMES)
    for name in NAMES:
        with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as file:
            frames = file.readframes(file.getnframes())
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
            assert file.getnframes() < 2.5 * file.getframerate()
        samples = [int.from_bytes(frames[at : at + 2], "little", signed=True) for at in range(0, len(frames), 2)]
        assert 3000 < max(map(abs, samples)) < 20_000
        assert samples[0] == samples[-1] == 0, "a sound that does not begin and end with silence clicks"


def test_a_sound_is_played_by_its_own_thread(speakers: tuple[Sounds, dict[str, FakeSound]]) -> None:
    sounds, made = speakers
    sounds.play("coin")
    all_started(sounds)
    assert len(made["coin"].threads) == 1
    assert made["coin"].threads[0] is not threading.current_thread()
    assert not made["card"].threads


def test_nothing_is_even_loaded_while_sound_is_off(speakers: tuple[Sounds, dict[str, FakeSound]]) -> None:
    sounds, made = speakers
    sounds.is_on = False
    sounds.warm_up()
    sounds.play("coin")
    all_started(sounds)
    assert not made


def test_without_an_audio_device_the_app_is_silent_and_logs_it_once(warnings: list[str]) -> None:
    tried: list[str] = []

    def load(path: Path) -> FakeSound:
        tried.append(path.stem)
        return FakeSound(path.stem, length=0)

    sounds = Sounds(ASSETS / "sounds", load)
    for name in ("coin", "card", "coin"):
        sounds.play(name)
        all_started(sounds)
    assert len(tried) == 1
    assert warnings == ["Kingdoms: sound is off: no audio device is available"]


def test_an_audio_library_that_fails_is_logged_once_and_raises_nothing(warnings: list[str]) -> None:
    class Broken(FakeSound):
        def play(self) -> None:
            raise OSError("the device was unplugged")

    sounds = Sounds(ASSETS / "sounds", lambda path: Broken(path.stem))
    for _ in range(3):
        sounds.play("tap")
        all_started(sounds)
    assert len(warnings) == 1
    assert "unplugged" in warnings[0]


def test_a_missing_file_is_logged_and_the_other_sounds_are_heard(tmp_path: Path, warnings: list[str]) -> None:
    for name in NAMES:
        if name != "win":
            (tmp_path / f"{name}.wav").touch()
    made: dict[str, FakeSound] = {}
    sounds = Sounds(tmp_path, lambda path: made.setdefault(path.stem, FakeSound(path.stem)))
    sounds.play("win")
    sounds.play("tap")
    all_started(sounds)
    assert warnings == ["Kingdoms: the sound win is missing"]
    assert len(made["tap"].threads) == 1


def test_a_slow_device_drops_sounds_but_never_blocks() -> None:
    gate = threading.Event()
    played: list[str] = []

    class Slow(FakeSound):
        def play(self) -> None:
            gate.wait()
            played.append(self.name)

    sounds = Sounds(ASSETS / "sounds", lambda path: Slow(path.stem))
    for _ in range(50):
        sounds.play("tap")
    gate.set()
    all_started(sounds)
    assert 1 <= len(played) <= WAITING + 1


def test_the_real_player_opens_every_sound() -> None:
    lengths: dict[str, float] = {}

    def load(path: Path) -> Any:
        opened = sound.open_sound(path)
        lengths[path.stem] = opened.length
        return opened

    sounds = Sounds(ASSETS / "sounds", load)
    sounds.play("turn")
    all_started(sounds)
    assert set(lengths) == set(NAMES)
    assert min(lengths.values()) > 0


def test_vibration_is_requested_in_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = _motor(monkeypatch)
    device.Haptics().vibrate(30)
    assert asked == [0.03]


def test_nothing_vibrates_while_vibration_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = _motor(monkeypatch)
    haptics = device.Haptics()
    haptics.is_on = False
    haptics.vibrate(30)
    assert asked == []


def test_a_desktop_never_vibrates(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = _motor(monkeypatch, platform="linux")
    device.Haptics().vibrate(30)
    assert asked == []


def _motor(monkeypatch: pytest.MonkeyPatch, platform: str = "android") -> list[float]:
    asked: list[float] = []
    plyer = ModuleType("plyer")
    plyer.vibrator = SimpleNamespace(vibrate=asked.append)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "plyer", plyer)
    monkeypatch.setattr(device, "platform", platform)
    return asked


def test_the_screens_ask_only_for_sounds_that_exist() -> None:
    asked = set()
    for path in Path(sound.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "sound.play":
                asked |= {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
            if isinstance(node, ast.keyword) and node.arg == "sound" and isinstance(node.value, ast.Constant):
                asked.add(node.value.value)
    silence = ""
    assert {"card", "turn"} <= asked <= {*NAMES, silence}
