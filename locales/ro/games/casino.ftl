### Toate textele pe care le are doar acest joc. $who (you, other) și $player (un nume) spun despre cine e vorba.

# Casino War.
game-casino = Casino War
# Ce face aici tasta Enter, ca în keys.ftl.
command-play-casino = pune miza sau răspunde
# What keys do here, as in keys.ftl: arrows, Home and End in a choice, and while a bet is set
command-card-previous-casino = răspunsul dinainte; la pariere, sus mărește suma, iar stânga duce la miză
command-card-next-casino = răspunsul următor; la pariere, jos micșorează suma, iar dreapta duce la pariul pe egalitate
command-card-first-casino = primul răspuns; la pariere, suma minimă
command-card-last-casino = ultimul răspuns; la pariere, suma maximă
# What 2 to 9 and 0 do here
command-digit-casino = o cifră a sumei pariate; Backspace o șterge pe ultima
command-owned-casino = câți bani are fiecare jucător
command-pot-casino = mizele și cărțile de pe masă
command-last-trick-casino = încă o dată ultima rundă
# Rezumatul jocurilor simulate: nimeni nu câștigă, iar a rămâne fără bani nu e egalitate. $games: câte
cli-casino-rounds = { $games ->
    [1] Runde în joc: { $median }.
   *[other] Runde într-un joc: mediana { $median }, de la { $low } la { $high }.
  }
cli-casino-limit = { $player } rămâne la masă până la sfârșit { $games ->
    [1] într-un joc
   *[other] în { COUNT($games, noun: "game") }
  }.
cli-casino-draw = { $player } pleacă ultimul de la masă sau rămâne fără bani { $games ->
    [1] într-un joc
   *[other] în { COUNT($games, noun: "game") }
  }.

## Opțiuni

option-bankroll = Bani la început
option-min-bet = Miza minimă
option-max-bet = Miza maximă
preset-high-stakes = Mize mari: mai mulți bani și pariuri mai mari

## Reguli

rules-heading-bets = Mizele
rules-heading-round = O rundă
rules-heading-odds = Cât câștigă banca
# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-casino = Pariezi împotriva băncii: o carte pentru tine, una pentru bancă, și câștigă cartea mai mare.
rules-casino-aim =
    Fiecare jucător pariază împotriva băncii: o carte pentru tine, una pentru bancă. Câștigă cartea mai mare.

    De la unu la șapte jucători. Toți banii sunt de joacă.
rules-casino-deal =
    Se amestecă împreună { COUNT($decks, noun: "deck") }. Se amestecă din nou înaintea unei runde când a rămas mai puțin de un sfert. Cea mai mare carte e asul.

    Fiecare jucător începe cu suma de { $bankroll }.
rules-casino-bets =
    Fiecare pariază sume întregi, de la { $min_bet } la { $max_bet }, sau pleacă de la masă. Pe lângă miză poți paria pe egalitate, cel mult { $max_bet }. Amândouă la un loc nu pot trece de ce ai.

    Cine nu are nici miza minimă iese din joc.
rules-casino-round =
    Fiecare jucător primește o carte, apoi banca. Dacă a ta e mai mare, îți iei miza înapoi și încă o dată pe atât. Dacă e mai mică, miza e pierdută.

    Pariul pe egalitate aduce zece la unu când cartea ta e la egalitate cu a băncii. Altfel e pierdut.
rules-casino-tie =
    Dacă ești la egalitate cu banca, alegi. Renunți și primești înapoi jumătate din miză. Sau mergi la război și mai pui o dată miza. Întâi aleg toți cei la egalitate, abia apoi se joacă primul război.

    La război se ard trei cărți, apoi mai primești o carte tu și una banca. Dacă a băncii e mai mare, ambele mize sunt pierdute. Altfel se întorc amândouă și mai câștigi o dată cât prima. Deci o miză de zece care merge la război câștigă zece sau pierde douăzeci.

    Cine nu poate plăti războiul poate numai să renunțe.
