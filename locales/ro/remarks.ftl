# Ce spun adversarii în treacăt, fiecare în felul lui, despre ce au văzut toți. Scurt și prietenos;
# nimic din care să se vadă dacă vorbește sau ascultă o femeie ori un bărbat, nimic ce știu doar cărțile ascunse.

# Înainte se spune cine vorbește: $player; $remark: unul dintre rândurile de mai jos.
remark = { $player }: { $remark }

## Fel simplu: chibzuit, puternic

# A câștigat jocul
remark-plain-won-1 = Jocul ăsta e al meu. Mulțumesc!
remark-plain-won-2 = Câștig eu. Mai jucăm o dată?
remark-plain-won-3 = Și cărțile sunt ale mele. Frumos joc!
# A pierdut jocul în fața cuiva
remark-plain-lost-1 = Bine jucat!
remark-plain-lost-2 = Nu se poate câștiga mereu. Frumos joc.
remark-plain-lost-3 = A fost o luptă cinstită. Felicitări!
# Iese din joc, iar jocul continuă
remark-plain-out-1 = Eu mă opresc aici. Distracție plăcută mai departe!
remark-plain-out-2 = Am terminat. Rămân să ascult.
remark-plain-out-3 = Ies din joc. Noroc celorlalți!
# Altcineva iese din joc
remark-plain-farewell-1 = Un loc mai puțin la masă.
remark-plain-farewell-2 = Mulțumim pentru joc! Acum se îngroașă gluma.
remark-plain-farewell-3 = Un scaun liber. Mergem mai departe.
# Jokerul propriu a fost luat de altcineva
remark-plain-joker-lost-1 = S-a dus jokerul meu.
remark-plain-joker-lost-2 = Jokerul meu, în alte mâini.
remark-plain-joker-lost-3 = O să-mi fie dor de jokerul acela.
# Ia masa după un război
remark-plain-war-won-1 = Războiul e al meu.
remark-plain-war-won-2 = A meritat lupta.
remark-plain-war-won-3 = Iau toate astea cu plăcere.
# Era într-un război pe care îl câștigă altcineva
remark-plain-war-lost-1 = Asta a durut.
remark-plain-war-lost-2 = Pierd un război, nu și jocul.
remark-plain-war-lost-3 = Scump m-a costat războiul acesta.
# Pentru cine ascultă, după o pradă bună
remark-plain-praise-1 = Foarte frumos!
remark-plain-praise-2 = A fost o pradă bună.
remark-plain-praise-3 = Bravo ție!
# Are aproape toate cărțile
remark-plain-close-win-1 = Îmi merge bine.
remark-plain-close-win-2 = Aproape toate cărțile sunt aici.
remark-plain-close-win-3 = Mai e puțin.
# Mai are puține cărți
remark-plain-close-loss-1 = Mi se termină cărțile.
remark-plain-close-loss-2 = Aici rămâne tot mai puțin.
remark-plain-close-loss-3 = Acum mi-ar prinde bine o minune.
# E într-un război abia început
remark-plain-war-1 = Să-i dăm drumul!
remark-plain-war-2 = Război! Să vedem cine rezistă.
remark-plain-war-3 = Nimeni nu cedează.

## Începătorul și cine joacă la întâmplare

