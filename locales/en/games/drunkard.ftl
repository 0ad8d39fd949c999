# Drunkard.
game-drunkard = Drunkard
