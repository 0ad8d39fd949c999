### Svi tekstovi koje ima samo ova igra. $who (you, other) i $player (ime) kažu o kome se govori.

# Kazino rat.
game-casino = Kazino rat
# Šta ovde radi Enter, kao u keys.ftl.
command-play-casino = stavi ulog ili odgovori
# What keys do here, as in keys.ftl: arrows, Home and End in a choice, and while a bet is set
command-card-previous-casino = prethodni odgovor; pri ulaganju gore povećava iznos, a levo vodi na ulog
command-card-next-casino = sledeći odgovor; pri ulaganju dole smanjuje iznos, a desno vodi na ulog na izjednačenje
command-card-first-casino = prvi odgovor; pri ulaganju najmanji iznos
command-card-last-casino = poslednji odgovor; pri ulaganju najveći iznos
# What 2 to 9 and 0 do here
command-digit-casino = cifra iznosa koji ulažete; taster za brisanje nazad briše poslednju
command-owned-casino = koliko ko ima novca
command-pot-casino = ulozi i karte na stolu
command-last-trick-casino = ponovi poslednju rundu
# Pregled odigranih igara: niko ne pobeđuje, a bez novca nije nerešeno. $games: koliko
cli-casino-rounds = { $games ->
    [1] Broj rundi: { $median }.
   *[other] Broj rundi po igri: medijana { $median }, od { $low } do { $high }.
  }
cli-casino-limit = { $player }, igara do kraja za stolom: { $games }.
cli-casino-draw = { $player }, igara završenih bez novca ili van stola: { $games }.

## Opcije

option-bankroll = Novac na početku
option-min-bet = Najmanji ulog
option-max-bet = Najveći ulog
preset-high-stakes = Visoki ulozi: više novca i veći ulozi

## Pravila

rules-heading-bets = Ulozi
rules-heading-round = Runda
rules-heading-odds = Koliko dobija banka
# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-casino = Ulažete protiv banke: vi i banka dobijate po jednu kartu, a viša pobeđuje.
rules-casino-aim =
    Svaki igrač ulaže protiv banke. I igrač i banka dobijaju po jednu kartu, a viša pobeđuje.

    Broj igrača: od jedan do sedam. Novac nije pravi.
rules-casino-deal =
    Banka zajedno meša { COUNT($decks, noun: "deck", form: "obj") }. Kad ostane manje od četvrtine karata, pre sledeće runde je novo mešanje. Najviša karta je kec.

    Svaki igrač na početku ima { $bankroll }.
rules-casino-bets =
    Svaki igrač ulaže od { $min_bet } do { $max_bet }, u celim brojevima, ili napušta sto. Uz to možete da uložite i na izjednačenje, najviše { $max_bet }. Oba uloga zajedno ne mogu biti veća od vašeg novca.

    Ko nema ni za najmanji ulog, ispada.
rules-casino-round =
    Svaki igrač dobija jednu kartu, a zatim banka. Ako je vaša viša, dobijate nazad svoj ulog i još toliko. Ako je niža, ulog je izgubljen.

    Ulog na izjednačenje donosi deset prema jedan ako je vaša karta jednaka karti banke. Inače je izgubljen.
rules-casino-tie =
    Kad su karte jednake, birate. Možete da odustanete, i vraća vam se pola uloga. Možete i da idete u rat, i tada ulažete još toliko. Prvo biraju svi kojima je karta jednaka, pa se tek onda deli za prvi rat.

    U ratu se odbacuju tri karte, a zatim vi i banka dobijate još po jednu. Ako je karta banke viša, oba uloga su izgubljena. Inače se vraćaju oba, a dobijate još koliko je bio prvi. Tako ulog od deset u ratu dobija deset ili gubi dvadeset.

    Ko nema novca za rat, može samo da odustane.
rules-casino-odds =
    Na duge staze dobija banka. Sa šest špilova, ko uvek ide u rat gubi oko 2,9 posto uloga, a ko uvek odustaje oko 3,7 posto. Na ulogu na izjednačenje gubi se više od 18 posto.
rules-casino-end =
    { $rounds ->
        [0] Igra traje dok za stolom ima igrača.
       *[other] Igra traje { COUNT($rounds, noun: "round", form: "obj") }.
    }

## Šta se dešava

