# Casino War.
game-casino = Casino War
