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

# Se arată o carte. $card
event-put = { $who ->
    [you] Tu: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
# Un război: $count cărți cu fața în jos, apoi $card cu fața în sus
event-put-war = { $who ->
    [you] Tu: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
    .full = { $who ->
        [you] Pui { COUNT($count, noun: "card") } cu fața în jos și { CARD($card, form: "def") } cu fața în sus.
       *[other] { $player } pune { COUNT($count, noun: "card") } cu fața în jos și { CARD($card, form: "def") } cu fața în sus.
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

# $players: cei la egalitate cu cartea cea mai tare, gol când joacă numai doi; $again: yes dacă a fost război
# și în tura dinainte; $all: yes dacă luptă mai mulți; $open: yes dacă nu se hotărăște pe loc; $count: cărțile
# de pe masă; $card: valoarea egală; $beaten: valoarea cea mai mare, dacă o bat cele mai mici, egale
event-war = { $all ->
    [yes] { $again ->
        [yes] Din nou război între { NAMES($players, form: "acc") }{ $with }! Luptă toți.
       *[no] Război între { NAMES($players, form: "acc") }{ $with }! Luptă toți.
    }
   *[no] { LENGTH($players) ->
        [0] { $again ->
            [yes] Din nou război{ $with }!
           *[no] Război{ $with }!
        }
       *[other] { $again ->
            [yes] Din nou război: { NAMES($players) }{ $with }!
           *[no] Război: { NAMES($players) }{ $with }!
        }
    }
  } { $beaten ->
    [none] {""}
   *[other] Cu { RANK($beaten, form: "indef") } pe masă, cel mai tare e { RANK($card, form: "def") }.
  }
    .brief = Război{ LENGTH($players) ->
        [0] {""}
       *[other] : { NAMES($players) }
    }, cu { RANK($card, form: "def") }.{ $open ->
        [yes] {" "}Pe masă, { COUNT($count, noun: "card") }.
       *[no] {""}
    }
# Cu ce e egalitate și cu ce câștigă cineva: cu rezultatul, unde cărțile nu se spun
event-war-with = {""}, cu { RANK($card, form: "def") }
event-take-with = cu { CARD($card, form: "def") }
# Un război în care nimeni nu mai poate lupta. $count: ca mai sus
event-stays = { $count ->
    [1] Nimeni nu mai are cărți pentru război: pe masă rămâne { COUNT($count, noun: "card") }.
   *[other] Nimeni nu mai are cărți pentru război: pe masă rămân { COUNT($count, noun: "card") }.
  }
# $count: câte cărți; $why: none, low (ordine inversată), upset ($card, cea mai mică, bate $beaten, cea mai
# mare), alone (nimeni altcineva nu poate continua războiul), most (nu poate nimeni, iar acesta a pus cele mai
# multe); $prisoner: yes dacă a câștigat cu prizonierul; $top: cartea care rămâne deasupra, sau none
event-take = { $why ->
    [alone] Nimeni altcineva nu poate continua: {""}
    [most] Nimeni nu are destule cărți pentru război. Cele mai multe le { $who ->
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
  } { COUNT($count, noun: "card") }{ $with ->
    [none] {""}
   *[other] {" "}{ $with }
  }{ $prisoner ->
    [yes] , cu tot cu prizonierul
   *[no] {""}
  }{ $kept }{ $top ->
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
event-take-cards = Printre ele, cu fața în jos: { CARDS($cards) }.

# $count: câte cărți are mâna nouă
event-pick-up = { $who ->
    [you] Ai mâna goală: îți iei grămada, { COUNT($count, noun: "card") }.
   *[other] { $player } își ia grămada.
  }
    .brief = { $who ->
        [you] Grămada: { COUNT($count, noun: "card", alone: 1) }.
       *[other] {""}
    }
# Several do so at once.
event-pick-ups = { NAMES($players) } își iau fiecare grămada.
    .brief = {""}
# Un teanc terminat se reface din grămada amestecată. $count: cărțile rămase în el
event-renew = { $who ->
    [you] Îți faci din grămadă un teanc nou: { COUNT($count, noun: "card") }.
   *[other] { $player } își face din grămadă un teanc nou.
  }
    .brief = { $who ->
        [you] Teanc nou: { COUNT($count, noun: "card", alone: 1) }.
       *[other] { $player }: teanc nou.
    }

# $why: cards (nu mai sunt), war (nu sunt pentru război), money (prea puțini pentru miza minimă)
event-out = { $who ->
    [you] { $why ->
        [money] Nu mai ai destui bani pentru miza minimă: ai ieșit din joc.
        [war] Nu ai cărți pentru război: ai ieșit din joc.
       *[cards] Nu mai ai cărți: ai ieșit din joc.
    }
   *[other] { $why ->
        [money] { $player } nu mai are destui bani pentru miza minimă și iese din joc.
        [war] { $player } nu are cărți pentru război și iese din joc.
       *[cards] { $player } nu mai are cărți și iese din joc.
    }
  }
    .brief = { $who ->
        [you] Ai ieșit din joc.
       *[other] { $player } iese din joc.
    }
# Ies mai mulți deodată. $why: cards, war sau money
event-outs = { $why ->
    [money] { NAMES($players) } nu mai au destui bani pentru miza minimă și ies din joc.
    [war] { NAMES($players) } nu au cărți pentru război și ies din joc.
   *[cards] { NAMES($players) } nu mai au cărți și ies din joc.
  }
    .brief = { NAMES($players) } ies din joc.

# $players: pe cine numește rezultatul
event-end-win = { $who ->
    [you] Câștigi jocul!
   *[other] { $player } câștigă jocul.
  }
event-end-limit = { $count ->
    [none] { $who ->
        [you] Câștigi jocul cu cele mai multe cărți! S-a ajuns la limita de ture.
       *[other] { $player } câștigă jocul cu cele mai multe cărți: s-a ajuns la limita de ture.
    }
   *[other] { $who ->
        [you] Câștigi jocul cu { COUNT($count, noun: "card") } la { COUNT($next, noun: "card", alone: 1) }! S-a ajuns la limita de ture.
       *[other] { $player } câștigă jocul cu { COUNT($count, noun: "card") } la { COUNT($next, noun: "card", alone: 1) }: s-a ajuns la limita de ture.
    }
  }
    .brief = { $count ->
        [none] { $who ->
            [you] Câștigi cu cele mai multe.
           *[other] { $player } câștigă cu cele mai multe.
        }
       *[other] { $who ->
            [you] Câștigi, { COUNT($count, noun: "card", alone: 1) } la { COUNT($next, noun: "card", alone: 1) }.
           *[other] { $player } câștigă, { COUNT($count, noun: "card", alone: 1) } la { COUNT($next, noun: "card", alone: 1) }.
        }
    }
event-end-draw = Jocul se termină la egalitate: { NAMES($players) }.
# At a limit, how many cards everybody has; at the brief level, only the listener. Its parts follow.
event-end-counts = Cărți la final: { LIST($counts, kind: "comma") }.
    .brief = Cărți: { LIST($counts, kind: "comma") }.
event-end-count = { $who ->
    [you] tu { COUNT($count, noun: "card", alone: 1) }
   *[other] { $player } { COUNT($count, noun: "card", alone: 1) }
  }
