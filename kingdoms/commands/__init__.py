"""What the command line can do besides starting the app."""


class UsageTrouble(Exception):
    """What was asked for cannot be done; the text says why in one sentence."""
