# Rat sa krađom.
game-steal = Rat sa krađom
# Šta ovde radi C, kao u keys.ftl.
command-power-steal = ukradi gomilu
