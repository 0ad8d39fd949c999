### Svi tekstovi koje ima samo ova igra. $who (you, other) i $player (ime) kažu o kome se govori.

# Rumunski rat.
game-razboi = Rumunski rat
# Šta ovde radi C, kao u keys.ftl.
command-power-razboi = igraj zarobljenika

## Opcije

option-pictures = Koliko karata u ratu traže slike i kec
option-short = Premalo karata za rat
option-prisoners = Ratni zarobljenici
option-choice-seconds = Broj sekundi za izbor
value-pictures-ranked = od jedanaest za keca do četrnaest za kralja
value-pictures-ten = po deset, a jedanaest za keca
value-short-own = stavlja se sve što je ostalo
value-short-fewest = svi stavljaju koliko i najsiromašniji
preset-prisoners = Ratni zarobljenici: pobednik može da zadrži kartu
preset-short-wars = Kratki ratovi: niko ne stavlja više karata nego što ima najsiromašniji

## Pravila

rules-heading-prisoners = Ratni zarobljenici
# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-razboi = Svi okreću kartu sa vrha, a najjača uzima sve; jednake karte vode u rat, a pobeđuje onaj ko na kraju ima sve karte.
rules-razboi-aim =
    Rumunska igra rata. Karte leže licem nadole i odlučuje sreća. Koliko karata traži rat, kaže vrednost jednakih karata. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do osam.
rules-razboi-deal =
    Mešaju se pedeset dve karte. Ako ne mogu jednako da se podele, nekoliko nasumice izabranih karata ostaje van igre. Sve ostale se dele licem nadole, kao špil ispred svakog igrača.
rules-razboi-trick =
    Svi okreću svoju gornju kartu. Najjača uzima sve karte sa stola. One idu pod špil, nasumičnim redom. Najjači je kec, a boja nije važna.
rules-razboi-war =
    Kad su dve ili više najjačih karata jednake, nastavljaju samo oni koji su ih stavili. Svako iz svog špila stavlja onoliko karata koliko kaže vrednost tih jednakih karata, sve licem nadole osim poslednje. Najjača od tih poslednjih karata uzima sve sa stola. Ako su opet jednake, nova vrednost kaže koliko karata sledi.

    Karte od dvojke do desetke traže onoliko karata koliki je njihov broj. { $pictures ->
        [ranked] Kec traži jedanaest karata, žandar dvanaest, dama trinaest, kralj četrnaest.
       *[ten] Žandar, dama i kralj traže deset karata, a kec jedanaest.
    }
rules-razboi-short =
    { $short ->
        [own] Ko nema dovoljno karata za rat, stavlja sve koje ima, poslednju licem nagore.
       *[fewest] U ratu svi stavljaju samo onoliko karata koliko ima najsiromašniji među onima koji se bore.
    }

    Ko treba da se bori, a nema nijednu kartu, gubi taj rat. Ako tada ostane samo jedan igrač, on uzima sve sa stola. Ako ne ostane niko, karte na stolu čekaju pobednika sledećeg poteza.
rules-razboi-prisoners =
    { $prisoners ->
        [on] Ratni zarobljenici su u ovoj igri uključeni.
       *[off] Ratni zarobljenici su u ovoj igri isključeni. Mogu da se uključe kad igraju najmanje tri igrača.
    }

    Ko dobije potez, a nema zarobljenika, može da zadrži jednu kartu koju je stavio neki drugi igrač, ili gornju kartu svog špila, neotkrivenu. Ona leži licem nagore pored špila. Niko ne drži dva zarobljenika.

    Od sledećeg poteza onaj ko ima zarobljenika bira tajno: zarobljenik ili gornja karta. U ratu isto važi za poslednju kartu, onu licem nagore.

    Ko pobedi sa svojim zarobljenikom na stolu, sve stavlja pod špil, pa i zarobljenika, i iz tog poteza ne uzima novog. Ko izgubi sa svojim zarobljenikom na stolu, pobedniku daje i njega i svoju gornju kartu. Ako karte ostanu na stolu, niko ništa ne daje, a zarobljenik ostaje među njima kao obična karta.

    Ko više nema špil, ali ima zarobljenika, još je u igri i mora da odigra zarobljenika.

    { $choice_seconds ->
        [0] Vreme nije ograničeno: birajte koliko god vam treba.
       *[other] Vreme za izbor je ograničeno: { COUNT($choice_seconds, noun: "second") }. Kad istekne, igra se gornja karta, odnosno zarobljenik se ne uzima. Odbrojavanje može da se zaustavi.
    }
