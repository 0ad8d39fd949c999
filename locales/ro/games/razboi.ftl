# Război.
game-razboi = Război
# Ce face aici tasta C, ca în keys.ftl.
command-power-razboi = joacă prizonierul
