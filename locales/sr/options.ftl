# Opcije igara: imena, vrednosti, gotova pravila. Natpisi, ne rečenice.

# $option i $value su ispod.
option-value = { $option }: { $value }
# R: an option that is not as usual, in a sentence.
now-option = { $option }: { $value }.
option-jokers = Broj džokera
option-trick-limit = Najviše poteza
option-decks = Špilovi
option-rounds = Broj rundi

value-no-limit = bez ograničenja
value-number = { $number }
value-on = da
value-off = ne

preset-standard = Uobičajena pravila
preset-quick = Brza igra: završava se ranije, a pobeđuje ko tada vodi
preset-own = Pravila po izboru
