# Menús, configuración y todo lo que no es un suceso. Rótulos antes que frases; primero lo que importa.

# Un texto que es igual en todos los idiomas.
text = { $text }

## Al empezar

text-no-display = No hay pantalla: el juego sigue en esta terminal.
goodbye = Hasta pronto. La partida sin terminar queda guardada.
main-title = { KEY("audiowar") }. Menú principal.
menu-continue = Continuar la partida
menu-new-game = Nueva partida
menu-settings = Configuración
menu-keys = Teclas
menu-manual = Manual
menu-quit = Salir
menu-main = Menú principal
menu-back-to-table = Volver a la mesa
menu-play-again = Jugar otra vez con las mismas reglas
game-menu-title = Menú de la partida.
game-menu-over = La partida ha terminado.

ask-name = ¿Cómo te llamas?
default-name = Visitante
# Nombres de los rivales, en este idioma, separados por una coma y un espacio; siete como mínimo.
bot-names = Ana, Bruno, Carmen, David, Elena, Fermín, Inés, Marcos
choose-game = ¿A qué juego?
# $game: un título; $low a $high: jugadores; $choice: yes si se elige, no si todo es azar
game-item = { $choice ->
    [yes] { $game }, de { $low } a { $high } jugadores, se elige
   *[no] { $game }, de { $low } a { $high } jugadores, puro azar
  }
game-item-two = { $choice ->
    [yes] { $game }, dos jugadores, se elige
   *[no] { $game }, dos jugadores, puro azar
  }
game-random = Un juego al azar
choose-opponents = ¿Cuántos rivales?
# $count: cuántos bots juegan
opponents = { CAP(COUNT($count, noun: "bot")) }
choose-rules = ¿Con qué reglas?
# $game: su título
options-title = Reglas. { $game }.
options-begin = Empezar

## Menús

# $n de $of: el lugar en la lista
menu-position = { $n } de { $of }
menu-no-value = Aquí no hay nada que cambiar.
menu-bottom = Este es el primer menú. Para salir, elige la última opción.
# $letter: la tecla que se pulsó
menu-no-letter = Nada empieza por { KEY($letter) }.
# $text: lo que hay en el campo
entry-text = { $text }. Escribe otra cosa o pulsa Intro.
entry-empty = Escribe y pulsa Intro.
# $char: un carácter escrito o borrado
entry-char = { $char }

## Configuración

settings-title = Configuración. Izquierda y derecha cambian el valor.
setting-language = Idioma: español
# $detail: cuánto se cuenta
setting-detail = Nivel de detalle: { $detail }
# $name: el nombre de quien juega
setting-name = Nombre: { $name }
setting-keys = Cambiar teclas
# $value: sí o no
setting-positions = Decir el lugar en la lista: { $value }
setting-wrap = Las listas dan la vuelta al final: { $value }
language-now = Español.
# $detail: cuánto se cuenta ahora
detail-now = Nivel de detalle: { $detail }.
detail-brief = breve
detail-normal = normal
detail-full = completo

## Opciones de los juegos. $option y $value se dicen como aquí abajo.


## En la mesa

# Al empezar una partida.
table-begin = Con las flechas recorres tu mano, con Intro juegas una carta y con { KEY("F1") } oyes las teclas.
    .brief = {""}
table-here = Mesa.
table-resumed = La partida sigue.
table-no-hand = No tienes cartas para elegir.
# $card: un valor
table-no-rank = No tienes { COUNT(0, $card) }.
table-no-trick = Aún no hay ninguna baza que repetir.
choice-card = { CAP(CARD($card)) }
choice-swap = Cambiar la mano por la pila

choice-play = Jugar la carta
# $victims: jugadores
choice-steal = Robar { NAMES($victims, form: "a") }
# $card
choice-lay = { CAP(CARD($card, form: "def")) } encima
choice-keep = Quedarte con { CARD($card, form: "def") }
choice-keep-top = Quedarte con tu carta de arriba, sin verla
choice-keep-none = Ninguna carta prisionera
choice-top = Jugar la carta de arriba
choice-prisoner = Jugar la carta prisionera
choice-war = Ir a la guerra
choice-surrender = Rendirte
choice-leave = Dejar la mesa
# $cents: la apuesta; $tie: la apuesta al empate
choice-bet = Apostar { MONEY($cents) }, al empate { MONEY($tie) }

