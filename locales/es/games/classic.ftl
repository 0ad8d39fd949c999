### Todos los textos que solo tiene este juego. $who (you, other) y $player (un nombre) dicen de quién se habla.

# Batalla clásica.
game-classic = Batalla clásica

## Opciones

option-face-down = Cartas boca abajo en la batalla
option-run-out = Quedarse sin cartas en la batalla
option-bury-jokers = Un comodín escondido en cada mazo
option-two-beats-joker = El dos gana al comodín
option-recycle = Las cartas ganadas
option-purge-after = Retirar cartas después de tantas bazas
value-run-out-lose = se queda fuera
value-run-out-last-card = la última carta sigue luchando
value-recycle-under = van debajo del mazo
value-recycle-reshuffle = se barajan en un mazo nuevo
value-decks-shared = una para todos
value-decks-own = una por jugador
value-never = nunca
preset-three-card = Batalla de tres cartas boca abajo
preset-jokers-wild = Comodines desatados: dos comodines, y un dos les gana
preset-two-decks = Dos barajas: una entera por jugador

## Reglas

rules-heading-jokers = Comodines
rules-heading-taken = Las cartas ganadas
# El objetivo en una frase; se dice la primera vez que se juega
aim-classic = Todos descubren su primera carta y la más fuerte se las lleva todas; gana quien se queda con todas las cartas.
rules-classic-aim =
    La batalla a la que juegan los niños en todas partes. Las cartas están boca abajo y decide la suerte. Gana quien se queda con todas las cartas.

    Pueden jugar de dos a cuatro personas.
rules-classic-deal =
    { $decks ->
        [shared] Se barajan cincuenta y dos cartas y se reparten por igual, boca abajo. Lo que sobra se aparta.
       *[own] Cada jugador empieza con todas las cartas de una baraja, barajadas y boca abajo.
    }
rules-classic-trick =
    Cada jugador descubre su carta de arriba. La más fuerte se lleva todas las cartas de la mesa. El as es la más fuerte de las cartas corrientes; el palo no cuenta.
rules-classic-war =
    Si empatan dos o más con la carta más fuerte, todos los que siguen participan en la batalla. Cada uno pone { COUNT($face_down, noun: "card") } boca abajo y una boca arriba, y la más fuerte de las nuevas cartas boca arriba se lo lleva todo. Si vuelven a empatar, hay otra batalla. Las cartas de vueltas anteriores ya no cuentan.
rules-classic-short =
    { $run_out ->
        [lose] Quien no puede completar una batalla pone boca abajo lo que le queda y queda fuera. Si solo uno puede completarla, se lleva la mesa. Si no puede nadie, se la lleva quien puso más, y si varios pusieron lo mismo es empate.
       *[last_card] En una batalla, la última carta de un jugador se pone boca arriba y sigue luchando en cada nueva vuelta hasta que otra le gana. Si solo quedan cartas así y empatan en cabeza, es empate.
    }
rules-classic-jokers =
    { $jokers ->
        [0] En esta partida no hay comodines.
       *[other] En cada baraja hay dos comodines. Un comodín es más fuerte que un as. { $two_beats_joker ->
            [on] Un dos gana a un comodín que se descubre a la vez. Si no, es la carta más débil.
           *[off] Un dos no gana a un comodín.
        } { $bury_jokers ->
            [on] Se esconde uno en cada uno de los dos mazos.
           *[off] Los comodines pueden tocarle a cualquiera.
        }
    }
rules-classic-taken =
    { $recycle ->
        [under] Las cartas ganadas van debajo del mazo, en orden aleatorio.
       *[reshuffle] Las cartas ganadas quedan en una pila. Cuando se agota el mazo, la pila se baraja y pasa a ser el nuevo mazo.
    }

    { $purge_after ->
        [0] No sale del juego ninguna carta.
       *[other] Después de { COUNT($purge_after, noun: "trick") } empiezan a salir cartas del juego: primero los treses que alguien gana; cuando ya no quedan, los cuatros; y así hasta los ases.
    }
rules-classic-end =
    Quien no tiene cartas queda fuera. Gana el último que tenga cartas.

    { $trick_limit ->
        [0] No hay límite.
       *[other] Después de { COUNT($trick_limit, noun: "trick") } la partida acaba: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }

## Lo que pasa

# $count cartas del valor de $card salen del juego
event-purge = Fuera del juego: { COUNT($count, $card) }.

# H where taken cards make a pile that is dealt anew. $count: cards in both
now-packet-pile = Entre tu mazo y tu pila: { COUNT($count, noun: "card") }.

## Lo que no se puede

# Batalla clásica
refused-bury-jokers-need-two = Esconder comodines es solo para dos jugadores.

## Por qué

# $count: después de cuántas bazas
why-purged = Después de { COUNT($count, noun: "trick") }, el valor más bajo que queda sale del juego cuando alguien se lo lleva.
why-last-card = { $who ->
    [you] Tu última carta ya estaba boca arriba y siguió luchando.
   *[other] La última carta de { $player } ya estaba boca arriba y siguió luchando.
  }

## Sonidos

cue-purge = Salen cartas del juego
