# Război cu furt.
game-steal = Război cu furt
# Ce face aici tasta C, ca în keys.ftl.
command-power-steal = fură o grămadă
