# Šta protivnici usput kažu, svako na svoj način, o onome što su svi videli. Kratko i prijateljski;
# ništa po čemu se zna da li govori ili sluša žena ili muškarac, ništa što znaju samo skrivene karte.

# Pre toga se kaže ko govori: $player; $remark: jedan od redova ispod.
remark = { $player }: { $remark }

## Običan način: razuman, jak

# Pobeđuje u igri
remark-plain-won-1 = Ova igra je moja. Hvala na igri!
remark-plain-won-2 = Pobeđujem. Još jedna partija?
remark-plain-won-3 = Za mene se dobro završava. Lepa igra!
remark-plain-won-4 = Ova partija ide meni. Hvala svima!
remark-plain-won-5 = Rado primam ovu pobedu. Bilo je lepo.
remark-plain-won-6 = Danas mi sve ide od ruke.
# Gubi igru od nekog drugog
remark-plain-lost-1 = Svaka čast!
remark-plain-lost-2 = Ne može se uvek pobediti. Dobra igra.
remark-plain-lost-3 = Bila je to poštena borba. Čestitam!
remark-plain-lost-4 = Zaslužena pobeda. Čestitam!
remark-plain-lost-5 = Danas nije moj dan. Lepo odigrano, nema šta!
remark-plain-lost-6 = Bilo je lepo i bez pobede.
# Ispada, a igra se nastavlja
remark-plain-out-1 = Za mene je gotovo. Uživajte u nastavku!
remark-plain-out-2 = Ja završavam. Ostajem da slušam.
remark-plain-out-3 = Ispadam. Srećno ostalima!
remark-plain-out-4 = Ja ovde stajem. Vi samo nastavite!
remark-plain-out-5 = Dovde je bio moj put.
remark-plain-out-6 = Ustajem od stola. Neka vam ide karta!
# Neko drugi ispada
remark-plain-farewell-1 = Za stolom je sve manje igrača.
remark-plain-farewell-2 = Hvala na igri! Sad postaje ozbiljno.
remark-plain-farewell-3 = Jedna stolica je slobodna. Idemo dalje.
remark-plain-farewell-4 = I eto, manje nas je.
remark-plain-farewell-5 = Lepa borba. Vidimo se u sledećoj partiji!
remark-plain-farewell-6 = Sad nas je manje, ali igra ide dalje.
# Sopstveni džoker uzima neko drugi
remark-plain-joker-lost-1 = Ode moj džoker.
remark-plain-joker-lost-2 = Moj džoker, u tuđim rukama.
remark-plain-joker-lost-3 = Nedostajaće mi taj džoker.
remark-plain-joker-lost-4 = Moj džoker zaslužuje bolje.
remark-plain-joker-lost-5 = Toliko o mom džokeru.
remark-plain-joker-lost-6 = Neka neko dobro čuva mog džokera.
# Uzima sto posle rata
remark-plain-war-won-1 = Rat je moj.
remark-plain-war-won-2 = Vredelo se boriti.
remark-plain-war-won-3 = Rado uzimam sve to.
remark-plain-war-won-4 = Taj rat ide meni.
remark-plain-war-won-5 = Sve to dolazi kod mene.
remark-plain-war-won-6 = Trebalo je ratovati, ali sad je moje.
# Učestvuje u ratu koji dobija drugi
remark-plain-war-lost-1 = Ovo boli.
remark-plain-war-lost-2 = Gubim rat, ali ne i igru.
remark-plain-war-lost-3 = Skup je bio taj rat.
remark-plain-war-lost-4 = Taj rat je obećavao više.
remark-plain-war-lost-5 = Radije bih te karte kod sebe.
remark-plain-war-lost-6 = Toliki rat, a meni ništa.
# Slušaocu, posle dobrog ulova
remark-plain-praise-1 = Lepo odigrano!
remark-plain-praise-2 = Dobar ulov!
remark-plain-praise-3 = Bravo!
remark-plain-praise-4 = Potpuno zasluženo.
remark-plain-praise-5 = Ni ja to ne bih bolje.
remark-plain-praise-6 = Odličan ulov!
# Ima skoro sve karte
remark-plain-close-win-1 = Ide mi dobro.
remark-plain-close-win-2 = Skoro sve karte su ovde.
remark-plain-close-win-3 = Još malo pa gotovo.
remark-plain-close-win-4 = Sviđa mi se kako ovo ide.
remark-plain-close-win-5 = Malo je ostalo do pobede.
remark-plain-close-win-6 = Ako se ovako nastavi, baš lepo.
# Ostaje s malo karata
remark-plain-close-loss-1 = Ponestaje mi karata.
remark-plain-close-loss-2 = Kod mene je sve tanje.
remark-plain-close-loss-3 = Sad bi mi dobro došlo čudo.
remark-plain-close-loss-4 = Ostaje mi vrlo malo za igru.
remark-plain-close-loss-5 = Ovo malo karata sad mora da bude dovoljno.
remark-plain-close-loss-6 = Sad je kod mene gusto.
# Učestvuje u ratu koji upravo počinje
remark-plain-war-1 = Idemo!
remark-plain-war-2 = Rat! Da vidimo ko će izdržati.
remark-plain-war-3 = Niko ne popušta.
remark-plain-war-4 = Ovo još nije ničije.
remark-plain-war-5 = Sad postaje uzbudljivo.
remark-plain-war-6 = Onda ćemo se boriti.
# Džoker je u prvom potezu, kao u prošloj partiji, koju je igrao i onaj ko govori
remark-plain-joker-again-1 = Džoker na početku, baš kao prošli put.
remark-plain-joker-again-2 = I prošla partija je počela džokerom.
remark-plain-joker-again-3 = Opet džoker već u prvom potezu!
remark-plain-joker-again-4 = Prvi potez, i opet džoker.
remark-plain-joker-again-5 = Za ovim stolom džokeri dolaze rano.
remark-plain-joker-again-6 = Džoker odmah na početku. Tako je bilo i prošli put.
# Prvi potez je rat, kao u prošloj partiji, koju je igrao i onaj ko govori
remark-plain-war-again-1 = Rat u prvom potezu, baš kao prošli put.
remark-plain-war-again-2 = I prošla partija je počela ratom.
remark-plain-war-again-3 = Ne gubimo vreme: opet rat od početka.
remark-plain-war-again-4 = Prvi potez, i opet rat.
remark-plain-war-again-5 = Još jedna partija koja počinje ratom.
remark-plain-war-again-6 = Počinjemo ratom. To mi je poznato.
# Pobeđuje u igri, kao i u prošloj
remark-plain-won-again-1 = I prošla partija je bila moja, i ova je.
remark-plain-won-again-2 = Opet moja! Hoćemo li još jednu?
remark-plain-won-again-3 = Ishod je isti kao prošli put. Ne žalim se.
remark-plain-won-again-4 = I još jednom pobeđujem.
remark-plain-won-again-5 = Izgleda da mi ide.
remark-plain-won-again-6 = Opet pobeda! Na ovo se lako navikne.
# Slušaocu, koji pobeđuje u igri kao i u prošloj
remark-plain-beaten-again-1 = I prošli put ste vi pobedili. Svaka čast!
remark-plain-beaten-again-2 = Opet vi! Čestitam.
remark-plain-beaten-again-3 = Moram nešto da smislim protiv vas.
remark-plain-beaten-again-4 = Još jedna vaša pobeda. Kapa dole!
remark-plain-beaten-again-5 = I prošla partija i ova: obe su vaše.
remark-plain-beaten-again-6 = Opet pobeđujete. Mogu li da dobijem još jednu priliku?

