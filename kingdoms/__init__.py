"""Kingdoms: four games of court and crown on one table."""

__version__ = "0.1.0"
