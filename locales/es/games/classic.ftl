# Batalla clásica.
game-classic = Batalla clásica
