"""Paladins of the West Kingdom: 1 to 4 nobles and their paladins strengthen the city and the land for seven rounds."""
