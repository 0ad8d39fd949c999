# Regulile fiecărui joc, pe capitole. O linie goală începe un paragraf nou. Variabilele sunt opțiunile
# jocului așa cum sunt puse ($revolution e immediate sau next_trick, și la fel celelalte); numerele dintre
# ele sunt numere. Propoziții scurte, bune de ascultat.

menu-rules = Reguli
rules-games-title = Reguli. La ce joc?
# $game: titlul lui
rules-title = { $game }, regulile pe capitole. Enter citește unul; apoi stânga și dreapta trec de la un capitol la altul.
# În lista opțiunilor. $option, $value: ca în options.ftl; $values: ce se poate pune; $low, $high: cel mai
# mic și cel mai mare număr
rules-option = { $option }: { $value }. Se poate: { LIST($values, kind: "or") }.
rules-option-number = { $option }: { $value }. Orice număr de la { $low } în sus.
rules-option-range = { $option }: { $value }. Orice număr de la { $low } la { $high }.

rules-heading-aim = Despre ce e vorba
rules-heading-deal = Cărțile
rules-heading-trick = O tură
rules-heading-war = Războiul
rules-heading-jack = Valetul: revoluția
rules-heading-joker = Jokerul
rules-heading-queen = Dama: spionul
rules-heading-three = Treiul: numărătoarea
rules-heading-eight = Optul: schimbul
rules-heading-after = După o tură
rules-heading-short = Când nu ajung cărțile
rules-heading-prisoners = Prizonierii de război
rules-heading-jokers = Jokerii
rules-heading-taken = Cărțile luate
rules-heading-steal = Furtul
rules-heading-protect = Apărarea grămezii
rules-heading-two = Doiul
rules-heading-bets = Mizele
rules-heading-round = O rundă
rules-heading-tie = Egalitatea
rules-heading-odds = Cât câștigă banca
rules-heading-end = Sfârșitul
rules-heading-keys = Taste
rules-heading-options = Opțiunile de acum

## Războiul științific

rules-scientific-aim =
    Toți încep cu aceleași cărți și aleg ce joacă. Cinci valori au câte o putere. Câștigă cine rămâne cu toate cărțile.

    De la doi la opt jucători.
rules-scientific-deal =
    Fiecare jucător primește o culoare întreagă, treisprezece cărți. Dacă sunt mai mult de patru, se joacă cu două pachete. { $jokers ->
        [0] În acest joc nu sunt jokeri.
       *[other] Fiecare mai adaugă { COUNT($jokers, of: "JOKER") }.
    }

    Îți ții cărțile în mână. Ce iei stă în fața ta, în grămadă. Ce lasă războaiele rămâne pe masă.

    De la cea mai tare în jos: as, rege, damă, valet, zece și tot așa până la doi. Culoarea nu contează.
rules-scientific-trick =
    Toți aleg în același timp câte o carte din mână, fără s-o arate. Ce s-a ales nu se mai schimbă. După ce a ales și ultimul, se arată toate cărțile.

    Cea mai tare carte ia în grămada jucătorului ei toată tura și ce e pe masă.
rules-scientific-war =
    Dacă două sau mai multe cărți sunt la egalitate ca cele mai tari, nu ia nimeni. Cărțile rămân pe masă, iar cine ia o tură de mai târziu le ia și pe ele.

    O egalitate sub cea mai tare carte nu e război.
rules-scientific-jack =
    Un număr impar de valeți într-o tură inversează ordinea: doiul devine cel mai tare, iar asul cel mai slab. Revoluția următoare aduce înapoi ordinea normală.

    { $revolution ->
        [immediate] Tura cu valetul se judecă deja în ordinea nouă.
       *[next_trick] Ordinea nouă începe cu tura următoare.
    }

    Un număr par de valeți se anulează, iar ordinea rămâne.
rules-scientific-joker =
    Jokerul nu câștigă niciodată prin tărie, în nicio ordine.

    Un singur joker în tură: dacă cele mai tari dintre celelalte cărți sunt la egalitate, războiul se anulează, iar jucătorul cu jokerul ia tot. Dacă nu sunt, jokerul provoacă război. Deci în doi un singur joker provoacă mereu război.

    Doi jokeri sau mai mulți: nu au putere, iar celelalte cărți hotărăsc ca și cum n-ar fi jokeri. Dacă toate cărțile sunt jokeri, e război.

    Un valet din aceeași tură își face efectul întâi.