# A câștigat jocul
remark-beginner-won-1 = Am câștigat? Chiar am câștigat!
remark-beginner-won-2 = Stai, asta a fost tot? Ura!
remark-beginner-won-3 = Uau, trebuie să povestesc asta!
# A pierdut jocul în fața cuiva
remark-beginner-lost-1 = Oh. Ce bine se joacă aici.
remark-beginner-lost-2 = Mai jucăm? Încă învăț.
remark-beginner-lost-3 = Data viitoare o să țin minte regulile.
# Iese din joc, iar jocul continuă
remark-beginner-out-1 = Vai, am ieșit deja?
remark-beginner-out-2 = Pot să rămân și să ascult?
remark-beginner-out-3 = Hm, unde am greșit?
# Altcineva iese din joc
remark-beginner-farewell-1 = Vai, așa repede?
remark-beginner-farewell-2 = Deci i se poate întâmpla oricui.
remark-beginner-farewell-3 = Uf, bine că nu am fost eu.
# Jokerul propriu a fost luat de altcineva
remark-beginner-joker-lost-1 = Nu era jokerul cea mai bună carte?
remark-beginner-joker-lost-2 = Bietul meu joker!
remark-beginner-joker-lost-3 = Oh, mi-l dă cineva înapoi?
# Ia masa după un război
remark-beginner-war-won-1 = Am câștigat un război! Ai auzit?
remark-beginner-war-won-2 = Toate cărțile astea pentru mine?
remark-beginner-war-won-3 = Ce emoții!
# Era într-un război pe care îl câștigă altcineva
remark-beginner-war-lost-1 = Nu-mi plac războaiele.
remark-beginner-war-lost-2 = Vai, câte cărți s-au dus!
remark-beginner-war-lost-3 = Și părea că merge așa bine.
# Pentru cine ascultă, după o pradă bună
remark-beginner-praise-1 = Cum faci asta?
remark-beginner-praise-2 = Uau, ce mutare isteață!
remark-beginner-praise-3 = Vreau și eu să joc așa.
# Are aproape toate cărțile
remark-beginner-close-win-1 = Câștig? Cred că sunt pe cale să câștig!
remark-beginner-close-win-2 = Sunt atâtea cărți că abia le țin.
remark-beginner-close-win-3 = Nimeni să nu zică nimic, merge bine.
# Mai are puține cărți
remark-beginner-close-loss-1 = Unde s-au dus toate cărțile mele?
remark-beginner-close-loss-2 = Aproape că nu mai am cărți.
remark-beginner-close-loss-3 = E normal să am așa puține?
# E într-un război abia început
remark-beginner-war-1 = Oh, acesta e un război?
remark-beginner-war-2 = Un război! Îmi bate inima.
remark-beginner-war-3 = Și acum ce se întâmplă?

## Cartoforul

# A câștigat jocul
remark-gambler-won-1 = Norocul îi ajută pe cei îndrăzneți!
remark-gambler-won-2 = Totul în joc, și totul e al meu!
remark-gambler-won-3 = Dublu sau nimic la următorul?
# A pierdut jocul în fața cuiva
remark-gambler-lost-1 = Azi norocul s-a uitat în altă parte.
remark-gambler-lost-2 = Încă un joc. Simt că se întoarce norocul.
remark-gambler-lost-3 = Măcar pierd cu stil.
# Iese din joc, iar jocul continuă
remark-gambler-out-1 = Totul sau nimic. Ei bine, nimic.
remark-gambler-out-2 = Gata banii! Ce aventură.
remark-gambler-out-3 = Aș face totul la fel.
# Altcineva iese din joc
remark-gambler-farewell-1 = Masa cere tribut.
remark-gambler-farewell-2 = Cine urcă prea sus cade rău.
remark-gambler-farewell-3 = Cine urmează? Pariază cineva?
# Jokerul propriu a fost luat de altcineva
remark-gambler-joker-lost-1 = Am riscat un joker și l-am pierdut.
remark-gambler-joker-lost-2 = Cum a venit, așa s-a dus.
remark-gambler-joker-lost-3 = Jokerul acela îmi datora mai mult.
# Ia masa după un război
remark-gambler-war-won-1 = Cine câștigă ia tot!
remark-gambler-war-won-2 = Asta zic și eu pradă.
remark-gambler-war-won-3 = Riscul se plătește bine.
# Era într-un război pe care îl câștigă altcineva
remark-gambler-war-lost-1 = Un câștig mare, dar nu al meu.
remark-gambler-war-lost-2 = Cine nu riscă nu câștigă.
remark-gambler-war-lost-3 = Aș face la fel și a doua oară.
# Pentru cine ascultă, după o pradă bună
remark-gambler-praise-1 = Ce curaj! Așa da!
remark-gambler-praise-2 = Eu aș fi pariat împotrivă.
remark-gambler-praise-3 = Mână norocoasă, joc frumos.
# Are aproape toate cărțile
remark-gambler-close-win-1 = Am o serie norocoasă!
remark-gambler-close-win-2 = Banca e aproape a mea.
remark-gambler-close-win-3 = Mai pariază cineva împotriva mea?
# Mai are puține cărți
remark-gambler-close-loss-1 = Am ajuns la ultimele jetoane.
remark-gambler-close-loss-2 = Acum fiecare carte e totul sau nimic.
remark-gambler-close-loss-3 = Așa încep revenirile.
# E într-un război abia început
remark-gambler-war-1 = Creștem miza!
remark-gambler-war-2 = Așa da!
remark-gambler-war-3 = Totul pe masă!

