# All games of the player, running and over.

menu-my-games = My games
# $count: how many there are
games-title = My games: { $count }.
games-none = There are no games yet.
# $title: the player's own name for it, or none; $game: a title; $players: the others at the table; $result: won, lost, drawn, open; $tricks: how far it is; $when: when it was played last
games-item = { $title ->
    [none] { $game }
   *[other] { $title }, { $game }
  }: { NAMES($players) }, { $result ->
    [won] you won
    [lost] you lost
    [drawn] a draw
   *[open] not over
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round") }
   *[no] { COUNT($tricks, noun: "trick") }
  }, { DATE($when) }
games-continue = Go on with it
