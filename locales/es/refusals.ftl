# Por qué se rechaza algo. Corto: primero qué falla, luego la regla.

refused-game-over = La partida ha terminado.
refused-answer-first = Primero contesta a la pregunta.
refused-you-are-out = Estás fuera de la partida.
refused-late-answer = Demasiado tarde: esa pregunta ya se cerró.
refused-already-chosen = Ya has elegido.
refused-not-asked = Ahora no te toca.
# $card
refused-not-in-hand = No tienes { CARD($card, form: "def", suit: "always") }.
# $choice: una palabra de un archivo o del teclado
refused-not-possible = Ahora no se puede: { KEY($choice) }.
# $players: cuántos se pidieron; $low, $high: cuántos admite el juego; $only: si es un solo número
refused-players = { $only ->
    [yes] Este juego solo admite { COUNT($low, noun: "player") }.
   *[no] Este juego admite de { $low } a { $high } jugadores, no { $players }.
  }
# $option, $value: tal como se escribieron
refused-unknown-option = Este juego no tiene la opción { KEY($option) }.
refused-bad-value = { KEY($value) } no es un valor de la opción { KEY($option) }.
refused-unknown-game = No existe el juego { KEY($game) }.
# $part: una parte de una posición en un archivo
refused-position = La parte { KEY($part) } de la posición es incorrecta.

# En una mesa con otras personas
refused-wrong-version = Este servidor usa otra versión del juego: { KEY($version) }.
refused-hello-first = La conexión no ha empezado como debe.
refused-bad-frame = El servidor no ha entendido eso.
refused-frame-too-long = Eso es demasiado largo para el servidor.
refused-too-fast = Demasiado a la vez: espera un momento.
refused-too-many-connections = Hay demasiadas conexiones desde tu dirección: cierra alguna o inténtalo más tarde.
refused-chat-too-fast = Escribes demasiado rápido: espera dos segundos.
refused-no-table = No hay tal mesa, o su código es otro.
refused-no-seat = Ese sitio no es tuyo, o no hay nadie en él.
refused-no-move = Ese código no sirve para ningún sitio.
refused-table-full = Todos los sitios de esa mesa están ocupados.
refused-table-closed = La mesa se ha cerrado.
refused-too-many-tables = Son demasiadas mesas: espera un minuto.
refused-seated-already = Ya estás en una mesa: primero déjala.
refused-not-seated = No estás en ninguna mesa.
refused-not-host = Eso solo puede hacerlo quien abrió la mesa.
refused-has-begun = La partida ya ha empezado.
refused-not-over = La partida aún no ha terminado.
refused-not-begun = La partida aún no ha empezado.
refused-kicked = Quien abrió la mesa te ha echado de ella.
refused-table-locked = En esa mesa ya no puede entrar nadie más.
# The server knows a device only by what its program says
refused-second-seat = Este dispositivo ya tiene un sitio en esa mesa, por lo que sabe el servidor: en plena partida nadie ocupa allí un segundo sitio.
refused-no-new-code = En este servidor las mesas conservan su código. En cambio, puedes no dejar entrar a nadie más.
refused-table-damaged = Lo guardado de esa mesa está dañado: allí no se puede seguir jugando.
# En la mesa y al sentarse: el disco del servidor está lleno o no responde
refused-cannot-keep = El servidor no puede guardar nada en este momento. No se pierde nada: la partida sigue cuando pueda otra vez.

# De quien tiene el servidor
refused-operator-says = De quien administra este servidor: { KEY($text) }
refused-operator-closes = Quien administra este servidor cierra esta mesa.
refused-barred = Quien administra este servidor no deja entrar a nadie desde tu red en este momento.
refused-draining = El servidor se va a actualizar: hasta entonces no se abren mesas nuevas.
refused-update-comes = El servidor se va a actualizar. Tu partida se conserva: la conexión volverá sola y la partida seguirá donde estaba.
refused-update-off = La actualización se ha aplazado: ya se pueden abrir mesas nuevas.