## Cine numără: calculat, student, tactician, profesor

# A câștigat jocul
remark-scholar-won-1 = Exact cum am calculat.
remark-scholar-won-2 = O plăcere. Cifrele au fost de partea mea.
remark-scholar-won-3 = Demonstrația e completă.
# A pierdut jocul în fața cuiva
remark-scholar-lost-1 = O lecție pentru notițele mele.
remark-scholar-lost-2 = Felicitări, a fost foarte bine gândit.
remark-scholar-lost-3 = Interesant. O să studiez jocul acesta.
# Iese din joc, iar jocul continuă
remark-scholar-out-1 = Calculul meu avea o scăpare.
remark-scholar-out-2 = O înfrângere instructivă.
remark-scholar-out-3 = Plec cu multe notițe.
# Altcineva iese din joc
remark-scholar-farewell-1 = Asta simplifică ecuația.
remark-scholar-farewell-2 = O necunoscută mai puțin.
remark-scholar-farewell-3 = Tot respectul pentru o luptă bună.
# Jokerul propriu a fost luat de altcineva
remark-scholar-joker-lost-1 = Pierderea asta era luată în calcul.
remark-scholar-joker-lost-2 = Un joker valorează cât momentul lui.
remark-scholar-joker-lost-3 = Jokerul meu trece de partea cealaltă. Am notat.
# Ia masa după un război
# $count: cărți luate
remark-scholar-war-won-1 = { CAP(COUNT($count, noun: "card")) }. A meritat așteptarea.
remark-scholar-war-won-2 = Răbdarea e o strategie.
remark-scholar-war-won-3 = Argumentul mai tare învinge.
# Era într-un război pe care îl câștigă altcineva
# $count: cărți luate
remark-scholar-war-lost-1 = { CAP(COUNT($count, noun: "card")) }. O lecție scumpă.
remark-scholar-war-lost-2 = Probabil, dar nu sigur.
remark-scholar-war-lost-3 = Îmi notez.
# Pentru cine ascultă, după o pradă bună
remark-scholar-praise-1 = O soluție elegantă.
remark-scholar-praise-2 = Nu se putea calcula mai bine.
remark-scholar-praise-3 = Bine gândit!
# Are aproape toate cărțile
remark-scholar-close-win-1 = Balanța se înclină spre mine.
remark-scholar-close-win-2 = După socotelile mele, sfârșitul e aproape.
remark-scholar-close-win-3 = Tendința e clară.
# Mai are puține cărți
remark-scholar-close-loss-1 = Eșantionul meu se micșorează.
remark-scholar-close-loss-2 = Șansele sunt împotriva mea, dar nu sunt zero.
remark-scholar-close-loss-3 = Cu puține cărți trebuie gândit bine.
# E într-un război abia început
remark-scholar-war-1 = Nedecis, deocamdată.
remark-scholar-war-2 = Miza crește. Să calculăm.
remark-scholar-war-3 = Un rezultat egal.
