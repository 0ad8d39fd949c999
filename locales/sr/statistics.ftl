# Statistika, rejting i deljenje dana.

menu-progress = Statistika, ciljevi, rejting
progress-title = Dokle ste stigli.
progress-statistics = Statistika
progress-goals = Ciljevi
progress-rating = Rejting
# $percent: koliko je igara pročitano
progress-reading = Čitaju se vaše igre: { $percent } posto.
progress-none = Još niste završili nijednu igru.

## Statistika

# $games: koliko je završeno
statistics-title = Statistika: { COUNT($games, noun: "game") }.
statistics-all = Sve igre
statistics-by-game = Po igri
statistics-by-level = Po protivnicima
statistics-by-players = Po broju igrača
statistics-by-people = Po saigračima
statistics-by-month = Po mesecu
# $name: igra, protivnici, broj igrača, osoba ili mesec; $games: koliko; $won: pobede
statistics-item = { $name }: { COUNT($games, noun: "game") }, pobede { $won }, { $percent } posto
statistics-wins = Pobede: { $won } od { $games }, { $percent } posto.
# Interval od 95 posto. $low, $high: procenti
statistics-chance = Vaši izgledi za pobedu su između { $low } i { $high } posto; što više igrate, to je tačnije.
statistics-drawn = Nerešeno: { $count }.
# $now: pobede zaredom sada; $most: najviše
statistics-streak = Pobede zaredom: sada { $now }, najviše { $most }.
# $count: najmanji broj karata u igri koja je dobijena
statistics-comeback = Najveći preokret: pobeda pošto ste spali na { COUNT($count, noun: "card", form: "obj") }.
# $count: ratovi zaredom
statistics-longest-war = Najduži rat, izjednačenja zaredom: { $count }.
statistics-pot = Najviše karata uzetih odjednom: { $count }.
statistics-wars-won = Dobijeni ratovi: { $count }.
statistics-jokers = Potezi dobijeni džokerom: { $count }.
statistics-revolutions = Revolucije: { $count }.
statistics-tricks = Odigrani potezi ili runde: { $count }.
statistics-course = Pobede kroz vreme
# $percent: pobede u ovim igrama; $first, $last: njihovi brojevi
statistics-period = { $percent } posto u igrama od { $first } do { $last }.
# Koliko su izbori bili dobri u očima trenera
statistics-choices = Vaši izbori u očima trenera
statistics-judging = Trener pregleda vaše izbore: { $percent } posto.
statistics-choices-none = Ni u jednoj vašoj igri nije bilo izbora o kojima trener može da sudi.
# $sound od $judged izbora nisu bili greške; $games: u koliko igara
statistics-choices-all = Dobri izbori u poslednjim igrama, broj igara { $games }: { $percent } posto od { $judged }.
# $day: kad se igralo
statistics-choices-item = { DATE($day) } { $game }: { $percent } posto, { $sound } od { $judged }
# $games: koliko se završenih igara ne računa, jer je datoteka izmenjena
statistics-refused = Ne računa se, jer datoteka krši pravila: { COUNT($games, noun: "game") }
statistics-copy = Kopiraj sve kao tabelu
# $path: datoteka
statistics-file = Tabela je u datoteci { KEY($path) }.
# $count: koliko ih igra za stolom
statistics-table-size = { COUNT($count, noun: "player") }

# Nivoi robota sami, kao u opponents.ftl; mixed: više njih
level-dreamer = sanjar
level-beginner = početnik
level-newcomer = novajlija
level-amateur = amater
level-sensible = razuman
level-gambler = kockar
level-counter = brojač karata
level-d1 = student
level-sel1 = taktičar
level-professor = profesor
level-strong = jak
level-intuitive = intuitivan
level-steady = postojan
level-careful = oprezan
level-stubborn = tvrdoglav
level-mixed = razni protivnici

## Rejting

rating-title = Rejting.
rating-none = Još nema rejtinga. Završite igru u kojoj birate karte.
# $strength: broj, na početku 25; $low i $high: između kojih granica može biti
rating-item = { $game }: { $strength }, negde između { $low } i { $high }, odigrano: { COUNT($games, noun: "game") }
rating-about = Vi i razumni robot počinjete od 25. Sa svakom igrom granice su bliže.
# $name: robot ili osoba; $percent: izgledi za pobedu
rating-against = { $name }: { $strength }. Vaši izgledi za pobedu: { $percent } posto.

## Deljenje dana

menu-daily = Deljenje dana
# $day: danas; $streak: dani zaredom kad je igrano
daily-title = Deljenje dana, { DATE($day) } { $streak ->
    [0] Svi dobijaju iste karte.
   *[other] Dani zaredom: { $streak }.
  }
# $bot: protivnik, ili none gde je samo banka
daily-open = { $game }, { $bot ->
    [none] protiv banke
   *[other] protivnik: { $bot }
  }
daily-running = { $game }, započeto
# $result: won, lost ili drawn
daily-done = { $game }: { $result ->
    [won] pobeda
    [lost] poraz
   *[drawn] nerešeno
  }
# Jedan red za slanje drugima. $day: dan; $bot: kao gore; $tricks, $wars: koliko ih je bilo
daily-share = { KEY("audiowar") }, { DATE($day) }, { $game }: { $result ->
    [won] pobeda
    [lost] poraz
   *[drawn] nerešeno
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round", form: "subj") }
   *[no] { COUNT($tricks, noun: "trick", form: "subj") }
  }, { COUNT($wars, noun: "war", form: "subj") }{ $bot ->
    [none] {""}
   *[other] , { $bot }
  }
daily-copy = Kopiraj ovaj red
daily-again = Igraj ponovo; računa se prvi ishod
# $count: ishodi ranijih dana
daily-past = Raniji dani: { $count }
