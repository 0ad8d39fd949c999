# Batalla con robo.
game-steal = Batalla con robo