rules-scientific-queen =
    Dacă într-o tură e exact o damă, cine a jucat-o spionează în tura următoare: toți ceilalți aleg întâi, iar cine spionează le poate vedea cărțile înainte de a alege.

    Două dame sau mai multe se anulează, chiar dacă unul dintre jucătorii lor iese din joc. Puterea ține numai acea tură, iar un război n-o ia. Cine a ieșit din joc nu spionează.
rules-scientific-three =
    Cine a jucat un trei poate afla, înainte de a alege cartea următoare, câte cărți are în mână fiecare dintre ceilalți. Cărțile de trei nu se anulează.

    Câte cărți are un jucător cu totul, în mână și în grămadă, poate ști oricine, oricând.
rules-scientific-eight =
    Cine a jucat un opt își poate schimba mâna cu grămada, o singură dată, înainte de a alege cartea următoare, chiar dacă ceilalți au ales deja. Cu grămada goală nu se schimbă.

    Toți aud că schimbi, nimeni nu aude ce cărți. Cărțile de opt nu se anulează.
rules-scientific-after =
    Întâi cărțile sunt luate sau rămân pe masă. Apoi cine are mâna goală își ia grămada ca mână nouă. Cine nu are nici una, nici alta iese din joc. Apoi dama, treiul și optul își dau puterea celor rămași.
rules-scientific-end =
    Câștigă ultimul jucător cu cărți. Dacă nimeni nu mai are cărți, sunt la egalitate toți cei rămași fără cărți în acea tură.

    { $trick_limit ->
        [0] Nu există limită: jocul merge până atunci.
       *[other] După tura { $trick_limit } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate. Cărțile de pe masă nu se numără la nimeni.
    }
rules-scientific-keys =
    { KEY("R") } spune ordinea și regulile de acum, { KEY("T") } cine a ales și cine nu, { KEY("E") } câte cărți are fiecare jucător.

    { KEY("C") } e puterea ultimei tale cărți: cărțile celorlalți după o damă, numărătoarea după un trei, schimbul după un opt.

    { KEY("H") } spune mâna ta, { KEY("P") } cărțile de pe masă, { KEY("L") } ultima tură, iar { KEY("Y") } de ce s-a terminat așa. Acestea sunt tastele obișnuite; { KEY("F1") } le arată așa cum sunt puse.

## Război

rules-razboi-aim =
    Jocul românesc de război. Cărțile stau cu fața în jos și hotărăște norocul. Cu cât cartea egală e mai mare, cu atât războiul cere mai multe cărți. Câștigă cine rămâne cu toate cărțile.

    De la doi la opt jucători.
rules-razboi-deal =
    Se amestecă cincizeci și două de cărți. Se scot cărți la întâmplare până când restul se împarte egal. Toate se împart cu fața în jos, câte un teanc în fața fiecărui jucător.
rules-razboi-trick =
    Fiecare întoarce cartea de deasupra. Cea mai tare ia toate cărțile de pe masă, care merg sub teancul jucătorului ei, amestecate. Cel mai tare e asul, culoarea nu contează.
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
       *[off] În acest joc nu se iau prizonieri de război. Se pot porni de la trei jucători în sus.
    }

    Cine câștigă o tură și nu are prizonier poate păstra una dintre cărțile puse de ceilalți sau cartea proprie de deasupra, fără s-o vadă. Ea stă cu fața în sus lângă teanc. Nimeni nu are doi prizonieri.

    Din tura următoare, cine are un prizonier alege în secret: prizonierul sau cartea de deasupra. La război e la fel cu ultima carte, cea cu fața în sus.

    Cine câștigă cu prizonierul pe masă pune totul sub teanc, și prizonierul, iar din acea tură nu păstrează altul. Cine pierde cu el cedează câștigătorului prizonierul și cartea proprie de deasupra.

    Cine nu mai are teanc, dar are un prizonier, e încă în joc și trebuie să-l joace.

    { $choice_seconds ->
        [0] Nu există limită de timp: alege cât de încet vrei.
       *[other] Există un timp de alegere, { COUNT($choice_seconds, noun: "second") }; apoi se joacă cartea de deasupra. Timpul se poate opri.
    }
