# Todas las partidas de quien juega, en curso y terminadas.

menu-my-games = Mis partidas
# $count: cuántas se muestran
games-title = Mis partidas: { $count }.
# Se dice con el título de la lista
games-hint = { $touch ->
    [yes] Antes de las partidas eliges cuáles se muestran, o buscas.
   *[no] Antes de las partidas eliges cuáles se muestran, o buscas. Escribe letras para encontrar una partida.
  }
    .brief = {""}
# $title: el nombre que le ha puesto quien juega, o none; $game: un título; $players: los demás de la mesa; $shared: con otras personas en un servidor; $result: won, lost, drawn, open; $other: si jugó otra persona, $player: quién; $tricks: hasta dónde se ha jugado; $when: cuándo se jugó por última vez
games-item = { $title ->
    [none] { $game }
   *[other] { $title }, { $game }
  }: { NAMES($players) }, { $result ->
    [won] { $other ->
        [yes] ha ganado { $player }
       *[no] has ganado
    }
    [lost] { $other ->
        [yes] ha perdido { $player }
       *[no] has perdido
    }
    [drawn] { $other ->
        [yes] empate, jugó { $player }
       *[no] empate
    }
   *[open] { $other ->
        [yes] sin terminar, jugó { $player }
       *[no] sin terminar
    }
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round") }
   *[no] { COUNT($tricks, noun: "trick") }
  }{ $shared ->
    [yes] , con otras personas
   *[no] {""}
  }, { DATE($when) }
# $path: el nombre de un archivo; $title: el nombre que le ha puesto quien juega, o none
games-broken = No se puede leer: { $title ->
    [none] { KEY($path) }
   *[other] { $title }
  }
games-newer = De una versión más nueva de este programa: { $title ->
    [none] { KEY($path) }
   *[other] { $title }
  }
# Un grupo de partidas. $month: m1 a m12
games-month = { $month ->
    [m1] enero
    [m2] febrero
    [m3] marzo
    [m4] abril
    [m5] mayo
    [m6] junio
    [m7] julio
    [m8] agosto
    [m9] septiembre
    [m10] octubre
    [m11] noviembre
   *[m12] diciembre
  } de { $year }
# $kind: qué partidas se muestran; $count: cuántas son
games-show = Mostrar: { $kind ->
    [open] partidas sin terminar
    [over] partidas terminadas
    [shared] partidas con otras personas
    [titled] partidas con nombre
    [deleted] partidas borradas
   *[all] todas las partidas
  }, { COUNT($count, noun: "game") }
# $game: un título, o none; $count: cuántas se muestran
games-of = Juego: { $game ->
    [none] todos
   *[other] { $game }
  }, { COUNT($count, noun: "game") }
# $words: lo que se busca, o none; $count: cuántas se muestran
games-search = Buscar: { $words ->
    [none] nada
   *[other] { $words }
  }, { COUNT($count, noun: "game") }
games-search-ask = ¿Qué palabras buscar: un nombre, un juego, un año?
# Mientras se leen archivos. $done de $total
games-reading = Leyendo partidas: { $done } de { $total }.
games-continue = Seguir jugando
games-rename = Ponerle un nombre
games-rename-ask = ¿Qué nombre le pones?
games-somebody = otra persona
games-of-other = Es de otra persona: que no cuente
games-of-other-now = Ya no cuenta en tus estadísticas ni en tus metas.
games-own = Es mía: que cuente
games-own-now = Ahora cuenta en tus estadísticas y en tus metas.
games-delete = Borrarla
games-deleted = Borrada. Se puede recuperar en «Mostrar: partidas borradas».
games-restore = Recuperarla
games-restored = Recuperada.
games-delete-for-good = Borrarla para siempre
games-delete-ask = Después no se podrá recuperar. ¿Borrarla para siempre?
games-keep = Conservarla
games-gone = Borrada para siempre.
# $why: full, denied, used, lost
games-not-changed = No se ha podido hacer: { $why ->
    [full] el disco está lleno
    [denied] allí no se permite escribir
    [used] otro programa está usando el archivo
   *[lost] no se puede acceder a la carpeta de las partidas guardadas
  }.
