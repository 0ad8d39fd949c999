"""Small functions that games are composed of."""
