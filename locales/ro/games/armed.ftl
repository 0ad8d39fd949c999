### Toate textele pe care le are doar acest joc. $who (you, other) și $player (un nume) spun despre cine e vorba.

# Război armat.
game-armed = Război armat

## Opțiuni

preset-jokers = Cu jokeri

## Reguli

rules-heading-two = Doiul
# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-armed = Toți aleg o carte din mână, iar cea mai tare le ia pe toate; câștigă cine rămâne cu toate cărțile.
rules-armed-aim =
    Război în care îți vezi cărțile și le alegi. Numai cărțile puse cu fața în jos la război țin de noroc. Câștigă cine rămâne cu toate cărțile.

    De la doi la patru jucători.
rules-armed-deal =
    { $jokers ->
        [0] Se amestecă cincizeci și două de cărți și se împart egal, câte o mână de jucător. Cea mai mare carte e asul.
       *[other] Se amestecă cincizeci și două de cărți și doi jokeri și se împart egal, câte o mână de jucător. Cea mai mare carte e jokerul.
    } Ce nu se împarte rămâne deoparte.
rules-armed-trick =
    Toți aleg în același timp câte o carte din mână, fără s-o arate. Cea mai tare ia toate cărțile de pe masă. Ele merg în grămada celui care a pus-o, iar grămada devine mână când mâna e goală.
rules-armed-two =
    { $jokers ->
        [0] Dacă s-a întors un as, un doi e cea mai tare carte, iar mai multe cărți de doi sunt la egalitate.
       *[other] Dacă s-a întors un joker, un doi e cea mai tare carte, iar mai multe cărți de doi sunt la egalitate.
    } Altfel e cea mai mică.
rules-armed-war =
    Dacă doi sau mai mulți sunt la egalitate cu cea mai tare, luptă numai ei. Din fiecare mână se trag la întâmplare trei cărți, care stau cu fața în jos. Apoi fiecare mai alege o carte, iar cea mai tare ia toată masa.
rules-armed-short =
    Dacă în mână sunt prea puține cărți, se pune toată mâna cu fața în jos, restul se trage la întâmplare din grămadă, iar ce rămâne din ea devine mână. O carte se păstrează mereu pentru alegere.

    Cine nu mai are nicio carte a pierdut acel război. Dacă rămâne unul singur, el ia masa. Dacă nu rămâne nimeni, masa așteaptă câștigătorul turei următoare.
rules-armed-end =
    Cine nu are nici mână, nici grămadă iese din joc. Câștigă ultimul cu cărți. Dacă nimeni nu mai are cărți, e egalitate.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După { COUNT($trick_limit, noun: "trick") } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }

## Ce se întâmplă

# $cards: cărțile puse la întâmplare cu fața în jos
event-war-cards = { $who ->
    [you] Cu fața în jos: { CARDS($cards) }.
   *[other] { $player }, cu fața în jos: { CARDS($cards) }.
  }
    .brief = {""}

## De ce

# $players: cine luptă
why-war-armed = Au luptat numai cei la egalitate: { NAMES($players) }. Fiecare a pus trei cărți la întâmplare cu fața în jos și a mai ales una.

## Adversari

bot-strong-armed = puternic, ține minte ce a luat fiecare și blufează

## Lecții

lesson-armed = Un război în care alegi
lesson-armed-1 = { lesson-go }. Alegi din mână, ca în Războiul științific, dar cărțile nu au puteri, doar că un doi bate un as. Adversarul tău va juca un as.
lesson-armed-2 = { lesson-go }. Doiul a bătut asul. Acum un război.
lesson-armed-3 = Alege o carte pentru război și apasă { $key }. Alte trei cărți din mâna ta, trase la întâmplare, stau cu fața în jos.
lesson-armed-end = În război luptă numai cei la egalitate, iar câștigătorul ia tot. Grămada îți devine mână când mâna e goală.

## Sfaturile

coach-armed-two = Dacă cineva joacă cea mai mare carte din joc, un doi o bate.
coach-armed-war = Într-un război, cea mai tare carte ia tot.
coach-armed-high = Bate cele mai multe dintre cărțile pe care le pot avea ceilalți.
coach-armed-best = E cea mai tare carte din mâna ta.
coach-armed-low = Îți cruți cărțile tari, iar ceilalți o ghicesc greu.
# Ce te învață jocul: etichete, fiecare cu numărul la sfârșit. O tură sau un război contează ca una.
taught-armed-two = Un doi bate cea mai mare carte din joc. Ture pe care le-ar fi câștigat un doi din mâna ta, iar cartea jucată de tine nu: { $times }.
taught-armed-wars = Războaie duse de tine până la capăt: { $wars }. Pierdute: { $lost }. Pierdute deși altă carte din mâna ta ar fi câștigat: { $could }.
taught-armed-won = Ture și războaie câștigate de tine: { $won }. Câștigate cu o carte mai mare decât era nevoie: { $spare }.
taught-armed-strong = Valeți, dame, regi, ași și jokeri jucați de tine: { $count }. Pierduți la ceilalți: { $taken }.

# O țintă: cum se numește și cum se atinge
goal-armed = O victorie în Războiul armat, cu un război
goal-armed-how = Câștigă un joc de Război armat și cel puțin un război în el. Păstrează o carte tare pentru ultima alegere.
