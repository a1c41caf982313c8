"""The scenes of Paladins."""
