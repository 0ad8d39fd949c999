# Šta protivnici usput kažu, svako na svoj način, o onome što su svi videli. Kratko i prijateljski;
# ništa po čemu se zna da li govori ili sluša žena ili muškarac, ništa što znaju samo skrivene karte.

# Pre toga se kaže ko govori: $player; $remark: jedan od redova ispod.
remark = { $player }: { $remark }

## Običan način: razuman, jak

# Pobeđuje u igri
remark-plain-won-1 = Ova igra je moja. Hvala na igri!
remark-plain-won-2 = Pobeđujem. Još jedna partija?
remark-plain-won-3 = Sve karte su kod mene. Lepa igra!
# Gubi igru od nekog drugog
remark-plain-lost-1 = Svaka čast!
remark-plain-lost-2 = Ne može se uvek pobediti. Dobra igra.
remark-plain-lost-3 = Bila je to poštena borba. Čestitam!
# Ispada, a igra se nastavlja
remark-plain-out-1 = Za mene je gotovo. Uživajte u nastavku!
remark-plain-out-2 = Ja završavam. Ostajem da slušam.
remark-plain-out-3 = Ispadam. Srećno ostalima!
# Neko drugi ispada
remark-plain-farewell-1 = Za stolom je sve manje igrača.
remark-plain-farewell-2 = Hvala na igri! Sad postaje ozbiljno.
remark-plain-farewell-3 = Jedna stolica je slobodna. Idemo dalje.
# Sopstveni džoker uzima neko drugi
remark-plain-joker-lost-1 = Ode moj džoker.
remark-plain-joker-lost-2 = Moj džoker, u tuđim rukama.
remark-plain-joker-lost-3 = Nedostajaće mi taj džoker.
# Uzima sto posle rata
remark-plain-war-won-1 = Rat je moj.
remark-plain-war-won-2 = Vredelo se boriti.
remark-plain-war-won-3 = Rado uzimam sve to.
# Učestvuje u ratu koji dobija drugi
remark-plain-war-lost-1 = Ovo boli.
remark-plain-war-lost-2 = Gubim rat, ali ne i igru.
remark-plain-war-lost-3 = Skup je bio taj rat.
# Slušaocu, posle dobrog ulova
remark-plain-praise-1 = Lepo odigrano!
remark-plain-praise-2 = Dobar ulov!
remark-plain-praise-3 = Bravo!
# Ima skoro sve karte
remark-plain-close-win-1 = Ide mi dobro.
remark-plain-close-win-2 = Skoro sve karte su ovde.
remark-plain-close-win-3 = Još malo pa gotovo.
# Ostaje s malo karata
remark-plain-close-loss-1 = Ponestaje mi karata.
remark-plain-close-loss-2 = Kod mene je sve tanje.
remark-plain-close-loss-3 = Sad bi mi dobro došlo čudo.
# Učestvuje u ratu koji upravo počinje
remark-plain-war-1 = Idemo!
remark-plain-war-2 = Rat! Da vidimo ko će izdržati.
remark-plain-war-3 = Niko ne popušta.

## Početnik, i onaj ko igra nasumice

