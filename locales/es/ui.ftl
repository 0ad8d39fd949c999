# Menús, configuración y todo lo que no es un suceso. Rótulos antes que frases; primero lo que importa.

# Un texto que es igual en todos los idiomas.
text = { $text }

## Al empezar

text-no-display = No hay pantalla: el juego sigue en esta terminal.
goodbye = Hasta pronto.
goodbye-saved = Hasta pronto. La partida queda guardada.
goodbye-unsaved = Hasta pronto. El final de esta partida no se ha podido guardar.
main-title = { KEY("audiowar") }. Menú principal.
menu-continue = Continuar: { $game }
menu-watch = Mirarla
# $game: un título
watch-title = { $touch ->
    [yes] Estás mirando: { $game }. Con «{ page-button-menu }» vuelves.
   *[no] Estás mirando: { $game }. Con Escape vuelves.
  }
watch-over = La partida que mirabas ha terminado.
watch-lost = Ya no se puede mirar la partida.
menu-new-game = Nueva partida
menu-settings = Configuración
menu-keys = Teclas
menu-manual = Manual
menu-quit = Salir
menu-main = Menú principal
menu-back-to-table = Volver a la mesa
# $opponents: cuántos rivales hay en la mesa
menu-play-again = Jugar otra vez con las mismas reglas{ $opponents ->
    [0] {""}
    [1] {" y el mismo rival"}
   *[other] {" y los mismos rivales"}
  }
game-menu-title = Menú de la partida.
game-menu-over = La partida ha terminado.

ask-name = ¿Cómo te llamas?
# $name: el nombre habitual de quien juega
name-usual = Sin nombre: te llamaré { $name }.
begin-title = ¿Cómo quieres empezar?
begin-play = Jugar ya: Batalla científica, dos rivales
begin-learn = Aprender jugando, diez minutos
begin-listen = Escuchar las reglas
begin-choose = Elegir juego, rivales y reglas
default-name = Visitante
# Nombres de los rivales, en este idioma, separados por una coma y un espacio; siete como mínimo.
bot-names = Ana, Bruno, Carmen, David, Elena, Fermín, Inés, Marcos
choose-game = ¿A qué juego?
# $game: un título; $low a $high: jugadores; $choice: yes si se elige, no si todo es azar
game-item = { $decides ->
    [cards] { $game }, de { $low } a { $high } jugadores, eliges tus cartas
    [bets] { $game }, de { $low } a { $high } jugadores, apuestas contra la banca
    [steals] { $game }, de { $low } a { $high } jugadores, decides cuándo robar
   *[nothing] { $game }, de { $low } a { $high } jugadores, decide la suerte
  }
game-item-two = { $decides ->
    [cards] { $game }, dos jugadores, eliges tus cartas
    [bets] { $game }, dos jugadores, apuestas contra la banca
    [steals] { $game }, dos jugadores, decides cuándo robar
   *[nothing] { $game }, dos jugadores, decide la suerte
  }
game-random = Sorpresa: elige el programa
choose-opponents = ¿Cuántos rivales?
# $game: un juego elegido al azar, como en game-item
choose-opponents-random = { $game }. ¿Cuántos rivales?
# $count: cuántos bots juegan
opponents = { CAP(COUNT($count, noun: "opponent")) }
choose-rules = ¿Qué modalidad? Para la primera partida va bien la normal.
    .brief = ¿Qué modalidad?
# $game: su título
options-title = Reglas. { $game }.
options-begin = Empezar

## Menús

# $n de $of: el lugar en la lista
menu-position = { $n } de { $of }
# Un grupo de líneas de una lista larga, que Intro abre. $group: su título; $count: cuántas líneas
group-item = { $group }, grupo de { $count }
group-title = { $group }.
# Se dice con el título de una lista de grupos
groups-hint = { $touch ->
    [yes] Elige un grupo para abrirlo.
   *[no] Intro abre un grupo; al escribir letras se busca en todos.
  }
    .brief = {""}
menu-no-value = Aquí no hay nada que cambiar.
menu-bottom = Estás en el menú principal. Para salir, elige Salir.
# Con el título de una lista que solo se lee. $key: la tecla que sale de ella
menu-leave = { $touch ->
    [yes] Con «{ page-button-back }» vuelves.
   *[no] { CAP($key) } vuelve atrás.
  }
    .brief = {""}
