"""The rules by which the solo opponent of Paladins acts."""
