# Vodič: kratke lekcije koje se igraju. U koracima lekcije $key je taster koji treba pritisnuti, $go taster
# koji vodi do karte tog koraka, $card ta karta. Kratke rečenice: slušaju se, ne čitaju.

menu-tutorial = Vodič
lessons-title = { $touch ->
    [yes] Vodič. Izaberite lekciju.
   *[no] Vodič. { KEY("Enter") } počinje lekciju.
  }
# $n: broj, $title: naslov, $game: igra ako je to neka druga ($other), $done: yes ako je završena
lesson-item = { $done ->
    [yes] { $other ->
        [yes] Lekcija { $n }, { $game }: { $title }, gotova
       *[no] Lekcija { $n }: { $title }, gotova
    }
   *[no] { $other ->
        [yes] Lekcija { $n }, { $game }: { $title }
       *[no] Lekcija { $n }: { $title }
    }
  }
lesson-title = Lekcija { $n }: { $title }.
# $end: šta je naučeno; $title: sledeća lekcija; $key: Enter
lesson-done = { $touch ->
    [yes] { $end } Lekcija je gotova. { CAP($key) } počinje sledeću: { $title }.
   *[no] { $end } Lekcija je gotova. { $key } počinje sledeću: { $title }. Eskejp vraća na spisak.
  }
lesson-done-last = { $touch ->
    [yes] { $end } To je bila poslednja lekcija. { CAP($key) } vraća na spisak.
   *[no] { $end } To je bila poslednja lekcija. { $key } vraća na spisak.
  }
lesson-praise-1 = Dobro.
lesson-praise-2 = Tako je.
lesson-praise-3 = Odlično.
lesson-praise-4 = To je to.

# Kad se pokuša nešto drugo. $hint: šta pritisnuti
refused-lesson = Ne sada. { $hint }
refused-lesson-over = Lekcija je gotova.
# $key, $go: tasteri; $card: karta
lesson-go = { $touch ->
    [yes] Dođite na { CARD($card, form: "acc") }, zatim pritisnite { $key }
   *[no] Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }
  }
# What does it where the player touches. $name: the words of a button
touch-button = dugme „{ $name }“
lesson-hint-card = { lesson-go }.
# $choice: odgovor, kako ga kažu strelice
lesson-hint-choice = { $touch ->
    [yes] Nađite: „{ $choice }“. Zatim pritisnite { $key }.
   *[no] Strelicama nađite: „{ $choice }“. Zatim pritisnite { $key }.
  }
# $does: šta taster radi
lesson-hint-key = Pritisnite { $key }: { $does }.
lesson-hint-any = Izaberite bilo koju kartu.
# Komanda kojoj su oduzeti svi tasteri
lesson-no-key = komanda je bez tastera
