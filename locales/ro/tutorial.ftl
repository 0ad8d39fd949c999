# Tutorialul: lecții scurte care se joacă. În pașii unei lecții, $key e tasta de apăsat, $go tasta care
# duce la cartea pasului, $card acea carte. Propoziții scurte: se ascultă, nu se citesc.

menu-tutorial = Tutorial
lessons-title = Tutorial. Enter începe o lecție.
# $n: numărul ei, $title: titlul, $game: din ce joc, dacă e $other decât primul, $done: yes dacă e învățată
lesson-item = { $done ->
    [yes] { $other ->
        [yes] Lecția { $n }, { $game }: { $title }, gata
       *[no] Lecția { $n }: { $title }, gata
    }
   *[no] { $other ->
        [yes] Lecția { $n }, { $game }: { $title }
       *[no] Lecția { $n }: { $title }
    }
  }
lesson-title = Lecția { $n }: { $title }.
# $end: ce s-a învățat; $title: lecția următoare; $key: Enter
lesson-done = { $end } Lecția s-a terminat. { $key } începe următoarea: { $title }. Escape duce înapoi la listă.
lesson-done-last = { $end } A fost ultima lecție. { $key } duce înapoi la listă.
lesson-praise-1 = Bine.
lesson-praise-2 = Așa.
lesson-praise-3 = Foarte bine.
lesson-praise-4 = Exact.

# Ce se spune când s-a încercat altceva. $hint: ce e de apăsat
refused-lesson = Acum nu. { $hint }
refused-lesson-over = Lecția s-a terminat.
# $key, $go: taste; $card: o carte
lesson-hint-card = Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
# $choice: un răspuns, cum îl spun săgețile
lesson-hint-choice = Mergi cu săgețile la: { $choice }. Apoi apasă { $key }.
# $does: ce face tasta
lesson-hint-key = Apasă { $key }: { $does }.
lesson-hint-any = Alege orice carte.
# O comandă căreia i s-au luat toate tastele
lesson-no-key = comanda nu are tastă

## Războiul științific

lesson-trick = Tura
lesson-trick-1 = Câștigă cine are toate cărțile. La fiecare tură toți aleg în același timp câte o carte, ascunsă; apoi se arată toate. Tu ai trei. Săgețile trec prin ele, întâi cea mai tare. Apasă { $key }.
lesson-trick-2 = O literă sau o cifră duce direct la o carte. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key } ca s-o joci.
lesson-trick-3 = Regele era mai tare decât zecele, așa că ai luat ambele cărți. Acum sunt în grămada ta, nu în mână. Pierde o tură: apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-trick-end = Cea mai tare carte câștigă toată tura. Cel mai tare e asul, apoi regele, dama, valetul, zecele și tot așa până la doi. Culoarea nu contează niciodată.

lesson-war = Războiul
lesson-war-1 = Două cărți de aceeași valoare, cele mai tari din tură, înseamnă război. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-war-2 = Doi regi: nu ia nimeni nimic, iar cărțile rămân pe masă. Apasă { $key } ca să auzi care sunt.
lesson-war-3 = Cine câștigă tura următoare le ia și pe acestea. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-war-end = Războiul nu se hotărăște pe loc: cărțile așteaptă câștigătorul unei ture de mai târziu. E război numai dacă sunt la egalitate cele mai tari cărți, nu cele de sub ele.

lesson-revolution = Revoluția, puterea valetului
lesson-revolution-1 = Un valet inversează ordinea cărților. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-revolution-2 = Ordinea s-a inversat înainte de comparare: valetul tău era sub rege, așa că a câștigat tura. Apasă { $key }: îți spune mereu ce ordine e.
lesson-revolution-3 = Acum câștigă cărțile mici. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }, și auzi ce pățește un as.
lesson-revolution-end = Un valet inversează ordinea, și așa rămâne până la revoluția următoare. Există o regulă prin care ordinea se schimbă abia din tura următoare.