# A game with other people is over. $why: full, denied, used, lost
games-not-kept = Esta partida no se puede guardar en tu lista: { $why ->
    [full] el disco está lleno
    [denied] allí no se permite escribir
    [used] otro programa está usando el archivo
   *[lost] no se puede acceder a la carpeta de las partidas guardadas
  }.

# Lo que viaja: partidas, ajustes y teclas en un solo archivo.

bundle-title = Llevar partidas y configuración a otro equipo
bundle-save = Guardar partidas, ajustes y teclas en un archivo
bundle-bring = Traer partidas, ajustes y teclas de un archivo
# $path: un archivo
bundle-saved = Todas las partidas, los ajustes y las teclas están en el archivo { KEY($path) }.
# $percent: cuánto está hecho
bundle-working = Hecho: { $percent } por ciento.
bundle-stopped = Interrumpido. Lo hecho hasta ahora se conserva.
bundle-export-stopped = Interrumpido. No se ha guardado nada.
bundle-choose = ¿Qué archivo?
# $name: el nombre de un archivo; $when: cuándo se escribió
bundle-file = { KEY($name) }, { DATE($when) }
bundle-other = Otro archivo: escribir su ruta
bundle-path = ¿Cuál es la ruta del archivo?
# $path: un archivo
bundle-unreadable = No se puede leer el archivo { KEY($path) }.
# $new: partidas que no estaban aquí; $longer: partidas que en el archivo llegaban más lejos; $parted: partidas que siguieron de distinta manera, de las que se guardan las dos
bundle-merged = Partidas nuevas: { $new }. { $longer ->
    [0] {""}
   *[other] Partidas que ahora llegan más lejos: { $longer }.
  } { $parted ->
    [0] {""}
   *[other] Partidas que siguieron de distinta manera, guardadas las dos: { $parted }.
  }
# $count: partidas
bundle-of-others = Partidas de otras personas, que no cuentan en tus estadísticas ni en tus metas: { $count }.
# $count: ajustes
bundle-settings-taken = Ajustes tomados del archivo, porque es más nuevo: { $count }.
bundle-settings-kept = Ajustes que quedan como estaban aquí, porque el archivo es más antiguo: { $count }.
bundle-keys-taken = Las teclas son ahora las del archivo.
bundle-keys-kept = Las teclas quedan como estaban aquí, porque el archivo es más antiguo.
bundle-foreign = Este archivo no contiene partidas de { KEY("audiowar") }.
bundle-damaged = Este archivo está dañado. Se ha traído lo que se podía leer antes del daño.
bundle-hostile = Este archivo es demasiado grande o no lo ha hecho { KEY("audiowar") }. No se usa.
bundle-newer = Este archivo lo ha hecho una versión más nueva de este programa.

# El manual. Una línea vacía empieza otro párrafo.
manual-archive-list =
    Primero está la partida más reciente: juego, rivales, resultado, duración y fecha. Antes de las partidas eliges cuáles se muestran, por clase o por juego, o buscas palabras; al escribir letras se encuentra enseguida una partida. Las más antiguas están en grupos por meses. Pulsa { $key-enter } en una partida para seguirla si no ha terminado, ponerle un nombre, decir de quién es o borrarla.

    Una partida borrada se puede recuperar: elige «Mostrar: partidas borradas». Solo allí se puede borrar para siempre. Las partidas con otras personas en un servidor se guardan cuando terminan.
manual-archive-travel = Llevar partidas y configuración a otro equipo
manual-archive-travel-text =
    La última línea de la lista guarda todas las partidas, los ajustes y las teclas en un solo archivo, y los trae de un archivo así, hecho por el programa o por una página. Un programa portátil lo guarda en su propia carpeta, los demás entre tus descargas.

    No se pierde nada. Lo que está en los dos equipos se guarda una vez; si una partida llegó más lejos en uno, queda la más larga, y si un ajuste difiere, el más nuevo. Las contraseñas y los asientos en servidores no viajan. Una partida que jugó otra persona, traída de un archivo de partidas, no cuenta en tus estadísticas ni en tus metas; puedes cambiarlo en el menú de esa partida.