# $letter: la tecla que se pulsó
menu-no-letter = Nada empieza por { KEY($letter) }.
# $text: lo que hay en el campo
entry-text = { $touch ->
    [yes] { $text }. Escribe otra cosa o elige «{ page-button-done }».
   *[no] { $text }. Escribe otra cosa o pulsa Intro.
  }
entry-empty = { $touch ->
    [yes] Escribe y elige «{ page-button-done }».
   *[no] Escribe y pulsa Intro.
  }
# $char: un carácter escrito o borrado
entry-char = { $char }
entry-end = final
entry-full = No cabe nada más.

## Configuración

settings-title = Configuración.
settings-hint = { $touch ->
    [yes] Con «{ page-button-less }» y «{ page-button-more }» cambias el valor.
   *[no] Izquierda y derecha cambian el valor.
  }
    .brief = {""}
# Grupos de ajustes
settings-group-general = Idioma, nombre y programa
settings-group-telling = Lo que se dice
settings-group-playing = Al jugar
settings-group-opponents = Rivales
settings-group-voice = Voz y braille
settings-group-sounds = Sonidos
settings-group-look = Colores y letras
setting-language = Idioma: español
# $detail: cuánto se cuenta
setting-detail = Nivel de detalle: { $value }
# $value: de qué cartas se dice el palo
setting-suits = Palos: { $value }
suits-detail = según el nivel de detalle
suits-none = nunca
suits-hand = en tu mano
suits-all = siempre
# Qué se dice primero de una baza: uno de los mensajes de abajo
setting-order = Qué se dice primero: { $value }
order-players = el resultado, con cinco jugadores o más
order-result = siempre el resultado
order-happened = todo en su orden
# $name: el nombre de quien juega; $named: yes or no
setting-name = { $named ->
    [yes] Nombre: { $name }
   *[no] Nombre: ninguno
  }
setting-keys = Cambiar teclas
# $value: sí o no
setting-positions = Decir el lugar en la lista: { $value }
setting-wrap = Las listas dan la vuelta al final: { $value }
# Si Intro dice primero una carta que aún no se ha dicho, y la juega al pulsar otra vez
setting-heard = Solo se juegan cartas ya dichas: { $value }
# $value: sí o no
setting-updates = Avisar de versiones nuevas: { $value }
# $version: 1.2.0
update-there = Hay una versión más nueva, { $version }. Este menú tiene una opción para ella.
# $version: como arriba
menu-update = Versión { $version }: novedades
update-looking = Buscando la versión nueva.
update-moment = Un momento.
# $version: 1.2.0; $date: el día en que se publicó
update-title = Versión { $version }, del { DATE($date) }.
update-none = Ahora no se puede acceder a la versión nueva. Inténtalo más tarde.
update-install = Instalarla y seguir con la partida
update-page = Abrir la página de descargas
update-page-open = La página está abierta en el navegador.
# $page: una dirección web
update-page-at = La página de descargas es { $page }
# $size: en megabytes
update-loading = Descargando { $size } MB. Para cancelar, sal de esta lista.
update-percent = { $percent } %.
update-installing = Instalando. El juego se cierra y vuelve a abrirse solo.
update-failed-network = La descarga se ha interrumpido. No ha cambiado nada. Inténtalo más tarde.
update-failed-disk = No se puede guardar el archivo. No ha cambiado nada. ¿Está lleno el disco?
update-failed-wrong = El archivo recibido no es el que publicamos, así que se ha borrado. No ha cambiado nada.
update-failed-start = No se puede abrir el instalador. No ha cambiado nada. Puedes descargar la versión nueva desde la página de descargas.
update-failed-open = La versión { $version } no se instaló. Si el juego está abierto otra vez, ciérralo allí y vuelve a intentarlo.
language-now = Español.
# $detail: cuánto se cuenta ahora
detail-now = Nivel de detalle: { $detail }.
detail-brief = breve
detail-normal = normal
detail-full = completo

## Opciones de los juegos. $option y $value se dicen como aquí abajo.

## En la mesa

