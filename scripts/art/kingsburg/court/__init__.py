"""Kingsburg's advisors, with what they wear and hold."""
