"""The scenes of Royals: what moves after each play."""
