### Toate textele pe care le are doar acest joc. $who (you, other) și $player (un nume) spun despre cine e vorba.

# Războiul științific.
game-scientific = Războiul științific

## Opțiuni

option-revolution = Revoluție
# value-… și numele opțiunii
value-revolution-immediate = imediat
value-revolution-next-trick = din tura următoare

## Reguli

rules-heading-jack = Valetul: revoluția
rules-heading-joker = Jokerul
rules-heading-queen = Dama: spionul
rules-heading-three = Treiul: numărătoarea
rules-heading-eight = Optul: schimbul
rules-heading-after = După o tură
rules-heading-keys = Taste
# Scopul într-o propoziție; se spune când jocul se joacă prima oară
aim-scientific = Toți aleg o carte în același timp, iar cea mai tare le ia pe toate; câștigi când toate cărțile sunt ale tale.
rules-scientific-aim =
    Toți încep cu aceleași cărți și aleg ce joacă. Valetul, dama, treiul, optul și jokerul au câte o putere. Câștigă cine rămâne cu toate cărțile.

    De la doi la opt jucători.
rules-scientific-deal =
    Fiecare jucător primește o culoare întreagă, treisprezece cărți. Dacă sunt mai mulți de patru jucători, se joacă cu două pachete. { $jokers ->
        [0] În acest joc nu sunt jokeri.
       *[other] Fiecare mai adaugă { COUNT($jokers, of: "JOKER") }.
    }

    Îți ții cărțile în mână. Ce iei stă în fața ta, în grămadă. Ce lasă războaiele rămâne pe masă.

    De la cea mai tare în jos: as, rege, damă, valet, zece și tot așa până la doi. Culoarea nu contează.
rules-scientific-trick =
    Toți aleg în același timp câte o carte din mână, fără s-o arate. Ce s-a ales nu se mai schimbă. După ce a ales și ultimul, se arată toate cărțile.

    Cine are cea mai tare carte ia în grămadă toate cărțile turei și ce e pe masă.
rules-scientific-war =
    Dacă cele mai tari cărți, două sau mai multe, sunt la egalitate, nu ia nimeni nimic. Cărțile rămân pe masă, iar cine câștigă una dintre turele următoare le ia și pe ele.

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

    Două dame sau mai multe se anulează, chiar dacă unul dintre cei care le-au jucat iese din joc. Puterea ține numai acea tură, iar un război n-o ia. Cine a ieșit din joc nu spionează.
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
        [0] Nu există limită: se joacă până când se întâmplă asta.
       *[other] După { COUNT($trick_limit, noun: "trick") } jocul se termină: câștigă cine are cele mai multe cărți, iar dacă mai mulți au la fel, e egalitate. Cărțile de pe masă nu se numără la nimeni. Se numără și fiecare tură care se termină cu război.
    }
rules-scientific-keys =
    Cu { KEY("R") } auzi ordinea și regulile de acum, cu { KEY("T") } cine a ales și cine nu, cu { KEY("E") } câte cărți are fiecare jucător.

    Puterea ultimei tale cărți e la { KEY("C") }: după o damă auzi cărțile celorlalți, după un trei câte cărți are fiecare în mână, iar după un opt îți schimbi mâna cu grămada.

    Cu { KEY("H") } auzi mâna ta, cu { KEY("P") } cărțile de pe masă, cu { KEY("L") } ultima tură, iar cu { KEY("Y") } de ce s-a terminat așa. Acestea sunt tastele obișnuite; lista celor valabile e la { KEY("F1") }.

## Ce se întâmplă

event-choose-swap = { $who ->
    [you] Îți schimbi mâna cu grămada.
   *[other] { $player } își schimbă mâna cu grămada.
  }
    .brief = { $who ->
        [you] Ai schimbat.
       *[other] { $player } a schimbat.
    }
# $reversed: yes dacă de acum sunt tari cărțile mici
event-revolution = { $reversed ->
    [yes] Revoluție! Acum cel mai tare e doiul.
   *[no] Revoluție! Cel mai tare e din nou asul.
  }
    .brief = { $reversed ->
        [yes] Acum tare e doiul.
       *[no] Acum tare e asul.
    }
event-revolution-next = { $reversed ->
    [yes] Revoluție! Din tura următoare, cel mai tare e doiul.
   *[no] Revoluție! Din tura următoare, cel mai tare e din nou asul.
  }
    .brief = { $reversed ->
        [yes] Tura următoare: tare e doiul.
       *[no] Tura următoare: tare e asul.
    }
