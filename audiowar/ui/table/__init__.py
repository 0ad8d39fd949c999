"""The table screen: hand, questions, results, bets, coach."""
