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
# $title: el nombre que le ha puesto quien juega, o none; $game: un título; $players: los demás de la mesa; $shared: con otras personas en un servidor; $result: won, lost, drawn, open; $tricks: hasta dónde se ha jugado; $when: cuándo se jugó por última vez
games-item = { $title ->
    [none] { $game }
   *[other] { $title }, { $game }
  }: { NAMES($players) }, { $result ->
    [won] has ganado
    [lost] has perdido
    [drawn] empate
   *[open] sin terminar
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
   *[lost] no se llega a la carpeta de las partidas guardadas
  }.
# A game with other people is over. $why: full, denied, used, lost
games-not-kept = Esta partida no se puede guardar en tu lista: { $why ->
    [full] el disco está lleno
    [denied] allí no se permite escribir
    [used] otro programa está usando el archivo
   *[lost] no se llega a la carpeta de las partidas guardadas
  }.
