### Todos los textos que solo tiene este juego. $who (you, other) y $player (un nombre) dicen de quién se habla.

# El borracho.
game-drunkard = El borracho

## Opciones

option-deck = Cartas de la baraja
option-tie = En caso de empate
option-drunkard = El borracho
value-tie-open = cada jugador pone una carta boca arriba
value-tie-covered = cada jugador pone una boca abajo y una boca arriba
value-drunkard-all-cards = quien acaba con todas las cartas
value-drunkard-first-out = quien antes se queda sin cartas

## Reglas

# El objetivo en una frase; se dice la primera vez que se juega
aim-drunkard = Aquí no gana nadie: alguien acaba haciendo de borracho, y pierde.
rules-drunkard-aim =
    Una batalla de cartas rusa. Aquí no gana nadie: alguien acaba haciendo de borracho, y pierde.

    Pueden jugar de dos a cuatro personas.
rules-drunkard-deal =
    { $deck ->
        [36] Se barajan treinta y seis cartas y se reparten por igual, boca abajo. La más baja es el seis.
       *[52] Se barajan cincuenta y dos cartas y se reparten por igual, boca abajo. La más baja es el dos.
    }
rules-drunkard-trick =
    Cada jugador descubre su carta de arriba. La más fuerte se lo lleva todo, y las cartas van debajo del mazo de quien la puso, en orden aleatorio.

    { $deck ->
        [36] Si se descubre un as, un seis le gana y es la carta más fuerte. Si no, el seis es la más débil.
       *[52] Si se descubre un as, un dos le gana y es la carta más fuerte. Si no, el dos es la más débil.
    }
rules-drunkard-tie =
    Si empatan dos o más con la más fuerte, cada jugador pone otra carta, hasta que una sola es la más fuerte. { $tie ->
        [open] Se pone boca arriba.
       *[covered] Cada jugador pone una carta boca abajo y una boca arriba. Si solo le queda una, va boca arriba.
    }

    Quien no tiene carta para ponerla queda fuera.
rules-drunkard-end =
    { $drunkard ->
        [all_cards] Hace de borracho quien acaba con todas las cartas. Si a nadie le quedan, es empate.
       *[first_out] Hace de borracho quien antes pierde todas sus cartas, y ahí mismo acaba la partida, aunque sea en medio de un empate. Pueden ser varios.
    }

    { $trick_limit ->
        [0] No hay límite.
       *[other] Después de { COUNT($trick_limit, noun: "trick") } la partida acaba sin borracho, y se dice quién tiene más cartas.
    }

## Lo que pasa

# El borracho: quien se queda sin cartas se libra. $why: cards o war
event-out-safe = { $who ->
    [you] No te quedan cartas: te libras.
   *[other] { $player } se queda sin cartas y se libra.
  }
    .brief = { $who ->
        [you] Te libras.
       *[other] { $player } se libra.
    }
# Se libran varios a la vez.
event-outs-safe = { NAMES($players) } se quedan sin cartas y se libran.
    .brief = { NAMES($players) } se libran.
# El borracho: tener más cartas no es ganar ni perder.
event-end-most = { $who ->
    [you] Se acabaron las bazas sin que nadie haga de borracho: nadie pierde, y tú tienes más cartas que nadie.
   *[other] Se acabaron las bazas sin que nadie haga de borracho: nadie pierde, y quien tiene más cartas es { $player }.
  }
    .brief = { $who ->
        [you] Nadie pierde: tienes más cartas que nadie.
       *[other] Nadie pierde: quien tiene más cartas es { $player }.
    }
# Varios tienen más cartas que nadie, y las mismas.
event-end-most-many = Se acabaron las bazas sin que nadie haga de borracho: nadie pierde. Empatan con más cartas: { NAMES($players) }.
    .brief = Nadie pierde. Empatan con más cartas: { NAMES($players) }.
event-end-drunkard = { $who ->
    [you] Pierdes la partida: te toca hacer de borracho.
   *[other] Pierde la partida { $player }: le toca hacer de borracho.
  }
event-end-drunkard-many = Pierden la partida { NAMES($players) }: les toca hacer de borracho.

## Por qué

why-war-open = Cada jugador pone otra carta boca arriba.
why-war-covered = Cada jugador pone una carta boca abajo y una boca arriba; si solo le queda una, va boca arriba.
# El nombre de quien pierde; en las opciones está cuál de las dos reglas hace al borracho.
why-end-drunkard = { $first ->
    [yes] El primero sin cartas hace de borracho: { NAMES($players) }.
   *[no] Quien se queda con todas las cartas hace de borracho: { NAMES($players) }.
  }
# Al llegar al límite de bazas, $count: nadie hace de borracho. $players: quiénes tienen más cartas
why-end-most = La partida acaba después de { COUNT($count, noun: "trick") } sin que nadie haga de borracho: nadie pierde. Con más cartas: { NAMES($players) }.

## Comentarios

# Otro es el borracho
remark-plain-spared-1 = No me ha tocado. ¡Qué alivio!
remark-plain-spared-2 = Por poco me toca.
remark-plain-spared-3 = ¡Brindo por el resto!
remark-plain-spared-4 = Qué suerte: le toca a otra persona.
remark-plain-spared-5 = Me he vuelto a librar.
remark-plain-spared-6 = Esta vez no me toca. ¡Salud!

## En la línea de órdenes

cli-result-drunkard = { $player } hace de borracho en { COUNT($games, noun: "game") }.

# Una meta: cómo se llama y cómo se alcanza
goal-sober = No acabar de borracho
goal-sober-how = En el juego El borracho pierde quien hace de borracho. Que sea otra persona.
