# Bețivul.
game-drunkard = Bețivul
