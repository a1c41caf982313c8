"""The pieces of Rival Kings as they are painted: cards, characters, pairs, and a seat's heading."""
