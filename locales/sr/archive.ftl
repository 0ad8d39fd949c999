# Sve igre igrača, nezavršene i završene.

menu-my-games = Moje igre
# $count: koliko ih se prikazuje
games-title = Moje igre: { $count }.
# Kaže se uz naslov spiska
games-hint = { $touch ->
    [yes] Iznad igara birate koje se prikazuju ili tražite.
   *[no] Iznad igara birate koje se prikazuju ili tražite. Slova koja kucate nalaze igru.
  }
    .brief = {""}
# $title: ime koje je dao igrač, ili none; $game: naslov; $players: ostali za stolom; $shared: s drugim ljudima na serveru; $result: won, lost, drawn, open; $other: da li je igrao neko drugi, $player: ko; $tricks: dokle se stiglo; $when: kad se poslednji put igralo
games-item = { $title ->
    [none] { $game }
   *[other] { $title }, { $game }
  }: { NAMES($players) }, { $result ->
    [won] { $other ->
        [yes] pobeđuje { $player }
       *[no] pobeda
    }
    [lost] { $other ->
        [yes] gubi { $player }
       *[no] poraz
    }
    [drawn] { $other ->
        [yes] nerešeno, igrač { $player }
       *[no] nerešeno
    }
   *[open] { $other ->
        [yes] nezavršena, igrač { $player }
       *[no] nezavršena
    }
  }, { $rounds ->
    [yes] { COUNT($tricks, noun: "round") }
   *[no] { COUNT($tricks, noun: "trick") }
  }{ $shared ->
    [yes] , s drugim ljudima
   *[no] {""}
  }, { DATE($when) }
# $path: ime datoteke; $title: ime koje je dao igrač, ili none
games-broken = Ne može da se pročita: { $title ->
    [none] { KEY($path) }
   *[other] { $title }
  }
games-newer = Iz novije verzije ovog programa: { $title ->
    [none] { KEY($path) }
   *[other] { $title }
  }
# Grupa igara. $month: m1 do m12
games-month = { $month ->
    [m1] januar
    [m2] februar
    [m3] mart
    [m4] april
    [m5] maj
    [m6] jun
    [m7] jul
    [m8] avgust
    [m9] septembar
    [m10] oktobar
    [m11] novembar
   *[m12] decembar
  } { $year }.
# $kind: koje igre se prikazuju; $count: koliko ih je
games-show = Prikaži: { $kind ->
    [open] nezavršene igre
    [over] završene igre
    [shared] igre s drugim ljudima
    [titled] igre koje imaju ime
    [deleted] obrisane igre
   *[all] sve igre
  }, { COUNT($count, noun: "game") }
# $game: naslov, ili none; $count: koliko ih se prikazuje
games-of = Igra: { $game ->
    [none] bilo koja
   *[other] { $game }
  }, { COUNT($count, noun: "game") }
# $words: šta se traži, ili none; $count: koliko ih se prikazuje
games-search = Traži: { $words ->
    [none] ništa
   *[other] { $words }
  }, { COUNT($count, noun: "game") }
games-search-ask = Koje reči tražite: ime, igru, godinu?
# Dok se čitaju datoteke. $done od $total
games-reading = Čitaju se igre: { $done } od { $total }.
games-continue = Nastavi je
games-rename = Daj joj ime
games-rename-ask = Kako se zove?
games-somebody = neko drugi
games-of-other = Tuđa igra: ne računaj je
games-of-other-now = Ova igra se više ne računa u vašu statistiku ni u ciljeve.
games-own = Moja igra: računaj je
games-own-now = Ova igra se sada računa u vašu statistiku i ciljeve.
games-delete = Obriši je
games-deleted = Obrisana je. Možete da je vratite pod „Prikaži: obrisane igre“.
games-restore = Vrati je
games-restored = Igra je vraćena.
games-delete-for-good = Obriši je zauvek
games-delete-ask = Posle toga ne može da se vrati. Obrisati je zauvek?
games-keep = Zadrži je
games-gone = Obrisana je zauvek.
# $why: full, denied, used, lost
games-not-changed = To nije uspelo: { $why ->
    [full] disk je pun
    [denied] tamo nije dozvoljeno pisanje
    [used] datoteku koristi drugi program
   *[lost] fascikla sa sačuvanim igrama nije dostupna
  }.
