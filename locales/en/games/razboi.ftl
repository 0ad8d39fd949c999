# Război.
game-razboi = Război
