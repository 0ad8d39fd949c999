# Zašto se to desilo? Poslednji potez, korak po korak. Svuda $who (you, other) i $player (ime) kažu o
# kome se govori. Svaki korak je jedna rečenica; ne ponavlja se ono što je potez već ispričao.

# Šta radi taster, kao u keys.ftl.
command-why = zašto se to desilo, korak po korak
why-title = Zašto? Korak po korak.
why-nothing = Još se ništa nije desilo.

## Redosled i džokeri (Naučni rat)

# $reversed: yes ako je najjača dvojka; $count: koliko žandara
why-order = { $reversed ->
    [yes] Redosled je bio obrnut: jača je niža karta, a najjača dvojka.
   *[no] Redosled je bio uobičajen: jača je viša karta, a najjači kec.
  }
why-jack-turns = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, neparan broj: redosled se obrće pre poređenja karata. Jača je bila niža karta.
   *[no] { CAP(COUNT($count, of: "J")) }, neparan broj: redosled je pre poređenja karata opet uobičajen. Jača je bila viša karta.
  }
why-jack-later = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, neparan broj: redosled se obrće od sledećeg poteza. U ovom je još važio obrnut.
   *[no] { CAP(COUNT($count, of: "J")) }, neparan broj: redosled se obrće od sledećeg poteza. U ovom je još važio uobičajen.
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
    [you] Trebalo je da bude rat. Džoker ga poništava, a pošto je vaš, uzimate sve.
   *[other] Trebalo je da bude rat. Džoker ga poništava: igra ga { $player } i uzima sve.
  }
# $card: najjača od ostalih karata
why-joker-forces = Džoker nikad ne pobeđuje snagom. Najjača od ostalih karata, { CARD($card) }, bila je sama, pa rata ne bi bilo; tada ga jedan džoker izaziva.
# Sa dva igrača. $card: druga karta
why-joker-forces-two = Džoker nikad ne pobeđuje snagom, a uz jedinu drugu kartu, a to je { CARD($card) }, nema rata da ga poništi. Sa dva igrača jedan džoker uvek izaziva rat.

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
why-stays = Zato niko ne uzima: karte ostaju na stolu za pobednika nekog od sledećih poteza.

## Uzimanje

# $count: uzete karte, $earlier: one među njima koje su na stolu od ranije
why-takes = { $who ->
    [you] Zato uzimate sve sa stola: { COUNT($count, noun: "card", form: "obj") }.
   *[other] Zato { $player } uzima sve sa stola: { COUNT($count, noun: "card", form: "obj") }.
  }
why-takes-more = { $who ->
    [you] Zato uzimate sve sa stola: { COUNT($count, noun: "card", form: "obj") }. Od toga od ranije: { COUNT($earlier, noun: "card") }.
   *[other] Zato { $player } uzima sve sa stola: { COUNT($count, noun: "card", form: "obj") }. Od toga od ranije: { COUNT($earlier, noun: "card") }.
  }
why-pick-up = { $who ->
    [you] Ruka vam je bila prazna, pa su uzete karte vaša nova ruka.
   *[other] Ruka igrača { $player } bila je prazna, pa su uzete karte nova ruka.
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
    [you] Jedina dama je vaša, pa u sledećem potezu špijunirate.
   *[other] Jedinu damu igra { $player }: to je špijun sledećeg poteza.
  }
