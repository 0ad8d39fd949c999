### Toate textele pe care le are doar acest joc. $who (you, other) și $player (un nume) spun despre cine e vorba.

# Bețivul.
game-drunkard = Bețivul

## Opțiuni

option-deck = Cărți în pachet
option-tie = La egalitate
option-drunkard = Bețivul
value-tie-open = fiecare pune o carte cu fața în sus
value-tie-covered = fiecare pune una cu fața în jos și una cu fața în sus
value-drunkard-all-cards = cine rămâne cu toate cărțile
value-drunkard-first-out = cine rămâne întâi fără cărți

## Reguli

# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-drunkard = Aici nu câștigă nimeni: cineva ajunge să fie bețivul și pierde.
rules-drunkard-aim =
    Un joc rusesc de război. Aici nu câștigă nimeni: cineva ajunge să fie bețivul și pierde.

    De la doi la patru jucători.
rules-drunkard-deal =
    { $deck ->
        [36] Se amestecă treizeci și șase de cărți și se împart egal, cu fața în jos. Cea mai mică e șasele.
       *[52] Se amestecă cincizeci și două de cărți și se împart egal, cu fața în jos. Cea mai mică e doiul.
    }
rules-drunkard-trick =
    Fiecare întoarce cartea de deasupra. Cea mai tare ia tot, iar cărțile merg amestecate sub teancul celui care a pus-o.

    { $deck ->
        [36] Dacă s-a întors un as, șasele îl bate și e cea mai tare carte. Altfel șasele e cea mai slabă.
       *[52] Dacă s-a întors un as, doiul îl bate și e cea mai tare carte. Altfel doiul e cea mai slabă.
    }
rules-drunkard-tie =
    Dacă doi sau mai mulți sunt la egalitate cu cea mai tare, fiecare mai pune o carte, până când una singură e cea mai tare. { $tie ->
        [open] Se pune cu fața în sus.
       *[covered] Fiecare pune o carte cu fața în jos și una cu fața în sus. Cine mai are numai una o pune cu fața în sus.
    }

    Cine nu mai are carte de pus iese din joc.
rules-drunkard-end =
    { $drunkard ->
        [all_cards] Bețivul e cine rămâne cu toate cărțile. Dacă nimeni nu mai are cărți, e egalitate.
       *[first_out] Bețivul e cine pierde întâi toate cărțile, iar jocul se termină pe loc, chiar și în mijlocul unei egalități. Pot fi mai mulți.
    }

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După { COUNT($trick_limit, noun: "trick") } jocul se termină fără bețiv și spune cine are cele mai multe cărți.
    }

## Ce se întâmplă

# Bețivul: cine nu mai are cărți scapă. $why: cards sau war
event-out-safe = { $who ->
    [you] Nu mai ai cărți: ai scăpat.
   *[other] { $player } nu mai are cărți și scapă.
  }
    .brief = { $who ->
        [you] Ai scăpat.
       *[other] { $player } scapă.
    }
# Scapă mai mulți deodată.
event-outs-safe = { NAMES($players) } nu mai au cărți și scapă.
    .brief = { NAMES($players) } scapă.
# Bețivul: cele mai multe cărți nu înseamnă nici câștig, nici pierdere.
event-end-most = { $who ->
    [you] S-a ajuns la limita de ture fără niciun bețiv, deci nu pierde nimeni: ai cele mai multe cărți.
   *[other] S-a ajuns la limita de ture fără niciun bețiv, deci nu pierde nimeni: { $player } are cele mai multe cărți.
  }
    .brief = { $who ->
        [you] Nu pierde nimeni: ai cele mai multe cărți.
       *[other] Nu pierde nimeni: { $player } are cele mai multe cărți.
    }
# Mai mulți au cele mai multe cărți, la fel de multe.
event-end-most-many = S-a ajuns la limita de ture fără niciun bețiv, deci nu pierde nimeni. La egalitate, cu cele mai multe cărți: { NAMES($players) }.
    .brief = Nu pierde nimeni. La egalitate, cu cele mai multe cărți: { NAMES($players) }.
event-end-drunkard = { $who ->
    [you] Tu ești bețivul: pierzi jocul.
   *[other] Bețivul jocului: { $player }.
  }
event-end-drunkard-many = Bețivii jocului: { NAMES($players) }.

## De ce

why-war-open = Fiecare mai pune o carte cu fața în sus.
why-war-covered = Fiecare pune o carte cu fața în jos și una cu fața în sus; cine mai are numai una o pune cu fața în sus.
# Numele celui care pierde; în opțiuni scrie care din cele două reguli face bețivul.
why-end-drunkard = { $first ->
    [yes] Bețivul e primul rămas fără cărți: { NAMES($players) }.
   *[no] Bețivul e cine rămâne cu toate cărțile: { NAMES($players) }.
  }
# La limita de ture, $count: nimeni nu e bețivul. $players: cine are cele mai multe cărți
why-end-most = Jocul se termină după { COUNT($count, noun: "trick") } fără niciun bețiv, deci nu pierde nimeni. Cele mai multe cărți: { NAMES($players) }.

## Remarci

# Altcineva este bețivul
remark-plain-spared-1 = Nu sunt eu. Ce ușurare!
remark-plain-spared-2 = Puteam fi eu.
remark-plain-spared-3 = Noroc tuturor celorlalți!
remark-plain-spared-4 = Ce noroc: e altcineva.
remark-plain-spared-5 = Am scăpat și de data asta.
remark-plain-spared-6 = De data asta nu eu. Sănătate!

## În linia de comandă

cli-result-drunkard = { $player } e bețivul { $games ->
    [1] într-un joc
   *[other] în { COUNT($games, noun: "game") }
  }.

# O țintă: cum se numește și cum se atinge
goal-sober = Altcineva să fie bețivul
goal-sober-how = În jocul Bețivul pierde bețivul. Să fie altcineva.
