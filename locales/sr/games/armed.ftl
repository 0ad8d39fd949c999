# Naoružani rat.
game-armed = Naoružani rat
