"""Train the weights of the bots of Scientific War by self-play, and test bots against exact play.

Needs NumPy (the extra "training").
"""
