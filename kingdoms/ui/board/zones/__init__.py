"""The zones that boards share: the prompt, seats, buttons, tabs and log, and the parts of overlays."""
