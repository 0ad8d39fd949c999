# Jugar con otros: servidores, mesas con otras personas, mensajes.

menu-together = Jugar con otros
together-how = ¿Cómo quieres jugar con otros?
together-nearby = Buscar mesas cercanas
together-by-address = Por la dirección de un servidor
together-address = La dirección del servidor, o su número.
nearby-title = Cerca.
nearby-looking = Buscando mesas cercanas
nearby-none = Aún no se ha encontrado ninguna. La búsqueda sigue.
nearby-found = Encontrado:
# Un servidor de la red local. $server: el nombre de su máquina; $address: dónde está
nearby-server = { KEY($server) }, { KEY($address) }
together-connecting = Conectando.
together-unreachable = No se puede llegar al servidor.
# in a page whose server cannot be reached, the title of a menu
together-no-server = Ningún servidor responde en la dirección de esta página. Quizá no funcionan el servidor o la red, o esta página viene de un sitio sin mesas. Una página solo puede jugar en su propio servidor.
together-other-page = Ir a la página de otro servidor
together-no-address = Eso no es una dirección.
together-title = Con otros.
together-return = Volver a tu sitio
together-make = Abrir una mesa
together-by-code = Entrar con un código
together-tables = Mesas abiertas
# Leads to the rest of a long list
together-tables-more = Más mesas
together-filter = Buscar una mesa
# the title of a menu whose rows say which tables are listed
together-filter-title = ¿Qué mesas?
together-filter-any-game = Juego: cualquiera
# $game: un título
together-filter-game = Juego: { $game }
# $value: un idioma, o any
together-filter-language = Idioma del anfitrión: { $value ->
    [en] inglés
    [es] español
    [ro] rumano
    [sr] serbio
   *[any] cualquiera
  }
# $count: sitios libres
together-filter-free = Sitios libres: { $count ->
    [0] no importa
   *[other] { $count } o más
  }
together-filter-show = Mostrar estas mesas
together-filter-none = No hay ninguna mesa abierta así.
together-watch = Mirar con un código
# Las clasificaciones de un servidor, por juego
together-ratings = Clasificaciones
# $listed: yes o no
together-listed = { $listed ->
    [yes] Estás en las clasificaciones de este servidor, con tu nombre. Elige esto para salir de ellas.
   *[no] No estás en las clasificaciones de este servidor. Elige esto para estar en ellas, con tu nombre.
  }
together-ratings-title = Clasificación: { $game }.
together-ratings-none = Todavía no hay nadie en esta clasificación: { $game }.
# $place: 1 para la mejor; $strength, entre $low y $high
together-rating = { $place }: { $name }, { $strength }, entre { $low } y { $high }, tras { COUNT($games, noun: "game") }
together-take = Ocupar aquí un sitio de otro dispositivo
together-code-entry = El código de la mesa.
# asks for the code of move-code, not for that of the table
together-move-entry = El código que dice el otro dispositivo.
together-no-tables = No hay ninguna mesa abierta a todos.
together-unknown-game = Tu audiowar es demasiado antiguo para el juego de esa mesa.
# $game: un título; $players: quién está; $count: sitios libres
together-table = { $game }: { NAMES($players) }. Sitios libres: { $count }
together-how-many = ¿Cuántos sitios? Los que queden vacíos los ocupan bots.
# $count: jugadores en la mesa
together-seats = { CAP(COUNT($count, noun: "seat")) }
together-who = ¿Quién puede venir?
together-with-code = Quien tenga el código
together-open-all = Todo el mundo
# $value: on u off; si el entrenador ayuda en esta mesa
together-coach = Consejos: { $value ->
    [on] permitidos
   *[off] no permitidos
  }
together-no-coach = En esta mesa no se permiten consejos.
together-no-skip = Donde juegan otros no se puede saltar nada.

waiting-room-title = { $game }, antes de la partida.
waiting-room-code = Código: { KEY($code) }.
# $link: the address of the page that opens this table
waiting-room-link = Enlace para un navegador: { KEY($link) }.
waiting-room-start = Empezar la partida
# $count: quiénes han venido, $of: sitios
waiting-room-company = En la mesa: { $count } de { $of }
menu-chat = Escribir a los demás
menu-who = Quién está
menu-others = Los demás
menu-invite = Copiar una invitación para amigos
# What is copied to be sent to friends. $game: a title; $link: as above
invitation = Juega a las cartas conmigo: { $game }. Abre { KEY($link) } en un navegador, escribe tu nombre y ya estás en la mesa.
# said before the invitation
invitation-copied = Copiado para tus amigos:
menu-other-device = Llevar el sitio a otro dispositivo
move-code = El código para el otro dispositivo: { KEY($code) }. Vale una vez, durante unos minutos.
menu-get-up = Dejar la mesa para siempre
menu-main-keeping = Menú principal; el sitio sigue siendo tuyo
menu-return = Volver a tu mesa con otros
seat-given-up = Has dejado la mesa para siempre.
waiting-room-leaving = ¿Quieres dejar la mesa antes de la partida?
waiting-room-stay = Quedarte en la mesa

chat-entry = ¿Qué quieres decir?
# $text: lo que ha escrito un jugador
chat-said = { $player } escribe: { KEY($text) }
presence-joins = { $player } se sienta a la mesa.
# $player: una persona; $bot: quien jugaba en el sitio hasta ahora
presence-takes = { $player } se sienta en el lugar del bot { $bot }.
presence-leaves = { $player } se va.
presence-leaves-bot = { $player } se va. Sigue un bot.
# $bot: quien juega en el sitio desde ahora
presence-leaves-to = { $player } se va. Sigue el bot { $bot }.
presence-away = { $player } no está.
presence-bot = Mientras { $player } no está, juega un bot.
presence-back = { $player } está de vuelta.
# $count: cuántas veces alguien se sentó, se fue o volvió; se dice de una vez si fueron muchas en un minuto
presence-many = Idas y venidas en la mesa entretanto: { $count }.
# Quiénes están sentados a una mesa. $players: todos
table-players = En juego: { NAMES($players) }.
here-you = Tú estás aquí.
here-person = { $player } está aquí.
here-bot = { $player } es un bot.
here-away = { $player } no está.
here-free = Un sitio libre.
# $seconds: desde hace cuánto
awaited = Esperando desde hace { COUNT($seconds, noun: "second") }.
link-lost = Se ha perdido la conexión. Vuelve sola.
link-back = Conectado otra vez.
# After a backup was restored: the game that was heard is not the server's any more
restored = El servidor ha vuelto a un estado anterior de la partida: se sigue desde allí.
# $count: bazas
missed = Te has perdido { COUNT($count, noun: "trick") }. Todo está en los mensajes.
ended-moved = Sigues en otro dispositivo.

others-mute = Silenciar a { $player }
others-unmute = Volver a oír a { $player }
others-block = Bloquear a { $player }
others-kick = Echar a { $player }
others-mute-done = { $player } está en silencio.
others-unmute-done = Vuelves a oír a { $player }.
others-block-done = No oirás más a { $player }.
others-kick-done = { $player } tiene que dejar la mesa.
# The host: about who comes to the table
others-lock = No dejar entrar a nadie más en la mesa
others-unlock = Dejar entrar otra vez en la mesa
others-code = Dar a la mesa un código nuevo
table-locked = Ya no puede entrar nadie más en la mesa.
table-unlocked = Se puede entrar otra vez en la mesa.
code-changed = El código nuevo de la mesa: { KEY($code) }.
host-now = Ahora la mesa es tuya: puedes empezar y echar a otros.
others-none = No hay nadie más que bots.
