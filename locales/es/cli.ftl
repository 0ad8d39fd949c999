# Las órdenes que acompañan al juego. Los nombres de órdenes y opciones no se traducen nunca: KEY().

cli-unknown-word = No entiendo { KEY($word) }. { KEY("audiowar --help") } muestra las órdenes.
cli-unknown-command = No existe la orden { KEY($word) }. Las órdenes son { LIST($commands) }.
# $what: "game" or "file"
cli-missing-word = { $what ->
    [game] { KEY($command) } necesita el nombre de un juego.
   *[file] { KEY($command) } necesita el nombre de un archivo.
}
cli-needs-value = { KEY($flag) } necesita un valor.
cli-takes-no-value = { KEY($flag) } no lleva ningún valor.
cli-no-number = { KEY($flag) } necesita un número entero, no { KEY($word) }.
cli-no-network = { KEY($flag) } necesita una dirección como { KEY("10.0.0.5") } o { KEY("10.0.0.0/8") }, no { KEY($word) }.
cli-unknown-language = No existe el idioma { KEY($language) }. Los idiomas son { LIST($languages) }.
cli-unknown-bot = No existe el bot { KEY($bot) }. Los bots son { LIST($bots) }.
# $games: the names of all, as they are typed
cli-unknown-game = No existe el juego { KEY($game) }. Los juegos son { LIST($games) }.
# $word: lo que va detrás de --set
cli-bad-set = { KEY("--set") } necesita { KEY("NAME=VALUE") }, no { KEY($word) }.
# $values: what may be written, or none where any number from $low to $high may be
cli-bad-value = { KEY($value) } no es un valor de la opción { KEY($option) }. Valores posibles: { LENGTH($values) ->
    [0] { $high ->
        [none] { $low } o más
       *[other] de { $low } a { $high }
    }
   *[other] { LIST($values, kind: "or") }
  }.
cli-bad-number = { KEY($flag) } debe ser como mínimo { $low }.
cli-bad-port = { KEY($flag) } debe ser un número de 0 a { $high }.
# $why: lo que dice el sistema; $number: su propio número para todo lo demás
cli-cannot-read = No puedo leer el archivo { KEY($path) }: { $why ->
    [missing] no existe
    [forbidden] no está permitido
    [folder] es una carpeta
    [full] no queda espacio
   *[other] el sistema indica el error { $number }
  }.
cli-cannot-write = No puedo escribir el archivo { KEY($path) }: { $why ->
    [missing] la carpeta no existe
    [forbidden] no está permitido
    [folder] es una carpeta
    [full] no queda espacio
    [locks] en ese disco no se pueden bloquear archivos
   *[other] el sistema indica el error { $number }
  }.
cli-output-failed = No puedo escribir nada más en la salida: { $why ->
    [missing] no existe
    [forbidden] no está permitido
    [folder] es una carpeta
    [full] no queda espacio
   *[other] el sistema indica el error { $number }
  }.

cli-help =
    { KEY("audiowar") } abre el juego.
    { KEY("audiowar --text") } juega en la terminal.
    { KEY("audiowar --accesskit") } deja que el lector de pantalla lea la ventana, si el programa no puede hablarle.
    { KEY("audiowar --diagnose") } escribe lo que necesita saber quien ayuda cuando algo no funciona.

    Opciones para una partida nueva: { KEY("--lang --game --players --seed --bots --set NAME=VALUE --name --fast") }.

    En lugar de las palabras en mayúsculas escribe las tuyas: { KEY("GAME") } es el nombre de un juego, { KEY("FILE") } un archivo, { KEY("NAME=VALUE") } una opción y su valor.

    { KEY("audiowar games [--json]") } muestra los juegos y sus opciones.

    { KEY("audiowar simulate GAME [--players N] [--seed S] [--set NAME=VALUE] [--bots NAME,NAME] [--games K] [--transcript FILE]") } hace jugar a los bots.

    { KEY("audiowar replay FILE [--detail brief|normal|full] [--seat N] [--quiet]") } comprueba una partida grabada y la cuenta.

    { KEY("audiowar play-out FILE") } juega desde su posición las elecciones de un archivo.

    { KEY("audiowar tournament --bots NAME,NAME [--games N] [--game GAME] [--players N]") } enfrenta a los bots entre sí.

    { KEY("audiowar manual [--out FILE]") } escribe el manual como página web.

    { KEY("audiowar web [--site DIR] [--port N] [--no-open]") } ofrece en este equipo la página para el navegador y la abre.

    { KEY("audiowar serve [--port N] [--site DIR] [--data DIR | --nats URL] [--host ADDR] [--name NAME] [--proxy ADDR] [--set LIMIT=VALUE] [--metrics-port N] [--metrics-host ADDR]") } deja jugar con otras personas.

    { KEY("audiowar serve [--data DIR] --backup FILE | --check FOLDER | --rescue") } copia, comprueba o repara las mesas de un servidor.

    { KEY("audiowar server status | list | tell TEXT | close TABLE | bar ADDR --minutes N | unbar ADDR | drain [--minutes N | --off] [--data DIR]") } da órdenes al servidor que funciona en esta máquina.

