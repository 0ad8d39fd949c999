# Ce se întâmplă la masă. Peste tot: $who (you, other) și $player (un nume) spun despre cine e vorba;
# cine privește aude „other”. .brief e pentru cine știe jocul după sunete: începe cu rezultatul, apoi
# spune cărțile. Culorile se spun numai cu toate detaliile, sau cum a ales jucătorul.
# Numele nu se schimbă niciodată, iar lângă el nu stă niciun cuvânt care arată genul.

# $count: câte cărți primește fiecare
event-deal = Fiecare primește { COUNT($count, noun: "card") }.
# $count: cărți pe care nu le primește nimeni
event-left-out = { $count ->
    [1] Rămâne deoparte { COUNT($count, noun: "card") }.
   *[other] Rămân deoparte { COUNT($count, noun: "card") }.
  }
# $count: câte pachete se amestecă împreună
event-shuffle = Se amestecă { COUNT($count, noun: "deck") }.
    .brief = Se amestecă.

# Se alege o carte și cel care ascultă are voie s-o știe. $card
event-choose = { $who ->
    [you] Joci { CARD($card, form: "def") }.
   *[other] { $player } joacă { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] { CAP(CARD($card)) }.
       *[other] { $player }: { CARD($card) }.
    }
# A ales alt jucător, nimeni nu știe ce. În cuvinte numai cu toate detaliile.
event-choose-hidden = { $who ->
    [you] Ai ales.
   *[other] { $player } a ales.
  }
event-choose-swap = { $who ->
    [you] Îți schimbi mâna cu grămada.
   *[other] { $player } își schimbă mâna cu grămada.
  }
    .brief = { $who ->
        [you] Schimb făcut.
       *[other] Schimb: { $player }.
    }
# $card: prizonierul care se joacă
event-choose-prisoner = { $who ->
    [you] Joci prizonierul, { CARD($card, form: "def") }.
   *[other] { $player } joacă prizonierul, { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] Prizonierul.
       *[other] { $player }: prizonierul.
    }
