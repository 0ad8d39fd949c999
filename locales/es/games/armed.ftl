### Todos los textos que solo tiene este juego. $who (you, other) y $player (un nombre) dicen de quién se habla.

# Batalla armada.
game-armed = Batalla armada

## Opciones

preset-jokers = Con comodines

## Reglas

rules-heading-two = El dos
# El objetivo en una frase; se dice la primera vez que se juega
aim-armed = Todos eligen una carta de la mano y la más fuerte se las lleva todas; gana quien se queda con todas las cartas.
rules-armed-aim =
    Una batalla en la que ves tus cartas y las eliges. Solo las cartas boca abajo de una batalla dependen de la suerte. Gana quien se queda con todas las cartas.

    Pueden jugar de dos a cuatro personas.
rules-armed-deal =
    { $jokers ->
        [0] Se barajan cincuenta y dos cartas y se reparten por igual, y cada jugador tiene las suyas en la mano. La carta más alta es el as.
       *[other] Se barajan cincuenta y dos cartas y dos comodines y se reparten por igual, y cada jugador tiene las suyas en la mano. La carta más alta es el comodín.
    } Lo que sobra se aparta.
rules-armed-trick =
    Todos eligen a la vez una carta de su mano, sin enseñarla. La más fuerte se lleva todas las cartas de la mesa. Van a la pila de quien la puso, y la pila pasa a ser la mano cuando la mano se vacía.
rules-armed-two =
    { $jokers ->
        [0] Si se descubre un as, un dos es la carta más fuerte, y varios doses empatan.
       *[other] Si se descubre un comodín, un dos es la carta más fuerte, y varios doses empatan.
    } Si no, es la carta más baja.
rules-armed-war =
    Si empatan dos o más con la más fuerte, solo ellos luchan. De cada mano se sacan al azar tres cartas, que quedan boca abajo. Luego cada uno elige una carta más, y la más fuerte se lleva toda la mesa.
rules-armed-short =
    Si en la mano hay muy pocas cartas, va boca abajo toda la mano, el resto se saca al azar de la pila, y lo que queda de ella pasa a ser la mano. Siempre se guarda una carta para elegir.

    Quien no tiene ninguna carta pierde esa batalla. Si queda uno solo, se lleva la mesa. Si no queda nadie, la mesa espera a quien gane la baza siguiente.
rules-armed-end =
    Quien no tiene ni mano ni pila queda fuera. Gana el último que tenga cartas. Si a nadie le quedan, es empate.

    { $trick_limit ->
        [0] No hay límite.
       *[other] Después de { COUNT($trick_limit, noun: "trick") } la partida acaba: gana quien tiene más cartas, y si varios tienen las mismas es empate.
    }

## Lo que pasa

# $cards: las cartas que van boca abajo al azar
event-war-cards = { $who ->
    [you] Boca abajo: { CARDS($cards) }.
   *[other] { $player }, boca abajo: { CARDS($cards) }.
  }
    .brief = {""}

## Por qué

# $players: quiénes luchan
why-war-armed = Solo lucharon quienes empataron: { NAMES($players) }. Se pusieron tres cartas boca abajo al azar y se eligió una más.

## Rivales

bot-strong-armed = fuerte, recuerda lo que se ha llevado cada uno y engaña

## Lecciones

lesson-armed = Una batalla en la que eliges
lesson-armed-1 = { lesson-go }. Eliges de tu mano, como en la Batalla científica, pero las cartas no tienen poderes, salvo que un dos gana a un as. Tu rival jugará un as.
lesson-armed-2 = { lesson-go }. El dos ganó al as. Ahora una batalla.
lesson-armed-3 = Elige una carta para la batalla y pulsa { $key }. Otras tres de tu mano, sacadas al azar, están boca abajo.
lesson-armed-end = En la batalla solo lucha quien empató, y el ganador se lo lleva todo. Tu pila pasa a ser tu mano cuando la mano se vacía.

## Los consejos

coach-armed-two = Si alguien juega la carta más alta de la partida, un dos le gana.
coach-armed-war = En una batalla, la carta más fuerte se lo lleva todo.
coach-armed-high = Gana a la mayoría de las cartas que pueden tener los demás.
coach-armed-best = Es la carta más fuerte de tu mano.
coach-armed-low = Guardas tus cartas fuertes, y es difícil que la adivinen.
# Lo que enseña la partida: rótulos, cada uno con su número al final. Una baza o una batalla cuenta como una.
taught-armed-two = Un dos gana a la carta más alta de la partida. Bazas que un dos de tu mano habría ganado y la carta que jugaste no: { $times }.
taught-armed-wars = Batallas que luchaste hasta el final: { $wars }. Perdidas: { $lost }. Perdidas aunque otra carta de tu mano habría ganado: { $could }.
taught-armed-won = Bazas y batallas que ganaste: { $won }. Ganadas con una carta más alta de lo necesario: { $spare }.
taught-armed-strong = Sotas, reinas, reyes, ases y comodines que jugaste: { $count }. Perdidos ante los demás: { $taken }.

# Una meta: cómo se llama y cómo se alcanza
goal-armed = Ganar en Batalla armada con una batalla
goal-armed-how = Gana una partida de Batalla armada y en ella al menos una batalla. Guarda una carta fuerte para la última elección.