rules-casino-odds =
    Cu timpul câștigă banca. Cu șase pachete, cine merge mereu la război pierde cam 2,9 la sută din mize, cine renunță mereu, cam 3,7 la sută. Pariul pe egalitate pierde peste 18 la sută.
rules-casino-end =
    { $rounds ->
        [0] Jocul merge până când nu mai stă nimeni la masă.
       *[other] Jocul se termină după { COUNT($rounds, noun: "round") }.
    }

## Ce se întâmplă

# $count: câte pachete se amestecă împreună
event-shuffle = Se amestecă { COUNT($count, noun: "deck") }.
    .brief = Se amestecă.
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
event-card-house = banca { CARD($card) }
# Casino War. $card, $cents (mereu pozitiv)
event-draw = { $who ->
    [you] Tu: { CARD($card) }.
   *[other] { $player }: { CARD($card) }.
  }
event-draw-house = Banca: { CARD($card) }.
# $players: ceilalți la egalitate cu banca
event-house-tie = { LENGTH($players) ->
    [1] { NAMES($players) } e la egalitate cu banca.
   *[other] { NAMES($players) } sunt la egalitate cu banca.
  }
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
        [you] Renunți, minus { MONEY($cents) }.
       *[other] { $player } renunță, minus { MONEY($cents) }.
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
    .brief = Îți rămân { MONEY($cents) }.
# Casino War: câți bani are fiecare după rundă, pentru cine privește; cu virgule.
event-balance = Bani: { LIST($balance, kind: "comma") }.
# Casino War: cu cât rămâne fiecare la sfârșit, cu virgule. $cents: bani
event-end-casino = S-au terminat rundele. La sfârșit: { LIST($balance, kind: "comma") }.
event-end-casino-empty = La masă nu mai e nimeni. La sfârșit: { LIST($balance, kind: "comma") }.
# Ce câștigă sau pierde cine ascultă în tot jocul. $cents: cât; $won: yes, no sau even
event-end-net = { $won ->
    [yes] Ai câștigat { MONEY($cents) }!
    [no] Ai pierdut { MONEY($cents) }.
   *[even] Nici nu ai câștigat, nici nu ai pierdut.
  }
event-balance-of = { $who ->
    [you] tu { MONEY($cents) }
   *[other] { $player } { MONEY($cents) }
  }

## La masă

choice-war = Mergi la război
choice-surrender = Renunță
choice-leave = Pleacă de la masă
# $cents: miza; $tie: pariul pe egalitate
choice-bet = Pariază { MONEY($cents) }, pe egalitate { MONEY($tie) }
# $cents: banii celui care ascultă
ask-bet = Cât pariezi?{ $first ->
    [yes] {" "}Ai { MONEY($cents) } și poți paria de la { MONEY($low) } la { MONEY($high) }.
   *[no] {""}
  }
    .brief = Miza?
ask-tie = Egalitate! Război pentru încă { MONEY($cents) }, sau renunți?
    .brief = Egalitate: război?
# $cents: cât ar costa războiul, mai mult decât are
ask-tie-poor = Egalitate! Nu mai ai { MONEY($cents) } pentru război: poți numai să renunți.
    .brief = Egalitate: poți numai să renunți.
# La Casino War: $trick e runda.
now-game-round = { $game }, runda { $trick }.
# $cents: banii
shown-seat-money = { $state ->
    [chosen] { $player }: { MONEY($cents) }, a ales
    [choosing] { $player }: { MONEY($cents) }, alege
    [out] { $player }: a ieșit
   *[waiting] { $player }: { MONEY($cents) }
  }
# R la Casino War. Sume în sutimi.
now-limits = Mize de la { MONEY($low) } la { MONEY($high) }.
# E la Casino War. $cents: banii unui jucător
now-bankroll = { $who ->
    [you] Tu: { MONEY($cents) }.
   *[other] { $player }: { MONEY($cents) }.
  }