# $count: câți valeți (2, 4, …)
event-jacks-cancelled = { CAP(COUNT($count, of: "J")) } se anulează: nu e revoluție.
    .brief = Valeți anulați.
event-jokers-void = { CAP(COUNT($count, of: "JOKER")) } se anulează.
event-queens-void = { CAP(COUNT($count, of: "Q")) }: nu spionează nimeni.
event-war-joker = { $two ->
    [yes] { $again ->
        [yes] Jokerul provoacă din nou război!
       *[no] Jokerul provoacă război!
    }
   *[no] { $again ->
        [yes] Cea mai tare carte e singură, deci jokerul provoacă din nou război!
       *[no] Cea mai tare carte e singură, deci jokerul provoacă război!
    }
  }
    .brief = Jokerul face război. Pe masă, { COUNT($count, noun: "card") }.
# $count: cărțile care rămân pe masă pentru următorul câștigător
event-pot = { $count ->
    [1] Pe masă rămâne { COUNT($count, noun: "card") }.
   *[other] Pe masă rămân { COUNT($count, noun: "card") }.
  }
# Îndată se spune cine ia. without $who, without $player
event-joker-wins = E egalitate, dar jokerul anulează războiul.
# Ce poate face în tura următoare cel care ascultă.
event-power-spy = În tura următoare spionezi.
    .brief = Spionezi.
event-power-count = { $touch ->
    [yes] Până alegi, „{ page-button-power }” îți spune câte cărți are fiecare în mână.
   *[no] Până alegi, tasta { KEY("C") } îți spune câte cărți are fiecare în mână.
  }
    .brief = { $touch ->
        [yes] Cu „{ page-button-power }” numeri.
       *[no] Cu { KEY("C") } numeri.
    }
event-power-swap = { $empty ->
    [yes] Optul te-ar lăsa să schimbi, dar grămada ta e goală.
   *[no] { $touch ->
        [yes] Până alegi, „{ page-button-power }” îți schimbă mâna cu grămada.
       *[no] Până alegi, tasta { KEY("C") } îți schimbă mâna cu grămada.
    }
  }
    .brief = { $empty ->
        [yes] {""}
       *[no] { $touch ->
            [yes] Cu „{ page-button-power }” schimbi.
           *[no] Cu { KEY("C") } schimbi.
        }
    }
# Ce pot ceilalți: o singură propoziție, părțile cu virgule. $players: cine, $count: câți
event-powers = { LIST($powers, kind: "comma") }.
event-powers-spy = { NAMES($players) } spionează
event-powers-count = { $count ->
    [1] { NAMES($players) } poate afla câte cărți are fiecare în mână
   *[other] { NAMES($players) } pot afla câte cărți are fiecare în mână
  }
    .brief = { $count ->
        [1] { NAMES($players) } poate număra
       *[other] { NAMES($players) } pot număra
    }
event-powers-swap = { $count ->
    [1] { NAMES($players) } poate schimba mâna cu grămada
   *[other] { NAMES($players) } pot schimba mâna cu grămada
  }
    .brief = { $count ->
        [1] { NAMES($players) } poate schimba
       *[other] { NAMES($players) } pot schimba
    }

## La masă

choice-swap = Schimbă mâna cu grămada
ask-spy = { $touch ->
    [yes] Ceilalți au ales. Cu „{ page-button-power }” le auzi cărțile; apoi alege.
   *[no] Ceilalți au ales. Tasta { KEY("C") } îți spune cărțile lor; apoi alege.
  }
    .brief = E rândul tău: spionezi.
now-order = { $reversed ->
    [yes] Ordine inversată: cea mai tare carte este doiul.
   *[no] Ordine normală: cea mai tare carte este asul.
  }
# R: ce e deschis în tura asta.
now-spy = { $who ->
    [you] În tura asta spionezi.
   *[other] În tura asta { $player } spionează.
  }
now-may-count = { $touch ->
    [yes] Cu „{ page-button-power }” mai poți afla câte cărți are fiecare în mână.
   *[no] Cu tasta { KEY("C") } mai poți afla câte cărți are fiecare în mână.
  }
now-may-swap = { $touch ->
    [yes] Cu „{ page-button-power }” îți mai poți schimba mâna cu grămada.
   *[no] Cu tasta { KEY("C") } îți mai poți schimba mâna cu grămada.
  }
shown-order = { $reversed ->
    [yes] Ordine: inversată
   *[no] Ordine: normală
  }
