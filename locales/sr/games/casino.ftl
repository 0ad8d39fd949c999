# Kazino rat.
game-casino = Kazino rat
# Pregled odigranih igara: niko ne pobeđuje, a bez novca nije nerešeno. $games: koliko
cli-casino-rounds = Broj rundi po igri: medijana { $median }, od { $low } do { $high }.
cli-casino-limit = { $player }, do kraja za stolom: { $games }.
cli-casino-draw = { $player }, na kraju bez novca ili van stola: { $games }.
