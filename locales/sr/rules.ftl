# Pravila svih igara, po naslovima. Prazan red počinje novi pasus. Promenljive su opcije igre kako su
# podešene ($revolution je immediate ili next_trick, i tako ostale), a brojevi su brojevi. Kratke
# rečenice, dobre za slušanje.

menu-rules = Pravila
rules-games-title = Pravila. Koje igre?
# $game: njen naslov
rules-title = { $touch ->
    [yes] { $game }, pravila po naslovima. Otvorite naslov da ga čujete; dugmad „{ page-button-less }“ i „{ page-button-more }“ prelaze na drugi naslov.
   *[no] { $game }, pravila po naslovima. Tasterom { KEY("Enter") } čujete izabrani naslov; zatim strelicom dole slušate dalje, a strelicama levo i desno prelazite na drugi naslov.
  }
# U spisku opcija. $option, $value: kao u options.ftl; $values: šta može da se podesi; $low, $high:
# najmanji i najveći broj
rules-option = { $option }: { $value }. Moguće: { LIST($values, kind: "or") }.
rules-option-number = { $option }: { $value }. Bilo koji broj od { $low } naviše{ $named ->
    [no] .
   *[yes] ; nula: { $zero }.
  }
rules-option-range = { $option }: { $value }. Bilo koji broj od { $low } do { $high }{ $named ->
    [no] .
   *[yes] ; nula: { $zero }.
  }

rules-heading-aim = Cilj igre
rules-heading-deal = Karte
rules-heading-trick = Potez
rules-heading-war = Rat
rules-heading-short = Premalo karata
rules-heading-tie = Jednake karte
rules-heading-end = Kraj
rules-heading-options = Trenutne opcije
