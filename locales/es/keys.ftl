# Nombres de las teclas y lo que hacen.

# $key: una tecla que aquí no hace nada
key-nothing = { CAP($key) }: aquí no hace nada. Con { KEY("F1") } oyes las teclas.
# $line: una línea escrita
line-unknown = { KEY($line) }: aquí no es tecla ni carta. Con { KEY("F1") } oyes las teclas.
# $char: una letra o una cifra
key-char = { $char ->
    [A] la tecla { KEY("A") }
    [E] la tecla { KEY("E") }
    [I] la tecla { KEY("I") }
    [O] la tecla { KEY("O") }
    [U] la tecla { KEY("U") }
    [Y] la i griega
   *[other] { KEY($char) }
  }
# $modifier y $key: nombres de teclas
key-with = { $modifier }+{ $key }
key-ctrl = Control
key-alt = Alt
key-shift = Mayúsculas
key-up = la flecha arriba
key-down = la flecha abajo
key-left = la flecha izquierda
key-right = la flecha derecha
key-home = Inicio
key-end = Fin
key-pageup = página arriba
key-pagedown = página abajo
key-enter = Intro
key-escape = Escape
key-tab = Tabulador
key-space = Espacio
key-backspace = Retroceso
key-delete = Suprimir
key-insert = Insertar
# Signos, como se escriben, se borran y se leen letra por letra.
char-space = espacio
char-exclamation = cierra exclamación
char-quote = comillas
char-number = almohadilla
char-dollar = dólar
char-percent = por ciento
char-ampersand = et
char-apostrophe = apóstrofo
char-left-parenthesis = abre paréntesis
char-right-parenthesis = cierra paréntesis
char-star = asterisco
char-plus = más
char-comma = coma
char-minus = guion
char-dot = punto
char-slash = barra
char-colon = dos puntos
char-semicolon = punto y coma
char-less = menor que
char-equals = igual
char-greater = mayor que
char-question = cierra interrogación
char-at = arroba
char-left-bracket = abre corchete
char-backslash = barra invertida
char-right-bracket = cierra corchete
char-caret = circunflejo
char-underscore = guion bajo
char-grave = acento grave
char-left-brace = abre llave
char-bar = barra vertical
char-right-brace = cierra llave
char-tilde = virgulilla
char-inverted-question = abre interrogación
char-inverted-exclamation = abre exclamación
char-euro = euro
char-unknown = tecla desconocida
# $char: una letra
char-capital = { $char } mayúscula
# $char: una letra con un signo, $letter: la letra sin él, $mark: el signo
char-marked = { $char }, { $letter } { $mark }
mark-grave = con acento grave
mark-acute = con tilde
mark-circumflex = con circunflejo
mark-tilde = con virgulilla
mark-breve = con breve
mark-diaeresis = con diéresis
mark-ring = con anillo
mark-double-acute = con doble acento
mark-caron = con carón
mark-comma-below = con coma debajo
mark-cedilla = con cedilla
mark-ogonek = con ogonek
mark-stroke = con barra
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
help-anywhere = en todas partes
help-entry = en un campo para escribir
# La lista de todas las teclas
help-sections = Todas las teclas.
# Grupos de teclas
keys-group-cards = Cartas
keys-group-ranks = Cartas por valor
keys-group-asking = Preguntas en la mesa
keys-group-game = La partida y los demás
keys-group-lists = Listas y menús
keys-group-messages = Mensajes
keys-group-sound = Voz y sonidos
keys-group-program = Ayuda, idioma y programa
# Lo que hacen las teclas en un campo para escribir
entry-help-type = Las letras, las cifras y los signos se escriben
entry-does-type = lo escribe
entry-does-left = letra anterior
entry-does-right = letra siguiente
entry-does-first = primera letra
entry-does-last = final del texto
entry-does-read = leer lo escrito
entry-does-erase = borrar la letra anterior
entry-does-delete = borrar la letra actual
entry-does-enter = terminar
# $keys: nombres de teclas; $does: lo que hacen
help-line = { CAP(LIST($keys, kind: "or")) }: { $does }
help-ranks = Del { KEY("2") } al { KEY("9") }; { KEY("0") } para el diez, { KEY("J") } para la sota, { KEY("Q") } para la reina, { KEY("K") } para el rey, { KEY("A") } para el as, { KEY("X") } para el comodín: ir a la siguiente carta de ese valor
# Where they go to no card. $does: what they do
help-digits = Cifras: { $does }
# Lo que hacen las letras en una lista
help-letters = Letras: el siguiente elemento que empieza por ellas
# Se dice tras las teclas más importantes
help-more = Debajo están todas las teclas, en grupos.
    .brief = {""}

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
# La misma tecla en los juegos en que las cartas solo se descubren.
command-turn = descubrir la carta siguiente
command-rules-now = las reglas en este momento
command-who-chooses = quién ha elegido y quién no
command-owned = cuántas cartas tiene cada jugador
command-power = el poder de la última carta que jugaste
command-hand = tu mano
command-hand-packet = cuántas cartas tiene tu mazo
command-pot = las cartas de la mesa
command-last-trick = otra vez la última baza
command-coach = un consejo
command-auto = cartas automáticas, sí o no
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
# $card: un valor
command-to-rank = la siguiente carta de este valor: { RANK($card) }
command-none = aquí no hace nada

# $key: una tecla; $does: lo que haría
describer-key = { CAP($key) }: { $does }.
describer-title = Cada tecla dice lo que hace. Escape dos veces para terminar.

# Cambiar teclas. $keys: una lista; $does: lo que hace la orden; $where: table, menu o anywhere
remap-title = Cambiar teclas.
remap-hint = Pulsa Intro y luego la tecla nueva.
    .brief = {""}
remap-line = { $where ->
    [table] { CAP($does) }, en la mesa: { LIST($keys, kind: "or") }
    [listen] { CAP($does) }, al volver a oír: { LIST($keys, kind: "or") }
    [menu] { CAP($does) }, en los menús: { LIST($keys, kind: "or") }
   *[anywhere] { CAP($does) }: { LIST($keys, kind: "or") }
  }
remap-usual = Volver a las teclas habituales
remap-usual-done = Todas las teclas son las habituales.
remap-press = Pulsa la tecla nueva para: { $does }. Escape la deja como está.
# $key: una tecla
remap-done = { CAP($key) }: { $does }.
remap-clash = La tecla { $key } ya está ocupada: { $does }. No se cambia nada.
remap-no-key = Esta tecla no se puede dar a una orden. No se cambia nada.
