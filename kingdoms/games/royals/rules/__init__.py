"""The rules of Royals: what may be done, and what happens then."""
