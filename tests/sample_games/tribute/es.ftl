### Todos los textos que solo tiene este juego.

# Tribute.
game-tribute = El tributo

## Reglas

# El objetivo en una frase; se dice la primera vez que se juega
aim-tribute = Todos descubren su primera carta y la más fuerte se las lleva todas; un siete que gana se lleva una carta más de cada uno. Gana quien se queda con todas las cartas.
rules-tribute-aim =
    Todos descubren su primera carta y la más fuerte se las lleva todas. Gana quien se queda con todas las cartas.

    Pueden jugar de dos a cuatro personas.
rules-tribute-deal =
    Se barajan cincuenta y dos cartas y se reparten por igual, boca abajo. Lo que sobra se aparta.
rules-tribute-trick =
    Cada jugador descubre su carta de arriba. La más fuerte se lleva todas las cartas de la mesa, que van debajo del mazo de quien la puso, en orden aleatorio.

    Si la más fuerte es un siete, los demás pagan tributo: cada uno pone su carta de arriba en la mesa, boca abajo, y quien gana se lleva también esas cartas. Quien ya no tiene cartas no paga nada.

    Si empatan dos o más con la más fuerte, descubren otra carta. Si a ninguno le queda, las cartas esperan a quien gane la baza siguiente.
rules-tribute-end =
    Quien se queda sin cartas queda fuera. Gana el último jugador con cartas. Si a nadie le quedan, es empate.

    { $trick_limit ->
        [0] No hay límite.
       *[other] La partida acaba después de { COUNT($trick_limit, noun: "trick") }: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }

## Lo que pasa

event-tribute = { $who ->
    [you] Pagas tributo: tu carta de arriba.
   *[other] { $player } paga tributo: su carta de arriba.
  }
    .brief = { $who ->
        [you] Pagas tributo.
       *[other] { $player } paga tributo.
    }

## Por qué

why-tribute = Ganó un siete, así que se lleva también la carta de arriba de los demás: { COUNT($count, noun: "card") }.
