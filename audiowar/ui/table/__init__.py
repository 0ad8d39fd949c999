"""The screen of a match: hand, questions, results, bets, coach."""
