"""The commands of the program other than the game itself."""