rules-razboi-end =
    Cine nu are nici teanc, nici prizonier iese din joc. Câștigă ultimul cu cărți. Dacă nimeni nu mai are cărți, e egalitate.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După tura { $trick_limit } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }

## Război clasic

rules-classic-aim =
    Războiul pe care îl joacă copiii de pretutindeni. Cărțile stau cu fața în jos și hotărăște norocul. Câștigă cine rămâne cu toate cărțile.

    De la doi la patru jucători.
rules-classic-deal =
    { $decks ->
        [shared] Se amestecă un pachet de cincizeci și două de cărți și se împarte egal, cu fața în jos. Ce nu se împarte rămâne deoparte.
       *[own] Fiecare jucător începe cu un pachet întreg, amestecat, cu fața în jos.
    }
rules-classic-trick =
    Fiecare întoarce cartea de deasupra. Cea mai tare ia toate cărțile de pe masă. Asul e cea mai tare carte obișnuită, culoarea nu contează.
rules-classic-war =
    Dacă doi sau mai mulți sunt la egalitate cu cea mai tare carte, la război iau parte toți cei rămași în joc. Fiecare pune { COUNT($face_down, noun: "card") } cu fața în jos și una în sus, iar cea mai tare dintre cărțile noi cu fața în sus ia tot. O nouă egalitate e un nou război. Cărțile dinainte nu mai contează.
rules-classic-short =
    { $run_out ->
        [lose] Cine nu are destule cărți pentru război pune ce a rămas cu fața în jos și iese din joc. Dacă numai unul are destule, el ia masa. Dacă nu are nimeni, o ia cine a pus mai multe, iar dacă au pus la fel, e egalitate.
       *[last_card] La război, ultima carte a unui jucător se pune cu fața în sus și luptă mai departe de fiecare dată, până când e bătută. Dacă au rămas numai astfel de cărți și sunt la egalitate în frunte, jocul e la egalitate.
    }
rules-classic-jokers =
    { $jokers ->
        [0] În acest joc nu sunt jokeri.
       *[other] În fiecare pachet sunt doi jokeri. Un joker e mai tare decât un as.
    }

    { $two_beats_joker ->
        [on] Un doi bate un joker întors odată cu el. Altfel e cea mai slabă carte.
       *[off] Un doi nu bate un joker.
    }

    { $bury_jokers ->
        [on] Dacă sunt jokeri, se ascunde câte unul în fiecare dintre cele două teancuri.
       *[off] Jokerii pot ajunge la oricine.
    }
rules-classic-taken =
    { $recycle ->
        [under] Cărțile luate merg sub teanc, amestecate.
       *[reshuffle] Cărțile luate stau într-o grămadă. Când se termină teancul, grămada se amestecă și devine teancul nou.
    }

    { $purge_after ->
        [0] Nicio carte nu iese din joc.
       *[other] După tura { $purge_after } cărțile încep să iasă din joc: întâi cele de trei care sunt luate, când nu mai sunt, cele de patru, și tot așa până la ași.
    }
rules-classic-end =
    Cine nu mai are cărți iese din joc. Câștigă ultimul cu cărți.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După tura { $trick_limit } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }

## Război cu furt

rules-steal-aim =
    Război cu grămezile la vedere: o carte cu valoarea potrivită fură o grămadă întreagă. Câștigă cine rămâne cu toate cărțile.

    De la doi la patru jucători.
rules-steal-deal =
    Se amestecă cincizeci și două de cărți și doi jokeri și se împart egal, cu fața în jos. Ce nu se împarte rămâne deoparte. Cea mai tare carte e jokerul, apoi asul.

    Cărțile luate stau cu fața în sus într-o grămadă, în fața jucătorului. Cine le-a luat alege care rămâne deasupra. Când se termină un teanc, grămada aceluiași jucător se amestecă, devine teancul nou și nu mai poate fi furată.
rules-steal-steal =
    Înainte de fiecare tură, fiecare se uită la cartea lui de deasupra și hotărăște în secret, în același timp cu ceilalți, dacă o joacă sau fură. Dacă are valoarea cărții de deasupra din grămada unui adversar, poate fura acea grămadă sau mai multe asemenea.

    Cartea merge deasupra grămezii furate, iar toate deasupra grămezii proprii. Apoi se uită la cartea următoare și hotărăște din nou, până când toți joacă.

    Hotărârile se arată deodată, iar toate furturile se fac asupra grămezilor de dinainte. Așa pot doi jucători chiar să-și schimbe grămezile între ei.
