# Tutorialul: lecții scurte care se joacă. În pașii unei lecții, $key e tasta de apăsat, $go tasta care
# duce la cartea pasului, $card acea carte. Propoziții scurte: se ascultă, nu se citesc.

menu-tutorial = Tutorial
lessons-title = { $touch ->
    [yes] Tutorial. Alege o lecție.
   *[no] Tutorial. Enter începe o lecție.
  }
# $n: numărul ei, $title: titlul, $game: din ce joc, dacă e $other decât primul, $done: yes dacă e învățată
lesson-item = { $done ->
    [yes] { $other ->
        [yes] Lecția { $n }, { $game }: { $title }, gata
       *[no] Lecția { $n }: { $title }, gata
    }
   *[no] { $other ->
        [yes] Lecția { $n }, { $game }: { $title }
       *[no] Lecția { $n }: { $title }
    }
  }
lesson-title = Lecția { $n }: { $title }.
# $end: ce s-a învățat; $title: lecția următoare; $key: Enter
lesson-done = { $touch ->
    [yes] { $end } Lecția s-a terminat. { CAP($key) } începe următoarea: { $title }.
   *[no] { $end } Lecția s-a terminat. { $key } începe următoarea: { $title }. Cu Esc te întorci la listă.
  }
lesson-done-last = { $touch ->
    [yes] { $end } A fost ultima lecție. { CAP($key) } duce înapoi la listă.
   *[no] { $end } A fost ultima lecție. { $key } duce înapoi la listă.
  }
lesson-praise-1 = Bine.
lesson-praise-2 = Așa.
lesson-praise-3 = Foarte bine.
lesson-praise-4 = Exact.

# Ce se spune când s-a încercat altceva. $hint: ce e de apăsat
refused-lesson = Acum nu. { $hint }
refused-lesson-over = Lecția s-a terminat.
# $key, $go: taste; $card: o carte
lesson-go = { $touch ->
    [yes] Mergi la { CARD($card, form: "prep") }, apoi apasă { $key }
   *[no] Apasă { $go } pentru { CARD($card, form: "prep") }, apoi { $key }
  }
# What does it where the player touches. $name: the words of a button
touch-button = butonul „{ $name }”
lesson-hint-card = { lesson-go }.
# $choice: un răspuns, cum îl spun săgețile
lesson-hint-choice = { $touch ->
    [yes] Mergi la: { $choice }. Apoi apasă { $key }.
   *[no] Mergi cu săgețile la: { $choice }. Apoi apasă { $key }.
  }
# $does: ce face tasta
lesson-hint-key = Apasă { $key }: { $does }.
lesson-hint-any = Alege orice carte.
# O comandă căreia i s-au luat toate tastele
lesson-no-key = comanda nu are tastă
