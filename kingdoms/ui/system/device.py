"""What only the system can tell or do: a motor, the night, edges of the screen that are not ours, a choice of files.

Pyjnius and plyer are asked here alone; a desktop stands in with no motor, no night and no such edges.
"""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from shutil import which
from subprocess import DEVNULL, Popen
from typing import Any, NamedTuple

from kivy.utils import platform

FIRST_EDGE_TO_EDGE = 35
"""The Android API from which the app is drawn under the system's bars; before, the system keeps it clear of them."""

NIGHT_MASK, NIGHT = 0x30, 0x20
"""Where Android's configuration tells about the night, and what it says there at night."""

FIRST_WITHOUT_RECENTS_PICTURE = 33
"""The Android API from which an app can keep its picture out of the recent apps and still allow screenshots."""

_REQUEST = 0x4B44
"""Tells the answer to our question from those to others."""


class Insets(NamedTuple):
    """How many pixels at each edge belong to the system's bars and the camera."""

    left: int
    top: int
    right: int
    bottom: int


NO_INSETS = Insets(0, 0, 0, 0)


class Scale(NamedTuple):
    """How large things are shown: pixels of a dp, and how much larger than usual the player wants letters."""

    density: float
    letters: float


class Haptics:
    """The motor that makes a touch felt, unless it is switched off or there is none."""

    def __init__(self) -> None:
        self.is_on = True
        # Where plyer knows no motor it says so loudly, so it is asked only where there may be one.
        self._has_motor = platform == "android"

    def vibrate(self, milliseconds: int) -> None:
        """Shakes the device for a moment."""
        if not self.is_on or not self._has_motor:
            return
        from plyer import vibrator

        vibrator.vibrate(milliseconds / 1000)


haptics = Haptics()
vibrate = haptics.vibrate


def keep_out_of_recents(is_secret: bool) -> None:
    """Whether the system's list of recent apps must not show a picture of this one."""
    if platform == "android":
        _recents_switch()(is_secret)


@cache
def _recents_switch() -> Callable[[bool], None]:
    """What Android is told by; it keeps every function that it was ever handed, so there is one only."""
    from android.runnable import run_on_ui_thread

    tell: Callable[[bool], None] = run_on_ui_thread(_keep_out_on_android)
    return tell


def _keep_out_on_android(is_secret: bool) -> None:
    from android import api_version, mActivity
    from jnius import autoclass

    if api_version >= FIRST_WITHOUT_RECENTS_PICTURE:
        mActivity.setRecentsScreenshotEnabled(not is_secret)
        return
    secure = autoclass("android.view.WindowManager$LayoutParams").FLAG_SECURE
    mActivity.getWindow().setFlags(secure if is_secret else 0, secure)


def changes_by_itself() -> bool:
    """Whether bars, night and letters may change while the app runs, and nothing tells it so."""
    return platform == "android"


def scale() -> Scale | None:
    """How large this device wants things; None where Kivy knows that by itself."""
    if platform != "android":
        return None
    from android import mActivity

    # Kivy takes the size of letters for a part of the density, and so makes them larger twice and all else once.
    resources = mActivity.getResources()
    return Scale(resources.getDisplayMetrics().density, resources.getConfiguration().fontScale)


def insets() -> Insets:
    """What to keep clear at the edges now; to be asked again whenever the window's size changes."""
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


def is_dark() -> bool:
    """Whether the device is set to dark; to be asked again whenever the app comes back. Desktops do not tell."""
    if platform != "android":
        return False
    from android import mActivity

    mode: int = mActivity.getResources().getConfiguration().uiMode
    return mode & NIGHT_MASK == NIGHT


# Files.


def file_dialogue(deed: str, **wishes: Any) -> list[str] | None:
    """The files that were chosen in the dialogue of a desktop, for 'save_file' or 'open_file'. It may take its time."""
    from plyer import filechooser

    found: list[str] | None = getattr(filechooser, deed)(**wishes)
    return found


def can_show_folders() -> bool:
    """Whether there is something that could show a folder: a phone's own folders are nobody else's business."""
    return platform in ("win", "macosx") or (platform == "linux" and which("xdg-open") is not None)


def show_folder(folder: Path) -> None:
    """Opens a folder in the file manager of a desktop; raises OSError if that cannot be."""
    if platform == "win":
        os.startfile(folder)  # type: ignore[attr-defined, unused-ignore]  # Windows alone has it.
    else:
        Popen(["open" if platform == "macosx" else "xdg-open", folder], stdout=DEVNULL, stderr=DEVNULL)


def open_document(uri: Any, mode: str) -> int:
    """A descriptor of ours for a document of Android; OSError if it cannot be had."""
    from android import mActivity
    from jnius import JavaException

    try:
        descriptor: int = mActivity.getContentResolver().openFileDescriptor(uri, mode).detachFd()
    except JavaException as trouble:
        raise OSError("the document cannot be opened") from trouble
    return descriptor


def delete_document(uri: Any) -> None:
    """Takes a document of Android away; OSError if it cannot be."""
    from android import mActivity
    from jnius import JavaException, autoclass

    try:
        autoclass("android.provider.DocumentsContract").deleteDocument(mActivity.getContentResolver(), uri)
    except JavaException as trouble:
        raise OSError("the document cannot be deleted") from trouble


def part_with_thread() -> None:
    """To be called at the end of a thread that may have asked Android something: it ends the app otherwise."""
    if platform == "android":
        from jnius import detach

        detach()


class DocumentPicker:
    """Android's own picker of documents, which needs no permission; OSError where there is none.

    Whoever asks hears of what was chosen by a thread of the system.
    """

    def __init__(self) -> None:
        from android import activity

        self._then: Callable[[Any], None] | None = None
        activity.bind(on_activity_result=self._on_result)

    def create(self, name: str, kind: str, then: Callable[[Any], None]) -> None:
        """Asks where a new document of this kind is to lie, and proposes a name."""
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
            raise OSError("there is no picker of documents") from trouble

    def _on_result(self, request: int, _result: int, data: Any) -> None:
        """Nothing was chosen without data."""
        if request != _REQUEST:
            return
        then, self._then = self._then, None
        if then is not None and data is not None:
            then(data.getData())
