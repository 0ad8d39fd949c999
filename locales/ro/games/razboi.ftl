### Toate textele pe care le are doar acest joc. $who (you, other) și $player (un nume) spun despre cine e vorba.

# Război.
game-razboi = Război
# Ce face aici tasta C, ca în keys.ftl.
command-power-razboi = joacă prizonierul

## Opțiuni

option-pictures = Câte cărți cere o figură la război
option-short = Când nu ajung cărțile la război
option-prisoners = Prizonieri de război
option-choice-seconds = Secunde pentru alegere
value-pictures-ranked = de la unsprezece la as până la paisprezece la rege
value-pictures-ten = zece la valet, damă și rege, unsprezece la as
value-short-own = pune tot ce are
value-short-fewest = toți pun cât are cel cu cele mai puține
preset-prisoners = Prizonieri de război: cine câștigă poate păstra o carte
preset-short-wars = Războaie scurte: nimeni nu pune mai multe cărți decât cel cu cele mai puține

## Reguli

rules-heading-prisoners = Prizonierii de război
# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-razboi = Toți întorc cartea de deasupra, iar cea mai tare le ia pe toate; cărțile egale duc la război, iar cine rămâne cu toate cărțile câștigă.
rules-razboi-aim =
    Jocul românesc de război. Cărțile stau cu fața în jos și hotărăște norocul. Valoarea cărților egale spune câte cărți cere războiul. Câștigă cine rămâne cu toate cărțile.

    De la doi la opt jucători.
rules-razboi-deal =
    Se amestecă cincizeci și două de cărți. Se scot cărți la întâmplare până când restul se împarte egal. Toate se împart cu fața în jos, câte un teanc în fața fiecărui jucător.
rules-razboi-trick =
    Fiecare întoarce cartea de deasupra. Cea mai tare ia toate cărțile de pe masă, care merg amestecate sub teancul celui care a pus-o. Cel mai tare e asul; culoarea nu contează.
rules-razboi-war =
    Dacă doi sau mai mulți sunt la egalitate cu cea mai tare carte, numai ei merg mai departe. Fiecare pune din teanc atâtea cărți cât spune valoarea, toate cu fața în jos, în afară de ultima. Cea mai tare dintre aceste ultime cărți ia toată masa. Dacă sunt iar la egalitate, valoarea nouă spune câte cărți urmează.

    De la doi la zece se pun atâtea cărți cât arată numărul. { $pictures ->
        [ranked] Asul cere unsprezece cărți, valetul douăsprezece, dama treisprezece, regele paisprezece.
       *[ten] Valetul, dama și regele cer zece cărți, asul unsprezece.
    }
rules-razboi-short =
    { $short ->
        [own] Cine nu are destule cărți pentru război pune toate cărțile rămase, ultima cu fața în sus.
       *[fewest] La război fiecare pune numai câte cărți are cel cu cele mai puține.
    }

    Cine e la egalitate și nu mai are nicio carte a pierdut acel război. Dacă atunci rămâne unul singur, el ia masa. Dacă nu rămâne nimeni, masa așteaptă câștigătorul turei următoare.
rules-razboi-prisoners =
    { $prisoners ->
        [on] În acest joc se iau prizonieri de război.
       *[off] În acest joc nu se iau prizonieri de război. Regula se poate porni de la trei jucători în sus.
    }

    Cine câștigă o tură și nu are prizonier poate păstra una dintre cărțile puse de ceilalți sau cartea proprie de deasupra, fără s-o vadă. Ea stă cu fața în sus lângă teanc. Nimeni nu are doi prizonieri.

    Din tura următoare, cine are un prizonier alege în secret: prizonierul sau cartea de deasupra. La război e la fel cu ultima carte, cea cu fața în sus.

    Cine câștigă cu prizonierul pe masă pune totul sub teanc, și prizonierul, iar din acea tură nu păstrează altul. Cine pierde cu el cedează câștigătorului prizonierul și cartea proprie de deasupra. Dacă masa rămâne, nu cedează nimeni nimic, iar prizonierul rămâne pe masă ca orice carte.

    Cine nu mai are teanc, dar are un prizonier, e încă în joc și trebuie să-l joace.

    { $choice_seconds ->
        [0] Nu există limită de timp: gândește-te cât vrei.
       *[other] Există un timp de alegere, { COUNT($choice_seconds, noun: "second") }; apoi se joacă cartea de deasupra, iar la păstrare nu se ia niciun prizonier. Timpul se poate opri.
    }
