# Options of the games: names, values, named choices of options. Labels, no sentences.

# $option and $value are told as below.
option-value = { $option }: { $value }
# R: an option that is not as usual, in a sentence.
now-option = { $option }: { $value }.
option-jokers = Jokers
option-trick-limit = Trick limit
option-decks = Decks
option-rounds = Rounds

value-no-limit = none
value-number = { $number }
value-on = on
value-off = off

preset-standard = Usual rules
preset-quick = Quick game: it ends early, and whoever is ahead wins
preset-own = Choose every rule yourself
