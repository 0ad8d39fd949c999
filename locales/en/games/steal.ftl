# Steal War.
game-steal = Steal War
# What C does here, as in keys.ftl.
command-power-steal = steal a pile
