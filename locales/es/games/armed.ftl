# Batalla armada.
game-armed = Batalla armada
