"""The people of Paladins: paladins, townsfolk and outsiders, with what they wear and hold."""
