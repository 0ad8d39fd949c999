# Por qué se rechaza algo. Corto: primero qué falla, luego la regla.

refused-game-over = La partida ha terminado.
refused-answer-first = Primero contesta a la pregunta.
refused-you-are-out = Estás fuera de la partida.
refused-late-answer = Demasiado tarde: esa pregunta ya se cerró.
refused-already-chosen = Ya has elegido.
refused-not-asked = Ahora no te toca.
# $card
refused-not-in-hand = No tienes { CARD($card, form: "def") }.
# $choice: una palabra de un archivo o del teclado
refused-not-possible = Ahora no se puede: { KEY($choice) }.
refused-swap-too-late = Ya has elegido: el cambio se hace antes.
refused-no-swap = Solo puedes cambiar después de jugar un ocho.
refused-pile-empty = Tu pila está vacía.
refused-spy-waits = Eres vidente: eliges cuando hayan elegido los demás.
# $players: cuántos se pidieron; $low, $high: cuántos admite el juego
refused-players = Este juego no admite { COUNT($players, noun: "player") }: admite de { $low } a { $high }.
# $option, $value: tal como se escribieron
refused-unknown-option = Este juego no tiene la opción { KEY($option) }.
refused-bad-value = { KEY($value) } no es un valor de la opción { KEY($option) }.
refused-unknown-game = No existe el juego { KEY($game) }.
# $part: una parte de una posición en un archivo
refused-position = La parte { KEY($part) } de la posición es incorrecta.
