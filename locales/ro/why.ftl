# De ce s-a întâmplat asta? Ultima tură, pas cu pas. Peste tot, $who (you, other) și $player (un nume)
# spun despre cine e vorba. O propoziție de fiecare pas; niciunul nu repetă ce s-a spus deja în tură.

# Ce face tasta, ca în keys.ftl.
command-why = de ce s-a întâmplat asta, pas cu pas
why-title = De ce? Pas cu pas.
why-nothing = Încă nu s-a întâmplat nimic.

## Ordinea și jokerii (Războiul științific)

# $reversed: yes dacă doiul e cel mai tare; $count: câți valeți
why-order = { $reversed ->
    [yes] Ordinea era inversată: cartea mai mică e mai tare, iar cel mai tare e doiul.
   *[no] Ordinea era normală: cartea mai mare e mai tare, iar cel mai tare e asul.
  }
why-jack-turns = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, număr impar: ordinea s-a inversat înainte de comparare. Cartea mai mică era mai tare.
   *[no] { CAP(COUNT($count, of: "J")) }, număr impar: ordinea a revenit la normal înainte de comparare. Cartea mai mare era mai tare.
  }
why-jack-later = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, număr impar: ordinea se schimbă din tura următoare. Aceasta s-a judecat încă în ordinea inversată.
   *[no] { CAP(COUNT($count, of: "J")) }, număr impar: ordinea se schimbă din tura următoare. Aceasta s-a judecat încă în ordinea normală.
  }
why-jacks-cancel = { $reversed ->
    [yes] { CAP(COUNT($count, of: "J")) }, număr par, se anulează: ordinea a rămas inversată.
   *[no] { CAP(COUNT($count, of: "J")) }, număr par, se anulează: ordinea a rămas normală.
  }
# $count: doi sau mai mulți
why-jokers-void = { CAP(COUNT($count, of: "JOKER")) } se anulează: hotărăsc celelalte cărți, ca și cum n-ar fi jokeri.
why-all-jokers = Toate cărțile erau jokeri: niciuna nu e cea mai tare, deci e război.
why-joker-wins = { $who ->
    [you] Trebuia să fie război. Un singur joker îl anulează, iar tu, care l-ai jucat, iei tot.
   *[other] Trebuia să fie război. Un singur joker îl anulează, iar { $player }, care l-a jucat, ia tot.
  }
# $card: cea mai tare dintre celelalte cărți
why-joker-forces = Jokerul nu câștigă niciodată prin tărie. Cea mai tare dintre celelalte cărți, { CARD($card, form: "def") }, nu avea pereche, deci nu era război; atunci un singur joker îl provoacă.
# În doi. $card: cealaltă carte
why-joker-forces-two = Jokerul nu câștigă niciodată prin tărie, iar cu o singură altă carte, { CARD($card, form: "def") }, nu e niciun război de anulat. În doi, un singur joker provoacă mereu război.

## Tăria

# $card: cea mai tare carte, $beaten: următoarea
why-strongest = { $who ->
    [you] Cea mai tare carte era a ta: { CARD($card, form: "def") } bate { CARD($beaten, form: "def") }.
   *[other] Cea mai tare carte era de la { $player }: { CARD($card, form: "def") } bate { CARD($beaten, form: "def") }.
  }
# $card: nicio altă carte nu contează
why-only-card = { $who ->
    [you] Conta numai cartea ta: { CARD($card) }.
   *[other] Conta numai cartea de la { $player }: { CARD($card) }.
  }
# $count cărți cu valoarea lui $card sunt la egalitate; $players le-au pus
why-tie = { CAP(COUNT($count, $card)) }, la egalitate în frunte: { NAMES($players) }.
# $card: cartea cea mai mică, care bate $beaten, cea mai mare
why-upset = Cu { RANK($beaten, form: "indef") } pe masă, cea mai tare carte e { RANK($card, form: "def") }.
why-stays = Deci nu ia nimeni: cărțile rămân pe masă pentru cine câștigă o tură de mai târziu.

## Luarea cărților

# $count: cărțile luate, $earlier: cele rămase acolo din turele dinainte
why-takes = { $who ->
    [you] Deci iei toată masa: { COUNT($count, noun: "card") }.
   *[other] Deci { $player } ia toată masa: { COUNT($count, noun: "card") }.
  }
why-takes-more = { $who ->
    [you] Deci iei toată masa: { COUNT($count, noun: "card") }, cu tot cu { COUNT($earlier, noun: "card") } de dinainte.
   *[other] Deci { $player } ia toată masa: { COUNT($count, noun: "card") }, cu tot cu { COUNT($earlier, noun: "card") } de dinainte.
  }