# $count: koliko špilova se meša zajedno
event-shuffle = Novo mešanje: { COUNT($count, noun: "deck") }.
    .brief = Novo mešanje.
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
event-card-house = banka { CARD($card) }
# Kazino rat. $card, $cents (uvek pozitivno)
event-draw = { $who ->
    [you] Vi: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-draw-house = Banka: { CARD($card) }.
# $players: drugi čija je karta jednaka karti banke
event-house-tie = Izjednačeno sa bankom: { NAMES($players) }.
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
        [you] Odustajete, minus { MONEY($cents) }.
       *[other] { $player } odustaje, minus { MONEY($cents) }.
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
# Kazino rat: koliko ko ima posle runde, za posmatrača; delovi sa zarezima.
event-balance = Novac: { LIST($balance, kind: "comma") }.
# Kazino rat: koliko novca ima ko na kraju, delovi sa zarezima. $cents: novac
event-end-casino = Runde su završene. Na kraju: { LIST($balance, kind: "comma") }.
event-end-casino-empty = Za stolom više nema nikoga. Na kraju: { LIST($balance, kind: "comma") }.
# Koliko slušalac dobija ili gubi u celoj igri. $cents: koliko; $won: yes, no ili even
event-end-net = { $won ->
    [yes] Dobili ste { MONEY($cents) }!
    [no] Izgubili ste { MONEY($cents) }.
   *[even] Niste ni dobili ni izgubili.
  }
event-balance-of = { $who ->
    [you] vi { MONEY($cents) }
   *[other] { $player } { MONEY($cents) }
  }

## Za stolom

choice-war = Idi u rat
choice-surrender = Odustani
choice-leave = Napusti sto
# $cents: ulog; $tie: ulog na izjednačenje
choice-bet = Ulog { MONEY($cents) }, na izjednačenje { MONEY($tie) }
# $cents: novac onoga ko sluša
ask-bet = Vaš ulog?{ $first ->
    [yes] {" "}Imate { MONEY($cents) }, a ulog je od { MONEY($low) } do { MONEY($high) }.
   *[no] {""}
  }
    .brief = Ulog?
ask-tie = Izjednačenje! Rat za još { MONEY($cents) }, ili odustajete?
    .brief = Jednako: rat?
# $cents: koliko bi rat koštao, više nego što igrač ima
ask-tie-poor = Izjednačenje! Nemate još { MONEY($cents) } za rat: možete samo da odustanete.
    .brief = Jednako: morate da odustanete.
# U Kazino ratu: $trick je runda.
now-game-round = { $game }, runda { $trick }.
# $cents: novac
shown-seat-money = { $state ->
    [chosen] { $player }: { MONEY($cents) }, izabrano
    [choosing] { $player }: { MONEY($cents) }, bira
    [out] { $player }: van igre
   *[waiting] { $player }: { MONEY($cents) }
  }
# R u Kazino ratu. Iznosi.
now-limits = Ulozi su od { MONEY($low) } do { MONEY($high) }.
# E u Kazino ratu. $cents: novac igrača
now-bankroll = { $who ->
    [you] Vi: { MONEY($cents) }.
   *[other] { $player }: { MONEY($cents) }.
  }
# P u Kazino ratu. $cents: ulog, $tie: ulog na izjednačenje, 0 ako ga nema
now-bet = { $tie ->
    [0] { $who ->
        [you] Vaš ulog: { MONEY($cents) }.
       *[other] { $player } ulaže { MONEY($cents) }.
    }
   *[other] { $who ->
        [you] Vaš ulog: { MONEY($cents) }, na izjednačenje { MONEY($tie) }.
       *[other] { $player } ulaže { MONEY($cents) }, na izjednačenje { MONEY($tie) }.
    }
  }
# Ulog se namešta. $cents: ulog, ulog na izjednačenje
bet-stake = Ulog: { MONEY($cents) }
bet-tie = Ulog na izjednačenje: { MONEY($cents) }
bet-help = { $touch ->
    [yes] Upišite iznose, pa izaberite „{ page-button-bet }“. Odlazak od stola je u meniju.
   *[no] Strelice gore i dole ili cifre menjaju ulog, desno je ulog na izjednačenje, { KEY("Enter") } ulaže oba. Odlazak od stola je u meniju.
  }
    .brief = {""}
menu-leave-table = Napusti sto

## Odbijanja

# Kazino rat. $cents: iznos
refused-war-not-covered = Za rat treba { MONEY($cents) }, a toliko nemate: možete samo da odustanete.
refused-bet-not-whole = Ulog mora biti ceo broj.
refused-bet-too-low = Najmanji ulog je { MONEY($cents) }.
refused-bet-too-high = Najveći ulog je { MONEY($cents) }.
refused-tie-bet-too-high = Najveći ulog na izjednačenje je { MONEY($cents) }.
refused-bet-not-covered = Za oba uloga imate samo { MONEY($cents) }.
refused-max-bet-below-min-bet = Najveći ulog ne sme biti manji od najmanjeg.
refused-bankroll-below-min-bet = Novac na početku mora da pokrije najmanji ulog.

## Zašto. $card: karta igrača, $house: karta banke

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
    [yes] { $who ->
        [you] Vi i banka imate jednake karte, { RANK($card) } i { RANK($house) }: ulog na izjednačenje donosi deset prema jedan.
       *[other] { $player } i banka imaju jednake karte, { RANK($card) } i { RANK($house) }: ulog na izjednačenje donosi deset prema jedan.
    }
   *[no] { $who ->
        [you] Karte nisu jednake, pa gubite ulog na izjednačenje.
       *[other] Karte nisu jednake, pa { $player } gubi ulog na izjednačenje.
    }
  }
