"""What only a real device has: a motor that shakes it, a night mode, and a screen whose edges are not all ours."""

from typing import NamedTuple

from kivy.utils import platform

FIRST_EDGE_TO_EDGE = 35
"""The Android API from which the app is drawn under the system's bars; before, the system keeps it clear of them."""

NIGHT_MASK, NIGHT = 0x30, 0x20
"""Where Android's configuration tells about the night, and what it says there at night."""

FIRST_WITHOUT_RECENTS_PICTURE = 33
"""The Android API from which an app can keep its picture out of the recent apps and still allow screenshots."""


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
        self._has_motor = platform in ("android", "ios")

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
        _keep_out_on_android(is_secret)


def _keep_out_on_android(is_secret: bool) -> None:
    from android import api_version, mActivity
    from android.runnable import run_on_ui_thread
    from jnius import autoclass

    @run_on_ui_thread
    def tell() -> None:
        if api_version >= FIRST_WITHOUT_RECENTS_PICTURE:
            mActivity.setRecentsScreenshotEnabled(not is_secret)
            return
        secure = autoclass("android.view.WindowManager$LayoutParams").FLAG_SECURE
        mActivity.getWindow().setFlags(secure if is_secret else 0, secure)

    tell()


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
