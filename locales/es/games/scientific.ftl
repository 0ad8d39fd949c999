# Batalla científica.
game-scientific = Batalla científica