why-pick-up = { $who ->
    [you] Mâna ta era goală: cărțile luate sunt noua ta mână.
   *[other] { $player } nu mai avea cărți în mână: cărțile luate sunt mâna nouă.
  }
why-renewed = { $who ->
    [you] Teancul tău s-a terminat: cărțile luate se amestecă într-unul nou.
   *[other] Teancul jucătorului { $player } s-a terminat: cărțile luate se amestecă într-unul nou.
  }
# $count: după câte ture
why-purged = După tura { $count }, cea mai mică valoare rămasă iese din joc când e luată.
why-own-back = Egalitatea a venit la ultimele cărți: fiecare își ia cărțile înapoi.

## Puteri

why-power-spy = { $who ->
    [you] Singura damă era a ta: spionezi în tura următoare.
   *[other] Singura damă era de la { $player }: de aici spionajul din tura următoare.
  }
why-spy-out = { $who ->
    [you] Singura damă era a ta, dar cine a ieșit din joc nu spionează.
   *[other] Singura damă era de la { $player }, dar cine a ieșit din joc nu spionează.
  }
# $count: două sau mai multe
why-queens-void = { CAP(COUNT($count, of: "Q")) } se anulează: nu spionează nimeni.
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
why-war-armed = Luptă cei la egalitate: { NAMES($players) }. Fiecare pune trei cărți la întâmplare cu fața în jos și mai alege una.
# $card: cartea de la egalitate, $count: câte cere valoarea ei, $players: cine luptă
why-war-cost = Luptă numai cei la egalitate: { NAMES($players) }. { CAP(RANK($card, form: "def")) } cere { COUNT($count, noun: "card") }, ultima cu fața în sus.
# $count: câte cărți mai are un jucător
why-war-fewer = { $who ->
    [you] Ai mai puține și pui tot ce ai: { COUNT($count, noun: "card") }, ultima cu fața în sus.
   *[other] { $player } are mai puține și pune tot ce are: { COUNT($count, noun: "card") }, ultima cu fața în sus.
  }
why-war-fewest = Fiecare pune câte are cel cu mai puține: { COUNT($count, noun: "card") }.
why-war-none = { $who ->
    [you] Nu mai ai cărți de luptă: pierzi acel război.
   *[other] { $player } nu mai are cărți de luptă: pierde acel război.
  }
why-war-alone = { $who ->
    [you] Nimeni altcineva nu poate continua războiul: masa e a ta.
   *[other] Numai { $player } poate continua războiul și ia masa.
  }
why-war-nobody = Nimeni nu mai are cărți de luptă.
# $count: ultimele cărți, cu fața în jos; 0 dacă nu sunt
why-short = { $who ->
    [you] { $count ->
        [0] Nu mai ai nicio carte pentru război.
       *[other] Nu ai destule cărți pentru război: ce a rămas, { COUNT($count, noun: "card") }, se pune cu fața în jos.
    }
   *[other] { $count ->
        [0] { $player } nu mai are nicio carte pentru război.
       *[other] { $player } nu are destule cărți pentru război: ce a rămas, { COUNT($count, noun: "card") }, se pune cu fața în jos.
    }
  }
why-last-card = { $who ->
    [you] Ultima ta carte e deja cu fața în sus și luptă mai departe.
   *[other] Ultima carte a jucătorului { $player } e deja cu fața în sus și luptă mai departe.
  }

## Prizonieri

# $card
why-prisoner-kept = { $who ->
    [you] Ai câștigat fără prizonier: poți păstra o carte. E { CARD($card, form: "def") }.
   *[other] { $player } a câștigat fără prizonier: poate păstra o carte. E { CARD($card, form: "def") }.
  }
why-prisoner-won = { $who ->
    [you] Ai câștigat cu prizonierul pe masă: merge sub teanc cu celelalte, iar altul nu se ia.
   *[other] { $player } a câștigat cu prizonierul pe masă: merge sub teanc cu celelalte, iar altul nu se ia.
  }
why-prisoner-lost = { $who ->
    [you] Ai pierdut cu prizonierul pe masă: asta costă prizonierul și cartea ta de deasupra.
   *[other] { $player } a pierdut cu prizonierul pe masă: asta costă prizonierul și cartea de deasupra.
  }
