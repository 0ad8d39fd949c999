# Šta se događa za stolom. Svuda $who (you, other) i $player (ime) kažu čije je to; posmatrač čuje
# "other". Uz ime nema reči koja pokazuje rod. .brief je za one koji igru poznaju po zvucima: počinje
# ishodom, pa nabraja karte. Boje se kažu samo uz veliku opširnost, ili kako je igrač podesio.

# $count: koliko karata ima svaki igrač
event-deal = Karte su podeljene: svako ima { COUNT($count, noun: "card", form: "obj") }.
# $count: karte koje ne dobija niko
event-left-out = { $count ->
    [one] Van igre ostaje { COUNT($count, noun: "card") }.
    [few] Van igre ostaju { COUNT($count, noun: "card") }.
   *[other] Van igre ostaje { COUNT($count, noun: "card") }.
  }
# $count: koliko špilova se meša zajedno
event-shuffle = Novo mešanje: { COUNT($count, noun: "deck") }.
    .brief = Novo mešanje.

# Izabrana je karta koju onaj ko sluša sme da zna. $card
event-choose = { $who ->
    [you] Birate { CARD($card, form: "acc") }.
   *[other] { $player } bira { CARD($card, form: "acc") }.
  }
    .brief = { $who ->
        [you] { CAP(CARD($card)) }.
       *[other] { $player }: { CARD($card) }.
    }
# Drugi igrač je izabrao, ne zna se šta. To kaže zvuk, i T; rečima samo uz veliku opširnost.
event-choose-hidden = { $who ->
    [you] Izabrali ste.
   *[other] { $player }: izabrano.
  }
event-choose-swap = { $who ->
    [you] Menjate ruku za gomilu.
   *[other] { $player } menja ruku za gomilu.
  }
    .brief = { $who ->
        [you] Razmena.
       *[other] { $player }: razmena.
    }
# $card: zarobljenik koji se igra
event-choose-prisoner = { $who ->
    [you] Igrate zarobljenika, { CARD($card, form: "acc") }.
   *[other] { $player } igra zarobljenika, { CARD($card, form: "acc") }.
  }
    .brief = { $who ->
        [you] Zarobljenik.
       *[other] { $player }: zarobljenik.
    }
event-choose-keep-none = { $who ->
    [you] Ne uzimate zarobljenika.
   *[other] { $player } ne uzima zarobljenika.
  }
# $cents: ulog; $tie: ulog na izjednačenje, 0 ako ga nema
event-choose-bet = { $tie ->
    [0] { $who ->
        [you] Ulažete { MONEY($cents) }.
       *[other] { $player } ulaže { MONEY($cents) }.
    }
   *[other] { $who ->
        [you] Ulažete { MONEY($cents) }, a na izjednačenje { MONEY($tie) }.
       *[other] { $player } ulaže { MONEY($cents) }, a na izjednačenje { MONEY($tie) }.
    }
  }
    .brief = { $who ->
        [you] { MONEY($cents) }.
       *[other] {""}
    }