# Al empezar una partida.
table-begin = { $touch ->
    [yes] Tus cartas son una lista; el primer botón que la sigue juega la carta en la que estás.
   *[no] Con las flechas recorres tu mano, con Intro juegas una carta y con { KEY("F1") } oyes las teclas.
  }
    .brief = {""}
# Donde decide la suerte: $auto, la tecla con la que las cartas se descubren solas
table-begin-luck = { $touch ->
    [yes] { $auto ->
        [none] El primer botón descubre la carta siguiente.
       *[other] El primer botón descubre la carta siguiente; con «{ page-button-auto }» se descubren solas.
    }
   *[no] { $auto ->
        [none] Con Intro descubres la carta siguiente y con { KEY("F1") } oyes las teclas.
       *[other] Con Intro descubres la carta siguiente, con { $auto } se descubren solas y con { KEY("F1") } oyes las teclas.
    }
  }
    .brief = {""}
# Se dice una vez, en la primera mesa. $rules, $why: nombres de teclas
intro-keys = Con { $rules } oyes las reglas del momento, y con { $why } por qué una baza acabó así.
# Lo mismo en una página, que además tiene botones. $rules_button, $why_button: cómo se llaman
intro-keys-page = { $touch ->
    [yes] El botón «{ $rules_button }» dice las reglas del momento, y «{ $why_button }», por qué una baza acabó así.
   *[no] Con { $rules } o el botón «{ $rules_button }» oyes las reglas del momento; con { $why } o «{ $why_button }», por qué una baza acabó así.
  }
table-here = Mesa.
table-resumed = La partida sigue.
# A quien queda fuera mientras siguen los demás. $key: el nombre de una tecla
out-skip = { $touch ->
    [yes] «{ page-button-skip }» salta al final.
   *[no] La tecla { $key } salta al final.
  }
# The arrows after the end.
table-over = La partida ha terminado. { ask-over }
# $players: a quién se pregunta ahora
table-wait = Ahora no te toca. Falta elegir: { NAMES($players) }.
# $card: un valor
table-no-rank = No tienes { COUNT(0, $card) }.
# Lo mismo donde se recorren otras respuestas y ninguna es de ese valor
table-no-rank-answer = Entre las respuestas no hay { COUNT(0, $card) }.
# Lo mismo donde no se recorren cartas
table-no-ranks = Aquí no se elige por el valor.
table-no-trick = Aún no hay ninguna baza que repetir.
choice-card = { CAP(CARD($card, suit: "hand")) }

# Se dice cuando le toca elegir a quien escucha. $count: cuántas respuestas hay
ask-card = {""}
    .full = Elige una carta.
ask-over = { $touch ->
    [yes] Con «{ page-button-on }» abres el menú.
   *[no] Pulsa Intro para abrir el menú.
  }
    .brief = {""}

# R. $game: su título, $trick: qué baza se juega, desde 1
now-game = { $game }, baza { $trick }.
# R. $count: bazas hasta el límite, con la que se juega
now-left = { $count ->
    [1] Esta es la última baza.
   *[other] Quedan { COUNT($count, noun: "trick") }, con esta.
  }
now-left-rounds = { $count ->
    [1] Esta es la última ronda.
   *[other] Quedan { COUNT($count, noun: "round") }, con esta.
  }
# R, entre dos bazas. $count: bazas hasta el límite, sin la que ya terminó
now-left-after = { $count ->
    [1] La próxima baza es la última.
   *[other] Quedan { COUNT($count, noun: "trick") } después de esta.
  }
# P. $count cartas en la mesa; $cards: cuáles
now-pot = En la mesa, { COUNT($count, noun: "card") }: { CARDS($cards) }.
    .brief = En la mesa: { $count }.
now-pot-unseen = En la mesa: { COUNT($count, noun: "card") }.
now-pot-empty = En la mesa no queda nada de bazas anteriores.
now-nothing = No hay nada en la mesa.
# P. $cards: quién puso qué, partes hechas de event-card, con comas; $count: cartas boca abajo
now-table = En la mesa: { LIST($cards, kind: "comma") }{ $count ->
    [0] .
   *[other] , y { COUNT($count, noun: "card") } boca abajo.
  }
