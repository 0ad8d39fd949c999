# Batalla con robo.
game-steal = Batalla con robo
# Lo que hace aquí la C, como en keys.ftl.
command-power-steal = robar una pila
