### Toate textele pe care le are doar acest joc.

# New Game.
game-new-game = New Game, un joc nou

## Reguli

# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-new-game = Toți întorc cartea de deasupra, iar cea mai tare le ia pe toate; câștigă cine rămâne cu toate cărțile.
rules-new-game-aim =
    Toți întorc cartea de deasupra, iar cea mai tare le ia pe toate. Câștigă cine rămâne cu toate cărțile.

    De la doi la patru jucători.
rules-new-game-deal =
    Se amestecă cincizeci și două de cărți și se împart egal, cu fața în jos. Ce nu se împarte rămâne deoparte.
rules-new-game-trick =
    Fiecare întoarce cartea de deasupra. Cea mai tare ia toate cărțile de pe masă, care merg amestecate sub teancul celui care a pus-o.

    Dacă doi sau mai mulți sunt la egalitate cu cea mai tare, aceștia mai întorc o carte. Dacă niciunul nu mai are, cărțile așteaptă câștigătorul turei următoare.
rules-new-game-end =
    Cine nu mai are cărți iese din joc. Câștigă ultimul cu cărți. Dacă nimeni nu mai are cărți, e egalitate.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După { COUNT($trick_limit, noun: "trick") } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }
