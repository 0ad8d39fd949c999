# Opțiunile jocurilor: nume, valori, variante. Etichete, nu propoziții.

# $option și $value se spun ca mai jos.
option-value = { $option }: { $value }
# R: an option that is not as usual, in a sentence.
now-option = { $option }: { $value }.
option-jokers = Jokeri
option-trick-limit = Limită de ture
option-decks = Pachete
option-rounds = Runde

value-no-limit = fără limită
value-number = { $number }
value-on = da
value-off = nu

preset-standard = Obișnuit
preset-quick = Joc scurt: se termină repede și câștigă cine conduce
preset-own = Alege fiecare regulă