rules-steal-protect =
    Dacă ai o carte cu valoarea celei de deasupra grămezii tale și o joci, grămada e apărată până la sfârșitul turei. Cine voia s-o fure își joacă atunci cartea.

    Doi care vor aceeași grămadă în același timp se încurcă: n-o ia niciunul. Cui nu-i reușește niciun furt își joacă acea carte.
rules-steal-war =
    Cea mai tare dintre cărțile jucate ia masa. Dacă doi sau mai mulți sunt la egalitate cu cea mai tare, fiecare rămas în joc pune trei cărți cu fața în jos și se mai uită la una. Aceea poate fura sau se joacă cu fața în sus în război.
rules-steal-short =
    Cine nu poate pune patru cărți de război, din teanc și grămadă la un loc, pune restul cu fața în jos și iese din joc. Dacă numai unul poate, el ia masa. Dacă nu poate nimeni, o ia cine a pus mai multe, iar dacă au pus la fel, e egalitate.
rules-steal-end =
    Cine nu are nici teanc, nici grămadă iese din joc. Câștigă ultimul cu cărți.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După tura { $trick_limit } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }

## Bețivul

rules-drunkard-aim =
    Un joc rusesc de război. Aici nu câștigă nimeni: cineva ajunge să fie bețivul și pierde.

    De la doi la patru jucători.
rules-drunkard-deal =
    { $deck ->
        [36] Se amestecă treizeci și șase de cărți și se împart egal, cu fața în jos. Cea mai mică e șasele.
       *[52] Se amestecă cincizeci și două de cărți și se împart egal, cu fața în jos. Cea mai mică e doiul.
    }
rules-drunkard-trick =
    Fiecare întoarce cartea de deasupra. Cea mai tare ia tot, iar cărțile merg sub teancul jucătorului ei, amestecate.

    { $deck ->
        [36] Dacă s-a întors un as, șasele îl bate și e cea mai tare carte. Altfel șasele e cea mai slabă.
       *[52] Dacă s-a întors un as, doiul îl bate și e cea mai tare carte. Altfel doiul e cea mai slabă.
    }
rules-drunkard-tie =
    Dacă doi sau mai mulți sunt la egalitate cu cea mai tare, fiecare mai pune o carte, până când una singură e cea mai tare. { $tie ->
        [open] Se pune cu fața în sus.
       *[covered] Fiecare pune o carte cu fața în jos și una în sus. Cine mai are numai una o pune în sus.
    }

    Cine nu mai are carte de pus iese din joc.
rules-drunkard-end =
    { $drunkard ->
        [all_cards] Face pe bețivul cine rămâne cu toate cărțile. Dacă nimeni nu mai are cărți, e egalitate.
       *[first_out] Face pe bețivul cine pierde întâi toate cărțile, iar jocul se termină pe loc, chiar și în mijlocul unei egalități. Pot fi mai mulți.
    }

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După tura { $trick_limit } jocul se termină și spune cine are cele mai multe cărți.
    }

## Tod und Leben

rules-tod-und-leben-aim =
    Un scurt joc german pentru doi, al cărui nume înseamnă moarte și viață. Fiecare carte se întoarce o singură dată.
rules-tod-und-leben-deal =
    Se amestecă treizeci și două de cărți, de la șapte la as, și fiecare primește șaisprezece, cu fața în jos.
rules-tod-und-leben-trick =
    Amândoi întorc cartea de deasupra. Cea mai mare le ia pe amândouă într-o grămadă de cărți câștigate, care nu se mai joacă.
rules-tod-und-leben-tie =
    Două cărți egale: fiecare mai întoarce o carte peste ele, până când una e mai mare și ia tot. Dacă ultimele cărți sunt la egalitate, fiecare își ia înapoi cărțile din acea tură.
rules-tod-und-leben-end =
    După ce s-au jucat toate cele șaisprezece cărți, runda e a celui care a câștigat mai multe.

    { $rounds ->
        [1] Se joacă o rundă.
       *[other] Se joacă { COUNT($rounds, noun: "round") }, toate. Câștigă jocul cine câștigă mai multe runde. Dacă sunt la fel de multe, e egalitate.
    }