lesson-orders = Cele două ordini
lesson-orders-1 = În acest joc ordinea e inversată. Apasă { $key } ca s-o auzi.
lesson-orders-2 = Cel mai tare e doiul, apoi treiul. În mâna ta, cele mai tari cărți sunt primele. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-orders-3 = Încă un valet aduce înapoi ordinea normală. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-orders-4 = În ordinea normală valetul bate cartea de nouă. Mai ai un valet: apasă { $go }, apoi { $key }.
lesson-orders-5 = Doi valeți în aceeași tură se anulează: ordinea rămâne cum era. Au fost și la egalitate, deci e război. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }, ca să-l câștigi.
lesson-orders-end = Un număr impar de valeți inversează ordinea, unul par nu.

lesson-spy = Spionul, puterea damei
lesson-spy-1 = Cine joacă singura damă dintr-o tură spionează în tura următoare. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-spy-2 = Acum alegi după toți ceilalți și poți vedea cărțile lor. Apasă { $key } ca să le vezi.
lesson-spy-3 = Te așteaptă un rege. Îl bate numai asul: apasă { $go }, apoi { $key }.
lesson-spy-end = Puterea ține o tură, chiar dacă dama a pierdut. Două dame în aceeași tură se anulează: atunci nu spionează nimeni.

lesson-count = Numărătoarea, puterea treiului
lesson-count-1 = Un trei e slab, dar te lasă să numeri. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-count-2 = Înainte de cartea următoare poți afla câte cărți au ceilalți în mână. Apasă { $key }.
lesson-count-3 = Cine are puține cărți în mână își ia curând grămada. Joacă mai departe: apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-count-end = Câte cărți are un jucător cu totul, în mână și în grămadă, poți afla oricând; câte are în mână, numai după un trei. Cărțile de trei nu se anulează.

lesson-swap = Schimbul, puterea optului
lesson-swap-1 = În grămada ta sunt un as și un rege, dar mâna ta e slabă. Un opt te ajută. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-swap-2 = Înainte de cartea următoare îți poți schimba mâna cu grămada. Apasă { $key }.
lesson-swap-3 = Grămada e acum mâna ta. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-swap-end = Poți schimba o singură dată, înainte să alegi, și nu cu grămada goală. Ceilalți aud că schimbi, dar nu și ce cărți.

lesson-joker-war = Jokerul provoacă război
lesson-joker-war-1 = Jokerul nu câștigă niciodată prin tărie. Singur într-o tură, provoacă război, orice altceva s-ar juca. Adversarul tău va juca un as. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-joker-war-2 = Asul n-a luat nimic: e pe masă, cu jokerul. Ia-le pe amândouă: apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-joker-war-end = Jokerul te apără de o carte tare a celuilalt. În doi, un singur joker provoacă mereu război.

lesson-joker-wins = Jokerul anulează războiul
lesson-joker-wins-1 = De la trei jucători în sus, un joker poate câștiga. Amândoi adversarii vor juca un rege, deci ar trebui să fie război. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-joker-wins-2 = Jokerul a anulat războiul și a luat tot. Poți întreba oricând de ce s-a terminat o tură așa: apasă { $key }.
lesson-joker-wins-end = Un joker unde ar fi război: războiul se anulează, iar jokerul ia tot. Un joker unde n-ar fi război: război.

lesson-jokers-void = Doi jokeri
lesson-jokers-void-1 = Doi jokeri în aceeași tură se anulează. Fiecare adversar își va juca jokerul. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-jokers-void-2 = Patrul tău era singura carte care conta, așa că a luat tura. Apasă { $key } ca să auzi de ce.
lesson-jokers-void-end = La doi jokeri sau mai mulți hotărăsc celelalte cărți, ca și cum n-ar fi jokeri. Dacă toate cărțile sunt jokeri, e război.

lesson-keys = Tastele de la masă
lesson-keys-1 = Câteva taste îți spun cum stă masa. Apasă { $key } pentru reguli: ce tură e, ordinea, ce e pe masă.
lesson-keys-2 = Apasă { $key } ca să auzi cine a ales și cine nu.
lesson-keys-3 = Apasă { $key } ca să auzi câte cărți are fiecare jucător.
lesson-keys-4 = Apasă { $key } pentru mâna ta.
lesson-keys-5 = Apasă { $key } pentru cărțile de pe masă. Acestea vin dintr-un război de mai devreme.
lesson-keys-6 = Iar puterea ultimei tale cărți, dacă are, e pe { KEY("C") }. Acum apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-keys-7 = Apasă { $key } ca să auzi din nou ultima tură.
lesson-keys-end = Poți întreba oricând, și cât timp aleg ceilalți. { KEY("F1") } arată toate tastele.