## Početnik, i onaj ko igra nasumice

# Pobeđuje u igri
remark-beginner-won-1 = Pobeđujem? Stvarno pobeđujem!
remark-beginner-won-2 = Čekajte, to je sve? Ura!
remark-beginner-won-3 = Jao, moram ovo da ispričam!
remark-beginner-won-4 = Je li to moje delo? Jeste!
remark-beginner-won-5 = Pobeda, a pojma nemam kako!
remark-beginner-won-6 = Prvo što mi pada na pamet: je li to dozvoljeno?
# Gubi igru od nekog drugog
remark-beginner-lost-1 = Oh. Kako se ovde dobro igra.
remark-beginner-lost-2 = Možemo li ponovo? Još učim.
remark-beginner-lost-3 = Drugi put ću znati pravila.
remark-beginner-lost-4 = Taman počinjem da shvatam.
remark-beginner-lost-5 = I gubiti je zabavno. Pa, malo.
remark-beginner-lost-6 = Šta je trebalo drugačije?
# Ispada, a igra se nastavlja
remark-beginner-out-1 = Jao, zar već ispadam?
remark-beginner-out-2 = Mogu li da ostanem i slušam?
remark-beginner-out-3 = Hm, gde je bila greška?
remark-beginner-out-4 = To je bilo brzo. Prebrzo!
remark-beginner-out-5 = Zar je za mene kraj? Kakva šteta!
remark-beginner-out-6 = Gledaću kako igrate i učiću.
# Neko drugi ispada
remark-beginner-farewell-1 = Jao, zar tako brzo?
remark-beginner-farewell-2 = Znači, može svakome da se desi.
remark-beginner-farewell-3 = Uh, dobro je, nisam ja.
remark-beginner-farewell-4 = Jao, sad nas je manje.
remark-beginner-farewell-5 = Ćao! Hoćete li da nas gledate?
remark-beginner-farewell-6 = Umalo to nisam ja.
# Sopstveni džoker uzima neko drugi
remark-beginner-joker-lost-1 = Zar džoker nije najbolja karta?
remark-beginner-joker-lost-2 = Jadni moj džoker!
remark-beginner-joker-lost-3 = Oh, može li natrag?
remark-beginner-joker-lost-4 = Neee, samo ne moj džoker!
remark-beginner-joker-lost-5 = Taj džoker je bio za nešto posebno.
remark-beginner-joker-lost-6 = Zar džoker može da se izgubi? To je novo za mene.
# Uzima sto posle rata
remark-beginner-war-won-1 = Dobijam rat! Čujete li?
remark-beginner-war-won-2 = Zar su sve ove karte za mene?
remark-beginner-war-won-3 = Kako je uzbudljivo!
remark-beginner-war-won-4 = Rat je moj, a srce mi lupa!
remark-beginner-war-won-5 = Pa ratovi i nisu tako strašni.
remark-beginner-war-won-6 = Gledajte koliko karata!
# Učestvuje u ratu koji dobija drugi
remark-beginner-war-lost-1 = Ne volim ratove.
remark-beginner-war-lost-2 = Koliko karata je otišlo!
remark-beginner-war-lost-3 = A izgledalo je tako dobro.
remark-beginner-war-lost-4 = Kako je to ružno, a sve po pravilima.
remark-beginner-war-lost-5 = A meni se činilo da je moje.
remark-beginner-war-lost-6 = Sledeći rat dobijam ja. Možda.
# Slušaocu, posle dobrog ulova
remark-beginner-praise-1 = Kako vam to uspeva?
remark-beginner-praise-2 = Auh, kako pametno!
remark-beginner-praise-3 = I ja hoću tako da igram.
remark-beginner-praise-4 = To je bilo sjajno!
remark-beginner-praise-5 = Toliko učim od vas.
remark-beginner-praise-6 = Auh, koliko karata!
# Ima skoro sve karte
remark-beginner-close-win-1 = Pobeđujem li ja to? Izgleda da da!
remark-beginner-close-win-2 = Toliko karata, jedva ih držim.
remark-beginner-close-win-3 = Neka niko ništa ne kaže, ide mi odlično.
remark-beginner-close-win-4 = Čekajte, zar vodim toliko?
remark-beginner-close-win-5 = Da kucnem u drvo, ide mi.
remark-beginner-close-win-6 = Još nikad kod mene nije bilo toliko karata.
# Ostaje s malo karata
remark-beginner-close-loss-1 = Gde su sve moje karte?
remark-beginner-close-loss-2 = Skoro da nemam karata.
remark-beginner-close-loss-3 = Da li je normalno da ih je tako malo?
remark-beginner-close-loss-4 = Samo ove? Joj.
remark-beginner-close-loss-5 = Moje karte mogu da se izbroje na prste.
remark-beginner-close-loss-6 = Nadam se da niko ne primećuje kako ih je malo.
# Učestvuje u ratu koji upravo počinje
remark-beginner-war-1 = Oh, je li ovo rat?
remark-beginner-war-2 = Rat! Kakvo uzbuđenje.
remark-beginner-war-3 = I šta sad?
remark-beginner-war-4 = Rat? Je li to dobro ili loše?
remark-beginner-war-5 = Jao, samo ne rat.
remark-beginner-war-6 = Uh, ne smem ni da gledam.
# Džoker je u prvom potezu, kao u prošloj partiji, koju je igrao i onaj ko govori
remark-beginner-joker-again-1 = Opet džoker, i to odmah? Auh!
remark-beginner-joker-again-2 = Zar i prošli put nije na početku bio džoker?
remark-beginner-joker-again-3 = Da li igra uvek počinje džokerom?
remark-beginner-joker-again-4 = Gle, već džoker! Kao prošli put.
remark-beginner-joker-again-5 = Ovo znam: počinje džokerom.
remark-beginner-joker-again-6 = Prošli put džoker na početku, i sad džoker na početku!
# Prvi potez je rat, kao u prošloj partiji, koju je igrao i onaj ko govori
remark-beginner-war-again-1 = Već rat? Kao prošli put!
remark-beginner-war-again-2 = Da li uvek počinjemo ratom?
remark-beginner-war-again-3 = Jao, opet počinje ratom.
remark-beginner-war-again-4 = I prošla partija je počela ovako burno.
remark-beginner-war-again-5 = Rat u prvom potezu, toga se sećam!
remark-beginner-war-again-6 = Možemo li jednom da počnemo mirno?
# Pobeđuje u igri, kao i u prošloj
remark-beginner-won-again-1 = Opet pobeđujem? Ja?
remark-beginner-won-again-2 = To više nije samo sreća, zar ne?
remark-beginner-won-again-3 = Opet! Stvarno opet!
remark-beginner-won-again-4 = Moram da javim kući: opet pobeđujem.
remark-beginner-won-again-5 = Zar ja to počinjem dobro da igram?
remark-beginner-won-again-6 = Prvo prošla partija, a sad i ova!
# Slušaocu, koji pobeđuje u igri kao i u prošloj
remark-beginner-beaten-again-1 = Opet ste pobedili! Kako vam to ide?
remark-beginner-beaten-again-2 = Vi uvek pobeđujete. Dobro, prošli put i sad.
remark-beginner-beaten-again-3 = Hoćete li da me naučite? Opet ste pobedili.
remark-beginner-beaten-again-4 = Opet vi. Kad bih bar i ja tako!
remark-beginner-beaten-again-5 = Mislim se: sad ću vas pobediti. Kad ono, opet vi!
remark-beginner-beaten-again-6 = I prošli put ste pobedili, sećam se!

