"""The command-line commands."""


class UsageTrouble(Exception):
    """The command cannot be run; the message says why in one sentence."""
