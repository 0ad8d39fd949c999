### Svi tekstovi koje ima samo ova igra. $who (you, other) i $player (ime) kažu o kome se govori.

# Rat sa krađom.
game-steal = Rat sa krađom
# Šta ovde radi C, kao u keys.ftl.
command-power-steal = ukradi gomilu

## Pravila

rules-heading-steal = Krađa
rules-heading-protect = Zaštita gomile
# Cilj u jednoj rečenici; kaže se kad se igra prvi put
aim-steal = Karta iste jačine kao vrh gomile krade celu gomilu; pobeđuje onaj ko na kraju ima sve karte.
rules-steal-aim =
    Rat sa otkrivenim gomilama: karta iste jačine kao vrh gomile krade celu gomilu. Pobeđuje onaj ko na kraju ima sve karte.

    Broj igrača: od dva do četiri.
rules-steal-deal =
    Pedeset dve karte i dva džokera mešaju se i dele svima jednako, licem nadole. Karte koje ne mogu jednako da se podele ostaju van igre. Najjača karta je džoker, a iza njega kec.

    Uzete karte leže licem nagore na gomili ispred svog igrača. Ko ih uzme, bira koja od njih leži na vrhu. Kad se nečiji špil potroši, gomila tog igrača se meša u novi špil i više ne može da se ukrade.
rules-steal-steal =
    Pre svakog poteza svako gleda svoju gornju kartu i odlučuje, tajno i u isto vreme kad i ostali, da li će je odigrati ili njom ukrasti gomilu. Ako je ta karta iste jačine kao vrh gomile nekog protivnika, može da ukrade tu gomilu, ili više takvih gomila.

    Ukradena gomila ide na gomilu onoga ko krade, a karta kojom je ukradena na sam vrh. Kad jedna karta krade više gomila, slažu se redom kojim igrači sede. Zatim se gleda sledeća karta i ponovo odlučuje, dok svi ne odluče da igraju.

    Odluke se otkrivaju zajedno, a sve krađe važe za gomile kakve su bile pre njih. Tako dva igrača mogu čak i da razmene gomile.
rules-steal-protect =
    Ako je vaša karta iste jačine kao vrh vaše gomile i vi je odigrate, gomila je zaštićena do kraja poteza. Ko je hteo da je ukrade, umesto toga igra svoju kartu.

    Dva ili više igrača koji u istom krugu hoće istu gomilu smetaju jedni drugima: ne dobija je niko. Ko hoće više gomila, dobija one koje su slobodne; ko ne dobije nijednu, igra tu kartu.
rules-steal-war =
    Najjača od odigranih karata uzima sve sa stola. Kad su dve ili više najjačih jednake, svi koji su još u igri stavljaju tri karte licem nadole i gledaju još jednu. Ona može da krade, ili se za rat igra licem nagore.
rules-steal-short =
    Ko iz špila i gomile zajedno ne može da stavi četiri karte za rat, stavlja ostatak licem nadole i ispada. Ako ih može staviti samo jedan igrač, on uzima sve sa stola. Ako ne može niko, sve uzima onaj ko stavi najviše karata, a ako ih isto toliko stavi još neko, igra je nerešena.
rules-steal-end =
    Ko nema ni špil ni gomilu, ispada. Pobeđuje poslednji igrač koji ima karte.

    { $trick_limit ->
        [0] Nema ograničenja.
       *[other] Posle { $trick_limit } poteza igra se završava: pobeđuje onaj ko ima najviše karata, a ako ih isto toliko ima još neko, igra je nerešena.
    }

## Šta se dešava

