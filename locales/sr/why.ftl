# Zašto se to desilo? Poslednji potez, korak po korak. Svuda $who (you, other) i $player (ime) kažu o
# kome se govori. Svaki korak je jedna rečenica; ne ponavlja se ono što je potez već ispričao.

# Šta radi taster, kao u keys.ftl.
command-why = zašto se to desilo, korak po korak
why-title = Zašto? Korak po korak.
why-nothing = Još se ništa nije desilo.

## Redosled i džokeri (Naučni rat)

# $reversed: yes ako je najjača dvojka; $count: koliko žandara
why-order = Redosled je obrnut: jača je niža karta, a najjača dvojka.
why-jack-turns = { $reversed ->
    [yes] { $count ->
        [1] Žandar obrće redosled pre poređenja karata: jača je niža.
       *[other] { CAP(COUNT($count, of: "J")) }, neparan broj, obrću redosled pre poređenja karata: jača je niža.
    }
   *[no] { $count ->
        [1] Žandar vraća redosled pre poređenja karata: jača je viša.
       *[other] { CAP(COUNT($count, of: "J")) }, neparan broj, vraćaju redosled pre poređenja karata: jača je viša.
    }
  }
why-jack-later = { $reversed ->
    [yes] Žandar obrće redosled tek od sledećeg poteza: u ovom je jača niža karta.
   *[no] Žandar obrće redosled tek od sledećeg poteza: u ovom je jača viša karta.
  }
why-jacks-cancel = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, paran broj, međusobno se poništavaju: redosled ostaje obrnut.
   *[no] { CAP(COUNT($count, of: "J")) }, paran broj, međusobno se poništavaju: redosled ostaje uobičajen.
  }
# $count: dva ili više
why-jokers-void = { $count ->
    [one] { CAP(COUNT($count, of: "JOKER")) } se poništava: odlučuju ostale karte, kao da džokera nema.
    [few] { CAP(COUNT($count, of: "JOKER")) } se poništavaju: odlučuju ostale karte, kao da džokera nema.
   *[other] { CAP(COUNT($count, of: "JOKER")) } se poništava: odlučuju ostale karte, kao da džokera nema.
  }
why-all-jokers = Sve karte su bile džokeri: najjače nema, pa je rat.
why-joker-wins = { $who ->
    [you] Trebalo je da bude rat. Igrate džokera, koji poništava rat, i uzimate sve.
   *[other] Trebalo je da bude rat. { $player } igra džokera, koji poništava rat, i uzima sve.
  }
# $card: najjača od ostalih karata
why-joker-forces = Najjača od ostalih karata je samo jedna, { CARD($card) }. Kad rata nema, džoker ga izaziva.
# Sa dva igrača. $card: druga karta
why-joker-forces-two = Sa dva igrača uz džokera nema jednakih karata, pa jedan džoker uvek izaziva rat.

## Snaga

# $card: najjača karta, $beaten: sledeća po jačini
why-strongest = { $who ->
    [you] Najjača karta je vaša: { CARD($card) } pobeđuje { CARD($beaten, form: "acc") }.
   *[other] Najjaču kartu igra { $player }: { CARD($card) } pobeđuje { CARD($beaten, form: "acc") }.
  }
# $card: nijedna druga karta se ne računa
why-only-card = { $who ->
    [you] Računa se samo vaša karta: { CARD($card) }.
   *[other] Računa se samo karta igrača { $player }: { CARD($card) }.
  }
# $count karata jačine $card je jednako; $players ih igraju
why-tie = Jednake najjače karte, { COUNT($count, $card) }: { NAMES($players) }.
# $card: najniža karta, koja pobeđuje najvišu, $beaten
why-upset = Kad je na stolu { RANK($beaten) }, najjača od svih karata je { RANK($card) }.
why-stays = Zato niko ne uzima: karte čekaju pobednika nekog od sledećih poteza.

## Uzimanje