# P la Casino War. $cents: miza, $tie: pariul pe egalitate, 0 dacă nu e
now-bet = { $tie ->
    [0] { $who ->
        [you] Miza ta: { MONEY($cents) }.
       *[other] { $player } pariază { MONEY($cents) }.
    }
   *[other] { $who ->
        [you] Miza ta: { MONEY($cents) }, pe egalitate { MONEY($tie) }.
       *[other] { $player } pariază { MONEY($cents) }, pe egalitate { MONEY($tie) }.
    }
  }
# Se alege miza. $cents: miza; $tie: pariul pe egalitate
bet-stake = Miză: { MONEY($cents) }
bet-tie = Pe egalitate: { MONEY($cents) }
bet-help = { $touch ->
    [yes] Scrie sumele, apoi alege „{ page-button-bet }”. Plecarea de la masă e în meniu.
   *[no] Sus, jos sau cifrele schimbă miza, dreapta duce la pariul pe egalitate, Enter le confirmă pe amândouă. Plecarea de la masă e în meniu.
  }
    .brief = {""}
menu-leave-table = Pleacă de la masă

## Refuzuri

# Casino War. $cents: o sumă
refused-war-not-covered = Războiul costă { MONEY($cents) }, mai mult decât ai: poți numai să renunți.
refused-bet-not-whole = Se pariază numai sume întregi.
refused-bet-too-low = Miza minimă este { MONEY($cents) }.
refused-bet-too-high = Miza maximă este { MONEY($cents) }.
refused-tie-bet-too-high = Pariul maxim pe egalitate este { MONEY($cents) }.
refused-bet-not-covered = Ai numai { MONEY($cents) } pentru ambele pariuri.
refused-max-bet-below-min-bet = Miza maximă nu poate fi mai mică decât cea minimă.
refused-bankroll-below-min-bet = Banii de la început trebuie să ajungă pentru miza minimă.

## De ce. $card: cartea jucătorului, $house: cartea băncii

why-pay-win = { $who ->
    [you] Cu { RANK($card, form: "def") } ai bătut cartea băncii, { RANK($house, form: "subj") }: ai câștigat cât ai pariat.
   *[other] Cu { RANK($card, form: "def") }, { $player } a bătut cartea băncii, { RANK($house, form: "subj") }, și a câștigat cât a pariat.
  }
why-pay-lose = { $who ->
    [you] Ai { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }: cartea băncii e mai mare, ai pierdut miza.
   *[other] { $player } are { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }: cartea băncii e mai mare, miza e pierdută.
  }