# T. $players
now-chosen = Ya han elegido: { NAMES($players) }.
now-choosing = Falta elegir: { NAMES($players) }.
now-nobody-chooses = { $touch ->
    [yes] Nadie tiene que elegir. El primer botón sigue.
   *[no] Nadie tiene que elegir. Intro para seguir.
  }
# Se muestra en la ventana. $count: cartas en tu mano
shown-hand = Tu mano: { COUNT($count, noun: "card") }
# $player: a name, or shown-you; $count: cartas que tiene; $state: si ya ha elegido
shown-seat = { $state ->
    [chosen] { $player }: { $count }, ya está
    [choosing] { $player }: { $count }, elige
    [out] { $player }: fuera
   *[waiting] { $player }: { $count }
  }
shown-you = Tú
# $count: cartas que quedan en la mesa de bazas anteriores
shown-pot = En la mesa: { $count }
# A heading in the drawn table, above the cards of earlier tricks
scene-pot = En la mesa
# A heading in the drawn table, above the cards of the house
scene-house = Banca
# $card: la de arriba de una pila, $count: cuántas cartas tiene la pila
now-pile-top = { $who ->
    [you] Tu pila: { COUNT($count, noun: "card") }, encima { CARD($card, form: "def") }.
   *[other] Pila de { $player }: { COUNT($count, noun: "card") }, encima { CARD($card, form: "def") }.
  }
# H donde las cartas están boca abajo. $count: cartas en el mazo de quien escucha
now-packet = { $count ->
    [0] Tu mazo está vacío.
   *[other] En tu mazo: { COUNT($count, noun: "card") }.
  }
# E. $who, $player, $count: cartas que tiene un jugador
now-owned = { $who ->
    [you] Tú: { $count }.
   *[other] { $player }: { $count }.
  }
now-out = Fuera: { NAMES($players) }.
# H. $cards: la mano, de la más fuerte a la más débil; $count: cuántas
now-hand = En mano, { COUNT($count, noun: "card") }: { CARDS($cards, suit: "hand") }.
now-hand-empty = Tu mano está vacía.
# H en Casino War, y para quien mira.
now-no-hand = En este juego no hay cartas en mano.
now-pile = En tu pila: { COUNT($count, noun: "card") }.
now-pile-empty = Tu pila está vacía.
# C donde no hace nada: sin poderes, sin prisionera, con una carta que no roba.
power-not-here = En este juego las cartas no tienen poderes.
# C donde no se tiene sitio: en una mesa que solo se mira, o al oír una partida con todo al descubierto
power-no-seat = Aquí no tienes sitio: solo sigues la partida.

auto-on = Las cartas se descubren solas.
auto-off = { $touch ->
    [yes] El primer botón descubre la carta siguiente.
   *[no] Intro descubre la carta siguiente.
  }
auto-not-here = Aquí nada avanza solo: eliges tú.
# $count: bazas que se saltaron, $wars: batallas entre ellas
skipped = Has saltado { COUNT($count, noun: "trick") }, con { COUNT($wars, noun: "war") }.
# $seconds: tiempo que queda para elegir
time-left = { $seconds ->
    [1] Te queda { COUNT($seconds, noun: "second") }.
   *[other] Te quedan { COUNT($seconds, noun: "second") }.
  }
timer-stopped = El tiempo está parado.
timer-none = No hay límite de tiempo.
# $percent: 100 es lo habitual
setting-auto-pace = Ritmo de las cartas que se descubren solas: { $percent } por ciento

## Historial

history-empty = Aún no se ha dicho nada.
history-oldest = Este es el mensaje más antiguo.
history-newest = Este es el mensaje más reciente.

copied = Copiado.
no-clipboard = Aquí no hay portapapeles.
search-title = Buscar en los mensajes.
# $text: lo que se buscó
search-nothing = { $text } no está en ningún mensaje.
# $buffer: qué mensajes, $count: cuántos
buffer-now = { $buffer }: { $count }.
buffer-all = Todos los mensajes
buffer-game = Mensajes de la partida
buffer-table = Respuestas
buffer-system = Mensajes del programa
buffer-chat = Mensajes de los demás

## Voz y sonidos

