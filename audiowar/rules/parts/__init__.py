"""Rules that several games share, as functions on the state: deals, wars, endings, bets."""
