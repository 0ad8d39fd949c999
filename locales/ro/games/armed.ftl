# Război armat.
game-armed = Război armat
