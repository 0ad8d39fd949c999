# Ce spun adversarii în treacăt, fiecare în felul lui, despre ce au văzut toți. Scurt și prietenos;
# nimic din care să se vadă dacă vorbește sau ascultă o femeie ori un bărbat, nimic ce știu doar cărțile ascunse.

# Înainte se spune cine vorbește: $player; $remark: unul dintre rândurile de mai jos.
remark = { $player }: { $remark }

## Fel simplu: chibzuit, puternic

# A câștigat jocul
remark-plain-won-1 = Jocul ăsta e al meu. Mulțumesc!
remark-plain-won-2 = Câștig eu. Mai jucăm o dată?
remark-plain-won-3 = Se termină cu bine pentru mine. Frumos joc!
remark-plain-won-4 = De data asta am câștigat eu. Mulțumesc!
remark-plain-won-5 = Primesc victoria asta. Mi-a făcut plăcere.
remark-plain-won-6 = Azi mi-au ieșit toate.
# A pierdut jocul în fața cuiva
remark-plain-lost-1 = Bine jucat!
remark-plain-lost-2 = Nu se poate câștiga mereu. Frumos joc.
remark-plain-lost-3 = A fost o luptă cinstită. Felicitări!
remark-plain-lost-4 = Victorie meritată. Felicitări!
remark-plain-lost-5 = Azi nu a fost jocul meu. Foarte bine jucat!
remark-plain-lost-6 = Mi-a plăcut, chiar dacă n-am câștigat.
# Iese din joc, iar jocul continuă
remark-plain-out-1 = Eu mă opresc aici. Distracție plăcută mai departe!
remark-plain-out-2 = Am terminat. Rămân să ascult.
remark-plain-out-3 = Ies din joc. Noroc celorlalți!
remark-plain-out-4 = Eu trebuie să mă opresc. Jucați mai departe!
remark-plain-out-5 = Până aici a fost drumul meu.
remark-plain-out-6 = Plec de la masă. Spor la joc!
# Altcineva iese din joc
remark-plain-farewell-1 = Un loc mai puțin la masă.
remark-plain-farewell-2 = Mulțumim pentru joc! Acum se îngroașă gluma.
remark-plain-farewell-3 = Un scaun liber. Mergem mai departe.
remark-plain-farewell-4 = Și iată că suntem mai puțini.
remark-plain-farewell-5 = A fost o luptă frumoasă. Pe data viitoare!
remark-plain-farewell-6 = Suntem mai puțini, dar jocul continuă.
# Jokerul propriu a fost luat de altcineva
remark-plain-joker-lost-1 = S-a dus jokerul meu.
remark-plain-joker-lost-2 = Jokerul meu, în alte mâini.
remark-plain-joker-lost-3 = O să-mi fie dor de jokerul acela.
remark-plain-joker-lost-4 = Jokerul meu merita mai mult.
remark-plain-joker-lost-5 = Și gata cu jokerul meu.
remark-plain-joker-lost-6 = Să aibă cineva grijă de jokerul meu.
# Ia masa după un război
remark-plain-war-won-1 = Războiul e al meu.
remark-plain-war-won-2 = A meritat lupta.
remark-plain-war-won-3 = Iau toate astea cu plăcere.
remark-plain-war-won-4 = Războiul acesta mi-a ieșit.
remark-plain-war-won-5 = Toate astea vin la mine.
remark-plain-war-won-6 = A fost nevoie de un război, dar le-am luat.
# Era într-un război pe care îl câștigă altcineva
remark-plain-war-lost-1 = Asta a durut.
remark-plain-war-lost-2 = Pierd un război, nu și jocul.
remark-plain-war-lost-3 = Scump m-a costat războiul acesta.
remark-plain-war-lost-4 = Speram mai mult de la războiul acesta.
remark-plain-war-lost-5 = Pe cărțile acelea le-aș fi păstrat.
remark-plain-war-lost-6 = Atâta război, și nimic pentru mine.
# Pentru cine ascultă, după o pradă bună
remark-plain-praise-1 = Foarte frumos!
remark-plain-praise-2 = A fost o pradă bună.
remark-plain-praise-3 = Bravo ție!
remark-plain-praise-4 = Binemeritat.
remark-plain-praise-5 = Nici eu n-aș fi jucat mai bine.
remark-plain-praise-6 = Frumoasă captură!
# Are aproape toate cărțile
remark-plain-close-win-1 = Îmi merge bine.
remark-plain-close-win-2 = Aproape toate cărțile sunt aici.
remark-plain-close-win-3 = Mai e puțin.
remark-plain-close-win-4 = Îmi place cum merge.
remark-plain-close-win-5 = N-a mai rămas mult de câștigat.
remark-plain-close-win-6 = Dacă merge tot așa, ce bine!
# Mai are puține cărți
remark-plain-close-loss-1 = Mi se termină cărțile.
remark-plain-close-loss-2 = Aici rămâne tot mai puțin.
remark-plain-close-loss-3 = Acum mi-ar prinde bine o minune.
remark-plain-close-loss-4 = Mi-a rămas foarte puțin cu ce să joc.
remark-plain-close-loss-5 = Trebuie să mă descurc cu cărțile astea puține.
remark-plain-close-loss-6 = Stau tot mai prost cu cărțile.
# E într-un război abia început
remark-plain-war-1 = Să-i dăm drumul!
remark-plain-war-2 = Război! Să vedem cine rezistă.
remark-plain-war-3 = Nimeni nu cedează.
remark-plain-war-4 = Deocamdată nu e a nimănui.
remark-plain-war-5 = Acum devine palpitant.
remark-plain-war-6 = Atunci ne luptăm.
# E un joker în prima tură, ca în jocul trecut, la care a jucat și cine vorbește
remark-plain-joker-again-1 = Un joker la început, ca data trecută.
remark-plain-joker-again-2 = Și jocul trecut a început cu un joker.
remark-plain-joker-again-3 = Iar un joker chiar în prima tură!
remark-plain-joker-again-4 = Prima tură, și din nou un joker.
remark-plain-joker-again-5 = La masa asta jokerii vin devreme.
remark-plain-joker-again-6 = Joker din prima. Așa a fost și data trecută.
# Prima tură e un război, ca în jocul trecut, la care a jucat și cine vorbește
remark-plain-war-again-1 = Război în prima tură, ca data trecută.
remark-plain-war-again-2 = Și jocul trecut a început cu un război.
remark-plain-war-again-3 = Nu pierdem vremea: iar război de la început.
remark-plain-war-again-4 = Prima tură, și din nou război.
remark-plain-war-again-5 = Încă un joc care începe cu război.
remark-plain-war-again-6 = Război la deschidere. Îmi amintește de data trecută.
# A câștigat jocul, și pe cel trecut
remark-plain-won-again-1 = Am câștigat data trecută, și acum la fel.
remark-plain-won-again-2 = Din nou al meu! Mai jucăm unul?
remark-plain-won-again-3 = Iar câștig eu. Nu mă plâng.
remark-plain-won-again-4 = Încă o victorie la mine.
remark-plain-won-again-5 = Se pare că sunt în formă.
remark-plain-won-again-6 = Iar am câștigat! M-aș putea obișnui cu asta.
# Pentru cine ascultă și a câștigat jocul, și pe cel trecut
remark-plain-beaten-again-1 = Și data trecută ai câștigat tu. Bine jucat!
remark-plain-beaten-again-2 = Din nou tu! Felicitări.
remark-plain-beaten-again-3 = Trebuie să inventez ceva împotriva ta.
remark-plain-beaten-again-4 = Încă o victorie a ta. Respect!
remark-plain-beaten-again-5 = Și jocul trecut, și acesta: amândouă ale tale.
remark-plain-beaten-again-6 = Câștigi din nou. Îmi mai dai o șansă?