# C. $player, $card: ce a ales acel jucător
now-seen-card = { $player }: { CARD($card) }.
# $count: cărțile din mâna unui jucător
now-hand-count = { $player } { COUNT($count, noun: "card", alone: 1) }
# C după un trei; părți cu virgule. $chosen: yes dacă cineva a ales deja
now-hand-counts = { $chosen ->
    [yes] În mână, fără cărțile alese deja: { LIST($hands, kind: "comma") }.
   *[no] În mână: { LIST($hands, kind: "comma") }.
  }
power-none = Ultima ta carte nu-ți dă acum nicio putere.
power-nobody = Nu ai pe cine spiona.
power-too-late = Ai ales deja: e târziu pentru numărat.

## Refuzuri

refused-swap-too-late = Ai ales deja: schimbul se face înainte.
refused-no-swap = Poți schimba numai după ce joci un opt.
refused-pile-empty = Grămada ta e goală.
refused-spy-waits = Spionezi: alegi după ce au ales ceilalți.

## De ce

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
why-stays = Deci nu a luat nimeni nimic: cărțile rămân pentru una dintre turele următoare.
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
why-power-swap = { $empty ->
    [yes] { $who ->
        [you] Ai jucat un opt, dar grămada ta e goală: nu ai cu ce să schimbi mâna.
       *[other] { $player } a jucat un opt, dar are grămada goală: nu are cu ce să schimbe mâna.
    }
   *[no] { $who ->
        [you] Ai jucat un opt: înainte de cartea următoare îți poți schimba mâna cu grămada.
       *[other] { $player } a jucat un opt: înainte de cartea următoare își poate schimba mâna cu grămada.
    }
  }

## Adversari

bot-newcomer = nou-venit, joacă orice carte sau cea mai mare
bot-beginner = începător, uită ce s-a jucat
bot-amateur = amator, numără cărțile în două ture din cinci
bot-sensible-scientific = chibzuit, numără cărțile în aproape jumătate din ture
bot-gambler = cartofor, mai strecoară jokeri și aruncă cea mai tare carte când e mult pe masă
bot-counter = socotit, știe fiecare mână și se așteaptă să joci ca până acum, dar nu blufează
bot-d1 = student, numără cărțile, gândește cu o tură înainte și blufează
bot-sel1 = tactician, numără cărțile, blufează și gândește cu două ture înainte
bot-professor = profesor, gândește mai departe și cu greu poate fi ghicit

## Remarci

# Jokerul propriu ia masa unui război
remark-plain-joker-won-1 = Jokerul hotărăște.
remark-plain-joker-won-2 = Un joker, și toată masa e a mea.
remark-plain-joker-won-3 = Ce joker bun!
remark-plain-joker-won-4 = Ce m-aș face fără joker?
remark-plain-joker-won-5 = Jokerul a venit la timp.
remark-plain-joker-won-6 = Cu un joker se termină și un război.
# A întors ordinea cu un valet
remark-plain-revolution-1 = Hai să întoarcem totul pe dos.
remark-plain-revolution-2 = E vremea unei schimbări.
remark-plain-revolution-3 = Lumea se învârte.
remark-plain-revolution-4 = Să vedem cui îi place.
remark-plain-revolution-5 = Acum cele mici valorează altceva.
remark-plain-revolution-6 = Am întors-o.
# Altcineva a întors ordinea
remark-plain-upset-1 = Ei, asta schimbă lucrurile.
remark-plain-upset-2 = Și iată că ordinea se răstoarnă.
remark-plain-upset-3 = Trebuie să mă mai gândesc.
remark-plain-upset-4 = S-a dus planul meu.
remark-plain-upset-5 = Bine, atunci pe dos.
remark-plain-upset-6 = Cărțile mele arată altfel acum.
# Spionează de acum
remark-plain-spy-1 = Întâi arunc o privire.
remark-plain-spy-2 = Acum aleg după toți.
remark-plain-spy-3 = Să vedem ce se joacă.
remark-plain-spy-4 = O să știu mai mult decât ceilalți.
remark-plain-spy-5 = Ia să vedem ce aveți.
remark-plain-spy-6 = E bine să te uiți înainte să alegi.
# Altcineva spionează de acum
remark-plain-spied-1 = Cineva o să tragă cu ochiul.
remark-plain-spied-2 = Deci următoarea mea carte nu e un secret.
remark-plain-spied-3 = Acum trebuie jucat cu grijă.
remark-plain-spied-4 = Atunci o să aleg cu grijă.
remark-plain-spied-5 = Se pare că mă urmărește cineva.
remark-plain-spied-6 = Fără secrete în tura următoare.
# A schimbat mâna cu grămada în tura aceasta
remark-plain-swap-1 = O mână nouă.
remark-plain-swap-2 = Aveam chef de o schimbare.
remark-plain-swap-3 = Gata cu mâna veche.
remark-plain-swap-4 = Prefer celelalte cărți.
remark-plain-swap-5 = Afară cu astea, încoace cu celelalte.
remark-plain-swap-6 = Să încercăm cu grămada.
# Jokerul propriu ia masa unui război
remark-beginner-joker-won-1 = Deci asta face un joker!
remark-beginner-joker-won-2 = A fost jokerul, nu eu!
remark-beginner-joker-won-3 = Oh, totul pentru mine?
remark-beginner-joker-won-4 = A reușit jokerul! Bravo, jokerule!
remark-beginner-joker-won-5 = Ar trebui să joc mai des jokeri.
remark-beginner-joker-won-6 = Serios? Jokerul ia tot?
# A întors ordinea cu un valet
remark-beginner-revolution-1 = Ups, eu am făcut asta?
remark-beginner-revolution-2 = Am întors totul pe dos!
remark-beginner-revolution-3 = Deci asta fac valeții.
remark-beginner-revolution-4 = Am stricat ceva?
remark-beginner-revolution-5 = Acum cele mici sunt mari, sau invers?
remark-beginner-revolution-6 = Scuze! Sau a fost o idee bună?
# Altcineva a întors ordinea
remark-beginner-upset-1 = Stai, acum care carte e mai bună?
remark-beginner-upset-2 = Abia mă obișnuisem.
remark-beginner-upset-3 = Totul e pe dos? Ajutor!
remark-beginner-upset-4 = Acum trebuie să învăț totul din nou.
remark-beginner-upset-5 = Mi se învârte capul.
remark-beginner-upset-6 = Cine a întors asta? Și de ce?
# Spionează de acum
remark-beginner-spy-1 = Oh, am voie să mă uit!
remark-beginner-spy-2 = Eu spionez? Și acum ce fac?
remark-beginner-spy-3 = Agent secret, asta sunt!
remark-beginner-spy-4 = Chiar pot să mă uit? Ce palpitant!
remark-beginner-spy-5 = Nu spun nimănui ce văd.
remark-beginner-spy-6 = În sfârșit o să știu ce faceți.
# Altcineva spionează de acum
remark-beginner-spied-1 = Nimeni să nu se uite la cartea mea!
remark-beginner-spied-2 = Am emoții când se uită cineva.
remark-beginner-spied-3 = Poate fi păcălit un spion?
remark-beginner-spied-4 = Să-mi ascund cartea?
remark-beginner-spied-5 = Te rog, uită-te în altă parte!
remark-beginner-spied-6 = Parcă îmi citește cineva gândurile.
# A schimbat mâna cu grămada în tura aceasta
remark-beginner-swap-1 = Am schimbat. Sper că e bine.
remark-beginner-swap-2 = Cărți noi! Sau vechi?
remark-beginner-swap-3 = Să vedem ce am aici.
remark-beginner-swap-4 = Cealaltă mână arăta mai frumos.
remark-beginner-swap-5 = Afară cu cele vechi. Sau trebuia să le păstrez?
remark-beginner-swap-6 = Un schimb! Mereu am vrut să fac asta.
# Jokerul propriu ia masa unui război
remark-gambler-joker-won-1 = Lozul cel mare!
remark-gambler-joker-won-2 = Nu plec de acasă fără un joker.
remark-gambler-joker-won-3 = Jokerul dansează, eu încasez.
remark-gambler-joker-won-4 = Jokerul plătește!
remark-gambler-joker-won-5 = Totul pe joker, și a ieșit.
remark-gambler-joker-won-6 = Un joker într-un război: curată poezie.
# A întors ordinea cu un valet
remark-gambler-revolution-1 = Să amestecăm totul!
remark-gambler-revolution-2 = Hai să întoarcem roata.
remark-gambler-revolution-3 = Jos ordinea plictisitoare!
remark-gambler-revolution-4 = Să se învârtă ruleta!
remark-gambler-revolution-5 = Să vedem cine are acum cărțile proaste.
remark-gambler-revolution-6 = Îmi place când nimic nu e sigur.
# Altcineva a întors ordinea
remark-gambler-upset-1 = Haos! Îmi place.
remark-gambler-upset-2 = Acum devine interesant.
remark-gambler-upset-3 = Ordine nouă, noroc nou.
remark-gambler-upset-4 = Ruleta se învârte. Rămânem în joc!
remark-gambler-upset-5 = Cărți bune, cărți proaste: cine mai știe?
remark-gambler-upset-6 = Începe alt joc, și eu joc.
# Spionează de acum
remark-gambler-spy-1 = Să mă uit la cărți? Parcă aș trișa.
remark-gambler-spy-2 = Cărți măsluite, și totul după reguli!
remark-gambler-spy-3 = Măcar o dată, la sigur.
remark-gambler-spy-4 = Pot să mă uit în culise.
remark-gambler-spy-5 = Arătați cărțile, doamnelor și domnilor.
remark-gambler-spy-6 = Zaruri măsluite, ca să zic așa.
# Altcineva spionează de acum
remark-gambler-spied-1 = Poate să se uite oricine, eu tot blufez.
remark-gambler-spied-2 = Să se uite. Norocul hotărăște.
remark-gambler-spied-3 = Un spion? Crește miza.
remark-gambler-spied-4 = Uită-te, dacă vrei. Nici eu nu știu ce fac.
remark-gambler-spied-5 = Fața mea de poker rezistă.
remark-gambler-spied-6 = Foarte bine, cărțile pe masă.
# A schimbat mâna cu grămada în tura aceasta
remark-gambler-swap-1 = Cărți noi, noroc nou.
remark-gambler-swap-2 = Mână nouă, șansă nouă.
remark-gambler-swap-3 = Îmi încerc norocul cu altă mână.
remark-gambler-swap-4 = Schimb norocul!
remark-gambler-swap-5 = Pariez pe grămadă.
remark-gambler-swap-6 = Astea n-au adus noroc. Următoarele!
# Jokerul propriu ia masa unui război
remark-scholar-joker-won-1 = Jokerul, la momentul potrivit.
# $count: cărți luate
remark-scholar-joker-won-2 = { CAP(COUNT($count, noun: "card")) } pentru un joker. Schimb cinstit.
remark-scholar-joker-won-3 = Un joker ca la carte.
remark-scholar-joker-won-4 = Jokerul, folosit cu grijă.
remark-scholar-joker-won-5 = Valoarea așteptată era de partea mea.
remark-scholar-joker-won-6 = Un caz rar, și favorabil.
# A întors ordinea cu un valet
remark-scholar-revolution-1 = Să inversăm ordinea.
remark-scholar-revolution-2 = O mică schimbare de semn.
remark-scholar-revolution-3 = Cărțile slabe devin tari, pentru o vreme.
remark-scholar-revolution-4 = Înmulțesc cu minus unu.
remark-scholar-revolution-5 = O inversare, de dragul argumentului.
remark-scholar-revolution-6 = Ordinea e doar o convenție.
# Altcineva a întors ordinea
remark-scholar-upset-1 = Atunci socotesc invers.
remark-scholar-upset-2 = O inversare. M-am gândit la ea.
remark-scholar-upset-3 = E timpul să-mi corectez tabelele.
remark-scholar-upset-4 = Aceleași cărți, alte valori.
remark-scholar-upset-5 = Îmi ajustez modelul.
remark-scholar-upset-6 = O schimbare interesantă de premise.
# Spionează de acum
remark-scholar-spy-1 = Mai multe date. Excelent.
remark-scholar-spy-2 = Prefer să hotărăsc pe bază de dovezi.
remark-scholar-spy-3 = Întâi observația, apoi concluzia.
remark-scholar-spy-4 = O hotărâre informată e o hotărâre bună.
remark-scholar-spy-5 = Să cercetăm dovezile.
remark-scholar-spy-6 = Întâi cunoașterea, apoi fapta.
# Altcineva spionează de acum
remark-scholar-spied-1 = O carte observată se poartă altfel.
remark-scholar-spied-2 = Cineva o să știe mai mult decât mine.
remark-scholar-spied-3 = Trebuie să presupun că mă vede cineva.
remark-scholar-spied-4 = Alegerea mea nu mai e informație privată.
remark-scholar-spied-5 = Voi ține cont de observator.
remark-scholar-spied-6 = Informație asimetrică. Mă adaptez.
# A schimbat mâna cu grămada în tura aceasta
remark-scholar-swap-1 = Un schimb, din motive bune.
remark-scholar-swap-2 = Un schimb calculat.
remark-scholar-swap-3 = Trebuie să știi când să schimbi.
remark-scholar-swap-4 = Cealaltă mulțime are proprietăți mai bune.
remark-scholar-swap-5 = Schimb eșantionul.
remark-scholar-swap-6 = Îmi reordonez resursele.

