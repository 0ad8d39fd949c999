### Todos los textos que solo tiene este juego.

# New Game.
game-new-game = New Game, un juego nuevo

## Reglas

# El objetivo en una frase; se dice la primera vez que se juega
aim-new-game = Todos descubren su primera carta y la más fuerte se las lleva todas; gana quien se queda con todas las cartas.
rules-new-game-aim =
    Todos descubren su primera carta y la más fuerte se las lleva todas. Gana quien se queda con todas las cartas.

    Pueden jugar de dos a cuatro personas.
rules-new-game-deal =
    Se barajan cincuenta y dos cartas y se reparten por igual, boca abajo. Lo que sobra se aparta.
rules-new-game-trick =
    Cada jugador descubre su carta de arriba. La más fuerte se lleva todas las cartas de la mesa, que van debajo del mazo de quien la puso, en orden aleatorio.

    Si empatan dos o más con la más fuerte, descubren otra carta. Si a ninguno le queda, las cartas esperan a quien gane la baza siguiente.
rules-new-game-end =
    Quien se queda sin cartas queda fuera. Gana el último jugador con cartas. Si a nadie le quedan, es empate.

    { $trick_limit ->
        [0] No hay límite.
       *[other] La partida acaba después de { COUNT($trick_limit, noun: "trick") }: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }
