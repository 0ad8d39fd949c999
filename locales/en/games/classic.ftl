# Classic War.
game-classic = Classic War