# Pobeđuje u igri
remark-beginner-won-1 = Pobeđujem? Stvarno pobeđujem!
remark-beginner-won-2 = Čekajte, to je sve? Ura!
remark-beginner-won-3 = Jao, moram ovo da ispričam!
# Gubi igru od nekog drugog
remark-beginner-lost-1 = Oh. Kako se ovde dobro igra.
remark-beginner-lost-2 = Možemo li ponovo? Još učim.
remark-beginner-lost-3 = Drugi put ću znati pravila.
# Ispada, a igra se nastavlja
remark-beginner-out-1 = Jao, zar već ispadam?
remark-beginner-out-2 = Mogu li da ostanem i slušam?
remark-beginner-out-3 = Hm, gde je bila greška?
# Neko drugi ispada
remark-beginner-farewell-1 = Jao, zar tako brzo?
remark-beginner-farewell-2 = Znači, može svakome da se desi.
remark-beginner-farewell-3 = Uh, dobro je, nisam ja.
# Sopstveni džoker uzima neko drugi
remark-beginner-joker-lost-1 = Zar džoker nije najbolja karta?
remark-beginner-joker-lost-2 = Jadni moj džoker!
remark-beginner-joker-lost-3 = Oh, može li natrag?
# Uzima sto posle rata
remark-beginner-war-won-1 = Dobijam rat! Čujete li?
remark-beginner-war-won-2 = Zar su sve ove karte za mene?
remark-beginner-war-won-3 = Kako je uzbudljivo!
# Učestvuje u ratu koji dobija drugi
remark-beginner-war-lost-1 = Ne volim ratove.
remark-beginner-war-lost-2 = Koliko karata je otišlo!
remark-beginner-war-lost-3 = A izgledalo je tako dobro.
# Slušaocu, posle dobrog ulova
remark-beginner-praise-1 = Kako vam to uspeva?
remark-beginner-praise-2 = Auh, kako pametno!
remark-beginner-praise-3 = I ja hoću tako da igram.
# Ima skoro sve karte
remark-beginner-close-win-1 = Pobeđujem li ja to? Izgleda da da!
remark-beginner-close-win-2 = Toliko karata, jedva ih držim.
remark-beginner-close-win-3 = Neka niko ništa ne kaže, ide mi odlično.
# Ostaje s malo karata
remark-beginner-close-loss-1 = Gde su sve moje karte?
remark-beginner-close-loss-2 = Skoro da nemam karata.
remark-beginner-close-loss-3 = Da li je normalno da ih je tako malo?
# Učestvuje u ratu koji upravo počinje
remark-beginner-war-1 = Oh, je li ovo rat?
remark-beginner-war-2 = Rat! Kakvo uzbuđenje.
remark-beginner-war-3 = I šta sad?

## Kockar

# Pobeđuje u igri
remark-gambler-won-1 = Sreća prati hrabre!
remark-gambler-won-2 = Sve na sto, i sve je moje!
remark-gambler-won-3 = Duplo ili ništa u sledećoj?
# Gubi igru od nekog drugog
remark-gambler-lost-1 = Sreća danas gleda na drugu stranu.
remark-gambler-lost-2 = Još jedna partija. Osećam, sreća se okreće.
remark-gambler-lost-3 = Bar gubim sa stilom.
# Ispada, a igra se nastavlja
remark-gambler-out-1 = Sve ili ništa. Pa, ništa.
remark-gambler-out-2 = Bez prebijene pare! Kakva igra.
remark-gambler-out-3 = Sve bih isto ponovo.
# Neko drugi ispada
remark-gambler-farewell-1 = Banka uzima svoje.
remark-gambler-farewell-2 = Ko visoko leti, nisko pada.
remark-gambler-farewell-3 = Ko je sledeći? Ima li opklada?
# Sopstveni džoker uzima neko drugi
remark-gambler-joker-lost-1 = Džoker ode, kakav rizik.
remark-gambler-joker-lost-2 = Kako došlo, tako prošlo.
remark-gambler-joker-lost-3 = Taj džoker mi duguje više.
# Uzima sto posle rata
remark-gambler-war-won-1 = Pobednik nosi sve!
remark-gambler-war-won-2 = To se zove ulov.
remark-gambler-war-won-3 = Rizik se isplati.
# Učestvuje u ratu koji dobija drugi
remark-gambler-war-lost-1 = Veliki dobitak, ali tuđi.
remark-gambler-war-lost-2 = Ko ne rizikuje, ne dobija.
remark-gambler-war-lost-3 = I opet bih tako.
# Slušaocu, posle dobrog ulova
remark-gambler-praise-1 = Kakva hrabrost! Sviđa mi se.
remark-gambler-praise-2 = Ko bi se kladio na to!
remark-gambler-praise-3 = Srećna ruka, lep potez.
# Ima skoro sve karte
remark-gambler-close-win-1 = Ide me karta!
remark-gambler-close-win-2 = Banka je skoro moja.
remark-gambler-close-win-3 = Sme li još neko da se kladi protiv mene?
# Ostaje s malo karata
remark-gambler-close-loss-1 = Ostaju mi poslednji žetoni.
remark-gambler-close-loss-2 = Sad je svaka karta sve ili ništa.
remark-gambler-close-loss-3 = Ovako počinju preokreti.
# Učestvuje u ratu koji upravo počinje
remark-gambler-war-1 = Dižemo ulog!
remark-gambler-war-2 = To je već nešto!
remark-gambler-war-3 = Sve na sto!