# $game: un título; $games: cuántas se jugaron
cli-simulated = { $game }: { COUNT($games, noun: "game") }.
cli-tricks = { $games ->
    [1] Bazas de la partida: { $median }.
   *[other] Bazas por partida: mediana { $median }, de { $low } a { $high }.
  }
cli-result-win = { $player } gana { COUNT($games, noun: "game") }.
cli-result-limit = { $player } va en cabeza al llegar al límite de bazas en { COUNT($games, noun: "game") }.
cli-result-draw = { $player } empata { COUNT($games, noun: "game") }.

cli-two-bots = Un torneo necesita dos bots distintos.
cli-progress = Partidas: { $done } de { $total }
cli-stopped = Interrumpido.
# $percent: lo que ganaría un jugador medio; $players: en la mesa
cli-fair-share = En la mesa, { COUNT($players, noun: "player") }; a partes iguales, { $percent } por ciento.
# $one contra asientos llenos de $other; de $low a $high: el intervalo del 95 por ciento, en tantos por ciento
cli-duel = { KEY($one) } contra { KEY($other) }: { $percent } por ciento, entre { $low } y { $high }, partidas: { $games }.

# $lines: cuántos sucesos se compararon
cli-replay-right = La partida está bien grabada hasta el final. Líneas comparadas: { $lines }.
cli-replay-unfinished = La partida está bien grabada, pero no ha terminado. Líneas comparadas: { $lines }.
cli-line-differs = La línea { $line } no coincide. Según las reglas sería: { KEY($expected) }
cli-line-refused = La línea { $line } no se admite: { $why }
cli-line-impossible = La línea { $line } no puede seguir a las anteriores.

# $path: el archivo; $line: su línea
damaged-empty = { KEY($path) }: el archivo está vacío.
damaged-no-utf8 = { KEY($path) }, línea { $line }: no es texto UTF-8.
damaged-no-json = { KEY($path) }, línea { $line }: está dañada o cortada.
damaged-no-event = { KEY($path) }, línea { $line }: no es un suceso.
damaged-foreign = { KEY($path) }, línea { $line }: no es una partida grabada de audiowar.
damaged-too-long = { KEY($path) }, línea { $line }: demasiado larga para una partida grabada.
damaged-version = { KEY($path) }, línea { $line }: la partida grabada es de la versión { KEY($version) }, que este programa no conoce.
damaged-header = { KEY($path) }, línea { $line }: en la cabecera falta la parte { KEY($part) } o es incorrecta.
damaged-outcome = { KEY($path) }, línea { $line }: una carta o una lista de cartas es incorrecta.
damaged-no-choice = { KEY($path) }, línea { $line }: la elección falta o es incorrecta.

# $name: como en la línea de órdenes; $title: como se dice; $low, $high: jugadores
cli-game = { KEY($name) }: { $title }, { $high ->
    [2] { $high } jugadores.
   *[other] de { $low } a { $high } jugadores.
  }
cli-option = { KEY($option) }: { KEY($values) }; lo normal es { KEY($default) }.
cli-range = { $low }…{ $high }

