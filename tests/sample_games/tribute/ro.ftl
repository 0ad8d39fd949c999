### Toate textele pe care le are doar acest joc.

# Tribute.
game-tribute = Tributul

## Reguli

# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-tribute = Toți întorc cartea de deasupra, iar cea mai tare le ia pe toate; un șapte care câștigă mai ia câte o carte de la fiecare. Câștigă cine rămâne cu toate cărțile.
rules-tribute-aim =
    Toți întorc cartea de deasupra, iar cea mai tare le ia pe toate. Câștigă cine rămâne cu toate cărțile.

    De la doi la patru jucători.
rules-tribute-deal =
    Se amestecă cincizeci și două de cărți și se împart egal, cu fața în jos. Ce nu se împarte rămâne deoparte.
rules-tribute-trick =
    Fiecare întoarce cartea de deasupra. Cea mai tare ia toate cărțile de pe masă, care merg amestecate sub teancul celui care a pus-o.

    Dacă cea mai tare e un șapte, toți ceilalți plătesc tribut: fiecare pune pe masă cartea de deasupra, cu fața în jos, iar cine câștigă ia și aceste cărți. Cine nu mai are cărți nu plătește nimic.

    Dacă doi sau mai mulți sunt la egalitate cu cea mai tare, aceștia mai întorc o carte. Dacă niciunul nu mai are, cărțile așteaptă câștigătorul turei următoare.
rules-tribute-end =
    Cine nu mai are cărți iese din joc. Câștigă ultimul cu cărți. Dacă nimeni nu mai are cărți, e egalitate.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După { COUNT($trick_limit, noun: "trick") } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }

## Ce se întâmplă

event-tribute = { $who ->
    [you] Plătești tribut: cartea ta de deasupra.
   *[other] { $player } plătește tribut: cartea de deasupra.
  }
    .brief = { $who ->
        [you] Plătești tribut.
       *[other] { $player } plătește tribut.
    }

## De ce

why-tribute = A câștigat un șapte, așa că ia și cartea de deasupra a celorlalți: { COUNT($count, noun: "card") }.