# $name: un lector de pantalla o una voz
voice-by = Habla { $name }.
voice-none = No hay voz: todo se muestra como texto.
# $reason: por qué, en inglés, para quien ayude al jugador
voice-alarm = El programa no puede hablar: no ha encontrado ningún lector de pantalla ni ninguna voz que se abra. Inicia un lector de pantalla y el juego hablará con él. El manual dice qué más ayuda. El motivo: { $reason }
# Habla un lector de pantalla, o lee la ventana.
voice-not-own = Aquí la velocidad, el volumen y la voz no se ajustan en el juego.
voice-tree = Tu lector de pantalla lee la ventana.
voice-lost = { $name } ha dejado de responder.
# $name: el lector de pantalla, por ejemplo NVDA
braille-lost = { $name } ya no muestra braille, pero sigue hablando.
no-voice-here = Aquí el programa no tiene voz ni sonidos propios.
no-window-here = Aquí no hay ventana.
manual-opens = Abriendo el manual en el navegador.
# $path: a file
manual-file = Aquí no se abre ningún navegador. El manual es el archivo { $path }.
manual-unwritten = No se ha podido escribir el manual: { $path }.
text-window-failed = No se pudo abrir una ventana: el juego sigue en esta terminal.
# $libraries: nombres de archivos; $command: lo que los instala
text-library-missing = Para una ventana falta aquí: { $libraries }. En Debian y Ubuntu lo instala: { KEY($command) }
# $value: palabras por minuto, o por ciento
setting-rate = Velocidad de la voz: { $value }
setting-speech-volume = Volumen de la voz: { $value }
setting-sound-volume = Volumen de los sonidos: { $value }
setting-interface-volume = Sonidos de los menús: { $value }
setting-table-volume = Sonidos de la mesa: { $value }
setting-drama-volume = Sonidos de batallas y grandes momentos: { $value }
setting-spread = Separación estéreo: { $value }
# $pack: el nombre de un juego de sonidos
setting-sound-pack = Juego de sonidos: { $pack }
pack-standard = normal
# $value: sí o no
setting-braille = Braille: { $value }
# Qué hace el juego mientras la ventana de otro programa u otra pestaña está delante
setting-background = Mientras otra ventana está delante: { $value }
background-speak = habla y suena
background-sounds = solo sonidos
background-silent = en silencio
# $pace: caracteres por segundo, 0 si no se sabe. Solo para lectores de pantalla que no informan de nada
setting-reader-paces = Ritmo de mi lector de pantalla: { $pace ->
    [0] desconocido. Enter lo mide
   *[other] { NUMBER($pace, useGrouping: 0) } caracteres por segundo
}
# La frase con que se mide el ritmo
reader-pace-sentence = Para medir el ritmo de tu lector de pantalla, escucha esta frase entera sin pulsar nada, y pulsa Enter cuando termine.
reader-pace-wrong = Ese no puede ser su ritmo. Cualquier otra tecla te lleva de vuelta.
# $theme: los colores
setting-theme = Colores: { $value }
theme-dark = claro sobre oscuro
theme-light = oscuro sobre claro
theme-yellow = negro sobre amarillo
theme-system = las del sistema
# $value: puntos
setting-size = Tamaño de la letra: { $value }
# $value: table-drawn or table-words
setting-table = Mesa: { $value }
table-drawn = dibujada, si cabe
table-words = en palabras
# $value: suit-colours-four or suit-colours-two
setting-suit-colours = Colores de los palos: { $value }
suit-colours-four = cuatro
suit-colours-two = dos
# $value: faces-theme or faces-white
setting-faces = Fondo de las cartas: { $value }
faces-theme = según los colores
faces-white = blanco
# $voice: el nombre de una voz
setting-voice = Voz: { $voice }
voice-usual = la habitual
full-screen-on = Pantalla completa.
full-screen-off = Ventana.
sound-lost = El dispositivo de sonido ya no está. La partida sigue.
sound-back = El dispositivo de sonido ha vuelto.
sound-none = No hay dispositivo de sonido.
sound-pack-broken = Un juego de sonidos está dañado: { $problem }

## Archivos