why-spy-out = { $who ->
    [you] Jedina dama je vaša, ali ko ispadne ne špijunira.
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
why-war-cost = Bore se samo oni sa jednakim kartama: { NAMES($players) }. Za taj rat { RANK($card) } traži { COUNT($count, noun: "card", form: "obj") }, poslednju licem nagore.
# $count: koliko karata igrač još ima
why-war-fewer = { $who ->
    [you] Nemate dovoljno karata: stavljate sve što imate, { COUNT($count, noun: "card", form: "obj") }, poslednju licem nagore.
   *[other] { $player } nema dovoljno karata: stavlja sve što ima, { COUNT($count, noun: "card", form: "obj") }, poslednju licem nagore.
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
    [you] Nemate dovoljno karata za rat: licem nadole ide ono što je ostalo, { COUNT($count, noun: "card") }.
   *[other] { $player } nema dovoljno karata za rat: licem nadole ide ono što je ostalo, { COUNT($count, noun: "card") }.
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
    [you] Gubite sa zarobljenikom na stolu: njega više nema, a gornju kartu i nemate.
   *[other] { $player } gubi sa zarobljenikom na stolu: njega više nema, a gornje karte i nema.
  }

## Krađe. $card: karta kojom se krade; $victims: čije gomile

why-steal = { $who ->
    [you] { CAP(CARD($card)) } je iste jačine kao vrh te gomile, pa kradete od { NAMES($victims, form: "gen") }.
   *[other] { CAP(CARD($card)) } je iste jačine kao vrh te gomile, pa { $player } krade od { NAMES($victims, form: "gen") }.
  }
why-steal-protected = { $who ->
    [you] Krađa od { NAMES($victims, form: "gen") } ne uspeva: gomilu štiti odigrana karta iste jačine. Umesto toga igrate { RANK($card, form: "acc") }.
   *[other] { $player } ne uspeva da krade od { NAMES($victims, form: "gen") }: gomilu štiti odigrana karta iste jačine. Umesto toga igra { RANK($card, form: "acc") }.
  }
why-steal-rivals = { $who ->
    [you] Krađa od { NAMES($victims, form: "gen") } ne uspeva: dva igrača hoće istu gomilu i smetaju jedan drugom. Umesto toga igrate { RANK($card, form: "acc") }.
   *[other] { $player } ne uspeva da krade od { NAMES($victims, form: "gen") }: dva igrača hoće istu gomilu i smetaju jedan drugom. Umesto toga igra { RANK($card, form: "acc") }.
  }

## Kazino rat. $card: karta igrača, $house: karta banke

why-pay-win = { $who ->
    [you] Vaša karta, { CARD($card) }, viša je od karte banke, a to je { CARD($house) }: dobijate koliko ste uložili.
   *[other] Karta igrača { $player }, { CARD($card) }, viša je od karte banke, a to je { CARD($house) }; dobitak je koliko i ulog.
  }
why-pay-lose = { $who ->
    [you] Vaša karta, { CARD($card) }, niža je od karte banke, a to je { CARD($house) }: ulog je izgubljen.
   *[other] Karta igrača { $player }, { CARD($card) }, niža je od karte banke, a to je { CARD($house) }; ulog je izgubljen.
  }
# $won: yes ako su karte jednake
why-pay-tie-bet = { $won ->
    [yes] Karte su jednake, { CARD($card) } i { CARD($house) }: ulog na izjednačenje donosi deset prema jedan.
   *[no] Karte nisu jednake, { CARD($card) } i { CARD($house) }: ulog na izjednačenje je izgubljen.
  }
why-house-tie = { $who ->
    [you] Vaša karta, { CARD($card) }, i karta banke, { CARD($house) }, jednake su: birate rat ili odustajanje.
   *[other] Karta igrača { $player }, { CARD($card) }, i karta banke, { CARD($house) }, jednake su: rat ili odustajanje.
  }
why-pay-surrender = Karte su jednake, { CARD($card) } i { CARD($house) }: ko odustane dobija nazad pola uloga.
why-pay-war-win = { $who ->
    [you] U ratu banka pobeđuje samo višom kartom. Vaša karta je { CARD($card) }, njena { CARD($house) }: vraćaju se oba uloga i još jednom prvi.
   *[other] U ratu banka pobeđuje samo višom kartom. { $player }: { CARD($card) }, banka: { CARD($house) }; vraćaju se oba uloga i još jednom prvi.
  }
why-pay-war-lose = { $who ->
    [you] U ratu je karta banke, { CARD($house) }, viša od vaše, a to je { CARD($card) }: oba uloga su izgubljena.
   *[other] U ratu je karta banke viša, a to je { CARD($house) }. { $player }: { CARD($card) }; oba uloga su izgubljena.
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
why-end-draw = Niko sam ne vodi, pa je igra nerešena: { NAMES($players) }.
why-end-limit = Igra se završava posle poteza { $count }: pobeđuje onaj sa najviše karata. Najviše ih ima: { NAMES($players) }.
# Ime onoga ko gubi; po kom pravilu, kažu opcije.
why-end-drunkard = Tako se postaje pijanica: { NAMES($players) }.
