"""The town of Paladins: its townsfolk, tavern cards, orders and favours, and the decks of walls and suspicion."""
