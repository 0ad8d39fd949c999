# Klasični rat.
game-classic = Klasični rat
