### Todos los textos que solo tiene este juego. $who (you, other) y $player (un nombre) dicen de quién se habla.

# Tod und Leben.
game-tod-und-leben = Tod und Leben

## Opciones

preset-long = Partida larga, de siete rondas

## Reglas

# El objetivo en una frase; se dice la primera vez que se juega
aim-tod-und-leben = Los dos descubren su primera carta y la más alta se lleva ambas; gana la ronda quien se lleva más cartas.
rules-tod-und-leben-aim =
    Un juego alemán corto para dos, cuyo nombre significa muerte y vida. Cada carta se descubre una sola vez.
rules-tod-und-leben-deal =
    Se barajan treinta y dos cartas, del siete al as, y cada jugador recibe dieciséis, boca abajo.
rules-tod-und-leben-trick =
    Los dos descubren su carta de arriba. La más alta se lleva las dos a una pila de cartas ganadas, que no se vuelven a jugar.
rules-tod-und-leben-tie =
    Dos cartas iguales: cada jugador descubre encima la siguiente, hasta que una es más alta y se lo lleva todo. Si empatan las últimas cartas, cada jugador recupera las suyas de esa baza.
rules-tod-und-leben-end =
    Cuando se han jugado las dieciséis cartas, gana la ronda quien ha ganado más.

    { $rounds ->
        [1] Se juega una ronda.
       *[other] Se juegan { COUNT($rounds, noun: "round") }, todas. Gana la partida quien gana más rondas. Si ganan las mismas, es empate.
    }

## Lo que pasa

# Tod und Leben: empatan también las últimas cartas
event-own-back = Empatan las últimas cartas: cada jugador recupera las suyas.
# $number: qué ronda, desde 1; $more, $fewer: las cartas que ha ganado cada uno
event-round = { $who ->
    [you] Ganas la ronda { $number } por { COUNT($more, noun: "card") } a { COUNT($fewer, noun: "card", alone: 1) }.
   *[other] { $player } gana la ronda { $number } por { COUNT($more, noun: "card") } a { COUNT($fewer, noun: "card", alone: 1) }.
  }
    .brief = { $who ->
        [you] Ganas la ronda { $number }, { COUNT($more, noun: "card", alone: 1) } a { COUNT($fewer, noun: "card", alone: 1) }.
       *[other] { $player } gana la ronda { $number }, { COUNT($more, noun: "card", alone: 1) } a { COUNT($fewer, noun: "card", alone: 1) }.
    }
event-round-drawn = Empate en la ronda { $number }, con el mismo número de cartas.
# Cuántas rondas ha ganado cada uno, con comas. $count: rondas
event-score = Rondas ganadas: { LIST($score, kind: "comma") }.
    .brief = Rondas: { LIST($score, kind: "comma") }.
event-score-of = { $who ->
    [you] tú { COUNT($count, noun: "round", alone: 1) }
   *[other] { $player } { COUNT($count, noun: "round", alone: 1) }
  }

## En la mesa

# En Tod und Leben: $round, desde 1.
now-game-of-round = { $game }, ronda { $round }, baza { $trick }.

## Por qué

why-own-back = El empate llegó con las últimas cartas: cada jugador recuperó las suyas.
why-war-turned = Se descubre otra carta de cada jugador, hasta que una sea más alta.
why-round = { $who ->
    [you] Se jugaron todas las cartas, y ganaste más tú.
   *[other] Se jugaron todas las cartas, y { $player } ganó más.
  }
why-round-drawn = Se jugaron todas las cartas y nadie ganó más: la ronda queda en empate.
why-rounds-win = Se jugaron todas las rondas: gana la partida quien ha ganado más rondas.
why-rounds-draw = Se jugaron todas las rondas, y nadie ha ganado más.

# Una meta: cómo se llama y cómo se alcanza
goal-rounds = Ganar tres rondas de Tod und Leben
goal-rounds-how = Las tres en una partida. Aquí decide la suerte: ten paciencia.
