"""Kingsburg's buildings, one module for each row."""
