# Šta se događa za stolom. Svuda $who (you, other) i $player (ime) kažu čije je to; posmatrač čuje
# "other". Uz ime nema reči koja pokazuje rod. .brief je za one koji igru poznaju po zvucima.

# $count: koliko karata ima svaki igrač
event-deal = Karte su podeljene: svako ima { COUNT($count, noun: "card", form: "obj") }.
    .brief = {""}
# $count: karte koje ne dobija niko
event-left-out = { $count ->
    [one] Van igre ostaje { COUNT($count, noun: "card") }.
    [few] Van igre ostaju { COUNT($count, noun: "card") }.
   *[other] Van igre ostaje { COUNT($count, noun: "card") }.
  }
    .brief = {""}
# $count: koliko špilova se meša zajedno
event-shuffle = Novo mešanje: { COUNT($count, noun: "deck") }.
    .brief = Novo mešanje.

# Izabrana je karta koju onaj ko sluša sme da zna. $card
event-choose = { $who ->
    [you] Igrate { CARD($card, form: "acc") }.
   *[other] { $player } bira { CARD($card, form: "acc") }.
  }
    .brief = { $who ->
        [you] { CAP(CARD($card)) }.
       *[other] { $player }: { CARD($card) }.
    }
# Drugi igrač je izabrao, ne zna se šta. To kaže zvuk, i T; rečima samo uz veliku opširnost.
event-choose-hidden = {""}
    .full = { $who ->
        [you] Izabrali ste.
       *[other] { $player } stavlja kartu.
    }
event-choose-swap = { $who ->
    [you] Menjate ruku za gomilu.
   *[other] { $player } menja ruku za gomilu.
  }
    .brief = { $who ->
        [you] Razmena.
       *[other] { $player }: razmena.
    }
event-choose-top = { $who ->
    [you] Igrate gornju kartu.
   *[other] { $player } igra gornju kartu.
  }
    .brief = {""}
event-choose-prisoner = { $who ->
    [you] Igrate zarobljenika.
   *[other] { $player } igra zarobljenika.
  }
    .brief = { $who ->
        [you] Zarobljenik.
       *[other] { $player }: zarobljenik.
    }
# $card: koja karta ostaje kao zarobljenik. Nemo, jer to odmah zatim kaže event-prisoner:
# without $who, without $player, without $card, without .brief
event-choose-keep = {""}
event-choose-keep-top = { $who ->
    [you] Zadržavate gornju kartu svog špila.
   *[other] { $player } zadržava gornju kartu svog špila.
  }
    .brief = {""}
event-choose-keep-none = { $who ->
    [you] Ne uzimate zarobljenika.
   *[other] { $player } ne uzima zarobljenika.
  }
    .brief = {""}
event-choose-play = { $who ->
    [you] Igrate kartu.
   *[other] { $player } igra.
  }
    .brief = {""}
# $victims: igrači čije se gomile traže
event-choose-steal = { $who ->
    [you] Pokušavate da kradete od { NAMES($victims, form: "gen") }.
   *[other] { $player } pokušava da krade od { NAMES($victims, form: "gen") }.
  }
    .brief = {""}
