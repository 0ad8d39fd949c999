### Toate textele pe care le are doar acest joc. $who (you, other) și $player (un nume) spun despre cine e vorba.

# Război cu furt.
game-steal = Război cu furt
# Ce face aici tasta C, ca în keys.ftl.
command-power-steal = fură o grămadă

## Reguli

rules-heading-steal = Furtul
rules-heading-protect = Apărarea grămezii
# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-steal = O carte cu valoarea potrivită fură o grămadă întreagă; câștigă cine rămâne cu toate cărțile.
rules-steal-aim =
    Război cu grămezile la vedere: o carte cu valoarea potrivită fură o grămadă întreagă. Câștigă cine rămâne cu toate cărțile.

    De la doi la patru jucători.
rules-steal-deal =
    Se amestecă cincizeci și două de cărți și doi jokeri și se împart egal, cu fața în jos. Ce nu se împarte rămâne deoparte. Cea mai tare carte e jokerul, apoi asul.

    Cărțile luate stau cu fața în sus într-o grămadă, în fața jucătorului. Cine le-a luat alege care rămâne deasupra. Când se termină un teanc, grămada aceluiași jucător se amestecă, devine teancul nou și nu mai poate fi furată.
rules-steal-steal =
    Înainte de fiecare tură, fiecare se uită la cartea lui de deasupra și hotărăște în secret, în același timp cu ceilalți, dacă o joacă sau fură. Dacă are valoarea cărții de deasupra din grămada unui adversar, poate fura acea grămadă sau mai multe asemenea.

    Grămada furată merge peste grămada celui care fură, iar cartea cu care s-a furat, deasupra de tot. Dacă o carte fură mai multe grămezi, ele se pun una peste alta în ordinea locurilor de la masă. Apoi se uită la cartea următoare și hotărăște din nou, până când toți joacă.

    Hotărârile se arată deodată, iar toate furturile se fac asupra grămezilor de dinainte. Așa pot doi jucători chiar să-și schimbe grămezile între ei.
rules-steal-protect =
    Dacă ai o carte cu valoarea celei de deasupra grămezii tale și o joci, grămada e apărată până la sfârșitul turei. Cine voia s-o fure își joacă atunci cartea.

    Doi sau mai mulți care vor aceeași grămadă în același timp se încurcă: n-o ia niciunul. Cine a vrut mai multe grămezi le ia pe cele libere. Cine nu reușește să fure nimic își joacă acea carte.
rules-steal-war =
    Cea mai tare dintre cărțile jucate ia masa. Dacă doi sau mai mulți sunt la egalitate cu cea mai tare, fiecare rămas în joc pune trei cărți cu fața în jos și se mai uită la una. Aceea poate fura sau se joacă cu fața în sus în război.
rules-steal-short =
    Cine nu poate pune patru cărți de război, din teanc și grămadă la un loc, pune restul cu fața în jos și iese din joc. Dacă numai unul poate, el ia masa. Dacă nu poate nimeni, o ia cine a pus mai multe, iar dacă au pus la fel, e egalitate.
rules-steal-end =
    Cine nu are nici teanc, nici grămadă iese din joc. Câștigă ultimul cu cărți.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După { COUNT($trick_limit, noun: "trick") } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }

## Ce se întâmplă

# Confirmă că ascultătorul joacă cartea, cât timp alții încă aleg
event-choose-play = Joci cartea.
# $victims: ale cui grămezi le vrea
event-choose-steal = Încerci să furi de la { NAMES($victims, form: "acc") }.
# Teancul se termină când se pun cu fața în jos cele $down cărți ale unui război, spuse abia mai
# târziu, și se reface. $count: cărțile rămase în el
event-renew-war = { $who ->
    [you] Cu { COUNT($down, noun: "card") } puse cu fața în jos, ți se termină teancul. Îți faci din grămadă unul nou: { COUNT($count, noun: "card") }.
   *[other] { $player } își face din grămadă un teanc nou.
  }
    .brief = { $who ->
        [you] Teanc nou: { COUNT($count, noun: "card", alone: 1) }.
       *[other] { $player }: teanc nou.
    }
# $victims: ale cui sunt grămezile; $card: cartea care fură și rămâne deasupra; $count: câte cărți se fură;
# $mine: yes dacă e furat cel care ascultă
event-steal = Cu { CARD($card, form: "def") } din teanc, { $who ->
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
  }, { COUNT($count, noun: "card") }; deasupra e acum { CARD($card, form: "subj") }.
    .brief = { $who ->
        [you] Furi
       *[other] { $player } fură
    } { COUNT($count, noun: "card", alone: 1) } de la { NAMES($victims, form: "acc") }, deasupra { CARD($card, form: "subj") }.
