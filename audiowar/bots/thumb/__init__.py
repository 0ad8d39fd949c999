"""Rules of thumb: for each game and kind of question, what a sensible player answers."""
