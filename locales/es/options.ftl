# Opciones de los juegos: nombres, valores, modalidades. Rótulos, no frases.

# $option y $value se dicen como aquí abajo.
option-value = { $option }: { $value }
option-jokers = Comodines
option-revolution = Revolución
option-trick-limit = Límite de bazas
option-pictures = Cartas que pide una batalla de figuras
option-short = Si faltan cartas para la batalla
option-prisoners = Prisioneros de guerra
option-choice-seconds = Segundos para elegir
option-face-down = Cartas boca abajo en la batalla
option-run-out = Quedarse sin cartas en la batalla
option-bury-jokers = Un comodín escondido en cada mazo
option-two-beats-joker = El dos gana al comodín
option-recycle = Las cartas ganadas
option-decks = Barajas
option-purge-after = Retirar cartas desde la baza
option-deck = Cartas de la baraja
option-tie = En caso de empate
option-drunkard = El borracho
option-rounds = Rondas
option-bankroll = Dinero inicial
option-min-bet = Apuesta mínima
option-max-bet = Apuesta máxima

# value-… y el nombre de la opción
value-revolution-immediate = inmediata
value-revolution-next-trick = desde la siguiente baza
value-pictures-ranked = de once por un as a catorce por un rey
value-pictures-ten = diez por sota, reina y rey, once por un as
value-short-own = todas las que quedan
value-short-fewest = tantas como quien menos tiene
value-run-out-lose = se queda fuera
value-run-out-last-card = la última carta sigue luchando
value-recycle-under = van debajo del mazo
value-recycle-reshuffle = se barajan en un mazo nuevo
value-decks-shared = una para todos
value-decks-own = una por jugador
value-tie-open = cada jugador pone una carta boca arriba
value-tie-covered = cada jugador pone una boca abajo y una boca arriba
value-drunkard-all-cards = quien acaba con todas las cartas
value-drunkard-first-out = quien antes se queda sin cartas
value-never = nunca
value-no-limit = sin límite
value-number = { $number }
value-on = sí
value-off = no

preset-standard = Normal
preset-quick = Partida rápida: acaba pronto y gana quien va por delante
preset-prisoners = Prisioneros de guerra: quien gana puede quedarse una carta
preset-short-wars = Batallas cortas: nadie pone más cartas que quien menos tiene
preset-three-card = Batalla de tres cartas boca abajo
preset-jokers-wild = Comodines desatados: dos comodines, y un dos les gana
preset-two-decks = Dos barajas: una entera por jugador
preset-long = Partida larga, de siete rondas
preset-high-stakes = Apuestas altas: más dinero y apuestas mayores
preset-jokers = Con comodines
preset-own = Elegir cada regla
