# Război.
game-razboi = Război
# Lo que hace aquí la C, como en keys.ftl.
command-power-razboi = jugar la carta prisionera
