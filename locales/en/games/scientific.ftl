# Scientific War.
game-scientific = Scientific War
