# Los consejos: la G en la mesa, y después de una partida de dos. $card; $percent: con qué frecuencia se juega.

setting-coach = Consejos: { $value }
menu-decided = Qué decidió la partida
coach-title = El profesor jugaría:
    .brief = {""}
# $reason: uno de los mensajes de abajo, parte de una frase
coach-choice = { CAP(CARD($card)) }, { $percent } por ciento: { $reason }.
    .brief = { CAP(CARD($card)) }, { $percent } por ciento.
# Primero el cambio; $card: la carta que se juega después
coach-swap-then = Cambio, y luego { CARD($card, form: "def") }, { $percent } por ciento: la pila es mejor que la mano.
    .brief = Cambio, luego { CARD($card) }, { $percent } por ciento.

# Motivos. Partes de una frase, detrás de dos puntos.
coach-swap = la pila es mejor que la mano
coach-spy-takes = se lleva la baza que puedes ver
coach-spy-gives-little = no puede ganar, así que da lo mínimo
coach-win-pot = hay mucho en la mesa
coach-deny-spy = el rival la verá, así que arriesga poco
coach-turn-order = da la vuelta al orden
coach-become-spy = te hace vidente en la próxima baza
coach-get-swap = te deja cambiar la mano por la pila
coach-force-war = fuerza una batalla, o gana una
coach-strong = ahora es de las más fuertes
coach-likely-takes = seguramente se lleva la baza
coach-save-high = guarda las cartas fuertes

coach-off = Los consejos están desactivados en la configuración.
coach-two-only = Los consejos son solo para la Batalla científica entre dos.
coach-not-asked = Ahora no te toca.
coach-cannot-count = No hay consejo: la partida no se ha seguido desde el principio.
coach-decided = Estas bazas decidieron la partida.
# $trick: su número; $before, $after: las posibilidades de quien escucha, en tantos por ciento
coach-turn = Baza { $trick }: tus posibilidades pasaron del { $before } al { $after } por ciento
