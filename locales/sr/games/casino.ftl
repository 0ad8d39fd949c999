# Kazino rat.
game-casino = Kazino rat
