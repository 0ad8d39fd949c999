"""Bots for Scientific War: they count the cards and mix their choices."""