rules-razboi-end =
    Cine nu are nici teanc, nici prizonier iese din joc. Câștigă ultimul cu cărți. Dacă nimeni nu mai are cărți, e egalitate.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După { COUNT($trick_limit, noun: "trick") } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }

## Ce se întâmplă

# Confirmă alegerea ascultătorului, cât timp alții încă aleg
event-choose-top = Joci o carte din teanc.
# $card: prizonierul care se joacă
event-choose-prisoner = { $who ->
    [you] Joci prizonierul, { CARD($card, form: "def") }.
   *[other] { $player } joacă prizonierul, { CARD($card, form: "def") }.
  }
    .brief = { $who ->
        [you] Prizonierul, { CARD($card, form: "def") }.
       *[other] { $player }: prizonierul, { CARD($card, form: "def") }.
    }
event-put-prisoner = { $who ->
    [you] Tu, prizonierul: { CARD($card) }.
   *[other] { $player }, prizonierul: { CARD($card) }.
  }
# Cuiva nu-i ajung cărțile: pune toate cele $count rămase, ultima cu fața în sus: $card
event-put-rest = { $who ->
    [you] Mai ai numai { COUNT($count, noun: "card") }{ $count ->
        [1] :
       *[other] , ultima e
    } { CARD($card, form: "subj") }.
   *[other] { $player } mai are numai { COUNT($count, noun: "card") }{ $count ->
        [1] :
       *[other] , ultima e
    } { CARD($card, form: "subj") }.
  }
# Prețul unui război la Război. $card: valoarea egală; $count: câte cărți cere de la fiecare
event-war-cost = { CAP(RANK($card, form: "def")) } cere câte { COUNT($count, noun: "card") }.
# $count: câte are cel cu cele mai puține
event-war-fewest = Fiecare pune { COUNT($count, noun: "card") }, câte are cel cu cele mai puține.
# $card; $top: yes dacă e cartea de deasupra din propriul teanc
event-prisoner = { $who ->
    [you] Prizonier: { CARD($card) }.
   *[other] { $player }, prizonier: { CARD($card) }.
  }
# Parte din event-take: prizonierul, din cărțile luate sau ($top) din propriul teanc
event-take-kept = { $top ->
    [yes] {""}, cu { CARD($card, form: "def") } de deasupra teancului ca prizonier
   *[no] {""}, cu { CARD($card, form: "def") } ca prizonier
  }
event-take-kept-none = {""}, fără prizonier
# $card: cartea de deasupra, none dacă nu se vede
event-forfeit = { $who ->
    [you] Pierzi prizonierul și, odată cu el, cartea de deasupra{ $card ->
        [none] , fără s-o vezi.
       *[other] , { CARD($card, form: "subj") }.
    }
   *[other] { $player } pierde prizonierul și, odată cu el, cartea de deasupra{ $card ->
        [none] .
       *[other] , { CARD($card, form: "subj") }.
    }
  }
    .brief = { $who ->
        [you] Pierzi prizonierul{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }{ $card ->
            [none] {""}
           *[other] {" "}și { CARD($card, form: "def") }
        }.
       *[other] { $player } pierde prizonierul{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }{ $card ->
            [none] {""}
           *[other] {" "}și { CARD($card, form: "def") }
        }.
    }
