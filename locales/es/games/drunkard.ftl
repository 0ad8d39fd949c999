# El borracho.
game-drunkard = El borracho