# $count: uzete karte, $earlier: one među njima koje su na stolu od ranije
why-takes-more = { $who ->
    [you] Zato uzimate { COUNT($count, noun: "card", form: "obj") }, od kojih ranije na stolu: { COUNT($earlier, noun: "card", alone: 1) }.
   *[other] Zato { $player } uzima { COUNT($count, noun: "card", form: "obj") }, od kojih ranije na stolu: { COUNT($earlier, noun: "card", alone: 1) }.
  }
why-pick-up = { $who ->
    [you] Ruka vam je prazna, pa uzimate svoju gomilu.
   *[other] { $player } nema karata u ruci, pa uzima svoju gomilu.
  }
why-renewed = { $who ->
    [you] Špil vam je potrošen, pa se uzete karte mešaju u novi.
   *[other] Špil igrača { $player } je potrošen, pa se uzete karte mešaju u novi.
  }
# $count: posle koliko poteza
why-purged = Posle poteza { $count } najslabije preostale karte izlaze iz igre kad ih neko uzme.
why-own-back = Jednake su bile poslednje karte, pa svako uzima svoje nazad.

## Moći

why-power-spy = { $who ->
    [you] Jedinu damu igrate vi, pa u sledećem potezu špijunirate.
   *[other] Jedinu damu igra { $player }, pa u sledećem potezu špijunira.
  }
why-spy-out = { $who ->
    [you] Jedinu damu igrate vi, ali ko ispadne ne špijunira.
   *[other] Jedinu damu igra { $player }, ali ko ispadne ne špijunira.
  }
# $count: dve ili više
why-queens-void = { $count ->
    [one] { CAP(COUNT($count, of: "Q")) } se poništava: niko ne špijunira.
    [few] { CAP(COUNT($count, of: "Q")) } se poništavaju: niko ne špijunira.
   *[other] { CAP(COUNT($count, of: "Q")) } se poništava: niko ne špijunira.
  }
why-power-count = { $who ->
    [you] Trojka je vaša: pre sledeće karte možete da brojite karte u rukama.
   *[other] Trojku igra { $player }, pa pre sledeće karte može da broji karte u rukama.
  }
why-power-swap = { $who ->
    [you] Osmica je vaša: pre sledeće karte možete da zamenite ruku za gomilu.
   *[other] Osmicu igra { $player }, pa pre sledeće karte može da zameni ruku za gomilu.
  }

## Ratovi

# Bore se svi koji su u igri. $count: karte licem nadole
why-war-all = U ratu svi koji su u igri stavljaju { COUNT($count, noun: "card", form: "obj") } licem nadole i jednu nagore.
why-war-open = Svi stavljaju još jednu kartu licem nagore.
why-war-covered = Svi stavljaju jednu kartu licem nadole i jednu nagore; jedina preostala karta okreće se nagore.
why-war-turned = Oba igrača okreću još po jednu kartu, dok jedna ne bude viša.
# $players: ko se bori
why-war-armed = Bore se samo oni sa jednakim kartama: { NAMES($players) }. Svako nasumice stavlja tri karte licem nadole i bira još jednu.
# $card: karta koja je jednaka, $count: koliko karata traži, $players: ko se bori
why-war-cost = Bore se samo oni sa jednakim kartama: { NAMES($players) }. { CAP(RANK($card)) } traži po { COUNT($count, noun: "card", form: "obj") }, od kojih poslednja ide licem nagore.
# $count: koliko karata igrač još ima
why-war-fewer = { $who ->
    [you] Nemate dovoljno karata: stavljate sve što imate, { COUNT($count, noun: "card", form: "obj") }; poslednja ide licem nagore.
   *[other] { $player } nema dovoljno karata: stavlja sve što ima, { COUNT($count, noun: "card", form: "obj") }; poslednja ide licem nagore.
  }
why-war-fewest = Svi stavljaju koliko ima najsiromašniji: { COUNT($count, noun: "card", form: "obj") }.
why-war-none = { $who ->
    [you] Nemate više karata za borbu, pa gubite taj rat.
   *[other] { $player } nema više karata za borbu i gubi taj rat.
  }
