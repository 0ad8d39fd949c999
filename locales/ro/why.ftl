# De ce s-a întâmplat asta? Ultima tură, pas cu pas. Peste tot, $who (you, other) și $player (un nume)
# spun despre cine e vorba. O propoziție de fiecare pas; niciunul nu repetă ce s-a spus deja în tură.

# Ce face tasta, ca în keys.ftl.
command-why = de ce s-a întâmplat asta, pas cu pas
why-title = De ce? Pas cu pas.
why-nothing = Încă nu s-a întâmplat nimic.

## Ordinea și jokerii (Războiul științific)

# $reversed: yes dacă doiul e cel mai tare; $count: câți valeți
why-order = Ordinea era inversată: bătea cartea mai mică, iar cel mai tare era doiul.
why-jack-turns = { $reversed ->
    [yes] { $count ->
        [1] Un valet a inversat ordinea înainte de comparare: a bătut cartea mai mică.
       *[other] { CAP(COUNT($count, of: "J")) }, număr impar, au inversat ordinea înainte de comparare: a bătut cartea mai mică.
    }
   *[no] { $count ->
        [1] Un valet a adus ordinea înapoi la normal înainte de comparare: a bătut cartea mai mare.
       *[other] { CAP(COUNT($count, of: "J")) }, număr impar, au adus ordinea înapoi la normal înainte de comparare: a bătut cartea mai mare.
    }
  }
why-jack-later = { $reversed ->
    [yes] Valetul inversează ordinea abia din tura următoare: în aceasta bătea încă cartea mai mică.
   *[no] Valetul inversează ordinea abia din tura următoare: în aceasta bătea încă cartea mai mare.
  }
why-jacks-cancel = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, număr par, s-au anulat: ordinea a rămas inversată.
   *[no] { CAP(COUNT($count, of: "J")) }, număr par, s-au anulat: ordinea a rămas normală.
  }
# $count: doi sau mai mulți
why-jokers-void = { CAP(COUNT($count, of: "JOKER")) } s-au anulat: au hotărât celelalte cărți, ca și cum n-ar fi fost jokeri.
why-all-jokers = Toate cărțile erau jokeri: niciuna nu era cea mai tare, deci a fost război.
why-joker-wins = { $who ->
    [you] Trebuia să fie război. Singurul joker l-a anulat, iar tu, care l-ai jucat, ai luat tot.
   *[other] Trebuia să fie război. Singurul joker l-a anulat, iar { $player }, care l-a jucat, a luat tot.
  }
# $card: cea mai tare dintre celelalte cărți
why-joker-forces = Jokerul nu câștigă niciodată prin tărie. Cea mai tare dintre celelalte cărți, { CARD($card, form: "subj") }, nu avea pereche. Când nu e război, jokerul îl provoacă.
# În doi. $card: cealaltă carte
why-joker-forces-two = În doi nu poate fi egalitate între celelalte cărți, deci un singur joker provoacă mereu război.

## Tăria

# $card: cea mai tare carte, $beaten: următoarea
why-strongest = { $who ->
    [you] Cea mai tare carte ai pus-o tu: { CARD($card, form: "subj") } a bătut { CARD($beaten, form: "def") }.
   *[other] Cea mai tare carte a pus-o { $player }: { CARD($card, form: "subj") } a bătut { CARD($beaten, form: "def") }.
  }
# $card: nicio altă carte nu contează
why-only-card = { $who ->
    [you] Conta numai cartea ta: { CARD($card, form: "subj") }.
   *[other] Conta numai cartea pusă de { $player }: { CARD($card, form: "subj") }.
  }
# $count cărți cu valoarea lui $card sunt la egalitate; $players le-au pus
why-tie = { CAP(COUNT($count, $card)) } au fost la egalitate în frunte: { NAMES($players) }.
# $card: cartea cea mai mică, care bate $beaten, cea mai mare
why-upset = Cu { RANK($beaten, form: "indef") } pe masă, cea mai tare carte era { RANK($card, form: "subj") }.
why-stays = Deci nu a luat nimeni nimic: cărțile rămân pentru una dintre turele următoare.

## Luarea cărților

# $count: cărțile luate, $earlier: cele rămase acolo din turele dinainte
why-takes-more = { $who ->
    [you] Deci ai luat { COUNT($count, noun: "card") }, dintre care { COUNT($earlier, noun: "card", alone: 1) } de dinainte.
   *[other] Deci { $player } a luat { COUNT($count, noun: "card") }, dintre care { COUNT($earlier, noun: "card", alone: 1) } de dinainte.
  }
why-pick-up = { $who ->
    [you] Mâna ta era goală: grămada ți-a devenit mână.
   *[other] { $player } nu mai avea cărți în mână: grămada îi devine mână.
  }