why-prisoner-lost-alone = { $who ->
    [you] Ai pierdut cu prizonierul pe masă: s-a dus prizonierul, iar altă carte de cedat nu e.
   *[other] { $player } a pierdut cu prizonierul pe masă: s-a dus prizonierul, iar altă carte de cedat nu e.
  }

## Furturi. $card: cartea care fură; $victims: ale cui sunt grămezile

why-steal = { $who ->
    [you] { CAP(CARD($card, form: "def")) } are valoarea cărții de deasupra acelei grămezi, deci furi de la { NAMES($victims, form: "acc") }.
   *[other] { CAP(CARD($card, form: "def")) } are valoarea cărții de deasupra acelei grămezi, deci { $player } fură de la { NAMES($victims, form: "acc") }.
  }
why-steal-protected = { $who ->
    [you] Nu poți fura de la { NAMES($victims, form: "acc") }: cine are grămada a jucat o carte de aceeași valoare și o apără. Se joacă { RANK($card, form: "def") }.
   *[other] { $player } nu poate fura de la { NAMES($victims, form: "acc") }: cine are grămada a jucat o carte de aceeași valoare și o apără. Se joacă { RANK($card, form: "def") }.
  }
why-steal-rivals = { $who ->
    [you] Nu poți fura de la { NAMES($victims, form: "acc") }: doi au vrut aceeași grămadă și se încurcă. Se joacă { RANK($card, form: "def") }.
   *[other] { $player } nu poate fura de la { NAMES($victims, form: "acc") }: doi au vrut aceeași grămadă și se încurcă. Se joacă { RANK($card, form: "def") }.
  }

## Casino War. $card: cartea jucătorului, $house: cartea băncii

why-pay-win = { $who ->
    [you] Cu { CARD($card, form: "def") } bați { CARD($house, form: "def") } de la bancă: câștigi cât ai pariat.
   *[other] Cu { CARD($card, form: "def") }, { $player } bate { CARD($house, form: "def") } de la bancă și câștigă cât a pariat.
  }
why-pay-lose = { $who ->
    [you] Ai { CARD($card, form: "def") }, banca are { CARD($house, form: "def") }, mai mare: pierzi miza.
   *[other] { $player } are { CARD($card, form: "def") }, banca are { CARD($house, form: "def") }, mai mare: miza e pierdută.
  }
# $won: yes dacă cărțile sunt la egalitate
why-pay-tie-bet = { $won ->
    [yes] { CAP(CARD($card, form: "def")) } și { CARD($house, form: "def") } sunt la egalitate: pariul pe egalitate aduce zece la unu.
   *[no] { CAP(CARD($card, form: "def")) } și { CARD($house, form: "def") } nu sunt la egalitate: pariul pe egalitate e pierdut.
  }
why-house-tie = { $who ->
    [you] Ai { CARD($card, form: "def") }, banca are { CARD($house, form: "def") }, la egalitate: alegi între război și renunțare.
   *[other] { $player } are { CARD($card, form: "def") }, banca are { CARD($house, form: "def") }, la egalitate: război sau renunțare.
  }
why-pay-surrender = { CAP(CARD($card, form: "def")) } și { CARD($house, form: "def") } sunt la egalitate: cine renunță primește înapoi jumătate din miză.
why-pay-war-win = { $who ->
    [you] La război, banca trebuie să aibă cartea mai mare ca să câștige. Ai { CARD($card, form: "def") }, banca are { CARD($house, form: "def") }: se întorc ambele mize și încă o dată prima.
   *[other] La război, banca trebuie să aibă cartea mai mare ca să câștige. { $player } are { CARD($card, form: "def") }, banca are { CARD($house, form: "def") }: se întorc ambele mize și încă o dată prima.
  }
why-pay-war-lose = { $who ->
    [you] La război, ai { CARD($card, form: "def") }, banca are { CARD($house, form: "def") }, mai mare: ambele mize sunt pierdute.
   *[other] La război, { $player } are { CARD($card, form: "def") }, banca are { CARD($house, form: "def") }, mai mare: ambele mize sunt pierdute.
  }

## Ieșirea și sfârșitul

why-out-hand = { $who ->
    [you] Nu mai ai nici mână, nici cărți luate: ai ieșit din joc.
   *[other] { $player } nu mai are nici mână, nici cărți luate și iese din joc.
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
    [you] Banii tăi nu ajung pentru miza minimă: ai ieșit din joc.
   *[other] Banii jucătorului { $player } nu ajung pentru miza minimă.
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
why-end-drunkard = Așa se hotărăște cine face pe bețivul: { NAMES($players) }.
