"""Queries to the device, tested with a fake phone and a fake Mac: bars, night mode, display scale and language."""

import sys
from subprocess import CalledProcessError, TimeoutExpired
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from kingdoms.ui.system import device
from kingdoms.ui.system.device import NO_INSETS, DisplayScale, Insets

BARS, CUTOUT = 1, 2


class Phone:
    """The parts of an Android phone that the app uses."""

    def __init__(self) -> None:
        self.api = 36
        self.insets: Insets | None = Insets(0, 48, 0, 24)
        self.asked: list[int] = []
        self.mode, self.density, self.letters = 0x11, 2.0, 1.0
        self.flags: list[Any] = []
        self.animations = 1.0
        self.language = "en"

    @property
    def activity(self) -> Any:
        """p4a's `mActivity`."""
        decor = SimpleNamespace(getRootWindowInsets=lambda: self.insets and SimpleNamespace(getInsets=self._covered))
        window = SimpleNamespace(getDecorView=lambda: decor, setFlags=lambda *flags: self.flags.append(flags))
        return SimpleNamespace(
            getWindow=lambda: window,
            getResources=lambda: SimpleNamespace(
                getConfiguration=lambda: SimpleNamespace(uiMode=self.mode, fontScale=self.letters),
                getDisplayMetrics=lambda: SimpleNamespace(density=self.density),
            ),
            getContentResolver=lambda: "resolver",
            setRecentsScreenshotEnabled=lambda is_shown: self.flags.append(is_shown),
        )

    def _covered(self, kinds: int) -> Insets | None:
        self.asked.append(kinds)
        return self.insets

    def _float(self, resolver: str, name: str, _default: float) -> float:
        assert (resolver, name) == ("resolver", "animator_duration_scale")
        return self.animations

    def autoclass(self, name: str) -> Any:
        """The system classes that pyjnius would return."""
        return {
            "android.view.WindowInsets$Type": SimpleNamespace(systemBars=lambda: BARS, displayCutout=lambda: CUTOUT),
            "android.provider.Settings$Global": SimpleNamespace(getFloat=self._float),
            "android.view.WindowManager$LayoutParams": SimpleNamespace(FLAG_SECURE=8192),
            "java.util.Locale": SimpleNamespace(getDefault=lambda: SimpleNamespace(getLanguage=lambda: self.language)),
        }[name]


@pytest.fixture
def phone(monkeypatch: pytest.MonkeyPatch) -> Phone:
    """A fake phone on which the app seems to run."""
    phone = Phone()
    modules = {name: ModuleType(name) for name in ("android", "android.runnable", "jnius", "plyer")}

    def told(name: str) -> Any:
        known = {"mActivity": phone.activity, "api_version": phone.api}
        if name not in known:
            raise AttributeError(name)
        return known[name]

    modules["android"].__getattr__ = told  # type: ignore[method-assign]
    modules["android.runnable"].run_on_ui_thread = lambda step: step  # type: ignore[attr-defined]
    modules["jnius"].autoclass = phone.autoclass  # type: ignore[attr-defined]
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(device, "platform", "android")
    return phone


def test_a_desktop_reports_no_bars_no_night_mode_and_no_scale() -> None:
    assert device.insets() == NO_INSETS
    assert not device.is_dark()
    assert not device.has_no_animations()
    assert device.display_scale() is None
    assert not device.changes_by_itself()
    device.keep_out_of_recents(True)


def test_bars_and_cutouts_are_both_kept_clear(phone: Phone) -> None:
    assert device.insets() == Insets(0, 48, 0, 24)
    assert phone.asked == [BARS | CUTOUT]
    phone.insets = Insets(90, 0, 48, 0)  # rotated
    assert device.insets() == phone.insets


def test_before_the_first_layout_and_on_old_systems_nothing_is_covered(phone: Phone) -> None:
    phone.insets = None
    assert device.insets() == NO_INSETS
    phone.insets, phone.api = Insets(0, 48, 0, 24), 34
    assert device.insets() == NO_INSETS


def test_night_mode_is_read_from_its_bits_alone(phone: Phone) -> None:
    for mode, is_dark in ((0x11, False), (0x21, True), (0x2F, True), (0x1F, False), (0, False)):
        phone.mode = mode
        assert device.is_dark() is is_dark


def test_android_says_whether_animations_are_removed(phone: Phone) -> None:
    for scale, is_off in ((1.0, False), (0.5, False), (0.0, True)):
        phone.animations = scale
        assert device.has_no_animations() is is_off


def test_a_phone_reports_its_language(phone: Phone) -> None:
    phone.language = "hu"
    assert device.language() == "hu"


@pytest.mark.parametrize(
    ("variables", "code"),
    [({"LANG": "hu_HU.UTF-8"}, "hu"), ({"LANG": "hu_HU", "LC_ALL": "de_DE"}, "de"), ({"LANG": "hu"}, "hu"), ({}, "")],
)
def test_a_desktop_reports_its_language(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], code: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert device.language() == code


@pytest.mark.parametrize(
    ("chosen", "code"), [(b"hu_HU\n", "hu"), (b"en_HU@currency=EUR\n", "en"), (b"zh-Hans_CN\n", "zh"), (b"\n", "de")]
)
def test_a_mac_reports_the_language_of_its_settings(monkeypatch: pytest.MonkeyPatch, chosen: bytes, code: str) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setattr(device, "platform", "macosx")
    monkeypatch.setattr(device, "run", lambda *_command, **_options: SimpleNamespace(stdout=chosen))
    assert device.language() == code


@pytest.mark.parametrize(
    "trouble", [FileNotFoundError(), CalledProcessError(1, "defaults"), TimeoutExpired("defaults", 2)]
)
def test_a_mac_whose_settings_cannot_be_read_goes_by_its_variables(
    monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    def fail(*_command: Any, **_options: Any) -> None:
        raise trouble

    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    monkeypatch.setattr(device, "platform", "macosx")
    monkeypatch.setattr(device, "run", fail)
    assert device.language() == "hu"


def test_a_larger_font_scale_does_not_change_the_density(phone: Phone) -> None:
    phone.density, phone.letters = 2.75, 1.3
    assert device.display_scale() == DisplayScale(density=2.75, letters=1.3)


def test_secrets_are_hidden_from_recent_apps_on_new_and_old_systems(phone: Phone) -> None:
    device.keep_out_of_recents(True)
    device.keep_out_of_recents(False)
    phone.api = 30
    device.keep_out_of_recents(True)
    device.keep_out_of_recents(False)
    assert phone.flags == [False, True, (8192, 8192), (0, 8192)]