# $won: yes dacă cărțile sunt la egalitate
why-pay-tie-bet = { $won ->
    [yes] { $who ->
        [you] Ai { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, la egalitate: pariul pe egalitate a adus zece la unu.
       *[other] { $player } are { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, la egalitate: pariul pe egalitate a adus zece la unu.
    }
   *[no] { $who ->
        [you] Nu a fost egalitate: ai pierdut pariul pe egalitate.
       *[other] Nu a fost egalitate: { $player } a pierdut pariul pe egalitate.
    }
  }
why-house-tie = { $who ->
    [you] Ai { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, la egalitate: alegi între război și renunțare.
   *[other] { $player } are { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, la egalitate: război sau renunțare.
  }
why-pay-surrender = { $who ->
    [you] Ai { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, la egalitate: cine renunță primește înapoi jumătate din miză.
   *[other] { $player } are { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, la egalitate: cine renunță primește înapoi jumătate din miză.
  }
why-pay-war-win = { $who ->
    [you] La război, banca trebuie să aibă cartea mai mare. Ai { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }: se întorc ambele mize și câștigi încă o dată cât prima.
   *[other] La război, banca trebuie să aibă cartea mai mare. { $player } are { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }: se întorc ambele mize și câștigă încă o dată cât prima.
  }
why-pay-war-lose = { $who ->
    [you] La război ai { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, mai mare: ai pierdut ambele mize.
   *[other] La război { $player } are { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, mai mare: ambele mize sunt pierdute.
  }

## De ce

why-out-poor = { $who ->
    [you] Nu mai aveai bani pentru miza minimă: ai ieșit din joc.
   *[other] { $player } nu mai are bani pentru miza minimă.
  }

## Adversari

bot-sensible-casino = chibzuit, pariază puțin și niciodată pe egalitate
bot-intuitive = intuitiv, pariază uneori pe egalitate, după presimțire
bot-steady = statornic, pariază mereu la fel
bot-careful = prudent, renunță la fiecare egalitate și pleacă când a câștigat destul
bot-stubborn = încăpățânat, dublează miza după fiecare pierdere

## Remarci

# Câștigă pariul cu banca
remark-plain-bet-won-1 = Banca plătește. Minunat!
remark-plain-bet-won-2 = Așa îmi place.
remark-plain-bet-won-3 = Puțin noroc nu strică.
remark-plain-bet-won-4 = Banii băncii au cel mai bun gust.
remark-plain-bet-won-5 = O carte bună la momentul bun.
remark-plain-bet-won-6 = Îi iau, mulțumesc.
# Pierde pariul cu banca
remark-plain-bet-lost-1 = Banca găsește mereu o cale.
remark-plain-bet-lost-2 = S-a dus miza mea.
remark-plain-bet-lost-3 = Poate data viitoare.
remark-plain-bet-lost-4 = Banca a avut cartea mai bună.
remark-plain-bet-lost-5 = Ei, banii aceia s-au dus.
remark-plain-bet-lost-6 = Iar eu deja îi cheltuisem în gând.
# A pierdut o miză de două ori cât cea pierdută înainte
remark-plain-doubled-lost-1 = Dublarea trebuie să iasă odată.
remark-plain-doubled-lost-2 = Nu poate merge așa la nesfârșit.
remark-plain-doubled-lost-3 = Acum începe să coste.
remark-plain-doubled-lost-4 = Următoarea aduce totul înapoi. Sigur.
remark-plain-doubled-lost-5 = Dublu, și tot s-a dus.
remark-plain-doubled-lost-6 = Numai de m-ar ține banii mai mult decât ghinionul.
# A câștigat o astfel de miză
remark-plain-doubled-won-1 = De data asta a meritat să dublez.
remark-plain-doubled-won-2 = Vezi? Trebuie doar să dublezi.
remark-plain-doubled-won-3 = Norocul trebuia să se întoarcă.
remark-plain-doubled-won-4 = Miză dublă, câștig dublu.
remark-plain-doubled-won-5 = Așa mai merge.
remark-plain-doubled-won-6 = Acum e mai bine.
# A pierdut un pariu pe egalitate
remark-plain-hunch-lost-1 = Aș fi jurat că iese egalitate.
remark-plain-hunch-lost-2 = M-a înșelat presimțirea.
remark-plain-hunch-lost-3 = Data viitoare iese egalitate, simt eu.
remark-plain-hunch-lost-4 = Sigur a lipsit puțin până la egalitate.
remark-plain-hunch-lost-5 = Nicio egalitate. Și o simțeam venind!
remark-plain-hunch-lost-6 = Presimțirile costă bani.
# A câștigat un pariu pe egalitate
remark-plain-hunch-won-1 = Egalitate! O simțeam venind.
remark-plain-hunch-won-2 = Zece la unu, și știam.
remark-plain-hunch-won-3 = Să nu te îndoiești de o presimțire.
remark-plain-hunch-won-4 = Egalitatea asta plătește multe altele.
remark-plain-hunch-won-5 = Ce-am zis eu? Egalitate!
remark-plain-hunch-won-6 = Iat-o, egalitatea mea!
# Pleacă de la masă cu mai mulți bani decât la început
remark-plain-left-ahead-1 = Sunt pe plus, așa că plec. Noapte bună!
remark-plain-left-ahead-2 = Plec cât sunt în câștig. Noroc!
remark-plain-left-ahead-3 = Ajunge pe azi. Mulțumesc, bancă!
remark-plain-left-ahead-4 = Mai mult decât am adus: e timpul să plec.
remark-plain-left-ahead-5 = Trebuie să știi când să te oprești. Pa!
remark-plain-left-ahead-6 = Îmi iau câștigul și plec.

## Sfaturile

# De ce se dă un sfat
coach-casino-bet = Cu timpul orice miză pierde, iar pariul pe egalitate cel mai mult.
coach-casino-war = În medie, războiul costă mai puțin decât să renunți.
coach-casino-surrender = Nu ai bani pentru război.
# $percent: din miză; $war: yes dacă banii ajung pentru un război
coach-casino-edge = Din miza ta, banca câștigă în medie { NUMBER($percent, useGrouping: 0) } la sută, { $war ->
    [yes] dacă mergi la război la fiecare egalitate
   *[no] căci la egalitate ai putea numai să renunți
  }.
# $percent: din pariul pe egalitate
coach-casino-tie-edge = Din pariul pe egalitate câștigă { NUMBER($percent, useGrouping: 0) } la sută.
# La egalitate. $percent: din miză
coach-casino-tie = La război se pierde în medie { $percent } la sută din miză; dacă renunți, jumătate.
# $rounds: într-o seară; $cents: cât costă; $low, $high: o pierdere și un câștig, în bani mărunți; $lasts: no
# dacă banii sunt mai puțini decât pierderea
coach-casino-evening = { $lasts ->
    [yes] O seară de { COUNT($rounds, noun: "round") } ca aceasta costă în medie cam { MONEY($cents) }. Două din trei astfel de seri se încheie între minus { MONEY($low) } și plus { MONEY($high) }.
   *[no] O seară de { COUNT($rounds, noun: "round") } ca aceasta costă în medie cam { MONEY($cents) }, dar în cel puțin una din șase banii se termină înainte de sfârșit.
  }
# După joc. $rounds: câte mize; $cost: cât pierd în medie; $cents: cât s-a câștigat sau s-a pierdut
taught-casino-cost = Mizele tale din { COUNT($rounds, noun: "round") } costă în medie { MONEY($cost) }. De data aceasta { $cents ->
    [0] n-ai câștigat și n-ai pierdut nimic
   *[other] { $won ->
        [yes] ai câștigat { MONEY($cents) }
       *[no] ai pierdut { MONEY($cents) }
    }
  }.

## Lecții

lesson-casino = O miză și un război
lesson-casino-1 = { $touch ->
    [yes] Scrie zece ca miză.
   *[no] Scrie { KEY("1") } și { KEY("0") } pentru o miză de zece sau folosește săgețile.
  } Apoi apasă { $key }. Joci împotriva băncii: o carte pentru tine, una pentru bancă, și câștigă cea mai mare.
lesson-casino-2 = Mergi la război: apasă { $key }. Poți renunța la jumătate din miză sau poți merge la război și mai pui o dată pe atât.
lesson-casino-end = La război banca trebuie să aibă o carte mai mare ca să câștige. Ai câștigat zece; un război pierdut ar fi costat douăzeci. Cu timpul câștigă banca: cam trei la sută din cât se pariază.

## Sunete

cue-bet = O miză
cue-coins-won = Se câștigă bani
cue-coins-lost = Se pierd bani

# O țintă: cum se numește și cum se atinge
goal-house-war = Un război câștigat contra băncii
goal-house-war-how = În Casino War, când ai o carte egală cu a băncii, mergi la război în loc să renunți.
goal-richer = Cazinoul, părăsit cu mai mulți bani
goal-richer-how = Cu timpul câștigă banca. Pleacă de la masă cât ești pe plus.
