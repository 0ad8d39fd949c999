# Opciones de los juegos: nombres, valores, modalidades. Rótulos, no frases.

# $option y $value se dicen como aquí abajo.
option-value = { $option }: { $value }
# R: an option that is not as usual, in a sentence.
now-option = { $option }: { $value }.
option-jokers = Comodines
option-trick-limit = Límite de bazas
option-decks = Barajas
option-rounds = Rondas

value-no-limit = sin límite
value-number = { $number }
value-on = sí
value-off = no

preset-standard = Normal
preset-quick = Partida rápida: acaba pronto y gana quien va por delante
preset-own = Elegir cada regla