# $card: cartea cu care proprietarul apără grămada; $earlier: yes dacă a fost jucată mai devreme în tură,
# înaintea unui război. $victims: a cui e grămada
event-steal-blocked = { $earlier ->
    [yes] { $mine ->
        [yes] { $player } nu poate fura de la tine: ai jucat mai devreme în această tură { RANK($card, form: "indef") }, care încă îți apără grămada.
       *[no] { $who ->
            [you] Nu poți fura de la { NAMES($victims, form: "acc") }: { NAMES($victims) } a jucat mai devreme în această tură { RANK($card, form: "indef") }, care încă apără grămada.
           *[other] { $player } nu poate fura de la { NAMES($victims, form: "acc") }: { NAMES($victims) } a jucat mai devreme în această tură { RANK($card, form: "indef") }, care încă apără grămada.
        }
      }
   *[no] { $mine ->
        [yes] { $player } nu poate fura de la tine: și tu joci { RANK($card, form: "indef") }, care îți apără grămada.
       *[no] { $who ->
            [you] Nu poți fura de la { NAMES($victims, form: "acc") }: joacă și { NAMES($victims) } { RANK($card, form: "indef") }, care apără grămada.
           *[other] { $player } nu poate fura de la { NAMES($victims, form: "acc") }: joacă și { NAMES($victims) } { RANK($card, form: "indef") }, care apără grămada.
        }
      }
  }
    .brief = { $who ->
        [you] Nu furi nimic.
       *[other] { $player } nu fură nimic.
    }
# $rivals: yes dacă grămada o mai vrea cineva, no dacă încă nu se știe nimic
event-steal-fails = { $mine ->
    [yes] { $player } nu poate fura grămada ta
   *[no] { $who ->
        [you] Nu poți fura grămada de la { NAMES($victims, form: "acc") }
       *[other] { $player } nu poate fura grămada de la { NAMES($victims, form: "acc") }
    }
  }{ $rivals ->
    [yes] : o mai vrea cineva
   *[no] {""}
  }.
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

## La masă

choice-play = Joacă cartea
# $victims: jucători
choice-steal = Fură de la { NAMES($victims, form: "acc") }
# $card
choice-lay = Pune deasupra { CARD($card, form: "def") }
# $card: cartea de deasupra din teancul celui care ascultă
ask-steal = Cartea ta e { CARD($card, form: "subj") }.
    .brief = A ta: { CARD($card) }.
# Unde fiecare își vede cartea de deasupra înainte de a o juca.
table-begin-steal = { $touch ->
    [yes] Ce poți face cu cartea ta e o listă; primul buton de sub ea confirmă.
   *[no] Cu săgețile treci prin ce poți face cu cartea ta, cu Enter confirmi, cu { KEY("F1") } afli tastele.
  }
    .brief = {""}
# $card: cartea de deasupra; $victims: de la cine poate fura
ask-steal-match = Cartea ta e { CARD($card, form: "subj") }. Poți fura de la { NAMES($victims, form: "acc", kind: "or") }.
    .brief = { CAP(CARD($card)) }: furi de la { NAMES($victims, form: "acc", kind: "or") }?
ask-lay = Ce carte rămâne deasupra grămezii tale?
    .brief = Deasupra?
power-no-match = Cartea ta nu se potrivește cu nicio altă grămadă.

## Refuzuri

# Război cu furt. $card: cartea de deasupra acelei grămezi
refused-own-pile = Aceea e grămada ta.
refused-no-pile = Jucătorul acela nu are grămadă.
refused-pile-differs = Deasupra acelei grămezi e { CARD($card, form: "def", suit: "always") }: cartea ta trebuie să aibă aceeași valoare.

## De ce. $card: cartea care fură; $victims: ale cui sunt grămezile

why-steal = { $who ->
    [you] { CAP(CARD($card, form: "subj")) } avea aceeași valoare ca și cartea de deasupra, deci ai furat de la { NAMES($victims, form: "acc") }.
   *[other] { CAP(CARD($card, form: "subj")) } avea aceeași valoare ca și cartea de deasupra, deci { $player } a furat de la { NAMES($victims, form: "acc") }.
  }
why-steal-protected = { $earlier ->
    [yes] { $mine ->
        [yes] { $player } nu a putut fura de la tine: ai jucat mai devreme în tură { RANK($card, form: "indef") }, care încă îți apăra grămada.
       *[no] { $who ->
            [you] Nu ai putut fura de la { NAMES($victims, form: "acc") }: { NAMES($victims) } a jucat mai devreme în tură { RANK($card, form: "indef") }, care încă apăra grămada.
           *[other] { $player } nu a putut fura de la { NAMES($victims, form: "acc") }: { NAMES($victims) } a jucat mai devreme în tură { RANK($card, form: "indef") }, care încă apăra grămada.
        }
      }
   *[no] { $mine ->
        [yes] { $player } nu a putut fura de la tine: și tu ai jucat { RANK($card, form: "indef") }, care ți-a apărat grămada.
       *[no] { $who ->
            [you] Nu ai putut fura de la { NAMES($victims, form: "acc") }: a jucat și { NAMES($victims) } { RANK($card, form: "indef") }, care a apărat grămada.
           *[other] { $player } nu a putut fura de la { NAMES($victims, form: "acc") }: a jucat și { NAMES($victims) } { RANK($card, form: "indef") }, care a apărat grămada.
        }
      }
  }