## Începătorul și cine joacă la întâmplare

# A câștigat jocul
remark-beginner-won-1 = Am câștigat? Chiar am câștigat!
remark-beginner-won-2 = Stai, asta a fost tot? Ura!
remark-beginner-won-3 = Uau, trebuie să povestesc asta!
remark-beginner-won-4 = Eu am făcut asta? Da, eu!
remark-beginner-won-5 = Am câștigat și nici nu știu cum!
remark-beginner-won-6 = Primul meu gând: oare e voie?
# A pierdut jocul în fața cuiva
remark-beginner-lost-1 = Oh. Ce bine se joacă aici.
remark-beginner-lost-2 = Mai jucăm? Încă învăț.
remark-beginner-lost-3 = Data viitoare o să țin minte regulile.
remark-beginner-lost-4 = Tocmai începeam să înțeleg.
remark-beginner-lost-5 = E distractiv și când pierzi. Ei, un pic.
remark-beginner-lost-6 = Ce trebuia să fac altfel?
# Iese din joc, iar jocul continuă
remark-beginner-out-1 = Vai, am ieșit deja?
remark-beginner-out-2 = Pot să rămân și să ascult?
remark-beginner-out-3 = Hm, unde am greșit?
remark-beginner-out-4 = Repede s-a mai dus. Prea repede!
remark-beginner-out-5 = Pentru mine s-a terminat? Ce păcat!
remark-beginner-out-6 = Mă uit cum joci și învăț.
# Altcineva iese din joc
remark-beginner-farewell-1 = Vai, așa repede?
remark-beginner-farewell-2 = Deci i se poate întâmpla oricui.
remark-beginner-farewell-3 = Uf, bine că nu am fost eu.
remark-beginner-farewell-4 = Vai, suntem mai puțini acum.
remark-beginner-farewell-5 = Pa! Te mai uiți la noi?
remark-beginner-farewell-6 = Cât pe ce să fiu eu, cred.
# Jokerul propriu a fost luat de altcineva
remark-beginner-joker-lost-1 = Nu era jokerul cea mai bună carte?
remark-beginner-joker-lost-2 = Bietul meu joker!
remark-beginner-joker-lost-3 = Oh, mi-l dă cineva înapoi?
remark-beginner-joker-lost-4 = Nuuu, nu jokerul meu!
remark-beginner-joker-lost-5 = Păstram jokerul acela pentru ceva.
remark-beginner-joker-lost-6 = Se poate pierde un joker? Nu știam.
# Ia masa după un război
remark-beginner-war-won-1 = Am câștigat un război! Ai auzit?
remark-beginner-war-won-2 = Toate cărțile astea pentru mine?
remark-beginner-war-won-3 = Ce emoții!
remark-beginner-war-won-4 = Am câștigat, și ce emoții am avut!
remark-beginner-war-won-5 = Războaiele nu sunt chiar așa de rele.
remark-beginner-war-won-6 = Ia uite câte cărți!
# Era într-un război pe care îl câștigă altcineva
remark-beginner-war-lost-1 = Nu-mi plac războaiele.
remark-beginner-war-lost-2 = Vai, câte cărți s-au dus!
remark-beginner-war-lost-3 = Și părea că merge așa bine.
remark-beginner-war-lost-4 = Ce urât, și totul după reguli.
remark-beginner-war-lost-5 = Credeam că e al meu.
remark-beginner-war-lost-6 = Data viitoare câștig eu războiul. Poate.
# Pentru cine ascultă, după o pradă bună
remark-beginner-praise-1 = Cum faci asta?
remark-beginner-praise-2 = Uau, ce mutare isteață!
remark-beginner-praise-3 = Vreau și eu să joc așa.
remark-beginner-praise-4 = A fost genial!
remark-beginner-praise-5 = Învăț atâtea de la tine.
remark-beginner-praise-6 = Uau, ce de cărți!
# Are aproape toate cărțile
remark-beginner-close-win-1 = Câștig? Cred că sunt pe cale să câștig!
remark-beginner-close-win-2 = Sunt atâtea cărți că abia le țin.
remark-beginner-close-win-3 = Nimeni să nu zică nimic, merge bine.
remark-beginner-close-win-4 = Stai, am un avans așa de mare?
remark-beginner-close-win-5 = Nu vreau să cobesc.
remark-beginner-close-win-6 = N-am avut niciodată atâtea cărți.
# Mai are puține cărți
remark-beginner-close-loss-1 = Unde s-au dus toate cărțile mele?
remark-beginner-close-loss-2 = Aproape că nu mai am cărți.
remark-beginner-close-loss-3 = E normal să am așa puține?
remark-beginner-close-loss-4 = Doar atâtea? Vai de mine.
remark-beginner-close-loss-5 = Cărțile mele se numără pe degete.
remark-beginner-close-loss-6 = Sper că nu observă nimeni ce puține am.
# E într-un război abia început
remark-beginner-war-1 = Oh, acesta e un război?
remark-beginner-war-2 = Un război! Îmi bate inima.
remark-beginner-war-3 = Și acum ce se întâmplă?
remark-beginner-war-4 = Război? E bine sau e rău?
remark-beginner-war-5 = Vai, numai război nu.
remark-beginner-war-6 = Uf, nici nu mă pot uita.
# E un joker în prima tură, ca în jocul trecut, la care a jucat și cine vorbește
remark-beginner-joker-again-1 = Iar un joker, chiar la început? Uau!
remark-beginner-joker-again-2 = Nu a fost și data trecută un joker la început?
remark-beginner-joker-again-3 = Jocurile încep mereu cu un joker?
remark-beginner-joker-again-4 = Uite, deja un joker! Ca data trecută.
remark-beginner-joker-again-5 = Pe asta o știu: începe cu un joker.
remark-beginner-joker-again-6 = Data trecută un joker la început, și acum la fel!
# Prima tură e un război, ca în jocul trecut, la care a jucat și cine vorbește
remark-beginner-war-again-1 = Deja război? Ca data trecută!
remark-beginner-war-again-2 = Mereu începem cu un război?
remark-beginner-war-again-3 = Vai, iar începe cu război.
remark-beginner-war-again-4 = Și jocul trecut a început la fel de furtunos.
remark-beginner-war-again-5 = Război în prima tură, îmi aduc aminte!
remark-beginner-war-again-6 = Nu putem începe o dată în pace?
# A câștigat jocul, și pe cel trecut
remark-beginner-won-again-1 = Am câștigat din nou? Eu?
remark-beginner-won-again-2 = Asta nu mai e doar noroc, nu?
remark-beginner-won-again-3 = Din nou! Chiar din nou!
remark-beginner-won-again-4 = Trebuie să scriu acasă: iar am câștigat.
remark-beginner-won-again-5 = Oare am început să joc bine?
remark-beginner-won-again-6 = Întâi jocul trecut, și acum și acesta!
# Pentru cine ascultă și a câștigat jocul, și pe cel trecut
remark-beginner-beaten-again-1 = Iar ai câștigat! Cum reușești?
remark-beginner-beaten-again-2 = Tu câștigi mereu. Bine, data trecută și acum.
remark-beginner-beaten-again-3 = Mă înveți și pe mine? Iar ai câștigat.
remark-beginner-beaten-again-4 = Din nou tu. Aș vrea să joc și eu așa de bine!
remark-beginner-beaten-again-5 = Credeam că de data asta te bat.
remark-beginner-beaten-again-6 = Și data trecută ai câștigat, țin minte!

