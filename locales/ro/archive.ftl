# Toate jocurile jucătorului, neterminate și terminate.

menu-my-games = Jocurile mele
# $count: câte sunt
games-title = Jocurile mele: { $count }.
games-none = Încă nu există jocuri.
# $title: numele dat de jucător, sau none; $game: un titlu; $players: ceilalți de la masă; $result: won, lost, drawn, open; $tricks: până unde s-a jucat; $when: când s-a jucat ultima dată
games-item = { $title ->
    [none] { $game }
   *[other] { $title }, { $game }
  }: { NAMES($players) }, { $result ->
    [won] ai câștigat
    [lost] ai pierdut
    [drawn] egalitate
   *[open] neterminat
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round") }
   *[no] { COUNT($tricks, noun: "trick") }
  }, { DATE($when) }
games-continue = Joacă mai departe
