# Volver a oír una partida grabada.

games-listen = Volver a oírla
menu-listen = Volver a oír esta partida
listen-title = Otra vez la partida.
listen-damaged = El archivo está dañado: se puede oír hasta ese punto.
# $step: cuántos pasos van, desde 1; $of: cuántos hay
listen-here = Paso { $step } de { $of }.
listen-start = El principio.
listen-end = El final de lo grabado.
# $who: you, other, open; $player: un nombre
listen-as = { $who ->
    [you] Oyes lo que sabías entonces.
    [open] Oyes todo al descubierto.
   *[other] Oyes lo que sabía { $player }.
  }
listen-viewer = { $who ->
    [you] Lo que yo sabía
    [open] Todo al descubierto
   *[other] Lo que sabía { $player }
  }
listen-viewers = Con los ojos de quién
# $what: lo que se busca; $later: si hacia delante
listen-no-more = { $what ->
    [trick] Ninguna baza
    [war] Ninguna batalla
    [joker] Ningún comodín
    [revolution] Ninguna revolución
    [out] Nadie queda fuera
   *[review] Nada que destaque el repaso
  } { $later ->
    [yes] después de esto.
   *[no] antes de esto.
  }
# $number: lo que se ha escrito
listen-no-trick = En esta partida no hay ninguna baza { $number }.
listen-not-over = Eso, cuando termine la partida.
listen-needs-seat = Elige primero de quién es lo que oyes: con todo al descubierto nadie decide.
listen-menu = En este punto de la partida.
listen-back = Seguir oyendo
listen-play-on = Seguir jugando desde aquí, contra bots
# Una línea del menú. $does: una orden, como abajo
listen-row = { CAP($does) }
listen-trick = Ir a una baza por su número
listen-export = Guardar la grabación en un archivo
listen-export-text = Guardar la partida como texto, tal como se cuenta
listen-copy = Copiar la grabación hasta aquí, para un informe
listen-copied = Copiada: la grabación hasta aquí.
# $path, $name: un archivo
exported = Guardado como { KEY($path) }.
exported-download = Guardado como { KEY($name) }, entre tus descargas.
# $player: un nombre; $place: hand, packet, pile; $cards: cartas
open-cards = { $player }, { $place ->
    [hand] en mano
    [packet] mazo desde arriba
   *[pile] pila
  }: { CARDS($cards, suit: "always") }.
refused-only-recorded = Ahora solo escuchas. Para decidir otra cosa, sigue jugando desde aquí.

# Teclas
help-listen = al volver a oír una partida
keys-group-listening = Volver a oír una partida
keys-group-jumps = Saltos al volver a oír
manual-keys-listen = Al volver a oír una partida
command-step-next = lo que pasó después
command-step-previous = lo que pasó antes
command-trick-next = baza siguiente
command-trick-previous = baza anterior
command-step-first = el principio de la partida
command-step-last = el final de la partida
command-war-next = batalla siguiente
command-war-previous = batalla anterior
command-joker-next = comodín siguiente
command-joker-previous = comodín anterior
command-revolution-next = revolución siguiente
command-revolution-previous = revolución anterior
command-out-next = el siguiente que queda fuera
command-out-previous = el anterior que queda fuera
command-review-next = siguiente momento que destaca el repaso
command-review-previous = momento anterior que destaca el repaso
command-viewer = qué jugador eres al oír
command-would = lo que haría aquí el mejor bot
command-listen-menu = qué se puede hacer aquí
command-listen-stop = dejar de oír
page-button-step-back = Antes
page-button-step-on = Después
page-button-earlier = Baza anterior
page-button-later = Baza siguiente
page-button-war = Batalla siguiente
page-button-joker = Comodín siguiente
page-button-revolution = Revolución siguiente
page-button-out = Quién queda fuera
page-button-review = Siguiente del repaso
page-button-viewer = Quién oye

# The manual
manual-archive = Partidas jugadas
manual-archive-text =
    Cada partida se guarda hasta que la borras. «{ $menu-my-games }», en el menú principal, las muestra todas.
manual-archive-listen = Volver a oír una partida
manual-archive-listen-text =
    Una partida, terminada o en curso, se puede volver a oír: desde la lista o desde el menú de su mesa. { $key-step-next } cuenta lo que pasó después y { $key-step-previous } lo que pasó antes, exactamente como lo oíste, en el idioma y con el detalle que tienes ahora. En cada punto las preguntas de la mesa se responden como entonces.
manual-archive-listen-list =
    { $key-trick-next } y { $key-trick-previous } van de baza en baza.

    { $key-war-next } va a la batalla siguiente, { $key-joker-next } a un comodín, { $key-revolution-next } a una revolución, { $key-out-next } a donde alguien queda fuera, { $key-review-next } a lo que destaca el repaso. Con Mayúsculas van hacia atrás.

    Cuando la partida ha terminado, { $key-viewer } cambia de quién es lo que oyes: lo que sabías entonces, todo al descubierto o lo que sabía otra persona.

    { $key-coach } dice lo que haría aquí el mejor bot, sin saber más que esa persona.

    Intro abre una lista: allí sigues jugando desde aquí contra bots, en una partida aparte en la que cada carta está donde estaba; guardas la grabación o la partida como texto, o la copias para un informe.