## Cartoforul

# A câștigat jocul
remark-gambler-won-1 = Norocul îi ajută pe cei îndrăzneți!
remark-gambler-won-2 = Totul în joc, și totul e al meu!
remark-gambler-won-3 = Dublu sau nimic la următorul?
remark-gambler-won-4 = Masa, gloria, tot: numai pentru mine!
remark-gambler-won-5 = Simțeam asta în degete.
remark-gambler-won-6 = Norocul s-a ținut de cuvânt.
# A pierdut jocul în fața cuiva
remark-gambler-lost-1 = Azi norocul s-a uitat în altă parte.
remark-gambler-lost-2 = Încă un joc. Simt că se întoarce norocul.
remark-gambler-lost-3 = Măcar pierd cu stil.
remark-gambler-lost-4 = Am mizat pe cartea greșită. Se întâmplă.
remark-gambler-lost-5 = Ca să câștigi, trebuie să mai și pierzi.
remark-gambler-lost-6 = Buzunarele goale, dar voie bună.
# Iese din joc, iar jocul continuă
remark-gambler-out-1 = Totul sau nimic. Ei bine, nimic.
remark-gambler-out-2 = Gata banii! Ce aventură.
remark-gambler-out-3 = Aș face totul la fel.
remark-gambler-out-4 = Am pus în joc tot ce aveam.
remark-gambler-out-5 = Cu curaj până la capăt, iar acesta e capătul.
remark-gambler-out-6 = Nu-mi împrumută nimeni nimic? Atunci, la revedere.
# Altcineva iese din joc
remark-gambler-farewell-1 = Masa cere tribut.
remark-gambler-farewell-2 = Cine urcă prea sus cade rău.
remark-gambler-farewell-3 = Cine urmează? Pariază cineva?
remark-gambler-farewell-4 = Încă o miză pierdută.
remark-gambler-farewell-5 = Mai puțini la masă, mai mult pentru ceilalți.
remark-gambler-farewell-6 = Mâine norocul o ia de la capăt.
# Jokerul propriu a fost luat de altcineva
remark-gambler-joker-lost-1 = Am riscat un joker și l-am pierdut.
remark-gambler-joker-lost-2 = Cum a venit, așa s-a dus.
remark-gambler-joker-lost-3 = Jokerul acela îmi datora mai mult.
remark-gambler-joker-lost-4 = Cel mai bun jeton al meu, pierdut.
remark-gambler-joker-lost-5 = Joker mizat, joker pierdut.
remark-gambler-joker-lost-6 = Aș miza din nou jokerul acela.
# Ia masa după un război
remark-gambler-war-won-1 = Cine câștigă ia tot!
remark-gambler-war-won-2 = Asta zic și eu pradă.
remark-gambler-war-won-3 = Riscul se plătește bine.
remark-gambler-war-won-4 = Știam că o să iasă!
remark-gambler-war-won-5 = În sfârșit, potul cel mare.
remark-gambler-war-won-6 = Nu paria niciodată împotriva mea într-un război.
# Era într-un război pe care îl câștigă altcineva
remark-gambler-war-lost-1 = Un câștig mare, dar nu al meu.
remark-gambler-war-lost-2 = Cine nu riscă nu câștigă.
remark-gambler-war-lost-3 = Aș face la fel și a doua oară.
remark-gambler-war-lost-4 = Potul era la un pas.
remark-gambler-war-lost-5 = Aveam o presimțire bună. Era greșită.
remark-gambler-war-lost-6 = Miză mare, cădere mare.
# Pentru cine ascultă, după o pradă bună
remark-gambler-praise-1 = Ce curaj! Așa da!
remark-gambler-praise-2 = Eu aș fi pariat împotrivă.
remark-gambler-praise-3 = Mână norocoasă, joc frumos.
remark-gambler-praise-4 = Asta zic și eu îndrăzneală!
remark-gambler-praise-5 = A meritat riscul.
remark-gambler-praise-6 = Azi te place norocul.
# Are aproape toate cărțile
remark-gambler-close-win-1 = Am o serie norocoasă!
remark-gambler-close-win-2 = Banca e aproape a mea.
remark-gambler-close-win-3 = Mai pariază cineva împotriva mea?
remark-gambler-close-win-4 = Deja simt gustul victoriei.
remark-gambler-close-win-5 = Cotele n-au arătat niciodată mai bine.
remark-gambler-close-win-6 = Să tot vină cărți!
# Mai are puține cărți
remark-gambler-close-loss-1 = Am ajuns la ultimele jetoane.
remark-gambler-close-loss-2 = Acum fiecare carte e totul sau nimic.
remark-gambler-close-loss-3 = Așa încep revenirile.
remark-gambler-close-loss-4 = Jetoane puține, dar visuri mari.
remark-gambler-close-loss-5 = Am scăpat și din mai rău.
remark-gambler-close-loss-6 = O carte norocoasă, atât îmi trebuie.
# E într-un război abia început
remark-gambler-war-1 = Creștem miza!
remark-gambler-war-2 = Așa da!
remark-gambler-war-3 = Totul pe masă!
remark-gambler-war-4 = Deja îmi bate inima mai tare.
remark-gambler-war-5 = Război! Cine pariază?
remark-gambler-war-6 = Pentru asta am venit.
# E un joker în prima tură, ca în jocul trecut, la care a jucat și cine vorbește
remark-gambler-joker-again-1 = Iar un joker din prima? Trebuia să pariez pe el.
remark-gambler-joker-again-2 = Joker la început, și nu e prima dată. Ce șanse erau!
remark-gambler-joker-again-3 = Jokerul nu are răbdare, ca și data trecută.
remark-gambler-joker-again-4 = Jocul trecut, joker din prima, și acum iar. Îmi place!
remark-gambler-joker-again-5 = Cine a pariat iar pe un joker în prima tură?
remark-gambler-joker-again-6 = Jokerul deschide dansul, ca data trecută.
# Prima tură e un război, ca în jocul trecut, la care a jucat și cine vorbește
remark-gambler-war-again-1 = Război imediat, ca data trecută. Așa masă îmi place!
remark-gambler-war-again-2 = Iar război la început. Fără încălzire!
remark-gambler-war-again-3 = Și jocul trecut a pornit ca din pușcă.
remark-gambler-war-again-4 = Un pariu pe război în prima tură ar fi ieșit din nou.
remark-gambler-war-again-5 = Război la început, și nu e prima dată!
remark-gambler-war-again-6 = Aici nu se stă la vorbă: întâi război, din nou.
# A câștigat jocul, și pe cel trecut
remark-gambler-won-again-1 = Seria mea norocoasă continuă!
remark-gambler-won-again-2 = Și jocul trecut, și acesta. Scaunul norocos nu se schimbă.
remark-gambler-won-again-3 = Încă o victorie! Cine mai are curaj împotriva mea?
remark-gambler-won-again-4 = Sunt pe val, și cărțile o știu.
remark-gambler-won-again-5 = Victorie din nou! Trebuia să dublez miza.
remark-gambler-won-again-6 = Am câștigat atunci și câștig acum. Norocul îmi știe adresa.
# Pentru cine ascultă și a câștigat jocul, și pe cel trecut
remark-gambler-beaten-again-1 = Iar tu! Pe ce cal pariezi?
remark-gambler-beaten-again-2 = Trebuia să pariez pe tine, ca data trecută.
remark-gambler-beaten-again-3 = Ai prins o serie bună, nu?
remark-gambler-beaten-again-4 = Iar pierd în fața ta. Acum e ceva personal!
remark-gambler-beaten-again-5 = Norocul tău ține de la un joc la altul.
remark-gambler-beaten-again-6 = Și jocul trecut a fost al tău. Data viitoare pariez pe tine.

