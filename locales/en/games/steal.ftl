# Steal War.
game-steal = Steal War
