"""The people who have played, their pages and their feats."""
