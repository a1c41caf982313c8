"""Benchmarks, run by `python main.py bench`: figures to compare, never assertions."""
