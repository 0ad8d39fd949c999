# Nombres de las teclas y lo que hacen.

# $key: una tecla que aquí no hace nada
key-nothing = { $key }: aquí no hace nada. F1 enumera las teclas.
# $line: una línea escrita
line-unknown = { KEY($line) }: aquí no es tecla ni carta. F1 enumera las teclas.
# $char: una letra o una cifra
key-char = { KEY($char) }
# $modifier y $key: nombres de teclas
key-with = { $modifier }+{ $key }
key-ctrl = Control
key-alt = Alt
key-shift = Mayúsculas
key-up = Flecha arriba
key-down = Flecha abajo
key-left = Flecha izquierda
key-right = Flecha derecha
key-home = Inicio
key-end = Fin
key-pageup = Retroceso de página
key-pagedown = Avance de página
key-enter = Intro
key-escape = Escape
key-tab = Tabulador
key-space = Espacio
key-backspace = Retroceso
key-delete = Suprimir
key-insert = Insertar
key-f1 = { KEY("F1") }
key-f2 = { KEY("F2") }
key-f3 = { KEY("F3") }
key-f4 = { KEY("F4") }
key-f5 = { KEY("F5") }
key-f6 = { KEY("F6") }
key-f7 = { KEY("F7") }
key-f8 = { KEY("F8") }
key-f9 = { KEY("F9") }
key-f10 = { KEY("F10") }
key-f11 = { KEY("F11") }
key-f12 = { KEY("F12") }

# Ayuda de teclas. $where: el lugar cuyas teclas se enumeran
help-title = Teclas { $where }.
help-menu = en los menús
help-table = en la mesa
# $keys: nombres de teclas; $does: lo que hacen
help-line = { LIST($keys, kind: "or") }: { $does }
help-ranks = Del { KEY("2") } al { KEY("9") }, { KEY("0") } para el diez, { KEY("J") }, { KEY("Q") }, { KEY("K") }, { KEY("A") }, { KEY("X") } para el comodín: ir a la siguiente carta de ese valor

command-help = enumerar las teclas
command-describe-keys = describir teclas sin usarlas
command-manual = el manual, en el navegador
command-next-language = idioma siguiente
command-detail = contar menos o más
command-older = mensaje anterior
command-newer = mensaje siguiente
command-oldest = mensaje más antiguo
command-newest = mensaje más reciente
command-repeat = repetir el último mensaje
command-previous = elemento anterior
command-next = elemento siguiente
command-first = primer elemento
command-last = último elemento
command-less = valor anterior
command-more = valor siguiente
command-enter = elegir
command-back = volver
command-card-previous = carta anterior
command-card-next = carta siguiente
command-card-first = primera carta
command-card-last = última carta
command-play = jugar la carta
command-rules-now = las reglas en este momento
command-who-chooses = quién ha elegido y quién no
command-owned = cuántas cartas tiene cada jugador
command-power = usar el poder de tu última carta
command-hand = tu mano
command-pot = las cartas de la mesa
command-last-trick = otra vez la última baza
command-coach = un consejo
command-auto = que las cartas se descubran solas, o dejar de hacerlo
command-skip = saltar al final
command-stop-timer = parar el tiempo
command-chat = escribir a los demás
command-who-is-here = quién está
command-menu = menú de la partida
command-copy = copiar el mensaje
command-search = buscar un mensaje
command-buffer-previous = clase de mensajes anterior
command-buffer-next = clase de mensajes siguiente
command-silence = silencio
command-slower = voz más lenta
command-faster = voz más rápida
command-sound-softer = sonidos más bajos
command-sound-louder = sonidos más altos
command-speech-softer = voz más baja
command-speech-louder = voz más alta
command-full-screen = pantalla completa
command-rank = ir a la siguiente carta de ese valor
command-none = aquí nada

# $key: una tecla; $does: lo que haría
describer-key = { $key }: { $does }.
describer-title = Cada tecla dice lo que hace. Escape dos veces para terminar.

# Cambiar teclas. $keys: una lista; $does: lo que hace la orden; $where: table, menu o anywhere
remap-title = Cambiar teclas. Intro espera la tecla nueva.
remap-line = { $where ->
    [table] { $does }, en la mesa: { LIST($keys, kind: "or") }
    [menu] { $does }, en los menús: { LIST($keys, kind: "or") }
   *[anywhere] { $does }: { LIST($keys, kind: "or") }
  }
remap-usual = Volver a las teclas habituales
remap-usual-done = Todas las teclas son las habituales.
remap-press = Pulsa la tecla nueva para: { $does }. Escape la deja como está.
# $key: una tecla
remap-done = { $key }: { $does }.
remap-clash = { $key } ya sirve para: { $does }. No se cambia nada.