# La página para navegadores. $address: dónde está; $path: una carpeta; $port: un número
web-address = La página está en { KEY($address) }. { KEY("Control+C") } la cierra.
web-no-site = No hay ninguna página en { KEY($path) }. En el código fuente del programa la hace { KEY("packaging/web/build") }. El programa en un solo archivo no la trae.
web-no-port = El puerto { KEY($port) } no está libre. Otro: { KEY("audiowar web --port 0") }.
# El servidor para jugar con otros. $address: lo que escriben los amigos
serve-ready = Los amigos juegan en esta dirección: { KEY($address) }
# $number: cifras que valen por la dirección
serve-number = En la misma red basta este número: { KEY($number) }
# $address: of the page
serve-page = En un navegador, sin instalar nada: { KEY($address) }
serve-no-page = Los navegadores no reciben aquí ninguna página. En el código fuente del programa la hace { KEY("packaging/web/build") }. El programa en un solo archivo no la trae.
serve-end = { KEY("Control+C") } termina el servidor; las partidas siguen cuando vuelve a arrancar.
# Lo que un navegador recibe del servidor cuando no está la página
serve-greeting = Esto es un servidor de audiowar. En el programa, elige Jugar con otros y escribe esta dirección.
serve-in-use = Otro servidor usa la carpeta { KEY($path) }.
serve-newer = Una versión más nueva del programa ha escrito la carpeta { KEY($path) }, y esta no la toca. Arranca la versión más nueva o indica otra carpeta: { KEY("--data") }.
serve-damaged = El archivo { KEY($path) } está dañado o no es de este programa. Pon una copia de seguridad en su lugar o llévalo a otro sitio: entonces el servidor empieza de nuevo, sin sus mesas. De un archivo dañado, { KEY("audiowar serve --rescue") } saca lo que sigue entero, con el mismo { KEY("--data") }.
# $whole, $cut, $lost: how many tables
serve-rescued = Mesas enteras: { $whole }. Mesas cuya partida vuelve un poco atrás: { $cut }. Mesas perdidas: { $lost }. El archivo dañado se conserva: { KEY($path) }.
serve-no-rescue = El archivo { KEY($path) } no es de este programa, o no se puede leer nada de él.
serve-no-port = El puerto { KEY($port) } no está libre. Otro: { KEY("audiowar serve --port 0") }.
serve-cannot = El servidor no puede arrancar: { KEY($why) }.
# Where --nats is asked for and the library is not installed
serve-no-nats = Para mesas en varias máquinas falta el paquete { KEY("nats-py") }: { KEY("pip install nats-py") }. El programa en un solo archivo no lo trae.
# Si se pide --metrics-port y falta la biblioteca
serve-no-metrics = Para las cifras del servidor falta el paquete { KEY("prometheus-client") }: { KEY("pip install prometheus-client") }.
serve-backup-there = El archivo { KEY($path) } ya existe. Indica otro para la copia.
serve-no-tables = En { KEY($path) } no hay mesas de ningún servidor.
serve-backed-up = Las mesas se han copiado en { KEY($path) }. Kilobytes: { $kilobytes }.
serve-checked = Mesas: { $tables }, de ellas dañadas: { $damaged }.
serve-check-table = Dañada: la mesa { KEY($table) }.
serve-check-file = El propio archivo { KEY($path) } está dañado.
serve-check-well = Todo está entero.
serve-check-rescue = Pon una copia de seguridad en su lugar, o para el servidor y saca lo que sigue entero con { KEY("audiowar serve --rescue") } y el mismo { KEY("--data") }.

# Órdenes al servidor en marcha
server-which = ¿Qué debe hacer el servidor? Una de estas palabras: { KEY($actions) }.
server-needs-word = A { KEY($action) } le falta una palabra; mira { KEY("audiowar --help") }.
server-bar-minutes = ¿Por cuánto tiempo? Añade { KEY("--minutes") } y un número.
server-none = Ningún servidor responde en la carpeta { KEY($path) }. ¿Está en marcha, y usa el mismo { KEY("--data") }?
server-forbidden = Solo el usuario que tiene el servidor en marcha puede darle órdenes; la carpeta es { KEY($path) }.
server-old = El servidor en marcha no conoce esta orden.
server-no-words = No hay nada que decir.
server-too-long = El mensaje es demasiado largo: como máximo, { $most } caracteres.
server-no-table = No hay tal mesa; { KEY("audiowar server list") } las enumera.
server-bad-time = Son demasiados minutos.
server-no-address = Eso no es la dirección de una red ni de un equipo.
server-not-barred = Esa dirección no está bloqueada.
server-cannot-keep = El servidor no ha podido guardarlo.
server-told = Personas en mesas a las que se ha avisado: { $people }.
server-closed = La mesa se ha cerrado.
server-barred = Bloqueada hasta { $time }: { KEY($network) }.
server-sent-away = Conexiones cerradas: { $people }.
server-unbarred = Ya no está bloqueada: { KEY($network) }.
server-well = El servidor funciona.
server-failing = El servidor no puede atender a nadie en este momento: mira su registro.
server-people = Personas en mesas: { $playing }; mirando: { $watching }; conexiones: { $connections }.
server-tables = Mesas que esperan gente: { $open }; con una partida: { $playing }, de ellas con alguien presente: { $played }; con la partida terminada: { $over }.
server-disk-low = El disco está casi lleno.
server-draining = Se ha anunciado una actualización: no se abren mesas nuevas.
server-drain-off = Se abren mesas nuevas otra vez.
server-drained = Mesas en las que todavía se juega: { $played }. Las haya o no, nada se pierde si se para ahora el servidor.
server-no-tables = No hay mesas.
server-table = { KEY($table) }: { $title }, { $state ->
    [open] espera gente
    [over] terminada
   *[playing] en juego
  }; { $names }; presentes: { $here }, mirando: { $watching }.
cli-unknown-limit = { KEY($limit) } no es un límite del servidor, o un servidor no puede funcionar con ese valor.
