"""How the weights were made: self-play in arrays, exact solutions of small decks. Needs NumPy."""
