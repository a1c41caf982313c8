"""The long runs: the same checks as in the tests, with fresh seeds for as long as you like.

`sh house soak` runs the trials until time is up, adds what it did to the counts in `.soak/counts.json`, and
prints how to repeat every round that failed.
"""
