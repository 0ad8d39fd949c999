# Naučni rat.
game-scientific = Naučni rat