why-renewed = { $who ->
    [you] Teancul tău s-a terminat: cărțile luate s-au amestecat într-unul nou.
   *[other] Teancul s-a terminat la { $player }: cărțile luate s-au amestecat într-unul nou.
  }
# $count: după câte ture
why-purged = După tura { $count }, cea mai mică valoare rămasă iese din joc când e luată.
why-own-back = Egalitatea a venit la ultimele cărți: fiecare și-a luat cărțile înapoi.

## Puteri

why-power-spy = { $who ->
    [you] Singura damă ai jucat-o tu, deci spionezi în tura următoare.
   *[other] Singura damă a jucat-o { $player }, deci { $player } spionează în tura următoare.
  }
why-spy-out = { $who ->
    [you] Singura damă ai jucat-o tu, dar cine a ieșit din joc nu spionează.
   *[other] Singura damă a jucat-o { $player }, dar cine a ieșit din joc nu spionează.
  }
# $count: două sau mai multe
why-queens-void = { CAP(COUNT($count, of: "Q")) } s-au anulat: nu spionează nimeni.
why-power-count = { $who ->
    [you] Ai jucat un trei: înainte de cartea următoare poți afla câte cărți are fiecare în mână.
   *[other] { $player } a jucat un trei: înainte de cartea următoare poate afla câte cărți are fiecare în mână.
  }
why-power-swap = { $who ->
    [you] Ai jucat un opt: înainte de cartea următoare îți poți schimba mâna cu grămada.
   *[other] { $player } a jucat un opt: înainte de cartea următoare își poate schimba mâna cu grămada.
  }

## Războaie

# Luptă toți cei rămași. $count: cărți cu fața în jos
why-war-all = La război, fiecare dintre cei rămași pune { COUNT($count, noun: "card") } cu fața în jos și una în sus.
why-war-open = Fiecare mai pune o carte cu fața în sus.
why-war-covered = Fiecare pune o carte cu fața în jos și una în sus; cine mai are numai una o pune în sus.
why-war-turned = Fiecare mai întoarce o carte, până când una e mai mare.
# $players: cine luptă
why-war-armed = Au luptat numai cei la egalitate: { NAMES($players) }. Fiecare a pus trei cărți la întâmplare cu fața în jos și a mai ales una.
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
why-war-alone = { $who ->
    [you] Nimeni altcineva nu putea continua războiul: masa a fost a ta.
   *[other] Numai { $player } putea continua războiul și a luat masa.
  }
why-war-nobody = Nimeni nu mai avea cu ce lupta.
# $count: ultimele cărți, cu fața în jos; 0 dacă nu sunt
why-short = { $who ->
    [you] { $count ->
        [0] Nu mai aveai nicio carte pentru război.
       *[other] Nu aveai destule cărți pentru război: ai pus cu fața în jos ce a rămas, { COUNT($count, noun: "card") }.
    }
   *[other] { $count ->
        [0] { $player } nu mai avea nicio carte pentru război.
       *[other] { $player } nu avea destule cărți pentru război: a pus cu fața în jos ce a rămas, { COUNT($count, noun: "card") }.
    }
  }
why-last-card = { $who ->
    [you] Ultima ta carte era deja cu fața în sus și a luptat mai departe.
   *[other] Ultima carte de la { $player } era deja cu fața în sus și a luptat mai departe.
  }

## Prizonieri

# $card
why-prisoner-kept = { $who ->
    [you] Nu aveai prizonier, deci puteai păstra o carte: { CARD($card, form: "subj") }.
   *[other] { $player } nu avea prizonier, deci putea păstra o carte: { CARD($card, form: "subj") }.
  }
why-prisoner-won = { $who ->
    [you] Ai câștigat cu prizonierul pe masă: a mers sub teanc cu celelalte, iar alt prizonier nu poți lua.
   *[other] { $player } a câștigat cu prizonierul pe masă: a mers sub teanc cu celelalte, iar alt prizonier nu poate lua.
  }
why-prisoner-lost = { $who ->
    [you] Ai pierdut cu prizonierul pe masă: asta a costat prizonierul și cartea ta de deasupra.
   *[other] { $player } a pierdut cu prizonierul pe masă: asta a costat prizonierul și cartea de deasupra.
  }
why-prisoner-lost-alone = { $who ->
    [you] Ai pierdut cu prizonierul pe masă, și nu mai aveai altă carte de pierdut.
   *[other] { $player } a pierdut cu prizonierul pe masă, și nu mai avea altă carte de pierdut.
  }

## Furturi. $card: cartea care fură; $victims: ale cui sunt grămezile

