### Toate textele pe care le are doar acest joc. $who (you, other) și $player (un nume) spun despre cine e vorba.

# Război clasic.
game-classic = Război clasic

## Opțiuni

option-face-down = Cărți cu fața în jos la război
option-run-out = Cine rămâne fără cărți la război
option-bury-jokers = Câte un joker ascuns în fiecare teanc
option-two-beats-joker = Doiul bate jokerul
option-recycle = Cărțile luate
option-purge-after = Cărțile încep să iasă din joc după atâtea ture
value-run-out-lose = iese din joc
value-run-out-last-card = ultima carte luptă mai departe
value-recycle-under = merg sub teanc
value-recycle-reshuffle = se amestecă într-un teanc nou
value-decks-shared = unul pentru toți
value-decks-own = câte unul de jucător
value-never = niciodată
preset-three-card = Război de trei cărți cu fața în jos
preset-jokers-wild = Jokeri dezlănțuiți: doi jokeri, iar doiul îi bate
preset-two-decks = Două pachete: câte unul întreg de jucător

## Reguli

rules-heading-jokers = Jokerii
rules-heading-taken = Cărțile luate
# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-classic = Toți întorc cartea de deasupra, iar cea mai tare le ia pe toate; câștigă cine rămâne cu toate cărțile.
rules-classic-aim =
    Războiul pe care îl joacă copiii de pretutindeni. Cărțile stau cu fața în jos și hotărăște norocul. Câștigă cine rămâne cu toate cărțile.

    De la doi la patru jucători.
rules-classic-deal =
    { $decks ->
        [shared] Se amestecă un pachet de cincizeci și două de cărți și se împarte egal, cu fața în jos. Ce nu se împarte rămâne deoparte.
       *[own] Fiecare jucător începe cu un pachet întreg, amestecat, cu fața în jos.
    }
rules-classic-trick =
    Fiecare întoarce cartea de deasupra. Cea mai tare ia toate cărțile de pe masă. Asul e cea mai tare carte obișnuită; culoarea nu contează.
rules-classic-war =
    Dacă doi sau mai mulți sunt la egalitate cu cea mai tare carte, la război iau parte toți cei rămași în joc. Fiecare pune { COUNT($face_down, noun: "card") } cu fața în jos și una cu fața în sus, iar cea mai tare dintre cărțile noi cu fața în sus ia tot. O nouă egalitate e un nou război. Cărțile dinainte nu mai contează.
rules-classic-short =
    { $run_out ->
        [lose] Cine nu are destule cărți pentru război pune ce a rămas cu fața în jos și iese din joc. Dacă numai unul are destule, el ia masa. Dacă nu are nimeni, o ia cine a pus mai multe, iar dacă au pus la fel, e egalitate.
       *[last_card] La război, ultima carte a unui jucător se pune cu fața în sus și luptă mai departe de fiecare dată, până când e bătută. Dacă au rămas numai astfel de cărți și sunt la egalitate în frunte, jocul e la egalitate.
    }
rules-classic-jokers =
    { $jokers ->
        [0] În acest joc nu sunt jokeri.
       *[other] În fiecare pachet sunt doi jokeri. Un joker e mai tare decât un as. { $two_beats_joker ->
            [on] Un doi bate un joker întors odată cu el. Altfel e cea mai slabă carte.
           *[off] Un doi nu bate un joker.
        } { $bury_jokers ->
            [on] Se ascunde câte unul în fiecare dintre cele două teancuri.
           *[off] Jokerii pot ajunge la oricine.
        }
    }
rules-classic-taken =
    { $recycle ->
        [under] Cărțile luate merg sub teanc, amestecate.
       *[reshuffle] Cărțile luate stau într-o grămadă. Când se termină teancul, grămada se amestecă și devine teancul nou.
    }

    { $purge_after ->
        [0] Nicio carte nu iese din joc.
       *[other] După { COUNT($purge_after, noun: "trick") } cărțile încep să iasă din joc: întâi cele de trei care sunt luate; când nu mai sunt, cele de patru; și tot așa până la ași.
    }
rules-classic-end =
    Cine nu mai are cărți iese din joc. Câștigă ultimul cu cărți.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După { COUNT($trick_limit, noun: "trick") } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }

## Ce se întâmplă

# ies din joc $count cărți cu valoarea lui $card
event-purge = { $count ->
    [1] Iese din joc: { COUNT($count, $card) }.
   *[other] Ies din joc: { COUNT($count, $card) }.
  }

# H where taken cards make a pile that is dealt anew. $count: cards in both
now-packet-pile = În teanc și în grămadă, împreună: { COUNT($count, noun: "card") }.

## Refuzuri

# Război clasic
refused-bury-jokers-need-two = Jokerii ascunși sunt numai pentru doi jucători.

## De ce

# $count: după câte ture
why-purged = După { COUNT($count, noun: "trick") }, cea mai mică valoare rămasă iese din joc când e luată.
why-last-card = { $who ->
    [you] Ultima ta carte era deja cu fața în sus și a luptat mai departe.
   *[other] Ultima carte de la { $player } era deja cu fața în sus și a luptat mai departe.
  }

## Sunete

cue-purge = Ies cărți din joc
