"""The pieces of Rival Kings as painted: cards, characters, pairs, and a seat's heading."""
