"""The rules of Rival Kings: what may be done, and what happens then."""
