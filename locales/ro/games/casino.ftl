# Casino War.
game-casino = Casino War
# Rezumatul jocurilor simulate: nimeni nu câștigă, iar a rămâne fără bani nu e egalitate. $games: câte
cli-casino-rounds = Runde într-un joc: mediana { $median }, de la { $low } la { $high }.
cli-casino-limit = { $player } rămâne la masă până la sfârșit în { COUNT($games, noun: "game") }.
cli-casino-draw = { $player } pleacă de la masă la sfârșit, sau fără bani, în { COUNT($games, noun: "game") }.