# Potvrđuje da slušalac igra kartu, dok drugi još biraju
event-choose-play = Igrate kartu.
# $victims: čije gomile slušalac hoće
event-choose-steal = Pokušavate da ukradete gomilu { NAMES($victims, form: "gen") }.
# Špil se potroši dok se stavlja $down karata rata licem nadole, koje se kažu tek kasnije, i obnavlja
# se. $count: koliko mu je karata ostalo
event-renew-war = { $who ->
    [you] Vaš špil je potrošen: { COUNT($down, noun: "card") } licem nadole. Vaša gomila je sada novi špil: { COUNT($count, noun: "card") }.
   *[other] Gomila igrača { $player } je sada novi špil.
  }
    .brief = { $who ->
        [you] Novi špil: { COUNT($count, noun: "card", alone: 1) }.
       *[other] { $player }: novi špil.
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
# $card: karta vlasnika koja štiti gomilu; $earlier: yes ako je igrana ranije u potezu, pre rata.
# $victims: čija je gomila
event-steal-blocked = { $earlier ->
    [yes] { $mine ->
        [yes] { $player } ne uspeva da ukrade vašu gomilu: još je štiti vaša ranija karta, { RANK($card) }.
       *[no] { $who ->
            [you] Ne uspevate da ukradete gomilu { NAMES($victims, form: "gen") }: još je štiti ranija karta istog igrača, { RANK($card) }.
           *[other] { $player } ne uspeva da ukrade gomilu { NAMES($victims, form: "gen") }: još je štiti ranija karta istog igrača, { RANK($card) }.
        }
      }
   *[no] { $mine ->
        [yes] { $player } ne uspeva da ukrade vašu gomilu: štiti je vaša karta, { RANK($card) }.
       *[no] { $who ->
            [you] Ne uspevate da ukradete gomilu { NAMES($victims, form: "gen") }: štiti je { RANK($card) } istog igrača.
           *[other] { $player } ne uspeva da ukrade gomilu { NAMES($victims, form: "gen") }: štiti je { RANK($card) } istog igrača.
        }
      }
  }
    .brief = { $who ->
        [you] Ne kradete ništa.
       *[other] { $player } ne krade ništa.
    }
# $rivals: yes ako gomilu hoće još neko, no ako se još ništa ne zna
event-steal-fails = { $mine ->
    [yes] { $player } ne uspeva da ukrade vašu gomilu
   *[no] { $who ->
        [you] Ne uspevate da ukradete gomilu { NAMES($victims, form: "gen") }
       *[other] { $player } ne uspeva da ukrade gomilu { NAMES($victims, form: "gen") }
    }
  }{ $rivals ->
    [yes] : hoće je još neko
   *[no] {""}
  }.
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

## Za stolom

choice-play = Igraj kartu
# $victims: igrači
choice-steal = Ukradi gomilu { NAMES($victims, form: "gen") }
# $card
choice-lay = { CAP(CARD($card, form: "acc")) } na vrh
# $card: gornja karta špila onoga ko sluša
ask-steal = Vaša karta je { CARD($card) }.
    .brief = Vaša: { CARD($card) }.
# Gde svako gleda svoju gornju kartu pre nego što je odigra.
table-begin-steal = { $touch ->
    [yes] Šta možete sa kartom, piše u spisku; prvo dugme ispod njega potvrđuje.
   *[no] Strelicama birate šta ćete sa kartom, { KEY("Enter") } potvrđuje, { KEY("F1") } nabraja tastere.
  }
    .brief = {""}
# $card: gornja karta, $victims: od koga može da se krade
ask-steal-match = Vaša karta je { CARD($card) }. Možete da ukradete gomilu { NAMES($victims, form: "gen", kind: "or") }.
    .brief = { CAP(CARD($card)) }: krađa od { NAMES($victims, form: "gen", kind: "or") }?
ask-lay = Koja karta ide na vrh gomile?
    .brief = Na vrh?
power-no-match = Vaša karta nije jednaka vrhu nijedne druge gomile.

## Odbijanja

# Rat sa krađom. $card: gornja karta te gomile
refused-own-pile = To je vaša gomila.
refused-no-pile = Taj igrač nema gomilu.
refused-pile-differs = Na vrhu te gomile je { CARD($card, suit: "always") }: vaša karta mora biti iste jačine.

## Zašto. $card: karta kojom se krade; $victims: čije gomile

why-steal = { $who ->
    [you] { CAP(CARD($card)) } je iste vrednosti kao vrh te gomile, pa kradete gomilu { NAMES($victims, form: "gen") }.
   *[other] { $mine ->
        [yes] { CAP(CARD($card)) } je iste vrednosti kao vrh te gomile, pa { $player } krade vašu gomilu.
       *[no] { CAP(CARD($card)) } je iste vrednosti kao vrh te gomile, pa { $player } krade gomilu { NAMES($victims, form: "gen") }.
    }
  }
why-steal-protected = { $earlier ->
    [yes] { $mine ->
        [yes] { $player } ne uspeva da ukrade vašu gomilu: još je štiti vaša ranija karta, { RANK($card) }.
       *[no] { $who ->
            [you] Ne uspevate da ukradete gomilu { NAMES($victims, form: "gen") }: još je štiti ranija karta istog igrača, { RANK($card) }.
           *[other] { $player } ne uspeva da ukrade gomilu { NAMES($victims, form: "gen") }: još je štiti ranija karta istog igrača, { RANK($card) }.
        }
      }
   *[no] { $mine ->
        [yes] { $player } ne uspeva da ukrade vašu gomilu: štiti je vaša karta, { RANK($card) }.
       *[no] { $who ->
            [you] Ne uspevate da ukradete gomilu { NAMES($victims, form: "gen") }: štiti je { RANK($card) } istog igrača.
           *[other] { $player } ne uspeva da ukrade gomilu { NAMES($victims, form: "gen") }: štiti je { RANK($card) } istog igrača.
        }
      }
  }
# Dok karte još ne pokazuju da li je gomila zaštićena
why-steal-fails = { $mine ->
    [yes] { $player } ne uspeva da ukrade vašu gomilu: karte još ne pokazuju zašto.
   *[no] { $who ->
        [you] Ne uspevate da ukradete gomilu { NAMES($victims, form: "gen") }: karte još ne pokazuju zašto.
       *[other] { $player } ne uspeva da ukrade gomilu { NAMES($victims, form: "gen") }: karte još ne pokazuju zašto.
    }
  }
why-steal-rivals = { $mine ->
    [yes] { $player } ne uspeva da ukrade vašu gomilu: hoće je više igrača i smetaju jedni drugima.
   *[no] { $who ->
        [you] Ne uspevate da ukradete gomilu { NAMES($victims, form: "gen") }: hoće je više igrača i smetaju jedni drugima.
       *[other] { $player } ne uspeva da ukrade gomilu { NAMES($victims, form: "gen") }: hoće je više igrača i smetaju jedni drugima.
    }
  }

## Protivnici

bot-strong-steal = jak, zna koje su karte još skrivene; ovde to malo pomaže

## Dobacivanja

# Krade gomilu
remark-plain-stole-1 = Uzimam tu gomilu, hvala.
remark-plain-stole-2 = Ista karta je ista karta.
remark-plain-stole-3 = Ništa lično!
remark-plain-stole-4 = Hvala, ovo mi dobro dođe.
remark-plain-stole-5 = Ta gomila me je prosto zvala.
remark-plain-stole-6 = Moja karta kaže da je sad moja.
# Gubi gomilu zbog krađe
remark-plain-robbed-1 = Hej, to je moja gomila!
remark-plain-robbed-2 = A baš mi je bila draga ta gomila.
remark-plain-robbed-3 = Nema je više, tek tako.
remark-plain-robbed-4 = Ta gomila mi je još trebala.
remark-plain-robbed-5 = Sad je moja gomila negde drugde.
remark-plain-robbed-6 = Tako mi i treba, kad je toliko visoka.
# Krađa ne uspeva
remark-plain-blocked-1 = Pa, vredelo je pokušati.
remark-plain-blocked-2 = Za dlaku!
remark-plain-blocked-3 = Ništa od toga. Šteta.
remark-plain-blocked-4 = Zamalo pa bogatstvo.
remark-plain-blocked-5 = S tom gomilom nemam sreće.
remark-plain-blocked-6 = U redu, neka ostane tamo.

## Lekcije

lesson-steal = Krađa
lesson-steal-1 = Pritisnite { $key } da ukradete gomilu. Vidite gornju kartu svog špila: sedmica je, kao i ona na vrhu protivnikove gomile.
lesson-steal-2 = Pritisnite { $key } da odigrate sledeću kartu: njom ne može ništa da se ukrade. Gomila je vaša.
lesson-steal-3 = Idite do kralja, zatim pritisnite { $key }. Birate koja uzeta karta ide na vrh. Gomila je sigurna dok neko nema kartu te jačine.
lesson-steal-end = Ako je vaša karta iste jačine kao vrh vaše gomile i odigrate je, gomila je zaštićena. Igrači koji hoće istu gomilu smetaju jedni drugima.

## Zvuci

cue-steal = Gomila je ukradena
cue-steal-blocked = Krađa ne uspeva

## Trener

coach-steal-most = Tako dobijate najviše karata.
coach-steal-protect = Karta se slaže sa vašom gomilom: ako je igrate, štiti gomilu u ovom potezu.
coach-steal-nothing = Karta se ne slaže ni sa jednom gomilom koju biste mogli da ukradete.
coach-steal-rare = Od karata koje možete da stavite na vrh, za ovu je ostalo najmanje onih koje je mogu ukrasti.
# Čemu igra uči: natpisi, svaki sa brojem na kraju.
taught-steal-missed = Broj krađa koje ste mogli da izvedete, a niste: { $times }. Broj karata u tim gomilama: { $count }.
taught-steal-robbed = { $times ->
    [0] Niko u ovoj igri nije ukrao vašu gomilu.
   *[other] Broj krađa vaše gomile: { $times }. Izgubljeno karata: { $count }.
  }
taught-steal-lay = Koliko puta ste birali kartu za vrh gomile: { $times }. Koliko puta bi drugu kartu bilo teže ukrasti: { $unsafe }.
taught-steal-stolen = { $times ->
    [0] U ovoj igri niste ukrali nijednu gomilu.
   *[other] Broj gomila koje ste ukrali: { $times }. Dobijeno karata: { $count }.
  }

# Cilj: kako se zove i kako se do njega stiže
goal-steal = Ukradena gomila
goal-steal-how = U Ratu sa krađom, ako je vaša karta iste vrednosti kao vrh tuđe gomile, ukradite je.
goal-protect = Zaštićena gomila
goal-protect-how = U Ratu sa krađom odigrajte kartu iste vrednosti kao vrh vaše gomile dok neko pokušava da je ukrade.