# Pierde prizonierul cine nu are și altă carte de pierdut.
event-prisoner-lost = { $who ->
    [you] Pierzi prizonierul.
   *[other] { $player } pierde prizonierul.
  }
    .brief = { $who ->
        [you] Pierzi prizonierul{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }.
       *[other] { $player } pierde prizonierul{ $lost ->
            [none] {""}
           *[other] , { CARD($lost, form: "def") }
        }.
    }

## La masă

choice-keep = Păstrează { CARD($card, form: "def") }
choice-keep-top = Păstrează cartea ta de deasupra, fără s-o vezi
choice-keep-none = Niciun prizonier
choice-top = Joacă cartea de deasupra
choice-top-war = Joacă următoarea carte din teanc
choice-prisoner = Joacă cartea prizonier
ask-keep = Ce carte păstrezi ca prizonier?
    .brief = Prizonier?
# $card: prizonierul celui care ascultă
ask-prisoner = Prizonierul, { CARD($card, form: "subj") }, sau cartea de deasupra?
    .brief = Prizonierul, { CARD($card) }?
# La fel pentru ultima carte dintr-un război.
ask-prisoner-war = Pentru război: prizonierul, { CARD($card, form: "subj") }, sau următoarea carte din teanc?
    .brief = Prizonierul, { CARD($card) }?
# Cărțile din fața jucătorilor. $card
now-prisoner = { $who ->
    [you] Prizonierul tău: { CARD($card) }.
   *[other] { $player } are ca prizonier { CARD($card, form: "def") }.
  }
power-prisoner-none = Acum nu ai niciun prizonier de jucat.
# A răspuns timpul. $choice: top, none (fără prizonier) sau altceva
time-over = { $choice ->
    [top] Timpul a trecut: se joacă cartea ta de deasupra.
    [none] Timpul a trecut: niciun prizonier.
   *[other] Timpul a trecut.
  }

## Refuzuri

# Război și prizonierii lui
refused-no-prisoner = Nu ai prizonier.
refused-stack-empty = Teancul tău e gol.
refused-own-card = { CAP(CARD($card, form: "def", suit: "always")) } e cartea ta: poți păstra numai cărți de la alții.
refused-not-on-table = { CAP(CARD($card, form: "def", suit: "always")) } nu e printre cărțile de pe masă.
refused-prisoners-need-three = Prizonierii de război cer cel puțin trei jucători.

## De ce

# $card: cartea de la egalitate, $count: câte cere valoarea ei, $players: cine luptă
why-war-cost = Au luptat numai cei la egalitate: { NAMES($players) }. { CAP(RANK($card, form: "subj")) } cerea câte { COUNT($count, noun: "card") }, ultima cu fața în sus.
# $count: câte cărți mai are un jucător
why-war-fewer = { $who ->
    [you] Aveai mai puține și ai pus tot ce aveai: { COUNT($count, noun: "card") }, ultima cu fața în sus.
   *[other] { $player } avea mai puține și a pus tot ce avea: { COUNT($count, noun: "card") }, ultima cu fața în sus.
  }
why-war-fewest = Fiecare a pus câte avea cel cu cele mai puține: { COUNT($count, noun: "card") }.
why-war-none = { $who ->
    [you] Nu mai aveai cu ce lupta: ai pierdut acel război.
   *[other] { $player } nu mai avea cu ce lupta: a pierdut acel război.
  }
# $card
why-prisoner-kept = { $who ->
    [you] Ai câștigat fără prizonier pe masă și ai păstrat { CARD($card, form: "def") }.
   *[other] { $player } a câștigat fără prizonier pe masă și a păstrat { CARD($card, form: "def") }.
  }
why-prisoner-won = { $who ->
    [you] Ai câștigat cu prizonierul pe masă: a mers sub teanc cu celelalte, iar altul n-ai mai putut lua.
   *[other] { $player } a câștigat cu prizonierul pe masă: a mers sub teanc cu celelalte, iar altul n-a mai putut fi luat.
  }
