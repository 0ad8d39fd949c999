# Ce se întâmplă la masă. Peste tot: $who (you, other) și $player (un nume) spun despre cine e vorba;
# cine privește aude „other”. .brief e pentru cine știe jocul după sunete.
# Numele nu se schimbă niciodată, iar lângă el nu stă niciun cuvânt care arată genul.

# $count: câte cărți primește fiecare
event-deal = Cărți împărțite: câte { COUNT($count, noun: "card", alone: 1) } de jucător.
    .brief = {""}
# $count: cărți pe care nu le primește nimeni
event-left-out = { $count ->
    [1] Rămâne deoparte { COUNT($count, noun: "card") }.
   *[other] Rămân deoparte { COUNT($count, noun: "card") }.
  }
    .brief = {""}
# $count: câte pachete se amestecă împreună
event-shuffle = Se amestecă { COUNT($count, noun: "deck") }.
    .brief = Se amestecă.

# Se alege o carte și cel care ascultă are voie s-o știe. $card
event-choose = { $who ->
    [you] Joci { CARD($card, form: "def") }.
   *[other] { $player } alege { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] { CAP(CARD($card)) }.
       *[other] { $player }: { CARD($card) }.
    }
# A ales alt jucător, nimeni nu știe ce.
event-choose-hidden = {""}
    .full = { $who ->
        [you] Ai ales.
       *[other] { $player } pune o carte.
      }
event-choose-swap = { $who ->
    [you] Îți schimbi mâna cu grămada.
   *[other] { $player } își schimbă mâna cu grămada.
  }
    .brief = { $who ->
        [you] Schimb făcut.
       *[other] { $player } schimbă.
    }
event-choose-top = { $who ->
    [you] Joci cartea de deasupra.
   *[other] { $player } joacă cartea de deasupra.
  }
    .brief = {""}
event-choose-prisoner = { $who ->
    [you] Joci cartea prizonier.
   *[other] { $player } joacă cartea prizonier.
  }
    .brief = { $who ->
        [you] Cartea prizonier.
       *[other] { $player }: cartea prizonier.
    }
# $card: cartea păstrată ca prizonier; evenimentul următor o spune din nou
event-choose-keep = { $who ->
    [you] Păstrezi { CARD($card, form: "def") }.
   *[other] { $player } păstrează { CARD($card, form: "def") }.
  }
    .brief = {""}
event-choose-keep-top = { $who ->
    [you] Păstrezi cartea de deasupra din teancul tău.
   *[other] { $player } păstrează cartea de deasupra din propriul teanc.
  }
    .brief = {""}
event-choose-keep-none = { $who ->
    [you] Nu păstrezi niciun prizonier.
   *[other] { $player } nu păstrează niciun prizonier.
  }
    .brief = {""}
event-choose-play = { $who ->
    [you] Joci cartea.
   *[other] { $player } joacă.
  }
    .brief = {""}
# $victims: jucătorii ale căror grămezi sunt cerute
event-choose-steal = { $who ->
    [you] Încerci să furi de la { NAMES($victims, form: "acc") }.
   *[other] { $player } încearcă să fure de la { NAMES($victims, form: "acc") }.
  }
    .brief = {""}
# $card: care dintre cărțile luate rămâne deasupra grămezii
event-choose-lay = { $who ->
    [you] Pui deasupra { CARD($card, form: "def") }.
   *[other] { $player } pune deasupra { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] Deasupra: { CARD($card) }.
       *[other] { $player }, deasupra: { CARD($card) }.
    }
# $cents: miza; $tie: pariul pe egalitate, 0 dacă nu e; amândouă în bani mărunți (sutimi)
event-choose-bet = { $tie ->
    [0] { $who ->
        [you] Pariezi { MONEY($cents) }.
       *[other] { $player } pariază { MONEY($cents) }.
    }
   *[other] { $who ->
        [you] Pariezi { MONEY($cents) }, iar pe egalitate { MONEY($tie) }.
       *[other] { $player } pariază { MONEY($cents) }, iar pe egalitate { MONEY($tie) }.
    }
  }
event-choose-war = { $who ->
    [you] Mergi la război.
   *[other] { $player } merge la război.
  }
event-choose-surrender = { $who ->
    [you] Renunți.
   *[other] { $player } renunță.
  }
event-choose-leave = { $who ->
    [you] Te ridici de la masă.
   *[other] { $player } se ridică de la masă.
  }