## Kockar

# Pobeđuje u igri
remark-gambler-won-1 = Sreća prati hrabre!
remark-gambler-won-2 = Sve na sto, i sve je moje!
remark-gambler-won-3 = Duplo ili ništa u sledećoj?
remark-gambler-won-4 = Sto, slava i sve ostalo: moje!
remark-gambler-won-5 = Osećam ja to u prstima.
remark-gambler-won-6 = Sreća drži reč.
# Gubi igru od nekog drugog
remark-gambler-lost-1 = Sreća danas gleda na drugu stranu.
remark-gambler-lost-2 = Još jedna partija. Osećam, sreća se okreće.
remark-gambler-lost-3 = Bar gubim sa stilom.
remark-gambler-lost-4 = Pogrešna karta, pogrešan ulog. Dešava se.
remark-gambler-lost-5 = Ko hoće da dobija, mora ponekad i da gubi.
remark-gambler-lost-6 = Džepovi prazni, raspoloženje dobro.
# Ispada, a igra se nastavlja
remark-gambler-out-1 = Sve ili ništa. Pa, ništa.
remark-gambler-out-2 = Bez prebijene pare! Kakva igra.
remark-gambler-out-3 = Sve bih isto ponovo.
remark-gambler-out-4 = Sve što imam, otišlo je.
remark-gambler-out-5 = Hrabro do kraja, a ovo je kraj.
remark-gambler-out-6 = Niko mi ništa ne pozajmljuje? Onda doviđenja.
# Neko drugi ispada
remark-gambler-farewell-1 = Banka uzima svoje.
remark-gambler-farewell-2 = Ko visoko leti, nisko pada.
remark-gambler-farewell-3 = Ko je sledeći? Ima li opklada?
remark-gambler-farewell-4 = Još jedan ulog je propao.
remark-gambler-farewell-5 = Manje nas za stolom, više za ostale.
remark-gambler-farewell-6 = Sutra sreća počinje iznova.
# Sopstveni džoker uzima neko drugi
remark-gambler-joker-lost-1 = Džoker ode, kakav rizik.
remark-gambler-joker-lost-2 = Kako došlo, tako prošlo.
remark-gambler-joker-lost-3 = Taj džoker mi duguje više.
remark-gambler-joker-lost-4 = Moj najbolji žeton, izgubljen.
remark-gambler-joker-lost-5 = Džoker uložen, džoker izgubljen.
remark-gambler-joker-lost-6 = I sledećeg džokera stavljam na kocku.
# Uzima sto posle rata
remark-gambler-war-won-1 = Pobednik nosi sve!
remark-gambler-war-won-2 = To se zove ulov.
remark-gambler-war-won-3 = Rizik se isplati.
remark-gambler-war-won-4 = Znam ja kad se isplati!
remark-gambler-war-won-5 = Najzad pravi zgoditak.
remark-gambler-war-won-6 = U ratu se protiv mene ne kladi.
# Učestvuje u ratu koji dobija drugi
remark-gambler-war-lost-1 = Veliki dobitak, ali tuđi.
remark-gambler-war-lost-2 = Ko ne rizikuje, ne dobija.
remark-gambler-war-lost-3 = I opet bih tako.
remark-gambler-war-lost-4 = Dobitak je bio nadohvat ruke.
remark-gambler-war-lost-5 = Dobar predosećaj, a pogrešan.
remark-gambler-war-lost-6 = Visok ulog, visok pad.
# Slušaocu, posle dobrog ulova
remark-gambler-praise-1 = Kakva hrabrost! Sviđa mi se.
remark-gambler-praise-2 = Ko bi se kladio na to!
remark-gambler-praise-3 = Srećna ruka, lep potez.
remark-gambler-praise-4 = To je prava smelost!
remark-gambler-praise-5 = Vredelo je rizikovati.
remark-gambler-praise-6 = Danas vas sreća voli.
# Ima skoro sve karte
remark-gambler-close-win-1 = Ide me karta!
remark-gambler-close-win-2 = Banka je skoro moja.
remark-gambler-close-win-3 = Sme li još neko da se kladi protiv mene?
remark-gambler-close-win-4 = Već osećam miris pobede.
remark-gambler-close-win-5 = Izgledi nikad nisu bili bolji.
remark-gambler-close-win-6 = Samo neka stižu karte!
# Ostaje s malo karata
remark-gambler-close-loss-1 = Ostaju mi poslednji žetoni.
remark-gambler-close-loss-2 = Sad je svaka karta sve ili ništa.
remark-gambler-close-loss-3 = Ovako počinju preokreti.
remark-gambler-close-loss-4 = Malo žetona, ali veliki snovi.
remark-gambler-close-loss-5 = Bilo je i gore, pa ne odustajem.
remark-gambler-close-loss-6 = Jedna srećna karta, samo to mi treba.
# Učestvuje u ratu koji upravo počinje
remark-gambler-war-1 = Dižemo ulog!
remark-gambler-war-2 = To je već nešto!
remark-gambler-war-3 = Sve na sto!
remark-gambler-war-4 = Srce mi već brže kuca.
remark-gambler-war-5 = Rat! Ko se kladi?
remark-gambler-war-6 = Zbog ovoga sam ovde.
# Džoker je u prvom potezu, kao u prošloj partiji, koju je igrao i onaj ko govori
remark-gambler-joker-again-1 = Opet džoker odmah? Trebalo je kladiti se na njega.
remark-gambler-joker-again-2 = Džoker na početku, i to ne prvi put. Kakve su šanse!
remark-gambler-joker-again-3 = Džoker ne može da čeka, isto kao prošli put.
remark-gambler-joker-again-4 = U prošloj partiji odmah džoker, a sad opet. Sviđa mi se!
remark-gambler-joker-again-5 = Ko se opet kladi na džokera u prvom potezu?
remark-gambler-joker-again-6 = Džoker otvara igru, kao i prošli put.
# Prvi potez je rat, kao u prošloj partiji, koju je igrao i onaj ko govori
remark-gambler-war-again-1 = Odmah rat, kao prošli put. Takav sto volim!
remark-gambler-war-again-2 = Opet rat na početku. Bez zagrevanja!
remark-gambler-war-again-3 = I prošla partija je krenula kao iz puške.
remark-gambler-war-again-4 = Opklada na rat u prvom potezu opet bi se isplatila.
remark-gambler-war-again-5 = Rat na početku, i to ne prvi put!
remark-gambler-war-again-6 = Ovde nema priče: prvo rat, opet.
# Pobeđuje u igri, kao i u prošloj
remark-gambler-won-again-1 = Moja srećna serija traje!
remark-gambler-won-again-2 = I prošla partija i ova. Srećna stolica se ne menja.
remark-gambler-won-again-3 = Još jedna pobeda! Ko sme da se kladi protiv mene?
remark-gambler-won-again-4 = Vruća mi je ruka, i karte to znaju.
remark-gambler-won-again-5 = Opet pobeda! Trebalo je udvostručiti ulog.
remark-gambler-won-again-6 = Pobeda tada, pobeda sad. Sreća mi zna adresu.
# Slušaocu, koji pobeđuje u igri kao i u prošloj
remark-gambler-beaten-again-1 = Opet vi! Na kog konja se kladite?
remark-gambler-beaten-again-2 = Trebalo je da se kladim na vas, kao i prošli put.
remark-gambler-beaten-again-3 = Ide vam karta, zar ne?
remark-gambler-beaten-again-4 = Opet gubim od vas. Sad je to lično!
remark-gambler-beaten-again-5 = Vaša sreća traje iz partije u partiju.
remark-gambler-beaten-again-6 = I prošla partija je bila vaša. Sledeći put se kladim na vas.

