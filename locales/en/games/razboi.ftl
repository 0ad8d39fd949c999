# Război.
game-razboi = Război
# What C does here, as in keys.ftl.
command-power-razboi = play the prisoner
