### Todos los textos que solo tiene este juego.

# New Game.
game-new-game = New Game, un juego nuevo

## Reglas

# El objetivo en una frase; se dice la primera vez que se juega
aim-new-game = Todos eligen una carta a la vez y la más fuerte se las lleva todas; gana quien se queda con todas las cartas.
rules-new-game-aim =
    Todos eligen a la vez una carta de la mano y la más fuerte se las lleva todas. Gana quien se queda con todas las cartas.

    Pueden jugar de dos a cuatro personas.
rules-new-game-deal =
    Se barajan cincuenta y dos cartas y se reparten por igual, una mano por jugador. Lo que sobra se aparta.
rules-new-game-trick =
    Cada jugador elige en secreto una carta de la mano. La más fuerte se lleva todas las cartas de la mesa, que van a la pila de quien la puso; la pila pasa a ser la mano cuando la mano queda vacía.

    Si empatan dos o más con la más fuerte, eligen otra carta. Si a ninguno le quedan en la mano, las cartas esperan a quien gane la baza siguiente.
rules-new-game-end =
    Quien se queda sin cartas queda fuera. Gana el último jugador con cartas. Si a nadie le quedan, es empate.

    { $trick_limit ->
        [0] No hay límite.
       *[other] La partida acaba después de { COUNT($trick_limit, noun: "trick") }: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }

## Lecciones

lesson-new-game = La primera baza
lesson-new-game-1 = Tu rival jugará una carta baja. { lesson-go }.
lesson-new-game-end = La carta más fuerte se las lleva todas.
