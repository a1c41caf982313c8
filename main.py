"""The only entry point: for Android, desktop and the command line."""

from kingdoms.__main__ import main

if __name__ == "__main__":
    main()