why-steal = { $who ->
    [you] { CAP(CARD($card, form: "subj")) } avea aceeași valoare ca și cartea de deasupra, deci ai furat de la { NAMES($victims, form: "acc") }.
   *[other] { CAP(CARD($card, form: "subj")) } avea aceeași valoare ca și cartea de deasupra, deci { $player } a furat de la { NAMES($victims, form: "acc") }.
  }
why-steal-protected = { $mine ->
    [yes] { $player } nu a putut fura de la tine: și tu ai jucat { RANK($card, form: "indef") }, care ți-a apărat grămada.
   *[no] { $who ->
        [you] Nu ai putut fura de la { NAMES($victims, form: "acc") }: a jucat și { NAMES($victims) } { RANK($card, form: "indef") }, care a apărat grămada.
       *[other] { $player } nu a putut fura de la { NAMES($victims, form: "acc") }: a jucat și { NAMES($victims) } { RANK($card, form: "indef") }, care a apărat grămada.
    }
  }
why-steal-rivals = { $who ->
    [you] Nu ai putut fura de la { NAMES($victims, form: "acc") }: mai mulți au vrut aceeași grămadă și s-au încurcat.
   *[other] { $player } nu a putut fura de la { NAMES($victims, form: "acc") }: mai mulți au vrut aceeași grămadă și s-au încurcat.
  }

## Casino War. $card: cartea jucătorului, $house: cartea băncii

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
    [yes] { CAP(RANK($card, form: "subj")) } și { RANK($house, form: "subj") } băncii au fost la egalitate: pariul pe egalitate a adus zece la unu.
   *[no] { CAP(RANK($card, form: "subj")) } și { RANK($house, form: "subj") } băncii nu au fost la egalitate: pariul pe egalitate e pierdut.
  }
why-house-tie = { $who ->
    [you] Ai { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, la egalitate: alegi între război și renunțare.
   *[other] { $player } are { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, la egalitate: război sau renunțare.
  }
why-pay-surrender = { CAP(RANK($card, form: "subj")) } și { RANK($house, form: "subj") } băncii au fost la egalitate: cine renunță primește înapoi jumătate din miză.
why-pay-war-win = { $who ->
    [you] La război, banca trebuie să aibă cartea mai mare. Ai { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }: se întorc ambele mize și câștigi încă o dată cât prima.
   *[other] La război, banca trebuie să aibă cartea mai mare. { $player } are { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }: se întorc ambele mize și câștigă încă o dată cât prima.
  }
why-pay-war-lose = { $who ->
    [you] La război ai { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, mai mare: ai pierdut ambele mize.
   *[other] La război { $player } are { RANK($card, form: "subj") }, banca are { RANK($house, form: "subj") }, mai mare: ambele mize sunt pierdute.
  }

## Ieșirea și sfârșitul

why-out-hand = { $who ->
    [you] Nu mai aveai nici mână, nici cărți luate: ai ieșit din joc.
   *[other] { $player } nu mai avea nici mână, nici cărți luate: iese din joc.
  }
why-out = { $who ->
    [you] Nu mai ai nicio carte: ai ieșit din joc.
   *[other] { $player } nu mai are nicio carte și iese din joc.
  }
why-out-war = { $who ->
    [you] Nu ai avut destule cărți pentru război: ai ieșit din joc.
   *[other] { $player } nu a avut destule cărți pentru război și iese din joc.
  }
why-out-poor = { $who ->
    [you] Nu mai aveai bani pentru miza minimă: ai ieșit din joc.
   *[other] { $player } nu mai are bani pentru miza minimă.
  }
why-round = { $who ->
    [you] S-au jucat toate cărțile. Ai câștigat mai multe, deci și runda.
   *[other] S-au jucat toate cărțile. { $player } a câștigat mai multe, deci și runda.
  }
why-round-drawn = S-au jucat toate cărțile și nimeni nu are mai multe: runda e la egalitate.
why-rounds-win = S-au jucat toate rundele: câștigă jocul cine a câștigat mai multe.
why-rounds-draw = S-au jucat toate rundele și nimeni nu a câștigat mai multe.
# $players: pe cine numește rezultatul, $count: limita de ture
why-end-win = { $who ->
    [you] Numai tu mai ai cărți: câștigi jocul.
   *[other] Numai { $player } mai are cărți și câștigă jocul.
  }
why-end-draw = Nu conduce nimeni, deci e egalitate: { NAMES($players) }.
why-end-limit = Jocul se termină după { COUNT($count, noun: "trick") } și câștigă cine are cele mai multe cărți: { NAMES($players) }.
# Numele celui care pierde; în opțiuni scrie care din cele două reguli face bețivul.
why-end-drunkard = { $first ->
    [yes] Bețivul e primul rămas fără cărți: { NAMES($players) }.
   *[no] Bețivul e cine rămâne cu toate cărțile: { NAMES($players) }.
  }