why-house-tie = { $who ->
    [you] Vi i banka imate jednake karte, { RANK($card) } i { RANK($house) }: birate rat ili odustajanje.
   *[other] { $player } i banka imaju jednake karte, { RANK($card) } i { RANK($house) }: rat ili odustajanje.
  }
why-pay-surrender = { $who ->
    [you] Vi i banka imate jednake karte, { RANK($card) } i { RANK($house) }: ko odustane dobija nazad pola uloga.
   *[other] { $player } i banka imaju jednake karte, { RANK($card) } i { RANK($house) }: ko odustane dobija nazad pola uloga.
  }
why-pay-war-win = { $who ->
    [you] U ratu banka pobeđuje samo višom kartom. Banka ima { RANK($house, form: "acc") }, vi { RANK($card, form: "acc") }: vraćaju vam se oba uloga, a dobijate još koliko je bio prvi.
   *[other] U ratu banka pobeđuje samo višom kartom. Banka ima { RANK($house, form: "acc") }, { $player } { RANK($card, form: "acc") }: vraćaju se oba uloga, uz dobitak koliki je bio prvi.
  }
why-pay-war-lose = { $who ->
    [you] U ratu banka ima { RANK($house, form: "acc") }, vi { RANK($card, form: "acc") }: gubite oba uloga.
   *[other] U ratu banka ima { RANK($house, form: "acc") }, { $player } { RANK($card, form: "acc") }: gubi oba uloga.
  }

## Zašto

why-out-poor = { $who ->
    [you] Nemate novca ni za najmanji ulog: ispadate.
   *[other] { $player } nema novca ni za najmanji ulog.
  }

## Protivnici

bot-sensible-casino = razuman, ulaže malo i nikad na izjednačenje
bot-intuitive = intuitivan, ponekad po osećaju ulaže na izjednačenje
bot-steady = postojan, uvek ulaže isto
bot-careful = oprezan, kod svakog izjednačenja odustaje i odlazi kad dovoljno dobije
bot-stubborn = tvrdoglav, posle svakog gubitka udvostručuje ulog

## Dobacivanja

# Dobija opkladu protiv banke
remark-plain-bet-won-1 = Banka plaća. Divno!
remark-plain-bet-won-2 = Tako volim.
remark-plain-bet-won-3 = Malo sreće nikad ne škodi.
remark-plain-bet-won-4 = Novac od banke je najslađi.
remark-plain-bet-won-5 = Dobra karta u dobar čas.
remark-plain-bet-won-6 = To uzimam, hvala.
# Gubi opkladu protiv banke
remark-plain-bet-lost-1 = Banka uvek nađe način.
remark-plain-bet-lost-2 = Ode moj ulog.
remark-plain-bet-lost-3 = Možda drugi put.
remark-plain-bet-lost-4 = Banka ima bolju kartu.
remark-plain-bet-lost-5 = Eto, taj novac je otišao.
remark-plain-bet-lost-6 = A u mislima je već bio potrošen.
# Gubi ulog dvaput veći od prethodno izgubljenog
remark-plain-doubled-lost-1 = Dupliranje jednom mora da se isplati.
remark-plain-doubled-lost-2 = Ne može ovako doveka.
remark-plain-doubled-lost-3 = Sad već postaje skupo.
remark-plain-doubled-lost-4 = Sledeći ulog vraća sve. Sigurno.
remark-plain-doubled-lost-5 = Duplo, pa opet ništa.
remark-plain-doubled-lost-6 = Samo da novac potraje duže od loše sreće.
# Dobija takav ulog
remark-plain-doubled-won-1 = Ovog puta se dupliranje isplatilo.
remark-plain-doubled-won-2 = Vidite? Treba samo duplirati.
remark-plain-doubled-won-3 = Sreća je morala da se okrene.
remark-plain-doubled-won-4 = Dupli ulog, dupli dobitak.
remark-plain-doubled-won-5 = Tako već može.
remark-plain-doubled-won-6 = Sad je već bolje.
# Gubi ulog na izjednačenje
remark-plain-hunch-lost-1 = A tako je mirisalo na izjednačenje!
remark-plain-hunch-lost-2 = Osećaj me vara.
remark-plain-hunch-lost-3 = Sledeći put će biti izjednačenje, osećam.
remark-plain-hunch-lost-4 = Sigurno je malo falilo do izjednačenja.
remark-plain-hunch-lost-5 = Ništa od izjednačenja. A dlan me svrbi!
remark-plain-hunch-lost-6 = Predosećaj košta.
# Dobija ulog na izjednačenje
remark-plain-hunch-won-1 = Izjednačenje! Osećaj me ne vara.
remark-plain-hunch-won-2 = Deset prema jedan, i to po osećaju!
remark-plain-hunch-won-3 = Osećaju treba verovati.
remark-plain-hunch-won-4 = Ovo izjednačenje plaća mnoga druga.
remark-plain-hunch-won-5 = Lepo kažem: izjednačenje!
remark-plain-hunch-won-6 = Evo ga, moje izjednačenje!
# Odlazi od stola s više novca nego na početku
remark-plain-left-ahead-1 = U dobitku sam, pa odlazim. Laku noć!
remark-plain-left-ahead-2 = Idem dok sam u dobitku. Srećno!
remark-plain-left-ahead-3 = Za danas je dosta. Hvala, banko!
remark-plain-left-ahead-4 = Imam više nego na početku: vreme je da se ide.
remark-plain-left-ahead-5 = Treba znati kad je dosta. Zdravo!
remark-plain-left-ahead-6 = Uzimam dobitak i idem.

