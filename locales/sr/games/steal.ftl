# Rat sa krađom.
game-steal = Rat sa krađom