## Antrenorul

menu-decided = Ce a hotărât jocul
coach-title = Dintr-o sută de ori, profesorul ar juca:
    .brief = {""}
# $cards: cele cu același motiv, făcute din coach-card; $reason: unul dintre mesajele de mai jos
coach-choice = { CAP(LIST($cards)) }, { $reason }.
    .brief = { CAP(LIST($cards, kind: "comma")) }.
# Una dintre cărți. $card; $percent: de câte ori dintr-o sută
coach-card = { $percent ->
    [1] o dată
   *[other] de { COUNT($percent, noun: "time") }
  } { CARD($card, form: "def") }
    .brief = { CARD($card) } { $percent }
# Întâi schimbul; $card: cartea de jucat după el
coach-swap-then = { $percent ->
    [1] O dată
   *[other] De { COUNT($percent, noun: "time") }
  } întâi schimb, apoi { CARD($card, form: "def") }, fiindcă grămada e mai bună decât mâna.
    .brief = Schimb, apoi { CARD($card) } { $percent }.
# Tot ce nu e numit. $percent: de câte ori dintr-o sută
coach-rest = { $percent ->
    [1] O dată
   *[other] De { COUNT($percent, noun: "time") }
  } altă carte.
    .brief = Altele { $percent }.
# Motive. Părți de propoziție, după două puncte.
# without $count
coach-swap = fiindcă grămada e mai bună decât mâna
coach-spy-takes = { $count ->
    [1] fiindcă bate cărțile pe care le vezi
   *[other] fiindcă bat cărțile pe care le vezi
  }
