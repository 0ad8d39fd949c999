### Toate textele pe care le are doar acest joc.

# New Game.
game-new-game = New Game, un joc nou

## Reguli

# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-new-game = Toți aleg în același timp câte o carte, iar cea mai tare le ia pe toate; câștigă cine rămâne cu toate cărțile.
rules-new-game-aim =
    Toți aleg în același timp câte o carte din mână, iar cea mai tare le ia pe toate. Câștigă cine rămâne cu toate cărțile.

    De la doi la patru jucători.
rules-new-game-deal =
    Se amestecă cincizeci și două de cărți și se împart egal, câte o mână de jucător. Ce nu se împarte rămâne deoparte.
rules-new-game-trick =
    Fiecare alege o carte din mână, fără s-o arate. Cea mai tare ia toate cărțile de pe masă, care merg în grămada celui care a pus-o; grămada devine mână când mâna e goală.

    Dacă doi sau mai mulți sunt la egalitate cu cea mai tare, aceștia mai aleg o carte. Dacă niciunul nu mai are în mână, cărțile așteaptă câștigătorul turei următoare.
rules-new-game-end =
    Cine nu mai are cărți iese din joc. Câștigă ultimul cu cărți. Dacă nimeni nu mai are cărți, e egalitate.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După { COUNT($trick_limit, noun: "trick") } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }

## Lecții

lesson-new-game = Prima tură
lesson-new-game-1 = Adversarul tău va juca o carte mică. { lesson-go }.
lesson-new-game-end = Cea mai tare carte le ia pe toate.
