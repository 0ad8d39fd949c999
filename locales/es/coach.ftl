# Los consejos: la G en la mesa, y después de una partida de dos. $card; $percent: con qué frecuencia se juega.

setting-coach = Consejos: { $value }
menu-decided = Qué decidió la partida
coach-title = De cien veces, el profesor jugaría:
    .brief = {""}
# $cards: las que comparten motivo, hechas de coach-card; $reason: uno de los mensajes de abajo
coach-choice = { CAP(LIST($cards)) }, { $reason }.
    .brief = { CAP(LIST($cards, kind: "comma")) }.
# Una de esas cartas. $card; $percent: cuántas veces de cien
coach-card = { $percent ->
    [one] { $percent } vez
   *[other] { $percent } veces
  } { CARD($card, form: "def") }
    .brief = { CARD($card) } { $percent }
# Primero el cambio; $card: la carta que se juega después
coach-swap-then = { $percent ->
    [one] { $percent } vez
   *[other] { $percent } veces
  } primero el cambio y luego { CARD($card, form: "def") }, porque la pila es mejor que la mano.
    .brief = Cambio, luego { CARD($card) } { $percent }.

# Motivos. Partes de una frase, detrás de dos puntos.
coach-swap = porque la pila es mejor que la mano
coach-spy-takes = porque gana a las cartas que puedes ver
coach-spy-gives-little = porque no puede ganar, y así cuesta lo mínimo
coach-win-pot = porque hay mucho en la mesa
coach-deny-spy = porque el rival verá tu carta, y así arriesgas poco
coach-turn-order = porque da la vuelta al orden
coach-become-spy = porque te hace vidente en la próxima baza
coach-get-swap = porque te deja cambiar la mano por la pila
coach-force-war = porque fuerza una batalla
coach-strong = porque ahora es de las más fuertes
coach-likely-takes = porque seguramente se lleva la baza
coach-save-high = porque así guardas las cartas fuertes

coach-off = Los consejos están desactivados en la configuración.
coach-two-only = Los consejos son solo para la Batalla científica entre dos.
coach-not-asked = Ahora no te toca.
coach-cannot-count = No hay consejo: la partida no se ha seguido desde el principio.
coach-decided = Estas bazas decidieron la partida.
# $trick: su número; $before, $after: las posibilidades de quien escucha, en tantos por ciento
coach-turn = { $better ->
    [yes] Baza { $trick }: tus posibilidades subieron del { $before } al { $after } por ciento
   *[no] Baza { $trick }: tus posibilidades bajaron del { $before } al { $after } por ciento
  }
