"""The commands beside the game itself."""
