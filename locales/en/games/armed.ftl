# Armed War.
game-armed = Armed War
