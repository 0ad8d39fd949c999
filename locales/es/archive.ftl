# Todas las partidas de quien juega, en curso y terminadas.

menu-my-games = Mis partidas
# $count: cuántas hay
games-title = Mis partidas: { $count }.
games-none = Todavía no hay partidas.
# $title: el nombre que le ha puesto quien juega, o none; $game: un título; $players: los demás de la mesa; $result: won, lost, drawn, open; $tricks: hasta dónde se ha jugado; $when: cuándo se jugó por última vez
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
  }, { DATE($when) }
games-continue = Seguir jugando
