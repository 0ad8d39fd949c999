# Casino War.
game-casino = Casino War
# The summary of simulated games: nobody wins, and a bust is no draw. $games: how many
cli-casino-rounds = Rounds in a game: median { $median }, from { $low } to { $high }.
cli-casino-limit = { $player } sits at the table to the end of { COUNT($games, noun: "game") }.
cli-casino-draw = { $player } leaves the table last, or out of money, in { COUNT($games, noun: "game") }.
