"""The zones that all boards have: buttons, tabs, the log and the seats."""