coach-spy-gives-little = { $count ->
    [1] fiindcă nicio carte nu câștigă, iar de aceasta te poți lipsi cel mai ușor
   *[other] fiindcă nicio carte nu câștigă, iar de acestea te poți lipsi cel mai ușor
  }
# without $count
coach-win-pot = fiindcă pe masă e mult
# without $count
coach-deny-spy = fiindcă cine spionează o să-ți vadă cartea, deci nu pui mult în joc
# without $count
coach-turn-order = fiindcă inversează ordinea
# without $count
coach-become-spy = fiindcă te lasă să spionezi în tura următoare
# without $count
coach-get-swap = fiindcă te lasă să schimbi mâna cu grămada
# without $count
coach-force-war = fiindcă provoacă un război
coach-strong = { $count ->
    [1] fiindcă acum e printre cele mai tari
   *[other] fiindcă acum sunt printre cele mai tari
  }
# without $count
coach-likely-takes = fiindcă probabil câștigă tura
# without $count
coach-save-high = fiindcă așa cruți cărțile tari
coach-off = Sfaturile sunt oprite în setări.
coach-not-asked = Nu e rândul tău.
coach-cannot-count = Nu e niciun sfat: jocul nu a fost urmărit de la început.
coach-decided = Aceste ture au hotărât jocul.
coach-decided-none = Nicio tură nu a hotărât singură jocul.
# $count: tricks; the others: percent, before the first trick, at best, at worst, and at the end
coach-chances = Șansele tale în { COUNT($count, noun: "trick") }: la început { $first } la sută, cel mult { $most }, cel puțin { $least }, la sfârșit { $last }
coach-chances-title = Șansele tale, tură cu tură
coach-chance = Înainte de tura { $trick }: { $percent } la sută
coach-chance-end = La sfârșit: { $percent } la sută
# $trick: numărul ei; $before, $after: șansele celui care ascultă, la sută
coach-turn = { $better ->
    [yes] Tura { $trick }: șansele tale au crescut de la { $before } la { $after } la sută
   *[no] Tura { $trick }: șansele tale au scăzut de la { $before } la { $after } la sută
  }
# O tură pe care o alegere a stricat-o. $turn: coach-turn; $card: cartea mai bună, de orice culoare; $swap: da unde
# întâi trebuiau schimbate mâna și grămada; $why: un motiv ca mai sus
coach-turn-better = { $swap ->
    [yes] { $turn }; mai bine schimbul, apoi { RANK($card, form: "def") }, { $why }
   *[no] { $turn }; mai bine { RANK($card, form: "def") }, { $why }
  }
# Ce te învață jocul
coach-lesson-spy = Nu ai jucat nicio damă. Cine joacă singura damă dintr-o tură vede în următoarea cărțile celorlalți.
coach-lesson-swap = Nu ai jucat niciun opt: te lasă să schimbi mâna cu grămada.
coach-lesson-joker = Nu ai jucat niciun joker: face război dintr-o tură pe care ai pierde-o.