# $why: why not
save-unwritable =
    Ahora no se puede guardar la partida: { $why ->
        [full] el disco está lleno
        [denied] allí no está permitido escribir
        [used] otro programa está usando su archivo
       *[lost] no se puede acceder a la carpeta de las partidas guardadas
    }. Puedes seguir jugando: se intenta otra vez a cada paso.
save-works-again = La partida se guarda de nuevo, y no falta nada.
# $path: the new file
save-moved = El archivo de esta partida ya no estaba. La partida entera se ha guardado de nuevo en { KEY($path) }.
save-incomplete = Lo último que se ha jugado no se ha podido guardar.
# La partida está abierta en otra copia del programa.
save-in-use = Esta partida se está jugando en otra ventana.
save-locked = El archivo de bloqueo de esta partida es de otro usuario: no se puede saber si alguien la está jugando.
save-take-over = Seguir con ella aquí
# $path: un archivo
save-unreadable = No se puede leer la partida guardada { KEY($path) }. Se queda como está.
save-newer = La partida guardada { KEY($path) } es de una versión más nueva de este programa. Se queda como está.
save-unusable = No se puede leer la partida guardada { KEY($path) }. Está en la lista de tus partidas.
saves-more = Hay más partidas guardadas que no se pueden leer. Están en la lista de tus partidas.
saves-unreadable = No se pueden leer las partidas guardadas en { KEY($path) }.
save-moment = Un momento: se está leyendo una partida larga.
# $path: dónde está ahora el archivo
save-lost = De la partida guardada no se puede aprovechar nada. Se conserva como { KEY($path) }.
# $line: la primera línea mala; $trick: la baza hasta la que todo está bien
save-damaged = La partida guardada está dañada en la línea { $line }. Hasta la baza { $trick } está entera.
save-mend = Seguir desde la baza { $trick }; también se conserva el archivo dañado
save-leave = Dejarla como está
# $path: una copia del archivo dañado
save-mended = El archivo dañado se conserva como { KEY($path) }.
save-not-mended = Ahora no se puede cambiar la partida guardada { KEY($path) }; quizá el disco está lleno. Sigue como estaba.
settings-broken = No se puede leer la configuración de { KEY($path) }. Se usa la habitual.
settings-unwritable = No se puede guardar la configuración en { KEY($path) }.
settings-unreadable = No se puede abrir la configuración de { KEY($path) }. Se usa la habitual.
settings-written = La configuración se puede guardar de nuevo, y ya está guardada.
# $setting: su nombre en el archivo
settings-wrong = En { KEY($path) } el valor de { KEY($setting) } no tiene sentido. Se usa el habitual.
# $language: cómo se llama una lengua a sí misma; $path: un archivo dañado, si se conoce ($known)
locale-damaged = { $known ->
    [yes] { $language }: el archivo { KEY($path) } está dañado. Lo que falta se dice en inglés.
   *[no] { $language }: faltan algunos mensajes. Se dicen en inglés.
  }
locale-left-out = El idioma de { KEY($path) } está dañado y no se puede elegir.
# $command, $key, $other: como en el archivo de teclas
keys-unknown-command = { KEY($path) }: no existe la orden { KEY($command) }. Se omite la línea.
keys-unknown-key = { KEY($path) }: no existe la tecla { KEY($key) }. Se omite la línea de { KEY($command) }.
keys-clash = La tecla { KEY($key) } está puesta para { KEY($other) } y para { KEY($command) }; vale la primera.
keys-unreadable = No se puede leer { KEY($path) }. Se usan las teclas habituales.
# $line: su número
keys-line = { KEY($path) }: la línea { $line } no es una orden con sus teclas. Se omite.
# $count: problemas que no se dicen uno por uno
keys-more = Y otros problemas en archivos de teclas: { $count }.

# Lo que se dice cuando falla el programa mismo; $path: un archivo que cuenta cómo se llegó a ello
fault = Algo ha fallado en el programa.
fault-file = Lo que llevó a ello está escrito en { KEY($path) }.
fault-unwritten = No se ha podido anotar lo que llevó a ello.
fault-game = La partida sigue desde lo guardado.
fault-table = La partida sigue.
fault-menu = Has vuelto al menú.
fault-picture = La ventana queda vacía; el juego sigue con la voz.
