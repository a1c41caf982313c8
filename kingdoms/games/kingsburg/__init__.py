"""Kingsburg: 2 to 5 governors win the king's advisors, build up their estates and hold them against five winters."""