## Casino War

rules-casino-aim =
    Fiecare jucător pariază împotriva băncii, câte o carte. Câștigă cartea mai mare.

    Joacă de la unu la șapte. Toți banii sunt de joacă.
rules-casino-deal =
    Se amestecă împreună { COUNT($decks, noun: "deck") }. Se amestecă din nou înaintea unei runde când a rămas mai puțin de un sfert. Cea mai mare carte e asul.

    Fiecare jucător începe cu { $bankroll }.
rules-casino-bets =
    Fiecare pariază sume întregi, de la { $min_bet } la { $max_bet }, sau pleacă de la masă. Pe lângă miză poți paria pe egalitate, cel mult { $max_bet }. Amândouă la un loc nu pot trece de ce ai.

    Cine nu are nici miza minimă iese din joc.
rules-casino-round =
    Fiecare jucător primește o carte, apoi banca. Dacă a ta e mai mare, îți iei miza înapoi și încă o dată pe atât. Dacă e mai mică, miza e pierdută.

    Pariul pe egalitate aduce zece la unu când cartea ta e la egalitate cu a băncii. Altfel e pierdut.
rules-casino-tie =
    Dacă ești la egalitate cu banca, alegi. Renunți și primești înapoi jumătate din miză. Sau mergi la război și mai pui o dată miza.

    La război se ard trei cărți, apoi mai primești o carte tu și una banca. Dacă a băncii e mai mare, ambele mize sunt pierdute. Altfel se întorc amândouă, cu încă o dată prima. Deci o miză de zece care merge la război câștigă zece sau pierde douăzeci.

    Cine nu poate plăti războiul poate numai să renunțe.
rules-casino-odds =
    Cu timpul câștigă banca. Cu șase pachete, cine merge mereu la război pierde cam 2,9 la sută din mize, cine renunță mereu, cam 3,7 la sută. Pariul pe egalitate pierde peste 18 la sută.
rules-casino-end =
    { $rounds ->
        [0] Jocul merge până când nu mai stă nimeni la masă.
       *[other] Jocul se termină după { COUNT($rounds, noun: "round") }.
    }

## Război armat

rules-armed-aim =
    Război în care îți vezi cărțile și le alegi. Numai cărțile puse cu fața în jos la război țin de noroc. Câștigă cine rămâne cu toate cărțile.

    De la doi la patru jucători.
rules-armed-deal =
    { $jokers ->
        [0] Se amestecă cincizeci și două de cărți și se împart egal, în mâini. Cea mai mare carte e asul.
       *[other] Se amestecă cincizeci și două de cărți și doi jokeri și se împart egal, în mâini. Cea mai mare carte e jokerul.
    } Ce nu se împarte rămâne deoparte.
rules-armed-trick =
    Toți aleg în același timp câte o carte din mână, fără s-o arate. Cea mai tare ia toate cărțile de pe masă. Ele merg la cărțile luate, care devin mână când mâna e goală.
rules-armed-two =
    { $jokers ->
        [0] Dacă s-a întors un as, un doi e cea mai tare carte, iar mai multe cărți de doi sunt la egalitate.
       *[other] Dacă s-a întors un joker, un doi e cea mai tare carte, iar mai multe cărți de doi sunt la egalitate.
    } Altfel e cea mai mică.
rules-armed-war =
    Dacă doi sau mai mulți sunt la egalitate cu cea mai tare, luptă numai ei. Din fiecare mână se trag la întâmplare trei cărți, care stau cu fața în jos. Apoi fiecare mai alege o carte, iar cea mai tare ia toată masa.
rules-armed-short =
    Dacă în mână sunt prea puține cărți, se pune toată mâna cu fața în jos, restul se trage la întâmplare din cărțile luate, iar ce rămâne din ele devine mână. O carte se păstrează mereu pentru alegere.

    Cine nu mai are nicio carte a pierdut acel război. Dacă rămâne unul singur, el ia masa. Dacă nu rămâne nimeni, masa așteaptă câștigătorul turei următoare.
rules-armed-end =
    Cine nu are nici mână, nici cărți luate iese din joc. Câștigă ultimul cu cărți. Dacă nimeni nu mai are cărți, e egalitate.

    { $trick_limit ->
        [0] Nu există limită.
       *[other] După tura { $trick_limit } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate.
    }