## Trener

# Zašto trener nešto savetuje
coach-casino-bet = Na duge staze svaki ulog gubi, a ulog na izjednačenje najviše.
coach-casino-war = Rat u proseku košta manje nego odustajanje.
coach-casino-surrender = Nemate novca za rat.
# $percent: od uloga; $war: yes ako igrač ima novca za rat
coach-casino-edge = Od vašeg uloga banka u proseku dobija { NUMBER($percent, useGrouping: 0) } posto, { $war ->
    [yes] ako kod svakog izjednačenja idete u rat
   *[no] jer biste kod izjednačenja mogli samo da odustanete
  }.
# $percent: od uloga na izjednačenje
coach-casino-tie-edge = Od uloga na izjednačenje dobija { NUMBER($percent, useGrouping: 0) } posto.
# Kod izjednačenja. $percent: od uloga
coach-casino-tie = U ratu se u proseku gubi { $percent } posto uloga, a odustajanjem polovina.
# $rounds: koliko ih je za jedno veče; $cents: koliko košta; $low, $high: gubitak i dobitak, u parama; $lasts: no
# ako igrač ima manje novca od tog gubitka
coach-casino-evening = { $lasts ->
    [yes] Veče od { COUNT($rounds, noun: "round") } s takvim ulogom u proseku košta oko { MONEY($cents) }. Dve od tri takve večeri završavaju se između minus { MONEY($low) } i plus { MONEY($high) }.
   *[no] Veče od { COUNT($rounds, noun: "round") } s takvim ulogom u proseku košta oko { MONEY($cents) }, ali bar u jednoj od šest takvih večeri novca ponestane pre kraja.
  }
# Posle igre. $rounds: koliko uloga; $cost: koliko u proseku gube; $cents: koliko je dobijeno ili izgubljeno
taught-casino-cost = Za { COUNT($rounds, noun: "round", form: "obj") } vaši ulozi u proseku koštaju { MONEY($cost) }. Ovog puta { $cents ->
    [0] niste ni dobili ni izgubili
   *[other] { $won ->
        [yes] ste dobili { MONEY($cents) }
       *[no] ste izgubili { MONEY($cents) }
    }
  }.

## Lekcije

lesson-casino = Ulog i rat
lesson-casino-1 = { $touch ->
    [yes] Upišite ulog deset.
   *[no] Upišite { KEY("1") } i { KEY("0") } za ulog deset, ili koristite strelice.
  } Zatim pritisnite { $key }. Igrate protiv banke. Vi i banka dobijate po jednu kartu, a viša pobeđuje.
lesson-casino-2 = Idite u rat: pritisnite { $key }. Možete da odustanete i izgubite pola uloga, ili da idete u rat i dodate još toliko.
lesson-casino-end = U ratu banka pobeđuje samo višom kartom. Dobili ste deset; izgubljen rat bi koštao dvadeset. Na duge staze dobija banka: oko tri od svakih sto uloženih.

## Zvuci

cue-bet = Ulog
cue-coins-won = Dobijen novac
cue-coins-lost = Izgubljen novac

# Cilj: kako se zove i kako se do njega stiže
goal-house-war = Rat dobijen protiv banke
goal-house-war-how = U Kazino ratu, kad je vaša karta jednaka karti banke, idite u rat umesto da odustanete.
goal-richer = Izlazak iz kazina sa više novca
goal-richer-how = Na duge staze dobija banka. Ustanite od stola dok ste u dobitku.