# Se dice cuando le toca elegir a quien escucha. $count: cuántas respuestas hay
ask-card = {""}
    .full = Elige una carta.
ask-spy = Los demás ya han elegido. Con la C ves sus cartas; luego elige.
    .brief = Te toca, vidente.
# $card: la carta de arriba del mazo de quien escucha
ask-steal = Tu carta es { CARD($card, form: "def") }.
# $card: la carta de arriba; $victims: a quién puede robar
ask-steal-match = Tu carta es { CARD($card, form: "def") }. Puede robar { NAMES($victims, form: "a") }.
ask-lay = ¿Qué carta va encima de tu pila?
ask-keep = ¿Qué carta te quedas como prisionera?
# $card: la carta prisionera de quien escucha
ask-prisoner = ¿La carta prisionera, { CARD($card, form: "def") }, o la de arriba?
# $cents: el dinero de quien escucha
ask-bet = ¿Cuánto apuestas? Tienes { MONEY($cents) }.
ask-tie = ¡Empate! ¿Vas a la guerra o te rindes?
ask-over = Pulsa Intro para abrir el menú.
    .brief = {""}

# R. $game: su título, $trick: qué baza se juega, desde 1
now-game = { $game }, baza { $trick }.
now-order = { $reversed ->
    [yes] Orden invertido: la más fuerte es el dos.
   *[no] Orden normal: la más fuerte es el as.
  }
# P. $count cartas en la mesa; $cards: cuáles
now-pot = En la mesa, { COUNT($count, noun: "card") }: { CARDS($cards) }.
    .brief = En la mesa: { $count }.
now-pot-unseen = En la mesa: { COUNT($count, noun: "card") }.
now-pot-empty = En la mesa no queda nada de bazas anteriores.
# T. $players
now-chosen = Elección hecha: { NAMES($players) }.
now-choosing = Sin elegir: { NAMES($players) }.
now-nobody-chooses = Nadie tiene que elegir. Intro para seguir.
# R en Casino War. Cantidades en céntimos.
now-limits = Apuestas de { MONEY($low) } a { MONEY($high) }.
# E en Casino War. $cents: el dinero de un jugador
now-bankroll = { $who ->
    [you] Tú: { MONEY($cents) }.
   *[other] { $player }: { MONEY($cents) }.
  }
# P en Casino War. $cents: la apuesta, $tie: la apuesta al empate, 0 si no la hay
now-bet = { $tie ->
    [0] { $who ->
        [you] Tu apuesta: { MONEY($cents) }.
       *[other] { $player } apuesta { MONEY($cents) }.
    }
   *[other] { $who ->
        [you] Tu apuesta: { MONEY($cents) }, al empate { MONEY($tie) }.
       *[other] { $player } apuesta { MONEY($cents) }, al empate { MONEY($tie) }.
    }
  }
# Las cartas delante de los jugadores. $card
now-prisoner = { $who ->
    [you] Tu carta prisionera: { CARD($card) }.
   *[other] Carta prisionera de { $player }: { CARD($card) }.
  }
# $card: la de arriba de una pila, $count: cuántas cartas tiene la pila
now-pile-top = { $who ->
    [you] Tu pila: { COUNT($count, noun: "card") }, encima { CARD($card, form: "def") }.
   *[other] Pila de { $player }: { COUNT($count, noun: "card") }, encima { CARD($card, form: "def") }.
  }
# H donde las cartas están boca abajo. $count: cartas en el mazo de quien escucha
now-packet = En tu mazo: { COUNT($count, noun: "card") }.
# E. $who, $player, $count: cartas que tiene un jugador
now-owned = { $who ->
    [you] Tú: { $count }.
   *[other] { $player }: { $count }.
  }
now-out = Fuera: { NAMES($players) }.
# H. $cards: la mano, de la más fuerte a la más débil; $count: cuántas
now-hand = En mano, { COUNT($count, noun: "card") }: { CARDS($cards) }.
now-hand-empty = Tu mano está vacía.
now-pile = En tu pila: { COUNT($count, noun: "card") }.
now-pile-empty = Tu pila está vacía.
# C. $player, $card: qué ha elegido ese jugador
now-seen-card = { $player }: { CARD($card) }.
# $count: cartas en la mano de un jugador
now-hand-count = { $player } tiene en mano { COUNT($count, noun: "card") }.
power-none = Tu última carta no te da ahora ningún poder.
power-nobody = No hay a quién espiar.
power-too-late = Ya has elegido: es tarde para contar.

