# Vodič: kratke lekcije koje se igraju. U koracima lekcije $key je taster koji treba pritisnuti, $go taster
# koji vodi do karte tog koraka, $card ta karta. Kratke rečenice: slušaju se, ne čitaju.

menu-tutorial = Vodič
lessons-title = Vodič. { KEY("Enter") } počinje lekciju.
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
lesson-done = { $end } Lekcija je gotova. { $key } počinje sledeću: { $title }. Eskejp vraća na spisak.
lesson-done-last = { $end } To je bila poslednja lekcija. { $key } vraća na spisak.
lesson-praise-1 = Dobro.
lesson-praise-2 = Tako je.
lesson-praise-3 = Odlično.
lesson-praise-4 = To je to.

# Kad se pokuša nešto drugo. $hint: šta pritisnuti
refused-lesson = Ne sada. { $hint }
refused-lesson-over = Lekcija je gotova.
# $key, $go: tasteri; $card: karta
lesson-hint-card = Pritisnite { $go } za { CARD($card, form: "acc") }, zatim { $key }.
# $choice: odgovor, kako ga kažu strelice
lesson-hint-choice = Strelicama nađite: „{ $choice }“. Zatim pritisnite { $key }.
# $does: šta taster radi
lesson-hint-key = Pritisnite { $key }: { $does }.
lesson-hint-any = Izaberite bilo koju kartu.
# Komanda kojoj su oduzeti svi tasteri
lesson-no-key = komanda je bez tastera