why-prisoner-lost = { $who ->
    [you] Ai pierdut cu prizonierul pe masă: asta a costat prizonierul și cartea ta de deasupra.
   *[other] { $player } a pierdut cu prizonierul pe masă: asta a costat prizonierul și cartea de deasupra.
  }
why-prisoner-lost-alone = { $who ->
    [you] Ai pierdut cu prizonierul pe masă, și nu mai aveai altă carte de pierdut.
   *[other] { $player } a pierdut cu prizonierul pe masă, și nu mai avea altă carte de pierdut.
  }

## Adversari

bot-strong-razboi = puternic, cântărește cât valorează fiecare prizonier
bot-mixed-razboi = o masă amestecată, cu adversari cât mai diferiți

## Remarci

# Are un prizonier
remark-plain-captive-1 = Simte-te ca acasă, prizonierule.
remark-plain-captive-2 = Pe asta o păstrez bine.
remark-plain-captive-3 = Bun venit de partea mea.
remark-plain-captive-4 = De acum rămâi cu mine.
remark-plain-captive-5 = Un prizonier poate fi de folos.
remark-plain-captive-6 = Cartea asta nu se întoarce așa repede.

## Lecții

lesson-prisoners = Prizonierii de război
lesson-prisoners-1 = Apasă { $key } ca să întorci cartea de deasupra. La Război cărțile stau cu fața în jos într-un teanc.
lesson-prisoners-2 = { $touch ->
    [yes] Mergi la damă, apoi apasă { $key }.
   *[no] Săgeata stânga te duce la damă; apoi apasă { $key }.
  } Ai câștigat, deci poți păstra o carte ca prizonier.
lesson-prisoners-3 = Apasă { $key } pentru tura următoare. Prizonierul stă lângă teancul tău, la vederea tuturor.
lesson-prisoners-4 = Apasă { $key } ca să joci prizonierul. Acum alegi în secret: cartea de deasupra, pe care n-o știe nimeni, sau prizonierul.
lesson-prisoners-end = Un prizonier care câștigă merge sub teanc cu celelalte cărți. Unul care pierde trece la câștigător, împreună cu cartea ta de deasupra.

## Sunete

cue-prisoner-taken = Se ia un prizonier
cue-prisoner-freed = Un prizonier e eliberat
cue-prisoner-lost = Se pierde un prizonier

## Sfaturile

coach-prisoner-now = Într-un război e mai mult de câștigat decât de pierdut.
coach-prisoner-sure = E aproape sigur că va câștiga.
coach-prisoner-waits = Prizonierul mai bine așteaptă un război.
coach-prisoner-weak = Prizonierul cu greu ar câștiga acest război.
coach-keep-none = Niciuna nu merită păstrată.
coach-keep-best = Bate cele mai multe cărți care pot veni.
# Ce te învață un joc cu prizonieri: etichete, fiecare cu numărul la sfârșit.
taught-prisoner-waited = Ture și războaie pierdute de cartea ta de deasupra, când prizonierul tău ar fi câștigat: { $times }.
taught-prisoner-kept = De câte ori puteai păstra un prizonier: { $could }. De câte ori ai păstrat: { $kept }.
taught-prisoner-played = { $played ->
    [0] Nu ai jucat niciun prizonier. Cel mai mult aduc într-un război.
   *[other] Prizonieri jucați de tine: { $played }. Ture câștigate cu ei: { $won }.
  }
taught-prisoner-others = { $times ->
    [0] Niciun alt jucător nu a câștigat o tură cu un prizonier.
   *[other] Ture câștigate de ceilalți cu un prizonier: { $times }.
  }

# O țintă: cum se numește și cum se atinge
goal-prisoner = O tură câștigată cu prizonierul
goal-prisoner-how = Joacă Război cu regula prizonierilor de război. Păstrează o carte tare și joac-o când cartea de deasupra nu ajunge.
