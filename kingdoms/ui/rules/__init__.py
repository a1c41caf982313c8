"""The rules of the games as pages that can be searched."""
