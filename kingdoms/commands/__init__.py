"""What the command line can do besides starting the app."""