lesson-end = Ieșirea din joc și sfârșitul
lesson-end-1 = E ultima carte din mâna ta, dar ai o grămadă. Un adversar are o carte și nicio grămadă. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-end-2 = Mâna ta era goală, așa că grămada ți-a devenit mână. Cine nu are nici mână, nici grămadă iese din joc. Apasă { $key } ca să auzi câte cărți are fiecare și cine a ieșit din joc.
lesson-end-3 = A rămas un adversar, cu o carte. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-end-end = Câștigă ultimul jucător cu cărți. Dacă toți rămân fără cărți în același război, jocul e la egalitate. Acum știi tot jocul.

## Alte jocuri

lesson-prisoners = Prizonierii de război
lesson-prisoners-1 = La Război cărțile stau cu fața în jos într-un teanc. Apasă { $key } ca să întorci cartea de deasupra.
lesson-prisoners-2 = Ai câștigat, deci poți păstra o carte ca prizonier. Săgețile trec prin cărți: mergi la damă, apoi apasă { $key }.
lesson-prisoners-3 = Prizonierul stă lângă teancul tău, la vederea tuturor. Apasă { $key } pentru tura următoare.
lesson-prisoners-4 = Acum alegi în secret: cartea de deasupra, pe care n-o știe nimeni, sau prizonierul. Apasă { $key }: joacă prizonierul.
lesson-prisoners-end = Un prizonier care câștigă merge sub teanc cu celelalte cărți. Unul care pierde trece la câștigător, împreună cu cartea ta de deasupra.

lesson-steal = Furtul
lesson-steal-1 = Vezi cartea de deasupra din teancul tău. Pe grămada adversarului e un șapte, iar cartea ta e tot un șapte: apasă { $key } ca să furi grămada.
lesson-steal-2 = Grămada e a ta, și te uiți la cartea următoare. Cu ea nu se poate fura nimic, așa că joac-o: apasă { $key }.
lesson-steal-3 = Tu alegi care dintre cărțile luate rămâne deasupra. Grămada ta e în siguranță până când are cineva o carte de aceeași valoare. Mergi la rege, apoi apasă { $key }.
lesson-steal-end = Dacă ai o carte de valoarea celei de deasupra grămezii tale și o joci, aperi grămada. Doi care vor aceeași grămadă se încurcă.

lesson-casino = O miză și un război
lesson-casino-1 = Joci împotriva băncii, câte o carte; câștigă cea mai mare. Întâi pariezi. Scrie { KEY("1") } și { KEY("0") } pentru o miză de zece sau folosește săgețile. Apoi apasă { $key }.
lesson-casino-2 = Poți renunța la jumătate din miză sau poți merge la război și mai pui o dată pe atât. Mergi la război: apasă { $key }.
lesson-casino-end = La război banca trebuie să aibă o carte mai mare ca să câștige. Ai câștigat zece; un război pierdut ar fi costat douăzeci. Cu timpul câștigă banca: cam trei la sută din cât se pariază.

lesson-armed = Un război în care alegi
lesson-armed-1 = Alegi din mână, ca în Războiul științific, dar cărțile nu au puteri, doar că un doi bate un as. Adversarul tău va juca un as. Apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-armed-2 = Doiul a luat asul. Acum un război: apasă { $go }, unde e { CARD($card, form: "def") }, apoi { $key }.
lesson-armed-3 = Trei cărți din mâna ta, trase la întâmplare, stau cu fața în jos. Alege una dintre celelalte pentru război și apasă { $key }.
lesson-armed-end = În război luptă numai cei la egalitate, iar câștigătorul ia tot. Cărțile luate îți devin mână când aceasta e goală.
