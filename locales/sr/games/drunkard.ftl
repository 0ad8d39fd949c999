# Pijanica.
game-drunkard = Pijanica