## Ko broji: brojač, student, taktičar, profesor

# Pobeđuje u igri
remark-scholar-won-1 = Sve po računu.
remark-scholar-won-2 = Pravo zadovoljstvo. Brojevi su na mojoj strani.
remark-scholar-won-3 = Dokaz je potpun.
# Gubi igru od nekog drugog
remark-scholar-lost-1 = Pouka za moje beleške.
remark-scholar-lost-2 = Svaka čast, vrlo dobro smišljeno.
remark-scholar-lost-3 = Zanimljivo. Ovu partiju ću proučiti.
# Ispada, a igra se nastavlja
remark-scholar-out-1 = Moj račun ima rupu.
remark-scholar-out-2 = Poučan poraz.
remark-scholar-out-3 = Odlazim s punom sveskom beležaka.
# Neko drugi ispada
remark-scholar-farewell-1 = To pojednostavljuje jednačinu.
remark-scholar-farewell-2 = Jedna nepoznata manje.
remark-scholar-farewell-3 = Moje poštovanje za dobru borbu.
# Sopstveni džoker uzima neko drugi
remark-scholar-joker-lost-1 = I taj gubitak je u računu.
remark-scholar-joker-lost-2 = Džoker vredi koliko i njegov trenutak.
remark-scholar-joker-lost-3 = Moj džoker prelazi na drugu stranu. Beležim.
# Uzima sto posle rata
# $count: karte koje se uzimaju
remark-scholar-war-won-1 = { CAP(COUNT($count, noun: "card")) }. Vredelo je čekati.
remark-scholar-war-won-2 = Strpljenje je strategija.
remark-scholar-war-won-3 = Jači argument pobeđuje.
# Učestvuje u ratu koji dobija drugi
# $count: karte koje se uzimaju
remark-scholar-war-lost-1 = { CAP(COUNT($count, noun: "card")) }. Skupa pouka.
remark-scholar-war-lost-2 = Verovatno, ali ne i sigurno.
remark-scholar-war-lost-3 = To zapisujem.
# Slušaocu, posle dobrog ulova
remark-scholar-praise-1 = Elegantno rešenje.
remark-scholar-praise-2 = Bolje se ne može izračunati.
remark-scholar-praise-3 = Dobro smišljeno!
# Ima skoro sve karte
remark-scholar-close-win-1 = Vaga naginje na moju stranu.
remark-scholar-close-win-2 = Po mom računu, kraj je blizu.
remark-scholar-close-win-3 = Pravac je jasan.
# Ostaje s malo karata
remark-scholar-close-loss-1 = Moj uzorak je sve manji.
remark-scholar-close-loss-2 = Izgledi su slabi, ali nisu nula.
remark-scholar-close-loss-3 = S malo karata treba dobro misliti.
# Učestvuje u ratu koji upravo počinje
remark-scholar-war-1 = Nerešeno, za sada.
remark-scholar-war-2 = Ulog raste. Da računamo.
remark-scholar-war-3 = Izjednačeno.