# Ce țin minte adversarii. $game: titlul; $size: duel sau several; $games: câte; de la $group-1 la
# $group-4: din o sută de cărți, cele din sfertul cel mai slab până la cel mai tare al mâinii; $group-5: jokeri
memory-scientific = { $size ->
    [duel] { $game } împotriva unui adversar
   *[several] { $game } împotriva mai multor adversari
  }, { COUNT($games, noun: "game") }. Dintr-o sută de cărți pe care le alegi: din sfertul cel mai slab al mâinii { $group-1 }, din al doilea { $group-2 }, din al treilea { $group-3 }, din cel mai tare { $group-4 }, jokeri { $group-5 }.

## Lecții

lesson-trick = Tura
lesson-trick-1 = { $touch ->
    [yes] Mergi la cartea următoare: cele trei cărți ale tale sunt în listă, întâi cea mai tare.
   *[no] Apasă { $key }: săgețile trec prin cele trei cărți ale tale, întâi cea mai tare.
  } Câștigă cine are toate cărțile. La fiecare tură toți aleg în același timp câte o carte, ascunsă; apoi se arată toate.
lesson-trick-2 = { lesson-go } ca s-o joci. { $touch ->
    [yes] {""}
   *[no] O literă sau o cifră duce direct la o carte.
  }
lesson-trick-3 = { lesson-go }, ca să pierzi o tură. Regele era mai tare decât zecele, așa că ai luat ambele cărți. Acum sunt în grămada ta, nu în mână.
lesson-trick-end = Cea mai tare carte câștigă toată tura. Cel mai tare e asul, apoi regele, dama, valetul, zecele și tot așa până la doi. Culoarea nu contează niciodată.
lesson-war = Războiul
lesson-war-1 = { lesson-go }. Două cărți de aceeași valoare, cele mai tari din tură, înseamnă război.
lesson-war-2 = Apasă { $key } ca să auzi ce cărți rămân pe masă. Doi regi: nu ia nimeni nimic.
lesson-war-3 = { lesson-go }. Cine câștigă tura următoare le ia și pe acestea.
lesson-war-end = Războiul nu se hotărăște pe loc: cărțile le ia cine câștigă una dintre turele următoare. E război numai dacă sunt la egalitate cele mai tari cărți, nu cele de sub ele.
lesson-revolution = Revoluția, puterea valetului
lesson-revolution-1 = { lesson-go }. Un valet inversează ordinea cărților.
lesson-revolution-2 = Apasă { $key }: îți spune mereu ce ordine e. Ordinea s-a inversat înainte de comparare: valetul tău era sub rege, așa că a câștigat tura.
lesson-revolution-3 = { lesson-go }, și auzi ce pățește un as. Acum câștigă cărțile mici.
lesson-revolution-end = Un valet inversează ordinea, și așa rămâne până la revoluția următoare. Există o regulă prin care ordinea se schimbă abia din tura următoare.
lesson-orders = Cele două ordini
lesson-orders-1 = Apasă { $key } ca să auzi ordinea. În acest joc e inversată.
lesson-orders-2 = { lesson-go }. Cel mai tare e doiul, apoi treiul. În mâna ta, cele mai tari cărți sunt primele.
lesson-orders-3 = { lesson-go }. Încă un valet aduce înapoi ordinea normală.
lesson-orders-4 = { lesson-go }. În ordinea normală valetul bate nouarul. Mai ai un valet.
lesson-orders-5 = { lesson-go }, ca să câștigi războiul. Doi valeți în aceeași tură se anulează: ordinea rămâne cum era. Au fost și la egalitate, deci e război.
lesson-orders-end = Un număr impar de valeți inversează ordinea, unul par nu.
lesson-spy = Spionul, puterea damei
lesson-spy-1 = { lesson-go }. Cine joacă singura damă dintr-o tură spionează în tura următoare.
lesson-spy-2 = Apasă { $key } ca să vezi cărțile celorlalți. Acum alegi după ei.
lesson-spy-3 = { lesson-go }. Te așteaptă un rege. Îl bate numai asul.
lesson-spy-end = Puterea ține o tură, chiar dacă dama a pierdut. Două dame în aceeași tură se anulează: atunci nu spionează nimeni.
lesson-count = Numărătoarea, puterea treiului
lesson-count-1 = { lesson-go }. Un trei e slab, dar te lasă să numeri.
lesson-count-2 = Apasă { $key }. Înainte de cartea următoare poți afla câte cărți au ceilalți în mână.
lesson-count-3 = { lesson-go }. Cine are puține cărți în mână își ia curând grămada.
lesson-count-end = Câte cărți are un jucător cu totul, în mână și în grămadă, poți afla oricând; câte are în mână, numai după un trei. Cărțile de trei nu se anulează.
lesson-swap = Schimbul, puterea optului
lesson-swap-1 = { lesson-go }. În grămada ta sunt un as și un rege, dar mâna ta e slabă. Un opt te ajută.
lesson-swap-2 = Apasă { $key }. Înainte de cartea următoare îți poți schimba mâna cu grămada.
lesson-swap-3 = { lesson-go }. Grămada e acum mâna ta.
lesson-swap-end = Poți schimba o singură dată, înainte să alegi, și nu cu grămada goală. Ceilalți aud că schimbi, dar nu și ce cărți.
lesson-joker-war = Jokerul provoacă război
lesson-joker-war-1 = { lesson-go }. Jokerul nu câștigă niciodată prin tărie. Singur într-o tură, provoacă război, orice altceva s-ar juca. Adversarul tău va juca un as.
lesson-joker-war-2 = { lesson-go }. Asul n-a luat nimic: e pe masă, cu jokerul. Ia-le pe amândouă.
lesson-joker-war-end = Jokerul te apără de o carte tare a celuilalt. În doi, un singur joker provoacă mereu război.
lesson-joker-wins = Jokerul anulează războiul
lesson-joker-wins-1 = { lesson-go }. De la trei jucători în sus, un joker poate câștiga. Amândoi adversarii vor juca un rege, deci ar trebui să fie război.
lesson-joker-wins-2 = Apasă { $key }: poți întreba oricând de ce s-a terminat o tură așa. Jokerul a anulat războiul și a luat tot.
lesson-joker-wins-end = Dacă ar fi război, un singur joker îl anulează și ia tot. Dacă n-ar fi, îl provoacă.
lesson-jokers-void = Doi jokeri
lesson-jokers-void-1 = { lesson-go }. Doi jokeri în aceeași tură se anulează. Fiecare adversar își va juca jokerul.
lesson-jokers-void-2 = Apasă { $key } ca să auzi de ce ai câștigat tura. Patrul tău era singura carte care conta.
lesson-jokers-void-end = La doi jokeri sau mai mulți hotărăsc celelalte cărți, ca și cum n-ar fi jokeri. Dacă toate cărțile sunt jokeri, e război.
lesson-keys = { $touch ->
    [yes] Butoanele de la masă
   *[no] Tastele de la masă
  }