# Se arată o carte. $card
event-put = { $who ->
    [you] Tu: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
# Un război: $count cărți cu fața în jos, apoi $card cu fața în sus
event-put-war = { $who ->
    [you] Pui { COUNT($count, noun: "card") } cu fața în jos și una în sus: { CARD($card) }.
   *[other] { $player } pune { COUNT($count, noun: "card") } cu fața în jos și una în sus: { CARD($card) }.
  }
    .brief = { $who ->
        [you] Tu: { CARD($card) }.
       *[other] { $player }: { CARD($card) }.
    }
# Cuiva nu-i ajung cărțile de război: ultimele $count cu fața în jos (poate fi 0)
event-put-short = { $who ->
    [you] Nu ai destule cărți pentru război.
   *[other] { $player } nu are destule cărți pentru război.
  }

# $reversed: yes dacă de acum sunt tari cărțile mici
event-revolution = { $reversed ->
    [yes] Revoluție! Cea mai tare carte este doiul.
   *[no] Revoluție! Cea mai tare carte este din nou asul.
  }
    .brief = { $reversed ->
        [yes] Revoluție: tare e doiul.
       *[no] Revoluție: tare e asul.
    }
event-revolution-next = { $reversed ->
    [yes] Revoluție! Din tura următoare, cea mai tare carte este doiul.
   *[no] Revoluție! Din tura următoare, cea mai tare carte este din nou asul.
  }
    .brief = { $reversed ->
        [yes] Tura următoare: tare e doiul.
       *[no] Tura următoare: tare e asul.
    }
# $count: câți valeți (2, 4, …)
event-jacks-cancelled = { CAP(COUNT($count, of: "J")) }: revoluția se anulează.
event-jokers-void = { CAP(COUNT($count, of: "JOKER")) } se anulează.
event-queens-void = { CAP(COUNT($count, of: "Q")) } se anulează.

# $players: cei la egalitate cu cartea cea mai tare; $again: yes dacă a fost război și în tura dinainte
event-war = { $again ->
    [yes] Din nou război: { NAMES($players) }!
   *[no] Război: { NAMES($players) }!
  }
event-war-joker = { $again ->
    [yes] Jokerul provoacă din nou război!
   *[no] Jokerul provoacă război!
  }
# $count: cărțile care rămân pe masă pentru următorul câștigător
event-pot = Pe masă: { COUNT($count, noun: "card") }.
    .brief = Pe masă: { COUNT($count, noun: "card", alone: 1) }.
# $cards: cărțile puse la întâmplare cu fața în jos
event-war-cards = { $who ->
    [you] Cu fața în jos: { CARDS($cards) }.
   *[other] { $player } pune cu fața în jos: { CARDS($cards) }.
  }
event-joker-wins = { $who ->
    [you] Război anulat: iei tot cu jokerul.
   *[other] Război anulat: { $player } ia tot cu jokerul.
  }
    .brief = { $who ->
        [you] Iei tot cu jokerul.
       *[other] { $player } ia tot cu jokerul.
    }
# $count: câte cărți
event-take = { $who ->
    [you] Iei { COUNT($count, noun: "card") }.
   *[other] { $player } ia { COUNT($count, noun: "card") }.
  }
    .brief = { $who ->
        [you] Iei { COUNT($count, noun: "card", alone: 1) }.
       *[other] { $player } ia { COUNT($count, noun: "card", alone: 1) }.
    }

event-power-spy = { $who ->
    [you] Spionezi: alegi după toți ceilalți, iar C îți spune cărțile lor.
   *[other] Spionează { $player }.
  }
    .brief = { $who ->
        [you] Spionezi.
       *[other] Spionează { $player }.
    }
event-power-count = { $who ->
    [you] Înainte să alegi, C îți spune câte cărți are fiecare în mână.
   *[other] { $player } poate afla câte cărți are fiecare în mână.
  }
    .brief = { $who ->
        [you] Poți număra.
       *[other] {""}
    }
event-power-swap = { $who ->
    [you] Înainte să alegi, C îți schimbă mâna cu grămada.
   *[other] { $player } poate schimba mâna cu grămada.
  }
    .brief = { $who ->
        [you] Poți schimba.
       *[other] {""}
    }

# $count: câte cărți are mâna nouă sau teancul nou
event-pick-up = { $who ->
    [you] Îți iei grămada: { COUNT($count, noun: "card") }.
   *[other] { $player } își ia grămada.
  }
    .brief = { $who ->
        [you] Grămada: { COUNT($count, noun: "card", alone: 1) }.
       *[other] {""}
    }
# Un teanc terminat se reface din grămada amestecată. $count: cărțile lui
event-renew = { $who ->
    [you] Îți faci din grămadă un teanc nou: { COUNT($count, noun: "card") }.
   *[other] { $player } își face din grămadă un teanc nou.
  }
    .brief = { $who ->
        [you] Teanc nou: { COUNT($count, noun: "card", alone: 1) }.
       *[other] {""}
    }
# $card
event-prisoner = { $who ->
    [you] Ai ca prizonier { CARD($card, form: "def") }.
   *[other] { $player } păstrează { CARD($card, form: "def") } ca prizonier.
  }
event-forfeit = { $who ->
    [you] Cedezi cartea prizonier și cartea de deasupra.
   *[other] { $player } cedează cartea prizonier și cartea de deasupra.
  }
# $victims: ale cui sunt grămezile; $card: cartea care fură; $count: câte cărți are acum grămada
# celui care fură; $mine: yes dacă e furat cel care ascultă
event-steal = { $who ->
    [you] { LENGTH($victims) ->
        [1] Furi grămada { NAMES($victims, form: "gd") } cu { CARD($card, form: "def") }. Grămada ta: { COUNT($count, noun: "card") }.
       *[other] Furi de la { NAMES($victims, form: "acc") } cu { CARD($card, form: "def") }. Grămada ta: { COUNT($count, noun: "card") }.
    }
   *[other] { LENGTH($victims) ->
        [1] { $mine ->
            [yes] { $player } îți fură grămada cu { CARD($card, form: "def") }.
           *[no] { $player } fură grămada { NAMES($victims, form: "gd") } cu { CARD($card, form: "def") }.
        }
       *[other] { $player } fură de la { NAMES($victims, form: "acc") } cu { CARD($card, form: "def") }.
    }
  }
    .brief = { $who ->
        [you] Furi de la { NAMES($victims, form: "acc") }.
       *[other] { $player } fură de la { NAMES($victims, form: "acc") }.
    }
event-steal-blocked = { $who ->
    [you] Nu poți fura de la { NAMES($victims, form: "acc") }: se joacă { CARD($card, form: "def") }.
   *[other] { $player } nu poate fura de la { NAMES($victims, form: "acc") }.
  }
    .brief = { $who ->
        [you] Nu poți fura.
       *[other] { $player } nu poate fura.
    }
# $cards: cărți care ies din joc
event-purge = Afară din joc: { CARDS($cards) }.

# Casino War. $card, $cents (mereu pozitiv)
event-draw = { $who ->
    [you] Primești { CARD($card, form: "def") }.
   *[other] { $player } primește { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] Tu: { CARD($card) }.
       *[other] { $player }: { CARD($card) }.
    }
event-draw-house = Banca primește { CARD($card, form: "def") }.
    .brief = Banca: { CARD($card) }.
event-burn = Se arde o carte.
    .brief = {""}
event-pay-win = { $who ->
    [you] Câștigi { MONEY($cents) }.
   *[other] { $player } câștigă { MONEY($cents) }.
  }
event-pay-lose = { $who ->
    [you] Pierzi { MONEY($cents) }.
   *[other] { $player } pierde { MONEY($cents) }.
  }
# $won: yes dacă pariul pe egalitate e câștigat
event-pay-tie-bet = { $won ->
    [yes] { $who ->
        [you] Cu pariul pe egalitate câștigi { MONEY($cents) }.
       *[other] Cu pariul pe egalitate, { $player } câștigă { MONEY($cents) }.
    }
   *[no] { $who ->
        [you] Pierzi pariul pe egalitate: { MONEY($cents) }.
       *[other] { $player } pierde pariul pe egalitate: { MONEY($cents) }.
    }
  }
event-pay-surrender = { $who ->
    [you] Pierzi jumătate din miză: { MONEY($cents) }.
   *[other] { $player } pierde jumătate din miză: { MONEY($cents) }.
  }
event-pay-war-win = { $who ->
    [you] Câștigi războiul: { MONEY($cents) }.
   *[other] { $player } câștigă războiul: { MONEY($cents) }.
  }
event-pay-war-lose = { $who ->
    [you] Pierzi războiul și ambele mize: { MONEY($cents) }.
   *[other] { $player } pierde războiul și ambele mize: { MONEY($cents) }.
  }

event-out = { $who ->
    [you] Ai ieșit din joc.
   *[other] { $player } iese din joc.
  }
# $number: a câta rundă, de la 1
event-round = { $who ->
    [you] Câștigi runda { $number }.
   *[other] { $player } câștigă runda { $number }.
  }
event-round-drawn = Egalitate în runda { $number }.

# $players: pe cine numește rezultatul
event-end-win = { $who ->
    [you] Câștigi jocul!
   *[other] { $player } câștigă jocul.
  }
event-end-limit = { $who ->
    [you] Câștigi jocul cu cele mai multe cărți! S-a ajuns la limita de ture.
   *[other] { $player } câștigă jocul cu cele mai multe cărți: s-a ajuns la limita de ture.
  }
# Bețivul: cele mai multe cărți nu înseamnă nici câștig, nici pierdere.
event-end-most = { $who ->
    [you] Ai cele mai multe cărți: s-a ajuns la limita de ture.
   *[other] { $player } are cele mai multe cărți: s-a ajuns la limita de ture.
  }
event-end-draw = Jocul se termină la egalitate: { NAMES($players) }.
event-end-drunkard = { $who ->
    [you] Pierzi jocul: tu faci pe bețivul.
   *[other] Bețivul jocului: { $player }.
  }
event-end-drunkard-many = Bețivii jocului: { NAMES($players) }.
# Casino War. $players: cei rămași la masă
event-end-casino = S-au terminat rundele. La masă: { NAMES($players) }.
event-end-casino-empty = La masă nu mai e nimeni.
