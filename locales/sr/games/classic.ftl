### Svi tekstovi koje ima samo ova igra. $who (you, other) i $player (ime) kažu o kome se govori.

# Klasični rat.
game-classic = Klasični rat

## Opcije

option-face-down = Broj karata licem nadole u ratu
option-run-out = Ko u ratu ostane bez karata
option-bury-jokers = Po jedan džoker skriven u svakom špilu
option-two-beats-joker = Dvojka pobeđuje džokera
option-recycle = Uzete karte
option-purge-after = Posle koliko poteza karte izlaze iz igre
value-run-out-lose = ispada
value-run-out-last-card = bori se poslednjom kartom
value-recycle-under = idu pod špil
value-recycle-reshuffle = mešaju se u novi špil
value-decks-shared = jedan za sve
value-decks-own = svako ima svoj
value-never = nikad
preset-three-card = Rat sa tri karte licem nadole
preset-jokers-wild = Ludi džokeri: dva džokera, a dvojka ih pobeđuje
preset-two-decks = Dva špila: svakom igraču ceo špil

## Pravila

rules-heading-jokers = Džokeri
rules-heading-taken = Uzete karte
# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-classic = Svi okreću kartu sa vrha, a najjača uzima sve; pobeđuje onaj ko na kraju ima sve karte.
rules-classic-aim =
    Rat kakav svuda igraju deca. Karte leže licem nadole i odlučuje sreća. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do četiri.
rules-classic-deal =
    { $decks ->
        [shared] Jedan ceo špil od pedeset dve karte meša se i deli svima jednako, licem nadole. Karte koje ne mogu jednako da se podele ostaju van igre.
       *[own] Svaki igrač počinje sa celim promešanim špilom, licem nadole.
    }
rules-classic-trick =
    Svi okreću svoju gornju kartu. Igrač sa najjačom kartom uzima sve karte sa stola. Kec je najjača obična karta, a boja nije važna.
rules-classic-war =
    Kad su dve ili više najjačih karata jednake, u ratu učestvuju svi koji su još u igri. Svako stavlja { COUNT($face_down, noun: "card", form: "obj") } licem nadole i jednu nagore, a najjača od novih karata licem nagore uzima sve. Ako su i one jednake, sledi još jedan rat. Karte iz ranijih krugova tog rata više se ne računaju.
rules-classic-short =
    { $run_out ->
        [lose] Ko ne može da dovrši rat, stavlja licem nadole ono što je ostalo i ispada. Ako rat može da dovrši samo jedan igrač, on uzima sve sa stola. Ako ne može niko, sve uzima onaj ko stavi najviše karata, a ako ih isto toliko stavi još neko, igra je nerešena.
       *[last_card] U ratu se poslednja karta svakog igrača okreće licem nagore i bori se u svakom sledećem krugu, dok je neka ne pobedi. Ako su ostale samo takve karte, a najjače među njima su jednake, igra je nerešena.
    }
rules-classic-jokers =
    { $jokers ->
        [0] U ovoj igri nema džokera.
       *[other] U svakom celom špilu su dva džokera. Džoker je jači od keca. { $two_beats_joker ->
            [on] Dvojka pobeđuje džokera koji je okrenut zajedno sa njom. Inače je najslabija karta.
           *[off] Dvojka ne pobeđuje džokera.
        } { $bury_jokers ->
            [on] Po jedan je skriven u svakom od dva špila.
           *[off] Džokere može da dobije bilo ko.
        }
    }
rules-classic-taken =
    { $recycle ->
        [under] Uzete karte idu pod špil, nasumičnim redom.
       *[reshuffle] Uzete karte leže na gomili. Kad se špil potroši, gomila se meša i postaje novi špil.
    }

    { $purge_after ->
        [0] Nijedna karta ne izlazi iz igre.
       *[other] Posle { $purge_after } poteza karte počinju da izlaze iz igre: prvo trojke koje neko uzme; kad njih više nema, četvorke, i tako redom do kečeva.
    }
rules-classic-end =
    Ko više nema karata, ispada. Pobeđuje poslednji igrač koji ima karte.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle { $trick_limit } poteza igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }

## Šta se dešava

# $count karata vrednosti $card napušta igru
event-purge = Van igre: { COUNT($count, $card) }.

# H where taken cards make a pile that is dealt anew. $count: cards in both
now-packet-pile = U špilu i u gomili zajedno: { COUNT($count, noun: "card") }.

## Odbijanja

# Klasični rat
refused-bury-jokers-need-two = Džokeri se skrivaju samo kad igraju dva igrača.

## Zašto

# $count: posle koliko poteza
why-purged = Posle { $count } poteza najslabije preostale karte izlaze iz igre kad ih neko uzme.
why-last-card = { $who ->
    [you] Vaša poslednja karta već leži licem nagore i dalje se bori.
   *[other] Poslednja karta igrača { $player } već leži licem nagore i dalje se bori.
  }

## Zvuci

cue-purge = Karte izlaze iz igre