# La apuesta se está poniendo. $cents: la apuesta; $tie: la apuesta al empate
bet-stake = Apuesta: { MONEY($cents) }
bet-tie = Al empate: { MONEY($cents) }
bet-help = Arriba, abajo o las cifras cambian la apuesta, derecha va a la apuesta al empate, Intro confirma las dos. Dejar la mesa está en el menú.
    .brief = {""}
menu-leave-table = Dejar la mesa

auto-on = Las cartas se descubren solas.
auto-off = Intro descubre la carta siguiente.
auto-not-here = Aquí nada avanza solo: eliges tú.
# $count: bazas que se saltaron, $wars: batallas entre ellas
skipped = Salto: { COUNT($count, noun: "trick") }, { COUNT($wars, noun: "war") }.
# $seconds: tiempo que queda para elegir
time-left = Tiempo: { COUNT($seconds, noun: "second") }.
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
# Habla un lector de pantalla, o lee la ventana.
voice-not-own = La velocidad, el volumen y la voz son los de tu lector de pantalla.
voice-tree = Tu lector de pantalla lee la ventana.
voice-lost = { $name } ha dejado de responder.
no-voice-here = Aquí el programa no tiene voz ni sonidos propios.
no-window-here = Aquí no hay ventana.
manual-opens = Abriendo el manual en el navegador.
# $path: a file
manual-file = Aquí no se abre ningún navegador. El manual es el archivo { $path }.
manual-unwritten = No se ha podido escribir el manual: { $path }.
text-window-failed = No se pudo abrir una ventana: el juego sigue en esta terminal.
# $value: palabras por minuto, o por ciento
setting-rate = Velocidad de la voz: { $value }
setting-speech-volume = Volumen de la voz: { $value }
setting-sound-volume = Volumen de los sonidos: { $value }
setting-interface-volume = Sonidos de los menús: { $value }
setting-table-volume = Sonidos de la mesa: { $value }
setting-drama-volume = Sonidos de batallas y grandes momentos: { $value }
setting-spread = Sonidos entre izquierda y derecha: { $value }
# $pack: el nombre de un juego de sonidos
setting-sound-pack = Juego de sonidos: { $pack }
pack-standard = normal
# $value: sí o no
setting-braille = Braille: { $value }
# $theme: los colores
setting-theme = Colores: { $theme }
theme-dark = claro sobre oscuro
theme-light = oscuro sobre claro
theme-yellow = negro sobre amarillo
# $value: puntos
setting-size = Tamaño de la letra: { $value }
# $voice: el nombre de una voz
setting-voice = Voz: { $voice }
voice-usual = la habitual
full-screen-on = Pantalla completa.
full-screen-off = Ventana.
sound-lost = El dispositivo de sonido ya no está. La partida sigue.
sound-none = No hay dispositivo de sonido.
sound-pack-broken = Un paquete de sonidos está dañado: { $problem }

## Archivos

# $path: un archivo
save-unwritable = La partida no se puede guardar: no se puede escribir en la carpeta de partidas guardadas. Puedes seguir jugando.
save-damaged = La partida guardada está dañada en la línea { $line }. Se conserva como { KEY($path) }, con otra extensión.
settings-broken = No se puede leer la configuración de { KEY($path) }. Se usa la habitual.
settings-unwritable = No se puede guardar la configuración en { KEY($path) }.
# $command, $key, $other: como en el archivo de teclas
keys-unknown-command = { KEY($path) }: no existe la orden { KEY($command) }. Se omite la línea.
keys-unknown-key = { KEY($path) }: no existe la tecla { KEY($key) }. Se omite la línea de { KEY($command) }.
keys-clash = La tecla { KEY($key) } está puesta para { KEY($other) } y para { KEY($command) }; vale la primera.
keys-unreadable = No se puede leer { KEY($path) }. Se usan las teclas habituales.