## Ko broji: brojač, student, taktičar, profesor

# Pobeđuje u igri
remark-scholar-won-1 = Sve po računu.
remark-scholar-won-2 = Pravo zadovoljstvo. Brojevi su na mojoj strani.
remark-scholar-won-3 = Dokaz je potpun.
remark-scholar-won-4 = Hipoteza je potvrđena.
remark-scholar-won-5 = Zadovoljavajući ishod.
remark-scholar-won-6 = Sledi iz karata, kao što se i očekuje.
# Gubi igru od nekog drugog
remark-scholar-lost-1 = Pouka za moje beleške.
remark-scholar-lost-2 = Svaka čast, vrlo dobro smišljeno.
remark-scholar-lost-3 = Zanimljivo. Ovu partiju ću proučiti.
remark-scholar-lost-4 = Potražiću grešku u svom zaključivanju.
remark-scholar-lost-5 = Vaš račun je bio bolji od mog.
remark-scholar-lost-6 = Ishod vredan razmišljanja.
# Ispada, a igra se nastavlja
remark-scholar-out-1 = Moj račun ima rupu.
remark-scholar-out-2 = Poučan poraz.
remark-scholar-out-3 = Odlazim s punom sveskom beležaka.
remark-scholar-out-4 = Moja sredstva su iscrpljena.
remark-scholar-out-5 = Varijansa je bila veća nego u mom računu.
remark-scholar-out-6 = Odsad posmatram.
# Neko drugi ispada
remark-scholar-farewell-1 = To pojednostavljuje jednačinu.
remark-scholar-farewell-2 = Jedna nepoznata manje.
remark-scholar-farewell-3 = Moje poštovanje za dobru borbu.
remark-scholar-farewell-4 = Broj slučajeva se smanjuje.
remark-scholar-farewell-5 = Jedno poglavlje se zatvara.
remark-scholar-farewell-6 = Preostali problem je manji.
# Sopstveni džoker uzima neko drugi
remark-scholar-joker-lost-1 = I taj gubitak je u računu.
remark-scholar-joker-lost-2 = Džoker vredi koliko i njegov trenutak.
remark-scholar-joker-lost-3 = Moj džoker prelazi na drugu stranu. Beležim.
remark-scholar-joker-lost-4 = Prihvatljiv gubitak, ali gubitak.
remark-scholar-joker-lost-5 = Taj džoker je imao veću očekivanu vrednost.
remark-scholar-joker-lost-6 = Moram da ispravim svoj račun o džokerima.
# Uzima sto posle rata
# $count: karte koje se uzimaju
remark-scholar-war-won-1 = { CAP(COUNT($count, noun: "card")) }. Vredelo je čekati.
remark-scholar-war-won-2 = Strpljenje je strategija.
remark-scholar-war-won-3 = Jači argument pobeđuje.
remark-scholar-war-won-4 = Pitanje se rešava u moju korist.
remark-scholar-war-won-5 = Istrajnost je nagrađena.
remark-scholar-war-won-6 = Skupo pitanje, jasan odgovor.
# Učestvuje u ratu koji dobija drugi
# $count: karte koje se uzimaju
remark-scholar-war-lost-1 = { CAP(COUNT($count, noun: "card")) }. Skupa pouka.
remark-scholar-war-lost-2 = Verovatno, ali ne i sigurno.
remark-scholar-war-lost-3 = To zapisujem.
remark-scholar-war-lost-4 = Uzorak je bio protiv mene.
remark-scholar-war-lost-5 = Ne može se dobiti svaki rat.
remark-scholar-war-lost-6 = Prihvatam ishod.
# Slušaocu, posle dobrog ulova
remark-scholar-praise-1 = Elegantno rešenje.
remark-scholar-praise-2 = Bolje se ne može izračunati.
remark-scholar-praise-3 = Dobro smišljeno!
remark-scholar-praise-4 = Ubedljivo, moram da priznam.
remark-scholar-praise-5 = Potez za udžbenike.
remark-scholar-praise-6 = Primljeno k znanju, s poštovanjem.
# Ima skoro sve karte
remark-scholar-close-win-1 = Vaga naginje na moju stranu.
remark-scholar-close-win-2 = Po mom računu, kraj je blizu.
remark-scholar-close-win-3 = Pravac je jasan.
remark-scholar-close-win-4 = Račun je skoro završen.
remark-scholar-close-win-5 = Ostaje malo nepoznatih.
remark-scholar-close-win-6 = Moj deo se približava celini.
# Ostaje s malo karata
remark-scholar-close-loss-1 = Moj uzorak je sve manji.
remark-scholar-close-loss-2 = Izgledi su slabi, ali nisu nula.
remark-scholar-close-loss-3 = S malo karata treba dobro misliti.
remark-scholar-close-loss-4 = Kad je karata ovako malo, svaki izbor je važan.
remark-scholar-close-loss-5 = Približavam se donjoj granici.
remark-scholar-close-loss-6 = Mali brojevi, velika odstupanja.
# Učestvuje u ratu koji upravo počinje
remark-scholar-war-1 = Nerešeno, za sada.
remark-scholar-war-2 = Ulog raste. Da računamo.
remark-scholar-war-3 = Još nema ishoda.
remark-scholar-war-4 = Rat ima svoju matematiku.
remark-scholar-war-5 = Odluka se odlaže.
remark-scholar-war-6 = Pitanje ostaje otvoreno.
# Džoker je u prvom potezu, kao u prošloj partiji, koju je igrao i onaj ko govori
remark-scholar-joker-again-1 = Opet džoker u prvom potezu. Zanimljiva pojava.
remark-scholar-joker-again-2 = Kao i u prošloj partiji, džoker dolazi prvi. Zabeleženo.
remark-scholar-joker-again-3 = Dva početka s džokerom. Je li to još slučajnost?
remark-scholar-joker-again-4 = Isti početak kao prošli put: džoker.
remark-scholar-joker-again-5 = I moje beleške o prošloj partiji počinju džokerom.
remark-scholar-joker-again-6 = Džoker na početku, još jednom. Dopunjavam tabelu.
# Prvi potez je rat, kao u prošloj partiji, koju je igrao i onaj ko govori
remark-scholar-war-again-1 = Prvi potez je nerešen, kao i u prošloj partiji.
remark-scholar-war-again-2 = Opet rat odmah. Pravilnost?
remark-scholar-war-again-3 = I moje beleške o prošloj partiji počinju ratom.
remark-scholar-war-again-4 = Još jednom rat u prvom potezu. Neobična podudarnost.
remark-scholar-war-again-5 = Početak se ponavlja: rat.
remark-scholar-war-again-6 = Kao i prošli put, na početku ništa nije odlučeno.
# Pobeđuje u igri, kao i u prošloj
remark-scholar-won-again-1 = Ogled je uspešno ponovljen.
remark-scholar-won-again-2 = Isti ishod kao u prošloj partiji. Dovoljno dobro.
remark-scholar-won-again-3 = Moj metod se još jednom potvrđuje.
remark-scholar-won-again-4 = Ponovljivo, kao što nauka i traži.
remark-scholar-won-again-5 = Jednom je slučaj, dvaput je metod.
remark-scholar-won-again-6 = I prošla partija je bila moja. Podaci se slažu.
# Slušaocu, koji pobeđuje u igri kao i u prošloj
remark-scholar-beaten-again-1 = Ponavljate uspeh. Moram da vas proučim.
remark-scholar-beaten-again-2 = Isto kao prošli put: pobeđujete vi. Zabeleženo.
remark-scholar-beaten-again-3 = Vaš metod je, izgleda, ponovljiv.
remark-scholar-beaten-again-4 = Opet gubim od vas. Mora da postoji razlog.
remark-scholar-beaten-again-5 = Vaši ishodi se slažu: i prošla partija je bila vaša.
remark-scholar-beaten-again-6 = Još jednom ste bili u pravu. Moje poštovanje.
