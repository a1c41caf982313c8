"""Handing the device over to whoever plays next."""
