"""How the events of Paladins are seen."""
def scenes(board, sight, events): return []
