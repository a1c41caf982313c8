"""Functions that only the system provides: vibration, night mode, system bars, and file dialogues.

Only this module uses Pyjnius and plyer; a desktop has no vibration, night mode or system bars.
"""

import locale
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from shutil import which
from subprocess import DEVNULL, Popen, SubprocessError, run
from typing import Any, NamedTuple

from kivy.utils import platform

FIRST_EDGE_TO_EDGE = 35
"""The Android API level from which the app is drawn under the system's bars."""

NIGHT_MASK, NIGHT = 0x30, 0x20
"""The bits of Android's configuration for night mode, and their value at night."""

FIRST_WITHOUT_RECENTS_PICTURE = 33
"""The Android API level from which an app can hide its preview among the recent apps but still allow screenshots."""

_REQUEST = 0x4B44
"""Identifies the answer to our request."""


class Insets(NamedTuple):
    """How many pixels at each edge belong to the system's bars and the camera cutout."""

    left: int
    top: int
    right: int
    bottom: int


NO_INSETS = Insets(0, 0, 0, 0)


class DisplayScale(NamedTuple):
    """The display scale: pixels per dp, and the player's font scale."""

    density: float
    letters: float


class Haptics:
    """Vibration, unless it is switched off or the device has none."""

    def __init__(self) -> None:
        self.is_on = True
        # plyer complains loudly if there is no motor, so it is used only where there may be one.
        self._has_motor = platform == "android"

    def vibrate(self, milliseconds: int) -> None:
        """Makes the device vibrate."""
        if not self.is_on or not self._has_motor:
            return
        from plyer import vibrator

        vibrator.vibrate(milliseconds / 1000)


haptics = Haptics()
vibrate = haptics.vibrate


def keep_out_of_recents(is_secret: bool) -> None:
    """Hides the app's preview in the list of recent apps, or shows it again."""
    if platform == "android":
        _recents_switch()(is_secret)


@cache
def _recents_switch() -> Callable[[bool], None]:
    """The function to call on Android. There is only one, because Android keeps every function it is given."""
    from android.runnable import run_on_ui_thread

    switch: Callable[[bool], None] = run_on_ui_thread(_keep_out_on_android)
    return switch


def _keep_out_on_android(is_secret: bool) -> None:
    from android import api_version, mActivity
    from jnius import autoclass

    if api_version >= FIRST_WITHOUT_RECENTS_PICTURE:
        mActivity.setRecentsScreenshotEnabled(not is_secret)
        return
    secure = autoclass("android.view.WindowManager$LayoutParams").FLAG_SECURE
    mActivity.getWindow().setFlags(secure if is_secret else 0, secure)


def changes_by_itself() -> bool:
    """Whether bars, night mode and font scale may change without an event while the app runs."""
    return platform == "android"


def display_scale() -> DisplayScale | None:
    """The display scale of this device; None where Kivy works it out correctly itself."""
    if platform != "android":
        return None
    from android import mActivity

    # Kivy includes the font scale in the density, and so applies it twice to text and once to everything else.
    resources = mActivity.getResources()
    return DisplayScale(resources.getDisplayMetrics().density, resources.getConfiguration().fontScale)


def insets() -> Insets:
    """The current insets; read them again whenever the window's size changes."""
    return _insets_on_android() if platform == "android" else NO_INSETS


def _insets_on_android() -> Insets:
    from android import api_version, mActivity
    from jnius import autoclass

    if api_version < FIRST_EDGE_TO_EDGE:
        return NO_INSETS
    root = mActivity.getWindow().getDecorView().getRootWindowInsets()
    if root is None:  # The window has not been laid out yet.
        return NO_INSETS
    kinds = autoclass("android.view.WindowInsets$Type")
    found = root.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(found.left, found.top, found.right, found.bottom)