# A game with other people is over. $why: full, denied, used, lost
games-not-kept = Ova igra ne može da se sačuva na vašem spisku: { $why ->
    [full] disk je pun
    [denied] tamo nije dozvoljeno pisanje
    [used] datoteku koristi drugi program
   *[lost] fascikla sa sačuvanim igrama nije dostupna
  }.

# Šta putuje: igre, podešavanja i tasteri u jednoj datoteci.

bundle-title = Ponesi igre i podešavanja
bundle-save = Sačuvaj igre, podešavanja i tastere u jednu datoteku
bundle-bring = Unesi igre, podešavanja i tastere iz datoteke
# $path: datoteka
bundle-saved = Sve igre, podešavanja i tasteri su u datoteci { KEY($path) }.
# $percent: koliko je gotovo
bundle-working = Gotovo: { $percent } posto.
bundle-stopped = Prekinuto. Ono što je dosad urađeno ostaje.
bundle-export-stopped = Prekinuto. Ništa nije sačuvano.
bundle-choose = Koja datoteka?
# $name: ime datoteke; $when: kad je zapisana
bundle-file = { KEY($name) }, { DATE($when) }
bundle-other = Druga datoteka: ukucaj putanju
bundle-path = Koja je putanja datoteke?
# $path: datoteka
bundle-unreadable = Datoteka { KEY($path) } ne može da se pročita.
# $new: igre kojih ovde nije bilo; $longer: igre koje u datoteci idu dalje; $parted: igre koje su različito nastavljene, od kojih se čuvaju obe
bundle-merged = Broj novih igara: { $new }. { $longer ->
    [0] {""}
   *[other] Broj igara koje sada idu dalje: { $longer }.
  } { $parted ->
    [0] {""}
   *[other] Broj različito nastavljenih igara, sačuvane su obe: { $parted }.
  }
# $count: igre
bundle-of-others = Broj tuđih igara, koje se ne računaju u vašu statistiku ni u ciljeve: { $count }.
# $count: podešavanja
bundle-settings-taken = Broj podešavanja uzetih iz datoteke, jer je novija: { $count }.
bundle-settings-kept = Broj podešavanja koja ostaju kao ovde, jer je datoteka starija: { $count }.
bundle-keys-taken = Tasteri su sada oni iz datoteke.
bundle-keys-kept = Tasteri ostaju kao ovde, jer je datoteka starija.
bundle-foreign = U ovoj datoteci nema igara programa { KEY("audiowar") }.
bundle-damaged = Ova datoteka je oštećena. Uneto je ono što je moglo da se pročita pre oštećenja.
bundle-hostile = Ova datoteka bi napunila disk ili je nije napravio { KEY("audiowar") }. Ne koristi se.
bundle-newer = Ovu datoteku je napravila novija verzija ovog programa.

# Uputstvo. Prazan red počinje nov pasus.
manual-archive-list =
    Prva je ona koja je poslednja igrana: igra, protivnici, ishod, dužina i datum. Iznad igara birate koje se prikazuju, po vrsti ili po igri, ili tražite reči; slova koja kucate odmah nalaze igru. Starije su u grupama po mesecima. Pritisnite { $key-enter } na igri da je nastavite ako nije završena, da joj date ime, da kažete čija je ili da je obrišete.

    Obrisana igra može da se vrati: izaberite „Prikaži: obrisane igre“. Samo tamo može da se obriše zauvek. Igre s drugim ljudima na serveru čuvaju se kad se završe.
manual-archive-travel = Igre i podešavanja na drugom računaru
manual-archive-travel-text =
    Poslednji red spiska čuva sve igre, podešavanja i tastere u jednoj datoteci i unosi ih iz takve datoteke, bilo da ju je napravio program ili stranica. Prenosivi program je čuva u svojoj fascikli, ostali među vašim preuzimanjima.

    Time se ništa ne gubi: ono što imaju oba računara čuva se jednom, od igre koja je negde stigla dalje duži deo, a od podešavanja koja se razlikuju novije. Lozinke i mesta na serverima ne putuju. Igra koju je igrao neko drugi, uneta iz datoteke s igrama, ne računa se u vašu statistiku ni u ciljeve; to možete da promenite u meniju te igre.
