# La página en un navegador: lo que hay antes de que el juego hable, los botones, los archivos.

page-start = Jugar
page-about = Juegos de cartas que se juegan de oído, con el teclado o con el dedo. La primera visita carga unos seis megabytes; después la página funciona sin red.
# $percent: cuánto se ha cargado
page-loading = Cargando: { $percent } por ciento.
page-starting = El juego empieza.
page-ready = Todo listo.
# $reason: en inglés, del navegador
page-failed = No se pudo cargar el juego: { $reason }
page-retry = Intentar de nuevo
page-elsewhere = El juego está abierto en otra pestaña o ventana.
page-take-over = Jugar aquí
page-moved = El juego sigue en otra pestaña o ventana.
# In the main menu, when a newer version of the page has been loaded beside this one
page-newer = Hay lista una versión nueva de esta página. La penúltima línea de este menú la carga.
menu-renew = Cargar la versión nueva
# $code: digits
page-invited = Tienes una invitación a la mesa con el código { KEY($code) }. Pulsa el botón y escribe tu nombre; luego te sientas allí.

# Encabezados y nombres de grupos
page-game = El juego
page-buttons = Botones
page-more = Más botones
page-messages = Mensajes
page-files = Partidas guardadas
page-help = Cómo se juega aquí

page-help-keys = Con el teclado: las flechas recorren la lista, Intro juega o elige, con F1 oyes las teclas. Si una tecla no hace nada, vuelve primero a la lista; allí tu lector de pantalla debe dejar pasar las teclas, y casi todos lo hacen solos.
page-help-touch = Con el dedo: toca dos veces una carta para ir a ella, y otra vez para jugarla; o usa los botones que siguen a la lista. Sin lector de pantalla basta cada vez un toque.
page-help-home = Para jugar como en una aplicación, añade esta página a la pantalla de inicio en el menú del navegador.

# Botones, en una o dos palabras
page-button-play = Jugar la carta
page-button-bet = Apostar
page-button-choose = Elegir
page-button-on = Seguir
page-button-last = Última baza
page-button-rules = Reglas del momento
page-button-who = Quién ha elegido
page-button-count = Número de cartas
page-button-power = Poder
page-button-menu = Menú
page-button-back = Atrás
page-button-less = Menos
page-button-more = Más
page-button-why = Por qué
page-button-hand = Mi mano
page-button-pot = En la mesa
page-button-coach = Consejo
page-button-auto = Que se descubran solas
page-button-skip = Saltar
page-button-older = Mensaje anterior
page-button-newer = Mensaje siguiente
page-button-repeat = Repetir
page-button-silence = Silencio
page-button-timer = Parar el tiempo
page-button-chat = Escribir
page-button-here = Quién está
page-button-done = Hecho
# A button that does something of the game's own. $does: what, as in keys.ftl
page-button-called = { CAP($does) }

page-export = Guardar todas las partidas en un archivo
page-import = Traer partidas de un archivo
# Un interruptor; solo para quien no tiene lector de pantalla
page-own-voice = Que hable el navegador, sin lector de pantalla
# $file: el nombre de un archivo
page-exported = Todas las partidas guardadas están en el archivo { KEY($file) }.
page-nothing-to-export = Aún no hay ninguna partida guardada.
page-import-too-long = Este archivo es demasiado grande para la página ligera. La página completa admite archivos mayores.
page-not-a-game = Este archivo no contiene partidas.
# $line: una línea del archivo
page-not-a-game-at = Este archivo no contiene partidas: la línea { $line } no se puede leer.
page-unsaved = El navegador no puede guardar la partida: no hay sitio o no tiene permiso. Puedes seguir jugando, pero la partida desaparecerá con la página.
page-store-damaged = Lo que había guardado el navegador no se puede leer. El juego empieza de nuevo.
page-copy-failed = El navegador no deja copiar a la página.

# Se dice cuando un botón no hace nada en esta pantalla.
page-not-here = Aquí ese botón no hace nada.

voice-page = Tu lector de pantalla lee la página.
voice-browser = Habla el navegador.

# Dónde funciona el programa: en este navegador (la página completa) o en el servidor (la ligera). Los dos primeros son botones.
page-lighter = Página ligera: el juego funciona en el servidor
page-full = Página completa: el juego funciona en este navegador
page-thin-chosen = Esta es la página ligera: el juego funciona en el servidor y necesita la conexión. Tus partidas se guardan en este navegador.
page-thin-old = Este navegador no puede con el juego por sí solo, así que funciona en el servidor. Tus partidas se guardan en este navegador.
page-thin-small = Este aparato tiene poca memoria, así que el juego funciona en el servidor. Tus partidas se guardan en este navegador.
page-thin-first = Para que no tengas que esperar, esta vez el juego funciona en el servidor. En tu próxima visita funcionará en este navegador, con las mismas partidas guardadas.
page-thin-away = No hay conexión con el servidor. La página lo intenta de nuevo por sí sola.
page-thin-many = Hay demasiadas conexiones desde tu dirección: cierra alguna o espera. La página lo intenta de nuevo por sí sola.
page-thin-full = En el servidor no queda sitio para nadie más con la página ligera. Inténtalo más tarde.
page-thin-fault = Un fallo ha interrumpido el juego en el servidor. Lo jugado está guardado: inténtalo de nuevo y continúa la partida.
page-thin-refused = El servidor ha cerrado la conexión, porque esta página le ha enviado más de lo que admite. Inténtalo de nuevo y continúa la partida.
page-thin-lacking = Partidas guardadas que no caben en esta página ligera: { $count }. La página completa las ofrece todas.