# $card: koja od uzetih karata leži na vrhu gomile
event-choose-lay = { $who ->
    [you] Na vrh stavljate { CARD($card, form: "acc") }.
   *[other] { $player } na vrh stavlja { CARD($card, form: "acc") }.
  }
    .brief = { $who ->
        [you] Na vrhu: { CARD($card) }.
       *[other] { $player }, na vrhu: { CARD($card) }.
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
event-choose-war = { $who ->
    [you] Idete u rat.
   *[other] { $player } ide u rat.
  }
event-choose-surrender = { $who ->
    [you] Odustajete.
   *[other] { $player } odustaje.
  }
event-choose-leave = { $who ->
    [you] Napuštate sto.
   *[other] { $player } napušta sto.
  }

# Karta se otkriva. $card
event-put = { $who ->
    [you] Vi: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
# Rat: $count karata licem nadole, pa $card licem nagore
event-put-war = { $who ->
    [you] Stavljate { COUNT($count, noun: "card", form: "obj") } licem nadole i jednu nagore: { CARD($card, form: "acc") }.
   *[other] { $player } stavlja { COUNT($count, noun: "card", form: "obj") } licem nadole i jednu nagore: { CARD($card, form: "acc") }.
  }
    .brief = { $who ->
        [you] Vi: { CARD($card) }.
       *[other] { $player }: { CARD($card) }.
    }
# Neko ne može da dovrši rat: poslednjih $count karata licem nadole (može biti 0)
event-put-short = { $who ->
    [you] Nemate dovoljno karata za rat.
   *[other] { $player } nema dovoljno karata za rat.
  }

# $reversed: yes ako su od sada slabe karte jake
event-revolution = { $reversed ->
    [yes] Revolucija! Najjača je dvojka.
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
event-jacks-cancelled = { CAP(COUNT($count, of: "J")) }: revolucija se poništava.
event-jokers-void = { $count ->
    [one] { CAP(COUNT($count, of: "JOKER")) } se poništava.
    [few] { CAP(COUNT($count, of: "JOKER")) } se poništavaju.
   *[other] { CAP(COUNT($count, of: "JOKER")) } se poništava.
  }
event-queens-void = { $count ->
    [one] { CAP(COUNT($count, of: "Q")) } se poništava.
    [few] { CAP(COUNT($count, of: "Q")) } se poništavaju.
   *[other] { CAP(COUNT($count, of: "Q")) } se poništava.
  }

# $players: oni sa jednakim najjačim kartama; $again: yes ako je i prošli potez bio rat
event-war = { $again ->
    [yes] Opet rat: { NAMES($players) }!
   *[no] Rat: { NAMES($players) }!
  }
event-war-joker = { $again ->
    [yes] Džoker izaziva još jedan rat!
   *[no] Džoker izaziva rat!
  }
# $count: karte na stolu koje čekaju pobednika
event-pot = { $count ->
    [one] Na stolu ostaje { COUNT($count, noun: "card") }.
    [few] Na stolu ostaju { COUNT($count, noun: "card") }.
   *[other] Na stolu ostaje { COUNT($count, noun: "card") }.
  }
    .brief = Na stolu: { $count }.
# $cards: karte koje nasumice idu licem nadole
event-war-cards = { $who ->
    [you] Licem nadole: { CARDS($cards) }.
   *[other] { $player }, licem nadole: { CARDS($cards) }.
  }
# Odmah zatim se kaže koliko karata uzima.
event-joker-wins = { $who ->
    [you] Vaš džoker poništava rat.
   *[other] Džoker igrača { $player } poništava rat.
  }
    .brief = { $who ->
        [you] Poništavate rat.
       *[other] { $player } poništava rat.
    }
# $count: koliko karata
event-take = { $who ->
    [you] Uzimate { COUNT($count, noun: "card", form: "obj") }.
   *[other] { $player } uzima { COUNT($count, noun: "card", form: "obj") }.
  }
    .brief = { $who ->
        [you] Uzimate { COUNT($count, noun: "card", form: "obj", alone: 1) }.
       *[other] { $player } uzima { COUNT($count, noun: "card", form: "obj", alone: 1) }.
    }

event-power-spy = { $who ->
    [you] Špijunirate: birate posle svih, a na { KEY("C") } čujete njihove karte.
   *[other] Špijunira { $player }.
  }
    .brief = { $who ->
        [you] Špijunirate.
       *[other] Špijunira { $player }.
    }
event-power-count = { $who ->
    [you] Pre izbora na { KEY("C") } čujete koliko ko ima karata u ruci.
   *[other] { $player } može da broji karte.
  }
    .brief = { $who ->
        [you] Možete da brojite.
       *[other] {""}
    }
event-power-swap = { $who ->
    [you] Pre izbora na { KEY("C") } možete da zamenite ruku za gomilu.
   *[other] { $player } može da zameni ruku za gomilu.
  }
    .brief = { $who ->
        [you] Možete da menjate.
       *[other] {""}
    }

# $count: koliko karata ima nova ruka ili novi špil
event-pick-up = { $who ->
    [you] Uzimate svoju gomilu: { COUNT($count, noun: "card", form: "obj") }.
   *[other] { $player } uzima svoju gomilu.
  }
    .brief = { $who ->
        [you] Gomila: { $count }.
       *[other] {""}
    }
# Potrošen špil se obnavlja iz promešane gomile. $count: njegove karte
event-renew = { $who ->
    [you] Vaša gomila je sada novi špil: { COUNT($count, noun: "card") }.
   *[other] Gomila igrača { $player } je sada novi špil.
  }
    .brief = { $who ->
        [you] Novi špil: { $count }.
       *[other] {""}
    }
# $card
event-prisoner = { $who ->
    [you] Vaš zarobljenik je { CARD($card) }.
   *[other] { $player } zadržava { CARD($card, form: "acc") } kao zarobljenika.
  }
event-forfeit = { $who ->
    [you] Gubite zarobljenika i gornju kartu.
   *[other] { $player } gubi zarobljenika i gornju kartu.
  }
# $victims: čije gomile; $card: karta kojom se krade; $count: karte u gomili onoga ko krade;
# $mine: yes ako je opljačkan onaj ko sluša
event-steal = { $who ->
    [you] Kradete od { NAMES($victims, form: "gen") }, { CARD($card, form: "ins") }. Vaša gomila: { COUNT($count, noun: "card") }.
   *[other] { $player } krade od { NAMES($victims, form: "gen") }, { CARD($card, form: "ins") }.
  }
    .brief = { $who ->
        [you] Kradete od { NAMES($victims, form: "gen") }.
       *[other] { $player } krade od { NAMES($victims, form: "gen") }.
    }
event-steal-blocked = { $who ->
    [you] Krađa od { NAMES($victims, form: "gen") } ne uspeva: igrate { RANK($card, form: "acc") }.
   *[other] { $player } ne uspeva da krade od { NAMES($victims, form: "gen") }.
  }
    .brief = { $who ->
        [you] Krađa ne uspeva.
       *[other] { $player }: krađa ne uspeva.
    }
# $cards: karte koje napuštaju igru
event-purge = Van igre: { CARDS($cards) }.

# Kazino rat. $card, $cents (uvek pozitivno)
event-draw = { $who ->
    [you] Dobijate { CARD($card, form: "acc") }.
   *[other] { $player } dobija { CARD($card, form: "acc") }.
  }
    .brief = { $who ->
        [you] Vi: { CARD($card) }.
       *[other] { $player }: { CARD($card) }.
    }
event-draw-house = Banka dobija { CARD($card, form: "acc") }.
    .brief = Banka: { CARD($card) }.
event-burn = Odbacuje se jedna karta.
    .brief = {""}
event-pay-win = { $who ->
    [you] Dobijate { MONEY($cents) }.
   *[other] { $player } dobija { MONEY($cents) }.
  }
event-pay-lose = { $who ->
    [you] Gubite { MONEY($cents) }.
   *[other] { $player } gubi { MONEY($cents) }.
  }
# $won: yes ako je ulog na izjednačenje dobijen
event-pay-tie-bet = { $won ->
    [yes] { $who ->
        [you] Na izjednačenje dobijate { MONEY($cents) }.
       *[other] { $player } na izjednačenje dobija { MONEY($cents) }.
    }
   *[no] { $who ->
        [you] Na izjednačenje gubite { MONEY($cents) }.
       *[other] { $player } na izjednačenje gubi { MONEY($cents) }.
    }
  }
event-pay-surrender = { $who ->
    [you] Gubite pola uloga: { MONEY($cents) }.
   *[other] { $player } gubi pola uloga: { MONEY($cents) }.
  }
event-pay-war-win = { $who ->
    [you] U ratu dobijate { MONEY($cents) }.
   *[other] { $player } u ratu dobija { MONEY($cents) }.
  }
event-pay-war-lose = { $who ->
    [you] U ratu gubite oba uloga: { MONEY($cents) }.
   *[other] { $player } u ratu gubi oba uloga: { MONEY($cents) }.
  }

event-out = { $who ->
    [you] Ispadate iz igre.
   *[other] { $player } ispada.
  }
# $number: koja runda, od 1
event-round = { $who ->
    [you] Pobeđujete u rundi { $number }.
   *[other] { $player } pobeđuje u rundi { $number }.
  }
event-round-drawn = Runda { $number }: nerešeno.

# $players: koga imenuje ishod
event-end-win = { $who ->
    [you] Pobedili ste!
   *[other] Pobeđuje { $player }.
  }
event-end-limit = { $who ->
    [you] Pobedili ste, sa najviše karata: odigrani su svi potezi!
   *[other] Pobeđuje { $player }, sa najviše karata: odigrani su svi potezi.
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
# Kazino rat. $players: oni koji su još za stolom
event-end-casino = Runde su završene. Za stolom: { NAMES($players) }.
event-end-casino-empty = Za stolom više nema nikoga.
