# Rumunski rat.
game-razboi = Rumunski rat
# Šta ovde radi C, kao u keys.ftl.
command-power-razboi = igraj zarobljenika
