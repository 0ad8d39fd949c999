"""Train the weights that bots play with: self-play and exact solutions. Needs NumPy."""
