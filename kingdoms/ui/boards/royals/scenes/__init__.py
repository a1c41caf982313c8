"""The scenes of Royals: what is seen to move after each play."""