# Cât timp cărțile nu arată dacă grămada e apărată
why-steal-fails = { $mine ->
    [yes] { $player } nu a putut fura de la tine: cărțile nu arată încă de ce.
   *[no] { $who ->
        [you] Nu ai putut fura de la { NAMES($victims, form: "acc") }: cărțile nu arată încă de ce.
       *[other] { $player } nu a putut fura de la { NAMES($victims, form: "acc") }: cărțile nu arată încă de ce.
    }
  }
why-steal-rivals = { $who ->
    [you] Nu ai putut fura de la { NAMES($victims, form: "acc") }: mai mulți au vrut aceeași grămadă și s-au încurcat.
   *[other] { $player } nu a putut fura de la { NAMES($victims, form: "acc") }: mai mulți au vrut aceeași grămadă și s-au încurcat.
  }

## Adversari

bot-strong-steal = puternic, știe ce cărți sunt încă ascunse; aici ajută puțin

## Remarci

# A furat o grămadă
remark-plain-stole-1 = Iau grămada asta, mulțumesc.
remark-plain-stole-2 = Dacă se potrivește, se potrivește.
remark-plain-stole-3 = Nu e nimic personal!
remark-plain-stole-4 = Mulțumesc, îmi prind bine.
remark-plain-stole-5 = Grămada aceea parcă mă chema.
remark-plain-stole-6 = Cartea mea zice că acum e a mea.
# I s-a furat grămada
remark-plain-robbed-1 = Hei, era grămada mea!
remark-plain-robbed-2 = Și ce dragă îmi era grămada aceea.
remark-plain-robbed-3 = S-a dus, uite așa.
remark-plain-robbed-4 = Mai aveam nevoie de grămada aceea.
remark-plain-robbed-5 = Acum grămada mea e în altă parte.
remark-plain-robbed-6 = Așa îmi trebuie, dacă am făcut-o atât de înaltă.
# Furtul propriu nu a fost valabil
remark-plain-blocked-1 = Ei, merita încercat.
remark-plain-blocked-2 = Cât pe ce!
remark-plain-blocked-3 = Încuiat. Păcat.
remark-plain-blocked-4 = Aproape că dădeam lovitura.
remark-plain-blocked-5 = Cu asta n-am avut noroc.
remark-plain-blocked-6 = Bine, atunci rămâne acolo.

## Lecții

lesson-steal = Furtul
lesson-steal-1 = Apasă { $key } ca să furi grămada. Vezi cartea de deasupra din teancul tău: e un șapte, ca și cea de pe grămada adversarului.
lesson-steal-2 = Apasă { $key } ca să joci cartea următoare: cu ea nu se poate fura nimic. Grămada e a ta.
lesson-steal-3 = Mergi la rege, dacă nu ești deja acolo, apoi apasă { $key }. Tu alegi care dintre cărțile luate rămâne deasupra. Grămada ta e în siguranță până când are cineva o carte de aceeași valoare.
lesson-steal-end = Dacă ai o carte de valoarea celei de deasupra grămezii tale și o joci, aperi grămada. Doi care vor aceeași grămadă se încurcă.

## Sunete

cue-steal = Se fură o grămadă
cue-steal-blocked = Un furt nu reușește

## Sfaturile

coach-steal-most = Așa iei cele mai multe cărți.
coach-steal-protect = Cartea ta se potrivește cu propria grămadă: dacă o joci, o apără în tura aceasta.
coach-steal-nothing = Cartea ta nu se potrivește cu nicio grămadă pe care ai putea-o fura.
coach-steal-rare = Dintre cărțile pe care le poți pune deasupra, pe aceasta o pot fura cele mai puține cărți ascunse.
# Ce te învață jocul: etichete, fiecare cu numărul la sfârșit.
taught-steal-missed = Furturi pe care le puteai face și nu le-ai făcut: { $times }. Cărți în acele grămezi: { $count }.
taught-steal-robbed = { $times ->
    [0] Nimeni nu ți-a furat grămada în acest joc.
   *[other] Furturi ale grămezii tale: { $times }. Cărți pierdute astfel: { $count }.
  }
taught-steal-lay = De câte ori ai ales cartea de deasupra grămezii: { $times }. De câte ori altă carte ar fi fost mai greu de furat: { $unsafe }.
taught-steal-stolen = { $times ->
    [0] Nu ai furat nicio grămadă în acest joc.
   *[other] Grămezi furate de tine: { $times }. Cărți câștigate astfel: { $count }.
  }

# O țintă: cum se numește și cum se atinge
goal-steal = O grămadă furată
goal-steal-how = În Războiul cu furt, dacă ai o carte la fel ca vârful altei grămezi, fură grămada.
goal-protect = Grămada ta, protejată
goal-protect-how = În Războiul cu furt, joacă o carte la fel ca vârful grămezii tale în timp ce altcineva încearcă să o fure.
