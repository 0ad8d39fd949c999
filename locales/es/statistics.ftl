# Estadísticas, puntuación y reparto del día.

menu-progress = Estadísticas, metas, puntuación
progress-title = Lo que has conseguido.
progress-statistics = Estadísticas
progress-goals = Metas
progress-rating = Puntuación
# $percent: cuántas de las partidas se han leído
progress-reading = Se leen tus partidas: { $percent } por ciento.
progress-none = Todavía no has terminado ninguna partida.

## Estadísticas

# $games: cuántas han terminado
statistics-title = Estadísticas de { COUNT($games, noun: "game") }.
statistics-all = Todas las partidas
statistics-by-game = Por juego
statistics-by-level = Por rivales
statistics-by-players = Por número de jugadores
statistics-by-people = Por personas
statistics-by-month = Por mes
# $name: un juego, rivales, un número de jugadores, una persona o un mes; $games: cuántas; $won: las ganadas
statistics-item = { $name }: { COUNT($games, noun: "game") }, ganadas { $won }, { $percent } por ciento
statistics-wins = Ganadas { $won } de { $games }, { $percent } por ciento.
# El intervalo del 95 por ciento. $low, $high: por ciento
statistics-chance = Tu probabilidad de ganar está entre { $low } y { $high } por ciento; con más partidas se sabrá mejor.
statistics-drawn = Empates: { $count }.
# $now: victorias seguidas ahora; $most: las que más
statistics-streak = Victorias seguidas: ahora { $now }, como mucho { $most }.
# $count: las cartas que le quedaban como mínimo en una partida ganada
statistics-comeback = Mejor remontada: una victoria tras quedarte con solo { COUNT($count, noun: "card") }.
# $count: batallas seguidas
statistics-longest-war = Batalla más larga, en empates seguidos: { $count }.
statistics-pot = Más cartas llevadas de una vez: { $count }.
statistics-wars-won = Batallas ganadas: { $count }.
statistics-jokers = Bazas ganadas con un comodín: { $count }.
statistics-revolutions = Revoluciones: { $count }.
statistics-tricks = Bazas o rondas jugadas: { $count }.
statistics-course = Victorias a lo largo del tiempo
# $percent: victorias en estas partidas; $first, $last: sus números
statistics-period = { $percent } por ciento en las partidas { $first } a { $last }.
# Cuántas elecciones eran buenas a juicio de quien aconseja
statistics-choices = Qué tal han sido tus elecciones
statistics-judging = Se repasan tus elecciones: { $percent } por ciento.
statistics-choices-none = Ninguna de tus partidas tenía elecciones que se puedan juzgar.
# $sound de $judged elecciones no eran errores; $games: en cuántas partidas
statistics-choices-all = En tus últimas partidas, { $games }, el { $percent } por ciento de { $judged } elecciones fueron buenas.
# $day: cuándo se jugó
statistics-choices-item = { DATE($day) }, { $game }: { $percent } por ciento, { $sound } de { $judged }
# $games: cuántas partidas terminadas no cuentan, porque alguien ha cambiado el archivo
statistics-refused = No cuentan, porque el archivo no cumple las reglas: { COUNT($games, noun: "game") }
statistics-copy = Guardar todo como tabla
# $path: un archivo
statistics-file = La tabla está en el archivo { $path }.
# $count: cuántos juegan en la mesa
statistics-table-size = { COUNT($count, noun: "player") }

# Los niveles de los bots solos, como en opponents.ftl; mixed: varios
level-dreamer = soñador
level-beginner = principiante
level-newcomer = novato
level-amateur = aficionado
level-sensible = sensato
level-gambler = temerario
level-counter = calculador
level-d1 = estudiante
level-sel1 = táctico
level-professor = profesor
level-strong = fuerte
level-intuitive = intuitivo
level-steady = constante
level-careful = prudente
level-stubborn = terco
level-mixed = rivales distintos

## Puntuación

rating-title = Puntuación.
rating-none = Todavía no hay puntuación. Termina una partida en la que elijas tus cartas.
# $strength: un número, al principio 25; $low a $high: entre qué límites puede estar
rating-item = { $game }: { $strength }, entre { $low } y { $high }, tras { COUNT($games, noun: "game") }
rating-about = El bot sensato y tú empezáis con 25. Cuantas más partidas, más seguro es el número.
# $name: un bot o una persona; $percent: la probabilidad de ganarle
rating-against = { $name }: { $strength }. Tu probabilidad de ganar: { $percent } por ciento.

## El reparto del día

menu-daily = Reparto del día
# $day: hoy; $streak: días seguidos en que se jugó uno
daily-title = Reparto del día, { DATE($day) }. { $streak ->
    [0] Todo el mundo recibe las mismas cartas.
   *[other] Días seguidos: { $streak }.
  }
# $bot: el rival, o none donde solo está la casa
daily-open = { $game }, { $bot ->
    [none] contra la banca
   *[other] contra: { $bot }
  }
daily-running = { $game }, empezada
# $result: won, lost o drawn
daily-done = { $game }: { $result ->
    [won] victoria
    [lost] derrota
   *[drawn] empate
  }
# Una línea para compartir. $day: el día; $bot: como arriba; $tricks, $wars: cuántas hubo
daily-share = { KEY("audiowar") }, { DATE($day) }, { $game }: { $result ->
    [won] victoria
    [lost] derrota
   *[drawn] empate
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round") }
   *[no] { COUNT($tricks, noun: "trick") }
  }, { COUNT($wars, noun: "war") }{ $bot ->
    [none] {""}
   *[other] , { $bot }
  }
daily-copy = Copiar esta línea
daily-again = Jugarlo otra vez; cuenta el primer resultado
# $count: resultados de días anteriores
daily-past = Días anteriores: { $count }
