# Rumunski rat.
game-razboi = Rumunski rat