event-choose-keep-none = { $who ->
    [you] Nu păstrezi niciun prizonier.
   *[other] { $player } nu păstrează niciun prizonier.
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
    .brief = { $who ->
        [you] { MONEY($cents) }.
       *[other] {""}
    }
# $cents: cât costă războiul pe lângă miză
event-choose-war = { $who ->
    [you] Mergi la război și mai pariezi { MONEY($cents) }.
   *[other] { $player } merge la război și mai pariază { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Război.
       *[other] { $player }: război.
    }
event-choose-surrender = { $who ->
    [you] Renunți.
   *[other] { $player } renunță.
  }
    .brief = {""}
event-choose-leave = { $who ->
    [you] Te ridici de la masă.
   *[other] { $player } se ridică de la masă.
  }

# Se arată o carte. $card
event-put = { $who ->
    [you] Tu: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-put-prisoner = { $who ->
    [you] Tu, prizonierul: { CARD($card) }.
   *[other] { $player }, prizonierul: { CARD($card) }.
  }
# Un război: $count cărți cu fața în jos, apoi $card cu fața în sus
event-put-war = { $who ->
    [you] Tu: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
    .full = { $who ->
        [you] Pui { COUNT($count, noun: "card") } cu fața în jos și, cu fața în sus, { CARD($card, form: "def") }.
       *[other] { $player } pune { COUNT($count, noun: "card") } cu fața în jos și, cu fața în sus, { CARD($card, form: "def") }.
    }
# Cuiva nu-i ajung cărțile: pune toate cele $count rămase, ultima cu fața în sus: $card
event-put-rest = { $who ->
    [you] Mai ai numai { COUNT($count, noun: "card") }: { CARD($card, form: "subj") }.
   *[other] { $player } mai are numai { COUNT($count, noun: "card") }: { CARD($card, form: "subj") }.
  }
# Cuiva nu-i ajung cărțile de război: ultimele $count cu fața în jos; $out: yes dacă iese din joc
event-put-short = { $out ->
    [yes] { $who ->
        [you] Pentru război ai numai { COUNT($count, noun: "card") }, prea puține: ai ieșit din joc.
       *[other] Pentru război { $player } are numai { COUNT($count, noun: "card") }, prea puține, și iese din joc.
    }
   *[no] { $who ->
        [you] Pentru război ai numai { COUNT($count, noun: "card") }.
       *[other] Pentru război { $player } are numai { COUNT($count, noun: "card") }.
    }
  }
    .brief = { $out ->
        [yes] { $who ->
            [you] Prea puține cărți: ai ieșit.
           *[other] { $player } iese, prea puține cărți.
        }
       *[no] { $who ->
            [you] Ai numai { COUNT($count, noun: "card", alone: 1) }.
           *[other] { $player } are numai { COUNT($count, noun: "card", alone: 1) }.
        }
    }
# Cărțile din spatele unui rezultat, pe scurt. $cards: părți făcute din event-card, cu virgule
event-cards = { CAP(LIST($cards, kind: "comma")) }.
event-card = { $who ->
    [you] tu { CARD($card) }
   *[other] { $player } { CARD($card) }
  }
event-card-house = banca { CARD($card) }

# $reversed: yes dacă de acum sunt tari cărțile mici
event-revolution = { $reversed ->
    [yes] Revoluție! Acum cel mai tare e doiul.
   *[no] Revoluție! Cel mai tare e din nou asul.
  }
    .brief = { $reversed ->
        [yes] Revoluție: tare e doiul.
       *[no] Revoluție: tare e asul.
    }
event-revolution-next = { $reversed ->
    [yes] Revoluție! Din tura următoare, cel mai tare e doiul.
   *[no] Revoluție! Din tura următoare, cel mai tare e din nou asul.
  }
    .brief = { $reversed ->
        [yes] Tura următoare: tare e doiul.
       *[no] Tura următoare: tare e asul.
    }
# $count: câți valeți (2, 4, …)
event-jacks-cancelled = { CAP(COUNT($count, of: "J")) } se anulează: nu e revoluție.
event-jokers-void = { CAP(COUNT($count, of: "JOKER")) } se anulează.
event-queens-void = { CAP(COUNT($count, of: "Q")) }: nu spionează nimeni.

# $players: cei la egalitate cu cartea cea mai tare, gol când joacă numai doi; $again: yes dacă a fost război
# și în tura dinainte; $all: yes dacă luptă mai mulți; $open: yes dacă nu se hotărăște pe loc; $count: cărțile
# de pe masă; $card: valoarea egală; $beaten: valoarea cea mai mare, dacă o bat cele mai mici, egale
event-war = { $all ->
    [yes] { $again ->
        [yes] Din nou război între { NAMES($players, form: "acc") }! Luptă toți.
       *[no] Război între { NAMES($players, form: "acc") }! Luptă toți.
    }
   *[no] { LENGTH($players) ->
        [0] { $again ->
            [yes] Din nou război!
           *[no] Război!
        }
       *[other] { $again ->
            [yes] Din nou război: { NAMES($players) }!
           *[no] Război: { NAMES($players) }!
        }
    }
  } { $beaten ->
    [none] {""}
   *[other] Cu { RANK($beaten, form: "indef") } pe masă, cel mai tare e { RANK($card, form: "def") }.
  }
    .brief = { $open ->
        [yes] Război pe { COUNT($count, noun: "card", alone: 1) }
       *[no] Război
    }{ LENGTH($players) ->
        [0] , cu { RANK($card, form: "def") }.
       *[other] : { NAMES($players) }, { RANK($card, form: "subj") }.
    }
# Prețul unui război la Război. $card: valoarea egală; $count: câte cărți cere de la fiecare
event-war-cost = { CAP(RANK($card, form: "def")) } cere câte { COUNT($count, noun: "card") }.
# $count: câte are cel cu cele mai puține
event-war-fewest = Fiecare pune { COUNT($count, noun: "card") }, câte are cel cu cele mai puține.
event-war-joker = { $again ->
    [yes] Nu e egalitate, deci jokerul provoacă din nou război!
   *[no] Nu e egalitate, deci jokerul provoacă război!
  }
    .brief = Joker: război pe { COUNT($count, noun: "card", alone: 1) }.
# $count: cărțile care rămân pe masă pentru următorul câștigător
event-pot = { $count ->
    [1] Pe masă rămâne { COUNT($count, noun: "card") }.
   *[other] Pe masă rămân { COUNT($count, noun: "card") }.
  }
# Un război în care nimeni nu mai poate lupta. $count: ca mai sus
event-stays = { $count ->
    [1] Nimeni nu mai are cărți pentru război: pe masă rămâne { COUNT($count, noun: "card") }.
   *[other] Nimeni nu mai are cărți pentru război: pe masă rămân { COUNT($count, noun: "card") }.
  }
# $cards: cărțile puse la întâmplare cu fața în jos
event-war-cards = { $who ->
    [you] Cu fața în jos: { CARDS($cards) }.
   *[other] { $player }, cu fața în jos: { CARDS($cards) }.
  }
    .brief = {""}
# Îndată se spune cine ia. without $who, without $player
event-joker-wins = E egalitate, dar jokerul anulează războiul.
# $count: câte cărți; $why: none, low (ordine inversată), upset ($card, cea mai mică, bate $beaten, cea mai
# mare), alone (nimeni altcineva nu poate continua războiul), most (nu poate nimeni, iar acesta a pus cele mai
# multe); $prisoner: yes dacă a câștigat cu prizonierul; $top: cartea care rămâne deasupra, sau none
event-take = { $why ->
    [alone] Nimeni altcineva nu poate continua: {""}
    [most] Nimeni nu are destule cărți; cele mai multe le { $who ->
        [you] ai tu și iei
       *[other] are { $player } și ia
    }
   *[none] {""}
  }{ $who ->
    [you] { $why ->
        [alone] iei
        [most] {""}
       *[none] Iei
    }
   *[other] { $why ->
        [most] {""}
       *[none] { $player } ia
    }
  } { COUNT($count, noun: "card") }{ $prisoner ->
    [yes] , cu tot cu prizonierul
   *[no] {""}
  }{ $top ->
    [none] {""}
   *[other] , cu { CARD($top, form: "def") } deasupra
  }{ $why ->
    [low] : bate cea mai mică.
    [upset] : { RANK($card, form: "def") } bate { RANK($beaten, form: "def") }.
   *[none] .
  }
# $card: cartea câștigătoare, dacă nu s-a spus încă, altfel none
event-take-brief = { $who ->
    [you] Iei
   *[other] { $player } ia
  } { COUNT($count, noun: "card", alone: 1) }{ $card ->
    [none] {""}
   *[other] {" "}cu { CARD($card, form: "def") }
  }{ $top ->
    [none] .
   *[other] , deasupra { CARD($top, form: "def") }.
  }
# $cards: tot ce s-a luat, dacă nu s-a spus deja tot
event-take-cards = În total: { CARDS($cards) }.
# Tod und Leben: și ultimele cărți sunt la egalitate
event-own-back = Și ultimele cărți sunt la egalitate: fiecare își ia cărțile înapoi.

# Ce poate face în tura următoare cel care ascultă.
event-power-spy = În tura următoare spionezi.
    .brief = Spionezi.
event-power-count = Până alegi, tasta { KEY("C") } îți spune câte cărți are fiecare în mână.
    .brief = Poți număra.
event-power-swap = Până alegi, tasta { KEY("C") } îți schimbă mâna cu grămada.
    .brief = Poți schimba.
# Ce pot ceilalți: o singură propoziție, părțile cu virgule. $players: cine, $count: câți
event-powers = { LIST($powers, kind: "comma") }.
event-powers-spy = { NAMES($players) } spionează
event-powers-count = { $count ->
    [1] { NAMES($players) } poate număra
   *[other] { NAMES($players) } pot număra
  }
event-powers-swap = { $count ->
    [1] { NAMES($players) } poate schimba
   *[other] { NAMES($players) } pot schimba
  }

# $count: câte cărți are mâna nouă sau teancul nou
event-pick-up = { $who ->
    [you] Ai mâna goală: îți iei grămada, { COUNT($count, noun: "card") }.
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
# $card; $top: yes dacă e cartea de deasupra din propriul teanc
event-prisoner = { $who ->
    [you] Ai ca prizonier { CARD($card, form: "def") }{ $top ->
        [yes] , de deasupra teancului tău
       *[no] {""}
    }.
   *[other] { $player } păstrează ca prizonier { CARD($card, form: "def") }{ $top ->
        [yes] , de deasupra propriului teanc
       *[no] {""}
    }.
  }
    .brief = { $who ->
        [you] Prizonier: { CARD($card) }.
       *[other] { $player }, prizonier: { CARD($card) }.
    }
# $card: cartea de deasupra, none dacă nu se vede
event-forfeit = { $who ->
    [you] Pierzi prizonierul și, odată cu el, cartea de deasupra{ $card ->
        [none] .
       *[other] , { CARD($card, form: "subj") }.
    }
   *[other] { $player } pierde prizonierul și, odată cu el, cartea de deasupra{ $card ->
        [none] .
       *[other] , { CARD($card, form: "subj") }.
    }
  }
    .brief = { $who ->
        [you] Prizonier pierdut.
       *[other] { $player }, prizonier pierdut.
    }
# Pierde prizonierul cine nu are și altă carte de pierdut.
event-prisoner-lost = { $who ->
    [you] Pierzi prizonierul.
   *[other] { $player } pierde prizonierul.
  }
# $victims: ale cui sunt grămezile; $card: cartea care fură și rămâne deasupra; $count: câte cărți se fură;
# $mine: yes dacă e furat cel care ascultă
event-steal = Cu { CARD($card, form: "def") }, { $who ->
    [you] furi { LENGTH($victims) ->
        [1] grămada
       *[other] grămezile
    } de la { NAMES($victims, form: "acc") }
   *[other] { LENGTH($victims) ->
        [1] { $mine ->
            [yes] { $player } îți fură grămada
           *[no] { $player } fură grămada de la { NAMES($victims, form: "acc") }
        }
       *[other] { $player } fură grămezile de la { NAMES($victims, form: "acc") }
    }
  }, { COUNT($count, noun: "card") }; { CARD($card, form: "subj") } rămâne deasupra.
    .brief = { $who ->
        [you] Furi
       *[other] { $player } fură
    } { COUNT($count, noun: "card", alone: 1) } de la { NAMES($victims, form: "acc") }, deasupra { CARD($card, form: "subj") }.
# Cine are grămada o apără. $victims: a cui e, $card: valoarea care o apără
event-steal-blocked = { $mine ->
    [yes] { $player } nu poate fura de la tine: și tu joci { RANK($card, form: "indef") }, care îți apără grămada.
   *[no] { $who ->
        [you] Nu poți fura de la { NAMES($victims, form: "acc") }: joacă și { NAMES($victims) } { RANK($card, form: "indef") }, care apără grămada.
       *[other] { $player } nu poate fura de la { NAMES($victims, form: "acc") }: joacă și { NAMES($victims) } { RANK($card, form: "indef") }, care apără grămada.
    }
  }
    .brief = { $who ->
        [you] Nu furi nimic.
       *[other] { $player } nu fură nimic.
    }
# Se încurcă unii pe alții. $players: cine vrea grămada, $victims: a cui e
event-steal-rivals = { $mine ->
    [yes] Grămada ta
   *[no] Grămada de la { NAMES($victims, form: "acc") }
  } n-o ia nimeni: o vor mai mulți, { NAMES($players) }.
    .brief = { $mine ->
        [yes] Grămada ta
       *[no] Grămada de la { NAMES($victims, form: "acc") }
    } n-o ia nimeni.
# ies din joc $count cărți cu valoarea lui $card
event-purge = Ies din joc: { COUNT($count, $card) }.

# Casino War. $card, $cents (mereu pozitiv)
event-draw = { $who ->
    [you] Tu: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-draw-house = Banca: { CARD($card) }.
# $count: câte cărți se ard
event-burn = { $count ->
    [1] Se arde { COUNT($count, noun: "card") }.
   *[other] Se ard { COUNT($count, noun: "card") }.
  }
event-pay-win = { $who ->
    [you] Câștigi { MONEY($cents) }.
   *[other] { $player } câștigă { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Plus { MONEY($cents) }.
       *[other] { $player } plus { MONEY($cents) }.
    }
event-pay-lose = { $who ->
    [you] Pierzi { MONEY($cents) }.
   *[other] { $player } pierde { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Minus { MONEY($cents) }.
       *[other] { $player } minus { MONEY($cents) }.
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
    .brief = { $won ->
        [yes] { $who ->
            [you] Egalitate: plus { MONEY($cents) }.
           *[other] { $player }, egalitate: plus { MONEY($cents) }.
        }
       *[no] { $who ->
            [you] Egalitate: minus { MONEY($cents) }.
           *[other] { $player }, egalitate: minus { MONEY($cents) }.
        }
    }
event-pay-surrender = { $who ->
    [you] Pierzi jumătate din miză: { MONEY($cents) }.
   *[other] { $player } pierde jumătate din miză: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Minus { MONEY($cents) }.
       *[other] { $player } minus { MONEY($cents) }.
    }
event-pay-war-win = { $who ->
    [you] Câștigi războiul: { MONEY($cents) }.
   *[other] { $player } câștigă războiul: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Război: plus { MONEY($cents) }.
       *[other] { $player }, război: plus { MONEY($cents) }.
    }
event-pay-war-lose = { $who ->
    [you] Pierzi războiul și ambele mize: { MONEY($cents) }.
   *[other] { $player } pierde războiul și ambele mize: { MONEY($cents) }.
  }
    .brief = { $who ->
        [you] Război: minus { MONEY($cents) }.
       *[other] { $player }, război: minus { MONEY($cents) }.
    }
# $cents: banii celui care ascultă după rundă
event-money = Ai { MONEY($cents) }.
    .brief = Rămân { MONEY($cents) }.

# $why: cards (nu mai sunt), war (nu sunt pentru război), money (prea puțini pentru miza minimă)
event-out = { $who ->
    [you] { $why ->
        [money] Nu mai ai bani pentru miza minimă: ai ieșit din joc.
        [war] Nu ai cărți pentru război: ai ieșit din joc.
       *[cards] Nu mai ai cărți: ai ieșit din joc.
    }
   *[other] { $why ->
        [money] { $player } nu mai are bani pentru miza minimă și iese din joc.
        [war] { $player } nu are cărți pentru război și iese din joc.
       *[cards] { $player } nu mai are cărți și iese din joc.
    }
  }
    .brief = { $who ->
        [you] Ai ieșit din joc.
       *[other] { $player } iese din joc.
    }
# Bețivul: cine nu mai are cărți scapă. $why: cards sau war
event-out-safe = { $who ->
    [you] Nu mai ai cărți: ai scăpat.
   *[other] { $player } nu mai are cărți și scapă.
  }
    .brief = { $who ->
        [you] Ai scăpat.
       *[other] { $player } scapă.
    }
# $number: a câta rundă, de la 1; $more, $fewer: câte cărți a câștigat fiecare
event-round = { $who ->
    [you] Câștigi runda { $number } cu { COUNT($more, noun: "card") } la { COUNT($fewer, noun: "card", alone: 1) }.
   *[other] { $player } câștigă runda { $number } cu { COUNT($more, noun: "card") } la { COUNT($fewer, noun: "card", alone: 1) }.
  }
event-round-drawn = Egalitate în runda { $number }: tot atâtea cărți.
# Câte runde a câștigat fiecare, cu virgule. $count: runde
event-score = Runde câștigate: { LIST($score, kind: "comma") }.
event-score-of = { $who ->
    [you] tu { COUNT($count, noun: "round", alone: 1) }
   *[other] { $player } { COUNT($count, noun: "round", alone: 1) }
  }

# $players: pe cine numește rezultatul
event-end-win = { $who ->
    [you] Câștigi jocul!
   *[other] { $player } câștigă jocul.
  }
event-end-limit = { $who ->
    [you] Câștigi jocul cu cele mai multe cărți! S-a ajuns la limita de ture.
   *[other] { $player } câștigă jocul cu cele mai multe cărți: s-a ajuns la limita de ture.
  }
    .brief = { $who ->
        [you] Câștigi cu cele mai multe.
       *[other] { $player } câștigă cu cele mai multe.
    }
# Bețivul: cele mai multe cărți nu înseamnă nici câștig, nici pierdere.
event-end-most = { $who ->
    [you] Ai cele mai multe cărți: s-a ajuns la limita de ture.
   *[other] { $player } are cele mai multe cărți: s-a ajuns la limita de ture.
  }
event-end-draw = Jocul se termină la egalitate: { NAMES($players) }.
event-end-drunkard = { $who ->
    [you] Tu ești bețivul: pierzi jocul.
   *[other] Bețivul jocului: { $player }.
  }
event-end-drunkard-many = Bețivii jocului: { NAMES($players) }.
# Casino War: câți bani are fiecare după rundă, pentru cine privește; cu virgule.
event-balance = Bani: { LIST($balance, kind: "comma") }.
# Casino War: cu cât rămâne fiecare la sfârșit, cu virgule. $cents: bani
event-end-casino = S-au terminat rundele. La sfârșit: { LIST($balance, kind: "comma") }.
event-end-casino-empty = La masă nu mai e nimeni. La sfârșit: { LIST($balance, kind: "comma") }.
event-balance-of = { $who ->
    [you] tu { MONEY($cents) }
   *[other] { $player } { MONEY($cents) }
  }
