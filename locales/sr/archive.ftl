# Sve igre igrača, nezavršene i završene.

menu-my-games = Moje igre
# $count: koliko ih ima
games-title = Moje igre: { $count }.
games-none = Još nema igara.
# $title: ime koje je dao igrač, ili none; $game: naslov; $players: ostali za stolom; $result: won, lost, drawn, open; $tricks: dokle se stiglo; $when: kad se poslednji put igralo
games-item = { $title ->
    [none] { $game }
   *[other] { $title }, { $game }
  }: { NAMES($players) }, { $result ->
    [won] pobeda
    [lost] poraz
    [drawn] nerešeno
   *[open] nezavršena
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round") }
   *[no] { COUNT($tricks, noun: "trick") }
  }, { DATE($when) }
games-continue = Nastavi je