why-war-alone = { $who ->
    [you] Niko drugi ne može da nastavi rat, pa uzimate sve sa stola.
   *[other] Rat može da nastavi samo { $player } i uzima sve sa stola.
  }
why-war-nobody = Niko od njih nema više karata za borbu.
# $count: poslednje karte, licem nadole; 0 ako ih nema
why-short = { $who ->
    [you] { $count ->
        [0] Nemate više karata za rat.
       *[other] Nemate dovoljno karata za rat. Licem nadole ide sve što je ostalo: { COUNT($count, noun: "card") }.
    }
   *[other] { $count ->
        [0] { $player } nema više karata za rat.
       *[other] { $player } nema dovoljno karata za rat. Licem nadole ide sve što je ostalo: { COUNT($count, noun: "card") }.
    }
  }
why-last-card = { $who ->
    [you] Vaša poslednja karta već leži licem nagore i dalje se bori.
   *[other] Poslednja karta igrača { $player } već leži licem nagore i dalje se bori.
  }

## Zarobljenici

# $card
why-prisoner-kept = { $who ->
    [you] Pobeđujete bez zarobljenika, pa jednu kartu možete da zadržite: { CARD($card, form: "acc") }.
   *[other] { $player } pobeđuje bez zarobljenika, pa jednu kartu može da zadrži: { CARD($card, form: "acc") }.
  }
why-prisoner-won = { $who ->
    [you] Pobeđujete sa zarobljenikom na stolu: ide pod špil sa ostalim kartama, a novog ne uzimate.
   *[other] { $player } pobeđuje sa zarobljenikom na stolu: ide pod špil sa ostalim kartama, a novog nema.
  }
why-prisoner-lost = { $who ->
    [you] Gubite sa zarobljenikom na stolu: uz njega gubite i gornju kartu.
   *[other] { $player } gubi sa zarobljenikom na stolu: uz njega gubi i gornju kartu.
  }
why-prisoner-lost-alone = { $who ->
    [you] Gubite sa zarobljenikom na stolu: gubite ga, a gornje karte ionako nemate.
   *[other] { $player } gubi sa zarobljenikom na stolu: gubi ga, a gornje karte ionako nema.
  }

## Krađe. $card: karta kojom se krade; $victims: čije gomile

why-steal = { $who ->
    [you] { CAP(CARD($card)) } je iste vrednosti kao vrh te gomile, pa kradete gomilu { NAMES($victims, form: "gen") }.
   *[other] { $mine ->
        [yes] { CAP(CARD($card)) } je iste vrednosti kao vrh te gomile, pa { $player } krade vašu gomilu.
       *[no] { CAP(CARD($card)) } je iste vrednosti kao vrh te gomile, pa { $player } krade gomilu { NAMES($victims, form: "gen") }.
    }
  }
why-steal-protected = { $mine ->
    [yes] { $player } ne uspeva da ukrade vašu gomilu: štiti je vaša karta, { RANK($card) }.
   *[no] { $who ->
        [you] Ne uspevate da ukradete gomilu { NAMES($victims, form: "gen") }: štiti je { RANK($card) } istog igrača.
       *[other] { $player } ne uspeva da ukrade gomilu { NAMES($victims, form: "gen") }: štiti je { RANK($card) } istog igrača.
    }
  }
why-steal-rivals = { $mine ->
    [yes] { $player } ne uspeva da ukrade vašu gomilu: hoće je više igrača i smetaju jedni drugima.
   *[no] { $who ->
        [you] Ne uspevate da ukradete gomilu { NAMES($victims, form: "gen") }: hoće je više igrača i smetaju jedni drugima.
       *[other] { $player } ne uspeva da ukrade gomilu { NAMES($victims, form: "gen") }: hoće je više igrača i smetaju jedni drugima.
    }
  }

## Kazino rat. $card: karta igrača, $house: karta banke

why-pay-win = { $who ->
    [you] Banka ima { RANK($house, form: "acc") }, vi { RANK($card, form: "acc") }: dobijate koliko ste uložili.
   *[other] Banka ima { RANK($house, form: "acc") }, { $player } { RANK($card, form: "acc") }: dobija koliko i ulog.
  }
