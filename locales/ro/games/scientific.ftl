# Războiul științific.
game-scientific = Războiul științific