rules-razboi-end =
    Ko nema ni špil ni zarobljenika, ispada. Pobeđuje poslednji igrač koji ima karte. Ako ih više nema niko, igra je nerešena.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle { $trick_limit } poteza igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }

## Šta se dešava

# Potvrđuje izbor slušaoca, dok drugi još biraju
event-choose-top = Igrate kartu iz špila.
# $card: zarobljenik koji se igra
event-choose-prisoner = { $who ->
    [you] Igrate zarobljenika, { CARD($card, form: "acc") }.
   *[other] { $player } igra zarobljenika, { CARD($card, form: "acc") }.
  }
    .brief = { $who ->
        [you] Zarobljenik, { CARD($card) }.
       *[other] { $player }: zarobljenik, { CARD($card) }.
    }
event-put-prisoner = { $who ->
    [you] Vi, zarobljenik: { CARD($card) }.
   *[other] { $player }, zarobljenik: { CARD($card) }.
  }
# Rat za koji nekome nedostaje karata: svih $count preostalih, poslednja licem nagore: $card
event-put-rest = { $who ->
    [you] Imate još samo { COUNT($count, noun: "card", form: "obj") }{ $count ->
        [1] :
       *[other] , poslednja je
    } { CARD($card) }.
   *[other] { $player } ima još samo { COUNT($count, noun: "card", form: "obj") }{ $count ->
        [1] :
       *[other] , poslednja je
    } { CARD($card) }.
  }
# Cena rata u Războiu. $card: jednaka vrednost; $count: koliko karata traži od svakoga
event-war-cost = { CAP(RANK($card)) } traži po { COUNT($count, noun: "card", form: "obj") }.
# $count: koliko ima najsiromašniji
event-war-fewest = Svako stavlja { COUNT($count, noun: "card", form: "obj") }, koliko ima najsiromašniji.
# $card; $top: yes ako je to gornja karta sopstvenog špila
event-prisoner = { $who ->
    [you] Zarobljenik: { CARD($card) }.
   *[other] { $player }, zarobljenik: { CARD($card) }.
  }
# Deo poruke event-take: zarobljenik, od uzetih karata ili ($top) sa svog špila
event-take-kept = { $top ->
    [yes] {""}, i { CARD($card, form: "acc") } sa vrha špila kao zarobljenika
   *[no] {""}, od njih { CARD($card, form: "acc") } kao zarobljenika
  }
event-take-kept-none = {""}, bez zarobljenika
# $card: gornja karta, none ako se ne vidi
event-forfeit = { $who ->
    [you] Gubite zarobljenika, a sa njim i gornju kartu{ $card ->
        [none] , neotkrivenu.
       *[other] , { CARD($card, form: "acc") }.
    }
   *[other] { $player } gubi zarobljenika, a sa njim i gornju kartu{ $card ->
        [none] .
       *[other] , { CARD($card, form: "acc") }.
    }
  }
    .brief = { $who ->
        [you] Gubite zarobljenika{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "acc") }
        }{ $card ->
            [none] {""}
           *[other] {" "}i { CARD($card, form: "acc") }
        }.
       *[other] { $player } gubi zarobljenika{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "acc") }
        }{ $card ->
            [none] {""}
           *[other] {" "}i { CARD($card, form: "acc") }
        }.
    }
# Zarobljenika gubi neko ko uz njega nema gornju kartu.
event-prisoner-lost = { $who ->
    [you] Gubite zarobljenika.
   *[other] { $player } gubi zarobljenika.
  }
    .brief = { $who ->
        [you] Gubite zarobljenika{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "acc") }
        }.
       *[other] { $player } gubi zarobljenika{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "acc") }
        }.
    }

## Za stolom

choice-keep = Zadrži { CARD($card, form: "acc") }
choice-keep-top = Zadrži gornju kartu svog špila, neotkrivenu
choice-keep-none = Bez zarobljenika
choice-top = Igraj gornju kartu
choice-top-war = Igraj sledeću kartu iz špila
choice-prisoner = Igraj zarobljenika
ask-keep = Koju kartu zadržavate kao zarobljenika?
    .brief = Zarobljenik?
# $card: zarobljenik onoga ko sluša
ask-prisoner = Zarobljenik, { CARD($card) }, ili gornja karta?
    .brief = Zarobljenik, { CARD($card) }?
# Isto za poslednju kartu u ratu.
ask-prisoner-war = Za rat: zarobljenik, { CARD($card) }, ili sledeća karta iz špila?
    .brief = Zarobljenik, { CARD($card) }?
