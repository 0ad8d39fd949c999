# Casino War.
game-casino = Casino War
# El resumen de partidas simuladas: nadie gana, y quedarse sin dinero no es empatar. $games: cuántas
cli-casino-rounds = Rondas por partida: mediana { $median }, de { $low } a { $high }.
cli-casino-limit = { $player } sigue en la mesa al final de { COUNT($games, noun: "game") }.
cli-casino-draw = { $player } deja la mesa al final, o sin dinero, en { COUNT($games, noun: "game") }.
