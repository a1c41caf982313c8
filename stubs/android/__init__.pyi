from typing import Any

from android import activity as activity

api_version: int
mActivity: Any  # An object of Java.