# Karte ispred igrača. $card
now-prisoner = { $who ->
    [you] Vaš zarobljenik: { CARD($card) }.
   *[other] { $player } ima zarobljenika: { CARD($card, form: "acc") }.
  }
power-prisoner-none = Sada nemate zarobljenika da ga igrate.
# Odgovorio je tajmer. $choice: top, none (bez zarobljenika) ili nešto drugo
time-over = { $choice ->
    [top] Vreme je isteklo: igra se vaša gornja karta.
    [none] Vreme je isteklo: bez zarobljenika.
   *[other] Vreme je isteklo.
  }

## Odbijanja

# Rumunski rat i njegovi zarobljenici
refused-no-prisoner = Nemate zarobljenika.
refused-stack-empty = Špil vam je prazan.
refused-own-card = { CAP(CARD($card, suit: "always")) } je vaša karta: zadržava se samo tuđa.
refused-not-on-table = { CAP(CARD($card, suit: "always")) } nije na stolu.
refused-prisoners-need-three = Ratni zarobljenici traže najmanje tri igrača.

## Zašto

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

## Protivnici

bot-strong-razboi = jak, odmerava koliko vredi svaki zarobljenik
bot-mixed-razboi = mešovito društvo, što raznovrsnije

## Dobacivanja

# Uzima zarobljenika
remark-plain-captive-1 = Raskomoti se, zarobljeniče.
remark-plain-captive-2 = Ovu kartu dobro čuvam.
remark-plain-captive-3 = Ova karta je sad na mojoj strani.
remark-plain-captive-4 = Od sada ostaješ kod mene.
remark-plain-captive-5 = Zarobljenik može dobro da dođe.
remark-plain-captive-6 = Ova karta se ne vraća tako brzo.

## Lekcije

lesson-prisoners = Ratni zarobljenici
lesson-prisoners-1 = Pritisnite { $key } da okrenete gornju kartu. U igri Rumunski rat karte leže u špilu licem nadole.
lesson-prisoners-2 = { $touch ->
    [yes] Dođite na damu, zatim pritisnite { $key }.
   *[no] Strelicama birate: idite do dame, zatim pritisnite { $key }.
  } Potez je vaš, pa jednu kartu smete da zadržite kao zarobljenika.
lesson-prisoners-3 = Pritisnite { $key } za sledeći potez. Zarobljenik leži pored špila i svi ga vide.
lesson-prisoners-4 = Pritisnite { $key } da odigrate zarobljenika. Sada tajno birate: gornju kartu, koju niko ne zna, ili zarobljenika.
lesson-prisoners-end = Zarobljenik koji pobedi ide pod vaš špil sa ostalim kartama. Onaj koji izgubi odlazi, a s njim i vaša gornja karta.

## Zvuci

cue-prisoner-taken = Zarobljenik je zadržan
cue-prisoner-freed = Zarobljenik je slobodan
cue-prisoner-lost = Zarobljenik je izgubljen

## Trener

coach-prisoner-now = U ratu se više dobija nego gubi.
coach-prisoner-sure = Skoro sigurno pobeđuje.
coach-prisoner-waits = Bolje je da zarobljenik sačeka rat.
coach-prisoner-weak = Zarobljenik teško može da dobije ovaj rat.
coach-keep-none = Nijednu ne vredi čuvati.
coach-keep-best = Ta karta je jača od većine karata koje mogu da dođu.
# Čemu uči igra sa zarobljenicima: natpisi, svaki sa brojem na kraju.
taught-prisoner-waited = Broj poteza i ratova u kojima je vaša gornja karta izgubila, a zarobljenik bi pobedio: { $times }.
taught-prisoner-kept = Koliko puta ste mogli da zadržite zarobljenika: { $could }. Koliko puta ste to uradili: { $kept }.
taught-prisoner-played = { $played ->
    [0] Nijedan vaš zarobljenik nije odigran. Zarobljenik najviše donosi u ratu.
   *[other] Broj odigranih zarobljenika: { $played }. Broj poteza koje su dobili: { $won }.
  }
taught-prisoner-others = { $times ->
    [0] Niko drugi nije dobio potez sa zarobljenikom.
   *[other] Broj poteza koje su drugi dobili sa zarobljenikom: { $times }.
  }

# Cilj: kako se zove i kako se do njega stiže
goal-prisoner = Potez dobijen zarobljenikom
goal-prisoner-how = Igrajte Rumunski rat sa pravilom o ratnim zarobljenicima. Zadržite jaku kartu i odigrajte je kad gornja karta špila nije dovoljna.