why-pay-lose = { $who ->
    [you] Banka ima { RANK($house, form: "acc") }, vi { RANK($card, form: "acc") }: gubite ulog.
   *[other] Banka ima { RANK($house, form: "acc") }, { $player } { RANK($card, form: "acc") }: gubi ulog.
  }
# $won: yes ako su karte jednake
why-pay-tie-bet = { $won ->
    [yes] Karte su jednake, { RANK($card) } i { RANK($house) }: ulog na izjednačenje donosi deset prema jedan.
   *[no] Karte nisu jednake, { RANK($card) } i { RANK($house) }: ulog na izjednačenje je izgubljen.
  }
why-house-tie = { $who ->
    [you] Vi i banka imate jednake karte, { RANK($card) } i { RANK($house) }: birate rat ili odustajanje.
   *[other] { $player } i banka imaju jednake karte, { RANK($card) } i { RANK($house) }: rat ili odustajanje.
  }
why-pay-surrender = Karte su jednake, { RANK($card) } i { RANK($house) }: ko odustane dobija nazad pola uloga.
why-pay-war-win = { $who ->
    [you] U ratu banka pobeđuje samo višom kartom. Banka ima { RANK($house, form: "acc") }, vi { RANK($card, form: "acc") }: vraćaju vam se oba uloga, a dobijate još koliko je bio prvi.
   *[other] U ratu banka pobeđuje samo višom kartom. Banka ima { RANK($house, form: "acc") }, { $player } { RANK($card, form: "acc") }: vraćaju se oba uloga, uz dobitak koliki je bio prvi.
  }
why-pay-war-lose = { $who ->
    [you] U ratu banka ima { RANK($house, form: "acc") }, vi { RANK($card, form: "acc") }: gubite oba uloga.
   *[other] U ratu banka ima { RANK($house, form: "acc") }, { $player } { RANK($card, form: "acc") }: gubi oba uloga.
  }

## Ispadanje i kraj

why-out-hand = { $who ->
    [you] Nemate ni ruku ni uzetih karata: ispadate.
   *[other] { $player } nema ni ruku ni uzetih karata i ispada.
  }
why-out = { $who ->
    [you] Nemate više karata: ispadate.
   *[other] { $player } nema više karata i ispada.
  }
why-out-war = { $who ->
    [you] Nemate dovoljno karata za rat: ispadate.
   *[other] { $player } nema dovoljno karata za rat i ispada.
  }
why-out-poor = { $who ->
    [you] Nemate novca ni za najmanji ulog: ispadate.
   *[other] { $player } nema novca ni za najmanji ulog.
  }
why-round = { $who ->
    [you] Sve karte su odigrane. Više uzetih karata imate vi, pa dobijate rundu.
   *[other] Sve karte su odigrane. Više uzetih karata ima { $player }, pa dobija rundu.
  }
why-round-drawn = Sve karte su odigrane, a uzetih je jednako: runda je nerešena.
why-rounds-win = Sve runde su odigrane: pobeđuje onaj sa više dobijenih.
why-rounds-draw = Sve runde su odigrane, a dobijenih je jednako.
# $players: koga ishod imenuje, $count: najviše poteza
why-end-win = { $who ->
    [you] Karte su ostale samo vama: pobeđujete.
   *[other] Karte ima još samo { $player } i pobeđuje.
  }
why-end-draw = Niko ne vodi sam, pa je igra nerešena: { NAMES($players) }.
why-end-limit = Igra se završava posle poteza { $count }: pobeđuje onaj sa najviše karata. Najviše ih ima: { NAMES($players) }.
# Ime onoga ko gubi; po kom pravilu, kažu opcije.
why-end-drunkard = { $first ->
    [yes] Pijanica je ko prvi ostane bez karata: { NAMES($players) }.
   *[no] Pijanica je ko ostane sa svim kartama: { NAMES($players) }.
  }
