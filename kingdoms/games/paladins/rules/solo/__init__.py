"""How the rules of Paladins move the solo opponent."""