## Cine numără: calculat, student, tactician, profesor

# A câștigat jocul
remark-scholar-won-1 = Exact cum am calculat.
remark-scholar-won-2 = O plăcere. Cifrele au fost de partea mea.
remark-scholar-won-3 = Demonstrația e completă.
remark-scholar-won-4 = Ipoteza se confirmă.
remark-scholar-won-5 = Un rezultat satisfăcător.
remark-scholar-won-6 = Rezultă din cărți, cum era de așteptat.
# A pierdut jocul în fața cuiva
remark-scholar-lost-1 = O lecție pentru notițele mele.
remark-scholar-lost-2 = Felicitări, a fost foarte bine gândit.
remark-scholar-lost-3 = Interesant. O să studiez jocul acesta.
remark-scholar-lost-4 = Voi căuta eroarea din raționamentul meu.
remark-scholar-lost-5 = Calculul tău a fost mai bun decât al meu.
remark-scholar-lost-6 = Un rezultat care dă de gândit.
# Iese din joc, iar jocul continuă
remark-scholar-out-1 = Calculul meu avea o scăpare.
remark-scholar-out-2 = O înfrângere instructivă.
remark-scholar-out-3 = Plec cu multe notițe.
remark-scholar-out-4 = Resursele mele s-au epuizat.
remark-scholar-out-5 = Am subestimat varianța.
remark-scholar-out-6 = De acum înainte, observ.
# Altcineva iese din joc
remark-scholar-farewell-1 = Asta simplifică ecuația.
remark-scholar-farewell-2 = O necunoscută mai puțin.
remark-scholar-farewell-3 = Tot respectul pentru o luptă bună.
remark-scholar-farewell-4 = Numărul de cazuri scade.
remark-scholar-farewell-5 = Se încheie un capitol.
remark-scholar-farewell-6 = Problema rămasă e mai mică.
# Jokerul propriu a fost luat de altcineva
remark-scholar-joker-lost-1 = Pierderea asta era luată în calcul.
remark-scholar-joker-lost-2 = Un joker valorează cât momentul lui.
remark-scholar-joker-lost-3 = Jokerul meu trece de partea cealaltă. Am notat.
remark-scholar-joker-lost-4 = O pierdere acceptabilă, dar o pierdere.
remark-scholar-joker-lost-5 = Jokerul acela avea o valoare așteptată mai mare.
remark-scholar-joker-lost-6 = Trebuie să-mi corectez socoteala jokerilor.
# Ia masa după un război
# $count: cărți luate
remark-scholar-war-won-1 = { CAP(COUNT($count, noun: "card")) }. A meritat așteptarea.
remark-scholar-war-won-2 = Răbdarea e o strategie.
remark-scholar-war-won-3 = Argumentul mai tare învinge.
remark-scholar-war-won-4 = Întrebarea se rezolvă în favoarea mea.
remark-scholar-war-won-5 = Perseverența a fost răsplătită.
remark-scholar-war-won-6 = Întrebare scumpă, răspuns limpede.
# Era într-un război pe care îl câștigă altcineva
# $count: cărți luate
remark-scholar-war-lost-1 = { CAP(COUNT($count, noun: "card")) }. O lecție scumpă.
remark-scholar-war-lost-2 = Probabil, dar nu sigur.
remark-scholar-war-lost-3 = Îmi notez.
remark-scholar-war-lost-4 = Eșantionul a fost împotriva mea.
remark-scholar-war-lost-5 = Nu se poate câștiga orice război.
remark-scholar-war-lost-6 = Accept rezultatul.
# Pentru cine ascultă, după o pradă bună
remark-scholar-praise-1 = O soluție elegantă.
remark-scholar-praise-2 = Nu se putea calcula mai bine.
remark-scholar-praise-3 = Bine gândit!
remark-scholar-praise-4 = Convingător, trebuie să recunosc.
remark-scholar-praise-5 = O mutare pentru manuale.
remark-scholar-praise-6 = Notez, cu tot respectul.
# Are aproape toate cărțile
remark-scholar-close-win-1 = Balanța se înclină spre mine.
remark-scholar-close-win-2 = După socotelile mele, sfârșitul e aproape.
remark-scholar-close-win-3 = Tendința e clară.
remark-scholar-close-win-4 = Calculul e aproape încheiat.
remark-scholar-close-win-5 = Au rămas puține necunoscute.
remark-scholar-close-win-6 = Partea mea se apropie de întreg.
# Mai are puține cărți
remark-scholar-close-loss-1 = Eșantionul meu se micșorează.
remark-scholar-close-loss-2 = Șansele sunt împotriva mea, dar nu sunt zero.
remark-scholar-close-loss-3 = Cu puține cărți trebuie gândit bine.
remark-scholar-close-loss-4 = Cu așa puține cărți, fiecare alegere contează.
remark-scholar-close-loss-5 = Mă apropii de limita de jos.
remark-scholar-close-loss-6 = Numere mici, oscilații mari.
# E într-un război abia început
remark-scholar-war-1 = Nedecis, deocamdată.
remark-scholar-war-2 = Miza crește. Să calculăm.
remark-scholar-war-3 = Încă niciun rezultat.
remark-scholar-war-4 = Războiul are matematica lui.
remark-scholar-war-5 = Decizia se amână.
remark-scholar-war-6 = Întrebarea rămâne deschisă.
# E un joker în prima tură, ca în jocul trecut, la care a jucat și cine vorbește
remark-scholar-joker-again-1 = Iar un joker în prima tură. Remarcabil.
remark-scholar-joker-again-2 = Ca în jocul trecut, jokerul vine primul. Am notat.
remark-scholar-joker-again-3 = Două începuturi cu joker. Mai e întâmplare?
remark-scholar-joker-again-4 = Același început ca data trecută: un joker.
remark-scholar-joker-again-5 = Și notițele mele despre jocul trecut încep cu un joker.
remark-scholar-joker-again-6 = Un joker la început, încă o dată. Îmi completez tabelul.
# Prima tură e un război, ca în jocul trecut, la care a jucat și cine vorbește
remark-scholar-war-again-1 = Prima tură nedecisă, ca în jocul trecut.
remark-scholar-war-again-2 = Din nou război de la început. O regularitate?
remark-scholar-war-again-3 = Și notițele mele despre jocul trecut încep cu un război.
remark-scholar-war-again-4 = Război în prima tură, încă o dată. Curioasă coincidență.
remark-scholar-war-again-5 = Începutul se repetă: război.
remark-scholar-war-again-6 = Ca data trecută, nimic hotărât la început.
# A câștigat jocul, și pe cel trecut
remark-scholar-won-again-1 = Experimentul s-a putut repeta.
remark-scholar-won-again-2 = Același rezultat ca în jocul trecut. E mulțumitor.
remark-scholar-won-again-3 = Metoda mea se confirmă din nou.
remark-scholar-won-again-4 = Reproductibil, așa cum cere știința.
remark-scholar-won-again-5 = O dată e întâmplare. Din nou e metodă.
remark-scholar-won-again-6 = Am câștigat și jocul trecut. Datele concordă.
# Pentru cine ascultă și a câștigat jocul, și pe cel trecut
remark-scholar-beaten-again-1 = Îți repeți succesul. Trebuie să te studiez.
remark-scholar-beaten-again-2 = Câștigă cine a câștigat și data trecută: tu. Am notat.
remark-scholar-beaten-again-3 = Metoda ta pare reproductibilă.
remark-scholar-beaten-again-4 = Iar pierd în fața ta. Trebuie să existe un motiv.
remark-scholar-beaten-again-5 = Rezultatele tale concordă: și jocul trecut a fost al tău.
remark-scholar-beaten-again-6 = Încă o dată ai avut dreptate. Toată stima.