lesson-keys-1 = Apasă { $key } pentru reguli: ce tură e, ordinea, ce e pe masă. { $touch ->
    [yes] Câteva butoane îți spun cum stă masa.
   *[no] Câteva taste îți spun cum stă masa.
  }
lesson-keys-2 = Apasă { $key } ca să auzi cine a ales și cine nu.
lesson-keys-3 = Apasă { $key } ca să auzi câte cărți are fiecare jucător.
lesson-keys-4 = Apasă { $key } pentru mâna ta.
lesson-keys-5 = Apasă { $key } pentru cărțile de pe masă. Acestea vin dintr-un război de mai devreme.
lesson-keys-6 = { lesson-go }. Puterea ultimei tale cărți, dacă are, e { $touch ->
    [yes] la butonul „{ page-button-power }”
   *[no] pe { KEY("C") }
  }.
lesson-keys-7 = Apasă { $key } ca să auzi din nou ultima tură.
lesson-keys-end = Poți întreba oricând, și cât timp aleg ceilalți. { $touch ->
    [yes] {""}
   *[no] { KEY("F1") } arată toate tastele.
  }
lesson-end = Ieșirea din joc și sfârșitul
lesson-end-1 = { lesson-go }. E ultima carte din mâna ta, dar ai o grămadă. Un adversar are o carte și nicio grămadă.
lesson-end-2 = Apasă { $key } ca să auzi câte cărți are fiecare și cine a ieșit din joc. Mâna ta era goală, așa că grămada ți-a devenit mână. Cine nu are nici mână, nici grămadă iese din joc.
lesson-end-3 = { lesson-go }. A rămas un adversar, cu o carte.
lesson-end-end = Câștigă ultimul jucător cu cărți. Dacă toți rămân fără cărți în același război, jocul e la egalitate. Acum știi tot jocul.

## Sunete

cue-spy = O damă: cineva spionează
cue-queens-void = Damele se anulează
cue-count = Un trei lasă pe cineva să numere
cue-swap = Un opt: se schimbă mâna cu grămada
cue-revolution = Revoluție: cel mai tare e doiul
cue-revolution-back = Revoluție: cel mai tare e din nou asul
cue-jacks-cancelled = Valeții se anulează
cue-joker-forces = Un joker provoacă război
cue-joker-wins = Un joker anulează războiul și câștigă
cue-jokers-void = Jokerii se anulează
