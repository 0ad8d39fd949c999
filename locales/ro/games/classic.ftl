# Război clasic.
game-classic = Război clasic
