"""Kingsburg's enemies."""