# $cents: koliko rat košta uz ulog
event-choose-war = { $who ->
    [you] Idete u rat i ulažete još { MONEY($cents) }.
   *[other] { $player } ide u rat i ulaže još { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Rat.
       *[other] { $player }: rat.
    }
event-choose-surrender = { $who ->
    [you] Odustajete.
   *[other] { $player } odustaje.
  }
    .brief = {""}
event-choose-leave = { $who ->
    [you] Napuštate sto.
   *[other] { $player } napušta sto.
  }

# Karta se otkriva. $card
event-put = { $who ->
    [you] Vi: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-put-prisoner = { $who ->
    [you] Vi, zarobljenik: { CARD($card) }.
   *[other] { $player }, zarobljenik: { CARD($card) }.
  }
# Rat: $count karata licem nadole, pa $card licem nagore
event-put-war = { $who ->
    [you] Vi: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
    .full = { $who ->
        [you] Stavljate { COUNT($count, noun: "card", form: "obj") } licem nadole, a licem nagore { CARD($card, form: "acc") }.
       *[other] { $player } stavlja { COUNT($count, noun: "card", form: "obj") } licem nadole, a licem nagore { CARD($card, form: "acc") }.
    }
# Rat za koji nekome nedostaje karata: svih $count preostalih, poslednja licem nagore: $card
event-put-rest = { $who ->
    [you] Imate još samo { COUNT($count, noun: "card", form: "obj") }: { CARD($card) }.
   *[other] { $player } ima još samo { COUNT($count, noun: "card", form: "obj") }: { CARD($card) }.
  }
# Neko ne može da dovrši rat: poslednjih $count karata ide licem nadole; $out: yes ako zato ispada
event-put-short = { $out ->
    [yes] { $who ->
        [you] Za rat imate samo { COUNT($count, noun: "card", form: "obj") }, premalo: ispadate.
       *[other] { $player } za rat ima samo { COUNT($count, noun: "card", form: "obj") }, premalo, i ispada.
    }
   *[no] { $who ->
        [you] Za rat imate samo { COUNT($count, noun: "card", form: "obj") }.
       *[other] { $player } za rat ima samo { COUNT($count, noun: "card", form: "obj") }.
    }
  }
    .brief = { $out ->
        [yes] { $who ->
            [you] Premalo karata: ispadate.
           *[other] { $player } ispada, premalo karata.
        }
       *[no] { $who ->
            [you] Imate samo { COUNT($count, noun: "card", form: "obj", alone: 1) }.
           *[other] { $player } ima samo { COUNT($count, noun: "card", form: "obj", alone: 1) }.
        }
    }
# Karte iza ishoda, uz malu opširnost. $cards: delovi iz event-card, sa zarezima
event-cards = { CAP(LIST($cards, kind: "comma")) }.
event-card = { $who ->
    [you] vi { CARD($card) }
   *[other] { $player } { CARD($card) }
  }
event-card-house = banka { CARD($card) }

# $reversed: yes ako su od sada slabe karte jake
event-revolution = { $reversed ->
    [yes] Revolucija! Sada je najjača dvojka.
   *[no] Revolucija! Najjači je opet kec.
  }
    .brief = { $reversed ->
        [yes] Revolucija: dvojka.
       *[no] Revolucija: kec.
    }
event-revolution-next = { $reversed ->
    [yes] Revolucija! Od sledećeg poteza najjača je dvojka.
   *[no] Revolucija! Od sledećeg poteza najjači je opet kec.
  }
    .brief = { $reversed ->
        [yes] Sledeći potez: dvojka.
       *[no] Sledeći potez: kec.
    }
# $count: koliko žandara (2, 4, …)
event-jacks-cancelled = { $count ->
    [one] { CAP(COUNT($count, of: "J")) } se poništava: nema revolucije.
    [few] { CAP(COUNT($count, of: "J")) } se poništavaju: nema revolucije.
   *[other] { CAP(COUNT($count, of: "J")) } se poništava: nema revolucije.
  }
event-jokers-void = { $count ->
    [one] { CAP(COUNT($count, of: "JOKER")) } se poništava.
    [few] { CAP(COUNT($count, of: "JOKER")) } se poništavaju.
   *[other] { CAP(COUNT($count, of: "JOKER")) } se poništava.
  }
event-queens-void = { CAP(COUNT($count, of: "Q")) }: niko ne špijunira.

# $players: oni sa jednakim najjačim kartama, prazno kad igraju samo dvoje; $again: yes ako je i prošli
# potez bio rat; $all: yes ako se bori više njih; $open: yes ako se ne odlučuje odmah; $count: karte na
# stolu; $card: jednaka vrednost; $beaten: najviša vrednost, ako je jednake najniže pobeđuju
event-war = { $all ->
    [yes] { $again ->
        [yes] Opet rat! Jednake karte: { NAMES($players) }; bore se svi.
       *[no] Rat! Jednake karte: { NAMES($players) }; bore se svi.
    }
   *[no] { LENGTH($players) ->
        [0] { $again ->
            [yes] Opet rat!
           *[no] Rat!
        }
       *[other] { $again ->
            [yes] Opet rat: { NAMES($players) }!
           *[no] Rat: { NAMES($players) }!
        }
    }
  } { $beaten ->
    [none] {""}
   *[other] Kad je na stolu { RANK($beaten) }, najjača je { RANK($card) }.
  }
    .brief = { $open ->
        [yes] Rat za { COUNT($count, noun: "card", form: "obj", alone: 1) }
       *[no] Rat
    }{ LENGTH($players) ->
        [0] , { RANK($card) }.
       *[other] : { NAMES($players) }, { RANK($card) }.
    }
# Cena rata u Războiu. $card: jednaka vrednost; $count: koliko karata traži od svakoga
event-war-cost = { CAP(RANK($card)) } traži po { COUNT($count, noun: "card", form: "obj") }.
# $count: koliko ima najsiromašniji
event-war-fewest = Svako stavlja { COUNT($count, noun: "card", form: "obj") }, koliko ima najsiromašniji.
event-war-joker = { $again ->
    [yes] Nema jednakih, pa džoker izaziva još jedan rat!
   *[no] Nema jednakih, pa džoker izaziva rat!
  }
    .brief = Džoker: rat za { COUNT($count, noun: "card", form: "obj", alone: 1) }.
# $count: karte na stolu koje čekaju pobednika
event-pot = { $count ->
    [one] Na stolu ostaje { COUNT($count, noun: "card") }.
    [few] Na stolu ostaju { COUNT($count, noun: "card") }.
   *[other] Na stolu ostaje { COUNT($count, noun: "card") }.
  }
# Rat u kojem niko ne može da se bori. $count: kao gore
event-stays = { $count ->
    [one] Niko od njih nema više karata za rat: na stolu ostaje { COUNT($count, noun: "card") }.
    [few] Niko od njih nema više karata za rat: na stolu ostaju { COUNT($count, noun: "card") }.
   *[other] Niko od njih nema više karata za rat: na stolu ostaje { COUNT($count, noun: "card") }.
  }
# $cards: karte koje nasumice idu licem nadole
event-war-cards = { $who ->
    [you] Licem nadole: { CARDS($cards) }.
   *[other] { $player }, licem nadole: { CARDS($cards) }.
  }
    .brief = {""}
# Odmah zatim se kaže ko uzima. without $who, without $player
event-joker-wins = Karte su jednake, ali džoker poništava rat.
# $count: koliko karata; $why: none, low (obrnut redosled), upset ($card, najniža, pobeđuje $beaten,
# najvišu), alone (niko drugi ne može da nastavi rat), most (niko ne može, a ovaj je stavio najviše);
# $prisoner: yes ako je uzeto zarobljenikom; $top: karta koja dolazi na vrh, ili none
event-take = { $why ->
    [alone] Niko drugi ne može dalje: {""}
    [most] Niko nema dovoljno karata, a najviše ih { $who ->
        [you] imate vi i uzimate
       *[other] ima { $player } i uzima
    }
   *[none] {""}
  }{ $who ->
    [you] { $why ->
        [alone] uzimate
        [most] {""}
       *[none] Uzimate
    }
   *[other] { $why ->
        [most] {""}
       *[none] { $player } uzima
    }
  } { COUNT($count, noun: "card", form: "obj") }{ $prisoner ->
    [yes] , i zarobljenika
   *[no] {""}
  }{ $top ->
    [none] {""}
   *[other] , na vrhu { CARD($top) }
  }{ $why ->
    [low] : jača je niža.
    [upset] : { RANK($card) } pobeđuje { RANK($beaten, form: "acc") }.
   *[none] .
  }
# $card: pobednička karta, ako još nije rečena, inače none
event-take-brief = { $who ->
    [you] Uzimate
   *[other] { $player } uzima
  } { COUNT($count, noun: "card", form: "obj", alone: 1) }{ $card ->
    [none] {""}
   *[other] {" "}{ CARD($card, form: "ins") }
  }{ $top ->
    [none] .
   *[other] , na vrhu { CARD($top) }.
  }
# $cards: sve što je uzeto, ako nije već sve rečeno
event-take-cards = Uzeto: { CARDS($cards) }.
# Tod und Leben: jednake su i poslednje karte
event-own-back = Jednake su i poslednje karte: svako uzima svoje nazad.

# Šta sme onaj ko sluša u sledećem potezu.
event-power-spy = U sledećem potezu špijunirate.
    .brief = Špijunirate.
event-power-count = Dok ne izaberete kartu, tasterom { KEY("C") } čujete ko koliko karata ima u ruci.
    .brief = Možete da brojite.
event-power-swap = Dok ne izaberete kartu, tasterom { KEY("C") } menjate ruku za gomilu.
    .brief = Možete da menjate.
# Šta smeju ostali: jedna rečenica, delovi sa zarezima. $players: ko, $count: koliko njih
event-powers = { LIST($powers, kind: "comma") }.
# without $count
event-powers-spy = { NAMES($players) } špijunira
event-powers-count = { $count ->
    [1] { NAMES($players) } može da broji
   *[other] { NAMES($players) } mogu da broje
  }
event-powers-swap = { $count ->
    [1] { NAMES($players) } može da menja
   *[other] { NAMES($players) } mogu da menjaju
  }

# $count: koliko karata ima nova ruka ili novi špil
event-pick-up = { $who ->
    [you] Ruka vam je prazna: uzimate svoju gomilu, { COUNT($count, noun: "card", form: "obj") }.
   *[other] { $player } uzima svoju gomilu.
  }
    .brief = { $who ->
        [you] Gomila: { COUNT($count, noun: "card", alone: 1) }.
       *[other] {""}
    }
# Potrošen špil se obnavlja iz promešane gomile. $count: njegove karte
event-renew = { $who ->
    [you] Vaša gomila je sada novi špil: { COUNT($count, noun: "card") }.
   *[other] Gomila igrača { $player } je sada novi špil.
  }
    .brief = { $who ->
        [you] Novi špil: { COUNT($count, noun: "card", alone: 1) }.
       *[other] {""}
    }
# $card; $top: yes ako je to gornja karta sopstvenog špila
event-prisoner = { $who ->
    [you] Vaš zarobljenik je { CARD($card) }{ $top ->
        [yes] , gornja karta vašeg špila
       *[no] {""}
    }.
   *[other] { $player } { $top ->
        [yes] uzima { CARD($card, form: "acc") } sa svog špila
       *[no] zadržava { CARD($card, form: "acc") }
    } kao zarobljenika.
  }
    .brief = { $who ->
        [you] Zarobljenik: { CARD($card) }.
       *[other] { $player }, zarobljenik: { CARD($card) }.
    }
# $card: gornja karta, none ako se ne vidi
event-forfeit = { $who ->
    [you] Gubite zarobljenika, a sa njim i gornju kartu{ $card ->
        [none] .
       *[other] , { CARD($card, form: "acc") }.
    }
   *[other] { $player } gubi zarobljenika, a sa njim i gornju kartu{ $card ->
        [none] .
       *[other] , { CARD($card, form: "acc") }.
    }
  }
    .brief = { $who ->
        [you] Zarobljenik izgubljen.
       *[other] { $player }, zarobljenik izgubljen.
    }
# Zarobljenika gubi neko ko uz njega nema gornju kartu.
event-prisoner-lost = { $who ->
    [you] Gubite zarobljenika.
   *[other] { $player } gubi zarobljenika.
  }
# $victims: čije gomile; $card: karta kojom se krade, a zatim je na vrhu; $count: koliko je karata
# ukradeno; $mine: yes ako je opljačkan onaj ko sluša
event-steal = { CAP(CARD($card, form: "ins")) } { $who ->
    [you] kradete
   *[other] { $player } krade
  } { LENGTH($victims) ->
    [1] { $mine ->
        [yes] vašu gomilu,
       *[no] gomilu { NAMES($victims, form: "gen") },
    }
   *[other] od { NAMES($victims, form: "gen") }
  } { COUNT($count, noun: "card", form: "obj") }; { CARD($card) } je sada na vrhu.
    .brief = { $who ->
        [you] Kradete
       *[other] { $player } krade
    } { COUNT($count, noun: "card", form: "obj", alone: 1) } od { NAMES($victims, form: "gen") }, na vrhu { CARD($card) }.
# Vlasnik štiti gomilu. $victims: čija je, $card: vrednost koja je štiti
event-steal-blocked = { $mine ->
    [yes] { $player } ne uspeva da ukrade vašu gomilu: štiti je vaša karta, { RANK($card) }.
   *[no] { $who ->
        [you] Ne uspevate da ukradete gomilu { NAMES($victims, form: "gen") }: štiti je { RANK($card) } istog igrača.
       *[other] { $player } ne uspeva da ukrade gomilu { NAMES($victims, form: "gen") }: štiti je { RANK($card) } istog igrača.
    }
  }
    .brief = { $who ->
        [you] Ne kradete ništa.
       *[other] { $player } ne krade ništa.
    }
# Lopovi smetaju jedni drugima. $players: ko sve hoće gomilu, $victims: čija je
event-steal-rivals = { $mine ->
    [yes] Vašu gomilu
   *[no] Gomilu { NAMES($victims, form: "gen") }
  } ne dobija niko: hoće je više igrača, { NAMES($players) }.
    .brief = { $mine ->
        [yes] Vašu gomilu
       *[no] Gomilu { NAMES($victims, form: "gen") }
    } ne krade niko.
# $count karata vrednosti $card napušta igru
event-purge = Van igre: { COUNT($count, $card) }.

# Kazino rat. $card, $cents (uvek pozitivno)
event-draw = { $who ->
    [you] Vi: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-draw-house = Banka: { CARD($card) }.
# $count: koliko se karata odbacuje
event-burn = { $count ->
    [one] Odbacuje se { COUNT($count, noun: "card") }.
    [few] Odbacuju se { COUNT($count, noun: "card") }.
   *[other] Odbacuje se { COUNT($count, noun: "card") }.
  }
event-pay-win = { $who ->
    [you] Dobijate { MONEY($cents) }.
   *[other] { $player }: plus { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Plus { MONEY($cents) }.
       *[other] { $player } plus { MONEY($cents) }.
    }
event-pay-lose = { $who ->
    [you] Gubite { MONEY($cents) }.
   *[other] { $player }: minus { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Minus { MONEY($cents) }.
       *[other] { $player } minus { MONEY($cents) }.
    }
# $won: yes ako je ulog na izjednačenje dobijen
event-pay-tie-bet = { $won ->
    [yes] { $who ->
        [you] Na izjednačenje dobijate { MONEY($cents) }.
       *[other] { $player } na izjednačenje: plus { MONEY($cents) }.
    }
   *[no] { $who ->
        [you] Na izjednačenje gubite { MONEY($cents) }.
       *[other] { $player } na izjednačenje: minus { MONEY($cents) }.
    }
  }
    .brief = { $won ->
        [yes] { $who ->
            [you] Izjednačenje plus { MONEY($cents) }.
           *[other] { $player }, izjednačenje plus { MONEY($cents) }.
        }
       *[no] { $who ->
            [you] Izjednačenje minus { MONEY($cents) }.
           *[other] { $player }, izjednačenje minus { MONEY($cents) }.
        }
    }
event-pay-surrender = { $who ->
    [you] Gubite pola uloga: { MONEY($cents) }.
   *[other] { $player } gubi pola uloga: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Minus { MONEY($cents) }.
       *[other] { $player } minus { MONEY($cents) }.
    }
event-pay-war-win = { $who ->
    [you] U ratu dobijate { MONEY($cents) }.
   *[other] { $player } u ratu: plus { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Rat: plus { MONEY($cents) }.
       *[other] { $player }, rat: plus { MONEY($cents) }.
    }
event-pay-war-lose = { $who ->
    [you] U ratu gubite oba uloga: { MONEY($cents) }.
   *[other] { $player } u ratu gubi oba uloga: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Rat: minus { MONEY($cents) }.
       *[other] { $player }, rat: minus { MONEY($cents) }.
    }
# $cents: novac onoga ko sluša posle runde
event-money = Imate { MONEY($cents) }.
    .brief = Sada { MONEY($cents) }.

# $why: cards (nema ih više), war (nema ih za rat), money (premalo za najmanji ulog)
event-out = { $who ->
    [you] { $why ->
        [money] Nemate novca ni za najmanji ulog: ispadate.
        [war] Nemate karata za rat: ispadate.
       *[cards] Nemate više karata: ispadate.
    }
   *[other] { $why ->
        [money] { $player } nema novca ni za najmanji ulog i ispada.
        [war] { $player } nema karata za rat i ispada.
       *[cards] { $player } nema više karata i ispada.
    }
  }
    .brief = { $who ->
        [you] Ispadate.
       *[other] { $player } ispada.
    }
# Pijanica: ko nema više karata, spasen je. $why: cards ili war
event-out-safe = { $who ->
    [you] Nemate više karata: izvukli ste se.
   *[other] { $player } nema više karata i izvlači se.
  }
    .brief = { $who ->
        [you] Izvukli ste se.
       *[other] { $player } se izvlači.
    }
# $number: koja runda, od 1; $more, $fewer: koliko je karata uzeo ko
event-round = { $who ->
    [you] Pobeđujete u rundi { $number }, { COUNT($more) } prema { COUNT($fewer) }.
   *[other] { $player } pobeđuje u rundi { $number }, { COUNT($more) } prema { COUNT($fewer) }.
  }
event-round-drawn = Runda { $number }: nerešeno, karata je jednako.
# Koliko je rundi dobio ko; delovi sa zarezima. $count: runde
event-score = Dobijene runde: { LIST($score, kind: "comma") }.
event-score-of = { $who ->
    [you] vi { COUNT($count) }
   *[other] { $player } { COUNT($count) }
  }

# $players: koga imenuje ishod
event-end-win = { $who ->
    [you] Pobedili ste!
   *[other] Pobeđuje { $player }.
  }
event-end-limit = { $who ->
    [you] Pobedili ste: imate najviše karata, a svi potezi su odigrani!
   *[other] Pobeđuje { $player }: ima najviše karata, a svi potezi su odigrani.
  }
    .brief = { $who ->
        [you] Pobedili ste: najviše karata.
       *[other] Pobeđuje { $player }: najviše karata.
    }
# Pijanica: imati najviše karata nije ni pobeda ni poraz.
event-end-most = { $who ->
    [you] Odigrani su svi potezi: najviše karata imate vi.
   *[other] Odigrani su svi potezi: najviše karata ima { $player }.
  }
event-end-draw = Nerešeno: { NAMES($players) }.
event-end-drunkard = { $who ->
    [you] Vi ste pijanica: izgubili ste.
   *[other] Pijanica je { $player }.
  }
event-end-drunkard-many = Pijanice: { NAMES($players) }.
# Kazino rat: koliko ko ima posle runde, za posmatrača; delovi sa zarezima.
event-balance = Novac: { LIST($balance, kind: "comma") }.
# Kazino rat: koliko novca ima ko na kraju, delovi sa zarezima. $cents: novac
event-end-casino = Runde su završene. Na kraju: { LIST($balance, kind: "comma") }.
event-end-casino-empty = Za stolom više nema nikoga. Na kraju: { LIST($balance, kind: "comma") }.
event-balance-of = { $who ->
    [you] vi { MONEY($cents) }
   *[other] { $player } { MONEY($cents) }
  }
