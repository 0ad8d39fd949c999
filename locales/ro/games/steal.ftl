# Război cu furt.
game-steal = Război cu furt
