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

# Karta se otkriva. $card
event-put = { $who ->
    [you] Vi: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
# Rat: $count karata licem nadole, pa $card licem nagore
event-put-war = { $who ->
    [you] Vi: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
    .full = { $who ->
        [you] Stavljate { COUNT($count, noun: "card", form: "obj") } licem nadole, a { CARD($card, form: "acc") } licem nagore.
       *[other] { $player } stavlja { COUNT($count, noun: "card", form: "obj") } licem nadole, a { CARD($card, form: "acc") } licem nagore.
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

# $players: oni sa jednakim najjačim kartama, prazno kad igraju samo dvoje; $again: yes ako je i prošli
# potez bio rat; $all: yes ako se bori više njih; $open: yes ako se ne odlučuje odmah; $count: karte na
# stolu; $card: jednaka vrednost; $beaten: najviša vrednost, ako je jednake najniže pobeđuju
event-war = { $all ->
    [yes] { $again ->
        [yes] Opet rat! Jednake karte: { NAMES($players) }{ $with }; bore se svi.
       *[no] Rat! Jednake karte: { NAMES($players) }{ $with }; bore se svi.
    }
   *[no] { LENGTH($players) ->
        [0] { $again ->
            [yes] Opet rat{ $with }!
           *[no] Rat{ $with }!
        }
       *[other] { $again ->
            [yes] Opet rat: { NAMES($players) }{ $with }!
           *[no] Rat: { NAMES($players) }{ $with }!
        }
    }
  } { $beaten ->
    [none] {""}
   *[other] Kad je na stolu { RANK($beaten) }, najjača je { RANK($card) }.
  }
    .brief = Rat{ LENGTH($players) ->
        [0] {""}
       *[other] : { NAMES($players) }
    }, { RANK($card) }.{ $open ->
        [yes] {" "}Na stolu: { COUNT($count, noun: "card") }.
       *[no] {""}
    }
# Koje su karte jednake i kojom se uzima: uz ishod, gde se karte ne govore
event-war-with = {""}, { RANK($card) }
event-take-with = { CARD($card, form: "ins") }
# Rat u kojem niko ne može da se bori. $count: kao gore
event-stays = { $count ->
    [one] Niko od njih nema više karata za rat: na stolu ostaje { COUNT($count, noun: "card") }.
    [few] Niko od njih nema više karata za rat: na stolu ostaju { COUNT($count, noun: "card") }.
   *[other] Niko od njih nema više karata za rat: na stolu ostaje { COUNT($count, noun: "card") }.
  }
# $count: koliko karata; $why: none, low (obrnut redosled), upset ($card, najniža, pobeđuje $beaten,
# najvišu), alone (niko drugi ne može da nastavi rat), most (niko ne može, a ovaj je stavio najviše);
# $prisoner: yes ako je uzeto zarobljenikom; $top: karta koja dolazi na vrh, ili none
event-take = { $why ->
    [alone] Niko drugi ne može dalje: {""}
    [most] Niko nema dovoljno karata za rat. Najviše ih { $who ->
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
  } { COUNT($count, noun: "card", form: "obj") }{ $with ->
    [none] {""}
   *[other] {" "}{ $with }
  }{ $prisoner ->
    [yes] , među njima i zarobljenika
   *[no] {""}
  }{ $kept }{ $top ->
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
event-take-cards = Među njima, licem nadole: { CARDS($cards) }.

# $count: koliko karata ima nova ruka
event-pick-up = { $who ->
    [you] Ruka vam je prazna: uzimate svoju gomilu, { COUNT($count, noun: "card", form: "obj") }.
   *[other] { $player } uzima svoju gomilu.
  }
    .brief = { $who ->
        [you] Gomila: { COUNT($count, noun: "card", alone: 1) }.
       *[other] {""}
    }
# Several do so at once.
event-pick-ups = { NAMES($players) } uzimaju svako svoju gomilu.
    .brief = {""}
# Potrošen špil se obnavlja iz promešane gomile. $count: koliko mu je karata ostalo
event-renew = { $who ->
    [you] Vaša gomila je sada novi špil: { COUNT($count, noun: "card") }.
   *[other] Gomila igrača { $player } je sada novi špil.
  }
    .brief = { $who ->
        [you] Novi špil: { COUNT($count, noun: "card", alone: 1) }.
       *[other] { $player }: novi špil.
    }

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
# Više igrača ispada u isto vreme. $why: cards, war ili money
event-outs = { $why ->
    [money] { NAMES($players) } nemaju novca ni za najmanji ulog i ispadaju.
    [war] { NAMES($players) } nemaju karata za rat i ispadaju.
   *[cards] { NAMES($players) } nemaju više karata i ispadaju.
  }
    .brief = { NAMES($players) } ispadaju.

# $players: koga imenuje ishod
event-end-win = { $who ->
    [you] Pobedili ste!
   *[other] Pobeđuje { $player }.
  }
event-end-limit = { $count ->
    [none] { $who ->
        [you] Pobedili ste: imate najviše karata, a svi potezi su odigrani!
       *[other] Pobeđuje { $player }: ima najviše karata, a svi potezi su odigrani.
    }
   *[other] { $who ->
        [you] Pobedili ste, broj karata: { COUNT($count, noun: "card", alone: 1) } prema { COUNT($next, noun: "card", alone: 1) }! Svi potezi su odigrani.
       *[other] Pobeđuje { $player }, broj karata: { COUNT($count, noun: "card", alone: 1) } prema { COUNT($next, noun: "card", alone: 1) }. Svi potezi su odigrani.
    }
  }
    .brief = { $count ->
        [none] { $who ->
            [you] Pobedili ste: najviše karata.
           *[other] Pobeđuje { $player }: najviše karata.
        }
       *[other] { $who ->
            [you] Pobedili ste, { COUNT($count, noun: "card", alone: 1) } prema { COUNT($next, noun: "card", alone: 1) }.
           *[other] Pobeđuje { $player }, { COUNT($count, noun: "card", alone: 1) } prema { COUNT($next, noun: "card", alone: 1) }.
        }
    }
event-end-draw = Nerešeno: { NAMES($players) }.
# At a limit, how many cards everybody has; at the brief level, only the listener. Its parts follow.
event-end-counts = Karte na kraju: { LIST($counts, kind: "comma") }.
    .brief = Karte: { LIST($counts, kind: "comma") }.
event-end-count = { $who ->
    [you] vi { COUNT($count, noun: "card", alone: 1) }
   *[other] { $player } { COUNT($count, noun: "card", alone: 1) }
  }
