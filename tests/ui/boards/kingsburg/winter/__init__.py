"""Winter in Kingsburg: the enemy, the odds and the battle."""