def language() -> str:
    """The code of the device's language, such as "hu". If that is unknown, the result is empty or no language code."""
    if platform == "android":
        from jnius import autoclass

        return str(autoclass("java.util.Locale").getDefault().getLanguage())
    if sys.platform == "win32":
        import ctypes

        name = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    else:
        names = [os.environ.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG")]
        if platform == "macosx":
            names.insert(0, _locale_on_mac())
        name = next(filter(None, names), "")
    return name.replace("-", "_").split("_")[0]


def _locale_on_mac() -> str:
    """The locale chosen in the settings of macOS, which sets no variables for apps that are started in the Finder."""
    command = ["/usr/bin/defaults", "read", "-g", "AppleLocale"]
    try:
        return run(command, capture_output=True, check=True, timeout=2).stdout.decode(errors="replace").strip()
    except (OSError, SubprocessError):
        return ""


def has_no_animations() -> bool:
    """Whether animations are turned off in Android's settings."""
    if platform != "android":
        return False
    from android import mActivity
    from jnius import autoclass

    settings = autoclass("android.provider.Settings$Global")
    return float(settings.getFloat(mActivity.getContentResolver(), "animator_duration_scale", 1.0)) == 0


def is_dark() -> bool:
    """Whether the device is in dark mode; check again whenever the app resumes. Always False on a desktop."""
    if platform != "android":
        return False
    from android import mActivity

    mode: int = mActivity.getResources().getConfiguration().uiMode
    return mode & NIGHT_MASK == NIGHT


# Files.


def file_dialogue(kind: str, **wishes: Any) -> list[str] | None:
    """The files chosen in a desktop's file dialogue of a kind, 'save_file' or 'open_file'. Blocks until it closes."""
    from plyer import filechooser

    found: list[str] | None = getattr(filechooser, kind)(**wishes)
    return found


def can_show_folders() -> bool:
    """Whether folders can be shown: not on a phone, where they are private."""
    return platform in ("win", "macosx") or (platform == "linux" and which("xdg-open") is not None)


def show_folder(folder: Path) -> None:
    """Opens a folder in a desktop's file manager; raises OSError if that fails."""
    if platform == "win":
        os.startfile(folder)  # type: ignore[attr-defined, unused-ignore]  # Windows alone has it.
    else:
        Popen(["open" if platform == "macosx" else "xdg-open", folder], stdout=DEVNULL, stderr=DEVNULL)


def open_document(uri: Any, mode: str) -> int:
    """A file descriptor for an Android document; raises OSError if it cannot be opened."""
    from android import mActivity
    from jnius import JavaException

    try:
        descriptor: int = mActivity.getContentResolver().openFileDescriptor(uri, mode).detachFd()
    except JavaException as trouble:
        raise OSError("the document cannot be opened") from trouble
    return descriptor


def delete_document(uri: Any) -> None:
    """Deletes an Android document; raises OSError if that fails."""
    from android import mActivity
    from jnius import JavaException, autoclass

    try:
        autoclass("android.provider.DocumentsContract").deleteDocument(mActivity.getContentResolver(), uri)
    except JavaException as trouble:
        raise OSError("the document cannot be deleted") from trouble


def part_with_thread() -> None:
    """Detaches this thread from Android.

    Any thread that may have called Android must do this at its end; otherwise the app would be killed.
    """
    if platform == "android":
        from jnius import detach

        detach()


class DocumentPicker:
    """Android's own document picker, which needs no permission; raises OSError if there is none.

    The callback runs in a system thread.
    """

    def __init__(self) -> None:
        from android import activity

        self._then: Callable[[Any], None] | None = None
        activity.bind(on_activity_result=self._on_result)

    def create(self, name: str, kind: str, then: Callable[[Any], None]) -> None:
        """Asks where to create a document of this kind, and proposes a name."""
        from jnius import autoclass, cast

        intents = autoclass("android.content.Intent")
        intent = intents(intents.ACTION_CREATE_DOCUMENT)
        title = autoclass("java.lang.String")(name)
        intent.putExtra(intents.EXTRA_TITLE, cast("java.lang.CharSequence", title))
        self._start(intent, kind, then)

    def open(self, kind: str, then: Callable[[Any], None]) -> None:
        """Asks for a document of this kind."""
        from jnius import autoclass

        intents = autoclass("android.content.Intent")
        self._start(intents(intents.ACTION_OPEN_DOCUMENT), kind, then)

    def _start(self, intent: Any, kind: str, then: Callable[[Any], None]) -> None:
        from android import mActivity
        from jnius import JavaException

        intent.setType(kind)
        intent.addCategory(intent.CATEGORY_OPENABLE)
        self._then = then
        try:
            mActivity.startActivityForResult(intent, _REQUEST)
        except JavaException as trouble:
            raise OSError("no app can open or save documents") from trouble

    def _on_result(self, request: int, _result: int, data: Any) -> None:
        """Passes the chosen document on; without data, nothing was chosen."""
        if request != _REQUEST:
            return
        then, self._then = self._then, None
        if then is not None and data is not None:
            then(data.getData())
